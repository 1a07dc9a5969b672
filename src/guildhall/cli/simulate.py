"""`guildhall simulate`: many games of programs, on all cores."""

import json
import os
import sys
from pathlib import Path

import typer

from guildhall.bots import bots_for
from guildhall.cli import choices
from guildhall.cli.faults import BadInput
from guildhall.cli.many.chunk import Plan
from guildhall.cli.many.jobs import play_all
from guildhall.cli.many.workers import STOPPED, Stopped

LABELS = {  # what people read instead of a figure's name
    "rounds_mean": "rounds, in the mean",
    "rounds_median": "rounds, in the middle",
    "sides": "share of each side",
    "seconds": "CPU seconds",
    "wall_seconds": "seconds on the clock",
    "decisions_per_second": "decisions a CPU second",
    "games_per_second": "games a second",
}


SEATS = choices.seats(..., said="How many sit at each table.")
GAMES = choices.number(..., "--games", "-n", most=(1 << 31) - 1, said="How many games.")
SEED = choices.seed(..., said="The same seed gives the same games.")
JOBS = choices.number(0, "--jobs", "-j", most=1023, said="How many processes; 0, the default, is one for each core.")
RECORDS = choices.file(None, "--records", metavar="DIR", said="Write each game's record there.")


def command(
    game: str = choices.GAME,
    seats: int = SEATS,
    games: int = GAMES,
    seed: int = SEED,
    option: list[str] = choices.OPTION,
    players: str = typer.Option("random", "--players", help="A bot for each seat; the last one fills the rest."),
    jobs: int = JOBS,
    records: Path | None = RECORDS,
    cards: Path | None = choices.CARDS,
    as_json: bool = choices.JSON,
) -> int:
    """Play many games of programs and count.

    Example: guildhall simulate guilds --seats 4 --games 1000 --seed 7 --players greedy,random --json
    """
    chosen = choices.chosen_game(game, seats, option, cards)
    names = choices.chosen_players(players, seats, bots_for(chosen.name))
    plan = Plan(game, seats, choices.chosen_options(option), names, seed, records, cards)
    if records is not None:
        make_folder(records, game)
    try:
        tally = play_all(plan, games, jobs or os.cpu_count() or 1, progress=not as_json and sys.stderr.isatty())
    except Stopped:
        return STOPPED
    answer = {"game": game, "seats": seats, "options": chosen.options_text, "players": names, "games": games}
    answer |= {"seed": seed} | tally.figures()
    print(json.dumps(answer) if as_json else in_words(answer))
    return 0


def make_folder(folder: Path, game: str) -> None:
    """A folder for the records of this run, and of no other."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        there = min(folder.glob(f"{game}-[0-9]*-[0-9]*-[0-9]*.txt"), default=None)  # as `chunk` names them
    except OSError as fault:
        raise BadInput(f"{folder}: {fault.strerror}") from None
    if there is not None:
        raise BadInput(f"{folder} holds records already, as {there.name}: name another folder")


def in_words(answer: dict[str, object]) -> str:
    """The figures, for people."""
    lines = [f"{LABELS.get(name, name):24}{said(value)}" for name, value in answer.items() if value not in ("", [], {})]
    return "\n".join(lines)


def said(value: object) -> str:
    if isinstance(value, list):
        return "  ".join(said(part) for part in value)
    if isinstance(value, dict):
        return "  ".join(f"{side} {sums['wins'] / sums['games']:.1%}" for side, sums in value.items())
    if isinstance(value, bool):
        return "yes" if value else "no"
    return f"{value:,.2f}" if isinstance(value, float) else str(value)
