"""Everything that the kernel can do with cards, at will: a game for looking for faults in it, not for playing."""

from guildhall.kernel.action import Verb
from guildhall.kernel.event import Kind
from guildhall.kernel.layout import Pile
from guildhall.kernel.question import ALWAYS, SECRET, Frame
from guildhall.kernel.rule import Rule
from guildhall.kernel.table import Table
from toys.base import DEAL, DRAW, MAIN, SEATS, Draw, Toy

HAND, ROW, DECKS, DISCARD = 0, SEATS, 2 * SEATS, 2 * SEATS + 2
TURN = 0
TURNS = 40
(
    DRAW_FROM,
    PEEK,
    FLASH,
    WHISPER,
    DISCARD_IT,
    PLAY,
    BURY,
    GIVE,
    FLIP,
    REVEAL,
    SCOOP,
    SINK,
    STIR,
    RESHUFFLE,
    SLIP,
    PASS,
) = range(1, 17)
PEEKED, SHOWED, SLIPPED, REVEALED = 1, 2, 3, 4
LOOK, SLIP_ONE = 2, 3


class Turns(Rule):
    """A seat does any one thing. What it does is public; which card it slips away is not."""

    steps = ("choose", "do", "next")

    def step(self, t: Table, f: Frame, at: int) -> None:
        seat = t.mem[TURN] % t.layout.seats
        if at == 0:
            self.choose(t, seat)
        elif at == 1:
            self.do(t, f, seat, (seat + 1) % t.layout.seats)
        else:
            t.mem[TURN] += 1
            if t.mem[TURN] < TURNS:
                f.step = 0

    def choose(self, t: Table, seat: int) -> None:
        t.ask(seat, "do something", "TOY-WRK", ALWAYS)
        t.option(PASS)
        for deck in (0, 1):
            if t.count(DECKS + deck) > 0:
                t.option(DRAW_FROM, 0, deck)
                t.option(PEEK, 0, deck)
                if can_be_shuffled(t, DECKS + deck):
                    t.option(STIR, 0, deck)
            if can_be_shuffled(t, DISCARD):
                t.option(RESHUFFLE, 0, deck)
            if t.count(ROW + seat) > 0:
                t.option(SINK, 0, deck)
        for card in t.cards(HAND + seat):
            t.option(FLASH, card)
            t.option(WHISPER, card)
            t.option(DISCARD_IT, card)
        if any(not t.is_faceup(card) for card in t.cards(HAND + seat)):
            t.option(PLAY)
            t.option(BURY)
            t.option(GIVE)
            t.option(FLIP)
        if t.count(ROW + seat) > 0:
            t.option(REVEAL)
            t.option(SCOOP)

    def do(self, t: Table, f: Frame, seat: int, left: int) -> None:
        verb = t.verb(f)
        if verb == DRAW_FROM:
            t.begin(DRAW, seat, DECKS + t.where(f), HAND + seat)
        elif verb == PEEK:
            t.begin(LOOK, seat, DECKS + t.where(f))
        elif verb in (FLASH, WHISPER):
            t.show(t.what(f), t.layout.everyone if verb == FLASH else 1 << left)
            t.tell(SHOWED, seat, t.what(f))
        elif verb == DISCARD_IT:
            t.move(t.what(f), HAND + seat, DISCARD)
            t.turn_up(t.what(f))
        elif verb in (PLAY, BURY, GIVE):
            t.begin(SLIP_ONE, seat, {PLAY: ROW + seat, BURY: DISCARD, GIVE: HAND + left}[verb], verb)
        elif verb == FLIP:  # the first facedown card of the hand lies faceup from now on
            card = next(card for card in t.cards(HAND + seat) if not t.is_faceup(card))
            t.turn_up(card)
            t.tell(REVEALED, seat, card)
        elif verb == REVEAL:
            t.turn_up(t.card_at(ROW + seat, 0))
            t.tell(REVEALED, seat, t.card_at(ROW + seat, 0))
        elif verb == SCOOP:
            for card in t.cards(ROW + seat):
                t.move(card, ROW + seat, HAND + seat)
                t.turn_down(card)
                t.show(card, 1 << seat)
        elif verb == SINK:
            card = t.take_top(ROW + seat)
            t.put_under(card, DECKS + t.where(f))
            t.turn_down(card)
        elif verb == STIR:
            t.shuffle(DECKS + t.where(f), DECKS + t.where(f), t.where(f))
        elif verb == RESHUFFLE:
            t.shuffle(DISCARD, DECKS + t.where(f), t.where(f))


def can_be_shuffled(t: Table, pile: int) -> bool:
    """Not while a card there is in a mixture, nor while those that lie unseen are of several pools."""
    unseen = set()
    for card in t.cards(pile):
        if card >= 0 and t.mem[t.layout.track + card] >= 0:
            return False
        if card < 0 or not t.is_public(card):
            unseen.add(card if card < 0 else t.label(card))
    return t.count(pile) > 0 and len(unseen) < 2


class Look(Rule):
    """Look at the top card of pile `a`."""

    steps = ("which card is it?", "see it")

    def step(self, t: Table, f: Frame, at: int) -> None:
        if at == 0:
            t.deal(t.top_slot(f.a), DEAL)
        else:
            t.show(t.top(f.a), 1 << f.seat)
            t.tell(PEEKED, f.seat, t.top(f.a))


class SlipOne(Rule):
    """Move a facedown card of the hand to pile `a` in secret; if it is given away, its new owner knows it."""

    steps = ("which", "slip it")

    def step(self, t: Table, f: Frame, at: int) -> None:
        hand = HAND + f.seat
        if at == 0:
            t.ask(f.seat, "slip a card", "TOY-SLP", SECRET)
            for card in t.cards(hand):
                if not t.is_faceup(card):
                    t.option(SLIP, card)
        else:
            card = t.what(f)
            t.slip(card, hand, f.a, f.seat)
            if f.b == GIVE:
                t.show(card, 1 << (f.a - HAND))
            t.tell(SLIPPED, f.seat, card)


class Workshop(Toy):
    name = "workshop"
    cards = tuple(f"bolt-{n}" for n in range(6)) + tuple(f"nut-{n}" for n in range(5))
    piles = (Pile("hand", 11, SEATS), Pile("row", 11, SEATS), Pile("deck", 11, 2), Pile("discard", 11))
    verbs = (
        Verb("draw", "", "deck"),
        Verb("peek", "", "deck"),
        Verb("flash", "card"),
        Verb("whisper", "card"),
        Verb("discard", "card"),
        Verb("play"),
        Verb("bury"),
        Verb("give"),
        Verb("flip"),
        Verb("reveal"),
        Verb("scoop"),
        Verb("sink", "", "deck"),
        Verb("stir", "", "deck"),
        Verb("reshuffle", "", "deck"),
        Verb("slip", "card"),
        Verb("pass"),
    )
    kinds = (
        Kind("peeked", "TOY-EVT", "card"),
        Kind("showed", "TOY-EVT", "card"),
        Kind("slipped", "TOY-EVT", "card"),
        Kind("revealed", "TOY-EVT", "card"),
    )
    rules = (Turns, Draw, Look, SlipOne)
    pools = 24
    tracks = 40
    seats_allowed = range(2, 4)

    def things(self):
        return super().things() | {"deck": ["bolts", "nuts"]}

    def set_up(self, table: Table) -> None:
        self.lay(table, 0, range(6), DECKS)
        self.lay(table, 1, range(6, 11), DECKS + 1)
        table.begin(MAIN)
