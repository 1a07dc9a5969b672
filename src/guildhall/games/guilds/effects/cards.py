"""The action cards that work on the cards of the city."""

from typing import ClassVar, Final

from guildhall.games.guilds.effects.effect import Effect, OfCells, Swap
from guildhall.games.guilds.notation import (
    BURIED,
    DOUBT,
    DOUBTED,
    INSTALL,
    INSTALLED,
    LOOK,
    LOOKED,
    MARKED,
    ON_TOP,
    SAW,
    SHIFT,
    SHIFTED,
)
from guildhall.games.guilds.table import ASIDE, CELLS, DECK, GRID, LOOKED_AT, MARK, MILITIA
from guildhall.kernel.question import SECRET, Frame
from guildhall.kernel.table import Table
from guildhall.kernel.vec import i64

LINES: Final = 6  # three rows and three columns


class NewMarkets(Swap):
    """Swap two cards of the same district type (GOC-A1)."""

    question: ClassVar[str] = "swap-alike"

    def fits(self, t: Table, one: i64, other: i64) -> bool:
        return self.city.district[self.city.card(t, one)] == self.city.district[self.city.card(t, other)]


class TarotMages(Effect):
    """Look at the top three cards of the deck, put one into the city, the others back (GOC-A2, GOC-G30)."""

    steps: ClassVar[tuple[str, ...]] = ("look", "see", "choose", "install", "choose top", "put back")

    def step(self, t: Table, f: Frame, at: i64) -> None:
        if at == 0:
            self.look(t, f)
        elif at == 1:
            self.see(t, f)
        elif at == 2:
            self.ask_card(t, f)
        elif at == 3:
            self.install(t, f)
        elif at == 4:
            self.choose_top(t, f)
        else:
            self.put_back(t, f)

    def can(self, t: Table, seat: i64, before: bool) -> bool:
        return t.count(DECK) > 0

    def look(self, t: Table, f: Frame) -> None:
        t.deal(t.top_slot(DECK), LOOK, cites=self.cites)

    def see(self, t: Table, f: Frame) -> None:
        """Lay the card aside, for its player's eyes alone, until three are seen or the deck is used up."""
        card = t.take_top(DECK)
        t.put(card, ASIDE)
        t.show(card, 1 << f.seat)
        t.tell(SAW, f.seat, card)
        if t.count(ASIDE) < LOOKED_AT and t.count(DECK) > 0:
            f.step = 0
        else:
            t.tell(LOOKED, f.seat, amount=t.count(ASIDE))

    def ask_card(self, t: Table, f: Frame) -> None:
        t.ask(f.seat, "install", self.cites)
        cell: i64
        for card in t.cards(ASIDE):
            for cell in range(CELLS):
                t.option(INSTALL, card, cell)

    def install(self, t: Table, f: Frame) -> None:
        """The card that leaves goes face down under the deck; everybody saw which one it was."""
        card = t.what(f)
        cell = t.where(f)
        leaving = t.take_top(GRID + cell)
        t.move(card, ASIDE, GRID + cell)
        t.turn_up(card)
        t.tell(INSTALLED, f.seat, card, cell)
        t.mem[MARK + leaving] = 0
        t.mem[self.city.rumour + leaving] = 0
        t.turn_down(leaving)
        t.put_under(leaving, DECK)
        t.tell(BURIED, f.seat, leaving)

    def choose_top(self, t: Table, f: Frame) -> None:
        """Which of the others lies on top is for the player's eyes alone; a single one has no order."""
        if t.count(ASIDE) < 2:
            self.slip_back(t, f.seat)
            t.finish(f)
            return
        t.ask(f.seat, "top", self.cites, SECRET)
        for card in t.cards(ASIDE):
            t.option(ON_TOP, card)

    def put_back(self, t: Table, f: Frame) -> None:
        top = t.what(f)
        for card in t.cards(ASIDE):
            if card != top:
                t.slip(card, ASIDE, DECK, f.seat)
        self.slip_back(t, f.seat)

    def slip_back(self, t: Table, seat: i64) -> None:
        for card in t.cards(ASIDE):
            t.slip(card, ASIDE, DECK, seat)


class RollingCarts(Effect):
    """Move the cards of a row or a column on by one cell, the last to the other end (GOC-A5)."""

    question: ClassVar[str] = "shift"

    def choose(self, t: Table, seat: i64, before: bool, all_of_them: bool) -> bool:
        shift: i64
        if all_of_them:
            for shift in range(2 * LINES):
                t.option(SHIFT, shift)
        return True

    def carry_out(self, t: Table, f: Frame) -> None:
        shift = t.what(f)
        line = shift >> 1
        first = 3 * line
        stride: i64 = 1
        if line >= 3:
            first = line - 3
            stride = 3
        if shift & 1 != 0:  # to the left, or up: the same walk from the other end
            first += 2 * stride
            stride = -stride
        last = t.take_top(GRID + first + 2 * stride)
        t.put(t.take_top(GRID + first + stride), GRID + first + 2 * stride)
        t.put(t.take_top(GRID + first), GRID + first + stride)
        t.put(last, GRID + first)
        t.tell(SHIFTED, f.seat, shift)


class NeighboursAtOdds(Swap):
    """Swap two cards whose cells share a side (GOC-A10)."""

    question: ClassVar[str] = "swap-neighbours"

    def fits(self, t: Table, one: i64, other: i64) -> bool:
        if other == one + 1:
            return other % 3 != 0
        return other == one + 3


class SealedVerdict(OfCells):
    """Mark a card: its player wins a tie there (GOC-A12)."""

    question: ClassVar[str] = "mark"

    def fits(self, t: Table, seat: i64, thing: i64, before: bool) -> bool:
        return t.mem[MARK + self.city.card(t, thing)] == 0

    def carry_out(self, t: Table, f: Frame) -> None:
        t.mem[MARK + self.city.card(t, t.what(f))] = f.seat + 1
        t.tell(MARKED, f.seat, t.what(f))


class ChangingOfTheGuard(Swap):
    """Swap a militia card of the city with any other card of it (GOC-A13)."""

    question: ClassVar[str] = "swap-militia"

    def fits(self, t: Table, one: i64, other: i64) -> bool:
        return self.is_militia(t, one) or self.is_militia(t, other)

    def is_militia(self, t: Table, cell: i64) -> bool:
        return self.city.kind[self.city.card(t, cell)] == MILITIA


class BadRumours(OfCells):
    """The support value of a card counts as 0 (GOC-A14)."""

    question: ClassVar[str] = "doubt"
    verb: ClassVar[int] = DOUBT

    def fits(self, t: Table, seat: i64, thing: i64, before: bool) -> bool:
        return True

    def carry_out(self, t: Table, f: Frame) -> None:
        t.mem[self.city.rumour + self.city.card(t, t.what(f))] = 1
        t.tell(DOUBTED, f.seat, t.what(f))
