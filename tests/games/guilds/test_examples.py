"""Guilds of Cadwallon: the worked examples of the rulebook (GOC-EX-1 to GOC-EX-8)."""

import pytest

from guilds_scripts import (
    agents,
    asked,
    deal,
    end_dispatch,
    give,
    grid,
    options,
    place,
    play,
    player,
    refill,
    refused,
    rule,
    score,
    set_up,
    station,
    supports,
    won,
)


@rule("GOC-EX-1", "GOC-12a")
def test_a_boulevard_that_is_taken_is_refused_and_the_next_one_is_free():
    city = deal("""
        master-mason   surveyor     fence
        drill-captain  tarot-mages  foundry-hand
        gem-assayer    armourer     stallholder
    """)
    place(city, 6)  # between the Architects card and the Blades card below it
    assert refused(city, "place blvd-6") == "GOC-12a"
    assert "place blvd-2" in options(city)  # between the Blades card and Tarot Mages
    place(city, 2)
    assert agents(city) == {6: [0], 2: [1]}


@rule("GOC-EX-2", "GOC-A1", "GOC-G16", "GOC-12b")
def test_new_markets_swaps_a_militia_and_an_architects_card_of_one_district_type():
    city = deal(but={0: "gate-sergeant", 8: "master-mason"}, hands=["new-markets"])
    station(city, 1, 5)
    before = grid(city)
    play(city, "place blvd-0", "play new-markets")
    assert "swap cell-0 cell-1" not in options(city)  # the High City and Old Town
    play(city, "swap cell-0 cell-8")
    assert grid(city) == ["master-mason", *before[1:8], "gate-sergeant"]
    assert agents(city) == {0: [0], 5: [1]}
    assert player(city, 0).played == ("new-markets",)
    assert score(city)["actions"] == 2
    play(city, "place blvd-1", "place blvd-2")
    assert refused(city, "play new-markets") == "GOC-12b"


@rule("GOC-EX-3", "GOC-14")
def test_an_agent_between_usurers_and_blades_lends_3_to_the_one_and_1_to_the_other():
    city = deal(first=1)
    place(city, 0)  # between The Fence (1) and The Drill Captain (3)
    assert supports(city, 0) == [0, 3]
    assert supports(city, 1) == [0, 1]


@rule("GOC-EX-4", "GOC-17", "GOC-18", "GOC-19", "GOC-20")
def test_reds_score_is_12():
    city = set_up()
    give(city, 0, "debt-collector fence auctioneer privateer new-markets gate-sergeant night-patrol")
    usurers, goldsmiths, actions, militia = (1 + 3 + 0) * 3, 2 * 1, 2, (1 + 1) * 2
    assert score(city) == {
        "guilds": usurers + goldsmiths, "actions": actions, "militia": -militia, "condition": 0, "contract": 0,
        "total": 12,
    }  # fmt: skip
    with_goldsmiths = (1 + 3) * 2 + (2 + 0) * 2
    assert with_goldsmiths + actions - militia == 10
    assert with_goldsmiths < score(city)["guilds"]


@rule("GOC-EX-5", "GOC-24", "GOC-9")
def test_in_the_first_round_only_special_action_cards_can_be_played():
    city = deal()
    place(city, 0)
    assert asked(city) == "1 place"
    city = deal(specials=["new-markets", "barricade"])
    place(city, 0)
    assert options(city) == ["nothing", "play new-markets"]


@rule("GOC-EX-6", "GOC-14")
def test_an_agent_beside_a_personality_lends_0_to_the_other_card_and_that_ones_support_to_the_personality():
    city = deal(but={1: "privateer"})
    place(city, 7)  # between The Privateer and The Surveyor (2)
    assert supports(city, 4) == [0, 0]
    assert supports(city, 1) == [2, 0]


@rule("GOC-EX-7", "GOC-A1", "GOC-A3")
def test_actions_can_swap_district_cards_and_place_an_agent_where_one_already_stands():
    city = deal(hands=["new-markets crowded-street"])
    station(city, 1, 1)
    play(city, "place blvd-0", "play new-markets", "swap cell-0 cell-1")
    assert grid(city)[:2] == ["drill-captain", "fence"]
    play(city, "place blvd-2", "place blvd-3", "play crowded-street", "place blvd-1")
    assert agents(city)[1] == [1, 0]


@rule("GOC-EX-8", "GOC-15")
@pytest.mark.parametrize("tied", [([3], [7]), ([3], [7], [2, 10])])  # 3 each at The Surveyor
def test_after_a_tie_nobody_takes_the_card_and_it_lies_in_its_cell_in_the_next_round(tied):
    city = deal(seats=len(tied))
    end_dispatch(city, *tied)
    assert all("surveyor" not in won(city, seat) for seat in range(len(tied)))
    refill(city)
    assert asked(city) == "1 place"
    assert grid(city)[4] == "surveyor"
