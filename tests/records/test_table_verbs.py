"""The table's own verbs in a record that somebody wrote by hand."""

import pytest

from guildhall.kernel.layout import CHANCE
from guildhall.kernel.record import RecordError, parse
from guildhall.play.dealer import MatchDealer
from guildhall.play.match import Match
from guildhall.play.saves import resume
from toys import TOYS

GAME = TOYS["workshop"](3)


def resumed(*rows: str) -> Match:
    """A match of three people that begins with these rows."""
    text = f'guildhall 1\ngame {GAME.name}\nrules 1\nseats "Ada" "Bea" "Cleo"\n'
    record = parse(text + "".join(f"{nth} {row}\n" for nth, row in enumerate(rows, 1)))
    return resume(GAME, record, MatchDealer(0), lambda seat, name: None)


@pytest.mark.parametrize("verb", ["undo-ask 1", "concede", "hand-over Dora", "undo-yes"])
@pytest.mark.parametrize("seat", ["chance", "3", "9"])
def test_only_a_seat_of_the_table_has_a_say(verb: str, seat: str) -> None:
    with pytest.raises(RecordError) as fault:
        resumed("0 pass", f"{seat} {verb}")
    assert str(fault.value) == f'line 6: only a seat of this table says "{verb}"'


def refused(*rows: str) -> str:
    """What is said of the last of these rows; those before it are in order."""
    resumed(*rows[:-1])
    with pytest.raises(RecordError) as fault:
        resumed(*rows)
    assert fault.value.line == 4 + len(rows)
    return fault.value.fault


ASKED = ("0 pass", "1 pass", "0 undo-ask 1")
WAITS = "first the others say whether an answer may be taken back"


def test_nobody_gives_up_twice() -> None:
    assert resumed("0 concede").conceded == [0]
    assert refused("0 concede", "0 concede") == "seat 0 is out of the match already"


def test_somebody_answers_for_who_gave_up() -> None:
    for by in ("", " @random"):
        assert resumed("0 concede", f"0 pass{by}").steps[-1].seat == 0


def test_who_gave_up_hands_nothing_over_and_takes_nothing_back() -> None:
    assert refused("0 concede", "0 hand-over Dora") == "seat 0 is out of the match already"
    assert "nothing" in refused("0 pass", "0 concede", "0 undo 1")


def test_once_all_others_have_left_nobody_gives_up_or_answers() -> None:
    for row in ("2 concede", "2 pass", "0 pass"):
        assert refused("0 concede", "1 concede", row) == "the match is over"


def test_once_all_others_have_left_nothing_is_taken_back() -> None:
    assert refused("0 pass", "1 concede", "2 concede", "0 undo 1") == "the match is over"


def test_after_the_end_nobody_gives_up() -> None:
    played = [f"{turn % 3} pass" for turn in range(40)]
    assert resumed(*played).over
    assert refused(*played, "1 concede") == "the match is over"
    assert not resumed(*played, "0 undo 40").over  # but the answer that ended it may be taken back


def test_only_those_who_were_asked_agree_to_an_undo() -> None:
    said = "is not asked whether an answer may be taken back"
    for verb in ("undo-yes", "undo-no"):
        assert refused(f"1 {verb}") == f"seat 1 {said}"
        assert refused(*ASKED, f"0 {verb}") == f"seat 0 {said}"
        assert refused(*ASKED, "1 undo-yes", f"1 {verb}") == f"seat 1 {said}"


def test_an_undo_takes_back_an_answer_of_ones_own_that_holds() -> None:
    assert resumed("0 pass", "0 undo 1").steps == []
    for verb in ("undo", "undo-ask"):
        assert refused("0 pass", "1 pass", f"1 {verb} 1") == "seat 1 has nothing to take back in row 1"
        assert refused("0 pass", "0 undo 1", f"0 {verb} 1") == "seat 0 has nothing to take back in row 1"
        assert refused("0 hand-over Dora", f"0 {verb} 1") == "seat 0 has nothing to take back in row 1"


def test_an_undo_is_free_or_all_others_have_agreed_to_it() -> None:
    assert resumed("0 pass", "1 pass", "1 undo 2").steps[-1].row == 1
    assert resumed(*ASKED, "1 undo-yes", "2 undo-yes", "0 undo 1").steps == []
    assert refused("0 pass", "1 pass", "0 undo 1") == WAITS
    assert refused(*ASKED, "0 undo 1") == WAITS
    assert refused(*ASKED, "1 undo-yes", "0 undo 1") == WAITS
    assert refused(*ASKED, "1 undo-yes", "2 undo-no", "0 undo 1") == WAITS
    assert refused(*ASKED, "1 undo-yes", "2 undo-yes", "1 undo 2") == WAITS


def test_while_an_undo_waits_nobody_answers_or_wants_another() -> None:
    assert refused(*ASKED, "2 pass") == WAITS
    assert refused(*ASKED, "1 undo-ask 2") == WAITS
    assert refused(*ASKED, "1 undo 2") == WAITS
    assert resumed(*ASKED, "2 undo-no", "2 pass").steps[-1].row == 5


def test_programs_agree_to_an_undo() -> None:
    assert resumed("0 hand-over bot:random", "1 hand-over bot:random", "2 hand-over Dora").persons() == [2]
    rows = ("2 hand-over bot:random", "0 pass", "1 pass", "2 pass", "0 concede", "1 undo 3")
    assert resumed(*rows).steps[-1].row == 2
    assert resumed("0 pass", "1 pass", "2 concede", "1 hand-over bot:random", "0 undo 1").steps == []


@pytest.mark.parametrize("row", ["0 undo-ask 999", "0 undo-ask 2", "0 undo 2"])
def test_who_plays_alone_takes_back_no_row_that_there_is_not_yet(row: str) -> None:
    with pytest.raises(RecordError, match=r"line 8: undo(-ask)? names a row before row 4"):
        resumed("1 hand-over bot:random", "2 hand-over bot:random", "0 pass", row.replace(" 2", " 4"))


@pytest.mark.parametrize("row", ["concede now", "hand-over", "hand-over Ada Bea", "undo-yes 1", "undo", "undo-ask x"])
def test_a_verb_of_the_table_has_its_form(row: str) -> None:
    with pytest.raises(RecordError, match=r"line 6: (after|undo(-ask)? names) "):
        resumed("0 pass", f"0 {row}")


def test_after_an_undo_a_record_may_say_that_chance_has_said_something_else() -> None:
    """The dealer of a match does not; but a record is a text that anybody may write, and each answer was offered."""
    match = Match(TOYS["whispers"](2), ["bot:a", "Ada"], [None, None], MatchDealer(1))
    match.deal()
    seat = CHANCE
    while seat == CHANCE or match.steps[-1].seat != CHANCE:  # to an answer of Ada's after which a card is drawn
        decision = match.decisions[0]
        seat = decision.seat
        match.answer(seat, decision.options[0])
    rows = len(match.record.rows)
    assert match.undo(seat)
    match.answer(seat, match.decisions[0].options[0])
    assert match.record.rows[-1].text == match.record.rows[rows - 1].text
    drawn, dealt = match.record.rows[-1].words[1], {row.words[1] for row in match.record.rows if row.seat == CHANCE}
    other = next(card for card in (f"secret-{number}" for number in range(16)) if card not in dealt)
    text = other.join(str(match.record).rsplit(drawn, 1))
    assert str(resume(match.game, parse(text), MatchDealer(9), lambda seat, name: None).record) == text
