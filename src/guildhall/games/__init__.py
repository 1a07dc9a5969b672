"""The games that Guildhall plays: one folder a game, which knows no other."""

from guildhall.games.catalogue import get as get
from guildhall.games.catalogue import of_record as of_record
