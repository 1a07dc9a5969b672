"""What a command line answers, for the tests of the commands."""

import os
from collections.abc import Callable
from typing import NamedTuple


class Answer(NamedTuple):
    """The exit code, and what was printed."""

    code: int
    out: str
    err: str


Command = Callable[..., Answer]

# What the environment may say of languages, colours and sizes, and a test says itself
SAID_BY_TESTS = ("LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR", "TTY_COMPATIBLE")


def environment(**variables: str) -> dict[str, str]:
    """The environment of a program, the same on every machine as far as the program asks for it."""
    kept = {name: value for name, value in os.environ.items() if name not in SAID_BY_TESTS}
    return {**kept, "LANG": "en_GB.UTF-8", **variables}
