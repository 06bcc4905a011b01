"""What a page goes by to see that a message got lost on the way, and what it asks then."""

from __future__ import annotations

import threading
from typing import Any, Final

from dixit_widget.table.rpc import Done, Request

MOST: Final = 50
"""Answers that are kept: a page sends again what it takes for lost, and that is little."""


class AskTraits(Request, frozen=True, kw_only=True, tag="traits"):
    """A page lacks something of what it was told: all traits, once more."""

    answer = Done


class Answers:
    """The latest answers of a widget, so that what a page asks twice is done once.

    Where an answer has got lost, the page sends its request again, by the same id.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._kept: dict[str, dict[str, Any] | None] = {}

    def begin(self, id: str) -> bool:
        """Whether a request is a new one; it is under way from now on."""
        with self._lock:
            if id in self._kept:
                return False
            self._kept[id] = None
            for old in list(self._kept)[:-MOST]:
                del self._kept[old]
            return True

    def keep(self, id: str, reply: dict[str, Any]) -> None:
        """Keep the answer to a request."""
        with self._lock:
            if id in self._kept:
                self._kept[id] = reply

    def forget(self, id: object) -> None:
        """Keep nothing of a request: asked again, it is answered anew."""
        with self._lock:
            self._kept.pop(str(id), None)

    def of(self, id: str) -> dict[str, Any] | None:
        """Return the answer that was given; None while the request is under way."""
        with self._lock:
            return self._kept.get(id)
