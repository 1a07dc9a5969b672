"""A match at one keyboard: whoever is asked sees the table, answers, and passes the keyboard on."""

from pathlib import Path
from typing import Any

from guildhall.cli import boards
from guildhall.cli.faults import BadInput
from guildhall.cli.telling import event_line, outcome_lines, shown_names, texts_of
from guildhall.cli.terminal import home, picks
from guildhall.cli.terminal.commands import Commands, Leave
from guildhall.cli.terminal.picks import Entry, Option
from guildhall.cli.terminal.screen import Screen, columns
from guildhall.cli.words import Say
from guildhall.kernel.layout import WATCHER
from guildhall.kernel.table import Decision
from guildhall.play.match import Match

MOST_NEWS = 40


class Sitting:
    """The people at the keyboard, and what each of them has seen."""

    def __init__(self, match: Match, screen: Screen, say: Say, saved: Path | None = None) -> None:
        self.match = match
        self.screen = screen
        self.say = say
        self.texts: Any = texts_of(match.game, say.language)
        self.texts.seats = shown_names(match)
        self.saved = saved or home.saves() / home.new_name(match.game.name)
        self.seen = [0] * match.game.seats  # seat -> how much of the log it has read
        self.at_keyboard = -1
        self.commands = Commands(self)

    def run(self) -> None:
        """To the end of the match, or until somebody leaves."""
        while True:
            self.match.play_programs()
            if not self.match.decisions:
                break
            self.turn(self.match.decisions[0])
        self.finish()

    # ------------------------------------------------------------------------------------------- a turn
    def turn(self, decision: Decision) -> None:
        seat = decision.seat
        self.pass_keyboard(seat)
        self.tell_news(seat)
        self.show_table(seat)
        self.ask(decision)

    def pass_keyboard(self, seat: int) -> None:
        """Where something is secret, the next person looks alone."""
        if seat != self.at_keyboard and len(self.match.persons()) > 1 and self.has_secrets():
            self.screen.clear()
            self.screen.ask(self.say("hand-over", name=self.name(seat)) + " ")
            self.screen.clear()
        self.at_keyboard = seat

    def has_secrets(self) -> bool:
        """Does anybody at the keyboard know more than a watcher?"""
        game, table = self.match.game, self.match.table
        public = game.sight(table, WATCHER)[1:]
        return any(game.sight(table, seat)[1:] != public for seat in self.match.persons())

    def tell_news(self, seat: int) -> None:
        """What happened since this seat last looked."""
        news = self.match.log[min(self.seen[seat], len(self.match.log)) :]
        self.seen[seat] = len(self.match.log)
        lines = [self.event_line(happening.event, seat) for happening in news]
        if lines:
            self.screen.say()
            self.screen.say(self.say("since" if len(lines) < len(self.match.log) else "so-far"), "bold")
        for line in ["  ..."] * (len(lines) > MOST_NEWS) + lines[-MOST_NEWS:]:
            self.screen.say(line)

    def forget_news(self) -> None:
        """After something was taken back: what is new from now on is news again."""
        self.seen = [min(seen, len(self.match.log)) for seen in self.seen]

    def event_line(self, event: Any, seat: int) -> str:
        return event_line(self.texts, self.match.game.event_seen(event, seat))

    def show_table(self, seat: int) -> None:
        view = self.match.game.view(self.match.table, seat)
        screen, names = self.screen, shown_names(self.match)
        scene = boards.Scene(self.match.game, view, names, self.texts, self.say, screen.width, screen.unicode)
        screen.say()
        screen.draw(boards.draw(scene))
        screen.say()

    # ------------------------------------------------------------------------------------------- an answer
    def ask(self, decision: Decision) -> None:
        """Ask until the match has moved."""
        options = self.options(decision)
        rows, shown = len(self.match.record.rows), None
        self.screen.say(f"{self.name(decision.seat)}: {self.texts.question(decision.name)} ({decision.rule})", "bold")
        while len(self.match.record.rows) == rows:
            listed = picks.entries(options)
            if listed != shown:
                self.show_list(listed)
            typed = self.screen.ask("> ")
            shown = listed if typed else None
            options = self.answer(decision, typed, listed, options)

    def options(self, decision: Decision) -> list[Option]:
        game = self.match.game
        return [Option(number, game.text(number), self.texts.action(game.text(number))) for number in decision.options]

    def show_list(self, listed: list[Entry]) -> None:
        wide = max(len(entry.label) for entry in listed)
        lines = columns([f"{entry.label:>{wide}}  {entry.shown}" for entry in listed], self.screen.width - 2)
        for line in lines:
            self.screen.say("  " + line)

    def answer(self, decision: Decision, typed: str, listed: list[Entry], options: list[Option]) -> list[Option]:
        """Do what was typed; gives the options that are left to pick from."""
        if not typed:
            return self.options(decision)
        if self.commands.run(typed, decision):
            return options
        found = [option for entry in listed if entry.label == typed for option in entry.options]
        found = found or picks.narrowed(typed, options)
        if len(found) == 1:
            self.match.answer(decision.seat, found[0].number)
        if found:
            return found
        if not self.commands.run(typed, decision, begins=True):
            self.refuse(decision, typed)
        return options

    def refuse(self, decision: Decision, typed: str) -> None:
        """Say why what was typed is no answer now, with the rule."""
        game = self.match.game
        numbers = range(len(game.words))
        meant = picks.narrowed(typed, [Option(number, game.text(number), "") for number in numbers])
        if len(meant) != 1:
            self.screen.say(self.say("not-understood", typed=typed))
            return
        try:
            refusal = game.refuse(game.view(self.match.table, decision.seat), meant[0].number)
        except NotImplementedError:
            self.screen.say(self.say("not-offered", action=meant[0].text, rule=decision.rule))
            return
        self.screen.say(self.texts.refusal(refusal), "red")

    def name(self, seat: int) -> str:
        return shown_names(self.match)[seat]

    # ------------------------------------------------------------------------------------------- the end
    def finish(self) -> None:
        """Who won and why; the answer that ended it can still be taken back."""
        self.at_keyboard = -1
        self.show_end()
        rows = len(self.match.record.rows)
        while len(self.match.record.rows) == rows:
            typed = self.screen.ask(self.say("end-prompt") + " ")
            if not typed:
                raise Leave
            if not self.commands.run(typed, None, begins=True):
                self.screen.say(self.say("not-understood", typed=typed))
        self.run()

    def show_end(self) -> None:
        persons = self.match.persons()
        eyes = persons[0] if len(persons) == 1 else WATCHER
        self.tell_news_of_all(eyes)
        self.show_table(eyes)
        for line in outcome_lines(self.match, self.texts, self.say):
            self.screen.say(line, "bold")
        try:
            path = home.keep_finished(self.match.record, self.saved)
            self.screen.say(self.say("kept", path=path), whole=True)
        except BadInput as fault:
            self.screen.say(str(fault))

    def tell_news_of_all(self, eyes: int) -> None:
        """What nobody at the keyboard has read yet."""
        unread = self.match.log[min([*self.seen, len(self.match.log)]) :]
        for happening in unread[-MOST_NEWS:]:
            self.screen.say(self.event_line(happening.event, eyes))
        self.seen = [len(self.match.log)] * len(self.seen)
