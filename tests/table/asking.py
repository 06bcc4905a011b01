"""What a page asks of a table."""

from __future__ import annotations

import itertools
from typing import Any

from dixit_widget.table import Host

_numbers = itertools.count()


def ask(host: Host, kind: str, **given: Any) -> dict[str, Any]:
    """Return the answer to a request."""
    reply, _ = host.handle({"id": str(next(_numbers)), "kind": kind, **given})
    return reply
