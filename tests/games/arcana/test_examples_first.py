"""The worked examples of the first edition's rulebook."""

from arcana_scripts import (
    asked,
    deal,
    end_intrigue,
    end_round,
    field,
    give,
    leave_stakes,
    lies,
    on_top,
    options_of,
    play,
    player,
    rule,
    stake,
    station,
    view,
    wait,
)


@rule("ARC-EX-8")
def test_goblin_fire_support_and_the_drinking_horn_come_to_the_7_that_bribe_arkabast():
    hands = ["goblin-fire-support drinking-horn", "great-treasurer coin-clipper"]
    city = deal("blades usurers", first_edition=True, stakes={"bridge": "arkabast"}, hands=hands)
    station(city, 1, "bridge", "pale", facedown=True)
    play(city, "assign goblin-fire-support bridge", "assign great-treasurer bridge", "bribe drinking-horn bridge")
    play(city, options_of(city)[0])
    won = ["arkabast", "goblin-fire-support", "drinking-horn"]
    assert [lies(city, key) for key in won] == ["discard 0"] * 3
    assert [lies(city, key) for key in ("great-treasurer", "pale")] == ["discard 1"] * 2
    assert stake(city, "bridge") not in ("", "arkabast")


@rule("ARC-EX-9")
def test_barhan_sword_is_won_by_crossbowman_and_necromancer():
    city = deal("ferrymen usurers", first_edition=True, stakes={"bridge": "barhan-sword"})
    station(city, 0, "bridge", "crossbowman necromancer")
    station(city, 1, "bridge", "pale", facedown=True)
    end_round(city)
    assert [lies(city, key) for key in ("barhan-sword", "crossbowman", "necromancer")] == ["discard 0"] * 3
    assert lies(city, "pale") == "discard 1"


@rule("ARC-EX-9")
def test_with_5_ducats_and_pale_the_sword_then_bribes_ayane():
    hands = ["great-treasurer barhan-sword"]
    city = deal("usurers ferrymen", first_edition=True, stakes={"bridge": "ayane"}, hands=hands)
    station(city, 0, "bridge", "pale")
    station(city, 1, "bridge", "crossbowman necromancer", facedown=True)
    assert city.game.card("barhan-sword").ducats == 5
    play(city, "bribe barhan-sword bridge")
    play(city, options_of(city)[0])
    assert [lies(city, key) for key in ("ayane", "pale", "barhan-sword")] == ["discard 0"] * 3
    assert [lies(city, key) for key in ("crossbowman", "necromancer")] == ["discard 1"] * 2


@rule("ARC-EX-10")
def test_6_swords_of_ayane_beat_5_cups_at_the_harlequin():
    city = deal("ferrymen usurers", first_edition=True, stakes={"neutral": "harlequin"})
    station(city, 0, "neutral", "necromancer dil-dan-alar")
    station(city, 1, "neutral", "ayane")
    end_intrigue(city)
    assert asked(city) == "0 name"
    play(city, "name cup", "name sword")
    assert lies(city, "harlequin") == "discard 1"


@rule("ARC-EX-11")
def test_at_penthow_everybody_bids_with_an_arcanum_that_they_name_and_the_highest_bid_wins():
    city = deal("ferrymen usurers", first_edition=True, stakes={"neutral": "penthow"})
    station(city, 0, "neutral", "crossbowman")
    station(city, 1, "neutral", "great-treasurer")
    end_intrigue(city)
    assert (asked(city), options_of(city)) == ("0 name", ["name staff", "name sword", "name cup"])
    play(city, "name sword")
    assert asked(city) == "1 name"
    play(city, "name staff")
    assert lies(city, "penthow") == "discard 1"


@rule("ARC-EX-11")
def test_at_penthow_a_bid_of_less_than_2_wins_nothing():
    city = deal("ferrymen usurers", first_edition=True, stakes={"neutral": "penthow"})
    station(city, 0, "neutral", "merchant-of-the-kraken")
    end_intrigue(city)
    play(city, "name sword")
    assert stake(city, "neutral") == "penthow", "the Merchant has Sword 1"
    assert field(city, 0, "neutral") == ["merchant-of-the-kraken"]

    city = deal("ferrymen usurers", first_edition=True, stakes={"neutral": "penthow"})
    station(city, 0, "neutral", "merchant-of-the-kraken")
    end_intrigue(city, "name cup")
    assert lies(city, "penthow") == "discard 0", "and Cup 2"


@rule("ARC-EX-13")
def test_domination_of_drakaer_and_of_the_automaton_ask_for_three_stake_cards_each():
    dominations = {"drakaer": "domination-of-drakaer", "automaton": "domination-of-the-automaton"}
    for fiefdom, objective in dominations.items():
        answers = [f"objective {objective} seat-0", f"keep {objective}"]
        city = deal("ferrymen usurers", first_edition=True, options={"objectives": "yes"}, answers=answers)
        cards = [key for key in city.game.card_set.stakes if city.game.card(key).fiefdom == fiefdom]
        give(city, 0, "discard", " ".join(cards[:2]))
        assert player(city, 0, viewer=0).parts["objectives"] == 0
        give(city, 0, "discard", cards[2])
        assert player(city, 0, viewer=0).parts["objectives"] == city.game.card(objective).points > 0


@rule("ARC-EX-13")
def test_the_jubilee_ends_the_round_in_which_it_is_turned_up():
    hands = ["crossbowman barhan-sword funeral"]
    city = deal("ferrymen usurers", first_edition=True, stakes={"neutral": "ayane"}, hands=hands)
    leave_stakes(city, "neutral", 6)
    on_top(city, "neutral", "ducal-jubilee")
    play(city, "assign crossbowman neutral")
    wait(city)
    play(city, "bribe barhan-sword neutral")
    assert (view(city).final_round, asked(city)) == (1, "1 act"), "the round goes on"
    end_round(city)
    assert city.table.decision is None
