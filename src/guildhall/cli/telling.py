"""How a match is told in words: who sits where, what happened, how it ended."""

from collections.abc import Sequence
from typing import Any

from guildhall.cli.boards import Scene, letter
from guildhall.cli.words import Say
from guildhall.kernel.game import Outcome, Refusal
from guildhall.play.leave import CONCEDED
from guildhall.play.match import Match


class PlainTexts:
    """For a game without texts of its own: the notation's words are shown as they are."""

    def __init__(self) -> None:
        self.seats: Sequence[str] = ()

    def action(self, text: str) -> str:
        return text

    event = question = reason = name = action

    def names(self, thing: str, table: str) -> str:
        return thing

    def rule_of(self, text: str) -> str:
        return ""

    def refusal(self, refused: Refusal) -> str:
        return f"{refused.key} ({refused.rule})"


def texts_of(game: Any, language: str) -> Any:
    """The game's texts in a language, if it has any."""
    return game.texts(language) if hasattr(game, "texts") else PlainTexts()


def meaning(texts: Any, word: str) -> str:
    """What a card does, if the word means one that says so; a game may have more to say of it than its text."""
    if word not in getattr(texts, "cards", {}):
        return ""
    return str(getattr(texts, "meaning", texts.card_text)(word))


def shown_names(match: Match) -> list[str]:
    """Everybody's name and letter; a program's name has no mark."""
    return [f"{name.removeprefix('bot:')} ({letter(seat)})" for seat, name in enumerate(match.names)]


def scene_of(match: Match, eyes: int, texts: Any, say: Say) -> Scene:
    """The table as these eyes see it, to be drawn."""
    view = match.game.view(match.table, eyes)
    return Scene(match.game, view, shown_names(match), texts, say, over=match.over)


def event_line(texts: Any, event: str) -> str:
    """What happened, and the rule that it rests on."""
    rule = texts.rule_of(event)
    return f"  {texts.event(event)}" + f" ({rule})" * bool(rule)


def outcome_lines(match: Match, texts: Any, say: Say) -> list[str]:
    """Why it ended, and who came where."""
    outcome, names = match.outcome(), shown_names(match)
    reason = say(f"reason.{CONCEDED}") if outcome.reason == CONCEDED else texts.reason(outcome.reason)
    places = sorted((place, seat) for seat, place in enumerate(outcome.places))
    return [
        f"{reason} ({outcome.rule})" if outcome.rule else reason,
        *(f"  {place}. {names[seat]}: {score_line(texts, outcome, seat)}" for place, seat in places),
    ]


def score_line(texts: Any, outcome: Outcome, seat: int) -> str:
    """A score, and what it is made of if it has several parts."""
    parts = [f"{texts.names(part, 'parts')} {points}" for part, points in outcome.parts[seat].items() if points]
    return f"{outcome.scores[seat]}" + f" ({', '.join(parts)})" * (len(parts) > 1)
