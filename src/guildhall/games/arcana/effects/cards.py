"""Words on cards in hands, decks and discard piles."""

from guildhall.games.arcana.effects.effect import BoardWord
from guildhall.games.arcana.notation import (
    DISCARD,
    DISCARDED,
    LAID_UNDER,
    LOOKED_AT_HAND,
    PASS,
    PICK,
    PLAYER,
    PUT_BY,
    REMOVED,
    TOOK_BACK,
    TOOK_FIRST,
    TOPPED,
)
from guildhall.games.arcana.rules.moves import ACT, DRAW_CARDS, SHED, throw_away
from guildhall.games.arcana.table import (
    AGENT,
    ASIDE,
    BESIDE,
    BOX,
    DECK,
    HAND,
    NEXT_FIRST,
    PERSONALITY,
    REST,
    UNDER_CREST,
    Board,
)
from guildhall.games.arcana.table import DISCARD as DISCARD_PILE
from guildhall.kernel.question import ALWAYS, ELSE_END, ELSE_SKIP, OPEN, SECRET, Frame
from guildhall.kernel.table import Table
from guildhall.kernel.vec import i64


class Draw(BoardWord):
    """Draw cards, into the hand or aside."""

    def __init__(self, board: Board, cites: str, count: i64, pile: i64) -> None:
        super().__init__(board, cites)
        self.count: i64 = count
        self.pile: i64 = pile

    def do(self, t: Table, f: Frame) -> None:
        t.begin(DRAW_CARDS, f.seat, self.count, self.pile)


class OneAside(BoardWord):
    """Choose one of the cards aside, in secret while there are several."""

    def __init__(self, board: Board, cites: str, question: str) -> None:
        super().__init__(board, cites)
        self.asks = question

    def ask(self, t: Table, f: Frame) -> None:
        several = t.count(ASIDE + f.seat) > 1
        t.ask(f.seat, self.asks, self.cites, SECRET if several else OPEN | ELSE_SKIP)
        for card in t.cards(ASIDE + f.seat):
            t.option(PICK, card)


class PlayOneAside(OneAside):
    """Play one of the cards aside; the others lie apart until that is over (ARC-INT-14)."""

    def do(self, t: Table, f: Frame) -> None:
        for card in t.cards(ASIDE + f.seat):
            if card != t.what(f):
                t.slip(card, ASIDE + f.seat, REST + f.seat, f.seat)
                f.c += 1
        t.begin(ACT, f.seat, ASIDE)


class KeepOneAside(OneAside):
    """Take one of the cards aside into the hand."""

    def do(self, t: Table, f: Frame) -> None:
        t.slip(t.what(f), ASIDE + f.seat, HAND + f.seat, f.seat)


class DiscardTheRest(BoardWord):
    """What is left aside lies beside the deck until the action is over (ARC-INT-12)."""

    def do(self, t: Table, f: Frame) -> None:
        for card in t.cards(ASIDE + f.seat):
            self.lay_beside(t, f.seat, card, ASIDE + f.seat)
        while f.c > 0:
            f.c -= 1
            self.lay_beside(t, f.seat, t.top(REST + f.seat), REST + f.seat)

    def lay_beside(self, t: Table, seat: i64, card: i64, pile: i64) -> None:
        t.move(card, pile, BESIDE + seat)
        t.turn_up(card)
        t.tell(DISCARDED, seat, card)


class BuryTheRest(BoardWord):
    """What is left aside goes under the deck."""

    def do(self, t: Table, f: Frame) -> None:
        for card in t.cards(ASIDE + f.seat):
            self.put_under(t, f.seat, card, ASIDE + f.seat)
        while f.c > 0:
            f.c -= 1
            self.put_under(t, f.seat, t.top(REST + f.seat), REST + f.seat)

    def put_under(self, t: Table, seat: i64, card: i64, pile: i64) -> None:
        t.take(card, pile)
        t.put_under(card, DECK + seat)
        t.tell(LAID_UNDER, seat, card)


class DiscardOne(BoardWord):
    """Discard a card from hand; who may decline and does, ends the effect."""

    def __init__(self, board: Board, cites: str, may: bool) -> None:
        super().__init__(board, cites)
        self.may = may

    def ask(self, t: Table, f: Frame) -> None:
        t.ask(f.seat, "shed", self.cites, OPEN | ELSE_END if self.may else OPEN | ELSE_SKIP)
        if self.may and t.count(HAND + f.seat) > 0:
            t.option(PASS)
        for card in t.cards(HAND + f.seat):
            t.option(DISCARD, card)

    def do(self, t: Table, f: Frame) -> None:
        if t.verb(f) == PASS:
            t.finish(f)
        else:
            throw_away(self.board, t, f.seat, t.what(f), HAND + f.seat)


class FromDiscards(BoardWord):
    """Choose a card of the own discard pile; of any kind, or of this one."""

    def __init__(self, board: Board, cites: str, question: str, kind: i64) -> None:
        super().__init__(board, cites)
        self.asks = question
        self.kind: i64 = kind

    def ask(self, t: Table, f: Frame) -> None:
        t.ask(f.seat, self.asks, self.cites, OPEN | ELSE_SKIP)
        for card in t.cards(DISCARD_PILE + f.seat):
            if self.fits(t, card):
                t.option(PICK, card)

    def fits(self, t: Table, card: i64) -> bool:
        kind = self.board.kind[card]
        return self.kind < 0 or kind == self.kind or (kind == PERSONALITY and self.kind == AGENT)


class TakeBack(FromDiscards):
    """Take a card of the own discard pile into the hand."""

    def do(self, t: Table, f: Frame) -> None:
        t.move(t.what(f), DISCARD_PILE + f.seat, HAND + f.seat)
        t.turn_down(t.what(f))
        t.tell(TOOK_BACK, f.seat, t.what(f))


class OnTheDeck(FromDiscards):
    """Put a card of the own discard pile on top of the deck."""

    def do(self, t: Table, f: Frame) -> None:
        t.move(t.what(f), DISCARD_PILE + f.seat, DECK + f.seat)
        t.turn_down(t.what(f))
        t.tell(TOPPED, f.seat, t.what(f))


class Stash(FromDiscards):
    """Put a stake card of the own discard pile under the crest, where it only counts at the end."""

    def fits(self, t: Table, card: i64) -> bool:
        return self.board.is_stake(card)

    def do(self, t: Table, f: Frame) -> None:
        t.move(t.what(f), DISCARD_PILE + f.seat, UNDER_CREST + f.seat)
        t.tell(PUT_BY, f.seat, t.what(f))


class Dismiss(BoardWord):
    """Remove a guild card in hand from the game, if its player likes."""

    def ask(self, t: Table, f: Frame) -> None:
        t.ask(f.seat, "dismiss", self.cites, ALWAYS)  # how many guild cards are in hand is nobody's business
        t.option(PASS)
        for card in t.cards(HAND + f.seat):
            if not self.board.is_stake(card):
                t.option(PICK, card)

    def do(self, t: Table, f: Frame) -> None:
        if t.verb(f) == PASS:
            return
        card = t.what(f)
        t.move(card, HAND + f.seat, BOX)
        t.turn_up(card)
        t.tell(REMOVED, f.seat, card)


class OfPlayers(BoardWord):
    """A word that chooses another player with at least so many cards in hand."""

    def __init__(self, board: Board, cites: str, question: str, at_least: i64) -> None:
        super().__init__(board, cites)
        self.asks = question
        self.at_least: i64 = at_least

    def ask(self, t: Table, f: Frame) -> None:
        seat: i64
        t.ask(f.seat, self.asks, self.cites, OPEN | ELSE_SKIP)
        for seat in range(self.board.seats):
            if seat != f.seat and t.count(HAND + seat) >= self.at_least:
                t.option(PLAYER, seat)


class LookAtHand(OfPlayers):
    """Look at another player's hand."""

    def do(self, t: Table, f: Frame) -> None:
        seat = t.what(f)
        for card in t.cards(HAND + seat):
            t.show(card, 1 << f.seat)
        t.tell(LOOKED_AT_HAND, f.seat, seat)


class MakeDiscard(OfPlayers):
    """Another player discards a card of his choice."""

    def do(self, t: Table, f: Frame) -> None:
        t.begin(SHED, t.what(f))


class TakeFirst(BoardWord):
    """Be the first player of the next round."""

    def do(self, t: Table, f: Frame) -> None:
        t.mem[NEXT_FIRST] = f.seat + 1
        t.tell(TOOK_FIRST, f.seat)
