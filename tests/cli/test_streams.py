"""What the program reads and prints, whatever its streams are like."""

import subprocess
import sys
from pathlib import Path

import pytest

from commands import environment
from guildhall.cli.streams import printable

if sys.platform == "win32":
    pytest.skip("there is no sh", allow_module_level=True)

PROGRAM = (sys.executable, "-m", "guildhall")
TWO = ("play", "guilds", "--players", "person,person", "--seed", "5")


def in_a_shell(tmp_path: Path, streams: str, *words: str, typed: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """The program, with its streams as the shell is told to lay them."""
    variables = environment(GUILDHALL_HOME=str(tmp_path), PYTHONIOENCODING="utf-8")
    command = ["sh", "-c", f'exec "$@" {streams}', "sh", *PROGRAM, *words]
    return subprocess.run(command, input=typed, capture_output=True, env=variables)


def saved(home: Path) -> str:
    (path,) = (home / "saves").iterdir()
    return path.read_text("utf-8")


@pytest.mark.parametrize(
    ("streams", "words", "code"),
    [
        (">&-", ("--version",), 0),
        (">&-", ("rules", "guilds"), 0),
        (">&-", ("dance",), 2),
        ("<&-", ("play",), 0),
        ("2>&-", ("dance",), 2),
        ("<&- >&- 2>&-", ("dance",), 2),
        ("<&- >&- 2>&-", ("play",), 0),
    ],
)
def test_a_closed_stream_is_silent(tmp_path: Path, streams: str, words: tuple[str, ...], code: int) -> None:
    done = in_a_shell(tmp_path, streams, *words)
    assert done.returncode == code
    assert done.stderr.count(b"\n") == (code == 2 and "2>&-" not in streams)
    assert code == 0 or done.stdout == b""


def test_a_closed_keyboard_leaves_the_match_saved(tmp_path: Path) -> None:
    done = in_a_shell(tmp_path, "<&-", *TWO)
    assert (done.returncode, done.stderr) == (0, b"")
    assert "reveal" in saved(tmp_path)


def test_what_is_typed_and_is_no_text_is_no_answer(tmp_path: Path) -> None:
    done = in_a_shell(tmp_path, "", *TWO, typed=b"place 3\n\xff\nplace 4\n")
    assert (done.returncode, done.stderr) == (0, b"")
    assert "fits no answer" in done.stdout.decode()
    assert saved(tmp_path).splitlines()[-1].endswith("place blvd-4")


HOSTILE = """guildhall 1
game guilds
rules 1
options
seats "A\x1b[2Jda" bot:random
1 chance first seat-0
2 0 hand-over \x1b[31mEve @\x1b]0;
"""


def test_what_a_terminal_would_obey_is_not_printed(tmp_path: Path) -> None:
    (tmp_path / "hostile.txt").write_text(HOSTILE)
    done = in_a_shell(tmp_path, "", "replay", str(tmp_path / "hostile.txt"))
    assert (done.returncode, done.stderr) == (0, b"")
    assert "A\N{REPLACEMENT CHARACTER}[2Jda (A)" in done.stdout.decode()
    assert "hand-over \N{REPLACEMENT CHARACTER}[31mEve" in done.stdout.decode()
    assert b"\x1b" not in done.stdout


def test_what_a_terminal_would_obey_is_not_said_of_a_fault_either(tmp_path: Path) -> None:
    (tmp_path / "hostile.txt").write_text(HOSTILE + "\x1b[2J\x9b1m\n")
    done = in_a_shell(tmp_path, "", "replay", str(tmp_path / "hostile.txt"))
    assert done.returncode == 2
    assert b"\x1b" not in done.stderr
    assert "\x9b" not in done.stderr.decode()


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Ada (A)", "Ada (A)"),
        ("╔══╗ ≈Città\n", "╔══╗ ≈Città\n"),
        ("\x1b[2J", "\N{REPLACEMENT CHARACTER}[2J"),
        ("a\tb\rc\xa0d", "a b c d"),
        ("\u202eevil \udcff\0", "\N{REPLACEMENT CHARACTER}evil \N{REPLACEMENT CHARACTER}\N{REPLACEMENT CHARACTER}"),
    ],
)
def test_one_sign_stands_for_each_that_can_not_be_printed(text: str, shown: str) -> None:
    assert printable(text) == shown
