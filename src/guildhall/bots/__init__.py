"""Players that think, on views only: who there is, by name."""

from guildhall.bots.registry import BotError as BotError
from guildhall.bots.registry import bot as bot
from guildhall.bots.registry import bots_for as bots_for
