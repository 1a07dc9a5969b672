"""What toys share: a game of a dozen cards whose layout, words and rules stand in one class."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from guildhall.kernel.action import Verb, Words
from guildhall.kernel.event import Kind
from guildhall.kernel.game import Game, Outcome, digest
from guildhall.kernel.layout import Layout, Pile
from guildhall.kernel.question import Frame
from guildhall.kernel.rule import Book, Rule
from guildhall.kernel.table import Table

SEATS = 4  # piles of seats have this many copies, so that the numbers of piles do not depend on the seats
MAIN = 0  # the rule that begins a game
DRAW = 1  # the rule `Draw`

DEAL = 0  # every toy's first verb: chance says which card lies there
DREW = 0  # every toy's first kind of event


class Toy(Game):
    """A game that can be read at a glance. A toy names its cards, piles, verbs and rules, and lays them out."""

    seats_allowed = range(2, SEATS + 1)
    cards: ClassVar[tuple[str, ...]]
    piles: ClassVar[tuple[Pile, ...]]
    verbs: ClassVar[tuple[Verb, ...]] = ()
    kinds: ClassVar[tuple[Kind, ...]] = ()
    rules: ClassVar[tuple[type[Rule], ...]]
    pools: ClassVar[int] = 1
    tracks: ClassVar[int] = 0
    variables: ClassVar[int] = 1

    def __init__(self, seats: int, options: Mapping[str, Any] | None = None) -> None:
        super().__init__(seats, options)
        layout = Layout(seats, self.variables, list(self.piles), len(self.cards), self.pools, self.tracks)
        kinds = (Kind("drew", "TOY-DRW", "card"), *self.kinds)
        self.words = Words(self.things(), (Verb("deal", "card"), *self.verbs), kinds)
        layout.number_actions(self.words.shapes())
        self.book = Book(layout, [rule() for rule in self.rules], self.words)
        self.cards_digest = digest(self.cards)

    def things(self) -> dict[str, Sequence[str]]:
        return {"card": self.cards, "seat": [f"seat-{seat}" for seat in range(SEATS)]}

    def lay(self, table: Table, pool: int, cards: range, pile: int) -> None:
        """Lay a shuffled deck on a pile."""
        table.name_pool(pool)
        for card in cards:
            table.loosen(card, pool)
        table.fill(pile, pool, len(cards))

    def score(self, table: Table, seat: int) -> int:
        return table.count(seat)

    def outcome(self, table: Table) -> Outcome:
        scores = tuple(self.score(table, seat) for seat in range(self.seats))
        places = tuple(1 + sum(other > score for other in scores) for score in scores)
        return Outcome(places, scores, tuple({"cards": score} for score in scores), "most cards", "TOY-1")


class Draw(Rule):
    """A seat draws the top card of pile `a` to pile `b`, if there is one."""

    steps = ("which card is it?", "take it")

    def step(self, t: Table, f: Frame, at: int) -> None:
        if at == 0:
            if t.count(f.a) == 0:
                t.finish(f)
            else:
                t.deal(t.top_slot(f.a), DEAL)
        else:
            card = t.take_top(f.a)
            t.put(card, f.b)
            t.show(card, 1 << f.seat)
            t.tell(DREW, f.seat, card)


def seats_of(t: Table) -> range:
    return range(t.layout.seats)


def bit(seat: int) -> int:
    return 1 << seat
