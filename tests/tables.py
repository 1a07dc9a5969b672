"""Bare tables for tests of the kernel: some piles, some cards, one rule that a test writes on the spot."""

from collections.abc import Callable

from guildhall.kernel.action import Verb, Words
from guildhall.kernel.event import Kind
from guildhall.kernel.layout import Layout, Pile
from guildhall.kernel.question import Frame
from guildhall.kernel.rule import Book, Rule
from guildhall.kernel.table import Table, empty_table

HAND, OTHER, DECK, DISCARD = range(4)
SAY, GO, STOP, FACE = range(4)
CARDS = 10
WORDS = Words(
    {"card": [f"card-{n}" for n in range(CARDS)], "face": [f"face-{n}" for n in range(6)]},
    (Verb("say", "card"), Verb("go"), Verb("stop"), Verb("face", "face")),
    (Kind("saw", "TST-1", "card"), Kind("paid", "TST-2", "", "face", amount=True)),
)
Step = Callable[[Table, Frame], None]


def scripted(*steps: Step) -> Rule:
    """A rule whose steps are these functions."""

    class Scripted(Rule):
        def step(self, t: Table, f: Frame, at: int) -> None:
            steps[at](t, f)

    Scripted.steps = tuple(f"step {n}" for n in range(len(steps)))
    return Scripted()


def bare(*rules: Rule, seats: int = 3, pools: int = 6, tracks: int = 10, variables: int = 2) -> Table:
    """A table on which nothing lies, for the first of these rules."""
    piles = [Pile(name, CARDS) for name in ("hand", "other", "deck", "discard")]
    layout = Layout(seats, variables, piles, CARDS, pools, tracks)
    layout.number_actions(WORDS.shapes())
    return empty_table(Book(layout, list(rules), WORDS))


def with_deck(*rules: Rule, pool: int = 0, cards: int = CARDS, seats: int = 3, variables: int = 2) -> Table:
    """A table with a shuffled deck of all cards."""
    table = bare(*rules, seats=seats, variables=variables)
    for nth in range(2):
        table.name_pool(nth)
    for card in range(cards):
        table.loosen(card, pool)
    table.fill(DECK, pool, cards)
    return table


def started(*steps: Step, seats: int = 3) -> Table:
    """A table with a deck, run to the first question of a rule made of these steps."""
    table = with_deck(scripted(*steps), seats=seats)
    table.begin(0)
    table.run()
    return table


def draw_to(table: Table, card: int, pile: int, seats: int) -> int:
    """Settle the deck's top card as this one and give it to a pile; these seats (bits) know it."""
    table.settle(table.top_slot(DECK), card)
    table.put(table.take_top(DECK), pile)
    table.show(card, seats)
    return card
