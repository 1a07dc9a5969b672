"""Before a match: a new one or a saved one; then everybody sits down."""

from contextlib import suppress
from pathlib import Path

from guildhall.cli.faults import BadInput
from guildhall.cli.records import misfit, read_game_and_note, read_text
from guildhall.cli.terminal import home
from guildhall.cli.terminal.commands import Leave
from guildhall.cli.terminal.hangup import hangups
from guildhall.cli.terminal.menu import choose
from guildhall.cli.terminal.screen import Screen
from guildhall.cli.terminal.seating import seated, seed_or_luck
from guildhall.cli.terminal.setting_up import Wish, asked_match
from guildhall.cli.terminal.sitting import Sitting
from guildhall.cli.words import Say
from guildhall.kernel.record import RecordError, split_seats
from guildhall.play.dealer import MatchDealer
from guildhall.play.saves import resume

NEW = "new"
MOST_SAVES = 9


def sit_down(screen: Screen, say: Say, wish: Wish) -> None:
    """Play a match to its end, or until somebody leaves or the keyboard does."""
    with hangups(screen.hang_up):
        try:
            saved = wish.resume or (None if wish.game else chosen_save(screen, say))
            if saved is not None:
                sitting = resumed(saved, wish, screen, say)
            else:
                sitting = Sitting(asked_match(screen, say, wish), screen, say)
        except (EOFError, KeyboardInterrupt):
            screen.say()
            return
        try:
            sitting.run()
        except Leave:
            pass
        except (EOFError, KeyboardInterrupt, OSError):
            leave_unasked(sitting)
        except Exception:  # a fault of ours is told as one, but it costs nobody the match
            with suppress(home.NotKept):
                leave_unasked(sitting)
            raise


def leave_unasked(sitting: Sitting) -> None:
    """Nobody is left to be asked: what was begun and not finished is saved, before anything is said."""
    if sitting.match.over:
        return
    home.keep(sitting.match.record, sitting.saved)
    with suppress(OSError):  # there may be no screen any more
        sitting.leave_table()
        sitting.screen.say()
        sitting.screen.say(sitting.say("saved", path=sitting.saved), whole=True)
        sitting.screen.say(sitting.say("go-on"))


# ------------------------------------------------------------------------------------------------- a saved match
def chosen_save(screen: Screen, say: Say) -> Path | None:
    """A saved match, if there are any and one is wanted."""
    saved = home.saved_matches()[:MOST_SAVES]
    if not saved:
        return None
    labels = {NEW: say("menu.new")} | {path.name: described(path) for path in saved}
    key = choose(screen, say, say("menu.new-or-saved"), labels, NEW)
    return next((path for path in saved if path.name == key), None)


def described(path: Path) -> str:
    """When a match was begun, and who sits there; just its name if it can not be read."""
    with suppress(BadInput, ValueError, StopIteration):
        line = next(line for line in read_text(path).splitlines() if line.startswith("seats "))
        return f"{path.stem}: {', '.join(name.removeprefix('bot:') for name in split_seats(line[6:]))}"
    return path.stem


def resumed(path: Path, wish: Wish, screen: Screen, say: Say) -> Sitting:
    """A saved match and those who sat at it; cards that differ are noted, and the match is tried."""
    if wish.game or wish.seats or wish.options or wish.players or wish.names:
        raise BadInput(
            "--resume plays a match on as it was begun: leave out the game, --seats, --option, --players and --names"
        )
    record, game, note = read_game_and_note(path, wish.cards)
    dealer = MatchDealer(seed_or_luck(wish.seed))
    try:
        match = resume(game, record, dealer, lambda seat, name: seated(game, seat, name, wish.seed))
    except RecordError as fault:
        raise misfit(path, fault, game, record) from None
    sitting = Sitting(match, screen, say, path)
    sitting.notes += [note] * bool(note)
    return sitting
