"""Which card is laid facedown is seen by nobody else: the question is open, its answer partly secret."""

import pytest

import counts
from guildhall import games
from guildhall.games.arcana.setup import Arcana
from guildhall.kernel.layout import CHANCE
from guildhall.kernel.table import Table
from laws import all_seats, positions

FORMS = [("arcana", {}), ("arcana", {"modules": "all"}), ("arcana_first", {"modules": "all"})]


@pytest.mark.rule("ARC-INT-3", "ARC-INF-2")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("name", "options"), FORMS)
def test_two_cards_laid_facedown_in_the_same_place_look_alike(name: str, options: dict[str, str], seats: int) -> None:
    game = games.get(name, seats, options)
    compared = 0
    for at in positions(game, max(100, counts.positions("arcana-all"))):
        decision = at.table.decision
        if decision.seat == CHANCE or at.table.branches:
            continue
        looked: dict[object, object] = {}
        for action in decision.options:
            for other, seen in unaware(game, at.table, decision.seat, action).items():
                place = (*game.words.parts(action)[:1], *game.words.parts(action)[2:], other)
                compared += place in looked
                assert seen == looked.setdefault(place, seen), f"{at}: {other} sees {game.words.action(action)}"
    assert compared, "no two cards were compared"


def unaware(game: Arcana, table: Table, seat: int, action: int) -> dict[int, object]:
    """What those see who are told that an agent is laid facedown, but not which."""
    if game.words.parts(action)[0] not in ("assign", "veil"):
        return {}
    twin = table.clone()
    told = twin.listen()
    twin.apply(seat, action)
    laid = told[0]
    return {
        other: (game.sight(twin, other), tuple(game.event_seen(event, other) for event in told))
        for other in all_seats(game)
        if not laid.told >> other & 1
    }
