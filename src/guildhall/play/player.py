"""Who answers for a seat: anything that turns a view and a question into one of the question's options."""

from typing import Protocol

from guildhall.kernel.chance import Rng
from guildhall.kernel.decision import Decision
from guildhall.kernel.game import View


class Player(Protocol):
    """A program that plays a seat; it sees what the seat may know and nothing else."""

    def answer(self, view: View, decision: Decision) -> int: ...


class RandomPlayer:
    """Takes any option, all equally likely; it also fills the seat of somebody who conceded."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def answer(self, view: View, decision: Decision) -> int:
        return self.pick(decision)

    def pick(self, decision: Decision) -> int:
        """An answer that needs no view."""
        return decision.options[self.rng.below(len(decision.options))]
