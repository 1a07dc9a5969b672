"""What leaving does to the outcome: who conceded comes after all others."""

from msgspec.structs import replace

from guildhall.kernel.game import Outcome

CONCEDED = "conceded"  # the reason of an outcome that the rules did not bring about


def outcome_after_leaving(outcome: Outcome, conceded: list[int], ended: bool) -> Outcome:
    """The places of those who stayed, then of those who left: who left first is last."""
    if not conceded:
        return outcome
    stayed = [seat for seat in range(len(outcome.places)) if seat not in conceded]
    places = list(outcome.places)
    for seat in stayed:
        places[seat] = 1 + sum(outcome.places[other] < outcome.places[seat] for other in stayed)
    for nth, seat in enumerate(conceded):
        places[seat] = len(places) - nth
    changed = replace(outcome, places=tuple(places))
    return replace(changed, reason=CONCEDED, rule="") if ended else changed
