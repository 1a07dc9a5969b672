"""`guildhall play`: the game in the terminal."""

from pathlib import Path

import typer

from guildhall.bots import bot, bots_for
from guildhall.cli import choices
from guildhall.cli.faults import BadInput
from guildhall.cli.simulate import MOST_SEEDS, check
from guildhall.cli.terminal.home import luck
from guildhall.cli.words import Say, language_of_user, languages
from guildhall.kernel.chance import Rng
from guildhall.kernel.game import Game
from guildhall.play.dealer import MatchDealer
from guildhall.play.match import Match
from guildhall.play.player import Player

PERSON = "person"
BOT = "bot:"


def command(
    game: str = typer.Argument("", metavar="[GAME]", help="The game; you are asked if it is left out."),
    seats: int = typer.Option(0, "--seats", "-s", help="How many play.", show_default=False),
    option: list[str] = choices.OPTION,
    players: str = typer.Option("", "--players", help="For each seat person, or a bot's name.", show_default=False),
    names: str = typer.Option("", "--names", help="The persons' names, with commas.", show_default=False),
    resume: Path | None = typer.Option(None, "--resume", metavar="FILE", help="Play a saved match on."),
    cards: Path | None = choices.CARDS,
    seed: int = typer.Option(-1, "--seed", help="The same seed gives the same luck.", show_default=False),
    lang: str = typer.Option("", "--lang", help="en or it; by default what the system says.", show_default=False),
) -> None:
    """Play in the terminal, with people at the same keyboard and with programs.

    Example: guildhall play guilds --seats 3 --players person,greedy,greedy
    """
    from guildhall.cli.terminal import opening
    from guildhall.cli.terminal.screen import Screen

    if lang and lang not in languages():
        raise BadInput(f"--lang is {' or '.join(languages())}, not {lang}")
    wish = opening.Wish(game, seats, option, players, names, resume, cards, seed)
    if seed != -1:
        check("seed", seed, MOST_SEEDS)
    opening.sit_down(Screen(), Say(lang or language_of_user()), wish)


def new_match(game: Game, players: list[str], names: list[str], seed: int) -> Match:
    """A match of these players: `person` or a bot's name for each seat; the persons' names are in their order."""
    left = list(names)
    called = [left.pop(0) if player == PERSON else BOT + player for player in players]
    number = seed if seed >= 0 else luck()
    return Match(game, called, [seated(game, seat, name) for seat, name in enumerate(called)], MatchDealer(number))


def seated(game: Game, seat: int, name: str) -> Player | None:
    """The program of a seat whose name says that it is one."""
    if not name.startswith(BOT):
        return None
    return bot(name.removeprefix(BOT), game, Rng(luck(), seat))


def known_players(game: str) -> tuple[str, ...]:
    return (PERSON, *bots_for(game))
