"""The rulebook, searched; card sets, listed and checked."""

import re
from pathlib import Path

import pytest

from commands import Command
from guildhall.cli import census
from guildhall.games import rulebook
from guildhall.games.arcana import cards as arcana_cards


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


@pytest.mark.parametrize("game", rulebook.names())
def test_the_summary_fits_a_page_of_80_columns(guildhall: Command, game: str) -> None:
    out = guildhall("rules", game, "--summary").out
    assert "Goal." in out
    assert "**" not in out
    assert max(map(len, out.splitlines())) <= 80
    assert len(out.splitlines()) <= 50


def test_the_whole_book_and_the_list_of_books(guildhall: Command) -> None:
    assert "GOC-G24" in guildhall("rules", "guilds").out
    assert [line.split()[0] for line in guildhall("rules").out.splitlines()] == rulebook.names()


@pytest.mark.parametrize("game", rulebook.names())
def test_every_bold_id_at_the_beginning_of_an_item_is_a_rule(game: str) -> None:
    text = (rulebook.folder() / f"{game}.md").read_text("utf-8")
    ids = re.findall(r"^- \*\*([A-Z]+-\S+)\*\*", text, re.MULTILINE)
    assert list(rulebook.parse(game, text).rules) == ids
    assert rulebook.rulebook(game).rules.keys() >= set(ids)


@pytest.mark.parametrize("game", rulebook.names())
def test_every_rule_says_where_it_comes_from_and_every_decision_why(game: str) -> None:
    for rule in rulebook.rulebook(game).rules.values():
        last = re.findall(r"\(([^()]*(?:\([^()]*\)[^()]*)*)\)", rule.text.partition("```")[0])[-1]
        assert re.match(r"(rulebook|attested|decision|invented)\b", last), rule.id
        if last == "decision":
            assert "Why" in rule.text, rule.id


def test_a_rule_has_its_chapter_its_drawing_and_its_note() -> None:
    rules = rulebook.rulebook("guilds").rules
    assert rules["GOC-3"].chapter == "The cards and the city"
    assert "[6]  4  [7]" in rules["GOC-3"].text
    assert rules["GOC-G24"].is_note
    assert not rules["GOC-3"].is_note


# ----------------------------------------------------------------------------------------------------------- editions
ORIGINAL = """# Race

## Summary

Be first.

## Words

A few of them.

- **RAC-1** Pawn. A piece.

## Moving

- **RAC-2** Turn. Roll one die and
  move on.
- **RAC-3** Hit. Go back.

## Cards

Laid out beside the track.

- **RAC-4** Joker. Roll again.
"""
EDITION = """# Race, the old way

Builds on: race

Without: RAC-1,
RAC-4

## Summary

Be last.

## Moving

One after another.

- **RAC-2** Turn. Roll two dice. Six is followed
  by another turn.
- **RAC-5** Six. Roll again.

## Betting

- **RAC-6** Bets. None.
"""


def old_race(folder: Path, text: str = EDITION, original: str = ORIGINAL) -> rulebook.Rulebook:
    (folder / "race.md").write_text(original, "utf-8")
    (folder / "old_race.md").write_text(text, "utf-8")
    return rulebook.read(folder, "old_race")


def test_an_edition_is_its_original_with_its_own_wording_and_its_further_rules(tmp_path: Path) -> None:
    book = old_race(tmp_path)
    assert (book.game, book.title, book.summary) == ("old_race", "Race, the old way", "Be last.")
    assert {key: rule.chapter for key, rule in book.rules.items()} == {
        "RAC-2": "Moving", "RAC-5": "Moving", "RAC-3": "Moving", "RAC-6": "Betting",
    }  # fmt: skip
    assert book.rules["RAC-2"].text == "Turn. Roll two dice. Six is followed\nby another turn."
    assert book.rules["RAC-3"].text == "Hit. Go back."


def test_a_chapter_whose_rules_are_all_left_out_is_left_out(tmp_path: Path) -> None:
    assert list(old_race(tmp_path).chapters) == ["Summary", "Moving", "Betting"]
    kept = old_race(tmp_path, EDITION.replace("RAC-1,\n", ""))
    assert kept.chapters["Words"] == rulebook.read(tmp_path, "race").chapters["Words"]


def test_the_words_that_open_a_chapter_are_the_editions_if_it_has_some(tmp_path: Path) -> None:
    assert old_race(tmp_path).chapters["Moving"].startswith("One after another.\n\n- **RAC-2**")
    silent = old_race(tmp_path, EDITION, ORIGINAL.replace("## Moving\n", "## Moving\n\nRoll and move.\n"))
    assert "Roll and move." not in silent.chapters["Moving"]
    told = old_race(tmp_path, EDITION.replace("Without: RAC-1,\nRAC-4\n", ""))
    assert told.chapters["Cards"] == "Laid out beside the track.\n\n- **RAC-4** Joker. Roll again."


def test_an_edition_of_an_edition_builds_on_both(tmp_path: Path) -> None:
    old_race(tmp_path)
    oldest = "# Race, the oldest way\n\nBuilds on: old_race\n\nWithout: RAC-6\n\n## Summary\n\nBe there."
    (tmp_path / "oldest_race.md").write_text(oldest, "utf-8")
    assert list(rulebook.read(tmp_path, "oldest_race").rules) == ["RAC-2", "RAC-5", "RAC-3"]


@pytest.mark.parametrize(
    ("right", "wrong", "fault"),
    [
        ("Builds on: race", "Builds on: chess", "of old_race builds on chess, which is no other rulebook"),
        ("Builds on: race", "Builds on: old_race", "builds on old_race, which is no other rulebook"),
        ("Builds on: race", "", "leaves out rules, but builds on no other"),
        ("Without: RAC-1", "Without: RAC-7", "leaves out RAC-7, but race has no such rule"),
        ("Without: RAC-1", "Without: RAC-2", "leaves out RAC-2, but has it itself"),
        ("## Betting", "## Moving", "two chapters of one name"),
        ("RAC-6", "RAC-3", "has RAC-3 under Betting, race under Moving"),
        ("RAC-6", "RAC-5", "has RAC-5 twice"),
        ("Be last.", "", "no summary of its own"),
    ],
)
def test_an_edition_that_does_not_fit_its_original_is_refused(
    tmp_path: Path, right: str, wrong: str, fault: str
) -> None:
    assert right in EDITION
    with pytest.raises(ValueError, match=fault):
        old_race(tmp_path, EDITION.replace(right, wrong))


def test_the_first_edition_of_arcana_says_what_differs_from_the_revised_one(guildhall: Command) -> None:
    revised, first = rulebook.rulebook("arcana"), rulebook.rulebook("arcana_first")
    assert first.original == "arcana"
    assert first.rules["ARC-RES-4"] == revised.rules["ARC-RES-4"]
    assert "left" in revised.rules["ARC-RND-4"].text
    assert "right" in first.rules["ARC-RND-4"].text
    assert first.rules.keys() - revised.rules.keys() >= {"ARC-CMP-3", "ARC-STK-6", "ARC-EX-8", "ARC-EDN-1"}
    assert revised.rules.keys() - first.rules.keys() == set(first.without)
    assert "Events" in revised.chapters
    assert "Events" not in first.chapters
    assert guildhall("rules", "arcana_first", "arc-rnd-4").out.startswith("ARC-RND-4 First player card.")


# ---------------------------------------------------------------------------------------------------------- card sets
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
    assert "support: 2" in out
    assert "not used" not in out


def test_a_word_within_a_word_is_listed_and_counted(guildhall: Command) -> None:
    out = guildhall("cards", "list", "arcana").out
    assert re.search(r'play this round holds=\[\{"do": "\w[^]]*\}\]', out)
    assert 'play: do = "draw aside" (count)' in out
    assert 'play = "' not in out
    assert re.search(r"  holds: .*totals: \d", guildhall("cards", "check", "arcana").out)


@pytest.mark.rule("ARC-CMP-1", "ARC-CMP-2")
def test_the_cards_of_arcana_are_those_of_the_box(guildhall: Command) -> None:
    code, out, err = guildhall("cards", "check", "arcana")
    assert (code, err) == (0, "")
    assert out.endswith("all counts are those of the box\n")
    tables = dict(re.findall(r"^([a-z][a-z ]+)\n((?:  .*\n)+)", out, re.MULTILINE))
    sums = {line.split()[0]: int(line.split()[-1]) for line in tables["main arcana of stakes"].splitlines()[1:]}
    assert sums == {"personality": 49, "location": 36, "relic": 31}
    assert len(tables["arcana of guilds"].splitlines()) == 1 + 2 * 6


@pytest.mark.rule("ARC-CMP-1", "ARC-CMP-2")
def test_of_a_designers_set_it_is_noted_what_the_box_has_otherwise(guildhall: Command, tmp_path: Path) -> None:
    printed = (arcana_cards.OWN / "cards.toml").read_text("utf-8")
    head, *cards = printed.split("\n[cards.")
    event = next(card for card in cards if 'kind = "event"' in card)
    agent = next(card for card in cards if 'kind = "agent"' in card and 'letter = "B"' in card)
    guild = re.findall(r'guild = "(.*)"', agent)[0]
    cards = [card for card in cards if card not in (event, agent)]
    (tmp_path / "cards.toml").write_text("\n[cards.".join([head, *cards]), "utf-8")
    code, out, _ = guildhall("cards", "check", "arcana", "--cards", tmp_path)
    assert code == 0
    assert f"note: {guild} B agent: 4, in the box 5 (ARC-CMP-1)\n" in out
    assert out.endswith("note: event: 11, in the box 12 (ARC-CMP-2)\n")


def test_the_own_set_is_at_fault_if_it_is_not_the_box(monkeypatch: pytest.MonkeyPatch, guildhall: Command) -> None:
    box = census.BOXES["arcana"]
    monkeypatch.setitem(census.BOXES, "arcana", box._replace(others=box.others | {"militia": 7}))
    answer = guildhall("cards", "check", "arcana")
    assert answer.code == 2
    assert "militia: 6, in the box 7 (ARC-CMP-2)" in answer.err
