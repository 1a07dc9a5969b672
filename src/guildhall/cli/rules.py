"""`guildhall rules`: the rulebooks, searched."""

import typer

from guildhall.cli.faults import BadInput
from guildhall.cli.paper import plain, rule_lines
from guildhall.games import rulebook
from guildhall.games.rulebook import Rulebook


def command(
    game: str = typer.Argument("", metavar="GAME", help="The game; all of them if it is left out."),
    words: list[str] = typer.Argument(None, metavar="WORD or ID", help="What to look for.", show_default=False),
    summary: bool = typer.Option(False, "--summary", help="One page of reference."),
) -> None:
    """Look something up in a rulebook.

    Example: guildhall rules guilds militia
    """
    wanted = " ".join(words or [])
    if game and game not in rulebook.names():
        game, wanted = "", f"{game} {wanted}".strip()
    if wanted and summary:
        raise BadInput("--summary is of a whole game: leave out the words, or --summary")
    books = [rulebook.rulebook(name) for name in ([game] if game else rulebook.names())]
    if not wanted and not game and not summary:
        print("\n".join(f"{book.game:14}{book.title} ({len(book.rules)} rules)" for book in books))
    elif wanted:
        search(books, wanted)
    else:
        print("\n\n".join("\n".join(page(book, summary)) for book in books))


def search(books: list[Rulebook], wanted: str) -> None:
    found = [rule for book in books for rule in book.find(wanted)]
    if not found:
        raise BadInput(f'no rule of {" or ".join(book.game for book in books)} says "{wanted}"')
    print("\n\n".join("\n".join(rule_lines(rule)) for rule in found))


def page(book: Rulebook, summary: bool) -> list[str]:
    """The summary, or the whole book."""
    lines = [book.title, "=" * len(book.title), ""]
    if summary:
        return lines + plain(book.summary)
    for chapter, text in book.chapters.items():
        lines += [chapter, "-" * len(chapter), *plain(text), ""]
    return lines
