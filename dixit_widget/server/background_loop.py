"""One event loop for all doors, on a thread of its own: a busy cell keeps no phone waiting."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections import deque
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache, partial
from typing import Any, Final, TypeVar

log = logging.getLogger("dixit_widget")

T = TypeVar("T")
_PATIENCE: Final = 10.0  # seconds that whoever opens or closes a door waits for it at most


class BackgroundLoop:
    """An event loop that runs until the process ends, and a few threads for what would hold it up."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.pool = ThreadPoolExecutor(16, thread_name_prefix="dixit-share")
        self._waiting: deque[Callable[[], object]] = deque()
        self._is_woken = False
        threading.Thread(target=self._run, name="dixit-share-loop", daemon=True).start()

    def _run(self) -> None:
        asyncio.set_event_loop(self.loop)
        while True:
            try:
                self.loop.run_forever()
            except (SystemExit, KeyboardInterrupt):
                log.exception("Something on the loop of all doors wanted to end the program")

    def soon(self, call: Callable[..., object], *given: object) -> None:
        """Have something called on the loop, from whatever thread.

        For all that comes at once the loop is woken once: where a cell computes, whoever wakes another thread
        waits for its own turn to go on.
        """
        self._waiting.append(partial(call, *given))
        if not self._is_woken:
            self._is_woken = True
            self.loop.call_soon_threadsafe(self._call)

    def _call(self) -> None:
        self._is_woken = False
        while self._waiting:
            call = self._waiting.popleft()
            try:
                call()  # now, and not after what else waits: an answer comes behind what it led to
            except Exception:
                log.exception("Something that was to be done for a device could not be")

    def beside(self, work: Callable[..., object], *given: object) -> None:
        """Have something done on one of the few threads, unless the program ends just now."""
        with suppress(RuntimeError):
            self.pool.submit(work, *given)

    def wait_for(self, work: Coroutine[Any, Any, T]) -> T:
        """Have something done on the loop, and return what comes of it; not to be called there."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(_PATIENCE)


class WantedToEnd(RuntimeError):
    """What somebody's own code raised to end the program, on a thread where that would end only the doors."""


def kept_going(work: Callable[..., T], *given: object) -> T:
    """Do something in which other people's code may run, and let that end no loop.

    Raises
    ------
    WantedToEnd
        In place of what would.
    """
    try:
        return work(*given)
    except (SystemExit, KeyboardInterrupt) as end:
        raise WantedToEnd(repr(end)) from end


@cache
def background_loop() -> BackgroundLoop:
    """Return the loop of this process, started when it is first asked for."""
    return BackgroundLoop()
