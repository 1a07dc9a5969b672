"""Dice, reactions, rules in rules: a hit costs a life, unless somebody plays a shield for the victim."""

from guildhall.kernel.action import Verb
from guildhall.kernel.event import Kind
from guildhall.kernel.layout import Pile
from guildhall.kernel.question import ALWAYS, ELSE_END, ELSE_SKIP, Frame
from guildhall.kernel.rule import Rule
from guildhall.kernel.table import Table
from toys.base import DRAW, MAIN, SEATS, Draw, Toy, seats_of

HAND, DECK, DISCARD = 0, SEATS, SEATS + 1
TURN, LIVES = 0, 1
ATTACK, BITE, ROLL, SHIELD, NOTHING = 1, 2, 3, 4, 5
STRUCK, SHIELDED = 1, 2
ASSAULT, DEFEND = 2, 3
SHIELDS = 5  # the first so many cards


class Turns(Rule):
    """Seats attack in turn until one is left or twelve turns are over. The dead skip their turn."""

    steps = ("draw", "attack", "resolve", "take a parting bite", "count it", "next")

    def step(self, t: Table, f: Frame, at: int) -> None:
        seat = t.mem[TURN] % t.layout.seats
        if at == 0:
            t.begin(DRAW, seat, DECK, HAND + seat)
        elif at == 1:
            t.ask(seat, "whom to attack", "TOY-ATT", ELSE_SKIP)
            for other in seats_of(t):
                if other != seat and t.mem[LIVES + other] > 0 and t.mem[LIVES + seat] > 0:
                    t.option(ATTACK, other)
        elif at == 2:
            t.begin(ASSAULT, seat, t.what(f), t.mem[TURN] * 2)
        elif at == 3:  # only the dead bite, and only when there are three of them or more
            t.ask(seat, "whom to bite", "TOY-BIT", ELSE_SKIP)
            if t.mem[LIVES + seat] == 0 and t.layout.seats > 2:
                for other in seats_of(t):
                    if t.mem[LIVES + other] > 0:
                        t.option(BITE, other)
        elif at == 4:
            t.begin(ASSAULT, seat, t.what(f), t.mem[TURN] * 2 + 1)
        else:
            t.mem[TURN] += 1
            living = sum(t.mem[LIVES + other] > 0 for other in seats_of(t))
            if living > 1 and t.mem[TURN] < 12:
                f.step = 0


class Assault(Rule):
    """A die of three unequal faces says how hard seat `a` is struck; `b` names the roll."""

    steps = ("roll", "strike", "ask each seat", "hurt")

    def step(self, t: Table, f: Frame, at: int) -> None:
        if at == 0:
            t.roll("how hard", "TOY-DIE", f.b)
            t.outcome(3, ROLL, 0)
            t.outcome(2, ROLL, 1)
            t.outcome(1, ROLL, 2)
        elif at == 1:
            f.c = t.what(f)
            t.tell(STRUCK, f.seat, where=f.a, amount=f.c)
        elif at == 2:
            for seat in reversed(seats_of(t)):
                if seat != f.seat:
                    t.begin(DEFEND, seat, f.a)
        else:
            blocked = min(f.c, t.count(DISCARD) - t.mem[LIVES + SEATS])
            t.mem[LIVES + SEATS] = t.count(DISCARD)
            t.mem[LIVES + f.a] = max(0, t.mem[LIVES + f.a] - f.c + blocked)


class Defend(Rule):
    """A seat that holds cards may lay a shield for seat `a`. Asked even if it holds none: a skip would tell."""

    steps = ("shield or nothing", "lay it")

    def step(self, t: Table, f: Frame, at: int) -> None:
        hand = HAND + f.seat
        if at == 0:
            t.ask(f.seat, "shield", "TOY-SHD", ALWAYS | ELSE_END)
            if t.count(hand) > 0:  # how many cards somebody holds is public
                t.option(NOTHING)
                for card in t.cards(hand):
                    if 0 <= card < SHIELDS:
                        t.option(SHIELD, card)
        elif t.verb(f) == SHIELD:
            card = t.what(f)
            t.move(card, hand, DISCARD)
            t.turn_up(card)
            t.tell(SHIELDED, f.seat, card, f.a)


class Skirmish(Toy):
    name = "skirmish"
    cards = tuple(f"shield-{n}" for n in range(SHIELDS)) + tuple(f"rag-{n}" for n in range(8))
    piles = (Pile("hand", 8, SEATS), Pile("deck", 13), Pile("discard", 13))
    verbs = (
        Verb("attack", "seat"),
        Verb("bite", "seat"),
        Verb("roll", "hit"),
        Verb("shield", "card"),
        Verb("nothing"),
    )
    kinds = (Kind("struck", "TOY-EVT", "", "seat", amount=True), Kind("shielded", "TOY-EVT", "card", "seat"))
    rules = (Turns, Draw, Assault, Defend)
    variables = 2 + SEATS

    def things(self):
        return super().things() | {"hit": ["miss", "hit", "crush"]}

    def set_up(self, table: Table) -> None:
        self.lay(table, 0, range(len(self.cards)), DECK)
        for seat in range(self.seats):
            table.mem[LIVES + seat] = 2
        table.begin(MAIN)

    def score(self, table: Table, seat: int) -> int:
        return table.mem[LIVES + seat]
