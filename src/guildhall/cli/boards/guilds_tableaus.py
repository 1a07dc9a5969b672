"""What lies before each player of Guilds: in full, in a line or two, or as much of it as one line holds."""

import textwrap
from typing import Any

from guildhall.cli.boards import SEAT_STYLES, Line, Scene, cut
from guildhall.kernel.action import UNKNOWN

KINDS = ("guild", "personality", "militia")  # of won cards; an action card goes into the hand (GOC-15)


# ------------------------------------------------------------------------------------------------- in full
def in_full(scene: Scene, seat: int) -> list[Line]:
    """Every card by its name, and the parts of the score if the game ended now."""
    player, say = scene.view.players[seat], scene.say
    parts = [f"{scene.texts.names(part, 'parts')} {points}" for part, points in player.parts.items() if points]
    facts = say("guilds.facts", agents=player.agents_left, score=player.score)
    sums = f" ({', '.join(parts)})" if len(parts) > 1 else ""
    lines = headed(scene, seat, f"{facts}{sums}")
    for label, named in (
        ("won", [won_named(scene, key) for key in sorted(player.won, key=lambda key: order(scene, key))]),
        ("hand", [explained(scene, key) for key in player.hand]),
        ("played", [named_or_hidden(scene, key) for key in player.played]),
        ("contract", [explained(scene, player.contract)] if player.contract else []),
    ):
        if named:
            lines += wrapped(f"  {say(f'guilds.{label}')}: {', '.join(named)}", scene.width)
    return lines


def won_named(scene: Scene, key: str) -> str:
    """A card with its guild or kind, and what it counts."""
    card = scene.game.card(key)  # type: ignore[attr-defined]
    return f"{scene.texts.card_name(key)} ({kind_named(scene, card)} {card.points - card.penalty})"


def explained(scene: Scene, key: str) -> str:
    """A card with what it does, and what a contract is worth."""
    name = named_or_hidden(scene, key)
    if key == UNKNOWN:
        return name
    bonus = scene.game.card(key).bonus  # type: ignore[attr-defined]
    worth = f" {scene.say('guilds.bonus', points=bonus)}" if bonus else ""
    return f"{name} ({scene.texts.card_text(key)}{worth})"


# ------------------------------------------------------------------------------------------------- in brief
def in_brief(scene: Scene, seat: int) -> list[Line]:
    """The score and the points of the cards by guild and kind."""
    return headed(scene, seat, brief(scene, seat))


def in_a_line(scene: Scene, seat: int) -> list[Line]:
    """As much of it as one line holds; `board` shows the rest."""
    name, style = head(scene, seat)
    return [[(name, style), (f"  {cut(brief(scene, seat), scene.width - len(name) - 2, scene.unicode)}", "")]]


def brief(scene: Scene, seat: int) -> str:
    """In one line, what its player has to have in mind first."""
    player, say = scene.view.players[seat], scene.say
    facts = [say("guilds.facts", agents=player.agents_left, score=player.score)]
    for label, named in (
        ("hand", [named_or_hidden(scene, key) for key in player.hand]),
        ("contract", [scene.texts.card_name(key) for key in (player.contract,) if key not in ("", UNKNOWN)]),
        ("won", heaps(scene, player.won)),
        ("played", [named_or_hidden(scene, key) for key in player.played]),
    ):
        if named:
            facts.append(f"{say(f'guilds.{label}')}: {', '.join(named)}")
    return "; ".join(facts)


def heaps(scene: Scene, keys: tuple[str, ...]) -> list[str]:
    """`Usurers 3+1`: the cards of a guild or kind, by what each counts; `x2` where they count nothing."""
    found: dict[str, list[int]] = {}
    for key in sorted(keys, key=lambda key: order(scene, key)):
        card = scene.game.card(key)  # type: ignore[attr-defined]
        found.setdefault(kind_named(scene, card), []).append(card.points - card.penalty)
    return [f"{kind} {summed(points)}" for kind, points in found.items()]


def summed(points: list[int]) -> str:
    return "+".join(map(str, points)).replace("+-", "-") if any(points) else f"x{len(points)}"


# ------------------------------------------------------------------------------------------------- all
def head(scene: Scene, seat: int) -> tuple[str, str]:
    """The name, with a star for the first player."""
    return (f"{scene.names[seat]}{' *' if seat == scene.view.first and scene.view.round else ''}", SEAT_STYLES[seat])


def headed(scene: Scene, seat: int, text: str) -> list[Line]:
    """A text after the name."""
    name, style = head(scene, seat)
    (first, _), *more = [line[0] for line in wrapped(f"{name}  {text}", scene.width)]
    return [[(name, style), (first[len(name) :], "")], *([line] for line in more)]


def wrapped(text: str, width: int) -> list[Line]:
    return [[(line, "")] for line in textwrap.wrap(text, width, subsequent_indent="    ")]


def order(scene: Scene, key: str) -> tuple[int, str]:
    card = scene.game.card(key)  # type: ignore[attr-defined]
    return (KINDS.index(card.kind), card.guild)


def kind_named(scene: Scene, card: Any) -> str:
    """The guild of a guild card, the kind of the others."""
    named: str = scene.texts.names(card.guild, "guilds") if card.guild else scene.texts.name(card.kind).capitalize()
    return named


def named_or_hidden(scene: Scene, key: str) -> str:
    return scene.say("guilds.hidden") if key == UNKNOWN else str(scene.texts.card_name(key))
