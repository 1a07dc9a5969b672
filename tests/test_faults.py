"""Every fault that the program raises says what was found, in whatever process it is raised."""

import pickle
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import pytest

import guildhall
from guildhall.kernel.cards import CardError
from guildhall.kernel.decision import IllegalAction
from guildhall.kernel.record import HEADER, RecordError
from guildhall.play.match import MatchError

NOT_IMPORTED = ("guildhall.__main__", "guildhall.cli.speed.peers")  # which run at once, or with other libraries
MADE_OF_SEVERAL = [
    CardError(Path("cards.toml"), "cards.the-fence", "two\nlines"),
    CardError(Path("cards.toml"), "", "No such file"),
    MatchError("over", "the match is over"),
    RecordError(7, "a row is missing"),
    RecordError(HEADER, "no cards"),
]


def raised_by_the_program() -> set[type[Exception]]:
    """All classes of faults in the package but the terminal's, which is one process."""
    names = {module.name for module in walk_packages(guildhall.__path__, "guildhall.")}.difference(NOT_IMPORTED)
    names = {name for name in names if not name.startswith("guildhall.cli.terminal")}
    found = [each for name in names for each in vars(import_module(name)).values() if isinstance(each, type)]
    return {each for each in found if issubclass(each, Exception) and each.__module__ in names}


def assert_can_be_sent(fault: Exception) -> None:
    """One that could not be read again would have `guildhall simulate` wait for it for ever."""
    again = pickle.loads(pickle.dumps(fault))
    assert type(again) is type(fault)
    assert (str(again), again.args) == (str(fault), fault.args)
    assert getattr(again, "__dict__", {}) == getattr(fault, "__dict__", {})


@pytest.mark.parametrize("fault", MADE_OF_SEVERAL, ids=str)
def test_a_fault_that_is_made_of_several_things_comes_whole_from_another_process(fault: Exception) -> None:
    assert_can_be_sent(fault)


def test_every_other_fault_is_made_of_its_sentence_and_comes_whole_too() -> None:
    others = raised_by_the_program().difference(map(type, MADE_OF_SEVERAL))
    assert IllegalAction in others
    for kind in others:
        assert_can_be_sent(kind("what is wrong"))


def test_a_fault_of_cards_is_one_line() -> None:
    assert str(CardError(Path("cards.toml"), "cards.a", "two\nlines")) == "cards.toml: cards.a: two lines"
