"""A table: what it tells."""

from tables import bare

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
