"""Guilds of Cadwallon: the action cards of agents and streets (GOC-A3, A4, A6 to A9, A11)."""

import pytest

from guildhall.games.guilds.view import AgentView
from guilds_scripts import (
    agents,
    asked,
    barricade,
    deal,
    happened,
    options,
    pay,
    play,
    player,
    rule,
    station,
    supports,
    view,
)


def lay_out(card, own=(), others=(), **laid_out):
    """Seat 1 holds this card and is to place; some agents are on the street, and seat 0's are the others'."""
    city = deal(hands=["", card], first=1, **laid_out)
    station(city, 1, *own)
    station(city, 0, *others)
    return city


def decision_rule(city):
    return city.table.decision.rule


def event_rule(city, event):
    return city.game.texts("en").rule_of(event)


# ------------------------------------------------------------------------------------------------- one more agent
@rule("GOC-A3")
def test_crowded_street_places_one_more_agent_beside_a_single_one_whosever_it_is():
    city = lay_out("crowded-street", own=[8, 9], others=[5, 8])
    play(city, "place blvd-0", "play crowded-street")
    assert decision_rule(city) == "GOC-A3"
    assert options(city) == ["place blvd-0", "place blvd-5", "place blvd-9"]
    assert happened(city, "place blvd-5") == ["joined 1 blvd-5"]
    assert event_rule(city, "joined") == "GOC-A3"
    assert agents(city)[5] == [0, 1]
    assert (supports(city, 7), supports(city, 8)) == ([2, 2], [1, 1])


@rule("GOC-A4")
def test_hired_hand_places_one_more_agent_on_an_empty_boulevard_that_is_not_blocked():
    city = lay_out("hired-hand", others=[5])
    barricade(city, 2, 3, 4)
    play(city, "place blvd-0", "play hired-hand")
    assert decision_rule(city) == "GOC-A4"
    assert options(city) == [f"place blvd-{boulevard}" for boulevard in (1, 6, 7, 8, 9, 10, 11)]
    assert happened(city, "place blvd-11") == ["hired 1 blvd-11"]
    assert event_rule(city, "hired") == "GOC-A4"
    assert agents(city) == {0: [1], 5: [0], 11: [1]}


# ------------------------------------------------------------------------------------------------- Barricade
@rule("GOC-A6")
def test_a_barricade_blocks_an_empty_boulevard_and_no_agent_can_be_placed_there():
    city = lay_out("barricade", others=[5])
    play(city, "place blvd-0", "play barricade")
    assert decision_rule(city) == "GOC-A6"
    assert options(city) == [f"barricade blvd-{boulevard}" for boulevard in range(1, 12) if boulevard != 5]
    assert happened(city, "barricade blvd-7") == ["barricaded 1 blvd-7"]
    assert [number for number, street in enumerate(view(city).boulevards) if street.barricade] == [7]
    assert options(city) == [f"place blvd-{boulevard}" for boulevard in range(1, 12) if boulevard not in (5, 7)]


@rule("GOC-A6")
def test_no_agent_can_be_moved_behind_a_barricade():
    city = deal(hands=["barricade", "change-of-orders"])
    play(city, "place blvd-0", "play barricade", "barricade blvd-7", "place blvd-1", "play change-of-orders")
    assert "transfer blvd-1 blvd-8" in options(city)
    assert "transfer blvd-1 blvd-7" not in options(city)


@rule("GOC-A6")
def test_a_barricade_counts_as_occupied_when_the_end_of_the_phase_is_looked_for():
    city = lay_out("barricade", own=[6, 7, 8, 9], others=[1, 2, 3, 4, 5])
    told = happened(city, "place blvd-0", "play barricade", "barricade blvd-11")
    assert told[3] == "placed 0 blvd-10"
    assert told[4].startswith(("won", "tied"))
    assert (asked(city), view(city).round) == ("chance deal", 2)


# ------------------------------------------------------------------------------------------------- agents that move
@rule("GOC-A7")
def test_change_of_orders_moves_one_agent_of_yours_to_an_empty_boulevard_that_is_not_blocked():
    city = lay_out("change-of-orders", own=[4], others=[1])
    barricade(city, 0, 2, 3, 6, 7, 8, 9)
    play(city, "place blvd-5", "play change-of-orders")
    assert decision_rule(city) == "GOC-A7"
    assert options(city) == [f"transfer blvd-{post} blvd-{to}" for post in (4, 5) for to in (10, 11)]
    assert happened(city, "transfer blvd-4 blvd-11") == ["transferred 1 blvd-4 blvd-11"]
    assert agents(city) == {1: [0], 5: [1], 11: [1]}
    assert player(city, 1).agents_left == 4
    assert (supports(city, 6), supports(city, 5), supports(city, 8)) == ([0, 0], [0, 2], [0, 3 + 1])
    assert options(city) == ["place blvd-4", "place blvd-10"]


@rule("GOC-A8")
def test_forged_papers_has_an_agent_of_yours_and_one_of_another_player_trade_places():
    city = lay_out("forged-papers", own=[11], others=[2, 8], seats=3)
    station(city, 2, 6)
    play(city, "place blvd-9", "play forged-papers")
    assert decision_rule(city) == "GOC-A8"
    assert options(city) == ["exchange blvd-9 blvd-2", "exchange blvd-9 blvd-6", "exchange blvd-11 blvd-8"]
    assert happened(city, "exchange blvd-9 blvd-6") == ["exchanged 1 blvd-9 blvd-6"]
    assert agents(city) == {2: [0], 6: [1], 8: [0], 9: [2], 11: [1]}
    assert (supports(city, 0), supports(city, 3), supports(city, 6)) == ([0, 2, 0], [2, 1, 1], [0, 0, 2])
    assert [player(city, seat).agents_left for seat in range(3)] == [4, 4, 5]


@rule("GOC-A8")
def test_forged_papers_picks_among_two_agents_on_a_boulevard():
    city = lay_out("forged-papers", own=[3], others=[3, 8])
    play(city, "place blvd-0", "play forged-papers")
    assert agents(city) == {0: [1], 3: [0, 0], 8: [1]}, "seat 1 could only exchange 3 with 8"


@rule("GOC-A9")
def test_house_arrest_sends_home_another_players_agent_that_stands_beside_a_militia_card():
    city = lay_out("house-arrest", own=[3], others=[2, 8], seats=3, but={4: "night-patrol"})
    station(city, 2, 10, 11)
    play(city, "place blvd-7", "play house-arrest")
    assert decision_rule(city) == "GOC-A9"
    assert options(city) == ["arrest blvd-2", "arrest blvd-10"]
    assert happened(city, "arrest blvd-10") == ["arrested 1 blvd-10"]
    assert agents(city) == {2: [0], 3: [1], 7: [1], 8: [0], 11: [2]}
    assert [player(city, seat).agents_left for seat in range(3)] == [4, 4, 5]
    assert "place blvd-10" in options(city), "its boulevard is empty again"


@rule("GOC-A9", "GOC-A11")
@pytest.mark.parametrize("arrested", ["first", "second"])
@pytest.mark.parametrize("purse", ["first", "second"])
def test_a_purse_stays_with_its_agent_when_the_other_of_two_is_sent_home(arrested, purse):
    city = lay_out("house-arrest", own=[3], others=[10], seats=3, but={4: "night-patrol"})
    station(city, 2, 10)
    pay(city, 10, second=purse == "second")
    play(city, "place blvd-0", "play house-arrest", f"arrest blvd-10{'-second' * (arrested == 'second')}")
    (left,) = view(city).boulevards[10].agents
    assert left == AgentView(seat=2 if arrested == "first" else 0, purse=arrested != purse)


# ------------------------------------------------------------------------------------------------- Full Purse
@rule("GOC-A11")
def test_a_full_purse_has_one_agent_of_yours_lend_1_more_to_each_of_its_two_cards():
    city = lay_out("full-purse", own=[5], others=[1])
    play(city, "place blvd-0", "play full-purse")
    assert decision_rule(city) == "GOC-A11"
    assert options(city) == ["pay blvd-0", "pay blvd-5"]
    assert happened(city, "pay blvd-5") == ["paid 1 blvd-5"]
    assert (supports(city, 7), supports(city, 8)) == ([0, 2 + 1], [0, 1 + 1])
    assert (supports(city, 0), supports(city, 1)) == ([0, 3], [2, 1])


@rule("GOC-A11")
def test_a_purse_lends_1_even_opposite_a_personality():
    city = lay_out("full-purse", but={0: "privateer"})
    play(city, "place blvd-0", "play full-purse")
    assert (supports(city, 0), supports(city, 1)) == ([0, 3 + 1], [0, 0 + 1])
