"""Taking back is decided by the engine."""

import pytest

from guildhall.kernel.game import Game
from guildhall.kernel.layout import CHANCE
from guildhall.kernel.sight import sight
from guildhall.play.dealer import MatchDealer
from guildhall.play.match import Match, MatchError
from guildhall.play.undo import Step, is_free, last_answer
from toys import TOYS


def people(game: Game, seed: int = 1) -> Match:
    match = Match(game, ["Ada", "Bea", "Cleo"][: game.seats], [None] * game.seats, MatchDealer(seed))
    match.play_programs()
    return match


def test_undo_is_free_while_only_this_seat_has_answered_and_was_shown_nothing() -> None:
    own, other = Step(4, 0, 0), Step(5, 1, 0)
    assert is_free([own], 0, 4)
    assert is_free([own, Step(5, 0, 0)], 0, 4)
    assert not is_free([own, other], 0, 4)
    assert not is_free([own, Step(5, CHANCE, 0)], 0, 4)


def test_what_this_seat_was_shown_makes_it_not_free_but_not_what_others_were_shown() -> None:
    assert not is_free([Step(4, 0, 0b001)], 0, 4)
    assert is_free([Step(4, 0, 0b110)], 0, 4)


def test_the_last_answer_of_a_seat_is_taken_back_with_all_after_it() -> None:
    assert last_answer([Step(4, 0, 0), Step(5, 1, 0), Step(6, 1, 0)], 0) == 4
    assert last_answer([Step(5, 1, 0)], 0) == 0


def answered_until(toy: str, free: bool) -> tuple[Match, int, int]:
    """A match whose last answer its seat can, or can not, take back freely; with that seat and the digest before."""
    for seed in range(20):
        match = people(TOYS[toy](2), seed)
        while match.decisions:
            decision = match.decisions[0]
            before = match.table.digest()
            match.answer(decision.seat, decision.options[-1])
            if is_free(match.steps, decision.seat, last_answer(match.steps, decision.seat)) == free:
                return match, decision.seat, before
    raise AssertionError(f"{toy} has no such answer")


def test_a_free_undo_restores_the_table_and_is_a_row() -> None:
    match, seat, before = answered_until("workshop", free=True)
    row = last_answer(match.steps, seat)
    assert match.undo(seat)
    assert match.table.digest() == before
    assert match.record.rows[-1].text == f"undo {row}"
    assert match.game.replay(match.game.read(match.record)) == match.table


def match_that_has_to_ask() -> tuple[Match, int, int]:
    for toy in TOYS:
        try:
            return answered_until(toy, free=False)
        except AssertionError:
            continue
    raise AssertionError("no toy has an answer that is not free to take back")


def test_an_undo_that_is_not_free_is_asked_of_the_others() -> None:
    match, seat, before = match_that_has_to_ask()
    assert not match.undo(seat)
    with pytest.raises(MatchError):
        match.answer(1 - seat, 0)
    match.agree_to_undo(1 - seat, yes=True)
    assert match.table.digest() == before
    assert [row.words[0] for row in match.record.rows[-3:]] == ["undo-ask", "undo-yes", "undo"]


def test_one_no_refuses_an_undo() -> None:
    match, seat, _ = match_that_has_to_ask()
    after = match.table.digest()
    match.undo(seat)
    match.agree_to_undo(1 - seat, yes=False)
    assert match.table.digest() == after
    assert match.undo_asked is None
    with pytest.raises(MatchError):
        match.agree_to_undo(1 - seat, yes=True)


def test_the_same_question_asked_again_of_chance_gets_the_same_answer() -> None:
    match, seat, _ = match_that_has_to_ask()
    row = last_answer(match.steps, seat)
    text = match.record.rows[row - 1].text
    after, rows = match.table.digest(), [row.text for row in match.record.rows]
    match.undo(seat)
    match.agree_to_undo(1 - seat, yes=True)
    match.dealer.luck = MatchDealer(999).luck  # luck from elsewhere: what was dealt once is dealt again
    match.answer(seat, match.game.words.number(text))
    if len(rows) == row or all(other.seat == CHANCE for other in match.record.rows[row : len(rows)]):
        assert match.table.digest() == after


def test_a_seat_without_answers_has_nothing_to_take_back() -> None:
    match = people(TOYS["workshop"](2))
    with pytest.raises(MatchError):
        match.undo(0)


def test_chance_takes_nothing_back() -> None:
    match = people(TOYS["whispers"](2))
    with pytest.raises(MatchError):
        match.undo(CHANCE)


def sealed_council() -> Match:
    """A council of three at its first sealed group, after seat 0 has committed a card."""
    match = people(TOYS["council"](3))
    assert [decision.seat for decision in match.decisions] == [0, 1, 2]
    answer(match, 0, 1)
    return match


def answer(match: Match, seat: int, nth: int) -> None:
    decision = next(decision for decision in match.decisions if decision.seat == seat)
    match.answer(seat, decision.options[nth])


def test_whether_others_have_answered_in_secret_makes_no_difference_to_an_undo() -> None:
    one, other = sealed_council(), sealed_council()
    answer(other, 1, 0)
    for match in (one, other):
        assert match.undo(0)
        assert match.undo_asked is None
        assert match.record.rows[-1].words[0] == "undo-own"
    assert list(sight(one.table, 0)) == list(sight(other.table, 0))
    assert [decision.seat for decision in one.decisions] == [0, 1, 2]
    assert [decision.seat for decision in other.decisions] == [0, 2], "what seat 1 has answered still holds"


def test_a_match_is_what_its_record_replays_to_when_sealed_answers_were_taken_back() -> None:
    match = sealed_council()
    answer(match, 1, 0)
    match.undo(0)
    while match.decisions:
        answer(match, match.decisions[0].seat, -1)
    assert match.game.replay(match.game.read(match.record)) == match.table


def test_what_was_answered_before_a_sealed_group_opened_is_for_the_others_to_agree() -> None:
    """Else that it is free would tell that nobody has answered in the group."""
    match = people(TOYS["council"](3))
    opened = match.group
    while match.group == opened:
        answer(match, match.decisions[0].seat, 0)
    last = match.steps[-1]
    assert last.group == opened
    assert not match.undo(last.seat)
    assert match.record.rows[-1].words[0] == "undo-ask"


def test_undo_own_is_for_sealed_answers_and_undo_for_the_others() -> None:
    match = sealed_council()
    row = last_answer(match.steps, 0)
    for verb in ("undo", "undo-ask"):
        with pytest.raises(MatchError, match="undo-own takes back sealed answers, and no others"):
            match.say(0, f"{verb} {row}")
    match, seat, _ = answered_until("workshop", free=True)
    with pytest.raises(MatchError, match="undo-own takes back sealed answers, and no others"):
        match.say(seat, f"undo-own {last_answer(match.steps, seat)}")
