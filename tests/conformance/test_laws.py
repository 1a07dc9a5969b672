"""The suites bite: the count of cards in whatever way a card is lost, the luck whatever counts its draws."""

from collections.abc import Callable

import pytest

from guildhall.kernel.chance import Dealer, SeededDealer
from guildhall.kernel.game import Game
from guildhall.kernel.layout import FACEUP, PUBLIC
from guildhall.kernel.table import Table
from laws import assert_conserved, assert_same_luck, lie_of_cards, positions
from tables import DECK, DISCARD, HAND, OTHER, draw_to, with_deck
from toys import TOYS, Toy

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
        (note("first", 0, 1), "what leads to card 1"),
        (note("loose", 0, 7), "are loose, 7 counted"),
        (note("next", LOOSE, 1), "not in order"),
        (note("pool", LOOSE, 1), "card 3 is loose in pool 0, not 1"),
        (note("know", LOOSE, 1), "loose 3"),
        (note("blank", 0, -1), "pool 0 has -1 blanks"),
        (note("blank", 0, 1), "8 places for 9 members"),
        (note("next", HELD, LOOSE), "card 6 leads to a loose one"),
        (note("link", HELD, 0), "a loose one leads to settled card 6"),
        (note("link", LOOSE, 0), "what leads to card 3"),
        (note("know", OPEN, PUBLIC), "card 7 is public, but not known to all"),
        (note("pool", OPEN, 0), "card 7 is public, and yet one of some"),
        (note("know", HELD, FACEUP), "card 6 lies faceup"),
        (note("pool", HELD, -1), "nobody could say what card 6 is one of"),
        (note("label", HELD, 1), "card 6 of pool 0 can not have come through"),
        (note("track", HELD, 0), "cards on tracks {0: 6}, not on set"),
        (note("blur", 0, 0b1), "cards on tracks {}, not on {0}"),
        (note("blur", 1, 0b1), "blurs after the last"),
        (note("gone", 0, 0b1), "are gone that no blur moved"),
        (note("laid", 0, 1), "track 0 is not used, and yet laid"),
        (note("seen", 0, 1), "track 0 is not gone, and yet seen"),
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


class CountingDealer(Dealer):
    """Names its draws by how many there were before: what was taken back draws anew."""

    drawn = 0

    def below(self, family: int, generation: int, nth: int, n: int) -> int:
        self.drawn += 1
        return SeededDealer(1).below(family, generation, self.drawn, n)


def deal_by_counting(game: Game) -> None:
    for table, seed, _nth in positions(game, 30):
        assert_same_luck(game, table, CountingDealer(), seed)


@pytest.mark.parametrize("toy", TOYS.values(), ids=list(TOYS))
def test_a_dealer_that_counts_its_draws_is_found(toy: type[Toy]) -> None:
    with pytest.raises(AssertionError, match="was answered by"):
        deal_by_counting(toy(2))
