"""Taking back is decided by the engine."""

import pytest

from guildhall.kernel.game import Game
from guildhall.kernel.layout import CHANCE
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
