"""The only list of bots."""

from collections.abc import Callable

from guildhall.bots.greedy import Greedy
from guildhall.bots.judge import JUDGES
from guildhall.kernel.chance import Rng
from guildhall.kernel.game import Game
from guildhall.play.player import Player, RandomPlayer


class BotError(ValueError):
    """A bot that there is not, or that does not know the game."""


Factory = Callable[[Game, Rng], Player]

EVERY_GAME: dict[str, Factory] = {"random": lambda game, rng: RandomPlayer(rng)}
JUDGED_GAMES: dict[str, Factory] = {"greedy": lambda game, rng: Greedy(game, JUDGES[game.name], rng)}


def bots_for(game: str) -> tuple[str, ...]:
    """The bots that can play a game, the best one last."""
    return (*EVERY_GAME, *(JUDGED_GAMES if game in JUDGES else ()))


def bot(name: str, game: Game, rng: Rng) -> Player:
    """A bot by its name, with random numbers of its own."""
    if name not in bots_for(game.name):
        raise BotError(f"{game.name} has no bot {name}; it has {', '.join(bots_for(game.name))}")
    return (EVERY_GAME | JUDGED_GAMES)[name](game, rng)
