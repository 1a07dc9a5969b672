"""A match at one keyboard: whoever is asked sees the table, answers, and passes the keyboard on."""

from pathlib import Path
from typing import Any

from guildhall.cli import boards
from guildhall.cli.telling import event_line, outcome_lines, scene_of, shown_names, texts_of
from guildhall.cli.terminal import home
from guildhall.cli.terminal.asking import Asking
from guildhall.cli.terminal.commands import Commands, Leave
from guildhall.cli.terminal.screen import Screen
from guildhall.cli.words import Say
from guildhall.kernel.decision import Decision
from guildhall.kernel.layout import NOBODY, WATCHER
from guildhall.play.match import Match

FEW = 8  # news that are not worth a screen of their own: of these the last are shown


class Sitting:
    """The people at the keyboard, and what each of them has seen."""

    def __init__(self, match: Match, screen: Screen, say: Say, saved: Path | None = None) -> None:
        self.match = match
        self.screen = screen
        self.say = say
        self.texts: Any = texts_of(match.game, say.language)
        self.texts.seats = shown_names(match)
        self.saved = saved or home.saves() / home.new_name(match.game.name)
        self.notes: list[str] = []  # what was done at the keyboard, to be told with the next news
        if saved is None:
            try:
                home.make_room()
            except home.NotKept as fault:
                self.notes.append(fault.told(say))
        if screen.is_narrow:
            self.notes.append(say("narrow", columns=screen.width))
        self.at_keyboard = NOBODY
        self.commands = Commands(self)
        match.deal()
        self.seen = [len(match.log)] * match.game.seats  # seat -> how much of the log it has read
        self.told_of = [len(match.conceded)] * match.game.seats  # seat -> how many it knows to have given up

    def run(self) -> None:
        """To the end of the match, or until somebody leaves."""
        while True:
            self.match.play_programs()
            if self.match.undo_asked is not None:
                self.commands.settle_undo()
            elif self.match.decisions:
                self.turn(self.match.decisions[0])
            else:
                break
        self.finish()

    # ------------------------------------------------------------------------------------------- a turn
    def turn(self, decision: Decision) -> None:
        self.pass_keyboard(decision.seat)
        Asking(self, decision).run()

    def pass_keyboard(self, seat: int) -> None:
        """Where something is secret, the next person looks alone."""
        if seat != self.at_keyboard and self.hides():
            self.screen.wipe()
            self.screen.ask(self.say("hand-over", name=self.name(seat)) + " ")
            self.screen.wipe()
        self.at_keyboard = seat

    def hides(self) -> bool:
        """Does one of several people at the keyboard know more than a watcher?"""
        game, table = self.match.game, self.match.table
        if len(self.match.persons()) < 2:
            return False
        public = game.sight(table, WATCHER)[1:]
        return any(game.sight(table, seat)[1:] != public for seat in self.match.persons())

    def leave_table(self) -> None:
        """Who leaves in the middle leaves no hand behind for the others to see."""
        if not self.match.over and self.hides():
            self.screen.wipe()

    def name(self, seat: int) -> str:
        return shown_names(self.match)[seat]

    # ------------------------------------------------------------------------------------------- what is shown
    def news(self, seat: int) -> list[str]:
        """What happened since this seat last looked, for a watcher since anybody did; it is news no more."""
        seats = range(len(self.seen)) if seat == WATCHER else [seat]
        since, told_of = max(self.seen[seat] for seat in seats), max(self.told_of[seat] for seat in seats)
        news = [self.event_line(happening.event, seat) for happening in self.match.log[since:]]
        news += map(self.gone_line, self.match.conceded[told_of:])
        for seen_by in seats:
            self.seen[seen_by], self.told_of[seen_by] = len(self.match.log), len(self.match.conceded)
        told, self.notes = [*news, *self.notes], []
        return self.screen.wrapped(told)

    def news_since(self, row: int, seat: int) -> list[str]:
        """What a row brought about and all after it, as this seat was told it, in a few lines."""
        news = [self.event_line(happening.event, seat) for happening in self.match.log if happening.row >= row]
        return [*news[:FEW], *["  ..."] * (len(news) > FEW)]

    def all_news(self, seat: int) -> list[str]:
        """All that happened, as this seat was told it, and who gave up when."""
        news = [(happening.row, self.event_line(happening.event, seat)) for happening in self.match.log]
        gone = [(row.number, self.gone_line(row.seat)) for row in self.match.record.rows if row.words[0] == "concede"]
        return [line for _, line in sorted([*news, *gone], key=lambda dated: dated[0])]

    def gone_line(self, seat: int) -> str:
        return f"  {self.say('gave-up', name=self.name(seat))}"

    def event_line(self, event: Any, seat: int) -> str:
        return event_line(self.texts, self.match.game.event_seen(event, seat))

    def show(self, seat: int, rows_below: int) -> None:
        """The table with the news below it; where they do not fit, a whole round's news come first.

        The last table is shown as fully as it can be: the news before it have a screen of their own.
        """
        news = self.news(seat)
        rows = self.screen.height - rows_below
        table = self.drawing(seat, rows - (0 if self.match.over else min(len(news), FEW)))
        room = max(2, rows - len(table))
        if len(news) > (room if self.match.over else max(room, FEW)):
            self.screen.clear()
            self.screen.lines(news)
            self.screen.ask(self.say("news-read") + " ")
            news = []
        elif len(news) > room:
            news = [f"  {self.say('more-news')}", *news[1 - room :]]
        self.screen.clear()
        self.screen.draw(table)
        self.screen.lines(news)

    def drawing(self, seat: int, rows: int = boards.ENDLESS) -> list[boards.Line]:
        """The table as a seat knows it."""
        scene = scene_of(self.match, seat, self.texts, self.say)
        scene.width, scene.height, scene.unicode = self.screen.width, rows, self.screen.unicode
        return boards.draw(scene)

    def took_back(self, note: str) -> None:
        """What is new from now on is news again."""
        self.notes.append(f"  {note}")
        self.seen = [min(seen, len(self.match.log)) for seen in self.seen]

    # ------------------------------------------------------------------------------------------- the end
    def finish(self) -> None:
        """Who won and why; the answer that ended it can still be taken back."""
        self.at_keyboard = NOBODY
        self.show_end()
        rows = len(self.match.record.rows)
        while len(self.match.record.rows) == rows and self.at_keyboard == NOBODY:
            typed = self.screen.ask(self.say("end-prompt") + " ")
            if not typed:
                raise Leave
            if not self.commands.run(typed, None, begins=True):
                self.screen.say(self.say("not-understood", typed=typed))
        self.run()

    def show_end(self) -> None:
        """What nobody at the keyboard has read yet, the last table, and who came where; before all that it is kept."""
        kept = self.keep_finished()
        people = self.match.people()
        eyes = people[0] if len(people) == 1 else WATCHER
        outcome = self.screen.wrapped(outcome_lines(self.match, self.texts, self.say))
        self.show(eyes, rows_below=len(outcome) + len(self.screen.wrapped([kept])) + 1)
        for line in outcome:
            self.screen.say(line, "bold")
        self.screen.say(kept, whole=True)

    def keep_finished(self) -> str:
        """Keep a finished match; where it is now, or why it is not."""
        try:
            return self.say("kept", path=home.keep_finished(self.match.record, self.saved))
        except home.NotKept as fault:
            return fault.told(self.say)
