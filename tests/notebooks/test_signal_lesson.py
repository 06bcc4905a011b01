"""Lesson 11: what its checks say, and that its pictures show what they say."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import numpy as np
import pytest
from lesson import signals

import dixit_widget as dixit


@pytest.mark.parametrize("check", [signals.check_clue, signals.check_paid])
def test_an_exercise_that_nobody_filled_in_is_no_mistake(check) -> None:
    unfilled = ... if check is signals.check_clue else lambda a, b: ...
    assert check(unfilled).state == "open"


@pytest.mark.parametrize(
    ("answer", "hint"),
    [
        (lambda a, b: 3 * (a + b - a * b), "If both find it, you get nothing."),
        (lambda a, b: a + b - 2 * a * b, "That is the chance. What does it pay?"),
        (lambda a, b: 3 * a * (1 - b), "Exactly one of the two has to find it"),
        (lambda a, b: "3", "no number"),
        (lambda a: a, "TypeError"),
    ],
)
def test_a_slip_in_the_formula_gets_a_hint_that_fits(answer, hint) -> None:
    verdict = signals.check_paid(answer)
    assert verdict.state == "again"
    assert hint in verdict.text


@pytest.mark.parametrize(
    ("clue", "state", "hint"),
    [
        ("which came first", "right", "2.2"),
        ("dinosaur", "right", "2.20"),
        ("egg", "again", "Both hear it."),
        ("New Year", "again", "Neither hears it."),
        ("birth", "again", "make the gap wider"),
        ("", "again", "A clue is a text"),
        (7, "again", "A clue is a text"),
    ],
)
def test_a_clue_is_told_who_hears_it(clue, state, hint) -> None:
    verdict = signals.check_clue(clue)
    assert verdict.state == state, verdict
    assert hint in verdict.text


def test_not_knowing_who_is_who_is_being_half_clear() -> None:
    """All 32 audiences of five, each with a fair coin for each guesser: scored turn by turn."""
    names = "abcde"
    total = Fraction(0)
    for case in product((True, False), repeat=5):
        votes = {
            name: 1 if hears else (2 if i else 3)
            for i, (name, hears) in enumerate(zip(names, case, strict=True))
        }
        total += dixit.score_round(signals.RULES, dixit.Round("s", ("s", *names), votes)).points["s"]
    assert signals.unknown_friends() == total / 32 == Fraction(45, 16)


def test_the_picture_of_what_clues_mean_says_what_it_shows() -> None:
    said = dixit.charts.summary(signals.understood(1, storyteller=True))
    assert said.startswith("If the speaker is paid as in Dixit, α = 1. growth: bulbs 67%")
    assert "birth: bulbs 0%, seed 35%, egg 65%" in said


def test_the_ears_are_the_bots() -> None:
    clue, cards, reading, said = signals.one_vote()
    shown = signals.opened(clue, cards, reading, said)
    listener, bot = ([float(row[column]) for row in shown.rows] for column in (3, 4))
    assert np.allclose(listener, bot, atol=0.011)  # what a bot says is rounded before
    assert np.isclose(signals.hears("Ben", "egg").sum(), 1)
    signals.speaker_to_turn()
    signals.clue_to_try()
