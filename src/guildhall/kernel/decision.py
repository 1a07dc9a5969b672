"""An open question as players see it."""

from mypy_extensions import mypyc_attr

from guildhall.kernel.action import Words
from guildhall.kernel.vec import i64


class IllegalAction(ValueError):
    """An answer that the rules do not offer."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Decision:
    """An open question: who is asked what, by which rule, and the answers that there are."""

    def __init__(self, seat: i64, name: str, rule: str, options: list[int], words: Words) -> None:
        self.seat: i64 = seat
        self.name = name
        self.rule = rule
        self.options = options
        self.words: Words = words

    def text(self, nth: int) -> str:
        """The words of the nth option."""
        return self.words.action(self.options[nth])
