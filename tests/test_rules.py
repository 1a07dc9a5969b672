"""Every rule of the rulebooks has a test, and whoever cites a rule cites one that exists."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from guildhall.games.rulebook import names, rulebook

TESTS = Path(__file__).parent
SOURCE = TESTS.parent / "src" / "guildhall"
BOOKS = {name: rulebook(name) for name in names()}
IDS = {key for book in BOOKS.values() for key in book.rules}
PREFIXES = "|".join(sorted({key.partition("-")[0] for key in IDS}))
ID = re.compile(rf"\b(?:{PREFIXES})(?:-[A-Z]*\d*[a-z]?(?![A-Za-z]))+")
NOTE = re.compile(r"\*note \(\w[^)]+\)\* ")


def marks(code: str) -> Iterator[ast.Call]:
    """Each `rule(...)` or `pytest.mark.rule(...)` of a test file."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name == "rule":
                yield node


def cited(code: str) -> list[str]:
    """The ids that a test file cites; each has to stand there as it is, so that no import is needed to read it."""
    found = []
    for mark in marks(code):
        for argument in mark.args:
            assert isinstance(argument, ast.Constant), f"line {mark.lineno}: {ast.unparse(mark)} names no rule"
            found.append(argument.value)
    return found


def citations() -> dict[str, set[str]]:
    """Each id that some test cites, and the files that do."""
    found: dict[str, set[str]] = {}
    for path in TESTS.rglob("test_*.py"):
        for key in cited(path.read_text("utf-8")):
            found.setdefault(key, set()).add(path.name)
    return found


def mentioned(folder: Path, *endings: str) -> list[tuple[str, str]]:
    """Each id that stands in a file of this folder, with the file's name and line."""
    return [
        (key, f"{path.relative_to(folder)}:{number}")
        for path in sorted(folder.rglob("*"))
        if path.suffix in endings
        for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1)
        for key in ID.findall(line)
    ]


def test_every_rule_that_is_no_note_has_a_test():
    tested = citations()
    untested = [key for book in BOOKS.values() for key, rule in book.rules.items() if not rule.is_note]
    assert [key for key in untested if key not in tested] == []


def test_every_rule_that_a_test_cites_exists():
    assert {key: files for key, files in citations().items() if key not in IDS} == {}


def test_every_rule_that_the_source_cites_exists():
    found = mentioned(SOURCE, ".py", ".toml")
    assert found
    assert [(key, where) for key, where in found if key not in IDS] == []


@pytest.mark.parametrize("name", BOOKS)
def test_every_rule_that_a_rulebook_refers_to_is_in_that_book(name):
    text = "\n".join(BOOKS[name].chapters.values())
    assert sorted(set(ID.findall(text)) - BOOKS[name].rules.keys()) == []


def test_a_note_says_why_nothing_can_test_it():
    notes = [rule for book in BOOKS.values() for rule in book.rules.values() if rule.is_note]
    assert notes
    assert [rule.id for rule in notes if not NOTE.match(rule.text)] == []


# ------------------------------------------------------------------------------------------------- do these tests bite?
@pytest.mark.parametrize(
    "code",
    [
        '@rule("GOC-1", "GOC-2")\ndef test_it(): ...',
        '@pytest.mark.rule("GOC-1")\n@rule("GOC-2")\ndef test_it(): ...',
        'CASES = [pytest.param(1, marks=rule("GOC-1")), pytest.param(2, marks=[rule("GOC-2")])]',
    ],
)
def test_a_citation_is_found_wherever_it_stands(code):
    assert sorted(cited(code)) == ["GOC-1", "GOC-2"]


def test_a_citation_that_only_running_it_would_tell_is_refused():
    with pytest.raises(AssertionError, match="names no rule"):
        cited("CASES = [pytest.param(key, marks=rule(key)) for key in KEYS]")


@pytest.mark.parametrize(
    ("line", "ids"),
    [
        ("all nine cards (GOC-G6, GOC-12a).", ["GOC-G6", "GOC-12a"]),
        ('rule = "GOC-EX-4"', ["GOC-EX-4"]),
        ("GOC-A1 to GOC-A14", ["GOC-A1", "GOC-A14"]),
        ("an alGOC-ritm and a GOC", []),
    ],
)
def test_ids_are_found_in_any_line(line, ids):
    assert ID.findall(line) == ids
