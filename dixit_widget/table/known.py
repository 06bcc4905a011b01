"""Types that msgspec has learnt: two threads that meet one for the first time, both at once, crash Python."""

from __future__ import annotations

import threading
from typing import Any

import msgspec

_learning = threading.Lock()
_known: set[Any] = set()


def known(kind: Any) -> Any:
    """Return a type once msgspec knows it, however many threads ask.

    msgspec 0.22 hands out what it knows of a struct before all its fields are there, for the sake of structs
    that hold themselves; whoever reads such a one meanwhile reads what is not there yet. The first messages
    of thirty phones come at once.

    Examples
    --------
    >>> msgspec.json.decode("[1, 2]", type=known(tuple[int, int]))
    (1, 2)
    """
    if kind not in _known:
        with _learning:
            msgspec.json.Decoder(kind)
            _known.add(kind)
    return kind
