"""Seeds and luck."""

import pytest

from guildhall.kernel.chance import SeededDealer
from guildhall.kernel.decision import IllegalAction
from guildhall.kernel.game import in_64_bits
from guildhall.kernel.layout import CHANCE
from tables import DECK, SAY, started

LEAST, MOST = -(1 << 63), (1 << 63) - 1


@pytest.mark.parametrize("number", [0, 7, -1, LEAST, MOST])
def test_a_number_of_64_bits_stays_as_it_is(number: int) -> None:
    assert in_64_bits(number) == number


@pytest.mark.parametrize(
    ("number", "left"), [(MOST + 1, LEAST), (LEAST - 1, MOST), ((1 << 70) + 7, 7), (-(1 << 64), 0)]
)
def test_of_a_larger_number_the_last_64_bits_are_left(number: int, left: int) -> None:
    assert in_64_bits(number) == left


def test_every_part_of_a_seed_and_of_a_draws_name_makes_a_difference_to_luck() -> None:
    draws = [(seed, family, generation, nth) for seed in (0, 7, 1 << 32, -1) for family in (-1, 0, 1)
             for generation in (0, 1) for nth in (0, 1, 2)]  # fmt: skip
    lucks = [SeededDealer(seed).below(*name, 1 << 30) for seed, *name in draws]
    assert len(set(lucks)) == len(draws)
    assert all(0 <= luck < 1 << 30 for luck in lucks)


def test_an_answer_of_another_verb_is_none_of_chances_whatever_its_number():
    """Of a verb with more things than there are cards the last would be cards that there are not."""
    table = started(lambda t, f: t.deal(t.top_slot(DECK), SAY), lambda t, f: None)
    offered = list(table.decision.options)
    for action in [*range(-1, table.layout.actions + 2), 1 << 40]:
        twin = table.clone()
        if action in offered:
            twin.apply(CHANCE, action)
        else:
            with pytest.raises(IllegalAction):
                twin.apply(CHANCE, action)
