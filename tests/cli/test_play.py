"""The game in the terminal, by scripted keyboard."""

from pathlib import Path

import pytest

from commands import Answer, Command
from guildhall import games
from guildhall.cli.terminal import home
from guildhall.games.guilds import cards as guilds_cards
from guildhall.kernel.record import Record, parse

# Each word is taken where it is an answer and refused where it is none, so that this plays any game to its end.
ANYTHING = "\n".join([*map(str, range(12)), "nothing"] * 40) + "\n"
TWO = ("play", "guilds", "--seats", 2, "--players", "person,person", "--names", "Ada,Bea", "--seed", 5)


def kept(tmp_path: Path, folder: str = "finished") -> list[Record]:
    return [parse(path.read_text("utf-8")) for path in sorted((tmp_path / "home" / folder).glob("*.txt"))]


def shown_once(answer: Answer, text: str) -> bool:
    return answer.out.count(text) == 1


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
        assert f": {score}\n" in answer.out
    assert "GOC-22" in answer.out
    assert kept(tmp_path, "saves") == []


def test_everything_can_be_chosen_by_menu(guildhall: Command, tmp_path: Path) -> None:
    # game 1, three players, the second module, Ada, a person of the default name, the greedy bot
    typed = "1\n3\nn\nyes\n\nAda\n1\ngreedy\nquit\ny\n"
    answer = guildhall("play", typed=typed)
    assert (answer.code, answer.err) == (0, "")
    (record,) = kept(tmp_path, "saves")
    assert record.header["options"] == "contracts"
    assert record.header["seats"] == '"Ada" "Player B" bot:greedy'


def test_enter_takes_the_defaults(guildhall: Command, tmp_path: Path) -> None:
    guildhall("play", typed="\n" * 7 + "save\n")
    (record,) = kept(tmp_path, "saves")
    assert record.header["options"] == ""
    assert record.header["seats"] == '"Player A" bot:greedy'


def test_options_and_games_are_named_in_the_users_language(guildhall: Command) -> None:
    answer = guildhall("play", "--lang", "it", typed="\n" * 4)
    assert "sui viali di una città" in answer.out
    assert "un contratto segreto" in answer.out
    assert answer.out.count("[s/N]") == 3  # each module is asked after the one before it


def test_yes_may_be_written_without_its_accent(guildhall: Command) -> None:
    assert guildhall("play", "--lang", "it", typed="2\nsi\n").out.count("[s/N]") == 2


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


def test_the_end_of_input_saves_and_the_match_goes_on_from_there(guildhall: Command, tmp_path: Path) -> None:
    first = guildhall(*TWO, typed="place 3\nplace 4\n")
    assert first.code == 0
    (path,) = (tmp_path / "home" / "saves").iterdir()
    rows = len(parse(path.read_text()).rows)
    again = guildhall("play", "--resume", path, typed="place 5\n")
    assert again.code == 0
    assert len(parse(path.read_text()).rows) == rows + 1
    menu = guildhall("play", typed="2\nplace 6\n")
    assert path.stem in menu.out
    assert len(parse(path.read_text()).rows) == rows + 2


def broken(*_args: object, **_named: object) -> None:
    raise KeyError("a bug")


@pytest.mark.parametrize(
    ("fault", "folder"),
    [("asking.picks.narrowed", "saves"), ("sitting.boards.draw", "saves"), ("sitting.outcome_lines", "finished")],
)
def test_a_fault_of_ours_costs_nobody_the_match(
    guildhall: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: str, folder: str
) -> None:
    monkeypatch.setattr(f"guildhall.cli.terminal.{fault}", broken)
    with pytest.raises(KeyError, match="a bug"):
        guildhall("play", "guilds", "--players", "person,random", "--seed", 8, typed=ANYTHING)
    assert len(kept(tmp_path, folder)) == 1


def test_a_fault_of_ours_is_told_even_if_the_match_can_not_be_saved(
    guildhall: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "home").write_text("no folder")
    monkeypatch.setattr("guildhall.cli.terminal.sitting.boards.draw", broken)
    with pytest.raises(KeyError, match="a bug"):
        guildhall(*TWO)


def test_other_cards_are_noted_beside_the_table(guildhall: Command, tmp_path: Path) -> None:
    guildhall(*TWO, typed="place 3\n")
    (path,) = (tmp_path / "home" / "saves").iterdir()
    path.write_text(path.read_text().replace("cards ", "cards 0000"))
    again = guildhall("play", "--resume", path, typed="")
    assert "was played with cards 0000" in again.out
    assert again.code == 0


def test_a_match_of_another_card_set_says_which_where_it_does_not_replay(guildhall: Command, tmp_path: Path) -> None:
    printed = (Path(guilds_cards.__file__).parent / "cards.toml").read_text("utf-8")
    (tmp_path / "cards.toml").write_text(printed.replace("[cards.the-", "[cards.our-"))
    own = games.get("guilds", cards=tmp_path)
    guildhall(*TWO, "--cards", tmp_path, typed="place 3\n")
    (path,) = (tmp_path / "home" / "saves").iterdir()
    for words, typed in ((("play",), "2\n"), (("replay", path), ""), (("perft", path, "--depth", 1), "")):
        answer = guildhall(*words, typed=typed)
        assert answer.code == 2
        fault = answer.err.splitlines()[-1]
        assert "is no action of this game" in fault
        assert f"was played with cards {own.cards_digest}, these are {games.get('guilds').cards_digest}" in fault
        assert "--cards" in fault
    assert guildhall("play", "--cards", tmp_path, typed="2\nplace 4\n").code == 0
    assert "place blvd-4" in path.read_text("utf-8")


def test_a_resumed_match_that_ends_leaves_the_list_of_saves(guildhall: Command, tmp_path: Path) -> None:
    guildhall(*TWO, typed="place 3\n")
    (path,) = (tmp_path / "home" / "saves").iterdir()
    guildhall("play", "--resume", path, typed=ANYTHING)
    assert not path.exists()
    assert len(kept(tmp_path)) == 1


def test_a_match_is_saved_where_the_player_says(guildhall: Command, tmp_path: Path) -> None:
    answer = guildhall(*TWO, typed=f"place 3\nsave {tmp_path / 'mine.txt'}\nquit\nn\n")
    assert answer.code == 0
    assert "place blvd-3" in (tmp_path / "mine.txt").read_text()
    assert kept(tmp_path, "saves") == []


def test_a_file_that_is_no_record_is_left_alone(guildhall: Command, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ada")
    answer = guildhall(*TWO, typed=f"save {tmp_path / 'letter.txt'}\nquit\nn\n")
    assert "left alone" in answer.out
    assert "rimasto" in guildhall(*TWO, "--lang", "it", typed=f"salva {tmp_path / 'letter.txt'}\nesci\nn\n").out
    assert (tmp_path / "letter.txt").read_text() == "Dear Ada"


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="there is no endless device")
def test_a_device_is_left_alone(guildhall: Command) -> None:
    assert "/dev/zero is no record: it was left alone." in guildhall(*TWO, typed="save /dev/zero\nquit\nn\n").out


def test_a_name_that_no_file_can_have_is_said(guildhall: Command) -> None:
    answer = guildhall(*TWO, typed="save a\0b\nquit\nn\n")
    assert (answer.code, answer.err) == (0, "")
    assert "a\N{REPLACEMENT CHARACTER}b: embedded null byte" in answer.out


def test_where_the_system_knows_no_folder_of_the_user_one_has_to_be_named(
    guildhall: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nowhere() -> Path:
        raise RuntimeError("Could not determine home directory.")

    for name in ("GUILDHALL_HOME", "XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(Path, "home", nowhere)
    for words in (("play",), TWO):
        answer = guildhall(*words)
        assert (answer.code, answer.out) == (2, "")
        assert "GUILDHALL_HOME" in answer.err


def test_what_is_no_file_is_not_among_the_saved_matches(guildhall: Command, tmp_path: Path) -> None:
    saves = tmp_path / "home" / "saves"
    saves.mkdir(parents=True)
    (saves / "folder.txt").mkdir()
    (saves / "dangling.txt").symlink_to("nowhere")
    answer = guildhall("play", typed="")
    assert answer.code == 0
    assert "dangling" not in answer.out
    assert "folder" not in answer.out


def test_a_saved_match_may_be_called_new(guildhall: Command, tmp_path: Path) -> None:
    guildhall(*TWO, typed=f"save {tmp_path / 'home' / 'saves' / 'new.txt'}\nquit\nn\n")
    menu = guildhall("play", typed="2\nplace 3\n")
    assert "1  a new match" in menu.out
    assert "2  new: Ada, Bea" in menu.out
    assert "places an agent on boulevard 3." in menu.out
    assert "How many players?" in guildhall("play", typed="new\n").out


def test_matches_that_are_begun_at_once_have_names_of_their_own() -> None:
    assert len({home.new_name("guilds") for _ in range(9)}) == 9


def test_a_finished_match_leaves_others_of_its_name_alone(
    guildhall: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    finished = tmp_path / "home" / "finished"
    for seed in (8, 9):
        guildhall("play", "guilds", "--players", "person,random", "--seed", seed, typed="3\nsave evening.txt\n")
        guildhall("play", "--resume", "evening.txt", typed=ANYTHING)
    assert sorted(path.name for path in finished.iterdir()) == ["evening-2.txt", "evening.txt"]
    again = guildhall("play", "--resume", finished / "evening.txt", typed=f"undo\n{ANYTHING}")
    assert "Taken back" in again.out
    assert sorted(path.name for path in finished.iterdir()) == ["evening-2.txt", "evening.txt"]


def test_a_folder_that_there_is_not_is_said(guildhall: Command) -> None:
    assert "no-such-user" in guildhall(*TWO, typed="save ~no-such-user/x\nquit\nn\n").out


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


def test_undo_takes_the_last_answer_back(guildhall: Command, tmp_path: Path) -> None:
    answer = guildhall(*TWO, typed="place 3\nundo\ny\nplace 4\nquit\ny\n")
    assert shown_once(answer, "Taken back.")
    (record,) = kept(tmp_path, "saves")
    assert [row.text for row in record.rows[-3:]] == ["place blvd-3", f"undo {len(record.rows) - 2}", "place blvd-4"]


def test_only_who_gave_an_answer_takes_it_back(guildhall: Command, tmp_path: Path) -> None:
    # Bea is the first player, so it is Ada who types `undo`.
    answer = guildhall(*TWO, typed="place 3\nundo\nn\nplace 4\nquit\ny\n")
    assert 'Bea (B): take back "place an agent on boulevard 3", and all that came of it?' in answer.out
    assert shown_once(answer, "It stands.")
    assert answer.out.rpartition("It stands.")[2].lstrip().startswith("Ada (A): ")
    (record,) = kept(tmp_path, "saves")
    assert [row.text for row in record.rows[-2:]] == ["place blvd-3", "place blvd-4"]


def test_who_is_at_the_keyboard_takes_an_answer_of_their_own_back_unasked(guildhall: Command) -> None:
    one = ("play", "guilds", "--players", "person,random", "--seed", 5)
    assert "take back" not in guildhall(*one, typed="place 3\nundo\n").out


# Ada and Bea fill all boulevards but the last, which fills itself; then new cards are turned up.
ROUND = "\n".join(f"place {boulevard}" for boulevard in range(11))


@pytest.mark.parametrize(("reply", "said", "verb"), [("y", "Taken back.", "undo"), ("n", "It stands.", "undo-no")])
def test_an_undo_that_is_not_free_is_for_the_others_to_agree(
    guildhall: Command, tmp_path: Path, reply: str, said: str, verb: str
) -> None:
    answer = guildhall(*TWO, typed=f"{ROUND}\nundo\ny\n{reply}\nquit\ny\n")
    before, question, _ = answer.out.partition("may Bea (B) take the last answer back, and all that came of it?")
    assert question
    assert "Bea (B) places an agent on boulevard 10." in before.rpartition("take back")[2]
    assert said in answer.out
    (record,) = kept(tmp_path, "saves")
    assert record.rows[-1].words[0] == verb


def test_a_question_whether_to_undo_is_asked_again_after_resuming(guildhall: Command, tmp_path: Path) -> None:
    guildhall(*TWO, typed=f"{ROUND}\nundo\ny\n")
    (path,) = (tmp_path / "home" / "saves").iterdir()
    assert parse(path.read_text("utf-8")).rows[-1].words[0] == "undo-ask"
    assert "Taken back." in guildhall("play", "--resume", path, typed="y\n").out


THREE = ("play", "guilds", "--players", "person,person,person", "--option", "contracts", "--seed", 5)
TURNS = "".join(f"\nplace {boulevard}\n" for boulevard in range(11))  # Enter takes the keyboard


def test_who_agrees_to_an_undo_does_not_see_what_is_secret_to_another(guildhall: Command) -> None:
    out = guildhall(*THREE, typed=f"{TURNS}\nundo\n\ny\n\ny\n\n").out
    screens = out.split("Press Enter when nobody else looks:")
    asked = [screen for screen in screens if "take the last answer back" in screen]
    assert len(asked) == 2
    assert "contract: " not in "".join(asked)
    assert "Taken back." in out


def test_who_does_not_want_an_answer_back_hands_the_keyboard_on_again(guildhall: Command) -> None:
    screens = guildhall(*THREE, typed="\nplace 3\n\nundo\n\nn\n\n").out.split("Press Enter when nobody else looks:")
    assert ["contract: " in screen for screen in screens] == [False, True, True, False, True]
    assert "It stands." in screens[-1]


def test_at_the_end_the_one_who_answered_last_is_asked(guildhall: Command, tmp_path: Path) -> None:
    guildhall(*TWO, typed=ANYTHING)
    (path,) = (tmp_path / "home" / "finished").iterdir()
    rows = len(parse(path.read_text("utf-8")).rows)
    again = guildhall("play", "--resume", path, typed="undo\nn\n\n")
    assert "take back" in again.out
    assert again.out.count("  1. ") == 2
    assert "It stands." in again.out
    assert len(parse(path.read_text("utf-8")).rows) == rows


def test_nothing_to_take_back_is_said(guildhall: Command) -> None:
    assert "There is nothing to take back." in guildhall(*TWO, typed="undo\n").out


def test_the_last_answer_of_a_match_can_be_taken_back_too(guildhall: Command, tmp_path: Path) -> None:
    guildhall("play", "guilds", "--seats", 2, "--players", "person,random", "--seed", 8, typed=ANYTHING)
    (path,) = (tmp_path / "home" / "finished").iterdir()
    again = guildhall("play", "--resume", path, typed="undo\n")
    assert "Taken back." in again.out
    record = parse(path.read_text("utf-8"))
    game = games.of_record(record)
    assert record.rows[-1].words[0] == "undo"
    assert game.replay(game.read(record)).decision is not None


def test_help_rules_and_log(guildhall: Command) -> None:
    answer = guildhall(*TWO, typed="place 3\n?\n? goc-g16\n?purse\n? xyzzy\nrules\nlog\nboard\n")
    assert "what the rules say of a word" in answer.out
    assert "GOC-G16" in answer.out
    assert "GOC-A11" in answer.out
    assert 'No rule says "xyzzy".' in answer.out
    assert "Have the most guild points" in answer.out
    assert answer.out.count("Ada (A) places an agent") + answer.out.count("Bea (B) places an agent") == 2


def test_conceding_ends_a_match_of_two(guildhall: Command) -> None:
    answer = guildhall(*TWO, typed="place 3\nconcede\nn\nconcede\ny\n")
    assert "All others have given up." in answer.out
    assert "  1. " in answer.out


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
