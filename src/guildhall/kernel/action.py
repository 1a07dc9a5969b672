"""Actions and events as words: at most three for an action, and back.

The numbers never leave the process: the wire and the record carry these words.
"""

from collections.abc import Mapping, Sequence

from guildhall.kernel.event import Event, Kind
from guildhall.kernel.layout import CHANCE, NOBODY

UNKNOWN = "?"  # a word that the reader may not know


class Verb:
    """A kind of answer: its word, and the two lists of things that it may name."""

    def __init__(self, word: str, what: str = "", where: str = "") -> None:
        self.word = word
        self.what = what
        self.where = where


class Words:
    """The words of one game's actions and events, from one layout that belongs to its rules version and cards."""

    def __init__(self, things: Mapping[str, Sequence[str]], verbs: Sequence[Verb], kinds: Sequence[Kind]) -> None:
        self.things = things
        self.verbs = tuple(verbs)
        self.kinds = tuple(kinds)
        self._texts = [
            " ".join(word for word in (verb.word, what, where) if word)
            for verb in verbs
            for what in self.keys(verb.what)
            for where in self.keys(verb.where)
        ]
        self._numbers = {text: number for number, text in enumerate(self._texts)}
        if len(self._numbers) != len(self._texts):
            raise ValueError("two actions have the same words")

    def keys(self, thing: str) -> Sequence[str]:
        """All things of a kind; a place that names nothing has one empty word."""
        return self.things[thing] if thing else ("",)

    def shapes(self) -> list[tuple[int, int]]:
        """How many things each verb can name, and where."""
        return [(len(self.keys(verb.what)), len(self.keys(verb.where))) for verb in self.verbs]

    def action(self, number: int) -> str:
        """The words of an action; IndexError if there is none of this number."""
        if number < 0:
            raise IndexError(f"no action has the number {number}")
        return self._texts[number]

    def number(self, text: str) -> int:
        """The action that these words mean; LookupError if there is none in this game."""
        if text not in self._numbers:
            raise LookupError(f'"{text}" is no action of this game')
        return self._numbers[text]

    def __len__(self) -> int:
        return len(self._texts)

    def parts(self, number: int) -> tuple[str, ...]:
        """The path of things to pick: verb, what, where."""
        return tuple(self.action(number).split(" "))

    # ------------------------------------------------------------------------------------------- events
    def event(self, event: Event) -> str:
        """`WORD SEAT [WHAT] [WHERE] [AMOUNT]`; a card that the reader may not know is `?`."""
        kind = self.kinds[event.kind]
        words = [kind.word, seat_word(event.seat)]
        for thing, at in ((kind.what, event.what), (kind.where, event.where)):
            if thing:
                words.append(self.things[thing][at] if at >= 0 else UNKNOWN)
        if kind.amount:
            words.append(str(event.amount))
        return " ".join(words)

    def parse_event(self, text: str) -> Event:
        """An event from its words, as one who was told no more than they say would have it."""
        word, seat, *rest = text.split(" ")
        number = [kind.word for kind in self.kinds].index(word)
        kind = self.kinds[number]
        places = []
        for thing in (kind.what, kind.where):
            key = rest.pop(0) if thing else UNKNOWN
            places.append(-1 if key == UNKNOWN else list(self.things[thing]).index(key))
        amount = int(rest.pop(0)) if kind.amount else 0
        return Event(number, seat_number(seat), places[0], places[1], amount, 0)


def seat_word(seat: int) -> str:
    return {CHANCE: "chance", NOBODY: "table"}.get(seat, str(seat))


def seat_number(word: str) -> int:
    return {"chance": CHANCE, "table": NOBODY}[word] if not word.isdecimal() else int(word)
