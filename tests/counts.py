"""How many games and positions the suites look at, and how many they have looked at.

GUILDHALL_COUNTS=soak has them look at many more (`make soak`), GUILDHALL_COUNTS=few at fewer (`make mutate`).
"""

import os
from collections import Counter

from guildhall.kernel import table

SOAK = os.environ.get("GUILDHALL_COUNTS") == "soak"
FEW = os.environ.get("GUILDHALL_COUNTS") == "few"
COMPILED = table.__file__.endswith((".so", ".pyd"))

MOST_ANSWERS = 5_000  # a game of random answers is over by then

looked_at: Counter[str] = Counter()  # games played to their end, positions, decisions


def games(row: str) -> int:
    """How many random games of a row of the conformance suite are played."""
    if is_toy(row):
        return 1_000 if SOAK else 5 if FEW else 50
    if SOAK and row.endswith("-all") and not row.startswith("guilds"):
        return 2_000
    return 10_000 if SOAK else 50 if COMPILED and not FEW else 1


def positions(row: str) -> int:
    """At how many positions of a row the laws of secrecy are tried."""
    if SOAK:
        return 1_000  # of each row: many times 10,000 over all rows of a game
    if is_toy(row):
        return 30 if FEW else 300
    if not COMPILED or FEW:
        return 10
    return 300 if row.endswith("-all") else 60 if row[-1].isdigit() else 20  # some modules show little more than all


def worlds() -> int:
    """How many tables are imagined at a position whose odds are tested."""
    return 20_000 if SOAK else 2_000


def is_toy(row: str) -> bool:
    return row.startswith("toy-")
