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


def shown(*texts: str) -> list[tuple[str, str]]:
    return [(entry.label, entry.shown) for entry in entries(options(*texts))]


def test_places_are_listed_in_one_line_and_picked_by_their_own_numbers() -> None:
    assert shown(*PLACES) == [("", "place boulevard 1 10 11")]


def test_other_options_are_numbered_from_1_and_nothing_is_0() -> None:
    assert [label for label, _ in shown(*CARDS)] == ["0", "1", "2", "3"]


def test_beside_a_list_of_places_other_options_have_letters() -> None:
    assert shown(*PLACES, "play the-fence") == [("a", "place boulevard 1 10 11"), ("b", "play the-fence")]


def test_of_pairs_of_places_the_first_is_listed_and_then_the_second() -> None:
    pairs = ("swap cell-0 cell-1", "swap cell-0 cell-3", "swap cell-1 cell-4")
    assert shown(*pairs) == [("", "swap cell-0 1 ...")]
    assert shown(*pairs[:2]) == [("", "swap cell-0 cell-1 3")]
    assert shown("move blvd-1 blvd-0", "move blvd-3 blvd-0") == [("", "move boulevard 1 3 boulevard 0")]


def test_a_place_that_was_picked_stands_first_whatever_its_place_in_the_pair() -> None:
    assert shown("swap cell-1 cell-4", "swap cell-4 cell-7") == [("", "swap cell-4 cell-1 7")]


@pytest.mark.parametrize(
    "texts",
    [
        ("play bill-1-2", "play bill-2-1"),
        ("exchange a-3 a-4", "exchange a-4 a-3"),
        ("give 1-2-2", "give 2-1-2"),
    ],
)
def test_the_same_numbers_in_another_order_are_a_line_each(texts: tuple[str, ...]) -> None:
    assert shown(*texts) == [("1", texts[0]), ("2", texts[1])]


def test_a_number_that_stands_there_twice_is_no_other_number() -> None:
    assert shown("give 1-2-2", "give 2-1-3") == [("", "give 1-2-2 3")]


def test_what_stands_beside_a_number_is_picked_last() -> None:
    two = [Option(0, "pay blvd-3", "pay boulevard 3"), Option(1, "pay blvd-3-second", "pay boulevard 3 (second)")]
    three = [*two, Option(2, "pay blvd-5", "pay boulevard 5")]
    assert [entry.shown for entry in entries(three)] == ["pay boulevard 3 5 ..."]
    assert narrowed("3", three) == two
    assert [(entry.label, entry.shown) for entry in entries(two)] == [
        ("1", "pay boulevard 3"),
        ("2", "pay boulevard 3 (second)"),
    ]


def test_the_same_number_of_different_things_is_a_line_for_each() -> None:
    both = ("install fence cell-0", "install fence cell-1", "install mason cell-0", "install mason cell-1")
    assert shown(*both) == [("a", "install fence cell-0 1"), ("b", "install mason cell-0 1")]


PLANS = [f"assign {card} {place}" for card in "uvwxyz" for place in ("harbour", "court", "market")]


def test_of_many_options_those_that_differ_in_the_last_word_share_a_line() -> None:
    listed = entries(options(*PLANS))
    assert [entry.shown for entry in listed] == [f"assign {card} harbour, court, market" for card in "uvwxyz"]
    assert sum(len(entry.options) for entry in listed) == len(PLANS)


def test_what_they_have_in_common_is_said_once_before_and_behind() -> None:
    shown = [
        f"send {card} to the {place} facedown" for card in "uvwxyz" for place in ("Old Bridge", "Gate", "Old Gate")
    ]
    listed = entries([Option(number, text, said) for number, (text, said) in enumerate(zip(PLANS, shown, strict=True))])
    assert listed[0].shown == "send u to the Old Bridge, Gate, Old Gate facedown"


def test_of_still_more_options_only_the_next_word_is_listed_as_it_is_said() -> None:
    many = [Option(number, text, text.replace("assign", "send")) for number, text in enumerate(PLANS)]
    both = [*many, *options("discard u", "discard v")]
    assert [(entry.label, entry.shown) for entry in entries(both, 5)] == [("1", "send ..."), ("2", "discard ...")]


def test_many_options_that_can_not_be_grouped_are_all_listed() -> None:
    names = [f"play card-{chr(97 + nth // 26)}{chr(97 + nth % 26)}" for nth in range(30)]
    assert len(entries(options(*names))) == 30
