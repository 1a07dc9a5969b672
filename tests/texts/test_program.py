"""The program's own sentences: what the code says there is, and what there is the code says."""

import re
from pathlib import Path

import pytest

from guildhall import cli
from guildhall.cli.words import languages, table
from guildhall.play import match

CODE = "\n".join(path.read_text("utf-8") for path in sorted(Path(cli.__file__).parent.rglob("*.py"))).replace("'", '"')
SAID = set(re.findall(r'(?<!texts\.)\bsay\(\s*"([^"]+)"', CODE))
REFUSED = {f"refused.{key}" for key in re.findall(r'MatchError\("([^"]+)"', Path(match.__file__).read_text("utf-8"))}
BEGINNINGS = tuple(re.findall(r'"([a-z-]+\.[a-z-]*)(?:\{|" \+)', CODE))  # of keys that are put together


@pytest.mark.parametrize("language", languages())
def test_every_sentence_that_the_code_says_is_there(language: str) -> None:
    assert "not-understood" in SAID
    assert "refused.over" in REFUSED
    assert (SAID | REFUSED) - table(language).keys() == set()


def test_no_sentence_is_left_that_nobody_says() -> None:
    assert "refused." in BEGINNINGS
    assert [key for key in table("en") if f'"{key}"' not in CODE and not key.startswith(BEGINNINGS)] == []


@pytest.mark.parametrize("language", languages())
def test_every_command_has_a_name_of_its_own_in_english_and_in_the_users_language(language: str) -> None:
    commands = [key for key in table("en") if key.startswith("command.")]
    names = [name for key in commands for name in {table("en")[key], table(language)[key]}]
    assert len(set(names)) == len(names) >= len(commands)
