"""The speed table, with peers that answer at once; no time is asserted."""

import json
import sys
from pathlib import Path
from shlex import quote

import pytest

from commands import Command
from guildhall.cli.speed.bars import BARS, Bar
from guildhall.cli.speed.clock import measured, measured_calls
from guildhall.cli.speed.ours import MEASURES, in_full
from guildhall.cli.speed.results import write_section
from guildhall.cli.speed.rounds import Figure, points
from guildhall.cli.speed.side import OURS, PLAIN, side
from guildhall.cli.speed.tables import all_tables, table
from guildhall.games.catalogue import NAMES

SHORT = ("bench", "--rounds", 1, "--seconds", 0)
PEER = """
import json, sys
for line in sys.stdin:
    versions = json.loads(line)["measure"] == "versions"
    answer = {"open_spiel": "2", "catanatron": "3"} if versions else {"per_second": 8.0, "seconds_each": 0.125}
    print(json.dumps(answer), flush=True)
"""


@pytest.fixture
def peers(tmp_path: Path) -> Path:
    """The Python of peers that have nothing to play."""
    path, program = tmp_path / "python", tmp_path / "peer.py"
    program.write_text(PEER)
    path.write_text(f"#!/bin/sh\nexec {quote(sys.executable)} {quote(str(program))}\n")
    path.chmod(0o755)
    return path


# ------------------------------------------------------------------------------------------------- the command
def test_the_json_has_the_bars_and_every_figure(guildhall: Command, peers: Path) -> None:
    code, out, err = guildhall(*SHORT, "--peers", peers, "--json")
    assert (code, err) == (0, "")
    answer = json.loads(out)
    assert answer["figures"].keys() == {point.name for point in points()}
    assert all(figure["per_second"] > 0 for figure in answer["figures"].values())
    assert [bar["what"] for bar in answer["bars"]] == [bar.what for bar in BARS]
    assert (answer["rounds"], answer["open_spiel"]) == (1, "2")


def test_the_tables_are_printed_and_written_into_their_own_section(
    guildhall: Command, peers: Path, tmp_path: Path
) -> None:
    page = tmp_path / "RESULTS.md"
    write_section(page, "Soak", "10,000 games")
    code, out, _ = guildhall(*SHORT, "--peers", peers, "--results", page)
    assert code == 0
    assert f"## Speed\n\n{out.strip()}\n" in page.read_text()
    assert "## Soak\n\n10,000 games\n" in page.read_text()


def test_without_the_peers_it_says_how_to_get_them(guildhall: Command, tmp_path: Path) -> None:
    code, out, err = guildhall("bench", "--peers", tmp_path / "nowhere" / "python")
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert "`make bench` sets them up" in err


def test_peers_that_can_not_be_measured_are_bad_input(guildhall: Command) -> None:
    code, out, err = guildhall(*SHORT, "--peers", sys.executable)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert "No module named 'pyspiel'" in err


# ------------------------------------------------------------------------------------------------- sides
def test_our_side_measures_every_game_in_full() -> None:
    assert {name.rpartition("_")[0] for name in MEASURES if name != "version"} == set(NAMES)
    assert {point.measure for point in points() if point.side in (OURS, PLAIN)} == MEASURES.keys() - {"version"}
    game = in_full("guilds")
    assert game.seats == 4
    assert game.options_text == "conditions contracts special_actions"


def test_a_side_answers_an_unknown_measure_with_those_that_there_are() -> None:
    with side(sys.executable, "ours") as ours:
        assert "guilds_driven" in ours.ask("dance", 0)["error"]
        assert ours.ask("guilds_clone", 0)["calls"] > 0


def test_work_is_repeated_until_the_time_is_up_and_done_once_at_least() -> None:
    worth = iter(range(5, 100))
    once = measured("games", lambda: None, lambda _: next(worth), seconds=0)
    assert once["games"] == 5
    assert measured("games", lambda: sum(range(10_000)), lambda _: 1, seconds=0.01)["games"] > 1  # type: ignore[operator]
    made: list[int] = []
    assert measured_calls([lambda: made.append(1), lambda: made.append(2)], 0, times=3)["calls"] == 6
    assert made == [1, 1, 1, 2, 2, 2]


# ------------------------------------------------------------------------------------------------- tables
FIGURES = {point.name: Figure(per_second=2e6, seconds_each=5e-7) for point in points()}


@pytest.mark.parametrize(
    ("ours", "more", "less", "clock"),
    [(10.0, "aim", "", ""), (4.0, "floor", "floor", "floor"), (1.0, "", "aim", "aim")],
)
def test_a_bar_says_how_far_one_got(ours: float, more: str, less: str, clock: str) -> None:
    figures = {"ours": Figure(ours, ours / 1000), "theirs": Figure(1, 0.001)}
    assert Bar("speed", "ours", "theirs", floor=4, aim=10).reached(figures) == more
    assert Bar("time", "ours", "theirs", floor=4, aim=1).reached(figures) == less
    assert Bar("milliseconds", "ours", "", floor=4, aim=1).reached(figures) == clock


def test_what_is_compared_stands_in_the_tables() -> None:
    figures = FIGURES | {"hearts_rollouts": Figure(4e6, 2.5e-7), "guilds_view": Figure(20, 0.05)}
    text = all_tables(figures)
    (inside,) = [line for line in text.splitlines() if "Guilds, loop inside" in line]
    assert [cell.strip() for cell in inside.split("|")[2:5]] == ["2 M", "0.5", "1"]
    assert "50 ms" in text


def test_columns_are_straight() -> None:
    assert table(("", "n"), [("one", "1"), ("many", "1000")]).splitlines() == [
        "|      |    n |",
        "| ---- | ---: |",
        "| one  |    1 |",
        "| many | 1000 |",
    ]


# ------------------------------------------------------------------------------------------------- results
def test_a_section_is_rewritten_and_the_others_stay(tmp_path: Path) -> None:
    page = tmp_path / "RESULTS.md"
    page.write_text("# Results\n\nA word.\n\n## One\n\nold\n\n### Part\n\nold\n\n## Two\n\nkept\n")
    write_section(page, "One", "new\n")
    assert page.read_text() == "# Results\n\nA word.\n\n## One\n\nnew\n\n## Two\n\nkept\n"
    write_section(page, "Three", "last")
    assert page.read_text().endswith("## Two\n\nkept\n\n## Three\n\nlast\n")
    before = page.read_text()
    write_section(page, "Two", "kept")
    assert page.read_text() == before


def test_a_page_begins_with_its_first_section(tmp_path: Path) -> None:
    write_section(tmp_path / "new.md", "One", "text")
    assert (tmp_path / "new.md").read_text() == "## One\n\ntext\n"
