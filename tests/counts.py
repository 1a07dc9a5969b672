"""How many games and positions the suites look at; GUILDHALL_SOAK=1 has them look at many more."""

import os

from guildhall.kernel import table

SOAK = os.environ.get("GUILDHALL_SOAK") == "1"
COMPILED = table.__file__.endswith((".so", ".pyd"))

MOST_ANSWERS = 5_000  # a game of random answers is over by then


def games(row: str) -> int:
    """How many random games of a row of the conformance suite are played."""
    if SOAK:
        return 10_000
    return 50 if COMPILED or is_toy(row) else 1


def positions(row: str) -> int:
    """At how many positions of a row the laws of secrecy are tried."""
    if SOAK:
        return 10_000
    return 300 if COMPILED or is_toy(row) else 10


def worlds() -> int:
    """How many tables are imagined at a position whose odds are tested."""
    return 20_000 if SOAK else 2_000


def is_toy(row: str) -> bool:
    return row.startswith("toy-")
