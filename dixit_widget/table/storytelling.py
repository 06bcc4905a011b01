"""What a clue pays whoever tells it, by how many find the card: the curve on which told clues lie."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import Final

import msgspec

from dixit_widget.rules import RuleSet

_STEPS: Final = 40


class ClarityCurve(msgspec.Struct, frozen=True):
    """The storyteller's mean points by the chance to be found, under the rules of the game.

    Attributes
    ----------
    points : tuple of float
        At equal steps of that chance, from 0 to 1.
    best : float or None
        The chance that pays most; None: any pays as much.
    """

    points: tuple[float, ...]
    best: float | None


@lru_cache(maxsize=64)
def clarity_curve(rules: RuleSet, players: int) -> ClarityCurve:
    """Return the exact curve of a game with so many players; the theory is loaded when it is first asked.

    Raises
    ------
    TheoryProblem
        In party mode, where nobody tells of a card to find.

    Examples
    --------
    >>> from dixit_widget.rules import edition
    >>> curve = clarity_curve(edition("dixit-2021"), 6)
    >>> curve.points[0], curve.points[20], curve.best
    (0.0, 2.8125, 0.5)
    """
    from dixit_widget.theory import best_clarity, storyteller_payoff

    guessers = rules.sides_for(players) - 1
    best = best_clarity(rules, guessers)
    return ClarityCurve(
        points=tuple(
            float(storyteller_payoff(rules, guessers, Fraction(step, _STEPS))) for step in range(_STEPS + 1)
        ),
        best=None if best.flat else float(best.p),
    )
