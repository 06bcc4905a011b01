"""A comm that keeps what is sent over it, in place of a browser: for tests and measurements."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest import mock

import ipywidgets.comm
from comm.base_comm import BaseComm


class Wire(BaseComm):  # type: ignore[misc]
    """Keeps every message that a widget sends."""

    sent: list[tuple[dict[str, Any], int]]

    def __init__(self, *arguments: Any, **more: Any) -> None:
        self.sent = []
        super().__init__(*arguments, **more)

    def publish_msg(
        self, msg_type: str, data: Any = None, metadata: Any = None, buffers: Any = None, **keys: Any
    ) -> None:
        """Keep a message instead of sending it."""
        self.sent.append((data or {}, sum(len(buffer) for buffer in buffers or ())))

    @property
    def text(self) -> str:
        """All messages so far, as JSON."""
        return json.dumps([message for message, _ in self.sent], ensure_ascii=False)

    @property
    def size(self) -> int:
        """Bytes sent so far, without pictures."""
        return sum(len(json.dumps(message, separators=(",", ":")).encode()) for message, _ in self.sent)

    def replies(self) -> list[dict[str, Any]]:
        """The custom messages among them."""
        return [message["content"] for message, _ in self.sent if message.get("method") == "custom"]

    def deliver(self, content: object) -> None:
        """Hand the widget a custom message, as from a browser."""
        self.handle_msg({"content": {"data": {"method": "custom", "content": content}}, "buffers": []})


@contextmanager
def wires(kind: type[Wire] = Wire) -> Iterator[list[Wire]]:
    """Give every widget made inside a :class:`Wire`; a widget's own comes after those of its parts."""
    made: list[Wire] = []

    def create(*arguments: Any, **more: Any) -> Wire:
        made.append(kind(*arguments, **more))
        return made[-1]

    with mock.patch.object(ipywidgets.comm, "create_comm", create):
        yield made
