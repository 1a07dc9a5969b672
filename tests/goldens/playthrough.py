"""A game as somebody at the table would have seen it, as a record with comments: it can be replayed as it stands."""

from collections.abc import Iterable, Iterator
from itertools import dropwhile, takewhile

from msgspec.structs import replace

from guildhall.cli import boards
from guildhall.cli.telling import event_line, outcome_lines, shown_names, texts_of
from guildhall.cli.words import Say
from guildhall.kernel.chance import Rng
from guildhall.kernel.decision import Decision
from guildhall.kernel.game import Game
from guildhall.kernel.layout import WATCHER
from guildhall.kernel.record import Record, Row
from guildhall.kernel.table import Table
from guildhall.play.dealer import MatchDealer
from guildhall.play.match import Match
from guildhall.play.player import Player, RandomPlayer
from guildhall.play.saves import begin_again, follow

PEOPLE = ["Ada", "Bea", "Cleo", "Dora", "Eve", "Fay", "Gina", "Hedi"]
WIDTH = 110


def playthrough(game: Game, seed: int) -> str:
    """A game of random answers, told in English."""
    return "\n".join(Teller(game, played(game, seed)).lines()) + "\n"


def played(game: Game, seed: int) -> Record:
    players: list[Player | None] = [RandomPlayer(Rng(seed))] * game.seats
    match = Match(game, PEOPLE[: game.seats], players, MatchDealer(seed))
    match.play_programs()
    return match.record


def nobody(seat: int, name: str) -> Player | None:
    """While a record is told nobody thinks."""
    return None


class Teller:
    """Goes through a record, and says what happens."""

    def __init__(self, game: Game, record: Record) -> None:
        self.game = game
        self.record = record
        self.match = begin_again(game, record, MatchDealer(0), nobody)
        self.names = shown_names(self.match)
        self.texts = texts_of(game, "en")
        self.texts.seats = self.names
        self.say = Say("en")

    def lines(self) -> Iterator[str]:
        yield from str(Record(self.record.header)).splitlines()
        for row in self.record.rows:
            yield from self.row(row)
        yield from commented(dropwhile(self.is_common, self.drawing(self.match.table)))
        yield from commented(outcome_lines(self.match, self.texts, self.say))

    def row(self, row: Row) -> Iterator[str]:
        """An answer with what was asked and what happened; before it, if it ends the round, the table."""
        before, decision = self.match.table.clone(), self.match.table.decision
        follow(self.match, row, nobody)
        if self.ends_round(before):
            yield from commented(takewhile(self.is_common, self.drawing(before)))
        first, *others = self.happened(row) or [""]
        yield str(replace(row, comment=f"{asked(decision)}{first}"))
        yield from commented(others)

    def happened(self, row: Row) -> list[str]:
        events = [happening.event for happening in self.match.log if happening.row == row.number]
        return [event_line(self.texts, self.game.words.event(event)) for event in events]

    def ends_round(self, before: Table) -> bool:
        rounds = self.game.rounds(before)
        return rounds > 0 and (self.match.over or rounds < self.game.rounds(self.match.table))

    def drawing(self, table: Table) -> list[str]:
        view = self.game.view(table, WATCHER)
        scene = boards.Scene(self.game, view, self.names, self.texts, self.say, WIDTH)
        return boards.plain_text(boards.draw(scene)).splitlines()

    def is_common(self, line: str) -> bool:
        """Not yet what lies before the players."""
        return not line.startswith(tuple(self.names))


def asked(decision: Decision | None) -> str:
    """The question, its rule, and how many answers there were."""
    assert decision is not None
    return f"{decision.name} ({decision.rule}), 1 of {len(decision.options)}"


def commented(lines: Iterable[str]) -> Iterator[str]:
    return (f"# {line}" for line in lines if line)
