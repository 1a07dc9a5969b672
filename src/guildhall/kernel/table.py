"""What lies on the table, the rules that are being resolved, the open questions."""

from typing import Final

from guildhall.kernel.chance import Dealer, draw, is_drawn, outcomes
from guildhall.kernel.decision import Decision, IllegalAction
from guildhall.kernel.event import Event
from guildhall.kernel.layout import CHANCE, NOBODY
from guildhall.kernel.question import ALWAYS, ELSE_END, ELSE_SKIP, SECRET, Branch, Frame, Questions
from guildhall.kernel.rule import Book
from guildhall.kernel.vec import append, i64, row_of, vec

MOST_STEPS: Final = 20_000  # between two answers; a table that exceeds it is stuck in its rules
NO_BRANCHES: Final[list[Branch]] = []


class Table(Questions):
    """A row of numbers, a stack of frames, the open questions: what a match is made of, and nothing else.

    It holds no players, no generator, no log and no clock. A dealer may sit at it and answer chance; a clone has none.
    """

    def __init__(self, book: Book, mem: vec[i64]) -> None:
        super().__init__(book.layout, mem)
        self.book: Book = book
        self.dealer: Dealer | None = None
        self.events: list[Event] | None = None  # what happens is added here while somebody listens
        self.top_frame: Frame | None = None
        self.spare: Frame | None = None
        self.branches: list[Branch] = NO_BRANCHES

    # ------------------------------------------------------------------------------------------- for rules
    def begin(self, rule: i64, seat: i64 = NOBODY, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> Frame:
        """Begin a rule; it is finished before the next step of the rule that begins it."""
        f = self.spare
        if f is None:
            f = Frame()
        else:
            self.spare = f.below
        f.rule = rule
        f.step = 0
        f.seat = seat
        f.a = a
        f.b = b
        f.c = c
        f.said = -1
        f.below = self.top_frame
        self.top_frame = f
        return f

    def seal(self, rule: i64, seats: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Ask these seats (bits) at once: each begins the rule in a branch of its own, hidden from the others.

        In a branch the steps may only ask their own seat and write their own frame; the branch ends with `close`. When
        the last has ended, each branch's next step lays its answers on the table, in the order of seats.
        """
        if self.branch is not None or self.branches:
            raise RuntimeError(f"a sealed question within another: {self.frames()}")
        branches: list[Branch] = []
        above = self.top_frame
        seat: i64
        for seat in range(self.layout.seats):
            if (seats >> seat) & 1 != 0:
                self.top_frame = None
                branches.append(Branch(seat, self.begin(rule, seat, a, b, c)))
        self.top_frame = above
        self.branches = branches

    def close(self) -> None:
        """End the sealed branch whose step this is."""
        branch = self.branch
        if branch is None:
            raise RuntimeError("no sealed branch is being run")
        branch.closed = True

    def finish(self, f: Frame) -> None:
        """This is the rule's last step after all."""
        f.step = self.book.length[f.rule]

    def tell(self, kind: i64, seat: i64, what: i64 = -1, where: i64 = -1, amount: i64 = 0) -> None:
        """Let a listener know what happened; a card is named only to those who know it."""
        events = self.events
        if events is not None:
            if self.branches:
                raise RuntimeError("a sealed branch tells nothing before the last has ended")
            told = self.layout.everyone
            if self.book.tells_card[kind] and what >= 0:
                told = self.knowers(what)
            events.append(Event(kind, seat, what, where, amount, told))

    # ------------------------------------------------------------------------------------------- listening
    def listen(self) -> list[Event]:
        """Tell what happens from now on; it will stand in this list."""
        events: list[Event] = []
        self.events = events
        return events

    @property
    def listening(self) -> bool:
        return self.events is not None

    # ------------------------------------------------------------------------------------------- resolving
    def run(self) -> None:
        """Resolve rules until somebody has to answer, or to the end."""
        assert self.asking == NOBODY, "a question is open"
        left: i64 = MOST_STEPS
        while True:
            if not self.branches:
                self.advance(left)
                if not self.branches:
                    return
            if self.advance_branches():
                return
            self.lay_down()
            left -= 100

    def advance(self, left: i64) -> None:
        """Run the frames of the main stack, or of one branch, until a question is open or there is nothing to do."""
        rules = self.book.rules
        length = self.book.length
        self.asking = NOBODY
        while True:
            f = self.top_frame
            if f is None:
                return
            at = f.step
            if at >= length[f.rule]:
                self.top_frame = f.below
                f.below = self.spare
                self.spare = f
                continue
            left -= 1
            if left < 0:
                raise RuntimeError(f"no end of steps: {self.frames()}")
            f.step = at + 1
            rules[f.rule].step(self, f, at)
            f.said = -1
            if self.asking == NOBODY:
                if self.branches:
                    branch = self.branch
                    if branch is None or branch.closed:
                        return
                continue
            if self.asking == CHANCE:
                dealer = self.dealer
                if dealer is None:
                    return
                draw(self, dealer, f)
            elif self.offered == 0:
                self.skip(f)
            elif self.offered == 1 and self.how & (ALWAYS | SECRET) == 0:
                self.note(f, self.options[0])
            else:
                return
            self.asking = NOBODY

    def skip(self, f: Frame) -> None:
        """No options: the question says how to go on."""
        if self.how & ELSE_END != 0:
            self.finish(f)
        elif self.how & ELSE_SKIP != 0:
            f.step += 1
        else:
            raise RuntimeError(f"{self.question} ({self.cites}) has no options: {self.frames()}")

    def note(self, f: Frame, action: i64) -> None:
        f.said = action
        branch = self.branch
        if branch is not None:
            branch.picks = append(branch.picks, action)

    def advance_branches(self) -> bool:
        """Bring every sealed branch to its question or its end; is anybody left to answer?"""
        main = self.top_frame
        first: i64 = NOBODY
        for branch in self.branches:
            if not branch.closed and not branch.waits:
                self.branch = branch
                self.top_frame = branch.top
                self.advance(MOST_STEPS)
                branch.top = self.top_frame
                branch.waits = not branch.closed
                if branch.waits and self.asking == NOBODY:
                    raise RuntimeError(f"the sealed branch of seat {branch.seat} ended without closing")
            if branch.waits and first == NOBODY:
                first = branch.seat
        self.top_frame = main
        self.branch = None
        self.asking = NOBODY
        if first == NOBODY:
            return False
        self.turn_to(first)
        return True

    def lay_down(self) -> None:
        """All branches have ended: each lays its answers on the table, and they are forgotten."""
        branches = self.branches
        main = self.top_frame
        self.branches = NO_BRANCHES
        self.shown = self.layout.everyone
        for branch in branches:
            f = branch.top
            if f is None or f.below is not None:
                raise RuntimeError(f"the sealed branch of seat {branch.seat} closed in the middle of another rule")
            self.branch = branch
            self.top_frame = f
            f.step += 1
            self.book.rules[f.rule].step(self, f, f.step - 1)
            f.said = -1
            if self.asking != NOBODY or self.top_frame is not f:
                raise RuntimeError(f"a sealed branch lays down its answers before anything else: {self.frames()}")
        self.branch = None
        self.top_frame = main
        for branch in reversed(branches):
            f = branch.top
            assert f is not None
            f.below = self.top_frame
            self.top_frame = f

    def turn_to(self, seat: i64) -> bool:
        """Put the open question of this seat into the option buffer; False if it has none. Asking is pure."""
        if not self.branches:
            return self.asking == seat and seat != NOBODY
        for branch in self.branches:
            if branch.seat == seat and branch.waits:
                if self.asking != seat:
                    f = branch.top
                    assert f is not None
                    self.branch = branch
                    self.book.rules[f.rule].step(self, f, f.step - 1)
                    self.branch = None
                return True
        return False

    # ------------------------------------------------------------------------------------------- answering
    def apply(self, seat: i64, action: i64) -> None:
        """Answer the open question of a seat, and run the rules to the next one."""
        asked = self.asking
        if not self.turn_to(seat):
            raise IllegalAction(f"seat {seat} is not asked anything now")
        if seat == CHANCE:
            f = self.top_frame
            assert f is not None
            if not is_drawn(self, f, action):
                raise IllegalAction(f"{action} is not among chance's outcomes {list(outcomes(self))}")
            self.asking = NOBODY
            self.run()
            return
        options = self.options
        index: i64 = 0
        while index < self.offered and options[index] != action:
            index += 1
        if index == self.offered:
            offers = self.offers()
            self.turn_to(asked)
            raise IllegalAction(f"{action} is not among {offers}")
        self.answer(action)

    def answer(self, action: i64) -> None:
        """Answer the question in the buffer with one of its options, unchecked: for loops that picked it from there."""
        if not self.branches:
            f = self.top_frame
            assert f is not None
            f.said = action
        else:
            for branch in self.branches:
                if branch.seat == self.asking:
                    f = branch.top
                    assert f is not None
                    f.said = action
                    branch.picks = append(branch.picks, action)
                    branch.waits = False
        self.asking = NOBODY
        self.run()

    def invite(self, dealer: Dealer) -> None:
        """Let a dealer sit down, who answers chance from now on, and its open question at once."""
        self.dealer = dealer
        if self.asking == CHANCE:
            f = self.top_frame
            assert f is not None
            draw(self, dealer, f)
            self.asking = NOBODY
            self.run()

    def offers(self) -> list[int]:
        return list(self.options[: self.offered])

    @property
    def decision(self) -> Decision | None:
        """The open question; of a sealed group the one of the lowest seat that has not ended."""
        if self.asking == NOBODY:
            return None
        if self.asking == CHANCE:
            return Decision(CHANCE, self.question, self.cites, list(outcomes(self)), self.book.words)
        return Decision(self.asking, self.question, self.cites, self.offers(), self.book.words)

    def decision_of(self, seat: i64) -> Decision | None:
        """The open question of this seat, if it has one."""
        asked = self.asking
        if not self.turn_to(seat):
            return None
        decision = self.decision
        self.turn_to(asked)
        return decision

    @property
    def decisions(self) -> list[Decision]:
        """All open questions, one a seat."""
        seats = [branch.seat for branch in self.branches if branch.waits] or [self.asking]
        return [decision for seat in seats if (decision := self.decision_of(seat)) is not None]

    # ------------------------------------------------------------------------------------------- the whole table
    def clone(self) -> "Table":
        """A table that plays on by itself, without the dealer and the listener."""
        twin = Table(self.book, self.mem[:])
        twin.shown = self.shown
        twin.ask_like(self)
        if self.top_frame is not None:
            twin.top_frame = self.top_frame.copy()
        if self.branches:
            twin.branches = [branch.copy() for branch in self.branches]
        return twin

    def __copy__(self) -> "Table":
        return self.clone()

    def __deepcopy__(self, memo: object) -> "Table":
        return self.clone()

    def numbers(self) -> vec[i64]:
        """All of the table in one row, canonical: two tables are equal when these are."""
        row = self.mem[:]
        if row[self.layout.blur] == 0:  # no secret move is remembered: as if the game had no tracks
            row = row[: self.layout.blur]
        for pile in range(self.layout.piles):
            slot = self.layout.start[pile] + row[self.layout.size + pile]
            while slot < self.layout.start[pile] + self.layout.room[pile]:
                row[slot] = 0
                slot += 1
        if self.top_frame is not None:
            row = self.top_frame.write(row)
        for branch in self.branches:
            row = branch.write(row)
        return row

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and list(self.numbers()) == list(other.numbers())

    def __hash__(self) -> int:
        raise TypeError("a table changes: it has no hash, but a digest()")

    def digest(self) -> int:
        """A number that is equal for equal tables, on every machine."""
        mixed: i64 = 7
        for number in self.numbers():
            mixed = (mixed * 31 + number) & 0xFFFFFFFFFFF
        return mixed

    def frames(self) -> str:
        """The rules being resolved, the innermost last, for people who look for a bug."""
        said: list[str] = []
        f = self.top_frame
        while f is not None:
            rule = self.book.rules[f.rule]
            at = min(f.step, rule.length()) - 1
            name = rule.name_of(at) if at >= 0 else "begin"
            said.append(f"{type(rule).__name__}.{name}(seat={f.seat}, a={f.a}, b={f.b}, c={f.c})")
            f = f.below
        return " > ".join(reversed(said)) or "nothing"


def empty_table(book: Book) -> Table:
    """A table on which nothing lies yet."""
    lay = book.layout
    t = Table(book, row_of(lay.memory, 0))
    for chapter, length in (
        (lay.pool, lay.cards),
        (lay.label, lay.cards),
        (lay.track, lay.cards),
        (lay.next, lay.cards),
        (lay.link, lay.cards),
        (lay.first, lay.pools),
        (lay.through, lay.pools),
        (lay.family, lay.pools),
    ):
        for index in range(length):
            t.mem[chapter + index] = -1
    return t
