"""The city of Guilds in text: nine cards, the twelve boulevards between them, and what lies before each player."""

import textwrap
from typing import Any

from guildhall.cli.boards import Line, Scene, letter

CELL = 22  # columns of a card with its frame; three of them and two gaps fit into 80
GAP = 6
INNER = CELL - 2


def draw(scene: Scene) -> list[Line]:
    """The whole table as the view's seat knows it."""
    lines = [headline(scene), []]
    if len(scene.view.cells) == 9:
        for row in range(3):
            lines += cell_row(scene, row)
            if row < 2:
                lines.append(street_row(scene, row))
    for seat in range(len(scene.view.players)):
        lines += tableau(scene, seat)
    return lines


def headline(scene: Scene) -> Line:
    view, say = scene.view, scene.say
    parts = [say("guilds.round", round=view.round), say("guilds.deck", deck=view.deck)]
    if view.condition:
        parts.append(f"{scene.texts.card_name(view.condition)}: {scene.texts.card_text(view.condition)}")
    return [("\n".join(textwrap.wrap("   ".join(parts), scene.width)), "bold")]


# ------------------------------------------------------------------------------------------------- the city
def cell_row(scene: Scene, row: int) -> list[Line]:
    """Three cards side by side, with the boulevards between them."""
    cards = [cell_box(scene, 3 * row + column) for column in range(3)]
    streets = [street_box(scene, 2 * row + gap) for gap in range(2)]
    return [
        a + x + b + y + c for a, x, b, y, c in zip(cards[0], streets[0], cards[1], streets[1], cards[2], strict=True)
    ]


def cell_box(scene: Scene, number: int) -> list[Line]:
    """A card with its facts, everybody's support there, and who would win it now."""
    cell = scene.view.cells[number]
    bar, side, corners = frame(scene)
    top = f"{number}".ljust(INNER, bar)
    signs = [*[scene.say("guilds.mark", seat=letter(cell.mark))] * (cell.mark >= 0)]
    signs += [scene.say("guilds.rumour")] * cell.rumour
    bottom = (bar + bar.join(signs)).ljust(INNER, bar)
    inside: list[Line] = card_lines(scene, cell) if cell.card else [[(" " * INNER, "")]] * 4
    return [
        [(corners[0] + top + corners[1], "")],
        *([(side, ""), *line, (side, "")] for line in inside),
        [(corners[2] + bottom[:INNER] + corners[3], "")],
    ]


def frame(scene: Scene) -> tuple[str, str, str]:
    return ("─", "│", "┌┐└┘") if scene.unicode else ("-", "|", "++++")


def card_lines(scene: Scene, cell: Any) -> list[Line]:
    card = scene.game.card(cell.card)  # type: ignore[attr-defined]
    kind = kind_named(scene, card)
    points = f"{card.points - card.penalty}p S{cell.support}"
    district = cut(scene.texts.names(card.district, "districts"), INNER - len(points) - 1)
    style = "red" if card.kind == "militia" else ""
    return [
        [(cut(scene.texts.card_name(cell.card), INNER).ljust(INNER), "bold")],
        [(cut(kind, INNER).ljust(INNER), style)],
        [(district.ljust(INNER - len(points)), ""), (points, style)],
        support_line(scene, cell),
    ]


def kind_named(scene: Scene, card: Any) -> str:
    """The guild of a guild card, the kind of the others."""
    if card.guild:
        return str(scene.texts.names(card.guild, "guilds"))
    return scene.say(f"guilds.kind-{card.kind}")


def support_line(scene: Scene, cell: Any) -> Line:
    """`A3 B1  >A`: a tie, or nobody, gets no arrow."""
    line: Line = []
    for seat, total in enumerate(cell.totals):
        line.append((f"{letter(seat)}{total} ", scene.seat(seat)[1] if total else "dim"))
    length = sum(len(text) for text, _ in line)
    if cell.winner >= 0:
        return [*line, (f">{letter(cell.winner)}".rjust(INNER - length), scene.seat(cell.winner)[1])]
    tied = max(cell.totals) > 0
    return [*line, (("=" if tied else "").rjust(INNER - length), "")]


def street_box(scene: Scene, number: int) -> list[Line]:
    """A boulevard between two cards of a row."""
    blank: Line = [(" " * GAP, "")]
    name: Line = [(str(number).center(GAP), "dim")]
    return [blank, blank, name, centred(agents(scene, number), GAP), blank, blank]


def street_row(scene: Scene, row: int) -> Line:
    """The three boulevards between two rows."""
    line: Line = []
    for column in range(3):
        number = 6 + 3 * row + column
        line += centred([(f"{number} ", "dim"), *agents(scene, number)], CELL)
        line.append((" " * GAP, ""))
    return line[:-1]


def agents(scene: Scene, number: int) -> Line:
    """Who stands on a boulevard: `A`, with a purse `A+`, `##` for a barricade, a dot for nobody."""
    street = scene.view.boulevards[number]
    if street.barricade:
        return [("##", "bold red")]
    line: Line = []
    for agent in street.agents:
        line.append((letter(agent.seat) + "+" * agent.purse, scene.seat(agent.seat)[1] + " reverse"))
    return line or [(".", "dim")]


def centred(line: Line, width: int) -> Line:
    room = max(0, width - sum(len(text) for text, _ in line))
    return [(" " * (room // 2), ""), *line, (" " * (room - room // 2), "")]


def cut(text: str, width: int) -> str:
    return text if len(text) <= width else text[: width - 1] + "."


# ------------------------------------------------------------------------------------------------- the players
def tableau(scene: Scene, seat: int) -> list[Line]:
    """What lies before a player, and the score if the game ended now."""
    player, say = scene.view.players[seat], scene.say
    counted = ", ".join(
        f"{say.or_key(f'guilds.part-{part}')} {points}" for part, points in player.parts.items() if points
    )
    head = f"{scene.names[seat]}{' *' if seat == scene.view.first else ''}  "
    facts = say("guilds.facts", agents=player.agents_left, score=player.score) + (f" ({counted})" if counted else "")
    lines: list[Line] = [[(head, scene.seat(seat)[1]), (facts, "")]]
    for label, keys in (
        ("won", sorted(player.won, key=lambda key: order(scene, key))),
        ("hand", player.hand),
        ("played", player.played),
        ("contract", [player.contract] if player.contract else []),
    ):
        if keys:
            named = ", ".join(card_named(scene, key, label) for key in keys)
            wrapped = textwrap.wrap(f"{say('guilds.' + label)}: {named}", scene.width - 2, subsequent_indent="  ")
            lines += [[("  " + text, "")] for text in wrapped]
    return lines


def order(scene: Scene, key: str) -> tuple[str, str]:
    card = scene.game.card(key)  # type: ignore[attr-defined]
    return (card.kind, card.guild)


def card_named(scene: Scene, key: str, label: str) -> str:
    """A card in a list: with what it counts if it was won, with what it does if it is in hand."""
    if key == "?":
        return scene.say("guilds.hidden")
    card = scene.game.card(key)  # type: ignore[attr-defined]
    name = scene.texts.card_name(key)
    if label == "won":
        return f"{name} ({kind_named(scene, card)} {card.points - card.penalty})"
    if label in ("hand", "contract"):
        return f"{name} ({scene.texts.card_text(key)})"
    return str(name)
