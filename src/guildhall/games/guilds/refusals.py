"""Why an answer is not offered, with the rule that says so."""

from typing import TYPE_CHECKING

from guildhall.games.guilds.view import GuildsView
from guildhall.kernel.game import Refusal
from guildhall.kernel.table import Decision

if TYPE_CHECKING:
    from guildhall.games.guilds.setup import Guilds

CHANCE_VERBS = ("proclaim", "contract", "special", "first", "reveal", "look")
PLACING = ("place", "place-or-act")


def refusal(game: "Guilds", view: GuildsView, action: int) -> Refusal:
    """One reason, the nearest to what the player tried."""
    verb, *things = game.words.parts(action)
    decision = game.imagine(view, seed=0).decision_of(view.seat)
    if decision is None:
        return Refusal("GOC-12", "not-asked")
    if verb in CHANCE_VERBS:
        return Refusal("GOC-6", "chance")
    if verb == "play":
        return playing(game, view, decision, things[0])
    if verb == "place" and decision.name in PLACING:
        return placing(view, things[0])
    if verb == "nothing":
        return Refusal("GOC-12a" if decision.name in PLACING else "GOC-G15", "no-passing")
    return Refusal(decision.rule, decision.name)


def placing(view: GuildsView, place: str) -> Refusal:
    boulevard = view.boulevards[int(place.removeprefix("blvd-"))]
    if boulevard.barricade:
        return Refusal("GOC-A6", "barricaded", {"what": place})
    if boulevard.agents:
        return Refusal("GOC-12a", "occupied", {"what": place})
    return Refusal("GOC-C1", "curfew", {"what": place})


def playing(game: "Guilds", view: GuildsView, decision: Decision, card: str) -> Refusal:
    """A card that is not in hand, is played too early, or can not be carried out."""
    names = {"what": card}
    if card not in view.players[view.seat].hand:
        return Refusal("GOC-12b", "not-in-hand", names)
    if decision.name == "place":
        return Refusal("GOC-12a", "place-first", names)
    if decision.name == "place-or-act":
        return Refusal("GOC-G25", "leaves-no-room", names)
    if decision.name == "act":
        return Refusal("GOC-G15", "not-possible", names)
    return Refusal("GOC-12b", "one-action", names)
