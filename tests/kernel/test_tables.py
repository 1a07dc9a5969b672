"""A table: what it tells, and what is seen of one that is full."""

from guildhall.kernel.layout import Layout, Pile
from guildhall.kernel.rule import Book
from guildhall.kernel.sight import sight
from guildhall.kernel.table import empty_table
from tables import CARDS, WORDS, bare

PAID = 1


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


def test_a_table_on_which_every_place_is_taken_can_be_seen():
    layout = Layout(2, 0, [Pile("cell", 1, copies=CARDS)], CARDS, pools=1)
    layout.number_actions(WORDS.shapes())
    table = empty_table(Book(layout, [], WORDS))
    for card in range(CARDS):
        table.loosen(card, 0)
        table.fill(card, 0, 1)
    table.settle(layout.start[3], 7)
    table.show(7, 0b10)
    assert list(sight(table, 0))[1 : 1 + 3 * CARDS] == [1, ~0, 0] * 3 + [1, ~0, 0b10] + [1, ~0, 0] * 6
    assert list(sight(table, 1))[10:12] == [1, 7]
