"""Chance is a seat: its questions, their outcomes and weights, and the dealers who answer them."""

from typing import Final

from mypy_extensions import mypyc_attr

from guildhall.kernel.question import Frame, Questions
from guildhall.kernel.vec import append, i64, row_of, vec

M32: Final = 0xFFFFFFFF


def scramble(x: i64) -> i64:
    """A permutation of 32-bit numbers in which every input bit stirs every output bit.

    All products stay below 63 bits, so that ints and i64, which wrap silently, agree.
    """
    x ^= x >> 16
    x = (x * 0x21F0AAAD) & M32
    x ^= x >> 15
    x = (x * 0x735A2D97) & M32
    return x ^ (x >> 15)


class Rng:
    """A stream of random numbers for players and searchers (xorshift); never part of a table."""

    def __init__(self, seed: i64, stream: i64 = 0) -> None:
        self.x: i64 = scramble(scramble(seed & M32) ^ scramble((seed >> 32) & M32) ^ (stream & M32)) | 1

    def below(self, n: i64) -> i64:
        x = self.x
        x ^= (x << 13) & M32
        x ^= x >> 17
        x ^= (x << 5) & M32
        self.x = x
        return (x * n) >> 32


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """Who answers chance. It names each draw by its question, never by a count of answers."""

    def below(self, family: i64, generation: i64, nth: i64, n: i64) -> i64:
        """A number below n for the nth draw of a generation of a family of cards (or, family -1, for a roll)."""
        raise LookupError("this dealer does not deal")


class SeededDealer(Dealer):
    """The same seed gives the same luck, whatever was undone or asked in another order."""

    def __init__(self, seed: i64) -> None:
        self.low: i64 = scramble(seed & M32)
        self.high: i64 = scramble((seed >> 32) & M32 ^ 0x5BD1E995)

    def below(self, family: i64, generation: i64, nth: i64, n: i64) -> i64:
        name = ((family + 2) * 0x1F123BB5 + generation * 0x10001) & M32
        return (scramble(scramble(self.low ^ name) ^ self.high ^ nth & M32) * n) >> 32


class StreamDealer(Dealer):
    """Luck from a stream: for playouts from an imagined table, where nothing has to be repeated."""

    def __init__(self, rng: Rng) -> None:
        self.rng: Rng = rng

    def below(self, family: i64, generation: i64, nth: i64, n: i64) -> i64:
        return self.rng.below(n)


def draw(t: Questions, dealer: Dealer, f: Frame) -> None:
    """Let a dealer answer the open question of chance."""
    if t.slot_asked >= 0:
        t.settle(t.slot_asked, sample(t, ~t.mem[t.slot_asked], dealer))
        return
    total: i64 = 0
    for weight in t.weights:
        total += weight
    rest = dealer.below(-1, 0, t.luck, total)
    index: i64 = 0
    while rest >= t.weights[index]:
        rest -= t.weights[index]
        index += 1
    f.said = t.options[index]


def is_drawn(t: Questions, f: Frame, action: i64) -> bool:
    """Answer the open question of chance as somebody says, unless that is none of its outcomes."""
    if t.slot_asked >= 0:
        lay = t.layout
        if not 0 <= action < lay.actions or lay.verb_of[action] != lay.verb_of[t.dealt_as]:
            return False
        card = t.what_of(action)
        if deal_action(t, card) != action or not t.can_settle(t.slot_asked, card):
            return False
        t.settle(t.slot_asked, card)
        return True
    for outcome in outcomes(t):
        if outcome == action:
            f.said = action
            return True
    return False


def sample(t: Questions, pool: i64, dealer: Dealer) -> i64:
    """One of a pool's cards, each as likely as chance makes it; a blank leads on to the pool behind it."""
    mem = t.mem
    lay = t.layout
    loose = mem[lay.loose + pool]
    nth = dealer.below(
        mem[lay.family + pool], mem[lay.generation + pool], mem[lay.drawn + pool], loose + mem[lay.blank + pool]
    )
    if nth >= loose:
        return sample(t, mem[lay.through + pool], dealer)
    card = mem[lay.first + pool]
    while nth > 0:
        card = mem[lay.next + card]
        nth -= 1
    return card


def deal_action(t: Questions, card: i64) -> i64:
    """The answer of chance that says this card lies at the slot in question."""
    first = t.dealt_as
    return first + card * t.layout.places[t.layout.verb_of[first]]


def outcomes(t: Questions) -> vec[i64]:
    """Chance's answers, cards in the order of their numbers, which a game gives them by their keys."""
    if t.slot_asked < 0:
        return t.options[: t.offered]
    found = row_of(0, 0)
    for card in range(t.layout.cards):
        if t.can_settle(t.slot_asked, card):
            found = append(found, deal_action(t, card))
    return found


def weights(t: Questions) -> vec[i64]:
    """How likely each of `outcomes` is, as whole numbers with a common sum."""
    if t.slot_asked < 0:
        return t.weights[:]
    found = row_of(0, 0)
    mem = t.mem
    lay = t.layout
    for card in range(lay.cards):
        if t.can_settle(t.slot_asked, card):
            pool = ~mem[t.slot_asked]
            home = mem[lay.pool + card]
            weight: i64 = 1
            while pool != home:
                weight *= mem[lay.blank + pool]
                pool = mem[lay.through + pool]
            while mem[lay.blank + pool] != 0:  # a direct card weighs as much as all cards behind one blank
                pool = mem[lay.through + pool]
                weight *= t.members(pool)
            found = append(found, weight)
    return found
