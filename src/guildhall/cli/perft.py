"""`guildhall perft`: counts players' answers from a position, to compare two programs of the same rules."""

import json
import sys
from pathlib import Path

import typer

from guildhall.cli import choices
from guildhall.cli.faults import BadInput
from guildhall.cli.progress import bar
from guildhall.cli.records import begun, read_game, rows_up_to, step_through
from guildhall.cli.replay import FILE, TO
from guildhall.kernel.game import Game
from guildhall.kernel.layout import CHANCE
from guildhall.kernel.record import Record
from guildhall.kernel.table import Table
from guildhall.play.dealer import MatchDealer

DEPTH = choices.number(..., "--depth", "-d", most=20, said="How many answers of players in a row.")
SEED = choices.seed(0, said="Chance's answers, once those of the file no longer fit; 0 by default.")


def command(
    file: Path = FILE,
    to: int | None = TO,
    depth: int = DEPTH,
    divide: bool = typer.Option(False, "--divide", help="Also count by the first answer."),
    seed: int = SEED,
    cards: Path | None = choices.CARDS,
    as_json: bool = choices.JSON,
) -> None:
    """Count players' answers from a position.

    All rows of so many answers are counted; a game that ends earlier is not.

    Example: guildhall perft opening.txt --to 11 --depth 3 --divide
    """
    record, game = read_game(file, cards)
    match = begun(file, game, record)
    for row in rows_up_to(record, to):
        step_through(file, match, row)
    luck = Luck(chance_after(file, game, record, len(match.record.rows)), seed)
    shown = not as_json and sys.stderr.isatty()
    counts = {} if match.over else luck.divide(game, match.table.clone(), depth, shown)
    total = sum(counts.values()) if depth else 1
    if as_json:
        answer: dict[str, object] = {"depth": depth, "count": total}
        print(json.dumps(answer | {"divide": counts} if divide else answer))
    else:
        print("\n".join([*(f"{text}: {count}" for text, count in counts.items() if divide), f"{total}"]))


def chance_after(file: Path, game: Game, record: Record, after: int) -> list[int]:
    """The answers that chance gives in the file after a row."""
    answers = []
    for row in record.answers():
        if row.seat == CHANCE and row.number > after:
            try:
                answers.append(game.words.number(row.text))
            except LookupError as fault:
                raise BadInput(f"{file}, line {row.line}: {fault.args[0]}") from None
    return answers


class Luck:
    """Chance as the file has it, while its answers fit, then as a seed has it."""

    def __init__(self, rows: list[int], seed: int) -> None:
        self.rows = rows
        self.dealer = MatchDealer(seed)

    def deal(self, table: Table, used: int) -> int:
        """Answer chance until a player is asked; gives how many of the file's rows are used up."""
        while table.asking == CHANCE:
            decision = table.decision
            assert decision is not None
            if used < len(self.rows) and self.rows[used] in decision.options:
                table.apply(CHANCE, self.rows[used])
                used += 1
            else:
                used = len(self.rows)
                table.apply(CHANCE, self.dealer.deal(table))
        return used

    def divide(self, game: Game, table: Table, depth: int, progress: bool) -> dict[str, int]:
        """The count by the first answer."""
        used = self.deal(table, 0)
        decision = table.decision
        if decision is None or depth == 0:
            return {}
        counts: dict[str, int] = {}
        with bar(len(decision.options), progress) as advance:
            for option in decision.options:
                counts[game.text(option)] = self.after(table, decision.seat, option, depth, used)
                advance(1)
        return counts

    def after(self, table: Table, seat: int, option: int, depth: int, used: int) -> int:
        if depth == 1:
            return 1
        twin = table.clone()
        twin.apply(seat, option)
        return self.count(twin, depth - 1, used)

    def count(self, table: Table, depth: int, used: int) -> int:
        """In how many ways `depth` answers can follow each other."""
        used = self.deal(table, used)
        decision = table.decision
        if decision is None or depth == 1:
            return len(decision.options) if decision else 0
        return sum(self.after(table, decision.seat, option, depth, used) for option in decision.options)
