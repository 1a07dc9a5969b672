"""Arcana: bribes (ARC-REL)."""

import pytest

from arcana_scripts import (
    a_location,
    a_personality,
    a_relic,
    asked,
    deal,
    district,
    end_round,
    field,
    game_of,
    give_hand,
    happened,
    lies,
    offered,
    on_top,
    options_of,
    play,
    player,
    refused,
    rule,
    show_stake,
    stake,
    station,
    wait,
)

AYANE = {"neutral": "ayane"}  # main arcanum Sword, ducats 7
MOVE = {"hall": a_location({"do": "move agent", "whose": "any"})}
SWAP = {"hall": a_location({"do": "swap stakes"})}
NO_BRIBES = {"do": "this round", "holds": [{"do": "no bribes"}]}
RICHES = {"chest": a_relic(ducats=9), "purse": a_relic(ducats=1), "agio": a_relic(ducats=2)}


def at_neutral(hand, *agents, rival="", first_edition=False, price=7, other="great-treasurer", **printed):
    """Seat 0 has this hand and faceup agents at a personality of Sword with this price, seat 1 perhaps one too."""
    prize = {"prize": a_personality(main=["sword"], sword=9, ducats=price)}
    city = deal(
        stakes={"neutral": "prize"},
        hands=[hand, other],
        first_edition=first_edition,
        printed=prize | RICHES | {"crossbowman": {"sword": 3}, "great-treasurer": {"staff": 6}} | printed,
    )
    station(city, 0, "neutral", " ".join(agents))
    station(city, 1, "neutral", rival)
    return city


def won(city, key="prize"):
    return lies(city, key) == "discard 0"


# ------------------------------------------------------------------------------------------------- placing a relic
@rule("ARC-REL-1")
@pytest.mark.parametrize("first_edition", [False, True])
def test_a_relic_needs_an_agent_of_ones_own_there(first_edition):
    city = at_neutral("purse", rival="pale", first_edition=first_edition)
    assert options_of(city) == ["discard purse"]
    assert refused(city, "bribe purse neutral") == "ARC-REL-1"
    station(city, 0, "neutral", "crossbowman")
    assert offered(city, "bribe") == ["bribe purse neutral"]


@rule("ARC-REL-1", "ARC-REL-2")
@pytest.mark.parametrize("first_edition", [False, True])
def test_facedown_agents_of_the_briber_are_turned_faceup_and_nobody_elses(first_edition):
    city = deal(
        "ferrymen usurers blades",
        stakes={"harbour": "ayane"},
        hands=["purse pale"],
        printed={"friend": a_personality(sword=1), "helper": a_personality(cup=9)} | RICHES,
        first_edition=first_edition,
    )
    station(city, 0, "harbour", "friend helper", facedown=True)
    station(city, 1, "harbour", "necromancer", facedown=True)
    told = happened(city, "bribe purse harbour")
    assert told[:3] == ["bribed 0 purse harbour", "showed 0 friend harbour", "showed 0 helper harbour"]
    assert field(city, 0, "harbour")[:2] == ["friend", "helper"]
    assert field(city, 1, "harbour") == ["~necromancer"]


# ------------------------------------------------------------------------------------------------- the sum
@rule("ARC-REL-2", "ARC-REL-3")
@pytest.mark.parametrize(("price", "enough"), [(5, True), (6, True), (7, False)])
@pytest.mark.parametrize("first_edition", [False, True])
def test_a_bribe_is_the_agents_in_the_main_arcanum_and_the_ducats(price, enough, first_edition):
    city = at_neutral("agio", "crossbowman", "friend", price=price, first_edition=first_edition, **FRIEND)
    play(city, "bribe agio neutral")
    assert won(city) == enough


FRIEND = {"friend": a_personality(staff=9, sword=1, cup=9, ducats=9)}  # only 1 of it counts at a stake of Sword


@rule("ARC-REL-2")
def test_an_agent_without_the_main_arcanum_is_enough_to_place_a_relic_on():
    city = at_neutral("chest", "great-treasurer", other="pale")
    play(city, "bribe chest neutral")
    assert won(city)


@rule("ARC-REL-2")
def test_the_agents_and_relics_of_others_do_not_count():
    city = at_neutral("agio", "crossbowman", rival="ayane chest")
    play(city, "bribe agio neutral")
    assert not won(city)
    assert district(city, "neutral").sides[0].bribe == 5


@rule("ARC-REL-2", "ARC-RES-9")
@pytest.mark.parametrize(("add", "counted"), [(2, 7), (-2, 3), (-9, 0)])
def test_an_effect_changes_what_bribes_come_to_but_not_to_less_than_nothing(add, counted):
    master = {"do": "this round", "holds": [{"do": "bribes", "add": add}]}
    city = at_neutral("hall agio", "crossbowman", price=9, hall=a_location(master))
    play(city, "play hall")
    wait(city)
    play(city, "bribe agio neutral")
    assert district(city, "neutral").sides[0].bribe == counted


# ------------------------------------------------------------------------------------------------- enough
@rule("ARC-REL-3")
@pytest.mark.parametrize("first_edition", [False, True])
def test_enough_wins_at_once_whatever_the_others_have_there(first_edition):
    city = at_neutral("chest pale", "crossbowman", rival="ayane arkabast", first_edition=first_edition)
    on_top(city, "neutral", "penthow")
    told = happened(city, "bribe chest neutral")
    assert "won-by-bribe 0 prize neutral" in told
    assert player(city, 0).discard[-3:] == ("crossbowman", "chest", "prize")
    assert player(city, 1).discard[-2:] == ("ayane", "arkabast")
    assert (stake(city, "neutral"), field(city, 0, "neutral"), field(city, 1, "neutral")) == ("penthow", [], [])
    assert asked(city) == "1 act"


@rule("ARC-REL-3")
def test_the_facedown_agents_of_others_are_shown_on_their_way():
    city = deal("ferrymen usurers blades", stakes={"harbour": "ayane"}, hands=["barhan-sword pale"])
    on_top(city, "harbour", "penthow")
    station(city, 0, "harbour", "crossbowman")
    station(city, 1, "harbour", "necromancer", facedown=True)
    told = happened(city, "bribe barhan-sword harbour")
    assert told.index("won-by-bribe 0 ayane harbour") < told.index("exposed 1 necromancer harbour")
    assert player(city, 1, 2).discard[-1] == "necromancer"


# ------------------------------------------------------------------------------------------------- not enough
@rule("ARC-REL-4")
def test_a_relic_that_is_not_enough_stays_with_the_agents():
    city = at_neutral("purse pale", "crossbowman")
    assert happened(city, "bribe purse neutral")[-1] == "failed 0 purse neutral"
    assert field(city, 0, "neutral") == ["crossbowman", "purse"]
    assert (stake(city, "neutral"), asked(city)) == ("prize", "1 act")


@rule("ARC-REL-4")
def test_in_the_first_edition_it_goes_to_the_discard_pile_and_the_agents_stay_faceup():
    city = deal(stakes={"harbour": "ayane"}, hands=["drinking-horn necromancer"], first_edition=True)
    station(city, 0, "harbour", "pale", facedown=True)
    told = happened(city, "bribe drinking-horn harbour")
    assert "failed 0 drinking-horn harbour" in told
    assert player(city, 0).discard[-1] == "drinking-horn"
    assert field(city, 0, "harbour") == ["pale"]
    wait(city)
    play(city, "assign necromancer harbour")  # no relic lies there: it is an agent like any other
    assert field(city, 0, "harbour") == ["pale", "~necromancer"]


@rule("ARC-REL-4")
def test_in_the_first_edition_a_second_relic_does_not_count_with_the_first():
    city = at_neutral("agio purse drinking-horn", "crossbowman", first_edition=True, price=6, other="pale ayane")
    play(city, "bribe agio neutral")
    wait(city)
    play(city, "bribe purse neutral")
    assert not won(city)
    wait(city)
    play(city, "bribe drinking-horn neutral")
    assert won(city)


@rule("ARC-REL-4")
def test_a_second_relic_counts_together_with_the_first():
    city = at_neutral("agio purse drinking-horn", "crossbowman", other="pale ayane arkabast", price=9)
    bribes = []
    for key in ("agio", "purse"):
        play(city, f"bribe {key} neutral")
        bribes.append(district(city, "neutral").sides[0].bribe)
        wait(city)
    assert bribes == [5, 6]
    play(city, "bribe drinking-horn neutral")
    assert won(city)
    assert {"agio", "purse", "drinking-horn", "crossbowman"} <= {*player(city, 0).discard}


@rule("ARC-REL-4")
def test_an_agent_that_comes_later_counts_together_with_the_relic():
    city = at_neutral("agio funeral", "crossbowman", other="pale ayane")
    play(city, "bribe agio neutral")
    wait(city)
    assert not won(city)
    assert "won-by-bribe 0 prize neutral" in happened(city, "assign funeral neutral")
    assert won(city)


@rule("ARC-REL-4")
def test_an_agent_that_is_not_enough_either_stays_too():
    city = at_neutral("agio merchant-of-the-kraken funeral", "crossbowman", other="pale ayane")
    play(city, "bribe agio neutral")
    wait(city)
    play(city, "assign merchant-of-the-kraken neutral")
    assert field(city, 0, "neutral") == ["crossbowman", "agio", "merchant-of-the-kraken"]
    assert district(city, "neutral").sides[0].bribe == 6


@rule("ARC-REL-4")
def test_an_agent_is_laid_faceup_where_a_relic_of_its_player_lies():
    city = deal(stakes={"harbour": "ayane"}, hands=["drinking-horn merchant-of-the-kraken pale", "arkabast penthow"])
    station(city, 0, "harbour", "great-treasurer")
    play(city, "bribe drinking-horn harbour")
    wait(city)
    told = happened(city, "assign merchant-of-the-kraken harbour")
    assert told == ["assigned 0 merchant-of-the-kraken harbour"]
    assert field(city, 0, "harbour") == ["great-treasurer", "drinking-horn", "merchant-of-the-kraken"]


@rule("ARC-REL-4")
def test_an_agent_of_a_neighbour_lies_facedown_beside_anothers_relic():
    hands = ["drinking-horn merchant-of-the-kraken", "arkabast penthow"]
    city = deal("ferrymen usurers blades", stakes={"harbour": "ayane"}, hands=hands)
    station(city, 0, "harbour", "crossbowman")
    play(city, "bribe drinking-horn harbour", "assign arkabast harbour")
    assert field(city, 1, "harbour") == ["~arkabast"]


@rule("ARC-REL-4", "ARC-INT-8")
def test_an_agent_that_is_moved_there_counts_too():
    city = at_neutral("agio hall", "crossbowman", other="pale ayane", **MOVE)
    station(city, 0, "gate", "funeral", facedown=True)
    play(city, "bribe agio neutral")
    wait(city)
    play(city, "play hall", "move gate-0-1 neutral")
    assert won(city)


@rule("ARC-REL-4", "ARC-MIL-2")
def test_a_militia_card_counts_too():
    cards = game_of("ferrymen usurers").card_set
    strong = {key: {"sword": 4} for key in cards.of_kind("militia")}
    city = deal(
        stakes=AYANE,
        hands=["drinking-horn barhan-sword", "pale penthow"],
        options={"militia": "yes"},
        printed=strong,
    )
    station(city, 0, "neutral", "great-treasurer")
    play(city, "bribe drinking-horn neutral")
    wait(city)
    play(city, "support barhan-sword", "militia soldier-1", "assign soldier-1 neutral")
    assert won(city, "ayane")


@rule("ARC-REL-4")
def test_the_relic_and_the_agents_count_in_later_rounds_too():
    city = at_neutral("agio", "crossbowman")
    play(city, "bribe agio neutral")
    end_round(city)
    assert field(city, 0, "neutral") == ["crossbowman", "agio"]
    wait(city)
    give_hand(city, 0, "funeral")
    play(city, "assign funeral neutral")
    assert won(city)


@rule("ARC-REL-4")
def test_the_sum_is_not_looked_at_again_unless_something_is_added():
    """A cheaper personality takes the place of the first: the relic that would suffice has to wait."""
    cheap = a_personality(main=["sword"], sword=9, ducats=2)
    city = at_neutral("agio hall funeral", "crossbowman", other="pale ayane penthow", **SWAP, cheap=cheap)
    play(city, "bribe agio neutral")
    wait(city)
    show_stake(city, "gate", "cheap")
    play(city, "play hall", "swap gate neutral")
    assert stake(city, "neutral") == "cheap"
    assert field(city, 0, "neutral") == ["crossbowman", "agio"]
    wait(city)
    play(city, "assign funeral neutral")
    assert won(city, "cheap")


# ------------------------------------------------------------------------------------------------- who cannot
@rule("ARC-REL-5")
@pytest.mark.parametrize("first_edition", [False, True])
@pytest.mark.parametrize("key", ["barhan-sword", "house", "proud"])
def test_relics_locations_and_personalities_without_a_price_cannot_be_bribed(key, first_edition):
    printed = {"house": a_location(), "proud": a_personality(sword=1), **RICHES}
    stakes = {"neutral": key}
    city = deal(stakes=stakes, hands=["chest pale"], printed=printed, first_edition=first_edition)
    station(city, 0, "neutral", "crossbowman" if not first_edition else "arkabast")
    assert offered(city, "bribe") == []
    assert refused(city, "bribe chest neutral") == "ARC-REL-5"


@rule("ARC-REL-5")
def test_the_harlequin_prints_no_price_unless_the_set_says_so():
    city = deal(stakes={"neutral": "proud"}, hands=["chest"], printed=RICHES | {"proud": a_personality(copies=True)})
    station(city, 0, "neutral", "crossbowman")
    assert refused(city, "bribe chest neutral") == "ARC-REL-5"


# ------------------------------------------------------------------------------------------------- the resolution
@rule("ARC-REL-6")
def test_relics_count_for_nothing_when_a_district_is_resolved():
    printed = {
        "sabre": a_relic(main=["sword"], sword=9, ducats=1),
        "prize": a_personality(main=["sword"], sword=4, ducats=9),
    }
    city = deal(stakes={"neutral": "prize"}, hands=["sabre", "pale"], printed=printed)
    station(city, 0, "neutral", "crossbowman")
    play(city, "bribe sabre neutral")
    assert district(city, "neutral").sides[0].totals == {"sword": 3}
    end_round(city)
    assert stake(city, "neutral") == "prize"
    assert field(city, 0, "neutral") == ["crossbowman", "sabre"]


@rule("ARC-REL-6", "ARC-RES-5")
@pytest.mark.parametrize("rival", ["", "ayane"])
def test_relics_go_to_their_owners_discard_pile_when_the_stake_is_won(rival):
    printed = {"prize": a_personality(sword=3, ducats=9)} | RICHES
    city = deal(stakes={"neutral": "prize"}, hands=["purse", "pale"], printed=printed)
    station(city, 0, "neutral", "crossbowman")
    station(city, 1, "neutral", rival)
    play(city, "bribe purse neutral")
    end_round(city)
    assert lies(city, "prize") == ("discard 1" if rival else "discard 0")
    assert (lies(city, "purse"), lies(city, "crossbowman")) == ("discard 0", "discard 0")


# ------------------------------------------------------------------------------------------------- several main arcana
@rule("ARC-REL-7")
@pytest.mark.parametrize("first_edition", [False, True])
@pytest.mark.parametrize(("price", "enough"), [(8, True), (9, False)])
def test_at_several_main_arcana_the_best_of_them_counts(price, enough, first_edition):
    """5 Cup and 4 Sword; 6 Staff is no main arcanum of this stake."""
    printed = {
        "prize": a_personality(main=["sword", "cup"], sword=9, cup=9, ducats=price),
        "friend": a_personality(staff=6, sword=1, cup=5),
        **RICHES,
    }
    stakes = {"neutral": "prize"}
    city = deal(stakes=stakes, hands=["drinking-horn"], printed=printed, first_edition=first_edition)
    station(city, 0, "neutral", "friend")
    play(city, "bribe drinking-horn neutral")
    assert won(city) == enough


@rule("ARC-REL-7")
def test_two_main_arcana_are_not_added_up():
    printed = {
        "prize": a_personality(main=["sword", "cup"], sword=9, cup=9, ducats=6),
        "friend": a_personality(cup=2),
        "other": a_personality(sword=3),
        **RICHES,
    }
    city = deal(stakes={"neutral": "prize"}, hands=["agio"], printed=printed)
    station(city, 0, "neutral", "friend other")
    play(city, "bribe agio neutral")
    assert district(city, "neutral").sides[0].bribe == 5
    assert not won(city)


# ------------------------------------------------------------------------------------------------- where they belong
@rule("ARC-REL-8")
def test_a_relic_goes_to_the_discard_pile_when_the_last_agent_leaves():
    city = at_neutral("purse hall penthow", "crossbowman", "funeral", other="pale ayane arkabast", **MOVE)
    play(city, "bribe purse neutral")
    wait(city)
    play(city, "play hall", "move crossbowman bridge")
    assert field(city, 0, "neutral") == ["funeral", "purse"]  # it lies with all of its owner's agents
    wait(city)
    give_hand(city, 0, "hall penthow")
    play(city, "play hall", "move funeral bridge")
    assert field(city, 0, "neutral") == []
    assert lies(city, "purse") == "discard 0"


@rule("ARC-REL-8")
@pytest.mark.parametrize(
    "word",
    [
        {"do": "return agent", "whose": "other"},
        {"do": "discard agent", "whose": "other"},
        {"do": "move agent", "whose": "other"},
    ],
    ids=lambda word: word["do"],
)
def test_it_is_the_same_when_another_player_takes_the_agent_away(word):
    city = at_neutral("purse pale", "crossbowman", other="hall ayane", hall=a_location(word))
    play(city, "bribe purse neutral", "play hall")
    if asked(city) == "1 move-agent":
        play(city, "move crossbowman harbour")
    assert (field(city, 0, "neutral"), lies(city, "purse")) == ([], "discard 0")


@rule("ARC-REL-8")
def test_a_relic_stays_when_its_agent_is_exchanged_for_another_players_and_one_is_left():
    words = [{"do": "choose agent", "whose": "own"}, {"do": "exchange agent"}]
    city = at_neutral("purse pale", "crossbowman", "funeral", other="hall ayane", hall=a_location(*words))
    station(city, 1, "gate", "penthow")
    play(city, "bribe purse neutral", "play hall", "agent crossbowman")
    assert field(city, 0, "neutral") == ["funeral", "purse"]
    assert field(city, 1, "neutral") == ["penthow"]


@rule("ARC-REL-8")
@pytest.mark.parametrize(
    ("comes", "stays"), [("barhan-sword", False), ("house", False), ("proud", False), ("venal", True)]
)
@pytest.mark.parametrize("word", ["swap stakes", "replace stake", "remove stake"])
def test_a_relic_is_discarded_when_the_stake_becomes_one_that_cannot_be_bribed(word, comes, stays):
    printed = {"house": a_location(), "proud": a_personality(), "venal": a_personality(ducats=9)}
    printed["hall"] = a_location({"do": word})
    city = at_neutral("purse hall", "crossbowman", other="pale ayane", **printed)
    play(city, "bribe purse neutral")
    wait(city)
    if word == "swap stakes":
        show_stake(city, "gate", comes)
        play(city, "play hall", "swap gate neutral")
    else:
        on_top(city, "neutral", comes)
        play(city, "play hall", "at neutral")
    assert stake(city, "neutral") == comes
    assert field(city, 0, "neutral") == (["crossbowman", "purse"] if stays else ["crossbowman"])
    assert lies(city, "purse") == ("field 0 neutral" if stays else "discard 0")


@rule("ARC-REL-8", "ARC-MIL-2")
def test_a_relic_is_discarded_when_the_militia_that_carried_it_goes_home():
    weak = {"soldier-1": {"sword": 0}}
    city = deal(
        stakes=AYANE, hands=["barhan-sword drinking-horn", "pale penthow"], options={"militia": "yes"}, printed=weak
    )
    play(city, "support barhan-sword", "militia soldier-1", "assign soldier-1 neutral")
    wait(city)
    play(city, "bribe drinking-horn neutral")
    assert field(city, 0, "neutral") == ["soldier-1", "drinking-horn"]
    end_round(city)
    assert field(city, 0, "neutral") == []
    assert lies(city, "drinking-horn") == "discard 0"


# ------------------------------------------------------------------------------------------------- no bribes
def without_bribes(hand, *agents, **printed):
    """Seat 1 plays a location that forbids bribes for this round, when seat 0 has placed a relic of one ducat."""
    city = at_neutral(f"purse {hand}", *agents, other="court ayane penthow", court=a_location(NO_BRIBES), **printed)
    play(city, "bribe purse neutral", "play court")
    return city


@rule("ARC-REL-1", "ARC-REL-5", "ARC-INT-18")
def test_in_a_round_without_bribes_no_relic_is_placed():
    city = without_bribes("chest pale", "crossbowman")
    assert offered(city, "bribe") == []
    end_round(city)
    wait(city)
    give_hand(city, 0, "chest pale")
    play(city, "bribe chest neutral")
    assert won(city)


@rule("ARC-REL-4", "ARC-INT-18")
def test_in_a_round_without_bribes_an_agent_that_comes_wins_nothing():
    city = without_bribes("ayane-twin pale", "crossbowman", **{"ayane-twin": a_personality(sword=9)})
    play(city, "assign ayane-twin neutral")
    assert not won(city)
    assert field(city, 0, "neutral") == ["crossbowman", "purse", "ayane-twin"]


@rule("ARC-REL-8", "ARC-INT-18")
def test_in_a_round_without_bribes_a_relic_stays_as_long_as_an_agent_does():
    """The stake is still one that can be bribed, only not in this round."""
    city = without_bribes("hall pale", "crossbowman", "funeral", **MOVE)
    assert field(city, 0, "neutral") == ["crossbowman", "funeral", "purse"]
    play(city, "play hall", "move crossbowman bridge")
    assert field(city, 0, "neutral") == ["funeral", "purse"]


@rule("ARC-REL-1", "ARC-EVT-2")
def test_an_event_can_forbid_all_bribes():
    events = game_of("ferrymen usurers").card_set.of_kind("event")
    printed = {key: {"holds": [{"do": "no bribes"}]} for key in events}
    city = deal(stakes=AYANE, hands=["barhan-sword"], options={"events": "yes"}, printed=printed)
    station(city, 0, "neutral", "crossbowman")
    assert offered(city, "bribe") == []
    assert refused(city, "bribe barhan-sword neutral") == "ARC-EVT-2"


# ------------------------------------------------------------------------------------------------- the Harlequin
@rule("ARC-HAR-2")
@pytest.mark.parametrize("first_edition", [False, True])
@pytest.mark.parametrize(
    ("own", "rival", "counted"),
    [
        ("harlequin", "", 0),
        ("harlequin crossbowman", "", 6),
        ("harlequin", "crossbowman", 3),
        ("harlequin crossbowman", "big", 7),
        ("harlequin crossbowman great-treasurer", "", 6),
    ],
)
def test_for_a_bribe_the_harlequin_copies_the_best_faceup_agent_there(own, rival, counted, first_edition):
    printed = {"big": a_personality(staff=9, sword=4, cup=9)}
    for price, enough in ((counted + 1, True), (counted + 2, False)):
        city = at_neutral("purse pale", *own.split(), rival=rival, first_edition=first_edition, price=price, **printed)
        play(city, "bribe purse neutral")
        assert won(city) == enough


@rule("ARC-HAR-2")
def test_for_a_bribe_the_harlequin_copies_no_facedown_agent_of_another_player():
    city = deal("ferrymen usurers blades", stakes={"harbour": "ayane"}, hands=["barhan-sword pale"])
    station(city, 0, "harbour", "harlequin merchant-of-the-kraken")
    station(city, 1, "harbour", "necromancer", facedown=True)
    play(city, "bribe barhan-sword harbour")
    assert district(city, "harbour").sides[0].bribe == 6  # 1 and 1 and 4, not 2 of the Necromancer


@rule("ARC-HAR-2")
def test_for_a_bribe_of_several_main_arcana_the_harlequin_copies_the_best_in_each():
    printed = {
        "prize": a_personality(main=["sword", "cup"], sword=9, cup=9, ducats=9),
        "friend": a_personality(sword=2, cup=1),
        "rival": a_personality(cup=4),
        **RICHES,
    }
    city = deal(stakes={"neutral": "prize"}, hands=["purse pale"], printed=printed)
    station(city, 0, "neutral", "harlequin friend")
    station(city, 1, "neutral", "rival")
    play(city, "bribe purse neutral")
    assert district(city, "neutral").sides[0].bribe == 6  # Cup: 4 of the rival, 1 of the friend, and a ducat


@rule("ARC-HAR-2")
def test_a_card_that_copies_is_not_copied_for_a_bribe():
    printed = {"mimic": a_personality(sword=5, copies=True)}
    city = at_neutral("purse pale", "harlequin", "mimic", price=9, **printed)
    play(city, "bribe purse neutral")
    assert district(city, "neutral").sides[0].bribe == 1
