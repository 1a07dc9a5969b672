"""How the labels of a mixture may lie on its tracks, as likely as its blurs have left them."""

from typing import Final

from guildhall.kernel.chance import Rng
from guildhall.kernel.track import Tracks
from guildhall.kernel.vec import i64, vec

MOST_TRIES: Final = 1_000_000  # of what is known to be so some way is found long before


def deal_mixture(t: Tracks, mixture: i64, known: i64, wanted: vec[i64], now: vec[i64], rng: Rng) -> None:
    """Write into `now` a label for each track of a mixture; on the known ones (bits) lies what is wanted there."""
    tries: i64 = 0
    while not replay(t, mixture, known, wanted, now, rng):
        tries += 1
        if tries == MOST_TRIES:
            raise RuntimeError(f"in {tries} ways to blur a mixture its cards never lay as is known of them")


def replay(t: Tracks, mixture: i64, known: i64, wanted: vec[i64], now: vec[i64], rng: Rng) -> bool:
    """Lay a mixture's labels and blur them; False if they do not come to lie as is known, and have to be laid anew.

    A known track is given its label by the last blur that moves it. It passes as often as the label would have come by
    itself, beside the most often that it ever could: so ways to blur are as likely as among those that fit by chance,
    and with a single blur each try fits.
    """
    lay = t.layout
    for track in range(lay.tracks):
        if (mixture >> track) & 1 != 0:
            now[track] = t.mem[lay.laid + track]
    free = mixture  # tracks whose label is not final
    for nth in range(lay.tracks):
        rest = t.mem[lay.blur + nth] & mixture  # tracks that this blur has not dealt yet
        for track in range(lay.tracks):
            if (rest & known) >> track & 1 != 0 and t.meeting(1 << track, nth, 1) == 0:
                fitting = holding(now, rest, wanted[track])
                chances = count(fitting)
                most = count(holding(now, free, wanted[track]))
                if rng.below(min(most, count(rest))) >= chances:
                    return False
                exchange(now, track, pick(fitting, rng.below(chances)))
                rest &= ~(1 << track)
                free &= ~(1 << track)
        for track in range(lay.tracks):
            if (rest >> track) & 1 != 0:
                exchange(now, track, pick(rest, rng.below(count(rest))))
                rest &= ~(1 << track)
    return True


def holding(now: vec[i64], tracks: i64, label: i64) -> i64:
    """Those of these tracks on which this label lies."""
    found: i64 = 0
    for track in range(len(now)):
        if (tracks >> track) & 1 != 0 and now[track] == label:
            found |= 1 << track
    return found


def count(tracks: i64) -> i64:
    """How many tracks these are."""
    found: i64 = 0
    while tracks != 0:
        tracks &= tracks - 1
        found += 1
    return found


def pick(tracks: i64, nth: i64) -> i64:
    """The nth of these tracks."""
    track: i64 = 0
    while nth > 0 or (tracks >> track) & 1 == 0:
        nth -= (tracks >> track) & 1
        track += 1
    return track


def exchange(now: vec[i64], one: i64, other: i64) -> None:
    label = now[one]
    now[one] = now[other]
    now[other] = label
