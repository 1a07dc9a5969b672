"""Pools: what nobody has settled yet, shuffles, and the numbers of their generations."""

import pytest

from guildhall.kernel.chance import Rng, SeededDealer, sample
from guildhall.kernel.imagine import imagine
from guildhall.kernel.sight import sight
from laws import all_seats, assert_conserved, play_on
from tables import CARDS, DECK, DISCARD, HAND, OTHER, bare, draw_to, with_deck
from toys import TOYS


def test_a_shuffled_deck_is_settled_by_nobody():
    table = with_deck()
    assert list(table.cards(DECK)) == [~0] * CARDS
    assert table.members(0) == CARDS
    assert_conserved(table)


def test_a_card_that_is_settled_leaves_its_pool_and_is_still_one_of_it_to_the_others():
    table = with_deck()
    draw_to(table, 6, HAND, 1)
    assert table.members(0) == CARDS - 1
    assert table.mem[table.layout.pool + 6] == 0
    assert table.label(6) == ~0
    assert not table.can_settle(table.top_slot(DECK), 6)
    table.turn_up(6)
    assert table.mem[table.layout.pool + 6] == -1
    assert table.label(6) == 6
    assert_conserved(table)


def test_a_peek_is_remembered_until_the_next_shuffle():
    table = with_deck()
    slot = table.top_slot(DECK)
    table.settle(slot, 6)
    table.show(6, 0b01)
    assert table.knows(0, 6)
    table.shuffle(DECK, DECK, 0)
    assert not table.knows(0, 6)
    assert list(table.cards(DECK)) == [~0] * CARDS
    assert table.members(0) == CARDS
    assert_conserved(table)


def test_open_discards_become_a_fresh_generation_while_cards_of_the_old_one_are_in_hands():
    table = with_deck()
    draw_to(table, 0, HAND, 1)
    for card in (1, 2, 3):
        draw_to(table, card, DISCARD, table.layout.everyone)
    table.shuffle(DISCARD, OTHER, 0)
    fresh = ~table.top(OTHER)
    assert fresh > 1
    assert [table.mem[table.layout.pool + card] for card in (0, 1, 2, 3)] == [0, fresh, fresh, fresh]
    assert table.mem[table.layout.family + fresh] == 0
    assert table.mem[table.layout.generation + fresh] == 1
    assert_conserved(table)


def test_an_old_generation_that_is_gone_makes_room_for_a_new_one():
    table = with_deck(cards=CARDS)
    for card in range(CARDS):
        draw_to(table, card, DISCARD, table.layout.everyone)
    for nth in range(20):
        table.shuffle(DISCARD, DECK, 0)
        pool = ~table.top(DECK)
        assert table.mem[table.layout.generation + pool] == nth + 1
        assert pool == 2  # the game names 0 and 1: they keep their numbers, though nothing lies there
        assert_conserved(table)
        while table.count(DECK):
            slot = table.top_slot(DECK)
            table.settle(slot, sample(table, ~table.mem[slot], SeededDealer(nth)))
            card = table.take_top(DECK)
            table.put(card, DISCARD)
            table.turn_up(card)


def test_a_new_generation_has_the_first_number_that_nothing_refers_to():
    table = with_deck()
    for card, seats in ((9, 0b010), (8, 0b011), (7, 0b100)):
        draw_to(table, card, HAND, seats)
    assert shuffle_with(table, ~0, 1) == 2
    settle_open(table, 1)
    assert shuffle_with(table, table.take_top(OTHER), 2) == 3  # its blank may be 2's blank, which is one of pool 0
    assert (table.mem[table.layout.loose + 2], list(table.cards(OTHER))) == (0, [~3, ~3])
    assert shuffle_with(table, ~0, 3) == 4
    assert_conserved(table)


def test_a_number_that_is_used_anew_brings_nothing_with_it():
    table, lay = with_deck(), bare().layout
    assert shuffle_with(table, ~0, 1) == 2
    for card in (0, 1):
        settle_open(table, card)
    assert (table.mem[lay.through + 2], table.mem[lay.drawn + 2]) == (0, 2)
    for card in (2, 3):
        draw_to(table, card, DISCARD, lay.everyone)
    table.shuffle(DISCARD, OTHER, 1)
    assert list(table.cards(OTHER)) == [~2, ~2]
    chapters = (lay.family, lay.generation, lay.loose, lay.blank, lay.through, lay.drawn)
    assert [table.mem[chapter + 2] for chapter in chapters] == [1, 1, 2, 0, -1, 0]


def shuffle_open(table, cards):
    """Shuffle these cards of the deck, which lie open; their pool on OTHER."""
    for card in cards:
        draw_to(table, card, DISCARD, table.layout.everyone)
    table.shuffle(DISCARD, OTHER, 0)
    return ~table.top(OTHER)


def test_a_generation_of_which_a_card_in_a_hand_is_left_keeps_its_number():
    table = with_deck()
    assert shuffle_open(table, (0, 1)) == 2
    table.settle(table.top_slot(OTHER), 0)
    table.put(table.take_top(OTHER), HAND)
    table.show(0, 1)
    settle_open(table, 1)
    assert shuffle_open(table, (2, 3)) == 3
    assert_conserved(table)


def test_a_generation_of_which_a_blank_in_a_pile_is_left_keeps_its_number():
    table = with_deck()
    assert shuffle_with(table, ~0, 1) == 2
    settle_open(table, 1)
    assert list(table.cards(OTHER)) == [~2]
    assert shuffle_open(table, (2, 3)) == 3
    assert_conserved(table)


def test_a_slot_in_which_the_first_card_lies_is_settled():
    table = with_deck(cards=5)
    for card in range(5, CARDS):
        table.loosen(card, table.layout.pools - 1)
    draw_to(table, 0, HAND, 1)
    assert not table.can_settle(table.top_slot(HAND), 1)


def shuffle_with(table, unseen, opened):
    """Shuffle what lies facedown, the deck's top card if it is ~0, with a card that lies open; the pool on OTHER."""
    if unseen == ~0:
        table.take_top(DECK)
    table.put(unseen, DISCARD)
    draw_to(table, opened, DISCARD, table.layout.everyone)
    table.shuffle(DISCARD, OTHER, 0)
    return ~table.top(OTHER)


def settle_open(table, card):
    """Turn the top card of OTHER up as this one, and put it away."""
    table.settle(table.top_slot(OTHER), card)
    table.turn_up(card)
    table.put(table.take_top(OTHER), HAND)


def test_a_game_that_names_too_few_pools_is_told_so():
    table = with_deck()

    def shuffle_on() -> None:
        for card in range(8):
            draw_to(table, card, DISCARD, table.layout.everyone)
            table.shuffle(DISCARD, DISCARD, 0)
            table.shuffle(DISCARD, OTHER, 0)

    with pytest.raises(OverflowError, match="6 pools, and all are in use"):
        shuffle_on()


def test_an_empty_pile_can_be_shuffled():
    table = with_deck()
    numbers = list(table.numbers())
    table.shuffle(DISCARD, DECK, 0)
    assert list(table.numbers()) == numbers


def test_a_card_of_a_mixture_has_to_be_shown_before_it_is_shuffled_in():
    table = with_deck()
    for card in (0, 1):
        draw_to(table, card, HAND, 1)
    table.turn_up(0)
    table.turn_down(0)
    table.slip(1, HAND, DISCARD, 0)
    with pytest.raises(LookupError, match="has to be shown before it can be shuffled in"):
        table.shuffle(DISCARD, DECK, 0)


def test_an_imagined_table_has_the_pools_of_the_true_one_and_goes_on_counting_their_shuffles():
    table, lay = with_deck(), bare().layout
    for family, pile in ((1, OTHER), (1, HAND), (0, OTHER)):
        for _nth in range(2):
            draw_to(table, CARDS - table.count(DECK), DISCARD, lay.everyone)
        table.shuffle(DISCARD, pile, family)
    assert [table.mem[lay.shuffles + family] for family in (0, 1)] == [1, 2]
    world = imagine(table.book, sight(table, 0), Rng(1))
    for chapter in (lay.family, lay.generation, lay.shuffles, lay.through, lay.blank, lay.loose, lay.first):
        for pool in range(lay.pools):
            assert world.mem[chapter + pool] == table.mem[chapter + pool]


def test_pools_survive_everything_that_can_be_done_with_cards():
    game = TOYS["workshop"](3)
    for seed in range(30):
        play_on(game, game.new(), 10_000 + seed)


def test_all_toys_name_enough_pools():
    for toy in TOYS.values():
        game = toy(2)
        assert len(all_seats(game)) == 3
        assert game.book.layout.pools >= 1


def test_a_card_that_is_loose_is_not_loosened_and_one_that_is_settled_is_not_settled():
    table = with_deck()
    with pytest.raises(AssertionError, match="loose already"):
        table.loosen(4, 0)
    draw_to(table, 4, HAND, 1)
    for slot in (table.top_slot(HAND), table.top_slot(DECK)):
        with pytest.raises(AssertionError, match="is settled"):
            table.settle(slot, 4)


def test_a_table_has_no_more_pools_than_a_number_has_bits():
    with pytest.raises(ValueError, match="at most 62 pools, not 63"):
        bare(pools=63)
    assert bare(pools=62).layout.pools == 62
