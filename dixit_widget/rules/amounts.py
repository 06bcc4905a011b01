"""Amounts of points: whole numbers, or quarters of them, so that every sum is exact whoever adds it up."""

from __future__ import annotations

from numbers import Real
from operator import index
from typing import Final, SupportsIndex, TypeAlias, TypeGuard

Amount: TypeAlias = int | float
"""Points: an int where they are whole, else a float that is some quarters."""

PARTS: Final = 4
"""Into so many parts a point may be split. A power of two: floats hold such parts exactly."""


def tidy(amount: Amount) -> Amount:
    """Return an amount as it is written down: whole ones without a decimal point.

    Examples
    --------
    >>> tidy(4.5 + 4.5), tidy(4.5), tidy(3)
    (9, 4.5, 3)
    """
    return int(amount) if type(amount) is float and amount.is_integer() else amount


def read_amount(value: object) -> Amount | None:
    """Read a number of any kind, NumPy's and fractions too; a bool is none.

    Whether it is one of points – some quarters, not too many – is for the rules to judge.

    Examples
    --------
    >>> from fractions import Fraction
    >>> read_amount(Fraction(9, 2)), read_amount(3.0), read_amount(True), read_amount("3")
    (4.5, 3, None, None)
    """
    whole = exact_number(value)
    if whole is not None or isinstance(value, bool) or not isinstance(value, Real):
        return whole
    try:
        number = float(value)
    except OverflowError:
        return None
    return tidy(number) if number == value else None  # a third is no float


def exact_number(value: object) -> int | None:
    """Read a whole number, also NumPy's; a bool is none, and anything else isn't either."""
    if type(value) is int:
        return value
    try:
        return index(value) if isinstance(value, SupportsIndex) and not isinstance(value, bool) else None
    except TypeError:  # an array has __index__ and refuses it
        return None


def is_amount(value: object) -> TypeGuard[Amount]:
    """Whether a value is a tidy amount: an int, or a float of some quarters that isn't whole.

    Examples
    --------
    >>> is_amount(4.5), is_amount(-1), is_amount(0.1), is_amount(float("nan"))
    (True, True, False, False)
    """
    return type(value) is int or (type(value) is float and (value * PARTS).is_integer())
