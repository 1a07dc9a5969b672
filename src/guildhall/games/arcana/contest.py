"""Who wins a stake as things stand: totals, needs, ties, bribes."""

from typing import Final

from guildhall.games.arcana.table import (
    ARCANA,
    BREAKS_TIE,
    BRIBES,
    CLAIM,
    COPY,
    HIGHEST,
    LESS_NEEDED,
    NEEDS,
    NEEDS_AT,
    NEEDS_OF,
    NO_BRIBES,
    NOT_REACHED,
    PERSONALITY,
    RELIC,
    STAKE_KINDS,
    TIED,
    TIES,
    TIES_AT,
    TOTAL_AT,
    TOTALS,
    TOTALS_OF,
    Board,
)
from guildhall.kernel.table import Table
from guildhall.kernel.vec import i64

NO_BID: Final = -1


def value(board: Board, t: Table, card: i64, arcanum: i64) -> i64:
    """An agent's value in an arcanum; one that copies is like the card that was chosen (ARC-HAR-2)."""
    nth = board.copier[card]
    if nth >= 0:
        card = t.mem[COPY + nth] - 1
        if card < 0:
            return 0
    return board.power[ARCANA * card + arcanum]


def strength(board: Board, t: Table, seat: i64, district: i64, arcanum: i64) -> i64:
    """What the agents add up to, as far as their cards are known; NO_BID if there are none (ARC-RES-3)."""
    pile = board.field(district, seat)
    lay = t.layout
    slot = lay.start[pile]
    end = slot + t.mem[lay.size + pile]
    if slot == end:
        return NO_BID
    total: i64 = 0
    while slot < end:
        card = t.mem[slot]
        if card >= 0 and board.kind[card] != RELIC:
            total += value(board, t, card, arcanum)
        slot += 1
    return total


def total(board: Board, t: Table, seat: i64, district: i64, arcanum: i64) -> i64:
    """A player's total in an arcanum, with what holds for this round; NO_BID without an agent there (ARC-RES-9)."""
    found = strength(board, t, seat, district, arcanum)
    if found == NO_BID:
        return NO_BID
    kind = board.kind[board.stake(t, district)] - PERSONALITY
    found += t.mem[TOTALS + ARCANA * seat + arcanum] + t.mem[TOTALS_OF + STAKE_KINDS * seat + kind]
    found += t.mem[TOTAL_AT + district * board.seats + seat]
    return max(found, 0)


def need(board: Board, t: Table, seat: i64, district: i64, arcanum: i64) -> i64:
    """What this player needs there in an arcanum that counts (ARC-RES-4, ARC-RES-9)."""
    stake = board.stake(t, district)
    printed = board.need[ARCANA * stake + arcanum]
    if printed == 0:  # another arcanum than the printed ones counts: the least that is printed
        other: i64
        for other in range(ARCANA):
            here = board.need[ARCANA * stake + other]
            if here > 0 and (printed == 0 or here < printed):
                printed = here
    kind = board.kind[stake] - PERSONALITY
    found = printed + t.mem[NEEDS] + t.mem[NEEDS_OF + kind] + t.mem[NEEDS_AT + district]
    if seat >= 0:
        found -= t.mem[LESS_NEEDED + STAKE_KINDS * seat + kind]
    return max(found, 1)


def counts(board: Board, t: Table, seat: i64, district: i64) -> i64:
    """Bits of the arcana in which this player may win the stake: those that count, or the one that he named."""
    if t.mem[CLAIM + seat] != 0:
        return 1 << (t.mem[CLAIM + seat] - 1)
    return board.mains(t, district)


def bid(board: Board, t: Table, seat: i64, district: i64) -> i64:
    """The highest of this player's totals that reach what is needed, or NO_BID (ARC-STK-5, ARC-STK-7)."""
    mains = counts(board, t, seat, district)
    best: i64 = NO_BID
    arcanum: i64
    for arcanum in range(ARCANA):
        if (mains >> arcanum) & 1 != 0:
            reached = total(board, t, seat, district, arcanum)
            if reached > best and reached >= need(board, t, seat, district, arcanum):
                best = reached
    return best


def wins_ties(board: Board, t: Table, seat: i64, district: i64, best: i64) -> bool:
    """Does something say that this player, whose bid this is, wins ties here? (ARC-RES-7, ARC-CRS-1, ARC-STK-8)"""
    if (t.mem[TIES_AT + seat] >> district) & 1 != 0:
        return True
    ties = t.mem[TIES + seat]
    if (ties >> (ARCANA + board.kind[board.stake(t, district)] - PERSONALITY)) & 1 != 0:
        return True
    mains = counts(board, t, seat, district) & ties
    arcanum: i64
    for arcanum in range(ARCANA):
        if (mains >> arcanum) & 1 != 0 and total(board, t, seat, district, arcanum) == best:
            if best >= need(board, t, seat, district, arcanum):
                return True
    pile = board.field(district, seat)
    place: i64
    for place in range(t.count(pile)):
        card = t.card_at(pile, place)
        if card >= 0 and board.wins_ties[card] != 0:
            return True
    return False


class Verdict:
    """Who wins a stake, and why."""

    def __init__(self) -> None:
        self.winner: i64 = -1
        self.best: i64 = NO_BID
        self.reason: i64 = NOT_REACHED


def verdict(board: Board, t: Table, district: i64) -> Verdict:
    """Who would win the faceup stake of a district now, by what lies there (ARC-RES-3 to ARC-RES-7)."""
    found = Verdict()
    tied = False
    seat: i64
    for seat in range(board.seats):
        mine = bid(board, t, seat, district)
        if mine > found.best:
            found.best = mine
            found.winner = seat
            found.reason = HIGHEST
            tied = False
        elif mine == found.best and mine != NO_BID:
            tied = True
    if tied:
        break_tie(board, t, district, found)
    return found


def break_tie(board: Board, t: Table, district: i64, found: Verdict) -> None:
    """Exactly one of the tied players who wins ties takes the stake; two such cancel each other (ARC-RES-7)."""
    found.winner = -1
    found.reason = TIED
    seat: i64
    for seat in range(board.seats):
        if bid(board, t, seat, district) == found.best and wins_ties(board, t, seat, district, found.best):
            if found.reason == BREAKS_TIE:
                found.winner = -1
                found.reason = TIED
                return
            found.winner = seat
            found.reason = BREAKS_TIE


# ------------------------------------------------------------------------------------------------- bribes
def can_be_bribed(board: Board, t: Table, district: i64) -> bool:
    """Does the district show a personality with a price? (ARC-REL-1, ARC-REL-5)"""
    return t.mem[NO_BRIBES] == 0 and has_price(board, board.stake(t, district))


def has_price(board: Board, stake: i64) -> bool:
    """A personality whose price is not "-" (ARC-REL-5)."""
    return stake >= 0 and board.kind[stake] == PERSONALITY and board.price[stake] >= 0


def bribe(board: Board, t: Table, seat: i64, district: i64) -> i64:
    """What a player's agents and relics there come to, in the best of the main arcana (ARC-REL-2, ARC-REL-7)."""
    mains = board.mains(t, district)
    best: i64 = 0
    arcanum: i64
    for arcanum in range(ARCANA):
        if (mains >> arcanum) & 1 != 0:
            best = max(best, corruption(board, t, seat, district, arcanum))
    ducats: i64 = t.mem[BRIBES + seat]
    for card in t.cards(board.field(district, seat)):
        if card >= 0 and board.kind[card] == RELIC:
            ducats += board.price[card]
    return max(best + ducats, 0)


def corruption(board: Board, t: Table, seat: i64, district: i64, arcanum: i64) -> i64:
    """What a player's agents add to a bribe; one that copies is like the best that lies open there (ARC-HAR-2)."""
    found: i64 = 0
    for card in t.cards(board.field(district, seat)):
        if card >= 0 and board.kind[card] != RELIC:
            if board.copier[card] >= 0:
                found += best_agent(board, t, district, arcanum)
            else:
                found += board.power[ARCANA * card + arcanum]
    return found


def best_agent(board: Board, t: Table, district: i64, arcanum: i64) -> i64:
    """The highest value of an agent that lies open in the district."""
    best: i64 = 0
    seat: i64
    for seat in range(board.seats):
        for card in t.cards(board.field(district, seat)):
            if card >= 0 and t.is_faceup(card) and board.copier[card] < 0 and board.kind[card] != RELIC:
                best = max(best, board.power[ARCANA * card + arcanum])
    return best


def pays(board: Board, t: Table, seat: i64, district: i64) -> bool:
    """Do this player's agents and relics come to the personality's price? (ARC-REL-3)"""
    stake = board.stake(t, district)
    if stake < 0 or not can_be_bribed(board, t, district):
        return False
    return bribe(board, t, seat, district) >= board.price[stake]
