"""One row of the table of targets: a ratio, how far five runs of it lie apart, and how it is judged."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

RUNS = 5

Clock = Callable[[], float]
Work = Callable[[], object]


class Row(NamedTuple):
    """A target and what was measured.

    Parameters
    ----------
    what : str
    ratios : sequence of float
        What each run measured: how many times as much, as fast, as long. One where chance has no part in it,
        empty where nothing could be measured.
    target : float
    of : str
        What the ratios are a multiple of, and whatever else is worth a word.
    at_least : bool
        Whether the target is the least allowed; otherwise the most.
    """

    what: str
    ratios: Sequence[float]
    target: float
    of: str
    at_least: bool = False

    @property
    def mark(self) -> str:
        """✓ met, ✗ missed, ? missed by less than the runs lie apart; – not measured."""
        if not self.ratios:
            return "–"
        middle = statistics.median(self.ratios)
        if middle >= self.target if self.at_least else middle <= self.target:
            return "✓"
        spread = max(self.ratios) - min(self.ratios)
        return "?" if spread > abs(middle - self.target) else "✗"

    def __str__(self) -> str:
        if not self.ratios:
            return f"{self.mark} {self.what}: {self.of}"
        middle, low, high = statistics.median(self.ratios), min(self.ratios), max(self.ratios)
        spread = f" ({low:.2f} to {high:.2f})" if len(self.ratios) > 1 else ""
        sign = "≥" if self.at_least else "≤"
        return f"{self.mark} {self.what}: {middle:.2f} × {self.of}{spread}, target {sign} {self.target:g}"


def print_rows(rows: Sequence[Row]) -> None:
    """Print a table."""
    for row in rows:
        print(row, flush=True)


def seconds(work: Work, clock: Clock = time.perf_counter) -> float:
    """Return how long ``work`` takes."""
    start = clock()
    work()
    return clock() - start


def times_as_long(one: Work, other: Work, clock: Clock = time.process_time, tries: int = 3) -> list[float]:
    """Return, for each run, how many times as long one piece of work takes as the other.

    Within a run they take turns, and the best try of each counts, so that noise meets both. The first try of
    all is for warming up.
    """
    one()
    other()
    ratios = []
    for _ in range(RUNS):
        pairs = [(seconds(one, clock), seconds(other, clock)) for _ in range(tries)]
        ratios.append(min(a for a, _ in pairs) / min(b for _, b in pairs))
    return ratios


def times_as_fast(one: Work, other: Work, clock: Clock = time.process_time, tries: int = 3) -> list[float]:
    """Return, for each run, how many times as fast one piece of work is as the other."""
    return times_as_long(other, one, clock, tries)
