"""A table: what it tells, and what is seen of one that is full."""

from guildhall.kernel.chance import SeededDealer
from guildhall.kernel.layout import NOBODY, Layout, Pile
from guildhall.kernel.rule import Book
from guildhall.kernel.sight import sight
from guildhall.kernel.table import empty_table
from tables import CARDS, HAND, SAY, WORDS, bare, scripted

PAID = 1


def test_what_is_not_told_of_an_event_is_nothing():
    table = bare()
    told = table.listen()
    table.tell(PAID, 0)
    assert [(event.what, event.where, event.amount) for event in told] == [(-1, -1, 0)]


def test_what_happened_is_read_back_from_its_words_and_what_they_do_not_say_is_unknown():
    read = WORDS.parse_event("saw table ?")
    assert (read.kind, read.seat, read.what, read.where, read.amount) == (0, NOBODY, -1, -1, 0)


def test_what_happens_at_one_table_is_told_at_no_other_and_not_of_its_clones():
    table, other = bare(), bare()
    told, elsewhere = table.listen(), other.listen()
    table.tell(PAID, 0, where=3)
    table.clone().tell(PAID, 1, where=3)
    assert [(event.kind, event.seat, event.where) for event in told] == [(PAID, 0, 3)]
    assert elsewhere == []


def test_a_table_that_nobody_listens_to_tells_nothing():
    table = bare()
    assert not table.listening
    table.tell(PAID, 0)
    assert table.events is None
    assert table.listen() == []
    assert table.listening


def test_who_listens_anew_is_told_what_happens_from_then_on():
    table = bare()
    before = table.listen()
    table.tell(PAID, 0)
    told = table.listen()
    table.tell(PAID, 1)
    assert ([event.seat for event in before], [event.seat for event in told]) == ([0], [1])


def test_nobody_was_shown_anything_of_a_table_on_which_nothing_lies():
    assert bare().shown == 0


def test_the_first_slot_of_a_table_without_variables_is_dealt_as_any_other():
    table = bare(scripted(lambda t, f: t.deal(t.top_slot(HAND), SAY), lambda t, f: None), variables=0)
    table.loosen(3, 0)
    table.fill(HAND, 0, 1)
    table.begin(0)
    table.invite(SeededDealer(1))
    table.run()
    assert table.top(HAND) == 3


def test_a_table_on_which_every_place_is_taken_can_be_seen():
    layout = Layout(2, 0, [Pile("cell", 1, copies=CARDS)], CARDS, pools=3)
    layout.number_actions(WORDS.shapes())
    table = empty_table(Book(layout, [], WORDS))
    for card in range(CARDS):
        table.loosen(card, 0)
        table.fill(card, 0, 1)
    table.settle(layout.start[3], 7)
    table.show(7, 0b10)
    assert list(sight(table, 0))[1 : 1 + 3 * CARDS] == [1, ~0, 0] * 3 + [1, ~0, 0b10] + [1, ~0, 0] * 6
    assert list(sight(table, 1))[10:12] == [1, 7]
