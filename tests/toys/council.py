"""Sealed branches of several questions each, with a rule nested in them: all commit cards at once, low or high."""

from guildhall.kernel.action import Verb
from guildhall.kernel.event import Kind
from guildhall.kernel.layout import Pile
from guildhall.kernel.question import OPEN, SECRET, Frame
from guildhall.kernel.rule import Rule
from guildhall.kernel.table import Table
from toys.base import DRAW, MAIN, SEATS, Draw, Toy, seats_of

HAND, FLOOR, DECK = 0, SEATS, 2 * SEATS
ROUND = 0
COMMIT, DONE, LOW, HIGH = 1, 2, 3, 4
SPOKE = 1
SPEECH, STANCE = 2, 3
PAUPERS = 4  # the first so many cards can only be low


class Rounds(Rule):
    """Three rounds: fill hands to three, then all commit at once."""

    steps = ("draw", "seal", "next")

    def step(self, t: Table, f: Frame, at: int) -> None:
        if at == 0:
            for seat in reversed(seats_of(t)):
                for _missing in range(3 - t.count(HAND + seat)):
                    t.begin(DRAW, seat, DECK, HAND + seat)
        elif at == 1:
            seats = sum(1 << seat for seat in seats_of(t) if t.count(HAND + seat) > 0)
            t.seal(SPEECH, seats, a=t.mem[ROUND])
        else:
            t.mem[ROUND] += 1
            if t.mem[ROUND] < 3:
                f.step = 0


class Speech(Rule):
    """A sealed branch: commit up to two cards, each low (facedown) or high (faceup)."""

    steps = ("commit", "its stance", "more?", "lay down", "draw")

    def step(self, t: Table, f: Frame, at: int) -> None:
        hand = HAND + f.seat
        if at == 0:
            t.ask(f.seat, "commit a card", "TOY-COM", SECRET)
            t.option(DONE)
            if f.b < 2:
                for card in t.cards(hand):
                    if not committed(t, card):
                        t.option(COMMIT, card)
        elif at == 1:
            if t.verb(f) == DONE:
                t.close()
                f.step = 3
            else:
                f.b += 1
                f.c = t.what(f)
                t.begin(STANCE, f.seat, f.c)
        elif at == 2:
            f.step = 0
        elif at == 3:
            lay_down(t, f.seat)
            f.b = f.c = 0  # what was secret is not kept in a frame
        elif t.count(hand) == 0:
            t.begin(DRAW, f.seat, DECK, hand)


def committed(t: Table, card: int) -> bool:
    return any(t.layout.verb_of[pick] == COMMIT and t.what_of(pick) == card for pick in t.picks())


def lay_down(t: Table, seat: int) -> None:
    card = -1
    for pick in t.picks():
        verb = t.layout.verb_of[pick]
        if verb == COMMIT:
            card = t.what_of(pick)
        elif verb == HIGH:
            t.move(card, HAND + seat, FLOOR + seat)
            t.turn_up(card)
            t.tell(SPOKE, seat, card)
        elif verb == LOW:
            t.slip(card, HAND + seat, FLOOR + seat, seat)
            t.tell(SPOKE, seat, card)


class Stance(Rule):
    """Low or high for card `a`; a pauper's stance answers itself, which nobody can see."""

    steps = ("low or high",)

    def step(self, t: Table, f: Frame, at: int) -> None:
        t.ask(f.seat, "low or high", "TOY-STA", OPEN)
        t.option(LOW)
        if f.a >= PAUPERS:
            t.option(HIGH)


class Council(Toy):
    name = "council"
    cards = tuple(f"pauper-{n}" for n in range(PAUPERS)) + tuple(f"lord-{n}" for n in range(12))
    piles = (Pile("hand", 6, SEATS), Pile("floor", 12, SEATS), Pile("deck", 16))
    verbs = (Verb("commit", "card"), Verb("done"), Verb("low"), Verb("high"))
    kinds = (Kind("spoke", "TOY-EVT", "card"),)
    rules = (Rounds, Draw, Speech, Stance)

    def set_up(self, table: Table) -> None:
        self.lay(table, 0, range(len(self.cards)), DECK)
        table.begin(MAIN)

    def score(self, table: Table, seat: int) -> int:
        return table.count(FLOOR + seat)
