"""A table of any game: its view as a list."""

import textwrap
from typing import Any

import msgspec

from guildhall.cli.boards import Line, Scene


def draw(scene: Scene) -> list[Line]:
    facts = msgspec.to_builtins(scene.view)
    lines: list[Line] = []
    for name, value in facts.items():
        if name not in ("game", "seat", "sight"):
            for text in textwrap.wrap(f"{name.replace('_', ' ')}: {said(value)}", scene.width, subsequent_indent="  "):
                lines.append([(text, "")])
    return lines


def said(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {said(part)}" for name, part in value.items())
    if isinstance(value, (list, tuple)):
        return "; ".join(said(part) for part in value) or "-"
    return str(value)
