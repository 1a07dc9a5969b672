"""What all action cards have in common, and the forms of their choices."""

from typing import ClassVar, Final

from guildhall.games.guilds.notation import MARK_CARD, PAY, PLACE, SWAP, SWAPPED
from guildhall.games.guilds.table import ALL_BOULEVARDS, ALL_CELLS, CELLS, EMPTY, GRID, City
from guildhall.kernel.question import Frame
from guildhall.kernel.rule import Rule
from guildhall.kernel.table import Table
from guildhall.kernel.vec import i64

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
        """Offer all ways to carry it out, or only say whether there is one."""
        raise LookupError("an effect has choices")

    def carry_out(self, t: Table, f: Frame) -> None:
        raise LookupError("an effect does something")

    def leaves_room(self, t: Table, seat: i64, taken: i64, freed: i64) -> bool:
        """Once this boulevard is taken (and that one freed), can the placement still be made? (GOC-G25)"""
        left = t.mem[EMPTY] & ~(1 << taken)
        if freed >= 0:
            left |= 1 << freed
        return left & self.city.allowed(t, seat) != 0


class Choice(Effect):
    """An effect that chooses one thing: a boulevard, an agent, a card of the city."""

    verb: ClassVar[int]

    def __init__(self, city: City, cites: str) -> None:
        super().__init__(city, cites)
        self.says: i64 = type(self).verb

    def things(self, t: Table) -> i64:
        """Bits of all that there are to choose among."""
        raise LookupError("a choice is among things")

    def fits(self, t: Table, seat: i64, thing: i64, before: bool) -> bool:
        raise LookupError("which of the things can be chosen?")

    def choose(self, t: Table, seat: i64, before: bool, all_of_them: bool) -> bool:
        things = self.things(t)
        thing: i64 = 0
        while things >> thing != 0:
            if (things >> thing) & 1 != 0 and self.fits(t, seat, thing, before):
                if not all_of_them:
                    return True
                t.option(self.says, thing)
            thing += 1
        return False


class OfBoulevards(Choice):
    """An effect that chooses a boulevard."""

    verb: ClassVar[int] = PLACE

    def things(self, t: Table) -> i64:
        return ALL_BOULEVARDS


class OfAgents(Choice):
    """An effect that chooses an agent on the street."""

    verb: ClassVar[int] = PAY

    def things(self, t: Table) -> i64:
        return self.city.agents(t)


class OfCells(Choice):
    """An effect that chooses a card of the city."""

    verb: ClassVar[int] = MARK_CARD

    def things(self, t: Table) -> i64:
        return ALL_CELLS


class Swap(Effect):
    """An effect that swaps two cards of the city; agents and all other cards stay (GOC-25, GOC-G16, GOC-G29)."""

    def fits(self, t: Table, one: i64, other: i64) -> bool:
        raise LookupError("which cards can be swapped?")

    def choose(self, t: Table, seat: i64, before: bool, all_of_them: bool) -> bool:
        one: i64
        other: i64
        for one in range(CELLS):
            for other in range(one + 1, CELLS):
                if self.fits(t, one, other):
                    if not all_of_them:
                        return True
                    t.option(SWAP, one, other)
        return False

    def carry_out(self, t: Table, f: Frame) -> None:
        one = t.what(f)
        other = t.where(f)
        card = t.take_top(GRID + one)
        t.put(t.take_top(GRID + other), GRID + one)
        t.put(card, GRID + other)
        t.tell(SWAPPED, f.seat, one, other)
