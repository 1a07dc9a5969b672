"""What a crest, a master, an event or a location holds for a round."""

from typing import Literal

from guildhall.games.arcana import table
from guildhall.games.arcana.notation import ARCANUM_NAMES
from guildhall.games.arcana.table import Board
from guildhall.games.arcana.words.form import KINDS, Arcanum, Change, Few, Holds, Kind
from guildhall.kernel.vec import i64, vec


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


def held(words: tuple[HoldsWord, ...], board: Board) -> vec[i64]:
    """What these words hold, as the board reads it: variables, each with its value."""
    return vec[i64]([number for word in words for change in word.changes(board) for number in change])
