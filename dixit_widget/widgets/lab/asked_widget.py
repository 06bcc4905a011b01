"""What the widgets share whose page asks and never sets: language, theme, wire."""

from __future__ import annotations

import threading
from typing import Any, ClassVar

from dixit_widget.table.rpc import Answer, answered
from dixit_widget.widgets.arguments import check_look
from dixit_widget.widgets.page_widget import PageWidget


class AskedWidget(PageWidget):
    """A widget whose page asks by custom message and is answered; its traits only go out."""

    _requests: ClassVar[Any] = None
    """What the page may ask: a union of :class:`Request` types."""

    def __init__(self, language: str, theme: str, **traits: Any) -> None:
        check_look(language, theme)
        self._lock = threading.RLock()
        super().__init__(language=language, theme=theme, **traits)
        self.on_msg(self._hear)

    def _answer(self, request: Any) -> Answer:
        """Answer a request, or raise a :class:`Problem`."""
        raise NotImplementedError

    def _hear(self, _widget: object, content: object, _buffers: object) -> None:
        with self._lock:
            reply, buffers = answered(content, self._requests, self._answer)
        self.reply(reply, buffers)
