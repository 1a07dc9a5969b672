"""The words that cards.toml may use: what a location or a master does, and what a card holds for a round.

Each word is a small struct: its docstring documents it, its fields are the keys. A word of `play` gives the step that
it stands for; a word of `holds` gives the table's variables that it adds to, written for the first seat.
"""

from typing import Annotated, Literal

import msgspec

from guildhall.games.arcana import table
from guildhall.games.arcana.effects import agents, cards, effect, stakes, strength
from guildhall.games.arcana.notation import ARCANUM_NAMES
from guildhall.games.arcana.table import Board
from guildhall.kernel.rule import Word
from guildhall.kernel.vec import i64, vec

Arcanum = Literal["staff", "sword", "cup"]
Kind = Literal["personality", "location", "relic"]
InDecks = Literal["any", "agent", "location", "relic"]
Whose = Literal["own", "other", "any"]
Lying = Literal["either", "faceup", "facedown"]
Where = Literal["everywhere", "friendly", "enemy", "neutral", "present", "rivals"]
Few = Annotated[int, msgspec.Meta(ge=1, le=3)]
Change = Annotated[int, msgspec.Meta(ge=-9, le=9)]
WHOSE: tuple[str, ...] = ("own", "other", "any")  # in the order of effect.OWN ...
LYING: tuple[str, ...] = ("either", "faceup", "facedown")
WHERE: tuple[str, ...] = ("everywhere", "friendly", "enemy", "neutral", "present", "rivals")
KINDS: tuple[str, ...] = ("personality", "location", "relic")


class Play(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", kw_only=True):
    """A word of an effect: one step of it."""

    def step(self, board: Board, cites: str) -> Word:
        raise NotImplementedError


class Holds(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", kw_only=True):
    """What holds for a player, or for everybody, in a round."""

    def changes(self, board: Board) -> list[tuple[int, int]]:
        raise NotImplementedError


# ------------------------------------------------------------------------------------------------- what holds
class Totals(Holds, frozen=True, tag="totals"):
    """Totals are `add` higher where the player has an agent: in an arcanum, at a kind of stake (`of`), or in all."""

    add: Change
    arcanum: Arcanum | None = None
    of: Kind | None = None

    def changes(self, board: Board) -> list[tuple[int, int]]:
        if self.of is not None:
            return [(table.TOTALS_OF + KINDS.index(self.of), self.add)]
        return [
            (table.TOTALS + nth, self.add) for nth, name in enumerate(ARCANUM_NAMES) if self.arcanum in (None, name)
        ]


class Bribes(Holds, frozen=True, tag="bribes"):
    """Bribes come to `add` more ducats."""

    add: Change

    def changes(self, board: Board) -> list[tuple[int, int]]:
        return [(table.BRIBES, self.add)]


class NoBribes(Holds, frozen=True, tag="no bribes"):
    """Nobody can be bribed."""

    def changes(self, board: Board) -> list[tuple[int, int]]:
        return [(table.NO_BRIBES, 1)]


class Needs(Holds, frozen=True, tag="needs"):
    """`add` more is needed of every stake, or of the stakes of a kind (`of`), whoever wins it."""

    add: Change
    of: Kind | None = None

    def changes(self, board: Board) -> list[tuple[int, int]]:
        return [(table.NEEDS if self.of is None else table.NEEDS_OF + KINDS.index(self.of), self.add)]


class LessNeeded(Holds, frozen=True, tag="less needed"):
    """The player needs `less` for the stakes of a kind."""

    of: Kind
    less: Few

    def changes(self, board: Board) -> list[tuple[int, int]]:
        return [(table.LESS_NEEDED + KINDS.index(self.of), self.less)]


class Hand(Holds, frozen=True, tag="hand"):
    """`add` more cards are drawn at the start of the round."""

    add: Change

    def changes(self, board: Board) -> list[tuple[int, int]]:
        return [(table.HAND_MORE, self.add)]


class Veil(Holds, frozen=True, tag="veil"):
    """Agents may be assigned facedown in enemy districts and the neutral one, or in the neutral one alone."""

    where: Literal["everywhere", "neutral"]

    def changes(self, board: Board) -> list[tuple[int, int]]:
        everywhere = (1 << int(board.districts)) - 1
        return [(table.VEIL, everywhere if self.where == "everywhere" else 1 << int(board.neutral))]


class Openly(Holds, frozen=True, tag="openly"):
    """Every agent is assigned faceup."""

    def changes(self, board: Board) -> list[tuple[int, int]]:
        return [(table.OPENLY, 1)]


class Ties(Holds, frozen=True, tag="ties"):
    """The player wins ties where a main arcanum counts, or where the stake is of a kind."""

    arcanum: Arcanum | None = None
    of: Kind | None = None

    def changes(self, board: Board) -> list[tuple[int, int]]:
        bits = 0
        if self.arcanum is not None:
            bits |= 1 << ARCANUM_NAMES.index(self.arcanum)
        if self.of is not None:
            bits |= 1 << (table.ARCANA + KINDS.index(self.of))
        return [(table.TIES, bits)]


class Safe(Holds, frozen=True, tag="safe"):
    """The player's agents are protected everywhere."""

    def changes(self, board: Board) -> list[tuple[int, int]]:
        return [(table.SAFE, (1 << int(board.districts)) - 1)]


HoldsWord = Totals | Bribes | NoBribes | Needs | LessNeeded | Hand | Veil | Openly | Ties | Safe
HOLDS: tuple[type[Holds], ...] = HoldsWord.__args__


# ------------------------------------------------------------------------------------------------- cards
class Draw(Play, frozen=True, tag="draw"):
    """Draw cards into the hand."""

    count: Few

    def step(self, board: Board, cites: str) -> Word:
        return cards.Draw(board, cites, self.count, table.HAND)


class DrawAside(Play, frozen=True, tag="draw aside"):
    """Draw cards and lay them aside, seen by their owner alone."""

    count: Few

    def step(self, board: Board, cites: str) -> Word:
        return cards.Draw(board, cites, self.count, table.ASIDE)


class PlayOneAside(Play, frozen=True, tag="play one aside"):
    """Play one of the cards aside as an action; the others wait."""

    def step(self, board: Board, cites: str) -> Word:
        return cards.PlayOneAside(board, cites, "play-one")


class KeepOneAside(Play, frozen=True, tag="keep one aside"):
    """Take one of the cards aside into the hand."""

    def step(self, board: Board, cites: str) -> Word:
        return cards.KeepOneAside(board, cites, "keep-one")


class DiscardTheRest(Play, frozen=True, tag="discard the rest"):
    """Discard what is left aside."""

    def step(self, board: Board, cites: str) -> Word:
        return cards.DiscardTheRest(board, cites)


class BuryTheRest(Play, frozen=True, tag="bury the rest"):
    """Put what is left aside under the deck."""

    def step(self, board: Board, cites: str) -> Word:
        return cards.BuryTheRest(board, cites)


class DiscardOne(Play, frozen=True, tag="discard"):
    """Discard a card from hand; with `may`, whoever declines ends the effect."""

    may: bool = False

    def step(self, board: Board, cites: str) -> Word:
        return cards.DiscardOne(board, cites, self.may)


class TakeBack(Play, frozen=True, tag="take back"):
    """Take a card of a kind from the own discard pile into the hand."""

    kind: InDecks = "any"

    def step(self, board: Board, cites: str) -> Word:
        return cards.TakeBack(board, cites, "take-back", kind_number(self.kind))


class OnTheDeck(Play, frozen=True, tag="on the deck"):
    """Put a card of a kind from the own discard pile on top of the deck."""

    kind: InDecks = "any"

    def step(self, board: Board, cites: str) -> Word:
        return cards.OnTheDeck(board, cites, "on-the-deck", kind_number(self.kind))


class Stash(Play, frozen=True, tag="stash"):
    """Put a stake card of the own discard pile under the crest, where it only counts at the end."""

    def step(self, board: Board, cites: str) -> Word:
        return cards.Stash(board, cites, "stash", -1)


class Dismiss(Play, frozen=True, tag="dismiss"):
    """A guild card in hand may be removed from the game."""

    def step(self, board: Board, cites: str) -> Word:
        return cards.Dismiss(board, cites)


class LookAtHand(Play, frozen=True, tag="look at hand"):
    """Look at another player's hand."""

    def step(self, board: Board, cites: str) -> Word:
        return cards.LookAtHand(board, cites, "look-at-hand", 1)


class MakeDiscard(Play, frozen=True, tag="make discard"):
    """Another player with at least so many cards in hand discards one of his choice."""

    at_least: Few

    def step(self, board: Board, cites: str) -> Word:
        return cards.MakeDiscard(board, cites, "make-discard", self.at_least)


class TakeFirst(Play, frozen=True, tag="first player"):
    """Be the first player of the next round."""

    def step(self, board: Board, cites: str) -> Word:
        return cards.TakeFirst(board, cites)


# ------------------------------------------------------------------------------------------------- stakes
class LookAtStakes(Play, frozen=True, tag="look at stakes"):
    """Lift the next stakes of a district and look at them; a word that puts them back has to follow."""

    count: Few
    where: Where = "everywhere"

    def step(self, board: Board, cites: str) -> Word:
        return stakes.LookAtStakes(board, cites, WHERE.index(self.where), self.count)


class PutBack(Play, frozen=True, tag="put back"):
    """Put the lifted stakes back as they lay."""

    def step(self, board: Board, cites: str) -> Word:
        return stakes.PutBack(board, cites)


class Arrange(Play, frozen=True, tag="arrange"):
    """Put the lifted stakes back in any order."""

    def step(self, board: Board, cites: str) -> Word:
        return stakes.Arrange(board, cites)


class MayBury(Play, frozen=True, tag="may bury"):
    """Put each lifted stake back, or under all others of its district."""

    def step(self, board: Board, cites: str) -> Word:
        return stakes.MayBury(board, cites)


class SwapStakes(Play, frozen=True, tag="swap stakes"):
    """Exchange the faceup stakes of two districts."""

    def step(self, board: Board, cites: str) -> Word:
        return stakes.SwapStakes(board, cites)


class ReplaceStake(Play, frozen=True, tag="replace stake"):
    """Put a faceup stake under the others of its district; the next is turned up."""

    where: Where = "everywhere"

    def step(self, board: Board, cites: str) -> Word:
        return stakes.ReplaceStake(board, cites, "replace-stake", WHERE.index(self.where))


class RemoveStake(Play, frozen=True, tag="remove stake"):
    """A faceup stake leaves the game; the next is turned up."""

    where: Where = "everywhere"

    def step(self, board: Board, cites: str) -> Word:
        return stakes.RemoveStake(board, cites, "remove-stake", WHERE.index(self.where))


class WinUnopposed(Play, frozen=True, tag="win unopposed"):
    """Win a stake at once where the player reaches what is needed and nobody else has an agent."""

    def step(self, board: Board, cites: str) -> Word:
        return stakes.WinUnopposed(board, cites)


# ------------------------------------------------------------------------------------------------- agents
class MoveAgent(Play, frozen=True, tag="move agent"):
    """Move an agent to another district."""

    whose: Whose
    lying: Lying = "either"

    def step(self, board: Board, cites: str) -> Word:
        return agents.MoveAgent(board, cites, "move-agent", WHOSE.index(self.whose), LYING.index(self.lying))


class ReturnAgent(Play, frozen=True, tag="return agent"):
    """Return an agent to its owner's hand."""

    whose: Whose
    lying: Lying = "either"

    def step(self, board: Board, cites: str) -> Word:
        return agents.ReturnAgent(board, cites, "return-agent", WHOSE.index(self.whose), LYING.index(self.lying))


class DiscardAgent(Play, frozen=True, tag="discard agent"):
    """An agent goes to its owner's discard pile."""

    whose: Whose
    lying: Lying = "either"

    def step(self, board: Board, cites: str) -> Word:
        return agents.DiscardAgent(board, cites, "discard-agent", WHOSE.index(self.whose), LYING.index(self.lying))


class ChooseAgent(Play, frozen=True, tag="choose agent"):
    """Choose an agent for the next word."""

    whose: Whose
    lying: Lying = "either"

    def step(self, board: Board, cites: str) -> Word:
        return effect.Agents(board, cites, "choose-agent", WHOSE.index(self.whose), LYING.index(self.lying))


class ExchangeAgent(Play, frozen=True, tag="exchange agent"):
    """Exchange the agent that was chosen with another player's in another district."""

    lying: Lying = "either"

    def step(self, board: Board, cites: str) -> Word:
        return agents.ExchangeAgent(board, cites, "exchange-agent", effect.OTHER, LYING.index(self.lying))


class Peek(Play, frozen=True, tag="peek"):
    """Look at another player's facedown agent."""

    def step(self, board: Board, cites: str) -> Word:
        return agents.Peek(board, cites)


class Expose(Play, frozen=True, tag="expose"):
    """Turn another player's facedown agent faceup."""

    def step(self, board: Board, cites: str) -> Word:
        return agents.Expose(board, cites)


class Protect(Play, frozen=True, tag="protect"):
    """The player's agents in a district are protected for this round."""

    def step(self, board: Board, cites: str) -> Word:
        return agents.Protect(board, cites)


# ------------------------------------------------------------------------------------------------- totals and needs
class Strengthen(Play, frozen=True, tag="strengthen"):
    """Add to the player's total in a district for this round."""

    add: Few

    def step(self, board: Board, cites: str) -> Word:
        return strength.Strengthen(board, cites, self.add)


class Weaken(Play, frozen=True, tag="weaken"):
    """Lower another player's total in the district that was chosen, for this round."""

    less: Few

    def step(self, board: Board, cites: str) -> Word:
        return strength.Weaken(board, cites, self.less)


class CopyAgent(Play, frozen=True, tag="copy agent"):
    """Add the value of another player's open agent to the own total in the same district."""

    def step(self, board: Board, cites: str) -> Word:
        return strength.CopyAgent(board, cites)


class ChangeNeed(Play, frozen=True, tag="change need"):
    """More or less is needed of a district's stake in this round."""

    add: Change
    where: Where = "everywhere"

    def step(self, board: Board, cites: str) -> Word:
        return strength.ChangeNeed(board, cites, WHERE.index(self.where), self.add)


class ChooseDistrict(Play, frozen=True, tag="choose district"):
    """Choose a district for the next word."""

    where: Where = "everywhere"

    def step(self, board: Board, cites: str) -> Word:
        return effect.District(board, cites, "choose-district", WHERE.index(self.where))


class ContestIn(Play, frozen=True, tag="contest in"):
    """The stake of the district that was chosen is contested in one arcanum for this round, or in one of choice."""

    arcanum: Arcanum | None = None

    def step(self, board: Board, cites: str) -> Word:
        return strength.ContestIn(board, cites, -1 if self.arcanum is None else ARCANUM_NAMES.index(self.arcanum))


class WinTies(Play, frozen=True, tag="win ties"):
    """Win ties in a district in this round."""

    where: Where = "everywhere"

    def step(self, board: Board, cites: str) -> Word:
        return strength.WinTies(board, cites, "win-ties", WHERE.index(self.where))


class ThisRound(Play, frozen=True, tag="this round"):
    """Something holds for the player to the end of the round."""

    holds: tuple[HoldsWord, ...]

    def step(self, board: Board, cites: str) -> Word:
        return strength.ThisRound(board, cites, held(self.holds, board))


PlayWord = (
    Draw | DrawAside | PlayOneAside | KeepOneAside | DiscardTheRest | BuryTheRest | DiscardOne | TakeBack | OnTheDeck
    | Stash | Dismiss | LookAtHand | MakeDiscard | TakeFirst | LookAtStakes | PutBack | Arrange | MayBury | SwapStakes
    | ReplaceStake | RemoveStake | WinUnopposed | MoveAgent | ReturnAgent | DiscardAgent | ChooseAgent | ExchangeAgent
    | Peek | Expose | Protect | Strengthen | Weaken | CopyAgent | ChangeNeed | ChooseDistrict | ContestIn | WinTies
    | ThisRound
)  # fmt: skip
PLAYS: tuple[type[Play], ...] = PlayWord.__args__


def held(words: tuple[HoldsWord, ...], board: Board) -> vec[i64]:
    """What these words hold, as the board reads it: variables, each with its value."""
    return vec[i64]([number for word in words for change in word.changes(board) for number in change])


def kind_number(kind: str) -> int:
    return {"any": -1, "agent": table.AGENT, "location": table.LOCATION, "relic": table.RELIC}[kind]


def tag(word: type[msgspec.Struct]) -> str:
    """What a card set calls a word (`do = "..."`)."""
    return str(word.__struct_config__.tag)
