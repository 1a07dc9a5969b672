"""Where a user's matches are kept."""

import errno
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from itertools import count
from pathlib import Path

from guildhall.cli.faults import BadInput
from guildhall.cli.records import read_record
from guildhall.cli.words import ENGLISH, Say
from guildhall.kernel.record import Record
from guildhall.play.saves import save

FIRST_WORD = b"guildhall "


class NotKept(BadInput):
    """A record that could not be written where it was wanted."""

    def __init__(self, key: str, path: Path, reason: str | None = "") -> None:
        self.key = key
        self.names = {"path": path, "reason": reason}
        super().__init__(self.told(Say(ENGLISH)))

    def told(self, say: Say) -> str:
        return say(f"not-kept.{self.key}", **self.names)


def home() -> Path:
    """The user's own folder: GUILDHALL_HOME, or where the system keeps such things."""
    if folder := os.environ.get("GUILDHALL_HOME"):
        return Path(folder)
    if folder := os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA"):
        return Path(folder) / "guildhall"
    try:
        return Path.home() / ".local" / "share" / "guildhall"
    except RuntimeError:  # the system knows no folder of this user
        raise NotKept("no-home", Path("~")) from None


def saves() -> Path:
    return home() / "saves"


def make_room() -> None:
    """Find out before a match whether it can be kept."""
    with writing(saves()):
        saves().mkdir(parents=True, exist_ok=True)
        if not os.access(saves(), os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))


def saved_matches() -> list[Path]:
    """Matches to be played on, the last one first."""
    files = [path for path in saves().glob("*.txt") if path.is_file()]
    return sorted(files, key=lambda path: path.stat().st_mtime, reverse=True)


def luck() -> int:
    """A seed that nobody knows."""
    return secrets.randbits(62)


def new_name(game: str) -> str:
    return f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}-{secrets.token_hex(3)}.txt"


def meant(word: str) -> Path:
    """The file that was typed, where ~ is the user's folder."""
    try:
        return Path(word).expanduser()
    except RuntimeError:  # there is no such user
        raise NotKept("no-user", Path(word)) from None


def keep(record: Record, path: Path) -> None:
    """Write a record; another file in its place, or another match, is left alone."""
    with writing(path):
        if path.is_dir():
            raise NotKept("folder", path)
        if path.exists() and not is_record(path):
            raise NotKept("no-record", path)
        if path.exists() and not is_earlier(path, record):
            raise NotKept("other-match", path)
        save(record, path.resolve())


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """What goes wrong with a file, or with a name that no file can have, is said."""
    try:
        yield
    except (OSError, ValueError) as fault:
        raise NotKept("failed", path, getattr(fault, "strerror", None) or str(fault)) from None


def is_record(path: Path) -> bool:
    """Does a file begin as records do? A device does not, and may never end."""
    if not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(len(FIRST_WORD)) == FIRST_WORD


def keep_finished(record: Record, saved: Path) -> Path:
    """A finished match leaves the list of those to be played on; another one of its name is left alone."""
    wanted = home() / "finished" / saved.name
    with writing(wanted):
        path = next(path for path in namesakes(wanted) if not path.exists() or is_earlier(path, record))
    keep(record, path)
    if saved.parent == saves():
        saved.unlink(missing_ok=True)
    return path


def namesakes(path: Path) -> Iterator[Path]:
    """`evening.txt`, `evening-2.txt`, `evening-3.txt` and so on."""
    yield path
    yield from (path.with_stem(f"{path.stem}-{number}") for number in count(2))


def is_earlier(path: Path, record: Record) -> bool:
    """Is this the same match as it was before? A record only grows."""
    try:
        return str(record).startswith(str(read_record(path)))
    except BadInput:
        return False
