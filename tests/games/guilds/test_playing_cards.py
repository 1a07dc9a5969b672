"""Guilds of Cadwallon: what holds for district cards in action cards (GOC-G16, G29, G30)."""

from itertools import combinations

import pytest

from guildhall.games.guilds.table import DECK, MARK
from guildhall.kernel.layout import WATCHER
from guilds_scripts import (
    agents,
    deal,
    grid,
    happened,
    leave_in_deck,
    number,
    options,
    play,
    rule,
    station,
    supports,
    view,
)


# ------------------------------------------------------------------------------------------------- agents stay
@rule("GOC-G16")
@pytest.mark.parametrize("card", ["new-markets", "neighbours-at-odds", "changing-of-the-guard"])
def test_a_swap_moves_two_cards_and_nothing_else_not_even_the_agent_between_them(card):
    city = deal(but={1: "night-patrol"}, hands=[card])
    station(city, 1, 6, 7)
    station(city, 0, 1)
    play(city, "place blvd-0")
    before, streets = grid(city), agents(city)
    assert (supports(city, 0), supports(city, 1)) == ([1, 2], [1 + 2, 2])
    play(city, f"play {card}", "swap cell-0 cell-1")
    assert grid(city) == ["night-patrol", "fence", *before[2:]]
    assert agents(city) == streets == {0: [0], 1: [0], 6: [1], 7: [1]}
    assert (supports(city, 0), supports(city, 1)) == ([1, 2], [1 + 2, 2])


# ------------------------------------------------------------------------------------------------- two cells
@rule("GOC-G29")
def test_an_action_that_names_two_cards_names_two_different_cells():
    city = deal(" ".join(["gate-sergeant", "captain-of-the-watch", *grid(deal())[2:]]), hands=["changing-of-the-guard"])
    play(city, "place blvd-0", "play changing-of-the-guard")
    pairs = [tuple(int(word[-1]) for word in option.split()[1:]) for option in options(city)]
    assert pairs == [(one, other) for one, other in combinations(range(9), 2) if one < 2]


@rule("GOC-G29", "GOC-A12", "GOC-A14")
@pytest.mark.parametrize(
    ("card", "choice", "to"),
    [("neighbours-at-odds", "swap cell-3 cell-4", 4), ("rolling-carts", "shift column-0-down", 6),
     ("new-markets", "swap cell-3 cell-7", 7)],
)  # fmt: skip
def test_marks_and_rumours_travel_with_their_cards(card, choice, to):
    city = deal(hands=[f"sealed-verdict {card}", "bad-rumours"])
    play(city, "place blvd-0", "play sealed-verdict", "mark cell-3", "place blvd-1", "play bad-rumours", "doubt cell-3")
    play(city, "place blvd-5", f"play {card}", choice)
    seen = view(city).cells
    assert seen[to].card == "the-pawnbroker"
    assert [place for place in range(9) if seen[place].mark == 0] == [to]
    assert [place for place in range(9) if seen[place].rumour] == [to]
    assert seen[to].support == 0


# ------------------------------------------------------------------------------------------------- looking at the deck
@rule("GOC-G30")
@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("viewer", [0, 1, 2, WATCHER])
def test_only_the_player_of_tarot_mages_sees_the_cards_that_are_looked_at(seat, viewer):
    city = deal(seats=3, hands=[""] * seat + ["tarot-mages"], first=seat)
    play(city, "place blvd-0", "play tarot-mages")
    told = happened(city, "look engineer", "look privateer", seat=viewer)
    assert told == [f"saw {seat} {card if viewer == seat else '?'}" for card in ("engineer", "privateer")]
    for card in ("engineer", "privateer"):
        assert city.table.knows(viewer, number(city, card)) == (viewer == seat)


@rule("GOC-G30")
@pytest.mark.parametrize("viewer", [1, WATCHER])
def test_the_card_that_goes_into_the_city_and_the_one_that_leaves_are_known_to_all(viewer):
    city = deal(hands=["tarot-mages"])
    play(city, "place blvd-0", "play tarot-mages", "look engineer", "look privateer", "look gate-sergeant")
    told = happened(city, "install engineer cell-8", seat=viewer)
    assert told == ["installed 0 engineer cell-8", "buried 0 stallholder"]
    for card, faceup in (("engineer", True), ("stallholder", False)):
        assert city.table.knows(viewer, number(city, card))
        assert city.table.is_faceup(number(city, card)) == faceup
    assert city.table.card_at(DECK, 0) == number(city, "stallholder")


@rule("GOC-G30")
def test_a_mark_or_a_rumour_on_the_card_that_leaves_the_city_is_lost():
    city = deal(hands=["sealed-verdict tarot-mages", "bad-rumours"])
    play(city, "place blvd-0", "play sealed-verdict", "mark cell-8")
    play(city, "place blvd-3", "play bad-rumours", "doubt cell-8")
    leave_in_deck(city, 1)
    play(city, "place blvd-1", "play tarot-mages", "look engineer", "install engineer cell-8")
    seen = view(city).cells[8]
    assert (seen.card, seen.mark, seen.rumour) == ("the-engineer", -1, False)
    for variables in (city.game.city.rumour, MARK):
        assert city.table.mem[variables + number(city, "stallholder")] == 0
