"""A match on disk and back: its record, written as a whole or not at all, and played on from there."""

import errno
import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from guildhall.kernel.decision import IllegalAction
from guildhall.kernel.game import Game
from guildhall.kernel.layout import CHANCE
from guildhall.kernel.record import HEADER, Record, RecordError, Row, split_seats
from guildhall.play.dealer import MatchDealer
from guildhall.play.match import Match, MatchError, name_of
from guildhall.play.player import Player

Seating = Callable[[int, str], Player | None]  # seat and name -> its program, or None for a person


def save(record: Record, path: Path) -> None:
    """Write a record so that a crash leaves either the old file or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with part_of(record, path, on_disk=True) as part:
        if path.exists():
            shutil.copymode(path, part)
        part.replace(path)


def save_new(record: Record, path: Path) -> None:
    """Write a record where there is no file; FileExistsError if there is one, and it stays as it is."""
    with part_of(record, path, on_disk=False) as part:
        try:
            os.link(part, path)
        except FileExistsError:
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path)) from None
        except OSError:  # a file system without links
            if path.exists():
                raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path)) from None
            part.replace(path)


@contextmanager
def part_of(record: Record, path: Path, on_disk: bool) -> Iterator[Path]:
    """The record, written as a whole to a file beside its own, to take its place; gone afterwards.

    With `on_disk` it is there even if the machine fails the moment after, for which the disk is waited for.
    """
    text = str(record).encode()
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with part.open("wb") as file:
            file.write(text)
            file.flush()
            if on_disk:
                os.fsync(file.fileno())
        yield part
    finally:
        part.unlink(missing_ok=True)


def resume(game: Game, record: Record, dealer: MatchDealer, seating: Seating) -> Match:
    """The match that a record tells of, as it was after the last row; RecordError with the line at fault."""
    match = begin_again(game, record, dealer, seating)
    for row in record.rows:
        follow(match, row, seating)
    match.undo_if_agreed()  # all have agreed, and then the record ends
    return match


def begin_again(game: Game, record: Record, dealer: MatchDealer, seating: Seating) -> Match:
    """The match of a record before its first row."""
    names = split_seats(record.header.get("seats", "")) or [f"seat-{seat}" for seat in range(game.seats)]
    if len(names) != game.seats:
        raise RecordError(HEADER, f"{len(names)} names for {game.seats} seats")
    record.check_whole()
    match = Match(game, names, [seating(seat, name) for seat, name in enumerate(names)], dealer)
    match.record.header, match.record.comments = dict(record.header), dict(record.comments)
    return match


def follow(match: Match, row: Row, seating: Seating) -> None:
    """Do what a row says if it could be said at the table, and write it down again."""
    try:
        if row.is_of_the_table:
            follow_verb(match, row, seating)
        else:
            follow_answer(match, row)
    except MatchError as fault:
        raise RecordError(row.line, str(fault)) from None


def follow_verb(match: Match, row: Row, seating: Seating) -> None:
    handed = row.words[0] == "hand-over"
    match.obey(row, seating(row.seat, name_of(row.words[1])) if handed else None)


def follow_answer(match: Match, row: Row) -> None:
    if row.seat != CHANCE and match.table.decision is not None:
        match.must_go_on()
    try:
        action = match.game.words.number(row.text)
    except LookupError:
        action = -1  # which nobody offers
    try:
        match.take(row.number, row.seat, action)
    except IllegalAction:
        raise RecordError(row.line, match.game.not_asked(match.table, row.seat, row.text)) from None
    match.record.rows.append(row)
