"""Sums up what these suites looked at; after `make soak` it stands on the page of results."""

import os
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import counts
from guildhall.cli.speed import machine
from guildhall.cli.speed.results import write_section
from guildhall.cli.speed.tables import table
from rows import GAMES

RESULTS = os.environ.get("GUILDHALL_RESULTS", "")
ROWS = dict(GAMES)
COLUMNS = ("games", "positions", "decisions", "faults")
TEXT = """\
`make soak`: {minutes:.0f} minutes on {cores} cores ({processor}), {build}. A row is a number of seats with a
combination of modules, or a toy. Every test of `tests/conformance` that plays whole games plays {games:,} of each row,
{toys:,} of a toy's: each ends with an outcome, and after every answer that moved a card all cards are counted. The
three forms of secrecy are each tried at {positions:,} positions of each row. The checksums of ten games of each row
are equal on the compiled and on the plain build. The figures are sums over all tests.

{table}
"""


class Sums:
    """What all tests looked at, by game and number of seats."""

    def __init__(self) -> None:
        self.begun = time.monotonic()
        self.sums: dict[str, Counter[str]] = {}

    def add(self, report: pytest.TestReport) -> None:
        """A test's last report says what it looked at, any of them that it failed."""
        row = report.nodeid.partition("[")[2].rstrip("]")
        if row in ROWS:
            found = self.sums.setdefault(form_of(row), Counter())
            found["faults"] += report.failed
            if report.when == "teardown":
                found.update(dict(report.user_properties))

    def text(self) -> str:
        facts = machine.facts()
        rows = Counter(map(form_of, ROWS))
        lines = [(form, str(rows[form]), *(f"{found[of]:,}" for of in COLUMNS)) for form, found in self.sums.items()]
        return TEXT.format(
            minutes=(time.monotonic() - self.begun) / 60,
            cores=facts["cores"],
            processor=facts["processor"],
            build="compiled" if counts.COMPILED else "not compiled",
            games=counts.games("guilds"),
            toys=counts.games("toy-"),
            positions=counts.positions("guilds"),
            table=table(("", "rows", *COLUMNS), sorted(lines)),
        )


def form_of(row: str) -> str:
    """What a row is summed up under: its game and its seats; all toys are one."""
    return "toys" if counts.is_toy(row) else "-".join(row.split("-")[:2])


SUMS = Sums()


@pytest.fixture(autouse=True)
def looked_at(request: pytest.FixtureRequest) -> Iterator[None]:
    """Note what a test looked at, for whichever process sums it up."""
    counts.looked_at.clear()
    yield
    request.node.user_properties += counts.looked_at.items()


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    SUMS.add(report)


def pytest_sessionfinish(session: pytest.Session) -> None:
    if RESULTS and not hasattr(session.config, "workerinput"):
        write_section(Path(RESULTS), "Soak", SUMS.text())
