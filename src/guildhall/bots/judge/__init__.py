"""How each game is judged by bots that look at positions: higher is better for the seat."""

from guildhall.bots.greedy import Judge
from guildhall.bots.judge import arcana, guilds

JUDGES: dict[str, Judge] = {"arcana": arcana.margin, "arcana_first": arcana.margin, "guilds": guilds.margin}
