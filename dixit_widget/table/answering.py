"""Answers one message of a page, whatever it holds: the one shape of requests, replies and refusals."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from dixit_widget.words import LANGUAGES, Problem, say

log = logging.getLogger("dixit_widget")

Reply = tuple[dict[str, Any], list[bytes]]
Request = TypeVar("Request")


def answered(
    content: object,
    decode: Callable[[object], Request],
    answer: Callable[[Request], Reply],
    more: Callable[[Problem], dict[str, Any]] = lambda problem: {},
) -> Reply:
    """Answer a message; nothing is ever raised.

    Parameters
    ----------
    content : object
        What came from the page.
    decode : callable
        Reads it as a request, or raises ``msgspec.ValidationError``.
    answer : callable
        Answers the request, or raises a :class:`Problem` whose sentence the page shows.
    more : callable, optional
        What a refusal says besides that sentence.

    Returns
    -------
    reply : dict
        ``{id, ok: True, …}`` or ``{id, ok: False, code, message}``.
    buffers : list of bytes
        Pictures, where they were asked for.
    """
    content = _without_js_null(content)
    id, lang = _envelope(content)
    try:
        reply, buffers = answer(decode(content))
    except msgspec.ValidationError as error:
        text = say("request.malformed", lang, reason=str(error)[:200])
        return _refusal(id, "request.malformed", text), []
    except Problem as problem:
        return _refusal(id, problem.code, problem.message(lang), **more(problem)), []
    except Exception:
        log.exception("A request could not be answered")
        return _refusal(id, "request.failed", say("request.failed", lang)), []
    return {"id": id, "ok": True, **reply}, buffers


def _without_js_null(value: object) -> object:
    """Return a message with None for null: in JupyterLite, Pyodide has an object of its own for it."""
    if isinstance(value, dict):
        return {key: _without_js_null(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_without_js_null(item) for item in value]
    return None if type(value).__name__ == "JsNull" else value


def _envelope(content: object) -> tuple[str, str]:
    """Whom to answer, and in which language, as far as a message can be made out."""
    if not isinstance(content, dict):
        return "", "en"
    id, lang = content.get("id"), content.get("lang")
    return (id if isinstance(id, str) else ""), (lang if lang in LANGUAGES else "en")


def _refusal(id: str, code: str, message: str, **more: Any) -> dict[str, Any]:
    return {"id": id, "ok": False, "code": code, "message": message, **more}
