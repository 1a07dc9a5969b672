"""The rules of Arcana, one file a chapter, and the book of them all."""

from collections.abc import Sequence

from guildhall.games.arcana.rules.intrigue import Act, CallMilitia, Intrigue, Lift, Shed, Turn
from guildhall.games.arcana.rules.moves import (
    ACT,
    BUILD_DECK,
    CALL_MILITIA,
    CHOOSE_GUILD,
    CHOOSE_MASTER,
    CHOOSE_OBJECTIVES,
    DEAL_OBJECTIVES,
    DRAW_CARDS,
    GAME,
    GAME_ROUND,
    INTRIGUE_PHASE,
    LIFT,
    RESOLUTION_PHASE,
    SETTLE,
    SHED,
    TURN,
    TURN_UP,
    TURN_UP_EVENT,
    WIN,
    BoardRule,
)
from guildhall.games.arcana.rules.preparation import (
    BuildDeck,
    ChooseGuild,
    ChooseMaster,
    ChooseObjectives,
    DealObjectives,
    Game,
)
from guildhall.games.arcana.rules.resolution import Resolution, Settle, Win
from guildhall.games.arcana.rules.round import DrawCards, Round, TurnUp, TurnUpEvent
from guildhall.games.arcana.table import Board
from guildhall.kernel.rule import Rule

# An edition says which of them it has rules of its own for.
RULES: dict[int, type[BoardRule]] = {
    GAME: Game,
    CHOOSE_GUILD: ChooseGuild,
    CHOOSE_MASTER: ChooseMaster,
    BUILD_DECK: BuildDeck,
    DEAL_OBJECTIVES: DealObjectives,
    CHOOSE_OBJECTIVES: ChooseObjectives,
    GAME_ROUND: Round,
    DRAW_CARDS: DrawCards,
    TURN_UP: TurnUp,
    INTRIGUE_PHASE: Intrigue,
    TURN: Turn,
    ACT: Act,
    CALL_MILITIA: CallMilitia,
    WIN: Win,
    RESOLUTION_PHASE: Resolution,
    SETTLE: Settle,
    SHED: Shed,
    LIFT: Lift,
    TURN_UP_EVENT: TurnUpEvent,
}


def book_of(rules: dict[int, type[BoardRule]], board: Board, effects: Sequence[Rule]) -> list[Rule]:
    """All rules of a table in the order of their numbers, the effects of its cards last."""
    return [*(rules[number](board) for number in sorted(rules)), *effects]
