"""Guilds of Cadwallon: what holds for agents in action cards (GOC-G27, G28, G31, G35)."""

import pytest

from guilds_scripts import (
    agents,
    asked,
    barricade,
    beside,
    deal,
    happened,
    options,
    pay,
    place,
    play,
    player,
    plays,
    rule,
    station,
    supports,
    view,
)


def purses(city):
    """The boulevards where an agent with a purse stands, and whose it is."""
    streets = enumerate(view(city).boulevards)
    return {number: agent.seat for number, street in streets for agent in street.agents if agent.purse}


# ------------------------------------------------------------------------------------------------- two on a boulevard
@rule("GOC-G27", "GOC-14")
def test_of_two_agents_the_one_that_stays_goes_on_lending_support():
    city = deal(hands=["change-of-orders"])
    station(city, 0, 1, 1)
    play(city, "place blvd-0", "play change-of-orders", "transfer blvd-1 blvd-11")
    assert agents(city) == {0: [0], 1: [0], 11: [0]}
    assert (supports(city, 1), supports(city, 2)) == ([1 + 2, 0], [3, 0])


@rule("GOC-G27", "GOC-G31")
def test_two_agents_that_both_hold_a_purse_are_just_alike():
    city = deal(hands=["change-of-orders"])
    station(city, 0, 4, 4)
    pay(city, 4)
    pay(city, 4, second=True)
    play(city, "place blvd-0", "play change-of-orders")
    assert "transfer blvd-4 blvd-1" in options(city)
    assert "transfer blvd-4-second blvd-1" not in options(city)


@rule("GOC-G27")
def test_each_of_two_agents_on_a_boulevard_lends_support_for_itself():
    city = deal()
    station(city, 0, 0)
    station(city, 1, 0, 5, 5)
    assert (supports(city, 0), supports(city, 1)) == ([3, 3], [1, 1])
    assert (supports(city, 7), supports(city, 8)) == ([0, 4], [0, 2])


@rule("GOC-G27")
@pytest.mark.parametrize(("pick", "left"), [("blvd-3", 2), ("blvd-3-second", 1)])
def test_an_action_picks_one_of_two_agents_that_share_a_boulevard(pick, left):
    city = deal(but={5: "night-patrol"}, seats=3, hands=["house-arrest"])
    station(city, 1, 3)
    station(city, 2, 3)
    play(city, "place blvd-0", "play house-arrest")
    assert options(city) == ["arrest blvd-3", "arrest blvd-3-second"]
    play(city, f"arrest {pick}")
    assert agents(city) == {0: [0], 3: [left]}
    assert player(city, 3 - left).agents_left == 6


@rule("GOC-G27")
def test_a_boulevard_of_two_counts_as_one_that_is_occupied():
    city = deal(hands=["crowded-street", "change-of-orders"])
    play(city, "place blvd-0", "play crowded-street")
    assert agents(city) == {0: [0, 0]}
    assert "place blvd-0" not in options(city)
    play(city, "place blvd-1", "play change-of-orders")
    assert {option.split()[2] for option in options(city)} == {f"blvd-{number}" for number in range(2, 12)}
    play(city, "transfer blvd-1 blvd-2")
    barricade(city, *range(4, 12))
    assert (asked(city), options(city)) == ("0 place", ["place blvd-1", "place blvd-3"])
    told = happened(city, "place blvd-1")
    assert told[:3] == ["placed 0 blvd-1", "placed 1 blvd-3", "won 0 fence cell-0"]


@rule("GOC-G27")
@pytest.mark.parametrize(
    ("card", "choices"),
    [
        ("house-arrest", ["arrest blvd-4", "arrest blvd-5"]),
        ("change-of-orders", [f"transfer blvd-{own} blvd-{to}" for own in (9, 11) for to in (0, 2)]),
        ("forged-papers", ["exchange blvd-9 blvd-4", "exchange blvd-11 blvd-5"]),
        ("full-purse", ["pay blvd-9", "pay blvd-11"]),
    ],
)
def test_two_agents_of_one_player_on_a_boulevard_that_are_alike_are_one_choice(card, choices):
    city = deal(but={7: "gate-sergeant"}, hands=[card])
    station(city, 0, 9, 9)
    station(city, 1, 4, 4, 5)
    play(city, "place blvd-11")
    barricade(city, *({*range(12)} - {0, 2}))
    play(city, f"play {card}")
    assert options(city) == choices


@rule("GOC-G27")
def test_an_agent_leaves_a_boulevard_of_two_and_the_other_stays():
    city = deal(hands=["", "change-of-orders"], first=1)
    station(city, 0, 4)
    station(city, 1, 4)
    barricade(city, *range(7, 12))
    play(city, "place blvd-5", "play change-of-orders", "transfer blvd-4-second blvd-6")
    assert agents(city) == {4: [0], 5: [1], 6: [1]}
    assert "place blvd-4" not in options(city)


# ------------------------------------------------------------------------------------------------- a common card
@rule("GOC-G28", "GOC-A8")
@pytest.mark.parametrize("own", range(12))
def test_agents_trade_places_only_where_both_boulevards_are_sides_of_one_cell(own):
    city = deal(seats=4, hands=["forged-papers rolling-carts"])
    for boulevard in {*range(12)} - {own}:
        station(city, 1 + boulevard % 3, boulevard)  # seat 0 goes to the only boulevard that is left
    touching = [other for other in range(12) if other != own and {*beside(own)} & {*beside(other)}]
    play(city, "play forged-papers")
    assert options(city) == [f"exchange blvd-{own} blvd-{other}" for other in touching]


@rule("GOC-G28")
def test_two_agents_on_the_same_boulevard_cannot_be_exchanged_with_each_other():
    city = deal(hands=["forged-papers rolling-carts"])
    play(city, "place blvd-0")
    station(city, 1, 0)
    assert plays(city) == ["rolling-carts"]
    station(city, 1, 1)
    told = happened(city, "play forged-papers")
    assert told[-1] == "exchanged 0 blvd-0 blvd-1"


# ------------------------------------------------------------------------------------------------- one purse
@rule("GOC-G31")
def test_an_agent_holds_at_most_one_purse():
    city = deal(hands=["full-purse"])
    station(city, 0, 1, 2)
    play(city, "place blvd-0")
    pay(city, 1)
    play(city, "play full-purse")
    assert options(city) == ["pay blvd-0", "pay blvd-2"]


@rule("GOC-G31", "GOC-G27")
def test_of_two_own_agents_on_a_boulevard_the_one_without_a_purse_can_be_paid():
    city = deal(hands=["full-purse"])
    station(city, 0, 1, 1)
    play(city, "place blvd-0")
    pay(city, 1)
    play(city, "play full-purse", "pay blvd-1-second")
    assert [agent.purse for agent in view(city).boulevards[1].agents] == [True, True]
    assert supports(city, 2) == [2 * (3 + 1), 0]


@rule("GOC-G31", "GOC-A7")
def test_a_purse_goes_where_its_agent_is_moved():
    city = deal(hands=["full-purse change-of-orders"])
    play(city, "place blvd-4", "play full-purse", "place blvd-1", "place blvd-2")
    play(city, "play change-of-orders", "transfer blvd-4 blvd-3")
    assert purses(city) == {3: 0}
    place(city, 4)
    assert purses(city) == {3: 0}, "and does not stay on the street"


@rule("GOC-G31", "GOC-A8")
@pytest.mark.parametrize(("owner", "after"), [(4, {10: 0}), (10, {4: 1})])
def test_a_purse_goes_where_its_agent_is_exchanged_to(owner, after):
    city = deal(hands=["forged-papers"])
    station(city, 1, 10)
    play(city, "place blvd-4")
    pay(city, owner)
    play(city, "play forged-papers")
    assert agents(city) == {4: [1], 10: [0]}
    assert purses(city) == after


@rule("GOC-G31", "GOC-A9")
def test_a_purse_is_lost_when_its_agent_goes_home():
    city = deal(but={1: "night-patrol"}, hands=["house-arrest"])
    station(city, 1, 1)
    pay(city, 1)
    play(city, "place blvd-0", "play house-arrest")
    assert agents(city) == {0: [0]}
    place(city, 1)
    assert purses(city) == {}


@rule("GOC-G31", "GOC-G27")
@pytest.mark.parametrize(("arrested", "left"), [("blvd-1", {}), ("blvd-1-second", {1: 1})])
def test_a_purse_stays_with_its_agent_when_the_one_beside_it_leaves(arrested, left):
    city = deal(seats=3, but={1: "night-patrol"}, hands=["house-arrest"])
    station(city, 1, 1)
    station(city, 2, 1)
    pay(city, 1)
    play(city, "place blvd-0", "play house-arrest", f"arrest {arrested}")
    assert purses(city) == left


# ------------------------------------------------------------------------------------------------- beside the militia
@rule("GOC-G35")
def test_house_arrest_looks_at_the_cards_as_they_lie_at_that_moment():
    city = deal(but={8: "night-patrol"}, hands=["house-arrest rolling-carts", "neighbours-at-odds"])
    play(city, "place blvd-0", "nothing", "place blvd-11", "nothing", "place blvd-1")
    assert "house-arrest" in plays(city)
    play(city, "nothing", "place blvd-2", "play neighbours-at-odds", "swap cell-7 cell-8", "place blvd-3")
    assert "house-arrest" not in plays(city)
    play(city, "nothing", "place blvd-4", "place blvd-5")
    assert "house-arrest" in plays(city)
    play(city, "play house-arrest")
    assert agents(city) == {0: [0], 1: [0], 2: [1], 3: [0], 5: [0], 11: [1]}


@rule("GOC-G35")
def test_an_agent_that_was_sent_home_may_be_dispatched_again_in_the_same_round():
    city = deal(but={0: "night-patrol"}, hands=["house-arrest"])
    station(city, 1, 0, 1, 2, 3, 4, 5)
    play(city, "place blvd-6", "play house-arrest")
    assert asked(city) == "1 place"
    place(city, 7)
    assert player(city, 1).agents_left == 0
    assert agents(city)[7] == [1]
