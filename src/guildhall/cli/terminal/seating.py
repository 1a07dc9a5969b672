"""Who sits down at a match: people by their names, programs by theirs."""

from collections.abc import Sequence

from guildhall.bots import bot, bots_for
from guildhall.cli.boards import letter
from guildhall.cli.faults import BadInput
from guildhall.cli.streams import printable
from guildhall.cli.terminal.home import luck
from guildhall.cli.words import Say
from guildhall.kernel.chance import Rng
from guildhall.kernel.game import Game
from guildhall.play.dealer import MatchDealer
from guildhall.play.match import Match
from guildhall.play.player import Player

PERSON = "person"
BOT = "bot:"
LONGEST_NAME = 24


def known_players(game: str) -> tuple[str, ...]:
    return (PERSON, *bots_for(game))


def new_match(game: Game, players: list[str], names: list[str], seed: int | None) -> Match:
    """A match of these players: `person` or a bot's name for each seat; the persons' names are in their order."""
    left = list(names)
    called = [left.pop(0) if player == PERSON else BOT + player for player in players]
    players_of = [seated(game, seat, name, seed) for seat, name in enumerate(called)]
    return Match(game, called, players_of, MatchDealer(seed_or_luck(seed)))


def seated(game: Game, seat: int, name: str, seed: int | None) -> Player | None:
    """The program of a seat whose name says that it is one; the same seed lets it play the same."""
    if not name.startswith(BOT):
        return None
    return bot(name.removeprefix(BOT), game, Rng(seed_or_luck(seed), 1 + seat))


def seed_or_luck(seed: int | None) -> int:
    return luck() if seed is None else seed


def persons_names(say: Say, said: Sequence[str], players: Sequence[str]) -> list[str]:
    """A name for each person; who has none is Player B."""
    seats = [seat for seat, player in enumerate(players) if player == PERSON]
    if len(said) > len(seats):
        raise BadInput(f"--names has {len(said)} names; persons at the table: {len(seats)}")
    told = [*said, *[""] * (len(seats) - len(said))]
    return [called(name) or say("menu.player-name", seat=letter(seat)) for seat, name in zip(seats, told, strict=True)]


def called(name: str) -> str:
    """A person's name as the record can hold it: no program's, and not too long for a line."""
    name = printable(" ".join(name.split()))
    while name.startswith(BOT):
        name = name.removeprefix(BOT).strip()
    return name[:LONGEST_NAME].strip()
