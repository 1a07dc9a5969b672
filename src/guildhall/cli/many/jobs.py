"""All games of a plan, in as many processes as wanted."""

import time
from collections.abc import Generator
from contextlib import closing
from itertools import pairwise

from guildhall.cli.many.chunk import Plan, play_chunk
from guildhall.cli.many.tally import Tally
from guildhall.cli.many.workers import Piece, stoppable, tallies
from guildhall.cli.progress import bar


def play_all(plan: Plan, count: int, jobs: int, progress: bool) -> Tally:
    """Play all games, in chunks; the sums do not depend on how many processes there are."""
    begun = time.perf_counter()
    total = Tally(wins=[0] * plan.seats)
    with stoppable(), bar(count, progress) as advance, closing(played(plan, chunks(count, jobs), jobs)) as found:
        for tally in found:
            total.add(tally)
            advance(tally.games)
    total.wall_seconds = time.perf_counter() - begun
    return total


def chunks(count: int, jobs: int) -> list[Piece]:
    """Pieces of about the same size, some for each process, so that none waits long for the last."""
    pieces = max(1, min(count, 16 * jobs))
    edges = [count * piece // pieces for piece in range(pieces + 1)]
    return list(pairwise(edges))


def played(plan: Plan, pieces: list[Piece], jobs: int) -> Generator[Tally, None, None]:
    """The pieces, each as soon as it was played, here if one process is enough."""
    if jobs == 1 or len(pieces) == 1:
        for first, last in pieces:
            yield play_chunk(plan, first, last)
    else:
        yield from tallies(plan, pieces, jobs)
