"""Many games: the same whoever counts them, and however."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
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


def test_records_are_never_mixed_with_those_of_another_run(guildhall: Command, tmp_path: Path) -> None:
    words = ("simulate", "guilds", "--seats", 2, "--seed", 1, "--jobs", 1, "--records", tmp_path)
    (tmp_path / "my-notes-of-today.txt").write_text("what is tried here")
    assert guildhall(*words, "--games", 2).code == 0
    before = {path.name: path.read_text() for path in tmp_path.iterdir()}
    code, out, err = guildhall(*words, "--games", 1, "--option", "contracts")
    assert (code, out) == (2, "")
    assert err == f"guildhall: {tmp_path} holds records already, as guilds-2-1-0.txt: name another folder\n"
    assert {path.name: path.read_text() for path in tmp_path.iterdir()} == before


def test_records_are_never_written_where_nobody_said(
    guildhall: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    words = ("simulate", "guilds", "--seats", 2, "--seed", 1, "--games", 1, "--records")
    code, _, err = guildhall(*words, "")
    assert (code, err.count("\n"), list(tmp_path.iterdir())) == (2, 1, [])
    assert "--records" in err
    assert guildhall(*words, ".").code == 0
    assert len(list(tmp_path.iterdir())) == 1


def test_a_folder_that_can_not_be_made_is_bad_input(guildhall: Command, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    words = ("--seats", 2, "--games", 1, "--seed", 1, "--records", tmp_path / "file" / "deep")
    code, _, err = guildhall("simulate", "guilds", *words)
    assert code == 2
    assert "file" in err


def test_two_runs_at_once_do_not_mix_their_records(
    guildhall: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("guildhall.cli.simulate.make_folder", lambda folder, game: None)  # both found it empty
    words = ("simulate", "guilds", "--seats", 2, "--seed", 1, "--jobs", 1, "--games", 2, "--records", tmp_path)
    assert guildhall(*words).code == 0
    before = {path.name: path.read_text() for path in tmp_path.iterdir()}
    answer = guildhall(*words, "--option", "contracts")
    assert (answer.code, answer.out) == (2, "")
    assert answer.err == f"guildhall: {tmp_path / 'guilds-2-1-0.txt'}: File exists\n"
    assert {path.name: path.read_text() for path in tmp_path.iterdir()} == before


# Whatever began the tests may ignore Ctrl-C; here it means what it does in front of people.
SIMULATE = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)
from guildhall.cli import main
main()
"""


@pytest.fixture
def simulating(tmp_path: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A simulation of three processes in the middle of its games, in a group of its own."""
    words = ("simulate", "guilds", "--seats", "4", "--games", "100000", "--seed", "1", "--jobs", "3")
    program = [sys.executable, "-P", "-c", SIMULATE, *words, "--records", tmp_path]
    begun = subprocess.Popen(program, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True)
    while len(list(tmp_path.iterdir())) < 30:
        assert begun.poll() is None
        time.sleep(0.01)
    yield begun
    with suppress(ProcessLookupError):
        os.killpg(begun.pid, signal.SIGKILL)
    begun.communicate()


@pytest.mark.skipif(os.name != "posix", reason="there are no groups of processes")
@pytest.mark.parametrize("tell", [os.kill, os.killpg], ids=["one", "all"])
@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_whoever_stops_it_stops_all_its_processes_without_a_word(
    simulating: subprocess.Popen[bytes], tmp_path: Path, tell: Callable[[int, int], None], number: int, code: int
) -> None:
    tell(simulating.pid, number)
    assert simulating.communicate(timeout=30) == (b"", b"")
    assert simulating.returncode == code
    with pytest.raises(ProcessLookupError):
        os.killpg(simulating.pid, 0)
    assert all(path.read_text().endswith("\n") for path in tmp_path.glob("guilds-*.txt")), "no record is half written"


@pytest.mark.skipif(os.name != "posix", reason="there are no groups of processes")
def test_a_process_that_was_ended_from_outside_ends_it_with_a_line(simulating: subprocess.Popen[bytes]) -> None:
    children = Path(f"/proc/{simulating.pid}/task/{simulating.pid}/children")
    if not children.exists():
        pytest.skip("this system does not tell whose child a process is")
    os.kill(int(children.read_text().split()[0]), signal.SIGKILL)
    assert simulating.communicate(timeout=30) == (b"", b"guildhall: simulate: one of its processes was ended\n")
    assert simulating.returncode == 2


def test_a_fault_in_another_process_is_told_as_one_of_our_own(
    guildhall: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("guildhall.cli.simulate.make_folder", lambda folder, game: None)
    words = ("--seats", 2, "--games", 8, "--seed", 1, "--jobs", 2, "--records", tmp_path)
    (tmp_path / "guilds-2-1-7.txt").mkdir()
    code, out, err = guildhall("simulate", "guilds", *words)
    assert (code, out) == (2, "")
    assert err == f"guildhall: {tmp_path / 'guilds-2-1-7.txt'}: File exists\n"
