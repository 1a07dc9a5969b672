"""The game on a real terminal."""

import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("there is no pty", allow_module_level=True)

from keyboard import CLEARED, STYLE, Keyboard

Open = Callable[..., Keyboard]

TWO = ("play", "guilds", "--players", "person,person", "--seed", "5")
SECRET = (*TWO, "--option", "modules=all")
FOUR = ("play", "guilds", "--players", "person,person,person,person", "--seed", "5", "--option", "modules=all")
ARCANA = ("play", "arcana", "--players", "person,random,random,random", "--seed", "5")
PROMPT = "(? helps) > "
HAND_OVER = "Press Enter when nobody else looks:"
WIPED = "\x1b[3J"
EARLIER_LINE = "\x1b[A"  # Arrow-Up


@pytest.fixture
def keyboard(tmp_path: Path) -> Iterator[Open]:
    """Opens terminals whose program keeps its matches in the test's own folder."""
    opened: list[Keyboard] = []

    def open_terminal(*words: str, **variables: str) -> Keyboard:
        opened.append(Keyboard(*words, home=tmp_path, **variables))
        return opened[-1]

    yield open_terminal
    for terminal in opened:
        terminal.put_away()


def saved(home: Path) -> str:
    (path,) = (home / "saves").iterdir()
    return path.read_text("utf-8")


def last_screen(shown: str) -> list[str]:
    return shown.rpartition(CLEARED)[2].replace("\r", "").split("\n")


@pytest.mark.parametrize(
    ("words", "turns"),
    [(TWO, ([], ["3"], ["4"])), (FOUR, ([""], ["4"], ["nothing", ""], ["0"], ["nothing", ""]))],
)
def test_the_table_and_the_question_fit_on_24_rows(
    keyboard: Open, words: tuple[str, ...], turns: tuple[list[str], ...]
) -> None:
    terminal = keyboard(*words)
    for answers in turns:
        terminal.type(*answers)
        screen = last_screen(terminal.wait_for(PROMPT))
        assert "Round 1" in screen[0]
        assert len(screen) <= 24


@pytest.mark.parametrize("language", ["en_GB.UTF-8", "it_IT.UTF-8"])
def test_five_districts_four_players_a_hand_and_its_answers_fit_on_24_rows(keyboard: Open, language: str) -> None:
    terminal = keyboard(*ARCANA, LANG=language)
    terminal.type(*["1", ""] * 8, "quit", "no")  # Enter shows the table, whatever was asked
    shown = terminal.wait_for_the_end().replace("\r", "")
    screens = [screen.partition("(? ")[0].split("\n") for screen in shown.split(CLEARED)]
    tables = [screen for screen in screens if "Round 1" in screen[0]]
    assert len(tables) > 8
    assert max(map(len, tables)) <= 24


def test_colours_are_for_terminals_that_want_them(keyboard: Open) -> None:
    for variables, coloured in (({}, True), ({"NO_COLOR": "1"}, False)):
        terminal = keyboard(*TWO, **variables)
        assert (f"{STYLE}1;3" in terminal.wait_for(PROMPT)) == coloured


def test_what_is_secret_is_wiped_off_before_the_next_person_looks(keyboard: Open) -> None:
    terminal = keyboard(*SECRET)
    terminal.wait_for(HAND_OVER)
    terminal.type("")
    shown = terminal.wait_for(PROMPT)
    assert WIPED in shown
    terminal.type("0", "nothing")
    handed = terminal.wait_for(HAND_OVER)
    assert WIPED in handed
    after = handed.rpartition(WIPED)[2]
    assert "hand: " not in after
    assert CLEARED not in after, "what is cleared may be scrolled up to where one can look back"


def test_a_terminal_that_can_not_be_wiped_is_scrolled_on(keyboard: Open) -> None:
    terminal = keyboard(*SECRET, TERM="dumb")
    before = terminal.wait_for(HAND_OVER)
    assert "\n" * 24 in before.replace("\r", "")
    assert "\x1b" not in before


def test_what_was_typed_does_not_come_back_for_the_next_person(keyboard: Open) -> None:
    terminal = keyboard(*SECRET)
    terminal.wait_for(HAND_OVER)
    terminal.type("", "? my-secret", "0", "nothing")
    terminal.wait_for("my-secret")
    terminal.wait_for(HAND_OVER)
    terminal.type("")
    terminal.wait_for(PROMPT)
    terminal.type(EARLIER_LINE * 4)
    assert "my-secret" not in terminal.wait_for(PROMPT)
    terminal.type("? my-own")
    terminal.wait_for(PROMPT)
    terminal.type(EARLIER_LINE)
    assert "my-own" in terminal.wait_for(PROMPT)


def test_a_rounds_news_have_a_screen_of_their_own(keyboard: Open) -> None:
    terminal = keyboard(*TWO)
    terminal.type(*map(str, range(11)))  # the last boulevard fills itself
    news = last_screen(terminal.wait_for("Enter shows the table:"))
    assert any("Round 2 begins." in line for line in news)
    assert not any("┐" in line for line in news)
    terminal.type("")
    table = last_screen(terminal.wait_for(PROMPT))
    assert any("┐" in line for line in table)
    assert not any("begins" in line for line in table)


def test_long_texts_are_read_a_screenful_at_a_time(keyboard: Open) -> None:
    terminal = keyboard(*TWO)
    terminal.wait_for(PROMPT)
    terminal.type("rules", "stop")
    terminal.wait_for("Enter reads on, anything else stops:")
    assert "Modules" not in terminal.wait_for(PROMPT)
    terminal.type("rules", "")
    assert "Modules" in terminal.wait_for(PROMPT)


@pytest.mark.parametrize("key", ["\x03", "\x04"])
def test_leaving_by_a_key_saves_the_match(keyboard: Open, tmp_path: Path, key: str) -> None:
    terminal = keyboard(*TWO)
    terminal.type("3")
    terminal.wait_for(PROMPT)
    terminal.wait_for(PROMPT)
    terminal.type(key)
    shown = terminal.wait_for_the_end()
    assert "Saved in" in shown
    assert "Traceback" not in shown
    assert "place blvd-3" in saved(tmp_path)


@pytest.mark.parametrize("number", [signal.SIGHUP, signal.SIGTERM])
def test_a_signal_to_end_saves_the_match(keyboard: Open, tmp_path: Path, number: int) -> None:
    terminal = keyboard(*TWO)
    terminal.type("3")
    terminal.wait_for(PROMPT)
    terminal.wait_for(PROMPT)
    terminal.process.send_signal(number)
    terminal.type("")  # what came in the instant before the keyboard was listened to is seen at the next key
    terminal.wait_for_the_end()
    assert "place blvd-3" in saved(tmp_path)


def test_closing_the_window_saves_the_match(keyboard: Open, tmp_path: Path) -> None:
    terminal = keyboard(*TWO)
    terminal.type("3")
    terminal.wait_for(PROMPT)
    terminal.wait_for(PROMPT)
    terminal.close()
    assert "place blvd-3" in saved(tmp_path)


def test_leaving_the_menus_is_quiet(keyboard: Open, tmp_path: Path) -> None:
    terminal = keyboard("play")
    terminal.type("guilds")
    terminal.wait_for("How many players?")
    terminal.type("\x03")
    assert "Traceback" not in terminal.wait_for_the_end()
    assert not (tmp_path / "saves").exists()
