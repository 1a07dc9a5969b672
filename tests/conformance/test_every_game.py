"""What every game has to keep to, whatever its rules."""

import copy
import random
from functools import partial

import pytest

import counts
from guildhall.kernel.chance import SeededDealer
from guildhall.kernel.decision import IllegalAction
from guildhall.kernel.game import Game
from guildhall.kernel.imagine import ask_again
from guildhall.kernel.layout import CHANCE, MOST_SEATS, NOBODY
from guildhall.kernel.record import Record, parse
from guildhall.kernel.table import Table
from laws import all_seats, assert_conserved, assert_same_luck, moves, play_on, positions
from rows import GAMES

HUGE = (1 << 63, 1 << 70, -(1 << 70))  # more than 64 bits
every_game = pytest.mark.parametrize(("row", "make"), GAMES, ids=[row for row, _ in GAMES])


@every_game
def test_a_random_game_ends_with_an_outcome_that_says_why(row, make):  # law 14, law 13
    game = make()
    for seed in range(counts.games(row)):
        table = game.new()
        for move in moves(game, seed, table):
            assert move.table is table
        outcome = game.outcome(table)
        assert len(outcome.places) == len(outcome.scores) == len(outcome.parts) == game.seats, f"seed {seed}"
        assert min(outcome.places) == 1, f"seed {seed}"
        assert outcome.reason, f"seed {seed}"
        assert outcome.rule, f"seed {seed}"
        assert abs(sum(outcome.returns)) < 1e-9 or game.seats == 1, f"seed {seed}"
        assert table.decision is None
        assert table.decisions == []


@every_game
def test_cards_are_conserved_at_every_step(row, make):
    game = make()
    for seed in range(counts.games(row)):
        table = play_on(game, game.new(), seed)
        assert table.asking == NOBODY


@every_game
def test_options_are_unique_and_asked_again_are_the_same(row, make):  # law 1
    game = make()
    for seed in range(counts.games(row)):
        for table, _seat, _action in moves(game, seed):
            for decision in table.decisions:
                assert len(set(decision.options)) == len(decision.options) > 0, f"seed {seed}: {decision.name}"
                assert all(0 <= option < len(game.words) for option in decision.options)
                assert [game.text(option) for option in decision.options] == [
                    decision.text(nth) for nth in range(len(decision.options))
                ]
                assert decision.name
                assert decision.rule or decision.seat == CHANCE
                again = table.decision_of(decision.seat)
                assert (again.options, again.name) == (decision.options, decision.name), f"seed {seed}"
            if not table.branches:
                twin = table.clone()
                twin.asking = NOBODY
                ask_again(twin)
                assert twin == table, f"seed {seed}: asking changes the table at {table.frames()}"
                assert (twin.asking, twin.offers()) == (table.asking, table.offers()), f"seed {seed}"


@every_game
def test_the_open_question_is_that_of_the_lowest_seat_that_has_one(row, make):  # law 4
    game = make()
    for seed in range(counts.games(row)):
        for table, _seat, _action in moves(game, seed):
            seats = [decision.seat for decision in table.decisions]
            assert seats == sorted(set(seats))
            assert table.decision.seat == seats[0]
            assert table.decision.options == table.decisions[0].options


@every_game
def test_an_answer_that_is_not_offered_raises_and_changes_nothing(row, make):
    game = make()
    for table, seed, nth in positions(game, counts.positions(row)):
        rng = random.Random(seed)
        numbers, digest, decision = list(table.numbers()), table.digest(), table.decision
        open_to = {decision.seat: decision.options for decision in table.decisions}
        wrong = [*rng.sample(range(len(game.words)), min(12, len(game.words))), -1, len(game.words), 1 << 40]
        for seat in (CHANCE, NOBODY, *range(MOST_SEATS), *HUGE):
            for action in (*wrong, *HUGE):
                if action in open_to.get(seat, ()):
                    continue
                ways = [partial(game.apply, table)]
                if not {seat, action}.intersection(HUGE):  # a compiled table counts in 64 bits
                    ways.append(table.apply)
                for answer in ways:
                    with pytest.raises(IllegalAction):
                        answer(seat, action)
                    said = f"seed {seed}, answer {nth}: seat {seat} answers {action}"
                    assert list(table.numbers()) == numbers, said
                    assert table.digest() == digest, said
                    assert (table.decision.seat, table.decision.options) == (decision.seat, decision.options), said


@every_game
def test_every_whole_number_is_a_seed(row, make):
    game = make()
    for seed in (-1, *HUGE):
        table = game.new(seed)
        assert table == game.new(seed), f"seed {seed}"
        assert play_on(game, game.imagine(game.view(table, 0), seed), seed=1).asking == NOBODY


@every_game
def test_a_clone_plays_on_by_itself(row, make):
    game = make()
    for table, seed, nth in positions(game, counts.positions(row) // 3):
        numbers, decision = list(table.numbers()), table.decision
        twin, third = copy.copy(table), copy.deepcopy(table)
        assert twin == table
        play_on(game, twin, seed)
        assert list(table.numbers()) == numbers, f"seed {seed}, answer {nth}"
        assert (table.decision.seat, table.decision.options) == (decision.seat, decision.options)
        play_on(game, table, seed)
        assert list(third.numbers()) == numbers, f"seed {seed}, answer {nth}"
        assert play_on(game, third, seed) == twin == table, f"seed {seed}, answer {nth}"


def recorded(game: Game, seed: int) -> tuple[Record, Table]:
    """A random game and its record."""
    record = Record(dict(game.header), [])
    table = game.new()
    for _table, seat, action in moves(game, seed, table):
        record.add(seat, game.text(action), time="1.5", comment="as it was played" if seat == CHANCE else "")
    return record, table


@every_game
def test_a_record_replays_to_an_equal_table(row, make):  # law 10
    game = make()
    for seed in range(counts.games(row)):
        record, table = recorded(game, seed)
        read = parse(str(record))
        assert str(read) == str(record), f"seed {seed}"
        assert read.header == record.header
        again = game.replay(game.read(read))
        assert again == table, f"seed {seed}"
        assert again.digest() == table.digest()
        assert again.asking == NOBODY


@every_game
def test_a_dealer_at_the_table_gives_the_same_game_as_chance_that_is_asked(row, make):  # law 2
    game = make()
    for seed in range(counts.games(row)):
        record, table = recorded(game, seed)
        dealt = game.new(seed)
        for row_ in record.rows:
            if row_.seat != CHANCE:
                game.apply(dealt, row_.seat, game.words.number(row_.text))
        assert dealt == table, f"seed {seed}"


@every_game
def test_the_same_luck_follows_whatever_was_answered_in_between_and_taken_back(row, make):  # law 11, section 5
    game = make()
    for table, seed, _nth in positions(game, counts.positions(row) // 5):
        assert_same_luck(game, table, SeededDealer(seed), seed)


@every_game
def test_every_action_text_parses_back(row, make):
    game = make()
    for action in range(len(game.words)):
        assert game.words.number(game.text(action)) == action
        assert 1 <= len(game.words.parts(action)) <= 3
    assert len(game.words) == game.book.layout.actions


@every_game
def test_every_event_text_parses_back(row, make):
    game = make()
    for seed in range(counts.games(row)):
        table = game.new()
        told = table.listen()
        for _move in moves(game, seed, table):
            pass
        for event in told:
            for seat in all_seats(game):
                text = game.event_seen(event, seat)
                assert game.words.event(game.words.parse_event(text)) == text, f"seed {seed}: {text}"


@every_game
def test_sealed_answers_in_any_order_give_the_same_table(row, make):  # law 4
    game = make()
    for seed in range(counts.games(row)):
        done = None
        for table, _seat, _action in moves(game, seed):
            if table.branches and table.branches is not done:
                assert_any_order(game, table, seed)
                done = table.branches


def assert_any_order(game: Game, table: Table, seed: int) -> None:
    """Answer a group of sealed questions, then give the same answers in other orders."""
    first = table.clone()
    group = first.branches
    said: dict[int, list[int]] = {branch.seat: [] for branch in group}
    for _table, seat, action in moves(game, seed, first):
        if first.branches is not group:
            break
        said[seat].append(action)
    orders = [[seat for seat in said for _answer in said[seat]]]
    orders += [orders[0][::-1], *(random.Random(seed + n).sample(orders[0], len(orders[0])) for n in range(3))]
    after = []
    for order in orders:
        twin = table.clone()
        left = {seat: list(answers) for seat, answers in said.items()}
        for seat in order:
            twin.apply(seat, left[seat].pop(0))
        assert_conserved(twin)
        decision = twin.decision
        after.append((list(twin.numbers()), decision and (decision.seat, decision.name, decision.options)))
    assert all(other == after[0] for other in after), f"seed {seed}: the order of sealed answers made a difference"
