"""Guilds of Cadwallon: seats, modules, the set-up, and what a table of it means."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from guildhall.games.guilds import cards, notation
from guildhall.games.guilds.refusals import refusal
from guildhall.games.guilds.rules import GAME, rules
from guildhall.games.guilds.scoring import score
from guildhall.games.guilds.table import ACTION as ACTION_KIND
from guildhall.games.guilds.table import (
    ACTIONS,
    AGENTS,
    CONDITION,
    CONDITION_DECK,
    CONDITIONS,
    CONTRACT,
    CONTRACT_DECK,
    CONTRACTS,
    DECK,
    DISTRICTS,
    IDLE,
    POOLS,
    REMOVED,
    REMOVED_ACTIONS,
    ROUND,
    SUPPLY,
)
from guildhall.games.guilds.view import GuildsView, Viewer, parts
from guildhall.kernel.game import Game, Option, Outcome, Refusal, View
from guildhall.kernel.rule import Book
from guildhall.kernel.table import Table
from guildhall.kernel.texts import Texts


class Guilds(Game):
    """Agents on the boulevards of a 3x3 city win cards of its guilds."""

    name: ClassVar[str] = "guilds"
    seats_allowed: ClassVar[range] = range(2, 5)
    option_list: ClassVar[tuple[Option, ...]] = (  # GOC-5
        Option("conditions", "One of twelve conditions bends a rule for the whole game.", module=True),
        Option("contracts", "Everybody holds a secret contract for points at the end.", module=True),
        Option("special_actions", "Everybody begins with a secret action card.", module=True),
    )

    def __init__(
        self, seats: int = 2, options: Mapping[str, Any] | None = None, cards_path: Path | str | None = None
    ) -> None:
        super().__init__(seats, options, cards_path)
        self.card_set = cards.load(cards_path)
        self.translations = cards.translations(self.card_set, cards_path)
        self.cards_digest = self.card_set.digest
        self.keys = self.card_set.keys
        self.city = cards.city(self.card_set, seats, self.has("special_actions"))
        self.words = notation.words(self.keys, seats)
        layout = self.city.layout()
        layout.number_actions(self.words.shapes())
        self.effects = cards.effects(self.card_set, self.city)
        self.book = Book(layout, rules(self.city, self.effects), self.words)

    def card(self, key: str) -> cards.Card:
        return self.card_set.cards[key]

    def texts(self, language: str) -> Texts:
        return Texts(cards.OWN, language, self.words, self.card_set.cards, self.translations)

    # ------------------------------------------------------------------------------------------- tables
    def set_up(self, table: Table) -> None:
        """Six action cards are taken out unseen; the deck is everything else, so it holds blanks (GOC-6)."""
        for pool in range(POOLS):
            table.name_pool(pool)
        pool_of = {ACTION_KIND: ACTIONS, CONDITION: CONDITIONS, CONTRACT: CONTRACTS}
        for card, kind in enumerate(self.city.kind):
            table.loosen(card, pool_of.get(int(kind), DISTRICTS))
        removed, actions = REMOVED, int(self.city.actions)
        table.add_blanks(DISTRICTS, ACTIONS, actions - removed)
        table.fill(DECK, DISTRICTS, int(self.city.in_districts) - removed)
        table.fill(REMOVED_ACTIONS, ACTIONS, removed)
        if self.has("conditions"):
            table.fill(CONDITION_DECK, CONDITIONS, len(self.card_set.of_kind("condition")))
        if self.has("contracts"):
            table.fill(CONTRACT_DECK, CONTRACTS, len(self.card_set.of_kind("contract")))
        self.city.clear_streets(table)
        for seat in range(self.seats):
            table.mem[SUPPLY + seat] = AGENTS  # GOC-4
        table.begin(GAME)

    def rounds(self, table: Table) -> int:
        return int(table.mem[ROUND])

    def unfinished(self, table: Table) -> bool:
        """Was the game ended by a limit? (GOC-G10)"""
        return int(table.mem[IDLE]) > 1

    def outcome(self, table: Table) -> Outcome:
        """Highest total, then most different crests, then shared places (GOC-21, GOC-G13)."""
        scores = [score(self.city, table, seat) for seat in range(self.seats)]
        ranks = [(int(counted.total()), int(counted.crests)) for counted in scores]
        stalled = self.unfinished(table)
        return Outcome(
            places=tuple(1 + sum(other > rank for other in ranks) for rank in ranks),
            scores=tuple(total for total, _ in ranks),
            parts=tuple(parts(counted) for counted in scores),
            reason="stalled" if stalled else "deck-short",
            rule="GOC-G10" if stalled else "GOC-22",
        )

    # ------------------------------------------------------------------------------------------- what a seat knows
    def view_of(self, row: tuple[int, ...]) -> GuildsView:
        seat = row[0]
        known = self.recall(View(game=self.name, seat=seat, sight=row))
        return Viewer(self.card_set, self.city, known, seat).view(self.name, row)

    def can_carry_out(self, table: Table, seat: int, card: str) -> bool:
        """Could the effect of an action card be carried out as things stand, were the placement made already?"""
        return self.effects[self.city.effect[self.keys.index(card)]].can(table, seat, False)

    def refuse(self, view: View, action: int) -> Refusal:
        return refusal(self, view if isinstance(view, GuildsView) else self.view_of(view.sight), action)
