"""One interleaved run: in every round each side measures one thing after another, ours and theirs in turn."""

from collections.abc import Callable, Iterator, Mapping
from statistics import median
from typing import NamedTuple

from guildhall.cli.speed.side import OURS, PEERS, PLAIN, Side
from guildhall.games.catalogue import NAMES

SPIEL_GAMES = ("hearts", "connect_four", "gin_rummy")
CATANATRON = "catanatron"
UNCOMPILED = "_uncompiled"


class Point(NamedTuple):
    """Something to measure, and the side that does it."""

    side: str
    measure: str

    @property
    def name(self) -> str:
        return self.measure + UNCOMPILED * (self.side == PLAIN)


class Figure(NamedTuple):
    """A median over the rounds."""

    per_second: float
    seconds_each: float


Figures = Mapping[str, Figure]


def points() -> list[Point]:
    """All that a round measures; what is compared stands close together."""
    return [
        *of_games(OURS, NAMES, "playouts"),
        *of_games(PEERS, SPIEL_GAMES, "rollouts"),
        *of_games(OURS, NAMES, "driven"),
        *of_games(PEERS, SPIEL_GAMES, "driven", "bare"),
        Point(PEERS, f"{CATANATRON}_playouts"),
        *of_games(PLAIN, NAMES, "driven"),
        *of_games(OURS, NAMES, "clone"),
        *of_games(PEERS, (*SPIEL_GAMES, CATANATRON), "clone"),
        *of_games(OURS, NAMES, "sight", "view", "imagine", "replay"),
    ]


def of_games(side: str, games: tuple[str, ...], *measures: str) -> Iterator[Point]:
    for game in games:
        for measure in measures:
            yield Point(side, f"{game}_{measure}")


def run(sides: Mapping[str, Side], rounds: int, seconds: float, advance: Callable[[int], None]) -> dict[str, Figure]:
    """All rounds, after one that only prepares."""
    taken: dict[str, list[Figure]] = {point.name: [] for point in points()}
    for nth in range(rounds + 1):
        for point in points():
            answer = sides[point.side].ask(point.measure, seconds if nth else 0)
            if nth:
                taken[point.name].append(Figure(answer["per_second"], answer["seconds_each"]))
            advance(1)
    return {name: median_of(figures) for name, figures in taken.items()}


def median_of(figures: list[Figure]) -> Figure:
    return Figure(median(each.per_second for each in figures), median(each.seconds_each for each in figures))
