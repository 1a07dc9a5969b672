"""Guilds of Cadwallon: when an action card can be played (GOC-G14, G15, G17, G25, G32)."""

import pytest

from guildhall.kernel.layout import WATCHER
from guilds_scripts import (
    agents,
    asked,
    barricade,
    deal,
    end_dispatch,
    happened,
    leave_in_deck,
    look_again,
    mark,
    options,
    pay,
    play,
    player,
    plays,
    refused,
    rule,
    station,
)


# ------------------------------------------------------------------------------------------------- open hands
@rule("GOC-G14")
@pytest.mark.parametrize("viewer", [0, 1, WATCHER])
def test_an_action_card_that_was_won_is_in_hand_and_shown_to_everybody(viewer):
    city = deal(but={0: "barricade"})
    end_dispatch(city, [0], [11])
    assert player(city, 0, viewer).hand == ("barricade",)


@rule("GOC-G14")
@pytest.mark.parametrize(("viewer", "hand"), [(0, "barricade"), (1, "?"), (WATCHER, "?")])
def test_only_special_action_cards_and_contracts_are_hidden(viewer, hand):
    city = deal(specials=["barricade", "hired-hand"], contracts=["clean-hands", "long-roll"], hands=["full-purse"])
    seen = player(city, 0, viewer)
    assert sorted(seen.hand) == sorted([hand, "full-purse"])
    assert seen.contract == ("clean-hands" if viewer == 0 else "?")


# ------------------------------------------------------------------------------------------------- all or nothing
def all_taken_but(*boulevards):
    return lambda city: barricade(city, *({*range(1, 12)} - {*boulevards}))


def supply_of(count):
    return lambda city: station(city, 1, *range(1, 6 - count))


def other_agent_on(boulevard):
    return lambda city: station(city, 0, boulevard)


def deck_of(count):
    return lambda city: leave_in_deck(city, count)


# Seat 1 has placed an agent on boulevard 0; militia lies in cell 5, between boulevards 3, 8 and 11.
POSSIBLE = [
    ("tarot-mages", deck_of(0), deck_of(1)),
    ("crowded-street", supply_of(0), supply_of(1)),
    ("hired-hand", supply_of(0), supply_of(1)),
    ("hired-hand", all_taken_but(), all_taken_but(7)),
    ("barricade", all_taken_but(), all_taken_but(7)),
    ("change-of-orders", all_taken_but(), all_taken_but(7)),
    ("forged-papers", other_agent_on(11), other_agent_on(7)),
    ("house-arrest", other_agent_on(0), other_agent_on(11)),
    ("house-arrest", lambda city: station(city, 1, 3, 8, 11), other_agent_on(8)),
    ("full-purse", lambda city: pay(city, 0), lambda city: None),
    ("sealed-verdict", lambda city: [mark(city, cell, 0) for cell in range(9)], lambda city: mark(city, 8, 0)),
]


@rule("GOC-G15")
@pytest.mark.parametrize(("card", "impossible", "possible"), POSSIBLE, ids=[case[0] for case in POSSIBLE])
def test_an_action_card_can_be_played_only_if_all_of_its_effect_can_be_carried_out(card, impossible, possible):
    for change, playable in ((impossible, False), (possible, True)):
        city = deal(but={5: "night-patrol"}, hands=["", f"{card} rolling-carts"], first=1)
        play(city, "place blvd-0")
        change(city)
        look_again(city)
        assert (card in plays(city)) == playable
        if not playable:
            assert refused(city, f"play {card}") == "GOC-G15"


@rule("GOC-G15")
@pytest.mark.parametrize(("militia", "playable"), [("night-patrol", True), ("the-privateer", False)])
def test_the_guard_changes_only_where_militia_is_in_the_city(militia, playable):
    city = deal(but={5: militia}, hands=["changing-of-the-guard rolling-carts"])
    play(city, "place blvd-0")
    assert ("changing-of-the-guard" in plays(city)) == playable


# ------------------------------------------------------------------------------------------------- one more agent
@rule("GOC-G17")
@pytest.mark.parametrize(("card", "boulevard"), [("hired-hand", 5), ("crowded-street", 11), ("crowded-street", 4)])
def test_one_more_agent_comes_from_your_own_supply(card, boulevard):
    city = deal(hands=["", card], first=1)
    station(city, 0, 11)
    play(city, "place blvd-4", f"play {card}", f"place blvd-{boulevard}")
    assert agents(city)[boulevard][-1] == 1
    assert [player(city, seat).agents_left for seat in (0, 1)] == [5, 4]


@rule("GOC-G17")
@pytest.mark.parametrize("card", ["hired-hand", "crowded-street"])
@pytest.mark.parametrize("seat", [0, 1])
def test_with_no_agent_left_none_can_be_placed_even_if_others_have_some(card, seat):
    city = deal(hands=[""] * seat + [f"{card} rolling-carts"], first=seat)
    station(city, seat, 1, 2, 3, 4, 5)
    play(city, "place blvd-0")
    assert (player(city, seat).agents_left, player(city, 1 - seat).agents_left) == (0, 6)
    assert plays(city) == ["rolling-carts"]


# ------------------------------------------------------------------------------------------------- acting first
def loose_tongues(card, empty, supply=4):
    """Seat 1 may act first; it has so many agents in supply and the others on boulevards from 4 on; `empty` are
    the boulevards that are."""
    city = deal(hands=["", f"{card} rolling-carts"], condition="loose-tongues", first=1)
    taken = range(4, 10 - supply)
    station(city, 1, *taken)
    barricade(city, *({*range(12)} - {*taken, *empty}))
    return city


@rule("GOC-G25")
@pytest.mark.parametrize("card", ["hired-hand", "crowded-street"])
@pytest.mark.parametrize(("supply", "playable"), [(1, False), (2, True)])
def test_an_action_ahead_of_the_placement_leaves_an_agent_for_it(card, supply, playable):
    city = loose_tongues(card, empty=[0, 1, 2, 3], supply=supply)
    assert (card in plays(city)) == playable
    if not playable:
        assert refused(city, f"play {card}") == "GOC-G25"


@rule("GOC-G25")
@pytest.mark.parametrize(("card", "verb"), [("hired-hand", "place"), ("barricade", "barricade")])
def test_an_action_ahead_of_the_placement_leaves_an_empty_boulevard_for_it(card, verb):
    city = loose_tongues(card, empty=[7])
    assert plays(city) == ["rolling-carts"]
    assert refused(city, f"play {card}") == "GOC-G25"
    city = loose_tongues(card, empty=[7, 8])
    play(city, f"play {card}")
    assert options(city) == [f"{verb} blvd-7", f"{verb} blvd-8"]
    told = happened(city, f"{verb} blvd-8")
    assert told[1] == "placed 1 blvd-7"


@rule("GOC-G25")
def test_an_agent_that_is_moved_ahead_of_the_placement_leaves_its_boulevard_for_it():
    city = loose_tongues("change-of-orders", empty=[7], supply=5)
    told = happened(city, "play change-of-orders")
    assert told[1:3] == ["transferred 1 blvd-4 blvd-7", "placed 1 blvd-4"]


@rule("GOC-G25")
def test_an_agent_that_shares_its_boulevard_does_not_empty_it_for_the_placement():
    city = loose_tongues("change-of-orders", empty=[7], supply=5)
    station(city, 0, 4)
    assert plays(city) == ["rolling-carts"]
    assert refused(city, "play change-of-orders") == "GOC-G25"


# ------------------------------------------------------------------------------------------------- a silent question
@rule("GOC-G32")
def test_who_holds_a_hidden_special_action_card_is_asked_even_if_nothing_can_be_played():
    city = deal(specials=["house-arrest", "hired-hand"])
    play(city, "place blvd-0")
    assert asked(city) == "0 act"
    assert options(city) == ["nothing"]


@rule("GOC-G32")
def test_who_holds_only_cards_that_all_know_is_not_asked_when_none_can_be_played():
    city = deal(hands=["house-arrest"])
    play(city, "place blvd-0")
    assert asked(city) == "1 place"


@rule("GOC-G32")
def test_who_has_played_the_special_action_card_is_not_asked_any_more():
    city = deal(specials=["full-purse", "hired-hand"])
    play(city, "place blvd-0", "play full-purse")
    play(city, "place blvd-1", "nothing", "place blvd-2")
    assert asked(city) == "1 place"


@rule("GOC-G32", "GOC-C2")
def test_with_loose_tongues_the_question_ahead_of_the_placement_is_silent_too():
    city = deal(specials=["house-arrest", "hired-hand"], condition="loose-tongues")
    barricade(city, *range(1, 12))
    assert asked(city) == "0 place-or-act"
    assert options(city) == ["place blvd-0"]

    city = deal(hands=["house-arrest"], condition="loose-tongues")
    barricade(city, *range(2, 12))
    assert (asked(city), options(city)) == ("0 place-or-act", ["place blvd-0", "place blvd-1"])
    barricade(city, 1)
    assert asked(city) != "0 place-or-act", "all know the hand, so the only placement answers itself"
