"""Any text is a record or a fault with its line; what was read is written again as it was."""

from hypothesis import example, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from guildhall.kernel.record import Record, RecordError, join_seats, parse, split_seats

WORDS = ["chance", "0", "1", "9", "place", "blvd-3", "nothing", "undo", "undo-ask", "undo-yes", "concede", "hand-over"]
SIGNS = ["?", "@random", "!1.5", "@", "!", "#", "# why", "-1", "01", "2", "٣", "guildhall", "game", "seats", '"Ada"']
pieces = st.sampled_from(WORDS + SIGNS) | st.text(max_size=4)
lines = st.lists(pieces, max_size=8).map(" ".join)
numbered = st.lists(lines, max_size=6).map(lambda rows: [f"{nth} {row}" for nth, row in enumerate(rows, 1)])
likely = st.builds(
    lambda head, rows, end: "\n".join(["guildhall 1", *head, *rows]) + end,
    st.lists(lines, max_size=4),
    numbered,
    st.sampled_from(["\n", "\r\n", "", "\n\n"]),
)
texts = likely | st.text() | st.lists(lines).map("\n".join)


def without_lines(record: Record) -> Record:
    """Where a row stood in its text is no part of what it says."""
    return Record(record.header, [replace(row, line=0) for row in record.rows], record.comments)


def read(text: str) -> Record | RecordError:
    try:
        return parse(text)
    except RecordError as fault:
        return fault


@settings(max_examples=1000)
@given(texts)
@example("guildhall 1\ngame\t\n")
@example("guildhall 1\n1 0 nothing # x\r\r\n")
def test_any_text_is_a_record_or_a_fault_with_its_line(text: str) -> None:
    found = read(text)
    if isinstance(found, RecordError):
        assert 1 <= found.line <= text.count("\n") + 1
        assert str(found) == f"line {found.line}: {found.fault}"
    else:
        assert without_lines(parse(str(found))) == without_lines(found)


names = st.text(min_size=1, max_size=12)
seats = st.lists(names | st.sampled_from(["bot:random", "bot:greedy", "Ada Lovelace"]), min_size=1, max_size=8)
answers = st.tuples(
    st.integers(-1, 9), st.sampled_from(["place blvd-3", "nothing", "swap cell-1 cell-2", "concede"]), names, names
)


@given(seats)
def test_names_come_back_on_one_line_and_without_quotes(said: list[str]) -> None:
    people = [name for name in said if not name.startswith("bot:")]
    found = split_seats(join_seats(people))
    assert found == [" ".join(name.split()).replace("\\", "/").replace('"', "'") for name in people]
    assert split_seats(join_seats(said)) == split_seats(
        parse(f"guildhall 1\nseats {join_seats(said)}\n").header["seats"]
    )


@given(seats, st.lists(answers, max_size=8))
def test_what_is_written_is_read_as_it_was(said: list[str], rows: list[tuple[int, str, str, str]]) -> None:
    record = Record({"game": "guilds", "options": "", "seats": join_seats(said)})
    for seat, text, time, comment in rows:
        record.add(seat, text, by="random", time="".join(time.split()), comment=comment)
    again = parse(str(record))
    assert without_lines(again) == record
    assert [row.line for row in again.rows] == [5 + nth for nth in range(len(rows))]


@given(st.lists(st.sampled_from(["0 nothing", "1 undo 1", "0 undo 2", "0 undo-ask 1", "chance first seat-0"])))
def test_what_an_undo_took_back_is_no_answer_any_more(rows: list[str]) -> None:
    found = read("guildhall 1\n" + "".join(f"{nth} {row}\n" for nth, row in enumerate(rows, 1)))
    if isinstance(found, RecordError):
        row = rows[found.line - 2]
        assert "undo" in row
        assert int(row[-1]) >= found.line - 1
        return
    held = [row.number for row in found.answers()]
    for row in found.rows:
        if row.words[0] == "undo":
            assert not set(held) & set(range(int(row.words[1]), row.number + 1))


def test_a_comment_on_a_line_of_its_own_stays_where_it_is() -> None:
    text = (
        "guildhall 1\n# Ada wins\ngame guilds\n#so\n1 0 nothing\n# why?\n# oh!\n2 1 nothing # yes\n# to be continued\n"
    )
    record = parse(text)
    assert str(record) == text
    record.add(0, "nothing")
    assert str(record) == f"{text}3 0 nothing\n"


def test_words_may_stand_as_far_apart_as_somebody_likes() -> None:
    head = "guildhall 1\ngame guilds\n"
    loose = parse(f"{head}1  0\tplace   blvd-3  @random   !1.5   #  why?  so \n")
    assert str(loose) == f"{head}1 0 place blvd-3 @random !1.5 # why? so\n"


def fault_of(text: str) -> str:
    found = read(text)
    assert isinstance(found, RecordError)
    return str(found)


def test_a_fault_says_what_was_found_and_where() -> None:
    head = "guildhall 1\n# a comment counts as a line\n\ngame guilds\n"
    assert fault_of("") == 'line 1: a record begins with "guildhall 1", not with "nothing"'
    assert fault_of("guildhall 12\n") == 'line 1: a record begins with "guildhall 1", not with "guildhall 12"'
    assert fault_of(head + "1 0 nothing") == "line 5: the record is cut off in the middle of its last line"
    assert fault_of(head + "game arcana\n") == 'line 5: "game" does not belong here'
    assert fault_of(head + "1 0 nothing\nrules 1\n") == 'line 6: "rules" does not belong here'
    assert fault_of(head + "\tgame\n") == 'line 5: "\tgame" is neither a line of the header nor a row'
    assert fault_of(head + 'seats "Ada" "Bea\n').startswith('line 5: the seats "Ada" "Bea can not be read')
    assert fault_of(head + "2 0 nothing\n") == "line 5: row 2 follows row 0"
    assert fault_of(head + "1 0 nothing\n1 0 nothing\n") == "line 6: row 1 follows row 1"
    assert fault_of(head + "1 0 undo 1\n") == "line 5: undo names a row before row 1"
    assert fault_of(head + "1 x nothing\n").startswith('line 5: "1 x nothing" is not of the form N SEAT VERB')
    for marks in ("@a @b", "!1 @a !2"):
        assert fault_of(f"{head}1 0 nothing {marks}\n").startswith(f'line 5: "1 0 nothing {marks}" is not of the form')
