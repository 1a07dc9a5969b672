"""Nested pools: the last four of the pile are the Jubilee and three blanks of the stakes' pool."""

from guildhall.kernel.action import Verb
from guildhall.kernel.event import Kind
from guildhall.kernel.layout import Pile
from guildhall.kernel.question import ALWAYS, Frame
from guildhall.kernel.rule import Rule
from guildhall.kernel.table import Table
from toys.base import DEAL, DRAW, MAIN, SEATS, Draw, Toy

HAND, PILE, NEUTRAL, SHOWN, BURIED = 0, SEATS, 2 * SEATS, 2 * SEATS + 1, 2 * SEATS + 2
TURN = 0
STAKES, LAST = 0, 1  # pools
JUBILEE = 10
TAKE, OWN, PEEK, MIX = 1, 2, 3, 4
PEEKED, WON = 1, 2
LOOK = 2


class Turns(Rule):
    """Take the neutral pile's top card or your own pile's, look at a card, or mix the shown cards into the rest."""

    steps = ("choose", "do", "did the Jubilee come?")

    def step(self, t: Table, f: Frame, at: int) -> None:
        seat = t.mem[TURN] % t.layout.seats
        if at == 0:
            t.ask(seat, "your turn", "TOY-JUB", ALWAYS)
            t.option(TAKE)
            if t.count(PILE + seat) > 0:
                t.option(OWN)
            if t.count(NEUTRAL) > 0:
                t.option(PEEK)
            if t.count(SHOWN) > 1:
                t.option(MIX)
        elif at == 1:
            verb = t.verb(f)
            if verb == PEEK:
                t.begin(LOOK, seat, NEUTRAL)
            elif verb == MIX:  # a facedown card of the hand goes in unseen: a blank of a blank in the end
                if t.count(HAND + seat) > 0:
                    t.move(t.card_at(HAND + seat, 0), HAND + seat, SHOWN)
                t.shuffle(SHOWN, PILE + seat, STAKES)
            else:
                f.a = PILE + seat if verb == OWN else NEUTRAL
                t.begin(DRAW, seat, f.a, HAND + seat)
        else:
            t.mem[TURN] += 1
            if t.count(HAND + seat) > 2:
                card = t.card_at(HAND + seat, 0)
                t.move(card, HAND + seat, SHOWN)
                t.turn_up(card)
                t.tell(WON, seat, card)
            if t.mem[TURN] < 24 and not (t.is_public(JUBILEE) and t.mem[TURN] > 18):
                f.step = 0


class Look(Rule):
    """Look at the lowest card of pile `a`, which stays there."""

    steps = ("which card is it?", "see it")

    def step(self, t: Table, f: Frame, at: int) -> None:
        if at == 0:
            t.deal(t.layout.start[f.a], DEAL)
        else:
            t.show(t.card_at(f.a, 0), 1 << f.seat)
            t.tell(PEEKED, f.seat, t.card_at(f.a, 0))


class Jubilee(Toy):
    name = "jubilee"
    cards = (*(f"stake-{n}" for n in range(JUBILEE)), "jubilee")
    piles = (
        Pile("hand", 11, SEATS),
        Pile("pile", 11, SEATS),
        Pile("neutral", 11),
        Pile("shown", 11),
        Pile("buried", 11),
    )
    verbs = (Verb("take"), Verb("own"), Verb("peek"), Verb("mix"))
    kinds = (Kind("peeked", "TOY-EVT", "card"), Kind("won", "TOY-EVT", "card"))
    rules = (Turns, Draw, Look)
    pools = 12
    seats_allowed = range(2, 4)

    def set_up(self, table: Table) -> None:
        table.name_pool(STAKES)
        for card in range(JUBILEE):
            table.loosen(card, STAKES)
        table.name_pool(LAST)
        table.loosen(JUBILEE, LAST)
        table.add_blanks(LAST, STAKES, 3)
        table.fill(NEUTRAL, LAST, 4)
        table.fill(NEUTRAL, STAKES, 7 - 2 * self.seats)
        for seat in range(self.seats):
            table.fill(PILE + seat, STAKES, 2)
        table.begin(MAIN)
