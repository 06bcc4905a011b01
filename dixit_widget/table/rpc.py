"""Answers one message of a page, whatever it holds: the one shape of requests, replies and refusals."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from typing import Any, ClassVar, Final, Literal, TypeAlias, TypeVar

import msgspec

from dixit_widget.table.known import known
from dixit_widget.words import LANGUAGES, Problem, say

log = logging.getLogger("dixit_widget")

_HALVES: Final = re.compile("[\ud800-\udfff]")


class RefusedRequest(Problem):
    """A request that makes sense, but not now, or not from this client."""


class Request(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True, kw_only=True):
    """What every request carries: a number to answer to, and the reader's language.

    Each kind of request names the type of its answer, as ``answer``.
    """

    answer: ClassVar[type[msgspec.Struct]]
    id: str
    lang: Literal["en", "fr"] = "en"


class Done(msgspec.Struct, frozen=True):
    """What was asked is done; ``done`` is False where it came too late or twice, so that nothing changed."""

    done: bool = True


class TextFile(msgspec.Struct, frozen=True):
    """A file to be saved: its name and its text."""

    name: str
    text: str


class Fault(msgspec.Struct, frozen=True):
    """Something that cannot be played, and where on the panel it stands."""

    where: str
    message: str


class Refusal(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is said where a request is refused: a sentence for the person who is looking."""

    code: str
    message: str
    faults: tuple[Fault, ...] = ()


Answer: TypeAlias = msgspec.Struct | tuple[msgspec.Struct, list[bytes]]
"""What a request is answered with, and pictures beside it where they were asked for."""
Reply: TypeAlias = tuple[dict[str, Any], list[bytes]]
AnyRequest = TypeVar("AnyRequest", bound=Request)


def answered(
    content: object,
    requests: Any,
    answer: Callable[[Any], Answer],
    refuse: Callable[[Problem, str], Refusal] = lambda problem, lang: Refusal(
        problem.code, problem.message(lang)
    ),
) -> Reply:
    """Answer a message; nothing is ever raised.

    Parameters
    ----------
    content : object
        What came from the page: data to be checked, whatever it claims to be.
    requests : type
        The requests that are answered, as a union of :class:`Request` types.
    answer : callable
        Answers a request, or raises a :class:`Problem` whose sentence the page shows.
    refuse : callable, optional
        Puts such a problem into words.

    Returns
    -------
    reply : dict
        ``{id, ok: True, …}`` or ``{id, ok: False, code, message}``.
    buffers : list of bytes
        Pictures, where they were asked for.
    """
    content = _legible(content)
    id, lang = _envelope(content)
    try:
        given = answer(msgspec.convert(content, type=known(requests)))
        fields, buffers = given if isinstance(given, tuple) else (given, [])
        return {"id": id, "ok": True, **plain(fields)}, buffers
    except msgspec.ValidationError as error:
        text = say("request.malformed", lang, reason=str(error)[:200])
        return _refusal(id, Refusal("request.malformed", text))
    except Problem as problem:
        return _refusal(id, refuse(problem, lang))
    except Exception:
        log.exception("A request could not be answered")
        return _refusal(id, Refusal("request.failed", say("request.failed", lang)))


def plain(value: object) -> Any:
    """Return a struct as a page gets it: dicts, lists, texts and numbers, of their own."""
    return msgspec.json.decode(msgspec.json.encode(value))


def _legible(content: object) -> object:
    """Return a message as it is read; nothing, where it is nested more deeply than any that makes sense."""
    try:
        return _cleaned(content)
    except RecursionError:
        return None


def _cleaned(value: object) -> object:
    """Return a message with None for null, and with texts that can be sent.

    In JupyterLite, Pyodide has an object of its own for null. A text of JavaScript's may hold half of an
    emoji, which no UTF-8 has.
    """
    if isinstance(value, dict):
        return {_cleaned(key): _cleaned(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_cleaned(item) for item in value]
    if isinstance(value, str):
        return _HALVES.sub("\N{REPLACEMENT CHARACTER}", value)
    return None if type(value).__name__ == "JsNull" else value


def _envelope(content: object) -> tuple[str, str]:
    """Whom to answer, and in which language, as far as a message can be made out."""
    if not isinstance(content, dict):
        return "", "en"
    id, lang = content.get("id"), content.get("lang")
    return (id if isinstance(id, str) else ""), (lang if lang in LANGUAGES else "en")


def _refusal(id: str, refusal: Refusal) -> Reply:
    return {"id": id, "ok": False, **plain(refusal)}, []
