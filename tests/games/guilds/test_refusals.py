"""Guilds of Cadwallon: why an answer is refused, with the rule that says so."""

import pytest

from guildhall.games.guilds.table import CURFEW
from guildhall.kernel.layout import WATCHER
from guildhall.kernel.texts import LANGUAGES
from guilds_scripts import (
    asked,
    barricade,
    deal,
    end_dispatch,
    full,
    leave_in_deck,
    look_again,
    options,
    play,
    rule,
    station,
    view,
)


def refusal(city, answer, seat=None):
    """The rule and the key of the sentence that a seat, or else the one that is asked, is told."""
    seat = int(city.table.asking) if seat is None else seat
    number = city.game.words.number(full(city, answer))
    decision = city.table.decision_of(seat)
    assert decision is None or number not in decision.options, f"{answer} is offered"
    refused = city.game.refuse(city.game.view(city.table, seat), number)
    for language in LANGUAGES:
        assert city.game.texts(language).refusal(refused).endswith(f" ({refused.rule})")
    return f"{refused.rule} {refused.key}"


# ------------------------------------------------------------------------------------------------- placements
@rule("GOC-12a")
def test_an_occupied_boulevard():
    city = deal()
    station(city, 1, 5)
    assert refusal(city, "place blvd-5") == "GOC-12a occupied"


@rule("GOC-A6")
def test_a_blocked_boulevard():
    city = deal()
    barricade(city, 5)
    assert refusal(city, "place blvd-5") == "GOC-A6 barricaded"


@rule("GOC-C1")
def test_a_boulevard_that_the_curfew_forbids():
    city = deal(condition="curfew")
    assert refusal(city, "place blvd-7") == "GOC-C1 curfew"
    station(city, 1, 7)
    assert refusal(city, "place blvd-7") == "GOC-12a occupied"


@rule("GOC-12a")
@pytest.mark.parametrize("condition", ["curfew", "loose-tongues"])
def test_to_place_nothing(condition):
    assert refusal(deal(condition=condition, hands=["full-purse"]), "nothing") == "GOC-12a no-passing"


@pytest.mark.parametrize(("condition", "why"), [("curfew", "GOC-12a place"), ("loose-tongues", "GOC-12a place-or-act")])
def test_something_else_than_a_placement(condition, why):
    assert refusal(deal(condition=condition, hands=["barricade"]), "barricade blvd-3") == why


# ------------------------------------------------------------------------------------------------- action cards
def acting(hand="rolling-carts", **laid_out):
    """Seat 0 has placed an agent on boulevard 0 and may play a card."""
    city = deal(hands=[hand], **laid_out)
    play(city, "place blvd-0")
    return city


@rule("GOC-12a")
def test_a_card_ahead_of_the_placement():
    assert refusal(deal(hands=["full-purse"]), "play full-purse") == "GOC-12a place-first"


@rule("GOC-12b")
@pytest.mark.parametrize("card", ["barricade", "fence", "curfew"])
def test_a_card_that_is_not_in_hand(card):
    assert refusal(acting(), f"play {card}") == "GOC-12b not-in-hand"


@rule("GOC-12b")
def test_a_card_in_the_hand_of_another():
    city = acting(specials=["full-purse", "barricade"])
    assert refusal(city, "play barricade") == "GOC-12b not-in-hand"


@rule("GOC-12b")
def test_a_card_that_is_spent():
    city = acting("full-purse rolling-carts")
    play(city, "play full-purse", "place blvd-1", "place blvd-2")
    assert asked(city) == "0 act"
    assert refusal(city, "play full-purse") == "GOC-12b spent"


@rule("GOC-12b")
def test_a_second_card_in_a_turn():
    city = acting("rolling-carts barricade")
    play(city, "play barricade")
    assert refusal(city, "play rolling-carts") == "GOC-12b one-action"


@rule("GOC-12b", "GOC-C2")
def test_a_second_card_in_a_turn_with_loose_tongues():
    city = deal(condition="loose-tongues", hands=["rolling-carts barricade"])
    play(city, "play barricade", "barricade blvd-3")
    assert asked(city) == "0 place"
    assert refusal(city, "play rolling-carts") == "GOC-12b one-action"
    assert refusal(city, "play barricade") == "GOC-12b spent"


@rule("GOC-G15")
def test_a_card_that_cannot_be_carried_out_completely():
    assert refusal(acting("house-arrest rolling-carts"), "play house-arrest") == "GOC-G15 not-possible"


@rule("GOC-G15")
def test_a_card_ahead_of_the_placement_that_could_not_be_carried_out_after_it_either():
    city = deal(condition="loose-tongues", hands=["house-arrest"])
    assert refusal(city, "play house-arrest") == "GOC-G15 not-possible"


@rule("GOC-G25")
def test_a_card_that_would_leave_no_room_for_the_placement():
    city = deal(condition="loose-tongues", hands=["hired-hand rolling-carts"])
    barricade(city, *range(1, 12))
    assert refusal(city, "play hired-hand") == "GOC-G25 leaves-no-room"


@rule("GOC-G25", "GOC-A7")
@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ("transfer blvd-4 blvd-0", "GOC-G25 no-room"),  # where another's agent stays
        ("transfer blvd-4 blvd-1", "GOC-A7 transfer"),
    ],
)
def test_a_move_that_would_leave_no_room_for_the_placement(answer, why):
    city = deal(condition="loose-tongues", hands=["change-of-orders rolling-carts"])
    station(city, 0, 3, 4, 5)
    station(city, 1, 4)
    barricade(city, *({*range(12)} - {0, 3, 4, 5}))
    play(city, "play change-of-orders")
    assert options(city) == ["transfer blvd-3 blvd-0", "transfer blvd-5 blvd-0"]
    assert refusal(city, answer) == why


@rule("GOC-G25", "GOC-A4", "GOC-A6")
@pytest.mark.parametrize(
    ("card", "answer", "why"),
    [
        ("hired-hand", "place blvd-0", "GOC-G25 no-room"),
        ("hired-hand", "place blvd-1", "GOC-A4 place-more"),
        ("barricade", "barricade blvd-0", "GOC-G25 no-room"),
        ("barricade", "barricade blvd-1", "GOC-A6 barricade"),
    ],
)
def test_a_boulevard_that_is_needed_for_the_placement(card, answer, why):
    """Of the three that are left, 2 and 3 touch the centre card, where the first agent may not go."""
    city = deal(condition="loose-tongues", hands=[f"{card} rolling-carts"])
    city.table.mem[CURFEW] = 1
    barricade(city, *({*range(12)} - {0, 2, 3}))
    look_again(city)
    play(city, f"play {card}")
    assert refusal(city, answer) == why


@rule("GOC-12b")
def test_something_else_than_a_card():
    assert refusal(acting(), "place blvd-5") == "GOC-12b act"


# ------------------------------------------------------------------------------------------------- effects
MILITIA = {5: "night-patrol", 8: "gate-sergeant"}
EFFECTS = [
    ("new-markets", "swap cell-0 cell-3", "GOC-A1 swap-alike"),
    ("new-markets", "mark cell-0", "GOC-A1 swap-alike"),
    ("crowded-street", "place blvd-4", "GOC-A3 place-second"),
    ("hired-hand", "place blvd-1", "GOC-A4 place-more"),
    ("rolling-carts", "swap cell-0 cell-1", "GOC-A5 shift"),
    ("barricade", "barricade blvd-1", "GOC-A6 barricade"),
    ("change-of-orders", "transfer blvd-1 blvd-4", "GOC-A7 transfer"),
    ("forged-papers", "exchange blvd-0 blvd-11", "GOC-A8 exchange"),
    ("house-arrest", "arrest blvd-1", "GOC-A9 arrest"),
    ("neighbours-at-odds", "swap cell-2 cell-3", "GOC-A10 swap-neighbours"),
    ("full-purse", "pay blvd-1", "GOC-A11 pay"),
    ("sealed-verdict", "doubt cell-0", "GOC-A12 mark"),
    ("changing-of-the-guard", "swap cell-0 cell-1", "GOC-A13 swap-militia"),
    ("bad-rumours", "mark cell-0", "GOC-A14 doubt"),
]


@rule("GOC-A1", "GOC-A3", "GOC-A4", "GOC-A5", "GOC-A6", "GOC-A7", "GOC-A8", "GOC-A9", "GOC-A10", "GOC-A11", "GOC-A12")
@rule("GOC-A13", "GOC-A14")
@pytest.mark.parametrize(("card", "answer", "why"), EFFECTS, ids=[case[0] for case in EFFECTS])
def test_a_choice_that_the_effect_does_not_offer(card, answer, why):
    city = deal(but=MILITIA, hands=[card])
    station(city, 0, 3)
    station(city, 1, 1, 8, 11)
    play(city, "place blvd-0", f"play {card}")
    assert refusal(city, answer) == why
    assert refusal(city, "nothing") == "GOC-G15 no-passing"
    assert refusal(city, f"play {card}") == "GOC-12b spent"


@rule("GOC-A2")
def test_a_card_that_tarot_mages_did_not_look_at():
    city = acting("tarot-mages")
    play(city, "play tarot-mages", "look engineer", "look privateer", "look gate-sergeant")
    assert refusal(city, "install night-patrol cell-0") == "GOC-A2 install"
    play(city, "install engineer cell-0")
    assert refusal(city, "top engineer") == "GOC-A2 top"


@rule("GOC-G29")
def test_a_swap_of_a_card_with_itself():
    city = acting("neighbours-at-odds")
    play(city, "play neighbours-at-odds")
    assert refusal(city, "swap cell-3 cell-3") == "GOC-G29 two-cells"


def test_a_swap_that_names_its_cells_the_other_way_round():
    city = acting("neighbours-at-odds")
    play(city, "play neighbours-at-odds")
    assert refusal(city, "swap cell-3 cell-0") == "GOC-2 smaller-first"
    assert refusal(city, "swap cell-8 cell-0") == "GOC-A10 swap-neighbours"


SECONDS = [
    ("change-of-orders", "transfer blvd-9-second blvd-0", "GOC-G27 alike"),
    ("change-of-orders", "transfer blvd-9-second blvd-11", "GOC-A7 transfer"),  # occupied
    ("change-of-orders", "transfer blvd-11-second blvd-0", "GOC-A7 transfer"),  # there is no second agent
    ("change-of-orders", "transfer blvd-4-second blvd-0", "GOC-A7 transfer"),  # they are another's
    ("forged-papers", "exchange blvd-9-second blvd-4", "GOC-G27 alike"),
    ("forged-papers", "exchange blvd-9 blvd-4-second", "GOC-G27 alike"),
    ("forged-papers", "exchange blvd-9-second blvd-4-second", "GOC-G27 alike"),
    ("forged-papers", "exchange blvd-9-second blvd-5-second", "GOC-A8 exchange"),  # no common card
    ("house-arrest", "arrest blvd-4-second", "GOC-G27 alike"),
    ("house-arrest", "arrest blvd-9-second", "GOC-A9 arrest"),
    ("full-purse", "pay blvd-9-second", "GOC-G27 alike"),
    ("full-purse", "pay blvd-4-second", "GOC-A11 pay"),
]


@rule("GOC-G27")
@pytest.mark.parametrize(("card", "answer", "why"), SECONDS)
def test_the_second_of_two_agents_that_are_just_alike(card, answer, why):
    city = deal(but={7: "gate-sergeant"}, hands=[card])
    station(city, 0, 9, 9)
    station(city, 1, 4, 4, 5)
    play(city, "place blvd-11")
    barricade(city, *({*range(12)} - {0, 2}))
    play(city, f"play {card}")
    assert refusal(city, answer) == why


@rule("GOC-G27", "GOC-G31")
def test_the_second_of_two_agents_of_which_one_has_a_purse():
    city = deal(hands=["full-purse"])
    station(city, 0, 1)
    city.game.city.put_agent(city.table, 0, 1, 1)
    play(city, "place blvd-0", "play full-purse")
    assert refusal(city, "pay blvd-1-second") == "GOC-A11 pay"


@rule("GOC-G27", "GOC-A9")
def test_the_second_of_two_agents_of_two_players():
    city = deal(but={7: "gate-sergeant"}, hands=["house-arrest"])
    station(city, 1, 4, 5)
    station(city, 0, 4)
    play(city, "place blvd-0", "play house-arrest")
    assert refusal(city, "arrest blvd-4-second") == "GOC-A9 arrest"


# ------------------------------------------------------------------------------------------------- whose turn
@rule("GOC-12")
@pytest.mark.parametrize("seat", [1, WATCHER])
@pytest.mark.parametrize("answer", ["place blvd-3", "nothing", "play full-purse", "reveal fence cell-0"])
def test_anything_when_another_is_asked(seat, answer):
    assert refusal(deal(hands=["", "full-purse"]), answer, seat) == "GOC-12 not-asked"


CHANCES = [
    pytest.param("proclaim curfew", marks=rule("GOC-7")),
    pytest.param("contract clean-hands seat-0", marks=rule("GOC-8")),
    pytest.param("special barricade seat-1", marks=rule("GOC-9")),
    pytest.param("first seat-0", marks=rule("GOC-10")),
    pytest.param("reveal engineer cell-0", marks=rule("GOC-11")),
    pytest.param("look engineer", marks=rule("GOC-A2")),
]


@pytest.mark.parametrize("answer", CHANCES)
def test_what_only_chance_says_is_refused_by_the_rule_that_asks_it(answer, request):
    cited = next(request.node.iter_markers("rule")).args[0]
    assert refusal(deal(condition="amnesty", contracts=["clean-hands"]), answer) == f"{cited} chance"


@rule("GOC-22")
@pytest.mark.parametrize("seat", [0, 1, WATCHER])
def test_anything_after_the_end_of_the_game(seat):
    city = deal()
    leave_in_deck(city, 0)
    end_dispatch(city, [0], [11])
    assert asked(city) == ""
    assert refusal(city, "place blvd-3", seat) == "GOC-22 over"


@rule("GOC-G10")
def test_anything_after_a_game_that_was_ended_because_nobody_won_anything():
    city = deal(but={0: "engineer", 3: "debt-collector"})
    for _round in range(2):
        end_dispatch(city, [0, 2], [6, 7])  # cells 0, 1, 3 and 4: a tie everywhere
    assert asked(city) == ""
    assert view(city).deck == 24
    assert refusal(city, "place blvd-3", 0) == "GOC-G10 over"
