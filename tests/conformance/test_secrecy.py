"""What a seat is sent holds what it may know and nothing else, and is enough to imagine the rest exactly."""

import random
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction

import msgspec
import pytest

import counts
from guildhall.kernel.chance import Rng, deal_action, outcomes, weights
from guildhall.kernel.event import Event
from guildhall.kernel.game import Game
from guildhall.kernel.imagine import imagine, recall
from guildhall.kernel.layout import CHANCE, NOBODY, WATCHER
from guildhall.kernel.question import SECRET
from guildhall.kernel.sight import sight
from guildhall.kernel.table import Table
from laws import Position, all_seats, assert_conserved, in_one_mixture, play_on, positions, slots, swapped
from odds import surprise
from rows import GAMES
from ways import too_many, ways_on_tracks

every_game = pytest.mark.parametrize(("row", "make"), GAMES, ids=[row for row, _ in GAMES])

LUCKY = 1e-6  # odds so small are a fault, not bad luck


# ------------------------------------------------------------------------------------------------- imagined worlds
@every_game
def test_a_seat_can_not_tell_an_imagined_table_from_the_true_one(row, make):  # law 9
    game = make()
    rng = Rng(11)
    for at in positions(game, counts.positions(row)):
        for seat in all_seats(game):
            assert_same_to(game, at, at.table, seat, rng)


def assert_same_to(game: Game, at: Position, table: Table, seat: int, rng: Rng) -> Table:
    """Imagine a table; it has to look the same to this seat, and to ask the same of it."""
    seen = sight(table, seat)
    world = imagine(game.book, seen, rng)
    assert list(sight(world, seat)) == list(seen), f"{at}: seat {seat}"
    assert_conserved(world)
    asked, asked_there = table.decision_of(seat), world.decision_of(seat)
    assert (asked is None) == (asked_there is None), f"{at}: seat {seat}"
    if asked is not None:
        mine, true = world.decision_of(seat), table.decision_of(seat)
        assert (mine.name, mine.rule, mine.options) == (true.name, true.rule, true.options), f"{at}: seat {seat}"
    if not table.branches:
        assert (world.asking, world.question) == (table.asking, table.question), f"{at}: seat {seat}"
    return world


@every_game
def test_what_a_seat_recalls_is_what_it_was_sent(row, make):
    game = make()
    for at in positions(game, counts.positions(row) // 3):
        for seat in all_seats(game):
            view = game.view(at.table, seat)
            known = game.recall(view)
            for slot in slots(at.table):
                card = at.table.mem[slot]
                if at.table.knows(seat, card):
                    assert known.mem[slot] == card, str(at)
                elif card >= 0:
                    assert not known.knows(seat, known.mem[slot]), str(at)


@every_game
def test_an_imagined_table_plays_on_to_its_end_with_every_card_in_one_place(row, make):
    game = make()
    for at in positions(game, counts.positions(row)):
        rng = random.Random(at.seed * 1000 + at.nth)
        world = game.imagine(game.view(at.table, rng.choice(all_seats(game))), seed=rng.randrange(1 << 30))
        play_on(game, world, at.seed)


@every_game
def test_others_can_be_imagined_within_an_imagined_table(row, make):
    game = make()
    rng = Rng(12)
    for at in positions(game, counts.positions(row) // 3):
        seat = random.Random(at.seed).choice(all_seats(game))
        world = imagine(game.book, sight(at.table, seat), rng)
        for other in all_seats(game):
            assert_same_to(game, at, world, other, rng)


@every_game
def test_an_imagined_table_shows_the_others_what_the_true_one_shows_them_of_what_the_seat_knows(row, make):
    """Public numbers are the same in every world, and for all: what a watcher sees of an imagined table is true."""
    game = make()
    rng = Rng(13)
    for at in positions(game, counts.positions(row) // 3):
        for seat in range(game.seats):
            world = imagine(game.book, sight(at.table, seat), rng)
            assert public_part(world) == public_part(at.table), f"{at}: seat {seat}"


def public_part(table: Table) -> list[int]:
    """The sight of somebody who sits behind all seats; sealed branches are blank to both."""
    return list(sight(table, 8))


@every_game
def test_only_who_sits_at_the_table_or_watches_is_shown_or_told_anything(row, make):
    game = make()
    table = game.start.clone()
    nobody = {CHANCE, NOBODY, *range(game.seats, 2 * 64), 1 << 32, 1 << 62} - {WATCHER}
    for seat in nobody:
        for look in (game.sight, game.view):
            with pytest.raises(ValueError, match=f"seat {seat} is neither at the table nor a watcher"):
                look(table, seat)
    event = Event(0, 0, 0, 0, 0, told=table.layout.everyone)
    for seat in (CHANCE, NOBODY, WATCHER + 1, 64, 1 << 32):
        with pytest.raises(ValueError, match=f"seat {seat} is neither at the table nor a watcher"):
            game.event_seen(event, seat)


# ------------------------------------------------------------------------------------------------- exactness
@every_game
def test_imagined_cards_are_as_likely_as_chance_makes_them(row, make):
    game = make()
    rng = Rng(14)
    worlds = counts.worlds()
    tried = 0
    for at in positions(game, 120, each=4):
        if too_many(at.table):
            continue
        for seat in all_seats(game):
            if knows_of_a_class(at.table, seat):
                continue
            for pair in mixed_pairs(at, seat):
                odds = pair_odds(game, at.table, seat, pair)
                if len(odds) > 1:
                    seen: Counter[object] = Counter()
                    row_seen = sight(at.table, seat)
                    for _nth in range(worlds):
                        world = imagine(game.book, row_seen, rng)
                        seen[world.mem[pair[0]], world.mem[pair[1]]] += 1
                    expected = {key: float(chance) * worlds for key, chance in odds.items()}
                    assert surprise(seen, expected) > LUCKY, f"{at}: seat {seat}, slots {pair}"
                    tried += 1
        if tried >= (40 if counts.SOAK else 3):
            break
    assert tried >= 3, "no two cards were found that a seat has to imagine"


def knows_of_a_class(table: Table, seat: int) -> bool:
    """Does the seat know of some hidden card what class it has? That says something of all cards of its pool."""
    lay = table.layout
    piles = [pile for pile in range(lay.piles) if lay.only[pile] != 0]
    return any(card >= 0 and not table.knows(seat, card) for pile in piles for card in table.cards(pile))


def mixed_pairs(at: Position, seat: int) -> Iterator[tuple[int, int]]:
    """Two slots unknown to this seat, best of one mixture, else of different labels."""
    table = at.table
    lay, mem = table.layout, table.mem
    hidden = [slot for slot in slots(table) if mem[slot] >= 0 and not table.knows(seat, mem[slot])]
    hidden = [slot for slot in hidden if mem[lay.know + mem[slot]] != 0]
    random.Random(at.seed).shuffle(hidden)
    pairs = [(one, other) for one in hidden for other in hidden if one < other]
    pairs.sort(key=lambda pair: -interest(table, pair))
    yield from pairs[:1]


def interest(table: Table, pair: tuple[int, int]) -> int:
    lay, mem = table.layout, table.mem
    one, other = mem[pair[0]], mem[pair[1]]
    blank = any(mem[lay.label + card] >= 0 and mem[lay.label + card] != mem[lay.pool + card] for card in (one, other))
    return 4 * in_one_mixture(table, one, other) + 2 * (table.label(one) != table.label(other)) + blank


def pair_odds(game: Game, table: Table, seat: int, pair: tuple[int, int]) -> dict[object, Fraction]:
    """How likely two slots hold which cards: labels as blurs have left them on tracks, then chance's own weights."""
    lay, mem = table.layout, table.mem
    tracks = [mem[lay.track + mem[slot]] for slot in pair]
    label_odds: Counter[tuple[int, int]] = Counter()
    for way, chance in ways_on_tracks(table, seat).items():
        one, other = (
            way[track] if track >= 0 else table.label(mem[slot]) for slot, track in zip(pair, tracks, strict=True)
        )
        label_odds[one, other] += chance
    odds: Counter[object] = Counter()
    known = recall(game.book, sight(table, seat))
    for labels, chance in label_odds.items():
        for one, next_chance in slot_odds(known, pair[0], labels[0]).items():
            twin = known.clone()
            place(twin, pair[0], labels[0], one)
            for other, last_chance in slot_odds(twin, pair[1], labels[1]).items():
                odds[one, other] += chance * next_chance * last_chance
    return dict(odds)


def slot_odds(known: Table, slot: int, label: int) -> dict[int, Fraction]:
    """The weights that chance would give the cards of a slot with this label."""
    if label >= 0:
        return {label: Fraction(1)}
    twin = known.clone()
    twin.mem[slot] = label
    twin.slot_asked = slot
    twin.dealt_as = 0
    found = list(zip(outcomes(twin), weights(twin), strict=True))
    total = sum(weight for _action, weight in found)
    cards = {deal_action(twin, card): card for card in range(twin.layout.cards)}
    return {cards[action]: Fraction(weight, total) for action, weight in found}


def place(known: Table, slot: int, label: int, card: int) -> None:
    known.mem[slot] = label
    if label < 0:
        known.settle(slot, card)


# ------------------------------------------------------------------------------------------------- secret answers
@every_game
def test_the_answer_to_a_secret_question_changes_nothing_for_the_others(row, make):  # law 3, law 4
    game = make()
    for at in positions(game, counts.positions(row)):
        for decision in at.table.decisions:
            table = at.table.clone()
            table.turn_to(decision.seat)
            if decision.seat == CHANCE or not (table.how & SECRET or table.branches):
                continue
            after = [what_others_see(game, table, decision.seat, action) for action in decision.options]
            for other in all_seats(game):
                told = {seen[other] for seen in after if other in seen}
                assert len(told) <= 1, f"{at}: {other} sees what seat {decision.seat} answers to {decision.name}"


def what_others_see(game: Game, table: Table, seat: int, action: int) -> dict[int, object]:
    """Sights and events of all who are shown nothing by an answer; of nobody if a sealed group has ended with it."""
    twin = table.clone()
    twin.shown = 0
    told = twin.listen()
    group = twin.branches
    twin.apply(seat, action)
    if group and twin.branches is not group:
        return {}
    return {
        other: (game.sight(twin, other), tuple(game.event_seen(event, other) for event in told))
        for other in all_seats(game)
        if other != seat and not twin.shown >> other & 1
    }


# ------------------------------------------------------------------------------------------------- swapped cards
@every_game
def test_swapping_cards_that_a_seat_can_not_see_changes_nothing_for_it(row, make):
    game = make()
    for at in positions(game, counts.positions(row)):
        rng = random.Random(at.seed * 1000 + at.nth)
        for seat in all_seats(game):
            seen = game.sight(at.table, seat)
            sent = msgspec.json.encode(game.view(at.table, seat))
            for twin in swapped(at.table, seat, rng):
                assert_conserved(twin)
                assert game.sight(twin, seat) == seen, f"{at}: seat {seat}"
                assert msgspec.json.encode(game.view(twin, seat)) == sent, f"{at}: seat {seat}"
