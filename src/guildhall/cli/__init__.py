"""The command line: one file a command."""


def main() -> None:
    """The entry point of `guildhall`."""
    import sys

    from guildhall.cli.app import run
    from guildhall.cli.streams import make_fit

    make_fit()
    sys.exit(run(sys.argv[1:]))
