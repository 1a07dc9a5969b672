"""A question at the keyboard: what can be answered, how it is picked, and why something else is no answer."""

from typing import TYPE_CHECKING

from guildhall.cli.boards import cut
from guildhall.cli.telling import meaning
from guildhall.cli.terminal import picks
from guildhall.cli.terminal.picks import Entry, Option
from guildhall.cli.terminal.screen import columns
from guildhall.kernel.decision import Decision

if TYPE_CHECKING:
    from guildhall.cli.terminal.sitting import Sitting


FEWEST_LISTED = 6


class Asking:
    """A question to a seat, and what is left to pick from."""

    def __init__(self, sitting: "Sitting", decision: Decision) -> None:
        self.sitting = sitting
        self.screen, self.say, self.texts = sitting.screen, sitting.say, sitting.texts
        self.match, self.game = sitting.match, sitting.match.game
        self.decision = decision
        self.options = [self.option(number) for number in decision.options]
        self.left = self.options

    def option(self, number: int) -> Option:
        text = self.game.text(number)
        return Option(number, text, self.texts.action(text))

    def run(self) -> None:
        """Ask until the match has moved, by an answer or by a command, or somebody else is at the keyboard."""
        rows = len(self.match.record.rows)
        self.show_all()
        while len(self.match.record.rows) == rows and self.sitting.at_keyboard == self.decision.seat:
            listed = self.listed
            self.screen.lines(self.lines(listed))
            typed = self.screen.ask(self.say("prompt"))
            if typed:
                self.take(typed, listed)
            else:
                self.left = self.options
                self.show_all()

    @property
    def listed(self) -> list[Entry]:
        """What is left to pick from; on a low screen in few rows, as there is a table above them."""
        most = max(FEWEST_LISTED, min(picks.MOST_LISTED, self.screen.height // 3))
        listed = picks.entries(self.left, most)
        return listed if self.rows(listed) <= most else picks.entries(self.left, 0)

    def rows(self, listed: list[Entry]) -> int:
        return len(self.screen.wrapped(self.lines(listed)))

    def show_all(self) -> None:
        """The table with the question below it."""
        who, question = self.sitting.name(self.decision.seat), self.texts.question(self.decision.name)
        asked = self.screen.wrapped([f"{who}: {question} ({self.decision.rule})"])
        self.sitting.show(self.decision.seat, rows_below=len(asked) + self.rows(self.listed) + 1)
        for line in asked:
            self.screen.say(line, "bold")

    def lines(self, listed: list[Entry]) -> list[str]:
        """The answers side by side, or one a line if a card among them says what it does."""
        wide, width = max(len(entry.label) for entry in listed), self.screen.width - 2
        lines = [f"{entry.label:>{wide}}  {entry.shown}".strip() for entry in listed]
        if any(map(self.meaning, listed)):
            meant = [line + self.meaning(entry) for line, entry in zip(lines, listed, strict=True)]
            lines = [cut(line, width, self.screen.unicode) for line in meant]
        return ["  " + line for line in columns(lines, width)]

    def meaning(self, entry: Entry) -> str:
        said = meaning(self.texts, entry.options[0].path[-1]) if len(entry.options) == 1 else ""
        return f": {said}" if said else ""

    # ------------------------------------------------------------------------------------------- what was typed
    def take(self, typed: str, listed: list[Entry]) -> None:
        """An answer, a part of one, or a command."""
        if self.sitting.commands.run(typed, self.decision):
            return
        found = [option for entry in listed if entry.label == typed for option in entry.options]
        found = found or picks.narrowed(typed, self.left) or picks.narrowed(typed, self.options)
        if len(found) == 1:
            self.match.answer(self.decision.seat, found[0].number)
        elif found:
            self.left = found
        elif not self.sitting.commands.run(typed, self.decision, begins=True):
            self.refuse(typed)

    def refuse(self, typed: str) -> None:
        """Say why what was typed is no answer now, with the rule."""
        meant = self.meant(typed)
        if meant is None:
            self.screen.say(self.say("not-understood", typed=typed))
            return
        try:
            refusal = self.game.refuse(self.game.view(self.match.table, self.decision.seat), meant.number)
        except NotImplementedError:
            self.screen.say(self.say("not-offered", action=meant.shown, rule=self.decision.rule))
        else:
            self.screen.say(self.texts.refusal(refusal), "red")

    def meant(self, typed: str) -> Option | None:
        """The answer that is not offered and was meant: one like those that are offered, or else any of the game."""
        verbs = {option.path[0] for option in self.options}
        for alike in (True, False):
            words = range(len(self.game.words))
            known = [number for number in words if not alike or self.game.words.parts(number)[0] in verbs]
            found = picks.narrowed(typed, [self.option(number) for number in known])
            if len(found) == 1:
                return found[0]
        return None
