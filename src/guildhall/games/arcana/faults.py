"""What can be wrong with a card set of Arcana whose form is right, each fault with its path in the file."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from guildhall.games.arcana import notation, table, words

if TYPE_CHECKING:
    from guildhall.games.arcana.cards import Card, CardSet, Translation

KEY = re.compile("[a-z0-9]+(-[a-z0-9]+)*")
A_KEY = "a key is small letters, digits and hyphens"
ALL_FIEFDOMS = "all"
# What each kind of card has, besides its name, kind, text and rule (ARC-CMP-4)
VALUES = ("staff", "sword", "cup")
FACTS = {
    "agent": ("guild", "letter", *VALUES, "points", "wins_ties", "copies"),
    "personality": ("fiefdom", *VALUES, "ducats", "main", "need", "points", "wins_ties", "copies"),
    "location": ("guild", "letter", "fiefdom", *VALUES, "main", "need", "points", "play"),
    "relic": ("guild", "letter", "fiefdom", *VALUES, "ducats", "main", "need", "points"),
    "jubilee": (),
    "militia": VALUES,
    "crest": ("guild", "holds"),
    "master": ("guild", "play", "holds", "once"),
    "objective": ("fiefdom", "stakes", "points"),
    "event": ("holds",),
}
ALL_FACTS = sorted({fact for facts in FACTS.values() for fact in facts})
IN_DECKS = ("agent", "personality", "location", "relic")
LIFTS, LAYS_BACK = ("look at stakes",), ("put back", "arrange", "may bury")
DRAWS_ASIDE, TAKES_ASIDE = ("draw aside",), ("play one aside", "keep one aside")
LEAVES_NONE = ("discard the rest", "bury the rest")
FROM_ASIDE = (*TAKES_ASIDE, *LEAVES_NONE)
CHOOSES_DISTRICT = ("choose district", "protect", "strengthen", "change need", "win ties", *LIFTS)
Faults = Iterator[tuple[str, str]]  # paths in the file, and what is wrong there


def faults(card_set: "CardSet") -> Faults:
    """What the form alone does not catch."""
    yield from twice("guilds", card_set.guilds)
    yield from twice("fiefdoms", card_set.fiefdoms)
    yield from key_faults(card_set)
    for key, card in card_set.cards.items():
        for field, fault in card_faults(card_set, card):
            yield f"cards.{key}.{field}", fault
    yield from composition_faults(card_set)


def twice(where: str, names: Iterable[str]) -> Faults:
    for name, times in Counter(names).items():
        if times > 1:
            yield where, f"{name} is there twice"


def key_faults(card_set: "CardSet") -> Faults:
    """A card's key is a word of the notation, and of no other thing than its card."""
    for where, keys in (("guilds", card_set.guilds), ("fiefdoms", card_set.fiefdoms)):
        for nth, key in enumerate(keys):
            if not KEY.fullmatch(key):
                yield f"{where}[{nth}]", A_KEY
    if ALL_FIEFDOMS in card_set.fiefdoms:
        yield "fiefdoms", f'"{ALL_FIEFDOMS}" means all of them'
    others = {word for things in notation.MOST_WORDS.things.values() for word in things}
    for key in card_set.cards:
        if not KEY.fullmatch(key):
            yield f"cards.{key}", A_KEY
        if key in others or key in card_set.guilds:
            yield f"cards.{key}", "this word means something else already"


# ------------------------------------------------------------------------------------------------- one card
def card_faults(card_set: "CardSet", card: "Card") -> Faults:
    for field in ("name", "text", "rule"):
        yield from sign_faults(field, field, getattr(card, field))
    yield from facts_of_other_kinds(card)
    yield from names_of_nothing(card_set, card)
    if card.kind in IN_DECKS:
        yield from deck_card_faults(card)
    if card.kind == "master" and not card.play and not card.holds:
        yield "play", "a master plays or holds something"
    if card.kind == "master" and bool(card.play) != card.once:
        yield "once", "a master who plays works once a round, one who holds does always (ARC-MAS-1)"
    if card.kind == "event" and not card.holds:
        yield "holds", "an event holds something"
    if card.kind == "objective" and card.fiefdom == ALL_FIEFDOMS:
        yield "fiefdom", "an objective is about one fiefdom (ARC-OBJ-2)"
    yield from play_faults([words.tag(type(word)) for word in card.play])


def deck_card_faults(card: "Card") -> Faults:
    """A card is a guild's or a stake; a stake says in what it is contested (ARC-RES-3)."""
    if bool(card.guild) == bool(card.fiefdom):
        yield "fiefdom", "a card belongs to a guild or to a fiefdom"
    if card.guild and card.letter is None:
        yield "letter", "a guild card is marked A or B (ARC-CMP-1)"
    if card.fiefdom and not card.main:
        yield "main", "a stake has a main arcanum (ARC-STK-5)"
    for arcanum in card.main:
        if card.needed(arcanum) == 0:
            yield arcanum, "a main arcanum has a value, unless the card says what it needs"


def play_faults(tags: list[str]) -> Faults:
    """Words that need another one before or behind them."""
    chosen = agent = False
    for nth, word in enumerate(tags):
        where, before, after = (
            f"play[{nth}]",
            tags[nth - 1] if nth else "",
            tags[nth + 1] if nth + 1 < len(tags) else "",
        )
        if word in LIFTS and after not in LAYS_BACK:
            yield where, f"the lifted stakes are laid back by the next word: {', '.join(LAYS_BACK)}"
        if word in LAYS_BACK and before not in LIFTS:
            yield where, f'"{word}" puts back what "look at stakes" has just lifted'
        if word in DRAWS_ASIDE and after not in FROM_ASIDE:
            yield where, f"what was drawn aside is dealt with by the next words: {', '.join(FROM_ASIDE)}"
        if word in FROM_ASIDE and before not in (*DRAWS_ASIDE, *TAKES_ASIDE):
            yield where, f'"{word}" speaks of cards that "draw aside" has just drawn'
        if word in TAKES_ASIDE and after not in FROM_ASIDE:
            yield where, f"what is left aside is dealt with by the next word: {', '.join(LEAVES_NONE)}"
        if word in ("contest in", "weaken") and not chosen:
            yield where, f'"{word}" speaks of a district that "choose district" has chosen'
        if word == "exchange agent" and not agent:
            yield where, '"exchange agent" speaks of an agent that "choose agent" has chosen'
        chosen = chosen or word in CHOOSES_DISTRICT
        agent = agent or word == "choose agent"


def sign_faults(where: str, what: str, said: str) -> Faults:
    """What is shown to people does nothing to their terminal."""
    if not said.isprintable():
        yield where, f"a {what} is one line of letters and signs"


def facts_of_other_kinds(card: "Card") -> Faults:
    for fact in ALL_FACTS:
        if fact not in FACTS[card.kind] and getattr(card, fact) not in (0, "", (), None, False):
            yield fact, f"{card.kind} cards have no {fact}"


def names_of_nothing(card_set: "CardSet", card: "Card") -> Faults:
    if card.guild and card.guild not in card_set.guilds:
        yield "guild", none_of(card.guild, card_set.guilds)
    if card.fiefdom and card.fiefdom not in (*card_set.fiefdoms, ALL_FIEFDOMS):
        yield "fiefdom", none_of(card.fiefdom, (*card_set.fiefdoms, ALL_FIEFDOMS))


def none_of(found: str, expected: Iterable[str]) -> str:
    return f'"{found}" is none of {", ".join(expected)}'


# ------------------------------------------------------------------------------------------------- all cards
def composition_faults(card_set: "CardSet") -> Faults:
    """What a table can not do without."""
    counts: Counter[str] = Counter(card.kind for card in card_set.cards.values())
    if len(card_set.guilds) < table.MOST_SEATS:
        yield "guilds", f"there is a guild for each of {table.MOST_SEATS} players"
    if counts["jubilee"] != 1:
        yield "cards", f"there is one Jubilee (ARC-CMP-2), this set has {counts['jubilee']}"
    if len(card_set.stakes) < 5 * table.DISTRICT_SIZE:
        yield (
            "cards",
            f"there are at least {5 * table.DISTRICT_SIZE} stakes (ARC-SET-3), this set has {len(card_set.stakes)}",
        )
    for guild in card_set.guilds:
        yield from guild_faults(card_set, guild)
    needed = {"objective": table.OFFERED * table.MOST_SEATS, "event": table.LAST_EVENTS + 1, "militia": 1}
    for kind, fewest in needed.items():
        if 0 < counts[kind] < fewest:
            yield "cards", f"there are no {kind} cards or at least {fewest}, this set has {counts[kind]}"


def guild_faults(card_set: "CardSet", guild: str) -> Faults:
    cards = [card_set.cards[key] for key in card_set.of_guild(guild)]
    ready = sum(card.letter == "A" for card in cards)
    if ready != table.DECK_SIZE:
        yield "cards", f"the ready-made deck of {guild} has {table.DECK_SIZE} cards (ARC-SET-2), not {ready}"
    crests = sum(card.kind == "crest" and card.guild == guild for card in card_set.cards.values())
    if crests > 1:
        yield "cards", f"{guild} has {crests} crests"


def translation_faults(card_set: "CardSet", translation: "Translation") -> Faults:
    """What the form of a card set's texts in a language does not catch."""
    for key, card in translation.cards.items():
        if key not in card_set.cards:
            yield f"cards.{key}", "no card of this set"
        yield from sign_faults(f"cards.{key}.name", "name", card.name)
        yield from sign_faults(f"cards.{key}.text", "text", card.text)
    for where, names in (("guilds", translation.guilds), ("fiefdoms", translation.fiefdoms)):
        for key, name in names.items():
            yield from sign_faults(f"{where}.{key}", "name", name)
