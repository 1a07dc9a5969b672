"""Whole games as they were when somebody last read them; `make goldens` writes them anew, and its diff is read."""

import os
from pathlib import Path

import pytest

from goldens.playthrough import playthrough
from guildhall import games
from guildhall.cli.many.chunk import Plan, play_chunk
from guildhall.games.catalogue import GAMES
from guildhall.kernel.game import Game
from guildhall.kernel.record import parse
from rows import real_games

HERE = Path(__file__).parent
WRITE = os.environ.get("GUILDHALL_GOLDENS") == "write"
CHECKSUMS = HERE / "checksums.txt"
MOST_LINES = 300
SHORT = {"arcana": {"round_limit": "3"}, "arcana_first": {"round_limit": "3"}}  # a whole game would be too long
TOLD_SEED = 14  # games that are short enough to be read, and in which many cards are played
COUNTED_SEED = 1
GAMES_A_ROW = 10


def assert_golden(path: Path, text: str) -> None:
    if WRITE:
        path.write_text(text, "utf-8")
    assert path.exists(), "`make goldens` writes it"
    assert text.splitlines() == path.read_text("utf-8").splitlines()


def told_games() -> dict[str, Game]:
    """Every game with every number of seats; its modules are shared out among them."""
    told = {}
    for name, kind in GAMES.items():
        modules = [option.name for option in kind.option_list if option.module]
        for nth, seats in enumerate(kind.seats_allowed):
            chosen = dict.fromkeys(modules[nth :: len(kind.seats_allowed)], "yes") | SHORT.get(name, {})
            told[f"{name}-{seats}"] = games.get(name, seats, chosen)
    return told


TOLD = told_games()


@pytest.mark.parametrize("name", TOLD)
def test_a_game_goes_as_it_did_when_it_was_last_read(name: str) -> None:
    text = playthrough(TOLD[name], TOLD_SEED)
    assert len(text.splitlines()) < MOST_LINES, "nobody reads that"
    assert_golden(HERE / f"{name}.txt", text)


@pytest.mark.parametrize("name", TOLD)
def test_what_is_told_can_be_replayed(name: str) -> None:
    record = parse((HERE / f"{name}.txt").read_text("utf-8"))
    game = games.of_record(record)
    assert game.replay(game.read(record)).decision is None


def test_random_games_have_the_same_fingerprints_compiled_and_not() -> None:
    """Both builds are compared with one file, in the same loop as `guildhall simulate`."""
    lines = []
    for row, make in real_games():
        game = make()
        plan = Plan(game.name, game.seats, game.options, ["random"] * game.seats, COUNTED_SEED)
        tally = play_chunk(plan, 0, GAMES_A_ROW)
        lines.append(f"{row} {tally.figures()['checksum']}\n")
    assert_golden(CHECKSUMS, "".join(lines))


def test_no_golden_is_left_of_a_game_that_is_gone() -> None:
    assert {path.stem for path in HERE.glob("*.txt")} == {*TOLD, CHECKSUMS.stem}
