"""The count of cards bites, in whatever way a card is lost."""

from collections.abc import Callable

import pytest

from guildhall.kernel.layout import FACEUP, PUBLIC
from guildhall.kernel.table import Table
from laws import assert_conserved, lie_of_cards
from tables import DECK, DISCARD, HAND, OTHER, draw_to, with_deck

HELD, OPEN, LOOSE = 6, 7, 3  # a card in somebody's hand, one that lies open, one that is still in the deck


def played() -> Table:
    """A deck from which two cards were drawn."""
    table = with_deck()
    draw_to(table, HELD, HAND, 0b1)
    draw_to(table, OPEN, DISCARD, 0)
    table.turn_up(OPEN)
    return table


def note(chapter: str, index: int, number: int) -> Callable[[Table], None]:
    """Write something else into a chapter of the memory."""

    def change(table: Table) -> None:
        table.mem[getattr(table.layout, chapter) + index] = number

    return change


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda table: table.put(HELD, OTHER), "in two places"),
        (lambda table: table.put(LOOSE, OTHER), "in two places"),
        (lambda table: table.take_top(DECK), "7 places for 8 members"),
        (lambda table: table.put(~0, OTHER), "9 places for 8 members"),
        (lambda table: table.take(OPEN, DISCARD), "card 7 is nowhere"),
        (lambda table: table.take(HELD, HAND), "card 6 is nowhere"),
        (note("first", 0, 1), "are loose, 8 counted"),
        (note("next", LOOSE, 1), "not in order"),
        (note("pool", LOOSE, 1), "card 3 is loose in pool 0, not 1"),
        (note("know", LOOSE, 1), "loose 3"),
        (note("blank", 0, -1), "pool 0 has -1 blanks"),
        (note("blank", 0, 1), "8 places for 9 members"),
        (note("next", HELD, LOOSE), "card 6 leads to a loose one"),
        (note("know", OPEN, PUBLIC), "card 7 is public, but not known to all"),
        (note("pool", OPEN, 0), "card 7 is public, and yet one of some"),
        (note("know", HELD, FACEUP), "card 6 lies faceup"),
        (note("pool", HELD, -1), "nobody could say what card 6 is one of"),
        (note("label", HELD, 1), "card 6 of pool 0 can not have come through"),
        (note("mix", HELD, 0), "card 6 is a mixture by itself"),
    ],
)
def test_a_table_on_which_cards_do_not_add_up_is_found(change: Callable[[Table], object], said: str) -> None:
    table = played()
    assert_conserved(table)
    before = lie_of_cards(table)
    change(table)
    assert lie_of_cards(table) != before
    with pytest.raises(AssertionError, match=said):
        assert_conserved(table)
