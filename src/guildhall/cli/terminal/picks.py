"""The pick protocol: an option is a short path of words; what is typed narrows the options until one is left."""

import re
from itertools import count
from string import ascii_lowercase

import msgspec

MOST_LISTED = 16  # lines; of more only what they begin with is listed
NUMBER = re.compile(r"\d+")
NOTHING = "nothing"
ASIDE = re.compile(r" \([^)]*\)")  # what is said of a place besides its number

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
    """A line of the list: one option, or several that differ in a number or begin alike."""

    label: str
    shown: str
    options: tuple[Option, ...]


# ------------------------------------------------------------------------------------------------- the list
def entries(options: list[Option], most: int = MOST_LISTED) -> list[Entry]:
    """The list that is shown."""
    groups = [part for group in alike(options) for part in ([group] if differ_in_a_number(group) else singly(group))]
    if len(groups) > most:
        groups = by_all_but_the_last_word(options)
    if len(groups) > most:
        groups = next_words(options)
    return [Entry(label, line(group), tuple(group)) for label, group in zip(labels(groups), groups, strict=True)]


def labels(groups: list[list[Option]]) -> list[str]:
    """Numbers, 0 for nothing; but places are picked by their own numbers: then lines beside those have letters."""
    if not any(differ_in_a_number(group) for group in groups) or len(groups) > len(ascii_lowercase):
        numbers = map(str, count(1))
        return ["0" if group[0].text == NOTHING else next(numbers) for group in groups]
    return list(ascii_lowercase[: len(groups)]) if len(groups) > 1 else [""]


def alike(options: list[Option]) -> list[list[Option]]:
    """Options that say the same but for the numbers in it."""
    groups: dict[str, list[Option]] = {}
    for option in options:
        groups.setdefault(NUMBER.sub("#", ASIDE.sub("", option.shown)), []).append(option)
    return list(groups.values())


def differ_in_a_number(group: list[Option]) -> bool:
    return len(alike(group)) == 1 and any(len(set(place)) > 1 for place in zip(*number_rows(group), strict=True))


def singly(group: list[Option]) -> list[list[Option]]:
    return [[option] for option in group]


def numbers(option: Option) -> list[str]:
    return NUMBER.findall(ASIDE.sub("", option.shown))


def number_rows(group: list[Option]) -> list[list[str]]:
    """Each option's numbers; what stands first in one and second in another comes first: that order means nothing."""
    rows = [numbers(option) for option in group]
    shared = [number for number in dict.fromkeys(rows[0]) if all(number in row for row in rows)]
    moved = [number for number in shared if len({row.index(number) for row in rows}) > 1]
    return [sorted(row, key=lambda number: moved.index(number) if number in moved else len(moved)) for row in rows]


def by_all_but_the_last_word(options: list[Option]) -> list[list[Option]]:
    """Options of three words, such as a card and where it goes, by the first two."""
    groups: dict[tuple[str, ...], list[Option]] = {}
    for option in options:
        groups.setdefault(option.path[:2], []).append(option)
    return list(groups.values())


def next_words(options: list[Option]) -> list[list[Option]]:
    """Options by the first of their words in which they differ."""
    at = next(at for at in range(9) if len({option.path[at : at + 1] for option in options}) > 1)
    groups: dict[tuple[str, ...], list[Option]] = {}
    for option in options:
        groups.setdefault(option.path[: at + 1], []).append(option)
    return list(groups.values())


def line(group: list[Option]) -> str:
    """How a group is shown: its only option, its numbers, its last words, or what it begins with."""
    if len(group) == 1:
        return group[0].shown
    if differ_in_a_number(group):
        return numbers_line(group)
    said = [option.shown.split(" ") for option in group]
    begin = shared(said)
    if len({option.path[:2] for option in group}) > 1:
        return " ".join([*said[0][:begin], "..."])
    end = shared([words[begin:][::-1] for words in said])
    last = [" ".join(words[begin : len(words) - end]) for words in said]
    return " ".join([*said[0][:begin], ", ".join(last), *said[0][len(said[0]) - end :]])


def shared(said: list[list[str]]) -> int:
    """How many words all begin with."""
    return next((at for at, words in enumerate(zip(*said, strict=False)) if len(set(words)) > 1), min(map(len, said)))


def numbers_line(group: list[Option]) -> str:
    """`swap the cards in cell 0 1 3 ...`: the numbers that can be picked next, in the place where they stand."""
    rows = number_rows(group)
    at = next(at for at in range(len(rows[0])) if len({row[at] for row in rows}) > 1)
    words = NUMBER.split(ASIDE.sub("", group[0].shown))
    before = "".join(word + number for word, number in zip(words, rows[0][:at], strict=False)) + words[at]
    after = "".join(number + word for word, number in zip(words[at + 1 :], ["", *rows[0][at + 1 :]], strict=True))
    offered = dict.fromkeys(row[at] for row in rows)
    return f"{before}{' '.join(offered)}{after if len(offered) == len(rows) else ' ...'}"


# ------------------------------------------------------------------------------------------------- what was typed
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
    """A number fits only itself: 1 is not the beginning of 10."""
    parts = re.split(r"[-']", token)
    if word == token:
        return EXACT
    if word in parts:
        return PART
    if word.isdecimal():
        return 0
    if token.startswith(word):
        return BEGINS
    return PART_BEGINS if any(part.startswith(word) for part in parts) else 0
