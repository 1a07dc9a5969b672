"""What is said at real tables: no sentence lacks a name, shows a key or a brace, or looks like another answer."""

import random
import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

from guildhall import games
from guildhall.games.catalogue import GAMES
from guildhall.kernel.game import Game, Refusal
from guildhall.kernel.table import Table
from guildhall.kernel.texts import LANGUAGES, Texts
from laws import all_seats, moves

TALES = 40  # random games of each number of seats
TOLD = 8  # of them, those whose events are told
OF_EACH = 8  # positions at which the same question is open
WRONG = 2  # answers with the same verb that are refused at a position
CODE = "\n".join(path.read_text("utf-8") for path in sorted(Path(games.__file__).parent.rglob("*.py")))
PEOPLE = ["Ada", "Bea", "Cleo", "Dora", "Eve", "Fay", "Gina", "Hedi"]

TABLES = [(name, seats) for name in GAMES for seats in GAMES[name].seats_allowed]


@pytest.fixture(scope="module", params=TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def game(request: pytest.FixtureRequest) -> Game:
    """A game with everything on."""
    name, seats = request.param
    modules = any(option.module for option in GAMES[name].option_list)
    return games.get(name, seats, {"modules": "all"} if modules else {})


@pytest.fixture(scope="module")
def places(game: Game) -> list[Table]:
    """Positions of random games, some at which each question is open."""
    found: list[Table] = []
    open_at: Counter[str] = Counter()
    for seed in range(TALES):
        for move in moves(game, seed):
            names = {decision.name for decision in move.table.decisions}
            if any(open_at[name] < OF_EACH for name in names):
                open_at.update(names)
                found.append(move.table.clone())
    return found


def readers(game: Game) -> Iterator[Texts]:
    """The texts of each language, for named people and for seats without names."""
    for language in LANGUAGES:
        for names in ([], PEOPLE[: game.seats]):
            texts: Texts = game.texts(language)
            texts.seats = names
            yield texts


def assert_said(sentence: str, game: Game) -> None:
    """A sentence holds nothing that only programs understand."""
    assert sentence
    assert not set("{}?") & set(sentence.removesuffix("?")), sentence
    assert sentence == " ".join(sentence.split()), sentence
    keys = {key for things in game.words.things.values() for key in things if "-" in key}
    assert not keys & set(re.findall(r"[\w-]+", sentence)), sentence


def test_every_answer_can_be_said(game: Game) -> None:
    for texts in readers(game):
        for number in range(len(game.words)):
            assert_said(texts.action(game.text(number)), game)


def test_every_question_can_be_said_and_its_answers_told_apart(game: Game, places: list[Table]) -> None:
    for texts in readers(game):
        asked = set()
        for table in places:
            for decision in table.decisions:
                asked.add(decision.name)
                said = [texts.action(decision.text(nth)) for nth in range(len(decision.options))]
                assert len(set(said)) == len(said), f"{decision.name}: {said}"
        for name in asked:
            assert_said(texts.question(name), game)
        not_come_to = texts.tables["questions"].keys() - asked
        assert [name for name in not_come_to if f'"{name}"' not in CODE] == [], "a question that nobody asks"


def test_every_question_to_a_player_has_a_refusal(game: Game, places: list[Table]) -> None:
    asked = {decision.name for table in places for decision in table.decisions if decision.seat >= 0}
    for texts in readers(game):
        assert asked <= texts.tables["refusals"].keys()


def test_every_event_can_be_said_to_everybody(game: Game) -> None:
    told = set()
    for seed in range(TOLD):
        table = game.new()
        events = table.listen()
        for _move in moves(game, seed, table):
            pass
        told |= {game.event_seen(event, seat) for event in events for seat in all_seats(game)}
    for texts in readers(game):
        for text in told:
            assert_said(texts.event(text), game)
            assert texts.rule_of(text)


def test_every_refusal_can_be_said_and_cites_a_rule(game: Game, places: list[Table]) -> None:
    rng = random.Random(0)
    refused = set()
    for table in places:
        for seat in range(game.seats):
            view = game.view(table, seat)
            refused |= {said(game.refuse(view, number)) for number in wrong_answers(game, table, seat, rng)}
    for texts in readers(game):
        for rule, key, names in refused:
            assert_said(texts.refusal(Refusal(rule, key, dict(names))).removesuffix(f" ({rule})"), game)


def said(refusal: Refusal) -> tuple[str, str, tuple[tuple[str, str], ...]]:
    return (refusal.rule, refusal.key, tuple(refusal.names.items()))


def wrong_answers(game: Game, table: Table, seat: int, rng: random.Random) -> list[int]:
    """Answers that are not offered, some of each verb; to a seat that is not asked, one."""
    decision = table.decision_of(seat)
    if decision is None:
        return [rng.randrange(len(game.words))]
    of_verb: dict[str, list[int]] = defaultdict(list)
    for number in sorted(set(range(len(game.words))) - set(decision.options)):
        of_verb[game.words.parts(number)[0]].append(number)
    return [number for numbers in of_verb.values() for number in rng.sample(numbers, min(WRONG, len(numbers)))]


def test_every_sentence_of_refusal_can_be_said(game: Game) -> None:
    card = game.words.things["card"][0]
    for texts in readers(game):
        for key in texts.tables["refusals"]:
            assert texts.refusal(Refusal("GOC-1", key, {"what": card, "where": card})).endswith(" (GOC-1)")


def test_every_end_can_be_said(game: Game) -> None:
    for seed in range(TOLD):
        table = game.new(seed)
        for _move in moves(game, seed, table):
            pass
        outcome = game.outcome(table)
        for texts in readers(game):
            assert_said(texts.reason(outcome.reason), game)
            assert all(parts.keys() <= texts.tables["parts"].keys() for parts in outcome.parts)
