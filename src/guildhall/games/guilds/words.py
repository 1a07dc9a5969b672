"""The words that cards.toml may use: what a condition holds, what a contract asks for.

Each word is a small struct: its docstring documents it and its fields are the keys. A condition's word gives the
table's variables that it adds to; a contract's goal gives what is counted and the bounds.
"""

from typing import Annotated, Literal

import msgspec

from guildhall.games.guilds import scoring, table

KINDS = ("guild", "militia", "personality", "action", "condition", "contract")  # in the order of table.GUILD ...
NO_BOUND = 1_000_000
Points = Annotated[int, msgspec.Meta(ge=0, le=99)]
More = Annotated[int, msgspec.Meta(ge=1, le=99)]
Agents = Annotated[int, msgspec.Meta(ge=1, le=table.AGENTS)]
Cards = Annotated[int, msgspec.Meta(ge=0, le=NO_BOUND)]
Bounds = tuple[Cards, Cards, Cards]  # for 2, 3 and 4 players


class Holds(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """A word of a condition; it lasts the whole game."""

    def changes(self, seats: int) -> list[tuple[int, int]]:
        raise NotImplementedError


class Curfew(Holds, frozen=True, tag="first agent off the centre"):
    """The first agent that a player places in a round may not touch the centre cell."""

    def changes(self, seats: int) -> list[tuple[int, int]]:
        return [(table.CURFEW, 1)]


class ActFirst(Holds, frozen=True, tag="action before placement"):
    """The action card may be played before the placement instead of after it."""

    def changes(self, seats: int) -> list[tuple[int, int]]:
        return [(table.LOOSE_TONGUES, 1)]


class Favour(Holds, frozen=True, tag="first player wins ties"):
    """The first player wins the ties for most support that he is in."""

    def changes(self, seats: int) -> list[tuple[int, int]]:
        return [(table.DUKES_FAVOUR, 1)]


class Support(Holds, frozen=True, tag="support"):
    """Cards of a kind (`of`: militia or personality) have `add` more support."""

    of: Literal["militia", "personality"]
    add: More

    def changes(self, seats: int) -> list[tuple[int, int]]:
        return [(table.MILITIA_SUPPORT if self.of == "militia" else table.PERSONALITY_SUPPORT, self.add)]


class Placements(Holds, frozen=True, tag="placements"):
    """A player makes at most so many placements in a round (`at_most`, for 2, 3 and 4 players)."""

    at_most: tuple[Agents, Agents, Agents]

    def changes(self, seats: int) -> list[tuple[int, int]]:
        return [(table.MOST_PLACEMENTS, self.at_most[seats - 2])]


class PlainMilitia(Holds, frozen=True, tag="militia not multiplied"):
    """Militia cards cost the plain sum of their penalties."""

    def changes(self, seats: int) -> list[tuple[int, int]]:
        return [(table.PLAIN_MILITIA, 1)]


class Penalty(Holds, frozen=True, tag="penalty"):
    """Each militia card has `add` more penalty."""

    add: More

    def changes(self, seats: int) -> list[tuple[int, int]]:
        return [(table.PENALTY, self.add)]


class WholeGuild(Holds, frozen=True, tag="whole guild"):
    """Each guild of which a player has four guild cards scores `add`."""

    add: More

    def changes(self, seats: int) -> list[tuple[int, int]]:
        return [(table.WHOLE_GUILD, self.add)]


class ActionPoints(Holds, frozen=True, tag="action points"):
    """An action card is worth `unplayed` or `played` points instead of 2."""

    unplayed: Points
    played: Points

    def changes(self, seats: int) -> list[tuple[int, int]]:
        usual = table.ACTION_POINTS
        return [(table.UNPLAYED, self.unplayed - usual), (table.PLAYED, self.played - usual)]


class Crests(Holds, frozen=True, tag="crests"):
    """Each different guild crest scores `add`."""

    add: More

    def changes(self, seats: int) -> list[tuple[int, int]]:
        return [(table.CREST, self.add)]


class Patron(Holds, frozen=True, tag="patron"):
    """Each personality adds `add` to the points of its guild before they are multiplied."""

    add: More

    def changes(self, seats: int) -> list[tuple[int, int]]:
        return [(table.PATRON, self.add)]


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", kw_only=True):
    """What a contract asks for when the game ends; bounds are for 2, 3 and 4 players."""

    at_least: Bounds = (0, 0, 0)
    at_most: Bounds = (NO_BOUND, NO_BOUND, NO_BOUND)

    @property
    def measure(self) -> int:
        raise NotImplementedError


class GuildCards(Goal, frozen=True, tag="guild cards"):
    """Guild cards of one guild."""

    guild: str

    @property
    def measure(self) -> int:
        return scoring.GUILD_CARDS


class DifferentCrests(Goal, frozen=True, tag="different crests"):
    """Different guilds of which the player has a guild card."""

    @property
    def measure(self) -> int:
        return scoring.CRESTS


class MilitiaCards(Goal, frozen=True, tag="militia cards"):
    """Militia cards."""

    @property
    def measure(self) -> int:
        return scoring.MILITIA_CARDS


class ActionsWon(Goal, frozen=True, tag="actions won"):
    """Action cards won, played or not."""

    @property
    def measure(self) -> int:
        return scoring.ACTIONS_WON_MEASURE


class Personalities(Goal, frozen=True, tag="personalities"):
    """Personalities."""

    @property
    def measure(self) -> int:
        return scoring.PERSONALITIES


class EachDistrict(Goal, frozen=True, tag="cards of each district"):
    """District cards of each district type."""

    @property
    def measure(self) -> int:
        return scoring.EACH_DISTRICT


class OneDistrict(Goal, frozen=True, tag="cards of one district"):
    """District cards of some one district type."""

    @property
    def measure(self) -> int:
        return scoring.ONE_DISTRICT


class MostCards(Goal, frozen=True, tag="most district cards"):
    """More district cards than each of the others."""

    at_least: Bounds = (1, 1, 1)

    @property
    def measure(self) -> int:
        return scoring.LEAD


HoldsWord = (
    Curfew | ActFirst | Favour | Support | Placements | PlainMilitia | Penalty | WholeGuild | ActionPoints
    | Crests | Patron
)  # fmt: skip
GoalWord = (
    GuildCards | DifferentCrests | MilitiaCards | ActionsWon | Personalities | EachDistrict | OneDistrict | MostCards
)
HOLDS: tuple[type[Holds], ...] = HoldsWord.__args__
GOALS: tuple[type[Goal], ...] = GoalWord.__args__


def tag(word: type[msgspec.Struct]) -> str:
    """What a card set calls a word (`do = "..."`)."""
    return str(word.__struct_config__.tag)
