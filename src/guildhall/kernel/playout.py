"""Random play to the end, the loop inside compiled code."""

from guildhall.kernel.chance import Rng
from guildhall.kernel.layout import NOBODY
from guildhall.kernel.table import Table
from guildhall.kernel.vec import i64


def playout(t: Table, rng: Rng) -> i64:
    """Answer every question at random until the game ends; gives how many answers seats gave. Needs a dealer."""
    decisions: i64 = 0
    while t.asking != NOBODY:
        t.answer(t.options[rng.below(t.offered)])
        decisions += 1
    return decisions
