"""Tables drawn in text."""

from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from guildhall import games
from guildhall.cli.boards import ENDLESS, Scene, draw, plain_text
from guildhall.cli.words import Say, languages
from guildhall.games.guilds import cards as guilds_cards
from guildhall.games.guilds.view import AgentView
from guildhall.kernel.game import Game
from guildhall.kernel.layout import WATCHER
from guildhall.kernel.record import parse
from laws import moves
from toys import TOYS

ROOM = 21  # rows of a terminal's 24 that are left for the table

# Ada and Bea with an agent each; Crowded Street, Barricade, Full Purse, Sealed Verdict and Bad Rumours lie in the city.
CITY = """guildhall 1
game guilds
rules 1
options
seats "Ada" "Bea"
1 chance first seat-0
2 chance reveal the-fence cell-0
3 chance reveal the-drill-captain cell-1
4 chance reveal the-master-mason cell-2
5 chance reveal gate-sergeant cell-3
6 chance reveal the-privateer cell-4
7 chance reveal barricade cell-5
8 chance reveal full-purse cell-6
9 chance reveal sealed-verdict cell-7
10 chance reveal the-court-astrologer cell-8
11 0 place blvd-0
12 1 place blvd-10
"""


def scene_of(text: str, unicode: bool = True, language: str = "en", height: int = ENDLESS) -> Scene:
    record = parse(text)
    game: Any = games.of_record(record)
    table = game.replay(game.read(record))
    texts = game.texts(language)
    view = game.view(table, 0)
    return Scene(game, view, ["Ada (A)", "Bea (B)"], texts, Say(language), height=height, unicode=unicode)


def drawing(text: str, unicode: bool = True, language: str = "en", height: int = ENDLESS) -> list[str]:
    return plain_text(draw(scene_of(text, unicode, language, height))).splitlines()


def test_a_card_shows_its_facts_everybodys_support_and_who_would_win_it() -> None:
    cell = [line[:24] for line in drawing(CITY)[1:5]]
    # GOC-EX-3: between The Fence (Support 1) and The Drill Captain (Support 3), Ada lends 3 to the one, 1 to the other.
    assert cell == [
        "0 The Fence────────────┐",
        "│Usurers      ■Old Town│",
        "│A3 >A            3p S1│",
        "└──────────────────────┘",
    ]


def quarters(scene: Scene) -> dict[str, str]:
    """Each District Type as it is drawn, with its style."""
    game: Any = scene.game
    names = tuple(scene.texts.names(district, "districts") for district in game.card_set.districts)
    return {text: style for line in draw(scene) for text, style in line if text.endswith(names)}


@pytest.mark.rule("GOC-G7")
@pytest.mark.parametrize(
    ("unicode", "drawn"),
    [
        (True, ["≈Harbour", "▲High City", "●Market", "■Old Town"]),
        (False, ["~Harbour", "^High City", "$Market", "%Old Town"]),
    ],
)
def test_a_district_type_is_shown_by_a_sign_and_by_a_colour(unicode: bool, drawn: list[str]) -> None:
    shown = quarters(scene_of(CITY, unicode))
    assert sorted(shown) == sorted(drawn)
    assert len({*shown.values()} - {""}) == len(drawn)


@pytest.mark.rule("GOC-G7")
def test_a_card_set_with_more_district_types_than_there_are_signs_can_be_drawn() -> None:
    scene = scene_of(CITY)
    game: Any = scene.game
    game.card_set = structs.replace(game.card_set, districts=("docks", *game.card_set.districts))
    assert sorted(quarters(scene)) == sorted(["▲Harbour", "●High City", "■Market", "≈Old Town"])


@pytest.mark.rule("GOC-G7")
@pytest.mark.parametrize("language", languages())
def test_every_card_fits_its_frame_with_its_kind_and_its_quarter(language: str) -> None:
    scene = scene_of(CITY, language=language)
    game: Any = scene.game
    for key, card in game.card_set.cards.items():
        if card.district:
            cell = structs.replace(scene.view.cells[0], card=key)
            scene.view = structs.replace(scene.view, cells=(cell, *scene.view.cells[1:]))
            facts = plain_text(draw(scene)).splitlines()[2][:24]
            assert (facts[0], facts[-1]) == ("│", "│"), facts
            assert scene.texts.names(card.district, "districts")[:8] in facts


def test_boulevards_show_their_numbers_and_agents_by_letter() -> None:
    lines = drawing(CITY)
    assert [line[24:28].strip() for line in lines[2:4]] == ["0", "A"]
    assert lines[10].split() == ["9", ".", "10", "B", "11", "."]


def test_militia_shows_its_penalty_and_a_personality_lends_nothing() -> None:
    lines = drawing(CITY)
    assert lines[8][:24] == "│                -1p S1│"
    assert lines[13][28:52] == "│                 2p S2│"  # beside it lies a personality: Bea lends 0 to Sealed Verdict


def test_purses_barricades_marks_and_rumours_are_drawn() -> None:
    scene = scene_of(CITY)
    street = structs.replace(scene.view.boulevards[3], barricade=True)
    purse = structs.replace(scene.view.boulevards[0], agents=(AgentView(0, purse=True), AgentView(1, purse=False)))
    cell = structs.replace(scene.view.cells[4], mark=1, rumour=True)
    scene.view = structs.replace(
        scene.view,
        boulevards=(purse, *scene.view.boulevards[1:3], street, *scene.view.boulevards[4:]),
        cells=(*scene.view.cells[:4], cell, *scene.view.cells[5:]),
    )
    lines = plain_text(draw(scene)).splitlines()
    assert lines[3][24:28] == "A+B "
    assert lines[8][52:56] == " ## "
    assert lines[9][28:52] == "└─ verdict B ─ rumour ─┘"


@pytest.mark.parametrize("language", languages())
def test_the_city_fits_into_80_columns_and_24_rows(language: str) -> None:
    lines = drawing(CITY, language=language, height=ROOM)
    assert max(map(len, lines)) <= 80
    assert len(lines) <= ROOM


@pytest.mark.parametrize("language", languages())
def test_the_table_of_four_fits_at_every_question_of_a_game(language: str) -> None:
    game: Any = games.get("guilds", seats=4, options={"modules": "all"})
    texts = game.texts(language)
    names = ["Bartholomew (A)", "Clementine (B)", "Donatello (C)", "Evangeline (D)"]
    for seed in range(20):
        for move in moves(game, seed):
            if move.seat >= 0:
                scene = Scene(game, game.view(move.table, move.seat), names, texts, Say(language), height=ROOM)
                lines = plain_text(draw(scene)).splitlines()
                assert len(lines) <= ROOM, f"seed {seed}"
                assert max(map(len, lines)) <= 80, f"seed {seed}"


def test_where_there_is_little_room_cards_lose_their_lower_edge_but_not_what_it_says() -> None:
    edges = ["└" in line for line in drawing(CITY, height=16)]
    assert not any(edges)
    scene = scene_of(CITY, height=16)
    cell = structs.replace(scene.view.cells[4], rumour=True)
    scene.view = structs.replace(scene.view, cells=(*scene.view.cells[:4], cell, *scene.view.cells[5:]))
    assert "rumour" in plain_text(draw(scene))


def test_a_terminal_without_unicode_gets_a_frame_all_the_same() -> None:
    assert "".join(drawing(CITY, unicode=False)).isascii()


def test_colours_are_never_all_there_is() -> None:
    for line in draw(scene_of(CITY)):
        for text, style in line:
            assert not style or text.strip() or "reverse" not in style


def with_cards(height: int) -> list[str]:
    """Ada has won cards of each kind, holds Barricade and a contract, and has played Full Purse."""
    scene = scene_of(CITY, height=height)
    ada = structs.replace(
        scene.view.players[0],
        won=("gate-sergeant", "the-fence", "the-pawnbroker", "the-privateer"),
        hand=("barricade",),
        played=("full-purse",),
        contract="clean-hands",
        score=19,
        parts={"guilds": 15, "actions": 4, "militia": -1, "condition": 0, "contract": 0},
    )
    scene.view = structs.replace(scene.view, players=(ada, scene.view.players[1]))
    return plain_text(draw(scene)).splitlines()


def test_before_each_player_lie_score_and_cards() -> None:
    lines = with_cards(height=ENDLESS)
    ada = lines.index("Ada (A) *  agents 5, score now 19 (guilds 15, actions 4, militia -1)")
    assert lines[ada + 1 :] == [
        "  won: The Fence (Usurers 3), The Pawnbroker (Usurers 2), The Privateer",
        "    (Personality 0), Gate Sergeant (Militia -1)",
        "  hand: Barricade (Block an empty boulevard until the end of the round.)",
        "  played: Full Purse",
        "  contract: Clean Hands (No more than 1 / 0 / 0 militia cards (2 / 3 / 4",
        "    players). Bonus: 6.)",
        "Bea (B)  agents 5, score now 0",
    ]


def test_in_brief_cards_are_counted_by_guild_and_kind() -> None:
    assert with_cards(height=20)[15:] == [
        "Ada (A) *  agents 5, score now 19; hand: Barricade; contract: Clean Hands; won:",
        "    Usurers 3+2, Personality x1, Militia -1; played: Full Purse",
        "Bea (B)  agents 5, score now 0",
    ]


def test_a_card_set_with_guilds_of_its_own_can_be_drawn(tmp_path: Path) -> None:
    printed = (Path(guilds_cards.__file__).parent / "cards.toml").read_text("utf-8")
    (tmp_path / "cards.toml").write_text(printed.replace('"usurers"', '"night-weavers"').replace("old-town", "docks"))
    record = parse(CITY)
    game: Any = games.of_record(record, cards=tmp_path)
    view = game.view(game.replay(game.read(record)), 0)
    drawn = plain_text(draw(Scene(game, view, ["Ada (A)", "Bea (B)"], game.texts("it"), Say("it"))))
    assert "│night-weavers   ■docks│" in drawn


def test_a_game_without_a_drawing_gets_its_view_as_a_list() -> None:
    game: Game = TOYS["workshop"](2)
    table = game.new(1)
    scene = Scene(game, game.view(table, WATCHER), ["Ada", "Bea"], None, Say("en"))
    assert isinstance(draw(scene), list)
