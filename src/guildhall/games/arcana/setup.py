"""Arcana, revised edition: seats, modules, the set-up, and what a table of it means."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from guildhall.games.arcana import cards, notation
from guildhall.games.arcana.refusals import refusal
from guildhall.games.arcana.rules import RULES, book_of
from guildhall.games.arcana.rules.moves import GAME, BoardRule
from guildhall.games.arcana.scoring import score
from guildhall.games.arcana.speech import ArcanaTexts
from guildhall.games.arcana.table import (
    BOTTOM,
    BOX,
    DECKS,
    DISTRICT_SIZE,
    EVENT_PILE,
    EVENTS,
    GUILD,
    LAST,
    LAST_EVENTS,
    LAST_OF_EVENTS,
    LAST_STAKES,
    LIBRARY,
    MILITIA,
    MILITIA_CARDS,
    MILITIA_PILE,
    OBJECTIVE,
    OBJECTIVES,
    ROUND,
    STAKES,
    SUPPLY,
    Board,
)
from guildhall.games.arcana.view import ArcanaView, Viewer, parts
from guildhall.kernel.game import Game, Option, OptionError, Outcome, Refusal, View
from guildhall.kernel.rule import Book
from guildhall.kernel.table import Table

GUILDS = Option("guilds", "Who plays which guild, seat by seat, as in guilds=blades,thieves.", values=("random",))
GUILD_CHOICE = Option("guild_choice", "Guilds are dealt, or chosen by the players.", values=("random", "players"))
ROUND_LIMIT = Option("round_limit", "The game ends after so many rounds.", values=("40",), bounds=(1, 99))


class Arcana(Game):
    """Guilds of a free city send agents, some of them facedown, to win its stakes for their decks."""

    name: ClassVar[str] = "arcana"
    seats_allowed: ClassVar[range] = range(2, 5)
    option_list: ClassVar[tuple[Option, ...]] = (  # ARC-MOD-1
        Option("custom_guilds", "Everybody chooses 11 of the 20 cards of their guild.", module=True),
        Option("objectives", "Everybody has two secret objectives.", module=True),
        Option("militia", "A stake card from hand buys the help of the militia.", module=True),
        Option("masters", "Everybody chooses one of the three masters of their guild.", module=True),
        Option("events", "Every round but the last has an event, known one round ahead.", module=True),
        Option("tactical_discards", "Who wins a stake may put it under the crest.", module=True),
        GUILDS,
        GUILD_CHOICE,
        ROUND_LIMIT,
    )
    rules: ClassVar[dict[int, type[BoardRule]]] = RULES

    def __init__(
        self, seats: int = 2, options: Mapping[str, Any] | None = None, cards_path: Path | str | None = None
    ) -> None:
        super().__init__(seats, options, cards_path)
        self.card_set = self.load(cards_path)
        self.translations = self.translate(cards_path)
        self.cards_digest = self.card_set.digest
        self.keys = self.card_set.keys
        self.named_guilds = self.read_guilds()
        self.board = cards.board(self.card_set, seats)
        self.agree(self.board)
        self.check_modules()
        self.words = notation.words(self.keys, list(self.card_set.guilds), seats)
        layout = self.board.layout()
        layout.number_actions(self.words.shapes())
        self.book = Book(layout, book_of(self.rules, self.board, cards.effects(self.card_set, self.board)), self.words)

    def load(self, path: Path | str | None) -> cards.CardSet:
        return cards.load(path)

    def translate(self, path: Path | str | None) -> dict[str, dict[str, Any]]:
        return cards.translations(self.card_set, path)

    def card(self, key: str) -> cards.Card:
        return self.card_set.cards[key]

    def texts(self, language: str) -> ArcanaTexts:
        return ArcanaTexts(cards.OWN, language, self.words, self.card_set.cards, self.translations)

    # ------------------------------------------------------------------------------------------- options
    @staticmethod
    def checked(option: Option, text: str) -> str:
        """Which guilds there are, the card set knows."""
        return text if option.name == "guilds" else Game.checked(option, text)

    def read_guilds(self) -> list[int]:
        """The guilds that are named before the game, seat by seat (ARC-SET-8)."""
        if self.options["guilds"] == GUILDS.values[0]:
            return []
        if self.options["guild_choice"] != GUILD_CHOICE.values[0]:
            raise OptionError("either guilds are named or the players choose them, not both")
        names, known = self.options["guilds"].split(","), self.card_set.guilds
        for name in names:
            if name not in known:
                raise OptionError(f"there is no guild {name}; there is {', '.join(known)}")
        if len(names) != self.seats or len(set(names)) != len(names):
            raise OptionError(f"guilds names {self.seats} different guilds, one a seat, not {self.options['guilds']}")
        return [known.index(name) for name in names]

    def agree(self, board: Board) -> None:
        """What the players have agreed on, for the rules to read."""
        board.custom_guilds = self.has("custom_guilds")
        board.objectives = self.has("objectives")
        board.militia = self.has("militia")
        board.masters = self.has("masters")
        board.events = self.has("events")
        board.tactical = self.has("tactical_discards")
        board.players_choose = self.options["guild_choice"] == "players"
        board.round_limit = int(self.options["round_limit"])

    def check_modules(self) -> None:
        """A designer's set may do without the cards of a module, but then it is not played with."""
        board = self.board
        for on, kind in ((board.objectives, "objective"), (board.militia, "militia"), (board.events, "event")):
            if on and not self.card_set.of_kind(kind):
                raise OptionError(f"this card set has no {kind} cards")
        masters = [self.card(key).guild for key in self.card_set.of_kind("master")]
        for guild in self.card_set.guilds:
            if board.masters and guild not in masters:
                raise OptionError(f"this card set has no master of {guild}")

    # ------------------------------------------------------------------------------------------- tables
    def set_up(self, table: Table) -> None:
        """Stakes are dealt to the districts unseen; the Jubilee lies deep (ARC-SET-3, ARC-SET-4, ARC-EVT-1)."""
        board = self.board
        for pool in range(DECKS + self.seats):
            table.name_pool(pool)
        for number in range(int(board.cards)):
            if board.is_stake(number):
                table.loosen(number, STAKES)
        for district in range(int(board.districts)):
            if district == board.neutral and not board.events:
                table.loosen(int(board.jubilee), LAST_STAKES)
                table.add_blanks(LAST_STAKES, STAKES, BOTTOM)
                table.fill(SUPPLY + district, LAST_STAKES, BOTTOM + 1)
                table.fill(SUPPLY + district, STAKES, DISTRICT_SIZE - BOTTOM)
            else:
                table.fill(SUPPLY + district, STAKES, DISTRICT_SIZE)
        table.fill(BOX, STAKES, len(self.card_set.stakes) - DISTRICT_SIZE * int(board.districts))
        self.set_up_modules(table)
        for seat, guild in enumerate(self.named_guilds):
            table.mem[GUILD + seat] = guild + 1
        table.begin(GAME)

    def set_up_modules(self, table: Table) -> None:
        if self.board.militia:
            self.lay_pile(table, MILITIA, MILITIA_CARDS, MILITIA_PILE)
        if self.board.objectives:
            self.lay_pile(table, OBJECTIVE, OBJECTIVES, LIBRARY)
        if self.board.events:
            events = self.card_set.of_kind("event")
            for key in events:
                table.loosen(self.keys.index(key), EVENTS)
            table.loosen(int(self.board.jubilee), LAST_OF_EVENTS)
            table.add_blanks(LAST_OF_EVENTS, EVENTS, LAST_EVENTS)
            table.fill(EVENT_PILE, LAST_OF_EVENTS, LAST_EVENTS + 1)
            table.fill(EVENT_PILE, EVENTS, len(events) - LAST_EVENTS)

    def lay_pile(self, table: Table, kind: int, pool: int, pile: int) -> None:
        """All cards of a kind as one facedown pile."""
        found = [number for number, other in enumerate(self.board.kind) if other == kind]
        for number in found:
            table.loosen(number, pool)
        table.fill(pile, pool, len(found))

    def rounds(self, table: Table) -> int:
        return int(table.mem[ROUND])

    def sides(self, table: Table) -> tuple[str, ...]:
        """Everybody's guild, once all have one."""
        guilds = [int(table.mem[GUILD + seat]) - 1 for seat in range(self.seats)]
        return tuple(self.card_set.guilds[guild] for guild in guilds) if min(guilds) >= 0 else ()

    def unfinished(self, table: Table) -> bool:
        """Was the game ended by the round limit? (ARC-END-4)"""
        return int(table.mem[LAST]) != int(table.mem[ROUND])

    def outcome(self, table: Table) -> Outcome:
        """Highest total, then most stake cards, then shared places (ARC-END-3)."""
        scores = [score(self.board, table, seat) for seat in range(self.seats)]
        ranks = [(int(counted.total()), self.tie_break(int(counted.won))) for counted in scores]
        limit = self.unfinished(table)
        return Outcome(
            places=tuple(1 + sum(other > rank for other in ranks) for rank in ranks),
            scores=tuple(total for total, _ in ranks),
            parts=tuple(parts(counted) for counted in scores),
            reason="limit" if limit else "jubilee",
            rule="ARC-END-4" if limit else "ARC-END-1",
        )

    def tie_break(self, won: int) -> int:
        return won

    # ------------------------------------------------------------------------------------------- what a seat knows
    def view_of(self, row: tuple[int, ...]) -> ArcanaView:
        seat = row[0]
        known = self.recall(View(game=self.name, seat=seat, sight=row))
        return Viewer(self.card_set, self.board, known, seat).view(self.name, row)

    def refuse(self, view: View, action: int) -> Refusal:
        return refusal(self, view if isinstance(view, ArcanaView) else self.view_of(view.sight), action)
