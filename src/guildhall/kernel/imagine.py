"""From a sight back to a table: what a seat recalls, and worlds that it cannot tell from the true one."""

from guildhall.kernel.chance import Dealer, Rng, StreamDealer, sample
from guildhall.kernel.layout import NOBODY
from guildhall.kernel.mixture import deal_mixture
from guildhall.kernel.question import Branch, Frame
from guildhall.kernel.rule import Book
from guildhall.kernel.sight import FRAME, LABEL, TRACK
from guildhall.kernel.table import Table, empty_table
from guildhall.kernel.vec import append, i64, row_of, vec


class Memory:
    """A table with what a seat knows on it, and the slots that others know better."""

    def __init__(self, book: Book) -> None:
        self.table: Table = empty_table(book)
        self.seat: i64 = NOBODY
        self.slots: vec[i64] = row_of(0, 0)  # slots settled in this seat's back
        self.tags: vec[i64] = row_of(0, 0)
        self.piles: vec[i64] = row_of(0, 0)


def recall(book: Book, row: vec[i64]) -> Table:
    """A table with just what the sight says, to be read, not played.

    A slot whose card the seat does not know is not settled, or holds a card that once lay open and may be elsewhere in
    its mixture: ask `knows` of a card before it is believed.
    """
    return read(book, row).table


def imagine(book: Book, row: vec[i64], rng: Rng) -> Table:
    """A table that the seat cannot tell from the true one, exactly as likely as chance makes it.

    Only cards that somebody has seen are settled; decks stay in their pools. The open question is asked again, which
    changes nothing, since asking is pure.
    """
    memory = read(book, row)
    deal_labels(memory.table, memory, rng)
    while not settle_hidden(memory.table, memory, StreamDealer(rng)):
        memory = read(book, row)
        deal_labels(memory.table, memory, rng)
    ask_again(memory.table)
    return memory.table


def read(book: Book, row: vec[i64]) -> Memory:
    memory = Memory(book)
    t = memory.table
    lay = book.layout
    mem = t.mem
    seat = row[0]
    memory.seat = seat
    n: i64 = 1
    for variable in range(lay.variables):
        mem[variable] = row[n]
        n += 1
    lying = row_of(lay.cards, 0)
    for pile in range(lay.piles):
        size = row[n]
        mem[lay.size + pile] = size
        n += 1
        slot = lay.start[pile]
        end = slot + size
        while slot < end:
            what = row[n]
            tag = row[n + 1]
            mem[slot] = what
            if what >= 0:
                lying[what] = 1
                know(t, what, tag)
                mem[lay.label + what] = tag % TRACK // LABEL - 1
            if tag != 0 and (tag >> seat) & 1 == 0:
                memory.slots = append(memory.slots, slot)
                memory.tags = append(memory.tags, tag)
                memory.piles = append(memory.piles, pile)
            slot += 1
            n += 2
    first_pool = n
    n += lay.cards
    for pool in range(lay.pools):
        mem[lay.blank + pool] = row[n]
        mem[lay.through + pool] = row[n + 1]
        mem[lay.family + pool] = row[n + 2]
        mem[lay.generation + pool] = row[n + 3]
        mem[lay.shuffles + pool] = row[n + 4]
        n += 5
    mem[lay.blur] = row[n]
    n += 1
    if mem[lay.blur] != 0:
        for at in range(lay.blur + 1, lay.memory):
            mem[at] = row[n]
            n += 1
    card = lay.cards
    while card > 0:  # from the last to the first, so that each is loosened before the ones after it
        card -= 1
        home = row[first_pool + card]
        if home >= 0:
            if lying[card] == 0:
                t.loosen(card, home)
            else:
                mem[lay.pool + card] = home
    t.top_frame = read_frames(row, n)
    read_branches(t, row, n + 1 + FRAME * row[n])
    return memory


def know(t: Table, card: i64, tag: i64) -> None:
    """Write down who knows a card, as the tag of its slot says."""
    t.mem[t.layout.know + card] = tag % LABEL
    t.mem[t.layout.track + card] = tag // TRACK - 1


def read_frames(row: vec[i64], n: i64) -> Frame | None:
    """Read a count and that many frames, the innermost first."""
    top: Frame | None = None
    at = n + 1 + FRAME * row[n]
    while at > n + 1:
        at -= FRAME
        f = Frame()
        f.rule = row[at]
        f.step = row[at + 1]
        f.seat = row[at + 2]
        f.a = row[at + 3]
        f.b = row[at + 4]
        f.c = row[at + 5]
        f.below = top
        top = f
    return top


def read_branches(t: Table, row: vec[i64], n: i64) -> None:
    branches: list[Branch] = []
    left = row[n]
    n += 1
    while left > 0:
        left -= 1
        top = read_frames(row, n + 1)
        assert top is not None
        branch = Branch(row[n], top)
        n += 2 + FRAME * row[n + 1]
        branch.closed = row[n] != 0
        branch.a = row[n + 1]
        branch.b = row[n + 2]
        branch.c = row[n + 3]
        picks = row[n + 4]
        branch.picks = row[n + 5 : n + 5 + picks]
        n += 5 + picks
        branches.append(branch)
    if len(branches) > 0:
        t.branches = branches


# --------------------------------------------------------------------------------------------------- what others know
def deal_labels(t: Table, memory: Memory, rng: Rng) -> None:
    """Deal the labels of each mixture over its tracks, as its blurs may have left them."""
    lay = t.layout
    left = t.tracks()
    if left == 0:
        return
    known = t.mem[lay.gone]
    wanted = t.mem[lay.seen : lay.gone]  # track -> the label that lies there, if it is known
    for card in range(lay.cards):
        track = t.mem[lay.track + card]
        if track >= 0 and t.knows(memory.seat, card):
            known |= 1 << track
            wanted[track] = t.label(card)
    now = row_of(lay.tracks, 0)
    while left != 0:
        mixture = t.mixture(left & -left)
        left &= ~mixture
        deal_mixture(t, mixture, known, wanted, now, rng)
    for index in range(len(memory.slots)):
        if memory.tags[index] >= TRACK:
            t.mem[memory.slots[index]] = now[memory.tags[index] // TRACK - 1]


def settle_hidden(t: Table, memory: Memory, dealer: Dealer) -> bool:
    """Settle the slots that somebody else knows, from their pools without replacement; False if that can not be.

    Those where not every card may lie come first: whatever is dealt to them leaves the rest as many ways to be dealt.
    In a mixture a card that may not lie there says that the labels lie otherwise, and in a pool with blanks that other
    members do: begin again, so that either is as likely as it has cards that may lie there.
    """
    only = t.layout.only
    for index in range(len(memory.slots)):
        if only[memory.piles[index]] != 0 and has_one_way(t, memory, index):
            settle_slot(t, memory, index, dealer)
    for index in range(len(memory.slots)):
        if only[memory.piles[index]] != 0 and not has_one_way(t, memory, index):
            if not settle_slot(t, memory, index, dealer):
                return False
    for index in range(len(memory.slots)):
        if only[memory.piles[index]] == 0:
            settle_slot(t, memory, index, dealer)
    return True


def has_one_way(t: Table, memory: Memory, index: i64) -> bool:
    """Is it known from which pool this slot's card comes, and is every member of it as likely?"""
    what = t.mem[memory.slots[index]]
    return memory.tags[index] < TRACK and (what >= 0 or t.mem[t.layout.blank + ~what] == 0)


def settle_slot(t: Table, memory: Memory, index: i64, dealer: Dealer) -> bool:
    """Settle one slot; where there are several ways, the first card that is dealt counts, may it lie there or not."""
    slot = memory.slots[index]
    pile = memory.piles[index]
    card = t.mem[slot]
    if card < 0:
        pool = ~card
        again = has_one_way(t, memory, index)
        card = sample(t, pool, dealer)
        while again and not t.layout.may_hide(pile, card):
            card = sample(t, pool, dealer)
        t.settle(slot, card)
    know(t, card, memory.tags[index])
    return t.layout.may_hide(pile, card)


def ask_again(t: Table) -> None:
    """Ask the open question once more: the step that asked is the last one begun."""
    for branch in t.branches:
        f = branch.top
        if f is not None and not branch.closed and f.step > 0:
            f.step -= 1
    f = t.top_frame
    if f is not None and len(t.branches) == 0:
        f.step -= 1
    t.run()
