"""Loads a card set of Guilds: cards.toml with its translations, in this folder or in a designer's own."""

from pathlib import Path
from typing import Annotated, Any

import msgspec

from guildhall.games.guilds.effects import EFFECTS
from guildhall.games.guilds.effects.effect import Effect
from guildhall.games.guilds.faults import faults, translation_faults
from guildhall.games.guilds.table import City
from guildhall.games.guilds.words import GOALS, HOLDS, KINDS, GoalWord, GuildCards, HoldsWord, PlainMilitia, Points, tag
from guildhall.kernel.cards import CardError, cards_file, read_form
from guildhall.kernel.game import digest
from guildhall.kernel.texts import LANGUAGES

OWN = Path(__file__).parent
KNOWN = {"cards.kind": KINDS, "cards.holds.do": [*map(tag, HOLDS)], "cards.goal.do": [*map(tag, GOALS)]}


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="kind"):
    """One card as cards.toml has it: printed facts, printed text, and the words that say what it does."""

    name: Annotated[str, msgspec.Meta(min_length=1)]
    guild: str = ""
    points: Points = 0
    penalty: Points = 0
    support: Points = 0
    district: str = ""
    text: str = ""
    rule: str = ""
    play: str = ""
    holds: tuple[HoldsWord, ...] = ()
    goal: GoalWord | None = None
    bonus: Points = 0
    fulfilled: tuple[PlainMilitia, ...] = ()

    @property
    def kind(self) -> str:
        return str(self.__struct_config__.tag)


# Each kind with the numbers that it can not do without (GOC-1)
class GuildCard(Card, frozen=True, kw_only=True, tag="guild"):
    """A member of a guild."""

    points: Points
    support: Points


class MilitiaCard(Card, frozen=True, kw_only=True, tag="militia"):
    """A member of the militia."""

    penalty: Points
    support: Points


class PersonalityCard(Card, frozen=True, kw_only=True, tag="personality"):
    """A personality, which joins a guild."""


class ActionCard(Card, frozen=True, kw_only=True, tag="action"):
    """An action card."""

    points: Points
    support: Points


class ConditionCard(Card, frozen=True, kw_only=True, tag="condition"):
    """A condition, which holds for a whole game."""


class ContractCard(Card, frozen=True, kw_only=True, tag="contract"):
    """A contract, which is met or not when the game ends."""


AnyCard = GuildCard | MilitiaCard | PersonalityCard | ActionCard | ConditionCard | ContractCard


class CardSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All cards of a set, with the guilds and district types that they belong to."""

    guilds: tuple[str, ...]
    districts: tuple[str, ...]
    cards: dict[str, AnyCard]

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
        return digest({"guilds": sorted(self.guilds), "districts": sorted(self.districts), "cards": facts})


class CardTexts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card in another language."""

    name: str = ""
    text: str = ""


class Translation(msgspec.Struct, frozen=True):
    """What the texts of a card set may say in a language; the game's own say more."""

    cards: dict[str, CardTexts] = {}
    guilds: dict[str, str] = {}
    districts: dict[str, str] = {}


def file_of(path: Path | str | None) -> Path:
    """The cards.toml of a folder, or the one beside this file."""
    return cards_file(Path(path) if path is not None else OWN)


def load(path: Path | str | None = None) -> CardSet:
    """A card set, checked; CardError with the path of the first fault."""
    file = file_of(path)
    card_set = read_form(file, CardSet, KNOWN)
    for where, fault in faults(card_set):
        raise CardError(file, where, fault)
    return card_set


def translations(card_set: CardSet, path: Path | str | None = None) -> dict[str, dict[str, Any]]:
    """What the folder of a card set says in each language, checked like the cards."""
    folder = file_of(path).parent / "texts"
    return {each: msgspec.to_builtins(translation(card_set, folder / f"{each}.toml")) for each in LANGUAGES}


def translation(card_set: CardSet, file: Path) -> Translation:
    if not file.exists():
        return Translation()
    found = read_form(file, Translation)
    for where, fault in translation_faults(card_set, found):
        raise CardError(file, where, fault)
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
