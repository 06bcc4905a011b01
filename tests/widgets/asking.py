"""Asks a widget as its page would."""

from __future__ import annotations

import itertools
from typing import Any

from dixit_widget.classroom.register import ClassroomRequest
from dixit_widget.table.front_end import Code
from dixit_widget.table.protocol import TableRequest
from dixit_widget.widgets.deck_sheet_messages import DeckSheetRequest
from dixit_widget.widgets.explorer.messages import ExplorerRequest
from dixit_widget.widgets.lab.messages import LabRequest
from dixit_widget.widgets.lab.predict_messages import PredictRequest
from dixit_widget.widgets.replay.messages import ReplayRequest
from dixit_widget.widgets.telling import AskTraits
from tests.wire_types import check_reply
from tools.wire import Wire

_numbers = itertools.count()


def ask(wire: Wire, kind: str, **given: Any) -> dict[str, Any]:
    """Send a request and return its answer."""
    id = f"a{next(_numbers)}"
    wire.deliver({"id": id, "kind": kind, **given})
    reply = next(reply for reply in reversed(wire.replies()) if reply.get("id") == id)
    check_reply(
        reply,
        kind,
        Code
        | AskTraits
        | TableRequest
        | ReplayRequest
        | LabRequest
        | PredictRequest
        | ExplorerRequest
        | DeckSheetRequest
        | ClassroomRequest,
    )
    return reply
