"""Writing for many at once: whoever comes during one write waits for the next, with all the others."""

from __future__ import annotations

import threading
from collections.abc import Callable


class GroupCommit:
    """Has what there is to write written, and returns once that is done; of many who call at once one writes.

    A disk takes its time for each write, however little it is: two hundred students who come at once must not
    wait for two hundred.

    Parameters
    ----------
    write : callable
        Writes all that there is to write when it is called.

    Examples
    --------
    >>> written = []
    >>> keep = GroupCommit(lambda: written.append("all"))
    >>> keep()
    >>> written
    ['all']
    """

    def __init__(self, write: Callable[[], None]) -> None:
        self._write = write
        self._counting = threading.Lock()
        self._writing = threading.Lock()
        self._asked = self._covered = 0

    def __call__(self) -> None:
        """Return when a write that began after this call is done."""
        with self._counting:
            self._asked += 1
            mine = self._asked
        with self._writing:
            if self._covered >= mine:
                return
            with self._counting:
                covered = self._asked
            self._write()
            self._covered = covered
