"""How each game is judged by bots that look at positions: higher is better for the seat."""

from collections.abc import Callable
from typing import Any

from guildhall.bots.judge import guilds
from guildhall.kernel.game import Game

JUDGES: dict[str, Callable[[Game, Any, int], float]] = {"guilds": guilds.margin}
