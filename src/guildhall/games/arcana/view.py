"""What one seat may know of an Arcana table, made from its sight."""

import msgspec

from guildhall.games.arcana import contest
from guildhall.games.arcana.cards import CardSet
from guildhall.games.arcana.notation import ARCANUM_NAMES, DECIDED, KEEP, KINDS, districts
from guildhall.games.arcana.scoring import Score, score
from guildhall.games.arcana.table import (
    ARCANA,
    ASIDE,
    BESIDE,
    CENTRE,
    DECK,
    DECKS,
    DISCARD,
    EVENT_PILE,
    FIRST,
    GUILD,
    HAND,
    LAST,
    LAST_STAKES,
    LEFT_OUT,
    LOOKED_AT,
    MASTERS,
    MILITIA_PILE,
    NEXT_EVENT,
    OBJECTIVES_KEPT,
    OFFER,
    REST,
    ROUND,
    STAKE,
    SUPPLY,
    UNDER_CREST,
    USED,
    Board,
)
from guildhall.kernel.action import UNKNOWN
from guildhall.kernel.game import View
from guildhall.kernel.table import Table


class CardView(msgspec.Struct, frozen=True):
    """A card in a district: what the viewer knows of it, and how it lies."""

    card: str  # `?` if the viewer does not know it
    facedown: bool
    name: str  # what answers call a facedown agent


class SideView(msgspec.Struct, frozen=True):
    """One player's cards in a district."""

    cards: tuple[CardView, ...]
    totals: dict[str, int]  # in each arcanum that counts, by what the viewer knows; nothing without an agent
    needs: dict[str, int]
    bribe: int  # what agents and relics come to, for a personality that can be bribed
    friendly: bool
    protected: bool


class DistrictView(msgspec.Struct, frozen=True):
    """A district, its faceup stake, and who would win it if it was resolved now."""

    name: str
    stake: str  # or nothing
    supply: int  # stakes below it
    known: tuple[str, ...]  # those below as far as the viewer knows them, the next one last
    sides: tuple[SideView, ...]
    winner: int  # or -1
    rule: str  # by which it is won, or stays


class PlayerView(msgspec.Struct, frozen=True):
    """What lies before a player; a card that the viewer does not know is `?`."""

    guild: str  # or nothing, as long as none was chosen
    hand: tuple[str, ...]
    deck: int
    deck_cards: tuple[str, ...]  # what is left in the own deck, in the order of keys
    discard: tuple[str, ...]
    aside: tuple[str, ...]
    crest: tuple[str, ...]
    masters: tuple[str, ...]
    master_used: bool
    objectives: tuple[str, ...]
    offered: tuple[str, ...]
    left_out: tuple[str, ...]
    looked_at: tuple[str, ...]
    picked: tuple[str, ...]  # what the viewer has chosen of a sealed question that is still open
    score: int  # if the game ended now, as far as the viewer may know
    parts: dict[str, int]
    stakes: int
    fiefdoms: dict[str, int]  # stakes of each, "all" counts for any


class ArcanaView(View, frozen=True, kw_only=True):
    """What lies on the table as one seat sees it."""

    round: int
    first: int
    final_round: int  # or 0, as long as nobody knows
    districts: tuple[DistrictView, ...]
    players: tuple[PlayerView, ...]
    stakes_before_jubilee: tuple[int, int]  # in the neutral district: at least and at most so many
    event: str
    next_event: str
    events_left: int
    militia: int


def parts(counted: Score) -> dict[str, int]:
    """A score in its parts; they add up to the total (ARC-END-2)."""
    return {
        "stakes": int(counted.stakes),
        "guild": int(counted.guild_cards),
        "objectives": int(counted.objectives),
    }


class Viewer:
    """Reads a recalled table, on which there is only what its seat knows."""

    def __init__(self, card_set: CardSet, board: Board, t: Table, seat: int) -> None:
        self.card_set = card_set
        self.keys = card_set.keys
        self.board = board
        self.t = t
        self.seat = seat
        self.names = districts(int(board.seats))
        self.scores = [score(board, t, seat) for seat in range(int(board.seats))]
        self.forget_guesses()

    def forget_guesses(self) -> None:
        """A card that may lie elsewhere in a mixture is its owner's (scores count it), but not known to lie here."""
        lay = self.t.layout
        for pile in range(int(lay.piles)):
            for slot in range(int(lay.start[pile]), int(lay.start[pile] + self.t.count(pile))):
                if self.t.mem[slot] >= 0 and not self.t.knows(self.seat, self.t.mem[slot]):
                    self.t.mem[slot] = -1

    def key(self, card: int) -> str:
        return self.keys[card] if self.t.knows(self.seat, card) else UNKNOWN

    def pile(self, pile: int) -> tuple[str, ...]:
        return tuple(self.key(card) for card in self.t.cards(pile))

    def top(self, pile: int) -> str:
        return self.key(self.t.top(pile)) if self.t.count(pile) else ""

    # ------------------------------------------------------------------------------------------- districts
    def district(self, number: int) -> DistrictView:
        t, board = self.t, self.board
        shows = board.shows_stake(t, number)
        found = contest.verdict(board, t, number) if shows else None
        return DistrictView(
            name=self.names[number],
            stake=self.top(STAKE + number),
            supply=int(t.count(SUPPLY + number)),
            known=self.pile(SUPPLY + number),
            sides=tuple(self.side(number, seat, shows) for seat in range(int(board.seats))),
            winner=int(found.winner) if found else -1,
            rule=KINDS[DECIDED + found.reason].rule if found else "ARC-INT-10",
        )

    def side(self, district: int, seat: int, shows: bool) -> SideView:
        t, board = self.t, self.board
        mains = int(board.mains(t, district)) if shows else 0
        counted = [nth for nth in range(ARCANA) if mains >> nth & 1]
        present = t.count(board.field(district, seat)) > 0
        bribable = contest.can_be_bribed(board, t, district)
        return SideView(
            cards=self.cards(int(board.field(district, seat))),
            totals={ARCANUM_NAMES[nth]: int(contest.total(board, t, seat, district, nth)) for nth in counted}
            if present
            else {},
            needs={ARCANUM_NAMES[nth]: int(contest.need(board, t, seat, district, nth)) for nth in counted},
            bribe=int(contest.bribe(board, t, seat, district)) if bribable and present else 0,
            friendly=bool(board.is_friendly(seat, district)),
            protected=bool(board.is_safe(t, seat, district)),
        )

    def cards(self, pile: int) -> tuple[CardView, ...]:
        """The agents and relics of a field; of the facedown ones the nth has a name that all can see."""
        board, found, nth = self.board, [], 0
        district, seat = int(board.district_of(pile)), int(board.seat_of(pile))
        for card in self.t.cards(pile):
            facedown = card < 0 or not self.t.is_faceup(card)
            nth += facedown
            found.append(CardView(self.key(card), facedown, f"{self.names[district]}-{seat}-{nth}" if facedown else ""))
        return tuple(found)

    # ------------------------------------------------------------------------------------------- players
    def player(self, seat: int) -> PlayerView:
        t = self.t
        counted = self.scores[seat]
        guild = int(t.mem[GUILD + seat])
        names = [*self.card_set.fiefdoms, "all"]
        return PlayerView(
            guild=self.card_set.guilds[guild - 1] if guild else "",
            hand=self.pile(HAND + seat),
            deck=int(t.count(DECK + seat)),
            deck_cards=self.deck_cards(seat) if seat == self.seat else (),
            discard=self.pile(DISCARD + seat),
            aside=self.pile(ASIDE + seat) + self.pile(REST + seat) + self.pile(BESIDE + seat),
            crest=self.pile(UNDER_CREST + seat),
            masters=self.pile(MASTERS + seat),
            master_used=bool(t.mem[USED] >> seat & 1),
            objectives=self.pile(OBJECTIVES_KEPT + seat),
            offered=self.pile(OFFER + seat),
            left_out=self.pile(LEFT_OUT + seat),
            looked_at=self.pile(LOOKED_AT + seat),
            picked=self.picked(seat),
            score=int(counted.total()),
            parts=parts(counted),
            stakes=int(counted.won),
            fiefdoms={name: int(count) for name, count in zip(names, counted.of_fiefdom, strict=True) if count},
        )

    def picked(self, seat: int) -> tuple[str, ...]:
        picks = [pick for branch in self.t.branches if branch.seat == seat for pick in branch.picks]
        return tuple(self.keys[self.t.what_of(pick)] for pick in picks if self.t.layout.verb_of[pick] == KEEP)

    def deck_cards(self, seat: int) -> tuple[str, ...]:
        """All that is still in the own deck: its owner can work that out."""
        t, lay = self.t, self.t.layout
        found = [card for card in t.cards(DECK + seat) if card >= 0]
        for pool in range(int(lay.pools)):
            if t.mem[lay.family + pool] == DECKS + seat:
                card = t.mem[lay.first + pool] if t.mem[lay.loose + pool] else -1
                while card >= 0:
                    found.append(card)
                    card = t.mem[lay.next + card]
        return tuple(self.keys[card] for card in sorted(found))

    # ------------------------------------------------------------------------------------------- the table
    def stakes_before_jubilee(self) -> tuple[int, int]:
        """How many neutral stakes can still come before the Jubilee (ARC-SET-4)."""
        t, board = self.t, self.board
        pile = SUPPLY + int(board.neutral)
        size = int(t.count(pile))
        if board.events or t.mem[LAST]:
            return (size, size)
        cards = list(t.cards(pile))
        if board.jubilee in cards:
            places = [cards.index(board.jubilee)]
        else:
            moved = ~LAST_STAKES in list(t.mem[t.layout.laid : t.layout.seen])  # somebody has put some back in secret
            places = [place for place, card in enumerate(cards) if card == ~LAST_STAKES or (moved and card < 0)]
        return (size - 1 - places[-1], size - 1 - places[0]) if places else (size, size)

    def view(self, game: str, sight: tuple[int, ...]) -> ArcanaView:
        t, board = self.t, self.board
        return ArcanaView(
            game=game,
            seat=self.seat,
            sight=sight,
            round=int(t.mem[ROUND]),
            first=int(t.mem[FIRST]),
            final_round=int(t.mem[LAST]),
            districts=tuple(self.district(number) for number in range(int(board.districts))),
            players=tuple(self.player(seat) for seat in range(int(board.seats))),
            stakes_before_jubilee=self.stakes_before_jubilee(),
            event=self.top(CENTRE),
            next_event=self.top(NEXT_EVENT),
            events_left=int(t.count(EVENT_PILE)),
            militia=int(t.count(MILITIA_PILE)),
        )
