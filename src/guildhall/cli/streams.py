"""What the program reads and prints: whatever a stream is like, it is no reason to stop."""

import io
import os
import sys
from pathlib import Path

NAMES = ("stdin", "stdout", "stderr")  # in the order of their numbers: what is opened takes the lowest that is free


def make_fit() -> None:
    """Streams that are open, and that replace what has no sign there or is no text."""
    for number, name in enumerate(NAMES):
        if getattr(sys, name) is None:  # whoever closed it says nothing, or is told nothing
            setattr(sys, name, Path(os.devnull).open("w" if number else "r"))  # noqa: SIM115
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
