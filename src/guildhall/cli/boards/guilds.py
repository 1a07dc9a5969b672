"""The city of Guilds in text: nine cards, the twelve boulevards between them, and what lies before each player."""

import textwrap
from typing import Any

from guildhall.cli.boards import SEAT_STYLES, Line, Scene, apart, centred, cut, length, letter
from guildhall.cli.boards.guilds_tableaus import in_a_line, in_brief, in_full, kind_named

CARD = 24  # columns of a card with its frame; three of them and two gaps make 80
GAP = 4
INNER = CARD - 2
ROWS = COLUMNS = 3
# of a District Type: its colour, its sign, its sign in ASCII
QUARTERS = (("bright_blue", "≈", "~"), ("yellow", "▲", "^"), ("green", "●", "$"), ("magenta", "■", "%"))

# of what lies before a player, and whether all cards have lower edges: from the fullest to the shortest
FORMS = ((in_full, True), (in_brief, True), (in_brief, False), (in_a_line, False))


def draw(scene: Scene) -> list[Line]:
    """The whole table as the view's seat knows it, in the fullest form that there is room for."""
    lines: list[Line] = []
    for tableau, edges in FORMS:
        seats = range(len(scene.view.players))
        lines = headlines(scene) + city(scene, edges) + [line for seat in seats for line in tableau(scene, seat)]
        if len(lines) <= scene.height:
            break
    return lines


def headlines(scene: Scene) -> list[Line]:
    """The round, the deck, and the condition in force."""
    view, say, texts = scene.view, scene.say, scene.texts
    parts = [say("guilds.round", round=view.round), say("guilds.deck", deck=view.deck)]
    if view.condition:
        parts.append(f"{texts.card_name(view.condition)}: {texts.card_text(view.condition)}")
    return [[(line, "bold")] for line in textwrap.wrap("   ".join(parts), scene.width)]


# ------------------------------------------------------------------------------------------------- cards
def city(scene: Scene, edges: bool) -> list[Line]:
    """Three rows of cards; where there is no room for lower edges, only those that say something are drawn."""
    lines: list[Line] = []
    if scene.over:  # what still lies there counts for nobody (GOC-22)
        return lines
    for row in range(ROWS):
        lines += [street_row(scene, row - 1)] if row else []
        cells = scene.view.cells[COLUMNS * row : COLUMNS * (row + 1)]
        edge = edges or any(cell.mark >= 0 or cell.rumour for cell in cells)
        lines += card_row(scene, row)[: None if edge else -1]
    return lines


def card_row(scene: Scene, row: int) -> list[Line]:
    """Three cards side by side, with the boulevards between them."""
    pieces = [card_box(scene, COLUMNS * row)]
    for column in range(1, COLUMNS):
        pieces.append(street_box(scene, (COLUMNS - 1) * row + column - 1))
        pieces.append(card_box(scene, COLUMNS * row + column))
    return [[piece for part in parts for piece in part] for parts in zip(*pieces, strict=True)]


def card_box(scene: Scene, number: int) -> list[Line]:
    """A cell in its frame: the number and the card's name above, what is said of the card below."""
    cell = scene.view.cells[number]
    bar, side, corners = ("─", "│", "┐└┘") if scene.unicode else ("-", "|", "+++")
    name = cut(scene.texts.card_name(cell.card), INNER - 1, scene.unicode) if cell.card else ""
    facts = card_facts(scene, cell) if cell.card else [apart([], [], INNER)] * 2
    return [
        [(f"{number} {name}", "bold"), (bar * (INNER - 1 - len(name)) + corners[0], "")],
        *([(side, ""), *line, (side, "")] for line in facts),
        [(corners[1], ""), *signs(scene, cell, bar), (corners[2], "")],
    ]


def card_facts(scene: Scene, cell: Any) -> list[Line]:
    """Kind and District Type; everybody's support, points and Support Value."""
    card = scene.game.card(cell.card)  # type: ignore[attr-defined]
    colour = "red" if card.kind == "militia" else ""
    kind = kind_named(scene, card)
    quarter = district(scene, card.district, INNER - len(kind))
    value = f"{card.points - card.penalty}p S{cell.support}"
    return [apart([(kind, colour)], [quarter], INNER), apart(supports(cell), [(value, colour)], INNER)]


def district(scene: Scene, key: str, width: int) -> tuple[str, str]:
    """A District Type by its sign, name and colour; a card set with many of them begins the signs anew (GOC-G7)."""
    districts = scene.game.card_set.districts  # type: ignore[attr-defined]
    style, sign, plain = QUARTERS[districts.index(key) % len(QUARTERS)]
    name = cut(scene.texts.names(key, "districts"), width - 1, scene.unicode)
    return (f"{sign if scene.unicode else plain}{name}", style)


def supports(cell: Any) -> Line:
    """Everybody's support and who would win it now, as in `A3 B1 >A`; with `=` for a tie."""
    line: Line = [(f"{letter(seat)}{total} ", SEAT_STYLES[seat]) for seat, total in enumerate(cell.totals) if total]
    if cell.winner >= 0:
        return [*line, (f">{letter(cell.winner)}", SEAT_STYLES[cell.winner])]
    return [*line, ("=", "bold")] if line else []


def signs(scene: Scene, cell: Any, bar: str) -> Line:
    """A mark and a rumour, on the card's lower edge."""
    said = [scene.say("guilds.mark", seat=letter(cell.mark))] * (cell.mark >= 0)
    said += [scene.say("guilds.rumour")] * cell.rumour
    line: Line = []
    for sign in said:
        line += [(bar, ""), (f" {sign} ", "bold")]
    return [*line, (bar * (INNER - length(line)), "")]


# ------------------------------------------------------------------------------------------------- boulevards
def street_box(scene: Scene, number: int) -> list[Line]:
    """A boulevard between two cards of a row."""
    blank: Line = [(" " * GAP, "")]
    return [blank, centred([(str(number), "dim")], GAP), centred(agents(scene, number), GAP), blank]


def street_row(scene: Scene, row: int) -> Line:
    """The three boulevards between two rows."""
    line: Line = []
    for column in range(COLUMNS):
        number = ROWS * (COLUMNS - 1) + COLUMNS * row + column
        line += centred([(f"{number} ", "dim"), *agents(scene, number)], CARD)
        line += [(" " * GAP, "")] if column < COLUMNS - 1 else []
    return line


def agents(scene: Scene, number: int) -> Line:
    """Who stands on a boulevard: `A`, with a purse `A+`, `##` for a barricade, a dot for nobody."""
    street = scene.view.boulevards[number]
    if street.barricade:
        return [("##", "bold red")]
    line: Line = []
    for agent in street.agents:
        line.append((letter(agent.seat) + "+" * agent.purse, SEAT_STYLES[agent.seat] + " reverse"))
    return line or [(".", "dim")]
