"""Guilds of Cadwallon: the Dispatch Phase (GOC-12, GOC-13)."""

import pytest

from guilds_scripts import (
    agents,
    asked,
    barricade,
    deal,
    end_dispatch,
    happened,
    options,
    place,
    play,
    player,
    refill,
    refused,
    rule,
    score,
    station,
)

ALL_OUT = (0, 0, 1, 1, 2, 2)  # six agents, two on a boulevard


# ------------------------------------------------------------------------------------------------- turns
@rule("GOC-12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_begins_and_play_goes_clockwise(seats):
    city = deal(seats=seats, first=1)
    for nth in range(2 * seats):
        assert asked(city) == f"{(1 + nth) % seats} place"
        place(city, nth)
        assert agents(city)[nth] == [(1 + nth) % seats]


@rule("GOC-12")
def test_a_turn_is_a_placement_and_then_perhaps_an_action():
    city = deal(hands=["new-markets", "barricade"])
    assert asked(city) == "0 place"
    place(city, 0)
    assert asked(city) == "0 act"
    play(city, "nothing")
    assert asked(city) == "1 place"
    place(city, 1)
    assert asked(city) == "1 act"


# ------------------------------------------------------------------------------------------------- placing
@rule("GOC-12a")
def test_an_agent_from_the_supply_goes_to_a_boulevard_that_is_neither_occupied_nor_blocked():
    city = deal()
    barricade(city, 7)
    place(city, 3)
    assert agents(city) == {3: [0]}
    assert player(city, 0).agents_left == 5
    assert options(city) == [f"place blvd-{boulevard}" for boulevard in range(12) if boulevard not in (3, 7)]
    assert refused(city, "place blvd-3") == "GOC-12a"
    assert refused(city, "place blvd-7") == "GOC-A6"


@rule("GOC-12a")
def test_nobody_may_pass_the_placement():
    city = deal(hands=["new-markets"])
    assert "nothing" not in options(city)
    assert refused(city, "nothing") == "GOC-12a"


@rule("GOC-12b", "GOC-12a")
def test_an_action_comes_after_the_placement():
    city = deal(hands=["new-markets"])
    assert "play new-markets" not in options(city)
    assert refused(city, "play new-markets") == "GOC-12a"


# ------------------------------------------------------------------------------------------------- acting
@rule("GOC-12b")
def test_one_action_card_may_be_played_in_a_turn():
    city = deal(hands=["new-markets rolling-carts"])
    place(city, 0)
    assert options(city) == ["nothing", "play new-markets", "play rolling-carts"]
    play(city, "play new-markets")
    assert refused(city, "play rolling-carts") == "GOC-12b"
    play(city, "swap cell-0 cell-1")
    assert asked(city) == "1 place"


@rule("GOC-12b")
def test_only_a_card_in_hand_can_be_played():
    city = deal(hands=["new-markets", "rolling-carts"])
    place(city, 0)
    assert refused(city, "play rolling-carts") == "GOC-12b"


@rule("GOC-12b", "GOC-18")
def test_a_played_card_lies_open_before_its_player_keeps_its_points_and_cannot_be_used_again():
    city = deal(hands=["new-markets"])
    place(city, 0)
    play(city, "play new-markets", "swap cell-0 cell-1")
    assert (player(city, 0).hand, player(city, 0).played) == ((), ("new-markets",))
    assert score(city, 0)["actions"] == 2
    place(city, 1, 2)
    assert asked(city) == "1 place"  # seat 0 was not asked to act
    end_dispatch(city, [], [3])
    refill(city)
    place(city, 0, 1)
    assert asked(city) == "1 place"
    assert player(city, 0).played == ("new-markets",)


# ------------------------------------------------------------------------------------------------- the end of the phase
@rule("GOC-13", "GOC-G2")
def test_the_phase_ends_when_every_boulevard_is_occupied_or_blocked():
    city = deal()
    barricade(city, *range(4, 12))
    place(city, 0, 1)
    told = happened(city, "place blvd-2")  # only boulevard 3 is left for the next player
    assert told[:2] == ["placed 0 blvd-2", "placed 1 blvd-3"]
    assert told[2].startswith("won")


@rule("GOC-13")
def test_the_phase_goes_on_while_a_boulevard_is_free():
    city = deal()
    place(city, *range(10))
    assert asked(city) == "0 place"
    assert options(city) == ["place blvd-10", "place blvd-11"]


@rule("GOC-13", "GOC-G2")
def test_the_phase_ends_when_nobody_has_an_agent_in_supply():
    city = deal()
    station(city, 1, *ALL_OUT)
    station(city, 0, 3, 3, 4, 4, 5)
    told = happened(city, "place blvd-6")
    assert told[0] == "placed 0 blvd-6"
    assert told[1].split()[0] in ("won", "tied")


@rule("GOC-13", "GOC-G2")
def test_a_player_who_has_run_out_is_passed_over_while_the_others_continue():
    city = deal(seats=3)
    station(city, 1, *ALL_OUT)
    for boulevard, seat in ((3, 0), (4, 2), (5, 0), (6, 2)):
        assert asked(city) == f"{seat} place"
        place(city, boulevard)


def last_placement():
    """Seat 0 has filled the last boulevard; agents of seat 1 stand beside a militia card."""
    city = deal(but={8: "gate-sergeant"}, hands=["house-arrest"])
    station(city, 1, 5, 11)
    barricade(city, *(boulevard for boulevard in range(12) if boulevard not in (3, 5, 11)))
    assert agents(city) == {3: [0], 5: [1], 11: [1]}
    return city


@rule("GOC-G3")
def test_whoever_fills_the_last_boulevard_may_still_play_an_action_card():
    city = last_placement()
    assert asked(city) == "0 act"
    assert options(city) == ["nothing", "play house-arrest"]
    assert happened(city, "nothing")[0] == "unclaimed table fence cell-0"  # the Control Phase has begun


@rule("GOC-G3")
def test_an_action_that_frees_a_boulevard_continues_the_phase():
    told = happened(last_placement(), "play house-arrest", "arrest blvd-5")
    assert told[:3] == ["played 0 house-arrest", "arrested 0 blvd-5", "placed 1 blvd-5"]


@rule("GOC-G4")
def test_who_is_passed_over_plays_no_action_card():
    city = deal(hands=["", "new-markets"])
    station(city, 1, *ALL_OUT)
    place(city, 3)
    assert asked(city) == "0 place"
