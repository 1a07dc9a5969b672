"""Questions that rules ask: without options, sealed, without end."""

import pytest

from guildhall.kernel.chance import Rng
from guildhall.kernel.imagine import imagine
from guildhall.kernel.layout import CHANCE, NOBODY, WATCHER
from guildhall.kernel.question import ALWAYS, ELSE_END, ELSE_SKIP, OPEN, SECRET, Frame
from guildhall.kernel.sight import sight
from guildhall.kernel.table import MOST_STEPS, Table
from tables import DECK, GO, SAY, STOP, Step, bare, scripted, started


def ask(t: Table, f: Frame) -> None:
    t.ask(f.seat, "say", "TST-1", SECRET)
    for card in (1, 2):
        t.option(SAY, card)


def go_or_stop(t: Table, f: Frame) -> None:
    t.ask(f.seat, "go or stop", "TST-1", SECRET)
    t.option(GO)
    t.option(STOP)


def close(t: Table, f: Frame) -> None:
    t.close()


def nothing(t: Table, f: Frame) -> None:
    pass


# ------------------------------------------------------------------------------------------------- no options
@pytest.mark.parametrize(("how", "left"), [(ELSE_SKIP, ["after"]), (ELSE_END, [])])
def test_a_question_without_options_goes_on_as_it_says(how: int, left: list[str]) -> None:
    done: list[str] = []
    table = started(
        lambda t, f: t.ask(0, "which", "TST-1", how),
        lambda t, f: done.append("the answer is taken"),
        lambda t, f: done.append("after"),
    )
    assert (table.asking, table.top_frame, done) == (NOBODY, None, left)


@pytest.mark.parametrize("how", [OPEN, ALWAYS, SECRET])
def test_a_question_without_options_is_a_fault_when_it_says_nothing(how: int) -> None:
    with pytest.raises(RuntimeError, match=r"^which \(TST-1\) has no options: Scripted\.step 0\(seat=-2, "):
        started(lambda t, f: t.ask(0, "which", "TST-1", how), nothing)


# ------------------------------------------------------------------------------------------------- frames and steps
def test_the_frames_are_told_with_the_step_that_each_is_at_and_the_innermost_last() -> None:
    table = bare(scripted(lambda t, f: t.ask(1, "go", "TST-1"), nothing), scripted(nothing))
    assert table.frames() == "nothing"
    table.begin(0, seat=1, a=2, b=3, c=4)
    assert table.frames() == "Scripted.begin(seat=1, a=2, b=3, c=4)"
    table.top_frame.step = 2
    table.begin(1)
    table.top_frame.step = 1
    assert table.frames() == "Scripted.step 1(seat=1, a=2, b=3, c=4) > Scripted.step 0(seat=-2, a=0, b=0, c=0)"


def test_rules_without_end_are_stopped() -> None:
    steps = []

    def again(t: Table, f: Frame) -> None:
        steps.append(f.step)
        f.step = 0

    with pytest.raises(RuntimeError, match=r"no end of steps: Scripted\.begin\("):
        started(again)
    assert len(steps) == MOST_STEPS


def test_sealed_questions_without_end_are_stopped_and_each_group_counts_as_a_hundred_steps() -> None:
    groups = []

    def seal_again(t: Table, f: Frame) -> None:
        groups.append(f.step)
        f.step = 0
        t.seal(1, 0b11)

    table = bare(scripted(seal_again), scripted(close, nothing))
    table.begin(0)
    with pytest.raises(RuntimeError, match="no end of steps"):
        table.run()
    assert len(groups) == MOST_STEPS // 100


# ------------------------------------------------------------------------------------------------- sealed
def sealed(*steps: Step, after: Step = nothing) -> Table:
    """A table whose seats 0 and 2 are asked at once, each by a rule made of these steps; rule 2 is there to begin."""
    table = bare(scripted(lambda t, f: t.seal(1, 0b101), after), scripted(*steps), scripted(close))
    table.begin(0)
    table.run()
    return table


def say(table: Table, seat: int, card: int) -> None:
    table.apply(seat, table.layout.offset[SAY] + card)


def all_say(table: Table) -> None:
    for seat in (0, 2):
        say(table, seat, 1)


def test_all_seats_of_a_sealed_group_are_asked_at_once() -> None:
    table = sealed(ask, close, nothing)
    assert [(decision.seat, decision.options) for decision in table.decisions] == [(0, [1, 2]), (2, [1, 2])]
    assert table.decision_of(1) is None
    assert [(branch.a, branch.b, branch.c) for branch in table.branches] == [(0, 0, 0)] * 2
    say(table, 2, 1)
    assert [decision.seat for decision in table.decisions] == [0]
    say(table, 0, 2)
    assert table.decisions == []


def test_a_sealed_group_is_laid_down_in_the_order_of_seats_and_then_each_rule_goes_on() -> None:
    said: list[tuple[object, ...]] = []
    table = sealed(
        ask,
        close,
        lambda t, f: said.append((f.seat, "lays down", *t.picks())),
        lambda t, f: said.append((f.seat, "goes on")),
        lambda t, f: said.append((f.seat, "ends")),
        after=lambda t, f: said.append(("after all",)),
    )
    say(table, 2, 1)
    assert said == []
    say(table, 0, 2)
    assert said == [
        (0, "lays down", 2),
        (2, "lays down", 1),
        (0, "goes on"),
        (0, "ends"),
        (2, "goes on"),
        (2, "ends"),
        ("after all",),
    ]
    assert table.top_frame is None


SEALED_FAULTS: list[tuple[tuple[Step, ...], str]] = [
    ((ask,), "the sealed branch of seat 0 ended without closing"),
    ((ask, close, ask), r"lays down its answers before anything else: Scripted\.step 2\(seat=0, "),
    ((ask, close, lambda t, f: t.begin(2)), "lays down its answers before anything else"),
    ((ask, lambda t, f: t.begin(2), nothing), "the sealed branch of seat 0 closed in the middle of another rule"),
    ((ask, lambda t, f: t.ask(1, "say", "TST-1")), "a sealed branch of seat 0 asks seat 1: say"),
    ((ask, lambda t, f: t.deal(t.layout.start[DECK], SAY)), "a sealed branch asks chance: deal"),
    ((ask, lambda t, f: t.seal(1, 0b11)), r"a sealed question within another: Scripted\.step 1\(seat=0, "),
    ((ask, lambda t, f: t.tell(1, f.seat)), "a sealed branch tells nothing before the last has ended"),
]


@pytest.mark.parametrize(("steps", "fault"), SEALED_FAULTS, ids=[fault[:40] for _, fault in SEALED_FAULTS])
def test_a_sealed_branch_asks_its_own_seat_closes_and_lays_down(steps: tuple[Step, ...], fault: str) -> None:
    table = sealed(*steps)
    table.fill(DECK, 0, 1)
    table.listen()
    with pytest.raises(RuntimeError, match=fault):
        all_say(table)


def never(t: Table, f: Frame) -> None:
    raise AssertionError("nobody has come so far")


def noted(t: Table, f: Frame) -> None:
    f.a, f.b, f.c = 7, 8, 9


def sealed_and_noted() -> Table:
    """A sealed group in which seat 0 has answered once, and its frame has changed its notes since."""
    table = bare(scripted(lambda t, f: t.seal(1, 0b101, 1, 2, 3), nothing), scripted(ask, noted, ask, close, nothing))
    table.begin(0)
    table.run()
    say(table, 0, 1)
    return table


def test_of_a_clone_of_a_sealed_group_everybody_sees_as_much_as_of_the_group() -> None:
    table = sealed_and_noted()
    for seat in (0, 1, 2, WATCHER):
        assert list(sight(table.clone(), seat)) == list(sight(table, seat))
    assert 7 in list(sight(table, 0))
    assert 7 not in list(sight(table, 1))


def test_tables_that_differ_in_a_sealed_frame_alone_are_not_equal() -> None:
    table, other = sealed_and_noted(), sealed_and_noted()
    assert table == other
    other.branches[0].top.a = 6
    assert table != other


def test_of_a_sealed_question_to_one_seat_alone_that_seat_imagines_how_far_it_has_come() -> None:
    table = bare(scripted(lambda t, f: t.seal(1, 0b10), nothing), scripted(ask, go_or_stop, close, never))
    table.begin(0)
    table.run()
    say(table, 1, 2)
    for seat, asked in ((0, "say"), (1, "go or stop"), (WATCHER, "say")):
        imagined = imagine(table.book, sight(table, seat), Rng(1))
        assert [(decision.seat, decision.name) for decision in imagined.decisions] == [(1, asked)]


def test_only_a_sealed_branch_is_closed_and_has_picks() -> None:
    for step in (close, lambda t, f: t.picks()):
        with pytest.raises(RuntimeError, match="no sealed branch is being run"):
            started(step)


# ------------------------------------------------------------------------------------------------- answering
def test_a_single_option_answers_itself_where_its_number_is_public() -> None:
    said: list[int] = []

    def one(how: int) -> Table:
        def question(t: Table, f: Frame) -> None:
            t.ask(0, "go or stop", "TST-1", how)
            t.option(STOP)

        return started(question, lambda t, f: said.append(t.verb(f)))

    assert one(OPEN).asking == NOBODY
    assert one(SECRET).asking == 0
    assert said == [STOP]


def test_chance_that_rolls_is_asked_for_one_of_its_outcomes() -> None:
    said: list[int] = []

    def roll(t: Table, f: Frame) -> None:
        t.roll("go or stop", "TST-1", luck=5)
        t.outcome(1, GO)
        t.outcome(2, STOP)

    table = started(roll, lambda t, f: said.append(t.verb(f)))
    assert (table.asking, table.decision.options) == (CHANCE, [table.layout.offset[GO], table.layout.offset[STOP]])
    assert table.luck == 5
    table.apply(CHANCE, table.layout.offset[STOP])
    assert said == [STOP]
