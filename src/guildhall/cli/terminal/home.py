"""Where a user's matches are kept."""

import os
import secrets
from datetime import datetime
from pathlib import Path

from guildhall.cli.faults import BadInput
from guildhall.cli.words import ENGLISH, Say
from guildhall.kernel.record import Record
from guildhall.play.saves import save

FIRST_WORD = "guildhall "


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
    return Path.home() / ".local" / "share" / "guildhall"


def saves() -> Path:
    return home() / "saves"


def saved_matches() -> list[Path]:
    """Matches to be played on, the last one first."""
    return sorted(saves().glob("*.txt"), key=lambda path: path.stat().st_mtime, reverse=True)


def luck() -> int:
    """A seed that nobody knows."""
    return secrets.randbits(62)


def new_name(game: str) -> str:
    return f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}.txt"


def meant(word: str) -> Path:
    """The file that was typed, where ~ is the user's folder."""
    try:
        return Path(word).expanduser()
    except RuntimeError:  # there is no such user
        raise NotKept("no-user", Path(word)) from None


def keep(record: Record, path: Path) -> None:
    """Write a record; another file in its place is left alone."""
    try:
        if path.is_dir():
            raise NotKept("folder", path)
        if path.exists() and not path.read_text("utf-8", "replace").startswith(FIRST_WORD):
            raise NotKept("no-record", path)
        save(record, path)
    except OSError as fault:
        raise NotKept("failed", path, fault.strerror) from None


def keep_finished(record: Record, saved: Path) -> Path:
    """A finished match leaves the list of those to be played on."""
    path = home() / "finished" / saved.name
    keep(record, path)
    if saved.parent == saves():
        saved.unlink(missing_ok=True)
    return path
