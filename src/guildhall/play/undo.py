"""Undo is decided by the engine: when it is free, and whom to ask when it is not."""

import msgspec

from guildhall.kernel.layout import CHANCE


class Step(msgspec.Struct, frozen=True):
    """A row that holds, with the seats (bits) that were shown something new when it was applied."""

    row: int
    seat: int
    shown: int
    group: int = 0  # the number of the sealed group in which it answers, or 0


class UndoAsked(msgspec.Struct, frozen=True):
    """A seat wants to take back a row and all after it; these seats have not agreed yet."""

    seat: int
    row: int
    waiting: frozenset[int]

    def without(self, seat: int) -> "UndoAsked":
        return UndoAsked(self.seat, self.row, self.waiting - {seat})


def holds(steps: list[Step], seat: int, row: int) -> bool:
    """Is this row an answer of the seat that was not taken back?"""
    return any(step.row == row and step.seat == seat != CHANCE for step in steps)


def last_answer(steps: list[Step], seat: int) -> int:
    """The row of the seat's last answer that holds, or 0."""
    return max((step.row for step in steps if step.seat == seat), default=0)


def is_free(steps: list[Step], seat: int, row: int) -> bool:
    """Since this row only the seat itself has answered, chance has not, and the seat was shown nothing new."""
    since = [step for step in steps if step.row >= row]
    return all(step.seat == seat != CHANCE and not (step.shown >> seat) & 1 for step in since)


def is_sealed(steps: list[Step], row: int, group: int) -> bool:
    """Is this row an answer in the sealed group that is open now?"""
    return group != 0 and any(step.row == row and step.group == group for step in steps)
