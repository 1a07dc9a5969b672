"""The processes that measure themselves on request: ours, ours on the plain source, the peers'."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, NoReturn

import guildhall
from guildhall.cli.faults import BadInput

OURS, PLAIN, PEERS = "ours", "plain", "peers"


class Side:
    """A process that answers requests as `clock.serve` does."""

    def __init__(self, python: str, process: subprocess.Popen[str]) -> None:
        self.python = python
        self.process = process

    def ask(self, measure: str, seconds: float) -> dict[str, Any]:
        """What this side measured; it ends early only if something is wrong with it."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            print(json.dumps({"measure": measure, "seconds": seconds}), file=self.process.stdin, flush=True)
        except BrokenPipeError:
            self.complain()
        line = self.process.stdout.readline()
        if not line:
            self.complain()
        answer: dict[str, Any] = json.loads(line)
        return answer

    def complain(self) -> NoReturn:
        assert self.process.stderr is not None
        said = self.process.stderr.read().strip().splitlines() or ["no reason given"]
        raise BadInput(f"{self.python} can not measure: {said[-1]}")


@contextmanager
def side(python: str, module: str, path: Path | None = None) -> Iterator[Side]:
    """Start a side; `path` is where its modules are, if not where ours are."""
    environment = dict(os.environ)
    if path is not None:
        environment["PYTHONPATH"] = str(path)
    command = [python, "-P", "-m", f"guildhall.cli.speed.{module}"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True, env=environment) as process:
        try:
            yield Side(python, process)
        finally:
            process.kill()
            assert process.stdin is not None
            with suppress(BrokenPipeError):  # a side that broke has not read its last request
                process.stdin.close()


@contextmanager
def sides(peers: str) -> Iterator[dict[str, Side]]:
    """All sides; the Python of the peers finds this package in a copy that has nothing compiled in it."""
    with (
        tempfile.TemporaryDirectory(prefix="guildhall-") as folder,
        side(sys.executable, "ours") as ours,
        side(sys.executable, "ours", plain_copy(Path(folder))) as plain,
        side(peers, "peers", Path(folder)) as theirs,
    ):
        yield {OURS: ours, PLAIN: plain, PEERS: theirs}


def plain_copy(folder: Path) -> Path:
    """This package without its compiled modules."""
    package = Path(guildhall.__file__).parent
    shutil.copytree(package, folder / package.name, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    return folder
