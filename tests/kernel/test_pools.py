"""Pools: what nobody has settled yet, shuffles, and cards that are one of another pool."""

import pytest

from guildhall.kernel.chance import Rng, SeededDealer, sample
from guildhall.kernel.imagine import imagine
from guildhall.kernel.layout import PUBLIC
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
        assert_conserved(table)
        while table.count(DECK):
            slot = table.top_slot(DECK)
            table.settle(slot, sample(table, ~table.mem[slot], SeededDealer(nth)))
            card = table.take_top(DECK)
            table.put(card, DISCARD)
            table.turn_up(card)


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


def test_a_card_that_is_shuffled_in_unseen_is_a_blank():
    table = with_deck()
    draw_to(table, 0, DISCARD, 1)  # facedown: only seat 0 saw it
    for card in (1, 2):
        draw_to(table, card, DISCARD, table.layout.everyone)
    table.shuffle(DISCARD, OTHER, 0)
    fresh = ~table.top(OTHER)
    assert not table.knows(0, 0)
    assert table.mem[table.layout.pool + 0] == 0
    assert (table.mem[table.layout.blank + fresh], table.mem[table.layout.through + fresh]) == (1, 0)
    assert table.members(fresh) == 3
    assert all(table.can_settle(table.top_slot(OTHER), card) for card in range(CARDS))
    assert_conserved(table)


def test_cards_that_lie_unseen_of_two_pools_can_not_be_shuffled_together():
    table = bare()
    for pool in (0, 1):
        table.name_pool(pool)
        table.loosen(pool, pool)
        table.fill(DISCARD, pool, 1)
    with pytest.raises(LookupError, match="blanks of pool"):
        table.shuffle(DISCARD, DECK, 0)


def test_a_card_of_a_mixture_has_to_be_shown_before_it_is_shuffled_in():
    table = with_deck()
    for card in (0, 1):
        draw_to(table, card, HAND, 1)
    table.turn_up(0)
    table.turn_down(0)
    table.slip(1, HAND, DISCARD, 0)
    with pytest.raises(LookupError, match="has to be shown before it can be shuffled in"):
        table.shuffle(DISCARD, DECK, 0)


def nested():
    """Pool 1 is card 9 and three blanks of pool 0, on top of four cards of pool 0."""
    table = bare()
    for card in range(9):
        table.loosen(card, 0)
    table.loosen(9, 1)
    for pool in (0, 1):
        table.name_pool(pool)
    table.add_blanks(1, 0, 3)
    table.fill(DECK, 0, 6)
    table.fill(DECK, 1, 4)
    assert_conserved(table)
    return table


def test_a_blank_that_is_settled_turns_out_a_card_of_the_pool_behind_it():
    table = nested()
    slot = table.top_slot(DECK)
    assert all(table.can_settle(slot, card) for card in range(CARDS))
    assert not table.can_settle(table.layout.start[DECK], 9)
    table.settle(slot, 4)
    assert table.mem[table.layout.blank + 1] == 2
    assert table.members(0) == 8
    assert table.label(4) == ~1  # to the others it is one of what its slot was drawn from
    assert table.mem[table.layout.pool + 4] == 0
    assert_conserved(table)


def test_when_all_blanks_are_settled_no_more_come_from_the_pool_behind():
    table = nested()
    for card in (0, 1, 2):
        table.put(table.take_top(DECK), HAND)
        table.settle(table.top_slot(HAND), card)
    assert not any(table.can_settle(table.top_slot(DECK), card) for card in range(9))
    assert table.can_settle(table.top_slot(DECK), 9)


def test_a_seat_that_knows_all_blanks_of_a_pool_imagines_where_they_fall_back_to():
    """Its sight has to say what the pool's blanks were one of, though none is left that it does not know."""
    table = nested()
    for card in (0, 1, 2):
        table.put(table.take_top(DECK), HAND)
        table.settle(table.top_slot(HAND), card)
        table.show(card, 1)
    world = imagine(table.book, sight(table, 0), Rng(1))
    assert_conserved(world)
    for other in (1, 2, 8):
        assert list(sight(world, other)) == list(sight(table, other))
    world.shuffle(HAND, DECK, 1)
    assert world.mem[world.layout.blank + 1] == 3
    assert_conserved(world)


def test_a_pool_between_a_card_and_its_own_pool_is_not_used_anew():
    """Card 0 of pool 0 went unseen into pool 2, and with that into pool 3; pool 2 has to live as long as it does."""
    table = with_deck()
    lay = table.layout

    def shuffle_in(card, opened):
        table.put(card, DISCARD)
        draw_to(table, opened, DISCARD, lay.everyone)
        table.shuffle(DISCARD, OTHER, 0)
        return ~table.top(OTHER)

    def settle_top(card):
        table.settle(table.top_slot(OTHER), card)
        return table.take_top(OTHER)

    draw_to(table, 0, HAND, 1)
    table.take_top(HAND)
    second = shuffle_in(0, opened=1)
    seen = settle_top(1)
    table.turn_up(seen)
    table.put(seen, HAND)
    table.show(settle_top(0), 1)
    third = shuffle_in(0, opened=2)
    seen = settle_top(2)
    table.turn_up(seen)
    table.put(seen, HAND)
    table.show(settle_top(0), 1)
    table.put(0, OTHER)
    assert (table.label(0), lay.pools) == (~third, 6)
    for card in (3, 4):
        draw_to(table, card, DISCARD, lay.everyone)
    table.shuffle(DISCARD, DISCARD, 0)
    assert ~table.top(DISCARD) not in (second, third, 0, 1)
    assert_conserved(table)
    table.shuffle(OTHER, OTHER, 0)
    assert_conserved(table)


def test_pools_survive_everything_that_can_be_done_with_cards():
    game = TOYS["workshop"](3)
    for seed in range(30):
        play_on(game, game.new(), 10_000 + seed)


def test_a_table_shows_the_same_public_numbers_whoever_holds_the_card_behind_the_blank():
    """The number of a fresh pool must not depend on what a hidden hand holds."""
    seen = set()
    for hidden in (9, 4):  # the card of pool 1 itself, or what was a blank of it
        table = nested()
        table.put(table.take_top(DECK), HAND)
        table.settle(table.top_slot(HAND), hidden)
        table.show(hidden, 1)
        for card in (5, 6):
            table.settle(table.layout.start[DECK], card)
            table.move(card, DECK, DISCARD)
            table.show(card, table.layout.everyone | PUBLIC)
        table.shuffle(DISCARD, OTHER, 0)
        seen.add(tuple(tuple(sight(table, seat)) for seat in (1, 2, 8)))
        assert_conserved(table)
    assert len(seen) == 1


def test_all_toys_name_enough_pools():
    for toy in TOYS.values():
        game = toy(2)
        assert len(all_seats(game)) == 3
        assert game.book.layout.pools >= 1
