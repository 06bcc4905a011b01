"""Asks a widget as its page would."""

from __future__ import annotations

import itertools
from typing import Any

from tools.wire import Wire

_numbers = itertools.count()


def ask(wire: Wire, kind: str, **given: Any) -> dict[str, Any]:
    """Send a request and return its answer."""
    id = f"a{next(_numbers)}"
    wire.deliver({"id": id, "kind": kind, **given})
    return next(reply for reply in reversed(wire.replies()) if reply.get("id") == id)
