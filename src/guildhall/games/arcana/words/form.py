"""What all words have in common: the values of their keys, and the two manners of words."""

from typing import Annotated, Literal

import msgspec

from guildhall.games.arcana import table
from guildhall.games.arcana.table import Board
from guildhall.kernel.rule import Word

Arcanum = Literal["staff", "sword", "cup"]
Kind = Literal["personality", "location", "relic"]
InDecks = Literal["any", "agent", "location", "relic"]
Whose = Literal["own", "other", "any"]
Lying = Literal["either", "faceup", "facedown"]
Where = Literal["everywhere", "friendly", "enemy", "neutral", "present", "rivals"]
Few = Annotated[int, msgspec.Meta(ge=1, le=3)]
Change = Annotated[int, msgspec.Meta(ge=-9, le=9)]
WHOSE: tuple[str, ...] = ("own", "other", "any")  # in the order of effect.OWN ...
LYING: tuple[str, ...] = ("either", "faceup", "facedown")
WHERE: tuple[str, ...] = ("everywhere", "friendly", "enemy", "neutral", "present", "rivals")
KINDS: tuple[str, ...] = ("personality", "location", "relic")


class Play(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", kw_only=True):
    """A word of an effect: one step of it."""

    def step(self, board: Board, cites: str) -> Word:
        raise NotImplementedError


class Holds(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", kw_only=True):
    """What holds for a player, or for everybody, in a round."""

    def changes(self, board: Board) -> list[tuple[int, int]]:
        raise NotImplementedError


def kind_number(kind: str) -> int:
    return {"any": -1, "agent": table.AGENT, "location": table.LOCATION, "relic": table.RELIC}[kind]


def tag(word: type[msgspec.Struct]) -> str:
    """What a card set calls a word (`do = "..."`)."""
    return str(word.__struct_config__.tag)
