"""Whatever a check is given, it says in a sentence what it wants."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from lesson import (
    Verdict,
    decoys,
    five_rulebooks,
    not_sure,
    own_bot,
    reading_a_game,
    signals,
    storyteller,
    tournament,
    turn_the_rules,
    voters,
)

import dixit_widget as dixit

LESSONS = (
    decoys,
    five_rulebooks,
    not_sure,
    own_bot,
    reading_a_game,
    signals,
    storyteller,
    tournament,
    turn_the_rules,
    voters,
)
GIVEN = {"rows": dixit.example_record().rows(), "but_not": {"finder 5": {"finder_points": 5}}}
"""What a lesson hands to its checks beside the student's answer."""

ODD = (None, ..., 5, True, "x", [], {}, (), set(), object(), float("nan"), float("inf"), 10**400, 1j, dict)
SHAPED = ([[(2, 2), (4, 0)], [(0, 4), (3, 3)]], [None] * 5, [float("nan")] * 5, ["x"] * 5, {"Fox": None})
FILLED = tuple(dict.fromkeys([("card", "card"), ("decoy", "decoy"), "Fox"], odd) for odd in ODD)

Check = Callable[[Any], Verdict]


def checks() -> Iterator[Any]:
    for module in LESSONS:
        for name, check in inspect.getmembers(module, inspect.isfunction):
            if name.startswith("check_") and check.__module__ == module.__name__:
                wanted = inspect.signature(check).parameters
                given = {each: value for each, value in GIVEN.items() if each in wanted}
                yield pytest.param(functools.partial(check, **given), id=f"{module.__name__}.{name}")


@pytest.mark.parametrize("check", list(checks()))
def test_every_check_answers_any_object_with_a_sentence(check: Check) -> None:
    for answer in (*ODD, *SHAPED, *FILLED):
        verdict = check(answer)
        assert verdict.state in ("open", "again"), answer
        assert verdict.text.endswith((".", "?", "!")), (answer, verdict.text)


@pytest.mark.parametrize("check", list(checks()))
def test_every_check_answers_a_function_that_returns_any_object(check: Check) -> None:
    for value in (*ODD, *SHAPED, *FILLED):
        verdict = check(lambda *_, value=value: value)
        assert verdict.state in ("open", "again"), value
