"""Lesson 8: a class on its own phones – what it is asked, how long it is waited for, what theory says."""

from __future__ import annotations

import time
from collections.abc import Callable
from fractions import Fraction

import dixit_widget as dixit
from dixit_widget import theory

RULES = dixit.edition("dixit-2021")
DEARER = RULES.replace(decoy_points=2)
"""The one rule that is changed: a vote on a decoy pays twice as much."""
GUESSERS = 3


def best() -> Fraction:
    """Return how clear the best clue is at tables of four: the chance that each guesser finds it."""
    return Fraction(theory.best_clarity(RULES, GUESSERS).p)


def some_at(p: Fraction) -> Fraction:
    """Return how often some find the card and some do not, where each finds it with a chance of its own.

    Examples
    --------
    >>> some_at(Fraction(1, 2))
    Fraction(3, 4)
    """
    return 1 - p**GUESSERS - (1 - p) ** GUESSERS


def ask_clarity() -> dixit.Predict:
    """Ask how clear a clue should be at a table of four."""
    return dixit.Predict(
        "Four play, so three guess. How clear should your clue be: "
        "what chance should each of them have of finding your card?",
        number=(0, 100, 5),
        unit="%",
        truth=lambda: float(100 * best()),
        explanation="You are paid when some find it and some do not. "
        "Where each finds it with a chance of their own, that is likeliest half way, by symmetry.",
    )


def ask_change() -> dixit.Predict:
    """Ask what changes where a vote on a decoy pays twice as much."""
    more, fewer, points = (
        "more votes find the card",
        "fewer votes find the card",
        "only the points grow",
    )
    return dixit.Predict(
        "From now on a vote on a decoy pays two points at half of the tables. "
        "What will the data show there, if everybody goes on as before?",
        choices=[more, fewer, points],
        truth=points,
        explanation="The points grow by themselves: the same votes are paid more. "
        "Whether people hand in other decoys, or vote differently, is another question. "
        "Where to look for that is the share of votes that found the card.",
    )


def until(true: Callable[[], bool], seconds: float = 120) -> None:
    """Wait until something holds, or for so long; a class is asked by the widget, not by this cell."""
    end = time.monotonic() + seconds
    while not true() and time.monotonic() < end:
        time.sleep(0.1)


def all_have_answered(room: dixit.Classroom) -> Callable[[], bool]:
    """Return what tells whether everybody who is there has answered the question at hand."""
    return lambda: {*room.here} <= {*room.answers} != set()
