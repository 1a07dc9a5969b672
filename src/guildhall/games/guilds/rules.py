"""The rules of Guilds of Cadwallon in the rulebook's order."""

from typing import ClassVar, Final

from guildhall.games.guilds.effects.effect import AFTER, BEFORE, Effect
from guildhall.games.guilds.notation import (
    BEGIN,
    BEGINS,
    CONTRACT,
    DEALT_CONTRACT,
    DEALT_SPECIAL,
    DECIDED,
    DECK_SHORT,
    NOTHING,
    PLACE,
    PLACED_AGENT,
    PLAY,
    PLAYED_CARD,
    PROCLAIM,
    PROCLAIMED,
    REVEAL,
    REVEALED,
    ROUND_BEGINS,
    SCORED,
    SHOWED_CONTRACT,
    SPECIAL,
    STALLED,
    WENT_HOME,
)
from guildhall.games.guilds.scoring import score
from guildhall.games.guilds.table import (
    ACTION,
    ACTIONS_WON,
    AGENTS,
    CELLS,
    CONDITION_DECK,
    CONDITION_IN_FORCE,
    CONTRACT_DECK,
    DECK,
    FIRST,
    GRID,
    HAND,
    IDLE,
    LOOSE_TONGUES,
    MARK,
    OVER,
    PLACED,
    REMOVED_ACTIONS,
    ROUND,
    SUPPLY,
    City,
)
from guildhall.kernel.layout import NOBODY
from guildhall.kernel.question import ALWAYS, OPEN, Frame
from guildhall.kernel.rule import Rule
from guildhall.kernel.table import Table
from guildhall.kernel.vec import i64, vec

# the numbers of the rules, in the order of `rules`
GAME: Final = 0
DEAL: Final = 1
GAME_ROUND: Final = 2
REVEAL_PHASE: Final = 3
DISPATCH: Final = 4
TURN: Final = 5
FIRST_EFFECT: Final = 6

STALLED_AFTER: Final = 2  # rounds without a card won, GOC-G10


class CityRule(Rule):
    """A rule that knows the city."""

    def __init__(self, city: City) -> None:
        self.city: City = city


class Game(CityRule):
    """From the set-up to the score."""

    steps: ClassVar[tuple[str, ...]] = (
        "draw condition", "proclaim", "deal contracts", "deal special actions", "draw first player", "begin",
        "round", "next round", "score",
    )  # fmt: skip

    def step(self, t: Table, f: Frame, at: i64) -> None:
        # fmt: off
        if at == 0:   self.draw_condition(t)             # GOC-7
        elif at == 1: self.proclaim(t)
        elif at == 2: self.deal_contracts(t)             # GOC-8
        elif at == 3: self.deal_special_actions(t)       # GOC-9
        elif at == 4: self.draw_first_player(t)          # GOC-10
        elif at == 5: self.begin(t, f)
        elif at == 6: t.begin(GAME_ROUND)                # GOC-25
        elif at == 7: self.next_round(t, f)              # GOC-16, GOC-22
        else:         self.score(t)
        # fmt: on

    def draw_condition(self, t: Table) -> None:
        if t.count(CONDITION_DECK) > 0:
            t.deal(t.top_slot(CONDITION_DECK), PROCLAIM, cites="GOC-7")

    def proclaim(self, t: Table) -> None:
        """The condition changes the city's politics for the whole game."""
        if t.count(CONDITION_DECK) == 0:
            return
        card = t.take_top(CONDITION_DECK)
        t.put(card, CONDITION_IN_FORCE)
        t.turn_up(card)
        for variable, value in self.city.politics[card]:
            t.mem[variable] += value
        t.tell(PROCLAIMED, NOBODY, card)

    def deal_contracts(self, t: Table) -> None:
        seat: i64
        if t.count(CONTRACT_DECK) > 0:
            for seat in range(self.city.seats):
                t.begin(DEAL, self.city.seats - 1 - seat, CONTRACT_DECK, self.city.contract, CONTRACT)

    def deal_special_actions(self, t: Table) -> None:
        seat: i64
        if self.city.special_actions:
            for seat in range(self.city.seats):
                t.begin(DEAL, self.city.seats - 1 - seat, REMOVED_ACTIONS, HAND, SPECIAL)

    def draw_first_player(self, t: Table) -> None:
        seat: i64
        t.roll("first player", "GOC-10", 0)
        for seat in range(self.city.seats):
            t.outcome(1, BEGIN, seat)

    def begin(self, t: Table, f: Frame) -> None:
        t.mem[FIRST] = t.what(f)
        t.tell(BEGINS, t.what(f))

    def next_round(self, t: Table, f: Frame) -> None:
        if t.mem[OVER] == 0:
            f.step = 6

    def score(self, t: Table) -> None:
        """Contracts and hands are shown, and all is counted (GOC-G33)."""
        seat: i64
        for seat in range(self.city.seats):
            for card in t.cards(HAND + seat):
                t.turn_up(card)
            for card in t.cards(self.city.contract + seat):
                t.turn_up(card)
                t.tell(SHOWED_CONTRACT, seat, card)
        if t.listening:
            for seat in range(self.city.seats):
                t.tell(SCORED, seat, amount=score(self.city, t, seat).total())


class Deal(CityRule):
    """Deal a player the top card of pile `a`, face down, to the own pile of kind `b`; chance says it with verb `c`."""

    steps: ClassVar[tuple[str, ...]] = ("draw", "take")

    def step(self, t: Table, f: Frame, at: i64) -> None:
        if at == 0:
            t.deal(t.top_slot(f.a), f.c, f.seat, "GOC-8" if f.c == CONTRACT else "GOC-9")
            return
        card = t.take_top(f.a)
        t.put(card, f.b + f.seat)
        t.show(card, 1 << f.seat)
        t.tell(DEALT_CONTRACT if f.c == CONTRACT else DEALT_SPECIAL, f.seat, card)


class Round(CityRule):
    """A game round: three phases, each finished by all before the next (GOC-25)."""

    steps: ClassVar[tuple[str, ...]] = ("reveal", "dispatch", "control", "end")

    def step(self, t: Table, f: Frame, at: i64) -> None:
        # fmt: off
        if at == 0:   self.reveal(t, f)                  # GOC-11
        elif at == 1: t.begin(DISPATCH, a=t.mem[FIRST])  # GOC-12
        elif at == 2: self.control(t)                    # GOC-14, GOC-15
        else:         self.end(t)                        # GOC-16
        # fmt: on

    def reveal(self, t: Table, f: Frame) -> None:
        """A deck that can not refill the city ends the game at once (GOC-11, GOC-G9, GOC-22)."""
        empty = self.city.empty_cells(t)
        if empty > t.count(DECK):
            t.mem[OVER] = 1
            t.tell(DECK_SHORT, NOBODY, amount=t.count(DECK))
            t.finish(f)
            return
        t.mem[ROUND] += 1
        t.tell(ROUND_BEGINS, NOBODY, amount=t.mem[ROUND])
        if empty > 0:
            t.begin(REVEAL_PHASE, a=self.city.next_empty_cell(t, 0))

    def control(self, t: Table) -> None:
        """Support is counted for all nine cards before the first is taken (GOC-G6)."""
        totals = self.city.support_totals(t)
        won: i64 = 0
        cell: i64
        for cell in range(CELLS):
            card = self.city.card(t, cell)
            winner = self.city.winner(t, cell, totals)
            if t.listening:
                self.tell_decision(t, cell, winner, totals)
            t.mem[MARK + card] = 0
            t.mem[self.city.rumour + card] = 0
            if winner >= 0:
                won += 1
                self.take(t, winner, card, cell)
        t.mem[IDLE] = t.mem[IDLE] + 1 if won == 0 else 0

    def tell_decision(self, t: Table, cell: i64, winner: i64, totals: vec[i64]) -> None:
        """Who takes the card of this cell, or that it stays, and by which rule."""
        seat = winner
        if winner < 0:
            seat = NOBODY
        t.tell(DECIDED + self.city.reason(t, cell, totals, winner), seat, self.city.card(t, cell), cell)

    def take(self, t: Table, seat: i64, card: i64, cell: i64) -> None:
        """An action card goes to the hand, all others before the winner (GOC-15); both lie open (GOC-G14)."""
        t.take_top(GRID + cell)
        if self.city.kind[card] == ACTION:
            t.put(card, HAND + seat)
            t.mem[ACTIONS_WON + seat] += 1
            t.mem[self.city.was_won + card] = 1
        else:
            t.put(card, self.city.won + seat)

    def end(self, t: Table) -> None:
        """Agents go home, what lasted until now is gone, the first player card goes to the left (GOC-16, GOC-G34)."""
        seat: i64
        self.city.clear_streets(t)
        for seat in range(self.city.seats):
            t.mem[SUPPLY + seat] = AGENTS
            t.mem[PLACED + seat] = 0
        t.mem[FIRST] = self.city.left_of(t.mem[FIRST])
        t.tell(WENT_HOME, t.mem[FIRST])
        if t.mem[IDLE] == STALLED_AFTER:  # GOC-G10
            t.mem[OVER] = 1
            t.tell(STALLED, NOBODY)


class Reveal(CityRule):
    """Fill the empty cells from the deck in the order of their numbers (GOC-11, GOC-G22); `a` is the next of them."""

    steps: ClassVar[tuple[str, ...]] = ("draw", "turn up")

    def step(self, t: Table, f: Frame, at: i64) -> None:
        if at == 0:
            t.deal(t.top_slot(DECK), REVEAL, f.a, "GOC-11")
        else:
            self.turn_up(t, f)

    def turn_up(self, t: Table, f: Frame) -> None:
        card = t.take_top(DECK)
        t.put(card, GRID + f.a)
        t.turn_up(card)
        t.tell(REVEALED, NOBODY, card, f.a)
        f.a = self.city.next_empty_cell(t, f.a + 1)
        if f.a < CELLS:
            f.step = 0


class Dispatch(CityRule):
    """Turns, clockwise from the first player, until nobody can place (GOC-12, GOC-13); `a` is whose turn is next."""

    steps: ClassVar[tuple[str, ...]] = ("next turn",)

    def step(self, t: Table, f: Frame, at: i64) -> None:
        f.step = 0  # again, until nobody can place
        self.next_turn(t, f)

    def next_turn(self, t: Table, f: Frame) -> None:
        """Who can not place is passed over while the others go on (GOC-G2, GOC-G4, GOC-G26)."""
        passed: i64 = 0
        while passed < self.city.seats and not self.city.can_place(t, f.a):
            f.a = self.city.left_of(f.a)
            passed += 1
        if passed == self.city.seats:
            t.finish(f)
            return
        t.begin(TURN, f.a)
        f.a = self.city.left_of(f.a)


class Turn(CityRule):
    """Place an agent, then perhaps play an action card; `a` says that one was played before the placement."""

    steps: ClassVar[tuple[str, ...]] = ("place", "placed", "act", "acted")

    def __init__(self, city: City, effects: list[Effect]) -> None:
        super().__init__(city)
        self.effects: vec[Effect] = vec[Effect](effects)

    def step(self, t: Table, f: Frame, at: i64) -> None:
        # fmt: off
        if at == 0:   self.ask_placement(t, f)           # GOC-12a
        elif at == 1: self.place(t, f)
        elif at == 2: self.ask_action(t, f)              # GOC-12b
        else:         self.act(t, f)
        # fmt: on

    def ask_placement(self, t: Table, f: Frame) -> None:
        """With Loose Tongues the action may come first (GOC-C2)."""
        early = t.mem[LOOSE_TONGUES] != 0 and f.a == 0
        how: i64 = OPEN
        if early and self.city.holds_special(t, f.seat):
            how = ALWAYS  # GOC-G32: the number of options depends on the hidden card
        t.ask(f.seat, "place-or-act" if early else "place", "GOC-12a", how)
        t.options_of(PLACE, self.city.open_to(t, f.seat))
        if early:
            self.offer_actions(t, f.seat, before=True)

    def place(self, t: Table, f: Frame) -> None:
        if t.verb(f) == PLAY:
            f.a = 1
            f.step = 0
            self.play(t, f.seat, t.what(f), BEFORE)
            return
        boulevard = t.what(f)
        t.mem[PLACED + f.seat] += 1
        self.city.place_agent(t, f.seat, boulevard)
        t.tell(PLACED_AGENT, f.seat, boulevard)

    def ask_action(self, t: Table, f: Frame) -> None:
        if f.a != 0 or t.count(HAND + f.seat) == 0:
            t.finish(f)
            return
        # Asked even if nothing can be played: a skipped question would tell of the hidden card (GOC-G32).
        t.ask(f.seat, "act", "GOC-12b", ALWAYS if self.city.holds_special(t, f.seat) else OPEN)
        t.option(NOTHING)
        self.offer_actions(t, f.seat, before=False)

    def act(self, t: Table, f: Frame) -> None:
        if t.verb(f) == PLAY:
            self.play(t, f.seat, t.what(f), AFTER)

    def offer_actions(self, t: Table, seat: i64, before: bool) -> None:
        """The cards in hand whose effect can be carried out completely (GOC-G15)."""
        place: i64
        for place in range(t.count(HAND + seat)):
            card = t.card_at(HAND + seat, place)
            if card >= 0 and self.effects[self.city.effect[card]].can(t, seat, before):
                t.option(PLAY, card)

    def play(self, t: Table, seat: i64, card: i64, when: i64) -> None:
        """The card lies face up before its player, cannot be used again, and keeps its points (GOC-12b)."""
        t.move(card, HAND + seat, self.city.played + seat)
        t.turn_up(card)
        t.tell(PLAYED_CARD, seat, card)
        t.begin(FIRST_EFFECT + self.city.effect[card], seat, when)


def rules(city: City, effects: list[Effect]) -> list[Rule]:
    """All rules of a city with these action cards."""
    return [Game(city), Deal(city), Round(city), Reveal(city), Dispatch(city), Turn(city, effects), *effects]
