"""What every player can expect of a position, in hundredths of a victory point: for bots, and never for the rules.

A stake is worth its points and, while there are rounds left to play it in, its use as a card. Whoever leads in a
district wins it with a likelihood that grows with the lead and shrinks with the cards that others can still play.
"""

from typing import Final

from guildhall.games.arcana import contest
from guildhall.games.arcana.notation import KEEP
from guildhall.games.arcana.scoring import Score, score
from guildhall.games.arcana.table import (
    AGENT,
    ARCANA,
    DISTRICT_SIZE,
    EVENT_PILE,
    HAND,
    LAST,
    LOCATION,
    OBJECTIVES_KEPT,
    RELIC,
    ROUND,
    SUPPLY,
    Board,
)
from guildhall.kernel.table import Table
from guildhall.kernel.vec import i64, row_of, vec

POINT: Final = 100
LEAD: Final = 50  # per cent for a leader without a lead
EACH_AHEAD: Final = 14  # more for each that the total is higher than the next one
EACH_CARD: Final = 3  # less for each card in the others' hands
MOST: Final = 96
LEAST: Final = 25
UNREACHED: Final = 45  # per cent for who has nearly what is needed; agents stay where nobody wins
TIE: Final = 30
BRIBE_AHEAD: Final = 25
HIDDEN: Final = 4  # for each facedown agent: others have to guess
BACK: Final = 97  # per cent of the points of a card in a district, before the final round and in it
BACK_AT_LAST: Final = 70
LOCATION_USE: Final = 90  # what a card is worth as a card while the game is young
RELIC_USE: Final = 25  # a ducat
AGENT_USE: Final = 30  # each of its highest value
VERSATILE: Final = 10  # each of all its values, in a deck
IN_HAND: Final = 35  # per cent of that for a card that can still be played this round


def outlook(board: Board, t: Table, seat: i64) -> vec[i64]:
    """Every player's expectation, as far as the cards lie on this table; objectives are the seat's own alone."""
    found = row_of(board.seats, 0)
    left = rounds_left(board, t)
    mine = score(board, t, seat)
    player: i64
    for player in range(board.seats):
        if player == seat:
            found[player] = POINT * mine.total() + progress(board, t, seat, mine) + picked(board, t, seat)
        else:
            theirs = score(board, t, player)
            found[player] = POINT * (theirs.total() - theirs.objectives)  # imagined ones say nothing
        found[player] += hand_use(board, t, player) + in_districts(board, t, player)
    district: i64
    for district in range(board.districts):
        if board.shows_stake(t, district):
            stake = board.stake(t, district)
            worth = POINT * board.points[stake] + use(board, stake) * left // 100
            wanted: i64 = wish(board, t, seat, stake, mine)
            for player in range(board.seats):
                likely = likelihood(board, t, player, district)
                found[player] += likely * worth // 100
                if player == seat:
                    found[player] += likely * wanted // 100 + hidden(board, t, seat, district)
    return found


def picked(board: Board, t: Table, seat: i64) -> i64:
    """What the cards are worth that the seat has chosen of a sealed question so far, for a deck above all."""
    found: i64 = 0
    for branch in t.branches:
        if branch.seat == seat:
            for pick in branch.picks:
                if t.layout.verb_of[pick] == KEEP:
                    found += deck_worth(board, t.what_of(pick))
    return found


def deck_worth(board: Board, card: i64) -> i64:
    """A location or a relic does for one round what a fair agent does; an agent is as good as it is versatile."""
    if board.kind[card] != AGENT:
        return use(board, card)
    total: i64 = 0
    arcanum: i64
    for arcanum in range(ARCANA):
        total += board.power[ARCANA * card + arcanum]
    return use(board, card) + VERSATILE * total


def in_districts(board: Board, t: Table, seat: i64) -> i64:
    """The points of cards that lie in districts: they come back, unless the game ends before (ARC-END-2)."""
    found: i64 = 0
    district: i64
    for district in range(board.districts):
        for card in t.cards(board.field(district, seat)):
            if card >= 0:
                found += board.points[card]
    if t.mem[LAST] == t.mem[ROUND]:
        return found * BACK_AT_LAST
    return found * BACK


def rounds_left(board: Board, t: Table) -> i64:
    """How much of the game is left to play won cards in, in per cent."""
    if t.mem[LAST] != 0:
        return 0
    if board.events:
        return 100 * t.count(EVENT_PILE) // DISTRICT_SIZE
    return 100 * t.count(SUPPLY + board.neutral) // DISTRICT_SIZE


def use(board: Board, card: i64) -> i64:
    """What a card is worth when it is played, rather than at the end."""
    kind = board.kind[card]
    if kind == LOCATION:
        return LOCATION_USE
    if kind == RELIC:
        return RELIC_USE * max(board.price[card], 0)
    best: i64 = 0
    arcanum: i64
    for arcanum in range(ARCANA):
        best = max(best, board.power[ARCANA * card + arcanum])
    return AGENT_USE * best


def hand_use(board: Board, t: Table, seat: i64) -> i64:
    found: i64 = 0
    for card in t.cards(HAND + seat):
        if card >= 0:
            found += IN_HAND * use(board, card) // 100
    return found


def hidden(board: Board, t: Table, seat: i64, district: i64) -> i64:
    """For each own agent that the others can not see."""
    found: i64 = 0
    for card in t.cards(board.field(district, seat)):
        if not t.is_public(card):
            found += HIDDEN
    return found


# ------------------------------------------------------------------------------------------------- districts
def likelihood(board: Board, t: Table, seat: i64, district: i64) -> i64:
    """How likely a player is to win a district's stake, in per cent."""
    bid = contest.bid(board, t, seat, district)
    if bid < 0:
        return unreached(board, t, seat, district)
    ahead: i64 = 99
    cards: i64 = 0
    other: i64
    for other in range(board.seats):
        if other != seat:
            cards += t.count(HAND + other)
            ahead = min(ahead, bid - best_total(board, t, other, district))
    if ahead < 0:
        return unreached(board, t, seat, district) // 2
    if ahead == 0:
        if contest.verdict(board, t, district).winner != seat:
            return TIE
        ahead = 1
    return max(min(LEAD + EACH_AHEAD * ahead - EACH_CARD * cards, MOST), LEAST)


def best_total(board: Board, t: Table, seat: i64, district: i64) -> i64:
    """The highest total of a player in what counts there, whether it suffices or not."""
    mains = board.mains(t, district)
    best: i64 = 0
    arcanum: i64
    for arcanum in range(ARCANA):
        if (mains >> arcanum) & 1 != 0:
            best = max(best, contest.total(board, t, seat, district, arcanum))
    return best


def unreached(board: Board, t: Table, seat: i64, district: i64) -> i64:
    """Agents that do not suffice stay, and others may join them; so may ducats."""
    best: i64 = 0
    mains = board.mains(t, district)
    arcanum: i64
    for arcanum in range(ARCANA):
        if (mains >> arcanum) & 1 != 0:
            total = contest.total(board, t, seat, district, arcanum)
            if total > 0:
                need = 2 * contest.need(board, t, seat, district, arcanum)
                near = min(2 * total + best_in_hand(board, t, seat, arcanum), need)
                best = max(best, UNREACHED * near * near // (need * need))
    if board.has_agent(t, seat, district) and contest.can_be_bribed(board, t, district):
        price = board.price[board.stake(t, district)]
        best = max(best, BRIBE_AHEAD * min(contest.bribe(board, t, seat, district), price) // max(price, 1))
    return best


def best_in_hand(board: Board, t: Table, seat: i64, arcanum: i64) -> i64:
    """The highest value in an arcanum that could still join."""
    best: i64 = 0
    for card in t.cards(HAND + seat):
        if card >= 0 and board.is_agent(card):
            best = max(best, board.power[ARCANA * card + arcanum])
    return best


# ------------------------------------------------------------------------------------------------- objectives
def wish(board: Board, t: Table, seat: i64, stake: i64, mine: Score) -> i64:
    """What a stake adds to the hope for the own objectives."""
    found: i64 = 0
    for card in t.cards(OBJECTIVES_KEPT + seat):
        fits = card >= 0 and (board.fiefdom[stake] == board.fiefdom[card] or board.fiefdom[stake] == board.all_fiefdoms)
        if fits:
            if served(board, card, mine) < board.stakes_needed[card]:
                found += 80 * board.points[card] // board.stakes_needed[card]
    return found


def progress(board: Board, t: Table, seat: i64, mine: Score) -> i64:
    """Half of what is reached of an objective that is not fulfilled yet."""
    found: i64 = 0
    for card in t.cards(OBJECTIVES_KEPT + seat):
        if card >= 0:
            have = served(board, card, mine)
            if have < board.stakes_needed[card]:
                found += 50 * board.points[card] * have // board.stakes_needed[card]
    return found


def served(board: Board, objective: i64, mine: Score) -> i64:
    return mine.of_fiefdom[board.fiefdom[objective]] + mine.of_fiefdom[board.all_fiefdoms]
