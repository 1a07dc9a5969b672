"""The odds of what was seen: a chi-square, and how likely one as large is."""

import math
from collections import Counter


def surprise(seen: Counter[object], expected: dict[object, float]) -> float:
    """How likely counts at least as far from the expected ones are, by a chi-square; 0 if the impossible was seen."""
    if any(expected.get(key, 0) == 0 for key in seen):
        return 0.0
    chi, cells, rest, rest_seen = 0.0, 0, 0.0, 0
    for key, want in sorted(expected.items(), key=lambda item: -item[1]):
        if want >= 5:
            chi += (seen[key] - want) ** 2 / want
            cells += 1
        else:  # rare ones are counted together
            rest += want
            rest_seen += seen[key]
    if rest >= 5:
        chi += (rest_seen - rest) ** 2 / rest
        cells += 1
    return tail(chi, cells - 1) if cells > 1 else 1.0


def tail(chi: float, freedom: int) -> float:
    """The chance that a chi-square of so many degrees of freedom is as large as this."""
    a, x = freedom / 2, chi / 2
    if x <= 0:
        return 1.0
    scale = math.exp(a * math.log(x) - x - math.lgamma(a))
    if x < a + 1:
        term = total = 1 / a
        n = a
        while abs(term) > 1e-15 * abs(total):
            n += 1
            term *= x / n
            total += term
        return 1 - total * scale
    b, c = x + 1 - a, 1e300
    d = h = 1 / b
    for i in range(1, 1000):
        an = -i * (i - a)
        b += 2
        d = 1 / (an * d + b)
        c = b + an / c
        h *= d * c
        if abs(d * c - 1) < 1e-12:
            break
    return h * scale
