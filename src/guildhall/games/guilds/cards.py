"""Loads and checks a card set of Guilds: cards.toml, in this folder or in a designer's own."""

from collections import Counter
from pathlib import Path
from typing import Literal

import msgspec

from guildhall.games.guilds import table
from guildhall.games.guilds.effects import EFFECTS, Effect
from guildhall.games.guilds.table import City
from guildhall.games.guilds.words import GoalWord, GuildCards, HoldsWord, PlainMilitia
from guildhall.kernel.cards import CardError, read_cards
from guildhall.kernel.game import digest

OWN = Path(__file__).parent
KINDS = ("guild", "militia", "personality", "action", "condition", "contract")  # in the order of table.GUILD ...
PLAYERS = 3  # bounds are for 2, 3 and 4 players


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One card as cards.toml has it: printed facts, printed text, and the words that say what it does."""

    name: str
    kind: Literal["guild", "militia", "personality", "action", "condition", "contract"]
    guild: str = ""
    points: int = 0
    penalty: int = 0
    support: int = 0
    district: str = ""
    text: str = ""
    rule: str = ""
    play: str = ""
    holds: tuple[HoldsWord, ...] = ()
    goal: GoalWord | None = None
    bonus: int = 0
    fulfilled: tuple[PlainMilitia, ...] = ()


class CardSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All cards of a set, with the guilds and district types that they belong to."""

    guilds: tuple[str, ...]
    districts: tuple[str, ...]
    cards: dict[str, Card]

    @property
    def keys(self) -> list[str]:
        """The cards in the order of their numbers: by kind, then by key."""
        return sorted(self.cards, key=lambda key: (KINDS.index(self.cards[key].kind), key))

    def of_kind(self, kind: str) -> list[str]:
        return [key for key in self.keys if self.cards[key].kind == kind]

    @property
    def digest(self) -> str:
        """Of facts and words; a set in another language is the same set."""
        facts = {key: {**msgspec.to_builtins(card), "name": "", "text": ""} for key, card in self.cards.items()}
        return digest({"guilds": self.guilds, "districts": self.districts, "cards": facts})


def load(folder: Path | str | None = None) -> CardSet:
    """The card set of a folder, checked; CardError with the path of the first fault."""
    path, card_set = read_cards(Path(folder) if folder is not None else OWN, CardSet)
    for where, fault in faults(card_set):
        raise CardError(path, where, fault)
    return card_set


def faults(card_set: CardSet) -> list[tuple[str, str]]:
    """What the form alone does not catch, each with its path in the file."""
    found = []
    for key, card in card_set.cards.items():
        found += [(f"cards.{key}.{field}", fault) for field, fault in card_faults(card_set, card)]
    counts: Counter[str] = Counter(card.kind for card in card_set.cards.values())
    if counts["action"] < table.REMOVED:
        found.append(("cards", f"{table.REMOVED} action cards are taken out (GOC-6), this set has {counts['action']}"))
    districts = sum(counts[kind] for kind in KINDS[: table.ACTION + 1])
    if districts - table.REMOVED < table.CELLS:
        found.append(("cards", f"the deck fills {table.CELLS} cells (GOC-11), this set has {districts} district cards"))
    if counts["condition"] == 0:
        found.append(("cards", "the conditions module needs a condition card"))
    if counts["contract"] < table.MOST_SEATS:
        found.append(("cards", f"the contracts module needs {table.MOST_SEATS} contract cards"))
    return found


def card_faults(card_set: CardSet, card: Card) -> list[tuple[str, str]]:
    found = []
    if KINDS.index(card.kind) < table.KINDS_IN_DISTRICTS and card.district not in card_set.districts:
        found.append(("district", f'"{card.district}" is none of {", ".join(card_set.districts)}'))
    if card.kind == "guild" and card.guild not in card_set.guilds:
        found.append(("guild", f'"{card.guild}" is none of {", ".join(card_set.guilds)}'))
    if card.kind == "action" and card.play not in EFFECTS:
        found.append(("play", f'"{card.play}" is none of {", ".join(EFFECTS)}'))
    if card.kind == "action" and card.points != table.ACTION_POINTS:
        found.append(("points", f"an action card has {table.ACTION_POINTS} points (GOC-1), not {card.points}"))
    if card.kind == "condition" and not card.holds:
        found.append(("holds", "a condition holds something"))
    if card.kind == "contract" and card.goal is None:
        found.append(("goal", "a contract has a goal"))
    if isinstance(card.goal, GuildCards) and card.goal.guild not in card_set.guilds:
        found.append(("goal.guild", f'"{card.goal.guild}" is none of {", ".join(card_set.guilds)}'))
    for field in ("points", "penalty", "support", "bonus"):
        if not 0 <= getattr(card, field) <= 99:
            found.append((field, f"a number from 0 to 99, not {getattr(card, field)}"))
    return found


def city(card_set: CardSet, seats: int, special_actions: bool) -> City:
    """The compiled form of a card set at a table of so many seats."""
    keys = card_set.keys
    cards = [card_set.cards[key] for key in keys]
    kinds = [KINDS.index(card.kind) for card in cards]
    made = City(seats, kinds, len(card_set.guilds), len(card_set.districts), special_actions)
    actions = card_set.of_kind("action")
    for number, card in enumerate(cards):
        made.points[number] = card.points
        made.penalty[number] = card.penalty
        made.support[number] = card.support
        if card.guild:
            made.guild[number] = card_set.guilds.index(card.guild)
        if card.district:
            made.district[number] = card_set.districts.index(card.district)
        if card.kind == "action":
            made.effect[number] = actions.index(keys[number])
        made.politics[number] = [change for word in card.holds for change in word.changes(seats)]
        print_contract(made, number, card, card_set, seats)
    return made


def print_contract(made: City, number: int, card: Card, card_set: CardSet, seats: int) -> None:
    if card.goal is None:
        return
    made.measure[number] = card.goal.measure
    if isinstance(card.goal, GuildCards):
        made.measured_guild[number] = card_set.guilds.index(card.goal.guild)
    made.at_least[number] = card.goal.at_least[seats - 2]
    made.at_most[number] = card.goal.at_most[seats - 2]
    made.bonus[number] = card.bonus
    made.pardons[number] = 1 if card.fulfilled else 0


def effects(card_set: CardSet, made: City) -> list[Effect]:
    """A rule for each action card, in the order of their numbers."""
    cards = [card_set.cards[key] for key in card_set.of_kind("action")]
    return [EFFECTS[card.play](made, card.rule or "GOC-12b") for card in cards]
