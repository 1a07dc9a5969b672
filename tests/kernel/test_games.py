"""A game's options, and what it hands out."""

import pytest

from guildhall import games
from guildhall.kernel.decision import IllegalAction
from guildhall.kernel.game import Option, OptionError, Outcome
from guildhall.kernel.layout import WATCHER
from guildhall.kernel.record import RecordError, join_seats, parse, split_seats
from toys.well import Well


class LongWell(Well):
    """A toy with an option that is a number."""

    option_list = (Option("rounds", "How many rounds there are.", ("10",), bounds=(8, 14)),)


@pytest.mark.parametrize("said", ["8", "14", 9, "011"])
def test_an_option_with_bounds_is_any_whole_number_between_them(said: object) -> None:
    assert LongWell(2, {"rounds": said}).options == {"rounds": str(int(str(said)))}
    assert LongWell(2).options == {"rounds": "10"}


@pytest.mark.parametrize("said", ["7", "15", "-9", "9.5", "nine", "", "1" * 5000, "\u0669", True])
def test_whatever_else_is_said_of_it_is_refused_with_its_bounds(said: object) -> None:
    with pytest.raises(OptionError, match="rounds is a number from 8 to 14, not "):
        LongWell(2, {"rounds": said})


def test_what_a_game_hands_out_can_not_be_changed() -> None:
    game = Well(2)
    table = game.new(1)
    for given, name in ((game.view(table, WATCHER), "sight"), (game.outcome(table), "places")):
        with pytest.raises(AttributeError, match="immutable"):
            setattr(given, name, ())


@pytest.mark.parametrize("action", [None, "go", 0.0, [], 1 << 70, -1])
@pytest.mark.parametrize("seat", [0, None, "0", 1 << 70])
def test_whatever_is_no_answer_is_refused_and_changes_nothing(seat: object, action: object) -> None:
    game = Well(2)
    table = game.new(1)
    before = table.digest()
    with pytest.raises(IllegalAction):
        game.apply(table, seat, action)
    assert table.digest() == before


def test_what_is_offered_instead_is_said_in_words() -> None:
    game = Well(2)
    table = game.new(1)
    decision = table.decision
    wrong = next(action for action in range(len(game.words)) if action not in decision.options)
    with pytest.raises(IllegalAction) as fault:
        game.apply(table, decision.seat, wrong)
    assert str(fault.value) == f"{game.text(wrong)} is not among the answers to {game.question(decision)}"


def test_a_game_without_refusals_has_none_to_give() -> None:
    game = Well(2)
    with pytest.raises(NotImplementedError):
        game.refuse(game.view(game.new(1), 0), 0)


@pytest.mark.parametrize(("place", "returns"), [(1, (1.0,)), (2, (-1.0,))])
def test_who_plays_alone_wins_or_loses(place: int, returns: tuple[float, ...]) -> None:
    assert Outcome((place,), (7,), ({},), "", "").returns == returns


def test_no_action_has_a_number_below_0_or_beyond_the_last() -> None:
    game = Well(2)
    for number in (-1, len(game.words)):
        with pytest.raises(IndexError):
            game.text(number)


@pytest.mark.parametrize(
    ("name", "seats", "options", "said"),
    [
        ([], 2, {}, "there is no game [];"),
        ("a\nb", 2, {}, "there is no game a b;"),
        ("guilds", 3.0, {}, "guilds is for 2 to 4 seats, not 3.0"),
        ("guilds", True, {}, "guilds is for 2 to 4 seats, not True"),
        ("guilds", 2, "conditions", "options are names with values, not conditions"),
        ("guilds", 2, {"a\nb": 1}, "guilds has no option a b;"),
    ],
    ids=["a list", "two lines", "a fraction", "a truth", "no names", "an option of two lines"],
)
def test_whatever_is_no_game_is_refused_in_a_line(name: object, seats: object, options: object, said: str) -> None:
    with pytest.raises(OptionError) as fault:
        games.get(name, seats, options)
    assert str(fault.value).startswith(said)
    assert "\n" not in str(fault.value)


def test_an_option_stands_once_in_a_record() -> None:
    record = parse('guildhall 1\ngame guilds\nrules 1\noptions conditions conditions=no\nseats "Ada" "Bea"\n')
    with pytest.raises(RecordError, match="the header has an option twice: conditions conditions=no"):
        games.of_record(record)


@pytest.mark.parametrize("name", ["bot:greedy", "bot:my friend", "bot:it's", "Ada Lovelace", "bot:"])
def test_whoever_sits_at_a_table_is_read_back(name: str) -> None:
    assert split_seats(join_seats([name, "Bea"])) == [name, "Bea"]
