"""The words of Guilds: every answer and every event as a player would say it."""

from typing import Final

from guildhall.games.guilds.table import BOULEVARDS, CELLS, POSTS
from guildhall.kernel.action import Verb, Words
from guildhall.kernel.event import Kind

# answers
PLACE: Final = 0
NOTHING: Final = 1
PLAY: Final = 2
BARRICADE: Final = 3
SHIFT: Final = 4
MARK_CARD: Final = 5
DOUBT: Final = 6
PAY: Final = 7
ARREST: Final = 8
SWAP: Final = 9
TRANSFER: Final = 10
EXCHANGE: Final = 11
INSTALL: Final = 12
ON_TOP: Final = 13
# answers of chance
PROCLAIM: Final = 14
CONTRACT: Final = 15
SPECIAL: Final = 16
BEGIN: Final = 17
REVEAL: Final = 18
LOOK: Final = 19
VERBS: Final = [
    Verb("place", "boulevard"),
    Verb("nothing"),
    Verb("play", "card"),
    Verb("barricade", "boulevard"),
    Verb("shift", "shift"),
    Verb("mark", "cell"),
    Verb("doubt", "cell"),
    Verb("pay", "agent"),
    Verb("arrest", "agent"),
    Verb("swap", "cell", "cell"),
    Verb("transfer", "agent", "boulevard"),
    Verb("exchange", "agent", "agent"),
    Verb("install", "card", "cell"),
    Verb("top", "card"),
    Verb("proclaim", "card"),
    Verb("contract", "card", "seat"),
    Verb("special", "card", "seat"),
    Verb("first", "seat"),
    Verb("reveal", "card", "cell"),
    Verb("look", "card"),
]

# events
PROCLAIMED: Final = 0
DEALT_CONTRACT: Final = 1
DEALT_SPECIAL: Final = 2
BEGINS: Final = 3
ROUND_BEGINS: Final = 4
REVEALED: Final = 5
PLACED_AGENT: Final = 6
PLAYED_CARD: Final = 7
JOINED: Final = 8
HIRED: Final = 9
BARRICADED: Final = 10
SHIFTED: Final = 11
MARKED: Final = 12
DOUBTED: Final = 13
PAID: Final = 14
ARRESTED: Final = 15
SWAPPED: Final = 16
TRANSFERRED: Final = 17
EXCHANGED: Final = 18
LOOKED: Final = 19
SAW: Final = 20
INSTALLED: Final = 21
BURIED: Final = 22
DECIDED: Final = 23  # and the four after it: why a card was won or stays, as `City.reason` counts
WENT_HOME: Final = 28
DECK_SHORT: Final = 29
STALLED: Final = 30
SHOWED_CONTRACT: Final = 31
SCORED: Final = 32
KINDS: Final = [
    Kind("proclaimed", "GOC-7", "card"),
    Kind("dealt-contract", "GOC-8", "card"),
    Kind("dealt-special", "GOC-9", "card"),
    Kind("begins", "GOC-10"),
    Kind("round", "GOC-25", amount=True),
    Kind("revealed", "GOC-11", "card", "cell"),
    Kind("placed", "GOC-12a", "boulevard"),
    Kind("played", "GOC-12b", "card"),
    Kind("joined", "GOC-A3", "boulevard"),
    Kind("hired", "GOC-A4", "boulevard"),
    Kind("barricaded", "GOC-A6", "boulevard"),
    Kind("shifted", "GOC-A5", "shift"),
    Kind("marked", "GOC-A12", "cell"),
    Kind("doubted", "GOC-A14", "cell"),
    Kind("paid", "GOC-A11", "agent"),
    Kind("arrested", "GOC-A9", "agent"),
    Kind("swapped", "GOC-G16", "cell", "cell"),
    Kind("transferred", "GOC-A7", "agent", "boulevard"),
    Kind("exchanged", "GOC-A8", "agent", "agent"),
    Kind("looked", "GOC-A2", amount=True),
    Kind("saw", "GOC-G30", "card"),
    Kind("installed", "GOC-A2", "card", "cell"),
    Kind("buried", "GOC-G30", "card"),
    Kind("won", "GOC-15", "card", "cell"),
    Kind("won-by-verdict", "GOC-A12", "card", "cell"),
    Kind("won-by-favour", "GOC-C3", "card", "cell"),
    Kind("tied", "GOC-15", "card", "cell"),
    Kind("unclaimed", "GOC-G5", "card", "cell"),
    Kind("went-home", "GOC-16"),
    Kind("deck-short", "GOC-22", amount=True),
    Kind("stalled", "GOC-G10"),
    Kind("showed-contract", "GOC-G33", "card"),
    Kind("scored", "GOC-20", amount=True),
]

SHIFTS: Final = [
    *(f"row-{row}-{way}" for row in range(3) for way in ("right", "left")),
    *(f"column-{column}-{way}" for column in range(3) for way in ("down", "up")),
]
SECOND: Final = "-second"  # of two agents on a boulevard (GOC-G27)


def words(cards: list[str], seats: int) -> Words:
    """The words of a table with these cards, named by their keys."""
    boulevards = [f"blvd-{boulevard}" for boulevard in range(BOULEVARDS)]
    agents = [boulevards[post // 2] + SECOND * (post % 2) for post in range(POSTS)]
    things = {
        "card": cards,
        "seat": [f"seat-{seat}" for seat in range(seats)],
        "cell": [f"cell-{cell}" for cell in range(CELLS)],
        "boulevard": boulevards,
        "agent": agents,
        "shift": SHIFTS,
    }
    return Words(things, VERBS, KINDS)
