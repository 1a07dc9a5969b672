"""Words on agents in districts."""

from guildhall.games.arcana.effects.effect import FACEDOWN, OTHER, PRESENT, Agents, District
from guildhall.games.arcana.notation import DISCARDED, EXPOSED, MOVE, PEEKED, PROTECTS, RETURNED, STANDS_BY
from guildhall.games.arcana.rules.moves import discard, move_agent, take_home, tidy
from guildhall.games.arcana.table import MILITIA, SAFE, Board
from guildhall.kernel.question import Frame
from guildhall.kernel.table import Table
from guildhall.kernel.vec import i64


class MoveAgent(Agents):
    """Move an agent to another district that shows a stake (ARC-INT-8)."""

    def offer(self, t: Table, f: Frame, named: i64, pile: i64) -> None:
        district: i64
        for district in range(self.board.districts):
            if district != self.board.district_of(pile) and self.board.shows_stake(t, district):
                t.option(MOVE, named, district)

    def do(self, t: Table, f: Frame) -> None:
        pile = self.board.pile_of(t, t.what(f))
        card = self.board.card_named(t, t.what(f))
        move_agent(self.board, t, card, pile, self.board.seat_of(pile), t.where(f))


class ReturnAgent(Agents):
    """Return an agent to its owner's hand."""

    def work(self, t: Table, f: Frame, card: i64, pile: i64) -> None:
        seat = self.board.seat_of(pile)
        take_home(self.board, t, seat, card, pile)
        t.tell(STANDS_BY if self.board.kind[card] == MILITIA else RETURNED, seat, card)


class DiscardAgent(Agents):
    """An agent goes to its owner's discard pile, faceup."""

    def work(self, t: Table, f: Frame, card: i64, pile: i64) -> None:
        seat = self.board.seat_of(pile)
        discard(self.board, t, seat, card, pile)
        t.tell(DISCARDED, seat, card)
        tidy(self.board, t, pile)


class Peek(Agents):
    """Look at another player's facedown agent."""

    def __init__(self, board: Board, cites: str) -> None:
        super().__init__(board, cites, "peek", OTHER, FACEDOWN)

    def may_touch(self, t: Table, f: Frame, owner: i64, district: i64) -> bool:
        return owner != f.seat  # protection is no veil (ARC-INT-22)

    def work(self, t: Table, f: Frame, card: i64, pile: i64) -> None:
        t.show(card, 1 << f.seat)
        t.tell(PEEKED, f.seat, card)


class Expose(Agents):
    """Turn another player's facedown agent faceup."""

    def __init__(self, board: Board, cites: str) -> None:
        super().__init__(board, cites, "expose", OTHER, FACEDOWN)

    def may_touch(self, t: Table, f: Frame, owner: i64, district: i64) -> bool:
        return owner != f.seat

    def work(self, t: Table, f: Frame, card: i64, pile: i64) -> None:
        t.turn_up(card)
        t.tell(EXPOSED, self.board.seat_of(pile), card, self.board.district_of(pile))


class ExchangeAgent(Agents):
    """Exchange the agent that was chosen before with another player's agent in another district."""

    def fits(self, t: Table, f: Frame, card: i64, pile: i64) -> bool:
        return f.b > 0 and self.board.district_of(pile) != self.board.district_of(self.board.pile_of(t, f.b - 1))

    def do(self, t: Table, f: Frame) -> None:
        board = self.board
        mine = board.pile_of(t, f.b - 1)
        card = board.card_named(t, f.b - 1)
        theirs = board.pile_of(t, t.what(f))
        other = board.card_named(t, t.what(f))
        move_agent(board, t, card, mine, f.seat, board.district_of(theirs))
        move_agent(board, t, other, theirs, board.seat_of(theirs), board.district_of(mine))


class Protect(District):
    """The player's agents in a district are protected for this round (ARC-INT-22)."""

    def __init__(self, board: Board, cites: str) -> None:
        super().__init__(board, cites, "protect", PRESENT)

    def work(self, t: Table, f: Frame, district: i64) -> None:
        t.mem[SAFE + f.seat] |= 1 << district
        t.tell(PROTECTS, f.seat, district)
