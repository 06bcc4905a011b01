"""One message of a page and its one answer."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import msgspec
import pytest

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


def test_half_an_emoji_is_answered_as_a_sign_that_can_be_sent() -> None:
    message = {"kind": "lay", "id": "7", "red": None, "drafts": ["a\ud83d", {"\udc07b": "\U0001f407"}]}
    reply, _ = answered(message, Lay, lambda lay: Got({"drafts": lay.drafts}))
    assert reply == {
        "id": "7",
        "ok": True,
        "got": {"drafts": ["a\N{REPLACEMENT CHARACTER}", {"\N{REPLACEMENT CHARACTER}b": "\U0001f407"}]},
    }
    for odd in ({**message, "lang": "\ud83d"}, {**message, "kind": "\ud83d"}):
        reply, _ = answered(odd, Lay, lambda lay: Got({}))
        assert reply["code"] == "request.malformed"


def test_an_answer_that_cannot_be_sent_is_a_refusal(caplog: pytest.LogCaptureFixture) -> None:
    message = {"kind": "lay", "id": "7", "red": None, "drafts": []}
    reply, _ = answered(message, Lay, lambda lay: Got({"name": "a\ud83d"}))
    assert (reply["id"], reply["code"]) == ("7", "request.failed")
    assert "could not be answered" in caplog.text


def test_what_is_nested_without_end_is_refused_like_other_nonsense() -> None:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    reply, _ = answered({"kind": "lay", "id": "7", "red": None, "drafts": deep}, Lay, lambda lay: Got({}))
    assert reply["code"] == "request.malformed"
    while deep:
        deep = deep.pop()  # or else taking it away would nest as deeply


AT_ONCE = """
import threading, time
import msgspec
from dixit_widget.table.rpc import Done, Request, answered

def slowly():
    time.sleep(0.2)
    return int

class Inner(msgspec.Struct):
    number: "slowly()"

class Slow(Request, frozen=True, kw_only=True, tag="slow"):
    inner: Inner

said = []

def ask():
    content = {"kind": "slow", "id": "1", "inner": {"number": 7}}
    said.append(answered(content, Slow, lambda slow: Done(slow.inner.number == 7))[0])

asking = [threading.Thread(target=ask) for _ in range(4)]
for thread in asking:
    thread.start()
for thread in asking:
    thread.join()
print(said == 4 * [{"id": "1", "ok": True, "done": True}])
"""


def test_the_first_messages_of_a_kind_may_come_at_once() -> None:
    done = subprocess.run([sys.executable, "-c", AT_ONCE], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "True\n"), done.stderr


def test_no_message_has_an_annotation_that_python_3_10_refuses() -> None:
    """A plain ``ClassVar`` is none there: no request was understood."""
    import tools.protocol_types  # noqa: F401, it knows all messages

    kinds = [msgspec.Struct]
    for kind in kinds:
        kinds += kind.__subclasses__()
    ours = [kind for kind in kinds if kind.__module__.startswith("dixit_widget.")]
    assert len(ours) > 100
    assert [kind for kind in ours if "ClassVar" in kind.__annotations__.values()] == []
