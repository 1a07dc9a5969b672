"""Arcana: the intrigue phase (ARC-INT)."""

import pytest

from arcana_scripts import (
    a_location,
    a_personality,
    asked,
    cards_in,
    deal,
    district,
    end_round,
    field,
    give,
    happened,
    leave_stakes,
    lies,
    number,
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
    use_up,
    view,
    wait,
)
from guildhall.games.arcana.table import ASIDE, REST
from guildhall.kernel.layout import WATCHER

NAMES = ("harbour", "bridge", "market", "gate", "neutral")  # with two players the outer ones are friendly to seat 0
DRAW_TWO = a_location({"do": "draw aside", "count": 2}, {"do": "play one aside"}, {"do": "discard the rest"})
MOVE_ANY = a_location({"do": "move agent", "whose": "any"})
REMOVAL = a_location({"do": "remove stake"})
SWAP = a_location({"do": "swap stakes"})


def verbs(city):
    return {option.split()[0] for option in options_of(city)}


def next_draws(city, seat, *keys):
    """Let these cards be the only ones in a deck; all others of it lie on the discard pile."""
    spent = [key for key in player(city, seat, seat).deck_cards if key not in keys]
    give(city, seat, "discard", " ".join(spent))
    for key in reversed(keys):
        give(city, seat, "deck", key)


def discard_pile(city, seat):
    return list(player(city, seat).discard)


# ------------------------------------------------------------------------------------------------- turns
@rule("ARC-INT-1")
@pytest.mark.parametrize("first_edition", [False, True])
def test_turns_go_clockwise_from_the_first_player_one_action_each(first_edition):
    city = deal("ferrymen usurers blades", first=1, first_edition=first_edition)
    for nth in range(12):
        assert asked(city) == f"{(nth + 1) % 3} act"
        wait(city)
    assert asked(city) != "1 act"


@rule("ARC-INT-1")
def test_an_action_must_be_taken():
    city = deal(stakes={"neutral": "ayane"}, hands=["crossbowman drinking-horn"])
    station(city, 0, "neutral", "funeral")
    assert verbs(city) == {"assign", "bribe", "discard"}
    for nothing in ("pass", "ready-made"):
        assert refused(city, nothing) == "ARC-INT-1"


@rule("ARC-INT-1")
def test_who_has_no_card_in_hand_is_passed_over():
    city = deal("ferrymen usurers blades", hands=["", "pale great-treasurer", "goblin-fire-support"])
    turns = []
    while asked(city).endswith(" act"):
        turns.append(asked(city)[0])
        wait(city)
    assert "".join(turns) == "121"


@rule("ARC-INT-1")
def test_if_nobody_has_a_card_the_phase_is_over_at_once():
    city = deal(hands=["", ""])
    assert asked(city) == "0 resolve"


@rule("ARC-INT-1")
def test_who_is_given_a_card_again_has_turns_again():
    printed = {"hall": a_location({"do": "return agent", "whose": "other"})}
    city = deal(hands=["hall crossbowman", ""], printed=printed)
    station(city, 1, "neutral", "pale")
    play(city, "play hall")  # there is one agent to choose
    assert asked(city) == "1 act"
    assert player(city, 1, 1).hand == ("pale",)


# ------------------------------------------------------------------------------------------------- agents
@rule("ARC-INT-2", "ARC-INT-3")
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("first_edition", [False, True])
def test_an_agent_lies_facedown_in_a_friendly_district_and_faceup_elsewhere(seat, name, first_edition):
    city = deal(hands=["crossbowman", "pale"], first=seat, first_edition=first_edition)
    agent = ("crossbowman", "pale")[seat]
    friendly = name in (("harbour", "gate"), ("bridge", "market"))[seat]
    told = "veiled" if friendly else "assigned"
    assert happened(city, f"assign {agent} {name}", seat=seat)[0] == f"{told} {seat} {agent} {name}"
    assert field(city, seat, name) == [f"~{agent}" if friendly else agent]
    assert lies(city, agent) == f"field {seat} {name}"


@rule("ARC-INT-2", "ARC-INT-3")
def test_an_agent_may_go_to_any_district_in_one_way_only():
    city = deal(hands=["crossbowman"])
    assert options_of(city) == [*(f"assign crossbowman {name}" for name in NAMES), "discard crossbowman"]


@rule("ARC-INT-3")
def test_nobody_else_may_look_at_a_covered_agent():
    city = deal("ferrymen usurers blades", hands=["crossbowman great-treasurer"])
    play(city, "assign crossbowman harbour")  # which seat 1 calls friendly too
    seen = [district(city, "harbour", viewer).sides[0].cards[0].card for viewer in (0, 1, 2)]
    assert seen == ["crossbowman", "?", "?"]


@rule("ARC-INT-3")
def test_neighbours_lay_their_agents_facedown_in_the_district_that_they_share():
    city = deal("ferrymen usurers blades", hands=["crossbowman funeral", "pale", "ayane"])
    play(city, "assign crossbowman harbour", "assign pale harbour", "assign ayane harbour")
    assert [field(city, seat, "harbour") for seat in range(3)] == [["~crossbowman"], ["~pale"], ["ayane"]]


# ------------------------------------------------------------------------------------------------- other cards
@rule("ARC-INT-4")
@pytest.mark.parametrize("first_edition", [False, True])
def test_a_location_takes_effect_at_once_and_is_then_discarded(first_edition):
    hall = {"hall": a_location({"do": "strengthen", "add": 2})}
    city = deal(hands=["hall crossbowman"], printed=hall, first_edition=first_edition)
    show_stake(city, "neutral", "ayane")
    station(city, 0, "neutral", "necromancer")
    before = district(city, "neutral").sides[0].totals["sword"]
    assert offered(city, "play") == ["play hall"]
    play(city, "play hall")
    assert district(city, "neutral").sides[0].totals["sword"] == before + 2
    assert discard_pile(city, 0)[-1] == "hall"
    assert asked(city) == "1 act"


@rule("ARC-INT-4")
def test_a_location_lies_beside_the_deck_while_its_ability_works():
    city = deal(hands=["hall"], printed={"hall": MOVE_ANY})
    station(city, 0, "neutral", "crossbowman")
    play(city, "play hall")
    assert asked(city) == "0 move-agent"
    assert player(city, 0).aside == ("hall",)
    play(city, "move crossbowman bridge")
    assert (player(city, 0).aside, discard_pile(city, 0)[-1]) == ((), "hall")


@rule("ARC-INT-5")
def test_a_relic_is_placed_on_an_agent_of_ones_own_beside_a_personality():
    stakes = {"harbour": "ayane", "bridge": "barhan-sword", "market": "arkabast", "neutral": "pale"}
    city = deal(stakes=stakes, hands=["drinking-horn"], printed={"pale": {"ducats": 9}})
    agents = {"harbour": "crossbowman", "bridge": "funeral", "neutral": "merchant-of-the-kraken"}
    for name, agent in agents.items():
        station(city, 0, name, agent)
    station(city, 1, "market", "great-treasurer")
    assert offered(city, "bribe") == ["bribe drinking-horn harbour", "bribe drinking-horn neutral"]
    play(city, "bribe drinking-horn harbour")
    assert field(city, 0, "harbour") == ["crossbowman", "drinking-horn"]


@rule("ARC-INT-6")
@pytest.mark.parametrize("key", ["crossbowman", "drinking-horn", "hall"])
def test_a_card_of_any_kind_can_be_discarded_without_effect(key):
    city = deal(hands=[f"{key} funeral"], printed={"hall": a_location({"do": "draw", "count": 2})})
    assert happened(city, f"discard {key}") == [f"discarded 0 {key}"]
    assert discard_pile(city, 0)[-1] == key
    assert len(player(city, 0).hand) == 1
    assert asked(city) == "1 act"


# ------------------------------------------------------------------------------------------------- stakes of this phase
@rule("ARC-INT-7")
@pytest.mark.parametrize("first_edition", [False, True])
def test_when_a_stake_is_won_in_this_phase_the_next_is_turned_up_at_once(first_edition):
    stakes = {"neutral": "ayane"}
    city = deal(stakes=stakes, hands=["barhan-sword crossbowman", "pale"], first_edition=first_edition)
    on_top(city, "neutral", "penthow")
    station(city, 0, "neutral", "necromancer harlequin" if first_edition else "crossbowman")
    play(city, "bribe barhan-sword neutral")
    assert lies(city, "ayane") == "discard 0"
    assert (stake(city, "neutral"), asked(city)) == ("penthow", "1 act")
    play(city, "assign pale neutral")
    assert field(city, 1, "neutral") == ["pale"]


@rule("ARC-INT-7", "ARC-INT-10")
def test_when_the_pile_does_not_last_the_district_shows_none():
    city = deal(stakes={"neutral": "ayane"}, hands=["barhan-sword funeral", "pale"])
    leave_stakes(city, "neutral", 0)
    station(city, 0, "neutral", "crossbowman")
    play(city, "bribe barhan-sword neutral")
    assert (lies(city, "ayane"), stake(city, "neutral")) == ("discard 0", "")
    assert refused(city, "assign pale neutral") == "ARC-INT-10"


# ------------------------------------------------------------------------------------------------- moved agents
@rule("ARC-INT-8")
@pytest.mark.parametrize(
    ("seat", "start", "target", "arrives"),
    [
        (0, "neutral", "bridge", "agent"),
        (0, "neutral", "harbour", "~agent"),
        (0, "~harbour", "bridge", "agent"),
        (0, "~harbour", "neutral", "agent"),
        (0, "~harbour", "gate", "~agent"),
        (1, "neutral", "harbour", "agent"),
        (1, "neutral", "bridge", "~agent"),  # friendly to its owner, whoever moves it
        (1, "~bridge", "harbour", "agent"),
        (1, "~bridge", "market", "~agent"),
    ],
)
def test_a_moved_agent_arrives_as_if_its_owner_had_assigned_it_there(seat, start, target, arrives):
    city = deal(hands=["hall"], printed={"hall": MOVE_ANY})
    place, facedown = start.lstrip("~"), start.startswith("~")
    agent = ("crossbowman", "great-treasurer")[seat]
    station(city, seat, place, agent, facedown=facedown)
    name = f"{place}-{seat}-1" if facedown else agent
    play(city, "play hall", f"move {name} {target}")
    assert field(city, seat, place) == []
    assert field(city, seat, target) == [arrives.replace("agent", agent)]


@rule("ARC-INT-8", "ARC-REL-4")
def test_an_agent_that_is_moved_to_a_friendly_district_where_its_owners_relic_lies_arrives_faceup():
    city = deal(stakes={"harbour": "ayane"}, hands=["hall"], printed={"hall": MOVE_ANY})
    station(city, 0, "harbour", "merchant-of-the-kraken drinking-horn")
    station(city, 0, "neutral", "funeral")
    play(city, "play hall", "move funeral harbour")
    assert field(city, 0, "harbour") == ["merchant-of-the-kraken", "drinking-horn", "funeral"]


@rule("ARC-INT-8", "ARC-INT-18")
def test_an_agent_arrives_faceup_while_all_are_assigned_so():
    opened = a_location({"do": "this round", "holds": [{"do": "openly"}]}, {"do": "move agent", "whose": "own"})
    city = deal(hands=["hall"], printed={"hall": opened})
    station(city, 0, "neutral", "crossbowman")
    play(city, "play hall", "move crossbowman harbour")
    assert field(city, 0, "harbour") == ["crossbowman"]


@rule("ARC-INT-8")
def test_exchanged_agents_arrive_each_as_if_its_owner_had_assigned_it():
    exchange = a_location({"do": "choose agent", "whose": "own"}, {"do": "exchange agent"})
    city = deal(hands=["hall"], printed={"hall": exchange})
    station(city, 0, "harbour", "crossbowman", facedown=True)
    station(city, 1, "bridge", "great-treasurer", facedown=True)
    station(city, 1, "harbour", "pale")
    play(city, "play hall")
    assert asked(city) == "1 act"  # one own agent, and one of the other player's in another district
    assert (field(city, 0, "bridge"), field(city, 0, "harbour")) == (["crossbowman"], [])
    assert (field(city, 1, "harbour"), field(city, 1, "bridge")) == (["pale", "great-treasurer"], [])


# ------------------------------------------------------------------------------------------------- what cannot be
@rule("ARC-INT-9")
def test_neither_a_location_nor_a_relic_is_assigned_to_a_district():
    city = deal(hands=["hall barhan-sword"], printed={"hall": MOVE_ANY})
    assert verbs(city) == {"discard", "play"}
    for name in NAMES:
        assert refused(city, f"assign hall {name}") == "ARC-INT-9"
        assert refused(city, f"assign barhan-sword {name}") == "ARC-INT-9"


@rule("ARC-INT-10")
@pytest.mark.parametrize("first_edition", [False, True])
def test_the_district_of_the_jubilee_takes_no_agents(first_edition):
    city = deal(hands=["crossbowman"], first_edition=first_edition)
    show_stake(city, "neutral", "ducal-jubilee")
    assert offered(city, "assign") == [f"assign crossbowman {name}" for name in NAMES[:4]]
    assert refused(city, "assign crossbowman neutral") == "ARC-INT-10"


@rule("ARC-INT-10")
def test_no_agent_is_moved_to_a_district_without_a_stake():
    city = deal(hands=["hall"], printed={"hall": MOVE_ANY})
    station(city, 0, "neutral", "crossbowman")
    use_up(city, "gate")
    play(city, "play hall")
    assert options_of(city) == [f"move crossbowman {name}" for name in ("harbour", "bridge", "market")]


# ------------------------------------------------------------------------------------------------- chains
@rule("ARC-INT-12", "ARC-INT-14")
def test_locations_of_a_chain_lie_beside_the_deck_until_the_action_is_over():
    city = deal(hands=["first-hall", ""], printed={"first-hall": DRAW_TWO, "second-hall": DRAW_TWO})
    give(city, 0, "deck", "second-hall crossbowman")
    play(city, "play first-hall", "pick second-hall", "play second-hall")
    assert player(city, 0).aside[-2:] == ("first-hall", "second-hall")
    assert not {"first-hall", "second-hall"} & {*discard_pile(city, 0)}
    while "harbour" not in options_of(city)[0]:
        play(city, options_of(city)[0])
    play(city, options_of(city)[0])
    assert {"first-hall", "second-hall", "crossbowman"} <= {*discard_pile(city, 0)}
    assert player(city, 0).aside == ()


@rule("ARC-INT-12")
def test_a_chain_cannot_draw_its_own_cards_again_so_it_ends():
    """All that the player has is two locations that draw and play: each is played once."""
    city = deal(hands=["first-hall", ""], printed={"first-hall": DRAW_TWO, "second-hall": DRAW_TWO})
    everything = [*player(city, 0, 0).deck_cards, *player(city, 0).discard]
    give(city, 0, "crest", " ".join(everything))
    give(city, 0, "discard", "second-hall")
    told = happened(city, "play first-hall", "draw second-hall seat-0", "play second-hall")
    assert [event for event in told if event.startswith(("played", "reshuffled"))] == [
        "played 0 first-hall",
        "reshuffled 0 1",
        "played 0 second-hall",
    ]
    assert sorted(discard_pile(city, 0)) == ["first-hall", "second-hall"]


@rule("ARC-INT-12")
def test_a_card_that_was_left_aside_cannot_be_drawn_in_the_same_action():
    halls = {"hall": DRAW_TWO, "other-hall": a_location({"do": "draw", "count": 3})}
    city = deal(hands=["hall", ""], printed=halls)
    give(city, 0, "crest", " ".join([*player(city, 0, 0).deck_cards, *player(city, 0).discard]))
    give(city, 0, "deck", "crossbowman other-hall")
    play(city, "play hall", "pick other-hall", "play other-hall")
    assert player(city, 0).hand == ()
    assert sorted(discard_pile(city, 0)) == ["crossbowman", "hall", "other-hall"]


# ------------------------------------------------------------------------------------------------- won by an ability
@rule("ARC-INT-13")
@pytest.mark.parametrize("first_edition", [False, True])
def test_a_stake_that_an_ability_wins_clears_its_district(first_edition):
    city = deal(
        stakes={"harbour": "prize", "neutral": "ayane"},
        hands=["hall", "pale"],
        printed={"hall": a_location({"do": "win unopposed"}), "prize": a_personality(sword=3)},
        first_edition=first_edition,
    )
    on_top(city, "harbour", "penthow")
    station(city, 0, "harbour", "crossbowman", facedown=True)
    told = happened(city, "play hall", "at harbour")
    assert told.index("exposed 0 crossbowman harbour") < told.index("won-by-effect 0 prize harbour")
    assert discard_pile(city, 0)[-3:] == ["crossbowman", "prize", "hall"]
    assert (field(city, 0, "harbour"), stake(city, "harbour")) == ([], "penthow")


@rule("ARC-INT-13")
def test_an_ability_wins_only_where_nobody_else_has_an_agent_and_the_need_is_reached():
    win = a_location({"do": "win unopposed"})
    stakes = {"harbour": "pale", "bridge": "barhan-sword", "neutral": "first-prize"}
    printed = {"hall": win, "pale": {"sword": 3}, "first-prize": a_personality(sword=2)}
    city = deal(stakes=stakes, hands=["hall"], printed=printed)
    station(city, 0, "bridge", "crossbowman")  # 3 of 4
    station(city, 0, "neutral", "funeral")
    station(city, 1, "neutral", "great-treasurer")
    play(city, "play hall")
    assert (asked(city), options_of(city)) == ("0 win-unopposed", ["pass"])


# ------------------------------------------------------------------------------------------------- played by an ability
def draw_two(*drawn, hand="hall", stakes=None, **printed):
    """Seat 0 has played a location that draws these two cards, to play one of them."""
    city = deal(stakes=stakes, hands=[hand, "great-treasurer"], printed={"hall": DRAW_TWO} | printed)
    give(city, 0, "deck", " ".join(drawn))
    return city


@rule("ARC-INT-14")
def test_a_drawn_agent_is_assigned_as_from_the_hand():
    city = draw_two("crossbowman", "drinking-horn")
    play(city, "play hall", "pick crossbowman")
    assert options_of(city) == [*(f"assign crossbowman {name}" for name in NAMES), "discard crossbowman"]
    play(city, "assign crossbowman gate")
    assert field(city, 0, "gate") == ["~crossbowman"]
    assert discard_pile(city, 0)[-2:] == ["hall", "drinking-horn"]


@rule("ARC-INT-14")
def test_a_drawn_relic_bribes():
    city = draw_two("barhan-sword", "pale", stakes={"neutral": "ayane"})
    station(city, 0, "neutral", "crossbowman")
    play(city, "play hall", "pick barhan-sword")
    assert options_of(city) == ["bribe barhan-sword neutral", "discard barhan-sword"]
    play(city, "bribe barhan-sword neutral")
    assert lies(city, "ayane") == "discard 0"


@rule("ARC-INT-14")
def test_a_drawn_card_that_cannot_be_used_is_at_worst_discarded():
    city = draw_two("drinking-horn", "pale")
    play(city, "play hall", "pick drinking-horn")
    assert options_of(city) == ["discard drinking-horn"]
    play(city, "discard drinking-horn")
    assert sorted(discard_pile(city, 0)[-3:]) == ["drinking-horn", "hall", "pale"]


@rule("ARC-INT-14")
def test_what_else_was_drawn_lies_aside_until_that_is_over():
    city = draw_two("other-hall", "pale", **{"other-hall": MOVE_ANY})
    station(city, 0, "neutral", "crossbowman")
    play(city, "play hall", "pick other-hall", "play other-hall")
    assert asked(city) == "0 move-agent"
    assert (cards_in(city, "aside"), player(city, 0, 0).aside[0]) == ([], "pale")
    assert player(city, 0, 1).aside[0] == "?"
    play(city, "move crossbowman bridge")
    assert "pale" in discard_pile(city, 0)
    assert (city.table.count(ASIDE), city.table.count(REST)) == (0, 0)


@rule("ARC-INT-14")
def test_two_draws_in_one_chain_do_not_mix_what_lies_aside():
    city = deal(hands=["hall", ""], printed={"hall": DRAW_TWO, "other-hall": DRAW_TWO})
    give(city, 0, "deck", "crossbowman funeral other-hall pale")
    play(city, "play hall", "pick other-hall", "play other-hall")
    assert sorted(options_of(city)) == ["pick crossbowman", "pick funeral"]
    play(city, "pick crossbowman", "assign crossbowman neutral")
    assert field(city, 0, "neutral") == ["crossbowman"]
    assert {"funeral", "pale", "hall", "other-hall"} <= {*discard_pile(city, 0)}


@rule("ARC-INT-14")
def test_a_card_of_the_hand_is_not_played_in_place_of_the_drawn_one():
    city = draw_two("crossbowman", "pale", hand="hall funeral")
    play(city, "play hall", "pick crossbowman")
    assert not [option for option in options_of(city) if "funeral" in option]


# ------------------------------------------------------------------------------------------------- as far as possible
@rule("ARC-INT-16")
@pytest.mark.parametrize(
    "words",
    [
        [{"do": "move agent", "whose": "any"}],
        [{"do": "return agent", "whose": "other"}],
        [{"do": "discard agent", "whose": "other"}],
        [{"do": "choose agent", "whose": "own"}, {"do": "exchange agent"}],
        [{"do": "peek"}],
        [{"do": "expose"}],
        [{"do": "protect"}],
        [{"do": "strengthen", "add": 2}],
        [{"do": "copy agent"}],
        [{"do": "choose district", "where": "rivals"}, {"do": "weaken", "less": 2}],
        [{"do": "win ties", "where": "present"}],
        [{"do": "take back", "kind": "location"}],
        [{"do": "on the deck", "kind": "location"}],
        [{"do": "stash"}],
        [{"do": "make discard", "at_least": 2}],
        [{"do": "look at hand"}],
    ],
    ids=lambda words: words[0]["do"],
)
def test_a_location_can_be_played_even_if_nothing_comes_of_it(words):
    city = deal(hands=["hall crossbowman", ""], printed={"hall": a_location(*words)})
    for key in discard_pile(city, 0):
        give(city, 0, "crest", key)
    play(city, "play hall")
    assert asked(city) == "0 act"  # nobody else has a card
    assert discard_pile(city, 0) == ["hall"]


@rule("ARC-INT-16")
def test_what_cannot_be_done_is_left_out_and_the_rest_is_done():
    words = [{"do": "take back", "kind": "relic"}, {"do": "this round", "holds": [{"do": "totals", "add": 1}]}]
    city = deal(stakes={"neutral": "barhan-sword"}, hands=["hall crossbowman"], printed={"hall": a_location(*words)})
    give(city, 0, "crest", " ".join(discard_pile(city, 0)))
    station(city, 0, "neutral", "funeral")
    play(city, "play hall")
    assert district(city, "neutral").sides[0].totals == {"sword": 3}


@rule("ARC-INT-16")
@pytest.mark.parametrize("chooser", ["choose district", "change need", "win ties"])
def test_nobodys_total_is_lowered_in_a_district_without_a_rivals_agent(chooser):
    """Another district than the one with the rival's agent is chosen: the second half is left out."""
    words = [{"do": chooser} | ({"add": -1} if chooser == "change need" else {}), {"do": "weaken", "less": 2}]
    city = deal(hands=["hall crossbowman"], printed={"hall": a_location(*words)})
    station(city, 1, "neutral", "pale")
    play(city, "play hall", "at harbour")
    assert discard_pile(city, 0)[-1] == "hall"
    assert asked(city) == "1 act"


@rule("ARC-INT-17")
@pytest.mark.parametrize(("left", "drawn"), [(3, 3), (2, 2), (0, 0)])
def test_an_effect_draws_as_at_the_start_of_a_round_and_makes_do_with_fewer(left, drawn):
    city = deal(hands=["hall", ""], printed={"hall": a_location({"do": "draw", "count": 3})})
    give(city, 0, "crest", " ".join([*player(city, 0, 0).deck_cards, *discard_pile(city, 0)]))
    spent = ["crossbowman", "pale", "ayane"][:left]
    give(city, 0, "deck", " ".join(spent[:1]))
    give(city, 0, "discard", " ".join(spent[1:]))
    told = happened(city, "play hall")
    while asked(city) == "chance deal":
        told += happened(city, options_of(city)[0])
    assert sorted(player(city, 0, 0).hand) == sorted(spent)
    assert len([event for event in told if event.startswith("drew")]) == drawn
    assert (f"reshuffled 0 {left - 1}" in told) == (left > 1)


# ------------------------------------------------------------------------------------------------- for this round
@rule("ARC-INT-18")
@pytest.mark.parametrize("first_edition", [False, True])
def test_what_holds_for_this_round_ends_with_it(first_edition):
    hall = a_location({"do": "this round", "holds": [{"do": "totals", "add": 1}]}, {"do": "change need", "add": 2})
    stakes = {"neutral": "barhan-sword"}
    city = deal(stakes=stakes, hands=["hall", "necromancer"], printed={"hall": hall}, first_edition=first_edition)
    station(city, 0, "neutral", "crossbowman")
    play(city, "play hall", "at neutral")
    side = district(city, "neutral").sides[0]
    assert (side.totals, side.needs) == ({"sword": 4}, {"sword": 6})
    end_round(city)
    side = district(city, "neutral").sides[0]
    assert (side.totals, side.needs) == ({"sword": 3}, {"sword": 4})


@rule("ARC-INT-18")
def test_what_holds_for_this_round_holds_in_its_resolution():
    hall = a_location({"do": "this round", "holds": [{"do": "totals", "add": 1}]})
    city = deal(stakes={"neutral": "barhan-sword"}, hands=["hall"], printed={"hall": hall})
    station(city, 0, "neutral", "crossbowman")
    play(city, "play hall")
    end_round(city)
    assert lies(city, "barhan-sword") == "discard 0"


@rule("ARC-INT-18", "ARC-RND-4")
def test_who_is_to_be_first_player_is_so_in_the_next_round_only():
    city = deal("ferrymen usurers blades", hands=["hall"], printed={"hall": a_location({"do": "first player"})})
    play(city, "play hall")
    firsts = []
    for _round in range(3):
        firsts.append(view(city).first)
        end_round(city)
    assert firsts == [0, 0, 1]


# ------------------------------------------------------------------------------------------------- stakes that leave
@rule("ARC-INT-19")
@pytest.mark.parametrize("first_edition", [False, True])
def test_a_stake_that_an_effect_discards_goes_to_the_box_and_the_agents_stay(first_edition):
    stakes = {"harbour": "ayane"}
    city = deal(stakes=stakes, hands=["hall"], printed={"hall": REMOVAL}, first_edition=first_edition)
    on_top(city, "harbour", "penthow")
    station(city, 0, "harbour", "crossbowman", facedown=True)
    station(city, 1, "harbour", "pale")
    play(city, "play hall", "at harbour")
    assert (lies(city, "ayane"), stake(city, "harbour")) == ("box", "penthow")
    assert (field(city, 0, "harbour"), field(city, 1, "harbour")) == (["~crossbowman"], ["pale"])


@rule("ARC-INT-20")
@pytest.mark.parametrize("first_edition", [False, True])
def test_when_stakes_change_places_the_agents_stay(first_edition):
    stakes = {"harbour": "ayane", "neutral": "barhan-sword"}
    city = deal(stakes=stakes, hands=["hall"], printed={"hall": SWAP}, first_edition=first_edition)
    station(city, 0, "harbour", "crossbowman", facedown=True)
    station(city, 1, "neutral", "pale")
    play(city, "play hall", "swap harbour neutral")
    assert (stake(city, "harbour"), stake(city, "neutral")) == ("barhan-sword", "ayane")
    assert (field(city, 0, "harbour"), field(city, 1, "neutral")) == (["~crossbowman"], ["pale"])


@rule("ARC-INT-20")
def test_the_jubilee_changes_places_with_nothing():
    city = deal(hands=["hall"], printed={"hall": SWAP})
    show_stake(city, "neutral", "ducal-jubilee")
    play(city, "play hall")
    assert len(options_of(city)) == 6  # two of four districts
    assert not [option for option in options_of(city) if "neutral" in option]


# ------------------------------------------------------------------------------------------------- protected agents
PROTECTION = a_location({"do": "protect"})
TOUCHES = {
    "moved": [{"do": "move agent", "whose": "any"}],
    "exchanged": [{"do": "choose agent", "whose": "own"}, {"do": "exchange agent"}],
    "returned": [{"do": "return agent", "whose": "other"}],
    "discarded": [{"do": "discard agent", "whose": "other"}],
}


def protected(words, *, lying="faceup"):
    """Seat 1's agent at the bridge is protected; seat 0 has played a location with these words."""
    printed = {"chapel": PROTECTION, "hall": a_location(*words)}
    city = deal(hands=["hall funeral", "chapel ayane"], first=1, printed=printed)
    station(city, 1, "bridge", "great-treasurer", facedown=lying == "facedown")
    play(city, "play chapel")
    station(city, 1, "neutral", "pale")  # not protected
    station(city, 0, "market", "crossbowman")
    play(city, "play hall")
    return city


@rule("ARC-INT-22")
@pytest.mark.parametrize("touch", TOUCHES)
@pytest.mark.parametrize("lying", ["faceup", "facedown"])
def test_a_protected_agent_cannot_be_touched_by_another_players_effect(touch, lying):
    city = protected(TOUCHES[touch], lying=lying)
    if touch == "moved":
        assert {option.split()[1] for option in options_of(city)} == {"crossbowman", "pale"}
    else:  # only the other agent was left to choose
        assert asked(city) == "1 act"
        assert (
            lies(city, "pale") == {"exchanged": "field 1 market", "returned": "hand 1", "discarded": "discard 1"}[touch]
        )
    assert lies(city, "great-treasurer") == "field 1 bridge"


@rule("ARC-INT-22")
def test_the_owners_effects_still_work_on_a_protected_agent():
    city = deal(hands=["chapel hall", ""], printed={"chapel": PROTECTION, "hall": MOVE_ANY})
    station(city, 0, "neutral", "crossbowman")
    play(city, "play chapel", "play hall", "move crossbowman bridge")
    assert field(city, 0, "bridge") == ["crossbowman"]


@rule("ARC-INT-22")
@pytest.mark.parametrize(("word", "event"), [("peek", "peeked 0"), ("expose", "exposed 1")])
def test_a_protected_agent_can_be_looked_at_and_turned_faceup(word, event):
    printed = {"chapel": PROTECTION, "hall": a_location({"do": word})}
    city = deal(hands=["hall funeral", "chapel ayane"], first=1, printed=printed)
    station(city, 1, "bridge", "great-treasurer", facedown=True)
    play(city, "play chapel")
    told = happened(city, "play hall", seat=0)
    assert f"{event} great-treasurer" in " ".join(told)


@rule("ARC-INT-22")
def test_a_protected_agent_leaves_like_any_other_when_the_stake_is_won():
    city = deal(stakes={"neutral": "barhan-sword"}, hands=["chapel"], printed={"chapel": PROTECTION})
    station(city, 0, "neutral", "crossbowman")
    station(city, 1, "neutral", "ayane")
    play(city, "play chapel")
    end_round(city)
    assert (lies(city, "barhan-sword"), lies(city, "crossbowman")) == ("discard 1", "discard 0")


@rule("ARC-INT-22", "ARC-INT-18")
def test_protection_is_for_this_round_and_for_one_district():
    city = deal(hands=["chapel"], printed={"chapel": PROTECTION})
    station(city, 0, "neutral", "crossbowman")
    station(city, 0, "bridge", "funeral")
    play(city, "play chapel", "at neutral")
    assert [district(city, name).sides[0].protected for name in NAMES] == [False, False, False, False, True]
    assert not district(city, "neutral").sides[1].protected
    end_round(city)
    assert not district(city, "neutral").sides[0].protected


# ------------------------------------------------------------------------------------------------- facedown elsewhere
def veiled(where):
    words = {"do": "this round", "holds": [{"do": "veil", "where": where}]}
    city = deal(
        hands=["hall crossbowman funeral merchant-of-the-kraken", "pale ayane"], printed={"hall": a_location(words)}
    )
    play(city, "play hall", "assign pale neutral")
    return city


@rule("ARC-INT-2", "ARC-INT-3", "ARC-INT-18")
@pytest.mark.parametrize(
    ("where", "names"), [("everywhere", ("bridge", "market", "neutral")), ("neutral", ("neutral",))]
)
def test_an_effect_lets_its_player_choose_how_an_agent_lies_that_otherwise_lies_open(where, names):
    city = veiled(where)
    assert offered(city, "veil crossbowman") == [f"veil crossbowman {name}" for name in names]
    assert offered(city, "assign crossbowman") == [f"assign crossbowman {name}" for name in NAMES]
    play(city, "veil crossbowman neutral")
    assert field(city, 0, "neutral") == ["~crossbowman"]
    assert district(city, "neutral", 1).sides[0].cards[0].card == "?"
    assert not offered(city, "veil")  # it is not for the other player
    play(city, "discard ayane", "assign funeral neutral")
    assert field(city, 0, "neutral") == ["~crossbowman", "funeral"]


@rule("ARC-RES-2", "ARC-INT-18")
def test_an_agent_that_lies_facedown_by_an_effect_is_turned_up_like_all():
    city = veiled("everywhere")
    play(city, "veil crossbowman neutral", "discard ayane", "discard funeral")
    assert field(city, 0, "neutral") == ["~crossbowman"]
    play(city, "discard merchant-of-the-kraken")
    assert asked(city) == "0 resolve"
    assert field(city, 0, "neutral") == ["crossbowman"]


# ------------------------------------------------------------------------------------------------- facedown agents
def returning(agents):
    """Seat 0 may return one of these agents of the other player's, which lie facedown at the bridge."""
    city = deal(hands=["hall pale"], printed={"hall": a_location({"do": "return agent", "whose": "other"})})
    station(city, 1, "bridge", agents, facedown=True)
    return city


@rule("ARC-INT-23")
def test_facedown_agents_are_named_in_the_order_in_which_they_were_laid():
    city = returning("crossbowman ayane funeral")
    play(city, "play hall")
    assert options_of(city) == ["agent bridge-1-1", "agent bridge-1-2", "agent bridge-1-3"]
    play(city, "agent bridge-1-2")
    assert lies(city, "ayane") == "hand 1"
    assert field(city, 1, "bridge") == ["~crossbowman", "~funeral"]
    play(city, "assign ayane bridge")
    assert field(city, 1, "bridge") == ["~crossbowman", "~funeral", "~ayane"]


@rule("ARC-INT-23")
def test_the_order_is_that_of_the_turns_whatever_place_a_card_had_in_the_hand():
    printed = {"hall": a_location({"do": "return agent", "whose": "other"})}
    city = deal(hands=["hall pale penthow", "ayane necromancer arkabast"], first=1, printed=printed)
    play(city, "assign necromancer bridge", "discard pale", "assign ayane bridge", "play hall")
    assert options_of(city) == ["agent bridge-1-1", "agent bridge-1-2"]
    play(city, "agent bridge-1-2")
    assert lies(city, "ayane") == "hand 1"


@rule("ARC-INT-23")
def test_a_faceup_agent_between_facedown_ones_goes_by_its_own_name():
    city = returning("ayane")
    station(city, 1, "bridge", "penthow")
    station(city, 1, "bridge", "arkabast", facedown=True)
    play(city, "play hall")
    assert sorted(options_of(city)) == ["agent bridge-1-1", "agent bridge-1-2", "agent penthow"]
    play(city, "agent bridge-1-2")
    assert lies(city, "arkabast") == "hand 1"


@rule("ARC-INT-23")
def test_of_more_than_nine_facedown_agents_the_ninth_is_the_last_that_can_be_named():
    crowd = {f"agent-{nth}": a_personality() for nth in range(10)}
    printed = {"hall": a_location({"do": "return agent", "whose": "other"})} | crowd
    city = deal(hands=["hall pale"], printed=printed)
    station(city, 1, "bridge", " ".join(crowd), facedown=True)
    play(city, "play hall")
    assert options_of(city) == [f"agent bridge-1-{nth}" for nth in range(1, 10)]


@rule("ARC-INT-24")
def test_an_agent_that_returns_to_a_hand_is_shown_on_its_way():
    told = {}
    for viewer in (0, 1, WATCHER):
        city = returning("crossbowman")
        told[viewer] = happened(city, "play hall", seat=viewer)
        assert "crossbowman" in player(city, 1, viewer).hand
        assert city.table.knows(viewer, number(city, "crossbowman"))
    assert all("returned 1 crossbowman" in each for each in told.values())
