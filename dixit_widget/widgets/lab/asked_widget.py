"""What the widgets share whose page asks and never sets: look, wire, pictures."""

from __future__ import annotations

import threading
from typing import Any

import anywidget
import traitlets

from dixit_widget.table.answering import Reply, answered
from dixit_widget.table.protocol import Request
from dixit_widget.widgets.look import check_look
from dixit_widget.widgets.page_widget import PageWidget
from dixit_widget.words import LANGUAGES


class AskedWidget(PageWidget):
    """A widget whose page asks by custom message and is answered; its traits only go out."""

    language = traitlets.Enum(["", *LANGUAGES], default_value="").tag(sync=True)
    theme = traitlets.Enum(["", "light", "dark"], default_value="").tag(sync=True)

    def __init__(self, language: str, theme: str, **traits: Any) -> None:
        check_look(language, theme)
        self._lock = threading.RLock()
        super().__init__(language=language, theme=theme, **traits)
        self.on_msg(self._hear)

    def _decode(self, content: object) -> Any:
        """Read a request, or raise ``msgspec.ValidationError``."""
        raise NotImplementedError

    def _answer(self, request: Any) -> Reply:
        """Answer a request, or raise a :class:`Problem`."""
        raise NotImplementedError

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Take what a page says of its layout, and nothing else: the rest it asks for."""
        theirs = anywidget.AnyWidget.class_trait_names()
        super().set_state({name: value for name, value in sync_data.items() if name in theirs})

    def _hear(self, _widget: object, content: object, _buffers: object) -> None:
        with self._lock:
            reply, buffers = answered(content, self._decode, self._answer)
        self.send(reply, buffers)


class Pictures(Request, frozen=True, kw_only=True, tag="pictures"):
    """Cards by id."""

    cards: tuple[str, ...] = ()
