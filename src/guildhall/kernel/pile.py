"""Piles of cards, who knows which card lies where, and secret moves."""

from guildhall.kernel.layout import FACEUP, KNOWERS, PUBLIC, Layout
from guildhall.kernel.track import Tracks
from guildhall.kernel.vec import append, i64, vec


class Piles(Tracks):
    """The cards on a table. A pile's last slot is its top.

    Knowledge sits on the card, so that moving a card moves one int. A card is *settled* when its slot holds its number;
    else the slot says `~pool`, and nobody can know more than that.
    """

    def __init__(self, layout: Layout, mem: vec[i64]) -> None:
        super().__init__(layout, mem)
        self.shown: i64 = 0  # seats that were shown something since this was last cleared; undo asks for it

    # ------------------------------------------------------------------------------------------- looking
    def count(self, pile: i64) -> i64:
        return self.mem[self.layout.size + pile]

    def card_at(self, pile: i64, place: i64) -> i64:
        """The card at a place counted from the bottom, or ~pool while it is not settled."""
        assert 0 <= place < self.count(pile), "there is no such place in the pile"
        return self.mem[self.layout.start[pile] + place]

    def top_slot(self, pile: i64) -> i64:
        """The slot of the top card."""
        size = self.mem[self.layout.size + pile]
        assert size > 0, "the pile is empty"
        return self.layout.start[pile] + size - 1

    def top(self, pile: i64) -> i64:
        return self.mem[self.top_slot(pile)]

    def cards(self, pile: i64) -> vec[i64]:
        """A copy of the pile from bottom to top, safe to walk while cards move."""
        start = self.layout.start[pile]
        return self.mem[start : start + self.mem[self.layout.size + pile]]

    def knows(self, seat: i64, card: i64) -> bool:
        """Does the seat know where this card is? Nobody knows a card that is not settled."""
        return card >= 0 and (self.mem[self.layout.know + card] >> seat) & 1 != 0

    def knowers(self, card: i64) -> i64:
        """The bits of all who know where the card is."""
        return self.mem[self.layout.know + card] & KNOWERS

    def is_public(self, card: i64) -> bool:
        return self.mem[self.layout.know + card] & PUBLIC != 0

    def is_faceup(self, card: i64) -> bool:
        return self.mem[self.layout.know + card] & FACEUP != 0

    # ------------------------------------------------------------------------------------------- moving
    def put(self, card: i64, pile: i64) -> None:
        """Lay a card, or a ~pool, on top of a pile."""
        size = self.mem[self.layout.size + pile]
        if size >= self.layout.room[pile]:
            raise OverflowError(f"pile {self.layout.pile_names[pile]} has room for {size} cards only")
        self.mem[self.layout.start[pile] + size] = card
        self.mem[self.layout.size + pile] = size + 1

    def put_under(self, card: i64, pile: i64) -> None:
        """Lay a card below all others of a pile."""
        self.put(card, pile)
        mem = self.mem
        start = self.layout.start[pile]
        slot = start + mem[self.layout.size + pile] - 1
        while slot > start:
            mem[slot] = mem[slot - 1]
            slot -= 1
        mem[start] = card

    def take_top(self, pile: i64) -> i64:
        slot = self.top_slot(pile)
        self.mem[self.layout.size + pile] -= 1
        return self.mem[slot]

    def take(self, card: i64, pile: i64) -> None:
        """Take a card that lies in this pile out of it."""
        mem = self.mem
        slot = self.layout.start[pile]
        end = slot + mem[self.layout.size + pile]
        while slot < end and mem[slot] != card:
            slot += 1
        if slot == end:
            raise LookupError(f"card {card} does not lie in pile {self.layout.pile_names[pile]}")
        end -= 1
        while slot < end:
            mem[slot] = mem[slot + 1]
            slot += 1
        mem[self.layout.size + pile] -= 1

    def move(self, card: i64, src: i64, dst: i64) -> None:
        """Move a card in everybody's sight: who could not see its face can still follow it."""
        self.take(card, src)
        self.put(card, dst)

    # ------------------------------------------------------------------------------------------- knowing
    def show(self, card: i64, seats: i64) -> None:
        """Let these seats (bits) know where the card is; with the public bit it lies open."""
        assert card >= 0, "what is not settled can not be shown: deal it first"
        mem = self.mem
        at = self.layout.know + card
        known = mem[at]
        self.shown |= seats & ~known
        mem[at] = known | seats
        if seats & PUBLIC != 0 and known & PUBLIC == 0:
            label = self.label(card)
            track = mem[self.layout.track + card]
            mem[self.layout.pool + card] = -1
            mem[self.layout.label + card] = -1
            if track >= 0:
                mem[self.layout.track + card] = -1
                self.see(track, label)
                self.leave_tracks()

    def turn_up(self, card: i64) -> None:
        self.show(card, self.layout.everyone)
        self.mem[self.layout.know + card] |= FACEUP

    def turn_down(self, card: i64) -> None:
        """Lay the card on its face; who knows where it is goes on knowing it."""
        self.mem[self.layout.know + card] &= ~FACEUP

    # ------------------------------------------------------------------------------------------- secret moves
    def slip(self, card: i64, src: i64, dst: i64, seat: i64) -> None:
        """Move a card in secret: the others can not tell which facedown card of the pile left.

        To them each of these cards may be on any of their tracks from now on, and whoever had peeked at one of them has
        lost track of it. A pile's only facedown card moves in everybody's sight.
        """
        mem = self.mem
        row = vec[i64]([])
        alike = True
        for other in self.cards(src):
            if not self.knows(seat, other):
                raise LookupError(f"seat {seat} does not know every card of pile {self.layout.pile_names[src]}")
            if not self.is_faceup(other):
                row = append(row, other)
                alike = alike and self.label(other) == self.label(card) and mem[self.layout.track + other] < 0
        if self.is_faceup(card):
            raise LookupError(f"card {card} lies faceup: everybody sees where it goes")
        if len(row) > 1:
            for other in row:
                mem[self.layout.know + other] = 1 << seat
            if not alike:
                self.lose_track(row, card)
        slot = self.layout.start[src]
        hole: i64 = -1
        for other in self.cards(src):  # the last facedown place falls empty whichever card left: places would tell
            if other == card:
                hole = slot
            elif hole >= 0 and not self.is_faceup(other):
                mem[hole] = other
                mem[slot] = card
                hole = slot
            slot += 1
        self.move(card, src, dst)

    def label(self, card: i64) -> i64:
        """What a card's slot says to those who do not know it: ~pool, or the card itself that once lay open."""
        if self.mem[self.layout.label + card] < 0:
            return card
        return ~self.mem[self.layout.label + card]

    def lose_track(self, row: vec[i64], card: i64) -> None:
        """Let nobody tell any more on which of their tracks these cards are, as this one leaves the last place."""
        mem = self.mem
        tracks = vec[i64]([])  # of their places
        blur: i64 = 0
        for other in row:
            track = mem[self.layout.track + other]
            if track < 0:
                track = self.lay_on_track(self.label(other), blur)
            tracks = append(tracks, track)
            blur |= 1 << track
        place: i64 = 0
        for other in row:
            if other != card:
                mem[self.layout.track + other] = tracks[place]
                place += 1
        mem[self.layout.track + card] = tracks[place]
        self.blur(blur)
        self.leave_tracks()

    def leave_tracks(self) -> None:
        """Take cards from tracks that are forgotten; one that once lay open is known again to all."""
        mem = self.mem
        tracks = self.tracks()
        for card in range(self.layout.cards):
            track = mem[self.layout.track + card]
            if track >= 0 and (tracks >> track) & 1 == 0:
                mem[self.layout.track + card] = -1
                if mem[self.layout.label + card] < 0:
                    self.show(card, self.layout.everyone)
