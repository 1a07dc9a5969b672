"""The words of Arcana: every answer and every event as a player would say it."""

from typing import Final

from guildhall.games.arcana.table import MOST_SEATS, NAMED
from guildhall.kernel.action import Verb, Words
from guildhall.kernel.event import Kind

# answers: before the game
CHOOSE: Final = 0
READY: Final = 1
KEEP: Final = 2
# in a turn
ASSIGN: Final = 3
VEIL: Final = 4
PLAY: Final = 5
BRIBE: Final = 6
DISCARD: Final = 7
SUPPORT: Final = 8
USE: Final = 9
# in the resolution
RESOLVE: Final = 10
COPY: Final = 11
NAME: Final = 12
STASH: Final = 13
PILE: Final = 14
# what effects ask
PICK: Final = 15
LAY: Final = 16
AT: Final = 17
PLAYER: Final = 18
SWAP: Final = 19
AGENT: Final = 20
MOVE: Final = 21
PASS: Final = 22
BURY: Final = 23
# answers of chance
BEGIN: Final = 24
GUILD: Final = 25
OBJECTIVE: Final = 26
EVENT: Final = 27
REVEAL: Final = 28
DRAW: Final = 29
LOOK: Final = 30
HELP: Final = 31
VERBS: Final = [
    Verb("guild", "guild"),
    Verb("ready-made"),
    Verb("keep", "card"),
    Verb("assign", "card", "district"),
    Verb("veil", "card", "district"),
    Verb("play", "card"),
    Verb("bribe", "card", "district"),
    Verb("discard", "card"),
    Verb("support", "card"),
    Verb("use", "card"),
    Verb("resolve", "district"),
    Verb("copy", "card"),
    Verb("name", "arcanum"),
    Verb("stash"),
    Verb("pile"),
    Verb("pick", "card"),
    Verb("lay", "card"),
    Verb("at", "district"),
    Verb("player", "seat"),
    Verb("swap", "district", "district"),
    Verb("agent", "agent"),
    Verb("move", "agent", "district"),
    Verb("pass"),
    Verb("bury"),
    Verb("first", "seat"),
    Verb("dealt-guild", "guild", "seat"),
    Verb("objective", "card", "seat"),
    Verb("event", "card"),
    Verb("reveal", "card", "district"),
    Verb("draw", "card", "seat"),
    Verb("look", "card", "district"),
    Verb("militia", "card"),
]

# events
BEGINS: Final = 0
TOOK_GUILD: Final = 1
TOOK_MASTER: Final = 2
BUILT: Final = 3
DEALT_OBJECTIVE: Final = 4
KEPT: Final = 5
ROUND_BEGINS: Final = 6
EVENT_HOLDS: Final = 7
EVENT_COMES: Final = 8
REVEALED: Final = 9
DREW: Final = 10
RESHUFFLED: Final = 11
ASSIGNED: Final = 12
VEILED: Final = 13
TURNED_UP: Final = 14
PLAYED: Final = 15
BRIBED: Final = 16
FAILED: Final = 17
DISCARDED: Final = 18
CALLED: Final = 19
USED: Final = 20
RESOLVES: Final = 21
COPIES: Final = 22
NAMES: Final = 23
DECIDED: Final = 24  # and the three after it: why a stake is won or stays, as `Verdict.reason` counts
WON_BY_BRIBE: Final = 28
WON_BY_EFFECT: Final = 29
STASHED: Final = 30
JUBILEE_SHOWS: Final = 31
FIRST_PASSES: Final = 32
TOPPED: Final = 33
RETURNED: Final = 34
MOVED: Final = 35
TURNED_DOWN: Final = 36
PEEKED: Final = 37
LOOKED: Final = 38
SAW: Final = 39
BURIED: Final = 40
SWAPPED: Final = 41
REMOVED: Final = 42
PROTECTS: Final = 43
ADDS: Final = 44
CHANGES_NEED: Final = 45
CONTESTED: Final = 46
BREAKS_TIES: Final = 47
TOOK_BACK: Final = 48
LOOKED_AT_HAND: Final = 49
TOOK_FIRST: Final = 50
HOLDS: Final = 51
MILITIA_HOME: Final = 52
LIMIT: Final = 53
SHOWED_OBJECTIVE: Final = 54
SCORED: Final = 55
REPLACED: Final = 56
WEAKENS: Final = 57
LAID_UNDER: Final = 58
STANDS_BY: Final = 59
LAID_OUT: Final = 60
FOLLOWED: Final = 61
DREW_MORE: Final = 62
SHOWED: Final = 63
EXPOSED: Final = 64
PUT_BY: Final = 65
KINDS: Final = [
    Kind("begins", "ARC-SET-7"),
    Kind("took-guild", "ARC-SET-1", "guild"),
    Kind("took-master", "ARC-MAS-1", "card"),
    Kind("built", "ARC-CUS-1"),
    Kind("dealt-objective", "ARC-OBJ-1", "card"),
    Kind("kept", "ARC-OBJ-1", amount=True),
    Kind("round", "ARC-RND-2", amount=True),
    Kind("event-holds", "ARC-EVT-2", "card"),
    Kind("event-comes", "ARC-EVT-2", "card"),
    Kind("revealed", "ARC-RND-3", "card", "district"),
    Kind("drew", "ARC-RND-1", "card"),
    Kind("reshuffled", "ARC-RND-1", amount=True),
    Kind("assigned", "ARC-INT-2", "card", "district"),
    Kind("veiled", "ARC-INT-3", "card", "district"),
    Kind("turned-up", "ARC-RES-2", "card", "district"),
    Kind("played", "ARC-INT-4", "card"),
    Kind("bribed", "ARC-INT-5", "card", "district"),
    Kind("failed", "ARC-REL-4", "card", "district"),
    Kind("discarded", "ARC-INT-6", "card"),
    Kind("called", "ARC-MIL-1", "card"),
    Kind("used", "ARC-MAS-1", "card"),
    Kind("resolves", "ARC-RES-1", "district"),
    Kind("copies", "ARC-HAR-2", "card", "card"),
    Kind("names", "ARC-STK-7", "arcanum"),
    Kind("won", "ARC-RES-4", "card", "district"),
    Kind("won-by-tie", "ARC-RES-7", "card", "district"),
    Kind("tied", "ARC-RES-7", "card", "district"),
    Kind("unclaimed", "ARC-RES-6", "card", "district"),
    Kind("won-by-bribe", "ARC-REL-3", "card", "district"),
    Kind("won-by-effect", "ARC-INT-13", "card", "district"),
    Kind("stashed", "ARC-TAC-1", "card"),
    Kind("jubilee", "ARC-END-1"),
    Kind("first-passes", "ARC-RND-4"),
    Kind("topped", "ARC-INT-16", "card"),
    Kind("returned", "ARC-INT-16", "card"),
    Kind("moved", "ARC-INT-8", "card", "district"),
    Kind("turned-down", "ARC-INT-8", "card", "district"),
    Kind("peeked", "ARC-INF-2", "card"),
    Kind("looked", "ARC-INF-2", "district", amount=True),
    Kind("saw", "ARC-INF-2", "card", "district"),
    Kind("buried", "ARC-INT-16", "card", "district"),
    Kind("swapped", "ARC-INT-20", "district", "district"),
    Kind("removed", "ARC-INT-19", "card"),
    Kind("protects", "ARC-INT-22", "district"),
    Kind("adds", "ARC-RES-9", "district", amount=True),
    Kind("changes-need", "ARC-RES-9", "district", amount=True),
    Kind("contested", "ARC-INT-18", "district", "arcanum"),
    Kind("breaks-ties", "ARC-RES-7", "district"),
    Kind("took-back", "ARC-INT-16", "card"),
    Kind("looked-at-hand", "ARC-INF-2", "seat"),
    Kind("took-first", "ARC-RND-4"),
    Kind("holds", "ARC-INT-18"),
    Kind("militia-home", "ARC-MIL-2"),
    Kind("limit", "ARC-END-4"),
    Kind("showed-objective", "ARC-OBJ-3", "card"),
    Kind("scored", "ARC-END-2", amount=True),
    Kind("replaced", "ARC-INT-19", "card", "district"),
    Kind("weakens", "ARC-RES-9", "district", amount=True),
    Kind("laid-under", "ARC-INT-16", "card"),
    Kind("stands-by", "ARC-MIL-3", "card"),
    Kind("laid-out", "ARC-SET-5", "card", "district"),
    Kind("followed", "ARC-INT-7", "card", "district"),
    Kind("drew-more", "ARC-INT-17", "card"),
    Kind("showed", "ARC-REL-1", "card", "district"),
    Kind("exposed", "ARC-INT-16", "card", "district"),
    Kind("put-by", "ARC-INT-16", "card"),
]

ARCANUM_NAMES: Final = ["staff", "sword", "cup"]
DISTRICTS: Final = ["harbour", "bridge", "market", "gate"]
NEUTRAL: Final = "neutral"


def districts(seats: int) -> list[str]:
    """The districts clockwise, the neutral one last (ARC-SET-9)."""
    return [*DISTRICTS[: 3 if seats == 3 else 4], NEUTRAL]


def words(cards: list[str], guilds: list[str], seats: int) -> Words:
    """The words of a table with these cards and guilds, named by their keys."""
    here = districts(seats)
    facedown = [f"{place}-{seat}-{nth}" for place in here for seat in range(seats) for nth in range(1, NAMED + 1)]
    things = {
        "card": cards,
        "agent": [*cards, *facedown],
        "arcanum": ARCANUM_NAMES,
        "district": here,
        "guild": guilds,
        "seat": [f"seat-{seat}" for seat in range(seats)],
    }
    return Words(things, VERBS, KINDS)


MOST_WORDS: Final = words([], [], MOST_SEATS)  # all that a card's key may not be
