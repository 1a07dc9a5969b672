"""What is remembered of secret moves gives the odds that a replay of all that happened gives."""

import random
from collections import Counter
from fractions import Fraction

import pytest

from guildhall.kernel.chance import Rng, StreamDealer, sample
from guildhall.kernel.imagine import imagine
from guildhall.kernel.layout import WATCHER
from guildhall.kernel.sight import sight
from guildhall.kernel.table import Table
from guildhall.kernel.vec import i64, vec
from laws import assert_conserved
from odds import surprise, tail
from tables import DECK, DISCARD, HAND, OTHER, bare
from ways import Ways, at_places, given, moved_about, too_many, ways_on_tracks

PILES = (HAND, OTHER, DISCARD)
KINDS = (4, 3)  # cards of pools 0 and 1
OPENED = 3  # cards that begin open, and are known to all
LUCKY = 1e-6
WORLDS = 1500
TRUE_GAMES = 20_000


class History:
    """A table beside all that happened on it: places that all can follow, and every way in which labels may lie there.

    Seat 0 does everything and knows all cards. Seat 1 peeks.
    """

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.table = bare(pools=2, tracks=20)
        self.ways: Ways = {(): Fraction(1)}
        self.places: dict[int, list[int]] = {pile: [] for pile in PILES}  # of facedown cards, from the bottom
        self.peeked: dict[int, int] = {}  # place -> the label that seat 1 saw there
        card = 0
        for pool, count in enumerate(KINDS):
            self.table.name_pool(pool)
            for _nth in range(count):
                self.table.loosen(card, pool)
                card += 1
        self.unused = [*range(card + OPENED)]

    def draw(self, pile: int) -> None:
        """A card comes to a pile, and all know whence."""
        table, card = self.table, self.rng.choice(self.unused)
        self.unused.remove(card)
        if card < sum(KINDS):
            table.put(~table.mem[table.layout.pool + card], pile)
            table.settle(table.top_slot(pile), card)
            table.show(card, 1)
        else:
            table.put(card, pile)
            table.show(card, table.layout.everyone)
        label = table.label(card)
        place = len(next(iter(self.ways)))
        self.ways = {(*way, label): odds for way, odds in self.ways.items()}
        self.places[pile].append(place)

    def slip(self, pile: int) -> None:
        """Seat 0 moves any card in secret, and holds the others in any order."""
        places, facedown = self.places[pile], self.facedown(pile)
        order = [self.table.mem[slot] for slot in facedown]
        card = self.rng.choice(order)
        dst = self.rng.choice([other for other in PILES if other != pile])
        self.table.slip(card, pile, dst, 0)
        if len(places) > 1:
            self.ways = moved_about(self.ways, places)
            self.peeked = {place: label for place, label in self.peeked.items() if place not in places}
        self.places[dst].append(places.pop())

    def move(self, pile: int) -> None:
        """A card moves in everybody's sight."""
        nth = self.rng.randrange(len(self.places[pile]))
        dst = self.rng.choice([other for other in PILES if other != pile])
        self.table.move(self.table.mem[self.facedown(pile)[nth]], pile, dst)
        self.places[dst].append(self.places[pile].pop(nth))

    def turn_up(self, pile: int) -> None:
        """A card is turned up and put away; what all see of it has to be so from now on."""
        nth = self.rng.randrange(len(self.places[pile]))
        card = self.table.mem[self.facedown(pile)[nth]]
        self.ways = given(self.ways, {self.places[pile].pop(nth): self.table.label(card)})
        self.table.turn_up(card)
        self.table.take(card, pile)
        self.unused.append(card)
        self.table.mem[self.table.layout.know + card] = 0
        if card < sum(KINDS):
            self.table.loosen(card, 0 if card < KINDS[0] else 1)

    def flash(self, pile: int) -> None:
        """A card is shown to all and stays where it is: from now on all can tell it by itself."""
        nth = self.rng.randrange(len(self.places[pile]))
        place, card = self.places[pile][nth], self.table.mem[self.facedown(pile)[nth]]
        ways = given(self.ways, {place: self.table.label(card)})
        self.ways = {(*way[:place], card, *way[place + 1 :]): odds for way, odds in ways.items()}
        self.peeked.pop(place, None)
        self.table.show(card, self.table.layout.everyone)

    def peek(self, pile: int) -> None:
        """Seat 1 looks at a card."""
        nth = self.rng.randrange(len(self.places[pile]))
        card = self.table.mem[self.facedown(pile)[nth]]
        self.table.show(card, 0b10)
        self.peeked[self.places[pile][nth]] = self.table.label(card)

    def facedown(self, pile: int) -> list[int]:
        start, count = self.table.layout.start[pile], self.table.count(pile)
        return [slot for slot in range(start, start + count) if not self.table.is_faceup(self.table.mem[slot])]

    def happen(self) -> None:
        """Anything happens."""
        filled = [pile for pile in PILES if self.places[pile]]
        if self.unused and (not filled or (self.rng.random() < 0.35 and sum(map(len, self.places.values())) < 7)):
            self.draw(self.rng.choice(PILES[:2]))
        elif filled:
            doing = self.rng.choice([self.slip, self.slip, self.slip, self.move, self.turn_up, self.flash, self.peek])
            fullest = max(filled, key=lambda pile: len(self.places[pile]))
            doing(self.rng.choice([fullest, self.rng.choice(filled)]))

    # ------------------------------------------------------------------------------------------- what is told
    def lying(self) -> tuple[list[int], list[int]]:
        """All places of facedown cards, and their slots."""
        places = [place for pile in PILES for place in self.places[pile]]
        return places, [slot for pile in PILES for slot in self.facedown(pile)]

    def as_it_was(self, seat: int) -> Ways:
        """How labels may lie on all slots after all that happened."""
        places, _slots = self.lying()
        known = self.peeked if seat == 1 else {}
        return at_places(given(self.ways, known), places)

    def as_remembered(self, seat: int) -> Ways:
        """The same, from what the table remembers."""
        table = self.table
        cards = [table.mem[slot] for slot in self.lying()[1]]
        tracks = [table.mem[table.layout.track + card] for card in cards]
        found: Ways = {}
        for way, odds in ways_on_tracks(table, seat).items():
            labels = tuple(
                table.label(card) if track < 0 else way[track] for card, track in zip(cards, tracks, strict=True)
            )
            found[labels] = found.get(labels, 0) + odds
        return found


@pytest.mark.parametrize("seed", range(40))
def test_what_is_remembered_of_secret_moves_has_the_odds_of_all_that_happened(seed):
    history = History(random.Random(seed))
    for _nth in range(40):
        history.happen()
        assert_conserved(history.table)
        for seat in (1, WATCHER):
            if not too_many(history.table):
                assert history.as_remembered(seat) == history.as_it_was(seat)


@pytest.mark.parametrize("seed", range(40))
def test_an_imagined_world_has_the_odds_of_all_that_happened(seed):
    history = History(random.Random(1000 + seed))
    while history.table.tracks() == 0 or history.table.mem[history.table.layout.blur + seed % 4] == 0:
        history.happen()
    for seat in (1, WATCHER):
        odds = history.as_it_was(seat)
        seen: Counter[object] = Counter()
        row, rng = sight(history.table, seat), Rng(seed)
        for _nth in range(WORLDS):
            world = imagine(history.table.book, row, rng)
            seen[tuple(world.label(world.mem[slot]) for slot in history.lying()[1])] += 1
        assert surprise(seen, {way: float(share) * WORLDS for way, share in odds.items()}) > LUCKY


# ------------------------------------------------------------------------------------------------- true games
BOLTS, NUTS, OPEN = range(5), range(5, 9), 9  # of pools 0 and 1, and a card that all saw


class Game:
    """A little game of which all that is secret happens by chance; `told` is what seat 1 was told of it."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.table = bare(pools=6)
        for pool, cards in enumerate((BOLTS, NUTS)):
            self.table.name_pool(pool)
            for card in cards:
                self.table.loosen(card, pool)
            self.table.fill(DECK + pool, pool, len(cards))
        self.told: list[int] = []

    def draw(self, deck: int) -> None:
        table = self.table
        slot = table.top_slot(DECK + deck)
        table.settle(slot, sample(table, ~table.mem[slot], StreamDealer(Rng(self.rng.getrandbits(60)))))
        table.put(table.take_top(DECK + deck), HAND)
        table.show(table.top(HAND), 1)

    def take_open(self) -> None:
        self.table.put(OPEN, HAND)
        self.table.show(OPEN, self.table.layout.everyone)

    def slip(self) -> None:
        self.table.slip(self.rng.choice(list(self.table.cards(HAND))), HAND, OTHER, 0)

    def peek(self, place: int) -> None:
        self.told.append(self.table.card_at(OTHER, place))
        self.table.show(self.told[-1], 0b10)

    def turn_up(self, place: int) -> int:
        card = self.table.card_at(OTHER, place)
        self.told.append(card)
        self.table.turn_up(card)
        return card


def draw_between(game: Game) -> None:
    """The first card that left can not be the one that was drawn only then."""
    game.draw(0)
    game.draw(0)
    game.slip()
    game.draw(1)
    game.slip()


def a_mixed_hand(game: Game) -> None:
    draw_some(game)
    game.slip()
    game.draw(1)
    game.slip()


def draw_some(game: Game) -> None:
    for pool in (0, 0, 1):
        game.draw(pool)
    game.take_open()


def peek_at_the_first(game: Game) -> None:
    a_mixed_hand(game)
    game.peek(0)


def peek_at_the_last(game: Game) -> None:
    a_mixed_hand(game)
    game.peek(1)


def turned_up_between(game: Game) -> None:
    draw_some(game)
    game.slip()
    game.draw(1)
    game.slip()
    game.turn_up(1)
    game.draw(0)
    game.slip()


def turned_up_at_last(game: Game) -> None:
    a_mixed_hand(game)
    game.draw(0)
    game.slip()
    game.turn_up(2)
    game.peek(1)


def shuffled_when_shown(game: Game) -> None:
    """Two of three cards that were played come back with the deck's rest as one of a new pool."""
    a_mixed_hand(game)
    game.slip()
    for place in (2, 1):
        card = game.turn_up(place)
        game.table.move(card, OTHER, DECK + 1)
    game.table.shuffle(DECK + 1, DECK + 1, 1)
    game.draw(1)
    game.slip()


@pytest.mark.parametrize(
    "play",
    [
        draw_between,
        a_mixed_hand,
        peek_at_the_first,
        peek_at_the_last,
        turned_up_between,
        turned_up_at_last,
        shuffled_when_shown,
    ],
)
def test_true_games_of_which_the_same_was_told_are_as_the_imagined_ones(play):
    rng = random.Random(play.__name__)
    games: dict[tuple[int, ...], list[Game]] = {}
    for _nth in range(TRUE_GAMES):
        game = Game(rng)
        play(game)
        games.setdefault(tuple(game.told), []).append(game)
    alike = max(games.values(), key=len)
    seen_by_1 = {tuple(sight(game.table, 1)) for game in alike}
    assert len(seen_by_1) == 1
    worlds = [imagine(alike[0].table.book, vec[i64](list(*seen_by_1)), Rng(seed)) for seed in range(len(alike))]
    true = Counter(lie_of(game.table) for game in alike)
    assert len(true) > 1
    assert difference(true, Counter(lie_of(world) for world in worlds)) > LUCKY


def lie_of(table: Table) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Which kinds of cards were played, in order, and are in the hand, whose order is its owner's own matter."""
    kinds = [tuple((card in NUTS) + 2 * (card == OPEN) for card in table.cards(pile)) for pile in (OTHER, HAND)]
    return kinds[0], tuple(sorted(kinds[1]))


def difference(one: Counter[object], other: Counter[object]) -> float:
    """How likely two samples of one size are as different as these."""
    cells = [key for key in one | other if one[key] + other[key] >= 10]
    chi = sum((one[key] - other[key]) ** 2 / (one[key] + other[key]) for key in cells)
    return tail(chi, len(cells) - 1)


# ------------------------------------------------------------------------------------------------- room for them
def hand_of(table: Table, cards: range) -> None:
    """Cards that all saw lie facedown in the hand."""
    for card in cards:
        table.put(card, HAND)
        table.show(card, table.layout.everyone)


def test_a_game_that_names_too_few_tracks_is_told_so():
    table = bare(tracks=2)
    hand_of(table, range(3))
    with pytest.raises(OverflowError, match="the game names 2 tracks, and all are in use"):
        table.slip(0, HAND, OTHER, 0)


def test_a_game_in_which_too_many_secret_moves_make_a_difference_is_told_so():
    """Two hands that trade never become one bag, however long they do."""
    table = bare(tracks=4)
    hand_of(table, range(2))
    for card in (2, 3):
        table.put(card, OTHER)
        table.show(card, table.layout.everyone)

    def trade_on() -> None:
        for src, dst in 5 * [(HAND, OTHER), (OTHER, HAND)]:
            table.slip(table.top(src), src, dst, 0)

    with pytest.raises(OverflowError, match="the game names 4 tracks, and as many secret moves are remembered already"):
        trade_on()


def blurs(table: Table) -> list[int]:
    return [tracks for tracks in table.mem[table.layout.blur : table.layout.laid] if tracks]


def test_a_secret_move_of_cards_that_were_all_moved_about_before_is_not_remembered():
    table = bare(tracks=4)
    hand_of(table, range(4))
    table.slip(3, HAND, OTHER, 0)
    table.slip(0, HAND, OTHER, 0)
    assert blurs(table) == [0b1111]


def test_a_secret_move_is_forgotten_when_its_cards_are_all_moved_about_anew():
    table = bare(tracks=4)
    hand_of(table, range(2))
    table.slip(0, HAND, OTHER, 0)
    for card in (2, 3):
        table.put(card, DISCARD)
        table.show(card, table.layout.everyone)
    table.slip(2, DISCARD, DECK, 0)
    table.move(0, OTHER, HAND)
    table.move(2, DECK, HAND)
    assert blurs(table) == [0b0011, 0b1100]
    table.slip(0, HAND, OTHER, 0)
    assert blurs(table) == [0b1100, 0b1011]


def test_cards_that_are_alike_need_no_tracks():
    table = bare(tracks=0)
    table.name_pool(0)
    for card in range(3):
        table.loosen(card, 0)
    table.fill(HAND, 0, 3)
    for card in range(3):
        table.settle(table.layout.start[HAND] + card, card)
        table.show(card, 1)
    table.slip(1, HAND, OTHER, 0)
    assert_conserved(table)


def test_a_table_has_no_more_tracks_than_a_number_has_bits():
    for tracks in (-1, 63):
        with pytest.raises(ValueError, match=f"at most 62 tracks, not {tracks}"):
            bare(tracks=tracks)
    table = bare(tracks=62)
    hand_of(table, range(10))
    table.slip(4, HAND, OTHER, 0)
    assert table.tracks() == 0b1111111111


def test_a_table_whose_tracks_are_forgotten_is_as_if_there_had_been_none():
    table = bare(tracks=4)
    hand_of(table, range(2))
    twin = table.clone()
    table.slip(1, HAND, OTHER, 0)
    assert table != twin
    table.turn_up(1)
    twin.move(1, HAND, OTHER)
    twin.turn_up(1)
    assert table == twin
    assert list(sight(table, 1)) == list(sight(twin, 1))


def test_a_pool_of_which_something_is_remembered_on_a_track_is_not_used_anew():
    """Of pool 0 nothing is left but what was seen on a track that two blurs have to do with."""
    table = bare(pools=6, tracks=8)
    for card in range(2):
        table.loosen(card, 0)
    table.fill(HAND, 0, 1)
    table.settle(table.top_slot(HAND), 0)
    table.show(0, 1)
    hand_of(table, range(2, 4))
    table.slip(2, HAND, OTHER, 0)
    hand_of(table, range(4, 5))
    table.slip(0, HAND, OTHER, 0)
    table.turn_up(0)
    assert table.mem[table.layout.gone] != 0
    table.fill(DISCARD, 0, 1)
    table.settle(table.top_slot(DISCARD), 1)
    table.turn_up(1)
    table.shuffle(DISCARD, DISCARD, 0)
    assert table.top(DISCARD) == ~1
    table.turn_up(2)
    assert_conserved(table)
