"""Replicator dynamics: in a population that learns by imitation, what pays more than the mean spreads."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from dixit_widget.rules.validation import real_number, shown, whole_number
from dixit_widget.theory.dependence import TheoryProblem
from dixit_widget.theory.normal_form import Floats

Fitness: TypeAlias = "Callable[[Floats], npt.ArrayLike]"
STEP = 0.01
"""The longest step of the integration."""

_STEADY = 2.0  # a step times the widest gap between what strategies earn: from 2.8 on, errors may grow
_WIDEST = 10_000.0


def replicator(
    payoffs: npt.ArrayLike | Fitness, start: npt.ArrayLike, time: float = 50.0, points: int = 201
) -> Floats:
    """Follow a population in which each strategy grows by how much more than the mean it earns.

    The share of strategy i changes by x_i ((A x)_i - x · A x); integrated by Runge and Kutta's fourth-order
    method in steps of 0.01 at most, and shorter ones where payoffs of a matrix are more than 200 apart.

    Parameters
    ----------
    payoffs : array of shape (k, k), or callable
        What row earns when it meets column, no two more than 10,000 apart. For games of more than two a
        function instead: from the shares to what each strategy earns, never more than 200 apart.
    start : array of shape (k,)
        The shares at the beginning; they add up to 1.
    time : float, default 50
    points : int, default 201
        How many moments to return, the first and the last among them.

    Returns
    -------
    ndarray, shape (points, k)

    Raises
    ------
    TheoryProblem

    References
    ----------
    Peter D. Taylor and Leo B. Jonker, "Evolutionarily stable strategies and game dynamics", *Mathematical
    Biosciences* 40 (1978), 145-156.

    Examples
    --------
    Hawks and doves over a prize of 2 and wounds of 3: two hawks in three, wherever it begins.

    >>> replicator([[-1 / 2, 2], [0, 1]], start=[0.1, 0.9])[-1].round(3)
    array([0.667, 0.333])
    """
    shares = _shares(start)
    fitness, longest = _fitness(payoffs, len(shares))
    end, rows = real_number(time), whole_number(points)
    if end is None or not 0 < end < 1e5 or rows is None or not 2 <= rows <= 100_000:
        raise TheoryProblem("theory.replicator_time")
    steps = int(np.ceil(end / (rows - 1) / longest))
    step = end / (rows - 1) / steps
    path = [shares]
    for _ in range(rows - 1):
        for _ in range(steps):
            shares = _stepped(fitness, shares, step)
        path.append(shares)
    return np.array(path)


def _shares(start: npt.ArrayLike) -> Floats:
    try:
        shares = np.asarray(start, dtype=np.float64)
    except (TypeError, ValueError):
        raise TheoryProblem("theory.shares", value=shown(start)) from None
    if shares.ndim != 1 or not (shares >= 0).all() or not abs(shares.sum() - 1) < 1e-9:
        raise TheoryProblem("theory.shares", value=shown(start))
    return shares


def _fitness(payoffs: npt.ArrayLike | Fitness, size: int) -> tuple[Callable[[Floats], Floats], float]:
    """Return what each strategy earns among these shares, and the longest step that is steady for it."""
    if callable(payoffs):
        function = payoffs

        def called(shares: Floats) -> Floats:
            earned = _numbers(function(shares), "theory.fitness", (size,))
            _gap(earned, _STEADY / STEP)
            return earned

        return called, STEP
    matrix = _numbers(payoffs, "theory.fitness_matrix", (size, size))
    return lambda shares: np.asarray(matrix @ shares), min(STEP, _STEADY / max(_gap(matrix, _WIDEST), 1.0))


def _numbers(values: object, refused: str, shape: tuple[int, ...]) -> Floats:
    try:
        numbers = np.asarray(values, dtype=np.float64)
    except (TypeError, ValueError):
        raise TheoryProblem(refused, n=shape[0], value=shown(values)) from None
    if numbers.shape != shape:
        raise TheoryProblem(refused, n=shape[0], value=str(numbers.shape))
    return numbers


def _gap(earned: Floats, most: float) -> float:
    """Return how far apart payoffs are, of which none may be infinite."""
    gap = float(np.ptp(earned))
    if not gap <= most:
        raise TheoryProblem("theory.fitness_finite", most=f"{most:,.0f}")
    return gap


def _stepped(fitness: Callable[[Floats], Floats], shares: Floats, step: float) -> Floats:
    def slope(at: Floats) -> Floats:
        earned = fitness(at)
        change: Floats = at * (earned - at @ earned)
        return change

    one = slope(shares)
    two = slope(shares + step / 2 * one)
    three = slope(shares + step / 2 * two)
    four = slope(shares + step * three)
    after = np.maximum(shares + step / 6 * (one + 2 * two + 2 * three + four), 0)
    grown: Floats = after / after.sum()
    return grown
