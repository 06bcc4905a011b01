"""Whatever the theory is asked, it answers or says in a sentence what is wrong."""

from __future__ import annotations

from fractions import Fraction
from functools import partial

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as arrays

from dixit_widget import theory
from dixit_widget.rules import edition
from dixit_widget.words import Problem
from tests.odd import ODD, answers

BASE, PARTY, ODYSSEY = edition("dixit-2021"), edition("odyssey-party"), edition("odyssey")
GAME, TOGETHER = theory.voting_game(BASE, 3), theory.party_game(PARTY, 6)

QUESTIONS = [
    (theory.storyteller_payoff, (BASE, 5, 0.5, 0.1)),
    (theory.storyteller_payoff, (BASE, 5, np.array([0.5]), 0.1)),
    (theory.guesser_payoff, (BASE, 5, 0.5, 0.1)),
    (theory.best_clarity, (BASE, 5, "points", 0)),
    (theory.best_clarity(BASE, 5).within, (0.95,)),
    (theory.finders_distribution, (3, 0.5, 0.1)),
    (theory.pulled_vote, (BASE, 5, 3, True, 0)),
    (theory.decoy_choice, (BASE, 5, 0.5, 0.5)),
    (theory.literal_listener, ([[1, 0], [1, 1]], [1, 2])),
    (theory.pragmatic_speaker, ([[0.5, 0.5], [0, 1]], 2)),
    (theory.pragmatic_listener, ([[0.5, 0.5], [0, 1]], [1, 2])),
    (theory.audience_payoff, (BASE, (2, 3), (0.5, 1))),
    (theory.voting_game, (BASE, 3, "points")),
    (theory.party_game, (PARTY, 6, 2, "points")),
    (partial(theory.kind_of, card_dominates=True), ((4, 3, 2, 0),)),
    (theory.patience, ((4, 3, 2, 0),)),
    (GAME.payoffs, ((1, 1, 1),)),
    (GAME.best_replies, ((1, 1, 1),)),
    (GAME.is_equilibrium, ((1, 1, 1),)),
    (TOGETHER.payoffs, (TOGETHER.together(),)),
    (TOGETHER.together, (1,)),
]


@pytest.mark.parametrize(("ask", "usual"), QUESTIONS)
def test_every_question_with_every_odd_value(ask, usual):
    ask(*usual)
    for place in range(len(usual)):
        for odd in [*ODD, BASE, PARTY, edition("odyssey-team")]:
            answers(ask, *usual[:place], odd, *usual[place + 1 :])
            if isinstance(usual[place], tuple):
                answers(ask, *usual[:place], (odd, *usual[place][1:]), *usual[place + 1 :])


@pytest.mark.parametrize(("ask", "usual"), QUESTIONS)
def test_a_whole_number_that_has_become_a_float_is_that_number(ask, usual):
    for place, value in enumerate(usual):
        for kind in (float, np.int64, np.float64) if type(value) is int else ():
            again = ask(*usual[:place], kind(value), *usual[place + 1 :])
            np.testing.assert_equal(comparable(again), comparable(ask(*usual)))


@pytest.mark.parametrize("kind", [float, np.int64, np.float32, Fraction])
def test_numbers_of_any_kind_are_numbers(kind):
    for ask in (
        lambda number: theory.pragmatic_speaker([[0.5, 0.5], [0, 1]], number),
        lambda number: theory.logit_qre(GAME, number),
        lambda number: theory.replicator([[0, 2], [1, 0]], [0.1, 0.9], number, points=3),
    ):
        np.testing.assert_array_equal(ask(kind(2)), ask(2))


def comparable(answer):
    """Games are not compared by their values: their names and payoffs stand for them."""
    return str(answer) if hasattr(answer, "payoffs") else answer


@given(
    st.sampled_from([BASE, ODYSSEY, edition("odyssey-team"), BASE.replace(storyteller_points=0)]),
    st.integers(2, 23),
    arrays.arrays(np.float64, arrays.array_shapes(max_dims=2, min_side=0, max_side=4)),
    st.floats(-0.5, 1.5),
)
def test_arrays_of_any_numbers(rules, guessers, chances, taste):
    inside = ((chances >= 0) & (chances <= 1)).all() and 0 <= taste <= 1
    if not inside:
        with pytest.raises(theory.TheoryProblem, match="from 0 to 1"):
            theory.storyteller_payoff(rules, guessers, chances, taste)
        return
    pays = theory.storyteller_payoff(rules, guessers, chances, taste)
    assert pays.shape == chances.shape
    assert ((pays > -1e-9) & (pays < 3 + 1e-9)).all()


@pytest.mark.parametrize("chances", [[0, 0.5, 1], np.array([0, 0.5, 1])])
def test_a_series_is_read_as_an_array(chances):
    pandas = pytest.importorskip("pandas")
    series = pandas.Series(chances)
    for ask in (theory.storyteller_payoff, theory.guesser_payoff):
        np.testing.assert_allclose(ask(BASE, 5, series), ask(BASE, 5, np.array([0, 0.5, 1])))


@pytest.mark.parametrize(
    ("ask", "words"),
    [
        (
            lambda: theory.finders_distribution(3, np.array([0.1, 0.2]), np.array([0.1, 0.2, 0.3])),
            "go together",
        ),
        (lambda: theory.storyteller_payoff(BASE, 3, [0.1, 0.2, 0.3], np.array([0, 0])), "from 0 to 1, not"),
        (lambda: theory.voting_game(BASE, 3, score=5), "must be a function .* this is 5"),
        (lambda: theory.voting_game(BASE, 3, score=lambda r, x: 5).payoffs((1, 1, 1)), "this is 5"),
        (lambda: theory.voting_game(BASE, 3, score=lambda r, x: None).equilibria(), "this is None"),
        (lambda: theory.voting_game(BASE, 6).mixed_equilibria(), r"symmetric_equilibria\(\) tells"),
    ],
)
def test_what_goes_wrong_is_said(ask, words):
    with pytest.raises(theory.TheoryProblem, match=words) as caught:
        ask()
    assert caught.value.message("fr")


def test_rough_chances_give_rough_points_and_exact_ones_exact_points():
    rough = theory.decoy_choice(BASE, 5, 0.3, 0.3)
    exact = theory.decoy_choice(BASE, 5, Fraction(3, 10), Fraction(3, 10))
    assert all(isinstance(value, float) for value in rough)
    assert all(isinstance(value, Fraction) for value in exact)
    assert rough == pytest.approx([float(value) for value in exact])
    assert len(repr(rough)) < 120


def test_a_single_point_is_one():
    said = theory.party_game(PARTY.replace(together_cap=1), 6).why()
    assert "1 point " in said


@pytest.mark.parametrize("language", [["fr"], {}, "de", None, 5])
def test_languages_without_words(language):
    for ask in (GAME.why, TOGETHER.why, BASE.rows, BASE.summary):
        with pytest.raises(Problem, match="There are no words in") as caught:
            ask(language)
        assert caught.value.message("fr")
