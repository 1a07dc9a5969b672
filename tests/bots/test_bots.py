"""Bots answer from views, and the greedy one is clearly better than the random one."""

import pytest

import counts
from guildhall import games
from guildhall.bots import BotError, bot, bots_for
from guildhall.bots.judge import guilds
from guildhall.kernel.chance import Rng
from guildhall.kernel.game import Game
from guildhall.play.player import Player


def play(game: Game, players: list[Player], seed: int) -> list[int]:
    table = game.new(seed)
    while (decision := table.decision) is not None:
        action = players[decision.seat].answer(game.view(table, decision.seat), decision)
        assert action in decision.options
        table.apply(decision.seat, action)
    return game.outcome(table).winners


@pytest.mark.parametrize("name", bots_for("guilds"))
@pytest.mark.parametrize("seats", [2, 4])
def test_a_bot_plays_to_the_end_with_all_modules(name: str, seats: int) -> None:
    game = games.get("guilds", seats=seats, options={"modules": "all"})
    assert play(game, [bot(name, game, Rng(1, seat)) for seat in range(seats)], seed=4)


def test_a_bot_answers_the_same_from_the_same_numbers() -> None:
    game = games.get("guilds", seats=2)
    table = game.new(4)
    decision = table.decision
    assert decision is not None
    answers = {bot("greedy", game, Rng(7)).answer(game.view(table, decision.seat), decision) for _ in range(3)}
    assert len(answers) == 1


@pytest.mark.parametrize("modules", ["none", "all"])
def test_greedy_beats_random(modules: str) -> None:
    game = games.get("guilds", seats=2, options={"modules": modules})
    matches, least = (400, 380) if counts.SOAK else (12, 10)  # it wins about 98 of 100
    won = 0.0
    for seed in range(matches):
        seat = seed % 2
        players = [bot("random", game, Rng(seed, 1)), bot("random", game, Rng(seed, 1))]
        players[seat] = bot("greedy", game, Rng(seed, 2))
        winners = play(game, players, seed)
        won += (seat in winners) / len(winners)
    assert won >= least


def test_an_unknown_bot_is_refused_with_the_bots_that_there_are() -> None:
    with pytest.raises(BotError, match="random, greedy"):
        bot("kasparov", games.get("guilds", seats=2), Rng(1))


def test_the_judge_multiplies_guilds_and_lets_a_personality_join_the_best() -> None:
    game = games.get("guilds", seats=2)
    # Usurers worth 1 and 3, a Goldsmith worth 2, and a personality with the Usurers: (1 + 3) x 3 + 2 x 1.
    keys = ("the-debt-collector", "the-fence", "the-auctioneer", "the-privateer")
    assert guilds.guild_points([game.card(key) for key in keys]) == 14  # type: ignore[attr-defined]


def test_the_judge_sees_who_would_win_the_cards_now() -> None:
    game = games.get("guilds", seats=2)
    table = game.new(4)
    decision = table.decision
    assert decision is not None
    seat = decision.seat
    before = guilds.margin(game, table, seat)
    assert before == 0
    values = []
    for option in decision.options:
        twin = table.clone()
        twin.apply(seat, option)
        values.append(guilds.margin(game, twin, seat))
    assert len(set(values)) > 1
