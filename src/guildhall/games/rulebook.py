"""The rulebooks: their chapters, the summary, and each rule by its id."""

import re
from functools import cache
from pathlib import Path

import msgspec

HERE = Path(__file__).resolve().parent.parent
ITEM = re.compile(r"- \*\*(?P<id>[A-Z]+(?:-[A-Z]*\d*[a-z]?)+)\*\* (?P<text>.*)")
SUMMARY = "Summary"


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
    return parse(game, (folder() / f"{game}.md").read_text("utf-8"))


def parse(game: str, text: str) -> Rulebook:
    """Read a rulebook: `## Chapter`, and under it `- **ID** words` with its further lines indented."""
    title, *parts = re.split(r"^## ", text, flags=re.MULTILINE)
    chapters = {}
    rules: dict[str, RuleText] = {}
    for part in parts:
        name, _, body = part.partition("\n")
        chapters[name.strip()] = body.strip("\n")
        for rule in rules_of(name.strip(), body):
            if rule.id in rules:
                raise ValueError(f"the rulebook of {game} has {rule.id} twice")
            rules[rule.id] = rule
    return Rulebook(game, title.partition("\n")[0].strip("# "), chapters, rules)


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
