"""`guildhall bench`: the speed table, beside its peers."""

import json
import sys
from pathlib import Path

import typer

from guildhall.cli import choices
from guildhall.cli.faults import BadInput
from guildhall.cli.progress import bar
from guildhall.cli.speed import machine, side
from guildhall.cli.speed.bars import BARS
from guildhall.cli.speed.results import write_section
from guildhall.cli.speed.rounds import Figures, points, run
from guildhall.cli.speed.tables import all_tables

PEERS = Path(sys.prefix) / "peers" / "bin" / "python"  # where `make bench` sets it up
SECTION = "Speed"

PYTHON = choices.file(PEERS, "--peers", metavar="PYTHON", said="The peers' Python.")
PAGE = choices.file(None, "--results", metavar="FILE", said="Write the tables to this page, too.")


def command(
    rounds: int = choices.number(5, "--rounds", least=1, most=1000, said="How many rounds; 5 if not said."),
    seconds: float = typer.Option(1.0, "--seconds", min=0, max=60, help="How long a round measures each thing."),
    peers: Path = PYTHON,
    results: Path | None = PAGE,
    as_json: bool = choices.JSON,
) -> None:
    """Measure the speed of all games beside OpenSpiel and Catanatron, on CPU time.

    Example: guildhall bench --rounds 5 --seconds 1
    """
    if not peers.exists():
        raise BadInput(f"there are no peers to measure at {peers}: `make bench` sets them up")
    facts: dict[str, object] = {**machine.facts(), "load_before": machine.load()}
    with (
        side.sides(str(peers)) as asked,
        bar(len(points()) * (rounds + 1), sys.stderr.isatty() and not as_json) as advance,
    ):
        facts |= asked[side.OURS].ask("version", 0) | asked[side.PEERS].ask("versions", 0)
        figures = run(asked, rounds, seconds, advance)
    facts |= {"load_after": machine.load(), "rounds": rounds, "seconds": seconds}
    tables = f"{in_words(facts)}\n\n{all_tables(figures)}"
    print(json.dumps(in_json(facts, figures)) if as_json else tables)
    if results is not None:
        write_section(results, SECTION, tables)


def in_words(facts: dict[str, object]) -> str:
    """What was measured, on what, and how."""
    build = "compiled" if facts["compiled"] else "not compiled"
    versions = ", ".join(f"{name} {facts[name]}" for name in ("guildhall", "open_spiel", "catanatron", "python"))
    words = f"guildhall bench --rounds {facts['rounds']} --seconds {facts['seconds']}"
    return (
        f"`{words}`: medians of CPU time over interleaved rounds; our games with four seats and all modules, {build}. "
        f"{versions}. {facts['processor']}, {facts['cores']} cores, {facts['system']}; "
        f"load average {facts['load_before']} before, {facts['load_after']} after."
    )


def in_json(facts: dict[str, object], figures: Figures) -> dict[str, object]:
    bars = [
        {"what": bar.what, "floor": bar.floor, "aim": bar.aim, "measured": bar.measured(figures)}
        | {"reached": bar.reached(figures)}
        for bar in BARS
    ]
    return {**facts, "bars": bars, "figures": {name: figure._asdict() for name, figure in figures.items()}}
