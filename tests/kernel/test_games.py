"""A game's options, and what it hands out."""

import pytest

from guildhall.kernel.game import Option, OptionError
from guildhall.kernel.layout import WATCHER
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
