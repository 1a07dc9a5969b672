"""Before a match: what the command line left open is asked; then everybody sits down."""

from pathlib import Path
from typing import Any

import msgspec

from guildhall import games
from guildhall.cli import choices
from guildhall.cli.boards import letter
from guildhall.cli.faults import BadInput
from guildhall.cli.play import PERSON, known_players, new_match, seated
from guildhall.cli.replay import read_game
from guildhall.cli.terminal import home
from guildhall.cli.terminal.commands import Leave
from guildhall.cli.terminal.menu import ask_yes, choose
from guildhall.cli.terminal.screen import Screen
from guildhall.cli.terminal.sitting import Sitting
from guildhall.cli.words import Say
from guildhall.games.catalogue import GAMES
from guildhall.kernel.game import Game
from guildhall.kernel.record import RecordError
from guildhall.play.dealer import MatchDealer
from guildhall.play.match import Match
from guildhall.play.saves import resume

NEW = "new"


class Wish(msgspec.Struct):
    """What the command line said; what is empty is asked."""

    game: str = ""
    seats: int = 0
    options: list[str] = []
    players: str = ""
    names: str = ""
    resume: Path | None = None
    cards: Path | None = None
    seed: int = -1


def sit_down(screen: Screen, say: Say, wish: Wish) -> None:
    """Play a match to its end, or until somebody leaves or the keyboard does."""
    try:
        saved = wish.resume or (None if wish.game else chosen_save(screen, say))
        match = resumed(saved, wish.cards) if saved is not None else asked_match(screen, say, wish)
    except (EOFError, KeyboardInterrupt):
        screen.say()
        return
    sitting = Sitting(match, screen, say, saved)
    try:
        sitting.run()
    except Leave:
        pass
    except (EOFError, KeyboardInterrupt):
        leave_unasked(sitting)


def leave_unasked(sitting: Sitting) -> None:
    """Nobody is left to be asked: what was begun and not finished is saved."""
    sitting.screen.say()
    if not sitting.match.over:
        sitting.commands.save("", None)
        sitting.screen.say(sitting.say("go-on"))


# ------------------------------------------------------------------------------------------------- a saved match
def chosen_save(screen: Screen, say: Say) -> Path | None:
    """A saved match, if there are any and one is wanted."""
    saved = home.saved_matches()
    if not saved:
        return None
    labels = {NEW: say("menu.new")} | {path.stem: path.stem for path in saved}
    key = choose(screen, say, say("menu.new-or-saved"), labels, NEW)
    return next((path for path in saved if path.stem == key), None)


def resumed(path: Path, cards: Path | None) -> Match:
    record, game = read_game(path, cards)
    try:
        return resume(game, record, MatchDealer(home.luck()), lambda seat, name: seated(game, seat, name))
    except RecordError as fault:
        raise BadInput(f"{path}, {fault}") from None


# ------------------------------------------------------------------------------------------------- a new match
def asked_match(screen: Screen, say: Say, wish: Wish) -> Match:
    """A new match: what was said on the command line is checked before anything is asked."""
    name = wish.game or asked_game(screen, say)
    if name not in GAMES:
        games.get(name)
    kind = GAMES[name]
    told = wish.players.split(",") if wish.players else []
    if wish.seats:
        choices.chosen_game(name, wish.seats, wish.options, wish.cards)
    kind.choose(choices.chosen_options(wish.options))
    seats = wish.seats or asked_seats(screen, say, kind, len(told))
    options = choices.chosen_options(wish.options) if wish.options or wish.players else asked_options(screen, say, kind)
    game = games.get(name, seats=seats, options=options, cards=wish.cards)
    if wish.players:
        players = choices.chosen_players(wish.players, seats, known_players(name))
        return new_match(game, players, persons_names(say, wish.names, players), wish.seed)
    players, names = asked_players(screen, say, game)
    return new_match(game, players, persons_names(say, wish.names, players) if wish.names else names, wish.seed)


def asked_game(screen: Screen, say: Say) -> str:
    labels = {name: name.replace("_", " ") for name in GAMES}
    return choose(screen, say, say("menu.game"), labels, games.catalogue.NAMES[0])


def asked_seats(screen: Screen, say: Say, kind: type[Game], told: int) -> int:
    """How many play; as many players as were named are enough to know."""
    if told in kind.seats_allowed:
        return told
    labels = {str(seats): say("menu.seats-of", seats=seats) for seats in kind.seats_allowed}
    return int(choose(screen, say, say("menu.seats"), labels, next(iter(labels)), by_number=False))


def asked_options(screen: Screen, say: Say, kind: type[Game]) -> dict[str, Any]:
    """Every option that is a yes or no is asked; the others are for the command line."""
    chosen = {}
    for option in kind.option_list:
        if option.values == ("no", "yes"):
            question = say("menu.option", name=option.name.replace("_", " "), sentence=option.sentence)
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
            names.append(default_name(say, seat) if typed in known else typed)
    return players, names


def persons_names(say: Say, said: str, players: list[str]) -> list[str]:
    """The names of the command line, and for whom it names none: Player B."""
    told = [name.strip() for name in said.split(",") if name.strip()]
    seats = [seat for seat, player in enumerate(players) if player == PERSON]
    if len(told) > len(seats):
        raise BadInput(f"{len(told)} names for {len(seats)} persons")
    return told + [default_name(say, seat) for seat in seats[len(told) :]]


def default_name(say: Say, seat: int) -> str:
    return say("menu.player-name", seat=letter(seat))
