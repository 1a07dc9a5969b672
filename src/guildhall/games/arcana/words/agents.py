"""Words on agents in districts."""

from guildhall.games.arcana.effects import agents, effect
from guildhall.games.arcana.table import Board
from guildhall.games.arcana.words.form import LYING, WHOSE, Lying, Play, Whose
from guildhall.kernel.rule import Word


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
