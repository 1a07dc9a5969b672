"""How each game's table is drawn in text; a game without a drawing gets a list of its view."""

from importlib import import_module
from typing import Any

import msgspec

from guildhall.cli.words import Say
from guildhall.kernel.game import Game

Line = list[tuple[str, str]]  # pieces of text, each with its style
SEAT_STYLES = ("bold cyan", "bold magenta", "bold yellow", "bold green", "bold red", "bold blue", "bold white", "bold")
DRAWN = ("guilds",)


class Scene(msgspec.Struct):
    """What a drawing is made of: a view, and the words to say it in."""

    game: Game
    view: Any
    names: list[str]
    texts: Any
    say: Say
    width: int = 80
    unicode: bool = True

    def seat(self, seat: int) -> tuple[str, str]:
        return (letter(seat), SEAT_STYLES[seat])


def letter(seat: int) -> str:
    """A seat is known by a letter as well as by its colour."""
    return "ABCDEFGH"[seat]


def draw(scene: Scene) -> list[Line]:
    name = scene.game.name
    board: Any = import_module(f"guildhall.cli.boards.{name if name in DRAWN else 'plain'}")
    lines: list[Line] = board.draw(scene)
    return lines


def plain_text(lines: list[Line]) -> str:
    """A drawing without its styles."""
    return "\n".join("".join(text for text, _ in line).rstrip() for line in lines)
