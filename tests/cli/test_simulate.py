"""Many games: the same whoever counts them, and however."""

import json
from pathlib import Path
from typing import Any

import pytest

from commands import Command
from guildhall import games
from guildhall.kernel.chance import Rng
from guildhall.kernel.playout import playout
from guildhall.kernel.record import parse

KEYS = [
    *("game", "seats", "options", "players", "games", "seed", "decisions", "rounds_mean", "wins", "draws"),
    *("unfinished", "seconds", "wall_seconds", "decisions_per_second", "games_per_second", "compiled", "checksum"),
]


def simulated(guildhall: Command, *words: object) -> dict[str, Any]:
    code, out, err = guildhall("simulate", "guilds", "--json", *words)
    assert (code, err) == (0, "")
    answer: dict[str, Any] = json.loads(out)
    return answer


def test_the_json_has_the_keys_that_it_promises(guildhall: Command) -> None:
    answer = simulated(guildhall, "--seats", 3, "--games", 4, "--seed", 1, "--jobs", 1)
    assert list(answer) == KEYS
    assert answer["players"] == ["random"] * 3
    assert sum(answer["wins"]) == pytest.approx(4)
    assert answer["decisions"] > 4 * 12


def test_the_checksum_is_equal_for_every_number_of_jobs(guildhall: Command) -> None:
    words = ("--seats", 2, "--games", 12, "--seed", 9, "--option", "modules=all", "--players", "random")
    one, three = (simulated(guildhall, *words, "--jobs", jobs) for jobs in (1, 3))
    for key in set(KEYS) - {"seconds", "wall_seconds", "decisions_per_second", "games_per_second"}:
        assert one[key] == three[key]


def test_bots_play_the_same_games_for_every_number_of_jobs(guildhall: Command) -> None:
    words = ("--seats", 2, "--games", 2, "--seed", 9, "--players", "greedy,random")
    one, two = (simulated(guildhall, *words, "--jobs", jobs) for jobs in (1, 2))
    assert (one["checksum"], one["wins"]) == (two["checksum"], two["wins"])


def test_another_seed_gives_other_games(guildhall: Command) -> None:
    one, other = (simulated(guildhall, "--seats", 2, "--games", 3, "--jobs", 1, "--seed", seed) for seed in (1, 2))
    assert one["checksum"] != other["checksum"]


def test_records_are_of_the_same_games_and_can_be_recounted(guildhall: Command, tmp_path: Path) -> None:
    words = ("--seats", 4, "--games", 5, "--seed", 6, "--option", "modules=all", "--jobs", 1)
    counted = simulated(guildhall, *words)
    recorded = simulated(guildhall, *words, "--records", tmp_path / "deep" / "records")
    assert recorded["checksum"] == counted["checksum"]
    decisions, wins = 0, [0.0] * 4
    for path in (tmp_path / "deep" / "records").iterdir():
        record = parse(path.read_text("utf-8"))
        game = games.of_record(record)
        table = game.replay(game.read(record))
        assert table.decision is None
        decisions += sum(row.seat >= 0 for row in record.rows)
        winners = game.outcome(table).winners
        for seat in winners:
            wins[seat] += 1 / len(winners)
    assert decisions == counted["decisions"]
    assert wins == pytest.approx(counted["wins"])


def test_a_game_is_a_playout_of_its_own_number(guildhall: Command) -> None:
    game = games.get("guilds", seats=2)
    decisions = 0
    for index in range(3):
        number = index << 32 | 5
        decisions += playout(game.new(number), Rng(number, 1))
    assert simulated(guildhall, "--seats", 2, "--games", 3, "--seed", 5, "--jobs", 1)["decisions"] == decisions


def test_people_get_the_figures_line_by_line(guildhall: Command) -> None:
    code, out, err = guildhall("simulate", "guilds", "--seats", 2, "--games", 1, "--seed", 1, "--jobs", 1)
    assert (code, err) == (0, "")
    assert "checksum" in out


def test_a_folder_that_can_not_be_made_is_bad_input(guildhall: Command, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    words = ("--seats", 2, "--games", 1, "--seed", 1, "--records", tmp_path / "file" / "deep")
    code, _, err = guildhall("simulate", "guilds", *words)
    assert code == 2
    assert "file" in err
