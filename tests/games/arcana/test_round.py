"""Arcana: the round (ARC-RND), and districts that run dry."""

from fractions import Fraction

import pytest

from arcana_scripts import (
    a_location,
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
    number,
    odds,
    offered,
    on_top,
    options_of,
    overheard,
    play,
    player,
    refused,
    rule,
    stake,
    station,
    take_out,
    use_up,
    view,
    wait,
)
from guildhall.games.arcana.table import BOX, DECK, DISCARD

FOUR = "ferrymen usurers blades thieves"
HIGH = {"barhan-sword": {"sword": 9}}  # more than agents of these tests reach together
REMOVAL = {"hall": a_location({"do": "remove stake"})}


def go_on_to_draw(city, seat):
    """Give the first answer that there is until a card is drawn for this seat."""
    end_intrigue(city)
    while not drawn(city, seat):
        play(city, options_of(city)[0])


def drawn(city, seat):
    """What chance may say that this seat draws next."""
    return {said.split()[1] for said in offered(city, "draw") if said.endswith(f"seat-{seat}")}


def spend_deck(city, seat, keep):
    """Let all cards of a deck but these lie on the discard pile."""
    spent = [key for key in player(city, seat, seat).deck_cards if key not in keep.split()]
    give(city, seat, "discard", " ".join(spent))


def own_cards(guild, kind):
    cards = game_of("ferrymen usurers").card_set
    own = [key for key in cards.of_guild(guild) if cards.cards[key].letter == "A"]
    return [key for key in own if cards.cards[key].kind == kind]


def hand_of(add):
    """Masters of the Ferrymen who let them draw more or fewer cards."""
    cards = game_of("ferrymen usurers").card_set
    masters = [key for key in cards.of_kind("master") if cards.cards[key].guild == "ferrymen"]
    return {key: {"once": False, "play": [], "holds": [{"do": "hand", "add": add}]} for key in masters}


# ------------------------------------------------------------------------------------------------- hands
@rule("ARC-RND-1")
@pytest.mark.parametrize("first_edition", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_draws_four_cards_at_the_start_of_a_round(seats, first_edition):
    city = deal(" ".join(FOUR.split()[:seats]), first_edition=first_edition)
    for round_now in (1, 2):
        assert view(city).round == round_now
        assert [len(player(city, seat).hand) for seat in range(seats)] == [4] * seats
        assert [player(city, seat).deck for seat in range(seats)] == [11 - 4 * round_now] * seats
        end_round(city)


@rule("ARC-RND-1")
def test_each_card_of_the_deck_is_drawn_with_the_same_chance():
    city = deal()
    go_on_to_draw(city, 0)
    left = set(player(city, 0, 0).deck_cards)
    assert len(left) == 7
    assert odds(city) == {f"draw {key} seat-0": Fraction(1, 7) for key in left}


@rule("ARC-RND-1")
@pytest.mark.parametrize("first_edition", [False, True])
def test_who_has_fewer_in_the_deck_draws_them_all_and_then_from_the_shuffled_discard_pile(first_edition):
    city = deal(hands=["", ""], first_edition=first_edition)
    kept = player(city, 0, 0).deck_cards[:2]
    spend_deck(city, 0, " ".join(kept))
    spent = set(player(city, 0).discard)
    assert len(spent) == 9
    go_on_to_draw(city, 0)
    assert drawn(city, 0) == set(kept)
    play(city, f"draw {kept[0]} seat-0")
    assert happened(city, f"draw {kept[1]} seat-0", seat=0) == [f"drew 0 {kept[1]}", "reshuffled 0 9"]
    assert odds(city) == {f"draw {key} seat-0": Fraction(1, 9) for key in spent}
    while not asked(city).endswith(" act"):
        play(city, options_of(city)[0])
    mine = player(city, 0)
    assert (len(mine.hand), mine.deck, mine.discard) == (4, 7, ())


@rule("ARC-RND-1")
def test_a_deck_that_runs_out_with_the_fourth_card_is_not_shuffled_anew_before_the_next_draw():
    city = deal(hands=["", ""])
    spend_deck(city, 0, " ".join(player(city, 0, 0).deck_cards[:4]))
    end_round(city)
    mine = player(city, 0)
    assert (len(mine.hand), mine.deck, len(mine.discard)) == (4, 0, 7)


@rule("ARC-RND-1")
def test_stakes_that_were_won_are_shuffled_in():
    city = deal(hands=["", ""])
    give(city, 0, "discard", "ayane barhan-sword")
    spend_deck(city, 0, "")
    go_on_to_draw(city, 0)
    assert drawn(city, 0) == {*own_cards("ferrymen", "agent"), *own_cards("ferrymen", "location")} | {
        *own_cards("ferrymen", "relic"),
        "ayane",
        "barhan-sword",
    }


@rule("ARC-RND-1")
def test_cards_in_districts_are_in_neither_pile():
    agents = own_cards("ferrymen", "agent")
    weak = {key: {"staff": 0, "sword": 0, "cup": 0} for key in agents}
    city = deal(stakes={"bridge": "barhan-sword"}, hands=["", ""], printed=HIGH | weak)
    station(city, 0, "bridge", " ".join(agents[:8]))
    spend_deck(city, 0, "")
    go_on_to_draw(city, 0)
    assert drawn(city, 0) == {agents[8], *own_cards("ferrymen", "location"), *own_cards("ferrymen", "relic")}


@rule("ARC-RND-1", "ARC-INT-1")
@pytest.mark.parametrize("left", [3, 1, 0])
def test_who_has_even_fewer_plays_with_what_there_is_and_is_passed_over_then(left):
    city = deal("ferrymen usurers blades", hands=["", "", ""])
    mine = [*player(city, 0, 0).deck_cards, *player(city, 0).discard]
    for key in mine[left:]:
        take_out(city, number(city, key))
        city.table.put(number(city, key), BOX)
        city.table.turn_up(number(city, key))
    end_round(city)
    assert view(city).first == 1
    assert [len(player(city, seat).hand) for seat in range(3)] == [left, 4, 4]
    assert (city.table.count(DECK), city.table.count(DISCARD)) == (0, 0)
    turns = []
    while asked(city).endswith(" act"):
        turns.append(int(asked(city)[0]))
        wait(city)
    assert turns == [seat for nth in range(4) for seat in (1, 2, 0) if seat != 0 or nth < left]


@rule("ARC-RND-1")
@pytest.mark.parametrize(("add", "hand"), [(1, 5), (-1, 3), (-3, 1), (-9, 1)])
def test_an_effect_can_change_the_four_but_never_to_less_than_one(add, hand):
    city = deal(options={"masters": "yes"}, printed=hand_of(add))
    assert [len(player(city, seat).hand) for seat in (0, 1)] == [hand, 4]


@rule("ARC-RND-1")
def test_an_event_changes_the_hands_of_all():
    events = game_of("ferrymen usurers").card_set.of_kind("event")
    printed = {key: {"holds": [{"do": "hand", "add": -2}]} for key in events}
    city = deal(options={"events": "yes"}, printed=printed)
    assert [len(player(city, seat).hand) for seat in (0, 1)] == [2, 2]


# ------------------------------------------------------------------------------------------------- phases
@rule("ARC-RND-2")
@pytest.mark.parametrize("first_edition", [False, True])
def test_a_round_is_drawing_intrigue_resolution_and_the_end(first_edition):
    stakes = {"neutral": "barhan-sword"}
    city = deal(stakes=stakes, hands=["crossbowman", "pale"], first_edition=first_edition)
    play(city, "assign crossbowman neutral")  # too little: the sword stays
    told = overheard(city, lambda: end_round(city))
    words = [event.split()[0] for event in told]
    order = ["resolves", "unclaimed", "first-passes", "round", "drew"]
    assert [word for nth, word in enumerate(words) if word in order and word not in words[:nth]] == order


@rule("ARC-RND-2", "ARC-INT-1")
def test_the_resolution_phase_begins_when_no_hand_has_a_card():
    city = deal(hands=["crossbowman", "pale great-treasurer"])
    play(city, "discard crossbowman", "discard pale")
    assert asked(city) == "1 act"
    play(city, "discard great-treasurer")
    assert asked(city) == "0 resolve"


# ------------------------------------------------------------------------------------------------- the end of a round
@rule("ARC-RND-3")
@pytest.mark.parametrize("first_edition", [False, True])
def test_at_the_end_the_next_stake_is_turned_up_where_none_is_left(first_edition):
    stakes = {"neutral": "barhan-sword", "market": "ayane"}
    hands = ["arkabast", "necromancer"]
    city = deal("blades ferrymen", stakes=stakes, hands=hands, first_edition=first_edition)
    on_top(city, "neutral", "drinking-horn")
    station(city, 1, "neutral", "crossbowman pale")
    if not first_edition:
        end_intrigue(city, "resolve neutral")
        assert stake(city, "neutral") == ""  # not before the end of the round
    end_round(city)
    assert lies(city, "barhan-sword") == "discard 1"
    assert (stake(city, "neutral"), district(city, "neutral").supply) == ("drinking-horn", 11)
    assert (stake(city, "market"), district(city, "market").supply) == ("ayane", 11)


@rule("ARC-RND-3")
@pytest.mark.parametrize("first_edition", [False, True])
def test_a_district_that_is_used_up_stays_empty(first_edition):
    stakes = {"harbour": "barhan-sword"}
    hands = ["arkabast", "necromancer"]
    city = deal("blades ferrymen", stakes=stakes, hands=hands, first_edition=first_edition)
    leave_stakes(city, "harbour", 0)
    station(city, 1, "harbour", "crossbowman pale")
    end_round(city)
    assert (lies(city, "barhan-sword"), lies(city, "pale")) == ("discard 1", "discard 1")
    for _round in range(2):
        assert (stake(city, "harbour"), district(city, "harbour").supply) == ("", 0)
        assert field(city, 1, "harbour") == []
        end_round(city)


@rule("ARC-RND-3", "ARC-INT-10", "ARC-RES-1")
def test_a_used_up_district_takes_no_agents_and_is_not_resolved():
    city = deal(hands=["crossbowman", "pale"])
    use_up(city, "bridge")
    assert offered(city, "assign crossbowman") == [
        f"assign crossbowman {name}" for name in ("harbour", "market", "gate", "neutral")
    ]
    assert refused(city, "assign crossbowman bridge") == "ARC-INT-10"
    end_intrigue(city)
    assert options_of(city) == [f"resolve {name}" for name in ("harbour", "market", "gate", "neutral")]


@rule("ARC-RND-3", "ARC-INT-10", "ARC-RES-1")
def test_a_game_goes_on_when_all_districts_are_used_up():
    city = deal(hands=["crossbowman", "pale"])
    for name in ("harbour", "bridge", "market", "gate", "neutral"):
        use_up(city, name)
    assert options_of(city) == ["discard crossbowman"]
    end_round(city)
    assert (view(city).round, asked(city)) == (2, "1 act")
    assert all(option.split()[0] in ("discard", "play") for option in options_of(city))


# ------------------------------------------------------------------------------------------------- the first player
@rule("ARC-RND-4")
@pytest.mark.parametrize(
    ("seats", "first", "left", "right"),
    [(2, 0, 1, 1), (2, 1, 0, 0), (3, 0, 1, 2), (3, 2, 0, 1), (4, 0, 1, 3), (4, 1, 2, 0), (4, 3, 0, 2)],
)
@pytest.mark.parametrize("first_edition", [False, True])
def test_the_first_player_card_goes_to_the_left_neighbour_or_in_the_first_edition_to_the_right(
    seats, first, left, right, first_edition
):
    city = deal(" ".join(FOUR.split()[:seats]), first=first, first_edition=first_edition)
    told = overheard(city, lambda: end_round(city))
    following = right if first_edition else left
    assert f"first-passes {following}" in told
    assert view(city).first == following
    assert asked(city) == f"{following} act"


@rule("ARC-RND-4")
@pytest.mark.parametrize("first_edition", [False, True])
def test_turns_go_clockwise_whichever_way_the_card_goes(first_edition):
    city = deal("ferrymen usurers blades", first=1, first_edition=first_edition)
    turns = []
    for _turn in range(4):
        turns.append(asked(city))
        wait(city)
    assert turns == ["1 act", "2 act", "0 act", "1 act"]


# ------------------------------------------------------------------------------------------------- left without a stake
@rule("ARC-INT-21")
def test_when_an_effect_takes_the_last_stake_all_cards_there_are_discarded():
    city = deal(stakes={"harbour": "ayane"}, hands=["hall crossbowman"], printed=REMOVAL)
    leave_stakes(city, "harbour", 0)
    station(city, 0, "harbour", "funeral", facedown=True)
    station(city, 1, "harbour", "pale barhan-sword")
    told = happened(city, "play hall", "at harbour")
    assert "exposed 0 funeral harbour" in told
    assert [lies(city, key) for key in ("ayane", "funeral", "pale", "barhan-sword")] == [
        "box",
        "discard 0",
        "discard 1",
        "discard 1",
    ]
    assert stake(city, "harbour") == ""
    assert player(city, 0, 1).discard[-2:] == ("funeral", "hall")


@rule("ARC-INT-21")
def test_when_the_jubilee_takes_the_place_of_a_stake_all_cards_there_are_discarded():
    city = deal(stakes={"neutral": "ayane"}, hands=["hall crossbowman"], printed=REMOVAL)
    leave_stakes(city, "neutral", 6)
    on_top(city, "neutral", "ducal-jubilee")
    station(city, 0, "neutral", "funeral")
    station(city, 1, "neutral", "pale")
    play(city, "play hall", "at neutral")
    assert stake(city, "neutral") == "ducal-jubilee"
    assert [lies(city, key) for key in ("ayane", "funeral", "pale")] == ["box", "discard 0", "discard 1"]
    give_hand(city, 1, "great-treasurer")
    assert refused(city, "assign great-treasurer neutral") == "ARC-INT-10"


@rule("ARC-INT-21", "ARC-INT-19")
def test_as_long_as_another_stake_comes_the_agents_stay():
    city = deal(stakes={"harbour": "ayane"}, hands=["hall crossbowman"], printed=REMOVAL)
    leave_stakes(city, "harbour", 1)
    station(city, 0, "harbour", "funeral", facedown=True)
    play(city, "play hall", "at harbour")
    play(city, options_of(city)[0])
    assert field(city, 0, "harbour") == ["~funeral"]
    assert cards_in(city, "box")[-1] == "ayane"
