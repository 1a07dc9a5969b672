"""Undo at one keyboard: who wants it, who agrees, and what they see of it."""

from pathlib import Path

import pytest

from commands import Answer, Command
from guildhall import games
from guildhall.kernel.record import parse
from sittings import ANYTHING, TWO, kept


def shown_once(answer: Answer, text: str) -> bool:
    return answer.out.count(text) == 1


def test_undo_takes_the_last_answer_back(guildhall: Command, tmp_path: Path) -> None:
    answer = guildhall(*TWO, typed="place 3\nundo\ny\nplace 4\nquit\ny\n")
    assert shown_once(answer, "Taken back.")
    (record,) = kept(tmp_path, "saves")
    assert [row.text for row in record.rows[-3:]] == ["place blvd-3", f"undo {len(record.rows) - 2}", "place blvd-4"]


def test_only_who_gave_an_answer_takes_it_back(guildhall: Command, tmp_path: Path) -> None:
    # Bea is the first player, so it is Ada who types `undo`.
    answer = guildhall(*TWO, typed="place 3\nundo\nn\nplace 4\nquit\ny\n")
    assert 'Bea (B): take back "place an agent on boulevard 3", and all that came of it?' in answer.out
    assert shown_once(answer, "It stands.")
    assert answer.out.rpartition("It stands.")[2].lstrip().startswith("Ada (A): ")
    (record,) = kept(tmp_path, "saves")
    assert [row.text for row in record.rows[-2:]] == ["place blvd-3", "place blvd-4"]


def test_who_is_at_the_keyboard_takes_an_answer_of_their_own_back_unasked(guildhall: Command) -> None:
    one = ("play", "guilds", "--players", "person,random", "--seed", 6)
    assert "take back" not in guildhall(*one, typed="place 3\nundo\n").out


# Ada and Bea fill all boulevards but the last, which fills itself; then new cards are turned up.
ROUND = "\n".join(f"place {boulevard}" for boulevard in range(11))


@pytest.mark.parametrize(("reply", "said", "verb"), [("y", "Taken back.", "undo"), ("n", "It stands.", "undo-no")])
def test_an_undo_that_is_not_free_is_for_the_others_to_agree(
    guildhall: Command, tmp_path: Path, reply: str, said: str, verb: str
) -> None:
    answer = guildhall(*TWO, typed=f"{ROUND}\nundo\ny\n{reply}\nquit\ny\n")
    before, question, _ = answer.out.partition("may Bea (B) take the last answer back, and all that came of it?")
    assert question
    assert "Bea (B) places an agent on boulevard 10." in before.rpartition("take back")[2]
    assert said in answer.out
    (record,) = kept(tmp_path, "saves")
    assert record.rows[-1].words[0] == verb


LOOKED = """guildhall 1
game guilds
rules 1
options special_actions
seats "Ada" "Bea"
1 chance special tarot-mages seat-0
2 chance special full-purse seat-1
3 chance first seat-0
4 chance reveal the-fence cell-0
5 chance reveal the-drill-captain cell-1
6 chance reveal the-master-mason cell-2
7 chance reveal gate-sergeant cell-3
8 chance reveal the-privateer cell-4
9 chance reveal the-engineer cell-5
10 chance reveal the-auctioneer cell-6
11 chance reveal the-armourer cell-7
12 chance reveal the-surveyor cell-8
13 0 place blvd-0
14 0 play tarot-mages
15 chance look the-pawnbroker
16 chance look night-patrol
17 chance look the-stallholder
"""


def test_who_agrees_to_an_undo_is_told_what_came_of_the_answer_and_no_secret(
    guildhall: Command, tmp_path: Path
) -> None:
    path = tmp_path / "looked.txt"
    path.write_text(LOOKED, "utf-8")
    answer = guildhall("play", "--resume", path, typed="\nundo\n\ny\n")
    before, asked, _ = answer.out.partition("may Ada (A) take the last answer back")
    assert asked
    shown = before.rpartition("Now Bea (B)")[2]
    assert "Ada (A) plays Tarot Mages" in shown
    for secret in ("Pawnbroker", "Night Patrol", "Stallholder"):
        assert secret not in shown
        assert secret in before


def test_a_question_whether_to_undo_is_asked_again_after_resuming(guildhall: Command, tmp_path: Path) -> None:
    guildhall(*TWO, typed=f"{ROUND}\nundo\ny\n")
    (path,) = (tmp_path / "home" / "saves").iterdir()
    assert parse(path.read_text("utf-8")).rows[-1].words[0] == "undo-ask"
    assert "Taken back." in guildhall("play", "--resume", path, typed="y\n").out


THREE = ("play", "guilds", "--players", "person,person,person", "--option", "contracts", "--seed", 5)
TURNS = "".join(f"\nplace {boulevard}\n" for boulevard in range(11))  # Enter takes the keyboard


def test_who_agrees_to_an_undo_does_not_see_what_is_secret_to_another(guildhall: Command) -> None:
    out = guildhall(*THREE, typed=f"{TURNS}\nundo\n\ny\n\ny\n\n").out
    screens = out.split("Press Enter when nobody else looks:")
    asked = [screen for screen in screens if "take the last answer back" in screen]
    assert len(asked) == 2
    assert "contract: " not in "".join(asked)
    assert "Taken back." in out


def test_who_does_not_want_an_answer_back_hands_the_keyboard_on_again(guildhall: Command) -> None:
    screens = guildhall(*THREE, typed="\nplace 3\n\nundo\n\nn\n\n").out.split("Press Enter when nobody else looks:")
    assert ["contract: " in screen for screen in screens] == [False, True, True, False, True]
    assert "It stands." in screens[-1]


def test_at_the_end_the_one_who_answered_last_is_asked(guildhall: Command, tmp_path: Path) -> None:
    guildhall(*TWO, typed=ANYTHING)
    (path,) = (tmp_path / "home" / "finished").iterdir()
    rows = len(parse(path.read_text("utf-8")).rows)
    again = guildhall("play", "--resume", path, typed="undo\nn\n\n")
    assert "take back" in again.out
    assert again.out.count("  1. ") == 2
    assert "It stands." in again.out
    assert len(parse(path.read_text("utf-8")).rows) == rows


def test_nothing_to_take_back_is_said(guildhall: Command) -> None:
    assert "There is nothing to take back." in guildhall(*TWO, typed="undo\n").out


def test_the_last_answer_of_a_match_can_be_taken_back_too(guildhall: Command, tmp_path: Path) -> None:
    guildhall("play", "guilds", "--seats", 2, "--players", "person,random", "--seed", 8, typed=ANYTHING)
    (path,) = (tmp_path / "home" / "finished").iterdir()
    again = guildhall("play", "--resume", path, typed="undo\n")
    assert "Taken back." in again.out
    record = parse(path.read_text("utf-8"))
    game = games.of_record(record)
    assert record.rows[-1].words[0] == "undo"
    assert game.replay(game.read(record)).decision is not None
