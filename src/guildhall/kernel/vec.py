"""The numbers of hot code: fixed-width ints and rows of them.

The only module that imports the compiler's run-time library. A ``vec`` is a slice of shared memory: assigning it to a
second name shares the data, ``row[:]`` copies it, and after an append only the returned row may be used.
"""

from librt.vecs import append as append
from librt.vecs import vec as vec
from mypy_extensions import i64 as i64


def row_of(length: i64, number: i64) -> vec[i64]:
    """A row of one number; a comprehension would box every item on its way."""
    return vec[i64]([number] * length)
