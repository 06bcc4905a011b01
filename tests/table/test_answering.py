"""One message of a page and its one answer."""

from __future__ import annotations

from dixit_widget.table.answering import answered


class JsNull:
    """What Pyodide makes of a null in a message of the page."""


def test_null_is_none_where_a_browser_runs_the_kernel() -> None:
    message = {"id": "7", "red": JsNull(), "drafts": [{"target": JsNull()}, 1]}
    reply, _ = answered(message, lambda content: content, lambda request: ({"got": request}, []))
    assert reply == {"id": "7", "ok": True, "got": {"id": "7", "red": None, "drafts": [{"target": None}, 1]}}
