"""Work beside the kernel's main thread, of which only the newest counts."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Iterator
from contextvars import Context, copy_context

_log = logging.getLogger(__name__)

Show = Callable[[], None]
Job = Callable[[], Iterator[Show]]


class LatestJob:
    """Does the latest job that it was given, step by step, and abandons an older one between two steps.

    A job is a function that returns an iterator: getting its next item is a step of work, and calling the
    item shows what came of it. Nothing of an older job is shown once a newer one waits. Where no thread can
    be started (Python in a browser) the work is done at once.

    Examples
    --------
    >>> latest, seen = LatestJob(), []
    >>> latest.run(lambda: iter([lambda: seen.append("first"), lambda: seen.append("second")]))
    >>> latest.wait(10)
    True
    >>> seen
    ['first', 'second']
    """

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._next: tuple[Context, Job] | None = None
        self._working = False

    def run(self, job: Job) -> None:
        """Do this job as soon as the step that is being worked on is done; forget all others."""
        with self._changed:
            self._next = copy_context(), job
            if self._working:
                return
            self._working = True
        try:
            # Python waits for it before it ends: cut off amid a drawing, matplotlib's C++ aborts the process.
            threading.Thread(target=self._work, name="dixit-latest", daemon=False).start()
        except RuntimeError:
            self._work()

    def stop(self) -> None:
        """Abandon what is being done after the step that is being worked on; start nothing."""
        with self._changed:
            if self._working:
                self._next = copy_context(), lambda: iter(())

    def wait(self, seconds: float) -> bool:
        """Wait until there is nothing left to do; return whether that came about in time."""
        with self._changed:
            return self._changed.wait_for(lambda: not self._working, seconds)

    def _work(self) -> None:
        while (waiting := self._take()) is not None:
            context, job = waiting
            try:
                context.run(self._do, job)
            except Exception:  # whatever went wrong with this job, the next one is to be done
                _log.exception("a step of the work could not be done")

    def _do(self, job: Job) -> None:
        """Do a job in the context of who asked for it: a kernel says by that which cell a message is for."""
        for show in job():
            if self._next is not None:
                return
            show()
            if self._next is not None:
                return

    def _take(self) -> tuple[Context, Job] | None:
        with self._changed:
            waiting, self._next = self._next, None
            if waiting is None:
                self._working = False
                self._changed.notify_all()
            return waiting
