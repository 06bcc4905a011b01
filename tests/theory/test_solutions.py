"""Solution concepts against values from the literature, from Gambit and nashpy, and by their definitions."""

from __future__ import annotations

import io
from fractions import Fraction
from itertools import product
from math import exp

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dixit_widget.rules import edition
from dixit_widget.theory import (
    NormalForm,
    TheoryProblem,
    best_response_dynamics,
    correlated_equilibrium,
    extreme_equilibria,
    level_k,
    logit_qre,
    replicator,
    voting_game,
)

BASE = edition("dixit-2021")
COMPILED = "pygambit has to be compiled, and there was no C++ compiler"


class Matrices(NormalForm):
    """A game of two out of its two matrices."""

    title = "two matrices"
    players = ("row", "column")

    def __init__(self, first, second):
        self.strategies = (tuple(range(len(first))), tuple(range(len(first[0]))))
        self._pays = np.array([first, second], dtype=np.int64)

    def _build(self):
        return self._pays

    def _scored(self, profile):
        return tuple(int(own[profile]) for own in self._pays)


PENNIES = Matrices([[1, -1], [-1, 1]], [[-1, 1], [1, -1]])
CHICKEN = Matrices([[6, 2], [7, 0]], [[6, 7], [2, 0]])
"""Aumann's example of 1974."""


def matrices(rows, columns):
    numbers = st.lists(st.integers(-4, 4), min_size=columns, max_size=columns)
    one = st.lists(numbers, min_size=rows, max_size=rows)
    return st.tuples(one, one)


SMALL = st.tuples(st.integers(1, 3), st.integers(1, 3)).flatmap(lambda size: matrices(*size))


# Two players, mixed


def test_rock_paper_scissors_and_pennies_have_one_equilibrium():
    rock = [[0, -1, 1], [1, 0, -1], [-1, 1, 0]]
    third = (Fraction(1, 3),) * 3
    assert extreme_equilibria(rock, np.transpose(rock).tolist()) == [(third, third)]
    half = (Fraction(1, 2),) * 2
    assert extreme_equilibria(*PENNIES.tensor.tolist()) == [(half, half)]


@settings(deadline=None)
@given(SMALL)
def test_an_equilibrium_is_one_and_the_pure_ones_are_all_there(pair):
    first, second = pair
    found = extreme_equilibria(first, second)
    for x, y in found:
        assert sum(x) == sum(y) == 1
        rows = [sum(a * q for a, q in zip(row, y, strict=True)) for row in first]
        columns = [sum(b * p for b, p in zip(column, x, strict=True)) for column in zip(*second, strict=True)]
        assert all(pay == max(rows) for pay, chance in zip(rows, x, strict=True) if chance)
        assert all(pay == max(columns) for pay, chance in zip(columns, y, strict=True) if chance)
    pure = {(x.index(1), y.index(1)) for x, y in found if 1 in x and 1 in y}
    assert pure == set(Matrices(first, second).equilibria())
    assert found


def test_extreme_equilibria_are_those_of_gambit():
    gambit = pytest.importorskip("pygambit", reason=COMPILED)
    chance = np.random.default_rng(5)
    for _ in range(20):
        g = Matrices(*chance.integers(-2, 3, size=(2, 3, 3)).tolist())  # few numbers: many degenerate games
        game = gambit.read_nfg(io.StringIO(g.to_gambit()))
        theirs = {
            tuple(tuple(Fraction(str(each[s])) for s in p.strategies) for p in game.players)
            for each in gambit.nash.enummixed_solve(game, rational=True).equilibria
        }
        assert set(extreme_equilibria(*g.tensor.tolist())) == theirs


# Correlated


def test_aumanns_chicken():
    """The best device draws three of the four profiles and pays 5 1/4 each."""
    drawn = correlated_equilibrium(CHICKEN)
    assert drawn == {(0, 0): Fraction(1, 2), (0, 1): Fraction(1, 4), (1, 0): Fraction(1, 4)}
    for player in (0, 1):
        assert sum(p * CHICKEN.payoffs(profile)[player] for profile, p in drawn.items()) == Fraction(21, 4)


def test_one_player_can_be_favoured():
    assert correlated_equilibrium(CHICKEN, favour=0) == {(1, 0): 1}
    assert correlated_equilibrium(CHICKEN, favour=1) == {(0, 1): 1}


@pytest.mark.parametrize("objective", ["points", "lead", "against_storyteller"])
@pytest.mark.parametrize("guessers", [2, 3])
def test_nobody_gains_by_not_following_advice(objective, guessers):
    g = voting_game(BASE, guessers, objective)
    drawn = correlated_equilibrium(g)
    assert sum(drawn.values()) == 1
    for player, own in enumerate(g.strategies):
        for advice, other in product(own, own):
            gain = 0
            for profile, p in drawn.items():
                if profile[player] == advice:
                    changed = (*profile[:player], other, *profile[player + 1 :])
                    gain += p * (g.payoffs(changed)[player] - g.payoffs(profile)[player])
            assert gain <= 0
    best_pure = max(sum(g.payoffs(profile)) for profile in g.equilibria())
    assert sum(p * sum(g.payoffs(profile)) for profile, p in drawn.items()) >= best_pure


# Replicator


def test_rock_paper_scissors_goes_round_for_ever():
    path = replicator([[0, -1, 1], [1, 0, -1], [-1, 1, 0]], start=[0.5, 0.3, 0.2], time=30)
    assert path.prod(axis=1) == pytest.approx(np.full(len(path), 0.03), rel=1e-6)
    assert path.sum(axis=1) == pytest.approx(1)


def test_a_dominated_strategy_dies_out_as_the_formula_says():
    """Cooperators among defectors with gains 1 and 1: the odds fall as exp(-t)."""
    path = replicator([[3, 0], [4, 1]], start=[0.9, 0.1], time=5, points=6)
    odds = path[:, 0] / path[:, 1]
    assert odds == pytest.approx(9 * np.exp(-np.arange(6)), rel=1e-6)


@pytest.mark.parametrize("much", [1, 50, 3900])
def test_hawks_and_doves_end_at_two_thirds_however_much_is_at_stake(much):
    path = replicator(much * np.array([[-1 / 2, 2], [0, 1]]), start=[0.1, 0.9], time=60 / much, points=3)
    assert path[-1] == pytest.approx([2 / 3, 1 / 3], abs=1e-4)


@pytest.mark.parametrize("kind", [np.int8, np.int64, np.float32, np.float64, object])
def test_arrays_of_any_kind_are_tables_of_payoffs(kind):
    first, second = PENNIES.tensor.astype(kind)
    half = (Fraction(1, 2), Fraction(1, 2))
    assert extreme_equilibria(first, second) == [(half, half)]


@pytest.mark.parametrize("guessers", [2, 4, 7])
def test_trust_dies_or_thrives_on_either_side_of_the_mixed_equilibrium(guessers):
    g = voting_game(BASE, guessers, "against_storyteller")
    q = float(g.symmetric_equilibria()[1])

    def earned(shares):
        card = 3 + 2 * shares[0] ** (guessers - 1) - 5 * shares[1] ** (guessers - 1)
        return [card, 0]

    below, above = (replicator(earned, start=[p, 1 - p], time=60)[-1, 0] for p in (q - 0.01, q + 0.01))
    assert below == pytest.approx(0, abs=1e-6)
    assert above == pytest.approx(1, abs=1e-6)


# Quantal response


@pytest.mark.parametrize("rationality", [0, 0.5, 1, 4, 40])
def test_the_dilemma_of_two_is_the_fixed_point_of_one_equation(rationality):
    """The card gains 2 if the other votes for it and 1 if not."""
    (q, _), (same, _) = logit_qre(voting_game(BASE, 2), rationality)
    assert q == pytest.approx(same)
    assert q == pytest.approx(1 / (1 + exp(-rationality * (1 + q))))


def test_matching_pennies_stays_at_one_half():
    for own in logit_qre(PENNIES, 7):
        assert own == pytest.approx([0.5, 0.5])


def test_asymmetric_pennies_as_gambit_has_them():
    gambit = pytest.importorskip("pygambit", reason=COMPILED)
    g = Matrices([[9, 0], [0, 1]], [[0, 1], [1, 0]])
    game = gambit.read_nfg(io.StringIO(g.to_gambit()))
    for rationality in (0.5, 2.0):
        (theirs,) = gambit.qre.logit_solve_lambda(game, [rationality])
        for player, own in zip(game.players, logit_qre(g, rationality), strict=True):
            expected = [float(theirs.profile[strategy]) for strategy in player.strategies]
            assert own == pytest.approx(expected, abs=1e-4)


def test_three_who_answer_with_noise():
    profile = logit_qre(voting_game(BASE, 3), 1)
    g = voting_game(BASE, 3)
    for player, own in enumerate(profile):
        earned = []
        for choice in g.strategies[player]:
            pay = 0.0
            for others in product(*(range(3) for _ in range(2))):
                places = [*others[:player], g.strategies[player].index(choice), *others[player:]]
                chance = np.prod([profile[j][places[j]] for j in range(3) if j != player])
                pay += chance * g.payoffs([g.strategies[j][places[j]] for j in range(3)])[player]
            earned.append(pay)
        weights = np.exp(earned)
        assert own == pytest.approx(weights / weights.sum())


# Level k


def test_the_money_request_game():
    """Arad and Rubinstein 2012: who asks for exactly one less than the other has 20 more."""
    asked = range(11, 21)
    pays = [[mine + 20 * (mine == theirs - 1) for theirs in asked] for mine in asked]
    naive = np.eye(10)[9]  # level 0 asks for 20
    levels = level_k([pays, np.transpose(pays)], levels=4, start=[naive, naive])
    assert [11 + int(own.argmax()) for own, _ in levels] == [20, 19, 18, 17, 16]


def test_equally_good_replies_are_as_likely():
    blind, first = level_k(PENNIES, levels=1)
    assert all(own == pytest.approx([0.5, 0.5]) for own in (*blind, *first))


# Best responses


def test_a_cycle_is_seen():
    path, settled = best_response_dynamics(PENNIES, (0, 0))
    assert not settled
    assert path[:4] == [(0, 0), (0, 1), (1, 1), (1, 0)]


@pytest.mark.parametrize("guessers", [2, 3, 4])
@pytest.mark.parametrize("objective", ["points", "against_storyteller"])
def test_wherever_voters_begin_they_settle_in_an_equilibrium(guessers, objective):
    g = voting_game(BASE, guessers, objective)
    for start in product(*g.strategies):
        path, settled = best_response_dynamics(g, start)
        assert settled
        assert path[0] == start
        assert g.is_equilibrium(path[-1])


# Odd questions


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (lambda: logit_qre(PENNIES, -1), "from 0 to 1000, not -1"),
        (lambda: logit_qre([1, 2], 1), "a game of this package"),
        (lambda: logit_qre("pennies", 1), "a game of this package"),
        (lambda: level_k(PENNIES, levels=-1), "from 0 to 1000, not -1"),
        (lambda: level_k(PENNIES, start=[[1, 0]]), "adding up to 1"),
        (lambda: level_k(PENNIES, start=[[1, 1], [0, 1]]), "adding up to 1"),
        (lambda: replicator([[1, 0], [0, 1]], start=[1, 1]), "add up to 1"),
        (lambda: replicator([[1, 0]], start=[0.5, 0.5]), "2 rows of 2 numbers"),
        (lambda: replicator(lambda shares: [1], start=[0.5, 0.5]), "each of the 2 strategies"),
        (lambda: replicator([[1, 0], [0, 1]], start=[0.5, 0.5], time=-1), "time must be"),
        (lambda: replicator([["much", 0], [0, 1]], start=[0.5, 0.5]), "2 rows of 2 numbers"),
        (lambda: replicator([[np.nan, 0], [0, 1]], start=[0.5, 0.5]), "none of them infinite"),
        (lambda: replicator([[np.inf, 0], [0, 1]], start=[0.5, 0.5]), "none of them infinite"),
        (lambda: replicator([[1e9, 0], [0, 1]], start=[0.5, 0.5]), "further apart than 10,000"),
        (lambda: replicator(lambda shares: [1e3, 0], start=[0.5, 0.5]), "further apart than 200"),
        (lambda: replicator(lambda shares: [np.nan, 0], start=[0.5, 0.5]), "none of them infinite"),
        (lambda: replicator(lambda shares: "much", start=[0.5, 0.5]), "each of the 2 strategies"),
        (lambda: best_response_dynamics([[[1]], [[1]]], (0, 0)), "a game of this package"),
        (lambda: best_response_dynamics(PENNIES, (0, 2)), "column cannot choose 2"),
        (lambda: best_response_dynamics(PENNIES, (0, 0), rounds=0), "from 1 to"),
        (lambda: correlated_equilibrium(PENNIES, favour=2), "from 0 to 1, or None"),
        (lambda: correlated_equilibrium([[1]]), "a game of this package"),
        (lambda: extreme_equilibria([], []), "two tables"),
        (lambda: extreme_equilibria([[1, 2]], [[1, 2, 3]]), "two tables"),
        (lambda: extreme_equilibria([[1, 2, 3]] * 2, [[1, 2]] * 2), "two tables"),
        (lambda: extreme_equilibria([[1, 2], [3]], [[1, 2], [3]]), "two tables"),
        (lambda: extreme_equilibria([[np.nan]], [[1]]), "two tables"),
        (lambda: extreme_equilibria([["1"]], [[1]]), "two tables"),
        (lambda: extreme_equilibria(PENNIES, PENNIES), "two tables"),
        (lambda: correlated_equilibrium(voting_game(BASE, 5)), "at most 300"),
    ],
)
def test_odd_questions_get_a_sentence(call, words):
    with pytest.raises(TheoryProblem, match=words):
        call()
