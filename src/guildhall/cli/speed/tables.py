"""The figures as tables that can be read both in a terminal and on a page."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from guildhall.cli.speed.bars import BARS
from guildhall.cli.speed.rounds import CATANATRON, SPIEL_GAMES, UNCOMPILED, Figures
from guildhall.games.catalogue import NAMES

PEERS = (*SPIEL_GAMES, CATANATRON)
ROLLOUTS = (*(f"{game}_rollouts" for game in SPIEL_GAMES), "")
DRIVEN = (*(f"{game}_driven" for game in SPIEL_GAMES), f"{CATANATRON}_playouts")
CLONES = tuple(f"{peer}_clone" for peer in PEERS)
ALONE = ("",) * len(PEERS)


class Line(NamedTuple):
    """Something measured, and what it is held against, peer by peer."""

    what: str
    measure: str
    beside: tuple[str, ...] = ALONE


def rate_lines() -> Iterator[Line]:
    for name in NAMES:
        yield Line(f"{title(name)}, loop inside", f"{name}_playouts", ROLLOUTS)
        yield Line(f"{title(name)}, driven from Python", f"{name}_driven", DRIVEN)
        yield Line(f"{title(name)}, uncompiled, driven from Python", f"{name}_driven{UNCOMPILED}", DRIVEN)
    for game in SPIEL_GAMES:
        yield Line(f"{title(game)}, rollouts in C++", f"{game}_rollouts")
        yield Line(f"{title(game)}, driven from Python", f"{game}_driven")
        yield Line(f"{title(game)}, driven with the fewest calls", f"{game}_bare")
    yield Line(f"{title(CATANATRON)}, its own loop", f"{CATANATRON}_playouts")


def call_lines() -> Iterator[Line]:
    for name in NAMES:
        yield Line(f"{title(name)}, clone", f"{name}_clone", CLONES)
        for what in ("sight", "view", "imagine"):
            yield Line(f"{title(name)}, {what}", f"{name}_{what}")
        yield Line(f"{title(name)}, replay of a full game", f"{name}_replay")
    for peer in PEERS:
        yield Line(f"{title(peer)}, clone", f"{peer}_clone")


def title(name: str) -> str:
    return name.replace("_", " ").title()


# ------------------------------------------------------------------------------------------- the tables
def all_tables(figures: Figures) -> str:
    """What was to be reached, and all figures."""
    rates = {name: figure.per_second for name, figure in figures.items()}
    times = {name: figure.seconds_each for name, figure in figures.items()}
    return "\n\n".join(
        [
            bars(figures),
            "Decisions a second, and how many times a peer's that is:",
            beside_peers("decisions/s", rate_lines(), rates, said_rate),
            "The time of one call, and how many times a peer's that is:",
            beside_peers("time", call_lines(), times, said_time),
        ]
    )


def bars(figures: Figures) -> str:
    """What is to be reached, beside what was."""
    rows = []
    for bar in BARS:
        value = bar.measured(figures)
        rows.append(
            (bar.what, bar.said(bar.floor), bar.said(bar.aim), three_digits(value), bar.reached(figures) or "missed")
        )
    return table(("what", "floor", "aim", "measured", "reached"), rows)


def beside_peers(unit: str, lines: Iterable[Line], values: Mapping[str, float], said: Callable[[float], str]) -> str:
    rows = []
    for line in lines:
        value = values[line.measure]
        ratios = [three_digits(value / values[other]) if other else "" for other in line.beside]
        rows.append((line.what, said(value), *ratios))
    return table(("", unit, *(f"x {title(peer)}" for peer in PEERS)), rows)


def said_rate(rate: float) -> str:
    return f"{three_digits(rate / 1e6)} M" if rate >= 1e6 else f"{three_digits(rate / 1e3)} k"


def said_time(seconds: float) -> str:
    return f"{three_digits(seconds * 1e3)} ms" if seconds >= 1e-3 else f"{three_digits(seconds * 1e6)} us"


def three_digits(number: float) -> str:
    return f"{number:.0f}" if number >= 1000 else f"{number:.3g}"


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table in Markdown with straight columns; all but the first are numbers."""
    cells = [head, *rows]
    widths = [max(len(row[column]) for row in cells) for column in range(len(head))]
    lines = [[text.rjust(width) for text, width in zip(row, widths, strict=True)] for row in cells]
    for line, row in zip(lines, cells, strict=True):
        line[0] = row[0].ljust(widths[0])
    rule = ["-" * widths[0], *("-" * (width - 1) + ":" for width in widths[1:])]
    return "\n".join(f"| {' | '.join(line)} |" for line in [lines[0], rule, *lines[1:]])
