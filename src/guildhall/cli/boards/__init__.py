"""How each game's table is drawn in text; a game without a drawing gets a list of its view."""

from importlib import import_module
from typing import Any

import msgspec

from guildhall.cli.words import Say
from guildhall.kernel.game import Game

Line = list[tuple[str, str]]  # pieces of text, each with its style
SEAT_STYLES = ("bold cyan", "bold magenta", "bold yellow", "bold green", "bold red", "bold blue", "bold white", "bold")
DRAWN = {"guilds": "guilds", "arcana": "arcana", "arcana_first": "arcana"}  # game -> the file that draws it
ENDLESS = 1 << 30  # rows of a screen that can be as long as it likes


class Scene(msgspec.Struct):
    """What a drawing is made of: a view, the words to say it in, and the room that there is."""

    game: Game
    view: Any
    names: list[str]
    texts: Any
    say: Say
    width: int = 80
    height: int = ENDLESS
    unicode: bool = True
    over: bool = False


def letter(seat: int) -> str:
    """A seat is known by a letter as well as by its colour."""
    return "ABCDEFGH"[seat]


def draw(scene: Scene) -> list[Line]:
    """The table, line by line."""
    board: Any = import_module(f"guildhall.cli.boards.{DRAWN.get(scene.game.name, 'plain')}")
    lines: list[Line] = board.draw(scene)
    return lines


def length(line: Line) -> int:
    return sum(len(text) for text, _ in line)


def centred(line: Line, width: int) -> Line:
    room = max(0, width - length(line))
    return [(" " * (room // 2), ""), *line, (" " * (room - room // 2), "")]


def apart(left: Line, right: Line, width: int) -> Line:
    """Two pieces at the two ends of a line."""
    return [*left, (" " * max(0, width - length(left) - length(right)), ""), *right]


def cut(text: str, width: int, unicode: bool) -> str:
    """A text that has to fit, with a sign that there is more of it."""
    more = "…" if unicode else "..."
    return text if len(text) <= width else text[: width - len(more)].rstrip() + more


def plain_text(lines: list[Line]) -> str:
    """A drawing without its styles."""
    return "\n".join("".join(text for text, _ in line).rstrip() for line in lines)
