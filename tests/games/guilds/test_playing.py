"""Guilds of Cadwallon: what holds for all action cards (GOC-G14 to G17, G25, G27 to G32, G35)."""

from itertools import combinations

import pytest

from guildhall.games.guilds.table import DECK, PURSE
from guildhall.kernel.layout import WATCHER
from guilds_scripts import (
    agents,
    asked,
    barricade,
    deal,
    end_dispatch,
    grid,
    happened,
    leave_in_deck,
    look_again,
    number,
    options,
    place,
    play,
    player,
    refused,
    rule,
    station,
    supports,
    view,
)

# The cells beside each boulevard, from the drawing of GOC-3
SIDES = [(0, 1), (1, 2), (3, 4), (4, 5), (6, 7), (7, 8), (0, 3), (1, 4), (2, 5), (3, 6), (4, 7), (5, 8)]


def plays(city):
    """The action cards that can be played now."""
    return [option.removeprefix("play ") for option in options(city) if option.startswith("play ")]


def put_purse(city, boulevard):
    city.table.mem[PURSE + 2 * boulevard] = 1
    look_again(city)


def purses(city):
    """The boulevards where an agent with a purse stands, and whose it is."""
    streets = enumerate(view(city).boulevards)
    return {number: agent.seat for number, street in streets for agent in street.agents if agent.purse}


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
    city = deal(specials=["barricade", "hired-hand"], contracts=["clean-hands", "the-long-roll"], hands=["full-purse"])
    seen = player(city, 0, viewer)
    assert sorted(seen.hand) == sorted([hand, "full-purse"])
    assert seen.contract == ("clean-hands" if viewer == 0 else "?")


# ------------------------------------------------------------------------------------------------- all or nothing
def all_taken_but(*boulevards):
    return lambda city: barricade(city, *({*range(1, 12)} - {*boulevards}))


def supply_of(count):
    return lambda city: station(city, 0, *range(1, 6 - count))


def other_agent_on(boulevard):
    return lambda city: station(city, 1, boulevard)


def deck_of(count):
    return lambda city: leave_in_deck(city, count)


# Seat 0 has placed an agent on boulevard 0; militia lies in cell 5, between boulevards 3, 8 and 11.
POSSIBLE = [
    ("tarot-mages", deck_of(0), deck_of(1)),
    ("crowded-street", supply_of(0), supply_of(1)),
    ("hired-hand", supply_of(0), supply_of(1)),
    ("hired-hand", all_taken_but(), all_taken_but(7)),
    ("barricade", all_taken_but(), all_taken_but(7)),
    ("change-of-orders", all_taken_but(), all_taken_but(7)),
    ("forged-papers", other_agent_on(11), other_agent_on(7)),
    ("house-arrest", other_agent_on(0), other_agent_on(11)),
    ("house-arrest", lambda city: station(city, 0, 3, 8, 11), other_agent_on(8)),
    ("full-purse", lambda city: put_purse(city, 0), lambda city: None),
]


@rule("GOC-G15")
@pytest.mark.parametrize(("card", "impossible", "possible"), POSSIBLE, ids=[case[0] for case in POSSIBLE])
def test_an_action_card_can_be_played_only_if_all_of_its_effect_can_be_carried_out(card, impossible, possible):
    for change, playable in ((impossible, False), (possible, True)):
        city = deal(but={5: "night-patrol"}, hands=[f"{card} rolling-carts"])
        play(city, "place blvd-0")
        change(city)
        assert (card in plays(city)) == playable
        if not playable:
            assert refused(city, f"play {card}") == "GOC-G15"


@rule("GOC-G15")
@pytest.mark.parametrize(("militia", "playable"), [("night-patrol", True), ("the-privateer", False)])
def test_the_guard_changes_only_where_militia_is_in_the_city(militia, playable):
    city = deal(but={5: militia}, hands=["changing-of-the-guard rolling-carts"])
    play(city, "place blvd-0")
    assert ("changing-of-the-guard" in plays(city)) == playable


# ------------------------------------------------------------------------------------------------- agents stay
@rule("GOC-G16")
@pytest.mark.parametrize("card", ["new-markets", "neighbours-at-odds", "changing-of-the-guard"])
def test_a_swap_moves_two_cards_and_nothing_else_not_even_the_agent_between_them(card):
    city = deal(but={1: "night-patrol"}, hands=[card])
    station(city, 1, 6, 7)
    station(city, 0, 1)
    play(city, "place blvd-0")
    before, streets = grid(city), agents(city)
    assert (supports(city, 0), supports(city, 1)) == ([1, 2], [1 + 2, 2])
    play(city, f"play {card}", "swap cell-0 cell-1")
    assert grid(city) == ["night-patrol", "fence", *before[2:]]
    assert agents(city) == streets == {0: [0], 1: [0], 6: [1], 7: [1]}
    assert (supports(city, 0), supports(city, 1)) == ([1, 2], [1 + 2, 2])


# ------------------------------------------------------------------------------------------------- one more agent
@rule("GOC-G17")
@pytest.mark.parametrize(("card", "boulevard"), [("hired-hand", 5), ("crowded-street", 11), ("crowded-street", 0)])
def test_one_more_agent_comes_from_your_own_supply(card, boulevard):
    city = deal(hands=[card])
    station(city, 1, 11)
    play(city, "place blvd-0", f"play {card}", f"place blvd-{boulevard}")
    assert agents(city)[boulevard][-1] == 0
    assert [player(city, seat).agents_left for seat in (0, 1)] == [4, 5]


@rule("GOC-G17")
@pytest.mark.parametrize("card", ["hired-hand", "crowded-street"])
def test_with_no_agent_left_none_can_be_placed_even_if_others_have_some(card):
    city = deal(hands=[f"{card} rolling-carts"])
    station(city, 0, 1, 2, 3, 4, 5)
    play(city, "place blvd-0")
    assert (player(city, 0).agents_left, player(city, 1).agents_left) == (0, 6)
    assert plays(city) == ["rolling-carts"]


# ------------------------------------------------------------------------------------------------- acting first
def loose_tongues(card, supply=6, empty=range(12)):
    """Seat 0 may act first: its agents, on boulevards from 0 on, and the boulevards that are empty."""
    city = deal(hands=[f"{card} rolling-carts"], condition="loose-tongues")
    station(city, 0, *range(6 - supply))
    barricade(city, *({*range(6 - supply, 12)} - {*empty}))
    return city


@rule("GOC-G25")
@pytest.mark.parametrize("card", ["hired-hand", "crowded-street"])
@pytest.mark.parametrize(("supply", "playable"), [(1, False), (2, True)])
def test_an_action_ahead_of_the_placement_leaves_an_agent_for_it(card, supply, playable):
    city = loose_tongues(card, supply, empty=range(6, 12))
    assert (card in plays(city)) == playable
    if not playable:
        assert refused(city, f"play {card}") == "GOC-G25"


@rule("GOC-G25")
@pytest.mark.parametrize(("card", "verb"), [("hired-hand", "place"), ("barricade", "barricade")])
def test_an_action_ahead_of_the_placement_leaves_an_empty_boulevard_for_it(card, verb):
    city = loose_tongues(card, supply=4, empty=[7])
    assert plays(city) == ["rolling-carts"]
    assert refused(city, f"play {card}") == "GOC-G25"
    city = loose_tongues(card, supply=4, empty=[7, 8])
    play(city, f"play {card}")
    assert options(city) == [f"{verb} blvd-7", f"{verb} blvd-8"]
    told = happened(city, f"{verb} blvd-8")
    assert told[1] == "placed 0 blvd-7"


@rule("GOC-G25")
def test_an_agent_that_is_moved_ahead_of_the_placement_leaves_its_boulevard_for_it():
    city = loose_tongues("change-of-orders", supply=5, empty=[7])
    told = happened(city, "play change-of-orders")
    assert told[1:3] == ["transferred 0 blvd-0 blvd-7", "placed 0 blvd-0"]


@rule("GOC-G25")
def test_an_agent_that_shares_its_boulevard_does_not_empty_it_for_the_placement():
    city = loose_tongues("change-of-orders", supply=5, empty=[7])
    station(city, 1, 0)
    assert plays(city) == ["rolling-carts"]
    assert refused(city, "play change-of-orders") == "GOC-G25"


# ------------------------------------------------------------------------------------------------- two on a boulevard
@rule("GOC-G27")
def test_each_of_two_agents_on_a_boulevard_lends_support_for_itself():
    city = deal()
    station(city, 0, 0)
    station(city, 1, 0, 5)
    station(city, 1, 5)
    assert (supports(city, 0), supports(city, 1)) == ([3, 3], [1, 1])
    assert (supports(city, 7), supports(city, 8)) == ([0, 4], [0, 2])


@rule("GOC-G27")
@pytest.mark.parametrize(("pick", "left"), [("blvd-3", 2), ("blvd-3-second", 1)])
def test_an_action_picks_one_of_two_agents_that_share_a_boulevard(pick, left):
    city = deal(but={5: "night-patrol"}, seats=3, hands=["house-arrest"])
    station(city, 1, 3)
    station(city, 2, 3)
    play(city, "place blvd-0", "play house-arrest")
    assert options(city) == ["arrest blvd-3", "arrest blvd-3-second"]
    play(city, f"arrest {pick}")
    assert agents(city) == {0: [0], 3: [left]}
    assert player(city, 3 - left).agents_left == 6


@rule("GOC-G27")
def test_a_boulevard_of_two_counts_as_one_that_is_occupied():
    city = deal(hands=["crowded-street", "change-of-orders"])
    play(city, "place blvd-0", "play crowded-street")
    assert agents(city) == {0: [0, 0]}
    assert "place blvd-0" not in options(city)
    play(city, "place blvd-1", "play change-of-orders")
    assert {option.split()[2] for option in options(city)} == {f"blvd-{number}" for number in range(2, 12)}
    play(city, "transfer blvd-1 blvd-2")
    barricade(city, *range(4, 12))
    assert (asked(city), options(city)) == ("0 place", ["place blvd-1", "place blvd-3"])
    told = happened(city, "place blvd-1")
    assert told[:3] == ["placed 0 blvd-1", "placed 1 blvd-3", "won 0 fence cell-0"]


@rule("GOC-G27")
def test_two_agents_of_one_player_that_are_alike_are_one_choice():
    city = deal(but={5: "night-patrol"}, hands=["house-arrest"])
    station(city, 1, 3)
    station(city, 1, 3)
    told = happened(city, "place blvd-0", "play house-arrest")
    assert told[-1] == "arrested 0 blvd-3"
    assert agents(city) == {0: [0], 3: [1]}


# ------------------------------------------------------------------------------------------------- a common card
@rule("GOC-G28", "GOC-A8")
@pytest.mark.parametrize("own", range(12))
def test_agents_trade_places_only_where_both_boulevards_are_sides_of_one_cell(own):
    city = deal(seats=4, hands=["forged-papers rolling-carts"])
    for boulevard in {*range(12)} - {own}:
        station(city, 1 + boulevard % 3, boulevard)  # seat 0 goes to the only boulevard that is left
    touching = [other for other in range(12) if other != own and {*SIDES[own]} & {*SIDES[other]}]
    play(city, "play forged-papers")
    assert options(city) == [f"exchange blvd-{own} blvd-{other}" for other in touching]


@rule("GOC-G28")
def test_two_agents_on_the_same_boulevard_cannot_be_exchanged_with_each_other():
    city = deal(hands=["forged-papers rolling-carts"])
    play(city, "place blvd-0")
    station(city, 1, 0)
    assert plays(city) == ["rolling-carts"]
    station(city, 1, 1)
    told = happened(city, "play forged-papers")
    assert told[-1] == "exchanged 0 blvd-0 blvd-1"


# ------------------------------------------------------------------------------------------------- two cells
@rule("GOC-G29")
def test_an_action_that_names_two_cards_names_two_different_cells():
    city = deal(" ".join(["gate-sergeant", "captain-of-the-watch", *grid(deal())[2:]]), hands=["changing-of-the-guard"])
    play(city, "place blvd-0", "play changing-of-the-guard")
    pairs = [tuple(int(word[-1]) for word in option.split()[1:]) for option in options(city)]
    assert pairs == [(one, other) for one, other in combinations(range(9), 2) if one < 2]


@rule("GOC-G29", "GOC-A12", "GOC-A14")
@pytest.mark.parametrize(
    ("card", "choice", "to"),
    [("neighbours-at-odds", "swap cell-3 cell-4", 4), ("rolling-carts", "shift column-0-down", 6),
     ("new-markets", "swap cell-3 cell-7", 7)],
)  # fmt: skip
def test_marks_and_rumours_travel_with_their_cards(card, choice, to):
    city = deal(hands=[f"sealed-verdict {card}", "bad-rumours"])
    play(city, "place blvd-0", "play sealed-verdict", "mark cell-3", "place blvd-1", "play bad-rumours", "doubt cell-3")
    play(city, "place blvd-5", f"play {card}", choice)
    seen = view(city).cells
    assert seen[to].card == "the-pawnbroker"
    assert [place for place in range(9) if seen[place].mark == 0] == [to]
    assert [place for place in range(9) if seen[place].rumour] == [to]
    assert seen[to].support == 0


# ------------------------------------------------------------------------------------------------- looking at the deck
@rule("GOC-G30")
@pytest.mark.parametrize(("viewer", "cards"), [(0, ["engineer", "privateer"]), (1, ["?", "?"]), (WATCHER, ["?", "?"])])
def test_only_the_player_of_tarot_mages_sees_the_cards_that_are_looked_at(viewer, cards):
    city = deal(hands=["tarot-mages"])
    play(city, "place blvd-0", "play tarot-mages")
    told = happened(city, "look engineer", "look privateer", seat=viewer)
    assert told == [f"saw 0 {card}" for card in cards]
    for card in ("engineer", "privateer"):
        assert city.table.knows(viewer, number(city, card)) == (viewer == 0)


@rule("GOC-G30")
@pytest.mark.parametrize("viewer", [1, WATCHER])
def test_the_card_that_goes_into_the_city_and_the_one_that_leaves_are_known_to_all(viewer):
    city = deal(hands=["tarot-mages"])
    play(city, "place blvd-0", "play tarot-mages", "look engineer", "look privateer", "look gate-sergeant")
    told = happened(city, "install engineer cell-8", seat=viewer)
    assert told == ["installed 0 engineer cell-8", "buried 0 stallholder"]
    for card, faceup in (("engineer", True), ("stallholder", False)):
        assert city.table.knows(viewer, number(city, card))
        assert city.table.is_faceup(number(city, card)) == faceup
    assert city.table.card_at(DECK, 0) == number(city, "stallholder")


@rule("GOC-G30")
def test_a_mark_or_a_rumour_on_the_card_that_leaves_the_city_is_lost():
    city = deal(hands=["sealed-verdict tarot-mages", "bad-rumours"])
    play(city, "place blvd-0", "play sealed-verdict", "mark cell-8")
    play(city, "place blvd-3", "play bad-rumours", "doubt cell-8")
    leave_in_deck(city, 1)
    play(city, "place blvd-1", "play tarot-mages", "look engineer", "install engineer cell-8")
    seen = view(city).cells[8]
    assert (seen.card, seen.mark, seen.rumour) == ("the-engineer", -1, False)
    for variables in (city.game.city.rumour, city.game.city.rumour - city.game.city.in_districts):
        assert city.table.mem[variables + number(city, "stallholder")] == 0


# ------------------------------------------------------------------------------------------------- one purse
@rule("GOC-G31")
def test_an_agent_holds_at_most_one_purse():
    city = deal(hands=["full-purse"])
    station(city, 0, 1, 2)
    play(city, "place blvd-0")
    put_purse(city, 1)
    play(city, "play full-purse")
    assert options(city) == ["pay blvd-0", "pay blvd-2"]


@rule("GOC-G31")
def test_of_two_own_agents_on_a_boulevard_the_one_without_a_purse_can_be_paid():
    city = deal(hands=["full-purse"])
    station(city, 0, 1)
    station(city, 0, 1)
    play(city, "place blvd-0")
    put_purse(city, 1)
    play(city, "play full-purse", "pay blvd-1-second")
    assert [agent.purse for agent in view(city).boulevards[1].agents] == [True, True]
    assert supports(city, 2) == [2 * (3 + 1), 0]


@rule("GOC-G31", "GOC-A7")
def test_a_purse_goes_where_its_agent_is_moved():
    city = deal(hands=["full-purse change-of-orders"])
    play(city, "place blvd-0", "play full-purse", "place blvd-1", "place blvd-2")
    play(city, "play change-of-orders", "transfer blvd-0 blvd-3")
    assert purses(city) == {3: 0}
    place(city, 0)
    assert purses(city) == {3: 0}, "and does not stay on the street"


@rule("GOC-G31", "GOC-A8")
@pytest.mark.parametrize(("owner", "after"), [(0, {1: 0}), (1, {0: 1})])
def test_a_purse_goes_where_its_agent_is_exchanged_to(owner, after):
    city = deal(hands=["forged-papers"])
    station(city, 1, 1)
    play(city, "place blvd-0")
    put_purse(city, owner)
    play(city, "play forged-papers")
    assert agents(city) == {0: [1], 1: [0]}
    assert purses(city) == after


@rule("GOC-G31", "GOC-A9")
def test_a_purse_is_lost_when_its_agent_goes_home():
    city = deal(but={1: "night-patrol"}, hands=["house-arrest"])
    station(city, 1, 1)
    put_purse(city, 1)
    play(city, "place blvd-0", "play house-arrest")
    assert agents(city) == {0: [0]}
    place(city, 1)
    assert purses(city) == {}


@rule("GOC-G31", "GOC-G27")
def test_a_purse_stays_with_its_agent_when_the_one_beside_it_leaves():
    city = deal(but={1: "night-patrol"}, hands=["house-arrest"])
    station(city, 1, 1)
    station(city, 0, 1)
    put_purse(city, 1)
    play(city, "place blvd-0", "play house-arrest")
    assert agents(city) == {0: [0], 1: [0]}
    assert purses(city) == {}


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


# ------------------------------------------------------------------------------------------------- beside the militia
@rule("GOC-G35")
def test_house_arrest_looks_at_the_cards_as_they_lie_at_that_moment():
    city = deal(but={8: "night-patrol"}, hands=["house-arrest rolling-carts", "neighbours-at-odds"])
    play(city, "place blvd-0", "nothing")
    play(city, "place blvd-11", "nothing")
    play(city, "place blvd-1")
    assert "house-arrest" in plays(city)
    play(city, "nothing", "place blvd-2", "play neighbours-at-odds", "swap cell-7 cell-8")
    play(city, "place blvd-3")
    assert "house-arrest" not in plays(city)
    play(city, "nothing", "place blvd-4", "place blvd-5")
    assert "house-arrest" in plays(city)
    play(city, "play house-arrest")
    assert agents(city) == {0: [0], 1: [0], 2: [1], 3: [0], 5: [0], 11: [1]}


@rule("GOC-G35")
def test_an_agent_that_was_sent_home_may_be_dispatched_again_in_the_same_round():
    city = deal(but={0: "night-patrol"}, hands=["house-arrest"])
    station(city, 1, 0, 1, 2, 3, 4, 5)
    play(city, "place blvd-6", "play house-arrest")
    assert asked(city) == "1 place"
    place(city, 7)
    assert player(city, 1).agents_left == 0
    assert agents(city)[7] == [1]
