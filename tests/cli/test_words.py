"""The program's own sentences."""

import string

import pytest

from guildhall.cli.boards import DRAWN
from guildhall.cli.words import language_of_user, languages, table


def slots(sentence: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(sentence) if name}


@pytest.mark.parametrize("language", languages())
def test_every_language_says_the_same_with_the_same_names_in_it(language: str) -> None:
    english, other = table("en"), table(language)
    assert set(other) == set(english)
    assert {key: slots(text) for key, text in other.items()} == {key: slots(text) for key, text in english.items()}


@pytest.mark.parametrize("language", languages())
def test_what_is_said_fits_into_a_screen(language: str) -> None:
    for key in ("help", *(f"{drawing}.legend" for drawing in DRAWN.values())):
        assert max(len(line) for line in table(language)[key].splitlines()) <= 80, key


@pytest.mark.parametrize(
    ("variable", "value", "language"),
    [("LANG", "it_IT.UTF-8", "it"), ("LC_ALL", "it", "it"), ("LANG", "fi_FI", "en"), ("LANG", "C", "en")],
)
def test_the_environment_says_the_language(
    monkeypatch: pytest.MonkeyPatch, variable: str, value: str, language: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv(variable, value)
    assert language_of_user() == language
