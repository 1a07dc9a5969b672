"""The program's own sentences, in the language of its user."""

import os
import tomllib
from functools import cache
from pathlib import Path

TEXTS = Path(__file__).parent / "texts"
ENGLISH = "en"


def languages() -> list[str]:
    return sorted(path.stem for path in TEXTS.glob("*.toml"))


def language_of_user() -> str:
    """What the environment says, if there are texts in it."""
    said = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return said[:2] if said[:2] in languages() else ENGLISH


@cache
def table(language: str) -> dict[str, str]:
    """All sentences of a language by their keys; a table's name and a dot come before the keys in it."""
    sentences: dict[str, str] = {}
    for key, value in tomllib.loads((TEXTS / f"{language}.toml").read_text("utf-8")).items():
        if isinstance(value, dict):
            sentences |= {f"{key}.{inner}": text for inner, text in value.items()}
        else:
            sentences[key] = value
    return sentences


class Say:
    """Sentences of one language; what it lacks is said in English."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.sentences = table(ENGLISH) | table(language)

    def __call__(self, key: str, **names: object) -> str:
        return self.sentences[key].format(**names)
