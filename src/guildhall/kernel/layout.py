"""Where each chapter of a table's memory begins, and the numbers of its actions."""

from typing import Final

from guildhall.kernel.vec import i64, row_of, vec

CHANCE: Final = -1
NOBODY: Final = -2
WATCHER: Final = 8  # the seat behind the seats: it knows what is public
MOST_SEATS: Final = 8
MOST_POOLS: Final = 62  # each is a bit of a number
MOST_TRACKS: Final = 62  # so is each of these

PUBLIC: Final = 1 << WATCHER  # a bit of `know`: the card is known to everybody, watchers too
FACEUP: Final = 1 << (WATCHER + 1)  # a bit of `know`: how the card lies, which is apart from who knows it
KNOWERS: Final = FACEUP - 1


class Pile:
    """A named place for cards, once, or once for each seat, district, cell.

    Where the rules let only cards of some classes lie facedown, `only` says so (bits): nobody imagines another there.
    """

    def __init__(self, name: str, room: int, copies: int = 1, only: int = 0) -> None:
        self.name = name
        self.room = room
        self.copies = copies
        self.only = only


class Layout:
    """The numbers that a game's set-up, cards and rules version fix once and for all.

    A table is one row of ints. It begins with the game's own variables, so that `t.mem[ROUND]` is a variable; the
    kernel's chapters follow: slots and sizes of piles, what is known of each card, the pools, the tracks.
    """

    def __init__(
        self,
        seats: int,
        variables: int,
        piles: list[Pile],
        cards: int,
        pools: int,
        tracks: int = 0,
        classes: list[int] | None = None,
    ) -> None:
        if not 1 <= seats <= MOST_SEATS:
            raise ValueError(f"a table has 1 to {MOST_SEATS} seats, not {seats}")
        if pools > MOST_POOLS:
            raise ValueError(f"a table has at most {MOST_POOLS} pools, not {pools}")
        if not 0 <= tracks <= MOST_TRACKS:
            raise ValueError(f"a table has at most {MOST_TRACKS} tracks, not {tracks}")
        self.seats: i64 = seats
        self.everyone: i64 = (1 << seats) - 1 | PUBLIC
        self.variables: i64 = variables
        self.cards: i64 = cards
        self.pools: i64 = pools
        self.tracks: i64 = tracks
        self.pile_names: list[str] = [pile.name for pile in piles for _ in range(pile.copies)]
        rooms = [pile.room for pile in piles for _ in range(pile.copies)]
        self.piles: i64 = len(rooms)
        self.room: vec[i64] = vec[i64](rooms)
        self.slots: i64 = sum(rooms)
        self.only: vec[i64] = vec[i64]([pile.only for pile in piles for _ in range(pile.copies)])
        self.class_of: vec[i64] = vec[i64](classes or [0] * cards)  # card -> its class, which everybody can look up

        # the chapters of the memory, each a first index
        self.slot: i64 = self.variables  # slot -> a settled card, or ~pool while nobody has settled which
        self.size: i64 = self.slot + self.slots  # pile -> how many of its slots are in use
        self.know: i64 = self.size + self.piles  # card -> who knows where it is, and how it lies
        self.pool: i64 = self.know + cards  # card -> what it is one of to the rest; -1 when it is public
        self.label: i64 = self.pool + cards  # card -> the pool that its slot was drawn from
        self.track: i64 = self.label + cards  # card -> the track that it is on, or -1
        self.next: i64 = self.track + cards  # card -> the next loose card of its pool, in the order of numbers, or -1
        self.link: i64 = self.next + cards  # card -> the memory's index of what leads to it in its pool, or -1
        self.first: i64 = self.link + cards  # pool -> its first loose card, or -1
        self.loose: i64 = self.first + pools  # pool -> how many cards are loose in it
        self.blank: i64 = self.loose + pools  # pool -> how many of its members are one of pool `through`
        self.through: i64 = self.blank + pools
        self.drawn: i64 = self.through + pools  # pool -> how many cards were settled from it
        self.family: i64 = self.drawn + pools  # pool -> the pool that a game names, of which it is a generation
        self.generation: i64 = self.family + pools  # pool -> which shuffle of its family it comes from
        self.shuffles: i64 = self.generation + pools  # family -> how many shuffles there were
        self.blur: i64 = self.shuffles + pools  # the tracks (bits) of each blur, the first one first, then 0
        self.laid: i64 = self.blur + tracks  # track -> the label of the card that was laid on it
        self.seen: i64 = self.laid + tracks  # track -> the label of the card that was turned up on it
        self.gone: i64 = self.seen + tracks  # the tracks (bits) whose card was turned up
        self.memory: i64 = self.gone + 1

        starts = []
        start = self.slot
        for room in rooms:
            starts.append(start)
            start += room
        self.start: vec[i64] = vec[i64](starts)  # pile -> the memory's index of its first slot

        self.actions: i64 = 0
        self.offset: vec[i64] = row_of(0, 0)
        self.places: vec[i64] = row_of(0, 0)
        self.verb_of: vec[i64] = row_of(0, 0)

    def may_hide(self, pile: i64, card: i64) -> bool:
        """Do the rules let this card lie facedown in the pile?"""
        return self.only[pile] == 0 or (self.only[pile] >> self.class_of[card]) & 1 != 0

    def number_actions(self, shapes: list[tuple[int, int]]) -> None:
        """Number every action densely: `offset[verb] + what * places[verb] + where`."""
        offsets: list[int] = []
        verb_of: list[int] = []
        for verb, (whats, wheres) in enumerate(shapes):
            offsets.append(len(verb_of))
            verb_of += [verb] * (whats * wheres)
        self.offset = vec[i64](offsets)
        self.places = vec[i64]([wheres for _, wheres in shapes])
        self.verb_of = vec[i64](verb_of)
        self.actions = len(verb_of)
