"""What the suites share: random games, the same luck, cards counted, cards swapped in somebody's back."""

import functools
import operator
import random
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from counts import MOST_ANSWERS, looked_at
from guildhall.kernel.chance import Dealer, SeededDealer, deal_action, draw
from guildhall.kernel.game import Game
from guildhall.kernel.layout import CHANCE, FACEUP, NOBODY, PUBLIC, WATCHER
from guildhall.kernel.table import Table


# ------------------------------------------------------------------------------------------------- random games
class Move(NamedTuple):
    """An open question of a random game, and how it is about to be answered."""

    table: Table
    seat: int
    action: int


def moves(game: Game, seed: int, table: Table | None = None, dealer: Dealer | None = None) -> Iterator[Move]:
    """A random game, or the rest of one, answer by answer; chance is asked like everybody."""
    table = game.new() if table is None else table
    dealer = dealer or SeededDealer(seed)
    rng = random.Random(seed)
    for _nth in range(MOST_ANSWERS):
        if table.asking == NOBODY:
            assert table.top_frame is None, f"seed {seed}: nobody is asked anything, in {table.frames()}"
            assert not table.branches, f"seed {seed}: nobody is asked anything in a sealed group"
            looked_at["games"] += 1
            return
        if table.asking == CHANCE:
            seat, action = CHANCE, deal(table, dealer)
        else:
            decision = rng.choice(table.decisions)
            seat, action = decision.seat, rng.choice(decision.options)
            looked_at["decisions"] += 1
        yield Move(table, seat, action)
        table.apply(seat, action)
    raise AssertionError(f"seed {seed}: no end after {MOST_ANSWERS} answers, in {table.frames()}")


def deal(table: Table, dealer: Dealer) -> int:
    """Chance's answer as a dealer would give it; the table stays as it is."""
    twin = table.clone()
    frame = twin.top_frame
    draw(twin, dealer, frame)
    if twin.slot_asked >= 0:
        return deal_action(table, twin.mem[twin.slot_asked])
    return frame.said


def play_on(game: Game, table: Table, seed: int) -> Table:
    """Play to the end at random; every card is counted after each answer that moved one."""
    counted = b""
    for _move in moves(game, seed, table):
        if (now := lie_of_cards(table)) != counted:
            assert_conserved(table)
            counted = now
    assert_conserved(table)
    return table


class Position(NamedTuple):
    """An open question that a random game came to."""

    table: Table
    seed: int
    nth: int

    def __str__(self) -> str:
        return f"seed {self.seed}, answer {self.nth}: {self.table.frames()}"


def positions(game: Game, count: int, each: int = 6) -> Iterator[Position]:
    """Open questions of random games, a few of each game."""
    seed = 0
    while count > 0:
        rng = random.Random(-1 - seed)
        kept: list[Position] = []
        for nth, move in enumerate(moves(game, seed)):
            if len(kept) < each:
                kept.append(Position(move.table.clone(), seed, nth))
            elif (at := rng.randrange(nth + 1)) < each:
                kept[at] = Position(move.table.clone(), seed, nth)
        looked_at["positions"] += min(count, len(kept))
        yield from kept[:count]
        count -= len(kept)
        seed += 1


def all_seats(game: Game) -> list[int]:
    return [*range(game.seats), WATCHER]


# ------------------------------------------------------------------------------------------------- the same luck
def assert_same_luck(game: Game, table: Table, dealer: Dealer, seed: int) -> None:
    """Play on, take it all back, play on otherwise: who deals answers the same question of chance alike each time."""
    said: dict[object, int] = {}
    for answers in (seed, seed + 1, seed):
        for move in moves(game, answers, table.clone(), dealer):
            if move.seat == CHANCE:
                question, answer = asked_of_chance(move.table), move.action
                if move.table.slot_asked >= 0:
                    answer = move.table.what_of(answer)
                before = said.setdefault(question, answer)
                assert answer == before, f"seed {seed}: {question} was answered by {before}, then by {answer}"


def asked_of_chance(table: Table) -> tuple[object, ...]:
    """All that chance's answer may depend on, besides who deals: nothing of it is how often anybody was asked."""
    if table.slot_asked < 0:
        return (table.luck, tuple(table.offers()), tuple(table.weights))
    cards, lay = Cards(table), table.layout
    pool, behind = ~table.mem[table.slot_asked], []
    while pool >= 0:
        name = tuple(table.mem[chapter + pool] for chapter in (lay.family, lay.generation, lay.drawn))
        behind.append((*name, cards.blank[pool], *cards.loose_cards(pool)))
        pool = cards.through[pool]
    return tuple(behind)


# ------------------------------------------------------------------------------------------------- counting cards
def slots(table: Table) -> Iterator[int]:
    """Every slot in use, as an index of the memory."""
    lay = table.layout
    for pile in range(lay.piles):
        yield from range(lay.start[pile], lay.start[pile] + table.count(pile))


class Cards:
    """What a table's memory says of cards, chapter by chapter, as lists: they are read faster than a vec."""

    def __init__(self, table: Table) -> None:
        lay = self.lay = table.layout
        mem = memoryview(table.mem).tolist()
        chapters = (lay.know, lay.pool, lay.label, lay.track, lay.next, lay.link)
        know, pool, label, track, after, link = (mem[at : at + lay.cards] for at in chapters)
        self.know, self.pool, self.label, self.track, self.next, self.link = know, pool, label, track, after, link
        chapters = (lay.first, lay.loose, lay.blank, lay.through)
        self.first, self.loose, self.blank, self.through = (mem[at : at + lay.pools] for at in chapters)
        self.blur, self.laid, self.seen = (mem[at : at + lay.tracks] for at in (lay.blur, lay.laid, lay.seen))
        self.gone = mem[lay.gone]
        slots: list[int] = []
        for start, size in zip(lay.start, mem[lay.size : lay.size + lay.piles], strict=True):
            slots += mem[start : start + size]
        self.settled = [card for card in slots if card >= 0]
        self.unsettled = [~pool for pool in slots if pool < 0]

    def loose_cards(self, pool: int) -> list[int]:
        """The loose cards of a pool, in the order of keys, each a loose card and nothing else."""
        found: list[int] = []
        card, link = self.first[pool], self.lay.first + pool
        while card >= 0:
            assert not found or card > found[-1], f"loose cards of pool {pool} are not in order: {found}, {card}"
            assert self.pool[card] == pool, f"card {card} is loose in pool {pool}, not {self.pool[card]}"
            assert (self.know[card], self.label[card], self.track[card]) == (0, -1, -1), f"loose {card}"
            assert self.link[card] == link, f"what leads to card {card} is {link}, not {self.link[card]}"
            found.append(card)
            card, link = self.next[card], self.lay.next + card
        assert len(found) == self.loose[pool], f"pool {pool}: {found} are loose, {self.loose[pool]} counted"
        return found

    def assert_members(self) -> None:
        """A pool is as large as there are places for its members; only one that is not used at all may have none."""
        places = Counter(self.unsettled)
        for pool, blanks in enumerate(self.blank):
            assert blanks >= 0, f"pool {pool} has {blanks} blanks"
            places[self.through[pool]] += blanks
        for pool, blanks in enumerate(self.blank):
            members = self.loose[pool] + blanks
            assert places[pool] in (members, 0), f"pool {pool}: {places[pool]} places for {members} members"

    def assert_settled(self, card: int) -> None:
        """What is noted of a settled card fits together."""
        know, pool, track = self.know[card], self.pool[card], self.track[card]
        assert self.next[card] == -1, f"settled card {card} leads to a loose one"
        assert self.link[card] == -1, f"a loose one leads to settled card {card}"
        if know & PUBLIC:
            assert know & self.lay.everyone == self.lay.everyone, f"card {card} is public, but not known to all"
            assert (pool, self.label[card], track) == (-1, -1, -1), f"card {card} is public, and yet one of some"
        else:
            assert not know & FACEUP, f"card {card} lies faceup and is not public"
            assert pool >= 0 or track >= 0, f"nobody could say what card {card} is one of"
            self.assert_chain(card)

    def assert_tracks(self) -> None:
        """Of each mixture, two cards at least are unseen, and what was laid is what was seen and what lies there."""
        lying = {track: card for card, track in enumerate(self.track) if track >= 0}
        assert len(lying) == sum(track >= 0 for track in self.track), f"two cards on a track: {self.track}"
        blurs = self.blur[: self.blur.index(0)] if 0 in self.blur else self.blur
        assert not any(self.blur[len(blurs) :]), f"blurs after the last: {self.blur}"
        tracks = {track for track in range(self.lay.tracks) for blur in blurs if blur >> track & 1}
        gone = {track for track in range(self.lay.tracks + 1) if self.gone >> track & 1}
        assert gone <= tracks, f"tracks {gone - tracks} are gone that no blur moved"
        assert {*lying} == tracks - gone, f"cards on tracks {lying}, not on {tracks - gone}"
        for track in range(self.lay.tracks):
            assert track in tracks or self.laid[track] == 0, f"track {track} is not used, and yet laid"
            assert track in gone or self.seen[track] == 0, f"track {track} is not gone, and yet seen"
        for mixture in mixtures(blurs):
            here = [track for track in tracks if mixture >> track & 1]
            now = [self.seen[track] if track in gone else self.label_of(lying[track]) for track in here]
            assert sorted(now) == sorted(self.laid[track] for track in here), f"on {here} lies {now}"
            left = {label for label, track in zip(now, here, strict=True) if track not in gone}
            assert len(left) > 1, f"of mixture {here} there is nothing to be told apart"

    def label_of(self, card: int) -> int:
        return ~self.label[card] if self.label[card] >= 0 else card

    def assert_chain(self, card: int) -> None:
        """From the pool that its slot was drawn from, blanks lead to a card's own pool."""
        pools = [self.label[card]]
        while self.pool[card] >= 0 and pools[-1] != self.pool[card]:
            assert pools[-1] >= 0, f"card {card} of pool {self.pool[card]} can not have come through {pools}"
            assert len(pools) <= self.lay.pools, f"card {card}: pools {pools} lead in a circle"
            pools.append(self.through[pools[-1]])


def mixtures(blurs: list[int]) -> list[int]:
    """The tracks (bits) that blurs join."""
    joined: list[int] = []
    for blur in blurs:
        met = [tracks for tracks in joined if tracks & blur]
        joined = [tracks for tracks in joined if not tracks & blur] + [functools.reduce(operator.or_, met, blur)]
    return joined


def assert_conserved(table: Table) -> None:
    """Every card is in one place: settled in one slot, or loose in one pool, or it never was in the game.

    What is not settled adds up too: a pool has as many members, loose cards and blanks, as there are unsettled slots of
    it and blanks of other pools that lead to it. Only a pool that is not used at all may stay in the box as a whole.
    """
    cards = Cards(table)
    lying = [*cards.settled, *(card for pool in range(cards.lay.pools) for card in cards.loose_cards(pool))]
    assert len(lying) == len(set(lying)), f"in two places: {Counter(lying).most_common(3)}"
    cards.assert_members()
    cards.assert_tracks()
    for card in cards.settled:
        assert card < cards.lay.cards, f"no such card: {card}"
        cards.assert_settled(card)
    for card in set(range(cards.lay.cards)).difference(lying):
        noted = (cards.know[card], cards.pool[card], cards.track[card])
        assert noted == (0, -1, -1), f"card {card} is nowhere, and yet {noted}"


def lie_of_cards(table: Table) -> bytes:
    """All that is noted of cards; as long as it is the same, none has moved."""
    return memoryview(table.mem)[table.layout.variables :].tobytes()


# ------------------------------------------------------------------------------------------------- swapping cards
def swap(table: Table, one: int, other: int) -> Table:
    """A table on which the cards of two slots have changed places, labels and all; tracks stay where they are."""
    twin = table.clone()
    a, b = twin.mem[one], twin.mem[other]
    twin.mem[one], twin.mem[other] = b, a
    for chapter in (twin.layout.know, twin.layout.track):
        exchange(twin, chapter, a, b)
    return twin


def exchange(table: Table, chapter: int, a: int, b: int) -> None:
    mem = table.mem
    mem[chapter + a], mem[chapter + b] = mem[chapter + b], mem[chapter + a]


def deal_anew(table: Table, slot: int, rng: random.Random) -> Table:
    """A table on which chance settled another card at this slot, where a card lies that is one of a pool."""
    twin = table.clone()
    lay, mem = twin.layout, twin.mem
    card = mem[slot]
    known, track = mem[lay.know + card], mem[lay.track + card]
    mem[lay.track + card] = -1
    mem[slot] = ~twin.unsettle(card)
    assert twin.can_settle(slot, card), f"card {card} could not have been settled there"
    other = rng.choice(
        [card for card in range(lay.cards) if twin.can_settle(slot, card) and may_hide(twin, slot, card)]
    )
    twin.settle(slot, other)
    mem[lay.know + other] = known
    mem[lay.track + other] = track
    return twin


def swapped(table: Table, seat: int, rng: random.Random) -> Iterator[Table]:
    """Tables that differ from this one in cards that the seat can not see."""
    lay, mem = table.layout, table.mem
    hidden = [slot for slot in slots(table) if mem[slot] >= 0 and not table.knows(seat, mem[slot])]
    rng.shuffle(hidden)
    for one in hidden[:3]:
        card = mem[one]
        if mem[lay.pool + card] >= 0:
            yield deal_anew(table, one, rng)
        for other in hidden:
            if other != one and may_change_places(table, card, mem[other]) and may_hide_both(table, one, other):
                yield swap(table, one, other)
                break
        for other in hidden:  # of one pool, though perhaps drawn from different ones: only the cards change places
            alike = mem[lay.pool + card] >= 0 and mem[lay.pool + card] == mem[lay.pool + mem[other]]
            if other != one and alike and may_hide_both(table, one, other):
                twin = swap(table, one, other)
                exchange(twin, lay.label, card, mem[other])
                yield twin
                break


def may_hide(table: Table, slot: int, card: int) -> bool:
    """Do the rules let this card lie facedown at this slot?"""
    lay = table.layout
    pile = max(pile for pile in range(lay.piles) if lay.start[pile] <= slot)
    return lay.may_hide(pile, card)


def may_hide_both(table: Table, one: int, other: int) -> bool:
    """Could the cards of these slots lie in each other's places?"""
    return may_hide(table, one, table.mem[other]) and may_hide(table, other, table.mem[one])


def may_change_places(table: Table, one: int, other: int) -> bool:
    """Are these cards in one mixture, or alike and in none?"""
    track = table.layout.track
    if table.mem[track + one] < 0 and table.mem[track + other] < 0:
        return table.label(one) == table.label(other)
    return in_one_mixture(table, one, other)


def in_one_mixture(table: Table, one: int, other: int) -> bool:
    """Is each of these cards on a track, and do blurs join the two?"""
    tracks = [table.mem[table.layout.track + card] for card in (one, other)]
    return min(tracks) >= 0 and table.mixture(1 << tracks[0]) >> tracks[1] & 1 == 1
