"""`guildhall play`: the game in the terminal."""

from pathlib import Path

import typer

from guildhall.cli import choices
from guildhall.cli.words import Say, language_of_user

SEATS = choices.seats(None, said="How many play.")
RESUME = choices.file(None, "--resume", metavar="FILE", said="Play a saved match on.")
SEED = choices.seed(None, said="The same seed gives the same luck.")


def command(
    game: str = typer.Argument("", metavar="GAME", help="The game; you are asked if it is left out."),
    seats: int | None = SEATS,
    option: list[str] = choices.OPTION,
    players: str | None = typer.Option(
        None, "--players", metavar="NAMES", help="For each seat person or a bot, with commas.", show_default=False
    ),
    names: str = typer.Option(
        "", "--names", metavar="NAMES", help="The persons' names, with commas.", show_default=False
    ),
    resume: Path | None = RESUME,
    cards: Path | None = choices.CARDS,
    seed: int | None = SEED,
    lang: str = choices.LANG,
) -> None:
    """Play in the terminal, with people at one keyboard and with programs.

    Example: guildhall play guilds --seats 3 --players person,greedy,greedy
    """
    from guildhall.cli.terminal.opening import sit_down
    from guildhall.cli.terminal.screen import Screen
    from guildhall.cli.terminal.setting_up import Wish

    wish = Wish(game, seats, option, players, names, resume, cards, seed)
    sit_down(Screen(), Say(lang or language_of_user()), wish)
