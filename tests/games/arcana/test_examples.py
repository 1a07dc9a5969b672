"""The worked examples of the revised edition's rulebook."""

from arcana_scripts import (
    a_location,
    a_personality,
    asked,
    cards_in,
    deal,
    end_intrigue,
    end_round,
    field,
    give,
    lies,
    options_of,
    play,
    player,
    rule,
    stake,
    station,
    wait,
)


@rule("ARC-EX-1")
def test_barhan_sword_is_won_by_crossbowman_and_funeral():
    city = deal(
        "ferrymen usurers",
        stakes={"bridge": "barhan-sword"},
        hands=["crossbowman funeral", "great-treasurer"],
    )
    station(city, 1, "bridge", "pale", facedown=True)
    play(city, "assign crossbowman bridge", "discard great-treasurer", "assign funeral bridge")
    end_round(city)
    assert [lies(city, key) for key in ("barhan-sword", "crossbowman", "funeral")] == ["discard 0"] * 3
    assert lies(city, "pale") == "discard 1"


@rule("ARC-EX-1")
def test_without_the_crossbowman_nobody_wins_barhan_sword():
    city = deal("ferrymen usurers", stakes={"bridge": "barhan-sword"}, hands=["funeral", "great-treasurer"])
    station(city, 1, "bridge", "pale", facedown=True)
    play(city, "assign funeral bridge", "discard great-treasurer")
    end_round(city)
    assert stake(city, "bridge") == "barhan-sword"
    assert (field(city, 0, "bridge"), field(city, 1, "bridge")) == (["funeral"], ["pale"])


@rule("ARC-EX-2")
def test_the_crests_of_ferrymen_and_thieves_cancel_each_other_at_a_relic_of_staff():
    envoys = {"envoy": a_personality(staff=3), "herald": a_personality(staff=3)}
    city = deal("ferrymen thieves", stakes={"neutral": "drinking-horn"}, printed=envoys)
    station(city, 0, "neutral", "envoy")
    station(city, 1, "neutral", "herald")
    end_round(city)
    assert stake(city, "neutral") == "drinking-horn"
    assert (field(city, 0, "neutral"), field(city, 1, "neutral")) == (["envoy"], ["herald"])


@rule("ARC-EX-3")
def test_merchant_funeral_and_barhan_sword_come_to_the_7_that_bribe_ayane():
    city = deal("ferrymen usurers", stakes={"bridge": "ayane"}, hands=["barhan-sword crossbowman"])
    station(city, 0, "bridge", "merchant-of-the-kraken funeral")
    station(city, 1, "bridge", "pale", facedown=True)
    play(city, "bribe barhan-sword bridge")
    assert asked(city) == "chance deal"
    play(city, options_of(city)[0])
    won = ["ayane", "merchant-of-the-kraken", "funeral", "barhan-sword"]
    assert [lies(city, key) for key in won] == ["discard 0"] * 4
    assert lies(city, "pale") == "discard 1"
    assert stake(city, "bridge") not in ("", "ayane")


@rule("ARC-EX-4")
def test_6_staffs_of_the_great_treasurer_beat_5_cups_at_the_harlequin():
    city = deal("ferrymen usurers", stakes={"neutral": "harlequin"})
    station(city, 0, "neutral", "funeral merchant-of-the-kraken")
    station(city, 1, "neutral", "great-treasurer")
    end_round(city)
    assert lies(city, "harlequin") == "discard 1"


@rule("ARC-EX-5")
def test_the_harlequin_beside_the_necromancer_has_cup_3():
    prize = {"prize": a_personality(main=["cup"], cup=6)}
    city = deal("usurers blades", stakes={"neutral": "prize"}, printed=prize)
    station(city, 0, "neutral", "harlequin necromancer")
    station(city, 1, "neutral", "quarterstaffer")
    end_intrigue(city, "resolve neutral")
    assert (asked(city), options_of(city)) == ("0 copy", ["copy necromancer", "copy quarterstaffer"])
    play(city, "copy necromancer")
    assert lies(city, "prize") == "discard 0", "3 for the Necromancer and 3 for the Harlequin"


@rule("ARC-EX-6")
def test_repentants_house_plays_one_of_two_cards_and_discards_the_other():
    city = deal("blades usurers", hands=["repentants-house quarterstaffer"])
    give(city, 0, "deck", "rooftop-scout goblin-fire-support")
    play(city, "play repentants-house")
    assert options_of(city) == ["pick goblin-fire-support", "pick rooftop-scout"]
    play(city, "pick rooftop-scout")
    assert {option.split()[1] for option in options_of(city)} == {"rooftop-scout"}
    play(city, "assign rooftop-scout bridge")
    assert field(city, 0, "bridge") == ["rooftop-scout"]
    assert {"goblin-fire-support", "repentants-house"} <= set(cards_in(city, "discard", 0))
    assert asked(city) == "1 act"


@rule("ARC-EX-7")
def test_three_stake_cards_of_ogrokh_are_enough_to_study_the_exotic_blood_gardens():
    gardens = "the-exotic-blood-gardens"
    answers = [f"objective {gardens} seat-0", f"keep {gardens}"]
    city = deal("ferrymen usurers", options={"objectives": "yes"}, answers=answers)
    ogrokh = [key for key in city.game.card_set.stakes if city.game.card(key).fiefdom == "ogrokh"]
    give(city, 0, "discard", " ".join(ogrokh[:2]))
    assert player(city, 0, viewer=0).parts["objectives"] == 0
    give(city, 0, "discard", ogrokh[2])
    assert player(city, 0, viewer=0).parts["objectives"] == city.game.card(gardens).points > 0


@rule("ARC-EX-12")
def test_an_agent_moved_from_a_friendly_district_to_an_enemy_one_is_turned_faceup():
    ford = {"ford": a_location({"do": "move agent", "whose": "own"})}
    city = deal("ferrymen usurers", hands=["ford crossbowman funeral"], printed=ford)
    play(city, "assign crossbowman harbour")
    wait(city)
    assert field(city, 0, "harbour") == ["~crossbowman"]
    play(city, "play ford", "move harbour-0-1 bridge")
    assert (field(city, 0, "harbour"), field(city, 0, "bridge")) == ([], ["crossbowman"])
