"""What all words have in common, and the forms of their choices.

The frame of a card's words keeps three notes for the words to come: `a` is the district that was chosen + 1, `b` the
agent + 1, `c` how many cards lie aside until one of them was played. A word that has nothing to choose from is left
out, and with it those that speak of its choice (ARC-INT-16).
"""

from typing import Final

from guildhall.games.arcana.notation import AGENT, AT
from guildhall.games.arcana.table import RELIC, Board
from guildhall.kernel.question import ELSE_SKIP, OPEN, Frame
from guildhall.kernel.rule import Word
from guildhall.kernel.table import Table
from guildhall.kernel.vec import i64

# whose agents
OWN: Final = 0
OTHER: Final = 1
ANY: Final = 2

# which districts (present: where the player has an agent; rivals: where another one has)
EVERYWHERE: Final = 0
FRIENDLY: Final = 1
ENEMY: Final = 2
NEUTRAL: Final = 3
PRESENT: Final = 4
RIVALS: Final = 5

# how an agent lies
EITHER: Final = 0
FACEUP: Final = 1
FACEDOWN: Final = 2


class BoardWord(Word):
    """A word that knows the board, and the rule that its card rests on."""

    def __init__(self, board: Board, cites: str) -> None:
        self.board: Board = board
        self.cites = cites


class District(BoardWord):
    """A word that chooses a district that shows a stake."""

    def __init__(self, board: Board, cites: str, question: str, where: i64) -> None:
        super().__init__(board, cites)
        self.asks = question
        self.where: i64 = where

    def ask(self, t: Table, f: Frame) -> None:
        district: i64
        t.ask(f.seat, self.asks, self.cites, OPEN | ELSE_SKIP)
        for district in range(self.board.districts):
            if self.board.shows_stake(t, district) and self.is_where(t, f.seat, district) and self.fits(t, f, district):
                t.option(AT, district)

    def do(self, t: Table, f: Frame) -> None:
        f.a = t.what(f) + 1
        self.work(t, f, t.what(f))

    def is_where(self, t: Table, seat: i64, district: i64) -> bool:
        board = self.board
        where = self.where
        if where == EVERYWHERE:
            return True
        if where == NEUTRAL:
            return district == board.neutral
        if where == PRESENT:
            return board.has_agent(t, seat, district)
        if where == RIVALS:
            return self.has_rivals(t, seat, district)
        return district != board.neutral and board.is_friendly(seat, district) == (where == FRIENDLY)

    def has_rivals(self, t: Table, seat: i64, district: i64) -> bool:
        other: i64
        for other in range(self.board.seats):
            if other != seat and self.board.has_agent(t, other, district):
                return True
        return False

    def fits(self, t: Table, f: Frame, district: i64) -> bool:
        return True

    def work(self, t: Table, f: Frame, district: i64) -> None:
        """What is done there; a word may only choose it for the words to come."""


class Agents(BoardWord):
    """A word that chooses an agent in a district."""

    def __init__(self, board: Board, cites: str, question: str, whose: i64, lying: i64) -> None:
        super().__init__(board, cites)
        self.asks = question
        self.whose: i64 = whose
        self.lying: i64 = lying

    def ask(self, t: Table, f: Frame) -> None:
        t.ask(f.seat, self.asks, self.cites, OPEN | ELSE_SKIP)
        pile: i64 = self.board.field(0, 0)
        end = self.board.field(self.board.districts, 0)
        while pile < end:
            if t.count(pile) > 0 and self.may_touch(t, f, self.board.seat_of(pile), self.board.district_of(pile)):
                self.offer_agents(t, f, pile)
            pile += 1

    def may_touch(self, t: Table, f: Frame, owner: i64, district: i64) -> bool:
        """Is this one of the players whose agents are meant, and are they not protected there? (ARC-INT-22)"""
        if owner == f.seat:
            return self.whose != OTHER
        return self.whose != OWN and not self.board.is_safe(t, owner, district)

    def offer_agents(self, t: Table, f: Frame, pile: i64) -> None:
        place: i64
        for place in range(t.count(pile)):
            card = t.card_at(pile, place)
            is_relic = t.is_faceup(card) and self.board.kind[card] == RELIC
            if not is_relic and self.lies_so(t, card) and self.fits(t, f, card, pile):
                named = self.board.agent_named(t, pile, place)
                if named >= 0:
                    self.offer(t, f, named, pile)

    def lies_so(self, t: Table, card: i64) -> bool:
        return self.lying == EITHER or t.is_faceup(card) == (self.lying == FACEUP)

    def fits(self, t: Table, f: Frame, card: i64, pile: i64) -> bool:
        """May this one be chosen? What it asks of a facedown agent has to be public."""
        return True

    def offer(self, t: Table, f: Frame, named: i64, pile: i64) -> None:
        t.option(AGENT, named)

    def do(self, t: Table, f: Frame) -> None:
        f.b = t.what(f) + 1
        pile = self.board.pile_of(t, t.what(f))
        self.work(t, f, self.board.card_named(t, t.what(f)), pile)

    def work(self, t: Table, f: Frame, card: i64, pile: i64) -> None:
        """What is done with it; a word may only choose it for the words to come."""
