"""The rulebooks: their chapters, the summary, and each rule by its id."""

import re
from functools import cache
from itertools import pairwise
from pathlib import Path

import msgspec

HERE = Path(__file__).resolve().parent.parent
ITEM = re.compile(r"- \*\*(?P<id>[A-Z]+(?:-[A-Z]*\d*[a-z]?)+)\*\* (?P<text>.*)")
SUMMARY = "Summary"
ORIGINAL = re.compile(r"^Builds on: (?P<name>\S+)$", re.MULTILINE)
LEFT_OUT = re.compile(r"^Without: (?P<ids>.+(?:\n.+)*)", re.MULTILINE)


class RuleText(msgspec.Struct, frozen=True):
    """One numbered rule, as the rulebook words it."""

    id: str
    chapter: str
    text: str

    @property
    def is_note(self) -> bool:
        """A remark that no test can check."""
        return self.text.startswith("*note")


class Rulebook(msgspec.Struct, frozen=True):
    """A game's rules in the order of the book."""

    game: str
    title: str
    chapters: dict[str, str]
    rules: dict[str, RuleText]
    original: str = ""
    without: tuple[str, ...] = ()

    @property
    def summary(self) -> str:
        return self.chapters.get(SUMMARY, "")

    def find(self, wanted: str) -> list[RuleText]:
        """The rule of this id, else those whose id begins like it, else those that speak of it, by its name first.

        Of several words: the rules of several ids, else those that say the words in this order, else all of them.
        """
        words = wanted.casefold().split()
        phrase = " ".join(words)
        rules = list(self.rules.values())
        ids = {rule.id.casefold(): rule for rule in rules}
        said = {rule.id: " ".join(rule.text.casefold().split()) for rule in rules}
        for fits in (
            [ids[word] for word in words] if set(words) <= set(ids) else [],
            [rule for rule in rules if "-" in phrase and rule.id.casefold().startswith(phrase)],
            [rule for rule in rules if phrase in said[rule.id]],
            [rule for rule in rules if all(word in said[rule.id] for word in words)],
        ):
            if fits:
                return sorted(fits, key=lambda rule: not said[rule.id].startswith(f"{phrase}."))
        return []


def folder() -> Path:
    """Where the rulebooks lie: in the installed package, or beside the sources."""
    packed = HERE / "rulebooks"
    return packed if packed.is_dir() else HERE.parent.parent / "rulebooks"


def names() -> list[str]:
    """The games that have a rulebook."""
    return sorted(path.stem for path in folder().glob("*.md"))


@cache
def rulebook(game: str) -> Rulebook:
    return read(folder(), game)


def read(where: Path, game: str) -> Rulebook:
    """A rulebook by its file; an edition is its original with what it says otherwise."""
    book = parse(game, (where / f"{game}.md").read_text("utf-8"))
    if not book.original:
        return book
    if book.original == game or not (where / f"{book.original}.md").is_file():
        raise ValueError(f"the rulebook of {game} builds on {book.original}, which is no other rulebook")
    return edition(read(where, book.original), book)


def parse(game: str, text: str) -> Rulebook:
    """Read a rulebook: `## Chapter`, and under it `- **ID** words` with its further lines indented.

    Before the first chapter stand its title and, for an edition, `Builds on: NAME` and `Without: ID, ID`.
    """
    head, *parts = re.split(r"^## ", text, flags=re.MULTILINE)
    chapters = {name.strip(): body.strip("\n") for name, _, body in (part.partition("\n") for part in parts)}
    if len(chapters) < len(parts):
        raise ValueError(f"the rulebook of {game} has two chapters of one name")
    original, left_out = ORIGINAL.search(head), LEFT_OUT.search(head)
    if left_out and not original:
        raise ValueError(f"the rulebook of {game} leaves out rules, but builds on no other")
    without = tuple(key.strip() for key in left_out["ids"].split(",")) if left_out else ()
    title = head.partition("\n")[0].strip("# ")
    return Rulebook(game, title, chapters, numbered(game, chapters), original["name"] if original else "", without)


def numbered(game: str, chapters: dict[str, str]) -> dict[str, RuleText]:
    """The rules of all chapters by their ids."""
    rules: dict[str, RuleText] = {}
    for chapter, body in chapters.items():
        for rule in rules_of(chapter, body):
            if rule.id in rules:
                raise ValueError(f"the rulebook of {game} has {rule.id} twice")
            rules[rule.id] = rule
    return rules


def edition(original: Rulebook, own: Rulebook) -> Rulebook:
    """The original without the rules that the edition lacks, with the edition's own wording and its further rules.

    Rules keep the original's place; a further one follows the rule that it follows in the edition's file. Title and
    summary are the edition's, and so are the words that open a chapter, where it has some.
    """
    if not own.summary:
        raise ValueError(f"the rulebook of {own.game} has no summary of its own")
    for key in own.without:
        if key not in original.rules or key in own.rules:
            fault = "has it itself" if key in own.rules else f"{original.game} has no such rule"
            raise ValueError(f"the rulebook of {own.game} leaves out {key}, but {fault}")
    for key in own.rules.keys() & original.rules.keys():
        here, there = own.rules[key].chapter, original.rules[key].chapter
        if here != there:
            raise ValueError(f"the rulebook of {own.game} has {key} under {here}, {original.game} under {there}")
    chapters = {SUMMARY: own.summary}
    for name in original.chapters | own.chapters:
        old, new = (items(book.chapters.get(name, "")) for book in (original, own))
        texts = old | {key: text for key, text in new.items() if text}
        keys = [key for key in merged(list(old), list(new)) if key not in own.without]
        if name != SUMMARY and (len(old) == 1 or len(keys) > 1):  # not the rules of a chapter that are all left out
            chapters[name] = "\n".join(texts[key] for key in keys if texts[key]).strip("\n")
    return Rulebook(own.game, own.title, chapters, numbered(own.game, chapters), own.original, own.without)


def merged(first: list[str], second: list[str]) -> list[str]:
    """All of the first, and each newcomer behind the one that it follows in the second; both begin alike."""
    found = list(first)
    for before, name in pairwise(second):
        if name not in found:
            found.insert(found.index(before) + 1, name)
    return found


def items(body: str) -> dict[str, str]:
    """The lines of a chapter by the id of their rule; under no id the words before the first one."""
    found: dict[str, list[str]] = {"": []}
    key = ""
    for line in body.splitlines():
        item = ITEM.match(line)
        key = item["id"] if item else key
        found.setdefault(key, []).append(line)
    return {key: "\n".join(lines) for key, lines in found.items()}


def rules_of(chapter: str, body: str) -> list[RuleText]:
    """The list items of a chapter that begin with an id."""
    found: list[tuple[str, list[str]]] = []
    inside = False
    for line in body.splitlines():
        item = ITEM.match(line)
        if item:
            found.append((item["id"], [item["text"]]))
        elif inside and (not line or line.startswith("  ")):
            found[-1][1].append(line[2:])
        inside = bool(item) or (inside and (not line or line.startswith("  ")))
    return [RuleText(key, chapter, "\n".join(lines).strip()) for key, lines in found]
