"""Cards of Arcana in text: their values by name and colour, and what lies facedown in brackets."""

import textwrap
from typing import Any

from guildhall.cli.boards import Line, Scene, length
from guildhall.kernel.action import UNKNOWN

COLOURS = {"staff": "green", "sword": "red", "cup": "bright_blue", "ducats": "yellow"}
ARCANA = ("staff", "sword", "cup")
SHORT = 2  # letters of an arcanum where there is little room


def card_of(scene: Scene, key: str) -> Any:
    return scene.game.card(key)  # type: ignore[attr-defined]


def arcanum(scene: Scene, name: str, short: bool = True) -> str:
    named: str = scene.texts.name(name)
    return named[:SHORT] if short else f"{named} "


def named(scene: Scene, key: str) -> str:
    return scene.say("arcana.hidden") if key == UNKNOWN else str(scene.texts.card_name(key))


def plain(line: Line) -> str:
    return "".join(text for text, _ in line)


def powers(scene: Scene, key: str) -> Line:
    """What a card can do in a hand: `St3 Cu1` of an agent, `Du4` of a relic, nothing of a location."""
    card = card_of(scene, key)
    if card.kind == "relic":
        return [(f"{arcanum(scene, 'ducats')}{card.ducats}", COLOURS["ducats"])]
    if card.kind == "location":
        return []
    found = [(f"{arcanum(scene, name)}{card.value(name)}", COLOURS[name]) for name in ARCANA if card.value(name)]
    return joined([[piece] for piece in found], " ")


def valued(scene: Scene, key: str) -> Line:
    """A card by its name with what it can do."""
    if key == UNKNOWN:
        return [(named(scene, key), "")]
    return joined([part for part in ([(named(scene, key), "")], powers(scene, key)) if part], " ")


def explained(scene: Scene, key: str) -> str:
    """A card with all that is printed on it."""
    if key == UNKNOWN:
        return named(scene, key)
    said = [plain(powers(scene, key)), scene.texts.card_text(key)]
    inside = ", ".join(part for part in said if part)
    return f"{named(scene, key)} ({inside})" if inside else named(scene, key)


def joined(parts: list[Line], between: str) -> Line:
    line: Line = []
    for nth, part in enumerate(parts):
        line += [(between, "")] if nth else []
        line += part
    return line


# ------------------------------------------------------------------------------------------------- lines
def wrapped(text: str, width: int, style: str = "") -> list[Line]:
    return [[(line, style)] for line in textwrap.wrap(text, width, subsequent_indent="    ")]


def folded(line: Line, width: int) -> list[Line]:
    """A line as it is, or over several without its styles, but for the one that it begins with."""
    if length(line) <= width:
        return [line]
    (head, style), rows = line[0], wrapped(plain(line), width)
    return [[(head, style), (rows[0][0][0][len(head) :], "")], *rows[1:]]
