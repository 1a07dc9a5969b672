"""Words on totals, needs and ties in this round."""

from guildhall.games.arcana.effects import effect, strength
from guildhall.games.arcana.notation import ARCANUM_NAMES
from guildhall.games.arcana.table import Board
from guildhall.games.arcana.words.form import WHERE, Arcanum, Change, Few, Play, Where
from guildhall.games.arcana.words.holds import HoldsWord, held
from guildhall.kernel.rule import Word


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
