"""Arcana: the cards of the box and the set-up (ARC-CMP, ARC-SET)."""

from collections import Counter
from fractions import Fraction

import pytest

from arcana_scripts import (
    a_location,
    a_personality,
    asked,
    begin,
    cards_in,
    deal,
    district,
    edition_of,
    end_intrigue,
    field,
    game_of,
    give,
    happened,
    lies,
    number,
    odds,
    offered,
    options_of,
    place,
    play,
    player,
    rule,
    stake,
    station,
    view,
)
from guildhall.games.arcana.table import BOX, DECK, SUPPLY, UNDER_CREST
from guildhall.kernel.chance import SeededDealer, sample
from guildhall.kernel.game import OptionError
from guildhall.kernel.layout import WATCHER

GUILDS = {"architects", "blades", "ferrymen", "fortune-tellers", "thieves", "usurers"}
FOUR_GUILDS = {"blades", "ferrymen", "thieves", "usurers"}
DISTRICTS = {2: 5, 3: 4, 4: 5}
NAMES = ["harbour", "bridge", "market", "gate"]
FRIENDS = {  # seats -> district -> the seats to which it is friendly (ARC-SET-9)
    2: {"harbour": [0], "bridge": [1], "market": [1], "gate": [0], "neutral": []},
    3: {"harbour": [0, 1], "bridge": [1, 2], "market": [0, 2], "neutral": []},
    4: {"harbour": [0, 1], "bridge": [1, 2], "market": [2, 3], "gate": [0, 3], "neutral": []},
}
SEALED = {"master", "deck", "objective"}
MODULES = dict.fromkeys(("masters", "custom_guilds", "objectives", "events", "militia"), "yes")


def card_set(*, first_edition=False):
    return game_of("blades ferrymen", first_edition=first_edition).card_set


def kinds(card_set, keys):
    return Counter(card_set.cards[key].kind for key in keys)


def preparations(city):
    """What is asked until the first stake is turned up, each question once."""
    names = []
    while not options_of(city)[0].startswith("reveal"):
        name = asked(city).split(" ", 1)[1]
        verb = options_of(city)[0].split()[0]
        said = f"{name} {verb}" if name == "deal" else name
        if names[-1:] != [said]:
            names.append(said)
        assert all(stake(city, each.name) == "" for each in view(city).districts)
        play(city, options_of(city)[0])
    return names


def begun(seats=2, first=0, **options):
    """A game of which the first player is drawn."""
    city = begin(seats, **options)
    play(city, f"first seat-{first}")
    return city


def to_the_draw(city):
    """Let chance turn up stakes until the first card is drawn."""
    while not options_of(city)[0].startswith("draw"):
        play(city, options_of(city)[0])
    return city


# ------------------------------------------------------------------------------------------------- the box
@rule("ARC-CMP-1")
def test_there_are_six_guilds_with_a_crest_and_20_cards_each():
    cards = card_set()
    assert set(cards.guilds) == GUILDS
    for guild in GUILDS:
        own = cards.of_guild(guild)
        assert kinds(cards, own) == {"agent": 14, "location": 3, "relic": 3}
        assert [cards.cards[key].guild for key in cards.of_kind("crest")].count(guild) == 1


@rule("ARC-CMP-1")
@pytest.mark.parametrize("guild", sorted(GUILDS))
def test_eleven_cards_of_a_guild_are_marked_a_and_nine_b(guild):
    cards = card_set()
    of_letter = {letter: [key for key in cards.of_guild(guild) if cards.cards[key].letter == letter] for letter in "AB"}
    assert kinds(cards, of_letter["A"]) == {"agent": 9, "location": 1, "relic": 1}
    assert len(of_letter["B"]) == 9


@rule("ARC-CMP-2")
def test_the_rest_of_the_box():
    cards = card_set()
    assert kinds(cards, cards.stakes) == {"relic": 31, "location": 36, "personality": 49}
    assert len(cards.of_kind("jubilee")) == 1
    assert Counter(key.split("-")[0] for key in cards.of_kind("militia")) == {"captain": 2, "soldier": 4}
    assert Counter(cards.cards[key].guild for key in cards.of_kind("master")) == dict.fromkeys(GUILDS, 3)
    assert (len(cards.of_kind("objective")), len(cards.of_kind("event"))) == (24, 12)


@rule("ARC-CMP-3")
def test_the_box_of_the_first_edition():
    cards = card_set(first_edition=True)
    assert set(cards.guilds) == FOUR_GUILDS
    for guild in FOUR_GUILDS:
        assert kinds(cards, cards.of_guild(guild)) == {"agent": 9, "location": 1, "relic": 1}
        assert [cards.cards[key].guild for key in cards.of_kind("crest")].count(guild) == 1
    assert kinds(cards, cards.stakes) == {"relic": 24, "location": 24, "personality": 37}
    assert Counter(key.split("-")[0] for key in cards.of_kind("militia")) == {"captain": 2, "soldier": 4}
    others = Counter({kind: len(cards.of_kind(kind)) for kind in ("jubilee", "objective", "master", "event")})
    assert others == Counter(jubilee=1, objective=22)


@rule("ARC-CMP-3")
def test_a_guild_card_of_the_first_edition_wins_no_tie():
    city = deal("blades ferrymen", stakes={"neutral": "barhan-sword"}, hands=["", ""], first_edition=True)
    station(city, 0, "neutral", "ayane")
    station(city, 1, "neutral", "crossbowman pale")
    end_intrigue(city)
    assert stake(city, "neutral") == "barhan-sword"
    assert (field(city, 0, "neutral"), field(city, 1, "neutral")) == (["ayane"], ["crossbowman", "pale"])


@rule("ARC-CMP-4")
def test_every_card_shows_what_its_kind_shows():
    cards = card_set()
    for key, card in cards.cards.items():
        assert card.name, key
        assert bool(card.guild) == (card.kind in ("agent", "crest", "master") or bool(card.letter)), key
        if card.kind in ("location", "master", "event"):
            assert card.text, key
        if card.fiefdom and card.kind != "objective":
            assert card.main, key
            assert all(card.needed(arcanum) > 0 for arcanum in card.main), key
            assert card.points > 0, key


@rule("ARC-CMP-4")
def test_a_value_that_is_not_shown_counts_nothing():
    city = deal(stakes={"neutral": "arkabast"}, hands=["crossbowman"])
    play(city, "assign crossbowman neutral")
    assert district(city, "neutral").sides[0].totals == {"cup": 0}


@rule("ARC-CMP-4", "ARC-REL-5")
@pytest.mark.parametrize(("facts", "bribable"), [({}, False), ({"ducats": 0}, True)])
def test_a_personality_that_shows_no_ducats_cannot_be_bribed(facts, bribable):
    """It is not as if they were 0, which any relic would reach."""
    city = deal(
        stakes={"neutral": "nobody"},
        hands=["drinking-horn"],
        printed={"nobody": a_personality(sword=5, **facts)},
    )
    station(city, 0, "neutral", "crossbowman")
    assert bool(offered(city, "bribe drinking-horn neutral")) == bribable


@rule("ARC-CMP-6")
@pytest.mark.parametrize("first_edition", [False, True])
def test_a_stake_names_one_of_eleven_fiefdoms_or_the_outskirts_or_all(first_edition):
    cards = card_set(first_edition=first_edition)
    assert len(cards.fiefdoms) == 12
    assert "outskirts" in cards.fiefdoms
    named = {cards.cards[key].fiefdom for key in cards.stakes}
    assert named == {*cards.fiefdoms, "all"}


# ------------------------------------------------------------------------------------------------- players and guilds
@rule("ARC-SET-1")
@pytest.mark.parametrize("first_edition", [False, True])
@pytest.mark.parametrize("seats", [1, 5])
def test_there_are_two_to_four_players(seats, first_edition):
    with pytest.raises(OptionError, match="2 to 4"):
        edition_of(first_edition)(seats)


@rule("ARC-SET-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_dealt_guild_is_any_that_nobody_else_has_each_equally_likely(seats):
    city, left = begun(seats), set(GUILDS)
    for seat in range(seats):
        assert odds(city) == {f"dealt-guild {guild} seat-{seat}": Fraction(1, len(left)) for guild in left}
        guild = sorted(left)[0]
        left.remove(guild)
        play(city, f"dealt-guild {guild} seat-{seat}")
        assert player(city, seat).guild == guild


@rule("ARC-SET-1")
def test_the_first_edition_has_four_guilds_to_choose_from():
    city = begun(4, first_edition=True)
    assert {option.split()[1] for option in options_of(city)} == FOUR_GUILDS
    while not options_of(city)[0].startswith("reveal"):
        play(city, options_of(city)[0])
    assert {player(city, seat).guild for seat in range(4)} == FOUR_GUILDS


@rule("ARC-SET-1", "ARC-SET-8")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_is_the_first_to_choose_a_guild_and_then_it_goes_clockwise(first):
    city, left = begun(3, first, guild_choice="players"), set(GUILDS)
    for seat in [0, 1, 2, 0, 1][first : first + 3]:
        assert asked(city) == f"{seat} guild"
        assert set(options_of(city)) == {f"guild {guild}" for guild in left}
        guild = sorted(left)[-1]
        left.remove(guild)
        assert happened(city, f"guild {guild}")[0] == f"took-guild {seat} {guild}"
        assert player(city, seat).guild == guild


@rule("ARC-SET-8")
def test_guilds_are_dealt_from_the_first_player_on_too():
    city = begun(3, 2)
    seats = []
    while options_of(city)[0].startswith("dealt-guild"):
        seats.append(options_of(city)[0].split()[-1])
        play(city, options_of(city)[0])
    assert seats == ["seat-2", "seat-0", "seat-1"]


@rule("ARC-SET-8")
def test_a_table_can_name_a_guild_for_each_seat():
    city = begun(3, 1, guilds="thieves,blades,architects")
    assert options_of(city)[0].startswith("reveal")
    assert [player(city, seat).guild for seat in range(3)] == ["thieves", "blades", "architects"]


@rule("ARC-SET-1", "ARC-SET-8")
@pytest.mark.parametrize(
    ("options", "fault"),
    [
        ({"guilds": "blades,blades"}, "different guilds"),
        ({"guilds": "blades"}, "different guilds"),
        ({"guilds": "blades,thieves,usurers"}, "different guilds"),
        ({"guilds": "blades,beggars"}, "no guild beggars"),
        ({"guilds": "blades,thieves", "guild_choice": "players"}, "not both"),
        ({"guild_choice": "lots"}, "guild_choice"),
    ],
)
@pytest.mark.parametrize("first_edition", [False, True])
def test_guilds_that_a_table_cannot_agree_on(options, fault, first_edition):
    with pytest.raises(OptionError, match=fault):
        edition_of(first_edition)(2, options)


@rule("ARC-SET-1")
def test_a_guild_of_the_revised_edition_is_none_of_the_first():
    with pytest.raises(OptionError, match="no guild architects"):
        edition_of(first_edition=True)(2, {"guilds": "blades,architects"})


# ------------------------------------------------------------------------------------------------- the order
@rule("ARC-SET-7")
@pytest.mark.parametrize("first_edition", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_is_drawn_by_lot_each_seat_equally_likely(seats, first_edition):
    city = begin(seats, first_edition=first_edition)
    assert odds(city) == {f"first seat-{seat}": Fraction(1, seats) for seat in range(seats)}


@rule("ARC-SET-7")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_who_was_drawn_has_the_first_turn(first):
    city = deal("blades thieves usurers", first=first)
    assert view(city).first == first
    assert asked(city) == f"{first} act"


@rule("ARC-SET-8")
def test_first_player_guilds_masters_decks_objectives_and_only_then_the_districts():
    assert preparations(begin(3, **MODULES)) == [
        "first player",
        "guild",
        "master",
        "deck",
        "deal objective",
        "objective",
    ]


@rule("ARC-SET-8")
def test_in_the_first_edition_objectives_follow_the_guilds():
    city = begin(3, first_edition=True, objectives="yes", guild_choice="players")
    assert preparations(city) == ["first player", "guild", "deal objective", "objective"]


@rule("ARC-SET-8")
def test_what_is_sealed_is_asked_of_all_at_once_and_finished_by_all_before_the_next():
    city = begun(3, guilds="thieves,blades,usurers", **MODULES)
    open_to = []
    while not options_of(city)[0].startswith(("reveal", "event")):
        if (name := asked(city).split(" ", 1)[1]) in SEALED:
            open_to.append((name, len(city.table.decisions)))
        play(city, options_of(city)[0])
    assert [(name, [n for each, n in open_to if each == name]) for name in ("master", "deck", "objective")] == [
        ("master", [3, 2, 1]),
        ("deck", [3, 2, 1]),
        ("objective", [3, 3, 2, 2, 1, 1]),
    ]


@rule("ARC-SET-8")
def test_a_sealed_choice_shows_nothing_to_the_others():
    seen = []
    for chosen in (0, 1):
        city = begun(2, guilds="thieves,blades", masters="yes")
        play(city, options_of(city)[chosen])
        seen.append([city.game.sight(city.table, seat) for seat in (1, WATCHER)])
    assert seen[0] == seen[1]


# ------------------------------------------------------------------------------------------------- decks
@rule("ARC-SET-2")
@pytest.mark.parametrize("guild", sorted(GUILDS))
def test_the_eleven_a_cards_of_a_guild_are_shuffled_into_its_deck(guild):
    other = "blades" if guild != "blades" else "thieves"
    city = to_the_draw(begun(guilds=f"{guild},{other}"))
    cards = city.game.card_set
    own = {key for key in cards.of_guild(guild) if cards.cards[key].letter == "A"}
    assert len(own) == 11
    assert odds(city) == {f"draw {key} seat-0": Fraction(1, 11) for key in own}


@rule("ARC-SET-2")
def test_the_deck_of_the_first_edition_is_all_the_guild_has():
    city = to_the_draw(begun(guilds="ferrymen,usurers", first_edition=True))
    own = city.game.card_set.of_guild("ferrymen")
    assert odds(city) == {f"draw {key} seat-0": Fraction(1, 11) for key in own}


@rule("ARC-SET-2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_decks_lie_facedown_and_discard_piles_are_empty(seats):
    city = to_the_draw(begin(seats))
    for seat in range(seats):
        mine = player(city, seat)
        assert (mine.deck, mine.discard, mine.hand) == (11, (), ())
        for viewer in (*range(seats), WATCHER):
            assert not any(city.table.knows(viewer, card) for card in city.table.cards(DECK + seat))


# ------------------------------------------------------------------------------------------------- districts
@rule("ARC-SET-3", "ARC-SET-4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_five_districts_of_twelve_stakes_or_four_with_three_players(seats):
    city = begun(seats, guilds=",".join(sorted(GUILDS)[:seats]))
    piles = {each.name: each.supply for each in view(city).districts}
    assert len(piles) == DISTRICTS[seats]
    assert piles.pop("neutral") == 13
    assert set(piles.values()) == {12}
    assert city.table.count(BOX) == 116 - 12 * DISTRICTS[seats]


@rule("ARC-SET-3")
def test_the_stakes_of_the_first_edition_are_dealt_alike():
    city = begun(first_edition=True, guilds="blades,thieves")
    assert [each.supply for each in view(city).districts] == [12, 12, 12, 12, 13]
    assert city.table.count(BOX) == 85 - 60


@rule("ARC-SET-3")
def test_the_stakes_are_shuffled():
    city = begun(guilds="blades,thieves")
    stakes = city.game.card_set.stakes
    assert odds(city) == {f"reveal {key} harbour": Fraction(1, 116) for key in stakes}
    play(city, "reveal barhan-sword harbour")
    assert odds(city) == {f"reveal {key} bridge": Fraction(1, 115) for key in stakes if key != "barhan-sword"}


@rule("ARC-SET-3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_sees_the_stakes_in_the_box_or_those_below_the_top(seats):
    city = deal(" ".join(sorted(GUILDS)[:seats]))
    for viewer in (*range(seats), WATCHER):
        assert not any(city.table.knows(viewer, card) for card in city.table.cards(BOX))
        for each in view(city, viewer).districts:
            assert set(each.known) == {"?"}


@rule("ARC-SET-5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_top_card_of_each_district_is_turned_faceup(seats):
    city = deal(" ".join(sorted(GUILDS)[:seats]))
    for viewer in (*range(seats), WATCHER):
        shown = [each.stake for each in view(city, viewer).districts]
        assert set(shown) <= set(city.game.card_set.stakes)
        assert len(set(shown)) == DISTRICTS[seats]
    assert [each.supply for each in view(city).districts] == [11] * (DISTRICTS[seats] - 1) + [12]


# ------------------------------------------------------------------------------------------------- the Jubilee
@rule("ARC-SET-4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_jubilee_can_lie_at_the_last_six_places_of_the_neutral_district_only(seats):
    city = begin(seats)
    jubilee, table = number(city, "ducal-jubilee"), city.table
    possible = {
        (each.name, nth)
        for at, each in enumerate(view(city).districts)
        for nth in range(table.count(SUPPLY + at))
        if table.can_settle(table.layout.start[SUPPLY + at] + nth, jubilee)
    }
    assert possible == {("neutral", nth) for nth in range(6)}


@rule("ARC-SET-4")
def test_the_seventh_neutral_stake_is_none_and_the_eighth_card_may_be_the_jubilee():
    hall = a_location({"do": "remove stake", "where": "neutral"})
    for left, chance in ((7, 0), (6, Fraction(1, 6))):
        city = deal(hands=["hall"], printed={"hall": hall})
        table, neutral = city.table, SUPPLY + place(city, "neutral")
        while table.count(neutral) > left:
            table.put(table.take_top(neutral), BOX)
        play(city, "play hall")
        found = odds(city)
        assert found.pop("reveal ducal-jubilee neutral", 0) == chance
        assert len(set(found.values())) == 1


@rule("ARC-SET-4")
def test_each_of_the_last_six_places_is_equally_likely_for_the_jubilee():
    game = begin().game
    found = Counter()
    for seed in range(600):
        table, dealer = game.new(seed), SeededDealer(seed)
        neutral = SUPPLY + 4
        for nth in reversed(range(table.count(neutral))):
            slot = table.layout.start[neutral] + nth
            if table.mem[slot] < 0:
                table.settle(slot, sample(table, ~table.mem[slot], dealer))
        found[list(table.cards(neutral)).index(game.keys.index("ducal-jubilee"))] += 1
    assert set(found) == set(range(6))
    assert min(found.values()) > 70
    assert max(found.values()) < 130


# ------------------------------------------------------------------------------------------------- friend and enemy
@rule("ARC-SET-6", "ARC-SET-9")
@pytest.mark.parametrize("first_edition", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_district_is_friendly_to_the_seats_that_the_rulebook_names(seats, first_edition):
    city = begin(seats, first_edition=first_edition)
    friends = {each.name: [seat for seat in range(seats) if each.sides[seat].friendly] for each in view(city).districts}
    assert friends == FRIENDS[seats]
    assert list(friends) == [*NAMES[: 3 if seats == 3 else 4], "neutral"]


@rule("ARC-SET-6", "ARC-SET-9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_agent_lies_facedown_in_the_friendly_districts_of_its_player_and_nowhere_else(seats):
    facedown = {}
    for seat in range(seats):
        for name in FRIENDS[seats]:
            city = deal(" ".join(sorted(GUILDS)[:seats]), first=seat)
            agent = offered(city, "assign")[0].split()[1]
            play(city, f"assign {agent} {name}")
            facedown.setdefault(name, [])
            if field(city, seat, name) == [f"~{agent}"]:
                facedown[name].append(seat)
    assert facedown == FRIENDS[seats]


@rule("ARC-SET-2", "ARC-CMP-1")
def test_a_crest_lies_open_and_other_guild_cards_are_not_in_the_game():
    city = deal("ferrymen usurers")
    assert cards_in(city, "crest", 0) == ["crest-of-the-ferrymen"]
    assert player(city, 0, 1).crest == ("crest-of-the-ferrymen",)
    assert city.table.count(UNDER_CREST + 1) == 1
    cards = city.game.card_set
    others = [key for key in cards.of_guild("ferrymen") if cards.cards[key].letter == "B"]
    assert not any(lies(city, key) for key in others)
    with pytest.raises(AssertionError, match="not in this game"):
        give(city, 0, "discard", others[0])
