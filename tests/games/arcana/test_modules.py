"""The modules: custom guilds, objectives, militia, masters, events, cards under the crest."""

import pytest

from arcana_scripts import (
    a_location,
    a_personality,
    a_relic,
    answer_all,
    asked,
    cards_in,
    deal,
    district,
    end_intrigue,
    end_round,
    field,
    game_of,
    give,
    give_hand,
    happened,
    leave_stakes,
    lies,
    offered,
    options_of,
    outcome,
    overheard,
    place,
    play,
    player,
    refused,
    rule,
    sit_down,
    stake,
    station,
    use_up,
    view,
    wait,
)
from guildhall.games.arcana.table import EVENT_PILE, SUPPLY

MODULES = ["custom_guilds", "objectives", "militia", "masters", "events", "tactical_discards"]
PLAYS_ONE = a_location({"do": "draw aside", "count": 1}, {"do": "play one aside"}, {"do": "discard the rest"})
MODULES_FIRST = ["objectives", "militia", "tactical_removal"]


# ------------------------------------------------------------------------------------------------- modules
@rule("ARC-MOD-1")
def test_every_module_is_off_unless_it_was_agreed_on():
    city = deal(stakes={"neutral": "barhan-sword"}, hands=["drinking-horn funeral", "pale"])
    assert player(city, 0).objectives == player(city, 0).offered == player(city, 0).left_out == ()
    assert (view(city).event, view(city).next_event, view(city).militia) == ("", "", 0)
    assert player(city, 0).masters == ()
    assert [offered(city, verb) for verb in ("support", "use")] == [[], []]
    assert refused(city, "support drinking-horn") == "ARC-MOD-1"
    station(city, 0, "neutral", "crossbowman")
    end_round(city)
    assert lies(city, "barhan-sword") == "stake neutral"
    assert sorted(module.name for module in city.game.option_list if module.module) == sorted(MODULES)


@rule("ARC-MOD-1")
def test_all_modules_go_together():
    city = deal("ferrymen usurers blades", options={"modules": "all"})
    assert all(city.game.has(module) for module in MODULES)
    seen = player(city, 0, viewer=0)
    assert (len(seen.objectives), len(seen.masters), len(seen.left_out)) == (2, 1, 9)
    assert (view(city).militia, view(city).event != "") == (6, True)


@rule("ARC-MOD-1")
@pytest.mark.parametrize("module", MODULES)
def test_each_module_can_be_played_alone(module):
    city = deal(options={module: "yes"})
    assert [name for name in MODULES if city.game.has(name)] == [module]
    end_round(city)
    assert view(city).round == 2


@rule("ARC-MOD-1")
def test_the_first_edition_has_three_modules_and_they_go_together():
    names = [option.name for option in game_of("ferrymen usurers", first_edition=True).option_list if option.module]
    assert names == MODULES_FIRST
    city = deal(first_edition=True, options={"modules": "all"})
    assert (len(player(city, 0, viewer=0).objectives), view(city).militia) == (2, 6)
    plain = deal(first_edition=True)
    assert (player(plain, 0, viewer=0).objectives, view(plain).militia) == ((), 0)


# ------------------------------------------------------------------------------------------------- custom guilds
def guild_of(city, guild):
    return city.game.card_set.of_guild(guild)


@rule("ARC-CUS-1")
def test_each_player_takes_any_11_of_the_guilds_20_cards():
    city = sit_down("ferrymen usurers", options={"custom_guilds": "yes"})
    cards = guild_of(city, "ferrymen")
    chosen = cards[9:]
    assert (len(cards), asked(city)) == (20, "0 deck")
    for nth, card in enumerate(chosen):
        assert set(offered(city, "keep")) == {f"keep {key}" for key in cards if key not in chosen[:nth]}
        play(city, f"keep {card}")
    assert asked(city) == "1 deck"
    play(city, "ready-made")
    assert view(city, 0).players[0].deck_cards == tuple(chosen)
    assert view(city, 0).players[0].left_out == tuple(cards[:9])


@rule("ARC-CUS-1")
def test_nobody_else_learns_which_cards_were_chosen():
    city = sit_down("ferrymen usurers", options={"custom_guilds": "yes"})
    for _nth in range(11):
        play(city, options_of(city)[-1])
    play(city, "ready-made")
    assert view(city, 1).players[0].left_out == ("?",) * 9
    assert view(city, 1).players[0].deck_cards == ()


@rule("ARC-CUS-2")
def test_the_11_a_cards_are_taken_with_one_answer_instead_of_a_first_card():
    city = sit_down("ferrymen usurers", options={"custom_guilds": "yes"})
    ready = [key for key in guild_of(city, "ferrymen") if city.game.card(key).letter == "A"]
    assert options_of(city)[0] == "ready-made"
    play(city, "ready-made")
    assert asked(city) == "1 deck"
    play(city, offered(city, "keep")[0])
    assert (asked(city), offered(city, "ready-made")) == ("1 deck", [])
    for _nth in range(10):
        play(city, options_of(city)[0])
    assert view(city, 0).players[0].deck_cards == tuple(ready)
    assert len(view(city, 1).players[1].deck_cards) == 11


# ------------------------------------------------------------------------------------------------- objectives
GARDENS, FEAST, STAGE, IRON = "the-exotic-blood-gardens", "feast", "stage", "iron"
AIMS = {
    FEAST: {"kind": "objective", "name": "Feast", "fiefdom": "ogrokh", "stakes": 2, "points": 5},
    STAGE: {"kind": "objective", "name": "Stage", "fiefdom": "astrelle", "stakes": 2, "points": 8},
}
THINGS = {f"bone-{nth}": a_relic(fiefdom="ogrokh") for nth in range(4)}
THINGS |= {f"mask-{nth}": a_relic(fiefdom="astrelle") for nth in range(4)}
THINGS |= {f"key-{nth}": a_relic(fiefdom="all") for nth in range(4)}


def aspire(*aims, cards="", printed=AIMS, **more):
    """A game in which the first player has these objectives, and these stake cards in the discard pile."""
    answers = [f"objective {aim} seat-0" for aim in aims] + [f"keep {aim}" for aim in aims]
    city = deal(printed=printed | THINGS, options={"objectives": "yes"} | more, answers=answers)
    assert set(player(city, 0, viewer=0).objectives) == set(aims)
    give(city, 0, "discard", cards)
    return city


def fulfilled(city, seat=0):
    return player(city, seat, viewer=seat).parts["objectives"]


@rule("ARC-OBJ-1")
def test_each_player_is_dealt_four_objectives_and_keeps_two_in_secret():
    city = sit_down("ferrymen usurers", options={"objectives": "yes"})
    for _nth in range(8):
        assert asked(city) == "chance deal"
        play(city, options_of(city)[0])
    dealt = view(city, 0).players[0].offered
    assert (len(dealt), view(city, 1).players[0].offered) == (4, ("?",) * 4)
    assert (asked(city), options_of(city)) == ("0 objective", [f"keep {key}" for key in dealt])
    play(city, f"keep {dealt[3]}")
    assert options_of(city) == [f"keep {key}" for key in dealt[:3]]
    play(city, f"keep {dealt[1]}")
    assert asked(city) == "1 objective"
    play(city, options_of(city)[0])
    play(city, options_of(city)[0])
    assert set(view(city, 0).players[0].objectives) == {dealt[1], dealt[3]}
    assert view(city, 1).players[0].objectives == ("?", "?")
    assert view(city).players[0].objectives == ("?", "?")


@rule("ARC-OBJ-1")
def test_the_first_edition_deals_four_and_keeps_two_as_well():
    city = sit_down("ferrymen usurers", options={"objectives": "yes"}, first_edition=True)
    for _nth in range(8):
        play(city, options_of(city)[0])
    assert (asked(city), len(options_of(city))) == ("0 objective", 4)


@rule("ARC-OBJ-2")
def test_an_objective_needs_a_number_of_stake_cards_of_its_fiefdom():
    city = aspire(FEAST, STAGE, cards="bone-0 mask-0")
    assert fulfilled(city) == 0
    give(city, 0, "discard", "bone-1")
    assert fulfilled(city) == 5
    give(city, 0, "discard", "mask-1")
    assert fulfilled(city) == 5 + 8


@rule("ARC-OBJ-2")
def test_a_card_counts_for_one_objective_only():
    again = AIMS | {"again": AIMS[FEAST] | {"points": 3}}
    city = aspire(FEAST, "again", cards="bone-0 bone-1 bone-2", printed=again)
    assert fulfilled(city) == 5
    give(city, 0, "discard", "bone-3")
    assert fulfilled(city) == 8


@rule("ARC-OBJ-2")
def test_one_of_all_fiefdoms_counts_for_any():
    city = aspire(FEAST, STAGE, cards="bone-0 key-0")
    assert fulfilled(city) == 5
    assert fulfilled(aspire(FEAST, STAGE, cards="key-0 key-1 key-2 key-3")) == 13


@rule("ARC-OBJ-3")
def test_the_assignment_of_cards_that_gives_most_is_found():
    city = aspire(FEAST, STAGE, cards="bone-0 mask-0 key-0")
    assert fulfilled(city) == 8, "one key serves the Stage rather than the Feast"
    give(city, 0, "discard", "key-1")
    assert fulfilled(city) == 13


@rule("ARC-OBJ-3")
def test_at_the_end_objectives_are_shown_and_add_their_points():
    city = aspire(FEAST, STAGE, cards="bone-0 bone-1", round_limit="1")
    assert player(city, 0).parts["objectives"] == 0, "nobody sees them before"
    end_round(city)
    assert set(player(city, 0).objectives) == {FEAST, STAGE}
    assert outcome(city).parts[0]["objectives"] == 5
    assert outcome(city).scores[0] == sum(outcome(city).parts[0].values())


@rule("ARC-OBJ-4")
@pytest.mark.parametrize("first_edition", [False, True])
def test_stakes_in_deck_discard_pile_and_under_the_crest_count_and_those_in_districts_do_not(first_edition):
    aims = AIMS | {FEAST: AIMS[FEAST] | {"stakes": 3}, "ogre": a_personality(fiefdom="ogrokh")}
    answers = [f"objective {FEAST} seat-0", f"keep {FEAST}"]
    options = {"objectives": "yes"}
    city = deal(printed=aims | THINGS, options=options, answers=answers, first_edition=first_edition)
    give(city, 0, "deck", "bone-0")
    give(city, 0, "crest", "bone-1")
    station(city, 0, "neutral", "ogre")
    assert fulfilled(city) == 0
    give(city, 0, "discard", "bone-2")
    assert fulfilled(city) == 5


# ------------------------------------------------------------------------------------------------- militia
MILITIA = {"militia": "yes"}


def muster(hand="barhan-sword funeral", **more):
    return deal(hands=[hand], options=MILITIA, **more)


@rule("ARC-MIL-1")
def test_a_stake_card_of_the_hand_buys_the_top_militia_card_for_a_district_of_choice():
    city = muster()
    play(city, "support barhan-sword", "militia soldier-1")
    assert lies(city, "barhan-sword") == "discard 0"
    assert (asked(city), options_of(city)) == (
        "0 station",
        [f"assign soldier-1 {name}" for name in ("harbour", "bridge", "market", "gate", "neutral")],
    )
    assert (view(city, 0).players[0].aside, view(city, 1).players[0].aside) == (("soldier-1",), ("?",))
    play(city, "assign soldier-1 bridge")
    assert (field(city, 0, "bridge"), asked(city)) == (["soldier-1"], "1 act")
    assert view(city).militia == 5


@rule("ARC-MIL-1")
def test_a_militia_card_lies_facedown_in_a_friendly_district():
    city = muster()
    play(city, "support barhan-sword", "militia soldier-1", "assign soldier-1 harbour")
    assert field(city, 0, "harbour") == ["~soldier-1"]
    assert district(city, "harbour", viewer=1).sides[0].cards[0].card == "?"


@rule("ARC-MIL-1")
@pytest.mark.parametrize("kind", ["relic", "location", "personality"])
def test_a_stake_card_of_any_kind_buys_support_and_a_guild_card_none(kind):
    cards = {"relic": "barhan-sword", "personality": "pale", "location": "office"}
    printed = {"office": a_location({"do": "draw", "count": 1})}
    city = deal(hands=[f"{cards[kind]} funeral golden-oar long-quay"], options=MILITIA, printed=printed)
    assert offered(city, "support") == [f"support {cards[kind]}"]
    assert [refused(city, f"support {key}") for key in ("funeral", "golden-oar", "long-quay")] == ["ARC-MIL-1"] * 3


@rule("ARC-MIL-1")
def test_in_the_first_edition_any_relic_buys_support_and_nothing_else():
    city = muster("barhan-sword pale funeral golden-oar", first_edition=True)
    assert set(offered(city, "support")) == {"support barhan-sword", "support golden-oar"}
    assert refused(city, "support pale") == "ARC-MIL-1"
    play(city, "support golden-oar", "militia captain-1", "assign captain-1 neutral")
    assert (lies(city, "golden-oar"), field(city, 0, "neutral")) == ("discard 0", ["captain-1"])


@rule("ARC-MIL-1", "ARC-INT-14")
def test_support_is_bought_with_a_card_of_the_hand_and_not_with_one_that_an_ability_lets_play():
    house = {
        "house": a_location({"do": "draw aside", "count": 1}, {"do": "play one aside"}, {"do": "discard the rest"})
    }
    city = muster("house funeral", printed=house)
    give(city, 0, "deck", "barhan-sword")
    play(city, "play house")
    assert asked(city) == "0 act"
    assert offered(city, "support") == []


@rule("ARC-MIL-2")
@pytest.mark.parametrize("first_edition", [False, True])
def test_the_militia_wins_a_stake_for_its_player_and_then_goes_back_to_its_pile(first_edition):
    city = muster(stakes={"neutral": "prize"}, printed={"prize": a_relic()}, first_edition=first_edition)
    play(city, "support barhan-sword", "militia soldier-1", "assign soldier-1 neutral")
    end_round(city)
    assert lies(city, "prize") == "discard 0"
    assert (view(city).militia, lies(city, "soldier-1")) == (6, "")


@rule("ARC-MIL-2")
def test_the_militia_goes_home_after_a_district_that_nobody_won_and_is_shuffled():
    city = muster(stakes={"neutral": "prize"}, printed={"prize": a_relic(need=9)})
    station(city, 0, "neutral", "crossbowman")
    play(city, "support barhan-sword", "militia soldier-1", "assign soldier-1 neutral")
    end_round(city)
    assert (field(city, 0, "neutral"), view(city).militia) == (["crossbowman"], 6)
    assert cards_in(city, "militia") == ["?"] * 6, "nobody knows where the soldier lies"


@rule("ARC-MIL-2", "ARC-REL-8")
def test_a_relic_that_lies_with_the_militia_alone_goes_to_the_discard_pile_when_it_leaves():
    city = muster("barhan-sword drinking-horn funeral", stakes={"neutral": "ayane"}, printed={"ayane": {"ducats": 9}})
    play(city, "support barhan-sword", "militia soldier-1", "assign soldier-1 neutral")
    wait(city)
    play(city, "bribe drinking-horn neutral")
    assert field(city, 0, "neutral") == ["soldier-1", "drinking-horn"]
    end_intrigue(city)
    assert lies(city, "drinking-horn") == "field 0 neutral"
    while view(city).round == 1:
        play(city, options_of(city)[0])
    assert field(city, 0, "neutral") == []


@rule("ARC-MIL-2")
def test_the_militia_helps_a_bribe():
    city = muster("pale barhan-sword funeral", stakes={"neutral": "ayane"}, printed={"soldier-1": {"sword": 3}})
    play(city, "support pale", "militia soldier-1", "assign soldier-1 neutral")
    wait(city)
    play(city, "bribe barhan-sword neutral")
    assert lies(city, "ayane") == "discard 0"


@rule("ARC-MIL-3")
@pytest.mark.parametrize("word", ["return agent", "discard agent"])
def test_what_takes_a_militia_card_out_of_a_district_puts_it_beside_its_pile(word):
    office = {"office": a_location({"do": word, "whose": "any"})}
    city = muster("barhan-sword office funeral", printed=office)
    play(city, "support barhan-sword", "militia soldier-1", "assign soldier-1 neutral")
    wait(city)
    play(city, "play office")
    assert field(city, 0, "neutral") == []
    assert view(city).militia == 5, "until the phase ends"
    everywhere = [cards_in(city, place, seat) for place in ("hand", "deck", "discard") for seat in range(2)]
    assert not any("soldier-1" in cards for cards in everywhere)
    end_round(city)
    assert view(city).militia == 6


@rule("ARC-MIL-3")
def test_a_won_district_puts_its_militia_beside_the_pile_too():
    city = muster("pale barhan-sword funeral", stakes={"neutral": "ayane"})
    station(city, 0, "neutral", "crossbowman")
    play(city, "support pale", "militia soldier-1", "assign soldier-1 neutral")
    wait(city)
    play(city, "bribe barhan-sword neutral")
    assert lies(city, "ayane") == "discard 0"
    assert (cards_in(city, "discard").count("soldier-1"), view(city).militia) == (0, 5)


@rule("ARC-MIL-3")
def test_with_no_card_in_the_militias_pile_there_is_no_support():
    relics = {f"coin-{nth}": a_relic() for nth in range(7)}
    city = muster(" ".join([*relics, "funeral"]), printed=relics)
    soldiers = ["captain-1", "captain-2", "soldier-1", "soldier-2", "soldier-3", "soldier-4"]
    give_hand(city, 1, "")
    for nth, soldier in enumerate(soldiers):
        play(city, f"support coin-{nth}")
        if asked(city) == "chance deal":
            play(city, f"militia {soldier}")
        play(city, f"assign {soldier} neutral")
    assert (view(city).militia, offered(city, "support")) == (0, [])
    assert refused(city, "support coin-6") == "ARC-MIL-3"


@rule("ARC-MIL-3")
@pytest.mark.parametrize("first_edition", [False, True])
def test_with_no_district_that_shows_a_stake_there_is_no_support(first_edition):
    city = muster(first_edition=first_edition)
    for name in ("harbour", "bridge", "market", "gate", "neutral"):
        use_up(city, name)
    assert offered(city, "support") == []
    assert refused(city, "support barhan-sword") == "ARC-MIL-3"


# ------------------------------------------------------------------------------------------------- masters
def a_master(*words, holds=(), guild="ferrymen"):
    """A master who does this once a round, or holds this always."""
    printed = {"kind": "master", "name": "A Master", "guild": guild, "text": "It does something."}
    return {**printed, "play": list(words), "holds": list(holds), "once": bool(words)}


def serve(master, **more):
    """A game in which the Ferrymen, who begin, have chosen this master."""
    answers = ["keep the-master", *more.pop("answers", [])]
    printed = {"the-master": master} | more.pop("printed", {})
    return deal(options={"masters": "yes"}, printed=printed, answers=answers, **more)


DRAWS = {"do": "draw", "count": 1}


@rule("ARC-MAS-1")
def test_each_player_chooses_one_of_the_guilds_three_masters_and_the_others_leave():
    city = sit_down("ferrymen usurers", options={"masters": "yes"})
    masters = [key for key in city.game.card_set.of_kind("master") if city.game.card(key).guild == "ferrymen"]
    assert (asked(city), options_of(city)) == ("0 master", [f"keep {key}" for key in masters])
    assert len(masters) == 3
    play(city, f"keep {masters[1]}")
    play(city, options_of(city)[0])
    assert view(city).players[0].masters == (masters[1],)
    assert [lies(city, key) for key in masters] == ["box", "", "box"]


@rule("ARC-MAS-1")
def test_a_master_with_the_mark_works_once_a_round():
    city = serve(a_master(DRAWS), hands=["funeral crossbowman", "pale great-treasurer"])
    assert offered(city, "use") == ["use the-master"]
    give(city, 0, "deck", "merchant-of-the-kraken")
    play(city, "use the-master")
    assert player(city, 0).master_used
    assert (asked(city), offered(city, "use")) == ("0 act", [])
    assert refused(city, "use the-master") == "ARC-MAS-1"
    wait(city)
    wait(city)
    assert (asked(city), offered(city, "use")) == ("0 act", []), "in the next turn neither"
    end_round(city)
    wait(city)
    assert (view(city).round, asked(city), offered(city, "use")) == (2, "0 act", ["use the-master"])


@rule("ARC-MAS-1")
def test_a_master_without_the_mark_works_always_and_is_never_used():
    master, prize = a_master(holds=[{"do": "totals", "arcanum": "sword", "add": 1}]), a_relic(need=9)
    city = serve(master, stakes={"neutral": "prize"}, printed={"prize": prize})
    station(city, 0, "neutral", "crossbowman")
    station(city, 1, "neutral", "pale")
    for nth in range(3):
        assert (view(city).round, totals(city)) == (nth + 1, [{"sword": 4}, {"sword": 3}])
        assert refused(city, "use the-master") == "ARC-MAS-1"
        end_round(city)
        wait(city) if asked(city) == "1 act" else None


@rule("ARC-MAS-1")
def test_nobody_uses_the_master_of_another():
    city = serve(a_master(DRAWS), hands=["funeral", "pale great-treasurer"])
    wait(city)
    assert (asked(city), refused(city, "use the-master")) == ("1 act", "ARC-MAS-1")


@rule("ARC-MAS-2")
def test_masters_are_chosen_in_secret_and_turned_open_when_all_have_chosen():
    city = sit_down("ferrymen usurers", options={"masters": "yes"})
    assert happened(city, options_of(city)[0]) == []
    assert (asked(city), len(view(city, 1).players[0].masters)) == ("1 master", 3)
    told = happened(city, options_of(city)[0])
    assert [line.split()[:2] for line in told[:2]] == [["took-master", "0"], ["took-master", "1"]]
    assert [len(each.masters) for each in view(city).players] == [1, 1]


@rule("ARC-INT-15")
def test_a_master_is_used_before_the_action_and_an_action_is_still_due():
    city = serve(a_master({"do": "move agent", "whose": "own"}), hands=["funeral", "pale"])
    station(city, 0, "bridge", "crossbowman")
    play(city, "use the-master", "move crossbowman neutral")
    assert (asked(city), field(city, 0, "neutral")) == ("0 act", ["crossbowman"])
    play(city, "assign funeral neutral")
    assert field(city, 0, "neutral") == ["crossbowman", "funeral"]


@rule("ARC-INT-15")
def test_no_action_is_due_when_the_master_has_used_up_the_hand():
    city = serve(a_master({"do": "discard"}), hands=["funeral", "pale great-treasurer"])
    play(city, "use the-master")
    assert (lies(city, "funeral"), asked(city)) == ("discard 0", "1 act")


@rule("ARC-INT-15")
def test_who_is_passed_over_uses_no_master():
    city = serve(a_master(DRAWS), hands=["funeral", "pale great-treasurer"])
    wait(city)
    wait(city)
    assert (asked(city), player(city, 0).master_used) == ("1 act", False)


@rule("ARC-INT-15", "ARC-INT-14")
def test_a_master_is_not_used_in_the_middle_of_an_action():
    city = serve(a_master(DRAWS), hands=["house funeral", "pale"], printed={"house": PLAYS_ONE})
    give(city, 0, "deck", "crossbowman")
    play(city, "play house")
    assert (asked(city), offered(city, "use")) == ("0 act", [])


# ------------------------------------------------------------------------------------------------- events
def an_event(*holds):
    return {"kind": "event", "name": "An Event", "text": "It holds something.", "holds": list(holds)}


def calendar(*events, printed=None, **more):
    """A game in which these events come first."""
    answers = [f"event {key}" for key in events]
    return deal(options={"events": "yes"}, printed=printed, answers=answers, **more)


FAIR = {"fair": an_event({"do": "totals", "add": 1}), "frost": an_event({"do": "hand", "add": -1})}


@rule("ARC-EVT-1")
def test_the_jubilee_is_shuffled_with_three_events_under_nine_others():
    city = calendar()
    jubilee = city.game.keys.index("ducal-jubilee")
    can_be = [city.table.can_settle(slot, jubilee) for slot in slots_of(city, EVENT_PILE)]
    assert can_be == [True] * 4 + [False] * 7


@rule("ARC-EVT-1", "ARC-EVT-4")
def test_the_jubilee_is_not_in_the_neutral_district_which_has_12_cards():
    city = calendar()
    jubilee, below = city.game.keys.index("ducal-jubilee"), slots_of(city, SUPPLY + place(city, "neutral"))
    assert len(below) == 11
    assert not any(city.table.can_settle(slot, jubilee) for slot in below)


def slots_of(city, pile):
    """The places of a pile from bottom to top."""
    start = city.table.layout.start[pile]
    return range(start, start + city.table.count(pile))


@rule("ARC-EVT-1", "ARC-EVT-2")
def test_the_first_event_is_turned_up_before_the_first_round():
    city = sit_down("ferrymen usurers", options={"events": "yes"}, printed=FAIR)
    told = overheard(city, lambda: answer_all(city, "event fair", "event frost"))
    assert told.index("event-comes table fair") < told.index("round table 1")
    assert told[-2:] == ["event-holds table fair", "event-comes table frost"]


@rule("ARC-EVT-2")
def test_an_event_is_seen_a_round_ahead_holds_for_a_round_and_leaves():
    city = calendar("fair", "frost", printed=FAIR)
    assert (view(city).event, view(city).next_event) == ("fair", "frost")
    station(city, 0, "bridge", "great-treasurer")
    end_round(city, "event day-of-oaths")
    assert (view(city).event, view(city).next_event) == ("frost", "day-of-oaths")
    assert lies(city, "fair") == ""
    assert [len(cards_in(city, "hand", seat)) for seat in range(2)] == [3, 3], "before hands are drawn"


@rule("ARC-EVT-2")
def test_an_event_holds_for_everybody_and_only_in_its_round():
    city = calendar("fair", "frost", printed=FAIR | {"prize": a_relic(need=9)}, stakes={"neutral": "prize"})
    station(city, 0, "neutral", "necromancer")
    station(city, 1, "neutral", "pale")
    assert totals(city) == [{"sword": 3}, {"sword": 4}]
    end_round(city)
    assert totals(city) == [{"sword": 2}, {"sword": 3}]


def totals(city):
    """What each player counts in the neutral district."""
    return [side.totals for side in district(city, "neutral").sides]


def final_round_of(nth):
    """The round that is the final one when the Jubilee is the nth of the pile from the top."""
    city = calendar()
    city.table.settle(slots_of(city, EVENT_PILE)[13 - nth], city.game.keys.index("ducal-jubilee"))
    finals = []
    while city.table.decision is not None:
        finals.append(view(city).final_round)
        end_round(city)
    assert outcome(city).reason == "jubilee"
    assert finals == [0] * (len(finals) - 1) + [len(finals)], "it is known when it has begun"
    return len(finals)


@rule("ARC-EVT-3")
@pytest.mark.parametrize("nth", [10, 11, 12, 13])
def test_the_final_round_is_the_one_that_begins_with_moving_the_jubilee_to_the_centre(nth):
    assert final_round_of(nth) == nth


@rule("ARC-EVT-3")
def test_the_round_in_which_the_jubilee_is_turned_up_on_the_pile_is_not_the_final_one():
    city = calendar("fair", printed=FAIR)
    turn_to_the_eve(city)
    assert (view(city).next_event, view(city).final_round) == ("ducal-jubilee", 0)
    assert view(city).event != "ducal-jubilee"
    round_now = view(city).round
    end_round(city)
    assert (view(city).event, view(city).final_round) == ("ducal-jubilee", round_now + 1)


def turn_to_the_eve(city):
    """Play on until the Jubilee is the next event, as soon as it can be."""
    while view(city).next_event != "ducal-jubilee":
        end_round(city, *(["event ducal-jubilee"] if view(city).events_left == 4 else []))


@rule("ARC-EVT-3", "ARC-END-4")
def test_the_limit_may_come_before_the_events_end():
    city = deal(options={"events": "yes", "round_limit": "3"})
    for _round in range(3):
        end_round(city)
    assert (city.table.decision, outcome(city).reason) == (None, "limit")


@rule("ARC-EVT-4")
def test_the_neutral_district_is_used_up_like_any_other_and_no_jubilee_comes_from_it():
    heroes = {f"hero-{nth}": a_personality(staff=9, sword=9, cup=9) for nth in range(2)}
    city = calendar(printed=heroes)
    leave_stakes(city, "neutral", 1)
    station(city, 0, "neutral", "hero-0")
    end_round(city)
    assert (stake(city, "neutral") != "", district(city, "neutral").supply) == (True, 0)
    station(city, 0, "neutral", "hero-1")
    end_round(city)
    assert (stake(city, "neutral"), view(city).final_round) == ("", 0)


@rule("ARC-EVT-5")
def test_in_the_final_round_no_event_holds():
    city = calendar(printed={key: an_event({"do": "hand", "add": -2}) for key in twelve_events()})
    assert len(cards_in(city, "hand", 0)) == 2
    turn_to_the_eve(city)
    assert len(cards_in(city, "hand", 0)) == 2
    end_round(city)
    assert (view(city).event, len(cards_in(city, "hand", 0))) == ("ducal-jubilee", 4)


def twelve_events():
    return game_of("ferrymen usurers").card_set.of_kind("event")


# ------------------------------------------------------------------------------------------------- under the crest
def victory(option="tactical_discards", **more):
    """A game in which the first player wins a relic of 4 points in the neutral district."""
    prize = {"prize": a_relic(points=4)}
    city = deal(stakes={"neutral": "prize"}, printed=prize, options={option: "yes", "round_limit": "2"}, **more)
    station(city, 0, "neutral", "crossbowman")
    end_intrigue(city)
    return city


EDITIONS = [("tactical_discards", False), ("tactical_removal", True)]


@rule("ARC-TAC-1")
@pytest.mark.parametrize(("option", "first_edition"), EDITIONS)
def test_who_wins_a_stake_may_put_it_under_the_crest_where_it_counts_at_the_end(option, first_edition):
    city = victory(option, first_edition=first_edition)
    if not first_edition:
        play(city, "resolve neutral")
    assert (asked(city), options_of(city)) == ("0 where-to", ["pile", "stash"])
    told = happened(city, "stash")
    assert "stashed 0 prize" in told
    assert lies(city, "prize") == "crest 0"
    assert "crossbowman" in player(city, 0).discard + player(city, 0, viewer=0).deck_cards + tuple(
        cards_in(city, "hand")
    )
    end_round(city)
    if city.table.decision is not None:
        end_round(city)
    assert lies(city, "prize") == "crest 0"
    assert outcome(city).parts[0]["stakes"] == 4


@rule("ARC-TAC-1")
@pytest.mark.parametrize(("option", "first_edition"), EDITIONS)
def test_or_on_the_discard_pile(option, first_edition):
    city = victory(option, first_edition=first_edition)
    if not first_edition:
        play(city, "resolve neutral", "pile")
        assert lies(city, "prize") == "discard 0"
        assert player(city, 0).discard[-1] == "prize"
    else:
        play(city, "pile")
        assert (
            "prize" in player(city, 0, viewer=0).deck_cards + player(city, 0, viewer=0).hand + player(city, 0).discard
        )
    assert "prize" not in player(city, 0).crest


@rule("ARC-TAC-1")
def test_without_the_module_nobody_is_asked():
    city = deal(stakes={"neutral": "prize"}, printed={"prize": a_relic()})
    station(city, 0, "neutral", "crossbowman")
    end_intrigue(city, "resolve neutral")
    assert lies(city, "prize") == "discard 0"


@rule("ARC-TAC-2")
@pytest.mark.parametrize(("option", "first_edition"), EDITIONS)
def test_it_holds_for_a_bribe_and_at_once(option, first_edition):
    hands = ["barhan-sword funeral"]
    city = deal(stakes={"neutral": "ayane"}, hands=hands, options={option: "yes"}, first_edition=first_edition)
    station(city, 0, "neutral", "crossbowman")
    play(city, "bribe barhan-sword neutral")
    assert asked(city) == "0 where-to"
    play(city, "stash")
    assert (lies(city, "ayane"), lies(city, "barhan-sword")) == ("crest 0", "discard 0")
    assert "ayane" in player(city, 0, viewer=1).crest, "openly"
    play(city, options_of(city)[0])
    assert asked(city) == "1 act"


@rule("ARC-TAC-2")
def test_it_holds_for_a_stake_that_an_ability_wins():
    printed = {"chancery": a_location({"do": "win unopposed"})}
    options = {"tactical_discards": "yes"}
    city = deal(stakes={"neutral": "barhan-sword"}, hands=["chancery funeral"], options=options, printed=printed)
    station(city, 0, "neutral", "crossbowman necromancer")
    play(city, "play chancery", "at neutral", "stash")
    assert lies(city, "barhan-sword") == "crest 0"
