"""What can be typed besides answers: help, rules, the log, undo, save, leaving."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from guildhall.cli.boards import DRAWN
from guildhall.cli.paper import plain, rule_lines
from guildhall.cli.terminal import home
from guildhall.cli.terminal.menu import ask_yes
from guildhall.games import rulebook
from guildhall.kernel.decision import Decision
from guildhall.kernel.layout import WATCHER
from guildhall.play.match import MatchError
from guildhall.play.undo import Step

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
        except MatchError as fault:
            self.screen.say(self.say(f"refused.{fault.key}"))
        except home.NotKept as fault:
            self.screen.say(fault.told(self.say), whole=True)
        return True

    # ------------------------------------------------------------------------------------------- reading
    def help(self, word: str, decision: Decision | None) -> None:
        """How to play here, and a page of reference; with a word, what the rulebook says of it."""
        if word:
            self.rules(word, decision)
            return
        asked = self.found(decision.rule)[:1] if decision is not None else []
        lines = [*self.say("help").splitlines(), *self.legend]
        lines += [line for rule in asked for line in ["", *rule_lines(rule)]]
        self.read([*lines, *(["", *plain(self.book.summary)] if self.book else [])])

    @property
    def legend(self) -> list[str]:
        """What the signs of the drawing mean."""
        drawn = DRAWN.get(self.match.game.name)
        return self.say(f"{drawn}.legend").splitlines() if drawn else []

    def rules(self, word: str, decision: Decision | None) -> None:
        """The summary; with a word, the rules that say it."""
        if not word:
            self.read(plain(self.book.summary) if self.book else [self.say("no-rulebook")])
            return
        found = self.found(word)
        lines = [line for rule in found[:MOST_RULES] for line in ["", *rule_lines(rule)]]
        if len(found) > MOST_RULES:
            lines += ["", self.say("more-rules", ids=", ".join(rule.id for rule in found[MOST_RULES:]))]
        self.read(lines or [self.say("no-rule", word=word)])

    @property
    def book(self) -> rulebook.Rulebook | None:
        game = self.match.game.name
        return rulebook.rulebook(game) if game in rulebook.names() else None

    def found(self, word: str) -> list[rulebook.RuleText]:
        return self.book.find(word) if self.book else []

    def read(self, lines: list[str]) -> None:
        """A screenful at a time."""
        rows = max(1, self.screen.height - 2)
        for first in range(0, len(lines), rows):
            if first and self.screen.ask(self.say("read-on") + " "):
                return
            self.screen.lines(lines[first : first + rows])

    def log(self, word: str, decision: Decision | None) -> None:
        """Everything that happened, as whoever asks was told it."""
        eyes = decision.seat if decision is not None else WATCHER
        self.screen.lines(self.sitting.all_news(eyes))

    def board(self, word: str, decision: Decision | None) -> None:
        """The table with everything on it, however long."""
        self.screen.draw(self.sitting.drawing(decision.seat if decision is not None else WATCHER))

    # ------------------------------------------------------------------------------------------- changing the match
    def undo(self, word: str, decision: Decision | None) -> None:
        """Take back the last answer that somebody at the keyboard gave: who gave it wants it, and the others agree."""
        persons = self.match.persons()
        last = next((step for step in reversed(self.match.steps) if step.seat in persons), None)
        if last is None:
            raise MatchError("no-undo", "nobody at the keyboard has answered yet")
        at_keyboard = [decision.seat] if decision is not None else persons
        if at_keyboard != [last.seat] and not self.wants_back(last):
            self.sitting.took_back(self.say("not-taken-back"))
        elif self.match.undo(last.seat):
            self.sitting.took_back(self.say("taken-back"))
        else:
            self.settle_undo()

    def wants_back(self, given: Step) -> bool:
        """Somebody else may have typed `undo`: does the one who gave the answer want it back?"""
        self.sitting.pass_keyboard(given.seat)
        answer = self.sitting.texts.action(self.match.record.rows[given.row - 1].text)
        question = self.say("wants-back", name=self.sitting.name(given.seat), answer=answer)
        return ask_yes(self.screen, self.say, question)

    def settle_undo(self) -> None:
        """Ask those who have to agree, each alone with what is theirs to see."""
        while (asked := self.match.undo_asked) is not None:
            other = min(asked.waiting)
            self.sitting.pass_keyboard(other)
            self.screen.lines(self.sitting.news_since(asked.row, other))
            names = {"name": self.sitting.name(other), "asker": self.sitting.name(asked.seat)}
            self.match.agree_to_undo(other, ask_yes(self.screen, self.say, self.say("agree-to-undo", **names)))
        done = self.match.record.rows[-1].words[0] == "undo"
        self.sitting.took_back(self.say("taken-back" if done else "not-taken-back"))

    def concede(self, word: str, decision: Decision | None) -> None:
        """Give up, for good."""
        if decision is None:
            raise MatchError("over", "the match is over")
        if ask_yes(self.screen, self.say, self.say("concede", name=self.sitting.name(decision.seat))):
            self.match.concede(decision.seat)

    def save(self, word: str, decision: Decision | None) -> None:
        path = home.meant(word) if word else self.sitting.saved
        home.keep(self.match.record, path)
        self.screen.say(self.say("saved", path=path), whole=True)

    def quit(self, word: str, decision: Decision | None) -> None:
        """Leave; what was not finished can be played on later."""
        saves = decision is not None and ask_yes(self.screen, self.say, self.say("save-first"), default=True)
        self.sitting.leave_table()
        if saves:
            self.save("", decision)
        raise Leave
