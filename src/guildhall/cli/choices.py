"""What several commands ask for: a game, its seats, its options, who plays, a language, a number."""

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import typer

from guildhall import games
from guildhall.cli.faults import BadInput
from guildhall.cli.words import languages
from guildhall.kernel.game import Game

MOST_SEED = (1 << 32) - 1


def whole(least: int, most: int) -> Callable[[str | int], int]:
    """Reads a whole number within bounds."""

    def number(typed: str | int) -> int:  # a default comes here, too
        if not re.fullmatch("[0-9]{1,12}", str(typed)) or not least <= int(typed) <= most:
            raise typer.BadParameter(f"a whole number from {least} to {most}, not {typed}")
        return int(typed)

    return number


def path(typed: str | Path) -> Path:
    """Reads the name of a file or folder; without one, it would be whichever one is in."""
    if not str(typed):
        raise typer.BadParameter("the name of a file or folder, not nothing")
    return Path(typed)


def language(typed: str) -> str:
    """Reads the name of a language that there is."""
    if typed and typed not in languages():
        raise typer.BadParameter(f"{' or '.join(languages())}, not {typed}")
    return typed


def file(default: Path | None, flag: str, *, metavar: str, said: str) -> Any:
    """An option that names a file or a folder."""
    return typer.Option(default, flag, metavar=metavar, parser=path, help=said, show_default=False)


GAME = typer.Argument(metavar="GAME", help="The game: " + ", ".join(games.catalogue.NAMES) + ".", show_default=False)
OPTION = typer.Option([], "--option", metavar="NAME[=VALUE]", help="An option of the game; may be repeated.")
JSON = typer.Option(False, "--json", help="Print one JSON value and nothing else.")
CARDS = file(None, "--cards", metavar="PATH", said="A card set of your own.")
LANG = typer.Option(
    "", "--lang", metavar="en|it", parser=language, help="By default what the system says.", show_default=False
)


def number(default: Any, *flags: str, least: int = 0, most: int, said: str) -> Any:
    """An option that is a whole number."""
    return typer.Option(default, *flags, metavar="N", parser=whole(least, most), help=said, show_default=False)


def seats(default: Any, said: str) -> Any:
    return number(default, "--seats", "-s", least=1, most=99, said=said)


def seed(default: Any, said: str) -> Any:
    return number(default, "--seed", most=MOST_SEED, said=said)


def chosen_options(said: Sequence[str]) -> dict[str, Any]:
    """`NAME` and `NAME=VALUE` as the options that a game understands."""
    options: dict[str, Any] = {}
    for word in said:
        name, equals, value = word.partition("=")
        if not name or (equals and not value):
            raise BadInput(f'"{word}" is not an option: write NAME or NAME=VALUE')
        if name in options:
            raise BadInput(f"option {name} is given twice")
        options[name] = value or "yes"
    return options


def chosen_game(name: str, seats: int, options: Sequence[str], cards: Path | None = None) -> Game:
    return games.get(name, seats=seats, options=chosen_options(options), cards=cards)


def chosen_players(said: str, seats: int, known: Sequence[str]) -> list[str]:
    """One player a seat; the last one named sits on all seats that are left."""
    names = [name.strip() for name in said.split(",")]
    if len(names) > seats:
        raise BadInput(f"{len(names)} players for {seats} seats")
    for name in names:
        if name not in known:
            raise BadInput(f'there is no player "{name}"; there is {", ".join(known)}')
    return names + [names[-1]] * (seats - len(names))
