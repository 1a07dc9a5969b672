"""Seeds and luck."""

import pytest

from guildhall.kernel.chance import SeededDealer
from guildhall.kernel.game import in_64_bits

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
