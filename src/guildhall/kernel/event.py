"""What happened, and who saw it."""

from guildhall.kernel.layout import WATCHER
from guildhall.kernel.vec import i64


class Event:
    """One thing that happened. It is made only when somebody listens, and never a source of truth."""

    def __init__(self, kind: i64, seat: i64, what: i64, where: i64, amount: i64, told: i64) -> None:
        self.kind: i64 = kind
        self.seat: i64 = seat
        self.what: i64 = what
        self.where: i64 = where
        self.amount: i64 = amount
        self.told: i64 = told  # bits of those who may know `what`; the rest of it is public

    def seen_by(self, seat: i64) -> "Event":
        """The event as this seat, or WATCHER, is told of it."""
        if not 0 <= seat <= WATCHER:
            raise ValueError(f"seat {seat} is neither at the table nor a watcher")
        if (self.told >> seat) & 1 != 0:
            return self
        return Event(self.kind, self.seat, -1, self.where, self.amount, self.told)


class Kind:
    """A kind of event: its word, the rule that it rests on, the lists of things that `what` and `where` are from."""

    def __init__(self, word: str, rule: str, what: str = "", where: str = "", amount: bool = False) -> None:
        self.word = word
        self.rule = rule
        self.what = what
        self.where = where
        self.amount = amount
