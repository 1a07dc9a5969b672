"""How a side of the speed table measures itself: on request, so that rounds of all sides can be interleaved.

A side reads one JSON object a line from stdin, such as {"measure": "hearts_rollouts", "seconds": 1.0}, and answers each
with one line on stdout. It ends with its input. What a measure has to prepare is prepared when it is first asked for,
outside the clock; the clock is the CPU time of the process. This module needs Python and nothing else: the peers' side
runs where our libraries are not installed.
"""

import json
import sys
from collections.abc import Callable, Mapping, Sequence
from itertools import repeat
from time import process_time
from typing import TypeVar

Answer = dict[str, str | float]
Measure = Callable[[float], Answer]
Work = TypeVar("Work")

CALLS = 50  # of one thing in a row


def measured(unit: str, work: Callable[[], Work], worth: Callable[[Work], float], seconds: float) -> Answer:
    """Repeat the work for so many CPU seconds, once at least, and count what it was worth outside the clock."""
    done = spent = 0.0
    while not done or spent < seconds:
        begin = process_time()
        result = work()
        spent += process_time() - begin
        done += worth(result)
    return {unit: round(done), "cpu_seconds": spent, "per_second": done / spent, "seconds_each": spent / done}


def measured_calls(calls: Sequence[Callable[[], object]], seconds: float, times: int = CALLS) -> Answer:
    """How long one call takes, in the mean over these, each made so many times in a row."""

    def work() -> None:
        for call in calls:
            for _ in repeat(None, times):
                call()

    return measured("calls", work, lambda _: len(calls) * times, seconds)


def serve(measures: Mapping[str, Measure]) -> None:
    """Answer the requests, one line each."""
    for line in sys.stdin:
        request = json.loads(line)
        name = request.get("measure")
        if name in measures:
            reply = measures[name](float(request.get("seconds", 1.0)))
        else:
            reply = {"error": f"no such measure; expected one of {', '.join(measures)}"}
        print(json.dumps({"measure": name} | reply), flush=True)
