"""The only list of games."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from guildhall.games.arcana.setup import Arcana
from guildhall.games.arcana_first.setup import ArcanaFirst
from guildhall.games.guilds.setup import Guilds
from guildhall.kernel.game import Game, OptionError, in_a_line
from guildhall.kernel.record import HEADER, Record, RecordError

GAMES: dict[str, type[Game]] = {game.name: game for game in (Arcana, ArcanaFirst, Guilds)}
NAMES = tuple(GAMES)


def get(name: str, seats: int = 2, options: Mapping[str, Any] | None = None, cards: Path | str | None = None) -> Game:
    """A game with its seats, options and cards chosen; OptionError or CardError says in a line what is wrong."""
    if name not in NAMES:
        raise OptionError(f"there is no game {in_a_line(name)}; there is {', '.join(NAMES)}")
    return GAMES[name](seats, options, cards)


def of_record(record: Record, cards: Path | str | None = None) -> Game:
    """The game that a record was played with."""
    header = record.header
    for key in ("game", "rules", "seats"):
        if key not in header:
            raise RecordError(HEADER, f"the header has no {key}")
    said = [word.partition("=")[::2] for word in header.get("options", "").split()]
    options = dict(said)
    if len(options) < len(said):
        raise RecordError(HEADER, f"the header has an option twice: {header['options']}")
    try:
        game = get(header["game"], record.seats, options, cards)
    except OptionError as error:
        raise RecordError(HEADER, str(error)) from None
    if header["rules"] != str(game.rules_version):
        raise RecordError(HEADER, f"played by version {header['rules']} of the rules, this is {game.rules_version}")
    return game
