"""The resolution phase: in which order, who wins a stake, ties and crests, several main arcana, the Harlequin."""

import pytest

from arcana_scripts import (
    a_location,
    a_personality,
    a_relic,
    asked,
    cards_in,
    deal,
    district,
    end_intrigue,
    end_round,
    field,
    give,
    happened,
    lies,
    offered,
    options_of,
    overheard,
    play,
    player,
    refused,
    rule,
    stake,
    station,
    use_up,
    view,
    wait,
)

ALIKE = {"envoy": a_personality(staff=3, sword=3, cup=3), "herald": a_personality(staff=3, sword=3, cup=3)}
KNIFE, STAFF_2 = a_personality(sword=2), a_personality(staff=2)
DISTRICTS = ["harbour", "bridge", "market", "gate", "neutral"]


def resolved(city):
    """The districts in the order in which they are resolved, the first that is offered always chosen."""
    told = overheard(city, lambda: end_round(city))
    return [line.split()[2] for line in told if line.startswith("resolves ")]


def meet(prize, one, other, guilds="ferrymen usurers", **more):
    """The cards of two players, words of their keys, in the neutral district, whose stake is this prize."""
    city = deal(guilds, stakes={"neutral": prize}, **more)
    station(city, 0, "neutral", one)
    station(city, 1, "neutral", other)
    return city


def sides(city, where="neutral"):
    """What each player counts in a district, and who would win there."""
    shown = district(city, where)
    return [side.totals for side in shown.sides], shown.winner, shown.rule


# ------------------------------------------------------------------------------------------------- order
@rule("ARC-RES-1")
def test_the_first_player_chooses_each_next_district_among_those_not_yet_resolved():
    city = deal(first=1)
    end_intrigue(city)
    assert (asked(city), options_of(city)) == ("1 resolve", [f"resolve {name}" for name in DISTRICTS])
    assert happened(city, "resolve market")[0] == "resolves 1 market"
    assert (asked(city), refused(city, "resolve market")) == ("1 resolve", "ARC-RES-1")
    play(city, "resolve neutral", "resolve harbour")
    assert options_of(city) == ["resolve bridge", "resolve gate"]
    assert "resolves 1 gate" in happened(city, "resolve bridge"), "the last one needs no choice"


@rule("ARC-RES-1")
def test_a_district_without_a_stake_is_not_resolved():
    city = deal()
    use_up(city, "bridge")
    end_intrigue(city)
    assert options_of(city) == [f"resolve {name}" for name in DISTRICTS if name != "bridge"]
    assert refused(city, "resolve bridge") == "ARC-INT-10"


@rule("ARC-RES-1")
@pytest.mark.parametrize(
    ("seats", "first", "order"),
    [
        (2, 0, "harbour bridge market gate neutral"),
        (2, 1, "market gate harbour bridge neutral"),
        (3, 0, "harbour bridge market neutral"),
        (3, 2, "market harbour bridge neutral"),
        (4, 1, "bridge market gate harbour neutral"),
        (4, 3, "gate harbour bridge market neutral"),
    ],
)
def test_in_the_first_edition_the_order_is_clockwise_from_the_first_players_left(seats, first, order):
    guilds = " ".join(["ferrymen", "usurers", "blades", "thieves"][:seats])
    assert resolved(deal(guilds, first=first, first_edition=True)) == order.split()


@rule("ARC-RES-1")
def test_in_the_first_edition_too_a_district_without_a_stake_is_passed_over():
    city = deal(first_edition=True)
    use_up(city, "harbour")
    use_up(city, "market")
    assert resolved(city) == ["bridge", "gate", "neutral"]


@rule("ARC-RES-2")
def test_all_agents_are_turned_up_before_the_first_district_is_chosen():
    city = deal()
    station(city, 0, "harbour", "crossbowman", facedown=True)
    station(city, 1, "bridge", "great-treasurer pale", facedown=True)
    told = overheard(city, lambda: end_intrigue(city))
    assert asked(city) == "0 resolve"
    assert field(city, 0, "harbour") == ["crossbowman"]
    assert sorted(field(city, 1, "bridge")) == ["great-treasurer", "pale"]
    assert "turned-up 0 crossbowman harbour" in told


# ------------------------------------------------------------------------------------------------- totals
@rule("ARC-RES-3")
def test_a_total_is_the_sum_of_the_values_in_the_main_arcanum_and_of_no_other():
    city = meet("barhan-sword", "crossbowman funeral", "great-treasurer")
    assert sides(city)[0] == [{"sword": 5}, {"sword": 0}]
    end_round(city)
    assert lies(city, "barhan-sword") == "discard 0", "Staff 6 and Cup 3 count for nothing"


@rule("ARC-RES-3")
def test_agents_in_other_districts_count_for_nothing():
    city = meet("barhan-sword", "crossbowman", "great-treasurer")
    station(city, 0, "bridge", "funeral")
    assert sides(city)[0] == [{"sword": 3}, {"sword": 0}]


@rule("ARC-RES-4")
@pytest.mark.parametrize(("value", "winner"), [(3, "discard 0"), (4, "discard 0"), (5, "stake neutral")])
def test_a_total_that_reaches_the_main_value_can_win_and_a_lower_one_can_not(value, winner):
    city = meet(
        "prize", "funeral knife", "pale", printed={"prize": a_relic(sword=value, main=["sword"]), "knife": KNIFE}
    )
    end_round(city)
    assert lies(city, "prize") == winner


@rule("ARC-RES-4")
def test_the_highest_total_that_suffices_wins():
    city = deal("ferrymen usurers blades", stakes={"neutral": "prize"}, printed={"prize": a_relic()})
    station(city, 0, "neutral", "crossbowman")
    station(city, 1, "neutral", "pale merchant-of-the-kraken")
    station(city, 2, "neutral", "necromancer")
    end_round(city)
    assert lies(city, "prize") == "discard 1", "4 against 3 and 2"


@rule("ARC-RES-5")
def test_the_stake_goes_on_top_of_the_winners_discard_pile_and_all_other_cards_to_their_owners():
    city = meet("ayane", "crossbowman funeral knife barhan-sword", "pale", printed={"knife": KNIFE})
    end_intrigue(city, "resolve neutral")
    assert cards_in(city, "discard", 0)[-1] == "ayane"
    assert [lies(city, key) for key in ("crossbowman", "funeral", "knife", "barhan-sword")] == ["discard 0"] * 4
    assert lies(city, "pale") == "discard 1"
    assert (field(city, 0, "neutral"), field(city, 1, "neutral")) == ([], [])


@rule("ARC-RES-6")
def test_if_nobody_reaches_the_main_value_all_cards_stay_faceup_and_count_again_in_the_next_round():
    city = deal(stakes={"harbour": "barhan-sword"})
    station(city, 0, "harbour", "crossbowman", facedown=True)
    station(city, 1, "harbour", "pale")
    end_round(city)
    assert (view(city).round, stake(city, "harbour")) == (2, "barhan-sword")
    assert (field(city, 0, "harbour"), field(city, 1, "harbour")) == (["crossbowman"], ["pale"])
    station(city, 0, "harbour", "merchant-of-the-kraken", facedown=True)
    end_intrigue(city, "resolve harbour")
    assert lies(city, "barhan-sword") == "discard 0", "3 and 1"


# ------------------------------------------------------------------------------------------------- ties
@rule("ARC-RES-7")
@pytest.mark.parametrize("first_edition", [False, True])
def test_after_a_tie_the_stake_and_all_cards_stay_until_the_next_round(first_edition):
    city = meet("prize", "crossbowman", "pale", printed={"prize": a_relic()}, first_edition=first_edition)
    assert sides(city) == ([{"sword": 3}, {"sword": 3}], -1, "ARC-RES-7")
    end_round(city)
    assert (view(city).round, stake(city, "neutral")) == (2, "prize")
    assert (field(city, 0, "neutral"), field(city, 1, "neutral")) == (["crossbowman"], ["pale"])


@rule("ARC-RES-7")
def test_a_tie_below_what_is_needed_is_no_tie_to_win():
    printed = {"pale": {"wins_ties": True}}
    city = meet("barhan-sword", "crossbowman", "pale", printed=printed)
    end_round(city)
    assert stake(city, "neutral") == "barhan-sword"


@rule("ARC-RES-7")
@pytest.mark.parametrize("first_edition", [False, True])
def test_a_card_that_wins_ties_takes_the_stake_for_its_owner(first_edition):
    printed = {"prize": a_relic(), "pale": {"wins_ties": True}}
    city = meet("prize", "crossbowman", "pale", printed=printed, first_edition=first_edition)
    end_round(city)
    assert lies(city, "prize") == "discard 1"


@rule("ARC-RES-7")
@pytest.mark.parametrize("first_edition", [False, True])
def test_two_of_the_tied_players_who_win_ties_cancel_each_other(first_edition):
    printed = {"prize": a_relic(), "pale": {"wins_ties": True}, "crossbowman": {"wins_ties": True}}
    city = meet("prize", "crossbowman", "pale", printed=printed, first_edition=first_edition)
    end_round(city)
    assert stake(city, "neutral") == "prize"


@rule("ARC-RES-7", "ARC-WRD-6")
def test_a_crest_and_a_card_cancel_each_other_too():
    printed = {"prize": a_personality(), "crossbowman": {"wins_ties": True}}
    city = meet("prize", "crossbowman", "pale", printed=printed)
    end_round(city)
    assert stake(city, "neutral") == "prize", "the Usurers' crest is for personalities"


@rule("ARC-RES-7")
def test_only_the_tied_players_are_looked_at():
    printed = ALIKE | {"prize": a_relic(), "crossbowman": {"wins_ties": True}, "clerk": a_personality(sword=2)}
    city = meet("prize", "envoy", "herald", "blades usurers thieves", printed=printed)
    station(city, 2, "neutral", "clerk")
    assert sides(city)[1:] == (0, "ARC-RES-7"), "the Thieves' crest is for relics, but they are beaten"


@rule("ARC-RES-7")
def test_a_card_that_wins_ties_wins_none_in_another_district():
    printed = ALIKE | {"prize": a_relic(), "crossbowman": {"wins_ties": True}}
    city = meet("prize", "envoy", "herald", printed=printed)
    station(city, 0, "bridge", "crossbowman")
    assert sides(city)[1:] == (-1, "ARC-RES-7")


# ------------------------------------------------------------------------------------------------- crests
BY_ARCANUM = {"staff": "ferrymen", "sword": "blades", "cup": "fortune-tellers"}
BY_KIND = {"relic": "thieves", "location": "architects", "personality": "usurers"}
MAKE = {"relic": a_relic, "location": a_location, "personality": a_personality}
STAKES = [(kind, arcanum) for kind in BY_KIND for arcanum in BY_ARCANUM]


def winner_of_a_tie(kind, arcanum, guilds, **more):
    """Who of two guilds wins a stake of this kind and main arcanum, for which both have the same total."""
    value = {"sword": 0, arcanum: 3}
    printed = ALIKE | {"prize": MAKE[kind](main=[arcanum], **value)}
    city = meet("prize", "envoy", "herald", guilds, printed=printed, **more)
    end_round(city)
    return {"discard 0": guilds.split()[0], "discard 1": guilds.split()[1], "stake neutral": ""}[lies(city, "prize")]


@rule("ARC-CRS-1")
@pytest.mark.parametrize(("kind", "arcanum"), STAKES)
def test_two_crests_win_ties_at_a_stake_and_the_other_four_do_not(kind, arcanum):
    favoured = {BY_ARCANUM[arcanum], BY_KIND[kind]}
    others = [guild for guild in (*BY_ARCANUM.values(), *BY_KIND.values()) if guild not in favoured]
    for guild in favoured:
        assert winner_of_a_tie(kind, arcanum, f"{others[0]} {guild}") == guild
    assert winner_of_a_tie(kind, arcanum, f"{others[0]} {others[1]}") == ""
    assert winner_of_a_tie(kind, arcanum, f"{others[2]} {others[3]}") == ""
    assert winner_of_a_tie(kind, arcanum, " ".join(favoured)) == "", "both cancel each other"


@rule("ARC-CRS-1")
@pytest.mark.parametrize(
    ("guild", "kind", "arcanum"),
    [("ferrymen", "relic", "staff"), ("blades", "relic", "sword"), ("thieves", "relic", "cup"),
     ("usurers", "personality", "cup")],
)  # fmt: skip
def test_in_the_first_edition_guild_cards_win_ties_with_the_option_crests_alone(guild, kind, arcanum):
    other = "usurers" if guild == "blades" else "blades"
    guilds = f"{other} {guild}"
    crests = {"crests": "yes"}
    assert winner_of_a_tie(kind, arcanum, guilds, options=crests, first_edition=True) == guild
    assert winner_of_a_tie(kind, arcanum, guilds, first_edition=True) == ""


@rule("ARC-CRS-1", "ARC-RES-7")
def test_in_the_first_edition_two_crests_cancel_each_other_as_well():
    crests = {"crests": "yes"}
    assert winner_of_a_tie("relic", "staff", "ferrymen thieves", options=crests, first_edition=True) == ""


@rule("ARC-CRS-1")
@pytest.mark.parametrize(("one", "winner"), [({"staff": 3}, 0), ({"sword": 3}, -1)])
def test_a_crest_of_an_arcanum_works_for_a_player_who_counts_that_arcanum(one, winner):
    printed = {"prize": a_relic(main=["staff", "sword"], staff=2, sword=2), "envoy": a_personality(**one)}
    city = meet("prize", "envoy", "crossbowman", "ferrymen usurers", printed=printed | {"crossbowman": {"staff": 1}})
    assert sides(city)[1] == winner


@rule("ARC-CRS-1", "ARC-STK-8")
def test_a_crest_of_an_arcanum_whose_total_is_too_low_there_does_not_work():
    printed = ALIKE | {"prize": a_relic(main=["staff", "cup"], staff=5, cup=2)}
    city = meet("prize", "envoy", "herald", printed=printed)
    assert sides(city)[1:] == (-1, "ARC-RES-7"), "the Ferrymen count Cup 3, as Staff 3 is too little"


@rule("ARC-CRS-1")
@pytest.mark.parametrize(("named", "won"), [("staff", "discard 0"), ("sword", "stake neutral")])
def test_in_the_first_edition_a_crest_of_an_arcanum_works_for_a_bid_with_that_arcanum(named, won):
    printed = ALIKE | {"prize": a_relic(main=["staff", "sword"], staff=2, sword=2)}
    city = meet("prize", "envoy", "herald", printed=printed, options={"crests": "yes"}, first_edition=True)
    end_intrigue(city)
    play(city, f"name {named}", "name sword")
    assert lies(city, "prize") == won


# ------------------------------------------------------------------------------------------------- what counts
@rule("ARC-RES-8", "ARC-REL-6")
def test_the_values_of_a_relic_do_not_count_when_a_district_is_resolved():
    city = meet("ayane", "funeral barhan-sword", "great-treasurer")
    assert sides(city)[0][0] == {"sword": 2}


@rule("ARC-RES-8")
def test_in_a_bribe_neither_a_relics_sword_nor_a_personalitys_ducats_count():
    printed = {"captain": a_personality(sword=2, ducats=9)}
    city = meet("ayane", "captain", "great-treasurer", printed=printed, hands=["barhan-sword funeral"])
    play(city, "bribe barhan-sword neutral")
    assert field(city, 0, "neutral") == ["captain", "barhan-sword"]
    assert district(city, "neutral").sides[0].bribe == 2 + 4


@rule("ARC-RES-8", "ARC-STK-2")
def test_a_won_personality_is_an_agent_in_every_respect():
    city = deal(hands=["ayane", "pale"], stakes={"harbour": "barhan-sword"})
    play(city, "assign ayane harbour")
    assert field(city, 0, "harbour") == ["~ayane"]
    end_round(city)
    assert (lies(city, "barhan-sword"), lies(city, "ayane")) == ("discard 0", "discard 0")


@rule("ARC-STK-6")
@pytest.mark.parametrize("first_edition", [False, True])
def test_a_location_never_lies_in_a_district_to_win_its_stake(first_edition):
    palace = {"palace": a_location({"do": "draw", "count": 1}, staff=9, sword=9, cup=9)}
    city = deal(hands=["palace crossbowman"], printed=palace, first_edition=first_edition)
    assert offered(city, "assign palace") == []
    assert refused(city, "assign palace neutral") == "ARC-INT-9"


@rule("ARC-STK-6")
def test_what_its_ability_does_may_win_a_stake_all_the_same():
    printed = {"chancery": a_location({"do": "win unopposed"})}
    hands = ["chancery", "great-treasurer"]
    city = deal(hands=hands, printed=printed, stakes={"neutral": "barhan-sword"}, first_edition=True)
    station(city, 0, "neutral", "crossbowman funeral")
    play(city, "play chancery", "at neutral")
    assert lies(city, "barhan-sword") == "discard 0"


def changed(word, prize, one, other=""):
    """A card with these words was played for a district in which these cards meet."""
    words = [word] if isinstance(word, dict) else word
    printed = {"office": a_location(*words), "prize": prize}
    return meet("prize", one, other, printed=printed, hands=["office drinking-horn", "barhan-sword drinking-horn"])


@rule("ARC-RES-9")
def test_a_need_is_never_below_1():
    city = changed({"do": "change need", "add": -9}, a_relic(sword=4, main=["sword"]), "great-treasurer")
    play(city, "play office", "at neutral")
    assert district(city, "neutral").sides[0].needs == {"sword": 1}
    end_round(city)
    assert stake(city, "neutral") == "prize", "0 is not enough"


@rule("ARC-RES-9")
def test_a_total_is_never_below_0():
    words = [{"do": "choose district", "where": "rivals"}, {"do": "weaken", "less": 3}]
    city = changed(words, a_relic(sword=4, main=["sword"]), "", "funeral")
    play(city, "play office")
    assert sides(city)[0] == [{}, {"sword": 0}]


@rule("ARC-RES-9")
def test_a_bribe_is_never_below_0():
    purse = {"do": "this round", "holds": [{"do": "bribes", "add": -9}]}
    city = changed(purse, a_personality(ducats=5), "crossbowman")
    play(city, "play office")
    assert district(city, "neutral").sides[0].bribe == 0


@rule("ARC-RES-9")
def test_a_bonus_counts_only_for_who_has_an_agent_there():
    word = {"do": "this round", "holds": [{"do": "totals", "add": 9}]}
    city = changed(word, a_relic(), "", "merchant-of-the-kraken")
    play(city, "play office")
    assert sides(city)[0] == [{}, {"sword": 1}]
    end_round(city)
    assert lies(city, "prize") == "discard 1"


@rule("ARC-RES-9")
def test_the_need_in_an_arcanum_that_is_not_printed_is_the_lowest_that_the_stake_prints():
    words = [{"do": "choose district", "where": "neutral"}, {"do": "contest in", "arcanum": "sword"}]
    city = changed(words, a_relic(main=["staff", "cup"], staff=5, cup=4), "crossbowman", "great-treasurer")
    play(city, "play office")
    shown = district(city, "neutral").sides[0]
    assert (shown.totals, shown.needs) == ({"sword": 3}, {"sword": 4})


# ------------------------------------------------------------------------------------------------- stakes
@rule("ARC-STK-1")
def test_a_stake_card_is_a_personality_a_location_or_a_relic():
    cards = deal().game.card_set
    assert {cards.cards[key].kind for key in cards.stakes} == {"personality", "location", "relic"}


@rule("ARC-STK-2")
def test_a_won_stake_card_is_drawn_and_played_like_a_guild_card_of_its_kind():
    printed = {"office": a_location({"do": "draw", "count": 1}), "envoy": a_personality(), "coin": a_relic()}
    city = deal(printed=printed, stakes={"neutral": "ayane"})
    give(city, 0, "deck", "office envoy coin")
    station(city, 0, "neutral", "crossbowman")
    end_round(city)
    wait(city)
    assert asked(city) == "0 act"
    assert len(offered(city, "assign envoy")) == 5
    assert offered(city, "play office") == ["play office"]
    assert offered(city, "bribe coin") == ["bribe coin neutral"]


@rule("ARC-STK-3")
def test_a_location_in_hand_is_played_for_its_ability():
    office = {"office": a_location({"do": "draw", "count": 2})}
    city = deal(hands=["office", "pale"], printed=office)
    give(city, 0, "deck", "crossbowman funeral")
    play(city, "play office")
    assert (player(city, 0, viewer=0).hand, lies(city, "office")) == (("funeral", "crossbowman"), "discard 0")


@rule("ARC-STK-4")
def test_a_relic_in_hand_is_played_as_a_bribe():
    city = deal(hands=["barhan-sword funeral", "pale"], stakes={"neutral": "ayane"})
    station(city, 0, "neutral", "crossbowman")
    assert offered(city, "bribe") == ["bribe barhan-sword neutral"]
    assert refused(city, "play barhan-sword") == "ARC-INT-4"
    play(city, "bribe barhan-sword neutral")
    assert lies(city, "ayane") == "discard 0"


# ------------------------------------------------------------------------------------------------- several arcana
TWO = {"prize": a_relic(main=["staff", "sword"], staff=2, sword=5)}


@rule("ARC-STK-5")
def test_each_main_value_is_the_price_in_its_own_coin():
    city = meet(
        "prize", "envoy", "crossbowman clerk", printed=TWO | {"envoy": STAFF_2, "clerk": a_personality(sword=1)}
    )
    assert sides(city) == ([{"staff": 2, "sword": 0}, {"staff": 0, "sword": 4}], 0, "ARC-RES-4")
    end_round(city)
    assert lies(city, "prize") == "discard 0", "Sword 4 is more, but 5 is needed"


@rule("ARC-STK-5")
def test_the_highest_total_wins_whichever_arcanum_it_is_in():
    city = meet("prize", "envoy", "crossbowman necromancer", printed=TWO | {"envoy": STAFF_2})
    end_round(city)
    assert lies(city, "prize") == "discard 1", "Sword 5 against Staff 2"


@rule("ARC-STK-5")
def test_totals_in_two_arcana_are_not_added():
    printed = {"prize": a_relic(main=["staff", "sword"], staff=2, sword=2), "envoy": a_personality(staff=2, sword=2)}
    city = meet("prize", "envoy", "crossbowman", printed=printed)
    end_round(city)
    assert lies(city, "prize") == "discard 1", "3 against 2"


@rule("ARC-STK-7")
def test_the_highest_total_that_reaches_its_own_main_value_counts_and_nobody_is_asked():
    printed = TWO | {"envoy": a_personality(staff=3, sword=4), "herald": STAFF_2}
    city = meet("prize", "envoy", "herald", printed=printed)
    end_intrigue(city)
    told = happened(city, "resolve neutral")
    assert "won 0 prize neutral" in told, "Staff 3, as Sword 4 is too little"
    assert not any(line.startswith("names") for line in told)


@rule("ARC-STK-7")
def test_a_lower_total_that_also_suffices_does_not_count_instead():
    printed = {"prize": a_relic(main=["staff", "sword"], staff=2, sword=2), "herald": a_personality(sword=5)}
    city = meet("prize", "great-treasurer crossbowman", "herald", printed=printed)
    end_round(city)
    assert lies(city, "prize") == "discard 0", "Staff 6 against 5, though Sword 3 suffices too"


@rule("ARC-STK-7")
def test_in_the_first_edition_everybody_says_with_which_main_arcanum_they_bid():
    printed = TWO | {"envoy": a_personality(staff=3, sword=4), "herald": STAFF_2}
    city = meet("prize", "envoy", "herald", printed=printed, first_edition=True)
    end_intrigue(city)
    assert (asked(city), options_of(city)) == ("0 name", ["name staff", "name sword"])
    play(city, "name sword", "name staff")
    assert lies(city, "prize") == "discard 1", "Sword 4 is below 5, though Staff 3 would have won"


@rule("ARC-STK-7")
def test_in_the_first_edition_nobody_is_asked_at_a_stake_with_one_main_arcanum():
    city = meet("barhan-sword", "crossbowman funeral", "pale", first_edition=True)
    told = overheard(city, lambda: end_round(city))
    assert not any(line.startswith("names") for line in told)
    assert lies(city, "barhan-sword") == "discard 0"


@rule("ARC-STK-7")
def test_what_was_named_in_one_district_does_not_count_in_the_next():
    printed = ALIKE | {"prize": a_relic(main=["staff", "sword"], staff=1, sword=1)}
    city = deal(stakes={"harbour": "prize", "bridge": "barhan-sword"}, printed=printed, first_edition=True)
    station(city, 0, "harbour", "envoy")
    station(city, 0, "bridge", "crossbowman herald")
    end_intrigue(city, "name staff")
    assert lies(city, "barhan-sword") == "discard 0", "with Sword 6"


@rule("ARC-STK-8")
@pytest.mark.parametrize(("guild", "winner"), [("ferrymen", 0), ("blades", 0), ("architects", -1)])
def test_of_equal_totals_the_one_that_the_crest_favours_counts(guild, winner):
    printed = ALIKE | {"prize": a_relic(main=["staff", "sword"], staff=2, sword=2)}
    city = meet("prize", "envoy", "herald", f"{guild} usurers", printed=printed)
    assert sides(city)[1] == winner


@rule("ARC-STK-8")
def test_in_the_first_edition_they_name_it_openly_from_the_first_player_on_and_only_with_agents_there():
    printed = ALIKE | {"prize": a_relic(main=["staff", "sword"], staff=2, sword=2)}
    guilds = "ferrymen usurers blades thieves"
    city = deal(guilds, stakes={"neutral": "prize"}, first=2, printed=printed, first_edition=True)
    for seat, agent in ((0, "envoy"), (1, "herald"), (2, "pale")):
        station(city, seat, "neutral", agent)
    end_intrigue(city)
    assert asked(city) == "2 name"
    assert happened(city, "name sword") == ["names 2 sword"]
    assert asked(city) == "0 name"
    play(city, "name staff")
    assert asked(city) == "1 name"
    play(city, "name staff")
    assert asked(city) != "3 name"
    assert view(city).districts[-1].rule == "ARC-RES-7", "three of them have 3"


@rule("ARC-STK-8")
def test_in_the_first_edition_the_harlequin_chooses_before_anybody_names():
    printed = ALIKE | {"prize": a_relic(main=["staff", "sword"], staff=2, sword=2)}
    city = meet("prize", "envoy", "harlequin herald", printed=printed, first_edition=True)
    end_intrigue(city)
    assert asked(city) == "1 copy"
    play(city, "copy herald")
    assert asked(city) == "0 name"
    play(city, "name staff", "name sword")
    assert lies(city, "prize") == "discard 1", "6 against 3"


# ------------------------------------------------------------------------------------------------- the Harlequin
@rule("ARC-HAR-1")
def test_the_harlequin_as_a_stake_is_contested_in_all_three_arcana():
    city = meet("harlequin", "crossbowman", "necromancer merchant-of-the-kraken")
    assert sides(city) == ([{"staff": 0, "sword": 3, "cup": 0}, {"staff": 0, "sword": 3, "cup": 5}], 1, "ARC-RES-4")
    assert district(city, "neutral").sides[0].needs == {"staff": 1, "sword": 1, "cup": 1}


@rule("ARC-HAR-1")
def test_for_the_harlequin_a_total_of_1_suffices_and_0_does_not():
    printed = {"page": a_personality(), "squire": a_personality(cup=1)}
    city = meet("harlequin", "page", "", printed=printed)
    end_round(city)
    assert stake(city, "neutral") == "harlequin"
    station(city, 1, "neutral", "squire")
    end_intrigue(city, "resolve neutral")
    assert lies(city, "harlequin") == "discard 1"


def masquerade(own="", others="", prize=None, **more):
    """The Harlequin of seat 0 among these agents, and the first question of the resolution."""
    printed = {"prize": prize or a_relic()} | more.pop("printed", {})
    city = meet("prize", f"harlequin {own}", others, printed=printed, **more)
    end_intrigue(city, "resolve neutral")
    return city


@rule("ARC-HAR-2")
def test_the_harlequins_owner_chooses_among_all_other_agents_there_own_or_not():
    city = masquerade("funeral", "crossbowman pale", a_relic(sword=5, main=["sword"]))
    assert asked(city) == "0 copy"
    assert set(options_of(city)) == {"copy funeral", "copy crossbowman", "copy pale"}
    assert "copies table harlequin crossbowman" in happened(city, "copy crossbowman")
    assert lies(city, "prize") == "discard 1", "2 and 3 against 6"


@rule("ARC-HAR-2")
def test_the_harlequin_has_the_printed_values_of_what_it_copies_and_nothing_else_of_it():
    printed = {"crossbowman": {"wins_ties": True}, "prize": a_relic()}
    city = meet("prize", "harlequin", "crossbowman", "blades ferrymen", printed=printed)
    end_round(city)
    assert lies(city, "prize") == "stake neutral", "3 against 3: crest and Crossbowman cancel each other"
    city = meet("prize", "harlequin", "crossbowman", "usurers ferrymen", printed=printed)
    end_round(city)
    assert lies(city, "prize") == "discard 1", "the Harlequin does not win ties"


@rule("ARC-HAR-2")
def test_the_choice_comes_when_all_agents_lie_open():
    city = deal(stakes={"bridge": "barhan-sword"})
    station(city, 0, "bridge", "harlequin")
    station(city, 1, "bridge", "pale ayane", facedown=True)
    end_intrigue(city, "resolve bridge")
    assert set(options_of(city)) == {"copy ayane", "copy pale"}


@rule("ARC-HAR-2")
def test_without_another_agent_there_the_harlequin_counts_0():
    city = meet("prize", "harlequin", "", printed={"prize": a_relic()})
    station(city, 0, "bridge", "crossbowman")
    end_round(city)
    assert stake(city, "neutral") == "prize"


@rule("ARC-HAR-2")
def test_a_relic_is_no_agent_to_copy():
    city = masquerade("drinking-horn funeral", "pale", a_personality())
    assert set(options_of(city)) == {"copy funeral", "copy pale"}


@rule("ARC-HAR-2")
def test_before_its_district_is_resolved_the_harlequin_counts_0():
    city = meet("prize", "harlequin", "pale", printed={"prize": a_relic()})
    assert sides(city)[0] == [{"sword": 0}, {"sword": 3}]


@rule("ARC-HAR-2")
def test_for_a_bribe_the_harlequin_is_like_the_best_agent_that_lies_open_there():
    printed = {"knight": a_personality(sword=5)}
    city = deal(stakes={"bridge": "ayane"}, hands=["drinking-horn funeral", "great-treasurer"], printed=printed)
    station(city, 0, "bridge", "harlequin")
    station(city, 1, "bridge", "pale")
    station(city, 1, "bridge", "knight", facedown=True)
    play(city, "bribe drinking-horn bridge")
    assert district(city, "bridge").sides[0].bribe == 3 + 3, "like Pâle, as nobody can see the knight"
    assert lies(city, "drinking-horn") == "field 0 bridge"
    wait(city)
    play(city, "assign funeral bridge")
    assert lies(city, "ayane") == "discard 0", "3, 3 and 2"


@rule("ARC-HAR-2")
def test_a_card_that_copies_can_not_be_copied_and_several_choose_from_the_first_players_on():
    printed = {"mime": a_personality(copies=True)}
    city = meet("prize", "mime", "harlequin pale", printed=printed | {"prize": a_relic()}, first=1)
    station(city, 1, "neutral", "crossbowman")
    end_intrigue(city, "resolve neutral")
    assert (asked(city), set(options_of(city))) == ("1 copy", {"copy pale", "copy crossbowman"})
    play(city, "copy pale")
    assert (asked(city), set(options_of(city))) == ("0 copy", {"copy pale", "copy crossbowman"})
    play(city, "copy pale")
    assert lies(city, "prize") == "discard 1", "9 against 3"


@rule("ARC-HAR-2")
def test_two_that_copy_with_nobody_else_there_count_0():
    printed = {"mime": a_personality(copies=True), "prize": a_relic()}
    city = meet("prize", "mime", "harlequin", printed=printed)
    end_round(city)
    assert stake(city, "neutral") == "prize"


@rule("ARC-HAR-2")
def test_what_the_harlequin_copied_is_forgotten_in_the_next_round():
    city = masquerade("funeral", "pale", a_relic(sword=9, main=["sword"]))
    play(city, "copy pale")
    end_round(city)
    assert stake(city, "neutral") == "prize"
    assert sides(city)[0] == [{"sword": 2}, {"sword": 3}]


@rule("ARC-HAR-2")
def test_in_the_first_edition_the_harlequin_copies_as_well():
    printed = {"prize": a_relic(sword=5, main=["sword"])}
    city = meet("prize", "harlequin funeral", "pale", printed=printed, first_edition=True)
    end_intrigue(city)
    play(city, "copy pale")
    assert lies(city, "prize") == "discard 0", "3 and 2"
