"""What all commands have in common."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from commands import Command
from guildhall.cli.app import COMMANDS


def test_the_version_says_whether_it_is_compiled(guildhall: Command) -> None:
    code, out, _ = guildhall("--version")
    assert code == 0
    assert re.fullmatch(r"\d+\.\d+\.\d+, (compiled|not compiled: pure Python)\n", out)


def test_the_version_reads_as_little_as_possible() -> None:
    program = (
        "import sys; from guildhall.cli.app import run; run(['--version']); print('guildhall.games' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[1] == "False"


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(guildhall: Command, command: str) -> None:
    code, out, _ = guildhall(command, "--help")
    assert code == 0
    assert f"Example: guildhall {command} " in out


PROGRAM = (sys.executable, "-m", "guildhall")
SIMULATE = ("simulate", "guilds", "--games", "2", "--seed", "1", "--seats")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((), "say what to do"),
        (("dance",), "dance"),
        (("simulate", "chess", "--seats", "2", "--games", "1", "--seed", "1"), "no game chess"),
        ((*SIMULATE, "9"), "2 to 4 seats, not 9"),
        ((*SIMULATE, "x"), "--seats"),
        ((*SIMULATE, "2", "--games", "-1"), "a whole number from 0 to 2147483647, not -1"),
        ((*SIMULATE, "2", "--games", "1e3"), "not 1e3"),
        ((*SIMULATE, "0"), "not 0"),
        ((*SIMULATE, "2", "--seed", str(1 << 40)), "not 1099511627776"),
        ((*SIMULATE, "2", "--jobs", "-1"), "not -1"),
        ((*SIMULATE, "2", "--option", "dragons"), "no option dragons"),
        ((*SIMULATE, "2", "--option", "contracts=perhaps"), "contracts is no or yes, not perhaps"),
        ((*SIMULATE, "2", "--option", "=yes"), "NAME=VALUE"),
        ((*SIMULATE, "2", "--players", "kasparov"), "kasparov"),
        ((*SIMULATE, "2", "--players", "random,random,random"), "3 players for 2 seats"),
        ((*SIMULATE, "2", "--cards", "nowhere"), "nowhere"),
        (("simulate", "guilds", "--seats", "2", "--games", "1"), "--seed"),
        ((*SIMULATE, "2", "--games", "2_0"), "not 2_0"),
        ((*SIMULATE, "2", "--cards", ""), "--cards"),
        (("cards", "list", "guilds", "--cards", ""), "not nothing"),
        (("play", "--resume", ""), "not nothing"),
        (("replay", ""), "not nothing"),
        (("replay", "nowhere.txt"), "nowhere.txt"),
        (("perft", "nowhere.txt", "--depth", "1"), "nowhere.txt"),
        (("cards", "burn", "guilds"), "list or check"),
        (("cards", "list", "chess"), "no game chess"),
        (("cards", "list", "guilds", "--lang", "la"), "en or it, not la"),
        (("replay", "nowhere.txt", "--lang", "la"), "en or it, not la"),
        (("replay", "."), "directory"),
        (("perft", "nowhere.txt", "--depth", "deep"), "not deep"),
        (("rules", "guilds", "xyzzy"), "xyzzy"),
        (("play", "chess"), "no game chess"),
        (("play", "guilds", "--seats", "9"), "not 9"),
        (("play", "guilds", "--seats", "0"), "not 0"),
        (("play", "guilds", "--option", "dragons"), "no option dragons"),
        (("play", "guilds", "--cards", "nowhere"), "nowhere"),
        (("play", "guilds", "--players", ""), 'no player ""'),
        (("play", "guilds", "--players", "person,person,person,person,person"), "5 players for 4 seats"),
        (("play", "guilds", "--players", "person,greedy", "--names", "Ada,Bea"), "2 names; persons at the table: 1"),
        (("play", "guilds", "--resume", "nowhere.txt"), "leave out the game"),
        (("play", "guilds", "--seats", "2", "--players", "person,deep"), "deep"),
        (("play", "guilds", "--lang", "la"), "--lang"),
        (("play", "--resume", "nowhere.txt"), "nowhere.txt"),
    ],
)
def test_bad_input_is_one_line_and_exit_2(guildhall: Command, words: tuple[str, ...], said: str) -> None:
    code, out, err = guildhall(*words)
    assert code == 2
    assert out == ""
    assert said in err
    assert err.startswith("guildhall: ")
    assert err.count("\n") == 1


def test_a_broken_card_file_is_named_with_the_path_of_the_fault(guildhall: Command, tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text('guilds = ["blades"]\ndistricts = ["harbour"]\ncards = 7\n')
    code, _, err = guildhall("cards", "check", "guilds", "--cards", tmp_path)
    assert code == 2
    assert str(tmp_path / "cards.toml") in err
    assert "cards" in err


def test_a_card_file_that_is_no_text_is_bad_input(guildhall: Command, tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_bytes(b"\xff\x00\xff")
    code, _, err = guildhall("cards", "check", "guilds", "--cards", tmp_path)
    assert code == 2
    assert str(tmp_path / "cards.toml") in err


def test_the_reader_of_a_pipe_may_leave_at_any_time() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run([*PROGRAM, "rules", "guilds"], stdout=writer, stderr=subprocess.PIPE)
    os.close(writer)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device")
def test_what_can_not_be_written_is_said_in_a_line() -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "guildhall", "rules", "guilds"], stdout=full, stderr=subprocess.PIPE
        )
    assert done.returncode == 2
    assert done.stderr.count(b"\n") == 1
    assert b"No space left" in done.stderr


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="there is no endless device")
def test_a_file_without_an_end_is_not_read_to_it(guildhall: Command) -> None:
    code, _, err = guildhall("replay", "/dev/zero")
    assert (code, err) == (2, "guildhall: /dev/zero is larger than 16 MiB\n")


def test_a_record_may_come_from_a_pipe(record: Path) -> None:
    with subprocess.Popen(["cat", record], stdout=subprocess.PIPE) as pipe:
        done = subprocess.run([*PROGRAM, "replay", "/dev/stdin"], stdin=pipe.stdout, capture_output=True)
    assert (done.returncode, done.stderr) == (0, b"")


def test_what_a_terminal_has_no_signs_for_is_replaced() -> None:
    ascii_only = {**os.environ, "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(
        [*PROGRAM, "cards", "list", "guilds", "--lang", "it"], capture_output=True, env=ascii_only, check=True
    )
    assert b"Citt? " in done.stdout or b"pi? " in done.stdout


def test_a_fault_of_ours_keeps_its_traceback(guildhall: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("guildhall.cli.simulate.play_all", lambda *_args, **_named: {}["a bug"])
    with pytest.raises(KeyError, match="a bug"):
        guildhall(*SIMULATE, "2")
