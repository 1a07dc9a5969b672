"""The end and the score (ARC-END-2, ARC-END-3, ARC-OBJ-3)."""

from guildhall.games.arcana.table import (
    ASIDE,
    BESIDE,
    DECK,
    DECKS,
    DISCARD,
    HAND,
    OBJECTIVES_KEPT,
    REST,
    UNDER_CREST,
    Board,
)
from guildhall.kernel.table import Table
from guildhall.kernel.vec import append, i64, row_of, vec


class Score:
    """One player's points in their parts."""

    def __init__(self, board: Board) -> None:
        self.stakes: i64 = 0  # points of won stakes
        self.guild_cards: i64 = 0
        self.objectives: i64 = 0
        self.won: i64 = 0  # stake cards, for ties (ARC-END-3)
        self.of_fiefdom: vec[i64] = row_of(board.all_fiefdoms + 1, 0)  # fiefdom -> stakes of it; the last is of all

    def total(self) -> i64:
        return self.stakes + self.guild_cards + self.objectives


def score(board: Board, t: Table, seat: i64) -> Score:
    """What a player would score if the game ended now, as far as the cards are known."""
    found = Score(board)
    for card in holdings(board, t, seat):
        if board.is_stake(card):
            found.stakes += board.points[card]
            found.won += 1
            found.of_fiefdom[board.fiefdom[card]] += 1
        else:
            found.guild_cards += board.points[card]
    found.objectives = fulfilled(board, t, seat, found)
    return found


def holdings(board: Board, t: Table, seat: i64) -> vec[i64]:
    """The cards of a player's deck, discard pile, hand and crest: all but those in districts (ARC-END-2)."""
    found = vec[i64]([])
    for pile in (DECK, DISCARD, HAND, ASIDE, REST, BESIDE, UNDER_CREST):
        for card in t.cards(pile + seat):
            if 0 <= card < board.in_decks:
                found = append(found, card)
    mem = t.mem
    lay = t.layout
    pool: i64
    for pool in range(lay.pools):
        if mem[lay.family + pool] == DECKS + seat and mem[lay.loose + pool] > 0:
            card = mem[lay.first + pool]
            while card >= 0:
                found = append(found, card)
                card = mem[lay.next + card]
    return found


def fulfilled(board: Board, t: Table, seat: i64, found: Score) -> i64:
    """The points of the objectives that the stakes can serve together, as is best for the player (ARC-OBJ-3)."""
    kept = OBJECTIVES_KEPT + seat
    best: i64 = 0
    subset: i64
    for subset in range(1, 1 << t.count(kept)):
        points: i64 = 0
        place: i64
        for place in range(t.count(kept)):
            card = t.card_at(kept, place)
            if (subset >> place) & 1 != 0 and card >= 0:
                points += board.points[card]
        if points > best and serves(board, t, kept, subset, found):
            best = points
    return best


def serves(board: Board, t: Table, kept: i64, subset: i64, found: Score) -> bool:
    """Are there stakes for all of these objectives, each stake counted once? (ARC-OBJ-2)"""
    wanted = row_of(board.all_fiefdoms, 0)
    place: i64
    for place in range(t.count(kept)):
        card = t.card_at(kept, place)
        if (subset >> place) & 1 != 0 and card >= 0:
            wanted[board.fiefdom[card]] += board.stakes_needed[card]
    short: i64 = 0
    fiefdom: i64
    for fiefdom in range(board.all_fiefdoms):
        short += max(wanted[fiefdom] - found.of_fiefdom[fiefdom], 0)
    return short <= found.of_fiefdom[board.all_fiefdoms]
