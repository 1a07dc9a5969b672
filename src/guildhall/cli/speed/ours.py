"""Our side of the speed table: every game of the catalogue, in whatever form the engine is imported, compiled or not.

A game's name and a `_` go before all measures but the last:

- `playouts`: random games with the loop inside `kernel.playout`, from set-up to end; a dealer answers chance.
- `driven`: the same driven from Python, by the loop that the README shows and nothing else.
- `clone`, `sight`, `view`, `imagine`: one call in the middle of a game, each seat's in turn.
- `replay`: a full game from its parsed record, every answer checked.
- `version`, without a prefix: of this package, and whether it is compiled.

A decision is an answer that a seat was asked for and gave; chance's answers and what answers itself are not counted.
"""

from collections.abc import Callable
from functools import cache, partial
from itertools import count
from random import Random

from guildhall import __version__, games
from guildhall.cli.app import is_compiled
from guildhall.cli.speed.clock import Answer, Measure, measured, measured_calls, serve
from guildhall.games.catalogue import GAMES
from guildhall.kernel.chance import Rng
from guildhall.kernel.game import Game
from guildhall.kernel.imagine import imagine
from guildhall.kernel.playout import playout
from guildhall.kernel.record import Record, parse
from guildhall.kernel.sight import sight
from guildhall.kernel.table import Table
from guildhall.play.dealer import MatchDealer
from guildhall.play.match import Match
from guildhall.play.player import RandomPlayer

STARTS = 16
SEATS = 4  # where a game has room for as many
SEED = 7


class Prepared:
    """A game with all its modules, prepared: the length of its driven games, and what is called in its middle."""

    def __init__(self, name: str) -> None:
        self.game = in_full(name)
        self.seeds = count()
        self.decisions = self.decisions_driven()
        tables = [table_after(self.game, seed, self.decisions // STARTS // 2) for seed in range(STARTS)]
        seen = [(table, nth % self.game.seats) for nth, table in enumerate(tables)]
        rng = Rng(SEED)
        self.clones = [table.clone for table in tables]
        self.sights = [partial(sight, table, seat) for table, seat in seen]
        self.views = [partial(self.game.view, table, seat) for table, seat in seen]
        self.worlds = [partial(imagine, self.game.book, sight(table, seat), rng) for table, seat in seen]
        self.replays = [partial(replay, self.game, recorded(self.game, seed)) for seed in range(STARTS)]

    def play_out(self) -> int:
        """Random games with the loop in compiled code; how many decisions they had."""
        decisions = 0
        for _ in range(STARTS):
            seed = next(self.seeds)
            decisions += playout(self.game.new(seed), Rng(seed))
        return decisions

    def drive(self, random: Callable[[], float]) -> None:
        """Random games driven from Python, always the same ones."""
        for seed in range(STARTS):
            table = self.game.new(seed=seed)
            while decision := table.decision:
                table.apply(decision.seat, decision.options[int(random() * len(decision.options))])

    def decisions_driven(self) -> int:
        """How many decisions those games have: as many as they take random numbers."""
        random = Random(SEED).random
        drawn: list[float] = []

        def draw() -> float:
            drawn.append(random())
            return drawn[-1]

        self.drive(draw)
        return len(drawn)


def in_full(name: str) -> Game:
    """The game with all its modules and four seats, or with as many as it has."""
    modules = any(option.module for option in GAMES[name].option_list)
    seats = min(SEATS, max(GAMES[name].seats_allowed))
    return games.get(name, seats=seats, options={"modules": "all"} if modules else {})


def table_after(game: Game, seed: int, decisions: int) -> Table:
    """A random game after so many decisions; it is not over."""
    table, rng = game.new(seed), Rng(seed)
    for _ in range(decisions):
        decision = table.decision
        assert decision is not None, f"{game.name}, seed {seed}: over before {decisions} decisions"
        table.apply(decision.seat, decision.options[rng.below(len(decision.options))])
    return table


def recorded(game: Game, seed: int) -> Record:
    """The record of a random game, written and parsed."""
    players = [RandomPlayer(Rng(seed))] * game.seats
    match = Match(game, [f"seat {seat}" for seat in range(game.seats)], players, MatchDealer(seed))
    match.play_programs()
    return parse(str(match.record))


def replay(game: Game, record: Record) -> Table:
    return game.replay(game.read(record))


prepared = cache(Prepared)


def measures_of(name: str) -> dict[str, Measure]:
    """The measures of one game."""
    return {
        f"{name}_playouts": lambda seconds: measured("decisions", prepared(name).play_out, float, seconds),
        f"{name}_driven": lambda seconds: measured_drive(prepared(name), seconds),
        f"{name}_clone": lambda seconds: measured_calls(prepared(name).clones, seconds),
        f"{name}_sight": lambda seconds: measured_calls(prepared(name).sights, seconds),
        f"{name}_view": lambda seconds: measured_calls(prepared(name).views, seconds),
        f"{name}_imagine": lambda seconds: measured_calls(prepared(name).worlds, seconds),
        f"{name}_replay": lambda seconds: measured_calls(prepared(name).replays, seconds, times=1),
    }


def measured_drive(one: Prepared, seconds: float) -> Answer:
    return measured("decisions", lambda: one.drive(Random(SEED).random), lambda _: one.decisions, seconds)


def version(_: float) -> Answer:
    return {"guildhall": __version__, "compiled": is_compiled()}


MEASURES: dict[str, Measure] = {"version": version}
for game_name in GAMES:
    MEASURES |= measures_of(game_name)


if __name__ == "__main__":
    serve(MEASURES)
