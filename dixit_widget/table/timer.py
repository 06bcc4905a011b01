"""How long a phase may take: counted by a clock that is handed in, and not while nobody could act."""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable
from typing import Final

from dixit_widget.rules.validation import real_number, shown
from dixit_widget.table.rpc import RefusedRequest

SHORTEST: Final = 5
LONGEST: Final = 3600
"""Seconds that a phase may take, where there is an end at all."""


def checked_seconds(value: object) -> float | None:
    """Return how long a phase may take, as somebody gave it; None: as long as it likes.

    Raises
    ------
    RefusedRequest
        If it is no number from 5 to 3600.
    """
    if value is None:
        return None
    seconds = real_number(value)
    if seconds is None or not SHORTEST <= seconds <= LONGEST:
        raise RefusedRequest("share.timer", value=shown(value))
    return seconds


class Timer:
    """Counts down anew whenever something else is waited for; knows no lock.

    Parameters
    ----------
    seconds : float or None
        How long each may take; None: as long as it likes.
    clock : callable, optional
        Returns seconds, which only ever grow.

    Examples
    --------
    >>> now = 0.0
    >>> timer = Timer(90, lambda: now)
    >>> timer.left("the clue")
    90.0
    >>> now = 30.0
    >>> timer.left("the clue"), timer.left("the vote")
    (60.0, 90.0)
    """

    def __init__(self, seconds: float | None, clock: Callable[[], float] = time.monotonic) -> None:
        self.seconds = seconds
        self._clock = clock
        self._what: Hashable = None
        self._left = 0.0
        self._looked = clock()

    def give(self, seconds: float) -> None:
        """Let what is waited for take so much longer."""
        self._left += seconds

    def left(self, what: Hashable, *, stands_still: bool = False) -> float | None:
        """Return the seconds that are left for something; None where it may take as long as it likes.

        Parameters
        ----------
        what : hashable
            What is waited for; where it is something else than before, its time begins.
        stands_still : bool, optional
            Whether no time has passed since the last look.
        """
        if self.seconds is None:
            return None
        now = self._clock()
        if what != self._what:
            self._what, self._left = what, float(self.seconds)
        elif not stands_still:
            self._left = max(0.0, self._left - (now - self._looked))
        self._looked = now
        return self._left
