"""Guilds of Cadwallon: the conditions that change who wins a card and what it is worth (GOC-C3 to C5, C7 to C12)."""

import pytest

from guilds_scripts import (
    BLADES,
    USURERS,
    deal,
    end_dispatch,
    give,
    grid,
    play,
    rule,
    score,
    set_up,
    station,
    supports,
    view,
    won,
)


def holding(cards, condition="", **laid_out):
    """What seat 0 scores with these cards, before the first card of the city is turned up."""
    city = set_up(condition=condition, **laid_out)
    give(city, 0, cards)
    return score(city)


# ------------------------------------------------------------------------------------------------- the Duke's Favour
# Beside cell 1 (Support 3) lie cards of Support 1, 2 and 2, across boulevards 0, 1 and 7.
def favoured(*streets, first=0, **laid_out):
    city = deal(condition="dukes-favour", seats=len(streets), first=first, **laid_out)
    end_dispatch(city, *([street] for street in streets))
    return city


@rule("GOC-C3")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_takes_a_card_where_the_first_player_is_tied_for_the_most_support(first):
    city = favoured(1, 7, first=first)
    assert "drill-captain" in won(city, first)


@rule("GOC-C3")
@pytest.mark.parametrize("streets", [(0, 1, 7), (11, 1, 7)], ids=["with less", "without support"])
def test_the_duke_gives_nothing_where_the_first_player_is_not_in_the_tie(streets):
    assert grid(favoured(*streets))[1] == "drill-captain"


@rule("GOC-C3")
def test_the_duke_gives_nothing_where_nobody_has_support():
    city = favoured(9, 5, but={3: "privateer"})  # boulevard 9 lies between cells 3 and 6
    assert grid(city)[6] == "gem-assayer"


@rule("GOC-C3")
def test_without_the_duke_a_tie_is_a_tie():
    city = deal(condition="curfew")
    end_dispatch(city, [1], [7])
    assert grid(city)[1] == "drill-captain"


# ------------------------------------------------------------------------------------------------- support
MIXED = {1: "night-patrol", 4: "captain-of-the-watch", 7: "privateer"}  # of Support 1, 2 and 0


@rule("GOC-C4")
def test_with_double_patrols_militia_cards_have_1_more_support():
    city = deal(condition="double-patrols", but=MIXED)
    assert [cell.support for cell in view(city).cells] == [1, 2, 2, 2, 3, 3, 1, 0, 2]
    station(city, 1, 0)
    assert (supports(city, 0), supports(city, 1)) == ([0, 2], [0, 1])


@rule("GOC-C5")
def test_celebrities_have_a_support_value_of_1():
    city = deal(condition="celebrity", but=MIXED)
    assert [cell.support for cell in view(city).cells] == [1, 1, 2, 2, 2, 3, 1, 1, 2]
    station(city, 1, 5)
    assert (supports(city, 7), supports(city, 8)) == ([0, 2], [0, 1])


# ------------------------------------------------------------------------------------------------- the score
PATROLS = "captain-of-the-watch gate-sergeant night-patrol"  # of penalty 2, 1 and 1


@rule("GOC-C7")
def test_under_amnesty_militia_cards_cost_the_sum_of_their_penalties():
    assert holding(PATROLS)["militia"] == -4 * 3
    assert holding(PATROLS, "amnesty")["militia"] == -4


@rule("GOC-C8")
def test_under_crackdown_every_militia_card_has_1_more_penalty():
    assert holding(PATROLS, "crackdown")["militia"] == -(4 + 3) * 3
    assert holding("gate-sergeant", "crackdown")["militia"] == -2
    assert holding("fence", "crackdown")["militia"] == 0


@rule("GOC-C9")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("armourer drill-captain old-campaigner", 0),
        ("armourer drill-captain old-campaigner privateer", 0),  # personalities do not stand in
        ("armourer drill-captain old-campaigner fence", 0),
        (BLADES, 5),
        (f"{BLADES} {USURERS}", 10),
    ],
)
def test_guild_charters_score_5_for_each_guild_of_which_you_have_all_four_guild_cards(cards, points):
    assert holding(cards, "guild-charters")["condition"] == points
    assert holding(cards)["condition"] == 0


@rule("GOC-C10")
def test_by_sealed_orders_an_unplayed_action_card_counts_3_and_a_played_one_1():
    for condition, unplayed, played in (("sealed-orders", 3, 1), ("amnesty", 2, 2)):
        city = set_up(condition=condition)
        give(city, 0, "barricade hired-hand")
        assert score(city)["actions"] == 2 * unplayed
        give(city, 0, "new-markets full-purse rolling-carts", played=True)
        assert score(city)["actions"] == 2 * unplayed + 3 * played


@rule("GOC-C10")
def test_by_sealed_orders_special_action_cards_count_likewise():
    city = deal(condition="sealed-orders", specials=["rolling-carts", "hired-hand"])
    assert (score(city, 0)["actions"], score(city, 1)["actions"]) == (3, 3)
    play(city, "place blvd-0", "play rolling-carts", "shift row-0-left")
    assert (score(city, 0)["actions"], score(city, 1)["actions"]) == (1, 3)


@rule("GOC-C11")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("privateer night-patrol barricade", 0),
        (BLADES, 2),
        ("armourer fence", 4),
        ("armourer fence auctioneer engineer", 8),
    ],
)
def test_open_doors_count_2_for_each_different_guild_crest(cards, points):
    assert holding(cards, "open-doors")["condition"] == points


@rule("GOC-C12")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("fence", 3),
        ("fence privateer", (3 + 1) * 2),
        ("fence privateer ducal-envoy", (3 + 1 + 1) * 3),
        ("privateer", 1),  # also where it is the only card
        ("privateer ducal-envoy", (1 + 1) * 2),
        (f"{USURERS} privateer", (1 + 3 + 2 + 2) * 4 + 1),  # no room in a whole guild
        ("privateer ducal-envoy auction-queen court-astrologer", 4 * 4),
    ],
)
def test_by_patronage_a_personality_adds_1_to_the_points_of_its_guild_before_they_are_multiplied(cards, points):
    assert holding(cards, "patronage")["guilds"] == points
