"""The pick protocol: an option is a short path of words; what is typed narrows the options until one is left."""

import re
from collections.abc import Iterable

import msgspec

MOST_LISTED = 16  # options; of more only their next words are listed

EXACT, PART, BEGINS, PART_BEGINS, IN_ORDER = 100, 90, 20, 10, 1


class Option(msgspec.Struct, frozen=True):
    """Something that can be picked: its number for the rules, its words, and how it is shown."""

    number: int
    text: str
    shown: str

    @property
    def path(self) -> tuple[str, ...]:
        return tuple(self.text.split(" "))


class Entry(msgspec.Struct, frozen=True):
    """A line of the list: one option, or several that begin alike."""

    label: str
    shown: str
    options: tuple[Option, ...]


def entries(options: list[Option]) -> list[Entry]:
    """The list that is shown: each option, or if there are many, what they begin with."""
    groups: list[tuple[str, tuple[Option, ...]]] = [(option.shown, (option,)) for option in options]
    if len(options) > MOST_LISTED:
        groups = grouped(options) or groups
    labels = place_numbers([group for _, group in groups]) or [str(nth) for nth in range(1, len(groups) + 1)]
    return [Entry(label, shown, group) for label, (shown, group) in zip(labels, groups, strict=True)]


def grouped(options: list[Option]) -> list[tuple[str, tuple[Option, ...]]]:
    """Options by the first of their words in which they differ; nothing if that splits them into single ones."""
    at = next(at for at in range(9) if len({option.path[at : at + 1] for option in options}) > 1)
    groups: dict[tuple[str, ...], list[Option]] = {}
    for option in options:
        groups.setdefault(option.path[: at + 1], []).append(option)
    if len(groups) == len(options):
        return []
    return [
        (f"{' '.join(path)} ..." if len(group) > 1 else group[0].shown, tuple(group)) for path, group in groups.items()
    ]


def place_numbers(groups: Iterable[tuple[Option, ...]]) -> list[str] | None:
    """If all that differs is a numbered place, its number is the label: `place blvd-7` is picked with 7."""
    texts = [group[0].text if len(group) == 1 else "" for group in groups]
    places = [re.fullmatch(r"(.*-)(\d+)", text) for text in texts]
    if not all(places) or len({place[1] for place in places if place}) != 1:
        return None
    return [place[2] for place in places if place]


def narrowed(typed: str, options: list[Option]) -> list[Option]:
    """The options that the typed words fit best; the beginning of a word, or its number, is enough."""
    words = typed.casefold().split()
    fits = [(fit(words, option), option) for option in options]
    best = max((quality for quality, _ in fits), default=0)
    return [option for quality, option in fits if quality == best > 0]


def fit(words: list[str], option: Option) -> int:
    """How well these words fit an option, as its keys or as it is shown; 0 if one of them does not."""
    if not words:
        return 0
    return max(fit_tokens(words, tokens(option.text)), fit_tokens(words, tokens(option.shown)))


def tokens(text: str) -> list[str]:
    return [token.strip(".,:;()") for token in text.casefold().split()]


def fit_tokens(words: list[str], found: list[str]) -> int:
    """Each word takes the token that it fits best; in the order of the option is better than across it."""
    left = list(enumerate(found))
    total, before = 0, -1
    for word in words:
        quality, at = max(((likeness(word, token), -at) for at, token in left), default=(0, 0))
        if quality == 0:
            return 0
        left = [(place, token) for place, token in left if place != -at]
        total += quality + IN_ORDER * (-at > before)
        before = -at
    return total


def likeness(word: str, token: str) -> int:
    parts = re.split(r"[-']", token)
    if word == token:
        return EXACT
    if word in parts:
        return PART
    if token.startswith(word):
        return BEGINS
    return PART_BEGINS if any(part.startswith(word) for part in parts) else 0
