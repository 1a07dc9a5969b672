"""What happens to cards on the table, whichever rule has them moved."""

from typing import Final

from guildhall.games.arcana import contest
from guildhall.games.arcana.notation import (
    ASSIGNED,
    DISCARDED,
    EXPOSED,
    MOVED,
    REMOVED,
    SHOWED,
    TURNED_DOWN,
    VEILED,
)
from guildhall.games.arcana.table import (
    BOX,
    DISCARD,
    HAND,
    MILITIA,
    MILITIA_ASIDE,
    RELIC,
    STAKE,
    Board,
)
from guildhall.kernel.rule import Rule
from guildhall.kernel.table import Table
from guildhall.kernel.vec import i64

# the numbers of the rules, in the order of the book
GAME: Final = 0
CHOOSE_GUILD: Final = 1
CHOOSE_MASTER: Final = 2
BUILD_DECK: Final = 3
DEAL_OBJECTIVES: Final = 4
CHOOSE_OBJECTIVES: Final = 5
GAME_ROUND: Final = 6
DRAW_CARDS: Final = 7
TURN_UP: Final = 8
INTRIGUE_PHASE: Final = 9
TURN: Final = 10
ACT: Final = 11
CALL_MILITIA: Final = 12
WIN: Final = 13
RESOLUTION_PHASE: Final = 14
SETTLE: Final = 15
SHED: Final = 16
LIFT: Final = 17
TURN_UP_EVENT: Final = 18
FIRST_EFFECT: Final = 19

# how a stake is won
BY_TOTAL: Final = 0
BY_BRIBE: Final = 1
BY_EFFECT: Final = 2


class BoardRule(Rule):
    """A rule that knows the board."""

    def __init__(self, board: Board) -> None:
        self.board: Board = board


# ------------------------------------------------------------------------------------------------- laying agents
def assign(board: Board, t: Table, seat: i64, card: i64, src: i64, district: i64, facedown: bool) -> None:
    """Assign an agent from the pile of its owner (ARC-INT-2, ARC-INT-3)."""
    pile = board.field(district, seat)
    if facedown:
        t.slip(card, src, pile, seat)
        t.tell(VEILED, seat, card, district)
        return
    t.move(card, src, pile)
    t.turn_up(card)
    t.tell(ASSIGNED, seat, card, district)
    check_bribe(board, t, seat, district)


def turn_up_agents(board: Board, t: Table, seat: i64, district: i64, told: i64) -> None:
    """All agents of a player in a district lie open; `told` says why."""
    for card in t.cards(board.field(district, seat)):
        if not t.is_faceup(card):
            t.turn_up(card)
            t.tell(told, seat, card, district)


def check_bribe(board: Board, t: Table, seat: i64, district: i64) -> bool:
    """A relic lies there and the sum suffices: the personality is won at once (ARC-REL-3, ARC-REL-4)."""
    if not board.has_relic(t, seat, district):
        return False
    turn_up_agents(board, t, seat, district, SHOWED)
    if not contest.pays(board, t, seat, district):
        return False
    t.begin(WIN, seat, district, BY_BRIBE)
    return True


def move_agent(board: Board, t: Table, card: i64, src: i64, seat: i64, district: i64) -> None:
    """Move an agent from district to district; it arrives as if it was played there from hand (ARC-INT-8)."""
    facedown = board.lies_facedown(t, seat, district)
    t.move(card, src, board.field(district, seat))
    if facedown:
        was_up = t.is_faceup(card)
        t.turn_down(card)
        t.tell(TURNED_DOWN if was_up else MOVED, seat, card, district)
    else:
        t.turn_up(card)
        t.tell(MOVED, seat, card, district)
    tidy(board, t, src)
    check_bribe(board, t, seat, district)


def tidy(board: Board, t: Table, pile: i64) -> None:
    """Relics without an agent, or at a stake that can not be bribed, go to their owner's discard pile (ARC-REL-8)."""
    district = board.district_of(pile)
    if board.agents(t, pile) > 0 and contest.has_price(board, board.stake(t, district)):
        return
    for card in t.cards(pile):
        if card >= 0 and board.kind[card] == RELIC:
            throw_away(board, t, board.seat_of(pile), card, pile)


def tidy_district(board: Board, t: Table, district: i64) -> None:
    """After the district's stake has changed."""
    seat: i64
    for seat in range(board.seats):
        tidy(board, t, board.field(district, seat))


# ------------------------------------------------------------------------------------------------- other piles
def discard(board: Board, t: Table, seat: i64, card: i64, src: i64) -> None:
    """Lay a card on its owner's discard pile; a militia card waits beside its own pile instead (ARC-MIL-3)."""
    if board.kind[card] == MILITIA:
        t.move(card, src, MILITIA_ASIDE)
    else:
        t.move(card, src, DISCARD + seat)
    t.turn_up(card)


def take_home(board: Board, t: Table, seat: i64, card: i64, src: i64) -> None:
    """Return an agent to its owner's hand, after all have seen it (ARC-INT-24); the militia has no hand (ARC-MIL-3)."""
    if board.kind[card] == MILITIA:
        discard(board, t, seat, card, src)
    else:
        t.turn_up(card)
        t.move(card, src, HAND + seat)
        t.turn_down(card)
    tidy(board, t, src)


def remove_stake(board: Board, t: Table, seat: i64, district: i64) -> None:
    """The faceup stake goes to the box and the next is turned up; agents stay (ARC-INT-19)."""
    card = t.top(STAKE + district)
    t.move(card, STAKE + district, BOX)
    t.tell(REMOVED, seat, card)
    t.begin(TURN_UP, a=district)


def clear(board: Board, t: Table, district: i64) -> None:
    """Every card there goes to its owner's discard pile (ARC-RES-5)."""
    seat: i64
    for seat in range(board.seats):
        pile = board.field(district, seat)
        for card in t.cards(pile):
            if not t.is_faceup(card):
                t.turn_up(card)
                t.tell(EXPOSED, seat, card, district)
            discard(board, t, seat, card, pile)


def throw_away(board: Board, t: Table, seat: i64, card: i64, src: i64) -> None:
    """Discard a card as everybody is told of it."""
    discard(board, t, seat, card, src)
    t.tell(DISCARDED, seat, card)
