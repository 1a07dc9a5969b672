"""Tracks: facedown plays from a hand of two decks and of a card that everybody saw, shown later one by one."""

from guildhall.kernel.action import Verb
from guildhall.kernel.event import Kind
from guildhall.kernel.layout import Pile
from guildhall.kernel.question import ALWAYS, ELSE_END, SECRET, Frame
from guildhall.kernel.rule import Rule
from guildhall.kernel.table import Table
from toys.base import DRAW, MAIN, SEATS, Draw, Toy, seats_of

HAND, MASK, KINGS, POOR, DISCARD = 0, SEATS, 2 * SEATS, 2 * SEATS + 1, 2 * SEATS + 2
TURN = 0
PLAY, SHOW, UNMASK, LOOK, NOTHING = 1, 2, 3, 4, 5
PLAYED, SHOWN, UNMASKED, LOOKED = 1, 2, 3, 4
PLAY_ONE, UNMASK_ONE = 2, 3
ROUNDS = 4


class Rounds(Rule):
    """Draw one of each deck, show a card, play two facedown, look at a neighbour's, unmask one."""

    steps = ("deal", "show a card", "lay it open", "play", "play again", "look", "see", "unmask", "next")

    def step(self, t: Table, f: Frame, at: int) -> None:
        seat = t.mem[TURN] % t.layout.seats
        neighbour = (seat + 1) % t.layout.seats
        if at == 0:
            for deck in (KINGS, POOR):
                if t.count(deck) == 0 and t.count(DISCARD) > 0:
                    t.shuffle(DISCARD, deck, deck - KINGS)
                t.begin(DRAW, seat, deck, HAND + seat)
        elif at == 1:
            t.ask(seat, "show a card of your hand to all", "TOY-SHW", ALWAYS)
            t.option(NOTHING)
            for card in t.cards(HAND + seat):
                if not t.is_public(card):
                    t.option(SHOW, card)
        elif at == 2:
            if t.verb(f) == SHOW:
                t.show(t.what(f), t.layout.everyone)
                t.tell(SHOWN, seat, t.what(f))
        elif at in (3, 4):
            t.begin(PLAY_ONE, seat)
        elif at == 5:
            t.ask(seat, "look at a mask", "TOY-LOK", ALWAYS)
            t.option(NOTHING)
            if t.count(MASK + neighbour) > 0:
                t.option(LOOK)
        elif at == 6:
            if t.verb(f) == LOOK:
                card = t.top(MASK + neighbour)
                t.show(card, 1 << seat)
                t.tell(LOOKED, seat, card, neighbour)
        elif at == 7:
            t.begin(UNMASK_ONE, seat)
        else:
            t.mem[TURN] += 1
            if t.mem[TURN] < ROUNDS * t.layout.seats:
                f.step = 0


class PlayOne(Rule):
    """Play a card facedown: the others can not tell which one left the hand."""

    steps = ("which", "play it")

    def step(self, t: Table, f: Frame, at: int) -> None:
        if at == 0:
            t.ask(f.seat, "play a mask", "TOY-PLY", SECRET | ELSE_END)  # an empty hand is public
            for card in t.cards(HAND + f.seat):
                t.option(PLAY, card)
        else:
            t.slip(t.what(f), HAND + f.seat, MASK + f.seat, f.seat)
            t.tell(PLAYED, f.seat, t.what(f))


class UnmaskOne(Rule):
    """Turn up any one mask, your own or another's, and discard it."""

    steps = ("which", "turn it up")

    def step(self, t: Table, f: Frame, at: int) -> None:
        if at == 0:
            t.ask(f.seat, "unmask", "TOY-UNM", ALWAYS)
            t.option(NOTHING)
            for seat in seats_of(t):
                if t.count(MASK + seat) > 0:
                    t.option(UNMASK, seat)
        elif t.verb(f) == UNMASK:
            card = t.card_at(MASK + t.what(f), 0)
            t.move(card, MASK + t.what(f), DISCARD)
            t.turn_up(card)
            t.tell(UNMASKED, f.seat, card)


class Masks(Toy):
    name = "masks"
    cards = tuple(f"king-{n}" for n in range(7)) + tuple(f"poor-{n}" for n in range(7))
    piles = (Pile("hand", 14, SEATS), Pile("mask", 14, SEATS), Pile("kings", 14), Pile("poor", 14), Pile("discard", 14))
    verbs = (
        Verb("play", "card"),
        Verb("show", "card"),
        Verb("unmask", "seat"),
        Verb("look"),
        Verb("nothing"),
    )
    kinds = (
        Kind("played", "TOY-EVT", "card"),
        Kind("shown", "TOY-EVT", "card"),
        Kind("unmasked", "TOY-EVT", "card"),
        Kind("looked", "TOY-EVT", "card", "seat"),
    )
    rules = (Rounds, Draw, PlayOne, UnmaskOne)
    pools = 16
    tracks = 40

    def set_up(self, table: Table) -> None:
        self.lay(table, 0, range(7), KINGS)
        self.lay(table, 1, range(7, 14), POOR)
        table.begin(MAIN)
