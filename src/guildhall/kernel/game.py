"""A rulebook that can be played: what every game offers, and its options."""

import hashlib
import re
from collections.abc import Mapping
from functools import cached_property
from operator import index
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from guildhall.kernel.action import Words
from guildhall.kernel.chance import Rng, SeededDealer
from guildhall.kernel.decision import Decision, IllegalAction
from guildhall.kernel.event import Event
from guildhall.kernel.imagine import imagine, recall
from guildhall.kernel.layout import CHANCE
from guildhall.kernel.record import Record, RecordError
from guildhall.kernel.rule import Book
from guildhall.kernel.sight import sight
from guildhall.kernel.table import Table, empty_table
from guildhall.kernel.vec import i64, vec

MOST_LISTED = 30  # options that a refusal names; of more it tells how many there are


class OptionError(ValueError):
    """Seats or options that a game does not have."""


class Option(msgspec.Struct, frozen=True):
    """Something that players agree on before a game; `values` are all that it can be, the first is the default."""

    name: str
    sentence: str
    values: tuple[str, ...] = ("no", "yes")
    module: bool = False  # turned on by `modules=all`
    bounds: tuple[int, int] | None = None  # a whole number between these, instead of one of `values`


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat may know; its sight is enough to imagine the rest."""

    game: str
    seat: int
    sight: tuple[int, ...]


class Outcome(msgspec.Struct, frozen=True):
    """Who came where, and why."""

    places: tuple[int, ...]  # 1 for the winners; who shares a place has the same number
    scores: tuple[int, ...]
    parts: tuple[dict[str, int], ...]  # each seat's score in its parts
    reason: str
    rule: str

    @property
    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place == 1]

    @property
    def returns(self) -> tuple[float, ...]:
        """For learners: the sum is 0, a sole winner has 1."""
        seats, best = len(self.places), len(self.winners)
        if seats == 1:
            return (1.0 if best else -1.0,)
        return tuple((seats * (place == 1) / best - 1) / (seats - 1) for place in self.places)


class Refusal(msgspec.Struct, frozen=True):
    """Why an answer is not offered, with the rule that says so."""

    rule: str
    key: str  # of the sentence in the text tables
    names: dict[str, str] = {}


class Game:
    """A rulebook with seats, options and cards chosen: it sets up tables and says what they mean. It is immutable."""

    name: ClassVar[str]
    rules_version: ClassVar[int] = 1
    seats_allowed: ClassVar[range]
    option_list: ClassVar[tuple[Option, ...]] = ()

    book: Book
    words: Words
    cards_digest: str = ""

    def __init__(
        self, seats: int, options: Mapping[str, Any] | None = None, cards_path: Path | str | None = None
    ) -> None:
        if type(seats) is not int or seats not in self.seats_allowed:
            low, high = self.seats_allowed[0], self.seats_allowed[-1]
            raise OptionError(f"{self.name} is for {low} to {high} seats, not {in_a_line(seats)}")
        self.seats = seats
        self.options = self.choose(options or {})
        self.cards_path = cards_path

    # ------------------------------------------------------------------------------------------- options
    @classmethod
    def choose(cls, asked: Mapping[str, Any]) -> dict[str, str]:
        """Every option's value, from those that were named; a bare NAME means yes."""
        if not isinstance(asked, Mapping):
            raise OptionError(f"options are names with values, not {in_a_line(asked)}")
        known = {option.name: option for option in cls.option_list}
        chosen = {option.name: option.values[0] for option in cls.option_list}
        for name, value in asked.items():
            text = "yes" if value in (None, "") or value is True else "no" if value is False else str(value)
            if name == "modules" and any(option.module for option in cls.option_list):
                if text not in ("all", "none"):
                    raise OptionError(f"modules is all or none, not {text}")
                on = "yes" if text == "all" else "no"
                chosen |= {option.name: on for option in cls.option_list if option.module and option.name not in asked}
                continue
            if name not in known:
                raise OptionError(
                    f"{cls.name} has no option {in_a_line(name)}; it has {', '.join(sorted(known)) or 'none'}"
                )
            chosen[name] = cls.checked(known[name], text)
        return chosen

    @staticmethod
    def checked(option: Option, text: str) -> str:
        if option.bounds is not None:
            low, high = option.bounds
            if not re.fullmatch("[0-9]{1,9}", text) or not low <= int(text) <= high:
                raise OptionError(f"{option.name} is a number from {low} to {high}, not {text}")
            return str(int(text))
        elif text not in option.values:
            raise OptionError(f"{option.name} is {' or '.join(option.values)}, not {text}")
        return text

    def has(self, option: str) -> bool:
        return self.options[option] == "yes"

    @property
    def options_text(self) -> str:
        """The options that differ from the rulebook's, as the record's header and the command line write them."""
        said = []
        for option in self.option_list:
            value = self.options[option.name]
            if value != option.values[0]:
                said.append(option.name if value == "yes" else f"{option.name}={value}")
        return " ".join(said)

    # ------------------------------------------------------------------------------------------- tables
    def set_up(self, table: Table) -> None:
        """Lay out the table as it is before the first rule begins."""
        raise NotImplementedError

    @cached_property
    def start(self) -> Table:
        """The table at its first question; every new one is a clone of it."""
        table = empty_table(self.book)
        self.set_up(table)
        table.run()
        return table

    def new(self, seed: int | None = None) -> Table:
        """A table at its first question. With a seed a dealer answers chance; without one, chance is asked."""
        table = self.start.clone()
        if seed is not None:
            table.invite(SeededDealer(in_64_bits(seed)))
        return table

    def outcome(self, table: Table) -> Outcome:
        """Who came where if the game ended now; final when no question is open."""
        raise NotImplementedError

    def rounds(self, table: Table) -> int:
        """How many rounds were begun."""
        raise NotImplementedError

    def unfinished(self, table: Table) -> bool:
        """Was the game ended by a limit instead of by its rules?"""
        raise NotImplementedError

    def sides(self, table: Table) -> tuple[str, ...]:
        """What each seat plays, in a game of different sides, so that they can be compared."""
        return ()

    # ------------------------------------------------------------------------------------------- what a seat knows
    def sight(self, table: Table, seat: int) -> tuple[int, ...]:
        return tuple(sight(table, seat))

    def view(self, table: Table, seat: int) -> View:
        """What this seat, or WATCHER, may know, made from its sight and from nothing else."""
        return self.view_of(self.sight(table, seat))

    def view_of(self, row: tuple[int, ...]) -> View:
        return View(game=self.name, seat=row[0], sight=row)

    def recall(self, view: View) -> Table:
        """A table to read, with just what the view knows on it."""
        return recall(self.book, vec[i64](list(view.sight)))

    def imagine(self, view: View, seed: int) -> Table:
        """A table that the view's seat cannot tell from the true one, as likely as chance makes it."""
        return imagine(self.book, vec[i64](list(view.sight)), Rng(in_64_bits(seed)))

    def event_seen(self, event: Event, seat: int) -> str:
        return self.words.event(event.seen_by(seat))

    # ------------------------------------------------------------------------------------------- answers
    def text(self, action: int) -> str:
        return self.words.action(action)

    def apply(self, table: Table, seat: int, action: int) -> None:
        """Answer; an answer that is not offered raises IllegalAction with words, and changes nothing."""
        try:
            seat, action = index(seat), index(action)
        except TypeError:
            raise IllegalAction(f"an answer is a number, and so is a seat: not {action!r} of {seat!r}") from None
        decision = table.decision_of(seat) if CHANCE <= seat < self.seats else None
        if decision is None:
            raise IllegalAction(f"seat {seat} is not asked anything now")
        if action not in decision.options:
            raise IllegalAction(self.not_offered(decision, action))
        table.apply(seat, action)

    def not_offered(self, decision: Decision, action: int) -> str:
        said = self.text(action) if 0 <= action < len(self.words) else str(action)
        return f"{said} is not among the answers to {self.question(decision)}"

    def question(self, decision: Decision) -> str:
        """A question in the notation's words: its name, its rule, its options."""
        rule = f" ({decision.rule})" if decision.rule else ""
        options, rest = decision.options[:MOST_LISTED], len(decision.options) - MOST_LISTED
        return f"{decision.name}{rule}: {', '.join(map(self.text, options))}" + (
            f" and {rest} more" if rest > 0 else ""
        )

    def refuse(self, view: View, action: int) -> Refusal:
        """Why this answer is not offered to the view's seat now."""
        raise NotImplementedError

    # ------------------------------------------------------------------------------------------- records
    @cached_property
    def header(self) -> dict[str, str]:
        return {
            "game": self.name,
            "rules": str(self.rules_version),
            "cards": self.cards_digest,
            "options": self.options_text,
        }

    def read(self, record: Record) -> list[tuple[int, int, int]]:
        """The answers of a record that still hold, as numbers: seat, action, line.

        Whether a seat was allowed to take an answer back is for the match to say, which knows who agreed.
        """
        record.check_whole()
        read: list[tuple[int, int, int]] = []
        for row in record.answers():
            try:
                read.append((row.seat, self.words.number(row.text), row.line))
            except LookupError:
                raise RecordError(row.line, self.not_asked(self.replay(read), row.seat, row.text)) from None
        return read

    def replay(self, answers: list[tuple[int, int, int]]) -> Table:
        """The table after these answers; the first one that the rules do not offer refuses them all."""
        table = self.new()
        for seat, action, line in answers:
            try:
                table.apply(seat, action)
            except IllegalAction:
                raise RecordError(line, self.not_asked(table, seat, self.text(action))) from None
        return table

    def not_asked(self, table: Table, seat: int, text: str) -> str:
        """Why these words are no answer of this seat now, and what is asked instead."""
        decision = table.decision_of(seat) or table.decision
        if decision is None:
            return f"{text} comes after the end of the game"
        asked = f"{named(decision.seat)} is asked {self.question(decision)}"
        try:
            action = self.words.number(text)
        except LookupError as fault:
            return f"{fault.args[0]}; {asked}"
        if decision.seat == seat:
            return self.not_offered(decision, action)
        return f"{named(seat)} is not asked anything now; {asked}"


def in_64_bits(number: int) -> int:
    """Any whole number as one that compiled code can count with; those that fit stay as they are."""
    return (number + (1 << 63)) % (1 << 64) - (1 << 63)


def in_a_line(said: object) -> str:
    """What somebody said, whatever it is, as a part of one line."""
    return " ".join(str(said).split())


def named(seat: int) -> str:
    return "chance" if seat == CHANCE else f"seat {seat}"


def digest(facts: object) -> str:
    """Eight hex digits of facts in the order of their keys."""
    return hashlib.sha256(msgspec.json.encode(facts, order="deterministic")).hexdigest()[:8]
