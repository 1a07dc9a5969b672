"""The Jubilee, the final round, the score and the round limit."""

import pytest

from arcana_scripts import (
    a_location,
    a_personality,
    a_relic,
    asked,
    cards_in,
    deal,
    end_round,
    field,
    give,
    give_hand,
    leave_stakes,
    lies,
    offered,
    on_top,
    outcome,
    overheard,
    play,
    player,
    refused,
    rule,
    station,
    use_up,
    view,
    wait,
)

ONE_ROUND = {"round_limit": "1"}


def eve(neutral="ayane", **more):
    """A game in which the Jubilee comes next on the neutral district."""
    city = deal(stakes={"neutral": neutral}, **more)
    leave_stakes(city, "neutral", 6)
    on_top(city, "neutral", "ducal-jubilee")
    return city


def eve_of_a_bribe(**more):
    """One in which the first player wins the neutral stake at once."""
    city = eve(hands=["barhan-sword funeral merchant-of-the-kraken"], **more)
    station(city, 0, "neutral", "crossbowman")
    return city


def eve_of_a_victory(**more):
    """One in which the neutral stake is won when the districts are resolved."""
    city = eve("barhan-sword", **more)
    station(city, 0, "neutral", "crossbowman funeral")
    return city


def is_over(city):
    return city.table.decision is None


# ------------------------------------------------------------------------------------------------- the Jubilee
@rule("ARC-END-1")
def test_a_jubilee_in_mid_round_lets_that_round_be_finished_and_then_comes_the_final_one():
    city = eve_of_a_bribe()
    play(city, "bribe barhan-sword neutral")
    assert lies(city, "ducal-jubilee") == "stake neutral"
    assert (view(city).round, view(city).final_round, asked(city)) == (1, 2, "1 act")
    end_round(city)
    assert (view(city).round, is_over(city)) == (2, False)
    end_round(city)
    assert (view(city).round, is_over(city)) == (2, True)
    assert (outcome(city).reason, outcome(city).rule) == ("jubilee", "ARC-END-1")


@rule("ARC-END-1")
def test_after_a_jubilee_at_the_end_of_a_round_one_more_is_played():
    city = eve_of_a_victory()
    end_round(city)
    assert lies(city, "ducal-jubilee") == "stake neutral"
    assert (view(city).round, view(city).final_round, is_over(city)) == (2, 2, False)
    end_round(city)
    assert is_over(city)


@rule("ARC-END-1")
def test_nobody_knows_the_final_round_before_the_jubilee_shows():
    city = eve_of_a_victory()
    assert view(city).final_round == 0
    end_round(eve())
    assert not is_over(city)


@rule("ARC-END-1", "ARC-INT-10")
def test_the_jubilee_stays_and_the_neutral_district_has_no_stake():
    city = eve_of_a_victory()
    end_round(city)
    give_hand(city, 1, "pale")
    assert offered(city, "assign") == [f"assign pale {name}" for name in ("harbour", "bridge", "market", "gate")]
    assert refused(city, "assign pale neutral") == "ARC-INT-10"
    told = overheard(city, lambda: end_round(city))
    assert "resolves 1 gate" in told
    assert "resolves 1 neutral" not in told
    assert lies(city, "ducal-jubilee") == "stake neutral"


@rule("ARC-END-1", "ARC-INT-21")
def test_the_cards_that_the_jubilee_meets_in_its_district_go_to_their_owners():
    office = {"office": a_location({"do": "remove stake"})}
    city = eve(hands=["office funeral"], printed=office)
    station(city, 0, "neutral", "crossbowman")
    station(city, 1, "neutral", "pale")
    play(city, "play office", "at neutral")
    assert (lies(city, "crossbowman"), lies(city, "pale")) == ("discard 0", "discard 1")
    assert view(city).final_round == 2


@rule("ARC-END-1")
def test_in_the_first_edition_a_jubilee_in_mid_round_ends_the_game_with_that_round():
    city = eve_of_a_bribe(first_edition=True)
    play(city, "bribe barhan-sword neutral")
    assert (view(city).final_round, asked(city)) == (1, "1 act")
    end_round(city)
    assert (view(city).round, is_over(city)) == (1, True)
    assert outcome(city).reason == "jubilee"


@rule("ARC-END-1")
def test_in_the_first_edition_a_jubilee_at_the_end_of_a_round_ends_the_game_with_that_phase():
    city = eve_of_a_victory(first_edition=True)
    end_round(city)
    assert (view(city).round, is_over(city)) == (1, True)
    assert lies(city, "ducal-jubilee") == "stake neutral"


@rule("ARC-END-1")
def test_with_late_jubilee_one_more_round_follows_after_a_jubilee_at_the_end_of_one():
    city = eve_of_a_victory(first_edition=True, options={"late_jubilee": "yes"})
    end_round(city)
    assert (view(city).round, is_over(city)) == (2, False)
    end_round(city)
    assert is_over(city)


@rule("ARC-END-1")
def test_late_jubilee_changes_nothing_about_a_jubilee_in_mid_round():
    city = eve_of_a_bribe(first_edition=True, options={"late_jubilee": "yes"})
    play(city, "bribe barhan-sword neutral")
    end_round(city)
    assert (view(city).round, is_over(city)) == (1, True)


# ------------------------------------------------------------------------------------------------- the score
RICH = {
    "castle": a_location({"do": "draw", "count": 1}, points=5),
    "bishop": a_personality(points=7),
    "crown": a_relic(points=11),
    "crossbowman": {"points": 2},
}
FORT = {"fort": a_location({"do": "draw", "count": 1}, sword=9)}


@rule("ARC-END-2")
def test_the_points_of_deck_discard_pile_and_crest_are_added_up():
    city = deal(printed=RICH, options=ONE_ROUND, hands=["funeral", ""])
    before = player(city, 0, viewer=0).score
    give(city, 0, "deck", "castle")
    give(city, 0, "discard", "bishop")
    give(city, 0, "crest", "crown")
    end_round(city)
    assert (outcome(city).scores[0] - before, player(city, 0, viewer=0).stakes) == (23, 3)
    assert outcome(city).parts[0]["stakes"] == 23


@rule("ARC-END-2")
def test_guild_cards_have_their_points_too():
    city = deal(printed=RICH, options=ONE_ROUND, hands=["crossbowman", ""])
    end_round(city)
    assert outcome(city).parts[0] == {"stakes": 0, "guild": 2, "objectives": 0}


@rule("ARC-END-2")
def test_cards_that_still_lie_in_districts_do_not_count():
    city = deal(printed=RICH | FORT, options=ONE_ROUND, stakes={"neutral": "fort"}, hands=["funeral", ""])
    station(city, 0, "neutral", "bishop crossbowman")
    end_round(city)
    assert field(city, 0, "neutral") == ["bishop", "crossbowman"]
    assert outcome(city).scores[0] == 0


def place_of_each(one, other, **more):
    """The places of two players with these stake cards in their discard piles, when a round has ended the game."""
    printed = {
        "five": a_relic(points=5),
        "three": a_relic(points=3),
        "two": a_relic(points=2),
        "also": a_relic(points=5),
    }
    city = deal(printed=printed, options=ONE_ROUND, **more)
    give(city, 0, "discard", one)
    give(city, 1, "discard", other)
    end_round(city)
    return outcome(city).places, outcome(city).scores


@rule("ARC-END-3")
@pytest.mark.parametrize("first_edition", [False, True])
def test_the_highest_sum_wins(first_edition):
    found = place_of_each("five", "two three also", first_edition=first_edition)
    assert found == ((2, 1), (5, 10))


@rule("ARC-END-3")
def test_among_equals_more_stake_cards_win():
    assert place_of_each("five", "two three") == ((2, 1), (5, 5))


@rule("ARC-END-3")
def test_players_who_are_equal_in_stake_cards_too_share_the_victory():
    assert place_of_each("five", "also") == ((1, 1), (5, 5))


@rule("ARC-END-3")
def test_in_the_first_edition_nothing_breaks_a_tie():
    assert place_of_each("five", "two three", first_edition=True) == ((1, 1), (5, 5))


@rule("ARC-END-3")
def test_two_who_share_the_victory_leave_the_third_place_to_the_third():
    printed = {"five": a_relic(points=5), "also": a_relic(points=5), "two": a_relic(points=2)}
    city = deal("ferrymen usurers blades", printed=printed, options=ONE_ROUND)
    for seat, key in enumerate(["two", "five", "also"]):
        give(city, seat, "discard", key)
    end_round(city)
    assert outcome(city).places == (3, 1, 1)


@rule("ARC-END-3", "ARC-OBJ-4")
def test_stakes_under_the_crest_count_in_a_tie_and_those_in_districts_do_not():
    printed = {"five": a_relic(points=5), "zero": a_relic(), "also": a_relic(points=5), "nobody": a_personality()}
    city = deal(printed=printed | FORT, options=ONE_ROUND, stakes={"neutral": "fort"})
    give(city, 0, "discard", "five")
    give(city, 0, "crest", "zero")
    give(city, 1, "discard", "also")
    station(city, 1, "neutral", "nobody")
    end_round(city)
    assert lies(city, "nobody") == "field 1 neutral"
    assert outcome(city).places == (1, 2)


# ------------------------------------------------------------------------------------------------- the limit
@rule("ARC-END-4")
@pytest.mark.parametrize("first_edition", [False, True])
def test_the_game_is_over_with_the_end_of_the_round_that_the_table_has_set(first_edition):
    city = deal(options={"round_limit": "2"}, first_edition=first_edition)
    end_round(city)
    assert not is_over(city)
    end_round(city)
    assert (view(city).round, is_over(city)) == (2, True)
    assert (outcome(city).reason, outcome(city).rule) == ("limit", "ARC-END-4")


@rule("ARC-END-4")
def test_by_default_the_limit_is_round_40():
    city = deal("ferrymen usurers")
    for name in ("harbour", "bridge", "market", "gate"):
        use_up(city, name)
    rounds = 1
    while not is_over(city):
        end_round(city)
        rounds += not is_over(city)
        assert rounds <= 40
    assert (rounds, outcome(city).reason) == (40, "limit")


@rule("ARC-END-4")
def test_the_limit_ends_the_game_even_if_a_final_round_is_still_due():
    city = eve_of_a_bribe(options=ONE_ROUND)
    play(city, "bribe barhan-sword neutral")
    assert view(city).final_round == 2
    end_round(city)
    assert (view(city).round, is_over(city), outcome(city).reason) == (1, True, "limit")
    assert outcome(city).parts[0]["stakes"] == sum(city.game.card(key).points for key in ("ayane", "barhan-sword"))


@rule("ARC-END-4")
def test_a_final_round_that_is_the_last_of_the_limit_ends_by_the_jubilee():
    city = eve_of_a_victory(options={"round_limit": "2"})
    end_round(city)
    end_round(city)
    assert (is_over(city), outcome(city).reason) == (True, "jubilee")


@rule("ARC-END-2", "ARC-INF-1")
def test_at_the_end_nobody_holds_a_card_in_hand():
    city = deal(options=ONE_ROUND)
    wait(city)
    end_round(city)
    assert [cards_in(city, "hand", seat) for seat in range(2)] == [[], []]
