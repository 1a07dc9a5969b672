"""The texts of Arcana: besides cards and places there are guilds, and agents that lie facedown."""

import re
from collections.abc import Mapping
from typing import Final

from guildhall.games.arcana.cards import Card
from guildhall.games.arcana.notation import ARCANUM_NAMES
from guildhall.kernel.texts import Texts

FACEDOWN: Final = re.compile(r"(?P<district>[a-z]+)-(?P<seat>\d)-(?P<nth>\d)")  # as notation.words names them


class ArcanaTexts(Texts):
    """The texts of a game of Arcana in one language."""

    cards: Mapping[str, Card]
    silent: tuple[str, ...] = ()  # kinds of cards whose text does not hold at this table

    def name(self, key: str) -> str:
        """A facedown agent goes by its place, a guild by the name that the card set gives it."""
        if key in self.cards or key in self.tables["names"]:
            return super().name(key)
        if key in self.words.things["guild"]:
            return self.names(key, "guilds")
        agent = FACEDOWN.fullmatch(key)
        if agent is None:
            return super().name(key)
        seat, where = self.seat(agent["seat"]), self.name(agent["district"])
        return self.say("names", "facedown", number=agent["nth"], seat=seat, where=where)

    def card_text(self, key: str) -> str:
        """What a card does; a crest that is not played with does nothing (ARC-CMP-3)."""
        return "" if self.cards[key].kind in self.silent else super().card_text(key)

    def meaning(self, key: str) -> str:
        """What a card can do in a deck: an agent's values, a relic's ducats, and what is printed on it (ARC-RES-8)."""
        card = self.cards[key]
        values = {"relic": ["ducats"], "location": []}.get(card.kind, ARCANUM_NAMES)
        said = [f"{self.name(value)} {getattr(card, value)}" for value in values if getattr(card, value)]
        return "; ".join(part for part in (", ".join(said), self.card_text(key)) if part)
