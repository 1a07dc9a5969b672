"""Scripted games of Arcana: a test lays out a position card by card and plays on in the players' own words.

    city = deal("ferrymen usurers", stakes={"harbour": "barhan-sword"}, hands=["crossbowman funeral", "pale"])
    play(city, "assign crossbowman harbour", "discard pale", "assign funeral harbour")
    end_round(city)
    assert lies(city, "barhan-sword") == "discard 0"

Cards with values that the rulebooks attest are the actors, so that the tuning of the others changes no test; a card
with words of its own is written into the set by `printed`. Nothing here knows a rule: what a test lays out by hand
(hands, agents, stakes won earlier) lies where the rules would have put it.
"""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import cache
from typing import Any, NamedTuple

import msgspec
import pytest

from guildhall.games.arcana import cards
from guildhall.games.arcana.setup import Arcana
from guildhall.games.arcana.table import (
    ASIDE,
    BOX,
    CENTRE,
    DECK,
    DISCARD,
    FIELD,
    HAND,
    MILITIA_PILE,
    NEXT_EVENT,
    STAKE,
    SUPPLY,
    UNDER_CREST,
)
from guildhall.games.arcana.view import ArcanaView, DistrictView, PlayerView
from guildhall.games.arcana_first.setup import ArcanaFirst
from guildhall.kernel.action import seat_word
from guildhall.kernel.chance import weights
from guildhall.kernel.game import Outcome
from guildhall.kernel.imagine import ask_again
from guildhall.kernel.layout import CHANCE, NOBODY, WATCHER
from guildhall.kernel.table import Table

rule = pytest.mark.rule
MOST_ANSWERS = 5_000

PLACES = {  # piles by the words that tests use, those of a seat with its number behind them
    "box": BOX,
    "militia": MILITIA_PILE,
    "event": CENTRE,
    "next event": NEXT_EVENT,
    "hand": HAND,
    "deck": DECK,
    "discard": DISCARD,
    "aside": ASIDE,
    "crest": UNDER_CREST,
}


class City(NamedTuple):
    """A game in progress."""

    game: Arcana
    table: Table


# ------------------------------------------------------------------------------------------------- games
class Printed:
    """A card set in which some cards say something else: facts by key, as cards.toml would have them."""

    def __init__(self, changes: Mapping[str, Mapping[str, Any]]) -> None:
        self.changes = changes

    def of(self, card_set: cards.CardSet) -> cards.CardSet:
        whole = msgspec.to_builtins(card_set)
        for key, facts in self.changes.items():
            whole["cards"][key] = {**whole["cards"].get(key, {}), **facts}
        return msgspec.convert(whole, cards.CardSet)


def printed_game(edition: type[Arcana], seats: int, options: Mapping[str, Any], changes: Printed) -> Arcana:
    class Changed(edition):  # type: ignore[valid-type, misc]
        def load(self, path: Any) -> cards.CardSet:
            return changes.of(super().load(path))

        def translate(self, path: Any) -> dict[str, dict[str, Any]]:
            return {"en": {"cards": {}}, "it": {"cards": {}}}

    return Changed(seats, options)


def a_location(*words: Mapping[str, Any], **facts: Any) -> dict[str, Any]:
    """A stake for `printed` that is played for these words."""
    printed = {"kind": "location", "name": "A Place", "fiefdom": "outskirts", "main": ["sword"], "sword": 1}
    return {**printed, "text": "It does something.", "play": list(words), **facts}


def a_personality(**facts: Any) -> dict[str, Any]:
    """A personality for `printed`: its values, and what it has otherwise than a main value of Sword 1 and no price."""
    need = {} if "main" in facts else {"need": 1}
    return {"kind": "personality", "name": "Somebody", "fiefdom": "outskirts", "main": ["sword"], **need, **facts}


def a_relic(**facts: Any) -> dict[str, Any]:
    """A relic for `printed`: what it has otherwise than a main value of Sword 1 and a ducat."""
    need = {} if "main" in facts else {"need": 1}
    return {"kind": "relic", "name": "A Thing", "fiefdom": "outskirts", "main": ["sword"], "ducats": 1, **need, **facts}


@cache
def shipped_game(edition: type[Arcana], seats: int, options: tuple[tuple[str, str], ...]) -> Arcana:
    return edition(seats, dict(options))


def edition_of(first_edition: bool) -> type[Arcana]:
    return ArcanaFirst if first_edition else Arcana


def game_of(
    guilds: str,
    options: Mapping[str, str] | None = None,
    *,
    first_edition: bool = False,
    printed: Mapping[str, Mapping[str, Any]] | None = None,
) -> Arcana:
    """A game with these guilds, seat by seat; `printed` are cards that say something else than in the set."""
    edition = edition_of(first_edition)
    seats = len(guilds.split())
    chosen = {"guilds": ",".join(guilds.split())} | dict(options or {})
    if printed:
        return printed_game(edition, seats, chosen, Printed(printed))
    return shipped_game(edition, seats, tuple(sorted(chosen.items())))


# ------------------------------------------------------------------------------------------------- setting up
def begin(seats: int = 2, *, first_edition: bool = False, **options: str) -> City:
    """A game at its first question, with guilds and all else as the options say."""
    game = shipped_game(edition_of(first_edition), seats, tuple(sorted(options.items())))
    return City(game, game.new())


def deal(
    guilds: str = "ferrymen usurers",
    *,
    stakes: Mapping[str, str] | None = None,
    hands: Sequence[str] = (),
    first: int = 0,
    options: Mapping[str, str] | None = None,
    first_edition: bool = False,
    printed: Mapping[str, Mapping[str, Any]] | None = None,
    answers: Sequence[str] = (),
) -> City:
    """The first turn of the first round: these stakes lie open (the first ones chance offers elsewhere), and every
    player has exactly these cards in hand; other seats' hands are what chance offered first. Before that, seats and
    chance give these answers wherever they are offered."""
    city = sit_down(guilds, first=first, options=options, first_edition=first_edition, printed=printed)
    wishes = dict(stakes or {})
    wished = set(wishes.values()) | {card for hand in hands for card in hand.split()}
    while city.table.decision is not None and asked(city) != f"{first} act":
        said = next((answer for answer in answers if answer in options_of(city)), "")
        if said:
            play(city, said)
            continue
        if city.table.asking != CHANCE:
            play(city, options_of(city)[0])
            continue
        offered = options_of(city)
        verb, *_, where = offered[0].split()
        wish = f"reveal {wishes.pop(where)} {where}" if verb == "reveal" and where in wishes else ""
        plain = [option for option in offered if option.split()[1] not in wished]
        play(city, wish or (plain or offered)[0])
    for seat, hand in enumerate(hands):
        give_hand(city, seat, hand)
    return city


def sit_down(
    guilds: str = "ferrymen usurers",
    *,
    first: int = 0,
    options: Mapping[str, str] | None = None,
    first_edition: bool = False,
    printed: Mapping[str, Mapping[str, Any]] | None = None,
) -> City:
    """A game in which only the first player was drawn."""
    game = game_of(guilds, options, first_edition=first_edition, printed=printed)
    city = City(game, game.new())
    play(city, f"first seat-{first}")
    return city


def give_hand(city: City, seat: int, hand: str) -> None:
    """Let a player have exactly these cards in hand; others that he held go to his discard pile."""
    table, keys = city.table, city.game.keys
    wanted = [number(city, key) for key in hand.split()]
    for card in table.cards(HAND + seat):
        if card not in wanted:
            table.move(card, HAND + seat, DISCARD + seat)
            table.turn_up(card)
    for card in wanted:
        if card not in list(table.cards(HAND + seat)):
            take_out(city, card)
            table.put(card, HAND + seat)
            table.show(card, 1 << seat)
    assert {keys[card] for card in table.cards(HAND + seat)} == set(hand.split())
    look_again(city)


def take_out(city: City, card: int) -> None:
    """Take a card from wherever it is: an open pile, or a pool, whose last facedown place then falls empty."""
    table, lay = city.table, city.table.layout
    for pile in range(lay.piles):
        if card in list(table.cards(pile)):
            table.take(card, pile)
            table.turn_down(card)
            return
    assert table.mem[lay.link + card] >= 0, f"{city.game.keys[card]} is not in this game"
    for pile in reversed(range(lay.piles)):
        for place in range(table.count(pile)):
            if table.can_settle(lay.start[pile] + place, card):
                table.settle(lay.start[pile] + place, card)
                table.take(card, pile)
                return
    raise AssertionError(f"no place of {city.game.keys[card]} was found")


def give(city: City, seat: int, place: str, card_keys: str) -> None:
    """Let cards lie in a player's pile, openly: "discard", "crest", "deck" (on top, seen by the player alone)."""
    for key in card_keys.split():
        card = number(city, key)
        take_out(city, card)
        city.table.put(card, PLACES[place] + seat)
        if place in ("deck", "hand"):
            city.table.show(card, 1 << seat)
        else:
            city.table.turn_up(card)
    look_again(city)


def station(city: City, seat: int, district: str, card_keys: str, *, facedown: bool = False) -> None:
    """Let a player's agents, or relics on them, lie in a district."""
    pile = int(city.game.board.field(place(city, district), seat))
    for key in card_keys.split():
        card = number(city, key)
        take_out(city, card)
        city.table.put(card, pile)
        if facedown:
            city.table.show(card, 1 << seat)
        else:
            city.table.turn_up(card)
    look_again(city)


def show_stake(city: City, district: str, key: str) -> None:
    """Let another stake lie open in a district; the one that did goes to the box."""
    table, at = city.table, place(city, district)
    for card in table.cards(STAKE + at):
        table.move(card, STAKE + at, BOX)
    card = number(city, key)
    take_out(city, card)
    table.put(card, STAKE + at)
    table.turn_up(card)
    look_again(city)


def on_top(city: City, district: str, card_keys: str) -> None:
    """Let these stakes come next in a district, the first named first; nobody has seen them."""
    table, at = city.table, place(city, district)
    for nth, key in enumerate(card_keys.split()):
        slot = table.layout.start[SUPPLY + at] + table.count(SUPPLY + at) - 1 - nth
        table.settle(slot, number(city, key))


def leave_stakes(city: City, district: str, count: int) -> None:
    """Put all but so many facedown stakes of a district into the box, from the top."""
    table, at = city.table, place(city, district)
    while table.count(SUPPLY + at) > count:
        table.put(table.take_top(SUPPLY + at), BOX)


def use_up(city: City, district: str) -> None:
    """Let a district show no stake, and have none left."""
    leave_stakes(city, district, 0)
    for card in city.table.cards(STAKE + place(city, district)):
        city.table.move(card, STAKE + place(city, district), BOX)
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
        city.game.apply(city.table, int(decision.seat), city.game.words.number(answer))


def wait(city: City) -> None:
    """Let whoever has the turn discard a card for nothing."""
    play(city, next(option for option in options_of(city) if option.startswith("discard ")))


def answer_all(city: City, *answers: str) -> None:
    """Give these answers to chance or seats in this order where they are offered, and else the first that there is."""
    left = list(answers)
    while left:
        offered = options_of(city)
        play(city, left.pop(0) if left[0] in offered else offered[0])


def end_intrigue(city: City, *answers: str) -> None:
    """Let everybody discard what is left in hand; then the answers that the resolution asks for, if they are given."""
    round_now = city.game.rounds(city.table)
    for _nth in range(MOST_ANSWERS):
        if asked(city).split()[-1:] != ["act"] or city.game.rounds(city.table) > round_now:
            break
        play(city, next(option for option in options_of(city) if option.startswith("discard ")))
    for answer in answers:
        play(city, answer)


def end_round(city: City, *answers: str) -> None:
    """Let everybody discard what is left, and the round go on to the next one's first turn, or to the end.

    The answers are given where they are offered; else districts are resolved in the order of their names, and chance
    says what comes first.
    """
    left, round_now = list(answers), city.game.rounds(city.table)
    end_intrigue(city)
    for _nth in range(MOST_ANSWERS):
        decision = city.table.decision
        if decision is None or (city.game.rounds(city.table) > round_now and asked(city).endswith(" act")):
            break
        offered = options_of(city)
        said = next((answer for answer in left if answer in offered), offered[0])
        if said in left:
            left.remove(said)
        play(city, said)
    assert left == [], f"nobody asked for {left}"


def happened(city: City, *answers: str, seat: int = WATCHER) -> list[str]:
    """What a seat, or everybody, is told while these answers are given."""
    return overheard(city, lambda: play(city, *answers), seat)


def odds(city: City) -> dict[str, Fraction]:
    """How likely each answer of chance is."""
    weighed = [int(weight) for weight in weights(city.table)]
    return {answer: Fraction(weight, sum(weighed)) for answer, weight in zip(options_of(city), weighed, strict=True)}


def overheard(city: City, act: Callable[[], None], seat: int = WATCHER) -> list[str]:
    told = city.table.listen()
    act()
    city.table.events = None
    return [city.game.event_seen(event, seat) for event in told]


# ------------------------------------------------------------------------------------------------- looking
def number(city: City, key: str) -> int:
    return city.game.keys.index(key)


def place(city: City, district: str) -> int:
    return list(city.game.words.things["district"]).index(district)


def asked(city: City) -> str:
    """Who is asked what: "0 act", or "chance deal", or nothing when the game is over."""
    decision = city.table.decision
    return f"{seat_word(int(decision.seat))} {decision.name}" if decision else ""


def options_of(city: City) -> list[str]:
    decision = city.table.decision
    assert decision is not None, "the game is over"
    return [decision.text(nth) for nth in range(len(decision.options))]


def offered(city: City, beginning: str) -> list[str]:
    """The options that begin so."""
    return [option for option in options_of(city) if f"{option} ".startswith(f"{beginning} ")]


def refused(city: City, answer: str) -> str:
    """The rule by which the seat that is asked may not answer so."""
    decision = city.table.decision
    assert decision is not None
    action = city.game.words.number(answer)
    assert action not in decision.options, f"{answer} is offered"
    return city.game.refuse(city.game.view(city.table, int(decision.seat)), action).rule


def view(city: City, seat: int = WATCHER) -> ArcanaView:
    seen = city.game.view(city.table, seat)
    assert isinstance(seen, ArcanaView)
    return seen


def player(city: City, seat: int, viewer: int = WATCHER) -> PlayerView:
    return view(city, viewer).players[seat]


def district(city: City, name: str, viewer: int = WATCHER) -> DistrictView:
    return view(city, viewer).districts[place(city, name)]


def stake(city: City, name: str) -> str:
    """The faceup stake of a district, or nothing."""
    return district(city, name).stake


def field(city: City, seat: int, name: str) -> list[str]:
    """A player's cards in a district, a facedown one with a sign before it."""
    pile = int(city.game.board.field(place(city, name), seat))
    found = []
    for card in city.table.cards(pile):
        found.append(("" if city.table.is_faceup(card) else "~") + city.game.keys[card])
    return found


def cards_in(city: City, where: str, seat: int = 0) -> list[str]:
    """The cards of a pile from bottom to top; `?` where nobody has settled which."""
    return [city.game.keys[card] if card >= 0 else "?" for card in city.table.cards(PLACES[where] + seat)]


def lies(city: City, key: str) -> str:
    """Where a card lies: "discard 0", "field 1 harbour", "stake harbour", "box", or nothing."""
    table, card = city.table, number(city, key)
    for name, first in PLACES.items():
        seats = range(city.game.seats) if first >= HAND else range(1)
        for seat in seats:
            if card in list(table.cards(first + seat)):
                return f"{name} {seat}" if first >= HAND else name
    for at, name in enumerate(city.game.words.things["district"]):
        if card in list(table.cards(STAKE + at)):
            return f"stake {name}"
        if card in list(table.cards(SUPPLY + at)):
            return f"supply {name}"
        for seat in range(city.game.seats):
            if card in list(table.cards(FIELD + at * city.game.seats + seat)):
                return f"field {seat} {name}"
    return ""


def outcome(city: City) -> Outcome:
    return city.game.outcome(city.table)
