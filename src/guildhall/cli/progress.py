"""How far some work is."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from threading import Timer

SHOWN_AFTER = 1.0  # seconds of work, of which nobody needs to know how much is left


@contextmanager
def bar(count: int, shown: bool) -> Iterator[Callable[[int], None]]:
    """A progress bar on a terminal, once the work has taken a second, however little of it is done."""
    if not shown:
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=count, visible=False)
        shows = Timer(SHOWN_AFTER, progress.update, (task,), {"visible": True})
        shows.start()
        try:
            yield partial(progress.advance, task)
        finally:
            shows.cancel()
