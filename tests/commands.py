"""What a command line answers, for the tests of the commands."""

from collections.abc import Callable
from typing import NamedTuple


class Answer(NamedTuple):
    """The exit code, and what was printed."""

    code: int
    out: str
    err: str


Command = Callable[..., Answer]
