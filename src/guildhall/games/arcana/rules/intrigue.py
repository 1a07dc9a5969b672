"""The intrigue phase: turns, and what can be done in one."""

from typing import ClassVar

from guildhall.games.arcana.contest import can_be_bribed
from guildhall.games.arcana.notation import (
    ASSIGN,
    BRIBE,
    BRIBED,
    CALLED,
    DISCARD,
    FAILED,
    HELP,
    LOOK,
    PLAY,
    PLAYED,
    SAW,
    SHOWED,
    SUPPORT,
    USE,
    USED,
    VEIL,
)
from guildhall.games.arcana.rules.moves import (
    ACT,
    CALL_MILITIA,
    TURN,
    BoardRule,
    assign,
    check_bribe,
    discard,
    throw_away,
    turn_up_agents,
)
from guildhall.games.arcana.table import ASIDE, BESIDE, HAND, LOCATION, LOOKED_AT, MILITIA_PILE, RELIC, SUPPLY, Board
from guildhall.games.arcana.table import USED as MASTERS_USED
from guildhall.games.arcana.table import VEIL as VEILS
from guildhall.kernel.question import ALWAYS, ELSE_SKIP, Frame
from guildhall.kernel.table import Table
from guildhall.kernel.vec import i64


def veiled_districts(board: Board, t: Table, seat: i64, districts: i64) -> i64:
    """Those of these districts (bits) where an effect lets a player lay agents facedown."""
    bits: i64 = 0
    if t.mem[VEILS + seat] != 0:
        district: i64
        for district in range(board.districts):
            if (districts >> district) & 1 != 0 and board.may_veil(t, seat, district):
                bits |= 1 << district
    return bits


class Intrigue(BoardRule):
    """Turns, clockwise from the first player, until nobody has cards in hand (ARC-INT-1); `a` is whose turn is next."""

    steps: ClassVar[tuple[str, ...]] = ("next turn",)

    def step(self, t: Table, f: Frame, at: i64) -> None:
        passed: i64 = 0
        while passed < self.board.seats and t.count(HAND + f.a) == 0:  # who has none is passed over
            f.a = self.board.left_of(f.a)
            passed += 1
        if passed < self.board.seats:
            f.step = 0  # again, until nobody has cards
            t.begin(TURN, f.a)
            f.a = self.board.left_of(f.a)


class Turn(BoardRule):
    """One action; what was played in it lies beside the deck until it is over (ARC-INT-1, ARC-INT-12)."""

    steps: ClassVar[tuple[str, ...]] = ("act", "tidy")

    def step(self, t: Table, f: Frame, at: i64) -> None:
        if at == 0:
            t.begin(ACT, f.seat, HAND)
            return
        for card in t.cards(BESIDE + f.seat):
            discard(self.board, t, f.seat, card, BESIDE + f.seat)


class Act(BoardRule):
    """A player plays a card of the own pile of kind `a`: from hand, or what an effect drew (ARC-INT-14)."""

    steps: ClassVar[tuple[str, ...]] = ("choose", "act")

    def step(self, t: Table, f: Frame, at: i64) -> None:
        if at == 0:
            self.choose(t, f)
        else:
            self.act(t, f)

    # ------------------------------------------------------------------------------------------- what can be done
    def choose(self, t: Table, f: Frame) -> None:
        board = self.board
        pile = f.a + f.seat
        if t.count(pile) == 0:  # a master's effect can use up the hand
            t.finish(f)
            return
        t.ask(f.seat, "act", "ARC-INT-1", ALWAYS)  # how many options there are depends on hidden cards
        districts = board.open_districts(t)
        veiled = veiled_districts(board, t, f.seat, districts)
        helped = board.militia and f.a == HAND and districts != 0 and t.count(MILITIA_PILE) > 0  # ARC-MIL-3
        for card in t.cards(pile):
            if board.is_agent(card):  # where it lies facedown, and where it may (ARC-INT-2, ARC-INT-3)
                t.options_at(ASSIGN, card, districts)
                t.options_at(VEIL, card, veiled)
            elif board.kind[card] == LOCATION:
                t.option(PLAY, card)
            elif board.kind[card] == RELIC:
                self.offer_bribes(t, f.seat, card)
            t.option(DISCARD, card)
            if helped and self.buys_support(card):
                t.option(SUPPORT, card)
        if f.a == HAND:
            self.offer_master(t, f.seat)

    def offer_bribes(self, t: Table, seat: i64, relic: i64) -> None:
        """Where a personality with a price is to be won, and the player has an agent (ARC-INT-5)."""
        district: i64
        if self.board.price[relic] < 0:
            return
        for district in range(self.board.districts):
            if self.board.has_agent(t, seat, district) and can_be_bribed(self.board, t, district):
                t.option(BRIBE, relic, district)

    def buys_support(self, card: i64) -> bool:
        """A stake card is discarded for the help of the militia (ARC-MIL-1)."""
        return self.board.is_stake(card)

    def offer_master(self, t: Table, seat: i64) -> None:
        """A master who has something to do, once a round (ARC-INT-15)."""
        master = self.board.master(t, seat)
        if master >= 0 and self.board.effect[master] >= 0 and (t.mem[MASTERS_USED] >> seat) & 1 == 0:
            t.option(USE, master)

    # ------------------------------------------------------------------------------------------- doing it
    def act(self, t: Table, f: Frame) -> None:
        verb = t.verb(f)
        card = t.what(f)
        pile = f.a + f.seat
        if verb in (ASSIGN, VEIL):
            facedown = verb == VEIL or self.board.lies_facedown(t, f.seat, t.where(f))
            assign(self.board, t, f.seat, card, pile, t.where(f), facedown)
        elif verb == PLAY:
            self.play(t, f.seat, card, pile)
        elif verb == BRIBE:
            self.bribe(t, f.seat, card, pile, t.where(f))
        elif verb == DISCARD:
            throw_away(self.board, t, f.seat, card, pile)
        elif verb == SUPPORT:
            throw_away(self.board, t, f.seat, card, pile)
            t.begin(CALL_MILITIA, f.seat)
        else:
            self.use(t, f, card)

    def play(self, t: Table, seat: i64, card: i64, pile: i64) -> None:
        """A location takes effect, then goes to the discard pile (ARC-INT-4)."""
        t.move(card, pile, BESIDE + seat)
        t.turn_up(card)
        t.tell(PLAYED, seat, card)
        if self.board.effect[card] >= 0:
            t.begin(self.board.effect[card], seat)

    def bribe(self, t: Table, seat: i64, relic: i64, pile: i64, district: i64) -> None:
        """A relic goes on an own agent (ARC-REL-1); what is not enough waits for more (ARC-REL-4)."""
        t.move(relic, pile, self.board.field(district, seat))
        t.turn_up(relic)
        t.tell(BRIBED, seat, relic, district)
        turn_up_agents(self.board, t, seat, district, SHOWED)
        if not check_bribe(self.board, t, seat, district):
            self.fall_short(t, seat, relic, district)

    def fall_short(self, t: Table, seat: i64, relic: i64, district: i64) -> None:
        """Relic and agents stay (ARC-REL-4)."""
        t.tell(FAILED, seat, relic, district)

    def use(self, t: Table, f: Frame, master: i64) -> None:
        """A master's work is no action: the turn goes on (ARC-INT-15)."""
        t.mem[MASTERS_USED] |= 1 << f.seat
        t.tell(USED, f.seat, master)
        f.step = 0
        t.begin(self.board.effect[master], f.seat)


class CallMilitia(BoardRule):
    """The top militia card helps a player for this round (ARC-MIL-1)."""

    steps: ClassVar[tuple[str, ...]] = ("draw", "take", "choose", "assign")

    def step(self, t: Table, f: Frame, at: i64) -> None:
        # fmt: off
        if at == 0:   t.deal(t.top_slot(MILITIA_PILE), HELP, cites="ARC-MIL-1")
        elif at == 1: self.take(t, f.seat)
        elif at == 2: self.choose(t, f.seat)
        else:         self.assign(t, f)
        # fmt: on

    def take(self, t: Table, seat: i64) -> None:
        """Its player looks at it first."""
        card = t.take_top(MILITIA_PILE)
        t.put(card, ASIDE + seat)
        t.show(card, 1 << seat)
        t.tell(CALLED, seat, card)

    def choose(self, t: Table, seat: i64) -> None:
        """It is put where an agent could be (ARC-MIL-1)."""
        t.ask(seat, "station", "ARC-MIL-1", ALWAYS)
        districts = self.board.open_districts(t)
        t.options_at(ASSIGN, t.top(ASIDE + seat), districts)
        t.options_at(VEIL, t.top(ASIDE + seat), veiled_districts(self.board, t, seat, districts))

    def assign(self, t: Table, f: Frame) -> None:
        facedown = t.verb(f) == VEIL or self.board.lies_facedown(t, f.seat, t.where(f))
        assign(self.board, t, f.seat, t.what(f), ASIDE + f.seat, t.where(f), facedown)


class Shed(BoardRule):
    """A player has to discard a card of his choice from hand."""

    steps: ClassVar[tuple[str, ...]] = ("choose", "discard")

    def step(self, t: Table, f: Frame, at: i64) -> None:
        if at == 1:
            throw_away(self.board, t, f.seat, t.what(f), HAND + f.seat)
            return
        t.ask(f.seat, "shed", "ARC-INT-16", ELSE_SKIP)
        for card in t.cards(HAND + f.seat):
            t.option(DISCARD, card)


class Lift(BoardRule):
    """A player lifts `b` stakes from the supply of district `a` and looks at them."""

    steps: ClassVar[tuple[str, ...]] = ("look", "lift")

    def step(self, t: Table, f: Frame, at: i64) -> None:
        if f.b == 0 or t.count(SUPPLY + f.a) == 0:
            t.finish(f)
        elif at == 0:
            t.deal(t.top_slot(SUPPLY + f.a), LOOK, f.a, "ARC-INF-2")
        else:
            self.lift(t, f)

    def lift(self, t: Table, f: Frame) -> None:
        card = t.take_top(SUPPLY + f.a)
        t.put(card, LOOKED_AT + f.seat)
        t.show(card, 1 << f.seat)
        t.tell(SAW, f.seat, card, f.a)
        f.b -= 1
        f.step = 0
