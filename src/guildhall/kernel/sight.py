"""What one seat may know of a table: the only door to what is hidden.

The view on the wire, the events that a seat is told, the observations of learners and the worlds of `imagine` are all
made from a sight. It is a row of numbers, equal for any two tables that the seat cannot tell apart:

    seat | variables | piles: size, then two numbers a slot | the pool of every card
    | pools: blanks, through, family, generation, shuffles
    | 0, or what the memory says of tracks: blurs, what was laid and seen, which are gone
    | frames | sealed branches

A slot is `what, tag`. What is a card, or a label: `~pool`, or a card that lay open when it was last seen. In a mixture
the labels of slots that the seat does not know lie in order, since which slot has which is what nobody told it. The tag
holds who knows the slot and whether it lies faceup; what a card that the seat knows is one of to others; and the number
of its track, counted from 1.
"""

from typing import Final

from guildhall.kernel.layout import WATCHER
from guildhall.kernel.question import Frame
from guildhall.kernel.table import Table
from guildhall.kernel.vec import append, i64, row_of, vec

LABEL: Final = 1 << (WATCHER + 2)  # tags count labels in steps of this
TRACK: Final = LABEL << 6  # and tracks in steps of this
FRAME: Final = 6  # numbers of a frame


def sight(t: Table, seat: i64) -> vec[i64]:
    """All that a seat, or WATCHER, may know; nothing else reads a hidden card."""
    lay = t.layout
    if not 0 <= seat < lay.seats and seat != WATCHER:  # a shift by it would read somebody else's bit
        raise ValueError(f"seat {seat} is neither at the table nor a watcher")
    mem = t.mem
    deep = depth(t.top_frame)
    most = lay.variables + lay.piles + 2 * lay.slots + lay.cards + 5 * lay.pools + lay.memory - lay.blur + FRAME * deep
    row = row_of(most + 3, 0)
    row[0] = seat
    n: i64 = 1
    for variable in range(lay.variables):
        row[n] = mem[variable]
        n += 1
    hidden = row_of(lay.pools, 0)  # pool -> blanks that were settled in this seat's back
    mixed = row_of(0, 0)  # places in the row of slots that are on a track, unknown to this seat
    for pile in range(lay.piles):
        size = mem[lay.size + pile]
        row[n] = size
        n += 1
        slot = lay.start[pile]
        end = slot + size
        while slot < end:
            card = mem[slot]
            slot += 1
            if card < 0:
                row[n] = card
                n += 2
                continue
            tag = mem[lay.know + card] + TRACK * (mem[lay.track + card] + 1)
            if (tag >> seat) & 1 != 0:
                row[n] = card
                tag += LABEL * (mem[lay.label + card] + 1)
            else:
                row[n] = t.label(card)
                pool = mem[lay.label + card]
                while pool >= 0 and pool != mem[lay.pool + card]:
                    hidden[pool] += 1
                    pool = mem[lay.through + pool]
                if tag >= TRACK:
                    mixed = append(mixed, n)
            row[n + 1] = tag
            n += 2
    sort_labels(t, row, mixed)
    for card in range(lay.cards):
        row[n] = mem[lay.pool + card]
        n += 1
    for pool in range(lay.pools):
        row[n] = mem[lay.blank + pool] + hidden[pool]
        row[n + 1] = mem[lay.through + pool]  # even without blanks: a card that this seat knows may have been one
        row[n + 2] = mem[lay.family + pool]
        row[n + 3] = mem[lay.generation + pool]
        row[n + 4] = mem[lay.shuffles + pool]
        n += 5
    row[n] = mem[lay.blur]
    n += 1
    if mem[lay.blur] != 0:
        for at in range(lay.blur + 1, lay.memory):
            row[n] = mem[at]
            n += 1
    row[n] = deep
    n = write_frames(row, n + 1, t.top_frame)
    row[n] = len(t.branches)
    return see_branches(t, seat, row[: n + 1])


def sort_labels(t: Table, row: vec[i64], mixed: vec[i64]) -> None:
    """Put the labels of each mixture in order: which track has which is what nobody told."""
    for index in range(len(mixed)):
        mixture = t.mixture(1 << row[mixed[index] + 1] // TRACK - 1)
        for other in range(index):
            here = mixed[index]
            there = mixed[other]
            if (mixture >> (row[there + 1] // TRACK - 1)) & 1 != 0 and row[there] > row[here]:
                label = row[here]
                row[here] = row[there]
                row[there] = label


def depth(top: Frame | None) -> i64:
    deep: i64 = 0
    f = top
    while f is not None:
        deep += 1
        f = f.below
    return deep


def write_frames(row: vec[i64], n: i64, top: Frame | None) -> i64:
    """Write frames, the innermost first; their answers are spent at every question."""
    f = top
    while f is not None:
        row[n] = f.rule
        row[n + 1] = f.step
        row[n + 2] = f.seat
        row[n + 3] = f.a
        row[n + 4] = f.b
        row[n + 5] = f.c
        n += FRAME
        f = f.below
    return n


def see_branches(t: Table, seat: i64, row: vec[i64]) -> vec[i64]:
    """A seat sees its own sealed branch; all others look unbegun, whatever was answered there."""
    for branch in t.branches:
        own = branch.seat == seat
        top = branch.top
        while not own and top is not None and top.below is not None:
            top = top.below
        deep = depth(top)
        frames = row_of(FRAME * deep, 0)
        write_frames(frames, 0, top)
        if not own:
            frames[1] = 0
            frames[2] = branch.seat
            frames[3] = branch.a
            frames[4] = branch.b
            frames[5] = branch.c
        row = append(append(row, branch.seat), deep)
        for number in frames:
            row = append(row, number)
        row = append(row, 1 if own and branch.closed else 0)
        row = append(append(append(row, branch.a), branch.b), branch.c)
        row = append(row, len(branch.picks) if own else 0)
        if own:
            for pick in branch.picks:
                row = append(row, pick)
    return row
