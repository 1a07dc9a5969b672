"""Piles, who knows which card, and secret moves."""

import pytest

from guildhall.kernel.layout import PUBLIC, WATCHER, Layout, Pile
from guildhall.kernel.sight import sight
from laws import assert_conserved
from tables import CARDS, DECK, DISCARD, HAND, OTHER, bare, draw_to, with_deck


def listed(table, pile):
    return list(table.cards(pile))


def test_the_last_card_that_was_put_is_on_top():
    table = bare()
    for card in (3, 5, 4):
        table.put(card, HAND)
    assert (listed(table, HAND), table.top(HAND), table.count(HAND)) == ([3, 5, 4], 4, 3)
    assert table.take_top(HAND) == 4
    assert listed(table, HAND) == [3, 5]
    assert table.card_at(HAND, 0) == 3


def test_a_card_put_under_a_pile_lies_below_all_others():
    table = bare()
    for card in (3, 5):
        table.put(card, HAND)
    table.put_under(7, HAND)
    assert listed(table, HAND) == [7, 3, 5]


def test_a_card_put_under_a_pile_that_is_full_then_touches_no_other_pile():
    table = bare()
    for card in (8, 9):
        table.put(card, OTHER)
    for card in range(CARDS - 1):
        table.put(card, HAND)
    table.put_under(CARDS - 1, HAND)
    assert (listed(table, HAND), listed(table, OTHER)) == ([9, *range(9)], [8, 9])


def test_a_card_taken_from_the_middle_leaves_the_others_in_order():
    table = bare()
    for card in (3, 5, 4):
        table.put(card, HAND)
    table.move(5, HAND, OTHER)
    assert (listed(table, HAND), listed(table, OTHER)) == ([3, 4], [5])


def test_the_cards_of_a_pile_are_a_copy_safe_to_walk():
    table = bare()
    for card in (3, 5, 4):
        table.put(card, HAND)
    for card in table.cards(HAND):
        table.move(card, HAND, OTHER)
    assert (listed(table, HAND), listed(table, OTHER)) == ([], [3, 5, 4])


def test_a_card_that_is_not_there_can_not_be_taken():
    table = bare()
    table.put(3, HAND)
    table.put(4, OTHER)
    with pytest.raises(LookupError, match="card 4 does not lie in pile hand"):
        table.take(4, HAND)
    with pytest.raises(AssertionError):
        table.top(DECK)
    with pytest.raises(AssertionError):
        table.card_at(HAND, 1)


def test_a_pile_holds_no_more_than_it_has_room_for():
    table = bare()
    for card in range(CARDS):
        table.put(card, HAND)
    for put in (table.put, table.put_under):
        with pytest.raises(OverflowError, match="pile hand has room for 10"):
            put(0, HAND)
    assert listed(table, HAND) == list(range(CARDS))


def test_a_table_has_one_to_eight_seats():
    for seats in (0, 9):
        with pytest.raises(ValueError, match="1 to 8 seats"):
            Layout(seats, 0, [Pile("hand", 1)], 1, 1)


def test_who_was_shown_a_card_knows_it_and_nobody_else():
    table = with_deck()
    draw_to(table, 4, HAND, 0b010)
    assert [table.knows(seat, 4) for seat in (0, 1, 2, WATCHER)] == [False, True, False, False]
    assert not table.knows(1, ~0)
    assert not table.is_public(4)
    assert not table.is_faceup(4)


def test_a_card_that_is_turned_up_is_public_and_stays_so_when_it_is_turned_down():
    table = with_deck()
    draw_to(table, 4, HAND, 1)
    table.turn_up(4)
    assert table.is_faceup(4)
    table.turn_down(4)
    assert not table.is_faceup(4)
    assert table.is_public(4)
    assert all(table.knows(seat, 4) for seat in (0, 1, 2, WATCHER))
    assert_conserved(table)


def test_a_card_that_all_seats_have_seen_is_nothing_for_watchers_yet():
    table = with_deck()
    draw_to(table, 4, HAND, 0b111)
    assert not table.is_public(4)
    assert not table.knows(WATCHER, 4)


def test_a_card_that_is_not_settled_can_not_be_shown():
    table = with_deck()
    numbers = list(table.numbers())
    for show in (lambda: table.show(table.top(DECK), 1), lambda: table.turn_up(table.top(DECK))):
        with pytest.raises(AssertionError, match="deal it first"):
            show()
    assert list(table.numbers()) == numbers


def test_undo_is_told_which_seats_were_shown_something_new():  # law 11
    table = with_deck()
    draw_to(table, 4, HAND, 0b001)
    assert table.shown == 0b001
    table.shown = 0
    table.show(4, 0b001)
    assert table.shown == 0
    table.show(4, 0b011)
    assert table.shown == 0b010
    table.shown = 0
    table.turn_up(4)
    assert table.shown == 0b100 | PUBLIC
    table.shown = 0
    table.turn_down(4)
    table.turn_up(4)
    assert table.shown == 0


# ------------------------------------------------------------------------------------------------- secret moves
def on_tracks(table, cards):
    return [table.mem[table.layout.track + card] >= 0 for card in cards]


def one_mixture(table, cards):
    """Are these cards all in the same mixture?"""
    tracks = [table.mem[table.layout.track + card] for card in cards]
    mixture = table.mixture(1 << tracks[0])
    return all(mixture >> track & 1 for track in tracks)


def hand_of_two_pools():
    """Seat 0 holds cards 0 and 1 of pool 0, 8 of pool 1, and 9, which everybody saw."""
    table = bare()
    for pool, cards in ((0, range(6)), (1, range(6, CARDS))):
        table.name_pool(pool)
        for card in cards:
            table.loosen(card, pool)
        table.fill(DECK, pool, len(cards))
    for card in (9, 8):
        draw_to(table, card, HAND, 1)
    table.fill(DISCARD, 1, 2)
    table.mem[table.layout.size + DECK] -= 2
    for card in (0, 1):
        draw_to(table, card, HAND, 1)
    table.turn_up(9)
    table.turn_down(9)
    assert_conserved(table)
    return table


def labels(table, seat):
    """What a seat sees at hand and other, without the tags."""
    row = list(sight(table, seat))
    at = 1 + table.layout.variables
    seen = []
    for _pile in (HAND, OTHER):
        count = row[at]
        seen.append(row[at + 1 : at + 1 + 2 * count : 2])
        at += 1 + 2 * count
    return seen


def test_a_facedown_play_from_a_mixed_hand_leaves_one_bag_of_labels():
    table = hand_of_two_pools()
    assert labels(table, 1) == [[9, ~1, ~0, ~0], []]
    table.slip(8, HAND, OTHER, 0)
    assert labels(table, 1) == labels(table, WATCHER) == [[~1, ~0, ~0], [9]]  # in order, whichever was played
    assert labels(table, 0) == [[9, 0, 1], [8]]
    assert one_mixture(table, (0, 1, 8, 9))
    assert_conserved(table)


def test_every_facedown_play_looks_the_same_to_the_others():
    tables = []
    for card in (0, 1, 8, 9):
        table = hand_of_two_pools()
        table.slip(card, HAND, OTHER, 0)
        tables.append(table)
    for seat in (1, 2, WATCHER):
        assert len({tuple(sight(table, seat)) for table in tables}) == 1
    assert len({tuple(sight(table, 0)) for table in tables}) == 4


@pytest.mark.parametrize("variables", [0, 2])
def test_every_facedown_play_looks_the_same_when_cards_that_lie_faceup_stay_in_their_places(variables):
    """The place that falls empty would tell which card left, before or behind the one that lies faceup."""
    for faceup in range(3):
        seen = set()
        for card in {0, 1, 2} - {faceup}:
            table = with_deck(variables=variables)
            for other in range(3):
                draw_to(table, other, HAND, 1)
            table.turn_up(faceup)
            table.slip(card, HAND, OTHER, 0)
            seen.add(tuple(sight(table, 1)))
            assert_conserved(table)
        assert len(seen) == 1


def test_cards_of_one_label_need_no_mixture():
    table = with_deck()
    for card in range(3):
        draw_to(table, card, HAND, 1)
    table.slip(1, HAND, OTHER, 0)
    assert not any(on_tracks(table, range(3)))
    assert labels(table, 1) == [[~0, ~0], [~0]]


def test_who_had_peeked_loses_track_at_a_secret_move():
    table = with_deck()
    draw_to(table, 0, HAND, 0b11)
    draw_to(table, 1, HAND, 0b01)
    table.slip(1, HAND, OTHER, 0)
    assert not table.knows(1, 0)
    assert labels(table, 1) == [[~0], [~0]]
    assert table.knows(0, 0)
    assert table.knows(0, 1)


def test_a_piles_only_facedown_card_moves_in_everybodys_sight():
    """There is nothing to take it for: who knew it goes on knowing it."""
    table = with_deck()
    draw_to(table, 0, HAND, 0b01)
    draw_to(table, 1, HAND, 0b11)
    table.turn_up(0)
    table.slip(1, HAND, OTHER, 0)
    assert table.knows(1, 1)
    table.turn_down(0)
    table.slip(0, HAND, OTHER, 0)
    assert table.is_public(0)
    assert_conserved(table)


def test_a_card_that_lies_faceup_can_not_be_slipped_away():
    table = with_deck()
    draw_to(table, 0, HAND, 1)
    draw_to(table, 1, HAND, 1)
    table.turn_up(0)
    with pytest.raises(LookupError, match="lies faceup"):
        table.slip(0, HAND, OTHER, 0)


def test_nobody_slips_a_card_from_a_pile_that_he_does_not_know():
    table = with_deck()
    draw_to(table, 0, HAND, 1)
    draw_to(table, 1, HAND, 2)
    with pytest.raises(LookupError, match="seat 0 does not know every card of pile hand"):
        table.slip(0, HAND, OTHER, 0)


def test_two_secret_moves_make_one_mixture():
    table = hand_of_two_pools()
    table.slip(8, HAND, OTHER, 0)
    table.slip(0, HAND, OTHER, 0)
    assert one_mixture(table, (0, 1, 8, 9))
    assert labels(table, 1) == [[~1, ~0], [~0, 9]]
    assert_conserved(table)


def test_mixtures_of_different_hands_are_kept_apart():
    table = bare()
    for pool, cards in ((0, range(5, CARDS)), (1, range(5))):
        table.name_pool(pool)
        for card in cards:
            table.loosen(card, pool)
    hands = {HAND: (0, 5), OTHER: (1, 6), DISCARD: (2, 7)}
    for pile, cards in hands.items():
        for pool, card in zip((1, 0), cards, strict=True):
            table.fill(pile, pool, 1)
            table.settle(table.top_slot(pile), card)
            table.show(card, 1)
    for pile, (card, _) in hands.items():
        table.slip(card, pile, DECK, 0)
    assert all(one_mixture(table, cards) for cards in hands.values())
    assert not any(one_mixture(table, pair) for pair in ((0, 1), (0, 2), (1, 2)))


def test_two_mixtures_become_one_when_their_cards_meet_in_a_secret_move():
    table = bare()
    for pool in (0, 1):
        table.name_pool(pool)
        for card in range(5 * pool, 5 * pool + 5):
            table.loosen(card, pool)
    for pile, cards in ((HAND, (0, 5)), (OTHER, (1, 6))):
        for card in cards:
            table.put(~(card // 5), pile)
            table.settle(table.top_slot(pile), card)
            table.show(card, 1)
    table.fill(DECK, 0, 3)
    table.fill(DECK, 1, 3)
    table.slip(0, HAND, DISCARD, 0)
    table.slip(1, OTHER, DISCARD, 0)
    assert not one_mixture(table, (0, 1))
    table.slip(0, DISCARD, HAND, 0)
    assert one_mixture(table, (0, 1, 5, 6))
    assert_conserved(table)


def test_a_mixture_dissolves_when_what_is_left_is_all_alike():
    table = hand_of_two_pools()
    table.slip(8, HAND, OTHER, 0)
    table.turn_up(9)
    assert one_mixture(table, (0, 1, 8))
    assert not any(on_tracks(table, [9]))
    table.turn_up(8)
    assert not any(on_tracks(table, (0, 1, 8, 9)))
    assert labels(table, 1) == [[9, ~0, ~0], [8]]
    assert_conserved(table)


def test_a_mixture_of_two_cards_that_are_not_alike_stays_one():
    table = hand_of_two_pools()
    table.slip(8, HAND, OTHER, 0)
    for card in (1, 9):
        table.turn_up(card)
    assert one_mixture(table, (0, 8))
    assert_conserved(table)


def test_a_card_that_once_lay_open_is_known_again_when_it_alone_is_left():
    table = with_deck()
    draw_to(table, 0, HAND, 1)
    draw_to(table, 1, HAND, 1)
    table.turn_up(0)
    table.turn_down(0)
    table.slip(1, HAND, OTHER, 0)
    assert not table.is_public(0)
    assert not table.knows(1, 0)
    table.shown = 0
    table.turn_up(1)
    assert table.is_public(0)
    assert table.shown == 0b110 | PUBLIC
    assert_conserved(table)


def test_a_look_at_a_card_of_a_mixture_tells_one_seat_and_leaves_the_others_their_bag():
    table = hand_of_two_pools()
    table.slip(8, HAND, OTHER, 0)
    table.show(8, 2)
    assert labels(table, 1) == [[~0, ~0, 9], [8]] or labels(table, 1) == [[~1, ~0, ~0], [8]]
    assert sorted(labels(table, 1)[0]) == [~0, ~0, 9]
    assert labels(table, 2) == [[~1, ~0, ~0], [9]]
    assert_conserved(table)
