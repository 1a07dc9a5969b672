"""Matches at one keyboard, and what is kept of them."""

from pathlib import Path

from guildhall.kernel.record import Record, parse

# Each word is taken where it is an answer and refused where it is none, so that this plays any game to its end.
ANYTHING = "\n".join([*map(str, range(12)), "nothing"] * 40) + "\n"
TWO = ("play", "guilds", "--seats", 2, "--players", "person,person", "--names", "Ada,Bea", "--seed", 5)


def kept(tmp_path: Path, folder: str = "finished") -> list[Record]:
    return [parse(path.read_text("utf-8")) for path in sorted((tmp_path / "home" / folder).glob("*.txt"))]
