"""Clues as signals: listeners and speakers worked out a second time, and the payoff before any audience."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import exp, prod

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dixit_widget.rules import Round, edition, score_round
from dixit_widget.theory import (
    TheoryProblem,
    audience_payoff,
    literal_listener,
    pragmatic_listener,
    pragmatic_speaker,
    storyteller_payoff,
)

BASE = edition("dixit-2021")
HALF = Fraction(1, 2)
FITS = ((1, 1, 0), (0, 1, 1), (0, 0, 1))

numbers = st.integers(0, 3) | st.fractions(0, 3, max_denominator=6)


@st.composite
def tables(draw):
    clues, cards = draw(st.tuples(st.integers(1, 4), st.integers(1, 4)))
    return [[draw(numbers) for _ in range(cards)] for _ in range(clues)]


def normal(weights):
    whole = sum(weights)
    return [weight / Fraction(whole) if whole else Fraction(1, len(weights)) for weight in weights]


def columns(table):
    return [list(column) for column in zip(*table, strict=True)]


@given(tables(), st.integers(0, 3))
def test_listeners_and_speaker_are_those_of_the_definitions(fits, alpha):
    heard = [normal(row) for row in fits]
    said = [normal([(p**alpha if p else Fraction(0)) for p in column]) for column in columns(heard)]
    understood = [normal(column) for column in columns(said)]
    literal = literal_listener(fits)
    speaker = pragmatic_speaker(literal, alpha)
    assert literal.tolist() == heard
    assert speaker.tolist() == said
    assert pragmatic_listener(speaker).tolist() == understood


@given(tables(), st.floats(0, 20))
def test_every_row_is_shares_and_floats_say_what_fractions_say(fits, alpha):
    speaker = pragmatic_speaker(literal_listener(fits), alpha)
    assert np.allclose(speaker.astype(float).sum(axis=1), 1)
    floats = np.array(fits, dtype=float)
    assert np.allclose(literal_listener(floats), literal_listener(fits).astype(float))
    assert np.allclose(pragmatic_speaker(literal_listener(floats), alpha), speaker.astype(float))


def test_the_example_of_frank_and_goodman():
    """“Blue” among a blue square, a blue circle and a green square: 3 to 2 for the square."""
    blue, green, square, circle = (1, 1, 0), (0, 0, 1), (1, 0, 1), (0, 1, 0)
    heard = literal_listener([blue, green, square, circle])
    understood = pragmatic_listener(pragmatic_speaker(heard))
    assert understood[0].tolist() == [Fraction(3, 5), Fraction(2, 5), 0]
    assert understood[2].tolist() == [Fraction(3, 5), 0, Fraction(2, 5)]
    assert pragmatic_listener(pragmatic_speaker(heard, 2))[0, 0] == Fraction(5, 7)


def test_what_leaps_to_the_eye_counts():
    heard = literal_listener(FITS, prior=(1, 1, 2))
    assert heard[1].tolist() == [0, Fraction(1, 3), Fraction(2, 3)]
    speaker = pragmatic_speaker(literal_listener(FITS))
    assert pragmatic_listener(speaker, prior=(1, 1, 2))[1, 2] == Fraction(4, 7)
    assert literal_listener([[0, 0, 0]], prior=(1, 1, 2))[0].tolist() == [Fraction(1, 4)] * 2 + [HALF]


def test_who_is_paid_for_some_says_what_some_understand():
    def pays(p):
        return storyteller_payoff(BASE, 5, p)

    heard = literal_listener(FITS)
    speaker = pragmatic_speaker(heard, 2, worth=pays)
    weights = [exp(2 * float(pays(HALF))), exp(2 * 0)]
    assert speaker[2, 1] == pytest.approx(weights[0] / sum(weights))
    assert speaker[2, 0] == 0  # nobody finds the third card by the first clue
    assert (pragmatic_speaker(heard, 1000, worth=pays)[2] == [0, 1, 0]).all()


def test_the_firmest_speaker_says_the_clearest():
    assert pragmatic_speaker(literal_listener(FITS), 1000)[2, 2] > 1 - Fraction(1, 10**300)
    assert pragmatic_speaker(literal_listener(FITS), 999.5)[2, 2] == 1
    assert pragmatic_speaker([[1e-300, 1], [1e-301, 1]], 2.5)[0, 0] == pytest.approx(1, abs=0.01)


@pytest.mark.parametrize("rules", [BASE, BASE.replace(lone_finder_points=4), edition("odyssey")])
@pytest.mark.parametrize(
    ("sizes", "chances"), [((1, 1), (1, 0)), ((2, 1), (HALF, Fraction(1, 5))), ((1, 2, 1), (0, 1, HALF))]
)
def test_an_audience_is_scored_turn_by_turn(rules, sizes, chances):
    each = [chance for size, chance in zip(sizes, chances, strict=True) for _ in range(size)]
    names = [f"g{i}" for i in range(len(each))]
    total = Fraction(0)
    for finds in product((True, False), repeat=len(each)):
        chance = prod(p if found else 1 - p for p, found in zip(each, finds, strict=True))
        votes = {
            name: 1 if found else (2 if i else 3)
            for i, (name, found) in enumerate(zip(names, finds, strict=True))
        }
        slots = ("s", *names)
        if len(names) == 2:
            slots = ("s", *names, *names)
        total += chance * score_round(rules, Round("s", slots, votes)).points["s"]
    assert audience_payoff(rules, sizes, chances) == total
    assert storyteller_payoff(rules, len(each), each) == total


def test_audiences_along_a_grid():
    grid = np.linspace(0, 1, 5)
    along = audience_payoff(BASE, (2, 3), (grid[:, None], grid))
    assert along.shape == (5, 5)
    for i, j in np.ndindex(5, 5):
        assert along[i, j] == pytest.approx(audience_payoff(BASE, (2, 3), (grid[i], grid[j])))
    assert np.allclose(along.diagonal(), storyteller_payoff(BASE, 5, grid))
    assert along[-1, 0] == along[0, -1] == 3


@pytest.mark.parametrize(
    ("ask", "says"),
    [
        (lambda: literal_listener([1, 2]), "table of numbers"),
        (lambda: literal_listener([[1, -1]]), "table of numbers"),
        (lambda: literal_listener([[1, float("nan")]]), "table of numbers"),
        (lambda: literal_listener([["a"]]), "table of numbers"),
        (lambda: literal_listener([]), "table of numbers"),
        (lambda: literal_listener([[1, 1]], prior=[1]), "each of the 2 cards"),
        (lambda: literal_listener([[1, 1]], prior=[0, 0]), "each of the 2 cards"),
        (lambda: pragmatic_speaker([[1, 1]], -1), "0 to 1000"),
        (lambda: pragmatic_speaker([[1, 1]], True), "0 to 1000"),
        (lambda: pragmatic_speaker([[1, 1]], float("nan")), "0 to 1000"),
        (lambda: pragmatic_speaker([[1, 1]], worth=lambda p: 3), "as many numbers"),
        (lambda: pragmatic_speaker([[1, 1]], worth=3), "must be a function"),
        (lambda: pragmatic_speaker([[1, 1]], worth=lambda p: "much"), "as many numbers"),
        (lambda: audience_payoff(BASE, (2, 3), (1,)), "one chance for each group"),
        (lambda: audience_payoff(BASE, (2, 0), (1, 0)), "number of guessers"),
        (lambda: audience_payoff(BASE, (2, 3), (1, 2)), "from 0 to 1"),
        (lambda: audience_payoff(BASE, 5, 1), "one chance for each group"),
    ],
)
def test_what_cannot_be_asked_is_refused_in_a_sentence(ask, says):
    with pytest.raises(TheoryProblem, match=says):
        ask()
