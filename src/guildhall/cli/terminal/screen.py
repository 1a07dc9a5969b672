"""What is printed and what is typed; colours only where the terminal has them."""

import sys
import textwrap
from collections.abc import Iterable
from types import FrameType

try:  # lines are edited where the system can do it
    import readline
except ImportError:
    readline = None  # type: ignore[assignment]

from rich.console import Console
from rich.text import Text

from guildhall.cli.boards import ENDLESS, Line
from guildhall.cli.streams import printable

NARROWEST, WIDEST = 80, 110
WIPE = "\x1b[H\x1b[2J\x1b[3J"  # in this order: many terminals scroll what is cleared up to where one can look back


class Screen:
    """A terminal, or a pipe that behaves like one."""

    def __init__(self) -> None:
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.by_hand = self.console.is_terminal and sys.stdin.isatty()
        self.asking = False
        self.hung_up = False

    @property
    def width(self) -> int:
        return max(NARROWEST, min(self.console.width, WIDEST))

    @property
    def is_narrow(self) -> bool:
        """Are lines cut that were drawn to stand as they are?"""
        return self.by_hand and self.console.width < NARROWEST

    @property
    def height(self) -> int:
        """How many rows there are to be seen at once; a pipe is as long as it likes."""
        return self.console.height if self.by_hand else ENDLESS

    @property
    def unicode(self) -> bool:
        return "utf" in self.console.encoding.lower()

    def say(self, text: str = "", style: str = "", whole: bool = False) -> None:
        """A line of text, wrapped between words; `whole` for what may be copied, such as a path."""
        self.console.print(Text(printable(text), style), soft_wrap=whole or self.console.width < NARROWEST)

    def lines(self, lines: Iterable[str]) -> None:
        for line in self.wrapped(lines):
            self.say(line, whole=True)

    def wrapped(self, lines: Iterable[str]) -> list[str]:
        """Lines as they are printed: one that is too long goes on in the next, a little further in."""
        paper = textwrap.TextWrapper(self.width, subsequent_indent="    ")
        paper.break_long_words = paper.break_on_hyphens = False  # a path stays whole
        return [part for line in lines for part in paper.wrap(line) or [line]]

    def draw(self, lines: Iterable[Line]) -> None:
        for line in lines:
            self.console.print(Text.assemble(*((printable(text), style) for text, style in line)), soft_wrap=True)

    def ask(self, prompt: str) -> str:
        """What somebody types; EOFError when there is nobody left to type."""
        if self.hung_up:
            raise EOFError
        self.asking = True
        try:
            line = input(printable(prompt))
        finally:
            self.asking = False
        if not sys.stdin.isatty():
            print()  # what was typed is not on this screen, nor is its end
        return line.strip()

    def hang_up(self, number: int, frame: FrameType | None) -> None:
        """The window was closed: that ends a line that is being typed, and there will be no other."""
        asking, self.asking, self.hung_up = self.asking, False, True
        if asking:
            raise EOFError

    def clear(self) -> None:
        """An empty screen for the next table; a pipe goes on below."""
        if self.by_hand:
            self.console.clear()
        else:
            self.say()

    def wipe(self) -> None:
        """Take away what the next person may not see, as far up as one can scroll or look back in what was typed."""
        if self.console.is_dumb_terminal:
            self.console.file.write("\n" * self.console.height)
        elif self.console.is_terminal:
            self.console.file.write(WIPE)
            self.console.file.flush()
        if readline is not None:
            readline.clear_history()


def columns(texts: list[str], width: int) -> list[str]:
    """Short texts side by side, read downwards."""
    wide = max((len(text) for text in texts), default=0) + 3
    across = max(1, (width + 3) // wide)
    rows = -(-len(texts) // across)
    return ["".join(text.ljust(wide) for text in texts[row::rows]).rstrip() for row in range(rows)]
