"""Guilds of Cadwallon: the Control Phase (GOC-14, GOC-15, GOC-M1, GOC-M2)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from guilds_scripts import (
    CARDS,
    SET,
    City,
    beside,
    cell,
    deal,
    doubt,
    end_dispatch,
    give,
    grid,
    mark,
    pay,
    place,
    player,
    refill,
    rule,
    score,
    station,
    supports,
    won,
)

AGENTS = st.lists(st.tuples(st.integers(0, 3), st.booleans()), max_size=2)  # on a boulevard: whose, and with a purse?
MORE_SUPPORT = {"double-patrols": "militia", "celebrity": "personality"}


# ------------------------------------------------------------------------------------------------- support
@rule("GOC-14")
def test_an_agent_lends_each_card_the_support_value_of_the_card_opposite():
    city = deal()
    place(city, 7)  # between The Drill Captain (3) and The Surveyor (2)
    assert supports(city, 1) == [2, 0]
    assert supports(city, 4) == [3, 0]
    assert [number for number in range(9) if supports(city, number) != [0, 0]] == [1, 4]


@rule("GOC-14")
def test_a_players_support_is_the_sum_over_the_agents_around_the_card():
    city = deal()
    station(city, 0, 2, 7)  # opposite The Surveyor lie The Pawnbroker (2), The Drill Captain (3) ...
    station(city, 1, 3, 10)  # ... The Foundry Hand (3), The Armourer (1)
    assert supports(city, 4) == [5, 4]


def lent(keys, condition, rumours, cell):
    """The Support Value of a card: printed, then the condition, then a rumour."""
    card = SET.cards[keys[cell]]
    return 0 if cell in rumours else card.support + (MORE_SUPPORT.get(condition) == card.kind)


@rule("GOC-14", "GOC-M1", "GOC-G27")
@given(
    keys=st.lists(st.sampled_from(CARDS), min_size=9, max_size=9, unique=True),
    streets=st.lists(AGENTS, min_size=12, max_size=12),
    condition=st.sampled_from(["", *MORE_SUPPORT]),
    rumours=st.sets(st.integers(0, 8), max_size=2),
)
def test_support_is_what_the_cards_opposite_and_the_purses_add_up_to(keys, streets, condition, rumours):
    city = deal(" ".join(keys), seats=4, condition=condition)
    expected = [[0] * 4 for _ in keys]
    for rumour in rumours:
        doubt(city, rumour)
    for boulevard, here in enumerate(streets):
        for seat, purse in here:
            city.game.city.put_agent(city.table, seat, boulevard, int(purse))
            one, other = beside(boulevard)
            expected[one][seat] += lent(keys, condition, rumours, other) + purse
            expected[other][seat] += lent(keys, condition, rumours, one) + purse
    assert [supports(city, number) for number in range(9)] == expected


@rule("GOC-M1")
@pytest.mark.parametrize(
    ("condition", "card", "rumoured", "paid", "support"),
    [
        ("", "customs-inspector", False, False, 2),
        ("double-patrols", "customs-inspector", False, False, 3),
        ("double-patrols", "customs-inspector", True, False, 0),
        ("double-patrols", "customs-inspector", True, True, 1),
        ("double-patrols", "customs-inspector", False, True, 4),
        ("", "privateer", False, True, 1),
        ("celebrity", "privateer", False, True, 2),
        ("celebrity", "privateer", True, True, 1),
    ],
)
def test_first_the_printed_value_then_the_condition_then_a_rumour_then_the_purse(
    condition, card, rumoured, paid, support
):
    city = deal(but={1: card}, condition=condition)
    station(city, 0, 0)
    if rumoured:
        doubt(city, 1)
    if paid:
        pay(city, 0)
    assert supports(city, 0) == [support, 0]


# ------------------------------------------------------------------------------------------------- who takes a card
@rule("GOC-15")
def test_the_player_with_more_support_than_anybody_else_takes_the_card():
    city = deal(seats=3)
    end_dispatch(city, [10], [7], [2])  # at The Surveyor: 1, 3, 2
    assert "surveyor" in won(city, 1)
    assert grid(city)[4] == ""


@rule("GOC-15", "GOC-G14")
@pytest.mark.parametrize("seat", [0, 2])
def test_an_action_card_goes_to_the_hand_and_all_others_face_up_before_the_winner(seat):
    grid_before = "fence gate-sergeant drill-captain privateer new-markets surveyor master-mason engineer foundry-hand"
    city = deal(grid_before, seats=3, first=seat)
    end_dispatch(city, *([0, 3, 6] if other == seat else [] for other in range(3)))
    for viewer in range(3):
        seen = player(city, seat, viewer)
        assert seen.won == ("the-fence", "gate-sergeant", "the-privateer", "the-surveyor")
        assert seen.hand == ("new-markets",)
    assert grid(city) == ["", "", "drill-captain", "", "", "", "master-mason", "engineer", "foundry-hand"]


@rule("GOC-15", "GOC-G18")
@pytest.mark.parametrize(
    ("contract", "cards"),
    [("master-of-intrigue", "barricade hired-hand"), ("lord-of-the-quarter", "engineer spice-importer privateer")],
)
@pytest.mark.parametrize("seat", [0, 3])
def test_an_action_card_that_was_won_counts_for_contracts(contract, cards, seat):
    contracts = ["clean-hands", "long-roll", "known-to-the-watch", "patron-of-the-great"]
    contracts[seat] = contract  # for four players: three action cards, or four cards of one quarter
    city = deal(but={0: "rolling-carts", 1: "ducal-envoy"}, seats=4, first=seat, contracts=contracts)
    give(city, seat, cards)
    assert score(city, seat)["contract"] == 0
    end_dispatch(city, *([6] if other == seat else [] for other in range(4)))
    assert "rolling-carts" in won(city, seat)
    assert score(city, seat)["contract"] == 5


@rule("GOC-15")
def test_if_several_share_the_highest_support_nobody_takes_the_card_and_it_stays_in_its_cell():
    city = deal(seats=3)
    told = end_dispatch(city, [3], [7], [10])  # at The Surveyor: 3, 3, 1
    assert "tied table surveyor cell-4" in told
    assert all("surveyor" not in won(city, seat) for seat in range(3))
    refill(city)
    assert grid(city)[4] == "surveyor"


@rule("GOC-15")
def test_a_tie_below_the_highest_support_does_not_matter():
    city = deal(but={7: "stallholder", 8: "engineer"}, seats=3)
    end_dispatch(city, [3], [2], [10])  # at The Surveyor: 3, 2, 2
    assert "surveyor" in won(city, 0)


@rule("GOC-G5", "GOC-15")
def test_support_of_0_wins_nothing():
    city = deal(but={1: "privateer"})
    told = end_dispatch(city, [0], [])
    assert "unclaimed table fence cell-0" in told
    assert won(city, 0) == {"privateer"}
    assert grid(city)[0] == "fence"


@rule("GOC-G6")
def test_support_is_counted_for_all_cells_before_any_card_is_taken():
    """Each of the two cards is the other's support: taken one after the other, the second would have none."""
    city = deal()
    end_dispatch(city, [0, 11], [])
    assert won(city, 0) == {"fence", "drill-captain", "foundry-hand", "stallholder"}


# ------------------------------------------------------------------------------------------------- the mark, the Duke
@rule("GOC-M2", "GOC-A12", "GOC-C3")
@pytest.mark.parametrize(
    ("condition", "first", "marked_by", "winner", "by"),
    [
        ("", 0, None, -1, "GOC-15"),
        ("", 0, 1, 1, "GOC-A12"),
        ("", 0, 2, -1, "GOC-15"),
        ("dukes-favour", 0, None, 0, "GOC-C3"),
        ("dukes-favour", 2, None, -1, "GOC-15"),
        ("dukes-favour", 0, 1, 1, "GOC-A12"),
        ("dukes-favour", 0, 2, 0, "GOC-C3"),
    ],
)
def test_in_a_tie_the_mark_decides_before_the_duke(condition, first, marked_by, winner, by):
    city = deal(seats=3, first=first, condition=condition)
    if marked_by is not None:
        mark(city, 4, marked_by)
    ahead = City(city.game, city.table.clone())
    for seat, boulevard in enumerate((3, 7, 10)):  # at The Surveyor: 3, 3, 1
        station(ahead, seat, boulevard)
    assert (cell(ahead, 4).winner, cell(ahead, 4).rule) == (winner, by)
    told = end_dispatch(city, [3], [7], [10])
    assert [seat for seat in range(3) if "surveyor" in won(city, seat)] == [winner] * (winner >= 0)
    decided = {"GOC-15": "tied table", "GOC-A12": f"won-by-verdict {winner}", "GOC-C3": f"won-by-favour {winner}"}
    assert f"{decided[by]} surveyor cell-4" in told
    assert city.game.texts("en").rule_of(decided[by]) == by


@rule("GOC-15", "GOC-A12", "GOC-C3")
@pytest.mark.parametrize("first", [0, 1])
def test_who_has_the_most_support_alone_wins_by_it_whatever_the_mark_and_the_duke_say(first):
    city = deal(seats=3, first=first, condition="dukes-favour")
    mark(city, 4, 1)
    ahead = City(city.game, city.table.clone())
    for seat, boulevard in enumerate((10, 7, 2)):  # at The Surveyor: 1, 3, 2
        station(ahead, seat, boulevard)
    assert (cell(ahead, 4).winner, cell(ahead, 4).rule) == (1, "GOC-15")
    assert "won 1 surveyor cell-4" in end_dispatch(city, [10], [7], [2])
