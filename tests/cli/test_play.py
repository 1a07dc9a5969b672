"""The game in the terminal, by scripted keyboard."""

import re
from pathlib import Path

import pytest

from commands import Command
from guildhall import games
from guildhall.kernel.record import parse
from sittings import ANYTHING, TWO, kept


@pytest.mark.parametrize("seats", [2, 4])
def test_people_and_bots_play_to_the_end_and_the_record_is_kept(guildhall: Command, tmp_path: Path, seats: int) -> None:
    players = ",".join(["person", "random", "greedy", "person"][:seats])
    answer = guildhall("play", "guilds", "--seats", seats, "--players", players, "--seed", 8, typed=ANYTHING)
    assert (answer.code, answer.err) == (0, "")
    (record,) = kept(tmp_path)
    game = games.of_record(record)
    table = game.replay(game.read(record))
    assert table.decision is None
    for score in game.outcome(table).scores:
        assert re.search(rf": {score}( \(.*\))?\n", answer.out)
    assert "GOC-22" in answer.out
    assert kept(tmp_path, "saves") == []


def test_everything_can_be_chosen_by_menu(guildhall: Command, tmp_path: Path) -> None:
    # the game, three players, the second module, Ada, a person of the default name, the greedy bot
    typed = "guilds\n3\nn\nyes\n\nAda\n1\ngreedy\nquit\ny\n"
    answer = guildhall("play", typed=typed)
    assert (answer.code, answer.err) == (0, "")
    (record,) = kept(tmp_path, "saves")
    assert record.header["options"] == "contracts"
    assert record.header["seats"] == '"Ada" "Player B" bot:greedy'


def test_enter_takes_the_defaults(guildhall: Command, tmp_path: Path) -> None:
    guildhall("play", typed="guilds" + "\n" * 7 + "save\n")
    (record,) = kept(tmp_path, "saves")
    assert record.header["options"] == ""
    assert record.header["seats"] == '"Player A" bot:greedy'


def test_options_and_games_are_named_in_the_users_language(guildhall: Command) -> None:
    answer = guildhall("play", "--lang", "it", typed="guilds" + "\n" * 5)
    assert "sui viali di una città" in answer.out
    assert "un contratto segreto" in answer.out
    assert answer.out.count("[s/N]") == 3  # each module is asked after the one before it


def test_yes_may_be_written_without_its_accent(guildhall: Command) -> None:
    assert guildhall("play", "--lang", "it", typed="guilds\n2\nsi\n").out.count("[s/N]") == 2


@pytest.mark.parametrize("name", [" bot:greedy  the   Great ", "bot:bot: bot:greedy the Great"])
def test_a_name_like_a_programs_is_a_persons_all_the_same(guildhall: Command, tmp_path: Path, name: str) -> None:
    guildhall("play", "guilds", "--players", "person,greedy", "--names", name, typed="save\n")
    (record,) = kept(tmp_path, "saves")
    assert record.header["seats"] == '"greedy the Great" bot:greedy'


def test_a_name_that_is_no_text_is_kept_without_what_can_not_be_read(guildhall: Command, tmp_path: Path) -> None:
    answer = guildhall("play", "guilds", "--players", "person,greedy", "--names", "J\udcff\x1b", typed="save\n")
    assert (answer.code, answer.err) == (0, "")
    (path,) = (tmp_path / "home" / "saves").iterdir()
    assert (
        parse(path.read_text("utf-8")).header["seats"]
        == '"J\N{REPLACEMENT CHARACTER}\N{REPLACEMENT CHARACTER}" bot:greedy'
    )


def test_what_is_not_understood_in_a_menu_is_asked_again(guildhall: Command) -> None:
    assert '"chess" is none of these' in guildhall("play", typed="chess\n").out


def test_a_places_number_is_enough(guildhall: Command, tmp_path: Path) -> None:
    guildhall(*TWO, typed="3\n10\nquit\ny\n")
    (record,) = kept(tmp_path, "saves")
    assert [row.text for row in record.rows[-2:]] == ["place blvd-3", "place blvd-10"]


def test_enter_shows_the_table_again(guildhall: Command) -> None:
    assert guildhall(*TWO, typed="").out.count("Round 1") == 1
    assert guildhall(*TWO, typed="\n\n").out.count("Round 1") == 3


def test_a_refused_answer_says_why_with_the_rule(guildhall: Command) -> None:
    answer = guildhall(*TWO, typed="place 3\n3\nplay barricade\nfly\n")
    assert "There is an agent on boulevard 3 already (GOC-12a)" in answer.out
    assert "Barricade is not in your hand (GOC-12b)" in answer.out
    assert '"fly" fits no answer' in answer.out


def test_help_rules_and_log(guildhall: Command) -> None:
    answer = guildhall(*TWO, typed="place 3\n?\n? goc-g16\n?purse\n? xyzzy\nrules\nlog\nboard\n")
    assert "what the rules say of a word" in answer.out
    assert "GOC-G16" in answer.out
    assert "GOC-A11" in answer.out
    assert 'No rule says "xyzzy".' in answer.out
    assert "Have the most guild points" in answer.out
    assert answer.out.count("Ada (A) places an agent") + answer.out.count("Bea (B) places an agent") == 2


@pytest.mark.parametrize(("game", "sign"), [("guilds", "## a barricade"), ("arcana", "lie facedown")])
def test_help_shows_the_keys_the_signs_of_the_drawing_and_a_page_of_reference(
    guildhall: Command, game: str, sign: str
) -> None:
    out = guildhall("play", game, "--players", "person,random", "--seed", 5, typed="?\n").out
    reference = guildhall("rules", game, "--summary").out.split("\n\n", 1)[1]
    asked = out.index("what the rules say of a word")
    assert asked < out.index(sign) < out.index(reference)


def test_conceding_ends_a_match_of_two(guildhall: Command) -> None:
    answer = guildhall(*TWO, typed="place 3\nconcede\nn\nconcede\ny\n")
    assert "All others have given up." in answer.out
    assert "  1. " in answer.out


def test_nobody_sees_the_cards_of_another_because_somebody_gave_up(guildhall: Command) -> None:
    secret = (*TWO, "--option", "modules=all")
    end = guildhall(*secret, typed="\nconcede\ny\n").out.rpartition("Press Enter")[2].rpartition("(? helps)")[2]
    assert "All others have given up." in end
    assert end.count("contract") == end.count("contract: a hidden card") == 2


def test_who_gave_up_against_programs_still_sees_the_own_cards(guildhall: Command) -> None:
    alone = ("play", "guilds", "--players", "person,random", "--seed", 5, "--option", "modules=all")
    end = guildhall(*alone, typed="concede\ny\n").out.rpartition("(? helps)")[2]
    assert "All others have given up." in end
    assert end.count("contract") == 2
    assert end.count("contract: a hidden card") == 1


def test_what_ended_by_giving_up_is_not_taken_back(guildhall: Command) -> None:
    answer = guildhall(*TWO, typed="place 3\nplace 4\nconcede\ny\nundo\n")
    assert "The match is over." in answer.out
    assert "Taken back." not in answer.out


def test_all_who_play_on_are_told_who_gave_up(guildhall: Command) -> None:
    three = ("play", "guilds", "--players", "person,person,person", "--names", "Ada,Bea,Cleo", "--seed", 5)
    answer = guildhall(*three, "--option", "modules=all", typed="\nconcede\ny\n\n3\nnothing\n\n4\nnothing\n\nlog\n")
    gone = [line for line in answer.out.splitlines() if "gives up, and comes in last; a program plays on" in line]
    assert len(gone) == 3, "for each of the others, and in the log"
    assert len(set(gone)) == 1


def test_the_same_seed_gives_the_same_luck_to_programs_too(guildhall: Command, tmp_path: Path) -> None:
    bots = ("play", "guilds", "--players", "random,greedy", "--seed", 5)
    for _ in range(2):
        guildhall(*bots, typed="\n")
    one, other = kept(tmp_path)
    assert str(one) == str(other)


def test_where_nothing_is_secret_nobody_looks_away(guildhall: Command) -> None:
    assert "Press Enter" not in guildhall(*TWO, typed="place 3\nplace 4\n").out


def test_where_hands_are_secret_the_next_person_looks_alone(guildhall: Command) -> None:
    secret = (*TWO, "--option", "modules=all")
    answer = guildhall(*secret, typed="\n")
    screens = answer.out.split("Press Enter when nobody else looks:")
    assert len(screens) == 2
    assert "contract: " not in screens[0]
    assert screens[1].count("contract: a hidden card") == 1
    only = ("play", "guilds", "--seats", 2, "--players", "person,random", "--option", "modules=all")
    assert "Press Enter" not in guildhall(*only, typed="").out


def test_the_terminal_speaks_italian(guildhall: Command) -> None:
    answer = guildhall(*TWO, "--lang", "it", typed="piazza 3\nannulla\ns\naiuto\nesci\nn\n")
    assert answer.code == 0
    assert "Annullata." in answer.out
    assert "piazza un agente sul viale 3" in answer.out


def test_input_that_ends_in_a_menu_ends_cleanly(guildhall: Command, tmp_path: Path) -> None:
    answer = guildhall("play", typed="1\n")
    assert (answer.code, answer.err) == (0, "")
    assert kept(tmp_path, "saves") == []


def test_what_a_terminal_would_obey_is_not_shown(guildhall: Command, tmp_path: Path) -> None:
    guildhall(*TWO, "--option", "contracts", typed="")
    (path,) = (tmp_path / "home" / "saves").iterdir()
    path.write_text(path.read_text("utf-8").replace('"Ada"', '"A\x1b[2Jda"').replace('"Bea"', '"B\x1b[2Jea"'))
    answer = guildhall("play", typed="2\n\nlog\n")
    assert "\x1b" not in answer.out
    for shown in ("A?[2Jda, B?[2Jea", "Now B?[2Jea (B).", "B?[2Jea (B) *  agents", "A?[2Jda (A) is dealt"):
        assert shown.replace("?", "\N{REPLACEMENT CHARACTER}") in answer.out, shown
