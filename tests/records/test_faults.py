"""Records that were cut, altered or blacked out: where the fault is, and what it is."""

import random
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from guildhall.kernel.decision import Decision
from guildhall.kernel.game import Game, named
from guildhall.kernel.layout import CHANCE
from guildhall.kernel.record import Record, RecordError, parse
from guildhall.play.dealer import MatchDealer
from guildhall.play.saves import resume
from laws import moves
from rows import GAMES

Make = Callable[[], Game]
every_game = pytest.mark.parametrize("make", [make for _, make in GAMES], ids=[row for row, _ in GAMES])
SAMPLE = 8  # rows of a game that are altered


class Kept:
    """A random game's record, and what was asked at each of its rows."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.asked: list[Decision] = []
        written = Record({**game.header, "seats": " ".join(f"bot:{seat}" for seat in range(game.seats))})
        for table, seat, action in moves(game, seed):
            decision = table.decision_of(seat)
            assert decision is not None
            self.asked.append(decision)
            written.add(seat, game.text(action))
        self.record = parse(str(written))

    def open_before(self, at: int) -> list[Decision]:
        """All questions that are open before a row."""
        return self.game.replay(self.game.read(Record(self.record.header, self.record.rows[:at]))).decisions

    def some(self) -> list[int]:
        """Some of the rows, by their index."""
        return sorted(random.Random(0).sample(range(len(self.asked)), min(SAMPLE, len(self.asked))))

    def fault(self, at: int, text: str, seat: int | None = None) -> RecordError:
        """What replaying says of another answer at a row; a match that is resumed says the same."""
        rows = list(self.record.rows)
        rows[at] = replace(rows[at], seat=rows[at].seat if seat is None else seat, words=tuple(text.split(" ")))
        record = Record(self.record.header, rows)
        with pytest.raises(RecordError) as replayed:
            self.game.replay(self.game.read(record))
        with pytest.raises(RecordError) as resumed:
            resume(self.game, record, MatchDealer(0), lambda seat, name: None)
        assert str(replayed.value) == str(resumed.value)
        assert replayed.value.line == rows[at].line
        return replayed.value


def told(game: Game, asked: Decision) -> str:
    """A question as every fault tells it: its rule, and its options up to thirty."""
    options = list(map(game.text, asked.options))
    rest = f" and {len(options) - 30} more" if len(options) > 30 else ""
    return f"{asked.name} ({asked.rule}): {', '.join(options[:30])}{rest}".replace(" ()", "")


@every_game
def test_a_record_that_was_cut_between_rows_is_a_game_that_goes_on(make: Make) -> None:
    kept = Kept(make(), seed=1)
    for at in kept.some():
        table = kept.game.replay(kept.game.read(Record(kept.record.header, kept.record.rows[:at])))
        asked = table.decision_of(kept.asked[at].seat)
        assert asked is not None
        assert (asked.name, asked.options) == (kept.asked[at].name, kept.asked[at].options)


@every_game
def test_an_altered_answer_is_refused_with_the_question_its_rule_and_all_answers(make: Make) -> None:
    kept = Kept(make(), seed=2)
    for at in kept.some():
        asked = kept.asked[at]
        wrong = kept.game.text(next(number for number in range(len(kept.game.words)) if number not in asked.options))
        assert kept.fault(at, wrong).fault == f"{wrong} is not among the answers to {told(kept.game, asked)}"


@every_game
def test_words_that_mean_nothing_are_refused_with_the_question(make: Make) -> None:
    kept = Kept(make(), seed=3)
    for at in kept.some():
        asked = f"{named(kept.asked[at].seat)} is asked {told(kept.game, kept.asked[at])}"
        assert kept.fault(at, "fly away").fault == f'"fly away" is no action of this game; {asked}'


@every_game
def test_an_answer_of_somebody_who_is_not_asked_is_refused_with_the_question(make: Make) -> None:
    kept = Kept(make(), seed=4)
    for at in kept.some():
        row, asked = kept.record.rows[at], kept.asked[at]
        first = kept.open_before(at)[0]
        said = f"is not asked anything now; {named(first.seat)} is asked {told(kept.game, first)}"
        assert kept.fault(at, row.text, seat=9).fault == f"seat 9 {said}"
        if asked.seat != CHANCE:
            assert kept.fault(at, row.text, seat=CHANCE).fault == f"chance {said}"


@every_game
def test_a_row_after_the_end_is_refused(make: Make) -> None:
    kept = Kept(make(), seed=5)
    kept.record.rows.append(replace(kept.record.rows[-1], number=len(kept.asked) + 1, line=99_999))
    text = kept.record.rows[-1].text
    assert kept.fault(len(kept.asked), text).fault == f"{text} comes after the end of the game"


@every_game
def test_a_blacked_out_word_is_said_to_be_one(make: Make) -> None:
    kept = Kept(make(), seed=6)
    for at in kept.some():
        words = kept.record.rows[at].words
        blacked = " ".join([*words[:-1], "?"])
        assert kept.fault(at, blacked).fault == "the record was redacted: it can be read, but not replayed"
