"""Loads a card set of Arcana: cards.toml with its translations, in this folder or in a designer's own."""

from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from guildhall.games.arcana.faults import faults, translation_faults
from guildhall.games.arcana.notation import ARCANUM_NAMES
from guildhall.games.arcana.rules.moves import FIRST_EFFECT
from guildhall.games.arcana.table import ARCANA, KINDS_IN_DECKS, Board
from guildhall.games.arcana.words import HOLDS, PLAYS, Arcanum, HoldsWord, PlayWord, held, tag
from guildhall.kernel.cards import CardError, cards_file, read_form
from guildhall.kernel.game import digest
from guildhall.kernel.rule import WordRule
from guildhall.kernel.texts import LANGUAGES

OWN = Path(__file__).parent
# in the order of table.AGENT ...
KINDS = (
    "agent", "personality", "location", "relic", "jubilee", "militia", "crest", "master", "objective", "event",
)  # fmt: skip
KNOWN = {"cards.kind": KINDS, "cards.holds.do": [*map(tag, HOLDS)], "cards.play.do": [*map(tag, PLAYS)]}
ALL_FIEFDOMS = "all"
Value = Annotated[int, msgspec.Meta(ge=0, le=9)]
Points = Annotated[int, msgspec.Meta(ge=0, le=99)]
Stakes = Annotated[int, msgspec.Meta(ge=1, le=9)]
Letter = Literal["A", "B"]


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="kind"):
    """One card as cards.toml has it: printed facts, printed text, and the words that say what it does (ARC-CMP-4)."""

    name: Annotated[str, msgspec.Meta(min_length=1)]
    guild: str = ""
    letter: Letter | None = None
    fiefdom: str = ""
    staff: Value = 0
    sword: Value = 0
    cup: Value = 0
    ducats: Value | None = None
    main: tuple[Arcanum, ...] = ()
    need: Value = 0
    points: Points = 0
    stakes: Stakes | None = None
    wins_ties: bool = False
    copies: bool = False
    once: bool = False
    text: str = ""
    rule: str = ""
    play: tuple[PlayWord, ...] = ()
    holds: tuple[HoldsWord, ...] = ()

    @property
    def kind(self) -> str:
        return str(self.__struct_config__.tag)

    def value(self, arcanum: str) -> int:
        return int(getattr(self, arcanum))

    def needed(self, arcanum: str) -> int:
        """What is needed in a main arcanum to win this stake: its value, unless the card says otherwise."""
        return self.need or self.value(arcanum)


class AgentCard(Card, frozen=True, kw_only=True, tag="agent"):
    """A guild's agent."""

    guild: str
    letter: Letter


class PersonalityCard(Card, frozen=True, kw_only=True, tag="personality"):
    """A personality: a stake first, then an agent; without ducats it can not be bribed."""

    fiefdom: str
    main: tuple[Arcanum, ...]


class LocationCard(Card, frozen=True, kw_only=True, tag="location"):
    """A location, a guild's own or a stake, played for its ability."""

    text: str
    play: tuple[PlayWord, ...]


class RelicCard(Card, frozen=True, kw_only=True, tag="relic"):
    """A relic, a guild's own or a stake, whose ducats bribe."""

    ducats: Value


class JubileeCard(Card, frozen=True, kw_only=True, tag="jubilee"):
    """The Ducal Jubilee, which ends the game."""


class MilitiaCard(Card, frozen=True, kw_only=True, tag="militia"):
    """A member of the militia."""


class CrestCard(Card, frozen=True, kw_only=True, tag="crest"):
    """A guild's crest: where it wins ties."""

    guild: str
    holds: tuple[HoldsWord, ...]


class MasterCard(Card, frozen=True, kw_only=True, tag="master"):
    """A guild master: works once a round, or holds always."""

    guild: str
    text: str


class ObjectiveCard(Card, frozen=True, kw_only=True, tag="objective"):
    """An objective: so many stakes of a fiefdom."""

    fiefdom: str
    stakes: Stakes
    points: Points


class EventCard(Card, frozen=True, kw_only=True, tag="event"):
    """An event, which holds for a round."""

    text: str
    holds: tuple[HoldsWord, ...]


AnyCard = (
    AgentCard | PersonalityCard | LocationCard | RelicCard | JubileeCard | MilitiaCard | CrestCard | MasterCard
    | ObjectiveCard | EventCard
)  # fmt: skip


class CardSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All cards of a set, with the guilds and fiefdoms that they belong to."""

    guilds: tuple[str, ...]
    fiefdoms: tuple[str, ...]
    cards: dict[str, AnyCard]

    @property
    def keys(self) -> list[str]:
        """The cards in the order of their numbers: by kind, then by key."""
        return sorted(self.cards, key=lambda key: (KINDS.index(self.cards[key].kind), key))

    def of_kind(self, kind: str) -> list[str]:
        return [key for key in self.keys if self.cards[key].kind == kind]

    def of_guild(self, guild: str) -> list[str]:
        """The guild cards that its deck can be made of."""
        in_decks = KINDS[:KINDS_IN_DECKS]
        return [key for key in self.keys if self.cards[key].guild == guild and self.cards[key].kind in in_decks]

    @property
    def stakes(self) -> list[str]:
        in_decks = KINDS[:KINDS_IN_DECKS]
        return [key for key in self.keys if self.cards[key].fiefdom and self.cards[key].kind in in_decks]

    @property
    def digest(self) -> str:
        """Of facts and words; a set in another language is the same set."""
        facts = {key: {**msgspec.to_builtins(card), "name": "", "text": ""} for key, card in self.cards.items()}
        return digest({"guilds": sorted(self.guilds), "fiefdoms": sorted(self.fiefdoms), "cards": facts})


class CardTexts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card in another language."""

    name: str = ""
    text: str = ""


class Translation(msgspec.Struct, frozen=True):
    """What the texts of a card set may say in a language; the game's own say more."""

    cards: dict[str, CardTexts] = {}
    guilds: dict[str, str] = {}
    fiefdoms: dict[str, str] = {}


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


# ------------------------------------------------------------------------------------------------- the compiled form
def board(card_set: CardSet, seats: int) -> Board:
    """The compiled form of a card set at a table of so many seats."""
    keys = card_set.keys
    cards = [card_set.cards[key] for key in keys]
    kinds = [KINDS.index(card.kind) for card in cards]
    made = Board(
        seats,
        kinds,
        in_decks=sum(kind < KINDS_IN_DECKS for kind in kinds),
        copies=[number for number, card in enumerate(cards) if card.copies],
        guilds=[len(card_set.of_guild(guild)) for guild in card_set.guilds],
    )
    made.all_fiefdoms = len(card_set.fiefdoms)
    of_guilds = [keys.index(key) for guild in card_set.guilds for key in card_set.of_guild(guild)]
    for place, number in enumerate(of_guilds):
        guild = card_set.guilds.index(cards[number].guild)
        made.of_guilds[place] = number
        made.nth[number] = place - int(made.guild_first[guild])
    for number, card in enumerate(cards):
        print_card(made, number, card, card_set)
    return made


def print_card(made: Board, number: int, card: Card, card_set: CardSet) -> None:
    if card.guild:
        made.guild[number] = card_set.guilds.index(card.guild)
        made.chosen[number] = card.letter == "A"
    if card.fiefdom:
        made.fiefdom[number] = [*card_set.fiefdoms, ALL_FIEFDOMS].index(card.fiefdom)
    for nth, arcanum in enumerate(ARCANUM_NAMES):
        made.power[ARCANA * number + nth] = card.value(arcanum)
        if arcanum in card.main:
            made.main[number] |= 1 << nth
            made.need[ARCANA * number + nth] = card.needed(arcanum)
    if card.ducats is not None:
        made.price[number] = card.ducats
    made.points[number] = card.points
    made.stakes_needed[number] = card.stakes or 0
    made.wins_ties[number] = card.wins_ties
    made.holds[number] = held(card.holds, made)


def effects(card_set: CardSet, made: Board) -> list[WordRule]:
    """A rule for each card that does something when it is played or used, in the order of their numbers."""
    found: list[WordRule] = []
    for number, key in enumerate(card_set.keys):
        card = card_set.cards[key]
        if card.play:
            made.effect[number] = FIRST_EFFECT + len(found)
            cites = card.rule or ("ARC-MAS-1" if card.kind == "master" else "ARC-INT-4")
            found.append(WordRule([word.step(made, cites) for word in card.play]))
    return found
