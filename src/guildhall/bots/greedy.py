"""A bot that takes what looks best at once: each option is tried on an imagined table and judged."""

from collections.abc import Callable

from guildhall.kernel.chance import Rng
from guildhall.kernel.decision import Decision
from guildhall.kernel.game import Game, View
from guildhall.kernel.table import Table

Judge = Callable[[Game, Table, int], float]  # game, imagined table, seat -> how good it looks to the seat

TRIES = 150  # tables that are looked at for one answer, so that no question takes long


class Greedy:
    """Follows its own questions to their end, and looks no further."""

    def __init__(self, game: Game, judge: Judge, rng: Rng) -> None:
        self.game = game
        self.judge = judge
        self.rng = rng

    def answer(self, view: View, decision: Decision) -> int:
        """The best option; among equals chance decides."""
        if len(decision.options) == 1:
            return decision.options[0]
        imagined = self.game.imagine(view, int(self.rng.below(1 << 31)))
        tries = TRIES // len(decision.options)
        values = [self.value_after(imagined, view.seat, option, tries) for option in decision.options]
        best = [option for option, value in zip(decision.options, values, strict=True) if value == max(values)]
        return best[self.rng.below(len(best))]

    def value_after(self, table: Table, seat: int, option: int, tries: int) -> float:
        twin = table.clone()
        twin.apply(seat, option)
        return self.value(twin, seat, tries)

    def value(self, table: Table, seat: int, tries: int) -> float:
        """How good the table looks, after the best answers to the questions that the seat is asked right away."""
        decision = table.decision_of(seat)
        if decision is None or len(decision.options) > tries:
            return self.judge(self.game, table, seat)
        rest = tries // len(decision.options)
        return max(self.value_after(table, seat, option, rest) for option in decision.options)
