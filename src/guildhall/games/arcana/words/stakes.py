"""Words on stakes: those that lie open, and those below."""

from guildhall.games.arcana.effects import stakes
from guildhall.games.arcana.table import Board
from guildhall.games.arcana.words.form import WHERE, Few, Play, Where
from guildhall.kernel.rule import Word


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
