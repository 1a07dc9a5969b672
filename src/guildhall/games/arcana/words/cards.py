"""Words on cards in hands, decks and discard piles."""

from guildhall.games.arcana import table
from guildhall.games.arcana.effects import cards
from guildhall.games.arcana.table import Board
from guildhall.games.arcana.words.form import Few, InDecks, Play, kind_number
from guildhall.kernel.rule import Word


class Draw(Play, frozen=True, tag="draw"):
    """Draw cards into the hand."""

    count: Few

    def step(self, board: Board, cites: str) -> Word:
        return cards.Draw(board, cites, self.count, table.HAND)


class DrawAside(Play, frozen=True, tag="draw aside"):
    """Draw cards and lay them aside, seen by their owner alone."""

    count: Few

    def step(self, board: Board, cites: str) -> Word:
        return cards.Draw(board, cites, self.count, table.ASIDE)


class PlayOneAside(Play, frozen=True, tag="play one aside"):
    """Play one of the cards aside as an action; the others wait."""

    def step(self, board: Board, cites: str) -> Word:
        return cards.PlayOneAside(board, cites, "play-one")


class KeepOneAside(Play, frozen=True, tag="keep one aside"):
    """Take one of the cards aside into the hand."""

    def step(self, board: Board, cites: str) -> Word:
        return cards.KeepOneAside(board, cites, "keep-one")


class DiscardTheRest(Play, frozen=True, tag="discard the rest"):
    """Discard what is left aside."""

    def step(self, board: Board, cites: str) -> Word:
        return cards.DiscardTheRest(board, cites)


class BuryTheRest(Play, frozen=True, tag="bury the rest"):
    """Put what is left aside under the deck."""

    def step(self, board: Board, cites: str) -> Word:
        return cards.BuryTheRest(board, cites)


class DiscardOne(Play, frozen=True, tag="discard"):
    """Discard a card from hand; with `may`, whoever declines ends the effect."""

    may: bool = False

    def step(self, board: Board, cites: str) -> Word:
        return cards.DiscardOne(board, cites, self.may)


class TakeBack(Play, frozen=True, tag="take back"):
    """Take a card of a kind from the own discard pile into the hand."""

    kind: InDecks = "any"

    def step(self, board: Board, cites: str) -> Word:
        return cards.TakeBack(board, cites, "take-back", kind_number(self.kind))


class OnTheDeck(Play, frozen=True, tag="on the deck"):
    """Put a card of a kind from the own discard pile on top of the deck."""

    kind: InDecks = "any"

    def step(self, board: Board, cites: str) -> Word:
        return cards.OnTheDeck(board, cites, "on-the-deck", kind_number(self.kind))


class Stash(Play, frozen=True, tag="stash"):
    """Put a stake card of the own discard pile under the crest, where it only counts at the end."""

    def step(self, board: Board, cites: str) -> Word:
        return cards.Stash(board, cites, "stash", -1)


class Dismiss(Play, frozen=True, tag="dismiss"):
    """A guild card in hand may be removed from the game."""

    def step(self, board: Board, cites: str) -> Word:
        return cards.Dismiss(board, cites)


class LookAtHand(Play, frozen=True, tag="look at hand"):
    """Look at another player's hand."""

    def step(self, board: Board, cites: str) -> Word:
        return cards.LookAtHand(board, cites, "look-at-hand", 1)


class MakeDiscard(Play, frozen=True, tag="make discard"):
    """Another player with at least so many cards in hand discards one of his choice."""

    at_least: Few

    def step(self, board: Board, cites: str) -> Word:
        return cards.MakeDiscard(board, cites, "make-discard", self.at_least)


class TakeFirst(Play, frozen=True, tag="first player"):
    """Be the first player of the next round."""

    def step(self, board: Board, cites: str) -> Word:
        return cards.TakeFirst(board, cites)
