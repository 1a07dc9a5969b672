"""The table of Arcana drawn in text."""

import re
from functools import cache
from typing import Any

import pytest
from msgspec import structs

from guildhall import games
from guildhall.cli.boards import ENDLESS, Scene, draw, plain_text
from guildhall.cli.words import Say, languages
from guildhall.games.arcana.view import CardView
from guildhall.kernel.game import Game
from guildhall.kernel.layout import WATCHER
from laws import moves

LOW = 15  # rows that are left for the table, where a terminal has 24
NAMES = ["Bartholomew (A)", "Clementine (B)", "Donatello (C)", "Evangeline (D)"]


@cache
def game_of(seats: int, name: str = "arcana") -> Game:
    return games.get(name, seats, {"modules": "all"})


def card(key: str) -> Any:
    game: Any = game_of(2)
    return game.card(key)


@cache
def begun(seats: int) -> Any:
    """A view of the first turn of a game; seat 0 looks."""
    game = game_of(seats)
    move = next(move for move in moves(game, seed=1) if any(each.name == "act" for each in move.table.decisions))
    return game.view(move.table, 0)


def scene_of(view: Any, seats: int, height: int = ENDLESS, language: str = "en", unicode: bool = True) -> Scene:
    game: Any = game_of(seats)
    return Scene(game, view, NAMES[:seats], game.texts(language), Say(language), height=height, unicode=unicode)


def laid(view: Any, nth: int, stake: str, **sides: Any) -> Any:
    """The view with this stake in a district, and with sides of its players, by seat, that differ."""
    district = view.districts[nth]
    changed = tuple(structs.replace(side, **sides.get(f"seat_{seat}", {})) for seat, side in enumerate(district.sides))
    districts = list(view.districts)
    districts[nth] = structs.replace(district, stake=stake, sides=changed, winner=0, rule="ARC-RES-4", known=())
    return structs.replace(view, districts=tuple(districts))


def contested(view: Any) -> Any:
    """Two players at the Harbour: an agent, a facedown one and a relic against an agent that nobody else knows."""
    needs = {"cup": 5}
    mine = (
        CardView("grave-robber", facedown=False, name=""),
        CardView("bravo", facedown=True, name="harbour-0-1"),
        CardView("glass-rose", facedown=False, name=""),
    )
    return laid(
        view,
        0,
        "arkabast",
        seat_0={"cards": mine, "totals": {"cup": 5}, "needs": needs, "bribe": 8, "protected": True},
        seat_1={
            "cards": (CardView("?", facedown=True, name="harbour-1-1"),),
            "totals": {"cup": 0},
            "needs": needs,
            "protected": False,
        },
    )


def drawn(scene: Scene) -> list[str]:
    return plain_text(draw(scene)).splitlines()


# ------------------------------------------------------------------------------------------------- districts
def test_a_district_shows_its_friends_its_stake_and_everybodys_cards_there() -> None:
    lines = drawn(scene_of(contested(begun(2)), 2))
    at = next(nth for nth, line in enumerate(lines) if line.startswith("Harbour A  Arkabast  personality, "))
    assert lines[at].endswith(" below")
    assert "  Cup " in lines[at + 1]
    assert "*" in lines[at + 1]
    assert lines[at + 1].endswith("A wins now (ARC-RES-4)")
    assert lines[at + 2].startswith("  A 5/5: Grave Robber ")
    assert ", [1 Bravo " in lines[at + 2]
    assert ", Glass Rose Du" in lines[at + 2]
    assert lines[at + 2].endswith(f"; bribe 8/{card('arkabast').ducats}, protected")
    assert lines[at + 3] == "  B 0+?/5: [1]"


def test_where_there_is_little_room_a_district_is_a_line() -> None:
    (line,) = (line for line in drawn(scene_of(contested(begun(2)), 2, height=LOW)) if line.startswith("Harbour"))
    assert line.startswith("Harbour  A  ")
    assert " Arkabast " in line
    assert f" per Cu5 Du{card('arkabast').ducats} " in line
    assert line.endswith(" A5(Du8) B0+? >A")
    assert len(line) == 80


def test_a_need_other_than_the_printed_one_is_told() -> None:
    view = laid(begun(2), 1, "arkabast", seat_0={"needs": {"cup": 1}, "cards": ()}, seat_1={"cards": ()})
    assert any(f"Cup {card('arkabast').cup}* (needs 1)" in line for line in drawn(scene_of(view, 2)))


@pytest.mark.rule("ARC-INT-10")
def test_a_district_without_a_stake_says_so_and_the_jubilee_shows() -> None:
    view = begun(2)
    none = {f"seat_{seat}": {"needs": {}, "cards": ()} for seat in range(2)}
    assert any(
        line.startswith("Bridge") and line.endswith("no stake")
        for line in drawn(scene_of(laid(view, 1, "", **none), 2))
    )
    assert any("Ducal Jubilee" in line for line in drawn(scene_of(laid(view, 4, "ducal-jubilee", **none), 2)))


@pytest.mark.rule("ARC-RES-7")
def test_a_tie_is_told() -> None:
    view = contested(begun(2))
    tie = structs.replace(view.districts[0], winner=-1, rule="ARC-RES-7")
    view = structs.replace(view, districts=(tie, *view.districts[1:]))
    assert any(line.endswith("a tie now (ARC-RES-7)") for line in drawn(scene_of(view, 2)))
    assert any(line.endswith(" =") for line in drawn(scene_of(view, 2, height=LOW)))


# ------------------------------------------------------------------------------------------------- players
def test_before_the_viewer_lie_hand_objectives_master_and_what_is_left_in_the_deck() -> None:
    text = "\n".join(drawn(scene_of(begun(2), 2)))
    for label in ("hand: ", "objectives: ", "master: ", "left in the deck: agent: ", "crest: ", "discards 0"):
        assert label in text


def test_nobody_sees_anothers_hand() -> None:
    view = begun(2)
    lines = drawn(scene_of(view, 2))
    theirs = lines[next(nth for nth, line in enumerate(lines) if line.startswith(NAMES[1])) :]
    assert view.players[1].hand == ("?",) * len(view.players[1].hand)
    assert not any(line.startswith(("  hand: ", "  objectives: ", "  left in the deck: ")) for line in theirs)


@pytest.mark.rule("ARC-OBJ-2")
def test_objectives_show_how_far_they_are() -> None:
    view = begun(2)
    me = structs.replace(
        view.players[0], objectives=("the-iron-charter",), fiefdoms={card("the-iron-charter").fiefdom: 1, "all": 1}
    )
    view = structs.replace(view, players=(me, view.players[1]))
    told = re.compile(rf"The Iron Charter \(\w+ 2/{card('the-iron-charter').stakes}, \dp\)")
    assert any(told.search(line) for line in drawn(scene_of(view, 2)))


@pytest.mark.rule("ARC-END-1")
def test_the_headline_tells_how_far_the_end_is() -> None:
    base: Any = games.get("arcana", 2)
    table = base.new(1)
    scene = Scene(base, base.view(table, WATCHER), NAMES[:2], base.texts("en"), Say("en"))
    assert "Neutral stakes before the Jubilee: 6-11" in drawn(scene)[0]
    scene.view = structs.replace(scene.view, final_round=9)
    assert "The final round is round 9" in drawn(scene)[0]
    assert "Events left, with the Jubilee: 11" in drawn(scene_of(begun(2), 2))[0]


# ------------------------------------------------------------------------------------------------- the room there is
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_table_is_never_wider_than_80_columns_and_fits_a_low_terminal(language: str, seats: int) -> None:
    game: Any = game_of(seats)
    for seed in range(6):
        for nth, move in enumerate(moves(game, seed)):
            if move.seat >= 0 and nth % 7 == 0:
                view = game.view(move.table, move.seat)
                for height in (LOW, 30, ENDLESS):
                    lines = drawn(scene_of(view, seats, height, language))
                    assert max(map(len, lines)) <= 80, f"seed {seed}, answer {nth}"
                    assert len(lines) <= max(height, LOW), f"seed {seed}, answer {nth}"


def test_a_terminal_without_unicode_gets_a_drawing_all_the_same() -> None:
    assert "…" in "".join(drawn(scene_of(begun(4), 4, height=LOW)))
    assert "…" not in "".join(drawn(scene_of(begun(4), 4, height=LOW, unicode=False)))


def test_what_still_lies_there_at_the_end_is_not_drawn() -> None:
    scene = scene_of(begun(2), 2)
    scene.over = True
    assert not any(line.startswith("Harbour") for line in drawn(scene))
