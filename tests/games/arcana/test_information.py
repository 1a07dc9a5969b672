"""Arcana: who knows what (ARC-INF, ARC-INT-11)."""

import pytest

from arcana_scripts import (
    a_location,
    a_personality,
    asked,
    begin,
    cards_in,
    deal,
    district,
    end_round,
    field,
    give,
    happened,
    number,
    on_top,
    options_of,
    play,
    player,
    rule,
    show_stake,
    station,
    view,
    wait,
)
from guildhall.games.arcana.table import GIVEN_BACK, SUPPLY
from guildhall.kernel.layout import WATCHER

EVERYBODY = (0, 1, 2, WATCHER)
THREE = "ferrymen usurers blades"
HALL = "hall"


def hall(*words):
    return {HALL: a_location(*words)}


def seen_at(city, name, owner):
    """What each seat, and at last a watcher, sees of a player's cards in a district."""
    seats = (*range(city.game.seats), WATCHER)
    return [" ".join(card.card for card in district(city, name, viewer).sides[owner].cards) for viewer in seats]


def knowers(city, key):
    """Who knows where a card is."""
    seats = (*range(city.game.seats), WATCHER)
    return [viewer for viewer in seats if city.table.knows(viewer, number(city, key))]


# ------------------------------------------------------------------------------------------------- open to all
@rule("ARC-INF-1")
@pytest.mark.parametrize("first_edition", [False, True])
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_what_lies_faceup_and_how_many_cards_lie_elsewhere_is_open_to_all(viewer, first_edition):
    hands = ["crossbowman funeral pale", "barhan-sword"]
    city = deal(THREE, stakes={"neutral": "ayane"}, hands=hands, first_edition=first_edition)
    give(city, 0, "discard", "arkabast")
    give(city, 0, "crest", "penthow")
    station(city, 0, "neutral", "harlequin")
    station(city, 0, "harbour", "necromancer", facedown=True)
    seen = view(city, viewer)
    mine = seen.players[0]
    assert seen.districts[3].stake == "ayane"
    assert [card.card for card in seen.districts[3].sides[0].cards] == ["harlequin"]
    hidden = seen.districts[0].sides[0].cards[0]
    assert (hidden.facedown, hidden.name) == (True, "harbour-0-1")
    assert "arkabast" in mine.discard
    assert mine.crest == ("crest-of-the-ferrymen", "penthow")
    assert (len(mine.hand), mine.deck + len(mine.discard)) == (3, 10)  # two of the hand are guild cards
    assert len(seen.players[1].hand) == 1
    assert [each.guild for each in seen.players] == ["ferrymen", "usurers", "blades"]
    assert [each.supply for each in seen.districts] == [11, 11, 11, 12]


@rule("ARC-INF-1")
@pytest.mark.parametrize("options", [{}, {"custom_guilds": "yes"}, {"masters": "yes"}, {"objectives": "yes"}])
@pytest.mark.parametrize("viewer", [0, 1, WATCHER])
def test_guilds_are_open_to_all_from_when_they_are_chosen(options, viewer):
    city = begin(2, guild_choice="players", **options)
    play(city, "first seat-0")
    assert [player(city, seat, viewer).guild for seat in (0, 1)] == ["", ""]
    play(city, "guild blades")
    assert [player(city, seat, viewer).guild for seat in (0, 1)] == ["blades", ""]
    play(city, "guild thieves")
    assert [player(city, seat, viewer).guild for seat in (0, 1)] == ["blades", "thieves"]


@rule("ARC-INF-1")
def test_a_location_beside_a_deck_is_open_to_all():
    city = deal(THREE, hands=["hall funeral"], printed=hall({"do": "move agent", "whose": "own"}))
    station(city, 0, "neutral", "crossbowman")
    play(city, "play hall")
    assert [player(city, 0, viewer).aside for viewer in EVERYBODY] == [("hall",)] * 4


@rule("ARC-INF-1")
@pytest.mark.parametrize("viewer", [0, 1, WATCHER])
def test_masters_and_whether_they_have_been_used_are_open_to_all(viewer):
    cards = begin().game.card_set
    masters = [key for key in cards.of_kind("master") if cards.cards[key].guild == "ferrymen"]
    draws = {"once": True, "holds": [], "play": [{"do": "draw", "count": 1}]}
    city = deal(hands=["crossbowman"], options={"masters": "yes"}, printed=dict.fromkeys(masters, draws))
    (master,) = player(city, 0, viewer).masters
    assert master in masters
    assert not player(city, 0, viewer).master_used
    play(city, f"use {master}")
    assert player(city, 0, viewer).master_used


@rule("ARC-INF-1")
@pytest.mark.parametrize("viewer", [0, 1, WATCHER])
def test_the_event_that_holds_and_the_next_one_are_open_to_all(viewer):
    city = deal(options={"events": "yes"})
    seen = view(city, viewer)
    events = set(city.game.card_set.of_kind("event"))
    assert {seen.event, seen.next_event} <= events
    assert seen.event != seen.next_event
    assert seen.events_left == 11
    end_round(city)
    assert view(city, viewer).event == seen.next_event


@rule("ARC-INF-1", "ARC-INT-3")
def test_the_log_tells_everybody_that_a_card_was_laid_and_where_but_not_which():
    for seat, said in ((0, "crossbowman"), (1, "?"), (2, "?"), (WATCHER, "?")):
        city = deal(THREE, hands=["crossbowman funeral"])
        assert happened(city, "assign crossbowman harbour", seat=seat) == [f"veiled 0 {said} harbour"]


@rule("ARC-INF-1")
def test_the_log_tells_the_owner_which_card_went_under_the_deck_and_nothing_unknown():
    words = [{"do": "draw aside", "count": 2}, {"do": "keep one aside"}, {"do": "bury the rest"}]
    city = deal(hands=["hall funeral"], printed=hall(*words))
    give(city, 0, "deck", "necromancer pale")
    play(city, "play hall")
    (told,) = [event for event in happened(city, "pick pale", seat=0) if "necromancer" in event]
    assert "?" not in told


@rule("ARC-INF-1")
def test_the_log_tells_where_a_stake_was_put_under_the_others():
    words = [{"do": "look at stakes", "count": 1}, {"do": "may bury"}]
    city = deal(hands=["hall funeral"], printed=hall(*words))
    on_top(city, "harbour", "penthow")
    play(city, "play hall", "at harbour")
    assert "buried 0 ? harbour" in happened(city, "bury")


# ------------------------------------------------------------------------------------------------- facing its owner
@rule("ARC-INT-11")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_everybody_sees_whose_a_card_is_facedown_or_not(viewer):
    city = deal(THREE, stakes={"harbour": "ayane"}, hands=["crossbowman funeral", "pale penthow", "drinking-horn"])
    station(city, 2, "harbour", "necromancer")
    play(city, "assign crossbowman harbour", "assign pale harbour", "bribe drinking-horn harbour")
    sides = district(city, "harbour", viewer).sides
    assert [[card.facedown for card in side.cards] for side in sides] == [[True], [True], [False, False]]


# ------------------------------------------------------------------------------------------------- hidden
@rule("ARC-INF-2")
@pytest.mark.parametrize("first_edition", [False, True])
def test_a_hand_is_open_to_its_owner_alone(first_edition):
    city = deal(THREE, hands=["crossbowman pale", "ayane"], first_edition=first_edition)
    hands = [sorted(player(city, 0, viewer).hand) for viewer in EVERYBODY]
    assert hands == [["crossbowman", "pale"]] + [["?", "?"]] * 3
    assert [player(city, 1, viewer).hand for viewer in EVERYBODY] == [("?",), ("ayane",), ("?",), ("?",)]


@rule("ARC-INF-2")
def test_cards_drawn_aside_are_open_to_their_owner_alone():
    words = [{"do": "draw aside", "count": 2}, {"do": "play one aside"}, {"do": "discard the rest"}]
    city = deal(THREE, hands=["hall funeral"], printed=hall(*words))
    give(city, 0, "deck", "necromancer pale")
    told = {viewer: [] for viewer in EVERYBODY}
    for viewer in EVERYBODY:
        twin = city._replace(table=city.table.clone())
        told[viewer] = happened(twin, "play hall", seat=viewer)[1:]
        seen = {"necromancer", "pale"} if viewer == 0 else {"?"}
        assert set(player(twin, 0, viewer).aside[:2]) == seen
    assert told[0] == ["drew-more 0 pale", "drew-more 0 necromancer"]
    assert told[1] == told[2] == told[WATCHER] == ["drew-more 0 ?", "drew-more 0 ?"]
    play(city, "play hall", "pick necromancer", "assign necromancer harbour")
    assert "pale" in player(city, 0, 1).discard


@rule("ARC-INF-2")
def test_the_cards_of_a_deck_are_known_to_its_owner_but_not_their_order():
    city = deal(THREE)
    own = set(player(city, 0, 0).deck_cards)
    drawn = {*player(city, 0, 0).hand}
    cards = city.game.card_set
    assert own | drawn == {key for key in cards.of_guild("ferrymen") if cards.cards[key].letter == "A"}
    assert own & drawn == set()
    assert [player(city, 0, viewer).deck_cards for viewer in EVERYBODY[1:]] == [()] * 3
    assert not any(knowers(city, key) for key in own)


@rule("ARC-INF-2")
@pytest.mark.parametrize(("viewer", "seen"), [(0, "crossbowman"), (1, "?"), (2, "?"), (WATCHER, "?")])
def test_a_facedown_agent_is_open_to_its_owner_alone(viewer, seen):
    city = deal(THREE, hands=["crossbowman funeral"])
    play(city, "assign crossbowman harbour")
    (card,) = district(city, "harbour", viewer).sides[0].cards
    assert (card.card, card.facedown, card.name) == (seen, True, "harbour-0-1")


@rule("ARC-INF-2", "ARC-OBJ-1")
def test_objectives_kept_or_given_back_are_open_to_their_owner_alone():
    city = deal(options={"objectives": "yes"})
    for seat in (0, 1):
        kept = [player(city, seat, viewer).objectives for viewer in (seat, 1 - seat, WATCHER)]
        assert "?" not in kept[0]
        assert kept[1:] == [("?", "?")] * 2
        for card in city.table.cards(GIVEN_BACK + seat):
            assert knowers(city, city.game.keys[card]) == [seat]


@rule("ARC-INF-2", "ARC-CUS-1")
def test_the_cards_chosen_of_20_are_open_to_their_owner_alone():
    city = deal(options={"custom_guilds": "yes"})
    cards = city.game.card_set
    left_out = [player(city, 0, viewer).left_out for viewer in (0, 1, WATCHER)]
    assert {cards.cards[key].letter for key in left_out[0]} == {"B"}
    assert left_out[1:] == [("?",) * 9] * 2


@rule("ARC-INF-2")
def test_the_militia_pile_and_the_order_of_the_events_are_open_to_nobody():
    city = deal(options={"militia": "yes", "events": "yes"})
    cards = city.game.card_set
    unseen = {*cards.of_kind("militia"), *cards.of_kind("event"), "ducal-jubilee"}
    unseen -= {view(city).event, view(city).next_event}
    assert [key for key in unseen if knowers(city, key)] == []
    assert view(city).militia == 6


# ------------------------------------------------------------------------------------------------- shown by an effect
@rule("ARC-INF-2")
def test_who_peeked_at_an_agent_knows_it_and_nobody_else_does():
    told = {}
    for viewer in EVERYBODY:
        city = deal(THREE, hands=["hall funeral"], printed=hall({"do": "peek"}))
        station(city, 1, "harbour", "pale", facedown=True)
        told[viewer] = happened(city, "play hall", seat=viewer)
        assert field(city, 1, "harbour") == ["~pale"]
        assert seen_at(city, "harbour", 1) == ["pale", "pale", "?", "?"]
    assert "peeked 0 pale" in told[0]
    assert "peeked 0 pale" in told[1]
    assert "peeked 0 ?" in told[2]
    assert "peeked 0 ?" in told[WATCHER]


@rule("ARC-INF-2", "ARC-INT-8")
def test_who_has_seen_an_agent_knows_it_after_it_has_moved_facedown():
    words = [{"do": "peek"}, {"do": "move agent", "whose": "other"}]
    city = deal(THREE, hands=["hall funeral"], printed=hall(*words))
    station(city, 1, "harbour", "pale", facedown=True)
    play(city, "play hall", "move harbour-1-1 bridge")
    assert field(city, 1, "bridge") == ["~pale"]
    assert seen_at(city, "bridge", 1) == ["pale", "pale", "?", "?"]


@rule("ARC-INF-2", "ARC-INT-8")
@pytest.mark.parametrize(("viewer", "said"), [(0, "?"), (1, "pale"), (2, "?"), (WATCHER, "?")])
def test_a_facedown_agent_that_moves_to_a_friendly_district_stays_hidden(viewer, said):
    city = deal(THREE, hands=["hall funeral"], printed=hall({"do": "move agent", "whose": "other"}))
    station(city, 1, "harbour", "pale", facedown=True)
    play(city, "play hall")
    assert f"moved 1 {said} bridge" in happened(city, "move harbour-1-1 bridge", seat=viewer)
    assert district(city, "bridge", viewer).sides[1].cards[0].card == said


@rule("ARC-INF-2", "ARC-INT-8")
def test_everybody_remembers_an_agent_that_lay_open_and_is_turned_facedown():
    city = deal(THREE, hands=["hall funeral"], printed=hall({"do": "move agent", "whose": "own"}))
    station(city, 0, "neutral", "crossbowman")
    assert "turned-down 0 crossbowman harbour" in happened(city, "play hall", "move crossbowman harbour")
    assert field(city, 0, "harbour") == ["~crossbowman"]
    assert seen_at(city, "harbour", 0) == ["crossbowman"] * 4


@rule("ARC-INF-2")
def test_who_looked_at_stakes_knows_them_and_their_places():
    words = [{"do": "look at stakes", "count": 2}, {"do": "put back"}]
    told = {}
    for viewer in EVERYBODY:
        city = deal(THREE, hands=["hall funeral"], printed=hall(*words))
        on_top(city, "bridge", "penthow drinking-horn")
        told[viewer] = happened(city, "play hall", "at bridge", seat=viewer)
        assert district(city, "bridge", viewer).known[-2:] == (
            ("drinking-horn", "penthow") if viewer == 0 else ("?", "?")
        )
        assert district(city, "bridge", viewer).known[:-2] == ("?",) * 9
    assert [event for event in told[0] if event.startswith("saw")] == [
        "saw 0 penthow bridge",
        "saw 0 drinking-horn bridge",
    ]
    for viewer in EVERYBODY[1:]:
        assert [event for event in told[viewer] if event.startswith("saw")] == ["saw 0 ? bridge"] * 2
        assert "looked 0 bridge 2" in told[viewer]


@rule("ARC-INF-2")
def test_who_put_stakes_back_in_another_order_alone_knows_the_new_one():
    words = [{"do": "look at stakes", "count": 3}, {"do": "arrange"}]
    city = deal(THREE, hands=["hall funeral"], printed=hall(*words))
    on_top(city, "bridge", "penthow drinking-horn harlequin")
    play(city, "play hall", "at bridge")
    sights = [city.game.sight(city.table, viewer) for viewer in EVERYBODY[1:]]
    other = city._replace(table=city.table.clone())
    play(city, "lay penthow", "lay harlequin")
    play(other, "lay harlequin", "lay penthow")
    assert district(city, "bridge", 0).known[-3:] == ("penthow", "harlequin", "drinking-horn")
    assert district(other, "bridge", 0).known[-3:] == ("harlequin", "penthow", "drinking-horn")
    for viewer, sight in zip(EVERYBODY[1:], sights, strict=True):
        assert city.game.sight(city.table, viewer) == city.game.sight(other.table, viewer) != sight
        assert set(district(city, "bridge", viewer).known) == {"?"}


@rule("ARC-INF-2")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_who_looked_at_a_hand_knows_its_cards(viewer):
    city = deal(THREE, hands=["hall funeral", "pale ayane"], printed=hall({"do": "look at hand"}))
    play(city, "play hall", "player seat-1")
    knows = viewer in (0, 1)
    assert sorted(player(city, 1, viewer).hand) == (["ayane", "pale"] if knows else ["?", "?"])


@rule("ARC-INF-2")
def test_a_card_that_leaves_a_hand_that_was_looked_at_facedown_is_lost_track_of():
    """The looker knows that it is one of two, but not which."""
    city = deal(THREE, hands=["hall funeral", "pale ayane"], printed=hall({"do": "look at hand"}))
    play(city, "play hall", "player seat-1", "assign pale harbour")
    assert seen_at(city, "harbour", 1) == ["?", "pale", "?", "?"]
    assert player(city, 1, 0).hand == ("?",)


@rule("ARC-INF-2")
def test_the_only_card_of_a_hand_that_was_looked_at_can_be_followed():
    city = deal(THREE, hands=["hall funeral", "pale", "ayane"], printed=hall({"do": "look at hand"}))
    play(city, "play hall", "player seat-1", "assign pale harbour")
    assert seen_at(city, "harbour", 1) == ["pale", "pale", "?", "?"]


@rule("ARC-INF-2")
@pytest.mark.parametrize("word", ["discard agent", "remove stake"])
def test_a_facedown_agent_that_goes_to_a_discard_pile_is_shown(word):
    words = {"discard agent": {"do": word, "whose": "other"}, "remove stake": {"do": word, "where": "friendly"}}
    city = deal(THREE, hands=["hall funeral"], printed=hall(words[word]))
    station(city, 1, "harbour", "pale", facedown=True)
    while city.table.count(SUPPLY) > 0:
        city.table.take_top(SUPPLY)
    play(city, "play hall")
    if asked(city) == "0 remove-stake":
        play(city, "at harbour")
    assert [player(city, 1, viewer).discard[-1] for viewer in EVERYBODY] == ["pale"] * 4


# ------------------------------------------------------------------------------------------------- running totals
def totals(city, name, owner):
    return [district(city, name, viewer).sides[owner].totals for viewer in EVERYBODY]


@rule("ARC-INF-2")
def test_a_total_counts_for_each_viewer_the_agents_that_they_know():
    city = deal(THREE, stakes={"harbour": "barhan-sword"}, hands=["crossbowman funeral"])
    station(city, 0, "harbour", "merchant-of-the-kraken")
    play(city, "assign crossbowman harbour")
    assert totals(city, "harbour", 0) == [{"sword": 4}, {"sword": 1}, {"sword": 1}, {"sword": 1}]
    assert [district(city, "harbour", viewer).winner for viewer in EVERYBODY] == [0, -1, -1, -1]


@rule("ARC-INF-2")
def test_a_total_counts_an_agent_that_was_peeked_at():
    city = deal(THREE, stakes={"harbour": "barhan-sword"}, hands=["hall funeral"], printed=hall({"do": "peek"}))
    station(city, 1, "harbour", "pale", facedown=True)
    play(city, "play hall")
    assert totals(city, "harbour", 1) == [{"sword": 3}, {"sword": 3}, {"sword": 0}, {"sword": 0}]


@rule("ARC-INF-2")
@pytest.mark.parametrize(("laid", "kept"), [("crossbowman", "stranger"), ("stranger", "crossbowman")])
def test_a_total_does_not_count_an_agent_that_may_be_another(laid, kept):
    """All know that the Crossbowman was in the hand of which one of two cards was laid facedown."""
    words = {"do": "take back", "kind": "agent"}
    printed = hall(words) | {"stranger": a_personality(sword=9)}
    city = deal(THREE, stakes={"harbour": "barhan-sword"}, hands=["hall stranger", "pale", "ayane"], printed=printed)
    give(city, 0, "crest", " ".join(cards_in(city, "discard", 0)))
    give(city, 0, "discard", "crossbowman")
    play(city, "play hall")
    assert "crossbowman" in player(city, 0, 1).hand
    wait(city)
    wait(city)
    play(city, f"assign {laid} harbour")
    assert seen_at(city, "harbour", 0) == [laid, "?", "?", "?"]
    own = {"crossbowman": 3, "stranger": 9}[laid]
    assert totals(city, "harbour", 0) == [{"sword": own}, {"sword": 0}, {"sword": 0}, {"sword": 0}]
    assert [district(city, "harbour", viewer).winner for viewer in EVERYBODY[1:]] == [-1] * 3
    assert sorted(player(city, 0, 0).hand) == [kept]


@rule("ARC-INF-1")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_totals_needs_and_bribes_of_what_lies_open_are_open_to_all(viewer):
    city = deal(THREE, stakes={"neutral": "ayane"}, hands=["drinking-horn funeral"])
    station(city, 0, "neutral", "crossbowman")
    play(city, "bribe drinking-horn neutral")
    side = district(city, "neutral", viewer).sides[0]
    assert (side.totals, side.bribe) == ({"sword": 3}, 6)
    assert district(city, "neutral", viewer).sides[1].totals == {}


# ------------------------------------------------------------------------------------------------- the Jubilee
@rule("ARC-INF-1", "ARC-SET-4")
def test_everybody_can_count_how_many_neutral_stakes_come_before_the_jubilee():
    city = deal(THREE)
    assert {view(city, viewer).stakes_before_jubilee for viewer in EVERYBODY} == {(6, 11)}
    for _nth in range(7):
        city.table.put(city.table.take_top(SUPPLY + 3), 10)
    assert {view(city, viewer).stakes_before_jubilee for viewer in EVERYBODY} == {(0, 4)}


@rule("ARC-INF-1", "ARC-SET-4")
@pytest.mark.parametrize("word", ["replace stake", "may bury"])
def test_a_stake_that_is_put_under_the_jubilee_comes_after_it(word):
    """One card more lies below it, so the least that can come before it is one less."""
    bury = [{"do": "look at stakes", "count": 1, "where": "neutral"}, {"do": "may bury"}]
    words = [{"do": word, "where": "neutral"}] if word == "replace stake" else bury
    city = deal(THREE, hands=["hall funeral"], printed=hall(*words))
    on_top(city, "neutral", "penthow")
    play(city, "play hall")
    if word == "may bury":
        play(city, "bury")
    assert district(city, "neutral").supply == 12
    assert {view(city, viewer).stakes_before_jubilee for viewer in EVERYBODY} == {(5, 10)}


@rule("ARC-INF-2")
def test_who_has_seen_the_jubilee_knows_how_many_come_before_it():
    words = [{"do": "look at stakes", "count": 3, "where": "neutral"}, {"do": "put back"}]
    city = deal(THREE, hands=["hall funeral"], printed=hall(*words))
    for _nth in range(5):
        city.table.put(city.table.take_top(SUPPLY + 3), 10)
    on_top(city, "neutral", "penthow drinking-horn ducal-jubilee")
    play(city, "play hall")
    assert [view(city, viewer).stakes_before_jubilee for viewer in EVERYBODY] == [(2, 2), (1, 6), (1, 6), (1, 6)]


@rule("ARC-INF-2")
def test_a_jubilee_that_lies_open_is_known_to_all():
    city = deal(THREE)
    show_stake(city, "neutral", "ducal-jubilee")
    assert [district(city, "neutral", viewer).stake for viewer in EVERYBODY] == ["ducal-jubilee"] * 4
    assert {district(city, "neutral", viewer).rule for viewer in EVERYBODY} == {"ARC-INT-10"}
    assert options_of(city)
