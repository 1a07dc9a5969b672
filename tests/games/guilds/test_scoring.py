"""Guilds of Cadwallon: the score and its parts (GOC-17 to GOC-20)."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from guilds_scripts import CARDS, SET, give, rule, score, set_up


def scored(words, seat=0, **modules):
    """What a seat's score is made of that has won these cards."""
    city = set_up(**modules)
    give(city, seat, words)
    return score(city, seat)


# ------------------------------------------------------------------------------------------------- guilds
@rule("GOC-17")
@pytest.mark.parametrize(
    ("words", "points"),
    [
        ("", 0),
        ("fence", 3),
        ("fence ledger-keeper", (3 + 2) * 2),
        ("fence ledger-keeper pawnbroker debt-collector", (3 + 2 + 2 + 1) * 4),
        ("fence armourer", 3 + 3),
        ("fence ledger-keeper armourer drill-captain old-campaigner", (3 + 2) * 2 + (3 + 2 + 1) * 3),
    ],
)
def test_the_points_of_a_guild_are_added_up_and_multiplied_by_the_number_of_its_cards(words, points):
    assert scored(words)["guilds"] == points


@rule("GOC-17")
@pytest.mark.parametrize(
    ("words", "points"),
    [
        ("fence privateer", 3 * 2),
        ("fence privateer ducal-envoy", 3 * 3),
        ("fence foundry-hand privateer", 3 * 2 + 1),  # the one that scores most
        ("fence armourer privateer ducal-envoy", 3 * 3 + 3),  # both in one guild or one in each: 12
        ("fence ledger-keeper pawnbroker armourer privateer ducal-envoy", 7 * 4 + 3 * 2),  # no fifth Usurer
    ],
)
def test_a_personality_counts_as_a_card_of_a_guild_in_which_there_is_room(words, points):
    assert scored(words)["guilds"] == points


@rule("GOC-G11")
@pytest.mark.parametrize(
    ("words", "points"),
    [
        ("fence ledger-keeper pawnbroker debt-collector privateer", 8 * 4),
        ("fence ledger-keeper pawnbroker privateer ducal-envoy", 7 * 4),
        ("fence privateer ducal-envoy auction-queen court-astrologer", 3 * 4),
    ],
)
def test_a_personality_for_which_no_guild_has_room_scores_nothing(words, points):
    assert scored(words)["guilds"] == points


@rule("GOC-G11")
def test_the_limit_of_four_binds_personalities_even_where_all_guild_cards_are_there():
    whole = "fence ledger-keeper pawnbroker debt-collector armourer sword-broker drill-captain old-campaigner"
    assert scored(f"{whole} privateer")["guilds"] == 8 * 4 + 8 * 4


@rule("GOC-G12")
def test_personalities_in_a_guild_of_strangers_add_up_to_nothing():
    assert scored("privateer ducal-envoy auction-queen")["guilds"] == 0


@rule("GOC-G12", "GOC-C12")
def test_a_personality_may_be_assigned_to_a_guild_of_which_there_is_no_guild_card():
    """Patronage shows it: each of the three adds 1 to the guild where it is, and they count as its three cards."""
    assert scored("privateer ducal-envoy auction-queen", condition="patronage")["guilds"] == 3 * 3
    city = set_up(condition="open-doors")
    give(city, 0, "privateer")
    assert score(city)["condition"] == 0  # and gives no crest


def best_of_all_assignments(keys, patronage):
    """Every personality in every guild, or in none: the most that the guild cards can be worth."""
    won = [SET.cards[key] for key in keys]
    personalities = sum(card.kind == "personality" for card in won)
    best = 0
    for assigned in product([*SET.guilds, None], repeat=personalities):
        worth = 0
        for guild in SET.guilds:
            own = [card.points for card in won if card.kind == "guild" and card.guild == guild]
            joined = assigned.count(guild)
            if joined and len(own) + joined > 4:
                break
            worth += (sum(own) + patronage * joined) * (len(own) + joined)
        else:
            best = max(best, worth)
    return best


@rule("GOC-17", "GOC-18", "GOC-19", "GOC-20", "GOC-G11", "GOC-G12", "GOC-C12")
@given(keys=st.lists(st.sampled_from(CARDS), max_size=20, unique=True), patronage=st.booleans(), seat=st.integers(0, 1))
def test_the_score_is_that_of_the_best_assignment(keys, patronage, seat):
    counted = scored(" ".join(keys), seat, condition="patronage" if patronage else "")
    penalties = [SET.cards[key].penalty for key in keys if SET.cards[key].kind == "militia"]
    actions = 2 * sum(SET.cards[key].kind == "action" for key in keys)
    guilds = best_of_all_assignments(keys, patronage)
    militia = sum(penalties) * len(penalties)
    assert (counted["guilds"], counted["actions"], counted["militia"]) == (guilds, actions, -militia)
    assert counted["total"] == guilds + actions - militia


# ------------------------------------------------------------------------------------------------- actions
@rule("GOC-18")
@pytest.mark.parametrize("number", [0, 1, 3])
def test_each_action_card_counts_2_and_is_not_multiplied_used_or_unused(number):
    words = " ".join(["new-markets", "barricade", "hired-hand"][:number])
    assert scored(words)["actions"] == 2 * number
    city = set_up()
    give(city, 0, words, played=True)
    assert score(city)["actions"] == 2 * number


@rule("GOC-G18")
def test_a_special_action_card_scores_like_any_other_but_no_contract_counts_it():
    """The Master of Intrigue asks for three action cards that were won."""
    city = set_up(contracts=["master-of-intrigue"], specials=["new-markets", "tarot-mages", "sealed-verdict"], seats=3)
    give(city, 0, "barricade hired-hand")
    assert (score(city)["actions"], score(city)["contract"]) == (2 * 3, 0)
    give(city, 0, "rolling-carts")
    assert (score(city)["actions"], score(city)["contract"]) == (2 * 4, 5)


# ------------------------------------------------------------------------------------------------- militia
@rule("GOC-19")
@pytest.mark.parametrize(
    ("words", "points"),
    [
        ("gate-sergeant", 1),
        ("market-wardens", 2),
        ("gate-sergeant market-wardens", (1 + 2) * 2),
        ("gate-sergeant market-wardens night-patrol captain-of-the-watch customs-inspector", (1 + 2 + 1 + 2 + 1) * 5),
    ],
)
def test_penalties_are_added_up_multiplied_by_the_number_of_militia_cards_and_subtracted(words, points):
    assert scored(words)["militia"] == -points
    assert scored(f"{words} fence")["total"] == 3 - points


# ------------------------------------------------------------------------------------------------- the total
@rule("GOC-20")
def test_the_total_is_guilds_and_actions_less_militia_and_then_the_condition_and_the_contract():
    city = set_up(condition="open-doors", contracts=["known-to-the-watch"])
    give(city, 0, "fence ledger-keeper new-markets gate-sergeant market-wardens")
    assert score(city) == {
        "guilds": 10, "actions": 2, "militia": -3, "condition": 2, "contract": 2, "total": 10 + 2 - 3 + 2 + 2,
    }  # fmt: skip


@rule("GOC-20")
def test_a_total_below_zero_stays_so():
    assert scored("gate-sergeant night-patrol")["total"] == -4
