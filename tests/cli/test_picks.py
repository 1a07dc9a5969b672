"""Picking: numbers, words, beginnings of words, numbers of places."""

import pytest

from guildhall.cli.terminal.picks import Option, entries, narrowed


def options(*texts: str) -> list[Option]:
    return [Option(number, text, text.replace("blvd-", "boulevard ")) for number, text in enumerate(texts)]


def picked(typed: str, *texts: str) -> list[str]:
    return [option.text for option in narrowed(typed, options(*texts))]


PLACES = ("place blvd-1", "place blvd-10", "place blvd-11")
CARDS = ("nothing", "play the-fence", "play tarot-mages", "play full-purse")
SWAPS = ("swap cell-0 cell-1", "swap cell-0 cell-2", "swap cell-1 cell-2")


@pytest.mark.parametrize(
    ("typed", "offered", "found"),
    [
        ("place 1", PLACES, ["place blvd-1"]),
        ("place blvd-10", PLACES, ["place blvd-10"]),
        ("pl 11", PLACES, ["place blvd-11"]),
        ("place boulevard 10", PLACES, ["place blvd-10"]),
        ("PLACE BLVD-10", PLACES, ["place blvd-10"]),
        ("place", PLACES, list(PLACES)),
        ("place 2", PLACES, []),
        ("tar", CARDS, ["play tarot-mages"]),
        ("play fen", CARDS, ["play the-fence"]),
        ("purse", CARDS, ["play full-purse"]),
        ("n", CARDS, ["nothing"]),
        ("swap 1 2", SWAPS, ["swap cell-1 cell-2"]),
        ("swap 2 1", SWAPS, ["swap cell-1 cell-2"]),
        ("swap 0", SWAPS, list(SWAPS[:2])),
        ("", SWAPS, []),
    ],
)
def test_the_beginning_of_a_word_or_a_number_of_a_place_is_enough(
    typed: str, offered: tuple[str, ...], found: list[str]
) -> None:
    assert picked(typed, *offered) == found


def test_the_order_of_two_places_counts_where_both_orders_are_offered() -> None:
    assert picked("exchange 3 5", "exchange a-3 a-5", "exchange a-5 a-3") == ["exchange a-3 a-5"]
    assert picked("exchange 5 3", "exchange a-3 a-5", "exchange a-5 a-3") == ["exchange a-5 a-3"]


def test_places_are_listed_under_their_own_numbers() -> None:
    assert [entry.label for entry in entries(options(*PLACES))] == ["1", "10", "11"]


def test_other_options_are_numbered_from_1() -> None:
    assert [entry.label for entry in entries(options(*CARDS))] == ["1", "2", "3", "4"]
    assert [entry.label for entry in entries(options("place blvd-3", "barricade blvd-4"))] == ["1", "2"]


def test_of_many_options_only_the_next_word_is_listed() -> None:
    many = options(*(f"transfer blvd-{one} blvd-{other}" for one in range(5) for other in range(6, 11)))
    listed = entries(many)
    assert [entry.shown for entry in listed] == [f"transfer blvd-{one} ..." for one in range(5)]
    assert sum(len(entry.options) for entry in listed) == len(many)


def test_many_options_that_can_not_be_grouped_are_all_listed() -> None:
    assert len(entries(options(*(f"play card-{number}-x" for number in range(30))))) == 30
