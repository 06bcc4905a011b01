"""One row of the table of targets, and how it is printed."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple


class Row(NamedTuple):
    """A target and what was measured."""

    what: str
    measured: str
    target: str
    met: bool


def print_rows(rows: Sequence[Row]) -> None:
    """Print a table."""
    width = max(len(row.what) for row in rows)
    for row in rows:
        print(
            f"{'✓' if row.met else '✗'} {row.what:<{width}}  {row.measured}   target {row.target}", flush=True
        )


def seconds(work: Callable[[], object]) -> float:
    """Return how long ``work`` takes."""
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def paired(one: Callable[[], object], other: Callable[[], object], rounds: int) -> tuple[float, float]:
    """Return the median seconds of two pieces of work, run in turn so that noise meets both."""
    pairs = [(seconds(one), seconds(other)) for _ in range(rounds)]
    return statistics.median(a for a, _ in pairs), statistics.median(b for _, b in pairs)
