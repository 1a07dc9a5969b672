"""The action cards that work on boulevards and agents."""

from typing import ClassVar, Final

from guildhall.games.guilds.effects.effect import Effect, OfAgents, OfBoulevards
from guildhall.games.guilds.notation import (
    ARREST,
    ARRESTED,
    BARRICADE,
    BARRICADED,
    EXCHANGE,
    EXCHANGED,
    HIRED,
    JOINED,
    PAID,
    TRANSFER,
    TRANSFERRED,
)
from guildhall.games.guilds.table import BOULEVARDS, ONE_SIDE, OTHER_SIDE, POST, POSTS, PURSE, SUPPLY
from guildhall.kernel.question import Frame
from guildhall.kernel.table import Table
from guildhall.kernel.vec import i64, vec


class CrowdedStreet(OfBoulevards):
    """Place one more agent, from the supply (GOC-G17), where exactly one stands (GOC-A3)."""

    question: ClassVar[str] = "place-second"

    def fits(self, t: Table, seat: i64, thing: i64, before: bool) -> bool:
        return self.city.holds_one(t, thing) and has_agent(t, seat, before)

    def carry_out(self, t: Table, f: Frame) -> None:
        self.city.place_agent(t, f.seat, t.what(f))
        t.tell(JOINED, f.seat, t.what(f))


class HiredHand(OfBoulevards):
    """Place one more agent on an empty boulevard (GOC-A4)."""

    question: ClassVar[str] = "place-more"

    def fits(self, t: Table, seat: i64, thing: i64, before: bool) -> bool:
        if not self.city.is_empty(t, thing) or not has_agent(t, seat, before):
            return False
        return not before or self.leaves_room(t, seat, thing, -1)

    def carry_out(self, t: Table, f: Frame) -> None:
        self.city.place_agent(t, f.seat, t.what(f))
        t.tell(HIRED, f.seat, t.what(f))


class Barricade(OfBoulevards):
    """Block an empty boulevard until the end of the round (GOC-A6)."""

    question: ClassVar[str] = "barricade"
    verb: ClassVar[int] = BARRICADE

    def fits(self, t: Table, seat: i64, thing: i64, before: bool) -> bool:
        return self.city.is_empty(t, thing) and (not before or self.leaves_room(t, seat, thing, -1))

    def carry_out(self, t: Table, f: Frame) -> None:
        self.city.block(t, t.what(f))
        t.tell(BARRICADED, f.seat, t.what(f))


class ChangeOfOrders(Effect):
    """Move an own agent to an empty boulevard (GOC-A7)."""

    question: ClassVar[str] = "transfer"

    def choose(self, t: Table, seat: i64, before: bool, all_of_them: bool) -> bool:
        agents = self.city.agents(t)
        post: i64
        to: i64
        for post in range(POSTS):
            if (agents >> post) & 1 != 0 and self.city.agent(t, post) == seat:
                for to in range(BOULEVARDS):
                    if self.city.is_empty(t, to) and (not before or self.leaves_room(t, seat, to, self.frees(t, post))):
                        if not all_of_them:
                            return True
                        t.option(TRANSFER, post, to)
        return False

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
                        t.option(EXCHANGE, own, other)
        return False

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

    def fits(self, t: Table, seat: i64, thing: i64, before: bool) -> bool:
        return self.city.agent(t, thing) != seat and self.city.touches_militia(t, thing >> 1)

    def carry_out(self, t: Table, f: Frame) -> None:
        post = t.what(f)
        t.mem[SUPPLY + self.city.agent(t, post)] += 1
        self.city.lift_agent(t, post)
        t.tell(ARRESTED, f.seat, post)


class FullPurse(OfAgents):
    """An own agent lends 1 more support to each of its two cards (GOC-A11, GOC-G31)."""

    question: ClassVar[str] = "pay"

    def fits(self, t: Table, seat: i64, thing: i64, before: bool) -> bool:
        return self.city.agent(t, thing) == seat and t.mem[PURSE + thing] == 0

    def carry_out(self, t: Table, f: Frame) -> None:
        t.mem[PURSE + t.what(f)] = 1
        t.tell(PAID, f.seat, t.what(f))


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
