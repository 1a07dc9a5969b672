"""`guildhall replay` of a real record in which anything may have been altered: it replays, or one line says why not."""

import io
import re
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from guildhall import games
from guildhall.cli.app import run
from guildhall.cli.many.chunk import Plan, play_asking
from guildhall.cli.many.tally import Tally
from guildhall.games.catalogue import GAMES
from guildhall.kernel.record import TABLE_VERBS

SEATS = ["chance", "0", "1", "7", "9"]
verbs = st.builds(
    "{} {} {}".format,
    st.sampled_from(SEATS),
    st.sampled_from(sorted(TABLE_VERBS)),
    st.sampled_from(["", "1", "12", "x"]),
).map(str.strip)
at = st.integers(0, 10_000)
changes = st.lists(
    st.one_of(
        st.tuples(st.just("cut"), at, at),
        st.tuples(st.just("drop"), at, at),
        st.tuples(st.just("twice"), at, at),
        st.tuples(st.just("say"), at, verbs),
        st.tuples(st.just("seat"), at, st.sampled_from(SEATS)),
        st.tuples(st.just("word"), at, st.sampled_from(["?", "blvd-3", "nothing", "é", "-1", "@", "!", "#"])),
        st.tuples(st.just("head"), at, st.sampled_from(["", "x", "2", "conditions", '"Ada" "Bea" "Cleo"', '"'])),
    ),
    min_size=1,
    max_size=3,
)


@pytest.fixture(scope="module", params=GAMES)
def record(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of random players, with all that can be secret in it."""
    kind, folder = GAMES[request.param], tmp_path_factory.mktemp("records")
    seats = kind.seats_allowed[0]
    options = {option.name: "yes" for option in kind.option_list if option.module}
    plan = Plan(request.param, seats, options, ["random"] * seats, 5, folder)
    play_asking(plan, games.get(request.param, seats, options), 0, Tally(wins=[0] * seats))
    return next(folder.iterdir())


def altered(text: str, said: list[tuple[str, int, int | str]]) -> str:
    """The record after these changes, its rows numbered anew."""
    lines = text.splitlines()
    head = [line for line in lines if not line[0].isdecimal()]
    rows = [line.split(" ", 1)[1] for line in lines if line[0].isdecimal()]
    for change, place, what in said:
        nth = place % (len(rows) or 1)
        if change == "cut":
            del rows[nth + 1 :]
        elif change == "drop":
            del rows[nth : nth + 1]
        elif change == "twice":
            rows[nth:nth] = rows[nth : nth + 1]
        elif change == "say":
            rows.insert(nth, str(what))
        elif change == "head":
            key = head[1 + place % (len(head) - 1)].split(" ")[0]
            head[1 + place % (len(head) - 1)] = f"{key} {what}"
        elif rows:
            words = rows[nth].split(" ")
            words[0 if change == "seat" else -1] = str(what)
            rows[nth] = " ".join(words)
    return "\n".join([*head, *(f"{nth} {row}" for nth, row in enumerate(rows, 1))]) + "\n"


@settings(max_examples=150)
@given(said=changes, eyes=st.sampled_from([[], ["--json"], ["--seat", "1"], ["--seat", "watcher"]]))
def test_whatever_was_altered_one_line_says_where(
    record: Path, said: list[tuple[str, int, int | str]], eyes: list[str]
) -> None:
    path = record.with_name("altered.txt")
    path.write_text(altered(record.read_text("utf-8"), said), "utf-8")
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        code = run(["replay", str(path), *eyes])
    if code == 0:
        assert out.getvalue()
    else:
        assert code == 2
        last = err.getvalue().splitlines()[-1]
        where = re.fullmatch(r"guildhall: .*altered\.txt, (in the header|line ([0-9]+)): .+", last)
        assert where, last
        assert 1 <= int(where[2] or 1) <= path.read_text("utf-8").count("\n")
