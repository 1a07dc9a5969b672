"""What happens when the window is closed: nothing is typed any more."""

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

NAMES = ("SIGHUP", "SIGTERM")  # not every system has both


@contextmanager
def hangups(handler: Callable[[int, FrameType | None], None]) -> Iterator[None]:
    """Answer hang-ups like this for a while."""
    numbers = [getattr(signal, name) for name in NAMES if hasattr(signal, name)]
    before = [(number, signal.signal(number, handler)) for number in numbers]
    try:
        yield
    finally:
        for number, old in before:
            signal.signal(number, old)
