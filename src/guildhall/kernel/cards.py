"""Reads a card set: one file cards.toml in a folder, and texts in other languages beside it."""

import re
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

MOST_BYTES = 16 << 20  # of a file; a card set has some tens of thousands, and a device may never end


class CardError(ValueError):
    """A card set that can not be used, with the path of the fault, in one line whatever it quotes."""

    def __init__(self, path: Path, where: str, fault: str) -> None:
        super().__init__(path, where, fault)  # all of them: a process that reads it makes it anew from these

    def __str__(self) -> str:
        path, where, fault = self.args
        said = f"{path}: {where}: {fault}" if where else f"{path}: {fault}"
        return "".join(sign if sign.isprintable() else " " for sign in said)


def cards_file(path: Path) -> Path:
    """The cards.toml of a folder, or the file itself."""
    return path / "cards.toml" if path.is_dir() else path


def read_form(path: Path, form: type[T], known: Mapping[str, Iterable[str]] | None = None) -> T:
    """A TOML file in the form that a game gives; a misspelling dies here.

    `known` says by the path of a key which values it may have (indices and the card's own key left out), so that the
    fault of an unknown one can name them.
    """
    try:
        with path.open("rb") as file:
            text = file.read(MOST_BYTES + 1)
        if len(text) > MOST_BYTES:
            raise CardError(path, "", f"is larger than {MOST_BYTES >> 20} MiB")
        found = tomllib.loads(text.decode("utf-8-sig"))
    except CardError:
        raise
    except OSError as error:
        raise CardError(path, "", error.strerror or "can not be read") from None
    except UnicodeDecodeError:
        raise CardError(path, "", "is not a text file in UTF-8") from None
    except ValueError as error:  # no TOML, or a number of thousands of digits
        raise CardError(path, "", str(error)) from None
    except RecursionError:
        raise CardError(path, "", "its arrays or tables lie too deep in each other") from None
    try:
        return msgspec.convert(found, form)
    except msgspec.ValidationError as error:
        fault, where = parts(error)
        values = (known or {}).get(re.sub(r"\[[^]]*\]", "", where))
        if values is not None and fault.startswith("Invalid"):
            fault += f", it is one of {', '.join(values)}"
        raise CardError(path, name_card(found, form, where) or "the file", fault) from None


def parts(error: msgspec.ValidationError) -> tuple[str, str]:
    """What is wrong, and where."""
    fault, _, where = str(error).partition(" - at ")
    return fault, where.strip("`$.")


def name_card(found: dict[str, Any], form: type[Any], where: str) -> str:
    """The path with the key of the card at fault, which msgspec writes as `cards[...]`."""
    table, dots, _ = where.partition("[...]")
    for key, card in found[table].items() if dots else ():
        try:
            msgspec.convert(found | {table: {key: card}}, form)
        except msgspec.ValidationError as error:
            if parts(error)[1] == where:
                return where.replace("[...]", f".{key}", 1)
    return where
