"""Matches on disk, and played on from there."""

import errno
import os
import random
from contextlib import suppress
from pathlib import Path

import pytest

from guildhall import games
from guildhall.kernel.chance import Rng
from guildhall.kernel.layout import CHANCE
from guildhall.kernel.record import Record, RecordError, parse
from guildhall.play.dealer import DrawName, MatchDealer
from guildhall.play.match import Match, MatchError
from guildhall.play.player import Player, RandomPlayer
from guildhall.play.saves import resume, save, save_new
from toys import TOYS


def seating(seat: int, name: str) -> Player | None:
    return RandomPlayer(Rng(5, seat)) if name.startswith("bot:") else None


def half_played(toy: str, answers: int = 6) -> Match:
    match = Match(TOYS[toy](2), ["Ada Lovelace", "Bea"], [None, None], MatchDealer(3))
    match.play_programs()
    for _ in range(answers):
        if match.decisions:
            decision = match.decisions[0]
            match.answer(decision.seat, decision.options[0])
    return match


@pytest.mark.parametrize("toy", TOYS)
def test_a_saved_match_comes_back_as_it_was(toy: str, tmp_path: Path) -> None:
    match = half_played(toy)
    save(match.record, tmp_path / "deep" / "match.txt")
    again = resume(match.game, parse((tmp_path / "deep" / "match.txt").read_text()), MatchDealer(4), seating)
    assert again.table == match.table
    assert again.names == ["Ada Lovelace", "Bea"]
    assert str(again.record) == str(match.record)
    assert again.steps == match.steps
    assert [path.name for path in (tmp_path / "deep").iterdir()] == ["match.txt"]


def test_comments_are_kept_where_they_are_when_a_match_is_played_on() -> None:
    match = half_played("workshop", answers=2)
    head, _, last = str(match.record).rstrip("\n").rpartition("\n")
    text = f"{head}\n# why not?\n{last} # well\n# and now?\n"
    again = resume(match.game, parse(text), MatchDealer(4), seating)
    assert str(again.record) == text
    decision = again.decisions[0]
    again.answer(decision.seat, decision.options[0])
    assert str(again.record).startswith(text)


def test_what_was_undone_is_dealt_again_after_resuming() -> None:
    match = Match(TOYS["whispers"](2), ["Ada", "Bea"], [None, None], MatchDealer(3))
    match.play_programs()
    while match.decisions:
        decision = match.decisions[0]
        rows = len(match.record.rows)
        match.answer(decision.seat, decision.options[0])
        if len(match.record.rows) > rows + 1:
            break
    after = match.table.digest()
    match.undo(decision.seat)
    match.agree_to_undo(1 - decision.seat, yes=True)
    again = resume(match.game, parse(str(match.record)), MatchDealer(77), seating)
    again.answer(decision.seat, decision.options[0])
    assert again.table.digest() == after


@pytest.mark.parametrize("name", ["guilds", "council", "masks", "whispers"])  # in which nothing is shuffled in again
def test_what_was_undone_is_dealt_again_even_to_who_then_plays_differently(name: str) -> None:
    """Of a draw the card is the same, wherever it is laid; another seed at resuming changes nothing."""
    game = games.get("guilds", 2, {"modules": "all"}) if name == "guilds" else TOYS[name](2)
    for seed in range(5):
        match, rng = Match(game, ["Ada", "bot:b"], [None, None], MatchDealer(seed)), Rng(seed)
        play(match, rng, 40)
        first = next(step for step in match.steps if step.seat == 0)
        record = parse(f"{match.record}{len(match.record.rows) + 1} 0 undo {first.row}\n")
        one, other = (resume(game, record, MatchDealer(luck), seating) for luck in (seed, 77))
        for again in (one, other):
            play(again, Rng(seed + 100), 40)
        drawn = [luck_of(again, match) for again in (one, other)]
        assert drawn[0] == drawn[1], f"seed {seed}"
        assert drawn[0]


def play(match: Match, rng: Rng, answers: int) -> None:
    match.deal()
    for _ in range(answers):
        if not match.decisions:
            return
        decision = match.decisions[0]
        match.answer(decision.seat, decision.options[rng.below(len(decision.options))])


def luck_of(match: Match, before: Match) -> dict[DrawName, int]:
    """What was dealt to the questions that were asked before, too."""
    return {name: drawn for name, drawn in match.dealer.dealt.items() if name in before.dealer.dealt}


def test_who_conceded_and_who_took_over_is_known_after_resuming() -> None:
    match = Match(TOYS["workshop"](3), ["Ada", "Bea", "Cleo"], [None] * 3, MatchDealer(3))
    match.play_programs()
    match.hand_over(0, "bot:random", RandomPlayer(Rng(5)))
    match.concede(2)
    again = resume(match.game, parse(str(match.record)), MatchDealer(4), seating)
    assert again.names[0] == "bot:random"
    assert again.conceded == [2]
    assert again.persons() == [1]


def test_a_question_whether_to_undo_is_still_open_after_resuming() -> None:
    match = half_played("whispers", answers=0)
    while True:  # to an answer after which chance has dealt: that one is not free
        decision = match.decisions[0]
        match.answer(decision.seat, decision.options[0])
        if match.steps[-1].seat == CHANCE:
            break
    assert not match.undo(decision.seat)
    again = resume(match.game, parse(str(match.record)), MatchDealer(4), seating)
    assert again.undo_asked == match.undo_asked


def test_an_undo_that_all_have_agreed_to_is_done_after_resuming() -> None:
    match = half_played("workshop", answers=1)
    row = match.record.rows[-1]
    asked = parse(f"{match.record}{row.number + 1} {row.seat} undo-ask {row.number}\n")
    asked = parse(f"{asked}{row.number + 2} {1 - row.seat} undo-yes\n")
    again = resume(match.game, asked, MatchDealer(4), seating)
    assert again.undo_asked is None
    assert again.record.rows[-1].text == f"undo {row.number}"
    assert again.table == half_played("workshop", answers=0).table


def test_a_record_that_can_not_be_written_leaves_no_part_of_it_behind(tmp_path: Path) -> None:
    (tmp_path / "taken").mkdir()
    with pytest.raises(OSError, match="taken"):
        save(half_played("workshop").record, tmp_path / "taken")
    assert [path.name for path in tmp_path.iterdir()] == ["taken"]


@pytest.mark.parametrize("toy", TOYS)
@pytest.mark.parametrize("seed", range(3))
def test_whatever_a_match_allowed_comes_back_as_it_was(toy: str, seed: int) -> None:
    rng = random.Random(seed)
    match = Match(
        TOYS[toy](3), ["Ada", "bot:random", "Cleo"], [None, seating(1, "bot:random"), None], MatchDealer(seed)
    )
    for _nth in range(40):
        match.play_programs()
        with suppress(MatchError):
            say_something(match, rng)
        again = resume(match.game, parse(str(match.record)), MatchDealer(99), seating)
        assert str(again.record) == str(match.record)
        assert again.table == match.table
        assert (again.undo_asked, again.conceded, again.names) == (match.undo_asked, match.conceded, match.names)
        assert (again.steps, again.persons(), again.over) == (match.steps, match.persons(), match.over)


def say_something(match: Match, rng: random.Random) -> None:
    """Somebody answers, or says what is no answer, now and then when it is not allowed."""
    seat, said = rng.randrange(match.game.seats), rng.randrange(30)
    name = rng.choice(["Dora", "bot:random"])
    if said == 0:
        match.concede(seat)
    elif said < 3:
        match.hand_over(seat, name, seating(seat, name))
    elif said < 8:
        match.undo(seat)
    elif match.undo_asked is not None:
        match.agree_to_undo(seat, yes=said % 4 > 0)
    elif match.decisions:
        decision = rng.choice(match.decisions)
        match.answer(decision.seat, rng.choice(decision.options))


def record_of(rows: list[str]) -> Record:
    match = half_played("workshop", answers=0)
    return parse(
        str(match.record) + "".join(f"{len(match.record.rows) + nth} {row}\n" for nth, row in enumerate(rows, 1))
    )


@pytest.mark.parametrize("row", ["0 fly away", "0 hand-over", "7 concede", "0 undo-yes", f"0 undo-ask {'9' * 5000}"])
def test_a_row_that_means_nothing_is_refused_with_its_line(row: str) -> None:
    line = len(str(record_of([])).splitlines()) + 1
    with pytest.raises(RecordError, match=f"line {line}: "):
        resume(TOYS["workshop"](2), record_of([row]), MatchDealer(4), seating)


def test_a_redacted_record_says_so() -> None:
    with pytest.raises(RecordError, match="redacted"):
        resume(TOYS["workshop"](2), record_of(["0 place ?"]), MatchDealer(4), seating)


def test_names_have_to_fit_the_seats() -> None:
    record = record_of([])
    record.header["seats"] = '"Ada"'
    with pytest.raises(RecordError, match="1 names for 2 seats"):
        resume(TOYS["workshop"](2), record, MatchDealer(4), seating)


def test_a_record_that_can_not_be_encoded_leaves_nothing_behind(tmp_path: Path) -> None:
    record = half_played("workshop").record
    record.header["seats"] = '"\udc80"'
    with pytest.raises(UnicodeEncodeError):
        save(record, tmp_path / "match.txt")
    assert list(tmp_path.iterdir()) == []


def test_a_write_that_fails_half_way_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "match.txt"
    save(half_played("workshop", answers=1).record, path)
    before = path.read_text("utf-8")

    def full(number: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="No space"):
        save(half_played("workshop", answers=2).record, path)
    assert path.read_text("utf-8") == before
    assert list(tmp_path.iterdir()) == [path]


def test_a_new_record_takes_no_place_that_is_taken(tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    save_new(half_played("workshop", answers=1).record, path)
    before = path.read_text("utf-8")
    with pytest.raises(FileExistsError, match="File exists"):
        save_new(half_played("workshop", answers=2).record, path)
    assert path.read_text("utf-8") == before
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.skipif(os.name != "posix", reason="there are no modes of files")
def test_a_file_that_is_written_again_keeps_its_mode(tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    save(half_played("workshop", answers=1).record, path)
    path.chmod(0o600)
    save(half_played("workshop", answers=2).record, path)
    assert path.stat().st_mode & 0o777 == 0o600
