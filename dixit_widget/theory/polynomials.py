"""Polynomials with rational coefficients, lowest power first, and where one is largest between 0 and 1."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import zip_longest
from math import lcm

Polynomial = tuple[Fraction, ...]

_CELLS = 360
"""The unit interval is searched in this many cells: many small denominators fall on their borders."""
_HALVINGS = 60


def add(a: Sequence[Fraction], b: Sequence[Fraction]) -> Polynomial:
    """Return the sum."""
    return tuple(x + y for x, y in zip_longest(a, b, fillvalue=Fraction(0)))


def scale(a: Sequence[Fraction], factor: Fraction | int) -> Polynomial:
    """Return a multiple."""
    return tuple(x * factor for x in a)


def multiply(a: Sequence[Fraction], b: Sequence[Fraction]) -> Polynomial:
    """Return the product."""
    product = [Fraction(0)] * (len(a) + len(b) - 1)
    for i, x in enumerate(a):
        for j, y in enumerate(b):
            product[i + j] += x * y
    return tuple(product)


def evaluate(a: Sequence[Fraction], at: Fraction) -> Fraction:
    """Return the value at a point."""
    value = Fraction(0)
    for coefficient in reversed(a):
        value = value * at + coefficient
    return value


def slope(a: Sequence[Fraction]) -> Polynomial:
    """Return the derivative."""
    return tuple(power * x for power, x in enumerate(a))[1:] or (Fraction(0),)


def zeros(a: Sequence[Fraction]) -> list[Fraction]:
    """Where a polynomial changes sign or is seen to vanish between 0 and 1, in order.

    Zeros with a denominator up to 1000 are exact, the others right to 60 binary digits.

    Examples
    --------
    >>> zeros((Fraction(-2), Fraction(7), Fraction(-6)))  # (2x - 1)(2 - 3x)
    [Fraction(1, 2), Fraction(2, 3)]
    """
    whole = _whole(a)
    found = []
    low, below = Fraction(0), _sign(whole, Fraction(0))
    for cell in range(_CELLS):
        high = Fraction(cell + 1, _CELLS)
        above = _sign(whole, high)
        if below == 0:
            found.append(low)
        elif below * above < 0:
            found.append(_bisected(whole, low, high, below))
        low, below = high, above
    return found if below else [*found, low]


def _whole(a: Sequence[Fraction]) -> list[int]:
    """Return a multiple with whole coefficients: signs are found with them many times faster."""
    common = lcm(*(coefficient.denominator for coefficient in a))
    return [int(coefficient * common) for coefficient in a]


def _sign(whole: Sequence[int], at: Fraction) -> int:
    """Return the sign of the value at a point."""
    value, power = 0, 1
    for coefficient in reversed(whole):
        value = value * at.numerator + coefficient * power
        power *= at.denominator
    return (value > 0) - (value < 0)


def _bisected(whole: Sequence[int], low: Fraction, high: Fraction, below: int) -> Fraction:
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        sign = _sign(whole, middle)
        if sign == 0:
            return middle
        low, high = (low, middle) if sign * below < 0 else (middle, high)
    tidy = low.limit_denominator(1000)
    return tidy if _sign(whole, tidy) == 0 else (low + high) / 2


@lru_cache(256)  # a chart asks again for what has just been worked out
def largest(a: Polynomial) -> tuple[Fraction, Fraction]:
    """Where a polynomial is largest between 0 and 1, and its value; of equals the one nearest to 1/2."""
    half = Fraction(1, 2)
    points = {Fraction(0), half, Fraction(1), *zeros(slope(a))}
    return max(((p, evaluate(a, p)) for p in points), key=lambda pair: (pair[1], -abs(pair[0] - half)))
