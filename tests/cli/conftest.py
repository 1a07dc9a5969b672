"""Commands run in this process, with scripted input."""

import io
from pathlib import Path

import pytest

from commands import SAID_BY_TESTS, Answer, Command
from guildhall.cli.app import run


@pytest.fixture
def guildhall(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Command:
    """Runs a command line; `typed` is what somebody types."""
    monkeypatch.setenv("GUILDHALL_HOME", str(tmp_path / "home"))
    for name in SAID_BY_TESTS:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")

    def command(*words: object, typed: str = "") -> Answer:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        capsys.readouterr()
        code = run([str(word) for word in words])
        said = capsys.readouterr()
        return Answer(code, said.out, said.err)

    return command


@pytest.fixture
def record(guildhall: Command, tmp_path: Path) -> Path:
    """A finished game of two random players, without modules."""
    folder = tmp_path / "records"
    assert guildhall("simulate", "guilds", "--seats", 2, "--games", 1, "--seed", 3, "--records", folder).code == 0
    (path,) = folder.iterdir()
    return path
