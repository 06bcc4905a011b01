"""Logit quantal response equilibrium: players who choose better replies more often, not always."""

from __future__ import annotations

from itertools import pairwise

import numpy as np

from dixit_widget.rules.validation import real_number, shown
from dixit_widget.theory.dependence import TheoryProblem
from dixit_widget.theory.mixing import Game, Mixed, expected, payoff_array, uniform
from dixit_widget.theory.normal_form import Floats

MOST_RATIONAL = 1000.0
_FIRST_STEP = 0.05
_SHORTEST_STEP = 1e-7
_ROUNDS = 30
_CLOSE = 1e-12


def logit_qre(game: Game, rationality: float) -> Mixed:
    """Return the logit equilibrium on the branch that begins where everybody chooses blindly.

    Each plays strategy s with a chance in proportion to exp(λ u(s)), and u is what s earns against the others
    as they play in this very equilibrium. λ = 0 is blind chance; as λ grows, the branch leads to a Nash
    equilibrium. It is followed from 0 by Newton's method.

    Parameters
    ----------
    game : NormalForm or array
    rationality : float
        λ, from 0 to 1000.

    Returns
    -------
    tuple of ndarray
        For each player the chances of their strategies.

    Raises
    ------
    TheoryProblem
        If λ is out of range, or the branch turns back before it gets there.

    References
    ----------
    Richard D. McKelvey and Thomas R. Palfrey, "Quantal response equilibria for normal form games", *Games and
    Economic Behavior* 10 (1995), 6-38.

    Examples
    --------
    >>> from dixit_widget.rules import edition
    >>> from dixit_widget.theory import voting_game
    >>> dilemma = voting_game(edition("dixit-2021"), guessers=2)
    >>> [round(float(logit_qre(dilemma, rationality)[0][0]), 2) for rationality in (0, 1, 3)]
    [0.5, 0.87, 1.0]
    """
    pays = payoff_array(game)
    wanted = real_number(rationality)
    if wanted is None or not 0 <= wanted <= MOST_RATIONAL:
        raise TheoryProblem("theory.rationality", most=int(MOST_RATIONAL), value=shown(rationality))
    profile, reached, step = uniform(pays), 0.0, _FIRST_STEP
    while reached < wanted:
        aim = min(reached + step, wanted)
        found = _newton(pays, profile, aim)
        if found is None:
            step /= 2
            if step < _SHORTEST_STEP:
                raise TheoryProblem("theory.branch_turns", value=f"{reached:.3f}")
        else:
            profile, reached, step = found, aim, 2 * step
    return profile


def _newton(pays: Floats, start: Mixed, rationality: float) -> Mixed | None:
    """Return the equilibrium near a profile, or None if it isn't found there."""
    profile = start
    ends = np.cumsum([0, *map(len, start)])
    for _ in range(_ROUNDS):
        answers = [_softmax(rationality * expected(pays, profile, i)) for i in range(len(pays))]
        off = np.concatenate(answers) - np.concatenate(profile)
        if np.abs(off).max() < _CLOSE:
            near = max(float(np.abs(a - b).max()) for a, b in zip(profile, start, strict=True))
            return profile if near < 0.2 else None
        slopes = np.eye(ends[-1])
        for i, answer in enumerate(answers):
            tilt = rationality * (np.diag(answer) - np.outer(answer, answer))
            for j in range(len(pays)):
                if i != j:
                    rows, columns = slice(ends[i], ends[i + 1]), slice(ends[j], ends[j + 1])
                    slopes[rows, columns] = -tilt @ expected(pays, profile, i, j)
        try:
            moved = np.concatenate(profile) + np.linalg.solve(slopes, off)
        except np.linalg.LinAlgError:
            return None
        if not (moved > -0.5).all():
            return None
        profile = tuple(moved[a:b] for a, b in pairwise(ends))
    return None


def _softmax(values: Floats) -> Floats:
    weights = np.exp(values - values.max())
    chances: Floats = weights / weights.sum()
    return chances
