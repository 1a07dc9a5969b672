"""Words on stakes: those that lie open, and those below."""

from guildhall.games.arcana.contest import bid
from guildhall.games.arcana.effects.effect import EVERYWHERE, BoardWord, District
from guildhall.games.arcana.notation import (
    BURIED,
    BURY,
    EXPOSED,
    LAY,
    LOOKED,
    PASS,
    REPLACED,
    SWAP,
    SWAPPED,
)
from guildhall.games.arcana.rules.moves import (
    BY_EFFECT,
    LIFT,
    TURN_UP,
    WIN,
    remove_stake,
    tidy_district,
    turn_up_agents,
)
from guildhall.games.arcana.table import LOOKED_AT, STAKE, SUPPLY, Board
from guildhall.kernel.question import ALWAYS, ELSE_SKIP, OPEN, SECRET, Frame
from guildhall.kernel.table import Table
from guildhall.kernel.vec import i64


class LookAtStakes(District):
    """Lift the next stakes of a district and look at them."""

    def __init__(self, board: Board, cites: str, where: i64, count: i64) -> None:
        super().__init__(board, cites, "look-at-stakes", where)
        self.count: i64 = count

    def fits(self, t: Table, f: Frame, district: i64) -> bool:
        return t.count(SUPPLY + district) > 0

    def work(self, t: Table, f: Frame, district: i64) -> None:
        t.begin(LIFT, f.seat, district, self.count)
        t.tell(LOOKED, f.seat, district, amount=min(self.count, t.count(SUPPLY + district)))


class PutBack(BoardWord):
    """Put the lifted stakes back as they lay."""

    def do(self, t: Table, f: Frame) -> None:
        while t.count(LOOKED_AT + f.seat) > 0:
            t.move(t.top(LOOKED_AT + f.seat), LOOKED_AT + f.seat, SUPPLY + f.a - 1)


class Arrange(BoardWord):
    """Put the lifted stakes back in any order, the lowest first."""

    def ask(self, t: Table, f: Frame) -> None:
        several = t.count(LOOKED_AT + f.seat) > 1
        t.ask(f.seat, "arrange", self.cites, SECRET if several else OPEN | ELSE_SKIP)
        for card in t.cards(LOOKED_AT + f.seat):
            t.option(LAY, card)

    def do(self, t: Table, f: Frame) -> None:
        t.slip(t.what(f), LOOKED_AT + f.seat, SUPPLY + f.a - 1, f.seat)
        if t.count(LOOKED_AT + f.seat) > 0:
            f.step -= 2


class MayBury(BoardWord):
    """Of each lifted stake, from the lowest: put it back, or under all others of its district."""

    def ask(self, t: Table, f: Frame) -> None:
        t.ask(f.seat, "bury", self.cites, OPEN | ELSE_SKIP)
        if t.count(LOOKED_AT + f.seat) > 0:
            t.option(PASS)
            t.option(BURY)

    def do(self, t: Table, f: Frame) -> None:
        card = t.take_top(LOOKED_AT + f.seat)
        if t.verb(f) == BURY:
            t.put_under(card, SUPPLY + f.a - 1)
            t.tell(BURIED, f.seat, card, f.a - 1)
        else:
            t.put(card, SUPPLY + f.a - 1)
        if t.count(LOOKED_AT + f.seat) > 0:
            f.step -= 2


class SwapStakes(BoardWord):
    """Exchange the faceup stakes of two districts; the agents stay (ARC-INT-20)."""

    def ask(self, t: Table, f: Frame) -> None:
        one: i64
        other: i64
        t.ask(f.seat, "swap-stakes", self.cites, OPEN | ELSE_SKIP)
        for one in range(self.board.districts):
            for other in range(one + 1, self.board.districts):
                if self.board.shows_stake(t, one) and self.board.shows_stake(t, other):
                    t.option(SWAP, one, other)

    def do(self, t: Table, f: Frame) -> None:
        one = t.what(f)
        other = t.where(f)
        card = t.take_top(STAKE + one)
        t.move(t.top(STAKE + other), STAKE + other, STAKE + one)
        t.put(card, STAKE + other)
        t.tell(SWAPPED, f.seat, one, other)
        tidy_district(self.board, t, one)
        tidy_district(self.board, t, other)


class ReplaceStake(District):
    """Put the faceup stake of a district under the others there; the next is turned up."""

    def fits(self, t: Table, f: Frame, district: i64) -> bool:
        return t.count(SUPPLY + district) > 0

    def work(self, t: Table, f: Frame, district: i64) -> None:
        card = t.take_top(STAKE + district)
        t.put_under(card, SUPPLY + district)
        t.turn_down(card)
        t.tell(REPLACED, f.seat, card, district)
        t.begin(TURN_UP, a=district)


class RemoveStake(District):
    """The faceup stake of a district goes to the box; the next is turned up (ARC-INT-19)."""

    def work(self, t: Table, f: Frame, district: i64) -> None:
        remove_stake(self.board, t, f.seat, district)


class WinUnopposed(District):
    """Win the stake of a district where the player reaches what is needed and nobody else has an agent."""

    def __init__(self, board: Board, cites: str) -> None:
        super().__init__(board, cites, "win-unopposed", EVERYWHERE)

    def ask(self, t: Table, f: Frame) -> None:
        super().ask(t, f)
        t.how = ALWAYS  # whether the facedown agents suffice is nobody's business
        t.option(PASS)

    def fits(self, t: Table, f: Frame, district: i64) -> bool:
        return not self.has_rivals(t, f.seat, district) and bid(self.board, t, f.seat, district) >= 0

    def do(self, t: Table, f: Frame) -> None:
        if t.verb(f) != PASS:
            turn_up_agents(self.board, t, f.seat, t.what(f), EXPOSED)
            t.begin(WIN, f.seat, t.what(f), BY_EFFECT)
