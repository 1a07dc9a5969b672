"""A match: a table, its players, its record; the only place that applies actions."""

from collections.abc import Sequence

import msgspec

from guildhall.kernel.action import seat_word
from guildhall.kernel.chance import Rng
from guildhall.kernel.decision import Decision, IllegalAction
from guildhall.kernel.event import Event
from guildhall.kernel.game import Game, Outcome
from guildhall.kernel.layout import CHANCE, WATCHER
from guildhall.kernel.record import BOT, Record, Row, join_seats, verb_fault
from guildhall.kernel.table import empty_table
from guildhall.play.dealer import MatchDealer, name_of_draw
from guildhall.play.leave import outcome_after_leaving
from guildhall.play.player import Player, RandomPlayer
from guildhall.play.undo import Step, UndoAsked, holds, is_free, is_sealed, last_answer

SUBSTITUTE = "random"  # who answers for a seat that conceded, as the record says it


class MatchError(ValueError):
    """Something that this match does not allow now; `key` names the sentence in the text tables."""

    def __init__(self, key: str, sentence: str) -> None:
        super().__init__(key, sentence)  # both: a process that reads it makes it anew from these
        self.key = key
        self.sentence = sentence

    def __str__(self) -> str:
        return self.sentence


class Happening(msgspec.Struct, frozen=True):
    """An event and the row that brought it about; row 0 is the set-up."""

    row: int
    event: Event


class Match:
    """People (None) and programs play a game; every answer is a row of the record."""

    def __init__(self, game: Game, names: Sequence[str], players: Sequence[Player | None], dealer: MatchDealer) -> None:
        if not len(names) == len(players) == game.seats:
            found = f"{len(names)} names and {len(players)} players"
            raise ValueError(f"{game.name} was set up for {game.seats} seats, not for {found}")
        self.game = game
        self.players = list(players)
        self.dealer = dealer
        self.record = Record({**game.header, "seats": join_seats(names)}, [])
        self.names = list(names)
        self.conceded: list[int] = []
        self.undo_asked: UndoAsked | None = None
        self.lay_out()

    def lay_out(self) -> None:
        """A table at its first question, with a listener."""
        self.table = empty_table(self.game.book)
        self.game.set_up(self.table)
        self.told = self.table.listen()
        self.table.run()
        self.steps: list[Step] = []
        self.group = 0  # the number of the sealed group of several seats that is open now, or 0
        self.see_group(0, ended=False)
        self.log = [Happening(0, event) for event in self.told]

    # ------------------------------------------------------------------------------------------- who is asked
    @property
    def over(self) -> bool:
        return self.table.decision is None or self.ended_by_leaving

    @property
    def ended_by_leaving(self) -> bool:
        """All others have conceded."""
        return bool(self.conceded) and len(self.conceded) >= self.game.seats - 1

    @property
    def decisions(self) -> list[Decision]:
        """The open questions to seats."""
        return [] if self.over else [decision for decision in self.table.decisions if decision.seat != CHANCE]

    def people(self) -> list[int]:
        """The seats at which people sit: their names say so, whoever answers for them in a replay."""
        return [seat for seat, name in enumerate(self.names) if not name.startswith(BOT)]

    def persons(self) -> list[int]:
        """The seats that people still play."""
        return [seat for seat in self.people() if seat not in self.conceded]

    def outcome(self) -> Outcome:
        return outcome_after_leaving(self.game.outcome(self.table), self.conceded, self.ended_by_leaving)

    # ------------------------------------------------------------------------------------------- answering
    def answer(self, seat: int, *actions: int) -> None:
        """A person's answer, or several: they are refused as a whole if somebody else has to answer before the last."""
        self.must_go_on()
        if seat == CHANCE or seat in self.conceded:
            raise MatchError("not-asked", f"nobody at the table answers for seat {seat_word(seat)}")
        if len(actions) > 1:
            self.rehearse(seat, actions)
        for action in actions:
            self.put(seat, action)
        self.deal()

    def must_go_on(self) -> None:
        if self.undo_asked is not None:
            raise MatchError("undo-waits", "first the others say whether an answer may be taken back")
        if self.over:
            raise MatchError("over", "the match is over")

    def rehearse(self, seat: int, actions: Sequence[int]) -> None:
        twin = self.table.clone()
        for index, action in enumerate(actions):
            if index and twin.decision_of(seat) is None:
                said = self.game.text(actions[index - 1])
                raise IllegalAction(f"after {said} somebody else has to answer first: nothing was done")
            self.game.apply(twin, seat, action)

    def play_programs(self) -> None:
        """Deal, and let programs answer, until a person has to or the match is over."""
        self.deal()
        while self.undo_asked is None and (decision := self.asked_program()) is not None:
            player = self.players[decision.seat]
            assert player is not None
            action = player.answer(self.game.view(self.table, decision.seat), decision)
            self.put(decision.seat, action, by=SUBSTITUTE if decision.seat in self.conceded else "")
            self.deal()

    def asked_program(self) -> Decision | None:
        """The first open question to a program's seat."""
        return next((decision for decision in self.decisions if self.players[decision.seat] is not None), None)

    def deal(self) -> None:
        while self.table.asking == CHANCE:
            self.put(CHANCE, self.dealer.deal(self.table))

    def put(self, seat: int, action: int, by: str = "") -> None:
        """Apply an answer, then write it down; an answer that is not offered changes nothing."""
        self.take(len(self.record.rows) + 1, seat, action)
        self.record.add(seat, self.game.text(action), by)

    def take(self, row: int, seat: int, action: int) -> None:
        """Apply the answer of a row, and note what came of it."""
        table = self.table
        draw = name_of_draw(table) if seat == CHANCE == table.asking else None
        table.shown = 0
        self.told = table.listen()
        self.game.apply(table, seat, action)
        if draw is not None:
            self.dealer.remember(draw, table, action)
        self.steps.append(Step(row, seat, int(table.shown), self.group))
        self.log += [Happening(row, event) for event in self.told]
        self.see_group(row, ended=bool(table.shown >> WATCHER & 1))  # whatever ends a group shows it to all

    def see_group(self, row: int, ended: bool) -> None:
        """Note which sealed group is open after a row."""
        if len(self.table.branches) < 2:
            self.group = 0
        elif self.group == 0 or ended:
            self.group = row + 1  # of the row that opened it; never 0, not even for one that is open from the start

    # ------------------------------------------------------------------------------------------- the table's verbs
    def say(self, seat: int, text: str, player: Player | None = None) -> None:
        self.obey(self.record.next_row(seat, text), player)

    def obey(self, row: Row, player: Player | None = None) -> None:
        """Do what a seat says that is no answer, now or in a record, and write it down; MatchError if it may not."""
        if fault := verb_fault(row.number, row.words):
            raise MatchError("not-asked", fault)
        if not 0 <= row.seat < self.game.seats:
            raise MatchError("not-asked", f'only a seat of this table says "{row.text}"')
        self.check(row)
        self.record.rows.append(row)
        verb, seat, asked = row.words[0], row.seat, self.undo_asked
        if verb in ("undo", "undo-own"):
            self.undo_asked = None
            self.rebuild()
        elif verb == "undo-ask":
            self.undo_asked = UndoAsked(seat, int(row.words[1]), self.others(seat))
        elif asked is not None and verb in ("undo-yes", "undo-no"):
            self.undo_asked = asked.without(seat) if verb == "undo-yes" else None
        elif verb == "concede":
            self.leave(seat)
        elif verb == "hand-over":
            self.take_seat(seat, name_of(row.words[1]), player)

    def check(self, row: Row) -> None:
        """MatchError unless the seat may say this now."""
        verb, seat = row.words[0], row.seat
        if verb in ("undo", "undo-own", "undo-ask"):
            self.check_undo(seat, int(row.words[1]), verb)
        elif verb in ("undo-yes", "undo-no"):
            if self.undo_asked is None or seat not in self.undo_asked.waiting:
                raise MatchError("not-asked", f"seat {seat} is not asked whether an answer may be taken back")
        elif seat in self.conceded:
            raise MatchError("over", f"seat {seat} is out of the match already")
        elif verb == "concede" and self.over:
            raise MatchError("over", "the match is over")

    def check_undo(self, seat: int, row: int, verb: str) -> None:
        """MatchError unless this answer is the seat's to take back, and nobody has to be asked first."""
        if self.ended_by_leaving:
            raise MatchError("over", "the match is over")
        if seat in self.conceded or not holds(self.steps, seat, row):
            raise MatchError("no-undo", f"seat {seat} has nothing to take back in row {row}")
        sealed = is_sealed(self.steps, row, self.group)
        if sealed != (verb == "undo-own"):
            raise MatchError("no-undo", f"undo-own takes back sealed answers, and no others: not row {row} by {verb}")
        waits = not self.is_agreed(seat, row) if verb == "undo" else self.undo_asked is not None
        if waits:
            raise MatchError("undo-waits", "first the others say whether an answer may be taken back")

    # ------------------------------------------------------------------------------------------- taking back
    def undo(self, seat: int) -> bool:
        """Take back the seat's last answer and all after it; False if other people have to agree first.

        While a sealed group is open its answers are each seat's own: nothing of the others' is taken back with them,
        and nobody is asked, since that would tell whether they have answered.
        """
        row = last_answer(self.steps, seat)
        if is_sealed(self.steps, row, self.group):
            self.say(seat, f"undo-own {row}")
            return True
        agreed = self.is_agreed(seat, row)
        self.say(seat, f"undo {row}" if agreed else f"undo-ask {row}")
        return agreed

    def is_agreed(self, seat: int, row: int) -> bool:
        """Does nobody have to be asked any more before the seat takes back this row and all after it?"""
        asked = self.undo_asked
        if asked is not None:
            return (asked.seat, asked.row, asked.waiting) == (seat, row, frozenset())
        return (is_free(self.steps, seat, row) and self.group == 0) or not self.others(seat)

    def others(self, seat: int) -> frozenset[int]:
        return frozenset(self.persons()) - {seat}

    def agree_to_undo(self, seat: int, yes: bool) -> None:
        """A person who was asked says whether an answer may be taken back; one no is enough to refuse it."""
        self.say(seat, "undo-yes" if yes else "undo-no")
        self.undo_if_agreed()

    def undo_if_agreed(self) -> None:
        """Take back what all who were asked have agreed to."""
        asked = self.undo_asked
        if asked is not None and not asked.waiting:
            self.say(asked.seat, f"undo {asked.row}")

    def rebuild(self) -> None:
        """The table after the answers that still hold."""
        self.lay_out()
        for row in self.record.answers():
            self.take(row.number, row.seat, self.game.words.number(row.text))

    # ------------------------------------------------------------------------------------------- coming and going
    def concede(self, seat: int) -> None:
        """The seat gives up, for good: chance plays it from now on, and it comes in last."""
        self.say(seat, "concede")

    def leave(self, seat: int) -> None:
        self.conceded.append(seat)
        self.players[seat] = RandomPlayer(Rng(len(self.record.rows), seat))
        self.undo_asked = None

    def hand_over(self, seat: int, name: str, player: Player | None) -> None:
        """Somebody else plays the seat from now on: a person, or a program whose name begins with `bot:`."""
        self.say(seat, f"hand-over {word_of(name)}", player)
        self.undo_if_agreed()

    def take_seat(self, seat: int, name: str, player: Player | None) -> None:
        self.names[seat] = name
        self.players[seat] = player
        if self.undo_asked is not None and seat not in self.persons():
            self.undo_asked = self.undo_asked.without(seat)  # programs agree


def word_of(name: str) -> str:
    """A name as one word of a row, where some signs have a meaning."""
    return "_".join(name.split()).lstrip("@!#?") or "somebody"


def name_of(word: str) -> str:
    return word.replace("_", " ")
