"""Set positions, each with its counts and how they were worked out by hand; counted as `guildhall perft` counts."""

import json
import re
from pathlib import Path

import pytest

from guildhall.cli.app import run
from guildhall.games.catalogue import NAMES

POSITIONS = sorted(Path(__file__).parent.glob("*/*.txt"))
COUNT = re.compile(r"^# depth ([1-9]): ([0-9]+) +\S", re.MULTILINE)  # and after it, why


def counts(position: Path) -> dict[int, int]:
    """The counts that a position's comments promise, by depth."""
    return {int(depth): int(count) for depth, count in COUNT.findall(position.read_text("utf-8"))}


@pytest.mark.parametrize("depth", [1, 2, 3])
@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: f"{position.parent.name}-{position.stem}")
def test_as_many_answers_follow_each_other_as_were_counted_by_hand(
    position: Path, depth: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["perft", str(position), "--depth", str(depth), "--json"]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    assert json.loads(said.out) == {"depth": depth, "count": counts(position)[depth]}


def test_every_game_has_positions_with_three_counts_each() -> None:
    assert {position.parent.name for position in POSITIONS} == set(NAMES)
    assert all(counts(position).keys() == {1, 2, 3} for position in POSITIONS)
