"""Guilds of Cadwallon: when the game ends, and who wins (GOC-22, GOC-G10, GOC-21)."""

import pytest

from guilds_scripts import asked, deal, end_dispatch, give, grid, leave_in_deck, outcome, refill, rule, set_up, view

TWO_PERSONALITIES = {0: "privateer", 1: "ducal-envoy"}  # an agent between them brings nothing to either


def pass_a_round(city):
    """A round in which nobody wins anything: the first player's only agent stands between two personalities."""
    first = view(city).first
    return end_dispatch(city, *([0] if seat == first else [] for seat in range(city.game.seats)))


# ------------------------------------------------------------------------------------------------- the deck runs out
@rule("GOC-22", "GOC-11")
def test_the_game_ends_at_once_when_the_deck_cannot_refill_the_city():
    city = deal()
    leave_in_deck(city, 3)
    told = end_dispatch(city, [0], [5])  # four cards are won
    assert asked(city) == ""
    assert "deck-short table 3" in told
    assert grid(city) == ["", "", "auctioneer", "pawnbroker", "surveyor", "foundry-hand", "gem-assayer", "", ""]
    assert view(city).deck == 3
    assert view(city).round == 1
    assert (outcome(city).reason, outcome(city).rule) == ("deck-short", "GOC-22")


@rule("GOC-22")
def test_what_lies_in_the_city_or_in_the_deck_counts_for_nobody():
    city = deal()
    leave_in_deck(city, 3)
    end_dispatch(city, [0], [5])
    assert outcome(city).scores == (3 + 2, 3 + 1)  # The Fence, The Drill Captain; The Armourer, The Stallholder


@rule("GOC-22", "GOC-15")
def test_a_cell_whose_card_was_won_is_seen_empty_and_the_others_where_they_are():
    city = deal()
    leave_in_deck(city, 0)
    end_dispatch(city, [0], [])
    assert [cell.card for cell in view(city).cells] == ["", "", *(cell.card for cell in view(deal()).cells[2:])]


@rule("GOC-G9", "GOC-11")
def test_just_enough_cards_refill_the_city_and_the_last_round_is_played_with_no_deck():
    city = deal()
    leave_in_deck(city, 4)
    end_dispatch(city, [0], [5])
    refill(city)
    assert view(city).deck == 0
    assert "" not in grid(city)
    assert asked(city) == "1 place"
    end_dispatch(city, [], [0])
    assert asked(city) == ""


@rule("GOC-G9")
def test_an_empty_deck_does_not_end_the_game_as_long_as_no_cell_is_empty():
    city = deal(but=TWO_PERSONALITIES)
    leave_in_deck(city, 0)
    pass_a_round(city)
    assert asked(city) == "1 place"
    assert view(city).round == 2


# ------------------------------------------------------------------------------------------------- nobody wins anything
@rule("GOC-G10")
def test_two_rounds_running_without_a_card_taken_end_the_game_and_it_is_scored():
    city = deal(but=TWO_PERSONALITIES)
    give(city, 1, "fence")
    pass_a_round(city)
    assert asked(city) == "1 place"
    told = pass_a_round(city)
    assert told[-4:] == ["went-home 0", "stalled table", "scored 0 0", "scored 1 3"], "the round is ended first"
    assert asked(city) == ""
    assert (outcome(city).reason, outcome(city).rule) == ("stalled", "GOC-G10")
    assert outcome(city).scores == (0, 3)


@rule("GOC-G10")
def test_a_card_won_in_between_begins_the_count_anew():
    city = deal(but=TWO_PERSONALITIES)
    pass_a_round(city)
    end_dispatch(city, [], [5])
    refill(city)
    pass_a_round(city)
    assert asked(city) == "1 place"
    assert view(city).round == 4


# ------------------------------------------------------------------------------------------------- who wins
def result(*cards):
    """The outcome for seats that have these cards."""
    city = set_up(seats=len(cards))
    for seat, words in enumerate(cards):
        give(city, seat, words)
    return outcome(city)


@rule("GOC-21")
def test_the_highest_total_wins():
    counted = result("fence", "new-markets", "armourer ledger-keeper")
    assert counted.scores == (3, 2, 5)
    assert counted.places == (2, 3, 1)
    assert counted.winners == [2]


@rule("GOC-21", "GOC-G13")
@pytest.mark.parametrize(
    ("fewer", "more", "total"),
    [
        pytest.param("fence", "ledger-keeper foundry-hand", 3, id="one guild, two guilds"),
        pytest.param("ledger-keeper debt-collector", "armourer gem-assayer", 6, id="two cards of one guild"),
        pytest.param("fence privateer", "armourer gem-assayer", 6, id="a personality brings no crest"),
        pytest.param("new-markets privateer", "ledger-keeper", 2, id="not even in a guild of strangers"),
        pytest.param("fence", "ledger-keeper master-mason gate-sergeant", 3, id="militia brings no crest"),
    ],
)
def test_among_equals_more_different_guild_crests_win(fewer, more, total):
    counted = result(fewer, more, "night-patrol")
    assert counted.scores == (total, total, -1)
    assert counted.places == (2, 1, 3)


@rule("GOC-G13")
def test_players_still_equal_share_the_victory():
    counted = result("fence", "armourer", "gate-sergeant")
    assert counted.scores == (3, 3, -1)
    assert counted.places == (1, 1, 3)
    assert counted.winners == [0, 1]
    assert counted.returns == (0.25, 0.25, -0.5)
