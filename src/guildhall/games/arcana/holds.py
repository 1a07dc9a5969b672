"""What holds for a round: numbers and bits that crests, masters, events and locations add to the table's variables."""

from guildhall.games.arcana.table import (
    BRIBES,
    CONTEST,
    LESS_NEEDED,
    MASKS,
    NEEDS,
    TIES,
    TOTAL_AT,
    UNDER_CREST,
    Board,
)
from guildhall.kernel.table import Table
from guildhall.kernel.vec import i64, vec


def of_seat(variable: i64, seat: i64) -> i64:
    """The variable of this seat that is like one of the first seat; what holds for all stays as it is."""
    if variable < BRIBES or CONTEST <= variable < TIES:
        return variable
    if LESS_NEEDED <= variable < TOTAL_AT:
        return variable + 3 * seat  # an arcanum, or a kind of stake, has one each
    return variable + seat


def hold(board: Board, t: Table, seat: i64, holds: vec[i64]) -> None:
    """Let something hold for this player to the end of the round."""
    at: i64 = 0
    while at < len(holds):
        add(t, of_seat(holds[at], seat), holds[at + 1])
        at += 2


def hold_for_all(board: Board, t: Table, holds: vec[i64]) -> None:
    """Let something hold for everybody to the end of the round."""
    at: i64 = 0
    seat: i64
    while at < len(holds):
        for seat in range(board.seats):
            if seat == 0 or of_seat(holds[at], seat) != holds[at]:
                add(t, of_seat(holds[at], seat), holds[at + 1])
        at += 2


def add(t: Table, variable: i64, value: i64) -> None:
    if variable >= MASKS:
        t.mem[variable] |= value
    else:
        t.mem[variable] += value


def hold_anew(board: Board, t: Table) -> None:
    """Begin a round with what crests, masters and the event hold (ARC-INT-18)."""
    variable: i64
    for variable in range(NEEDS, board.variables):
        t.mem[variable] = 0
    seat: i64
    for seat in range(board.seats):
        if board.crests and t.count(UNDER_CREST + seat) > 0:
            hold(board, t, seat, board.holds[t.card_at(UNDER_CREST + seat, 0)])
        master = board.master(t, seat)
        if master >= 0:
            hold(board, t, seat, board.holds[master])
    event = board.event(t)
    if event >= 0:
        hold_for_all(board, t, board.holds[event])
