"""The list of commands, and what they have in common: one line for a fault, and an exit code."""

import os
import sys
from collections.abc import Sequence
from importlib import import_module

import typer

from guildhall import __version__
from guildhall.cli.streams import printable

COMMANDS = ("play", "simulate", "replay", "perft", "cards", "rules", "bench")
BAD_INPUT = 2
INTERRUPTED = 130


def run(words: Sequence[str]) -> int:
    """Run one command; the exit code."""
    try:
        result = build(needed(words))(list(words), prog_name="guildhall", standalone_mode=False)
        sys.stdout.flush()
        return result if isinstance(result, int) else 0
    except (BrokenPipeError, SystemExit):  # the reader of a pipe has seen enough; typer says so by leaving
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except typer.TyperException as fault:
        return complain(str(getattr(fault, "format_message", fault.__str__)()))
    except OSError as fault:
        return complain(f"{fault.filename or 'what was printed'}: {fault.strerror}")
    except Exception as fault:
        from guildhall.cli.faults import USERS_FAULTS

        if not isinstance(fault, USERS_FAULTS):
            raise
        return complain(str(fault))


def complain(line: str) -> int:
    print("guildhall: " + printable(" ".join(line.split())), file=sys.stderr)
    return BAD_INPUT


def needed(words: Sequence[str]) -> Sequence[str]:
    """The commands whose modules have to be read to run these words."""
    if words and (words[0] in COMMANDS or words == ["--version"]):
        return [name for name in COMMANDS if name == words[0]]
    return COMMANDS


def build(names: Sequence[str]) -> typer.Typer:
    """The commands of these names; the modules of the others are not even read."""
    app = typer.Typer(
        add_completion=False,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    )
    app.callback(invoke_without_command=True)(guildhall)
    for name in names:
        app.command(name)(import_module(f"guildhall.cli.{name}").command)
    return app


def guildhall(
    context: typer.Context, version: bool = typer.Option(False, "--version", help="The version, compiled or not.")
) -> None:
    """Tabletop games in the terminal, with friends and with bots.

    Example: guildhall play guilds --seats 3 --players person,greedy,greedy
    """
    if version:
        print(f"{__version__}, {'compiled' if is_compiled() else 'not compiled: pure Python'}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        context.fail(f"say what to do: {', '.join(COMMANDS)} (guildhall --help tells more)")


def is_compiled() -> bool:
    """Are the hot modules compiled? The smallest of them tells."""
    from guildhall.kernel import event

    return not str(event.__file__).endswith(".py")
