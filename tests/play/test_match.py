"""Matches: answers, several picks at once, programs, leaving."""

import pytest

from guildhall.kernel.chance import Rng
from guildhall.kernel.decision import IllegalAction
from guildhall.kernel.game import Game
from guildhall.kernel.layout import CHANCE, WATCHER
from guildhall.kernel.record import parse
from guildhall.play.dealer import MatchDealer
from guildhall.play.leave import CONCEDED
from guildhall.play.match import Match, MatchError
from guildhall.play.player import RandomPlayer
from guildhall.play.saves import resume
from toys import TOYS

NAMES = ["Ada", "Bea", "Cleo", "Dora"]


def people(game: Game, seed: int = 1) -> Match:
    """A match of persons, dealt up to its first question."""
    match = Match(game, NAMES[: game.seats], [None] * game.seats, MatchDealer(seed))
    match.play_programs()
    return match


def programs(game: Game, seed: int = 1) -> Match:
    rng = Rng(seed, 1)
    return Match(game, ["bot:random"] * game.seats, [RandomPlayer(rng)] * game.seats, MatchDealer(seed))


def first_offer(match: Match) -> tuple[int, int]:
    decision = match.decisions[0]
    return decision.seat, decision.options[0]


@pytest.mark.parametrize("toy", TOYS)
@pytest.mark.parametrize("seed", range(5))
def test_a_match_has_the_luck_of_a_table_with_a_seeded_dealer(toy: str, seed: int) -> None:
    game = TOYS[toy](3)
    match = programs(game, seed)
    match.play_programs()
    table, rng = game.new(seed), Rng(seed, 1)
    while (decision := table.decision) is not None:
        table.apply(decision.seat, decision.options[rng.below(len(decision.options))])
    assert match.over
    assert match.table == table


@pytest.mark.parametrize("toy", TOYS)
def test_a_match_is_what_its_record_replays_to(toy: str) -> None:
    game = TOYS[toy](3)
    match = programs(game)
    match.play_programs()
    assert game.replay(game.read(match.record)) == match.table


def test_an_answer_that_is_not_offered_changes_nothing() -> None:
    match = people(TOYS["workshop"](2))
    seat, _ = first_offer(match)
    before, rows = match.table.digest(), list(match.record.rows)
    wrong = next(action for action in range(len(match.game.words)) if action not in match.decisions[0].options)
    with pytest.raises(IllegalAction):
        match.answer(seat, wrong)
    assert (match.table.digest(), match.record.rows) == (before, rows)


def own_picks(match: Match, seat: int) -> list[int]:
    """First offers to a seat, until somebody else has to answer."""
    picks, twin = [], match.table.clone()
    while (decision := twin.decision_of(seat)) is not None:
        picks.append(decision.options[0])
        twin.apply(seat, decision.options[0])
    return picks


def match_with_several_picks() -> tuple[Match, int, list[int]]:
    """A position from which a seat answers at least twice before anybody else."""
    for toy in TOYS.values():
        match = people(toy(2))
        while match.decisions:
            seat, action = first_offer(match)
            picks = own_picks(match, seat)
            if 2 <= len(picks) < 10:
                return match, seat, picks
            match.answer(seat, action)
    raise AssertionError("no toy asks a seat twice")


def test_several_picks_are_applied_one_by_one() -> None:
    match, seat, picks = match_with_several_picks()
    rows = len(match.record.rows)
    match.answer(seat, *picks)
    assert [row.text for row in match.record.rows[rows:] if row.seat == seat][: len(picks)] == [
        match.game.text(pick) for pick in picks
    ]


def test_several_picks_are_refused_as_a_whole_if_somebody_else_answers_before_the_last() -> None:
    match, seat, picks = match_with_several_picks()
    before, rows = match.table.digest(), len(match.record.rows)
    with pytest.raises(IllegalAction, match="somebody else"):
        match.answer(seat, *picks, picks[0])
    assert (match.table.digest(), len(match.record.rows)) == (before, rows)


@pytest.mark.parametrize("toy", TOYS)
def test_everybody_is_told_the_events_that_they_may_know(toy: str) -> None:
    match = programs(TOYS[toy](2))
    match.play_programs()
    rows = {row.number for row in match.record.rows}
    assert {happening.row for happening in match.log} <= rows | {0}
    for happening in match.log:
        seen = match.game.event_seen(happening.event, WATCHER)
        assert ("?" in seen.split()) == (happening.event.what >= 0 and not happening.event.told >> WATCHER & 1)


def test_chance_answers_are_rows() -> None:
    match = people(TOYS["whispers"](2))
    assert [row for row in match.record.rows if row.seat == CHANCE]


def test_who_concedes_comes_in_last_and_the_match_ends_when_one_is_left() -> None:
    match = people(TOYS["workshop"](3))
    match.concede(1)
    match.play_programs()
    assert not match.over
    match.concede(0)
    outcome = match.outcome()
    assert match.over
    assert outcome.places == (2, 3, 1)
    assert outcome.reason == CONCEDED


def test_a_seat_that_conceded_is_played_at_random_for_good() -> None:
    match = people(TOYS["workshop"](3))
    match.concede(0)
    for _ in range(2000):
        match.play_programs()
        if match.over:
            break
        assert match.decisions[0].seat != 0
        match.answer(*first_offer(match))
    assert match.over
    assert match.outcome().places[0] == 3
    by = {row.by for row in match.record.rows if row.seat == 0 and not row.is_of_the_table}
    assert by <= {"random"}
    with pytest.raises(MatchError):
        match.concede(0)


def test_somebody_else_can_take_a_seat_over() -> None:
    match = people(TOYS["workshop"](2))
    seat = match.decisions[0].seat
    match.hand_over(seat, "bot:random", RandomPlayer(Rng(3)))
    match.play_programs()
    assert match.over or match.decisions[0].seat != seat
    assert match.names[seat] == "bot:random"
    assert "hand-over bot:random" in str(match.record)


def test_a_program_that_takes_a_seat_over_agrees_to_an_undo_that_waits() -> None:
    match = people(TOYS["workshop"](3))
    before = match.table.digest()
    for _seat in (0, 1):
        match.answer(*first_offer(match))
    assert not match.undo(0)
    match.hand_over(1, "bot:random", RandomPlayer(Rng(3)))
    assert match.undo_asked is not None
    assert match.undo_asked.waiting == {2}
    match.hand_over(2, "bot:random", RandomPlayer(Rng(3)))
    assert match.undo_asked is None
    assert match.table.digest() == before
    assert match.record.rows[-1].text == "undo 1"
    again = resume(match.game, parse(str(match.record)), MatchDealer(1), lambda seat, name: None)
    assert again.table == match.table


def test_a_person_who_takes_a_seat_over_is_asked_whether_an_answer_may_be_taken_back() -> None:
    match = people(TOYS["workshop"](2))
    for _seat in (0, 1):
        match.answer(*first_offer(match))
    assert not match.undo(0)
    match.hand_over(1, "Cleo", None)
    match.agree_to_undo(1, yes=True)
    assert match.steps == []


@pytest.mark.parametrize("name", ["Bea Bright", "@work", "#1", "?", "!", "a\nb", ""])
def test_whoever_takes_over_can_be_read_back(name: str) -> None:
    match = people(TOYS["workshop"](2))
    match.hand_over(0, name, None)
    again = resume(match.game, parse(str(match.record)), MatchDealer(1), lambda seat, name: None)
    assert again.names == match.names


def test_nobody_answers_for_chance_or_for_a_seat_that_gave_up() -> None:
    match = Match(TOYS["whispers"](3), NAMES[:3], [None] * 3, MatchDealer(1))
    with pytest.raises(MatchError, match="nobody at the table answers for seat chance"):
        match.answer(CHANCE, match.table.decision.options[0])
    match.deal()
    seat, offer = first_offer(match)
    match.concede(seat)
    with pytest.raises(MatchError, match=f"nobody at the table answers for seat {seat}"):
        match.answer(seat, offer)


@pytest.mark.parametrize("seat", [-1, 2, 99])
@pytest.mark.parametrize("text", ["concede", "hand-over Dora"])
def test_who_does_not_sit_at_the_table_says_nothing_to_it(seat: int, text: str) -> None:
    match = people(TOYS["workshop"](2))
    rows = list(match.record.rows)
    with pytest.raises(MatchError, match="only a seat of this table says"):
        match.say(seat, text)
    assert (match.record.rows, match.conceded, match.names) == (rows, [], NAMES[:2])


@pytest.mark.parametrize("text", ["pass", "undo", "undo x", "undo 999", "hand-over", "concede now", ""])
def test_what_a_table_has_no_ear_for_is_not_written_down(text: str) -> None:
    match = people(TOYS["workshop"](2))
    rows = list(match.record.rows)
    with pytest.raises(MatchError):
        match.say(0, text)
    assert match.record.rows == rows
