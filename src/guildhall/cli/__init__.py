"""The command line: one file a command."""


def main() -> None:
    """The entry point of `guildhall`."""
    import sys

    from guildhall.cli.app import run

    sys.exit(run(sys.argv[1:]))
