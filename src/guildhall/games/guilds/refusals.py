"""Why an answer is not offered, with the rule that says so."""

from typing import TYPE_CHECKING

from guildhall.games.guilds.notation import SECOND
from guildhall.games.guilds.table import LOOSE_TONGUES
from guildhall.games.guilds.view import GuildsView
from guildhall.kernel.decision import Decision
from guildhall.kernel.game import Refusal
from guildhall.kernel.table import Table

if TYPE_CHECKING:
    from guildhall.games.guilds.setup import Guilds

CHANCE_VERBS = ("proclaim", "contract", "special", "first", "reveal", "look")
PLACING = ("place", "place-or-act")


def refusal(game: "Guilds", view: GuildsView, action: int) -> Refusal:
    """One reason, the nearest to what the player tried."""
    verb, *things = game.words.parts(action)
    table = game.imagine(view, seed=0)
    decision = table.decision_of(view.seat)
    if table.decision is None:
        return Refusal(game.outcome(table).rule, "over")
    if decision is None:
        return Refusal("GOC-12", "not-asked")
    if verb in CHANCE_VERBS:
        return Refusal("GOC-6", "chance")
    if verb == "play":
        return playing(game, view, table, decision, things[0])
    if verb == "place" and decision.name in PLACING:
        return placing(view, things[0])
    if verb == "nothing":
        return Refusal("GOC-12a" if decision.name in PLACING else "GOC-G15", "no-passing")
    if verb == "swap" and decision.name.startswith("swap"):
        return swapping(game, decision, *things)
    return alike(game, view, decision, verb, things) or Refusal(decision.rule, decision.name)


def placing(view: GuildsView, place: str) -> Refusal:
    boulevard = view.boulevards[int(place.removeprefix("blvd-"))]
    if boulevard.barricade:
        return Refusal("GOC-A6", "barricaded", {"what": place})
    if boulevard.agents:
        return Refusal("GOC-12a", "occupied", {"what": place})
    return Refusal("GOC-C1", "curfew", {"what": place})


def playing(game: "Guilds", view: GuildsView, table: Table, decision: Decision, card: str) -> Refusal:
    """A card that is spent, is not in hand, is played too early or as a second one, or can not be carried out."""
    names = {"what": card}
    if card in view.players[view.seat].played:
        return Refusal("GOC-12b", "spent", names)
    if card not in view.players[view.seat].hand:
        return Refusal("GOC-12b", "not-in-hand", names)
    if decision.name == "place" and not table.mem[LOOSE_TONGUES]:
        return Refusal("GOC-12a", "place-first", names)
    if decision.name == "place-or-act" and game.can_carry_out(table, view.seat, card):
        return Refusal("GOC-G25", "leaves-no-room", names)
    if decision.name in ("act", "place-or-act"):
        return Refusal("GOC-G15", "not-possible", names)
    return Refusal("GOC-12b", "one-action", names)


def alike(game: "Guilds", view: GuildsView, decision: Decision, verb: str, things: list[str]) -> Refusal | None:
    """Of two agents that are just alike, the first is offered and the second was named."""
    seconds = [thing for thing in things if is_double(view, thing)]
    first = [thing.removesuffix(SECOND) if thing in seconds else thing for thing in things]
    if seconds and game.words.number(" ".join((verb, *first))) in decision.options:
        return Refusal("GOC-G27", "alike", {"what": seconds[0].removesuffix(SECOND)})
    return None


def is_double(view: GuildsView, thing: str) -> bool:
    """Is this the second of two agents on a boulevard that are just alike?"""
    if not thing.endswith(SECOND):
        return False
    agents = view.boulevards[int(thing.removeprefix("blvd-").removesuffix(SECOND))].agents
    return len(agents) == 2 and agents[0] == agents[1]


def swapping(game: "Guilds", decision: Decision, one: str, other: str) -> Refusal:
    if one == other:
        return Refusal("GOC-G29", "two-cells")
    if game.words.number(f"swap {other} {one}") in decision.options:
        return Refusal("GOC-2", "smaller-first", {"what": other, "where": one})
    return Refusal(decision.rule, decision.name)
