"""The command line: one file a command."""


def main() -> None:
    """The entry point of `guildhall`."""
    import io
    import sys

    from guildhall.cli.app import run

    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a name that this terminal has no signs for is no reason to stop
    sys.exit(run(sys.argv[1:]))
