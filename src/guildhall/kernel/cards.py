"""Reads a card set: one file cards.toml in a folder, and texts in other languages beside it."""

import tomllib
from pathlib import Path
from typing import TypeVar

import msgspec

T = TypeVar("T")


class CardError(ValueError):
    """A card set that can not be used, with the path of the fault."""

    def __init__(self, path: Path, where: str, fault: str) -> None:
        super().__init__(f"{path}: {where}: {fault}" if where else f"{path}: {fault}")


def read_cards(folder: Path, form: type[T]) -> tuple[Path, T]:
    """The cards.toml of a folder (or the file itself) in the form that a game gives; a misspelling dies here."""
    path = folder / "cards.toml" if folder.is_dir() else folder
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
        return path, msgspec.convert(found, form)
    except OSError as error:
        raise CardError(path, "", error.strerror or "can not be read") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise CardError(path, "", str(error)) from None
    except msgspec.ValidationError as error:
        fault, _, where = str(error).partition(" - at ")
        raise CardError(path, where.strip("`$.") or "the file", fault) from None
