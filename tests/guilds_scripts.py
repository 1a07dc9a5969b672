"""Scripted games of Guilds: a test lays out a position card by card and plays on in the players' own words.

    city = deal(but={4: "privateer"}, hands=["new-markets"])
    play(city, "place blvd-3", "play new-markets", "swap cell-0 cell-5")
    assert supports(city, 4) == [1, 0]

Keys of cards go without their "the-". Nothing here knows a rule: cards are dealt by answers of chance, and what a test
lays out by hand (cards won earlier, agents, barricades) lies where the rules would have put it.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import NamedTuple

import pytest

from guildhall.games.guilds.cards import load
from guildhall.games.guilds.setup import Guilds
from guildhall.games.guilds.table import ACTIONS_WON, BOULEVARDS, CELLS, DECK, GRID, HAND, MARK, PURSE
from guildhall.games.guilds.view import CellView, GuildsView, PlayerView
from guildhall.kernel.action import seat_word
from guildhall.kernel.game import Outcome
from guildhall.kernel.imagine import ask_again
from guildhall.kernel.layout import CHANCE, NOBODY, WATCHER
from guildhall.kernel.table import Table

rule = pytest.mark.rule

SET = load()
# All that the deck can hold at one time: of the action cards eight, which are here the first by name.
CARDS = [key for kind in ("guild", "militia", "personality") for key in SET.of_kind(kind)] + SET.of_kind("action")[:8]

# Guild cards only. Support: 1 3 2, 2 2 3, 1 1 2. Old Town: cells 0 1 2 5; High City: 3 7 8; Market: 4 6.
CITY = """
    fence        drill-captain  auctioneer
    pawnbroker   surveyor       foundry-hand
    gem-assayer  armourer       stallholder
"""

# The cards of each guild, and the militia, as they are given to players.
USURERS = "debt-collector fence ledger-keeper pawnbroker"
BLADES = "armourer drill-captain old-campaigner sword-broker"
GOLDSMITHS = "auctioneer gem-assayer spice-importer stallholder"
ARCHITECTS = "engineer foundry-hand master-mason surveyor"
MILITIA = "gate-sergeant night-patrol customs-inspector captain-of-the-watch market-wardens"


def beside(boulevard: int) -> tuple[int, int]:
    """The two cells of a boulevard, by the drawing of GOC-3: 0 to 5 lie inside the rows, 6 to 11 between them."""
    if boulevard < 6:
        left = boulevard // 2 * 3 + boulevard % 2
        return left, left + 1
    return boulevard - 6, boulevard - 3


class City(NamedTuple):
    """A game in progress."""

    game: Guilds
    table: Table


# ------------------------------------------------------------------------------------------------- keys without "the-"
def short(text: str) -> str:
    return " ".join(word.removeprefix("the-") for word in text.split())


def full(city: City, text: str) -> str:
    keys = city.game.card_set.cards
    return " ".join(f"the-{word}" if f"the-{word}" in keys else word for word in text.split())


def number(city: City, card: str) -> int:
    return city.game.keys.index(full(city, card))


# ------------------------------------------------------------------------------------------------- setting up
@cache
def game_of(seats: int, modules: tuple[str, ...]) -> Guilds:
    return Guilds(seats, dict.fromkeys(modules, True))


def begin(*modules: str, seats: int = 2) -> City:
    """A game at its first question, which is one for chance."""
    game = game_of(seats, modules)
    return City(game, game.new())


def set_up(
    *, seats: int = 2, first: int = 0, condition: str = "", contracts: Sequence[str] = (), specials: Sequence[str] = ()
) -> City:
    """A game before its first card is turned up, with the modules for which cards are named (contracts and special
    actions by seat; seats that are left out get whatever chance offers first)."""
    modules = {"conditions": bool(condition), "contracts": bool(contracts), "special_actions": bool(specials)}
    city = begin(*(name for name, on in modules.items() if on), seats=seats)
    script = [f"proclaim {condition}"] * bool(condition)
    for verb, cards in (("contract", contracts), ("special", specials)):
        script += [f"{verb} {card} seat-{seat}" for seat, card in enumerate(cards)]
        script += [""] * (seats - len(cards)) * bool(cards)
    for answer in script:
        play(city, answer or options(city)[0])
    play(city, f"first seat-{first}")
    return city


def deal(
    grid: str = CITY,
    *,
    but: Mapping[int, str] | None = None,
    hands: Sequence[str] = (),
    seats: int = 2,
    first: int = 0,
    condition: str = "",
    contracts: Sequence[str] = (),
    specials: Sequence[str] = (),
) -> City:
    """The first round, with these cards in the cells, `but` for some; `hands` are action cards won earlier, by seat."""
    city = set_up(seats=seats, first=first, condition=condition, contracts=contracts, specials=specials)
    cards = dict(enumerate(grid.split())) | dict(but or {})
    play(city, *(f"reveal {cards[cell]} cell-{cell}" for cell in range(CELLS)))
    for seat, hand in enumerate(hands):
        give(city, seat, hand)
    return city


def give(city: City, seat: int, cards: str, played: bool = False) -> None:
    """Let a seat have won these cards of the deck earlier; action cards are in hand, or played already."""
    printed, table = city.game.city, city.table
    for card in (number(city, word) for word in cards.split()):
        assert table.can_settle(table.top_slot(DECK), card), f"{city.game.keys[card]} lies elsewhere already"
        table.settle(table.top_slot(DECK), card)
        table.take_top(DECK)
        pile = int(printed.won)
        if city.game.keys[card] in city.game.card_set.of_kind("action"):
            pile = int(printed.played) if played else HAND
            table.mem[ACTIONS_WON + seat] += 1
            table.mem[printed.was_won + card] = 1
        table.put(card, pile + seat)
        table.turn_up(card)
    look_again(city)


def station(city: City, seat: int, *boulevards: int) -> None:
    """Put agents of a seat there, as its action cards could have done: no placement is counted."""
    for boulevard in boulevards:
        city.game.city.place_agent(city.table, seat, boulevard)
    look_again(city)


def barricade(city: City, *boulevards: int) -> None:
    for boulevard in boulevards:
        city.game.city.block(city.table, boulevard)
    look_again(city)


def pay(city: City, boulevard: int, second: bool = False) -> None:
    """Give the first agent on a boulevard a purse, or the second one."""
    city.table.mem[PURSE + 2 * boulevard + second] = 1


def mark(city: City, cell: int, seat: int) -> None:
    """Put a seat's Sealed Verdict on the card of a cell."""
    city.table.mem[MARK + city.table.top(GRID + cell)] = seat + 1


def doubt(city: City, cell: int) -> None:
    """Spread a rumour about the card of a cell."""
    city.table.mem[city.game.city.rumour + city.table.top(GRID + cell)] = 1


def leave_in_deck(city: City, count: int) -> None:
    """Put all but so many cards of the deck back into the box, unseen."""
    while city.table.count(DECK) > count:
        city.table.take_top(DECK)
    look_again(city)


def look_again(city: City) -> None:
    """Ask the open question again, now that the table has changed."""
    city.table.asking = NOBODY
    ask_again(city.table)


# ------------------------------------------------------------------------------------------------- playing
def play(city: City, *answers: str) -> None:
    """Give these answers, each for whoever is asked; one that is not offered raises."""
    for answer in answers:
        decision = city.table.decision
        assert decision is not None, f"nobody is asked anything: {answer}"
        city.game.apply(city.table, int(decision.seat), city.game.words.number(full(city, answer)))


def place(city: City, *boulevards: int) -> None:
    """Placements in the order of turns."""
    play(city, *(f"place blvd-{boulevard}" for boulevard in boulevards))


def end_dispatch(city: City, *agents: Sequence[int]) -> list[str]:
    """Let the round go on to Control with each seat's agents on these boulevards, and barricades on all others.

    The seat that is asked places its last one: the only boulevard that is left answers itself. Gives what happened.
    """
    decision = city.table.decision
    assert decision is not None
    *before, _last = agents[decision.seat]
    for seat, boulevards in enumerate(agents):
        station(city, seat, *(before if seat == decision.seat else boulevards))
    taken = {boulevard for boulevards in agents for boulevard in boulevards}
    others = [boulevard for boulevard in range(BOULEVARDS) if boulevard not in taken]
    return overheard(city, lambda: barricade(city, *others))


def refill(city: City, *cards: str) -> None:
    """Turn up these cards for the empty cells, and then whatever chance offers first."""
    script = list(cards)
    while city.table.asking == CHANCE:
        first = options(city)[0]
        play(city, f"reveal {script.pop(0)} {first.split()[-1]}" if script else first)


def happened(city: City, *answers: str, seat: int = WATCHER) -> list[str]:
    """What a seat, or everybody, is told while these answers are given."""
    return overheard(city, lambda: play(city, *answers), seat)


def overheard(city: City, act: Callable[[], None], seat: int = WATCHER) -> list[str]:
    told = city.table.listen()
    act()
    return [short(city.game.event_seen(event, seat)) for event in told]


# ------------------------------------------------------------------------------------------------- looking
def asked(city: City) -> str:
    """Who is asked what: "0 place", or "chance deal", or nothing when the game is over."""
    decision = city.table.decision
    return f"{seat_word(int(decision.seat))} {decision.name}" if decision else ""


def options(city: City) -> list[str]:
    decision = city.table.decision
    assert decision is not None, "the game is over"
    return [short(decision.text(nth)) for nth in range(len(decision.options))]


def plays(city: City) -> list[str]:
    """The action cards that can be played now."""
    return [option.removeprefix("play ") for option in options(city) if option.startswith("play ")]


def refused(city: City, answer: str) -> str:
    """The rule by which the seat that is asked may not answer so."""
    decision = city.table.decision
    assert decision is not None
    action = city.game.words.number(full(city, answer))
    assert action not in decision.options, f"{answer} is offered"
    return city.game.refuse(city.game.view(city.table, int(decision.seat)), action).rule


def view(city: City, seat: int = WATCHER) -> GuildsView:
    seen = city.game.view(city.table, seat)
    assert isinstance(seen, GuildsView)
    return seen


def player(city: City, seat: int, viewer: int = WATCHER) -> PlayerView:
    return view(city, viewer).players[seat]


def cell(city: City, number: int) -> CellView:
    return view(city).cells[number]


def supports(city: City, number: int) -> list[int]:
    """Everybody's support at a cell."""
    return list(cell(city, number).totals)


def agents(city: City) -> dict[int, list[int]]:
    """The boulevards on which agents stand, and whose."""
    streets = enumerate(view(city).boulevards)
    return {number: [agent.seat for agent in street.agents] for number, street in streets if street.agents}


def grid(city: City) -> list[str]:
    """The cards in the cells; an empty one has none."""
    piles = [city.table.cards(GRID + cell) for cell in range(CELLS)]
    return [short(" ".join(city.game.keys[card] for card in pile)) for pile in piles]


def won(city: City, seat: int) -> set[str]:
    """Guild cards, militia and personalities before a player, and the action cards in hand that all have seen."""
    seen = player(city, seat)
    return {short(card) for card in (*seen.won, *seen.hand) if card != "?"}


def outcome(city: City) -> Outcome:
    return city.game.outcome(city.table)


def score(city: City, seat: int = 0) -> dict[str, int]:
    """A seat's score in its parts, and their total."""
    counted = outcome(city)
    return counted.parts[seat] | {"total": counted.scores[seat]}


def bonus(city: City, seat: int = 0) -> int:
    """What a seat's contract is worth to it."""
    return score(city, seat)["contract"]
