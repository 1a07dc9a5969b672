"""What people read: a language is a table of texts, and a word of the notation is a key in it."""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Protocol

from guildhall.kernel.action import UNKNOWN, Words
from guildhall.kernel.game import Refusal

LANGUAGES = ("en", "it")


class Printed(Protocol):
    """A card with the English that is printed on it."""

    @property
    def name(self) -> str: ...
    @property
    def text(self) -> str: ...


@cache
def read_texts(folder: Path, language: str) -> dict[str, Any]:
    """A folder's texts in a language; nothing if it has none."""
    path = folder / "texts" / f"{language}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


class Texts:
    """The texts of one game in one language, with the names of those who sit at the table.

    Cards, with names for their guilds and the like, come from the card set's own translations, by language, so that a
    designer's set can bring its languages with it; a card without a translation is shown as printed.
    """

    def __init__(
        self,
        folder: Path,
        language: str,
        words: Words,
        cards: Mapping[str, Printed],
        translations: Mapping[str, Mapping[str, Any]],
    ) -> None:
        self.language = language if language in LANGUAGES else "en"
        self.words = words
        self.cards = cards
        self.tables = read_texts(folder, self.language)
        self.translation = translations[self.language]
        self.card_texts: Mapping[str, Mapping[str, str]] = self.translation["cards"]
        self.seats: Sequence[str] = ()

    def say(self, table: str, key: str, **names: object) -> str:
        """A sentence of a table, with names put in."""
        sentence: str = self.tables[table][key]
        return sentence.format(**names)

    # ------------------------------------------------------------------------------------------- things
    def card_name(self, key: str) -> str:
        return self.card_texts.get(key, {}).get("name") or self.cards[key].name

    def card_text(self, key: str) -> str:
        return self.card_texts.get(key, {}).get("text") or self.cards[key].text

    def name(self, key: str) -> str:
        """A card, a place or anything else that a word of the notation means."""
        if key in self.cards:
            return self.card_name(key)
        names: dict[str, str] = self.tables["names"]
        if key in names:
            return names[key]
        stem, _, rest = key.partition("-")
        if stem == "seat":
            return self.seat(rest)
        number, _, tail = rest.partition("-")
        return names[f"{stem}-{tail}" if tail else stem].format(number=number)

    def seat(self, word: str) -> str:
        """Who sits there: the player's name, or the seat's number."""
        if word.isdecimal() and int(word) < len(self.seats):
            return self.seats[int(word)]
        return self.say("names", "seat", number=int(word) + 1) if word.isdecimal() else self.say("names", word)

    def names(self, thing: str, table: str) -> str:
        """The name of a thing that has a table of its own, such as a guild; one that nobody named goes by its key."""
        own: str | None = self.translation.get(table, {}).get(thing)
        named: str = self.tables[table].get(thing, thing)
        return own or named

    # ------------------------------------------------------------------------------------------- sentences
    def action(self, text: str) -> str:
        """An answer, from its words."""
        verb, *things = text.split(" ")
        what, where = [*map(self.name, things), "", ""][:2]
        return self.say("actions", verb, what=what, where=where)

    def question(self, name: str) -> str:
        return self.say("questions", name)

    def event(self, text: str) -> str:
        """What happened, from the event's words; what the reader may not know has no name."""
        word, seat, *rest = text.split(" ")
        kind = next(kind for kind in self.words.kinds if kind.word == word)
        names = {"seat": self.seat(seat)}
        for slot, thing in (("what", kind.what), ("where", kind.where)):
            if thing:
                key = rest.pop(0)
                names[slot] = self.say("names", "unknown") if key == UNKNOWN else self.name(key)
        return self.say("events", word, amount=rest.pop(0) if kind.amount else "", **names)

    def rule_of(self, text: str) -> str:
        """The id of the rule that an event rests on."""
        word = text.partition(" ")[0]
        return next(kind.rule for kind in self.words.kinds if kind.word == word)

    def refusal(self, refused: Refusal) -> str:
        names = {slot: self.name(key) for slot, key in refused.names.items()}
        return f"{self.say('refusals', refused.key, **names)} ({refused.rule})"

    def reason(self, reason: str) -> str:
        return self.say("reasons", reason)
