"""Records that the user named: read, and replayed row by row."""

import sys
from pathlib import Path

from guildhall import games
from guildhall.cli.faults import BadInput
from guildhall.cli.streams import printable
from guildhall.kernel.game import Game
from guildhall.kernel.record import Record, RecordError, Row, parse
from guildhall.play.dealer import MatchDealer
from guildhall.play.match import Match
from guildhall.play.player import Player
from guildhall.play.saves import begin_again, follow

MOST_BYTES = 16 << 20  # of a record; a long match has some thousand


def read_text(path: Path) -> str:
    """A text file that the user named; a device may never end, so there is a bound to what is read."""
    try:
        with path.open("rb") as file:
            found = file.read(MOST_BYTES + 1)
        if len(found) > MOST_BYTES:
            raise BadInput(f"{path} is larger than {MOST_BYTES >> 20} MiB")
        return found.decode("utf-8-sig")  # some editors begin a text with a sign that says so
    except UnicodeDecodeError:
        raise BadInput(f"{path} is not a text file") from None
    except OSError as fault:
        raise BadInput(f"{path}: {fault.strerror}") from None


def read_record(path: Path) -> Record:
    """A record that the user named, in its form; whether it replays is seen by replaying it."""
    try:
        return parse(read_text(path))
    except RecordError as fault:
        raise BadInput(f"{path}, {fault}") from None


def read_game(file: Path, cards: Path | None) -> tuple[Record, Game]:
    """A record and its game; cards that differ are noted, and the record is tried."""
    record, game, note = read_game_and_note(file, cards)
    if note:
        print(f"guildhall: {printable(note)}", file=sys.stderr)
    return record, game


def read_game_and_note(file: Path, cards: Path | None) -> tuple[Record, Game, str]:
    record = read_record(file)
    try:
        game: Game = games.of_record(record, cards=cards)
    except RecordError as fault:
        raise BadInput(f"{file}, {fault}") from None
    return record, game, other_cards(file, game, record)


def other_cards(file: Path, game: Game, record: Record) -> str:
    """What is noted of a record that was played with other cards."""
    noted = record.header.get("cards", game.cards_digest)
    return "" if noted == game.cards_digest else f"{file} was played with cards {noted}, these are {game.cards_digest}"


def misfit(file: Path, fault: RecordError, game: Game, record: Record) -> BadInput:
    """Why a record does not replay: that its cards are others may be all there is to it."""
    note = other_cards(file, game, record)
    return BadInput(f"{file}, {fault}" + f"; {note}: name its own with --cards" * bool(note))


def begun(file: Path, game: Game, record: Record) -> Match:
    try:
        return begin_again(game, record, MatchDealer(0), nobody)
    except RecordError as fault:
        raise misfit(file, fault, game, record) from None


def nobody(seat: int, name: str) -> Player | None:
    """In a replay nobody thinks."""
    return None


def rows_up_to(record: Record, to: int | None) -> list[Row]:
    if to is not None and not 0 <= to <= len(record.rows):
        raise BadInput(f"--to is a row from 0 to {len(record.rows)}, not {to}")
    return record.rows if to is None else record.rows[:to]


def step_through(file: Path, match: Match, row: Row, names_options: bool = True) -> None:
    """Do what a row says; why it is refused is said without the options where these are another's secret."""
    decision = match.table.decision_of(row.seat) or match.table.decision
    try:
        follow(match, row, nobody)
    except RecordError as fault:
        said = fault
        if not names_options and decision is not None and not row.is_of_the_table:
            asked = f"{decision.name} ({decision.rule})" if decision.rule else decision.name
            said = RecordError(row.line, f"this is no answer to {asked}")
        raise misfit(file, said, match.game, match.record) from None
