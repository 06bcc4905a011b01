"""The storyteller's trade-off, against values from independent exact enumeration and against brute force."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import prod, sqrt

import numpy as np
import pytest

from dixit_widget.rules import Round, edition, score_round
from dixit_widget.theory import (
    TheoryProblem,
    best_clarity,
    finders_distribution,
    guesser_payoff,
    storyteller_payoff,
)

BASE = edition("dixit-2021").replace(players_max=12)
LONE = BASE.replace(lone_finder_points=4)
HALF = Fraction(1, 2)

BEST_BASE = ["3/2", "9/4", "21/8", "45/16", "93/32", "189/64", "381/128", "765/256", "1533/512", "3069/1024"]
BEST_LONE = [
    (0.500000, 2.000000),
    ((5 - sqrt(13)) / 3, 2.638259),
    (0.446677, 2.902046),
    (0.430384, 3.002345),
    (0.411595, 3.035093),
    (0.388061, 3.042266),
    (0.360483, 3.041376),
    (0.332696, 3.038867),
    (0.307585, 3.036511),
    (0.285698, 3.034569),
]
BEST_LEAD = [
    (4 / 7, -0.7143),
    (0.511966, 0.1265),
    (0.476674, 0.5684),
    (0.444024, 0.8118),
    (0.410289, 0.9596),
    (0.377307, 1.0617),
    (0.347707, 1.1403),
    (0.322305, 1.2046),
    (0.300669, 1.2588),
    (0.282093, 1.3053),
]
SAYS_NOTHING = [1.500, 2.000, 2.039, 2.016, 1.995, 1.980, 1.969, 1.961, 1.954, 1.949]
GUESSERS = range(2, 12)


@pytest.mark.parametrize("guessers", [2, 3, 4])
@pytest.mark.parametrize("p", [Fraction(0), Fraction(1, 3), Fraction(3, 4)])
def test_points_in_fractions_and_below_nothing_vote_by_vote(guessers, p):
    """The lesson's own answer – finders get 4½ – and rules that take points away."""
    for changes in (
        {"finder_points": 4.5},
        {"nobody_found_points": -1.25, "decoy_points": 0.5, "bonus_cap": 0.75, "lone_finder_points": -2},
    ):
        rules = BASE.replace(cards_each_with_3=1, **changes)
        names = [f"g{i}" for i in range(guessers)]
        told = one = Fraction(0)
        for votes in product(range(guessers + 1), repeat=guessers):
            chance = prod(
                p if slot == 0 else (1 - p) / (guessers - 1) if slot != i + 1 else Fraction(0)
                for i, slot in enumerate(votes)
            )
            if chance:
                round = Round("s", ("s", *names), {g: v + 1 for g, v in zip(names, votes, strict=True)})
                points = score_round(rules, round).points
                told += chance * Fraction(points["s"])
                one += chance * Fraction(points["g0"])
        assert storyteller_payoff(rules, guessers, p) == told
        assert guesser_payoff(rules, guessers, p) == one
        assert isinstance(best_clarity(rules, guessers, "lead").value, (Fraction, float))


@pytest.mark.parametrize(("guessers", "value"), list(zip(GUESSERS, BEST_BASE, strict=True)))
def test_base_rules_want_one_half_exactly(guessers, value):
    best = best_clarity(BASE, guessers)
    assert (best.p, best.value) == (HALF, Fraction(value))
    assert storyteller_payoff(BASE, guessers, HALF) == Fraction(value)


@pytest.mark.parametrize(("guessers", "expected"), list(zip(GUESSERS, BEST_LONE, strict=True)))
def test_lone_finder_wants_darker_clues(guessers, expected):
    best = best_clarity(LONE, guessers)
    assert (float(best.p), float(best.value)) == pytest.approx(expected, abs=6e-7)


@pytest.mark.parametrize(("guessers", "expected"), list(zip(GUESSERS, BEST_LEAD, strict=True)))
def test_a_race_is_relative(guessers, expected):
    best = best_clarity(BASE, guessers, objective="lead")
    assert float(best.p) == pytest.approx(expected[0], abs=6e-7)
    assert float(best.value) == pytest.approx(expected[1], abs=6e-5)


def test_rational_optima_are_fractions():
    best = best_clarity(BASE, 2, "lead")
    assert (best.p, best.value) == (Fraction(4, 7), Fraction(-5, 7))
    assert isinstance(best_clarity(LONE, 3).p, float)


@pytest.mark.parametrize(("guessers", "value"), list(zip(GUESSERS, SAYS_NOTHING, strict=True)))
def test_a_clue_that_says_nothing(guessers, value):
    assert float(storyteller_payoff(BASE, guessers, Fraction(1, guessers))) == pytest.approx(value, abs=6e-4)


def test_a_clue_that_says_nothing_at_the_five_card_table():
    assert storyteller_payoff(BASE, 2, Fraction(1, 3)) == Fraction(4, 3)


def test_the_optimum_is_flat():
    assert best_clarity(BASE, 5).within(0.95) == pytest.approx((0.365, 0.635), abs=1e-3)
    assert best_clarity(BASE, 5).within(0) == (0, 1)


@pytest.mark.parametrize("rules", [BASE, LONE])
@pytest.mark.parametrize("guessers", GUESSERS)
@pytest.mark.parametrize("share", [0.999999999, 1])
def test_all_of_the_best_is_kept_only_there(rules, guessers, share):
    best = best_clarity(rules, guessers)
    assert best.within(share) == pytest.approx((float(best.p),) * 2, abs=2e-4)


def test_shared_taste_hurts():
    assert storyteller_payoff(BASE, 5, 0.5) == pytest.approx(2.81, abs=5e-3)
    assert storyteller_payoff(BASE, 5, 0.5, shared_taste=0.3) == pytest.approx(2.09, abs=5e-3)
    assert storyteller_payoff(BASE, 5, HALF, shared_taste=1) == 0
    best = best_clarity(BASE, 5, shared_taste=Fraction(3, 10))
    assert best.p == HALF
    assert best.value == storyteller_payoff(BASE, 5, HALF, Fraction(3, 10))


def test_finders_distribution_sums_to_one_and_has_its_mean_and_correlation():
    n, p, rho = 6, Fraction(1, 3), Fraction(1, 4)
    chances = finders_distribution(n, p, rho)
    mean = sum(k * chance for k, chance in enumerate(chances))
    variance = sum(k * k * chance for k, chance in enumerate(chances)) - mean**2
    assert sum(chances) == 1
    assert mean == n * p
    assert variance == n * p * (1 - p) * (1 + (n - 1) * rho)


@pytest.mark.parametrize("guessers", [2, 3, 4])
@pytest.mark.parametrize(
    "rules", [BASE, LONE, BASE.replace(bonus_cap=1), BASE.replace(decoy_points_when_nobody=False)]
)
def test_expectations_agree_with_scoring_every_vote(rules, guessers):
    """Enumerate every vote profile on a table with one decoy each, and weigh it with its chance."""
    rules = rules.replace(cards_each_with_3=None)
    p = Fraction(2, 5)
    names = [f"g{i}" for i in range(guessers)]
    told = guessed = Fraction(0)
    choices = [[1, *(j + 2 for j in range(guessers) if j != i)] for i in range(guessers)]
    for votes in product(*choices):
        chance = Fraction(1)
        for vote in votes:
            chance *= p if vote == 1 else (1 - p) / (guessers - 1)
        points = score_round(rules, Round("s", ["s", *names], dict(zip(names, votes, strict=True)))).points
        told += chance * points["s"]
        guessed += chance * sum(points[name] for name in names) / guessers
    assert storyteller_payoff(rules, guessers, p) == told
    assert guesser_payoff(rules, guessers, p) == guessed


def test_telling_and_guessing_pay():
    assert (storyteller_payoff(BASE, 2, HALF), guesser_payoff(BASE, 2, HALF)) == (
        Fraction(3, 2),
        Fraction(9, 4),
    )
    assert float(storyteller_payoff(BASE, 5, HALF)) == 2.8125
    assert float(guesser_payoff(BASE, 5, HALF)) == 2.03125


def test_scalars_arrays_and_one_chance_each():
    grid = np.linspace(0, 1, 6).reshape(2, 3)
    values = storyteller_payoff(BASE, 5, grid)
    assert values.shape == (2, 3)
    assert values[1, 2] == 0
    assert values[0, 1] == pytest.approx(storyteller_payoff(BASE, 5, 0.2))
    assert storyteller_payoff(BASE, 3, (HALF, HALF, HALF)) == storyteller_payoff(BASE, 3, HALF)
    assert storyteller_payoff(BASE, 3, [1, 0.25, 1]) == pytest.approx(3 * 0.75)
    assert storyteller_payoff(BASE, 3, 1) == 0
    np.testing.assert_allclose(
        guesser_payoff(LONE, 5, grid, 0.2), [[guesser_payoff(LONE, 5, p, 0.2) for p in row] for row in grid]
    )


def test_teams_stand_where_players_stand():
    team = edition("odyssey-team")
    assert storyteller_payoff(team, 3, HALF) == storyteller_payoff(BASE, 3, HALF)


def test_when_nothing_depends_on_clarity_the_middle_is_as_good_as_any():
    flat = BASE.replace(storyteller_points=0)
    assert best_clarity(flat, 4).p == HALF
    assert best_clarity(flat, 4).value == 0


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (lambda: storyteller_payoff(BASE, 5, 1.5), "from 0 to 1, not 1.5"),
        (lambda: storyteller_payoff(BASE, 5, float("nan")), "from 0 to 1, not nan"),
        (lambda: storyteller_payoff(BASE, 5, np.array([0.5, -1])), "not -1.0"),
        (lambda: storyteller_payoff(BASE, 5, np.array(["x"])), "chance must be a number"),
        (lambda: storyteller_payoff(BASE, 5, "half"), "chance must be a number"),
        (lambda: storyteller_payoff(BASE, 5, [0.5] * 4), "each of the 5 guessers, not 4"),
        (lambda: storyteller_payoff(BASE, 2, [0.5] * 2, shared_taste=0.1), "one chance for all"),
        (lambda: storyteller_payoff(BASE, 1, 0.5), "from 2 to 23, not 1"),
        (lambda: storyteller_payoff(edition("odyssey-party"), 5, 0.5), "no card to find"),
        (lambda: best_clarity(BASE, 5, objective="fame"), "one of points, lead, not 'fame'"),
        (lambda: best_clarity(BASE, 5).within(2), "share must be a number from 0 to 1"),
        (lambda: best_clarity(BASE, 5).within("x"), "share must be a number from 0 to 1"),
        (lambda: best_clarity("x", 3), "must be a RuleSet, .*, not 'x'"),
        (lambda: storyteller_payoff(None, 3, 0.5), "must be a RuleSet, .*, not None"),
        (lambda: guesser_payoff(5, 3, 0.5), "must be a RuleSet, .*, not 5"),
        (lambda: finders_distribution(3, 5, 0.2), "from 0 to 1, not 5"),
        (lambda: finders_distribution(3, 0.2, -1), "from 0 to 1, not -1"),
        (lambda: finders_distribution(3, "a", 0.2), "from 0 to 1, not 'a'"),
        (lambda: finders_distribution(3, np.array([0.5, 2]), 0.2), "from 0 to 1, not 2.0"),
        (lambda: finders_distribution(-3, 0.5, 0.2), "from 0 to 100, not -3"),
        (lambda: finders_distribution(2.5, 0.5, 0.2), "from 0 to 100, not 2.5"),
        (lambda: finders_distribution(10**9, 0.5, 0.2), "from 0 to 100"),
    ],
)
def test_errors_say_what_would_be_right(call, words):
    with pytest.raises(TheoryProblem, match=words) as caught:
        call()
    assert caught.value.message("fr")


@pytest.mark.parametrize("guessers", [0, 1, 100])
@pytest.mark.parametrize("taste", [0.0, 0.1, 1.0])
def test_finders_at_the_ends_of_what_can_be_counted(guessers, taste):
    assert sum(finders_distribution(guessers, 0.3, taste)) == pytest.approx(1)


@pytest.mark.parametrize("objective", ["points", "lead"])
def test_where_every_clarity_is_as_good_none_is_told(objective):
    nothing = BASE.replace(
        storyteller_points=0,
        finder_points=0,
        all_or_none_points=0,
        decoy_points=0,
        target_score=None,
        turns_each=1,
    )
    best = best_clarity(nothing, 5, objective)
    assert best.flat
    assert best.within() == best.within(1) == (0, 1)
    always = best_clarity(BASE.replace(storyteller_points=0), 5)
    assert (always.flat, always.within(), always.value) == (True, (0, 1), 0)
    assert not best_clarity(BASE, 5).flat
    with pytest.raises(TheoryProblem):
        best.within(2)


@pytest.mark.parametrize("rules", [edition("dixit-2021"), edition("odyssey")], ids=["2021", "odyssey"])
@pytest.mark.parametrize("guessers", [2, 3, 5, 7])
def test_guessers_who_are_alike_get_as_much_in_a_list(rules, guessers):
    for p in (Fraction(0), Fraction(1, 3), Fraction(1)):
        assert (
            guesser_payoff(rules, guessers, [p] * guessers) == [guesser_payoff(rules, guessers, p)] * guessers
        )
    floats = guesser_payoff(rules, guessers, (0.3,) * guessers)
    assert floats == pytest.approx([guesser_payoff(rules, guessers, 0.3)] * guessers)


def test_guessers_who_differ_against_every_way_to_vote():
    chances = [Fraction(1, 2), Fraction(1, 3), Fraction(1, 5)]
    names = ["a", "b", "c"]
    expected = dict.fromkeys(names, Fraction(0))
    for votes in product(range(1, 5), repeat=3):
        if any(vote == i + 2 for i, vote in enumerate(votes)):
            continue
        ways = [p if vote == 1 else (1 - p) / 2 for p, vote in zip(chances, votes, strict=True)]
        turn = Round("s", ("s", *names), dict(zip(names, votes, strict=True)))
        points = score_round(edition("dixit-2021"), turn).points
        for name in names:
            expected[name] += prod(ways) * points[name]
    assert guesser_payoff(edition("dixit-2021"), 3, chances) == list(expected.values())


def test_a_list_needs_one_chance_for_each_guesser():
    with pytest.raises(TheoryProblem, match="one chance for each of the 3 guessers, not 2"):
        guesser_payoff(edition("dixit-2021"), 3, [1, 0])
    with pytest.raises(TheoryProblem, match="Shared taste"):
        guesser_payoff(edition("dixit-2021"), 2, [1, 0], shared_taste=Fraction(1, 2))
