"""Matches that are saved, played on, finished and kept."""

from pathlib import Path

import pytest

from commands import Command
from guildhall import games
from guildhall.cli.terminal import home
from guildhall.games.guilds import cards as guilds_cards
from guildhall.kernel.record import parse
from sittings import ANYTHING, TWO, kept


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


def test_another_match_is_left_alone(guildhall: Command, tmp_path: Path) -> None:
    path = tmp_path / "evening.txt"
    guildhall(*TWO, typed=f"place 3\nsave {path}\nquit\nn\n")
    before = path.read_text("utf-8")
    answer = guildhall(*TWO, typed=f"place 4\nsave {path}\nquit\nn\n")
    assert f"{path} is another match: it was left alone." in answer.out
    assert path.read_text("utf-8") == before
    again = guildhall("play", "--resume", path, typed=f"place 4\nsave {path}\nquit\nn\n")
    assert f"Saved in {path}" in again.out
    assert path.read_text("utf-8").startswith(before)


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="there is no endless device")
def test_a_device_is_left_alone(guildhall: Command) -> None:
    assert "/dev/zero is no record: it was left alone." in guildhall(*TWO, typed="save /dev/zero\nquit\nn\n").out


def test_a_name_that_no_file_can_have_is_said(guildhall: Command) -> None:
    answer = guildhall(*TWO, typed="save a\0b\nquit\nn\n")
    assert (answer.code, answer.err) == (0, "")
    assert "a\N{REPLACEMENT CHARACTER}b: embedded null byte" in answer.out


def test_that_nothing_can_be_kept_is_told_before_the_match_not_after_it(
    guildhall: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("GUILDHALL_HOME", str(tmp_path / "file"))
    before = guildhall(*TWO, typed="quit\nn\n").out.partition("(? helps)")[0]
    assert f"{tmp_path / 'file' / 'saves'}: Not a directory" in " ".join(before.split())


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
    assert "How many players?" in guildhall("play", typed="new\nguilds\n").out


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
