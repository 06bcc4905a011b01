"""Whatever the theory is asked, it answers or says in a sentence what is wrong."""

from __future__ import annotations

from functools import partial

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as arrays

from dixit_widget import theory
from dixit_widget.rules import edition
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
