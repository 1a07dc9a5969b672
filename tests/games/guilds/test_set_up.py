"""Guilds of Cadwallon: the set-up (GOC-5 to GOC-10, GOC-24)."""

from fractions import Fraction
from itertools import combinations

import pytest

from guildhall.cli.boards import SEAT_STYLES, letter
from guildhall.games.guilds.table import DECK, REMOVED_ACTIONS
from guildhall.kernel.chance import weights
from guildhall.kernel.layout import WATCHER
from guilds_scripts import (
    asked,
    begin,
    deal,
    end_dispatch,
    give,
    happened,
    options,
    place,
    play,
    player,
    refill,
    rule,
    score,
    set_up,
    view,
)

MODULES = ("conditions", "contracts", "special_actions")
FIRST_ASKED = {"conditions": "proclaim", "contracts": "contract", "special_actions": "special"}
EIGHT_ACTIONS = "bad-rumours barricade change-of-orders crowded-street forged-papers full-purse hired-hand house-arrest"


def odds(city):
    """How likely each answer of chance is."""
    weighed = [int(weight) for weight in weights(city.table)]
    return {answer: Fraction(weight, sum(weighed)) for answer, weight in zip(options(city), weighed, strict=True)}


def questions_of_chance(city):
    """The verbs that chance is asked for until the first card is turned up."""
    asked_for = []
    while (verb := options(city)[0].split()[0]) != "reveal":
        asked_for.append(verb)
        play(city, options(city)[0])
    return asked_for


# ------------------------------------------------------------------------------------------------- modules
@rule("GOC-5")
@pytest.mark.parametrize("chosen", [some for size in range(4) for some in combinations(MODULES, size)], ids="+".join)
def test_modules_are_off_unless_chosen_and_any_of_them_go_together(chosen):
    city = begin(*chosen)
    once = {"conditions": ["proclaim"], "contracts": ["contract"] * 2, "special_actions": ["special"] * 2}
    assert questions_of_chance(city) == [verb for module in chosen for verb in once[module]] + ["first"]
    seen = view(city)
    assert bool(seen.condition) == ("conditions" in chosen)
    assert all(bool(player.contract) == ("contracts" in chosen) for player in seen.players)
    assert all(bool(player.hand) == ("special_actions" in chosen) for player in seen.players)


# ------------------------------------------------------------------------------------------------- the deck
@rule("GOC-6")
def test_six_action_cards_are_taken_out_and_33_cards_form_the_deck():
    city = set_up()
    assert view(city).deck == 33
    assert city.table.count(REMOVED_ACTIONS) == 6
    # 25 cards are in the deck for certain; each action card lies there with 8 chances of 14.
    chances = odds(city)
    assert len(chances) == 39
    for answer, chance in chances.items():
        is_action = answer.split()[1] in city.game.card_set.of_kind("action")
        assert chance == Fraction(8 if is_action else 14, 14 * 33), answer


@rule("GOC-6")
def test_after_eight_action_cards_no_more_come_from_the_deck():
    city = deal(f"fence {EIGHT_ACTIONS}")
    end_dispatch(city, [0], [])
    actions = {f"reveal {card} cell-0" for card in city.game.card_set.of_kind("action")}
    assert asked(city) == "chance deal"
    assert len(options(city)) == 33 - 9
    assert not actions & set(options(city))


@rule("GOC-6")
def test_the_cards_taken_out_are_unseen_by_anybody():
    city = deal()
    for seat in (0, 1, WATCHER):
        assert not any(city.table.knows(seat, card) for card in city.table.cards(REMOVED_ACTIONS))
        assert not any(city.table.knows(seat, card) for card in city.table.cards(DECK))


# ------------------------------------------------------------------------------------------------- conditions
@rule("GOC-7")
def test_each_of_the_twelve_conditions_is_equally_likely():
    city = begin("conditions")
    names = city.game.card_set.of_kind("condition")
    assert sorted(odds(city).values()) == [Fraction(1, 12)] * 12
    assert len(names) == 12


@rule("GOC-7")
def test_the_condition_is_open_and_holds_to_the_final_count():
    city = deal(condition="open-doors")
    end_dispatch(city, [0], [5])
    refill(city)
    for seat in (0, 1, WATCHER):
        assert view(city, seat).condition == "open-doors"
    assert score(city, 0)["condition"] == 4  # The Fence and The Drill Captain: two crests


@rule("GOC-7")
def test_every_game_draws_its_condition_anew():
    one, other = set_up(condition="amnesty"), begin("conditions")
    assert one.game is other.game
    assert len(options(other)) == 12


# ------------------------------------------------------------------------------------------------- contracts
@rule("GOC-8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_is_dealt_one_contract_of_twelve(seats):
    city = begin("contracts", seats=seats)
    for seat in range(seats):
        assert sorted(odds(city).values()) == [Fraction(1, 12 - seat)] * (12 - seat)
        assert {answer.split()[-1] for answer in options(city)} == {f"seat-{seat}"}
        play(city, options(city)[0])
    assert asked(city) == "chance first player"


@rule("GOC-8")
def test_only_its_holder_may_look_at_a_contract():
    city = deal(contracts=["clean-hands", "long-roll"])
    seen = [[player(city, seat, viewer).contract for seat in (0, 1)] for viewer in (0, 1, WATCHER)]
    assert seen == [["clean-hands", "?"], ["?", "the-long-roll"], ["?", "?"]]


@rule("GOC-8")
def test_the_others_are_told_of_a_contract_but_not_which():
    for seat, said in ((0, "clean-hands"), (1, "?"), (WATCHER, "?")):
        city = begin("contracts")
        assert happened(city, "contract clean-hands seat-0", seat=seat) == [f"dealt-contract 0 {said}"]


@rule("GOC-G19")
@pytest.mark.parametrize(("militia", "bonus"), [("gate-sergeant", 6), ("gate-sergeant night-patrol", 0)])
def test_a_contract_whose_goal_is_met_at_the_end_scores_its_bonus(militia, bonus):
    city = set_up(contracts=["clean-hands", "long-roll"])
    give(city, 0, militia)
    assert score(city, 0)["contract"] == bonus


# ------------------------------------------------------------------------------------------------- special actions
@rule("GOC-9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_is_dealt_one_of_the_action_cards_that_were_taken_out(seats):
    city = begin("special_actions", seats=seats)
    for seat in range(seats):
        assert sorted(odds(city).values()) == [Fraction(1, 14 - seat)] * (14 - seat)
        assert {answer.split()[-1] for answer in options(city)} == {f"seat-{seat}"}
        play(city, options(city)[0])
    assert city.table.count(REMOVED_ACTIONS) == 6 - seats  # the undealt ones remain out of the game
    assert view(city).deck == 33
    assert asked(city) == "chance first player"


@rule("GOC-9")
def test_the_dealt_card_cannot_come_from_the_deck_any_more():
    city = set_up(specials=["new-markets", "barricade"])
    assert not {"reveal new-markets cell-0", "reveal barricade cell-0"} & set(options(city))


@rule("GOC-9")
def test_a_special_action_stays_secret_until_it_is_played_in_the_first_round_or_later():
    city = deal(specials=["new-markets", "barricade"])
    hands = [[player(city, seat, viewer).hand for seat in (0, 1)] for viewer in (0, 1, WATCHER)]
    assert hands == [[("new-markets",), ("?",)], [("?",), ("barricade",)], [("?",), ("?",)]]
    place(city, 0)
    assert options(city) == ["nothing", "play new-markets"]
    play(city, "play new-markets", "swap cell-0 cell-1")
    for viewer in (0, 1, WATCHER):
        assert player(city, 0, viewer).played == ("new-markets",)
        assert player(city, 0, viewer).hand == ()


# ------------------------------------------------------------------------------------------------- who begins
@rule("GOC-10", "GOC-G21")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_is_drawn_by_lot_each_seat_equally_likely(seats):
    city = begin(seats=seats)
    assert odds(city) == {f"first seat-{seat}": Fraction(1, seats) for seat in range(seats)}


@rule("GOC-10")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_who_was_drawn_has_the_first_turn(first):
    city = deal(seats=3, first=first)
    assert view(city).first == first
    assert asked(city) == f"{first} place"


# ------------------------------------------------------------------------------------------------- colours and hands
@rule("GOC-24")
def test_each_player_has_a_colour_and_a_letter_that_nobody_else_has():
    assert len(set(SEAT_STYLES[:4])) == 4
    assert len({letter(seat) for seat in range(4)}) == 4


@rule("GOC-24")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_starts_with_an_action_card_so_none_is_played_in_round_one(seats):
    city = deal(seats=seats)
    assert [player(city, seat).hand for seat in range(seats)] == [()] * seats
    for nth in range(11):  # the twelfth placement is no choice
        assert asked(city) == f"{nth % seats} place"
        assert all(answer.startswith("place") for answer in options(city))
        place(city, nth)
    assert asked(city) == "chance deal"
