"""Some games of a plan, played in one process."""

import time
from pathlib import Path
from typing import Any

import msgspec

from guildhall import games
from guildhall.bots import bot
from guildhall.cli.faults import BadInput
from guildhall.cli.many.tally import Tally
from guildhall.kernel.chance import Rng
from guildhall.kernel.game import Game
from guildhall.kernel.layout import CHANCE
from guildhall.kernel.playout import playout
from guildhall.kernel.record import Record, join_seats
from guildhall.play.dealer import MatchDealer
from guildhall.play.player import Player, RandomPlayer
from guildhall.play.saves import save_new

RANDOM = "random"
RANDOM_STREAM = 1  # all random players of a game share it, as they do in the compiled loop
BOT_STREAM = 2  # and the seats' own streams follow


class Plan(msgspec.Struct, frozen=True):
    """What is to be played; plain data, so that every process can be told."""

    game: str
    seats: int
    options: dict[str, Any]
    players: list[str]
    seed: int
    records: Path | None = None
    cards: Path | None = None

    def number(self, index: int) -> int:
        """What game `index` of this seed is made of."""
        return index << 32 | self.seed


def play_chunk(plan: Plan, first: int, last: int) -> Tally:
    """Play the games from first up to last."""
    game = games.get(plan.game, seats=plan.seats, options=plan.options, cards=plan.cards)
    tally = Tally(wins=[0] * plan.seats)
    begun = time.process_time()
    one = play_random if plan.records is None and set(plan.players) == {RANDOM} else play_asking
    for index in range(first, last):
        one(plan, game, index, tally)
    tally.seconds = time.process_time() - begun
    return tally


def play_random(plan: Plan, game: Game, index: int, tally: Tally) -> None:
    """A game of random players, the loop inside compiled code."""
    number = plan.number(index)
    table = game.new(number)
    tally.count(index, playout(table, Rng(number, RANDOM_STREAM)), game, table)


def play_asking(plan: Plan, game: Game, index: int, tally: Tally) -> None:
    """The same game, or one of cleverer players, answer by answer, with its record."""
    number = plan.number(index)
    players, dealer = players_of(plan, game, number), MatchDealer(number)
    record = Record({**game.header, "seats": join_seats(f"bot:{name}" for name in plan.players)}, [])
    table = game.new()
    while (decision := table.decision) is not None:
        seat = decision.seat
        if seat == CHANCE:
            action = dealer.deal(table)
        elif isinstance(player := players[seat], RandomPlayer):
            action = player.pick(decision)
        else:
            action = player.answer(game.view(table, seat), decision)
        table.apply(seat, action)
        record.add(seat, game.text(action))
    tally.count(index, sum(row.seat != CHANCE for row in record.rows), game, table)
    if plan.records is not None:
        write(record, plan.records / f"{plan.game}-{plan.seats}-{plan.seed}-{index}.txt")


def write(record: Record, path: Path) -> None:
    try:
        save_new(record, path)
    except OSError as fault:
        raise BadInput(f"{path}: {fault.strerror}") from None


def players_of(plan: Plan, game: Game, number: int) -> list[Player]:
    shared = RandomPlayer(Rng(number, RANDOM_STREAM))
    return [
        shared if name == RANDOM else bot(name, game, Rng(number, BOT_STREAM + seat))
        for seat, name in enumerate(plan.players)
    ]
