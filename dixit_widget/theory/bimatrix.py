"""All extreme Nash equilibria of a game of two, exact: fully labelled pairs of vertices."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations
from numbers import Rational, Real
from typing import TypeAlias

from dixit_widget.rules.validation import shown
from dixit_widget.theory.dependence import TheoryProblem

Row: TypeAlias = "tuple[Fraction, ...]"
Vertex: TypeAlias = "tuple[Row, frozenset[int]]"


def extreme_equilibria(
    first: Sequence[Sequence[float | Fraction]], second: Sequence[Sequence[float | Fraction]]
) -> list[tuple[Row, Row]]:
    """Return all extreme Nash equilibria of a game of two, pure ones among them.

    Every equilibrium is a mean of these; in a nondegenerate game they are all there are. Each is a pair of
    vertices of the two best-response polytopes at which every strategy is either unplayed or a best reply.

    Parameters
    ----------
    first, second : array, or sequence of sequence of numbers
        Payoffs of the player of rows and of the player of columns, in tables of one shape. Floats count for
        the binary fractions that they are.

    Returns
    -------
    list of tuple
        For each equilibrium the chances of the rows and of the columns.

    Raises
    ------
    TheoryProblem
        If these are not two tables of numbers, of the same shape.

    References
    ----------
    Bernhard von Stengel, "Computing equilibria for two-person games", chapter 45 of *Handbook of Game Theory
    with Economic Applications* 3 (2002).

    Examples
    --------
    The battle of the sexes:

    >>> for rows, columns in extreme_equilibria([[2, 0], [0, 1]], [[1, 0], [0, 2]]):
    ...     print(*rows, "and", *columns)
    0 1 and 0 1
    2/3 1/3 and 1/3 2/3
    1 0 and 1 0
    """
    mine_pays, theirs_pays = _exact(first), _exact(second)
    rows, columns = len(mine_pays), len(mine_pays[0])
    if (rows, columns) != (len(theirs_pays), len(theirs_pays[0])):
        raise TheoryProblem("theory.two_tables", value=f"{shown(first)}, {shown(second)}")
    by_row, by_column = _positive(mine_pays), _positive(list(zip(*theirs_pays, strict=True)))
    # Labels: 0 … rows - 1 for the rows, then the columns. One's own strategies are labels while unplayed,
    # the other's are labels where they are best replies.
    mine = [(x, labels) for x, labels in _vertices(by_column, rows)]
    theirs = [
        (y, frozenset((label + rows) % (rows + columns) for label in labels))
        for y, labels in _vertices(by_row, columns)
    ]
    every = frozenset(range(rows + columns))
    found = {
        (_normed(x), _normed(y))
        for x, left in mine
        for y, right in theirs
        if left | right == every and any(x) and any(y)
    }
    return sorted(found)


def _exact(table: Sequence[Sequence[float | Fraction]]) -> list[Row]:
    """Read a table of finite numbers of any kind."""
    try:
        rows = [tuple(map(_fraction, row)) for row in table]
    except (TypeError, ValueError, OverflowError):
        rows = []
    if not rows or not rows[0] or len({*map(len, rows)}) > 1:
        raise TheoryProblem("theory.two_tables", value=shown(table))
    return rows


def _fraction(pay: object) -> Fraction:
    if isinstance(pay, Rational):
        return Fraction(int(pay.numerator), int(pay.denominator))
    if not isinstance(pay, Real):
        raise TypeError
    return Fraction(float(pay))


def _positive(pays: Sequence[Row]) -> list[Row]:
    """Raise all payoffs above 0, which changes no equilibrium."""
    lowest = min(map(min, pays))
    return [tuple(pay - lowest + 1 for pay in row) for row in pays]


def _vertices(limits: list[Row], size: int) -> Iterator[Vertex]:
    """Yield the vertices of x ≥ 0, limits · x ≤ 1, each once, with the inequalities that bind there."""
    sides = [tuple(Fraction(i == j) for j in range(size)) for i in range(size)] + limits
    ends = [Fraction(0)] * size + [Fraction(1)] * len(limits)
    seen = set()
    for chosen in combinations(range(len(sides)), size):
        x = _solved([sides[i] for i in chosen], [ends[i] for i in chosen])
        if x is None or x in seen or min(x) < 0:
            continue
        reached = [sum((a * b for a, b in zip(row, x, strict=True)), Fraction(0)) for row in limits]
        if max(reached) <= 1:
            seen.add(x)
            binding = [i for i, value in enumerate([*x, *(1 - value for value in reached)]) if value == 0]
            yield x, frozenset(binding)


def _solved(matrix: list[Row], right: list[Fraction]) -> Row | None:
    """Solve linear equations by elimination; None if they have no single solution."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for column in range(len(rows)):
        pivot = next((i for i in range(column, len(rows)) if rows[i][column]), None)
        if pivot is None:
            return None
        rows[column], rows[pivot] = rows[pivot], rows[column]
        rows[column] = [value / rows[column][column] for value in rows[column]]
        for i, row in enumerate(rows):
            if i != column and row[column]:
                rows[i] = [a - row[column] * b for a, b in zip(row, rows[column], strict=True)]
    return tuple(row[-1] for row in rows)


def _normed(x: Row) -> Row:
    total = sum(x, Fraction(0))
    return tuple(value / total for value in x)
