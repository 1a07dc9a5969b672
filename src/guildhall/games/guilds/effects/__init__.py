"""The fourteen action cards (GOC-A1 to GOC-A14), each a rule that its player goes through at once."""

from typing import Final

from guildhall.games.guilds.effects.cards import (
    BadRumours,
    ChangingOfTheGuard,
    NeighboursAtOdds,
    NewMarkets,
    RollingCarts,
    SealedVerdict,
    TarotMages,
)
from guildhall.games.guilds.effects.effect import Effect
from guildhall.games.guilds.effects.streets import (
    Barricade,
    ChangeOfOrders,
    CrowdedStreet,
    ForgedPapers,
    FullPurse,
    HiredHand,
    HouseArrest,
)

# The names by which a card set calls them (`play = "rolling carts"`)
EFFECTS: Final[dict[str, type[Effect]]] = {
    "bad rumours": BadRumours,
    "barricade": Barricade,
    "change of orders": ChangeOfOrders,
    "changing of the guard": ChangingOfTheGuard,
    "crowded street": CrowdedStreet,
    "forged papers": ForgedPapers,
    "full purse": FullPurse,
    "hired hand": HiredHand,
    "house arrest": HouseArrest,
    "neighbours at odds": NeighboursAtOdds,
    "new markets": NewMarkets,
    "rolling carts": RollingCarts,
    "sealed verdict": SealedVerdict,
    "tarot mages": TarotMages,
}
