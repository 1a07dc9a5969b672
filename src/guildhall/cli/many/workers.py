"""Processes that play for this one, and are ended with it, whoever ends it."""

import errno
import multiprocessing
import signal
import traceback
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from types import FrameType

from guildhall.cli.many.chunk import Plan, play_chunk
from guildhall.cli.many.tally import Tally

STOPPED = 128 + signal.SIGTERM  # the exit code
Piece = tuple[int, int]


class Stopped(BaseException):
    """Somebody wants the program to end: SIGTERM, where Ctrl-C raises KeyboardInterrupt."""


@contextmanager
def stoppable() -> Iterator[None]:
    """SIGTERM is raised for a while, so that everything is put away before the program ends."""

    def stop(number: int, frame: FrameType | None) -> None:
        raise Stopped

    before = signal.signal(signal.SIGTERM, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def tallies(plan: Plan, pieces: Sequence[Piece], jobs: int) -> Iterator[Tally]:
    """Play each piece in whichever process is free."""
    left = iter(pieces)
    with workers(plan, min(jobs, len(pieces))) as busy:
        for pipe in busy:
            pipe.send(next(left))
        while busy:
            ready = wait(busy)
            for pipe in [pipe for pipe in busy if pipe in ready]:
                yield heard(pipe)
                piece = next(left, None)
                if piece is None:
                    busy.remove(pipe)
                else:
                    pipe.send(piece)


def heard(pipe: Connection) -> Tally:
    """What a process has counted; its faults are ours."""
    try:
        said = pipe.recv()
    except (EOFError, ConnectionError):
        raise ChildProcessError(errno.ECHILD, "one of its processes was ended", "simulate") from None
    if isinstance(said, Exception):
        raise said
    assert isinstance(said, Tally)
    return said


@contextmanager
def workers(plan: Plan, count: int) -> Iterator[list[Connection]]:
    """So many processes, each at the other end of a pipe."""
    pipes: list[Connection] = []
    processes: list[multiprocessing.Process] = []
    try:
        with held_back():
            for _nth in range(count):
                ours, theirs = multiprocessing.Pipe()
                process = multiprocessing.Process(target=work, args=(plan, theirs, ours), daemon=True)
                process.start()
                processes.append(process)
                pipes.append(ours)
                theirs.close()
        yield pipes
    finally:
        for process in processes:
            process.terminate()
        for process in processes:
            process.join()


@contextmanager
def held_back() -> Iterator[None]:
    """Signals wait until every process has been begun, each of which says for itself what they mean to it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def work(plan: Plan, pipe: Connection, theirs: Connection) -> None:
    """Play what is asked for until nobody asks any more. Ctrl-C is for the process that asks."""
    theirs.close()  # or else we would never notice that nobody is there
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGTERM})
    with suppress(EOFError, ConnectionError):
        while True:
            pipe.send(played(plan, pipe.recv()))


def played(plan: Plan, piece: Piece) -> Tally | Exception:
    try:
        return play_chunk(plan, *piece)
    except Exception as fault:
        fault.add_note(traceback.format_exc())  # a traceback does not cross the border itself
        return fault
