"""Bad input: what is the user's fault."""

from guildhall.bots import BotError
from guildhall.kernel.cards import CardError
from guildhall.kernel.game import OptionError
from guildhall.kernel.record import RecordError


class BadInput(Exception):
    """Something that was typed, or a file that was named, can not be used."""


USERS_FAULTS = (BadInput, RecordError, OptionError, CardError, BotError)  # said in a line; a fault of ours is not
