"""Whatever is to be simulated or scored, there is a result or a sentence that says what is wrong."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as arrays

from dixit_widget.rules import edition
from dixit_widget.simulate import SimulationProblem, games, score_batch, tournament, turn_limit
from dixit_widget.words import Problem
from tests.odd import ODD, answers

BASE, PARTY, ODYSSEY = edition("dixit-2021"), edition("odyssey-party"), edition("odyssey")
SHORT = BASE.replace(target_score=5)
VOTES = np.zeros((3, 6), dtype=np.int8)

QUESTIONS = [
    (games, {"rules": BASE, "players": 6, "n": 5, "clarity": 0.5, "seed": 1, "shared_taste": 0, "pull": 0}),
    (games, {"rules": ODYSSEY, "players": 8, "n": 5, "second_vote": 0.5}),
    (games, {"rules": PARTY, "players": 6, "n": 5, "clarity": 0.5, "seed": 1}),
    (turn_limit, {"rules": edition("dixit-2008"), "players": 6, "cards": 84}),
    (turn_limit, {"rules": PARTY, "players": 6, "cards": 84}),
    (score_batch, {"rules": ODYSSEY, "votes": VOTES, "second": np.full((3, 6), -1), "out": None}),
    (score_batch, {"rules": PARTY, "votes": VOTES, "red": np.ones(3, int)}),
    (tournament, {"bots": ["random"] * 3, "rules": SHORT, "games": 2, "seed": 0, "workers": 1, "deck": None}),
]


@pytest.mark.usefixtures("pool")
@pytest.mark.parametrize(("ask", "usual"), QUESTIONS)
def test_every_question_with_every_odd_value(ask, usual):
    quiet = {"progress": False} if ask is tournament else {}
    ask(**usual, **quiet)
    for name in usual:
        for odd in [*ODD, BASE, PARTY, edition("odyssey-team")]:
            answers(ask, **{**usual, **quiet, name: odd})


KINDS = st.sampled_from([np.int8, np.uint8, np.int64, np.uint64, np.float64, np.bool_])


@given(
    st.sampled_from([BASE, ODYSSEY, PARTY, edition("odyssey-team"), BASE.replace(own_vote=True)]),
    KINDS.flatmap(lambda kind: arrays.arrays(kind, arrays.array_shapes(max_dims=3, min_side=0, max_side=6))),
    st.none()
    | arrays.arrays(np.int64, arrays.array_shapes(max_dims=2, max_side=6), elements=st.integers(-2, 6)),
    st.none()
    | arrays.arrays(np.int64, arrays.array_shapes(max_dims=1, max_side=6), elements=st.integers(-2, 6)),
)
def test_arrays_of_any_shape_and_kind(rules, votes, second, red):
    try:
        points = score_batch(rules, votes, second, red)
    except SimulationProblem:
        return
    assert points.shape == (len(votes), votes.shape[1] + (rules.mode != "party"))
    assert (points >= 0).all()


@pytest.mark.parametrize(
    ("ask", "words"),
    [
        (lambda: score_batch(BASE, [[0, 1, 0], [0, 1]]), "rows of the same length"),
        (lambda: score_batch(PARTY, [[0] * 6], red=[7]), "Round 0: the red token lies on card 7"),
        (
            lambda: score_batch(PARTY, [[0] * 6, [1] * 6], red=[1, -1]),
            "Round 1: the red token lies on card −1",
        ),
        (lambda: score_batch(PARTY, [[0] * 6], red=[1, 2]), "one card for each of the 1 rounds"),
        (lambda: score_batch(BASE, np.array([[0, 255, 0]], dtype=np.uint8)), "numbers from 0 to 255"),
        (lambda: tournament(["random"] * 3, SHORT, 1, language="de", progress=False), "no words in 'de'"),
        (lambda: tournament(["random"] * 3, SHORT, 1, language=["fr"], progress=False), "no words in"),
        (lambda: games(SHORT, 3, 1).summary(["fr"]), "no words in"),
    ],
)
def test_what_goes_wrong_is_said(ask, words):
    with pytest.raises(Problem, match=words) as caught:
        ask()
    assert caught.value.message("fr")


def test_one_game_is_one():
    assert games(SHORT, 3, 1).summary().startswith("One game of")
    assert tournament(["random"] * 3, SHORT, 1, progress=False).summary("fr").startswith("Une partie de")
