"""Lets a page know that what it asked for is being worked at, where that takes its time."""

from __future__ import annotations

import _thread
import logging
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

log = logging.getLogger("dixit_widget")

BEAT: Final = 1.0
"""Seconds; a page that hears nothing for three takes the kernel for gone."""


@contextmanager
def heartbeat(tell: Callable[[], None], beat: float = BEAT) -> Iterator[None]:
    """Call ``tell`` every second while the body runs, from a thread of its own.

    Parameters
    ----------
    tell : callable
        Sends the page a sign of life.
    beat : float, optional
        Seconds from one to the next.
    """
    done = threading.Event()

    def beats() -> None:
        while not done.wait(beat):
            try:
                tell()
            except Exception:
                log.exception("A page could not be told that its request is being worked at")
                return

    try:
        _thread.start_new_thread(beats, ())  # Thread.start waits until it runs: milliseconds at times
    except RuntimeError:
        log.debug("No threads here: a page waits without a sign")
    try:
        yield
    finally:
        done.set()
