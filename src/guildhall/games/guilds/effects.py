"""The fourteen action cards (GOC-A1 to GOC-A14), each a rule that its player goes through at once."""

from typing import ClassVar, Final

from guildhall.games.guilds.notation import (
    ARREST,
    ARRESTED,
    BARRICADE,
    BARRICADED,
    BURIED,
    DOUBT,
    DOUBTED,
    EXCHANGE,
    EXCHANGED,
    INSTALL,
    INSTALLED,
    LOOK,
    LOOKED,
    MARK_CARD,
    MARKED,
    ON_TOP,
    PAID,
    PAY,
    PLACE,
    PLACED_AGENT,
    SAW,
    SHIFT,
    SHIFTED,
    SWAP,
    SWAPPED,
    TRANSFER,
    TRANSFERRED,
)
from guildhall.games.guilds.table import (
    ASIDE,
    BLOCKED,
    BOULEVARDS,
    CELLS,
    DECK,
    GRID,
    LOOKED_AT,
    MARK,
    MILITIA,
    ONE_SIDE,
    OTHER_SIDE,
    POST,
    PURSE,
    SUPPLY,
    City,
)
from guildhall.kernel.question import SECRET, Frame
from guildhall.kernel.table import Rule, Table
from guildhall.kernel.vec import i64

LINES: Final = 6  # three rows and three columns
AFTER: Final = 0  # notes of an effect's frame: `a` says whether its player has placed already
BEFORE: Final = 1  # Loose Tongues (GOC-C2): the placement still has to be made


class Effect(Rule):
    """An action card: whether it can be carried out completely (GOC-G15), a question, and what the answer does."""

    steps: ClassVar[tuple[str, ...]] = ("choose", "carry out")
    question: ClassVar[str] = ""

    def __init__(self, city: City, cites: str) -> None:
        self.city: City = city
        self.cites = cites
        self.asks = type(self).question

    def step(self, t: Table, f: Frame, at: i64) -> None:
        if at == 0:
            t.ask(f.seat, self.asks, self.cites)
            self.choices(t, f.seat, f.a == BEFORE)
        else:
            self.carry_out(t, f)

    def can(self, t: Table, seat: i64, before: bool) -> bool:
        """Could this seat carry it out now?"""
        offered = t.offered
        self.choices(t, seat, before)
        found = t.offered > offered
        t.offered = offered
        return found

    def choices(self, t: Table, seat: i64, before: bool) -> None:
        """Offer every way to carry it out."""
        raise LookupError("an effect offers choices")

    def carry_out(self, t: Table, f: Frame) -> None:
        raise LookupError("an effect does something")

    # ------------------------------------------------------------------------------------------- what effects share
    def leaves_room(self, t: Table, seat: i64, before: bool, taken: i64, freed: i64) -> bool:
        """Once this boulevard is taken (and that one freed), can a placement still be made? (GOC-G25)"""
        if not before:
            return True
        if freed >= 0 and freed != taken and self.city.is_allowed(t, seat, freed):
            return True
        for boulevard in range(BOULEVARDS):
            if boulevard != taken and self.city.may_place_on(t, seat, boulevard):
                return True
        return False

    def has_agent_to_spare(self, t: Table, seat: i64, before: bool) -> bool:
        """From the player's own supply (GOC-G17), and one more if the placement is still to come (GOC-G25)."""
        if before:
            return t.mem[SUPPLY + seat] > 1
        return t.mem[SUPPLY + seat] > 0

    def swap_cells(self, t: Table, seat: i64, one: i64, other: i64) -> None:
        """Two cards change places; agents and all other cards stay (GOC-25, GOC-G16)."""
        card = t.take_top(GRID + one)
        t.put(t.take_top(GRID + other), GRID + one)
        t.put(card, GRID + other)
        t.tell(SWAPPED, seat, one, other)


class NewMarkets(Effect):
    """Swap two cards of the same district type (GOC-A1)."""

    question: ClassVar[str] = "swap-alike"

    def choices(self, t: Table, seat: i64, before: bool) -> None:
        one: i64
        other: i64
        for one in range(CELLS):
            district = self.city.district[self.city.card(t, one)]
            for other in range(one + 1, CELLS):
                if self.city.district[self.city.card(t, other)] == district:
                    t.option(SWAP, one, other)

    def carry_out(self, t: Table, f: Frame) -> None:
        self.swap_cells(t, f.seat, t.what(f), t.where(f))


class TarotMages(Effect):
    """Look at the top three cards of the deck, put one into the city, the others back (GOC-A2, GOC-G30)."""

    steps: ClassVar[tuple[str, ...]] = ("look", "see", "choose", "install", "choose top", "put back")

    def step(self, t: Table, f: Frame, at: i64) -> None:
        if at == 0:
            self.look(t, f)
        elif at == 1:
            self.see(t, f)
        elif at == 2:
            self.choose(t, f)
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

    def choose(self, t: Table, f: Frame) -> None:
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


class CrowdedStreet(Effect):
    """Place one more agent where exactly one stands (GOC-A3)."""

    question: ClassVar[str] = "place-second"

    def choices(self, t: Table, seat: i64, before: bool) -> None:
        boulevard: i64
        if self.has_agent_to_spare(t, seat, before):
            for boulevard in range(BOULEVARDS):
                if self.city.holds_one(t, boulevard):
                    t.option(PLACE, boulevard)

    def carry_out(self, t: Table, f: Frame) -> None:
        self.city.place_agent(t, f.seat, t.what(f))
        t.tell(PLACED_AGENT, f.seat, t.what(f))


class HiredHand(CrowdedStreet):
    """Place one more agent on an empty boulevard (GOC-A4)."""

    question: ClassVar[str] = "place-more"

    def choices(self, t: Table, seat: i64, before: bool) -> None:
        boulevard: i64
        if self.has_agent_to_spare(t, seat, before):
            for boulevard in range(BOULEVARDS):
                if self.city.is_empty(t, boulevard) and self.leaves_room(t, seat, before, boulevard, -1):
                    t.option(PLACE, boulevard)


class RollingCarts(Effect):
    """Move the cards of a row or a column on by one cell, the last to the other end (GOC-A5)."""

    question: ClassVar[str] = "shift"

    def choices(self, t: Table, seat: i64, before: bool) -> None:
        shift: i64
        for shift in range(2 * LINES):
            t.option(SHIFT, shift)

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


class Barricade(Effect):
    """Block an empty boulevard until the end of the round (GOC-A6)."""

    question: ClassVar[str] = "barricade"

    def choices(self, t: Table, seat: i64, before: bool) -> None:
        boulevard: i64
        for boulevard in range(BOULEVARDS):
            if self.city.is_empty(t, boulevard) and self.leaves_room(t, seat, before, boulevard, -1):
                t.option(BARRICADE, boulevard)

    def carry_out(self, t: Table, f: Frame) -> None:
        t.mem[BLOCKED + t.what(f)] = 1
        t.tell(BARRICADED, f.seat, t.what(f))


class ChangeOfOrders(Effect):
    """Move an own agent to an empty boulevard (GOC-A7)."""

    question: ClassVar[str] = "transfer"

    def choices(self, t: Table, seat: i64, before: bool) -> None:
        boulevard: i64
        for post in self.city.agents_on_street(t):
            if self.city.agent(t, post) == seat:
                freed = post >> 1
                if not self.city.holds_one(t, freed):
                    freed = -1
                for boulevard in range(BOULEVARDS):
                    if self.city.is_empty(t, boulevard) and self.leaves_room(t, seat, before, boulevard, freed):
                        t.option(TRANSFER, post, boulevard)

    def carry_out(self, t: Table, f: Frame) -> None:
        post = t.what(f)
        purse = t.mem[PURSE + post]
        self.city.lift_agent(t, post)
        self.city.put_agent(t, f.seat, t.where(f), purse)
        t.tell(TRANSFERRED, f.seat, post, t.where(f))


class ForgedPapers(Effect):
    """Exchange an own agent with another player's; their boulevards touch a common card (GOC-A8, GOC-G28)."""

    question: ClassVar[str] = "exchange"

    def choices(self, t: Table, seat: i64, before: bool) -> None:
        agents = self.city.agents_on_street(t)
        for own in agents:
            if self.city.agent(t, own) == seat:
                for other in agents:
                    if self.city.agent(t, other) != seat and touch(own >> 1, other >> 1):
                        t.option(EXCHANGE, own, other)

    def carry_out(self, t: Table, f: Frame) -> None:
        own = t.what(f)
        other = t.where(f)
        for chapter in (POST, PURSE):
            kept = t.mem[chapter + own]
            t.mem[chapter + own] = t.mem[chapter + other]
            t.mem[chapter + other] = kept
        t.tell(EXCHANGED, f.seat, own, other)


class HouseArrest(Effect):
    """Send home another player's agent beside a militia card (GOC-A9, GOC-G35)."""

    question: ClassVar[str] = "arrest"

    def choices(self, t: Table, seat: i64, before: bool) -> None:
        for post in self.city.agents_on_street(t):
            if self.city.agent(t, post) != seat and self.city.touches_militia(t, post >> 1):
                t.option(ARREST, post)

    def carry_out(self, t: Table, f: Frame) -> None:
        post = t.what(f)
        t.mem[SUPPLY + self.city.agent(t, post)] += 1
        self.city.lift_agent(t, post)
        t.tell(ARRESTED, f.seat, post)


class NeighboursAtOdds(Effect):
    """Swap two cards whose cells share a side (GOC-A10)."""

    question: ClassVar[str] = "swap-neighbours"

    def choices(self, t: Table, seat: i64, before: bool) -> None:
        boulevard: i64
        for boulevard in range(BOULEVARDS):
            t.option(SWAP, ONE_SIDE[boulevard], OTHER_SIDE[boulevard])

    def carry_out(self, t: Table, f: Frame) -> None:
        self.swap_cells(t, f.seat, t.what(f), t.where(f))


class FullPurse(Effect):
    """An own agent lends 1 more support to each of its two cards (GOC-A11, GOC-G31)."""

    question: ClassVar[str] = "pay"

    def choices(self, t: Table, seat: i64, before: bool) -> None:
        for post in self.city.agents_on_street(t):
            if self.city.agent(t, post) == seat and t.mem[PURSE + post] == 0:
                t.option(PAY, post)

    def carry_out(self, t: Table, f: Frame) -> None:
        t.mem[PURSE + t.what(f)] = 1
        t.tell(PAID, f.seat, t.what(f))


class SealedVerdict(Effect):
    """Mark a card: its player wins a tie there (GOC-A12)."""

    question: ClassVar[str] = "mark"

    def choices(self, t: Table, seat: i64, before: bool) -> None:
        cell: i64
        for cell in range(CELLS):
            if t.mem[MARK + self.city.card(t, cell)] == 0:
                t.option(MARK_CARD, cell)

    def carry_out(self, t: Table, f: Frame) -> None:
        t.mem[MARK + self.city.card(t, t.what(f))] = f.seat + 1
        t.tell(MARKED, f.seat, t.what(f))


class ChangingOfTheGuard(Effect):
    """Swap a militia card of the city with any other card of it (GOC-A13)."""

    question: ClassVar[str] = "swap-militia"

    def choices(self, t: Table, seat: i64, before: bool) -> None:
        one: i64
        other: i64
        for one in range(CELLS):
            guarded = self.city.kind[self.city.card(t, one)] == MILITIA
            for other in range(one + 1, CELLS):
                if guarded or self.city.kind[self.city.card(t, other)] == MILITIA:
                    t.option(SWAP, one, other)

    def carry_out(self, t: Table, f: Frame) -> None:
        self.swap_cells(t, f.seat, t.what(f), t.where(f))


class BadRumours(Effect):
    """The support value of a card counts as 0 (GOC-A14)."""

    question: ClassVar[str] = "doubt"

    def choices(self, t: Table, seat: i64, before: bool) -> None:
        cell: i64
        for cell in range(CELLS):
            if t.mem[self.city.rumour + self.city.card(t, cell)] == 0:
                t.option(DOUBT, cell)

    def carry_out(self, t: Table, f: Frame) -> None:
        t.mem[self.city.rumour + self.city.card(t, t.what(f))] = 1
        t.tell(DOUBTED, f.seat, t.what(f))


def touch(boulevard: i64, other: i64) -> bool:
    """Do two different boulevards touch a common card? (GOC-G28)"""
    if boulevard == other:
        return False
    one = ONE_SIDE[boulevard]
    two = OTHER_SIDE[boulevard]
    return ONE_SIDE[other] in (one, two) or OTHER_SIDE[other] in (one, two)


# The names by which a card set calls them (`play = "rolling carts"`)
EFFECTS: Final[dict[str, type[Effect]]] = {
    "bad rumours": BadRumours,
    "barricade": Barricade,
    "change of orders": ChangeOfOrders,
    "changing of the guard": ChangingOfTheGuard,
    "crowded street": CrowdedStreet,
    "forged papers": ForgedPapers,
    "full purse": FullPurse,
    "hired hand": HiredHand,
    "house arrest": HouseArrest,
    "neighbours at odds": NeighboursAtOdds,
    "new markets": NewMarkets,
    "rolling carts": RollingCarts,
    "sealed verdict": SealedVerdict,
    "tarot mages": TarotMages,
}
