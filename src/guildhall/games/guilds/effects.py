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
    BOULEVARDS,
    CELLS,
    DECK,
    EMPTY,
    GRID,
    LOOKED_AT,
    MARK,
    MILITIA,
    ONE_SIDE,
    OTHER_SIDE,
    POST,
    POSTS,
    PURSE,
    SUPPLY,
    City,
)
from guildhall.kernel.question import SECRET, Frame
from guildhall.kernel.table import Rule, Table
from guildhall.kernel.vec import i64, vec

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
            self.choose(t, f.seat, f.a == BEFORE, all_of_them=True)
        else:
            self.carry_out(t, f)

    def can(self, t: Table, seat: i64, before: bool) -> bool:
        """Could this seat carry it out now?"""
        return self.choose(t, seat, before, all_of_them=False)

    def choose(self, t: Table, seat: i64, before: bool, all_of_them: bool) -> bool:
        """Offer all ways to carry it out, or only find out whether there is one."""
        raise LookupError("an effect has choices")

    def carry_out(self, t: Table, f: Frame) -> None:
        raise LookupError("an effect does something")

    def leaves_room(self, t: Table, seat: i64, taken: i64, freed: i64) -> bool:
        """Once this boulevard is taken (and that one freed), can the placement still be made? (GOC-G25)"""
        left = t.mem[EMPTY] & ~(1 << taken)
        if freed >= 0:
            left |= 1 << freed
        return left & self.city.allowed(t, seat) != 0


# --------------------------------------------------------------------------------------------------- what can be chosen
class OfBoulevards(Effect):
    """An effect that chooses a boulevard."""

    verb: ClassVar[int] = PLACE

    def __init__(self, city: City, cites: str) -> None:
        super().__init__(city, cites)
        self.says: i64 = type(self).verb

    def fits(self, t: Table, seat: i64, boulevard: i64, before: bool) -> bool:
        raise LookupError("which boulevards can be chosen?")

    def choose(self, t: Table, seat: i64, before: bool, all_of_them: bool) -> bool:
        found = False
        boulevard: i64
        for boulevard in range(BOULEVARDS):
            if self.fits(t, seat, boulevard, before):
                if not all_of_them:
                    return True
                found = True
                t.option(self.says, boulevard)
        return found


class OfAgents(Effect):
    """An effect that chooses an agent on the street."""

    verb: ClassVar[int] = PAY

    def __init__(self, city: City, cites: str) -> None:
        super().__init__(city, cites)
        self.says: i64 = type(self).verb

    def fits(self, t: Table, seat: i64, post: i64) -> bool:
        raise LookupError("which agents can be chosen?")

    def choose(self, t: Table, seat: i64, before: bool, all_of_them: bool) -> bool:
        found = False
        agents = self.city.agents(t)
        post: i64
        for post in range(POSTS):
            if (agents >> post) & 1 != 0 and self.fits(t, seat, post):
                if not all_of_them:
                    return True
                found = True
                t.option(self.says, post)
        return found


class OfCells(Effect):
    """An effect that chooses a card of the city."""

    verb: ClassVar[int] = MARK_CARD

    def __init__(self, city: City, cites: str) -> None:
        super().__init__(city, cites)
        self.says: i64 = type(self).verb

    def fits(self, t: Table, cell: i64) -> bool:
        raise LookupError("which cards can be chosen?")

    def choose(self, t: Table, seat: i64, before: bool, all_of_them: bool) -> bool:
        found = False
        cell: i64
        for cell in range(CELLS):
            if self.fits(t, cell):
                if not all_of_them:
                    return True
                found = True
                t.option(self.says, cell)
        return found


class Swap(Effect):
    """An effect that swaps two cards of the city; agents and all other cards stay (GOC-25, GOC-G16, GOC-G29)."""

    def fits(self, t: Table, one: i64, other: i64) -> bool:
        raise LookupError("which cards can be swapped?")

    def choose(self, t: Table, seat: i64, before: bool, all_of_them: bool) -> bool:
        found = False
        one: i64
        other: i64
        for one in range(CELLS):
            for other in range(one + 1, CELLS):
                if self.fits(t, one, other):
                    if not all_of_them:
                        return True
                    found = True
                    t.option(SWAP, one, other)
        return found

    def carry_out(self, t: Table, f: Frame) -> None:
        one = t.what(f)
        other = t.where(f)
        card = t.take_top(GRID + one)
        t.put(t.take_top(GRID + other), GRID + one)
        t.put(card, GRID + other)
        t.tell(SWAPPED, f.seat, one, other)


# --------------------------------------------------------------------------------------------------- the cards
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


class CrowdedStreet(OfBoulevards):
    """Place one more agent, from the supply (GOC-G17), where exactly one stands (GOC-A3)."""

    question: ClassVar[str] = "place-second"

    def fits(self, t: Table, seat: i64, boulevard: i64, before: bool) -> bool:
        return self.city.holds_one(t, boulevard) and has_agent(t, seat, before)

    def carry_out(self, t: Table, f: Frame) -> None:
        self.city.place_agent(t, f.seat, t.what(f))
        t.tell(PLACED_AGENT, f.seat, t.what(f))


class HiredHand(CrowdedStreet):
    """Place one more agent on an empty boulevard (GOC-A4)."""

    question: ClassVar[str] = "place-more"

    def fits(self, t: Table, seat: i64, boulevard: i64, before: bool) -> bool:
        if not self.city.is_empty(t, boulevard) or not has_agent(t, seat, before):
            return False
        return not before or self.leaves_room(t, seat, boulevard, -1)


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


class Barricade(OfBoulevards):
    """Block an empty boulevard until the end of the round (GOC-A6)."""

    question: ClassVar[str] = "barricade"
    verb: ClassVar[int] = BARRICADE

    def fits(self, t: Table, seat: i64, boulevard: i64, before: bool) -> bool:
        return self.city.is_empty(t, boulevard) and (not before or self.leaves_room(t, seat, boulevard, -1))

    def carry_out(self, t: Table, f: Frame) -> None:
        self.city.block(t, t.what(f))
        t.tell(BARRICADED, f.seat, t.what(f))


class ChangeOfOrders(Effect):
    """Move an own agent to an empty boulevard (GOC-A7)."""

    question: ClassVar[str] = "transfer"

    def choose(self, t: Table, seat: i64, before: bool, all_of_them: bool) -> bool:
        found = False
        agents = self.city.agents(t)
        post: i64
        to: i64
        for post in range(POSTS):
            if (agents >> post) & 1 != 0 and self.city.agent(t, post) == seat:
                for to in range(BOULEVARDS):
                    if self.city.is_empty(t, to) and (not before or self.leaves_room(t, seat, to, self.frees(t, post))):
                        if not all_of_them:
                            return True
                        found = True
                        t.option(TRANSFER, post, to)
        return found

    def frees(self, t: Table, post: i64) -> i64:
        """The boulevard that is empty once this agent is gone, or -1."""
        if self.city.holds_one(t, post >> 1):
            return post >> 1
        return -1

    def carry_out(self, t: Table, f: Frame) -> None:
        post = t.what(f)
        purse = t.mem[PURSE + post]
        self.city.lift_agent(t, post)
        self.city.put_agent(t, f.seat, t.where(f), purse)
        t.tell(TRANSFERRED, f.seat, post, t.where(f))


class ForgedPapers(Effect):
    """Exchange an own agent with another player's; their boulevards touch a common card (GOC-A8, GOC-G28)."""

    question: ClassVar[str] = "exchange"

    def choose(self, t: Table, seat: i64, before: bool, all_of_them: bool) -> bool:
        found = False
        agents = self.city.agents(t)
        own: i64
        other: i64
        for own in range(POSTS):
            if (agents >> own) & 1 != 0 and self.city.agent(t, own) == seat:
                near = agents & NEAR[own >> 1]
                for other in range(POSTS):
                    if (near >> other) & 1 != 0 and self.city.agent(t, other) != seat:
                        if not all_of_them:
                            return True
                        found = True
                        t.option(EXCHANGE, own, other)
        return found

    def carry_out(self, t: Table, f: Frame) -> None:
        own = t.what(f)
        other = t.where(f)
        exchange(t, POST + own, POST + other)
        exchange(t, PURSE + own, PURSE + other)
        t.tell(EXCHANGED, f.seat, own, other)


class HouseArrest(OfAgents):
    """Send home another player's agent beside a militia card (GOC-A9, GOC-G35)."""

    question: ClassVar[str] = "arrest"
    verb: ClassVar[int] = ARREST

    def fits(self, t: Table, seat: i64, post: i64) -> bool:
        return self.city.agent(t, post) != seat and self.city.touches_militia(t, post >> 1)

    def carry_out(self, t: Table, f: Frame) -> None:
        post = t.what(f)
        t.mem[SUPPLY + self.city.agent(t, post)] += 1
        self.city.lift_agent(t, post)
        t.tell(ARRESTED, f.seat, post)


class NeighboursAtOdds(Swap):
    """Swap two cards whose cells share a side (GOC-A10)."""

    question: ClassVar[str] = "swap-neighbours"

    def fits(self, t: Table, one: i64, other: i64) -> bool:
        if other == one + 1:
            return other % 3 != 0
        return other == one + 3


class FullPurse(OfAgents):
    """An own agent lends 1 more support to each of its two cards (GOC-A11, GOC-G31)."""

    question: ClassVar[str] = "pay"

    def fits(self, t: Table, seat: i64, post: i64) -> bool:
        return self.city.agent(t, post) == seat and t.mem[PURSE + post] == 0

    def carry_out(self, t: Table, f: Frame) -> None:
        t.mem[PURSE + t.what(f)] = 1
        t.tell(PAID, f.seat, t.what(f))


class SealedVerdict(OfCells):
    """Mark a card: its player wins a tie there (GOC-A12)."""

    question: ClassVar[str] = "mark"

    def fits(self, t: Table, cell: i64) -> bool:
        return t.mem[MARK + self.city.card(t, cell)] == 0

    def carry_out(self, t: Table, f: Frame) -> None:
        t.mem[MARK + self.city.card(t, t.what(f))] = f.seat + 1
        t.tell(MARKED, f.seat, t.what(f))


class ChangingOfTheGuard(Swap):
    """Swap a militia card of the city with any other card of it (GOC-A13)."""

    question: ClassVar[str] = "swap-militia"

    def fits(self, t: Table, one: i64, other: i64) -> bool:
        return self.is_militia(t, one) or self.is_militia(t, other)

    def can(self, t: Table, seat: i64, before: bool) -> bool:
        """Any militia card will do: there are others to swap it with."""
        cell: i64
        for cell in range(CELLS):
            if self.is_militia(t, cell):
                return True
        return False

    def is_militia(self, t: Table, cell: i64) -> bool:
        return self.city.kind[self.city.card(t, cell)] == MILITIA


class BadRumours(OfCells):
    """The support value of a card counts as 0 (GOC-A14)."""

    question: ClassVar[str] = "doubt"
    verb: ClassVar[int] = DOUBT

    def fits(self, t: Table, cell: i64) -> bool:
        return t.mem[self.city.rumour + self.city.card(t, cell)] == 0

    def carry_out(self, t: Table, f: Frame) -> None:
        t.mem[self.city.rumour + self.city.card(t, t.what(f))] = 1
        t.tell(DOUBTED, f.seat, t.what(f))


def has_agent(t: Table, seat: i64, before: bool) -> bool:
    """Is there one more agent in the supply, and another for a placement still to come? (GOC-G17, GOC-G25)"""
    if before:
        return t.mem[SUPPLY + seat] > 1
    return t.mem[SUPPLY + seat] > 0


def exchange(t: Table, one: i64, other: i64) -> None:
    kept = t.mem[one]
    t.mem[one] = t.mem[other]
    t.mem[other] = kept


def posts_near(boulevard: int) -> int:
    """Bits of the posts on the other boulevards that touch a common card (GOC-G28)."""
    cells = {ONE_SIDE[boulevard], OTHER_SIDE[boulevard]}
    near = 0
    for other in range(BOULEVARDS):
        if other != boulevard and not cells.isdisjoint((ONE_SIDE[other], OTHER_SIDE[other])):
            near |= 3 << 2 * other
    return near


NEAR: Final = vec[i64]([posts_near(boulevard) for boulevard in range(BOULEVARDS)])

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
