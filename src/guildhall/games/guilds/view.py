"""What one seat may know of a Guilds table, made from its sight."""

import msgspec

from guildhall.games.guilds.cards import CardSet
from guildhall.games.guilds.notation import DECIDED, KINDS
from guildhall.games.guilds.scoring import Score, score
from guildhall.games.guilds.table import (
    ASIDE,
    BOULEVARDS,
    CELLS,
    CONDITION_IN_FORCE,
    DECK,
    FIRST,
    GRID,
    HAND,
    MARK,
    POST,
    PURSE,
    ROUND,
    SUPPLY,
    City,
)
from guildhall.kernel.action import UNKNOWN
from guildhall.kernel.game import View
from guildhall.kernel.table import Table
from guildhall.kernel.vec import i64, vec


class CellView(msgspec.Struct, frozen=True):
    """A cell of the city and its card, with who would win it if the round ended now."""

    card: str  # or nothing, once it was won
    support: int
    totals: tuple[int, ...]
    winner: int  # or -1
    rule: str  # by which the card goes to the winner, or stays
    mark: int  # whose Sealed Verdict lies on it, or -1
    rumour: bool


NO_CARD = CellView(card="", support=0, totals=(), winner=-1, rule="", mark=-1, rumour=False)


class AgentView(msgspec.Struct, frozen=True):
    """An agent on a boulevard."""

    seat: int
    purse: bool


class BoulevardView(msgspec.Struct, frozen=True):
    """A boulevard and who stands there."""

    agents: tuple[AgentView, ...]
    barricade: bool


class PlayerView(msgspec.Struct, frozen=True):
    """What lies before a player; a card that the viewer does not know is `?`."""

    agents_left: int
    hand: tuple[str, ...]
    played: tuple[str, ...]
    won: tuple[str, ...]
    contract: str  # empty without the module
    score: int  # if the game ended now, as far as the viewer may know
    parts: dict[str, int]


class GuildsView(View, frozen=True, kw_only=True):
    """What lies on the table as one seat sees it."""

    round: int
    first: int
    deck: int
    aside: tuple[str, ...]  # what somebody is looking at, `?` to all others (GOC-A2)
    condition: str
    cells: tuple[CellView, ...]
    boulevards: tuple[BoulevardView, ...]
    players: tuple[PlayerView, ...]


def parts(counted: Score) -> dict[str, int]:
    """A score in its parts; they add up to the total (GOC-20)."""
    return {
        "guilds": int(counted.guilds),
        "actions": int(counted.actions),
        "militia": -int(counted.militia),
        "condition": int(counted.condition),
        "contract": int(counted.contract),
    }


class Viewer:
    """Reads a recalled table, on which there is only what its seat knows."""

    def __init__(self, card_set: CardSet, city: City, t: Table, seat: int) -> None:
        self.keys = card_set.keys
        self.city = city
        self.t = t
        self.seat = seat

    def key(self, card: int) -> str:
        return self.keys[card] if self.t.knows(self.seat, card) else UNKNOWN

    def pile(self, pile: int) -> tuple[str, ...]:
        return tuple(self.key(card) for card in self.t.cards(pile))

    def cells(self) -> tuple[CellView, ...]:
        totals = self.city.support_totals(self.t)
        return tuple(self.cell(cell, totals) if self.t.count(GRID + cell) else NO_CARD for cell in range(CELLS))

    def cell(self, cell: int, totals: vec[i64]) -> CellView:
        t, city = self.t, self.city
        card = city.card(t, cell)
        seats = int(city.seats)
        winner = int(city.winner(t, cell, totals))
        return CellView(
            card=self.keys[card],
            support=int(city.support_value(t, card)),
            totals=tuple(totals)[cell * seats : (cell + 1) * seats],
            winner=winner,
            rule=KINDS[DECIDED + city.reason(t, cell, totals, winner)].rule,
            mark=int(t.mem[MARK + card]) - 1,
            rumour=bool(t.mem[city.rumour + card]),
        )

    def boulevards(self) -> tuple[BoulevardView, ...]:
        return tuple(self.boulevard(number) for number in range(BOULEVARDS))

    def boulevard(self, number: int) -> BoulevardView:
        mem = self.t.mem
        posts = [post for post in (2 * number, 2 * number + 1) if mem[POST + post]]
        agents = tuple(AgentView(int(mem[POST + post]) - 1, bool(mem[PURSE + post])) for post in posts)
        return BoulevardView(agents, self.city.is_blocked(self.t, number))

    def player(self, seat: int) -> PlayerView:
        counted = score(self.city, self.t, seat)
        contract = self.pile(int(self.city.contract) + seat)
        return PlayerView(
            agents_left=int(self.t.mem[SUPPLY + seat]),
            hand=self.pile(HAND + seat),
            played=self.pile(int(self.city.played) + seat),
            won=self.pile(int(self.city.won) + seat),
            contract=contract[0] if contract else "",
            score=int(counted.total()),
            parts=parts(counted),
        )

    def view(self, game: str, sight: tuple[int, ...]) -> GuildsView:
        t = self.t
        condition = self.pile(CONDITION_IN_FORCE)
        return GuildsView(
            game=game,
            seat=self.seat,
            sight=sight,
            round=int(t.mem[ROUND]),
            first=int(t.mem[FIRST]),
            deck=int(t.count(DECK)),
            aside=self.pile(ASIDE),
            condition=condition[0] if condition else "",
            cells=self.cells(),
            boulevards=self.boulevards(),
            players=tuple(self.player(seat) for seat in range(int(self.city.seats))),
        )
