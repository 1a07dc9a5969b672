"""Guilds of Cadwallon: the cards and the city (GOC-1 to GOC-4)."""

import re
from collections import Counter
from pathlib import Path

import pytest

from guildhall.games.guilds import table
from guildhall.kernel.layout import WATCHER
from guilds_scripts import (
    SET,
    agents,
    beside,
    deal,
    grid,
    happened,
    options,
    place,
    play,
    player,
    rule,
    short,
    supports,
    view,
)

DISTRICT_KINDS = ("guild", "action", "militia", "personality")


def of(kind):
    return [card for card in SET.cards.values() if card.kind == kind]


# ------------------------------------------------------------------------------------------------- the cards
@rule("GOC-1")
def test_there_are_39_district_cards():
    assert [len(of(kind)) for kind in DISTRICT_KINDS] == [16, 14, 5, 4]


@rule("GOC-1")
@pytest.mark.parametrize(
    ("kind", "support", "points", "penalty"),
    [
        ("guild", {1, 2, 3}, {1, 2, 3}, {0}),
        ("action", {2}, {2}, {0}),
        ("militia", {1, 2}, {0}, {1, 2}),
        ("personality", {0}, {0}, {0}),
    ],
)
def test_each_kind_of_card_has_its_range_of_support_points_and_penalty(kind, support, points, penalty):
    assert {card.support for card in of(kind)} == support
    assert {card.points for card in of(kind)} == points
    assert {card.penalty for card in of(kind)} == penalty


@rule("GOC-1")
def test_action_cards_and_no_others_have_an_effect():
    assert {card.kind for card in SET.cards.values() if card.play} == {"action"}
    assert all(card.play for card in of("action"))
    assert len({card.play for card in of("action")}) == 14


@rule("GOC-1", "GOC-G7")
def test_every_district_card_lies_in_a_quarter_whatever_its_kind():
    for kind in DISTRICT_KINDS:
        assert {card.district for card in of(kind)} <= {"harbour", "high-city", "market", "old-town"}
        assert len({card.district for card in of(kind)}) > 1


@rule("GOC-23")
def test_four_guilds_have_four_guild_cards_each():
    crests = Counter(card.guild for card in of("guild"))
    assert crests == {"usurers": 4, "blades": 4, "goldsmiths": 4, "architects": 4}
    assert not any(card.guild for card in SET.cards.values() if card.kind != "guild")


@rule("GOC-23")
def test_there_are_twelve_conditions_and_twelve_contracts():
    assert (len(of("condition")), len(of("contract"))) == (12, 12)


@rule("GOC-G8")
def test_quarters_cut_across_the_kinds():
    deck = Counter(card.district for kind in DISTRICT_KINDS for card in of(kind))
    assert deck == {"harbour": 10, "high-city": 10, "market": 10, "old-town": 9}
    assert set(Counter(card.district for card in of("personality")).values()) == {1}
    for guild in SET.guilds:
        assert len({card.district for card in of("guild") if card.guild == guild}) == 4


@rule("GOC-G7")
@pytest.mark.parametrize("language", ["en", "it"])
def test_quarters_guilds_and_kinds_have_names_of_their_own(language):
    texts = deal().game.texts(language)
    names = [texts.names(district, "districts") for district in SET.districts]
    names += [texts.names(guild, "guilds") for guild in SET.guilds]
    names += [texts.name(kind) for kind in DISTRICT_KINDS]
    assert len(set(names)) == 12


# What a shorter text would leave out, or say otherwise than the rule
SAID = [
    ("curfew", "may not be placed beside the centre card", "non può essere piazzato accanto alla carta centrale"),
    ("tarot-mages", "the top three cards of the deck (all, if there are fewer)", "(tutte, se sono meno)"),
    ("change-of-orders", "to an empty, unblocked boulevard", "su un viale libero e non bloccato"),
    ("hired-hand", "on an empty, unblocked boulevard", "su un viale libero e non bloccato"),
    ("forged-papers", "their two boulevards must touch a common card", "i due viali devono toccare una stessa carta"),
    ("sealed-verdict", "for the most support at it", "per il maggior supporto su di essa"),
    ("sealed-verdict", "(above 0)", "(più di 0)"),
    ("the-dukes-favour", "(above 0)", "(più di 0)"),
    ("guild-charters", "all four guild cards of a guild", "Ogni gilda di cui hai tutte e quattro le carte gilda"),
    ("a-house-in-every-quarter", "cards won of each District Type", "carte vinte di ciascun quartiere"),
    ("lord-of-the-quarter", "cards won of one District Type", "carte vinte di uno stesso quartiere"),
    ("the-long-roll", "district cards won", "carte quartiere vinte"),
]


@rule("GOC-C1", "GOC-A2", "GOC-A7", "GOC-A4", "GOC-A8", "GOC-A12", "GOC-C3", "GOC-C9", "GOC-K10", "GOC-K11", "GOC-K12")
@pytest.mark.parametrize(("card", "english", "italian"), SAID)
def test_a_cards_text_says_what_its_rule_says(card, english, italian):
    game = deal().game
    for language, words in (("en", english), ("it", italian)):
        assert words.lower() in game.texts(language).card_text(card).lower()


# ------------------------------------------------------------------------------------------------- the city
@rule("GOC-2")
def test_the_city_has_nine_cells_with_an_open_card_in_each_numbered_row_after_row():
    cards = "fence drill-captain auctioneer pawnbroker surveyor foundry-hand gem-assayer armourer stallholder"
    city = deal(cards)
    assert grid(city) == cards.split()
    for seat in (0, 1, WATCHER):
        assert [short(cell.card) for cell in view(city, seat).cells] == cards.split()


def touched(boulevard):
    """The cells at which an agent on this boulevard counts; no card of the city has Support 0."""
    city = deal()
    place(city, boulevard)
    return {number for number in range(9) if supports(city, number)[0] > 0}


@rule("GOC-3")
@pytest.mark.parametrize("boulevard", range(12))
def test_a_boulevard_is_the_gap_between_two_cells_that_share_a_side(boulevard):
    assert touched(boulevard) == set(beside(boulevard))


@rule("GOC-3")
def test_there_are_twelve_boulevards():
    assert options(deal()) == [f"place blvd-{number}" for number in range(12)]


@rule("GOC-3")
def test_a_corner_has_two_boulevards_a_side_three_the_centre_four():
    around = Counter(cell for boulevard in range(12) for cell in touched(boulevard))
    assert [around[cell] for cell in range(9)] == [2, 3, 2, 3, 4, 3, 2, 3, 2]


# ------------------------------------------------------------------------------------------------- agents
@rule("GOC-4", "GOC-G1")
@pytest.mark.parametrize(("seats", "at_home"), [(2, 0), (3, 2), (4, 3)])
def test_six_agents_for_any_number_of_players_fill_the_city_or_stay_at_home(seats, at_home):
    city = deal(seats=seats)
    assert [player(city, seat).agents_left for seat in range(seats)] == [6] * seats
    told = happened(city, *(f"place blvd-{boulevard}" for boulevard in range(11)))  # the last place is no choice
    placed = Counter(event.split()[1] for event in told if event.startswith("placed"))
    assert placed == {str(seat): 6 - at_home for seat in range(seats)}


@rule("GOC-4")
def test_a_boulevard_holds_one_agent():
    city = deal()
    place(city, 3)
    assert "place blvd-3" not in options(city)


@rule("GOC-4")
def test_an_effect_lets_a_second_agent_in_but_no_third():
    city = deal(hands=["crowded-street"])
    play(city, "place blvd-3", "play crowded-street")
    assert agents(city) == {3: [0, 0]}
    assert "place blvd-3" not in options(city)


def test_every_variable_of_the_table_has_a_place_of_its_own():
    source = (Path(table.__file__).parent / "table.py").read_text("utf-8")
    lines = source.partition("# variables:")[2].partition("# pools")[0]
    names = re.findall(r"^([A-Z_]+): Final = ", lines, re.MULTILINE)
    first = [getattr(table, name) for name in names[: names.index("SEATS")]]
    assert first == list(range(table.SEATS))
