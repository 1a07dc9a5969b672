"""Records step by step, and counts from a position."""

import io
import json
from pathlib import Path
from threading import Timer

import pytest

from commands import Command
from guildhall import games
from guildhall.cli.perft import Luck, chance_after
from guildhall.cli.records import begun
from guildhall.cli.replay import everything, steps_seen
from guildhall.kernel.layout import WATCHER
from guildhall.kernel.record import parse
from toys.council import Council


def test_every_row_is_told_and_the_end_is_drawn(guildhall: Command, record: Path) -> None:
    code, out, err = guildhall("replay", record)
    assert (code, err) == (0, "")
    assert "GOC-12a" in out
    assert "  1. random" in out


def test_the_end_is_the_last_row_or_the_one_that_is_named(guildhall: Command, record: Path) -> None:
    rows = [line for line in record.read_text().splitlines() if line[0].isdecimal()]
    answer = json.loads(guildhall("replay", record, "--json").out)
    assert [row["number"] for row in answer["rows"]] == list(range(1, len(rows) + 1))
    assert answer["decision"] is None
    assert answer["outcome"]["rule"] == "GOC-22"
    part = json.loads(guildhall("replay", record, "--to", 12, "--json").out)
    assert len(part["rows"]) == 12
    assert part["decision"]["name"] == "place"
    assert part["outcome"] is None


def test_the_open_question_is_asked_in_the_users_language(guildhall: Command, record: Path) -> None:
    assert "Place an agent on a boulevard. (GOC-12a)" in guildhall("replay", record, "--to", 12).out
    assert "(GOC-12a)" in guildhall("replay", record, "--to", 12, "--lang", "it").out.rpartition("Piazza un agente")[2]
    assert "La sorte: " in guildhall("replay", record, "--to", 3, "--lang", "it").out


def test_a_seat_sees_its_own_answers_and_what_it_was_told(guildhall: Command, tmp_path: Path) -> None:
    words = ("--seats", 2, "--games", 1, "--seed", 3, "--option", "modules=all", "--records", tmp_path / "all")
    assert guildhall("simulate", "guilds", *words).code == 0
    (path,) = (tmp_path / "all").iterdir()
    everything = json.loads(guildhall("replay", path, "--to", 12, "--json").out)["rows"]
    own = json.loads(guildhall("replay", path, "--to", 12, "--seat", 1, "--json").out)["rows"]
    watched = guildhall("replay", path, "--to", 12, "--seat", "watcher", "--json").out
    secrets = [row["answer"].split() for row in everything if row["answer"].startswith(("contract", "special"))]
    assert len(secrets) == 4
    for _, card, seat in secrets:
        assert any(card in event for row in own for event in row["events"]) == (seat == "seat-1")
        assert f'{card}"' not in watched
        assert f"{card} " not in watched


def test_only_who_is_asked_sees_what_can_be_answered(guildhall: Command, tmp_path: Path) -> None:
    words = ("--seats", 2, "--games", 1, "--seed", 3, "--option", "modules=all", "--records", tmp_path / "all")
    assert guildhall("simulate", "guilds", *words).code == 0
    (path,) = (tmp_path / "all").iterdir()
    rows = [line.split() for line in path.read_text("utf-8").splitlines() if line[0].isdecimal()]
    at, seat = next((int(number), seat) for number, seat, *answer in rows if answer == ["nothing"])
    for eyes in (seat, str(1 - int(seat)), "watcher"):
        asked = json.loads(guildhall("replay", path, "--to", at - 1, "--seat", eyes, "--json").out)["decision"]
        assert (asked["seat"], asked["rule"]) == (int(seat), "GOC-12b")
        assert ("options" in asked) == (eyes == seat)


def test_times_and_remarks_of_a_record_are_told_to_programs(guildhall: Command, record: Path) -> None:
    head, last = record.read_text().rstrip("\n").rsplit("\n", 1)
    record.write_text(f"{head}\n{last} !12.5 # well played\n")
    for eyes, remark in (((), "well played"), (("--seat", 0), "")):
        row = json.loads(guildhall("replay", record, *eyes, "--json").out)["rows"][-1]
        assert (row["time"], row["comment"]) == ("12.5", remark)


def test_who_sees_as_a_seat_is_not_told_what_another_could_have_answered(guildhall: Command, tmp_path: Path) -> None:
    words = ("--seats", 2, "--games", 1, "--seed", 3, "--option", "modules=all", "--records", tmp_path / "all")
    assert guildhall("simulate", "guilds", *words).code == 0
    (path,) = (tmp_path / "all").iterdir()
    rows = path.read_text("utf-8").splitlines()
    at = next(nth for nth, row in enumerate(rows) if row.endswith(" nothing"))
    number, seat, _ = rows[at].split()
    rows[at] = f"{number} {seat} play the-fence"
    path.write_text("\n".join(rows) + "\n", "utf-8")
    for eyes in (seat, str(1 - int(seat)), "watcher"):
        said = guildhall("replay", path, "--seat", eyes).err
        assert f"line {at + 1}: " in said
        assert "GOC-12" in said
        assert ("nothing" in said) == (eyes == seat)


def test_a_tampered_record_stops_at_the_line_with_options_and_rule(guildhall: Command, record: Path) -> None:
    lines = record.read_text().splitlines()
    at, line = next((at, line) for at, line in enumerate(lines) if " place " in line)
    taken = line.split()[-1]
    following = at + 1
    number, seat, *_ = lines[following].split()
    lines[following] = f"{number} {seat} place {taken}"
    record.write_text("\n".join(lines) + "\n")
    code, out, err = guildhall("replay", record)
    assert code == 2
    assert f"line {following + 1}: place {taken} is not among" in err
    assert "GOC-12a" in err
    assert "place blvd-" in err
    assert err.count("\n") == 1
    assert taken in out


@pytest.mark.parametrize(
    ("seat", "answer"), [("chance", "place blvd-0"), ("1", "place blvd-0"), ("0", "place blvd-55")]
)
def test_whatever_is_wrong_with_an_answer_the_options_and_the_rule_are_said(
    guildhall: Command, record: Path, seat: str, answer: str
) -> None:
    lines = record.read_text().splitlines()
    at = next(at for at, line in enumerate(lines) if " place " in line)
    number, asked, *_ = lines[at].split()
    answer = f"{seat if seat == 'chance' else int(seat) ^ int(asked)} {answer}"
    lines[at] = f"{number} {answer}"
    record.write_text("\n".join(lines) + "\n")
    code, _, err = guildhall("replay", record)
    assert code == 2
    assert f"line {at + 1}: " in err
    assert f"seat {asked} is asked place (GOC-12a): place blvd-0, place blvd-1, " in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("command", [("replay",), ("perft", "--depth", 1), ("play", "--resume")])
@pytest.mark.parametrize("verb", ["undo", "undo-ask"])
def test_an_undo_that_was_not_allowed_stops_it_at_the_line(
    guildhall: Command, record: Path, command: tuple[object, ...], verb: str
) -> None:
    lines = record.read_text().splitlines()
    at, row = next((at, line.split()) for at, line in enumerate(lines) if " place " in line)
    lines[at + 1 :] = [f"{int(row[0]) + 1} {1 - int(row[1])} {verb} {row[0]}"]
    record.write_text("\n".join(lines) + "\n")
    code, _, err = guildhall(*command, record)
    assert code == 2
    assert f"line {at + 2}: seat {1 - int(row[1])} has nothing to take back in row {row[0]}" in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("depth", [1, 3])
def test_a_cut_off_record_is_refused(guildhall: Command, record: Path, depth: int) -> None:
    text = record.read_text()
    record.write_text(text[: len(text) // 2 - depth].rstrip("\n"))
    code, _, err = guildhall("replay", record)
    assert code == 2
    assert "cut off" in err


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("game guilds", "game chess"), "chess"),
        (("rules 1", "rules 9"), "9"),
        (("options", "options dragons"), "dragons"),
        (("guildhall 1", "guildhall 2"), "begins with"),
        (("seats bot:random bot:random", "seats bot:random"), "seats"),
        (("seats bot:random bot:random", 'seats "bot:random'), "seats"),
        (("1 chance first", "2 chance first"), "row 2"),
        (("1 chance first seat-", "1 chance first ?seat-"), "line"),
    ],
)
def test_a_header_or_row_that_makes_no_sense_is_refused(
    guildhall: Command, record: Path, change: tuple[str, str], said: str
) -> None:
    record.write_text(record.read_text().replace(*change, 1))
    code, _, err = guildhall("replay", record)
    assert code == 2
    assert said in err
    assert err.count("\n") == 1


def test_a_redacted_record_says_so(guildhall: Command, record: Path) -> None:
    lines = record.read_text().splitlines()
    lines[7] = lines[7].rpartition(" ")[0] + " ?"
    record.write_text("\n".join(lines) + "\n")
    code, _, err = guildhall("replay", record)
    assert code == 2
    assert "redacted" in err


def test_other_cards_are_noted_and_the_record_is_tried(guildhall: Command, record: Path) -> None:
    digest = games.get("guilds", seats=2).cards_digest
    record.write_text(record.read_text().replace(f"cards {digest}", "cards 00000000"))
    code, out, err = guildhall("replay", record)
    assert code == 0
    assert "00000000" in err
    assert "  1. random" in out


@pytest.mark.parametrize(
    "words",
    [
        *(("--to", 9999), ("--to", -1), ("--seat", 2), ("--seat", "x"), ("--seat", "1" * 5000)),
        ("--seat", ""),  # a variable of the shell that was never set: it may not show what is hidden
    ],
)
def test_a_row_or_seat_that_there_is_not(guildhall: Command, record: Path, words: tuple[str, object]) -> None:
    code, out, err = guildhall("replay", record, *words)
    assert (code, out) == (2, "")
    assert len(err) < 200
    assert err.count("\n") == 1


COUNCIL = """guildhall 1
game council
rules 1
seats "Ada" "Bea"
1 chance deal lord-0
2 chance deal lord-1
3 chance deal lord-2
4 chance deal lord-3
5 chance deal lord-4
6 chance deal lord-5
7 0 commit lord-0
8 1 done
9 0 high
10 0 undo-own 9
11 0 low
12 0 done
"""


def council_seen(eyes: int, to: int) -> tuple[list[tuple[int, int, str | None]], str]:
    """The rows of a sealed council that were shown to somebody, and the question."""
    game, record = Council(2), parse(COUNCIL)
    match = begun(Path("council.txt"), game, record)
    steps = list(steps_seen(Path("council.txt"), match, record.rows[:to], eyes))
    asked = everything(match, steps, eyes)["decision"]
    return [(step["number"], step["seat"], step["answer"]) for step in steps], asked["name"] if asked else ""


@pytest.mark.parametrize("eyes", [0, 1, WATCHER])
def test_while_answers_are_sealed_nobody_is_shown_that_others_gave_any(eyes: int) -> None:
    before, _ = council_seen(eyes, 6)
    for to in range(6, 12):
        seen, asked = council_seen(eyes, to)
        assert seen[:6] == before
        assert {seat for _, seat, _ in seen[6:]} <= {eyes}
        assert [number for number, _, _ in seen] == list(range(1, len(seen) + 1))
        if eyes == 0:
            assert asked == ("low or high" if to in (7, 8, 10) else "commit a card")
        else:
            assert asked == ("commit a card" if eyes == 1 and to < 8 else "")


def test_what_one_takes_back_while_answers_are_sealed_is_named_by_ones_own_count() -> None:
    assert council_seen(0, 11)[0][6:] == [(7, 0, "commit lord-0"), (8, 0, "high"), (9, 0, "undo-own 8"), (10, 0, "low")]
    assert council_seen(1, 11)[0][6:] == [(7, 1, "done")]


@pytest.mark.parametrize("eyes", [0, 1, WATCHER])
def test_when_the_last_sealed_answer_was_given_all_see_that_they_were(eyes: int) -> None:
    assert [(number, seat) for number, seat, _ in council_seen(eyes, 12)[0]] == [
        (row.number, row.seat) for row in parse(COUNCIL).rows
    ]


def perft(guildhall: Command, *words: object) -> dict[str, int]:
    code, out, err = guildhall("perft", *words, "--divide", "--json")
    assert (code, err) == (0, "")
    answer = json.loads(out)
    assert sum(answer["divide"].values()) == answer["count"]
    counts: dict[str, int] = answer
    return counts


def test_perft_counts_players_answers(guildhall: Command, record: Path) -> None:
    # After row 10 the city lies there and 12 boulevards are empty; each placement leaves one fewer.
    assert perft(guildhall, record, "--to", 10, "--depth", 1)["count"] == 12
    assert perft(guildhall, record, "--to", 10, "--depth", 2)["count"] == 12 * 11
    assert perft(guildhall, record, "--to", 10, "--depth", 3)["count"] == 12 * 11 * 10


def test_perft_lets_chance_follow_the_file_and_then_the_seed(guildhall: Command, record: Path) -> None:
    assert perft(guildhall, record, "--to", 0, "--depth", 2)["count"] == 12 * 11
    seeded = [perft(guildhall, record, "--to", 0, "--depth", 1, "--seed", seed)["count"] for seed in (1, 2)]
    assert seeded == [12, 12]


def test_perft_deals_what_the_file_says_as_long_as_it_fits(record: Path) -> None:
    text = parse(record.read_text())
    game = games.of_record(text)
    first = next(row.number for row in text.rows if row.seat >= 0)
    luck = Luck(chance_after(record, game, text, 0), seed=99)
    table = game.new()
    assert luck.deal(table, 0) == first - 1
    assert table == game.replay(game.read(text)[: first - 1])
    elsewhere = game.new()
    assert Luck([], seed=99).deal(elsewhere, 0) == 0
    assert elsewhere != table


def test_perft_counts_nothing_once_all_others_have_left(guildhall: Command, record: Path) -> None:
    rows = [line for line in record.read_text().splitlines() if not line[0].isdecimal() or int(line.split()[0]) < 12]
    record.write_text("\n".join([*rows, "12 1 concede"]) + "\n")
    assert guildhall("perft", record, "--depth", 1).out == "0\n"
    assert guildhall("perft", record, "--to", 11, "--depth", 1).out == "11\n"


def test_perft_names_the_line_of_a_later_answer_of_chance_that_means_nothing(guildhall: Command, record: Path) -> None:
    text = record.read_text()
    line = text[: text.rindex(" chance ")].count("\n") + 1
    head, _, tail = text.rpartition(" chance ")
    record.write_text(f"{head} chance fly away\n{tail.partition(chr(10))[2]}")
    code, _, err = guildhall("perft", record, "--to", 10, "--depth", 1)
    assert code == 2
    assert f'{record}, line {line}: "fly away" is no action of this game' in err


def test_perft_counts_nothing_after_the_end(guildhall: Command, record: Path) -> None:
    assert guildhall("perft", record, "--depth", 1).out == "0\n"
    assert guildhall("perft", record, "--depth", 0).out == "1\n"
    assert guildhall("perft", record, "--depth", 99).code == 2


class Screen(io.StringIO):
    """A terminal that keeps what was shown."""

    def isatty(self) -> bool:
        return True


class Early(Timer):
    """Its time has come as soon as it begins."""

    def start(self) -> None:
        self.function(*self.args, **self.kwargs)


class Late(Timer):
    """Its time never comes."""

    def start(self) -> None:
        pass


@pytest.mark.parametrize(
    ("timer", "json", "shown"), [(Early, (), True), (Late, (), False), (Early, ("--json",), False)]
)
def test_perft_shows_on_a_terminal_after_a_while_how_far_it_is(
    guildhall: Command,
    record: Path,
    monkeypatch: pytest.MonkeyPatch,
    timer: type[Timer],
    json: tuple[str, ...],
    shown: bool,
) -> None:
    screen = Screen()
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr("guildhall.cli.progress.Timer", timer)
    monkeypatch.setattr("sys.stderr", screen)
    assert guildhall("perft", record, "--to", 10, "--depth", 2, *json).code == 0
    assert ("12/12" in screen.getvalue()) == shown
