"""What every widget of the package has: it is answered while a cell runs, and its None arrives as null."""

from __future__ import annotations

import sys
from typing import Any

import anywidget

from dixit_widget.widgets.any_loop import answer_on_any_loop


class PageWidget(anywidget.AnyWidget):
    """A widget whose page hears the same from every kernel."""

    def open(self) -> None:
        """Begin to speak with pages, and be answered while a cell runs."""
        super().open()
        answer_on_any_loop(self)

    def get_state(self, *arguments: Any, **more: Any) -> Any:
        """Return the traits as a page gets them."""
        return for_page(super().get_state(*arguments, **more))

    def send(self, content: Any, buffers: Any = None) -> None:
        """Send a custom message."""
        super().send(for_page(content), buffers)


def for_page(value: Any) -> Any:
    """Return what goes to a page so that None becomes null there.

    A kernel that runs in the browser makes undefined of None, and fields that are undefined get lost on the
    way; Pyodide has a null of its own to give instead.
    """
    null = getattr(sys.modules.get("pyodide.ffi"), "jsnull", None)
    return value if null is None else _with(null, value)


def _with(null: object, value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _with(null, held) for key, held in value.items()}
    if isinstance(value, list | tuple):
        return [_with(null, held) for held in value]
    return null if value is None else value
