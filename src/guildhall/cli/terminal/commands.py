"""What can be typed besides answers: help, rules, the log, undo, save, leaving."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from guildhall.cli.faults import BadInput
from guildhall.cli.paper import plain, rule_lines
from guildhall.cli.terminal import home
from guildhall.cli.terminal.menu import ask_yes
from guildhall.games import rulebook
from guildhall.kernel.layout import WATCHER
from guildhall.kernel.table import Decision
from guildhall.play.match import MatchError

if TYPE_CHECKING:
    from guildhall.cli.terminal.sitting import Sitting

Run = Callable[[str, Decision | None], None]
MOST_RULES = 6


class Leave(Exception):
    """Somebody leaves the sitting."""


class Commands:
    """Commands by their names, in English and in the user's language."""

    def __init__(self, sitting: "Sitting") -> None:
        self.sitting = sitting
        self.screen = sitting.screen
        self.say = sitting.say
        self.match = sitting.match
        commands: dict[str, Run] = {
            "help": self.help,
            "rules": self.rules,
            "log": self.log,
            "board": self.board,
            "undo": self.undo,
            "save": self.save,
            "concede": self.concede,
            "quit": self.quit,
        }
        self.names = {
            "?": self.help,
            **commands,
            **{self.say(f"command.{name}"): run for name, run in commands.items()},
        }

    def run(self, typed: str, decision: Decision | None, begins: bool = False) -> bool:
        """Run the command that was typed, if it is one; with `begins` the beginning of its name is enough."""
        spaced = f"? {typed[1:]}" if typed.startswith("?") else typed
        word, _, rest = spaced.strip().partition(" ")
        word = word.casefold()
        found = {run for name, run in self.names.items() if name == word or (begins and name.startswith(word))}
        if len(found) != 1:
            return False
        try:
            found.pop()(rest.strip(), decision)
        except (MatchError, BadInput) as fault:
            self.screen.say(str(fault) if isinstance(fault, BadInput) else self.say(f"refused.{fault.key}"))
        return True

    # ------------------------------------------------------------------------------------------- reading
    def help(self, word: str, decision: Decision | None) -> None:
        """How to play here; with a word, what the rulebook says of it."""
        if word:
            self.search(word)
            return
        for line in self.say("help").splitlines():
            self.screen.say(line)
        if decision is not None:
            self.search(decision.rule)

    def rules(self, word: str, decision: Decision | None) -> None:
        if word:
            self.search(word)
        else:
            for line in plain(rulebook.rulebook(self.match.game.name).summary):
                self.screen.say(line)

    def search(self, word: str) -> None:
        game = self.match.game.name
        found = rulebook.rulebook(game).find(word) if game in rulebook.names() else []
        for rule in found[:MOST_RULES]:
            self.screen.say("\n".join(["", *rule_lines(rule)]))
        if len(found) > MOST_RULES:
            self.screen.say(self.say("more-rules", ids=", ".join(rule.id for rule in found[MOST_RULES:])))
        elif not found:
            self.screen.say(self.say("no-rule", word=word))

    def log(self, word: str, decision: Decision | None) -> None:
        """Everything that happened, as whoever asks was told it."""
        eyes = decision.seat if decision is not None else WATCHER
        for happening in self.match.log:
            self.screen.say(self.sitting.event_line(happening.event, eyes))

    def board(self, word: str, decision: Decision | None) -> None:
        self.sitting.show_table(decision.seat if decision is not None else WATCHER)

    # ------------------------------------------------------------------------------------------- changing the match
    def undo(self, word: str, decision: Decision | None) -> None:
        """Take back the last answer that somebody at the keyboard gave; the others there agree if they have to."""
        persons = self.match.persons()
        seat = next((step.seat for step in reversed(self.match.steps) if step.seat in persons), -1)
        done = self.match.undo(seat)
        while (asked := self.match.undo_asked) is not None:
            other = min(asked.waiting)
            question = self.say("agree-to-undo", name=self.sitting.name(other), asker=self.sitting.name(seat))
            self.match.agree_to_undo(other, ask_yes(self.screen, self.say, question))
            done = self.match.undo_asked is None and self.match.record.rows[-1].words[0] == "undo"
        self.sitting.forget_news()
        self.screen.say(self.say("taken-back" if done else "not-taken-back"))

    def concede(self, word: str, decision: Decision | None) -> None:
        seat = decision.seat if decision is not None else -1
        question = self.say("concede", name=self.sitting.name(seat))
        if decision is not None and ask_yes(self.screen, self.say, question):
            self.match.concede(seat)

    def save(self, word: str, decision: Decision | None) -> None:
        path = Path(word).expanduser() if word else self.sitting.saved
        home.keep(self.match.record, path)
        self.screen.say(self.say("saved", path=path), whole=True)

    def quit(self, word: str, decision: Decision | None) -> None:
        """Leave; what was not finished can be played on later."""
        if decision is not None and ask_yes(self.screen, self.say, self.say("save-first"), default=True):
            self.save("", decision)
        raise Leave
