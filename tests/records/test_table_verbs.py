"""The table's own verbs in a record that somebody wrote by hand."""

import pytest

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
        resumed(f"{seat} {verb}")
    assert str(fault.value) == f'line 5: only a seat of this table says "{verb}"'


def test_nobody_gives_up_twice() -> None:
    assert resumed("0 concede").conceded == [0]
    with pytest.raises(RecordError, match='line 6: "concede" means nothing here'):
        resumed("0 concede", "0 concede")


def test_who_gave_up_hands_nothing_over() -> None:
    with pytest.raises(RecordError, match='line 6: "hand-over Dora" means nothing here'):
        resumed("0 concede", "0 hand-over Dora")


def test_only_those_who_were_asked_agree_to_an_undo() -> None:
    assert resumed("0 undo-ask 1", "1 undo-yes").undo_asked is not None
    for rows in (["0 undo-ask 1", "0 undo-yes"], ["0 undo-ask 1", "1 undo-yes", "1 undo-no"], ["1 undo-no"]):
        with pytest.raises(RecordError, match=f'line {4 + len(rows)}: "undo-(yes|no)" means nothing here'):
            resumed(*rows)
