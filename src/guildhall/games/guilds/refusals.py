"""Why an answer is not offered, with the rule that says so."""

from typing import TYPE_CHECKING

from guildhall.games.guilds.effects.effect import AFTER, BEFORE
from guildhall.games.guilds.notation import SECOND
from guildhall.games.guilds.rules import FIRST_EFFECT
from guildhall.games.guilds.table import LOOSE_TONGUES
from guildhall.games.guilds.view import GuildsView
from guildhall.kernel.decision import Decision
from guildhall.kernel.game import Refusal
from guildhall.kernel.imagine import ask_again
from guildhall.kernel.layout import NOBODY
from guildhall.kernel.table import Table

if TYPE_CHECKING:
    from guildhall.games.guilds.setup import Guilds

# What only chance answers, and the rule by which it is asked
CHANCE_VERBS = {
    "proclaim": "GOC-7",
    "contract": "GOC-8",
    "special": "GOC-9",
    "first": "GOC-10",
    "reveal": "GOC-11",
    "look": "GOC-A2",
}
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
        return Refusal(CHANCE_VERBS[verb], "chance")
    if verb == "play":
        return playing(game, view, table, decision, things[0])
    if verb == "place" and decision.name in PLACING:
        return placing(view, things[0])
    if verb == "nothing":
        return Refusal("GOC-12a" if decision.name in PLACING else "GOC-G15", "no-passing")
    if verb == "swap" and decision.name.startswith("swap"):
        return swapping(game, decision, *things)
    if would_do_after_placing(table, view.seat, action):
        return Refusal("GOC-G25", "no-room")
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


def would_do_after_placing(table: Table, seat: int, action: int) -> bool:
    """Is it only the placement that still has to be made which an effect's choice stands in the way of?"""
    twin = table.clone()
    effect = twin.top_frame
    if effect is None or effect.rule < FIRST_EFFECT or effect.a != BEFORE:
        return False
    effect.a = AFTER
    twin.asking = NOBODY
    ask_again(twin)
    asked = twin.decision_of(seat)
    return asked is not None and action in asked.options


def alike(game: "Guilds", view: GuildsView, decision: Decision, verb: str, things: list[str]) -> Refusal | None:
    """Of two agents that are just alike, the first is offered and the second was named."""
    agents = game.words.things["agent"]
    seconds = [thing for thing in things if thing in agents and is_double(view, thing)]
    first = [thing.removesuffix(SECOND) if thing in seconds else thing for thing in things]
    if seconds and game.words.number(" ".join((verb, *first))) in decision.options:
        return Refusal("GOC-G27", "alike", {"what": seconds[0].removesuffix(SECOND)})
    return None


def is_double(view: GuildsView, agent: str) -> bool:
    """Is this the second of two agents on a boulevard that are just alike?"""
    if not agent.endswith(SECOND):
        return False
    agents = view.boulevards[int(agent.removeprefix("blvd-").removesuffix(SECOND))].agents
    return len(agents) == 2 and agents[0] == agents[1]


def swapping(game: "Guilds", decision: Decision, one: str, other: str) -> Refusal:
    if one == other:
        return Refusal("GOC-G29", "two-cells")
    if game.words.number(f"swap {other} {one}") in decision.options:
        return Refusal("GOC-2", "smaller-first", {"what": other, "where": one})
    return Refusal(decision.rule, decision.name)
