"""Secret answers and events with a card that only some know: cards are passed on, and somebody is called a liar."""

from guildhall.kernel.action import Verb
from guildhall.kernel.event import Kind
from guildhall.kernel.game import Option
from guildhall.kernel.layout import Pile
from guildhall.kernel.question import ALWAYS, ELSE_SKIP, SECRET, Frame
from guildhall.kernel.rule import Rule
from guildhall.kernel.table import Table
from toys.base import DRAW, MAIN, SEATS, Draw, Toy, seats_of

HAND, DECK, OPEN = 0, SEATS, SEATS + 1
TURN = 0
PASS, LIAR, TRUST = 1, 2, 3
PASSED, CAUGHT = 1, 2
DOUBT = 2
HAND_SIZE = 3


class Turns(Rule):
    """Each seat in turn passes a card to its left neighbour, in secret; any other seat may call it a liar."""

    steps = ("draw", "pass a card", "hand it over", "doubts", "next")

    def step(self, t: Table, f: Frame, at: int) -> None:
        seat = t.mem[TURN] % t.layout.seats
        left = (seat + 1) % t.layout.seats
        if at == 0:
            for _missing in range(HAND_SIZE - t.count(HAND + seat)):
                t.begin(DRAW, seat, DECK, HAND + seat)
        elif at == 1:
            t.ask(seat, "pass a card", "TOY-PAS", SECRET | ELSE_SKIP)  # an empty hand is public
            for card in t.cards(HAND + seat):
                t.option(PASS, card)
        elif at == 2:
            card = t.what(f)
            t.slip(card, HAND + seat, HAND + left, seat)
            t.show(card, 1 << left)
            t.tell(PASSED, seat, card, left)
        elif at == 3:
            for other in seats_of(t):
                if other != seat:
                    t.begin(DOUBT, other, left)
        else:
            t.mem[TURN] += 1
            if t.mem[TURN] < 3 * t.layout.seats:
                f.step = 0


class Doubt(Rule):
    """A seat may have the top card of hand `a` laid open."""

    steps = ("liar?", "open it")

    def step(self, t: Table, f: Frame, at: int) -> None:
        if at == 0:
            t.ask(f.seat, "liar", "TOY-LIA", ALWAYS)
            t.option(TRUST)
            if t.count(HAND + f.a) > 0:
                t.option(LIAR)
        elif t.verb(f) == LIAR:
            card = t.top(HAND + f.a)
            t.move(card, HAND + f.a, OPEN)
            t.turn_up(card)
            t.tell(CAUGHT, f.seat, card)


class Whispers(Toy):
    name = "whispers"
    cards = tuple(f"secret-{n}" for n in range(16)) + tuple(f"rumour-{n}" for n in range(4))
    piles = (Pile("hand", 20, SEATS), Pile("deck", 20), Pile("open", 20))
    verbs = (Verb("pass", "card"), Verb("liar"), Verb("trust"))
    kinds = (Kind("passed", "TOY-EVT", "card", "seat"), Kind("caught", "TOY-EVT", "card"))
    rules = (Turns, Draw, Doubt)
    pools = 3
    tracks = 40
    option_list = (Option("rumours", "Rumours are dealt out with the secrets.", module=True),)

    def set_up(self, table: Table) -> None:
        self.lay(table, 0, range(16), DECK)
        if self.has("rumours"):
            self.lay(table, 1, range(16, 20), HAND)
            table.mem[table.layout.size + HAND] = 0
            table.fill(DECK, 1, 4)
        else:
            for card in range(16, 20):
                table.put(card, OPEN)
                table.turn_up(card)
        table.begin(MAIN)
