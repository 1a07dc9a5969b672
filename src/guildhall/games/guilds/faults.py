"""What can be wrong with a card set of Guilds whose form is right, each fault with its path in the file."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from guildhall.games.guilds import notation, table
from guildhall.games.guilds.effects import EFFECTS
from guildhall.games.guilds.words import (
    KINDS,
    ActionsWon,
    DifferentCrests,
    EachDistrict,
    Goal,
    GuildCards,
    MilitiaCards,
    MostCards,
    OneDistrict,
    Personalities,
    tag,
)

if TYPE_CHECKING:
    from guildhall.games.guilds.cards import Card, CardSet, Translation

KEY = re.compile("[a-z0-9]+(-[a-z0-9]+)*")
A_KEY = "a key is small letters, digits and hyphens"
FEWEST = {
    "guild": 1,
    "militia": 1,
    "personality": 1,
    "action": table.REMOVED,  # GOC-6
    "condition": 1,
    "contract": table.MOST_SEATS,
}
# What each kind of card has, besides its name, kind, text and rule (GOC-1)
FACTS = {
    "guild": ("guild", "points", "support", "district"),
    "militia": ("penalty", "support", "district"),
    "personality": ("support", "district"),
    "action": ("points", "support", "district", "play"),
    "condition": ("holds",),
    "contract": ("goal", "bonus", "fulfilled"),
}
ALL_FACTS = sorted({fact for facts in FACTS.values() for fact in facts})
Faults = Iterator[tuple[str, str]]  # paths in the file, and what is wrong there


def faults(card_set: "CardSet") -> Faults:
    """What the form alone does not catch."""
    yield from twice("guilds", card_set.guilds)
    yield from twice("districts", card_set.districts)
    yield from key_faults(card_set)
    for key, card in card_set.cards.items():
        for field, fault in card_faults(card_set, card):
            yield f"cards.{key}.{field}", fault
    yield from composition_faults(card_set)
    for key, card in card_set.cards.items():
        if card.goal is not None:
            for fault in goal_faults(card_set, card.goal):
                yield f"cards.{key}.goal", fault


def twice(where: str, names: tuple[str, ...]) -> Faults:
    for name, times in Counter(names).items():
        if times > 1:
            yield where, f"{name} is there twice"


def key_faults(card_set: "CardSet") -> Faults:
    """A card's key is a word of the notation, and of no other thing than its card."""
    for where, keys in (("guilds", card_set.guilds), ("districts", card_set.districts)):
        for nth, key in enumerate(keys):
            if not KEY.fullmatch(key):
                yield f"{where}[{nth}]", A_KEY
    others = {word for words in notation.words([], table.MOST_SEATS).things.values() for word in words} | set(KINDS)
    for key in card_set.cards:
        if not KEY.fullmatch(key):
            yield f"cards.{key}", A_KEY
        if key in others:
            yield f"cards.{key}", "this word means something else already"


def composition_faults(card_set: "CardSet") -> Faults:
    counts: Counter[str] = Counter(card.kind for card in card_set.cards.values())
    for kind, fewest in FEWEST.items():
        if counts[kind] < fewest:
            cards = "card" if fewest == 1 else "cards"
            yield "cards", f"there are at least {fewest} {kind} {cards}, this set has {counts[kind]}"
    districts = sum(counts[kind] for kind in KINDS[: table.KINDS_IN_DISTRICTS])
    if districts - table.REMOVED < table.CELLS:
        yield "cards", f"the deck fills {table.CELLS} cells (GOC-11), this set has {districts} district cards"


def card_faults(card_set: "CardSet", card: "Card") -> Faults:
    for field in ("name", "text", "rule"):
        yield from sign_faults(field, field, getattr(card, field))
    yield from facts_of_other_kinds(card)
    yield from names_of_nothing(card_set, card)
    if card.kind == "action" and card.points != table.ACTION_POINTS:
        yield "points", f"an action card has {table.ACTION_POINTS} points (GOC-1), not {card.points}"
    if card.kind == "condition" and not card.holds:
        yield "holds", "a condition holds something"
    if card.kind == "contract" and card.goal is None:
        yield "goal", "a contract has a goal"
    if card.kind == "contract" and not card.bonus and not card.fulfilled:
        yield "bonus", "a contract that brings nothing"
    yield from twice("holds", tuple(f"{tag(type(word))} {getattr(word, 'of', '')}".strip() for word in card.holds))


def sign_faults(where: str, what: str, said: str) -> Faults:
    """What is shown to people does nothing to their terminal."""
    if not said.isprintable():
        yield where, f"a {what} is one line of letters and signs"


def translation_faults(card_set: "CardSet", translation: "Translation") -> Faults:
    """What the form of a card set's texts in a language does not catch."""
    for key, card in translation.cards.items():
        if key not in card_set.cards:
            yield f"cards.{key}", "no card of this set"
        yield from sign_faults(f"cards.{key}.name", "name", card.name)
        yield from sign_faults(f"cards.{key}.text", "text", card.text)
    for where, names in (("guilds", translation.guilds), ("districts", translation.districts)):
        for key, name in names.items():
            yield from sign_faults(f"{where}.{key}", "name", name)


def facts_of_other_kinds(card: "Card") -> Faults:
    for fact in ALL_FACTS:
        if fact not in FACTS[card.kind] and getattr(card, fact):
            yield fact, f"{card.kind} cards have no {fact}"


def names_of_nothing(card_set: "CardSet", card: "Card") -> Faults:
    for fact, known in (("district", card_set.districts), ("guild", card_set.guilds), ("play", EFFECTS)):
        if fact in FACTS[card.kind] and getattr(card, fact) not in known:
            yield fact, none_of(getattr(card, fact), known)
    if isinstance(card.goal, GuildCards) and card.goal.guild not in card_set.guilds:
        yield "goal.guild", none_of(card.goal.guild, card_set.guilds)


def none_of(found: str, expected: Iterable[str]) -> str:
    return f'"{found}" is none of {", ".join(expected)}'


def goal_faults(card_set: "CardSet", goal: Goal) -> Iterator[str]:
    """Bounds that nobody can meet, or that everybody meets."""
    most = most_of(card_set, goal)
    fewest = -most if isinstance(goal, MostCards) else 0
    for seats, (at_least, at_most) in enumerate(zip(goal.at_least, goal.at_most, strict=True), start=2):
        if at_least > most:
            yield f"it asks for at least {at_least} with {seats} players, and there are {most}"
        if at_least > at_most:
            yield f"it asks for at least {at_least} and at most {at_most} with {seats} players"
        if at_least <= fewest and at_most >= most:
            yield f"it is met by everybody with {seats} players"


def most_of(card_set: "CardSet", goal: Goal) -> int:
    """How many there are of what a contract counts."""
    cards = card_set.cards.values()
    kinds = Counter(card.kind for card in cards)
    districts = [sum(card.district == district for card in cards) for district in card_set.districts]
    match goal:
        case GuildCards():
            return sum(card.guild == goal.guild for card in cards)
        case DifferentCrests():
            return len({card.guild for card in cards if card.guild})
        case MilitiaCards():
            return kinds["militia"]
        case ActionsWon():
            return kinds["action"] - table.REMOVED
        case Personalities():
            return kinds["personality"]
        case EachDistrict():
            return min(districts)
        case OneDistrict():
            return max(districts)
    return sum(districts)
