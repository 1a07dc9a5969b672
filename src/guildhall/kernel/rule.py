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

    def length(self) -> int:
        return len(type(self).steps)

    def name_of(self, at: int) -> str:
        """A step's name, for people who look for a bug."""
        return type(self).steps[at]


@mypyc_attr(allow_interpreted_subclasses=True)
class Word:
    """What one word on a card does: perhaps it asks something, then it is done."""

    def ask(self, t: "Table", f: Frame) -> None:
        """Open its question, if it has one; asked with ELSE_SKIP and without options, the word is left out."""

    def do(self, t: "Table", f: Frame) -> None:
        raise LookupError(f"word {type(self).__name__} does nothing")


class WordRule(Rule):
    """A card's words, one after the other, as a rule like any other."""

    def __init__(self, words: list[Word]) -> None:
        self.words: vec[Word] = vec[Word](words)

    def step(self, t: "Table", f: Frame, at: i64) -> None:
        word = self.words[at >> 1]
        if at & 1 == 0:
            word.ask(t, f)
        else:
            word.do(t, f)

    def length(self) -> int:
        return 2 * len(self.words)

    def name_of(self, at: int) -> str:
        return f"{type(self.words[at // 2]).__name__} {('asks', 'does')[at % 2]}"


class Book:
    """A game's rules in compiled form, and the layout of its tables; nothing in it changes during play."""

    def __init__(self, layout: Layout, rules: list[Rule], words: Words) -> None:
        self.layout: Layout = layout
        self.words: Words = words
        self.rules: vec[Rule] = vec[Rule](rules)
        self.length: vec[i64] = vec[i64]([rule.length() for rule in rules])
        self.tells_card: list[bool] = [kind.what == "card" for kind in words.kinds]
