"""A new match: what the command line left open is asked."""

from pathlib import Path
from typing import Any

import msgspec

from guildhall import games
from guildhall.cli import choices
from guildhall.cli.boards import letter
from guildhall.cli.telling import texts_of
from guildhall.cli.terminal.menu import ask_yes, choose
from guildhall.cli.terminal.screen import Screen
from guildhall.cli.terminal.seating import PERSON, known_players, new_match, persons_names
from guildhall.cli.words import Say
from guildhall.games.catalogue import GAMES
from guildhall.kernel.game import Game
from guildhall.play.match import Match


class Wish(msgspec.Struct):
    """What the command line said; what it left out is asked."""

    game: str = ""
    seats: int | None = None
    options: list[str] = []
    players: str | None = None
    names: str = ""
    resume: Path | None = None
    cards: Path | None = None
    seed: int | None = None

    @property
    def told_names(self) -> list[str]:
        return self.names.split(",") if self.names else []

    @property
    def told_players(self) -> list[str]:
        return [] if self.players is None else self.players.split(",")


def asked_match(screen: Screen, say: Say, wish: Wish) -> Match:
    """A new match: what was said on the command line is checked before anything is asked."""
    name = wish.game or asked_game(screen, say)
    seats = told_seats(name, wish)
    game = checked(name, seats, wish)
    if seats is None:
        game = checked(name, asked_seats(screen, say, game), wish)
    if not wish.options and wish.players is None:
        game = games.get(name, game.seats, asked_options(screen, say, game), wish.cards)
    if wish.players is None:
        players, names = asked_players(screen, say, game)
    else:
        players, names = choices.chosen_players(wish.players, game.seats, known_players(name)), []
    return new_match(game, players, persons_names(say, wish.told_names or names, players), wish.seed)


def told_seats(name: str, wish: Wish) -> int | None:
    """How many play, as far as the command line says it: as many as players, if so many can."""
    if wish.seats is None and name in GAMES and len(wish.told_players) in GAMES[name].seats_allowed:
        return len(wish.told_players)
    return wish.seats


def checked(name: str, seats: int | None, wish: Wish) -> Game:
    """The game as far as it was chosen; as long as nobody knows how many play, for as many as can."""
    most = GAMES[name].seats_allowed[-1] if name in GAMES else 2
    game = choices.chosen_game(name, most if seats is None else seats, wish.options, wish.cards)
    if wish.players is not None:
        choices.chosen_players(wish.players, game.seats, known_players(name))
    return game


def asked_game(screen: Screen, say: Say) -> str:
    """Which game; where there is only one it is just named."""
    labels = {}
    for name, kind in GAMES.items():
        texts = texts_of(games.get(name, kind.seats_allowed[0]), say.language)
        labels[name] = f"{texts.say('game', 'name')}. {texts.say('game', 'sentence')}"
    first = next(iter(labels))
    if len(labels) > 1:
        return choose(screen, say, say("menu.game"), labels, first)
    screen.say(labels[first], "bold")
    return first


def asked_seats(screen: Screen, say: Say, game: Game) -> int:
    labels = {str(seats): say("menu.seats-of", seats=seats) for seats in game.seats_allowed}
    return int(choose(screen, say, say("menu.seats"), labels, next(iter(labels)), by_number=False))


def asked_options(screen: Screen, say: Say, game: Game) -> dict[str, Any]:
    """Every option that is a yes or no is asked; the others are for the command line."""
    texts = texts_of(game, say.language)
    chosen = {}
    for option in game.option_list:
        if option.values == ("no", "yes"):
            question = say("menu.option", sentence=texts.say("options", option.name))
            chosen[option.name] = "yes" if ask_yes(screen, say, question) else "no"
    return chosen


def asked_players(screen: Screen, say: Say, game: Game) -> tuple[list[str], list[str]]:
    """Who sits on each seat, and the persons' names."""
    players: list[str] = []
    names: list[str] = []
    known = known_players(game.name)
    labels = {name: say("menu.person") if name == PERSON else say("menu.bot", name=name) for name in known}
    for seat in range(game.seats):
        default = PERSON if seat == 0 else known[-1]
        typed = choose(screen, say, say("menu.player", seat=letter(seat)), labels, default, free=True)
        players.append(typed if typed in known else PERSON)
        if players[-1] == PERSON:
            names.append("" if typed in known else typed)
    return players, names
