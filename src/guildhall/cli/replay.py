"""`guildhall replay`: a record step by step."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import typer

from guildhall.cli import boards, choices
from guildhall.cli.faults import BadInput
from guildhall.cli.records import begun, read_game, rows_up_to, step_through
from guildhall.cli.telling import event_line, outcome_lines, scene_of, shown_names, texts_of
from guildhall.cli.words import Say, language_of_user
from guildhall.kernel.action import seat_word
from guildhall.kernel.decision import Decision
from guildhall.kernel.game import Game
from guildhall.kernel.layout import WATCHER
from guildhall.kernel.record import Row
from guildhall.play.match import Match

EVERYTHING = -1  # who sees all: the default, since a record holds everything
FILE = typer.Argument(metavar="FILE", parser=choices.path, help="A record.", show_default=False)
SEAT = typer.Option(
    None, "--seat", metavar="S or watcher", help="Show what this seat saw, and no more.", show_default=False
)
TO = choices.number(None, "--to", most=(1 << 31) - 1, said="Stop after row N.")


def command(
    file: Path = FILE,
    to: int | None = TO,
    seat: str | None = SEAT,
    cards: Path | None = choices.CARDS,
    lang: str = choices.LANG,
    as_json: bool = choices.JSON,
) -> None:
    """Go through a record step by step.

    Example: guildhall replay evening.txt --to 40 --seat 1
    """
    record, game = read_game(file, cards)
    eyes = chosen_seat(seat, game)
    say = Say(lang or language_of_user())
    texts = texts_of(game, say.language)
    match = begun(file, game, record)
    texts.seats = shown_names(match)
    steps: list[dict[str, Any]] = []
    for step in steps_seen(file, match, rows_up_to(record, to), eyes):
        steps.append(step)
        if not as_json:
            print(step_in_words(match, step, texts))
    print(json.dumps(everything(match, steps, eyes)) if as_json else ending(match, eyes, texts, say))


def chosen_seat(said: str | None, game: Game) -> int:
    if said is None:
        return EVERYTHING
    seats = {str(seat): seat for seat in range(game.seats)} | {"watcher": WATCHER}
    if said not in seats:
        raise BadInput(f'--seat is a seat from 0 to {game.seats - 1} or watcher, not "{said[:40]}"')
    return seats[said]


# ------------------------------------------------------------------------------------------------- telling
def steps_seen(file: Path, match: Match, rows: list[Row], eyes: int) -> Iterator[dict[str, Any]]:
    """The rows that these eyes may know of, numbered by their own stream.

    A row's number in the record would tell how many sealed answers others have given.
    """
    own: dict[str, int] = {}  # row -> its number in this stream
    for number, step in enumerate(steps_told(file, match, rows, eyes), start=1):
        own[str(step["number"])] = number
        verb, _, row = (step["answer"] or "").partition(" ")
        answer = f"{verb} {own[row]}" if verb in ("undo", "undo-own", "undo-ask") else step["answer"]
        yield step | {"number": number, "answer": answer}


def steps_told(file: Path, match: Match, rows: list[Row], eyes: int) -> Iterator[dict[str, Any]]:
    """Rows when these eyes are told them: others' answers to sealed questions once the last branch has ended."""
    sealed: list[dict[str, Any]] = []
    for row in rows:
        was_sealed = bool(match.table.branches)
        step_through(file, match, row, names_options=eyes in (EVERYTHING, row.seat))
        sealed.append(step_seen(match, row, eyes))
        if eyes == EVERYTHING or not (was_sealed and still_sealed(match, row)):
            yield from sealed
            sealed = []
    yield from (step for step in sealed if step["seat"] == eyes)


def still_sealed(match: Match, row: Row) -> bool:
    """Is a sealed group open, and the same as before this row? Whatever ends one shows it to all."""
    ended = not row.is_of_the_table and match.steps[-1].shown >> WATCHER & 1
    return bool(match.table.branches) and not ended


def step_seen(match: Match, row: Row, eyes: int) -> dict[str, Any]:
    """A row as these eyes saw it: an answer of others is known by its events alone."""
    events = [happening.event for happening in match.log if happening.row == row.number]
    own = row.is_of_the_table or eyes in (EVERYTHING, row.seat)
    if eyes == EVERYTHING:
        seen = [match.game.words.event(event) for event in events]
    else:
        seen = [match.game.event_seen(event, eyes) for event in events]
    step = {"number": row.number, "seat": row.seat, "answer": row.text if own else None, "by": row.by, "events": seen}
    return step | {"time": row.time, "comment": row.comment if eyes == EVERYTHING else ""}


def step_in_words(match: Match, step: dict[str, Any], texts: Any) -> str:
    who = seat_word(step["seat"]) if step["seat"] < 0 else shown_names(match)[step["seat"]]
    answer = step["answer"] or "..."
    by = f" ({step['by']})" if step["by"] else ""
    return "\n".join(
        [f"{step['number']:4} {who}{by}: {answer}", *(f"     {event_line(texts, event)}" for event in step["events"])]
    )


def question_seen(match: Match, eyes: int) -> Decision | None:
    """The open question; while several are asked in secret, these eyes' own."""
    if match.over:
        return None
    if eyes == EVERYTHING or not match.table.branches:
        return match.table.decision
    return match.table.decision_of(eyes)


def ending(match: Match, eyes: int, texts: Any, say: Say) -> str:
    """The final position, and who has to answer or who won."""
    scene = scene_of(match, WATCHER if eyes == EVERYTHING else eyes, texts, say)
    scene.unicode = "utf" in (sys.stdout.encoding or "").lower()
    lines = ["", boards.plain_text(boards.draw(scene)), ""]
    if match.over:
        lines += outcome_lines(match, texts, say)
    elif decision := question_seen(match, eyes):
        who = texts.name("chance") if decision.seat < 0 else shown_names(match)[decision.seat]
        lines.append(f"{who}: {texts.question(decision.name)} ({decision.rule})")
    return "\n".join(lines)


def everything(match: Match, steps: list[dict[str, Any]], eyes: int) -> dict[str, Any]:
    """The same for programs."""
    game, decision = match.game, question_seen(match, eyes)
    view = game.view(match.table, WATCHER if eyes == EVERYTHING else eyes)
    asked = None
    if decision is not None:
        asked = {"seat": decision.seat, "name": decision.name, "rule": decision.rule}
        if eyes in (EVERYTHING, decision.seat):
            asked["options"] = [game.text(option) for option in decision.options]
    return {
        "header": match.record.header,
        "game": game.name,
        "seats": game.seats,
        "options": game.options_text,
        "rows": steps,
        "view": msgspec.to_builtins(view),
        "decision": asked,
        "outcome": msgspec.to_builtins(match.outcome()) if match.over else None,
    }
