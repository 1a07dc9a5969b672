"""Guilds of Cadwallon: what a seat, another seat and a watcher are shown."""

from functools import cache

import msgspec
import pytest

from guildhall.games.guilds.view import NO_CARD, AgentView, CellView, GuildsView
from guildhall.kernel.layout import WATCHER
from guilds_scripts import (
    CITY,
    City,
    asked,
    barricade,
    beside,
    deal,
    end_dispatch,
    full,
    game_of,
    give,
    leave_in_deck,
    outcome,
    place,
    play,
    refill,
    rule,
    set_up,
    station,
    view,
)
from laws import moves, positions

MODULES = ("conditions", "contracts", "special_actions")
SUPPORT = [1, 3, 2, 2, 2, 3, 1, 1, 2]


@cache
def places(seats):
    """Positions of random games with all modules."""
    game = game_of(seats, MODULES)
    return [City(game, position.table) for position in positions(game, 30)]


def viewers(city):
    return [*range(city.game.seats), WATCHER]


def strings(value):
    """All texts in a view as it is sent."""
    if isinstance(value, str):
        return {value}
    if isinstance(value, dict):
        return set().union(*map(strings, value.values()))
    return set().union(*map(strings, value)) if isinstance(value, (list, tuple)) else set()


# ------------------------------------------------------------------------------------------------- the table
@pytest.mark.parametrize("viewer", [0, 1, 2, WATCHER])
def test_everybody_sees_the_round_the_first_player_the_deck_and_the_condition(viewer):
    city = deal(seats=3, first=2, condition="curfew")
    seen = view(city, viewer)
    assert (seen.game, seen.seat, seen.round, seen.first, seen.deck) == ("guilds", viewer, 1, 2, 24)
    assert seen.condition == "curfew"
    end_dispatch(city, [0], [1], [5])
    refill(city)
    seen = view(city, viewer)
    assert (seen.round, seen.first, seen.deck) == (2, 0, 24 - 5)


def test_without_modules_there_is_no_condition_and_no_contract():
    seen = view(deal())
    assert seen.condition == ""
    assert [player.contract for player in seen.players] == ["", ""]


def test_a_cell_shows_its_card_and_support_and_an_empty_one_nothing():
    seen = view(deal())
    assert [cell.card for cell in seen.cells] == full(deal(), CITY).split()
    assert [cell.support for cell in seen.cells] == SUPPORT
    city = set_up()
    play(city, "reveal fence cell-0")
    assert [cell.card for cell in view(city).cells] == ["the-fence"] + [""] * 8
    assert view(city).cells[1] == NO_CARD == CellView("", 0, (), -1, "", -1, False)


def test_a_cell_shows_the_support_of_everybody():
    city = deal(seats=3)
    station(city, 0, 0, 7)
    station(city, 2, 1)
    cells = view(city, 1).cells
    assert cells[1].totals == (1 + 2, 0, 2)
    assert cells[4].totals == (3, 0, 0)
    assert cells[8].totals == (0, 0, 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_totals_on_every_card_are_what_the_agents_beside_it_lend(seats):
    for city in places(seats):
        seen = view(city)
        totals = [[0] * seats for _ in range(9)]
        for number, boulevard in enumerate(seen.boulevards):
            one, other = beside(number)
            for agent in boulevard.agents:
                totals[one][agent.seat] += seen.cells[other].support + agent.purse
                totals[other][agent.seat] += seen.cells[one].support + agent.purse
        assert [list(cell.totals) for cell in seen.cells if cell != NO_CARD] == [
            total for total, cell in zip(totals, seen.cells, strict=True) if cell != NO_CARD
        ]


# Beside cell 1 lie cards of Support 1, 2 and 2, across boulevards 0, 1 and 7.
@rule("GOC-15", "GOC-G5", "GOC-A12", "GOC-C3", "GOC-M2")
@pytest.mark.parametrize(
    ("streets", "mark", "condition", "winner", "why"),
    [
        ([[], []], None, "curfew", -1, "GOC-G5"),
        ([[0], [7]], None, "curfew", 1, "GOC-15"),
        ([[1], [7]], None, "curfew", -1, "GOC-15"),
        ([[1], [7]], 1, "curfew", 1, "GOC-A12"),
        ([[0, 1], [7]], 1, "curfew", 0, "GOC-15"),
        ([[1], [7]], None, "dukes-favour", 0, "GOC-C3"),
        ([[1], [7]], 1, "dukes-favour", 1, "GOC-A12"),
        ([[1], [7]], 0, "dukes-favour", 0, "GOC-A12"),
    ],
)
def test_a_cell_shows_who_wins_it_as_things_stand_and_by_which_rule(streets, mark, condition, winner, why):
    city = deal(condition=condition, hands=["sealed-verdict"] if mark == 0 else ["", "sealed-verdict"])
    if mark is not None:
        play(city, *["place blvd-11", "place blvd-5"][: mark + 1], "play sealed-verdict", "mark cell-1")
    for seat, boulevards in enumerate(streets):
        station(city, seat, *boulevards)
    cell = view(city).cells[1]
    assert (cell.winner, cell.rule) == (winner, why)
    assert cell.mark == (-1 if mark is None else mark)


def test_boulevards_show_their_agents_purses_and_barricades():
    city = deal(hands=["full-purse crowded-street", "bad-rumours"])
    play(city, "place blvd-3", "play full-purse", "place blvd-4", "play bad-rumours", "doubt cell-6")
    barricade(city, 9)
    play(city, "place blvd-5", "play crowded-street", "place blvd-4")
    seen = view(city, 1)
    assert [street.agents for street in seen.boulevards if street.agents] == [
        (AgentView(0, True),),
        (AgentView(1, False), AgentView(0, False)),
        (AgentView(0, False),),
    ]
    assert [number for number, street in enumerate(seen.boulevards) if street.agents] == [3, 4, 5]
    assert [number for number, street in enumerate(seen.boulevards) if street.barricade] == [9]
    assert [number for number, cell in enumerate(seen.cells) if cell.rumour] == [6]


# ------------------------------------------------------------------------------------------------- the players
@pytest.mark.parametrize("viewer", [0, 1, WATCHER])
def test_what_lies_open_before_a_player_is_shown_to_everybody(viewer):
    city = deal(hands=["full-purse barricade", "new-markets"])
    give(city, 0, "night-patrol privateer")
    give(city, 1, "captain-of-the-watch")
    play(city, "place blvd-0", "play full-purse")
    one, other = view(city, viewer).players
    assert (one.agents_left, other.agents_left) == (5, 6)
    assert (one.hand, one.played, one.won) == (("barricade",), ("full-purse",), ("night-patrol", "the-privateer"))
    assert (other.hand, other.played, other.won) == (("new-markets",), (), ("captain-of-the-watch",))
    assert one.parts == {"guilds": 0, "actions": 4, "militia": -1, "condition": 0, "contract": 0}
    assert (one.score, other.score) == (3, 2 - 2)


@rule("GOC-9", "GOC-8", "GOC-G14")
@pytest.mark.parametrize("viewer", [0, 1, WATCHER])
def test_a_special_action_card_and_a_contract_are_shown_to_their_own_seat(viewer):
    city = deal(specials=["full-purse", "barricade"], contracts=["clean-hands", "long-roll"])
    for seat, (special, contract) in enumerate([("full-purse", "clean-hands"), ("barricade", "the-long-roll")]):
        seen = view(city, viewer).players[seat]
        assert seen.hand == ((special if viewer == seat else "?"),)
        assert seen.contract == (contract if viewer == seat else "?")


@rule("GOC-9")
def test_a_special_action_card_is_shown_to_everybody_once_it_is_played():
    city = deal(specials=["full-purse", "barricade"])
    play(city, "place blvd-0", "play full-purse")
    for viewer in (0, 1, WATCHER):
        assert view(city, viewer).players[0].played == ("full-purse",)
        assert view(city, viewer).players[0].hand == ()


@rule("GOC-G30")
def test_who_looks_at_the_deck_sees_the_cards_that_lie_aside_and_nobody_else_does():
    city = deal(hands=["tarot-mages"])
    assert view(city, 0).aside == ()
    play(city, "place blvd-3", "play tarot-mages", "look engineer", "look privateer", "look gate-sergeant")
    assert [view(city, viewer).aside for viewer in (1, WATCHER)] == [("?", "?", "?")] * 2
    assert sorted(view(city, 0).aside) == ["gate-sergeant", "the-engineer", "the-privateer"]


# ------------------------------------------------------------------------------------------------- the running score
@rule("GOC-G33")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_running_score_is_the_true_one_but_for_the_contracts_of_others(seats):
    for city in places(seats):
        true = outcome(city)
        for viewer in viewers(city):
            for seat, seen in enumerate(view(city, viewer).players):
                assert sum(seen.parts.values()) == seen.score
                if seat == viewer or "?" not in seen.contract:
                    assert (seen.parts, seen.score) == (true.parts[seat], true.scores[seat])
                    continue
                assert seen.parts["contract"] == 0
                for part in ("guilds", "actions", "condition"):
                    assert seen.parts[part] == true.parts[seat][part]
                assert seen.parts["militia"] <= true.parts[seat]["militia"]


@rule("GOC-G33")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_the_end_everybody_sees_the_same_score_as_the_outcome(seats):
    game = game_of(seats, MODULES)
    paid = 0
    for seed in range(6):
        table = game.new()
        for _move in moves(game, seed, table):
            pass
        city = City(game, table)
        assert asked(city) == ""
        for viewer in viewers(city):
            seen = view(city, viewer).players
            assert tuple(player.score for player in seen) == outcome(city).scores
            assert tuple(player.parts for player in seen) == outcome(city).parts
            assert "?" not in strings(msgspec.to_builtins([(player.hand, player.contract) for player in seen]))
        paid += sum(parts["contract"] > 0 for parts in outcome(city).parts)
    assert paid > 0, "no contract was met: the games prove nothing"


# ------------------------------------------------------------------------------------------------- nothing hidden
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_view_names_a_card_that_its_seat_does_not_know(seats):
    for city in places(seats):
        for viewer in viewers(city):
            sent = strings(msgspec.to_builtins(view(city, viewer)))
            for card in sent & {*city.game.keys}:
                assert city.table.knows(viewer, city.game.keys.index(card)), f"{viewer} is shown {card}"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_view_is_made_from_its_sight_alone_and_comes_through_json_as_it_is(seats):
    for city in places(seats):
        for viewer in viewers(city):
            seen = view(city, viewer)
            assert city.game.view_of(seen.sight) == seen
            assert msgspec.json.decode(msgspec.json.encode(seen), type=GuildsView) == seen


def test_what_a_seat_was_shown_cannot_be_changed_afterwards():
    city = deal()
    place(city, 0)
    seen = view(city)
    for shown in (seen, seen.cells[0], seen.boulevards[0], seen.boulevards[0].agents[0], seen.players[0]):
        with pytest.raises(AttributeError):
            setattr(shown, type(shown).__struct_fields__[0], "something else")


def test_after_the_end_what_was_won_is_not_shown_in_the_city():
    city = deal()
    leave_in_deck(city, 0)
    place(city, 0, 11)
    end_dispatch(city, [1], [5])
    assert asked(city) == ""
    cards = [cell.card for cell in view(city).cells]
    assert cards == ["", "", "", "the-pawnbroker", "the-surveyor", "", "the-gem-assayer", "", ""]
