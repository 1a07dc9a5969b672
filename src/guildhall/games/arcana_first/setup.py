"""Arcana, first edition: what differs from the revised one."""

from pathlib import Path
from typing import Any, ClassVar

from guildhall.games.arcana.cards import CardSet
from guildhall.games.arcana.rules import RULES
from guildhall.games.arcana.rules.moves import ACT, GAME_ROUND, RESOLUTION_PHASE, SETTLE, TURN_UP, BoardRule
from guildhall.games.arcana.setup import GUILD_CHOICE, GUILDS, ROUND_LIMIT, Arcana
from guildhall.games.arcana.speech import ArcanaTexts
from guildhall.games.arcana.table import Board
from guildhall.games.arcana_first import cards
from guildhall.games.arcana_first.rules import FirstAct, FirstResolution, FirstRound, FirstSettle, FirstTurnUp
from guildhall.kernel.game import Option
from guildhall.kernel.texts import read_texts


class ArcanaFirst(Arcana):
    """Four guilds, fewer stakes, and bribes that are lost when they fail."""

    name: ClassVar[str] = "arcana_first"
    option_list: ClassVar[tuple[Option, ...]] = (
        Option("objectives", "Everybody has two secret objectives.", module=True),
        Option("militia", "A relic from hand buys the help of the militia.", module=True),
        Option("tactical_removal", "Who wins a stake may put it under the guild card.", module=True),
        Option("crests", "The guild cards win ties, as in the revised edition."),
        Option("late_jubilee", "A Jubilee turned up at the end of a round ends the round after it."),
        GUILDS,
        GUILD_CHOICE,
        ROUND_LIMIT,
    )
    rules: ClassVar[dict[int, type[BoardRule]]] = RULES | {
        GAME_ROUND: FirstRound,
        TURN_UP: FirstTurnUp,
        ACT: FirstAct,
        RESOLUTION_PHASE: FirstResolution,
        SETTLE: FirstSettle,
    }

    def load(self, path: Path | str | None) -> CardSet:
        return cards.load(path)

    def translate(self, path: Path | str | None) -> dict[str, dict[str, Any]]:
        return cards.translations(self.card_set, path)

    def texts(self, language: str) -> ArcanaTexts:
        """The revised edition's, with what this one says otherwise."""
        made = super().texts(language)
        own = read_texts(cards.OWN, made.language)
        made.tables = {name: table | own.get(name, {}) for name, table in made.tables.items()}
        made.tables["options"] = {option.name: made.tables["options"][option.name] for option in self.option_list}
        made.silent = () if self.has("crests") else ("crest",)
        return made

    def agree(self, board: Board) -> None:
        """What the players have agreed on, for the rules to read."""
        board.objectives = self.has("objectives")
        board.militia = self.has("militia")
        board.tactical = self.has("tactical_removal")
        board.crests = self.has("crests")
        board.late_jubilee = self.has("late_jubilee")
        board.players_choose = self.options["guild_choice"] == "players"
        board.round_limit = int(self.options["round_limit"])

    def tie_break(self, won: int) -> int:
        """Nothing breaks a tie (ARC-END-3)."""
        return 0
