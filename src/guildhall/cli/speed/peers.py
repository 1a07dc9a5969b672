"""The peers' side of the speed table: OpenSpiel and Catanatron.

Run it as a module with a Python that has `open_spiel` and `catanatron`. `hearts_`, `connect_four_` and `gin_rummy_` go
before the first four measures (OpenSpiel), `catanatron_` before the last two:

- `rollouts`: random games with the loop in C++: an MCTSBot of one simulation hands its root to RandomRolloutEvaluator,
  which clones it and plays it to the end, many times. The decisions are the games times the mean number of decisions
  of a random game from the same starts, which is counted beforehand to a standard error of half a percent.
- `driven`: the same games driven from Python as OpenSpiel's documentation shows it: until the state is terminal, one
  call for the legal actions and one to apply. Python also answers chance inside the game: the draws of Gin Rummy. Every
  decision is counted.
- `bare`: the same, with all that can be left out left out: the end is read off an empty list of legal actions, and the
  methods are looked up once a game.
- `clone`: one clone of a game that is half over.
- `playouts`: games of two random players in Catanatron's own loop, without accumulators, the set-up included. The
  decisions are the actions in the game's own log; chance has no rows there.
- `versions`, without a prefix: of the two packages.

A decision is an answer of a player, also where it was the only legal one; chance's answers are never counted. Games of
OpenSpiel start from deals made beforehand: the evaluator can not start from a chance node, and dealing 52 cards by as
many chance nodes would cost Hearts two fifths of its speed from Python. Two players are Catanatron's fastest number.
"""

from collections.abc import Callable
from functools import cache
from importlib.metadata import version
from math import sqrt
from random import Random
from statistics import mean, stdev

import pyspiel  # type: ignore[import-not-found]
from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]

from guildhall.cli.speed.clock import Answer, Measure, measured, measured_calls, serve

STARTS = 16
ROLLOUTS = 50  # a start and a call: enough to make the search around them cost nothing
STANDARD_ERROR = 0.005
FEWEST_GAMES = 1000
MIDDLE_OF_CATAN = 400  # actions: two random players take 900

rng = Random(7)


class SpielGame:
    """A game of OpenSpiel, prepared: where it starts, how long it is, and what clones it in its middle."""

    def __init__(self, name: str) -> None:
        self.game = pyspiel.load_game(name)
        self.starts = [dealt(self.game) for _ in range(STARTS)]
        self.decisions = mean_decisions(self.starts)
        self.clones = [middle(start, int(self.decisions / 2)).clone for start in self.starts]
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=7)
        self.bot = pyspiel.MCTSBot(
            self.game, evaluator, uct_c=2.0, max_simulations=1, max_memory_mb=1, solve=False, seed=7, verbose=False
        )

    def roll_out(self) -> float:
        """Random games inside C++, the same number from every start; their decisions, by the mean."""
        for start in self.starts:
            self.bot.mcts_search(start)
        return STARTS * ROLLOUTS * self.decisions

    def drive(self) -> list[pyspiel.State]:
        """A random game from every start, driven from Python; the games' last states."""
        random = rng.random
        ends = []
        for start in self.starts:
            state = start.clone()
            while not state.is_terminal():
                legal = state.legal_actions()  # chance lists its outcomes, all alike (see `answer`)
                state.apply_action(legal[int(random() * len(legal))])
            ends.append(state)
        return ends

    def drive_barely(self) -> list[pyspiel.State]:
        """The same with the fewest calls."""
        random = rng.random
        ends = []
        for start in self.starts:
            state = start.clone()
            legal_actions, apply_action = state.legal_actions, state.apply_action
            while legal := legal_actions():  # an end lists nothing
                apply_action(legal[int(random() * len(legal))])
            ends.append(state)
        return ends


def answer(state: pyspiel.State) -> bool:
    """Answer what the state asks, at random, and say whether it was a player's decision."""
    legal = state.legal_actions()
    chance = bool(state.is_chance_node())
    if chance:
        outcomes = state.chance_outcomes()
        if [action for action, _ in outcomes] != legal or len({probability for _, probability in outcomes}) != 1:
            raise ValueError(f"expected a chance node with equal outcomes, found {outcomes}")
    state.apply_action(rng.choice(legal))
    return not chance


def dealt(game: pyspiel.Game) -> pyspiel.State:
    """A new game at its first decision."""
    state = game.new_initial_state()
    while state.is_chance_node():
        answer(state)
    return state


def mean_decisions(starts: list[pyspiel.State]) -> float:
    """The mean number of decisions of a random game, counted until the standard error is small."""
    lengths: list[int] = []
    while len(lengths) < FEWEST_GAMES or stdev(lengths) / sqrt(len(lengths)) > STANDARD_ERROR * mean(lengths):
        for start in starts:
            state = start.clone()
            length = 0
            while not state.is_terminal():
                length += answer(state)
            lengths.append(length)
    return mean(lengths)


def middle(start: pyspiel.State, decisions: int) -> pyspiel.State:
    """The game after so many decisions, and not over."""
    while True:
        state = start.clone()
        left = decisions
        while left and not state.is_terminal():
            left -= answer(state)
        if not state.is_terminal():
            return state


def decisions_of(ends: list[pyspiel.State]) -> int:
    """The players' decisions in finished games, without chance's answers."""
    return sum(step.player >= 0 for state in ends for step in state.full_history())


def new_catan() -> Game:
    return Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])


def play_catan() -> Game:
    """A game of random players from set-up to end."""
    game = new_catan()
    game.play()
    return game


def actions_of(game: Game) -> int:
    return len(game.state.actions)


@cache
def catan_clones() -> list[Callable[[], Game]]:
    """What clones games of Catanatron that are half over."""
    games = [new_catan() for _ in range(STARTS)]
    for game in games:
        while actions_of(game) < MIDDLE_OF_CATAN and game.winning_color() is None:
            game.play_tick()
    return [game.copy for game in games]


prepared = cache(SpielGame)


def spiel_measures(name: str) -> dict[str, Measure]:
    """The measures of one game of OpenSpiel."""
    return {
        f"{name}_rollouts": lambda seconds: measured("decisions", prepared(name).roll_out, float, seconds),
        f"{name}_driven": lambda seconds: measured("decisions", prepared(name).drive, decisions_of, seconds),
        f"{name}_bare": lambda seconds: measured("decisions", prepared(name).drive_barely, decisions_of, seconds),
        f"{name}_clone": lambda seconds: measured_calls(prepared(name).clones, seconds),
    }


def catanatron_measures() -> dict[str, Measure]:
    """The measures of Catanatron."""
    return {
        "catanatron_playouts": lambda seconds: measured("decisions", play_catan, actions_of, seconds),
        "catanatron_clone": lambda seconds: measured_calls(catan_clones(), seconds),
    }


def versions(_: float) -> Answer:
    return {package: version(package) for package in ("open_spiel", "catanatron")}


MEASURES = {"versions": versions} | catanatron_measures()
for spiel_game in ("hearts", "connect_four", "gin_rummy"):
    MEASURES |= spiel_measures(spiel_game)


if __name__ == "__main__":
    serve(MEASURES)
