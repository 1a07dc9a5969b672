"""Do the tests bite? Plants a seeded sample of faults, one at a time, and lists those that no test notices.

The tests run on the plain source, in a copy of the tree for each process. mutmut and cosmic-ray were tried: the one
wraps every function, which makes our loops several times slower, the other changes the tree in place, has no sample,
and three fifths of its faults are other arithmetic operators; neither removes a statement.
"""

import argparse
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from queue import SimpleQueue
from random import Random
from typing import NamedTuple

from faults import Fault, faults

from guildhall.cli.progress import bar
from guildhall.cli.speed.results import write_section
from guildhall.cli.speed.tables import table

ROOT = Path(__file__).parent.parent
SOURCES = ("kernel/*.py", "games/*/rules.py", "games/*/effects/*.py", "games/*/scoring.py", "games/*/table.py")
REASONS = ROOT / "benchmarks" / "unnoticed.toml"
COPIED = ("src", "tests", "rulebooks", "pyproject.toml")
MOST_SECONDS = 60  # for one test; the slowest takes a fifth of that
MOST_MEMORY = 3 << 30

# In this order, so that the first ones notice most: of the real games only the rows without modules and with all.
KERNEL_TESTS = ("kernel", "goldens", "perft", "conformance", "games", "play", "texts", "records", "test_faults.py")
GAME_TESTS = ("games", "goldens", "perft", "conformance", "kernel", "play", "texts", "records", "test_faults.py")
ROWS = "not guilds- or guilds-2] or conditions-contracts-special_actions or goldens"

TEXT = """\
`{words}`, {minutes:.0f} minutes: of {possible:,} possible faults a sample of {planted} was planted; {noticed}
({share:.1%}) were noticed, {by_time} of them because a test took more than {seconds} s. At least 80 % is asked, 95 % is
the aim.
"""


class End(StrEnum):
    """How the tests ended."""

    NOTICED = "noticed"
    TIME = "noticed by the time it took"
    UNNOTICED = "not noticed"


class Planted(NamedTuple):
    """A fault, and where it is planted."""

    path: Path
    fault: Fault
    source: bytes

    @property
    def key(self) -> tuple[str, str, str]:
        """What names this fault as long as its line stays as it is."""
        return (str(self.path), *self.fault.shown(self.source))

    def __str__(self) -> str:
        path, before, after = self.key
        return f"{path}:{self.fault.line(self.source)}: `{before}` became `{after}`"


def all_faults(package: Path) -> list[Planted]:
    """Every fault of the sources that are to be tried."""
    found = []
    for path in sorted({path for pattern in SOURCES for path in package.glob(pattern)}):
        source = path.read_bytes()
        found += [Planted(path.relative_to(package), fault, source) for fault in faults(source)]
    return found


class Copy:
    """A tree in which one fault at a time is planted."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in COPIED:
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
            else:
                shutil.copy(ROOT / name, folder / name)

    def try_out(self, planted: Planted) -> End:
        path = self.folder / "src" / "guildhall" / planted.path
        self.write(path, planted.fault.planted(planted.source))
        try:
            return self.run_tests(GAME_TESTS if "games" in planted.path.parts else KERNEL_TESTS)
        finally:
            self.write(path, planted.source)

    def write(self, path: Path, source: bytes) -> None:
        """Write a source so that no compiled form of an earlier one is taken for its own."""
        for stale in (path.parent / "__pycache__").glob(f"{path.stem}.*"):
            stale.unlink()
        path.write_bytes(source)

    def run_tests(self, folders: tuple[str, ...]) -> End:
        """Run the tests until one notices; a test that does not end is one that does."""
        limits = ["-o", f"faulthandler_timeout={MOST_SECONDS}", "-o", "faulthandler_exit_on_timeout=true"]
        options = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-k", ROWS, *limits]
        paths = [f"tests/{folder}" for folder in folders]
        done = subprocess.run(
            [sys.executable, "-P", "-m", "pytest", *options, *paths],
            cwd=self.folder,
            env=os.environ | {"PYTHONPATH": "src", "GUILDHALL_COUNTS": "few", "GUILDHALL_RESULTS": ""},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )
        if done.returncode == 0:
            return End.UNNOTICED
        return End.TIME if "Timeout" in done.stderr else End.NOTICED


@contextmanager
def copies(number: int) -> Iterator["SimpleQueue[Copy]"]:
    """Trees to work in; who takes one puts it back."""
    with tempfile.TemporaryDirectory(prefix="guildhall-") as folder:
        queue: SimpleQueue[Copy] = SimpleQueue()
        for nth in range(number):
            (Path(folder) / str(nth)).mkdir()
            queue.put(Copy(Path(folder) / str(nth)))
        yield queue


def try_all(sample: list[Planted], jobs: int) -> dict[Planted, End]:
    """How each fault ended, in the order of the sources."""
    ends: dict[Planted, End] = {}
    with copies(jobs) as queue, ThreadPoolExecutor(jobs) as pool, bar(len(sample), sys.stderr.isatty()) as advance:
        assert_sound(queue)

        def try_one(planted: Planted) -> tuple[Planted, End]:
            copy = queue.get()
            try:
                return planted, copy.try_out(planted)
            finally:
                queue.put(copy)

        for waiting in as_completed([pool.submit(try_one, planted) for planted in sample]):
            planted, end = waiting.result()
            ends[planted] = end
            advance(1)
            if end == End.UNNOTICED:
                print(planted, flush=True)
    return {planted: ends[planted] for planted in sample}


def assert_sound(queue: "SimpleQueue[Copy]") -> None:
    """Tests that fail without a fault would notice every one."""
    copy = queue.get()
    if copy.run_tests(KERNEL_TESTS) != End.UNNOTICED:
        raise SystemExit("the tests fail before any fault is planted")
    queue.put(copy)


# ------------------------------------------------------------------------------------------- what came of it
def report(ends: dict[Planted, End], possible: int, words: str, minutes: float) -> str:
    """The figures, and what was not noticed, with the reasons that somebody wrote down."""
    count = Counter(ends.values())
    noticed = len(ends) - count[End.UNNOTICED]
    reasons = {(each["path"], each["before"], each["after"]): each["reason"] for each in written_reasons()}
    missed = [
        f"- {fault}: {reasons.get(fault.key, '**no reason yet**')}"
        for fault, end in ends.items()
        if end == End.UNNOTICED
    ]
    text = TEXT.format(
        words=words,
        minutes=minutes,
        possible=possible,
        planted=len(ends),
        noticed=noticed,
        share=noticed / len(ends),
        by_time=count[End.TIME],
        seconds=MOST_SECONDS,
    )
    return "\n".join([text, by_file(ends), "\nNot noticed:\n", *(missed or ["- nothing"])])


def by_file(ends: dict[Planted, End]) -> str:
    planted = Counter(str(fault.path) for fault in ends)
    noticed = Counter(str(fault.path) for fault, end in ends.items() if end != End.UNNOTICED)
    return table(("", "planted", "noticed"), [(path, str(planted[path]), str(noticed[path])) for path in planted])


def written_reasons() -> list[dict[str, str]]:
    found: list[dict[str, str]] = tomllib.loads(REASONS.read_text("utf-8")).get("unnoticed", [])
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--faults", type=int, default=300, help="how many are planted")
    parser.add_argument("--seed", type=int, default=1, help="the same seed plants the same faults")
    parser.add_argument("--only", default="", help="a part of the paths in which to plant them")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="how many processes")
    parser.add_argument("--results", type=Path, help="write the figures to this page, too")
    said = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))  # a loop that piles up does not take the machine
    begun = time.monotonic()
    possible = [fault for fault in all_faults(ROOT / "src" / "guildhall") if said.only in str(fault.path)]
    sample = Random(said.seed).sample(possible, min(said.faults, len(possible)))
    ends = try_all(sorted(sample), said.jobs)
    words = f"make mutate ARGS='--faults {said.faults} --seed {said.seed}'"
    text = report(ends, len(possible), words, (time.monotonic() - begun) / 60)
    print(text)
    if said.results:
        write_section(said.results, "Faults", text)


if __name__ == "__main__":
    main()
