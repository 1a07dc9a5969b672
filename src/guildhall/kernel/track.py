"""Tracks: what everybody can tell of facedown cards after secret moves, to the last odds."""

from guildhall.kernel.layout import Layout
from guildhall.kernel.vec import i64, vec


class Tracks:
    """Places that all can follow, though not which card lies on which.

    Cards were *laid* on tracks by labels that all knew. Then came *blurs*, one after the other: each moved the cards of
    some tracks about, in any way, all equally likely. A card that was turned up since is *seen*, and its track *gone*.
    Tracks that blurs join are a *mixture*. All of this is public; `track[card]` alone is not, and is not read here.
    """

    def __init__(self, layout: Layout, mem: vec[i64]) -> None:
        self.layout: Layout = layout
        self.mem: vec[i64] = mem

    # ------------------------------------------------------------------------------------------- looking
    def tracks(self) -> i64:
        """The bits of all tracks: one that no blur touches would have nothing to remember."""
        lay = self.layout
        found: i64 = 0
        for nth in range(lay.tracks):
            found |= self.mem[lay.blur + nth]
        return found

    def mixture(self, tracks: i64) -> i64:
        """The mixture in which these tracks are: they, and all that blurs join to them."""
        lay = self.layout
        found: i64 = 0
        while found != tracks:
            found = tracks
            for nth in range(lay.tracks):
                if self.mem[lay.blur + nth] & tracks != 0:
                    tracks |= self.mem[lay.blur + nth]
        return found

    def meeting(self, tracks: i64, nth: i64, step: i64) -> i64:
        """The tracks of the nearest blur before (step -1) or after the nth that meets these; 0 if none does."""
        lay = self.layout
        nth += step
        while 0 <= nth < lay.tracks:
            if self.mem[lay.blur + nth] & tracks != 0:
                return self.mem[lay.blur + nth]
            nth += step
        return 0

    # ------------------------------------------------------------------------------------------- what happens
    def lay_on_track(self, label: i64, taken: i64) -> i64:
        """A track for a card whose label all know: the first that is not used, nor taken (bits) just now."""
        lay = self.layout
        taken |= self.tracks()
        track: i64 = 0
        while (taken >> track) & 1 != 0:
            track += 1
        if track >= lay.tracks:
            raise OverflowError(f"the game names {lay.tracks} tracks, and all are in use")
        self.mem[lay.laid + track] = label
        return track

    def blur(self, tracks: i64) -> None:
        """The cards of these tracks were moved about, nobody else knows how."""
        lay = self.layout
        nth: i64 = 0
        while nth < lay.tracks and self.mem[lay.blur + nth] != 0:
            nth += 1
        if nth == lay.tracks:
            raise OverflowError(f"the game names {nth} tracks, and as many secret moves are remembered already")
        self.mem[lay.blur + nth] = tracks
        self.tidy()

    def see(self, track: i64, label: i64) -> None:
        """The card of a track was turned up."""
        lay = self.layout
        self.mem[lay.seen + track] = label
        self.mem[lay.gone] |= 1 << track
        self.tidy()

    # ------------------------------------------------------------------------------------------- forgetting
    def tidy(self) -> None:
        """Forget all that changes no odds of the labels that lie on tracks."""
        mem = self.mem
        lay = self.layout
        nth: i64 = 0
        while nth < lay.tracks and mem[lay.blur + nth] != 0:
            if self.forget_blur(nth) or self.forget_seen(nth) or self.forget_order(nth):
                self.close_up()
                nth = 0
            else:
                nth += 1
        tracks = self.tracks()
        mem[lay.gone] &= tracks
        for track in range(lay.tracks):
            if (tracks >> track) & 1 == 0:
                mem[lay.laid + track] = 0
                mem[lay.seen + track] = 0

    def forget_blur(self, nth: i64) -> bool:
        """Drop a blur that changes nothing: of cards that are alike, or just before or after a blur that holds it all.

        A blur can be thought of earlier or later as long as none comes between that meets it; and to move the same
        cards about twice, in any way, is to do it once.
        """
        here = self.mem[self.layout.blur + nth]
        before = self.meeting(here, nth, -1)
        after = self.meeting(here, nth, 1)
        alike = here & (here - 1) == 0 or (before == 0 and self.is_alike(here))
        if not alike and here & ~before != 0 and here & ~after != 0:
            return False
        self.mem[self.layout.blur + nth] = 0
        return True

    def forget_seen(self, nth: i64) -> bool:
        """Take a track that is gone out of the only blur that touched it, if that was the first to move its cards.

        Of all ways to lay the labels those are left that have the seen one there, still equally likely; it is as well
        if the card was laid there and never moved.
        """
        mem = self.mem
        lay = self.layout
        here = mem[lay.blur + nth]
        if here & mem[lay.gone] == 0 or self.meeting(here, nth, -1) != 0:
            return False
        for track in range(lay.tracks):
            bit: i64 = 1 << track
            if here & mem[lay.gone] & bit != 0 and self.meeting(bit, nth, 1) == 0:
                self.lay_as_seen(track, here)
                mem[lay.blur + nth] = here & ~bit
                return True
        return False

    def forget_order(self, nth: i64) -> bool:
        """Forget how a mixture came about if its unseen cards are alike, or if this blur moved all of them last.

        Which labels are unseen is known. After such a blur all ways to lay them are equally likely, whatever was before
        and whatever was seen elsewhere.
        """
        mem = self.mem
        lay = self.layout
        here = mem[lay.blur + nth]
        mixture = self.mixture(here)
        left = mixture & ~mem[lay.gone]
        if mixture == here and self.meeting(here, nth, -1) == 0 and self.meeting(here, nth, 1) == 0:
            return False
        if not self.is_left_alike(mixture) and (left & ~here != 0 or self.meeting(left, nth, 1) != 0):
            return False
        rest = mixture
        for track in range(lay.tracks):
            if (mixture & ~left) >> track & 1 != 0:
                self.lay_as_seen(track, rest)
                rest &= ~(1 << track)
        for other in range(lay.tracks):
            if mem[lay.blur + other] & mixture != 0:
                mem[lay.blur + other] = 0
        mem[lay.blur + nth] = left
        return True

    def close_up(self) -> None:
        """Let no blur of no tracks stand among the others."""
        mem = self.mem
        to = self.layout.blur
        for at in range(self.layout.blur, self.layout.laid):
            tracks = mem[at]
            mem[at] = 0
            if tracks != 0:
                mem[to] = tracks
                to += 1

    def lay_as_seen(self, track: i64, tracks: i64) -> None:
        """Let the label that was seen on a track be the one that was laid on it, and the other one where that was."""
        laid = self.layout.laid
        label = self.mem[self.layout.seen + track]
        for other in range(self.layout.tracks):
            if (tracks >> other) & 1 != 0 and self.mem[laid + other] == label:
                self.mem[laid + other] = self.mem[laid + track]
                self.mem[laid + track] = label
                return
        raise AssertionError("a label was seen that nobody laid there")

    def is_alike(self, tracks: i64) -> bool:
        """Were these tracks laid with one label?"""
        first: i64 = -1
        for track in range(self.layout.tracks):
            if (tracks >> track) & 1 != 0:
                if first < 0:
                    first = track
                elif self.mem[self.layout.laid + track] != self.mem[self.layout.laid + first]:
                    return False
        return True

    def is_left_alike(self, mixture: i64) -> bool:
        """Have all unseen cards of a mixture one label?"""
        first: i64 = -1
        for track in range(self.layout.tracks):
            if (mixture >> track) & 1 != 0 and self.unseen(self.mem[self.layout.laid + track], mixture) > 0:
                if first < 0:
                    first = track
                elif self.mem[self.layout.laid + track] != self.mem[self.layout.laid + first]:
                    return False
        return True

    def unseen(self, label: i64, mixture: i64) -> i64:
        """How many cards of this label lie in a mixture and were not seen yet."""
        mem = self.mem
        lay = self.layout
        count: i64 = 0
        for track in range(lay.tracks):
            if (mixture >> track) & 1 != 0 and mem[lay.laid + track] == label:
                count += 1
            if (mixture & mem[lay.gone]) >> track & 1 != 0 and mem[lay.seen + track] == label:
                count -= 1
        return count
