"""Guilds of Cadwallon: contracts at the end of the game and with a condition (GOC-G19, GOC-G20, GOC-G33)."""

import pytest

from guildhall.kernel.layout import WATCHER
from guilds_scripts import (
    MILITIA,
    asked,
    bonus,
    deal,
    end_dispatch,
    give,
    leave_in_deck,
    outcome,
    play,
    player,
    rule,
    score,
    set_up,
    view,
)


# ------------------------------------------------------------------------------------------------- the end
def last_round(contracts, *cards, but=None):
    """The last round, with these cards before the players."""
    city = deal(but=but, contracts=contracts)
    for seat, won in enumerate(cards):
        give(city, seat, won)
    leave_in_deck(city, 0)
    return city


@rule("GOC-G19")
def test_a_contract_whose_goal_is_met_when_the_game_ends_scores_its_bonus():
    city = last_round(["architects-retainer", "patron-of-the-great"], "engineer", "privateer ducal-envoy auction-queen")
    end_dispatch(city, [3], [11])
    assert asked(city) == ""
    # Seat 0 wins the Surveyor and has two Architects, seat 1 three personalities.
    assert [parts["contract"] for parts in outcome(city).parts] == [0, 5]
    assert [sum(parts.values()) for parts in outcome(city).parts] == list(outcome(city).scores)

    city = last_round(["architects-retainer", "patron-of-the-great"], "engineer master-mason")
    end_dispatch(city, [3], [11])
    assert [parts["contract"] for parts in outcome(city).parts] == [6, 0]


@rule("GOC-G19")
def test_a_goal_that_was_met_for_a_while_scores_nothing_at_the_end():
    city = last_round(["clean-hands", "long-roll"], "gate-sergeant", but={8: "night-patrol"})
    assert bonus(city) == 6
    end_dispatch(city, [11], [1])
    assert asked(city) == ""
    assert bonus(city) == 0


@rule("GOC-G33")
def test_contracts_are_turned_up_for_all_when_the_game_is_over():
    city = last_round(["architects-retainer", "patron-of-the-great"], "engineer master-mason")
    assert [player(city, seat).contract for seat in (0, 1)] == ["?", "?"]
    told = end_dispatch(city, [3], [11])
    assert "showed-contract 0 architects-retainer" in told
    assert "showed-contract 1 patron-of-the-great" in told
    assert [player(city, seat).contract for seat in (0, 1)] == ["the-architects-retainer", "patron-of-the-great"]


@rule("GOC-G33", "GOC-9")
@pytest.mark.parametrize("viewer", [0, 1, WATCHER])
def test_special_actions_still_in_hand_are_turned_up_for_all_when_the_game_is_over(viewer):
    city = deal(specials=["full-purse", "new-markets"])
    leave_in_deck(city, 0)
    assert player(city, 1, viewer).hand == ("new-markets" if viewer == 1 else "?",)
    play(city, "place blvd-3", "play full-purse", "place blvd-10", "nothing")
    end_dispatch(city, [4], [11])
    assert asked(city) == ""
    assert [player(city, seat, viewer).hand for seat in (0, 1)] == [(), ("new-markets",)]


@rule("GOC-G33")
def test_no_running_total_includes_the_contract_of_another():
    city = last_round(["known-to-the-watch", "clean-hands"], "gate-sergeant night-patrol")
    viewers = (0, 1, WATCHER)
    totals = {by: [(seen.score, seen.parts["contract"]) for seen in view(city, by).players] for by in viewers}
    assert totals == {
        0: [(2 - 2, 2), (0, 0)],
        1: [(-2 * 2, 0), (6, 6)],
        WATCHER: [(-2 * 2, 0), (0, 0)],
    }


@rule("GOC-G33")
@pytest.mark.parametrize("viewer", [0, 1, WATCHER])
def test_the_last_running_total_is_the_score(viewer):
    city = last_round(["known-to-the-watch", "clean-hands"], "gate-sergeant night-patrol")
    end_dispatch(city, [3], [11])
    assert asked(city) == ""
    seen = view(city, viewer).players
    assert [player.score for player in seen] == list(outcome(city).scores)
    assert [player.parts for player in seen] == list(outcome(city).parts)
    assert [player.parts["contract"] for player in seen] == [2, 6]


# ------------------------------------------------------------------------------------------------- with a condition
@rule("GOC-G20")
def test_known_to_the_watch_gives_just_its_bonus_under_amnesty():
    city = set_up(condition="amnesty", contracts=["known-to-the-watch"])
    give(city, 0, MILITIA)
    assert (score(city)["militia"], bonus(city)) == (-7, 2)


@rule("GOC-G20")
def test_the_condition_is_applied_before_the_contract():
    city = set_up(condition="crackdown", contracts=["known-to-the-watch"])
    give(city, 0, MILITIA)
    assert (score(city)["militia"], bonus(city)) == (-(7 + 5), 2)
