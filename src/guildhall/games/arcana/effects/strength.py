"""Words on totals, needs and ties in this round."""

from guildhall.games.arcana.effects.effect import FACEUP, OTHER, PRESENT, Agents, BoardWord, District
from guildhall.games.arcana.holds import hold
from guildhall.games.arcana.notation import (
    ADDS,
    BREAKS_TIES,
    CHANGES_NEED,
    CONTESTED,
    HOLDS,
    NAME,
    PLAYER,
    WEAKENS,
)
from guildhall.games.arcana.table import ARCANA, CONTEST, NEEDS_AT, TIES_AT, TOTAL_AT, Board
from guildhall.kernel.question import ELSE_SKIP, OPEN, Frame
from guildhall.kernel.table import Table
from guildhall.kernel.vec import i64, vec


class Strengthen(District):
    """Add to the player's total in a district where he has an agent (ARC-RES-9)."""

    def __init__(self, board: Board, cites: str, add: i64) -> None:
        super().__init__(board, cites, "strengthen", PRESENT)
        self.add: i64 = add

    def work(self, t: Table, f: Frame, district: i64) -> None:
        t.mem[TOTAL_AT + district * self.board.seats + f.seat] += self.add
        t.tell(ADDS, f.seat, district, amount=self.add)


class Weaken(BoardWord):
    """Lower another player's total in the district that was chosen (ARC-RES-9)."""

    def __init__(self, board: Board, cites: str, less: i64) -> None:
        super().__init__(board, cites)
        self.less: i64 = less

    def ask(self, t: Table, f: Frame) -> None:
        seat: i64
        t.ask(f.seat, "weaken", self.cites, OPEN | ELSE_SKIP)
        for seat in range(self.board.seats):
            if f.a > 0 and seat != f.seat and self.board.has_agent(t, seat, f.a - 1):
                t.option(PLAYER, seat)

    def do(self, t: Table, f: Frame) -> None:
        t.mem[TOTAL_AT + (f.a - 1) * self.board.seats + t.what(f)] -= self.less
        t.tell(WEAKENS, t.what(f), f.a - 1, amount=self.less)


class CopyAgent(Agents):
    """Add the value of another player's open agent to the player's total in the same district."""

    def __init__(self, board: Board, cites: str) -> None:
        super().__init__(board, cites, "copy-agent", OTHER, FACEUP)

    def may_touch(self, t: Table, f: Frame, owner: i64, district: i64) -> bool:
        return owner != f.seat and self.board.shows_stake(t, district) and self.board.has_agent(t, f.seat, district)

    def work(self, t: Table, f: Frame, card: i64, pile: i64) -> None:
        district = self.board.district_of(pile)
        mains = self.board.mains(t, district)
        best: i64 = 0
        arcanum: i64
        for arcanum in range(ARCANA):
            if (mains >> arcanum) & 1 != 0:
                best = max(best, self.board.power[ARCANA * card + arcanum])
        t.mem[TOTAL_AT + district * self.board.seats + f.seat] += best
        t.tell(ADDS, f.seat, district, amount=best)


class ChangeNeed(District):
    """More or less is needed of a district's stake in this round (ARC-RES-9)."""

    def __init__(self, board: Board, cites: str, where: i64, add: i64) -> None:
        super().__init__(board, cites, "raise-need" if add > 0 else "lower-need", where)
        self.add: i64 = add

    def work(self, t: Table, f: Frame, district: i64) -> None:
        t.mem[NEEDS_AT + district] += self.add
        t.tell(CHANGES_NEED, f.seat, district, amount=self.add)


class ContestIn(BoardWord):
    """The stake of the district that was chosen is contested in one arcanum, a fixed one or one of choice."""

    def __init__(self, board: Board, cites: str, arcanum: i64) -> None:
        super().__init__(board, cites)
        self.arcanum: i64 = arcanum

    def ask(self, t: Table, f: Frame) -> None:
        arcanum: i64
        t.ask(f.seat, "contest", self.cites, OPEN | ELSE_SKIP)
        for arcanum in range(ARCANA):
            if f.a > 0 and (self.arcanum < 0 or arcanum == self.arcanum):
                t.option(NAME, arcanum)

    def do(self, t: Table, f: Frame) -> None:
        t.mem[CONTEST + f.a - 1] = 1 << t.what(f)
        t.tell(CONTESTED, f.seat, f.a - 1, t.what(f))


class WinTies(District):
    """Win ties in a district in this round (ARC-RES-7)."""

    def work(self, t: Table, f: Frame, district: i64) -> None:
        t.mem[TIES_AT + f.seat] |= 1 << district
        t.tell(BREAKS_TIES, f.seat, district)


class ThisRound(BoardWord):
    """Something holds for the player to the end of the round (ARC-INT-18)."""

    def __init__(self, board: Board, cites: str, holds: vec[i64]) -> None:
        super().__init__(board, cites)
        self.holds = holds

    def do(self, t: Table, f: Frame) -> None:
        hold(self.board, t, f.seat, self.holds)
        t.tell(HOLDS, f.seat)
