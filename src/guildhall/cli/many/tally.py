"""The sums over many games, and a fingerprint of them all."""

from typing import TypeVar

import msgspec

from guildhall.cli.app import is_compiled
from guildhall.kernel.game import Game, Outcome
from guildhall.kernel.table import Table

M64 = (1 << 64) - 1
PARTS = 840  # of a win: up to eight seats can share one evenly


class Tally(msgspec.Struct):
    """The sums over some games; two of them add up to that of all their games."""

    wins: list[int]  # in parts of a win, since a shared win counts in parts
    games: int = 0
    decisions: int = 0
    rounds: int = 0
    lengths: dict[int, int] = {}  # rounds -> games that had so many
    draws: int = 0
    unfinished: int = 0
    side_games: dict[str, int] = {}  # of each side, as a guild, that seats can play
    side_wins: dict[str, int] = {}  # in parts, too
    checksum: int = 0
    seconds: float = 0.0
    wall_seconds: float = 0.0

    def count(self, index: int, decisions: int, game: Game, table: Table) -> None:
        """Count one finished game."""
        outcome = game.outcome(table)
        self.games += 1
        self.decisions += decisions
        self.rounds += game.rounds(table)
        add_to(self.lengths, {game.rounds(table): 1})
        self.unfinished += game.unfinished(table)
        winners = outcome.winners
        self.draws += len(winners) > 1
        for seat in winners:
            self.wins[seat] += PARTS // len(winners)
        for seat, side in enumerate(game.sides(table)):
            add_to(self.side_games, {side: 1})
            add_to(self.side_wins, {side: PARTS // len(winners) if seat in winners else 0})
        self.checksum = self.checksum + print_of(index, table.digest(), outcome) & M64

    def add(self, other: "Tally") -> None:
        self.wins = [mine + theirs for mine, theirs in zip(self.wins, other.wins, strict=True)]
        for name in ("games", "decisions", "rounds", "draws", "unfinished", "seconds"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        add_to(self.lengths, other.lengths)
        add_to(self.side_games, other.side_games)
        add_to(self.side_wins, other.side_wins)
        self.checksum = self.checksum + other.checksum & M64

    def compared(self) -> dict[str, object]:
        """What there is to say of a game with different sides: how often each was played and won, and how long."""
        sides = {
            side: {"games": games, "wins": round(self.side_wins[side] / PARTS, 6)}
            for side, games in sorted(self.side_games.items())
        }
        return {"rounds_median": self.median(), "sides": sides}

    def median(self) -> int:
        """Half of the games were not longer than this."""
        games = 0
        for rounds, count in sorted(self.lengths.items()):
            games += count
            if 2 * games >= self.games:
                return rounds
        return 0

    def figures(self) -> dict[str, object]:
        """What `simulate` prints of a tally."""
        return {
            "decisions": self.decisions,
            "rounds_mean": self.rounds / self.games if self.games else 0.0,
            "wins": [round(wins / PARTS, 6) for wins in self.wins],
            "draws": self.draws,
            "unfinished": self.unfinished,
            "seconds": self.seconds,
            "wall_seconds": self.wall_seconds,
            "decisions_per_second": self.decisions / self.seconds if self.seconds else 0.0,
            "games_per_second": self.games / self.wall_seconds if self.wall_seconds else 0.0,
            "compiled": is_compiled(),
            "checksum": f"{self.checksum:016x}",
        } | (self.compared() if self.side_games else {})


T = TypeVar("T", int, str)


def add_to(sums: dict[T, int], more: dict[T, int]) -> None:
    for key, number in more.items():
        sums[key] = sums.get(key, 0) + number


def print_of(index: int, digest: int, outcome: Outcome) -> int:
    """A fingerprint of one game: which one it was, its final table, its outcome."""
    mixed = index * 0x9E3779B97F4A7C15 + digest & M64
    for number in (*outcome.places, *outcome.scores):
        mixed = (mixed ^ mixed >> 29) * 0x100000001B3 + number & M64
    return mixed ^ mixed >> 32
