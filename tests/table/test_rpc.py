"""One message of a page and its one answer."""

from __future__ import annotations

from typing import Any

import msgspec

from dixit_widget.table.rpc import Request, answered


class JsNull:
    """What Pyodide makes of a null in a message of the page."""


class Got(msgspec.Struct):
    """What was asked for."""

    got: dict[str, Any]


class Lay(Request, frozen=True, kw_only=True, tag="lay"):
    """Anything."""

    red: int | None
    drafts: list[Any]


def test_null_is_none_where_a_browser_runs_the_kernel() -> None:
    message = {"kind": "lay", "id": "7", "red": JsNull(), "drafts": [{"target": JsNull()}, 1]}
    reply, _ = answered(message, Lay, lambda lay: Got({"red": lay.red, "drafts": lay.drafts}))
    assert reply == {"id": "7", "ok": True, "got": {"red": None, "drafts": [{"target": None}, 1]}}


def test_what_is_nested_without_end_is_refused_like_other_nonsense() -> None:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    reply, _ = answered({"kind": "lay", "id": "7", "red": None, "drafts": deep}, Lay, lambda lay: Got({}))
    assert reply["code"] == "request.malformed"
    while deep:
        deep = deep.pop()  # or else taking it away would nest as deeply
