"""Guilds of Cadwallon: the twelve contracts (GOC-K1 to GOC-K12)."""

import pytest

from guilds_scripts import (
    ARCHITECTS,
    BLADES,
    GOLDSMITHS,
    MILITIA,
    USURERS,
    bonus,
    deal,
    give,
    play,
    rule,
    score,
    set_up,
)

GUILDS = [USURERS, BLADES, GOLDSMITHS, ARCHITECTS]
PERSONALITIES = "auction-queen court-astrologer ducal-envoy privateer"
ACTIONS = "barricade full-purse hired-hand new-markets tarot-mages"
HARBOUR = "debt-collector customs-inspector privateer rolling-carts engineer sword-broker spice-importer"
HIGH_CITY = "armourer gate-sergeant ducal-envoy barricade"
MARKET = "surveyor market-wardens auction-queen full-purse"
OLD_TOWN = "fence night-patrol court-astrologer bad-rumours"


def held(contract, seats=2):
    """A game before its first card is turned up, in which seat 0 has this contract."""
    return set_up(contracts=[contract], seats=seats)


# ------------------------------------------------------------------------------------------------- counted cards
# The contract, how many it asks for with 2, 3 and 4 players, its bonus, and cards that count one each.
COUNTED = [
    pytest.param("usurers-retainer", (3, 2, 2), 6, USURERS, marks=rule("GOC-K1")),
    pytest.param("blades-retainer", (3, 2, 2), 6, BLADES, marks=rule("GOC-K2")),
    pytest.param("goldsmiths-retainer", (3, 2, 2), 6, GOLDSMITHS, marks=rule("GOC-K3")),
    pytest.param("architects-retainer", (3, 2, 2), 6, ARCHITECTS, marks=rule("GOC-K4")),
    pytest.param("friend-of-every-house", (4, 3, 3), 5, "fence engineer armourer auctioneer", marks=rule("GOC-K5")),
    pytest.param("known-to-the-watch", (2, 2, 2), 2, MILITIA, marks=rule("GOC-K7")),
    pytest.param("master-of-intrigue", (4, 3, 3), 5, ACTIONS, marks=rule("GOC-K8")),
    pytest.param("patron-of-the-great", (3, 2, 2), 5, PERSONALITIES, marks=rule("GOC-K9")),
    pytest.param("lord-of-the-quarter", (6, 5, 4), 5, HARBOUR, marks=rule("GOC-K11")),
]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("contract", "at_least", "points", "cards"), COUNTED)
def test_a_contract_pays_from_so_many_cards_on(contract, at_least, points, cards, seats):
    city = held(contract, seats)
    paid = [bonus(city)]
    for card in cards.split():
        give(city, 0, card)
        paid.append(bonus(city))
    needed = at_least[seats - 2]
    assert paid == [0] * needed + [points] * (len(paid) - needed)


@pytest.mark.parametrize(
    ("contract", "own"),
    [
        pytest.param("usurers-retainer", USURERS, marks=rule("GOC-K1")),
        pytest.param("blades-retainer", BLADES, marks=rule("GOC-K2")),
        pytest.param("goldsmiths-retainer", GOLDSMITHS, marks=rule("GOC-K3")),
        pytest.param("architects-retainer", ARCHITECTS, marks=rule("GOC-K4")),
    ],
)
def test_for_a_retainer_neither_personalities_nor_other_guilds_stand_in(contract, own):
    city = held(contract, seats=4)
    give(city, 0, " ".join([own.split()[0], PERSONALITIES, *(guild for guild in GUILDS if guild != own)]))
    assert bonus(city) == 0
    give(city, 0, own.split()[1])
    assert bonus(city) == 6


@rule("GOC-K5")
def test_several_cards_of_a_guild_are_one_crest_and_personalities_have_none():
    city = held("friend-of-every-house", seats=4)
    give(city, 0, f"{USURERS} {BLADES} {PERSONALITIES}")
    assert bonus(city) == 0
    give(city, 0, "engineer")
    assert bonus(city) == 5


# ------------------------------------------------------------------------------------------------- militia
@rule("GOC-K6")
@pytest.mark.parametrize(("seats", "at_most"), [(2, 1), (3, 0), (4, 0)])
def test_clean_hands_pay_up_to_so_many_militia_cards(seats, at_most):
    city = held("clean-hands", seats)
    paid = [bonus(city)]
    for card in MILITIA.split()[:3]:
        give(city, 0, card)
        paid.append(bonus(city))
    assert paid == [6] * (at_most + 1) + [0] * (3 - at_most)


@rule("GOC-K6")
def test_clean_hands_do_not_look_at_the_militia_of_others():
    city = held("clean-hands", seats=4)
    give(city, 1, MILITIA)
    assert bonus(city) == 6


@rule("GOC-K7")
def test_to_the_watch_militia_cards_cost_the_sum_of_their_penalties_once_there_are_two():
    city = held("known-to-the-watch")
    costs = [score(city)["militia"]]
    for card in MILITIA.split():  # of penalty 1, 1, 1, 2 and 2
        give(city, 0, card)
        costs.append(score(city)["militia"])
    assert costs == [0, -1, -2, -3, -5, -7]


@rule("GOC-K7")
def test_the_watch_knows_the_holder_of_its_contract_and_nobody_else():
    city = held("known-to-the-watch")
    give(city, 1, "gate-sergeant night-patrol")
    assert (score(city, 1)["militia"], bonus(city, 1)) == (-2 * 2, 0)


# ------------------------------------------------------------------------------------------------- action cards
@rule("GOC-K8")
def test_a_master_of_intrigue_may_have_played_the_action_cards():
    city = held("master-of-intrigue", seats=3)
    give(city, 0, "barricade full-purse", played=True)
    assert bonus(city) == 0
    give(city, 0, "hired-hand")
    assert bonus(city) == 5


@rule("GOC-K8", "GOC-G18")
@pytest.mark.parametrize("then", ["nothing", "play rolling-carts"])
def test_a_special_action_card_was_not_won(then):
    specials = ["rolling-carts", "new-markets", "tarot-mages"]
    city = deal(contracts=["master-of-intrigue"], specials=specials, hands=["barricade full-purse"], seats=3)
    play(city, "place blvd-0", then, *["shift row-0-left"] * (then != "nothing"))
    assert bonus(city) == 0
    give(city, 0, "hired-hand")
    assert bonus(city) == 5


# ------------------------------------------------------------------------------------------------- districts
@rule("GOC-K10")
@pytest.mark.parametrize(("seats", "each"), [(2, 3), (3, 2), (4, 1)])
def test_a_house_in_every_quarter_asks_for_so_many_cards_of_each_district_type(seats, each):
    quarters = [quarter.split() for quarter in (HARBOUR, HIGH_CITY, MARKET, OLD_TOWN)]
    for short in range(4):
        city = held("a-house-in-every-quarter", seats)
        for number, quarter in enumerate(quarters):
            give(city, 0, " ".join(quarter[: each - (number == short)]))
        assert bonus(city) == 0
        give(city, 0, quarters[short][each - 1])
        assert bonus(city) == 4


@rule("GOC-K10", "GOC-K11")
@pytest.mark.parametrize("played", [False, True])
def test_action_cards_have_a_district_type_too_in_hand_and_played(played):
    city = held("a-house-in-every-quarter", seats=4)
    give(city, 0, "fence debt-collector armourer")
    give(city, 0, "full-purse", played=played)  # the only one of the Market
    assert bonus(city) == 4
    city = held("lord-of-the-quarter", seats=4)
    give(city, 0, "surveyor market-wardens auction-queen")
    give(city, 0, "full-purse", played=played)
    assert bonus(city) == 5


@rule("GOC-K11")
def test_the_cards_of_the_quarter_are_of_one_district_type():
    city = held("lord-of-the-quarter", seats=4)
    for quarter in (HARBOUR, HIGH_CITY, MARKET, OLD_TOWN):
        give(city, 0, " ".join(quarter.split()[:3]))
    assert bonus(city) == 0
    give(city, 0, "bad-rumours")
    assert bonus(city) == 5


@rule("GOC-K10", "GOC-K11", "GOC-G18")
@pytest.mark.parametrize("then", ["nothing", "play full-purse"])
def test_the_district_type_of_a_special_action_card_does_not_count(then):
    for contract, cards in (("lord-of-the-quarter", "ledger-keeper market-wardens auction-queen"),
                            ("a-house-in-every-quarter", "night-patrol debt-collector gate-sergeant")):  # fmt: skip
        city = deal(contracts=[contract], specials=["full-purse"], seats=4)
        give(city, 0, cards)
        play(city, "place blvd-0", then)
        assert bonus(city) == 0


# ------------------------------------------------------------------------------------------------- the Long Roll
@rule("GOC-K12")
@pytest.mark.parametrize(("own", "others", "points"), [(0, 0, 0), (3, 3, 0), (3, 4, 0), (4, 3, 4), (1, 0, 4)])
def test_the_long_roll_asks_for_more_cards_than_each_of_the_others_has(own, others, points):
    city = held("long-roll", seats=3)
    give(city, 0, " ".join(USURERS.split()[:own]))
    give(city, 2, " ".join(BLADES.split()[:others]))
    give(city, 1, " ".join(ARCHITECTS.split()[: min(others, 1)]))
    assert bonus(city) == points


@rule("GOC-K12")
@pytest.mark.parametrize("played", [False, True])
def test_action_cards_in_hand_and_played_are_cards_of_the_long_roll(played):
    city = held("long-roll")
    give(city, 0, "fence barricade", played=played)
    give(city, 1, "engineer")
    assert bonus(city) == 4
    give(city, 1, "hired-hand", played=played)
    assert bonus(city) == 0


@rule("GOC-K12", "GOC-G18")
@pytest.mark.parametrize("then", ["nothing", "play full-purse"])
def test_special_action_cards_are_no_cards_of_the_long_roll(then):
    city = deal(contracts=["long-roll"], specials=["full-purse", "rolling-carts"])
    play(city, "place blvd-0", then, "place blvd-1", "nothing")
    assert bonus(city) == 0
    give(city, 0, "engineer")
    assert bonus(city) == 4
    give(city, 1, "master-mason")
    assert bonus(city) == 0
