"""Checks that what is answered and shown is of the very types that the page's are made from."""

from __future__ import annotations

import typing
from collections.abc import Iterator
from typing import Any

import msgspec

from dixit_widget.table.rpc import Refusal, plain

ENVELOPE = {"id", "ok", "epoch", "serial", "told"}


def check_reply(reply: dict[str, Any], kind: str, requests: Any) -> None:
    """Fail if a reply is not of the type that its request names."""
    by_kind = {each.__struct_config__.tag: each.answer for each in typing.get_args(requests)}
    expected = by_kind[kind] if reply["ok"] else Refusal
    check_type({name: value for name, value in reply.items() if name not in ENVELOPE}, expected)


def check_type(value: Any, expected: Any) -> None:
    """Fail if plain data is not of a type, to the letter: no field more, none less."""
    assert plain(msgspec.convert(value, expected)) == value


def texts_in(value: Any) -> Iterator[str]:
    """All texts in a message but for the names of its fields."""
    if isinstance(value, str):
        yield value
    for item in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from texts_in(item)
