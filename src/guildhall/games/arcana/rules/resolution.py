"""The resolution phase: who wins which stake."""

from typing import ClassVar

from guildhall.games.arcana.contest import verdict
from guildhall.games.arcana.notation import (
    COPIES,
    COPY,
    DECIDED,
    PILE,
    RESOLVE,
    RESOLVES,
    STASH,
    STASHED,
    TURNED_UP,
    WON_BY_BRIBE,
    WON_BY_EFFECT,
)
from guildhall.games.arcana.rules.moves import (
    BY_BRIBE,
    BY_TOTAL,
    SETTLE,
    TURN_UP,
    WIN,
    BoardRule,
    clear,
    turn_up_agents,
)
from guildhall.games.arcana.table import COPY as COPIED
from guildhall.games.arcana.table import (
    DISCARD,
    FIRST,
    INTRIGUE,
    PHASE,
    RELIC,
    STAKE,
    UNDER_CREST,
    UNRESOLVED,
)
from guildhall.kernel.layout import NOBODY
from guildhall.kernel.question import ELSE_SKIP, Frame
from guildhall.kernel.table import Table
from guildhall.kernel.vec import i64


class Resolution(BoardRule):
    """One district after the other, in the first player's order (ARC-RES-1)."""

    steps: ClassVar[tuple[str, ...]] = ("turn up", "choose", "settle")

    def step(self, t: Table, f: Frame, at: i64) -> None:
        # fmt: off
        if at == 0:   self.turn_up(t)                    # ARC-RES-2
        elif at == 1: self.choose(t, f)                  # ARC-RES-1
        else:         self.settle(t, f, self.chosen(t, f))
        # fmt: on

    def turn_up(self, t: Table) -> None:
        """Before the first district is chosen, every agent lies open."""
        district: i64
        seat: i64
        t.mem[UNRESOLVED] = self.board.open_districts(t)
        for district in range(self.board.districts):
            for seat in range(self.board.seats):
                turn_up_agents(self.board, t, seat, district, TURNED_UP)

    def choose(self, t: Table, f: Frame) -> None:
        if t.mem[UNRESOLVED] == 0:
            t.finish(f)
        else:
            self.ask_which(t)

    def ask_which(self, t: Table) -> None:
        t.ask(t.mem[FIRST], "resolve", "ARC-RES-1")
        t.options_of(RESOLVE, t.mem[UNRESOLVED])

    def chosen(self, t: Table, f: Frame) -> i64:
        return t.what(f)

    def settle(self, t: Table, f: Frame, district: i64) -> None:
        t.mem[UNRESOLVED] &= ~(1 << district)
        t.tell(RESOLVES, t.mem[FIRST], district)
        t.begin(SETTLE, NOBODY, district)
        f.step = 1


class Settle(BoardRule):
    """Settle district `a`: who wins its stake, if anybody; `b` is the next of the cards there that copy another."""

    steps: ClassVar[tuple[str, ...]] = ("copy", "copied", "decide")

    def step(self, t: Table, f: Frame, at: i64) -> None:
        # fmt: off
        if at == 0:   self.ask_copy(t, f)                # ARC-HAR-2
        elif at == 1: self.copy(t, f)
        else:         self.decide(t, f.a)                # ARC-RES-3 to ARC-RES-7
        # fmt: on

    def ask_copy(self, t: Table, f: Frame) -> None:
        """Each agent that copies another, from the first player's on."""
        board = self.board
        while f.b < board.seats * len(board.copiers):
            seat = (t.mem[FIRST] + f.b // len(board.copiers)) % board.seats
            nth = f.b % len(board.copiers)
            if t.mem[COPIED + nth] == 0 and self.lies_here(t, board.field(f.a, seat), board.copiers[nth]):
                t.ask(seat, "copy", "ARC-HAR-2", ELSE_SKIP)
                self.offer_others(t, f.a, board.copiers[nth])
                return
            f.b += 1
        f.step = 2

    def lies_here(self, t: Table, pile: i64, card: i64) -> bool:
        for other in t.cards(pile):
            if other == card:
                return True
        return False

    def offer_others(self, t: Table, district: i64, copier: i64) -> None:
        """Every other agent of the district, anybody's."""
        seat: i64
        for seat in range(self.board.seats):
            for card in t.cards(self.board.field(district, seat)):
                if card != copier and self.board.kind[card] != RELIC and self.board.copier[card] < 0:
                    t.option(COPY, card)

    def copy(self, t: Table, f: Frame) -> None:
        nth = f.b % len(self.board.copiers)
        t.mem[COPIED + nth] = t.what(f) + 1
        t.tell(COPIES, NOBODY, self.board.copiers[nth], t.what(f))
        f.b += 1
        f.step = 0

    def decide(self, t: Table, district: i64) -> None:
        found = verdict(self.board, t, district)
        seat = found.winner
        if seat >= 0:
            t.begin(WIN, seat, district, BY_TOTAL)
        else:
            seat = NOBODY
        t.tell(DECIDED + found.reason, seat, self.board.stake(t, district), district)


class Win(BoardRule):
    """A player wins the stake of district `a`, in the manner `b` (ARC-RES-5)."""

    steps: ClassVar[tuple[str, ...]] = ("where to", "take", "turn up the next")

    def step(self, t: Table, f: Frame, at: i64) -> None:
        # fmt: off
        if at == 0:   self.ask_where_to(t, f)            # ARC-TAC-1
        elif at == 1: self.take(t, f)
        elif t.mem[PHASE] == INTRIGUE:
            t.begin(TURN_UP, a=f.a)                      # ARC-INT-7
        # fmt: on

    def ask_where_to(self, t: Table, f: Frame) -> None:
        if f.b != BY_TOTAL:
            t.tell(WON_BY_BRIBE if f.b == BY_BRIBE else WON_BY_EFFECT, f.seat, t.top(STAKE + f.a), f.a)
        if self.board.tactical:
            t.ask(f.seat, "where-to", "ARC-TAC-1")
            t.option(PILE)
            t.option(STASH)

    def take(self, t: Table, f: Frame) -> None:
        """The others' cards there go to their discard piles, the stake on top of the winner's."""
        card = t.top(STAKE + f.a)
        clear(self.board, t, f.a)
        if f.said >= 0 and t.verb(f) == STASH:
            t.move(card, STAKE + f.a, UNDER_CREST + f.seat)
            t.tell(STASHED, f.seat, card)
        else:
            t.move(card, STAKE + f.a, DISCARD + f.seat)
