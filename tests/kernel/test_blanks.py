"""Blanks: members of a pool that are one of another pool's cards."""

import pytest

from guildhall.kernel.chance import Rng, weights
from guildhall.kernel.imagine import imagine
from guildhall.kernel.layout import PUBLIC
from guildhall.kernel.sight import sight
from laws import assert_conserved
from tables import CARDS, DECK, DISCARD, HAND, OTHER, SAY, bare, draw_to, with_deck


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


def test_the_weights_of_chances_outcomes_have_the_product_of_the_members_as_their_sum():
    """A member of pool 1 is one of 4. If it is a blank, it is one of the 9 cards of pool 0."""
    table = nested()
    assert weights_of(table, table.top_slot(DECK)) == [1 * 3] * 9 + [9]
    assert sum(weights_of(table, table.top_slot(DECK))) == 4 * 9
    assert weights_of(table, table.layout.start[DECK]) == [1] * 9


def test_blanks_of_blanks_have_the_weights_of_all_that_they_may_be():
    """A card of pool 2 is 1 of 3, one of pool 1 is behind 1 of those 3 and 1 of 4, one of pool 0 then 1 of 6."""
    table = bare()
    for pool, cards in enumerate((range(6), (6, 7), (8, 9))):
        table.name_pool(pool)
        for card in cards:
            table.loosen(card, pool)
    table.add_blanks(1, 0, 2)
    table.add_blanks(2, 1, 1)
    for pool, count in ((0, 4), (1, 3), (2, 3)):
        table.fill(DECK, pool, count)
    assert_conserved(table)
    assert weights_of(table, table.top_slot(DECK)) == [1 * 2] * 6 + [1 * 6] * 2 + [4 * 6] * 2
    assert sum(weights_of(table, table.top_slot(DECK))) == 3 * 4 * 6


def weights_of(table, slot):
    """Chance's weights for the card at this slot, in the order of cards."""
    twin = table.clone()
    twin.deal(slot, SAY)
    return list(weights(twin))


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


def test_a_pool_whose_last_blank_was_drawn_still_leads_to_the_same_pool():
    table = bare()
    for card, pool in ((0, 0), (1, 0), (2, 2)):
        table.loosen(card, pool)
    table.add_blanks(1, 0, 1)
    table.fill(DECK, 1, 1)
    draw_to(table, 0, HAND, 1)
    with pytest.raises(LookupError, match="pool 1 had blanks of pool 0 before, not of 2"):
        table.add_blanks(1, 2, 1)
