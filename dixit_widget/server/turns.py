"""Threads take turns more quickly while doors are open: a cell that computes keeps no player waiting."""

from __future__ import annotations

import sys
import threading
from typing import Final

_TURN: Final = 0.001
"""Seconds that a thread computes on while another waits. Python's own five times as many add up: on its way
to eight screens a move changes threads, or waits for the network, some twenty times."""


class Turns:
    """Sets how long Python lets a thread compute while others wait, and sets it back with the last door.

    What somebody else has set meanwhile stays.
    """

    def __init__(self) -> None:
        self._open: set[str] = set()
        self._lock = threading.Lock()
        self._before = self._set = 0.0

    def shorten(self, door: str) -> None:
        """Let turns be short as long as a door of this name is open."""
        with self._lock:
            if not self._open:
                self._before = sys.getswitchinterval()
                sys.setswitchinterval(min(self._before, _TURN))
                self._set = sys.getswitchinterval()
            self._open.add(door)

    def leave(self, door: str) -> None:
        """Let turns be as they were, if this was the last door."""
        with self._lock:
            was_last = self._open == {door}
            self._open.discard(door)
            if was_last and sys.getswitchinterval() == self._set:
                sys.setswitchinterval(self._before)


turns: Final = Turns()
"""Those of this process."""
