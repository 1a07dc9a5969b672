"""The rules that the first edition has otherwise."""

from typing import ClassVar

from guildhall.games.arcana.notation import FAILED, NAME, NAMES
from guildhall.games.arcana.rules.intrigue import Act
from guildhall.games.arcana.rules.moves import throw_away
from guildhall.games.arcana.rules.resolution import Resolution, Settle
from guildhall.games.arcana.rules.round import Round, TurnUp
from guildhall.games.arcana.table import ARCANA, CLAIM, FIRST, INTRIGUE, PHASE, RELIC, ROUND, UNRESOLVED
from guildhall.kernel.question import Frame
from guildhall.kernel.table import Table
from guildhall.kernel.vec import i64


class FirstRound(Round):
    """The first player card goes to the right."""

    def next_first(self, seat: i64) -> i64:
        """To the right (ARC-RND-4)."""
        return self.board.right_of(seat)


class FirstTurnUp(TurnUp):
    """The Jubilee ends the round in which it is turned up."""

    def final_round(self, t: Table) -> i64:
        """New stakes are turned up in the last phase of a round; what comes then may be read otherwise (ARC-END-1)."""
        if self.board.late_jubilee and t.mem[PHASE] != INTRIGUE:
            return t.mem[ROUND] + 1
        return t.mem[ROUND]


class FirstAct(Act):
    """Bribes that fail, and whom the militia helps."""

    def fall_short(self, t: Table, seat: i64, relic: i64, district: i64) -> None:
        """The relic is lost (ARC-REL-4)."""
        t.tell(FAILED, seat, relic, district)
        throw_away(self.board, t, seat, relic, self.board.field(district, seat))

    def buys_support(self, card: i64) -> bool:
        """Any relic does, and nothing else (ARC-MIL-1)."""
        return self.board.kind[card] == RELIC


class FirstResolution(Resolution):
    """The districts follow each other clockwise, the neutral one last (ARC-RES-1)."""

    def ask_which(self, t: Table) -> None:
        """Nobody is asked."""

    def chosen(self, t: Table, f: Frame) -> i64:
        """From the first player's left on."""
        district = self.board.left_district[t.mem[FIRST]]
        for _nth in range(self.board.neutral):
            if (t.mem[UNRESOLVED] >> district) & 1 != 0:
                return district
            district += 1
            if district == self.board.neutral:
                district = 0
        return self.board.neutral


class FirstSettle(Settle):
    """With several main arcana everybody says with which they bid (ARC-STK-7); `c` is whose turn is next."""

    steps: ClassVar[tuple[str, ...]] = ("copy", "copied", "name", "named", "decide")

    def step(self, t: Table, f: Frame, at: i64) -> None:
        # fmt: off
        if at == 0:   self.ask_copy(t, f)                # ARC-HAR-2
        elif at == 1: self.copy(t, f)
        elif at == 2: self.ask_name(t, f)                # ARC-STK-8
        elif at == 3: self.name(t, f)
        else:
            self.decide(t, f.a)                          # ARC-RES-3 to ARC-RES-7
            self.forget_names(t)
        # fmt: on

    def ask_name(self, t: Table, f: Frame) -> None:
        """The players with agents there, from the first player on."""
        mains = self.board.mains(t, f.a)
        arcana: i64 = 0
        arcanum: i64
        for arcanum in range(ARCANA):
            arcana += (mains >> arcanum) & 1
        while arcana > 1 and f.c < self.board.seats:
            seat = (t.mem[FIRST] + f.c) % self.board.seats
            if self.board.has_agent(t, seat, f.a):
                t.ask(seat, "name", "ARC-STK-7")
                t.options_of(NAME, mains)
                return
            f.c += 1
        f.step = 4

    def name(self, t: Table, f: Frame) -> None:
        seat = (t.mem[FIRST] + f.c) % self.board.seats
        t.mem[CLAIM + seat] = t.what(f) + 1
        t.tell(NAMES, seat, t.what(f))
        f.c += 1
        f.step = 2

    def forget_names(self, t: Table) -> None:
        seat: i64
        for seat in range(self.board.seats):
            t.mem[CLAIM + seat] = 0
