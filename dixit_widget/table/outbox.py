"""What waits to be shown to one client: the newest, whole, and nothing twice."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from dixit_widget.table.snapshot import Snapshot

log = logging.getLogger("dixit_widget")


class Outbox:
    """Shows snapshots to a client one after the other; what comes meanwhile becomes one with what waits.

    Nobody who puts something in waits for the client. Whoever flushes shows what waits; where another thread
    is at it already, that one goes on with what has come.

    Parameters
    ----------
    show : callable
        Called with a :class:`Snapshot`, outside of every lock; an error of it is logged.
    """

    def __init__(self, show: Callable[[Snapshot], None]) -> None:
        self._show = show
        self._lock = threading.Lock()
        self._showing = threading.Lock()
        self._waiting: Snapshot | None = None
        self._newest = ("", -1)
        self._held = 0

    def put(self, snapshot: Snapshot) -> None:
        """Take a snapshot; one that is older than what has been taken adds only its steps."""
        epoch, serial = snapshot.seating.epoch, snapshot.seating.serial
        with self._lock:
            late = epoch == self._newest[0] and serial < self._newest[1]
            if late and self._waiting is None:
                return
            if self._waiting is None:
                self._waiting = snapshot
            elif late:
                self._waiting = self._waiting.after(snapshot)
            else:
                self._waiting = snapshot.after(self._waiting)
            if not late:
                self._newest = (epoch, serial)

    @contextmanager
    def held(self) -> Iterator[None]:
        """Let what comes while the body runs become one, and show it at the end or when it is said."""
        with self._lock:
            self._held += 1
        try:
            yield
        finally:
            with self._lock:
                self._held -= 1
            self.flush()

    def flush_unless_held(self) -> None:
        """Show what waits, if nobody wants to see more come first."""
        if not self._held:
            self.flush()

    def flush(self) -> None:
        """Show what waits."""
        while self._waiting is not None and self._showing.acquire(blocking=False):
            try:
                while (snapshot := self._take()) is not None:
                    self._show_one(snapshot.to_be_sent())
            finally:
                self._showing.release()

    def _take(self) -> Snapshot | None:
        with self._lock:
            snapshot, self._waiting = self._waiting, None
            return snapshot

    def _show_one(self, snapshot: Snapshot) -> None:
        try:
            self._show(snapshot)
        except Exception:
            log.exception("A client could not be shown what has happened")
