"""One interleaved run: in every round each side measures one thing after the other, ours and theirs in turn."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from types import TracebackType
from typing import Any, NamedTuple, Self

import guildhall
from guildhall.cli.faults import BadInput
from guildhall.games.catalogue import NAMES

OURS, PLAIN, PEERS = "ours", "plain", "peers"
SPIEL_GAMES = ("hearts", "connect_four", "gin_rummy")
IN_THE_MIDDLE = ("sight", "view", "imagine", "replay")  # what no peer has


class Point(NamedTuple):
    """Something to measure, and the side that does it."""

    side: str
    measure: str

    @property
    def name(self) -> str:
        """How the figures call it."""
        return f"{self.measure}_uncompiled" if self.side == PLAIN else self.measure


class Figure(NamedTuple):
    """The medians over the rounds."""

    per_second: float
    seconds_each: float


def points() -> Iterator[Point]:
    """All that a round measures; what is compared stands close together."""
    for name in NAMES:
        yield Point(OURS, f"{name}_playouts")
    yield from (Point(PEERS, f"{name}_rollouts") for name in SPIEL_GAMES)
    for name in NAMES:
        yield Point(OURS, f"{name}_driven")
    yield from (Point(PEERS, f"{name}_driven") for name in SPIEL_GAMES)
    yield Point(PEERS, "catanatron_playouts")
    for name in NAMES:
        yield Point(PLAIN, f"{name}_driven")
    for name in NAMES:
        yield Point(OURS, f"{name}_clone")
    yield from (Point(PEERS, f"{name}_clone") for name in (*SPIEL_GAMES, "catanatron"))
    for name in NAMES:
        yield from (Point(OURS, f"{name}_{what}") for what in IN_THE_MIDDLE)


class Side:
    """A process that measures itself on request."""

    def __init__(self, python: Path, module: str, path: Path | None) -> None:
        self.python = python
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        if path is not None:
            environment["PYTHONPATH"] = str(path)
        self.process = subprocess.Popen(
            [python, "-P", "-m", module],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=environment,
        )
