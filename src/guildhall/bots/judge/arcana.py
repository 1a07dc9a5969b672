"""A position of Arcana: what the seat can expect, against the best of the others."""

from typing import Any

from guildhall.games.arcana.outlook import outlook
from guildhall.kernel.table import Table


def margin(game: Any, table: Table, seat: int) -> float:
    """By how much the seat can expect to be ahead, in hundredths of a point."""
    expected = [int(points) for points in outlook(game.board, table, seat)]
    mine = expected.pop(seat)
    return mine - max(expected)
