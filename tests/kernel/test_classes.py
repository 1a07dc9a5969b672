"""Where only cards of some classes may lie facedown, nobody imagines another, and the odds of all others follow."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction

import pytest

from guildhall.kernel.chance import Rng, outcomes, weights
from guildhall.kernel.imagine import imagine
from guildhall.kernel.layout import Layout, Pile
from guildhall.kernel.rule import Book
from guildhall.kernel.sight import sight
from guildhall.kernel.table import Table, empty_table
from odds import surprise
from tables import CARDS, WORDS, scripted

HAND, FIELD, DECK = range(3)
AGENT = 1  # a class; the field takes no other
WORLDS = 4_000
LUCKY = 1e-6


def table_of(agents: set[int]) -> Table:
    """A table at a question of seat 0, on which these cards are agents."""
    piles = [Pile("hand", CARDS), Pile("field", CARDS, only=1 << AGENT), Pile("deck", CARDS)]
    classes = [AGENT if card in agents else 0 for card in range(CARDS)]
    layout = Layout(2, 1, piles, CARDS, pools=3, tracks=10, classes=classes)
    layout.number_actions(WORDS.shapes())
    table = empty_table(Book(layout, [scripted(asks)], WORDS))
    for pool in range(3):
        table.name_pool(pool)
    return table


def asks(t: Table, f: object) -> None:
    t.ask(0, "go", "TST-1")
    t.option(1)
    t.option(2)


def lay(table: Table, pile: int, pool: int, card: int) -> int:
    """Seat 0 lays a card of a pool facedown; gives the slot."""
    table.put(~pool, pile)
    slot = table.top_slot(pile)
    table.settle(slot, card)
    table.show(card, 1)
    return slot


def ways(table: Table, slots: list[int]) -> Iterator[tuple[tuple[int, ...], Fraction]]:
    """All cards that chance could have dealt to these slots, one after the other, and how likely."""
    if not slots:
        yield (), Fraction(1)
        return
    table.slot_asked, table.dealt_as = slots[0], 0
    found = list(zip(outcomes(table), weights(table), strict=True))
    for card, weight in found:
        twin = table.clone()
        twin.settle(slots[0], card)
        for rest, chance in ways(twin, slots[1:]):
            yield (card, *rest), chance * weight / sum(each for _card, each in found)


def assert_imagined(table: Table, slots: list[int], expected: dict[tuple[int, ...], Fraction]) -> None:
    table.begin(0)
    table.run()
    seen: Counter[object] = Counter()
    row, rng = sight(table, 1), Rng(5)
    for _nth in range(WORLDS):
        world = imagine(table.book, row, rng)
        seen[tuple(world.mem[slot] for slot in slots)] += 1
    total = sum(expected.values())
    assert surprise(seen, {key: float(chance / total) * WORLDS for key, chance in expected.items()}) > LUCKY


def fitting(table: Table, slots: list[int], fields: int, agents: set[int]) -> dict[tuple[int, ...], Fraction]:
    """Of all that chance could have dealt what has agents in the field; the first slots are those."""
    twin = table.clone()
    for slot, pool in [(slot, table.mem[table.layout.label + table.mem[slot]]) for slot in slots]:
        card = twin.mem[slot]
        assert ~twin.unsettle(card) == ~pool
        twin.mem[slot] = ~pool
    return {cards: chance for cards, chance in ways(twin, slots) if set(cards[:fields]) <= agents}


def test_two_agents_in_the_field_leave_the_hand_what_is_left():
    agents = {0, 1, 2, 3}
    table = table_of(agents)
    for card in range(7):
        table.loosen(card, 0)
    slots = [lay(table, FIELD, 0, 0), lay(table, FIELD, 0, 1), lay(table, HAND, 0, 4)]
    table.fill(DECK, 0, 4)
    assert_imagined(table, slots, fitting(table, slots, 2, agents))


def test_a_pool_whose_members_may_be_blanks_is_dealt_as_likely_as_its_agents_are():
    agents = {0, 1}
    table = table_of(agents)
    table.loosen(0, 0)
    for card in range(1, 10):
        table.loosen(card, 1)
    table.add_blanks(0, 1, 2)
    slots = [lay(table, FIELD, 0, 0), lay(table, FIELD, 0, 1)]
    table.fill(DECK, 0, 1)
    table.fill(HAND, 1, 7)
    expected = fitting(table, slots, 2, agents)
    assert expected[0, 1] == expected[1, 0]
    assert_imagined(table, slots, expected)


@pytest.mark.parametrize("slipped", [0, 5])
def test_which_of_two_hidden_cards_was_sent_to_the_field_follows_from_how_many_agents_each_pool_has(slipped):
    agents = {0, 1, 2, 5}
    table = table_of(agents)
    for card in range(3):
        table.loosen(card, 0)  # agents, all of them
    for card in range(3, 6):
        table.loosen(card, 1)  # one of three
    lay(table, HAND, 0, 0)
    lay(table, HAND, 1, 5)
    table.slip(slipped, HAND, FIELD, 0)
    table.fill(DECK, 0, 2)
    table.fill(DECK, 1, 2)
    slots = [table.top_slot(FIELD), table.top_slot(HAND)]
    expected = {(one, other): Fraction(1) for one in (0, 1, 2) for other in (3, 4, 5)}
    expected |= {(5, other): Fraction(1) for other in (0, 1, 2)}
    assert_imagined(table, slots, expected)
