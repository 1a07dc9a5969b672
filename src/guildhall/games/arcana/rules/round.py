"""A round and what it is made of: cards are drawn, stakes are turned up, the first player card goes on."""

from typing import ClassVar

from guildhall.games.arcana.holds import hold_anew
from guildhall.games.arcana.notation import (
    DRAW,
    DREW,
    DREW_MORE,
    EVENT,
    EVENT_COMES,
    EVENT_HOLDS,
    FIRST_PASSES,
    FOLLOWED,
    JUBILEE_SHOWS,
    LAID_OUT,
    LIMIT,
    MILITIA_HOME,
    RESHUFFLED,
    REVEAL,
    REVEALED,
    ROUND_BEGINS,
)
from guildhall.games.arcana.rules.moves import (
    DRAW_CARDS,
    INTRIGUE_PHASE,
    RESOLUTION_PHASE,
    TURN_UP,
    TURN_UP_EVENT,
    BoardRule,
    clear,
    tidy,
    tidy_district,
)
from guildhall.games.arcana.table import (
    CENTRE,
    DECK,
    DECKS,
    DISCARD,
    EVENT_PILE,
    FIRST,
    HAND,
    HAND_MORE,
    HAND_SIZE,
    INTRIGUE,
    LAST,
    MILITIA,
    MILITIA_ASIDE,
    MILITIA_CARDS,
    MILITIA_PILE,
    NEXT_EVENT,
    NEXT_FIRST,
    OVER,
    PAST_EVENTS,
    PHASE,
    RESOLUTION,
    ROUND,
    STAKE,
    SUPPLY,
    USED,
)
from guildhall.kernel.layout import NOBODY
from guildhall.kernel.question import Frame
from guildhall.kernel.table import Table
from guildhall.kernel.vec import i64


class Round(BoardRule):
    """A round: draw, intrigue, resolution, end (ARC-RND-2)."""

    steps: ClassVar[tuple[str, ...]] = (
        "move event", "what holds", "draw", "intrigue", "resolution", "send militia home", "turn up stakes", "end",
    )  # fmt: skip

    def step(self, t: Table, f: Frame, at: i64) -> None:
        # fmt: off
        if at == 0:   self.begin(t)
        elif at == 1: hold_anew(self.board, t)
        elif at == 2: self.draw(t)                       # ARC-RND-1
        elif at == 3: self.intrigue(t)                   # ARC-INT-1
        elif at == 4: self.resolution(t)                 # ARC-RES-1
        elif at == 5: self.send_militia_home(t)          # ARC-MIL-2
        elif at == 6: self.turn_up_stakes(t)             # ARC-RND-3
        else:         self.end(t)                        # ARC-RND-4
        # fmt: on

    def begin(self, t: Table) -> None:
        t.mem[ROUND] += 1
        t.tell(ROUND_BEGINS, NOBODY, amount=t.mem[ROUND])
        if t.count(NEXT_EVENT) > 0:
            self.move_event(t)

    def move_event(self, t: Table) -> None:
        """The event that was announced holds now; the Jubilee in the centre makes this the final round (ARC-EVT-3)."""
        if t.count(CENTRE) > 0:
            t.move(t.top(CENTRE), CENTRE, PAST_EVENTS)
        card = t.top(NEXT_EVENT)
        t.move(card, NEXT_EVENT, CENTRE)
        if card == self.board.jubilee:
            t.mem[LAST] = t.mem[ROUND]
            t.tell(JUBILEE_SHOWS, NOBODY)
        else:
            t.tell(EVENT_HOLDS, NOBODY, card)
            t.begin(TURN_UP_EVENT)

    def draw(self, t: Table) -> None:
        """From the first player on; begun last draws first."""
        seat = t.mem[FIRST]
        for _nth in range(self.board.seats):
            seat = self.board.right_of(seat)
            t.begin(DRAW_CARDS, seat, max(HAND_SIZE + t.mem[HAND_MORE + seat], 1), HAND)

    def intrigue(self, t: Table) -> None:
        t.mem[PHASE] = INTRIGUE
        t.begin(INTRIGUE_PHASE, a=t.mem[FIRST])

    def resolution(self, t: Table) -> None:
        t.mem[PHASE] = RESOLUTION
        t.begin(RESOLUTION_PHASE)

    def send_militia_home(self, t: Table) -> None:
        """All militia cards are one facedown pile again: which of them were seen says nothing more (ARC-MIL-2)."""
        if not self.board.militia:
            return
        district: i64
        seat: i64
        for district in range(self.board.districts):
            for seat in range(self.board.seats):
                pile = self.board.field(district, seat)
                for card in t.cards(pile):
                    if self.board.kind[card] == MILITIA:
                        t.move(card, pile, MILITIA_ASIDE)
                        tidy(self.board, t, pile)
        if t.count(MILITIA_ASIDE) == 0:
            return
        for card in t.cards(MILITIA_ASIDE):
            t.take(card, MILITIA_ASIDE)
            t.loosen(card, MILITIA_CARDS)
            t.put(~MILITIA_CARDS, MILITIA_PILE)
        t.tell(MILITIA_HOME, NOBODY)

    def turn_up_stakes(self, t: Table) -> None:
        """Begun last is turned up first."""
        district = self.board.districts
        while district > 0:
            district -= 1
            if t.count(STAKE + district) == 0:
                t.begin(TURN_UP, a=district)

    def end(self, t: Table) -> None:
        """What held for this round is over; the first player card goes on (ARC-INT-18, ARC-RND-4)."""
        t.mem[USED] = 0
        if t.mem[NEXT_FIRST] != 0:
            t.mem[FIRST] = t.mem[NEXT_FIRST] - 1
            t.mem[NEXT_FIRST] = 0
        else:
            t.mem[FIRST] = self.next_first(t.mem[FIRST])
        t.tell(FIRST_PASSES, t.mem[FIRST])
        if t.mem[ROUND] == t.mem[LAST]:
            t.mem[OVER] = 1
        elif t.mem[ROUND] == self.board.round_limit:
            t.mem[OVER] = 1
            t.tell(LIMIT, NOBODY)

    def next_first(self, seat: i64) -> i64:
        """To the left (ARC-RND-4)."""
        return self.board.left_of(seat)


class DrawCards(BoardRule):
    """A player draws `a` cards into the own pile of kind `b`, reshuffling in between (ARC-RND-1, ARC-INT-17)."""

    steps: ClassVar[tuple[str, ...]] = ("draw", "take")

    def step(self, t: Table, f: Frame, at: i64) -> None:
        if at == 0:
            self.draw(t, f)
        else:
            self.take(t, f)

    def draw(self, t: Table, f: Frame) -> None:
        deck = DECK + f.seat
        if t.count(deck) == 0:
            if t.count(DISCARD + f.seat) == 0 or f.a == 0:
                t.finish(f)
                return
            t.tell(RESHUFFLED, f.seat, amount=t.count(DISCARD + f.seat))
            t.shuffle(DISCARD + f.seat, deck, DECKS + f.seat)
        if f.a == 0:
            t.finish(f)
            return
        t.deal(t.top_slot(deck), DRAW, f.seat, "ARC-RND-1")

    def take(self, t: Table, f: Frame) -> None:
        card = t.take_top(DECK + f.seat)
        t.put(card, f.b + f.seat)
        t.show(card, 1 << f.seat)
        t.tell(DREW_MORE if t.mem[PHASE] == INTRIGUE else DREW, f.seat, card)
        f.a -= 1
        f.step = 0


class TurnUp(BoardRule):
    """Turn up the next stake of district `a` (ARC-SET-5, ARC-INT-7, ARC-RND-3)."""

    steps: ClassVar[tuple[str, ...]] = ("look", "turn up")

    def step(self, t: Table, f: Frame, at: i64) -> None:
        if t.count(SUPPLY + f.a) == 0:
            clear(self.board, t, f.a)  # ARC-INT-21
            t.finish(f)
        elif at == 0:
            t.deal(t.top_slot(SUPPLY + f.a), REVEAL, f.a, "ARC-RND-3")
        else:
            self.turn_up(t, f.a)

    def turn_up(self, t: Table, district: i64) -> None:
        card = t.take_top(SUPPLY + district)
        t.put(card, STAKE + district)
        t.turn_up(card)
        if card == self.board.jubilee:
            t.mem[LAST] = self.final_round(t)
            t.tell(JUBILEE_SHOWS, NOBODY)
            clear(self.board, t, district)  # ARC-INT-21
        else:
            t.tell(self.told(t), NOBODY, card, district)
            tidy_district(self.board, t, district)

    def told(self, t: Table) -> i64:
        """By which rule a stake comes: at the set-up, in the middle of a round, or at its end."""
        if t.mem[ROUND] == 0:
            return LAID_OUT
        if t.mem[PHASE] == INTRIGUE:
            return FOLLOWED
        return REVEALED

    def final_round(self, t: Table) -> i64:
        """This round is finished, and one more is played (ARC-END-1)."""
        return t.mem[ROUND] + 1


class TurnUpEvent(BoardRule):
    """Turn up the next event, to be seen one round ahead (ARC-EVT-2)."""

    steps: ClassVar[tuple[str, ...]] = ("look", "turn up")

    def step(self, t: Table, f: Frame, at: i64) -> None:
        if at == 0:
            t.deal(t.top_slot(EVENT_PILE), EVENT, cites="ARC-EVT-2")
            return
        card = t.take_top(EVENT_PILE)
        t.put(card, NEXT_EVENT)
        t.turn_up(card)
        t.tell(EVENT_COMES, NOBODY, card)
