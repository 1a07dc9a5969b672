"""Bad input: what is the user's fault, and how it is said in one line."""

from pathlib import Path

from guildhall.kernel.record import Record, RecordError, parse


class BadInput(Exception):
    """Something that was typed, or a file that was named, can not be used."""


def fault_line(fault: Exception) -> str | None:
    """One line for a fault of the user's; None for one of ours, which deserves its traceback."""
    from guildhall.bots import BotError
    from guildhall.kernel.cards import CardError
    from guildhall.kernel.game import OptionError

    return str(fault) if isinstance(fault, (BadInput, RecordError, OptionError, CardError, BotError)) else None


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
        return parse(read_text(path))
    except RecordError as fault:
        raise BadInput(f"{path}, {fault}") from None
