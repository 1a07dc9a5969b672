"""What is printed and what is typed; colours only where the terminal has them."""

from collections.abc import Iterable
from contextlib import suppress

with suppress(ImportError):  # lines are edited where the system can do it
    import readline  # noqa: F401

from rich.console import Console
from rich.text import Text

from guildhall.cli.boards import Line

NARROWEST, WIDEST = 80, 110


class Screen:
    """A terminal, or a pipe that behaves like one."""

    def __init__(self) -> None:
        self.console = Console(highlight=False, markup=False, emoji=False)

    @property
    def width(self) -> int:
        return max(NARROWEST, min(self.console.width, WIDEST))

    @property
    def unicode(self) -> bool:
        return "utf" in self.console.encoding.lower()

    def say(self, text: str = "", style: str = "", whole: bool = False) -> None:
        """A line of text, wrapped between words; `whole` for what may be copied, such as a path."""
        self.console.print(Text(text, style), soft_wrap=whole or self.console.width < NARROWEST)

    def draw(self, lines: Iterable[Line]) -> None:
        for line in lines:
            self.console.print(Text.assemble(*line), soft_wrap=True)

    def ask(self, prompt: str) -> str:
        """What somebody types; EOFError when there is nobody left to type."""
        line = input(prompt)
        if not self.console.is_terminal:
            print()  # what was typed is not on this screen, nor is its end
        return line.strip()

    def clear(self) -> None:
        """Take away what the next person may not see, as far up as one can scroll."""
        if self.console.is_terminal:
            self.console.file.write("\x1b[3J")
        self.console.clear()


def columns(texts: list[str], width: int) -> list[str]:
    """Short texts side by side, read downwards."""
    if not texts:
        return []
    wide = max(len(text) for text in texts) + 3
    across = max(1, (width + 3) // wide) if len(texts) > 4 else 1
    rows = -(-len(texts) // across)
    return ["".join(text.ljust(wide) for text in texts[row::rows]).rstrip() for row in range(rows)]
