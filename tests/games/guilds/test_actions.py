"""Guilds of Cadwallon: the action cards that change cards of the city (GOC-A1, A2, A5, A10, A12 to A14)."""

from itertools import combinations

import pytest

from guildhall.games.guilds.table import DECK
from guilds_scripts import (
    CITY,
    agents,
    asked,
    deal,
    doubt,
    end_dispatch,
    grid,
    happened,
    leave_in_deck,
    look_again,
    mark,
    options,
    play,
    refill,
    rule,
    station,
    supports,
    view,
    won,
)

CARDS = CITY.split()
ALIKE = [(0, 1), (0, 2), (0, 5), (1, 2), (1, 5), (2, 5), (3, 7), (3, 8), (4, 6), (7, 8)]  # of one District Type
NEIGHBOURS = [(0, 1), (0, 3), (1, 2), (1, 4), (2, 5), (3, 4), (3, 6), (4, 5), (4, 7), (5, 8), (6, 7), (7, 8)]


def act(card, **laid_out):
    """Seat 1 has placed an agent on boulevard 0 and plays this card."""
    city = deal(hands=["", card], first=1, **laid_out)
    play(city, "place blvd-0", f"play {card}")
    return city


def swaps(city):
    return [tuple(int(word[-1]) for word in option.split()[1:]) for option in options(city)]


def decision_rule(city):
    return city.table.decision.rule


EFFECTS = {
    "new-markets": "GOC-A1",
    "tarot-mages": "GOC-A2",
    "crowded-street": "GOC-A3",
    "hired-hand": "GOC-A4",
    "rolling-carts": "GOC-A5",
    "barricade": "GOC-A6",
    "change-of-orders": "GOC-A7",
    "forged-papers": "GOC-A8",
    "house-arrest": "GOC-A9",
    "neighbours-at-odds": "GOC-A10",
    "full-purse": "GOC-A11",
    "sealed-verdict": "GOC-A12",
    "changing-of-the-guard": "GOC-A13",
    "bad-rumours": "GOC-A14",
}


# ------------------------------------------------------------------------------------------------- the chapter's head
def test_each_of_the_14_action_cards_exists_once_is_worth_2_and_has_support_2():
    game = deal().game
    cards = {key: game.card(key) for key in game.card_set.of_kind("action")}
    assert {key: card.rule for key, card in cards.items()} == EFFECTS
    assert {(card.points, card.support) for card in cards.values()} == {(2, 2)}


# ------------------------------------------------------------------------------------------------- swaps
@rule("GOC-A1")
def test_new_markets_swaps_two_cards_of_one_district_type():
    city = act("new-markets")
    assert decision_rule(city) == "GOC-A1"
    assert swaps(city) == ALIKE
    assert happened(city, "swap cell-0 cell-5") == ["swapped 1 cell-0 cell-5"]
    assert grid(city) == ["foundry-hand", *CARDS[1:5], "fence", *CARDS[6:]]


@rule("GOC-A10")
def test_neighbours_at_odds_swaps_two_cards_whose_cells_share_a_side():
    city = act("neighbours-at-odds")
    assert decision_rule(city) == "GOC-A10"
    assert swaps(city) == NEIGHBOURS
    assert happened(city, "swap cell-4 cell-7") == ["swapped 1 cell-4 cell-7"]
    assert grid(city) == [*CARDS[:4], "armourer", *CARDS[5:7], "surveyor", CARDS[8]]


@rule("GOC-A13")
def test_changing_of_the_guard_swaps_a_militia_card_with_any_other_card_of_the_city():
    city = act("changing-of-the-guard", but={2: "night-patrol", 6: "gate-sergeant"})
    assert decision_rule(city) == "GOC-A13"
    assert swaps(city) == [pair for pair in combinations(range(9), 2) if 2 in pair or 6 in pair]
    assert happened(city, "swap cell-0 cell-6") == ["swapped 1 cell-0 cell-6"]
    assert grid(city) == ["gate-sergeant", CARDS[1], "night-patrol", *CARDS[3:6], "fence", *CARDS[7:]]


# ------------------------------------------------------------------------------------------------- Tarot Mages
@rule("GOC-A2")
@pytest.mark.parametrize(("deck", "looks"), [(24, 3), (4, 3), (3, 3), (2, 2), (1, 1)])
def test_tarot_mages_looks_at_the_three_topmost_cards_or_at_all_if_there_are_fewer(deck, looks):
    city = deal(hands=["", "tarot-mages"], first=1)
    leave_in_deck(city, deck)
    play(city, "place blvd-0", "play tarot-mages")
    cards = ["engineer", "privateer", "night-patrol"][:looks]
    for card in cards:
        assert asked(city) == "chance deal"
        told = happened(city, f"look {card}")
    assert told[1:] == [f"looked 1 {looks}"]
    assert (asked(city), decision_rule(city)) == ("1 install", "GOC-A2")
    assert options(city) == [f"install {card} cell-{cell}" for card in cards for cell in range(9)]


@rule("GOC-A2")
@pytest.mark.parametrize("top", ["engineer", "privateer"])
def test_the_others_go_back_on_top_in_the_order_you_like_and_the_card_that_left_to_the_bottom(top):
    city = deal(hands=["tarot-mages"])
    leave_in_deck(city, 5)
    play(city, "place blvd-0", "play tarot-mages", "look engineer", "look night-patrol", "look privateer")
    play(city, "install night-patrol cell-4")
    assert grid(city) == [*CARDS[:4], "night-patrol", *CARDS[5:]]
    assert (asked(city), options(city)) == ("0 top", ["top engineer", "top privateer"])
    play(city, f"top {top}")
    assert (asked(city), view(city).deck) == ("1 place", 5)

    end_dispatch(city, [6], [11])  # cells 0, 1, 3, 5 and 8 are won and refilled
    assert grid(city)[:2] == [top, "privateer" if top == "engineer" else "engineer"]
    play(city, "reveal gate-sergeant cell-3", "reveal customs-inspector cell-5")  # nobody had looked at these
    assert grid(city)[8] == "surveyor"


@rule("GOC-A2")
def test_a_single_other_card_goes_back_without_a_question():
    city = deal(hands=["tarot-mages"])
    leave_in_deck(city, 2)
    play(city, "place blvd-0", "play tarot-mages", "look engineer", "look privateer", "install engineer cell-8")
    assert (asked(city), view(city).deck) == ("1 place", 2)
    assert [city.game.keys[card] for card in city.table.cards(DECK)] == ["the-stallholder", "the-privateer"]


# ------------------------------------------------------------------------------------------------- Rolling Carts
SHIFTS = {
    "row-0-right": "2 0 1 3 4 5 6 7 8",
    "row-0-left": "1 2 0 3 4 5 6 7 8",
    "row-1-right": "0 1 2 5 3 4 6 7 8",
    "row-1-left": "0 1 2 4 5 3 6 7 8",
    "row-2-right": "0 1 2 3 4 5 8 6 7",
    "row-2-left": "0 1 2 3 4 5 7 8 6",
    "column-0-down": "6 1 2 0 4 5 3 7 8",
    "column-0-up": "3 1 2 6 4 5 0 7 8",
    "column-1-down": "0 7 2 3 1 5 6 4 8",
    "column-1-up": "0 4 2 3 7 5 6 1 8",
    "column-2-down": "0 1 8 3 4 2 6 7 5",
    "column-2-up": "0 1 5 3 4 8 6 7 2",
}


@rule("GOC-A5")
@pytest.mark.parametrize(("shift", "cells"), SHIFTS.items(), ids=SHIFTS)
def test_rolling_carts_moves_a_row_or_column_on_by_one_cell_and_the_last_card_to_the_other_end(shift, cells):
    city = act("rolling-carts")
    station(city, 0, 2, 9, 10)
    assert decision_rule(city) == "GOC-A5"
    assert options(city) == [f"shift {shift}" for shift in SHIFTS]
    assert happened(city, f"shift {shift}") == [f"shifted 1 {shift}"]
    assert grid(city) == [CARDS[int(cell)] for cell in cells.split()]
    assert agents(city) == {0: [1], 2: [0], 9: [0], 10: [0]}, "agents do not move"


# ------------------------------------------------------------------------------------------------- Sealed Verdict
@rule("GOC-A12")
def test_a_sealed_verdict_marks_a_card_that_bears_no_mark():
    city = act("sealed-verdict")
    mark(city, 4, seat=0)  # as if there were another verdict
    look_again(city)
    assert decision_rule(city) == "GOC-A12"
    assert options(city) == [f"mark cell-{cell}" for cell in (0, 1, 2, 3, 5, 6, 7, 8)]
    assert happened(city, "mark cell-7") == ["marked 1 cell-7"]
    assert [cell.mark for cell in view(city).cells] == [-1, -1, -1, -1, 0, -1, -1, 1, -1]


def control(*streets, mark="mark cell-1", bearer=0, but=None):
    """A round that ends with one agent of each seat on these boulevards, after the bearer has marked a card."""
    city = deal(but=but, seats=len(streets), first=bearer, hands=[""] * bearer + ["sealed-verdict"])
    play(city, f"place blvd-{streets[bearer]}", "play sealed-verdict", mark)
    end_dispatch(city, *([street] if seat != bearer else [] for seat, street in enumerate(streets)))
    return city


# Beside cell 1 lie cards of Support 1, 2 and 2, across boulevards 0, 1 and 7.
@rule("GOC-A12")
@pytest.mark.parametrize("bearer", [0, 1])
def test_who_is_tied_for_the_most_support_at_the_own_mark_wins_the_card(bearer):
    city = control(1, 7, bearer=bearer)
    assert "drill-captain" in won(city, bearer)
    assert "drill-captain" not in won(city, 1 - bearer)


@rule("GOC-A12")
@pytest.mark.parametrize(
    ("streets", "mark"),
    [
        pytest.param([0, 1, 7], "mark cell-1", id="the bearer has less"),
        pytest.param([11, 1, 7], "mark cell-1", id="the bearer has nothing"),
        pytest.param([1, 7, 11], "mark cell-6", id="the tie is at another card"),
    ],
)
def test_a_mark_wins_no_tie_in_which_its_bearer_is_not(streets, mark):
    assert grid(control(*streets, mark=mark))[1] == "drill-captain"


@rule("GOC-A12")
def test_a_mark_wins_nothing_against_more_support():
    assert "drill-captain" in won(control(0, 1), 1)


@rule("GOC-A12")
def test_a_mark_wins_nothing_where_nobody_has_support():
    city = control(9, 5, mark="mark cell-6", but={3: "privateer"})  # boulevard 9 lies between cells 3 and 6
    assert grid(city)[6] == "gem-assayer"


@rule("GOC-A12")
def test_a_mark_moves_with_its_card():
    city = deal(hands=["sealed-verdict", "neighbours-at-odds"])
    play(city, "place blvd-1", "play sealed-verdict", "mark cell-0")
    play(city, "place blvd-7", "play neighbours-at-odds", "swap cell-0 cell-1")
    assert supports(city, 1) == [2, 2]
    end_dispatch(city, [11], [])
    assert "fence" in won(city, 0)


# ------------------------------------------------------------------------------------------------- Bad Rumours
@rule("GOC-A14")
def test_bad_rumours_make_the_support_value_of_one_card_0_until_the_round_ends():
    city = act("bad-rumours")
    assert decision_rule(city) == "GOC-A14"
    assert options(city) == [f"doubt cell-{cell}" for cell in range(9)]
    assert happened(city, "doubt cell-1") == ["doubted 1 cell-1"]
    assert (supports(city, 0), supports(city, 1)) == ([0, 0], [0, 1])
    assert [cell.support for cell in view(city).cells] == [1, 0, 2, 2, 2, 3, 1, 1, 2]


@rule("GOC-A14")
def test_a_card_of_which_ill_is_said_already_can_be_chosen_again_and_is_worth_no_less():
    city = act("bad-rumours")
    doubt(city, 4)
    look_again(city)
    assert options(city) == [f"doubt cell-{cell}" for cell in range(9)]
    play(city, "doubt cell-4")
    assert view(city).cells[4].support == 0


@rule("GOC-A14")
def test_a_rumour_of_a_card_that_stays_in_the_city_ends_with_the_round():
    city = deal(hands=["bad-rumours"])
    play(city, "place blvd-0", "play bad-rumours", "doubt cell-8")
    end_dispatch(city, [0], [1])
    refill(city)
    assert (view(city).round, grid(city)[8]) == (2, "stallholder")
    assert (view(city).cells[8].rumour, view(city).cells[8].support) == (False, 2)


@rule("GOC-A14")
def test_a_rumour_moves_with_its_card():
    city = deal(hands=["bad-rumours", "neighbours-at-odds"])
    play(city, "place blvd-0", "play bad-rumours", "doubt cell-1")
    play(city, "place blvd-5", "play neighbours-at-odds", "swap cell-1 cell-4")
    assert [cell.support for cell in view(city).cells[:5]] == [1, 2, 2, 2, 0]
    assert supports(city, 0) == [2, 0]
