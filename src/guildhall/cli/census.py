"""What a card set of Arcana is made of, in tables, and what a box of it holds otherwise."""

from collections import Counter
from typing import Any, NamedTuple

from guildhall.cli.faults import BadInput
from guildhall.games.arcana.notation import ARCANUM_NAMES

GUILDS = {"blades", "thieves", "usurers", "ferrymen", "fortune-tellers", "architects"}
STAKES = ("personality", "location", "relic")
OF_A = {("agent", "A"): 9, ("location", "A"): 1, ("relic", "A"): 1}  # a guild's ready-made deck


class Box(NamedTuple):
    """What the rulebook says that is in the box of an edition, and where it says so."""

    guilds: set[str]
    of_guilds: str  # the rule
    of_guild: dict[tuple[str, str], int]  # kind and letter -> cards of each guild
    the_rest: str  # the rule
    stakes: dict[str, int]
    others: dict[str, int]


BOXES = {
    "arcana": Box(
        GUILDS,
        "ARC-CMP-1",
        {("crest", ""): 1, **OF_A, ("agent", "B"): 5, ("location", "B"): 2, ("relic", "B"): 2},
        "ARC-CMP-2",
        {"relic": 31, "location": 36, "personality": 49},
        {"jubilee": 1, "militia": 6, "master": 18, "objective": 24, "event": 12},
    ),
    "arcana_first": Box(
        {"blades", "ferrymen", "thieves", "usurers"},
        "ARC-CMP-3",
        {("crest", ""): 1, **OF_A},
        "ARC-CMP-3",
        {"relic": 24, "location": 24, "personality": 37},
        {"jubilee": 1, "militia": 6, "objective": 22},
    ),
}


# ------------------------------------------------------------------------------------------------- as in the box?
def compare(game: Any, own: bool) -> None:
    """The own set is the box, or at fault; of a designer's it is noted where it differs."""
    if game.name not in BOXES:
        return
    found = differences(game.card_set, BOXES[game.name])
    if own and found:
        raise BadInput("; ".join(found))
    print("\n".join(f"note: {line}" for line in found) or "all counts are those of the box")


def differences(card_set: Any, box: Box) -> list[str]:
    """Counts that are not those of the rulebook."""
    cards = card_set.cards.values()
    lines = [differs("guilds", len(card_set.guilds), len(box.guilds), box.of_guilds)]
    for guild in card_set.guilds:
        of_guild = Counter((card.kind, card.letter or "") for card in cards if card.guild == guild)
        for kind, letter in sorted(box.of_guild | {key: 0 for key in of_guild if key[0] != "master"}):
            what = " ".join(part for part in (guild, letter, kind) if part)
            lines.append(differs(what, of_guild[kind, letter], box.of_guild.get((kind, letter), 0), box.of_guilds))
        if "master" in box.others:
            each = box.others["master"] // len(box.guilds)
            lines.append(differs(f"{guild} master", of_guild["master", ""], each, box.the_rest))
    stakes = Counter(card_set.cards[key].kind for key in card_set.stakes)
    kinds = Counter(card.kind for card in cards)
    lines += [differs(f"stakes, {kind}", stakes[kind], count, box.the_rest) for kind, count in box.stakes.items()]
    lines += [differs(kind, kinds[kind], count, box.the_rest) for kind, count in box.others.items()]
    named = sorted(box.guilds ^ set(card_set.guilds))
    lines += [f"guilds that one has and the other has not: {', '.join(named)} ({box.of_guilds})"] * bool(named)
    return [line for line in lines if line]


def differs(what: str, found: int, expected: int, rule: str) -> str:
    return f"{what}: {found}, in the box {expected} ({rule})" if found != expected else ""


# ------------------------------------------------------------------------------------------------- tables
def tables(game: Any) -> list[str]:
    """Stakes by kind, by what they need and by fiefdom; and what the guilds can do."""
    if game.name not in BOXES:
        return []
    card_set = game.card_set
    stakes = [card_set.cards[key] for key in card_set.stakes]
    return [
        *grid(
            "main arcana of stakes", STAKES, [*ARCANUM_NAMES, "several"], [(card.kind, main(card)) for card in stakes]
        ),
        *counted("needs of stakes", [(card.kind, least(card)) for card in stakes]),
        *counted("points of stakes", [(card.kind, card.points) for card in stakes]),
        *counted(
            "prices and ducats of stakes", [(card.kind, price(card)) for card in stakes if card.kind != "location"]
        ),
        *grid(
            "stakes of fiefdoms", [*card_set.fiefdoms, "all"], STAKES, [(card.fiefdom, card.kind) for card in stakes]
        ),
        *powers(card_set),
    ]


def main(card: Any) -> str:
    return str(card.main[0]) if len(card.main) == 1 else "several"


def least(card: Any) -> int:
    return min(int(card.needed(arcanum)) for arcanum in card.main)


def price(card: Any) -> str:
    return "-" if card.ducats is None else str(card.ducats)


def counted(title: str, pairs: list[tuple[str, Any]]) -> list[str]:
    """How often each value comes, by kind of stake."""
    return grid(
        title, STAKES, [str(value) for value in sorted({value for _, value in pairs})], [(k, str(v)) for k, v in pairs]
    )


def grid(title: str, rows: Any, columns: Any, pairs: list[tuple[str, str]]) -> list[str]:
    """A table of how often each pair comes, with sums."""
    counts = Counter(pairs)
    found = [(row, [counts[row, column] for column in columns]) for row in rows]
    return aligned(
        title, [*columns, "all"], [(row, [*numbers, sum(numbers)]) for row, numbers in found if sum(numbers)]
    )


def powers(card_set: Any) -> list[str]:
    """The values of each guild's agents and the ducats of its relics: of the ready-made deck and of all its cards."""
    rows = []
    for guild in card_set.guilds:
        for title, letters in (("A", "A"), ("A and B", "AB")):
            keys = card_set.of_guild(guild)
            cards = [card_set.cards[key] for key in keys if card_set.cards[key].letter in letters]
            sums = [sum(card.value(name) for card in cards if card.kind == "agent") for name in ARCANUM_NAMES]
            rows.append((f"{guild}, {title}", [*sums, sum(card.ducats for card in cards if card.kind == "relic")]))
    return aligned("arcana of guilds", [*ARCANUM_NAMES, "ducats"], rows)


def aligned(title: str, columns: list[str], rows: list[tuple[str, list[int]]]) -> list[str]:
    wide = max(len(row) for row, _ in rows)
    widths = [max(5, len(column) + 1) for column in columns]
    head = "".join(f"{column:>{width}}" for column, width in zip(columns, widths, strict=True))
    lines = [
        f"  {row:{wide}}" + "".join(f"{n:>{w}}" for n, w in zip(numbers, widths, strict=True)) for row, numbers in rows
    ]
    return [title, f"  {'':{wide}}{head}", *lines]
