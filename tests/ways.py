"""Every way in which labels may lie on places, with its exact odds, by brute force: what tracks are held against."""

from collections import Counter
from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import cache
from math import factorial, prod

from guildhall.kernel.table import Table

Way = tuple[int, ...]  # a label for each place
Ways = dict[Way, Fraction]

MOST_WAYS = 600  # that are listed


def moved_about(ways: Ways, places: Iterable[int]) -> Ways:
    """The labels of these places were moved about, every way equally likely."""
    here = sorted(places)
    bags: Ways = {}
    for way, odds in ways.items():
        bag = list(way)
        for place, label in zip(here, sorted(way[place] for place in here), strict=True):
            bag[place] = label
        bags[tuple(bag)] = bags.get(tuple(bag), 0) + odds
    found: Ways = {}
    for way, odds in bags.items():
        orders = orders_of(tuple(way[place] for place in here))
        for order in orders:
            lying = list(way)
            for place, label in zip(here, order, strict=True):
                lying[place] = label
            found[tuple(lying)] = found.get(tuple(lying), 0) + odds / len(orders)
    return found


@cache
def orders_of(labels: Way) -> list[Way]:
    """All different orders of these labels."""
    if not labels:
        return [()]
    found = []
    for first in sorted(set(labels)):
        at = labels.index(first)
        found += [(first, *rest) for rest in orders_of(labels[:at] + labels[at + 1 :])]
    return found


def given(ways: Ways, known: Mapping[int, int]) -> Ways:
    """What is left when it is known which label lies at some places."""
    left = {way: odds for way, odds in ways.items() if all(way[place] == label for place, label in known.items())}
    total = sum(left.values())
    return {way: odds / total for way, odds in left.items()}


def at_places(ways: Ways, places: Iterable[int]) -> Ways:
    """The same, of some of the places."""
    found: Ways = {}
    picked = list(places)
    for way, odds in ways.items():
        part = tuple(way[place] for place in picked)
        found[part] = found.get(part, 0) + odds
    return found


def bits(tracks: int) -> list[int]:
    return [track for track in range(tracks.bit_length()) if tracks >> track & 1]


def ways_on_tracks(table: Table, seat: int) -> Ways:
    """How labels may lie on the tracks of a table, as its blurs, what was seen and what a seat knows have it."""
    lay, mem = table.layout, table.mem
    ways: Ways = {tuple(mem[lay.laid : lay.seen]): Fraction(1)}
    for tracks in mem[lay.blur : lay.laid]:
        ways = moved_about(ways, bits(tracks))
    known = {track: mem[lay.seen + track] for track in bits(mem[lay.gone])}
    for card in range(lay.cards):
        if mem[lay.track + card] >= 0 and table.knows(seat, card):
            known[mem[lay.track + card]] = table.label(card)
    return given(ways, known)


def too_many(table: Table) -> bool:
    """Would it take too long to list all ways?"""
    lay, mem = table.layout, table.mem
    count = 1
    left = table.tracks()
    while left:
        mixture = table.mixture(left & -left)
        labels = Counter(mem[lay.laid + track] for track in bits(mixture))
        count *= factorial(labels.total()) // prod(factorial(alike) for alike in labels.values())
        left &= ~mixture
    return count > MOST_WAYS
