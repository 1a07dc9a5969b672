"""Arcana: why an answer is refused, with the rule that says so."""

import pytest

from arcana_scripts import (
    a_location,
    a_personality,
    asked,
    begin,
    deal,
    end_intrigue,
    end_round,
    game_of,
    give,
    leave_stakes,
    offered,
    on_top,
    options_of,
    play,
    player,
    rule,
    show_stake,
    sit_down,
    station,
    use_up,
    view,
    wait,
)
from guildhall.games.arcana.table import MILITIA_PILE
from guildhall.kernel.layout import WATCHER
from guildhall.kernel.texts import LANGUAGES


def refusal(city, answer, seat=None):
    """The rule and the key of the sentence that a seat, or else the one that is asked, is told."""
    seat = int(city.table.asking) if seat is None else seat
    action = city.game.words.number(answer)
    decision = city.table.decision_of(seat)
    assert decision is None or action not in decision.options, f"{answer} is offered"
    refused = city.game.refuse(city.game.view(city.table, seat), action)
    for language in LANGUAGES:
        assert city.game.texts(language).refusal(refused).endswith(f" ({refused.rule})")
    return f"{refused.rule} {refused.key}"


def masters(guild):
    cards = game_of("ferrymen usurers").card_set
    return [key for key in cards.of_kind("master") if cards.cards[key].guild == guild]


# ------------------------------------------------------------------------------------------------- whoever asks
@rule("ARC-INT-1")
@pytest.mark.parametrize("seat", [1, WATCHER])
def test_somebody_who_is_not_asked(seat):
    assert refusal(deal(), "discard crossbowman", seat) == "ARC-INT-1 not-asked"


@rule("ARC-END-1", "ARC-END-4")
@pytest.mark.parametrize(("limit", "why"), [("1", "ARC-END-4 over"), ("2", "ARC-END-1 over")])
def test_any_answer_after_the_end(limit, why):
    city = deal(options={"round_limit": limit})
    if limit == "2":
        leave_stakes(city, "neutral", 6)
        on_top(city, "neutral", "ducal-jubilee")
        show_stake(city, "neutral", "barhan-sword")
        station(city, 0, "neutral", "crossbowman ayane")
        end_round(city)
    end_round(city)
    assert asked(city) == ""
    assert refusal(city, "discard crossbowman", 0) == why


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ("first seat-1", "ARC-SET-7"),
        ("dealt-guild blades seat-0", "ARC-SET-1"),
        ("objective domination-of-drakaer seat-0", "ARC-OBJ-1"),
        ("event ducal-jubilee", "ARC-EVT-2"),
        ("reveal ayane harbour", "ARC-RND-3"),
        ("draw crossbowman seat-0", "ARC-RND-1"),
        ("look ayane harbour", "ARC-INF-2"),
        ("militia soldier-1", "ARC-MIL-1"),
    ],
)
@rule("ARC-SET-7", "ARC-SET-1", "ARC-OBJ-1", "ARC-EVT-2", "ARC-RND-3", "ARC-RND-1", "ARC-INF-2", "ARC-MIL-1")
def test_what_only_chance_says(answer, why):
    assert refusal(deal(hands=["crossbowman"]), answer) == f"{why} chance"


# ------------------------------------------------------------------------------------------------- before the game
@rule("ARC-SET-1")
def test_a_guild_that_somebody_has():
    city = begin(guild_choice="players")
    play(city, "first seat-0", "guild blades")
    assert refusal(city, "guild blades") == "ARC-SET-1 guild"


@rule("ARC-MAS-1")
def test_a_master_of_another_guild():
    city = sit_down("ferrymen usurers", options={"masters": "yes"})
    assert asked(city) == "0 master"
    assert refusal(city, f"keep {masters('usurers')[0]}") == "ARC-MAS-1 master"
    assert refusal(city, f"keep {masters('ferrymen')[0]}", 1) == "ARC-MAS-1 master"


@rule("ARC-CUS-1")
@pytest.mark.parametrize("answer", ["keep great-treasurer", "keep crossbowman", "ready-made"])
def test_a_card_for_the_deck_that_is_anothers_or_chosen_already(answer):
    city = sit_down("ferrymen usurers", options={"custom_guilds": "yes"})
    play(city, "keep crossbowman")
    assert refusal(city, answer, 0) == "ARC-CUS-1 deck"


@rule("ARC-OBJ-1")
def test_an_objective_that_was_not_dealt():
    city = sit_down("ferrymen usurers", options={"objectives": "yes"})
    while asked(city) != "0 objective":
        play(city, options_of(city)[0])
    others = player(city, 1, 1).offered
    assert refusal(city, f"keep {others[0]}", 0) == "ARC-OBJ-1 objective"


# ------------------------------------------------------------------------------------------------- agents
@rule("ARC-INT-1")
@pytest.mark.parametrize("answer", ["assign {} harbour", "discard {}", "bribe {} harbour", "play {}", "veil {} bridge"])
@pytest.mark.parametrize("key", ["great-treasurer", "ayane", "pale"])
def test_a_card_that_is_not_in_hand(answer, key):
    city = deal(stakes={"harbour": "ayane"}, hands=["crossbowman", "pale"])
    assert refusal(city, answer.format(key)) == "ARC-INT-1 not-in-hand"


@rule("ARC-INT-10")
@pytest.mark.parametrize("verb", ["assign", "veil"])
def test_a_district_that_shows_no_stake(verb):
    city = deal(hands=["crossbowman"])
    use_up(city, "bridge")
    show_stake(city, "neutral", "ducal-jubilee")
    assert refusal(city, f"{verb} crossbowman bridge") == "ARC-INT-10 no-stake"
    assert refusal(city, f"{verb} crossbowman neutral") == "ARC-INT-10 no-stake"


@rule("ARC-INT-9")
@pytest.mark.parametrize("verb", ["assign", "veil"])
@pytest.mark.parametrize(("key", "why"), [("hall", "no-location"), ("barhan-sword", "no-relic")])
def test_a_card_that_is_no_agent(key, why, verb):
    city = deal(hands=["hall barhan-sword"], printed={"hall": a_location({"do": "draw", "count": 1})})
    assert refusal(city, f"{verb} {key} harbour") == f"ARC-INT-9 {why}"


@rule("ARC-INT-3")
@pytest.mark.parametrize(("name", "why"), [("harbour", "no-veil"), ("bridge", "faceup"), ("neutral", "faceup")])
def test_another_way_for_an_agent_to_lie(name, why):
    assert refusal(deal(hands=["crossbowman"]), f"veil crossbowman {name}") == f"ARC-INT-3 {why}"


@rule("ARC-INT-3", "ARC-REL-4")
def test_a_facedown_agent_beside_the_own_relic():
    veil = a_location({"do": "this round", "holds": [{"do": "veil", "where": "everywhere"}]})
    city = deal(stakes={"neutral": "ayane"}, hands=["hall drinking-horn funeral", "pale"], printed={"hall": veil})
    station(city, 0, "neutral", "great-treasurer drinking-horn")
    play(city, "play hall", "discard pale")
    assert offered(city, "veil funeral") == ["veil funeral bridge", "veil funeral market"]
    assert refusal(city, "veil funeral neutral").split()[0] in ("ARC-INT-3", "ARC-REL-4")


# ------------------------------------------------------------------------------------------------- locations and relics
@rule("ARC-INT-4")
@pytest.mark.parametrize("key", ["crossbowman", "barhan-sword"])
def test_a_card_that_has_no_ability_to_play(key):
    assert refusal(deal(hands=["crossbowman barhan-sword"]), f"play {key}") == "ARC-INT-4 not-played"


@rule("ARC-INT-5")
def test_a_bribe_with_another_card_than_a_relic():
    city = deal(stakes={"neutral": "ayane"}, hands=["crossbowman"])
    station(city, 0, "neutral", "funeral")
    assert refusal(city, "bribe crossbowman neutral") == "ARC-INT-5 bribes-not"


@rule("ARC-INT-10")
def test_a_bribe_where_there_is_no_stake():
    city = deal(hands=["drinking-horn"])
    use_up(city, "bridge")
    assert refusal(city, "bribe drinking-horn bridge") == "ARC-INT-10 no-stake"


@rule("ARC-REL-5")
@pytest.mark.parametrize("key", ["barhan-sword", "house", "proud"])
def test_a_bribe_of_what_cannot_be_bribed(key):
    printed = {"house": a_location(), "proud": a_personality()}
    city = deal(stakes={"neutral": key}, hands=["drinking-horn"], printed=printed)
    station(city, 0, "neutral", "crossbowman")
    assert refusal(city, "bribe drinking-horn neutral") == "ARC-REL-5 no-price"


@rule("ARC-REL-1")
@pytest.mark.parametrize("first_edition", [False, True])
def test_a_bribe_without_an_agent_there(first_edition):
    city = deal(stakes={"neutral": "ayane"}, hands=["drinking-horn"], first_edition=first_edition)
    station(city, 0, "harbour", "necromancer", facedown=True)
    station(city, 1, "neutral", "pale")
    assert refusal(city, "bribe drinking-horn neutral") == "ARC-REL-1 no-agent"


@rule("ARC-EVT-2")
def test_a_bribe_while_an_event_forbids_it():
    events = game_of("ferrymen usurers").card_set.of_kind("event")
    printed = {key: {"holds": [{"do": "no bribes"}]} for key in events}
    city = deal(stakes={"neutral": "ayane"}, hands=["drinking-horn"], options={"events": "yes"}, printed=printed)
    station(city, 0, "neutral", "crossbowman")
    assert refusal(city, "bribe drinking-horn neutral") == "ARC-EVT-2 no-bribes"


@rule("ARC-INT-18")
def test_a_bribe_while_a_location_forbids_it():
    """No event is to blame: what holds for the round is."""
    court = a_location({"do": "this round", "holds": [{"do": "no bribes"}]})
    city = deal(stakes={"neutral": "ayane"}, hands=["court drinking-horn", "pale"], printed={"court": court})
    station(city, 0, "neutral", "crossbowman")
    play(city, "play court", "discard pale")
    assert refusal(city, "bribe drinking-horn neutral") == "ARC-INT-18 no-bribes"


# ------------------------------------------------------------------------------------------------- militia
def with_militia(hand, *, first_edition=False, **printed):
    options = {"militia": "yes"}
    return deal(hands=[hand], options=options, first_edition=first_edition, printed=printed)


@rule("ARC-MOD-1")
@pytest.mark.parametrize("first_edition", [False, True])
def test_support_in_a_game_without_the_militia(first_edition):
    city = deal(hands=["barhan-sword"], first_edition=first_edition)
    assert refusal(city, "support barhan-sword") == "ARC-MOD-1 no-militia"


@rule("ARC-MIL-1")
@pytest.mark.parametrize("key", ["crossbowman", "golden-oar"])
def test_support_for_a_guild_card(key):
    city = deal(hands=["crossbowman"], options={"militia": "yes"})
    own = [each for each in city.game.card_set.of_guild("ferrymen") if city.game.card(each).kind == "relic"]
    key = key if key == "crossbowman" else next(each for each in own if city.game.card(each).letter == "A")
    give(city, 0, "hand", key)
    assert refusal(city, f"support {key}") == "ARC-MIL-1 buys-nothing"


@rule("ARC-MIL-1")
@pytest.mark.parametrize("key", ["ayane", "hall"])
def test_support_for_another_stake_card_than_a_relic_in_the_first_edition(key):
    city = with_militia("ayane hall", first_edition=True, hall=a_location())
    assert refusal(city, f"support {key}") == "ARC-MIL-1 buys-nothing"


@rule("ARC-MIL-3")
def test_support_when_there_is_no_militia_left():
    city = with_militia("ayane")
    while city.table.count(MILITIA_PILE) > 0:
        city.table.take_top(MILITIA_PILE)
    give(city, 0, "hand", "pale")
    assert offered(city, "support") == []
    assert refusal(city, "support ayane") == "ARC-MIL-3 militia-out"


@rule("ARC-MIL-3")
def test_support_when_no_district_shows_a_stake():
    city = with_militia("ayane")
    for each in view(city).districts:
        use_up(city, each.name)
    assert options_of(city) == ["discard ayane"]
    assert refusal(city, "support ayane").startswith("ARC-MIL-3")


@rule("ARC-MIL-1")
def test_another_place_for_the_militia():
    city = with_militia("ayane")
    play(city, "support ayane", "militia soldier-1")
    assert asked(city) == "0 station"
    assert refusal(city, "assign crossbowman harbour") == "ARC-MIL-1 station"


# ------------------------------------------------------------------------------------------------- masters
def with_master(**facts):
    """Seat 0 has a master who says this, and plays a game with the module."""
    own = dict.fromkeys(masters("ferrymen"), facts)
    city = deal(hands=["crossbowman funeral"], options={"masters": "yes"}, printed=own)
    return city, player(city, 0).masters[0]


DRAWS = {"once": True, "holds": [], "play": [{"do": "draw", "count": 1}]}
HOLDS = {"once": False, "play": [], "holds": [{"do": "totals", "add": 1}]}


@rule("ARC-MAS-1")
def test_a_master_that_another_player_has_or_nobody():
    city, master = with_master(**DRAWS)
    others = [*masters("usurers"), *(key for key in masters("ferrymen") if key != master)]
    assert {refusal(city, f"use {key}") for key in others} == {"ARC-MAS-1 not-your-master"}


@rule("ARC-MAS-1")
def test_a_master_in_a_game_without_masters():
    assert refusal(deal(), f"use {masters('ferrymen')[0]}") == "ARC-MOD-1 no-masters"


@rule("ARC-MAS-1")
def test_a_master_that_was_used_in_this_round():
    city, master = with_master(**DRAWS)
    play(city, f"use {master}")
    while asked(city) == "chance deal":
        play(city, options_of(city)[0])
    assert refusal(city, f"use {master}") == "ARC-MAS-1 master-used"


@rule("ARC-MAS-1")
def test_a_master_that_works_any_number_of_times():
    city, master = with_master(**HOLDS)
    assert refusal(city, f"use {master}") == "ARC-MAS-1 always-on"


@rule("ARC-INT-15")
def test_a_master_in_the_middle_of_an_action():
    """What was drawn has to be played first; the master works before the action, and he has not been used."""
    words = [{"do": "draw aside", "count": 1}, {"do": "play one aside"}, {"do": "discard the rest"}]
    own = dict.fromkeys(masters("ferrymen"), DRAWS) | {"hall": a_location(*words)}
    city = deal(hands=["hall funeral"], options={"masters": "yes"}, printed=own)
    give(city, 0, "deck", "crossbowman")
    play(city, "play hall")
    assert asked(city) == "0 act"
    (master,) = player(city, 0).masters
    assert offered(city, "use") == []
    assert refusal(city, f"use {master}").split()[1] not in ("always-on", "master-used", "not-your-master")


# ------------------------------------------------------------------------------------------------- other answers
@rule("ARC-INT-1")
@pytest.mark.parametrize("answer", ["pass", "resolve harbour", "pick crossbowman", "at harbour", "pile"])
def test_something_else_than_an_action(answer):
    assert refusal(deal(hands=["crossbowman"]), answer) == "ARC-INT-1 act"


@rule("ARC-INT-14")
def test_a_card_of_the_hand_when_a_drawn_one_has_to_be_played():
    words = [{"do": "draw aside", "count": 1}, {"do": "play one aside"}, {"do": "discard the rest"}]
    city = deal(hands=["hall funeral"], printed={"hall": a_location(*words)})
    give(city, 0, "deck", "crossbowman")
    play(city, "play hall")
    assert {option.split()[1] for option in options_of(city)} == {"crossbowman"}
    assert refusal(city, "discard funeral").startswith("ARC-INT-1")


# ------------------------------------------------------------------------------------------------- the resolution
@rule("ARC-RES-1", "ARC-INT-10")
def test_a_district_that_cannot_be_resolved():
    city = deal()
    use_up(city, "bridge")
    end_intrigue(city, "resolve market")
    assert refusal(city, "resolve market") == "ARC-RES-1 resolved"
    assert refusal(city, "resolve bridge") == "ARC-INT-10 no-stake"
    assert refusal(city, "discard crossbowman") == "ARC-RES-1 resolve"


@rule("ARC-HAR-2")
def test_an_agent_that_the_harlequin_cannot_copy():
    city = deal(stakes={"market": "barhan-sword"}, hands=["pale", "great-treasurer"])
    station(city, 0, "market", "crossbowman funeral harlequin")
    station(city, 0, "bridge", "ayane")
    end_intrigue(city, "resolve market")
    assert asked(city) == "0 copy"
    assert refusal(city, "copy harlequin") == "ARC-HAR-2 copy"
    assert refusal(city, "copy ayane") == "ARC-HAR-2 copy"


@rule("ARC-STK-7")
def test_an_arcanum_that_is_no_main_one_in_the_first_edition():
    printed = {"prize": a_personality(main=["sword", "cup"], sword=2, cup=2)}
    city = deal(stakes={"harbour": "prize"}, hands=["pale", "arkabast"], printed=printed, first_edition=True)
    station(city, 0, "harbour", "crossbowman")
    end_intrigue(city)
    assert asked(city) == "0 name"
    assert refusal(city, "name staff") == "ARC-STK-7 name"


@rule("ARC-TAC-1")
def test_something_else_than_where_a_won_stake_goes():
    city = deal(stakes={"market": "barhan-sword"}, hands=["pale", "ayane"], options={"tactical_discards": "yes"})
    station(city, 0, "market", "crossbowman funeral")
    end_intrigue(city, "resolve market")
    assert asked(city) == "0 where-to"
    assert refusal(city, "resolve bridge") == "ARC-TAC-1 where-to"


# ------------------------------------------------------------------------------------------------- effects
EFFECTS = [  # the words of a location, the question, an answer that it does not offer
    ([{"do": "move agent", "whose": "own"}], "move-agent", "move pale harbour"),
    ([{"do": "move agent", "whose": "own"}], "move-agent", "move funeral neutral"),
    ([{"do": "return agent", "whose": "other"}], "return-agent", "agent funeral"),
    ([{"do": "discard agent", "whose": "other"}], "discard-agent", "agent bridge-0-1"),
    ([{"do": "choose agent", "whose": "own"}, {"do": "exchange agent"}], "choose-agent", "agent pale"),
    ([{"do": "peek"}], "peek", "agent pale"),
    ([{"do": "expose"}], "expose", "agent pale"),
    ([{"do": "protect"}], "protect", "at gate"),
    ([{"do": "strengthen", "add": 1}], "strengthen", "at gate"),
    ([{"do": "copy agent"}], "copy-agent", "agent funeral"),
    ([{"do": "change need", "add": 1, "where": "enemy"}], "raise-need", "at harbour"),
    ([{"do": "change need", "add": -1, "where": "friendly"}], "lower-need", "at neutral"),
    ([{"do": "choose district", "where": "enemy"}, {"do": "contest in"}], "choose-district", "at neutral"),
    ([{"do": "win ties", "where": "present"}], "win-ties", "at gate"),
    ([{"do": "look at stakes", "count": 1, "where": "friendly"}, {"do": "put back"}], "look-at-stakes", "at bridge"),
    ([{"do": "swap stakes"}], "swap-stakes", "swap bridge harbour"),
    ([{"do": "replace stake", "where": "friendly"}], "replace-stake", "at bridge"),
    ([{"do": "remove stake", "where": "enemy"}], "remove-stake", "at gate"),
    ([{"do": "win unopposed"}], "win-unopposed", "at gate"),
    ([{"do": "take back", "kind": "agent"}], "take-back", "pick barhan-sword"),
    ([{"do": "on the deck", "kind": "agent"}], "on-the-deck", "pick barhan-sword"),
    ([{"do": "stash"}], "stash", "pick merchant-of-the-kraken"),
    ([{"do": "dismiss"}], "dismiss", "pick ayane"),
    ([{"do": "discard", "may": True}], "shed", "discard barhan-sword"),
    ([{"do": "look at hand"}], "look-at-hand", "player seat-0"),
    ([{"do": "make discard", "at_least": 2}], "make-discard", "player seat-2"),
]


@rule("ARC-INT-4")
@pytest.mark.parametrize(("words", "question", "answer"), EFFECTS, ids=[case[1] for case in EFFECTS])
def test_a_choice_that_an_effect_does_not_offer(words, question, answer):
    city = deal(
        "ferrymen usurers blades thieves",
        hands=["hall ayane", "great-treasurer penthow", "goblin-fire-support", "drinking-horn arkabast"],
        printed={"hall": a_location(*words), "spare": a_personality()},
    )
    station(city, 0, "neutral", "funeral")
    station(city, 0, "bridge", "crossbowman")
    station(city, 1, "neutral", "pale")
    station(city, 2, "neutral", "harlequin")
    for seat, key in ((1, "necromancer"), (2, "dil-dan-alar")):
        station(city, seat, "bridge", key, facedown=True)
    give(city, 0, "discard", "barhan-sword spare merchant-of-the-kraken")
    play(city, "play hall")
    assert asked(city) == f"0 {question}"
    assert refusal(city, answer) == f"ARC-INT-4 {question}"


@rule("ARC-INT-4")
def test_a_stake_that_was_not_lifted():
    words = [{"do": "look at stakes", "count": 2}, {"do": "arrange"}]
    city = deal(hands=["hall ayane"], printed={"hall": a_location(*words)})
    on_top(city, "gate", "penthow drinking-horn")
    play(city, "play hall", "at gate")
    assert asked(city) == "0 arrange"
    assert refusal(city, "lay ayane") == "ARC-INT-4 arrange"


@rule("ARC-INT-4")
def test_neither_to_bury_a_stake_nor_to_leave_it():
    words = [{"do": "look at stakes", "count": 1}, {"do": "may bury"}]
    city = deal(hands=["hall ayane"], printed={"hall": a_location(*words)})
    on_top(city, "gate", "penthow")
    play(city, "play hall", "at gate")
    assert refusal(city, "lay penthow") == "ARC-INT-4 bury"


@rule("ARC-INT-4")
@pytest.mark.parametrize(("word", "question"), [("play one aside", "play-one"), ("keep one aside", "keep-one")])
def test_a_card_that_was_not_drawn_aside(word, question):
    words = [{"do": "draw aside", "count": 2}, {"do": word}, {"do": "bury the rest"}]
    city = deal(hands=["hall ayane"], printed={"hall": a_location(*words)})
    give(city, 0, "deck", "crossbowman funeral")
    play(city, "play hall")
    assert asked(city) == f"0 {question}"
    assert refusal(city, "pick ayane") == f"ARC-INT-4 {question}"


@rule("ARC-INT-4")
def test_an_arcanum_and_a_player_that_an_effect_does_not_offer():
    contest = a_location({"do": "choose district"}, {"do": "contest in"})
    weaken = a_location({"do": "choose district", "where": "rivals"}, {"do": "weaken", "less": 1})
    city = deal("ferrymen usurers blades", hands=["court hall ayane"], printed={"court": contest, "hall": weaken})
    station(city, 1, "neutral", "pale")
    station(city, 2, "neutral", "penthow")
    station(city, 2, "bridge", "harlequin")
    play(city, "play court", "at harbour")
    assert refusal(city, "at harbour") == "ARC-INT-4 contest"
    play(city, "name cup")
    wait(city)
    wait(city)
    play(city, "play hall", "at neutral")
    assert refusal(city, "player seat-0") == "ARC-INT-4 weaken"


@rule("ARC-INT-4")
def test_an_agent_that_cannot_be_exchanged_with():
    words = [{"do": "choose agent", "whose": "own"}, {"do": "exchange agent"}]
    city = deal(hands=["hall ayane"], printed={"hall": a_location(*words)})
    station(city, 0, "neutral", "funeral")
    station(city, 0, "bridge", "crossbowman")
    station(city, 1, "neutral", "pale")
    station(city, 1, "gate", "great-treasurer penthow")
    play(city, "play hall", "agent funeral")
    assert asked(city) == "0 exchange-agent"
    assert refusal(city, "agent pale") == "ARC-INT-4 exchange-agent"  # in the same district
    assert refusal(city, "agent crossbowman") == "ARC-INT-4 exchange-agent"


@rule("ARC-INT-16")
def test_a_card_that_is_not_in_the_hand_of_who_has_to_discard_one():
    city = deal(
        hands=["hall ayane", "pale penthow"], printed={"hall": a_location({"do": "make discard", "at_least": 2})}
    )
    play(city, "play hall")
    assert asked(city) == "1 shed"
    assert refusal(city, "discard ayane") == "ARC-INT-16 shed"


@rule("ARC-INT-22")
def test_an_agent_that_is_protected():
    chapel = a_location({"do": "protect"})
    move = a_location({"do": "move agent", "whose": "any"})
    city = deal(hands=["hall ayane", "chapel penthow"], first=1, printed={"chapel": chapel, "hall": move})
    station(city, 1, "neutral", "pale")
    station(city, 0, "bridge", "crossbowman")
    play(city, "play chapel", "play hall")
    assert refusal(city, "move pale harbour") == "ARC-INT-4 move-agent"
