"""Rules as files: written and read by path in the kernel, or handed over by the page."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from dixit_widget.rules import InvalidRules, RuleSet
from dixit_widget.rules.validation import shown
from dixit_widget.table import RefusedRequest
from dixit_widget.words import Problem
from dixit_widget.words.paths import as_path, printable, reason_of

_BIGGEST: Final = 100_000


def save(rules: RuleSet, path: object) -> None:
    """Write rules into a file, as JSON.

    Raises
    ------
    RefusedRequest
        If the file cannot be written.
    """
    file = _file(path)
    try:
        file.write_text(rules.to_json() + "\n", encoding="utf-8")
    except (OSError, ValueError) as problem:
        raise _refused("explorer.unwritable", file, problem) from problem


def load(path: object) -> RuleSet:
    """Read rules from a file.

    Raises
    ------
    InvalidRules
        If it holds none that can be played.
    RefusedRequest
        If there is no such file, or it cannot be read.
    """
    file = _file(path)
    try:
        content = file.read_bytes()
    except FileNotFoundError:
        raise RefusedRequest("explorer.no_file", path=printable(file)) from None
    except (OSError, ValueError) as problem:
        raise _refused("explorer.unreadable", file, problem) from problem
    return RuleSet.from_json(content)


def read(name: str, content: str, language: str) -> RuleSet:
    """Read rules from what a file holds that somebody chose on the page.

    Raises
    ------
    RefusedRequest
        With the file's name, and what is wrong with it.
    """
    try:
        if len(content) > _BIGGEST:
            raise InvalidRules([Problem("rules_not_json")])
        return RuleSet.from_json(content)
    except InvalidRules as refusal:
        reason = refusal.message(language)
        raise RefusedRequest("explorer.not_loaded", name=name[:60], reason=reason) from refusal


def _file(path: object) -> Path:
    if not isinstance(path, str | os.PathLike):
        raise RefusedRequest("explorer.path", value=shown(path))
    return as_path(path)


def _refused(code: str, file: Path, problem: Exception) -> RefusedRequest:
    return RefusedRequest(code, path=printable(file), reason=reason_of(problem))
