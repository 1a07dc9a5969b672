"""Bad input: what is the user's fault."""

from pathlib import Path

from guildhall.bots import BotError
from guildhall.kernel.cards import CardError
from guildhall.kernel.game import OptionError
from guildhall.kernel.record import Record, RecordError, parse, split_seats


class BadInput(Exception):
    """Something that was typed, or a file that was named, can not be used."""


USERS_FAULTS = (BadInput, RecordError, OptionError, CardError, BotError)  # said in a line; a fault of ours is not


def read_text(path: Path) -> str:
    """A text file that the user named."""
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError:
        raise BadInput(f"{path} is not a text file") from None
    except OSError as fault:
        raise BadInput(f"{path}: {fault.strerror}") from None


def read_record(path: Path) -> Record:
    """A record that the user named, in its form; whether it replays is seen by replaying it."""
    try:
        record = parse(read_text(path))
        split_seats(record.header.get("seats", ""))
    except RecordError as fault:
        raise BadInput(f"{path}, {fault}") from None
    except ValueError:  # a name that is not closed
        raise BadInput(f"{path}: the header's seats {record.header['seats']} can not be read") from None
    return record
