"""Why an answer is not offered, with the rule that says so."""

from typing import TYPE_CHECKING

from guildhall.games.arcana.cards import Card
from guildhall.games.arcana.table import MASTERS, NO_BRIBES, VEIL
from guildhall.games.arcana.view import ArcanaView, DistrictView
from guildhall.games.arcana.words import NoBribes
from guildhall.kernel.game import Refusal
from guildhall.kernel.table import Table

if TYPE_CHECKING:
    from guildhall.games.arcana.setup import Arcana

# What only chance answers, and the rule by which it is asked
CHANCE_VERBS = {
    "first": "ARC-SET-7",
    "dealt-guild": "ARC-SET-1",
    "objective": "ARC-OBJ-1",
    "event": "ARC-EVT-2",
    "reveal": "ARC-RND-3",
    "draw": "ARC-RND-1",
    "look": "ARC-INF-2",
    "militia": "ARC-MIL-1",
}


def refusal(game: "Arcana", view: ArcanaView, action: int) -> Refusal:
    """One reason, the nearest to what the player tried."""
    verb, *things = game.words.parts(action)
    table = game.imagine(view, seed=0)
    decision = table.decision_of(view.seat)
    if table.decision is None:
        return Refusal(game.outcome(table).rule, "over")
    if decision is None:
        return Refusal("ARC-INT-1", "not-asked")
    if verb in CHANCE_VERBS:
        return Refusal(CHANCE_VERBS[verb], "chance")
    if decision.name == "act":
        found = Acting(game, view, table).refusal(verb, things)
        if found is not None:
            return found
    if decision.name == "resolve" and verb == "resolve":
        return resolving(view, things[0])
    return Refusal(decision.rule, decision.name)


def resolving(view: ArcanaView, district: str) -> Refusal:
    shown = next(each for each in view.districts if each.name == district)
    if shown.winner < 0 and shown.rule == "ARC-INT-10":
        return Refusal("ARC-INT-10", "no-stake", {"what": district})
    return Refusal("ARC-RES-1", "resolved", {"what": district})


class Acting:
    """Why a card can not be played in this way now."""

    def __init__(self, game: "Arcana", view: ArcanaView, table: Table) -> None:
        self.game = game
        self.view = view
        self.table = table
        self.me = view.players[view.seat]

    def refusal(self, verb: str, things: list[str]) -> Refusal | None:
        if verb == "use":
            return self.using(things[0])
        if verb not in ("assign", "veil", "play", "bribe", "discard", "support"):
            return None
        key = things[0]
        names = {"what": key}
        if key not in (*self.me.hand, *self.me.aside):
            return Refusal("ARC-INT-1", "not-in-hand", names)
        card = self.game.card(key)
        if verb in ("assign", "veil"):
            return self.assigning(verb, card, names, things[1])
        if verb == "bribe":
            return self.bribing(card, names, things[1])
        if verb == "play" and card.kind != "location":
            return Refusal("ARC-INT-4", "not-played", names)
        if verb == "support":
            return self.calling(card, names)
        return None

    def shown(self, district: str) -> DistrictView:
        return next(each for each in self.view.districts if each.name == district)

    def shows_stakes(self) -> bool:
        return any(shown.rule != "ARC-INT-10" for shown in self.view.districts)

    def assigning(self, verb: str, card: Card, names: dict[str, str], district: str) -> Refusal | None:
        if card.kind == "location":
            return Refusal("ARC-INT-9", "no-location", names)
        if card.kind == "relic":
            return Refusal("ARC-INT-9", "no-relic", names)
        if self.shown(district).rule == "ARC-INT-10":
            return Refusal("ARC-INT-10", "no-stake", {"what": district})
        if verb == "veil":
            friendly = self.shown(district).sides[self.view.seat].friendly
            may = self.table.mem[VEIL + self.view.seat]
            return Refusal("ARC-INT-3", "no-veil" if friendly or may else "faceup", {"what": district})
        return None

    def bribing(self, card: Card, names: dict[str, str], district: str) -> Refusal | None:
        """A relic, on an own agent, where a personality with a price is to be won (ARC-INT-5)."""
        where = {"what": district}
        if card.kind != "relic":
            return Refusal("ARC-INT-5", "bribes-not", names)
        shown = self.shown(district)
        if shown.rule == "ARC-INT-10":
            return Refusal("ARC-INT-10", "no-stake", where)
        stake = self.game.card(shown.stake)
        if stake.kind != "personality" or stake.ducats is None:
            return Refusal("ARC-REL-5", "no-price", {"what": shown.stake})
        if self.table.mem[NO_BRIBES]:
            return Refusal("ARC-EVT-2" if self.event_forbids() else "ARC-INT-18", "no-bribes", {"what": shown.stake})
        if not any(self.is_agent(each.card) for each in shown.sides[self.view.seat].cards):
            return Refusal("ARC-REL-1", "no-agent", where)
        return None

    def event_forbids(self) -> bool:
        """Is it the event that forbids bribes, and not what somebody has played?"""
        held = self.game.card(self.view.event).holds if self.view.event else ()
        return any(isinstance(word, NoBribes) for word in held)

    def is_agent(self, key: str) -> bool:
        return self.game.card(key).kind != "relic"

    def calling(self, card: Card, names: dict[str, str]) -> Refusal | None:
        """A stake card, as long as there is militia (ARC-MIL-1, ARC-MIL-3)."""
        if not self.game.board.militia:
            return Refusal("ARC-MOD-1", "no-militia")
        if self.view.militia == 0 or not self.shows_stakes():
            return Refusal("ARC-MIL-3", "militia-out")
        return Refusal("ARC-MIL-1", "buys-nothing", names)

    def using(self, key: str) -> Refusal:
        names = {"what": key}
        if not self.game.board.masters:
            return Refusal("ARC-MOD-1", "no-masters")
        if key not in self.me.masters or self.table.count(MASTERS + self.view.seat) != 1:
            return Refusal("ARC-MAS-1", "not-your-master", names)
        if self.me.master_used:
            return Refusal("ARC-MAS-1", "master-used", names)
        if self.me.aside:
            return Refusal("ARC-INT-15", "master-later", names)
        return Refusal("ARC-MAS-1", "always-on", names)
