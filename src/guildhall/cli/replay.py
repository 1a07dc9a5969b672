"""`guildhall replay`: a record step by step."""

import json
import sys
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
from guildhall.kernel.game import Game
from guildhall.kernel.layout import WATCHER
from guildhall.kernel.record import Row
from guildhall.play.match import Match

EVERYTHING = -1  # who sees all: the default, since a record holds everything
FILE = typer.Argument(metavar="FILE", help="A record.", show_default=False)
TO = choices.number(None, "--to", most=(1 << 31) - 1, said="Stop after row N.")


def command(
    file: Path = FILE,
    to: int | None = TO,
    seat: str = typer.Option("", "--seat", metavar="S or watcher", help="Show what this seat saw, and no more."),
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
    for row in rows_up_to(record, to):
        step_through(file, match, row)
        step = step_seen(match, row, eyes)
        steps.append(step)
        if not as_json:
            print(step_in_words(match, step, texts))
    print(json.dumps(everything(match, steps, eyes)) if as_json else ending(match, eyes, texts, say))


def chosen_seat(said: str, game: Game) -> int:
    if said in ("", "watcher"):
        return WATCHER if said else EVERYTHING
    if not said.isdecimal() or int(said) >= game.seats:
        raise BadInput(f"--seat is a seat from 0 to {game.seats - 1} or watcher, not {said}")
    return int(said)


# ------------------------------------------------------------------------------------------------- telling
def step_seen(match: Match, row: Row, eyes: int) -> dict[str, Any]:
    """A row as these eyes saw it: an answer of others is known by its events alone."""
    events = [happening.event for happening in match.log if happening.row == row.number]
    own = row.is_of_the_table or eyes in (EVERYTHING, row.seat)
    if eyes == EVERYTHING:
        seen = [match.game.words.event(event) for event in events]
    else:
        seen = [match.game.event_seen(event, eyes) for event in events]
    return {"number": row.number, "seat": row.seat, "answer": row.text if own else None, "by": row.by, "events": seen}


def step_in_words(match: Match, step: dict[str, Any], texts: Any) -> str:
    who = seat_word(step["seat"]) if step["seat"] < 0 else shown_names(match)[step["seat"]]
    answer = step["answer"] or "..."
    by = f" ({step['by']})" if step["by"] else ""
    return "\n".join(
        [f"{step['number']:4} {who}{by}: {answer}", *(f"     {event_line(texts, event)}" for event in step["events"])]
    )


def ending(match: Match, eyes: int, texts: Any, say: Say) -> str:
    """The final position, and who has to answer or who won."""
    scene = scene_of(match, WATCHER if eyes == EVERYTHING else eyes, texts, say)
    scene.unicode = "utf" in (sys.stdout.encoding or "").lower()
    lines = ["", boards.plain_text(boards.draw(scene)), ""]
    decision = match.table.decision
    if decision is None or match.over:
        lines += outcome_lines(match, texts, say)
    else:
        who = texts.name("chance") if decision.seat < 0 else shown_names(match)[decision.seat]
        lines.append(f"{who}: {texts.question(decision.name)} ({decision.rule})")
    return "\n".join(lines)


def everything(match: Match, steps: list[dict[str, Any]], eyes: int) -> dict[str, Any]:
    """The same for programs."""
    game, decision = match.game, match.table.decision
    view = game.view(match.table, WATCHER if eyes == EVERYTHING else eyes)
    asked = None
    if decision is not None and not match.over:
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
