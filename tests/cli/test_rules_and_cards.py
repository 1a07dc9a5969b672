"""The rulebook, searched; card sets, listed and checked."""

import re

from commands import Command
from guildhall.games import rulebook


def test_a_rule_is_found_by_its_id(guildhall: Command) -> None:
    code, out, _ = guildhall("rules", "guilds", "goc-12a")
    assert code == 0
    assert out.startswith("GOC-12a Place.")
    assert "GOC-12b" not in out


def test_rules_are_found_by_a_word_whatever_its_case(guildhall: Command) -> None:
    lower, upper = (guildhall("rules", "guilds", word).out for word in ("purse", "PURSE"))
    assert lower == upper
    assert "GOC-A11" in lower


def test_several_words_are_ids_or_are_all_said(guildhall: Command) -> None:
    ids = guildhall("rules", "guilds", "goc-12a", "GOC-13").out
    assert re.findall(r"^GOC-\S+", ids, re.MULTILINE) == ["GOC-12a", "GOC-13"]
    both = guildhall("rules", "guilds", "personality", "militia").out
    assert "GOC-EX-4" in both
    assert "GOC-12a" not in both
    assert "say" in guildhall("rules", "guilds", "militia", "dragon").err


def test_a_summary_is_of_a_whole_game(guildhall: Command) -> None:
    answer = guildhall("rules", "guilds", "militia", "--summary")
    assert (answer.code, answer.out) == (2, "")
    assert "--summary is of a whole game" in answer.err


def test_the_rule_of_that_name_comes_first(guildhall: Command) -> None:
    out = guildhall("rules", "guilds", "barricade").out
    assert out.startswith("GOC-A6 Barricade.")
    assert "GOC-G34" in out


def test_all_rulebooks_are_searched_if_none_is_named(guildhall: Command) -> None:
    assert "GOC-A11" in guildhall("rules", "purse").out


def test_the_summary_fits_80_columns(guildhall: Command) -> None:
    out = guildhall("rules", "guilds", "--summary").out
    assert "Goal." in out
    assert "**" not in out
    assert max(map(len, out.splitlines())) <= 80


def test_the_whole_book_and_the_list_of_books(guildhall: Command) -> None:
    assert "GOC-G24" in guildhall("rules", "guilds").out
    assert guildhall("rules").out.startswith("guilds")


def test_every_bold_id_at_the_beginning_of_an_item_is_a_rule() -> None:
    text = (rulebook.folder() / "guilds.md").read_text("utf-8")
    assert list(rulebook.rulebook("guilds").rules) == re.findall(r"^- \*\*([A-Z]+-\S+)\*\*", text, re.MULTILINE)


def test_a_rule_has_its_chapter_its_drawing_and_its_note() -> None:
    rules = rulebook.rulebook("guilds").rules
    assert rules["GOC-3"].chapter == "The cards and the city"
    assert "[6]  4  [7]" in rules["GOC-3"].text
    assert rules["GOC-G24"].is_note
    assert not rules["GOC-3"].is_note


def test_a_card_set_is_listed_with_its_words(guildhall: Command) -> None:
    out = guildhall("cards", "list", "guilds").out
    assert "The Fence" in out
    assert 'holds: do = "support" (of, add)' in out
    assert 'goal: do = "guild cards" (guild, at_least, at_most)' in out
    assert 'goal guild cards guild="architects" at_least=[3, 2, 2]  bonus 6' in out
    assert re.search(r'play = "rolling carts"\n      [A-Z].*\.\n', out)
    assert "Il Ricettatore" in guildhall("cards", "list", "guilds", "--lang", "it").out


def test_a_card_set_is_checked_and_counted(guildhall: Command) -> None:
    out = guildhall("cards", "check", "guilds").out
    assert "militia (5)" in out
    assert re.search(r"penalty +1: 3 +2: 2", out)
