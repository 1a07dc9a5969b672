"""A position of Guilds of Cadwallon: everybody's score if the round ended now, mine against the best of the others."""

from collections import Counter
from typing import Any

from guildhall.kernel.game import Game
from guildhall.kernel.table import Table

MOST_OF_A_GUILD = 4  # GOC-17
ACTION_POINTS = 2  # GOC-18
KEPT = 0.8  # what a card in hand is worth beyond its points: it can still be played


def margin(game: Game, table: Table, seat: int) -> float:
    """By how much the seat is ahead, should every card go to whoever has the most support there now."""
    view: Any = game.view(table, seat)
    scores = [expected_score(game, view, other) for other in range(len(view.players))]
    mine = scores.pop(seat)
    return mine - max(scores)


def expected_score(game: Any, view: Any, seat: int) -> float:
    player = view.players[seat]
    winning = [cell.card for cell in view.cells if cell.card and cell.winner == seat]
    cards = [game.card(key) for key in (*player.won, *winning)]
    militia = [card.penalty for card in cards if card.kind == "militia"]
    actions: int = len(player.played) + len(player.hand) + sum(card.kind == "action" for card in cards)
    kept = KEPT * (actions - len(player.played))
    penalty: int = sum(militia) * len(militia)
    return guild_points(cards) + ACTION_POINTS * actions + kept - penalty


def guild_points(cards: list[Any]) -> int:
    """Points times cards of each guild; personalities join where they add the most (GOC-17)."""
    points: Counter[str] = Counter()
    counts: Counter[str] = Counter()
    for card in cards:
        if card.kind == "guild":
            points[card.guild] += card.points
            counts[card.guild] += 1
    for _ in range(sum(card.kind == "personality" for card in cards)):
        room = [guild for guild in points if counts[guild] < MOST_OF_A_GUILD]
        if room:
            counts[max(room, key=lambda guild: points[guild])] += 1
    return sum(points[guild] * counts[guild] for guild in points)
