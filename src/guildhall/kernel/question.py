"""Frames, and the questions that rules ask of seats and of chance."""

from typing import Final

from guildhall.kernel.layout import CHANCE, NOBODY, Layout
from guildhall.kernel.pool import Pools
from guildhall.kernel.vec import append, i64, row_of, vec

OPEN: Final = 0  # the number of options is public: a single one answers itself
ALWAYS: Final = 1  # asked even if there is only one option: a skipped prompt would tell the others something
SECRET: Final = 2  # the answer is for its own seat's eyes; asked always
ELSE_SKIP: Final = 4  # no options: go on after the step that would take the answer
ELSE_END: Final = 8  # no options: the asking rule ends


class Frame:
    """A rule begun and not finished. Its few small ints are public at every question."""

    def __init__(self) -> None:
        self.rule: i64 = 0
        self.step: i64 = 0
        self.seat: i64 = NOBODY
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.said: i64 = -1  # the answer, for the one step that follows it
        self.below: Frame | None = None

    def copy(self) -> "Frame":
        """This frame and all below it."""
        twin = Frame()
        twin.rule = self.rule
        twin.step = self.step
        twin.seat = self.seat
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.said = self.said
        if self.below is not None:
            twin.below = self.below.copy()
        return twin

    def write(self, row: vec[i64]) -> vec[i64]:
        """Append the numbers of this frame and of all below it."""
        f: Frame | None = self
        while f is not None:
            for number in (f.rule, f.step, f.seat, f.a, f.b, f.c, f.said):
                row = append(row, number)
            f = f.below
        return row


class Branch:
    """One seat's part of a sealed question: its own frames, and its answers so far."""

    def __init__(self, seat: i64, top: Frame) -> None:
        self.seat: i64 = seat
        self.top: Frame | None = top
        self.a: i64 = top.a  # the frame's notes when it began: all that the others may see of it
        self.b: i64 = top.b
        self.c: i64 = top.c
        self.picks: vec[i64] = row_of(0, 0)
        self.waits = False  # its question is open
        self.closed = False

    def copy(self) -> "Branch":
        assert self.top is not None
        twin = Branch(self.seat, self.top.copy())
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.picks = self.picks[:]
        twin.waits = self.waits
        twin.closed = self.closed
        return twin

    def write(self, row: vec[i64]) -> vec[i64]:
        """Append the numbers of this branch, canonical."""
        row = append(append(row, self.seat), 1 if self.closed else 0)
        if self.top is not None:
            row = self.top.write(row)
        for pick in self.picks:
            row = append(row, pick)
        return row


class Questions(Pools):
    """A table on which a question can be open. Asking is pure: it only writes options."""

    def __init__(self, layout: Layout, mem: vec[i64]) -> None:
        super().__init__(layout, mem)
        self.asking: i64 = NOBODY
        self.how: i64 = OPEN
        self.question = ""
        self.cites = ""
        self.options: vec[i64] = row_of(16, 0)
        self.weights: vec[i64] = row_of(0, 0)
        self.offered: i64 = 0
        self.slot_asked: i64 = -1  # chance is asked which card lies here
        self.dealt_as: i64 = 0  # the action that names the first of all cards at this slot
        self.luck: i64 = 0  # what names this roll of a die to the dealer
        self.branch: Branch | None = None  # the branch whose steps are being run

    # ------------------------------------------------------------------------------------------- asking a seat
    def ask(self, seat: i64, question: str, cites: str, how: i64 = OPEN) -> None:
        """Open a question for a seat; options follow."""
        branch = self.branch
        if branch is not None and branch.seat != seat:
            raise RuntimeError(f"a sealed branch of seat {branch.seat} asks seat {seat}: {question}")
        self.asking = seat
        self.question = question
        self.cites = cites
        self.how = how
        self.offered = 0

    def ask_like(self, other: "Questions") -> None:
        """Open the same question as another table."""
        self.asking = other.asking
        self.how = other.how
        self.question = other.question
        self.cites = other.cites
        self.options = other.options[: other.offered]
        self.weights = other.weights
        self.offered = other.offered
        self.slot_asked = other.slot_asked
        self.luck = other.luck
        self.dealt_as = other.dealt_as

    def option(self, verb: i64, what: i64 = 0, where: i64 = 0) -> None:
        lay = self.layout
        self.push(lay.offset[verb] + what * lay.places[verb] + where)

    def push(self, action: i64) -> None:
        offered = self.offered
        if offered < len(self.options):
            self.options[offered] = action
        else:
            self.options = append(self.options, action)
        self.offered = offered + 1

    def options_of(self, verb: i64, whats: i64) -> None:
        """An option for each of these things (bits)."""
        lay = self.layout
        action = lay.offset[verb]
        places = lay.places[verb]
        offered = self.offered
        options = self.options
        while whats != 0:
            if offered == len(options):
                options = append(options, action)
                self.options = options
            options[offered] = action  # the next one takes its place unless this is one of them
            offered += whats & 1
            whats >>= 1
            action += places
        self.offered = offered

    def options_at(self, verb: i64, what: i64, wheres: i64) -> None:
        """An option for one thing at each of these places (bits)."""
        lay = self.layout
        action = lay.offset[verb] + what * lay.places[verb]
        while wheres != 0:
            if wheres & 1 != 0:
                self.push(action)
            wheres >>= 1
            action += 1

    # ------------------------------------------------------------------------------------------- asking chance
    def deal(self, slot: i64, verb: i64, where: i64 = 0, cites: str = "") -> None:
        """Ask chance which card lies at a slot, unless it is settled already."""
        if self.mem[slot] >= 0:
            return
        self.ask_chance("deal", cites)
        self.slot_asked = slot
        self.dealt_as = self.layout.offset[verb] + where

    def roll(self, question: str, cites: str, luck: i64) -> None:
        """Ask chance for one of the outcomes that follow; `luck` names this roll among all of a match."""
        self.ask_chance(question, cites)
        self.slot_asked = -1
        self.luck = luck
        self.weights = row_of(0, 0)

    def outcome(self, weight: i64, verb: i64, what: i64 = 0, where: i64 = 0) -> None:
        self.option(verb, what, where)
        self.weights = append(self.weights, weight)

    def ask_chance(self, question: str, cites: str) -> None:
        if self.branch is not None:
            raise RuntimeError(f"a sealed branch asks chance: {question}")
        self.asking = CHANCE
        self.question = question
        self.cites = cites
        self.how = OPEN
        self.offered = 0

    # ------------------------------------------------------------------------------------------- reading an answer
    def verb(self, f: Frame) -> i64:
        assert f.said >= 0, "this step follows no question"
        return self.layout.verb_of[f.said]

    def what(self, f: Frame) -> i64:
        return self.what_of(f.said)

    def where(self, f: Frame) -> i64:
        return self.where_of(f.said)

    def what_of(self, action: i64) -> i64:
        assert action >= 0, "this step follows no question"
        verb = self.layout.verb_of[action]
        places = self.layout.places[verb]
        if places == 1:
            return action - self.layout.offset[verb]
        return (action - self.layout.offset[verb]) // places

    def where_of(self, action: i64) -> i64:
        assert action >= 0, "this step follows no question"
        verb = self.layout.verb_of[action]
        return (action - self.layout.offset[verb]) % self.layout.places[verb]

    def picks(self) -> vec[i64]:
        """All answers of the sealed branch whose step is being run, in their order."""
        branch = self.branch
        if branch is None:
            raise RuntimeError("no sealed branch is being run")
        return branch.picks
