"""Guilds of Cadwallon: the conditions that change a turn (GOC-C1, GOC-C2, GOC-C6, GOC-G26, GOC-G36)."""

import pytest

from guildhall.games.guilds.table import LOOSE_TONGUES
from guilds_scripts import (
    agents,
    asked,
    barricade,
    deal,
    end_dispatch,
    happened,
    look_again,
    options,
    place,
    play,
    player,
    refill,
    refused,
    rule,
    set_up,
    station,
    view,
)

CENTRE = {2, 3, 7, 10}
OUTER = {*range(12)} - CENTRE
CONDITIONS = {
    "curfew": "GOC-C1",
    "loose-tongues": "GOC-C2",
    "dukes-favour": "GOC-C3",
    "double-patrols": "GOC-C4",
    "celebrity": "GOC-C5",
    "thin-ranks": "GOC-C6",
    "amnesty": "GOC-C7",
    "crackdown": "GOC-C8",
    "guild-charters": "GOC-C9",
    "sealed-orders": "GOC-C10",
    "open-doors": "GOC-C11",
    "patronage": "GOC-C12",
}


def boulevards(city):
    """The boulevards that are offered for a placement."""
    return {int(option.split("-")[1]) for option in options(city) if option.startswith("place")}


def test_each_of_the_12_conditions_has_its_rule():
    game = set_up(condition="curfew").game
    rules = {key.removeprefix("the-"): game.card(key).rule for key in game.card_set.of_kind("condition")}
    assert rules == CONDITIONS


# ------------------------------------------------------------------------------------------------- Curfew
@rule("GOC-C1")
def test_by_the_curfew_a_players_first_agent_in_a_round_may_not_go_to_the_centre_card():
    city = deal(condition="curfew")
    assert boulevards(city) == OUTER
    place(city, 0)
    assert boulevards(city) == OUTER - {0}, "the first agent of seat 1"
    place(city, 1)
    assert boulevards(city) == {*range(2, 12)}, "the second agent of seat 0"


@rule("GOC-C1")
def test_the_curfew_holds_again_in_the_next_round():
    city = deal(condition="curfew")
    place(city, 0, 1, 2, 3)
    end_dispatch(city, [4], [5])
    refill(city)
    assert view(city).round == 2
    assert boulevards(city) == OUTER


@rule("GOC-C1")
def test_without_the_curfew_the_first_agent_may_go_anywhere():
    assert boulevards(deal(condition="amnesty")) == {*range(12)}


def curfew_and_loose_tongues(hand):
    """Both at once, as a designer's condition may have it: the one way to act before the first placement."""
    city = deal(condition="curfew", hands=[hand])
    city.table.mem[LOOSE_TONGUES] = 1
    look_again(city)
    return city


@rule("GOC-G36")
def test_only_the_placement_is_bound_by_the_curfew_and_not_an_agent_that_an_action_card_places():
    city = curfew_and_loose_tongues("hired-hand")
    assert boulevards(city) == OUTER
    play(city, "play hired-hand")
    assert boulevards(city) == {*range(12)}
    place(city, 7)
    assert asked(city) == "0 place"
    assert boulevards(city) == OUTER, "and it is not the first placement"
    place(city, 0, 1)
    assert boulevards(city) >= {2, 3, 10}


@rule("GOC-G36", "GOC-G25")
@pytest.mark.parametrize(("card", "word"), [("barricade", "barricaded"), ("hired-hand", "hired")])
def test_an_action_ahead_of_the_placement_leaves_a_boulevard_that_the_curfew_allows(card, word):
    city = curfew_and_loose_tongues(f"{card} rolling-carts")
    barricade(city, *({*range(12)} - {0, 2}))
    told = happened(city, f"play {card}")
    assert told[1:3] == [f"{word} 0 blvd-2", "placed 0 blvd-0"], "nothing else could be answered"
    city = curfew_and_loose_tongues(f"{card} rolling-carts")
    barricade(city, *({*range(12)} - {0}))
    assert refused(city, f"play {card}") == "GOC-G25"


@rule("GOC-G36", "GOC-G25")
@pytest.mark.parametrize(("agent", "playable"), [(0, True), (3, False)])
def test_an_agent_that_is_moved_ahead_of_the_placement_leaves_a_boulevard_that_the_curfew_allows(agent, playable):
    city = curfew_and_loose_tongues("change-of-orders rolling-carts")
    station(city, 0, agent)
    barricade(city, *({*range(12)} - {agent, 1}))
    assert ("play change-of-orders" in options(city)) == playable


# ------------------------------------------------------------------------------------------------- Loose Tongues
@rule("GOC-C2")
def test_with_loose_tongues_the_action_card_may_be_played_before_the_placement():
    city = deal(condition="loose-tongues", hands=["barricade"])
    assert asked(city) == "0 place-or-act"
    assert options(city) == [*(f"place blvd-{number}" for number in range(12)), "play barricade"]
    play(city, "play barricade", "barricade blvd-5")
    assert asked(city) == "0 place"
    place(city, 0)
    assert asked(city) == "1 place-or-act"


@rule("GOC-C2")
def test_with_loose_tongues_the_action_card_may_still_be_played_after_the_placement():
    city = deal(condition="loose-tongues", hands=["barricade"])
    place(city, 0)
    assert (asked(city), options(city)) == ("0 act", ["nothing", "play barricade"])


@rule("GOC-C2")
def test_one_action_card_in_a_turn_is_still_the_limit():
    city = deal(condition="loose-tongues", hands=["barricade rolling-carts"])
    play(city, "play barricade", "barricade blvd-5")
    assert boulevards(city) == {*range(12)} - {5}
    assert len(options(city)) == 11
    place(city, 0)
    assert asked(city) == "1 place-or-act"
    place(city, 1)
    assert "play rolling-carts" in options(city), "the next turn has its own"


@rule("GOC-C2")
def test_without_loose_tongues_the_placement_comes_first():
    city = deal(condition="curfew", hands=["barricade"])
    assert asked(city) == "0 place"


# ------------------------------------------------------------------------------------------------- Thin Ranks
@rule("GOC-C6")
@pytest.mark.parametrize(("seats", "most"), [(2, 5), (3, 3), (4, 2)])
def test_with_thin_ranks_a_player_makes_only_so_many_placements_in_a_round(seats, most):
    city = deal(condition="thin-ranks", seats=seats)
    place(city, *range(seats * most))
    assert [player(city, seat).agents_left for seat in range(seats)] == [6] * seats, "the round is over"
    assert view(city).round == 2

    city = deal(condition="thin-ranks", seats=seats)
    place(city, *range(seats * most - 1))
    assert asked(city) == f"{seats - 1} place", "one placement less, and the round is not over"
    assert player(city, seats - 1).agents_left == 6 - most + 1


@rule("GOC-C6")
def test_the_placements_are_counted_anew_in_each_round():
    city = deal(condition="thin-ranks", seats=4)
    place(city, *range(8))
    refill(city)
    place(city, *range(7))
    assert (asked(city), view(city).round) == ("0 place", 2)


@rule("GOC-C6")
def test_agents_that_action_cards_place_do_not_count_as_placements():
    city = deal(condition="thin-ranks", seats=4, hands=["hired-hand"])
    play(city, "place blvd-0", "play hired-hand", "place blvd-11")
    place(city, 1, 2, 3)
    assert asked(city) == "0 place"


@rule("GOC-G26", "GOC-13")
def test_who_has_made_all_placements_is_passed_over_and_the_phase_ends_when_nobody_can_place():
    city = deal(condition="thin-ranks", seats=3)
    station(city, 1, 0, 0, 1, 1, 2)  # one agent left
    place(city, 3, 4, 5)
    assert asked(city) == "0 place"
    place(city, 6)
    assert asked(city) == "2 place", "seat 1 has no agents"
    place(city, 7, 8)
    assert asked(city) == "2 place", "seat 0 has placed three, and seat 2 two"
    assert boulevards(city) == {9, 10, 11}
    place(city, 9)
    assert agents(city) == {}, "the phase has ended though boulevards are empty"


@rule("GOC-G26", "GOC-G4")
def test_who_has_made_all_placements_plays_no_action_card():
    city = deal(condition="thin-ranks", seats=4, hands=["rolling-carts"])
    play(city, "place blvd-0", "nothing", *(f"place blvd-{number}" for number in (1, 2, 3, 4)), "nothing")
    place(city, 5, 6, 7)
    assert view(city).round == 2


@rule("GOC-G26")
def test_a_placement_counts_even_if_its_agent_has_been_sent_home_since():
    city = deal(condition="thin-ranks", seats=4, but={1: "night-patrol"}, hands=["", "house-arrest"])
    play(city, "place blvd-0", "place blvd-11", "play house-arrest", "place blvd-10", "place blvd-9")
    assert player(city, 0).agents_left == 6
    play(city, "place blvd-8", "place blvd-2", "place blvd-3", "place blvd-4")
    assert (asked(city), view(city).round) == ("chance deal", 2)
