"""Peeks, cards that go back, and reshuffles of the discards while cards of the old deck are still in hands."""

from guildhall.kernel.action import Verb
from guildhall.kernel.event import Kind
from guildhall.kernel.layout import Pile
from guildhall.kernel.question import ALWAYS, SECRET, Frame
from guildhall.kernel.rule import Rule
from guildhall.kernel.table import Table
from toys.base import DEAL, DRAW, MAIN, SEATS, Draw, Toy

HAND, DECK, DISCARD, ASIDE = 0, SEATS, SEATS + 1, SEATS + 2
TURN = 0
DRAW_IT, PEEK, DISCARD_IT, BURY, RESHUFFLE, STIR, ON_TOP, PASS = 1, 2, 3, 4, 5, 6, 7, 8
PEEKED, DISCARDED, BURIED = 1, 2, 3
LOOK = 2
TURNS = 16


class Turns(Rule):
    """Each turn one thing: draw, peek, discard faceup, bury unseen, reshuffle the discards, stir the deck."""

    steps = ("choose", "do", "next")

    def step(self, t: Table, f: Frame, at: int) -> None:
        seat = t.mem[TURN] % t.layout.seats
        if at == 0:
            self.choose(t, seat)
        elif at == 1:
            self.do(t, f, seat)
        else:
            t.mem[TURN] += 1
            if t.mem[TURN] < TURNS:
                f.step = 0

    def choose(self, t: Table, seat: int) -> None:
        t.ask(seat, "your turn", "TOY-TRN", ALWAYS)
        if t.count(DECK) > 0:
            t.option(DRAW_IT)
            t.option(STIR)
        if t.count(DECK) > 1:
            t.option(PEEK)
        for card in t.cards(HAND + seat):
            if card >= 0:
                t.option(DISCARD_IT, card)
                if may_lie_unseen(t, card):
                    t.option(BURY, card)
        if t.count(DECK) == 0:
            t.option(PASS)
            if t.count(DISCARD) > 0:
                t.option(RESHUFFLE)

    def do(self, t: Table, f: Frame, seat: int) -> None:
        verb = t.verb(f)
        if verb == DRAW_IT:
            t.begin(DRAW, seat, DECK, HAND + seat)
        elif verb == PEEK:
            t.begin(LOOK, seat)
        elif verb == DISCARD_IT:
            t.move(t.what(f), HAND + seat, DISCARD)
            t.turn_up(t.what(f))
            t.tell(DISCARDED, seat, t.what(f))
        elif verb == BURY:
            t.tell(BURIED, seat, t.what(f))
            t.move(t.what(f), HAND + seat, DISCARD)
        elif verb == RESHUFFLE:
            t.shuffle(DISCARD, DECK, 0)
        elif verb == STIR:
            t.shuffle(DECK, DECK, 0)


def may_lie_unseen(t: Table, card: int) -> bool:
    """A pool has blanks of one other pool at most, so all that lies unseen has to be of one generation."""
    return all(t.label(other) in (other, t.label(card)) for other in t.cards(DISCARD))


class Look(Rule):
    """Look at the top two cards of the deck and put them back in an order of your own."""

    steps = ("first card", "lay it aside", "second card", "lay it aside", "which on top", "put back")

    def step(self, t: Table, f: Frame, at: int) -> None:
        if at in (0, 2):
            t.deal(t.top_slot(DECK), DEAL)
        elif at in (1, 3):
            card = t.take_top(DECK)
            t.put(card, ASIDE)
            t.show(card, 1 << f.seat)
            t.tell(PEEKED, f.seat, card)
        elif at == 4:
            t.ask(f.seat, "which on top", "TOY-PEK", SECRET)
            for card in sorted(t.cards(ASIDE)):
                t.option(ON_TOP, card)
        else:
            top = t.what(f)
            for card in [card for card in t.cards(ASIDE) if card != top] + [top]:
                t.slip(card, ASIDE, DECK, f.seat)


class Well(Toy):
    name = "well"
    cards = tuple(f"pebble-{n}" for n in range(9))
    piles = (Pile("hand", 9, SEATS), Pile("deck", 9), Pile("discard", 9), Pile("aside", 2))
    verbs = (
        Verb("draw"),
        Verb("peek"),
        Verb("discard", "card"),
        Verb("bury", "card"),
        Verb("reshuffle"),
        Verb("stir"),
        Verb("on-top", "card"),
        Verb("pass"),
    )
    kinds = (Kind("peeked", "TOY-EVT", "card"), Kind("discarded", "TOY-EVT", "card"), Kind("buried", "TOY-EVT", "card"))
    rules = (Turns, Draw, Look)
    pools = 12

    def set_up(self, table: Table) -> None:
        self.lay(table, 0, range(len(self.cards)), DECK)
        table.begin(MAIN)
