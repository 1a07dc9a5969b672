"""Guilds of Cadwallon: the round, and its Reveal Phase (GOC-25, GOC-16, GOC-11)."""

from itertools import groupby

import pytest

from guilds_scripts import (
    agents,
    asked,
    barricade,
    deal,
    end_dispatch,
    grid,
    happened,
    options,
    place,
    play,
    player,
    refill,
    rule,
    set_up,
    station,
    view,
)


def next_empty(city):
    """Where the next card goes."""
    return options(city)[0].split()[-1]


# ------------------------------------------------------------------------------------------------- three phases
@rule("GOC-25")
def test_reveal_dispatch_and_control_follow_each_other_and_none_begins_before_the_last_is_over_for_all():
    city = set_up()
    reveals = [f"reveal {card} cell-{number}" for number, card in enumerate(grid(deal()))]
    told = happened(city, *reveals, *(f"place blvd-{number}" for number in range(11)))
    decided = {"tied": "won", "unclaimed": "won"}
    words = [event.split()[0] for event in told]
    phases = [(word, len(list(group))) for word, group in groupby(decided.get(word, word) for word in words)]
    assert phases == [("revealed", 9), ("placed", 12), ("won", 9), ("went-home", 1), ("round", 1)]


# ------------------------------------------------------------------------------------------------- the end of a round
@rule("GOC-16")
def test_at_the_end_of_a_round_all_agents_return_and_the_next_round_starts():
    city = deal()
    place(city, *range(11))
    refill(city)
    assert agents(city) == {}
    assert [player(city, seat).agents_left for seat in (0, 1)] == [6, 6]
    assert view(city).round == 2


@rule("GOC-16")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_card_moves_one_seat_to_the_left(seats):
    city = deal(seats=seats, first=seats - 1)
    for first in [seats - 1, *range(seats), 0]:
        assert view(city).first == first
        assert asked(city) == f"{first} place"
        end_dispatch(city, *([seat] for seat in range(seats)))
        refill(city)


@rule("GOC-G34", "GOC-16")
def test_barricades_purses_marks_and_rumours_end_with_the_round_even_on_cards_that_stay():
    city = deal(hands=["barricade full-purse", "sealed-verdict bad-rumours"])
    play(city, "place blvd-0", "play barricade", "barricade blvd-11")
    play(city, "place blvd-1", "play sealed-verdict", "mark cell-8")
    play(city, "place blvd-2", "play full-purse", "pay blvd-2")
    play(city, "place blvd-3", "play bad-rumours", "doubt cell-6")
    seen = view(city)
    assert (seen.boulevards[11].barricade, seen.boulevards[2].agents[0].purse) == (True, True)
    assert (seen.cells[8].mark, seen.cells[6].rumour) == (1, True)

    barricade(city, 4, 5, 6, 7, 8, 9)  # the last agent goes to boulevard 10, and the phase ends
    refill(city)
    seen = view(city)
    assert (grid(city)[6], grid(city)[8]) == ("gem-assayer", "stallholder")  # nobody stood beside them
    assert not any(street.barricade for street in seen.boulevards)
    assert [cell.mark for cell in seen.cells] == [-1] * 9
    assert not any(cell.rumour for cell in seen.cells)
    place(city, 2)
    assert not view(city).boulevards[2].agents[0].purse


@rule("GOC-G34")
@pytest.mark.parametrize(
    ("card", "choice", "boulevards"),
    [
        ("hired-hand", "place blvd-{}", [2, 3, 4, 6, 7, 8, 9, 10, 11]),
        ("barricade", "barricade blvd-{}", [2, 3, 4, 6, 7, 8, 9, 10, 11]),
        ("change-of-orders", "transfer blvd-0 blvd-{}", [2, 3, 4, 6, 7, 8, 9, 10, 11]),
        ("crowded-street", "place blvd-{}", [0, 1]),
    ],
)
def test_a_barricade_keeps_its_boulevard_from_being_chosen_by_any_action(card, choice, boulevards):
    city = deal(hands=[card])
    station(city, 1, 1)
    barricade(city, 5)
    play(city, "place blvd-0", f"play {card}")
    assert options(city) == [choice.format(boulevard) for boulevard in boulevards]


# ------------------------------------------------------------------------------------------------- reveal
@rule("GOC-11")
def test_the_first_round_fills_nine_cells_from_the_deck_face_up():
    city = set_up()
    assert grid(city) == [""] * 9
    assert next_empty(city) == "cell-0"
    told = happened(city, "reveal the-fence cell-0")
    assert told == ["revealed table fence cell-0"]
    refill(city)
    assert "" not in grid(city)
    assert view(city).deck == 33 - 9


@rule("GOC-11")
def test_later_as_many_cards_are_turned_up_as_were_won():
    city = deal()
    end_dispatch(city, [0], [5])
    assert grid(city).count("") == 4
    refill(city, "engineer", "sword-broker", "customs-inspector", "privateer")
    assert view(city).deck == 24 - 4
    assert [grid(city)[number] for number in (0, 1, 7, 8)] == [
        "engineer",
        "sword-broker",
        "customs-inspector",
        "privateer",
    ]
    assert grid(city)[2:7] == ["auctioneer", "pawnbroker", "surveyor", "foundry-hand", "gem-assayer"]


@rule("GOC-G22")
def test_new_cards_go_into_the_empty_cells_one_by_one_in_the_order_of_their_numbers():
    city = deal()
    end_dispatch(city, [9], [8])
    for number in (2, 3, 5, 6):
        assert next_empty(city) == f"cell-{number}"
        play(city, options(city)[0])
    assert asked(city) == "1 place"
