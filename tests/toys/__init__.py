"""Small games that together use every law of the kernel."""

from toys.base import Toy
from toys.council import Council
from toys.jubilee import Jubilee
from toys.masks import Masks
from toys.skirmish import Skirmish
from toys.well import Well
from toys.whispers import Whispers
from toys.workshop import Workshop

TOYS: dict[str, type[Toy]] = {toy.name: toy for toy in (Council, Jubilee, Masks, Skirmish, Well, Whispers, Workshop)}
