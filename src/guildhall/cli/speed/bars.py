"""How fast we have to be at least, how fast we aim to be, and how fast we were."""

from typing import NamedTuple

from guildhall.cli.speed.rounds import UNCOMPILED, Figures


class Bar(NamedTuple):
    """What is held against what; without a peer it is held against the clock, in milliseconds."""

    what: str
    ours: str
    theirs: str
    floor: float
    aim: float

    @property
    def is_time(self) -> bool:
        """Less is better."""
        return self.aim < self.floor

    def measured(self, figures: Figures) -> float:
        ours = figures[self.ours]
        if not self.theirs:
            return 1000 * ours.seconds_each
        if self.is_time:
            return ours.seconds_each / figures[self.theirs].seconds_each
        return ours.per_second / figures[self.theirs].per_second

    def reached(self, figures: Figures) -> str:
        """The aim, the floor, or nothing."""
        value = self.measured(figures)
        for name, limit in (("aim", self.aim), ("floor", self.floor)):
            if value <= limit if self.is_time else value >= limit:
                return name
        return ""

    def said(self, value: float) -> str:
        unit = "x" if self.theirs else "ms"
        return f"{'at most ' * self.is_time}{value:g} {unit}"


BARS = (
    Bar("Guilds' decisions/s, loop inside, to Hearts' rollouts", "guilds_playouts", "hearts_rollouts", 0.5, 1),
    Bar("Guilds' decisions/s, driven from Python, to Connect Four's", "guilds_driven", "connect_four_driven", 1.5, 4),
    Bar("Guilds' clone in the middle of a game, to Hearts'", "guilds_clone", "hearts_clone", 2, 1),
    Bar(
        "Guilds uncompiled, driven, to Catanatron's playouts", "guilds_driven" + UNCOMPILED, "catanatron_playouts", 2, 5
    ),
    Bar("Arcana's decisions/s, loop inside, to Hearts' rollouts", "arcana_playouts", "hearts_rollouts", 0.25, 0.5),
    Bar("Arcana's decisions/s, driven from Python, to Connect Four's", "arcana_driven", "connect_four_driven", 1, 2),
    Bar("Guilds' replay of a full game from a parsed record", "guilds_replay", "", 1, 0.2),
)
