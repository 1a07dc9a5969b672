"""The one durable form of a match: a text that a person can read and edit.

    guildhall 1
    game guilds
    rules 1
    cards 5f0c91d2
    options conditions
    seats "Ada" bot:greedy
    1 chance first seat-0
    2 0 place blvd-3 !12.5 # a comment
    3 0 undo 2

A record whose answers of chance are written by hand is a scripted game. A line that begins with # is a comment; it is
kept in its place.
"""

import re
import shlex
from collections.abc import Iterable

import msgspec

from guildhall.kernel.action import UNKNOWN, seat_number, seat_word

FORMAT = 1
HEADER = 0  # the line of a fault that only the header's lines together make
EARLIER, NAME = "[1-9][0-9]{0,8}", r"\S+"
TABLE_VERBS = {  # rows that are no answers, and what follows the verb
    "undo": EARLIER,
    "undo-own": EARLIER,
    "undo-ask": EARLIER,
    "undo-yes": "",
    "undo-no": "",
    "concede": "",
    "hand-over": NAME,
}
BOT = "bot:"  # how a program's name begins
ROW = re.compile(r"(?P<number>[1-9][0-9]{0,8}) (?P<seat>chance|[0-9])(?P<words>( [^\s@!#]\S*)+)(?P<marks>( [@!]\S+)*)$")
PLAIN_BOT = re.compile(rf"{BOT}[\w-]+")
KEY = re.compile("[a-z][a-z_-]*")


class RecordError(ValueError):
    """A record that can not be read or replayed, with the line at fault, or HEADER."""

    def __init__(self, line: int, fault: str) -> None:
        super().__init__(line, fault)  # both: a process that reads it makes it anew from these
        self.line = line
        self.fault = fault

    def __str__(self) -> str:
        return f"line {self.line}: {self.fault}" if self.line != HEADER else f"in the header: {self.fault}"


class Row(msgspec.Struct, frozen=True):
    """One answer, or a verb of the table: `N SEAT VERB [WORD]... [@by] [!time] [# comment]`."""

    number: int
    seat: int
    words: tuple[str, ...]
    by: str = ""  # who gave the answer, if it was not the seat's own player
    time: str = ""
    comment: str = ""
    line: int = 0  # where it stands in the text, for error messages

    @property
    def text(self) -> str:
        return " ".join(self.words)

    @property
    def is_of_the_table(self) -> bool:
        return self.words[0] in TABLE_VERBS

    def __str__(self) -> str:
        marks = [f"@{self.by}"] * bool(self.by) + [f"!{self.time}"] * bool(self.time)
        comment = [f"# {self.comment}"] * bool(self.comment)
        return " ".join([str(self.number), seat_word(self.seat), *self.words, *marks, *comment])


class Record(msgspec.Struct):
    """A match as a header and rows; rows are only ever added."""

    header: dict[str, str]
    rows: list[Row] = []
    comments: dict[int, list[str]] = {}  # lines of their own, by how many lines of header and rows stand above them

    def add(self, seat: int, text: str, by: str = "", time: str = "", comment: str = "") -> Row:
        row = self.next_row(seat, text, by, time, comment)
        self.rows.append(row)
        return row

    def next_row(self, seat: int, text: str, by: str = "", time: str = "", comment: str = "") -> Row:
        """The row that would come next, not added yet."""
        return Row(len(self.rows) + 1, seat, tuple(text.split(" ")), by, time, " ".join(comment.split()))

    def answers(self) -> list[Row]:
        """The rows that still hold: answers without those that an undo took back, whether it was allowed or not."""
        held: list[Row] = []
        for row in self.rows:
            if row.words[0] == "undo":
                back = int(row.words[1])
                held = [other for other in held if other.number < back]
            elif row.words[0] == "undo-own":
                back = int(row.words[1])
                held = [other for other in held if other.number < back or other.seat != row.seat]
            elif not row.is_of_the_table:
                held.append(row)
        return held

    @property
    def seats(self) -> int:
        return len(split_seats(self.header["seats"]))

    def check_whole(self) -> None:
        """RecordError if words are missing, which somebody was not to know."""
        for row in self.rows:
            if UNKNOWN in row.words:
                raise RecordError(row.line, "the record was redacted: it can be read, but not replayed")

    def __str__(self) -> str:
        said = [*(f"{key} {value}".rstrip() for key, value in self.header.items()), *map(str, self.rows)]
        lines = [f"guildhall {FORMAT}", *self.comments.get(0, ())]
        for nth, line in enumerate(said, start=1):
            lines += [line, *self.comments.get(nth, ())]
        return "\n".join(lines) + "\n"


def parse(text: str) -> Record:
    """Read a record; RecordError with the line at fault if it is not one."""
    lines = text.replace("\r\n", "\n").removesuffix("\n").split("\n")  # no other sign ends a line: names may hold it
    if lines[0].split() != ["guildhall", str(FORMAT)]:
        found = lines[0][:40] or "nothing"
        raise RecordError(1, f'a record begins with "guildhall {FORMAT}", not with "{found}"')
    if not text.endswith("\n"):
        raise RecordError(len(lines), "the record is cut off in the middle of its last line")
    record = Record({}, [])
    for at, line in enumerate(lines[1:], start=2):
        if not line.strip():
            continue
        if line.startswith("#"):
            record.comments.setdefault(len(record.header) + len(record.rows), []).append(line.rstrip())
            continue
        if line[0].isdecimal():
            record.rows.append(parse_row(at, line, after=len(record.rows)))
            continue
        key, value = parse_header(at, line)
        if record.rows or key in record.header:
            raise RecordError(at, f'"{key}" does not belong here')
        record.header[key] = value
    return record


def parse_header(at: int, line: str) -> tuple[str, str]:
    key, _, value = line.partition(" ")
    if not KEY.fullmatch(key):
        raise RecordError(at, f'"{line[:60]}" is neither a line of the header nor a row')
    if key == "seats":
        try:
            split_seats(value)
        except ValueError as fault:  # a name that is not closed
            raise RecordError(at, f"the seats {value} can not be read: {fault}") from None
    return key, value.strip()


def parse_row(at: int, line: str, after: int) -> Row:
    answer, _, comment = " ".join(line.split()).partition(" # ")
    match = ROW.match(answer)
    marks = match["marks"].split() if match else []
    if match is None or len({mark[0] for mark in marks}) < len(marks):
        raise RecordError(at, f'"{line[:60]}" is not of the form N SEAT VERB [WORD]... [@by] [!time] [# comment]')
    number = int(match["number"])
    if number != after + 1:
        raise RecordError(at, f"row {number} follows row {after}")
    words = tuple(match["words"].split())
    if words[0] in TABLE_VERBS and (fault := verb_fault(number, words)):
        raise RecordError(at, fault)
    by = "".join(mark[1:] for mark in marks if mark[0] == "@")
    time = "".join(mark[1:] for mark in marks if mark[0] == "!")
    return Row(number, seat_number(match["seat"]), words, by, time, comment, at)


def verb_fault(number: int, words: tuple[str, ...]) -> str:
    """What is wrong with what a seat says that is no answer, in a row of this number; nothing if it has its form."""
    verb, said = words[0], " ".join(words[1:])
    follows = TABLE_VERBS.get(verb)
    if follows is None:
        return f'"{verb}" is nothing that a seat says to the table'
    if follows == EARLIER and not (re.fullmatch(EARLIER, said) and int(said) < number):
        return f"{verb} names a row before row {number}"
    if not re.fullmatch(follows, said):
        return f'after {verb} comes {"one name" if follows else "nothing"}, not "{said[:60]}"'
    return ""


def split_seats(value: str) -> list[str]:
    """The header's seats: a quoted name is a person, `bot:greedy` a program."""
    return shlex.split(value)


def join_seats(seats: Iterable[str]) -> str:
    return " ".join(seat if PLAIN_BOT.fullmatch(seat) else quoted(seat) for seat in seats)


def quoted(name: str) -> str:
    """A person's name on one line, in quotes."""
    return '"' + " ".join(name.split()).replace("\\", "/").replace('"', "'") + '"'
