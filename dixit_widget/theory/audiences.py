"""Clear to whom: groups of guessers who hear a clue differently, and what that pays the storyteller."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import numpy as np
import numpy.typing as npt

from dixit_widget.rules import RuleSet
from dixit_widget.rules.validation import shown
from dixit_widget.theory.clarity import (
    Chance,
    Floats,
    as_array,
    beta_binomial,
    checked_array,
    checked_chance,
)
from dixit_widget.theory.dependence import Points, TheoryProblem, check_whole


def audience_payoff(
    rules: RuleSet, sizes: Sequence[int], chances: Sequence[Chance | npt.NDArray[np.floating]]
) -> Fraction | float | Floats:
    """Return the storyteller's expected points before groups of guessers who hear the clue differently.

    Parameters
    ----------
    rules : RuleSet
        Storyteller or team mode.
    sizes : sequence of int
        How many guessers each group has.
    chances : sequence of numbers or arrays
        For each group the chance that one of it finds the card; arrays of shapes that go together.

    Returns
    -------
    Fraction, float or ndarray of float
        Exact when all chances are whole numbers or fractions.

    Raises
    ------
    TheoryProblem

    Examples
    --------
    Clear to two, a riddle to three, against half clear to all five:

    >>> from dixit_widget.rules import edition
    >>> rules, half = edition("dixit-2021"), Fraction(1, 2)
    >>> audience_payoff(rules, (2, 3), (1, 0)), audience_payoff(rules, (2, 3), (half, half))
    (Fraction(3, 1), Fraction(45, 16))
    """
    if not isinstance(sizes, Sequence) or not isinstance(chances, Sequence) or len(sizes) != len(chances):
        raise TheoryProblem("theory.audiences", sizes=shown(sizes), chances=shown(chances))
    groups = [check_whole(size, 1, 23, "theory.guessers") for size in sizes]
    points = Points(rules, sum(groups))
    read = [as_array(chance) for chance in chances]
    checked: list[Any] = [
        checked_array(chance) if isinstance(chance, np.ndarray) else checked_chance(chance) for chance in read
    ]
    exact = all(isinstance(chance, Fraction) for chance in checked)
    if not exact:
        checked = [chance if isinstance(chance, np.ndarray) else float(chance) for chance in checked]
    shares: list[Any] = [1]
    for size, chance in zip(groups, checked, strict=True):
        own = beta_binomial(size, chance, Fraction(0) if exact else 0.0)
        joined: list[Any] = [0] * (len(shares) + size)
        for i, before in enumerate(shares):
            for k, here in enumerate(own):
                joined[i + k] = joined[i + k] + before * here
        shares = joined
    pays = [points.storyteller(finders) for finders in range(points.guessers + 1)]
    total: Fraction | float | Floats = sum(
        (pay if exact else float(pay)) * share for pay, share in zip(pays, shares, strict=True)
    )
    return total
