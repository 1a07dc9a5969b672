"""The words that cards.toml may use: what a location or a master does, and what a card holds for a round.

Each word is a small struct: its docstring documents it, its fields are the keys. A word of `play` gives the step that
it stands for; a word of `holds` gives the table's variables that it adds to, written for the first seat. Some are there
for designers: no card of ours uses them.
"""

from guildhall.games.arcana.words.agents import (
    ChooseAgent,
    DiscardAgent,
    ExchangeAgent,
    Expose,
    MoveAgent,
    Peek,
    Protect,
    ReturnAgent,
)
from guildhall.games.arcana.words.cards import (
    BuryTheRest,
    DiscardOne,
    DiscardTheRest,
    Dismiss,
    Draw,
    DrawAside,
    KeepOneAside,
    LookAtHand,
    MakeDiscard,
    OnTheDeck,
    PlayOneAside,
    Stash,
    TakeBack,
    TakeFirst,
)
from guildhall.games.arcana.words.form import KINDS as KINDS
from guildhall.games.arcana.words.form import Arcanum as Arcanum
from guildhall.games.arcana.words.form import Holds as Holds
from guildhall.games.arcana.words.form import Play as Play
from guildhall.games.arcana.words.form import tag as tag
from guildhall.games.arcana.words.holds import HOLDS as HOLDS
from guildhall.games.arcana.words.holds import HoldsWord as HoldsWord
from guildhall.games.arcana.words.holds import NoBribes as NoBribes
from guildhall.games.arcana.words.holds import held as held
from guildhall.games.arcana.words.stakes import (
    Arrange,
    LookAtStakes,
    MayBury,
    PutBack,
    RemoveStake,
    ReplaceStake,
    SwapStakes,
    WinUnopposed,
)
from guildhall.games.arcana.words.strength import (
    ChangeNeed,
    ChooseDistrict,
    ContestIn,
    CopyAgent,
    Strengthen,
    ThisRound,
    Weaken,
    WinTies,
)

PlayWord = (
    Draw | DrawAside | PlayOneAside | KeepOneAside | DiscardTheRest | BuryTheRest | DiscardOne | TakeBack | OnTheDeck
    | Stash | Dismiss | LookAtHand | MakeDiscard | TakeFirst | LookAtStakes | PutBack | Arrange | MayBury | SwapStakes
    | ReplaceStake | RemoveStake | WinUnopposed | MoveAgent | ReturnAgent | DiscardAgent | ChooseAgent | ExchangeAgent
    | Peek | Expose | Protect | Strengthen | Weaken | CopyAgent | ChangeNeed | ChooseDistrict | ContestIn | WinTies
    | ThisRound
)  # fmt: skip
PLAYS: tuple[type[Play], ...] = PlayWord.__args__
