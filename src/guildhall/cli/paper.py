"""A rulebook's text on a screen: without its marks, wrapped to the width."""

import re
import shutil
import textwrap
from itertools import zip_longest

from guildhall.games.rulebook import RuleText


def width() -> int:
    return max(40, min(shutil.get_terminal_size((80, 24)).columns, 100))


def rule_lines(rule: RuleText) -> list[str]:
    """A rule with its id before it."""
    return plain(f"{rule.id}  {rule.text}", hang="  ")


def plain(text: str, hang: str = "") -> list[str]:
    """Paragraphs and list items wrapped, drawings left as they are."""
    lines: list[str] = []
    for number, block in enumerate(re.split(r"```", text)):
        if number % 2:
            lines += [*(hang + line for line in block.strip("\n").rstrip().splitlines()), ""]
        else:
            for paragraph in re.split(r"\n\s*\n|\n(?=- |\d+\. |#)", block):
                if lines and not is_item(paragraph):
                    lines.append("")
                lines += [*wrapped(paragraph, hang), *[""] * (not is_item(paragraph))]
    return [line for line, after in zip_longest(lines, lines[1:]) if line or after]


def is_item(paragraph: str) -> bool:
    return bool(re.match(r"\s*(- |\d+\. )", paragraph))


def wrapped(paragraph: str, hang: str) -> list[str]:
    words = " ".join(re.sub(r"\*+", "", paragraph).split())
    item = re.match(r"\s*(- |\d+\. )", paragraph)
    inner = hang + " " * len(item[1] if item else "")
    return textwrap.wrap(words, width(), subsequent_indent=inner, break_on_hyphens=False)
