"""A rule, and the book of a game's rules."""

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from guildhall.kernel.action import Words
from guildhall.kernel.layout import Layout
from guildhall.kernel.question import Frame
from guildhall.kernel.vec import i64, vec

if TYPE_CHECKING:
    from guildhall.kernel.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Rule:
    """A row of named steps in the rulebook's order."""

    steps: ClassVar[tuple[str, ...]] = ()

    def step(self, t: "Table", f: Frame, at: i64) -> None:
        raise LookupError(f"rule {type(self).__name__} has no step {at}")


class Book:
    """A game's rules in compiled form, and the layout of its tables; nothing in it changes during play."""

    def __init__(self, layout: Layout, rules: list[Rule], words: Words) -> None:
        self.layout: Layout = layout
        self.words: Words = words
        self.rules: vec[Rule] = vec[Rule](rules)
        self.length: vec[i64] = vec[i64]([len(type(rule).steps) for rule in rules])
        self.tells_card: list[bool] = [kind.what == "card" for kind in words.kinds]
