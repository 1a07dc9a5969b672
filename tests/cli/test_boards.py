"""Tables drawn in text."""

from typing import Any

from guildhall import games
from guildhall.cli.boards import Scene, draw, plain_text
from guildhall.cli.words import Say
from guildhall.kernel.game import Game
from guildhall.kernel.layout import WATCHER
from guildhall.kernel.record import parse
from toys import TOYS

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


def scene_of(text: str, unicode: bool = True, language: str = "en") -> Scene:
    record = parse(text)
    game: Any = games.of_record(record)
    table = game.replay(game.read(record))
    texts = game.texts(language)
    return Scene(game, game.view(table, 0), ["Ada (A)", "Bea (B)"], texts, Say(language), unicode=unicode)


def drawing(text: str, unicode: bool = True, language: str = "en") -> list[str]:
    return plain_text(draw(scene_of(text, unicode, language))).splitlines()


def test_a_card_shows_its_facts_everybodys_support_and_who_would_win_it() -> None:
    cell = [line[:22] for line in drawing(CITY)[2:8]]
    # GOC-EX-3: between The Fence (Support 1) and The Drill Captain (Support 3), Ada lends 3 to the one, 1 to the other.
    assert cell == [
        "┌0───────────────────┐",
        "│The Fence           │",
        "│Guild of Usurers    │",
        "│Old Town       3p S1│",
        "│A3 B0             >A│",
        "└────────────────────┘",
    ]


def test_boulevards_show_their_numbers_and_agents_by_letter() -> None:
    lines = drawing(CITY)
    assert [line[22:28].strip() for line in lines[4:6]] == ["0", "A"]
    assert lines[15].split() == ["9", ".", "10", "B", "11", "."]


def test_militia_shows_its_penalty_and_a_personality_lends_nothing() -> None:
    lines = drawing(CITY)
    assert lines[12][:22] == "│High City     -1p S1│"
    assert lines[20][28:50] == "│A0 B0               │"  # beside it lies a personality: Bea lends 0 to Sealed Verdict


def test_the_city_fits_into_80_columns_in_every_language() -> None:
    for language in ("en", "it"):
        lines = drawing(CITY, language=language)
        assert max(map(len, lines)) <= 80


def test_a_terminal_without_unicode_gets_a_frame_all_the_same() -> None:
    assert "".join(drawing(CITY, unicode=False)).isascii()


def test_colours_are_never_all_there_is() -> None:
    for line in draw(scene_of(CITY)):
        for text, style in line:
            assert not style or text.strip() or "reverse" not in style


def test_before_each_player_lie_score_and_cards() -> None:
    lines = drawing(CITY)
    assert "Ada (A) *  agents 5, score now 0" in lines
    assert "Bea (B)  agents 5, score now 0" in lines


def test_a_game_without_a_drawing_gets_its_view_as_a_list() -> None:
    game: Game = TOYS["workshop"](2)
    table = game.new(1)
    scene = Scene(game, game.view(table, WATCHER), ["Ada", "Bea"], None, Say("en"))
    assert isinstance(draw(scene), list)
