"""Choosing before a game: by number, by word, or Enter for the default."""

from guildhall.cli.terminal.screen import Screen
from guildhall.cli.words import Say


def choose(
    screen: Screen,
    say: Say,
    question: str,
    choices: dict[str, str],
    default: str,
    by_number: bool = True,
    free: bool = False,
) -> str:
    """One of these keys; the labels are what people read. Keys that are numbers themselves are not numbered.

    With `free` any other text is an answer, too.
    """
    keys = list(choices)
    screen.say(question, "bold")
    numbers = {key: str(number) if by_number else key for number, key in enumerate(keys, start=1)}
    for key, label in choices.items():
        screen.say(f"  {numbers[key]}  {label}")
    while True:
        typed = screen.ask(say("menu.prompt", default=numbers[default]))
        found = pick(typed, choices, numbers) if typed else [default]
        if len(found) == 1:
            return found[0]
        if free and not found and not typed.isdecimal():
            return typed
        screen.say(say("menu.not-understood", typed=typed))


def pick(typed: str, choices: dict[str, str], numbers: dict[str, str]) -> list[str]:
    """The keys that a number or the beginning of a word means."""
    keys, word = list(choices), typed.casefold()
    if typed.isdecimal():
        return [key for key in keys if numbers[key] == typed]
    exact = [key for key, label in choices.items() if word in (key.casefold(), label.casefold())]
    return exact or [key for key in keys if key.casefold().startswith(word) or choices[key].casefold().startswith(word)]


def ask_yes(screen: Screen, say: Say, question: str, default: bool = False) -> bool:
    """Yes or no, in the user's language or in English."""
    hint = say("menu.yes-first" if default else "menu.no-first")
    *before, last = screen.wrapped([f"{question} {hint} "])
    while True:
        screen.lines(before)
        typed = screen.ask(last + " ").casefold()
        if not typed:
            return default
        for answer, words in ((True, ("yes", *say("menu.yes").split())), (False, ("no", *say("menu.no").split()))):
            if any(word.startswith(typed) for word in words):
                return answer
