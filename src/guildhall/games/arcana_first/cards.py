"""Loads the cards of the first edition: the revised edition's by key, with what this one has otherwise."""

from pathlib import Path
from typing import Any

import msgspec

from guildhall.games.arcana import cards as revised
from guildhall.games.arcana.cards import CardSet, Translation
from guildhall.games.arcana.faults import faults, translation_faults
from guildhall.kernel.cards import CardError, cards_file, read_form
from guildhall.kernel.texts import LANGUAGES

OWN = Path(__file__).parent
NONE_OF = ("master", "event")  # kinds that this edition does not have


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the first edition says: its guilds, what it has not of the revised one, and what is different."""

    guilds: tuple[str, ...]
    without: tuple[str, ...] = ()  # cards that are not taken over
    cards: dict[str, dict[str, Any]] = {}  # facts that differ, or all facts of a card that only this edition has


class Cards(msgspec.Struct, frozen=True):
    """The revised edition's cards as they are written."""

    fiefdoms: tuple[str, ...]
    cards: dict[str, dict[str, Any]]


def load(path: Path | str | None = None) -> CardSet:
    """A designer's card set as it is, or the own one, made from the revised edition's."""
    if path is not None:
        return revised.load(path)
    file = cards_file(OWN)
    edition = read_form(file, Edition)
    written = read_form(revised.file_of(None), Cards)
    for nth, key in enumerate(edition.without):
        if key not in written.cards:
            raise CardError(file, f"without[{nth}]", f"the revised edition has no card {key}")
    found = {key: card for key, card in written.cards.items() if is_taken_over(edition, key, card)}
    for key, facts in edition.cards.items():
        found[key] = found.get(key, {}) | facts
    whole = {"guilds": edition.guilds, "fiefdoms": written.fiefdoms, "cards": found}
    try:
        card_set = msgspec.convert(whole, CardSet)
    except msgspec.ValidationError as error:
        raise CardError(file, "cards", str(error)) from None
    for at, fault in faults(card_set):
        raise CardError(file, at, fault)
    return card_set


def is_taken_over(edition: Edition, key: str, card: dict[str, Any]) -> bool:
    """No B cards, and of the guilds' cards only those of its own guilds."""
    if key in edition.without or card["kind"] in NONE_OF or card.get("letter") == "B":
        return False
    return "guild" not in card or card["guild"] in edition.guilds


def translations(card_set: CardSet, path: Path | str | None = None) -> dict[str, dict[str, Any]]:
    """What a designer's folder says in each language, or the revised edition with what is different here."""
    if path is not None:
        return revised.translations(card_set, path)
    return {each: msgspec.to_builtins(translation(card_set, each)) for each in LANGUAGES}


def translation(card_set: CardSet, language: str) -> Translation:
    """Of both editions' texts those of the cards that there are."""
    files = [folder / "texts" / f"{language}.toml" for folder in (revised.OWN, OWN)]
    first, own = (read_form(file, Translation) if file.exists() else Translation() for file in files)
    for where, fault in translation_faults(card_set, own):
        raise CardError(files[1], where, fault)
    return Translation(
        {key: texts for key, texts in (first.cards | own.cards).items() if key in card_set.cards},
        {key: name for key, name in (first.guilds | own.guilds).items() if key in card_set.guilds},
        first.fiefdoms | own.fiefdoms,
    )
