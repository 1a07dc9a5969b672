"""What the program reads and prints: whatever a stream is like, it is no reason to stop."""

import io
import os
import sys
from pathlib import Path
from typing import Any, TextIO

NAMES = ("stdin", "stdout", "stderr")  # in the order of their numbers: what is opened takes the lowest that is free


def make_fit() -> None:
    """Streams that are open, and that replace what has no sign there or is no text."""
    for number, name in enumerate(NAMES):
        if getattr(sys, name) is None:  # whoever closed it says nothing, or is told nothing
            setattr(sys, name, Path(os.devnull).open("w" if number else "r"))  # noqa: SIM115
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    sys.stdout = Paper(sys.stdout)


class Paper:
    """What is printed to people: nothing that a terminal would obey gets past it."""

    def __init__(self, stream: TextIO) -> None:
        self.rich_proxied_file = stream  # so named, it is where rich prints its own colours

    def write(self, text: str) -> int:
        return self.rich_proxied_file.write(printable(text))

    def __getattr__(self, name: str) -> Any:
        return getattr(self.rich_proxied_file, name)


def printable(text: str) -> str:
    """A text with a sign for each that can not be printed: names, cards and files may hold what a terminal obeys."""
    return text if text.isprintable() else "".join(map(sign, text))


def sign(letter: str) -> str:
    if letter.isprintable() or letter == "\n":
        return letter
    return " " if letter.isspace() else "\N{REPLACEMENT CHARACTER}"
