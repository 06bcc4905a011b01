"""The storyteller's trade-off: too clear a clue is found by all, too dark a one by none; neither pays."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import comb, prod
from numbers import Real
from typing import TYPE_CHECKING, Literal, TypeAlias, TypeVar, overload

from dixit_widget.rules import RuleSet
from dixit_widget.theory import polynomials
from dixit_widget.theory.arrays import is_array, np
from dixit_widget.theory.dependence import (
    HousePoints,
    Payoff,
    Points,
    TheoryProblem,
    check_objective,
    check_whole,
)

if TYPE_CHECKING:
    import numpy.typing as npt

MOST_FINDERS = 100
"""The most guessers that `finders_distribution` counts; beyond, its products leave the range of floats."""

Objective = Literal["points", "lead"]
Floats: TypeAlias = "npt.NDArray[np.float64]"
Number = TypeVar("Number", Fraction, float, Floats)
Chance: TypeAlias = "int | float | Fraction"
Given = TypeVar("Given")


@overload
def storyteller_payoff(
    rules: RuleSet, guessers: int, p: int | Fraction, shared_taste: Chance = 0
) -> Fraction: ...
@overload
def storyteller_payoff(rules: RuleSet, guessers: int, p: float, shared_taste: Chance = 0) -> float: ...
@overload
def storyteller_payoff(
    rules: RuleSet, guessers: int, p: npt.NDArray[np.floating], shared_taste: Chance = 0
) -> Floats: ...
@overload
def storyteller_payoff(
    rules: RuleSet, guessers: int, p: Sequence[Chance], shared_taste: Chance = 0
) -> Fraction | float: ...
def storyteller_payoff(
    rules: RuleSet,
    guessers: int,
    p: Chance | npt.NDArray[np.floating] | Sequence[Chance],
    shared_taste: Chance = 0,
) -> Fraction | float | Floats:
    """Return the storyteller's expected points in a turn.

    Parameters
    ----------
    rules : RuleSet
        Storyteller or team mode.
    guessers : int
        At least 2.
    p : number, array or sequence of numbers
        Chance, 0 to 1, that a guesser finds the storyteller's card. A number: the same for all. A NumPy
        array of any shape: one payoff for each of its entries. A list or tuple: one chance for each
        guesser.
    shared_taste : number, default 0
        Correlation, 0 to 1, between the finds of two guessers: 0 they guess independently, 1 they all think
        alike. The number of finders is then beta-binomial.

    Returns
    -------
    Fraction, float or ndarray of float
        Points. Exact when the chances are whole numbers or fractions; in the shape of ``p`` when that is an
        array.

    Raises
    ------
    TheoryProblem
        If a chance is outside 0 to 1, there isn't one for each guesser, or nobody guesses (party mode).

    Examples
    --------
    >>> from dixit_widget.rules import edition
    >>> storyteller_payoff(edition("dixit-2021"), guessers=5, p=Fraction(1, 2))
    Fraction(45, 16)
    >>> storyteller_payoff(edition("dixit-2021"), 5, np.array([0, 0.5, 1]))
    array([0.    , 2.8125, 0.    ])
    >>> storyteller_payoff(edition("dixit-2021"), 2, [1, 0])  # one always finds it, one never
    Fraction(3, 1)
    """
    points = Points(rules, guessers)
    pays = [points.storyteller(finders) for finders in range(points.guessers + 1)]
    p = as_array(p)
    if is_array(p):
        return _along(pays, p, shared_taste)
    if isinstance(p, (list, tuple)):
        return _one_each(pays, points.guessers, p, shared_taste)
    return _expected(pays, checked_chance(p), checked_chance(shared_taste))


def as_array(p: Given) -> Given | npt.NDArray[np.floating]:
    """Read a pandas series, or what else can be an array, as the array that it is."""
    if not hasattr(p, "__array__") or isinstance(p, (np.ndarray, np.generic)):
        return p
    return np.asarray(p)


def _along(pays: Sequence[int | Fraction], p: npt.NDArray[np.floating], shared_taste: Chance) -> Floats:
    grid, taste = checked_array(p), np.asarray(float(checked_chance(shared_taste)))
    return np.asarray(_mean(pays, beta_binomial(len(pays) - 1, grid, taste)))


def _expected(
    pays: Sequence[int | Fraction], chance: Fraction | float, taste: Fraction | float
) -> Fraction | float:
    guessers = len(pays) - 1
    if isinstance(chance, Fraction) and isinstance(taste, Fraction):
        return _mean(pays, beta_binomial(guessers, chance, taste))
    return _mean(pays, beta_binomial(guessers, float(chance), float(taste)))


def _one_each(
    pays: list[Payoff], guessers: int, chances: Sequence[Chance], shared_taste: Chance
) -> Fraction | float:
    checked = _checked_each(guessers, chances, shared_taste)
    exact = [chance for chance in checked if isinstance(chance, Fraction)]
    if len(exact) == guessers:
        return _mean(pays, _poisson_binomial(exact, Fraction(1)))
    return _mean(pays, _poisson_binomial([float(chance) for chance in checked], 1.0))


def _checked_each(guessers: int, chances: Sequence[Chance], shared_taste: Chance) -> list[Fraction | float]:
    """Read one chance for each guesser."""
    if len(chances) != guessers:
        raise TheoryProblem("theory.one_chance_each", guessers=guessers, given=len(chances))
    if checked_chance(shared_taste):
        raise TheoryProblem("theory.shared_and_own")
    return [checked_chance(chance) for chance in chances]


def finders_distribution(guessers: int, p: Number, shared_taste: Number) -> list[Number]:
    """Chances that 0, 1, …, all guessers find the card.

    Beta-binomial with mean ``p`` and pairwise correlation ``shared_taste``, and binomial where the
    correlation is 0.

    Parameters
    ----------
    guessers : int
    p : Fraction, float or ndarray
    shared_taste : Fraction, float or ndarray

    Returns
    -------
    list of Fraction, float or ndarray
        ``guessers + 1`` chances.

    Raises
    ------
    TheoryProblem
        If a chance or a correlation is outside 0 to 1, or the number of guessers is none.

    Examples
    --------
    >>> finders_distribution(2, Fraction(1, 2), Fraction(1, 3))
    [Fraction(1, 3), Fraction(1, 3), Fraction(1, 3)]
    """
    guessers = check_whole(guessers, 0, MOST_FINDERS, "theory.finders_guessers")
    for chance in (p, shared_taste):
        if is_array(chance):
            checked_array(chance)
        else:
            checked_chance(chance)
    shapes = [each.shape if is_array(each) else () for each in (p, shared_taste)]
    if any(shapes):
        try:
            np.broadcast_shapes(*shapes)
        except ValueError:
            raise TheoryProblem("theory.shapes", p=str(shapes[0]), taste=str(shapes[1])) from None
    return beta_binomial(guessers, p, shared_taste)


def beta_binomial(guessers: int, p: Number, shared_taste: Number) -> list[Number]:
    """`finders_distribution` without the checks; written with rising products so that it stays exact."""
    rho = shared_taste
    own = 1 - rho
    whole = prod((own + i * rho for i in range(1, guessers)), start=1 + 0 * rho)
    chances: list[Number] = []
    for k in range(guessers + 1):
        found = prod((p * own + i * rho for i in range(1, k)), start=p if k else 1 + 0 * p)
        missed = prod(
            (((1 - p) * own + i * rho) for i in range(1, guessers - k)),
            start=1 - p if k < guessers else 1 + 0 * p,
        )
        both = own if 0 < k < guessers else 1
        chances.append(comb(guessers, k) * found * missed * both / whole)
    return chances


def _poisson_binomial(chances: Sequence[Number], one: Number) -> list[Number]:
    """Chances that 0, 1, …, all of them come true, each with its own chance."""
    distribution = [one]
    for chance in chances:
        stays = [share * (1 - chance) for share in distribution] + [0 * one]
        rises = [0 * one] + [share * chance for share in distribution]
        distribution = [a + b for a, b in zip(stays, rises, strict=True)]
    return distribution


def _mean(values: Sequence[int | Fraction], chances: list[Number]) -> Number:
    total = 0 * chances[0]
    for value, chance in zip(values, chances, strict=True):
        weight = value if isinstance(chance, Fraction) else float(value)
        total = total + weight * chance
    return total


def checked_chance(p: object, code: str = "theory.chance") -> Fraction | float:
    """Read a chance: exact as a Fraction, anything else as a float."""
    if isinstance(p, (int, Fraction)) and not isinstance(p, bool):
        value: Fraction | float = Fraction(p)
    elif isinstance(p, Real) and not isinstance(p, bool):
        value = float(p)
    else:
        raise TheoryProblem(code, value=repr(p)[:40])
    if not 0 <= value <= 1:
        raise TheoryProblem(code, value=str(p)[:40])
    return value


def checked_array(p: npt.NDArray[np.floating]) -> Floats:
    """Read an array of chances as floats."""
    try:
        grid = p.astype(np.float64, casting="unsafe" if p.dtype.kind in "OSU" else "same_kind")
    except (TypeError, ValueError):
        raise TheoryProblem("theory.chance", value=repr(p)[:40]) from None
    outside = grid[~((grid >= 0) & (grid <= 1))]
    if outside.size:
        raise TheoryProblem("theory.chance", value=str(outside.flat[0]))
    return grid


@overload
def guesser_payoff(
    rules: RuleSet, guessers: int, p: int | Fraction, shared_taste: Chance = 0
) -> Fraction: ...
@overload
def guesser_payoff(rules: RuleSet, guessers: int, p: float, shared_taste: Chance = 0) -> float: ...
@overload
def guesser_payoff(
    rules: RuleSet, guessers: int, p: npt.NDArray[np.floating], shared_taste: Chance = 0
) -> Floats: ...
@overload
def guesser_payoff(
    rules: RuleSet, guessers: int, p: Sequence[Chance], shared_taste: Chance = 0
) -> list[Fraction | float]: ...
def guesser_payoff(
    rules: RuleSet,
    guessers: int,
    p: Chance | npt.NDArray[np.floating] | Sequence[Chance],
    shared_taste: Chance = 0,
) -> Fraction | float | Floats | list[Fraction | float]:
    """Return the expected points of a guesser in a turn.

    Guessers use one vote; a wrong vote falls on each of the other guessers' decoys alike.

    Parameters
    ----------
    rules : RuleSet
    guessers : int
    p : number, array or sequence of numbers
        Chance that each guesser finds the card; of a NumPy array, one payoff for each of its entries. A list
        or tuple: one chance for each guesser.
    shared_taste : number, default 0
        Correlation between the finds of two guessers.

    Returns
    -------
    Fraction, float, ndarray of float or list
        Points; exact when the chances are. Of a list of chances a list: the points of each guesser.

    Examples
    --------
    >>> from dixit_widget.rules import edition
    >>> guesser_payoff(edition("dixit-2021"), guessers=5, p=Fraction(1, 2))
    Fraction(65, 32)
    >>> guesser_payoff(edition("dixit-2021"), 2, [1, 0])  # one finds it, the other falls for their decoy
    [Fraction(4, 1), Fraction(0, 1)]
    """
    points = Points(rules, guessers)
    pays = _mean_guesser(points)
    p = as_array(p)
    if is_array(p):
        return _along(pays, p, shared_taste)
    if isinstance(p, (list, tuple)):
        checked, each = _checked_each(points.guessers, p, shared_taste), range(points.guessers)
        if all(isinstance(chance, Fraction) for chance in checked):
            exact = [Fraction(chance) for chance in checked]
            return [_own_points(points, exact, i, Fraction(1)) for i in each]
        return [_own_points(points, [float(chance) for chance in checked], i, 1.0) for i in each]
    return _expected(pays, checked_chance(p), checked_chance(shared_taste))


def _own_points(points: Points, chances: Sequence[Number], guesser: int, one: Number) -> Number:
    """Mean points of one guesser, each with a chance of their own; wrong votes are uniform."""
    found = chances[guesser]
    # How likely it is that so many of the others find the card and so many vote for this guesser's decoy.
    ways = {(0, 0): one}
    for other, chance in enumerate(chances):
        if other == guesser:
            continue
        hits = (1 - chance) / (points.guessers - 1)
        further: dict[tuple[int, int], Number] = {}
        for (finders, votes), share in ways.items():
            for place, part in (
                ((finders + 1, votes), chance),
                ((finders, votes + 1), hits),
                ((finders, votes), 1 - chance - hits),
            ):
                further[place] = further.get(place, 0 * one) + share * part
        ways = further
    total = 0 * one
    for (finders, votes), share in ways.items():
        if share:
            pays = (points.guesser(True, finders + 1, votes), points.guesser(False, finders, votes))
            card, decoy = (pay if isinstance(one, Fraction) else float(pay) for pay in pays)
            total = total + share * (found * card + (1 - found) * decoy)
    return total


def _mean_guesser(points: Points) -> list[Fraction]:
    """Mean points of a guesser when 0, 1, …, all find the card and wrong votes are uniform."""
    n = points.guessers
    hit = Fraction(1, n - 1)
    means = []
    for finders in range(n + 1):
        wrong = n - finders
        found = with_decoy_votes(points, True, finders, wrong, hit) if finders else Fraction(0)
        missed = with_decoy_votes(points, False, finders, wrong - 1, hit) if wrong else Fraction(0)
        means.append((finders * found + wrong * missed) / n)
    return means


def with_decoy_votes(points: HousePoints, found: bool, finders: int, voters: int, hit: Fraction) -> Fraction:
    """Mean points of a guesser whose decoy each of so many voters hits with the same chance."""
    chances = beta_binomial(voters, hit, Fraction(0)) if voters else [Fraction(1)]
    return _mean(
        [points.guesser(found, finders, votes) if chances[votes] else 0 for votes in range(voters + 1)],
        chances,
    )


@dataclass(frozen=True)
class Clarity:
    """The best clarity of a clue.

    Attributes
    ----------
    p : Fraction or float
        Chance that each guesser finds the card; a Fraction where the best chance is a simple fraction.
    value : Fraction or float
        Expected points, or expected lead in points, at that clarity.
    """

    p: Fraction | float
    value: Fraction | float
    _payoff: polynomials.Polynomial

    @property
    def flat(self) -> bool:
        """Whether every clarity is as good, so that ``p`` is one of many."""
        return not any(self._payoff[1:])

    def __repr__(self) -> str:
        return f"Clarity(p={self.p!r}, value={self.value!r})"

    def within(self, share: float = 0.95) -> tuple[float, float]:
        """Return how far clarity may stray from the best: how flat the optimum is.

        Parameters
        ----------
        share : float, default 0.95
            Part of the best value that is to be kept (of a negative one, the loss allowed is measured alike).

        Returns
        -------
        low, high : float
            The chances around the best one that keep this share: 0 and 1 if every clarity is as good.

        Examples
        --------
        >>> from dixit_widget.rules import edition
        >>> [round(p, 3) for p in best_clarity(edition("dixit-2021"), 5).within(0.95)]
        [0.365, 0.635]
        """
        checked_chance(share, "theory.share")
        if self.flat:
            return 0.0, 1.0
        best = Fraction(self.value)
        floor = best - abs(best) * (1 - Fraction(checked_chance(share, "theory.share")))
        crossings = polynomials.zeros(polynomials.add(self._payoff, (-floor,)))
        low = max((float(z) for z in crossings if z <= self.p), default=self._end(0, floor))
        high = min((float(z) for z in crossings if z >= self.p), default=self._end(1, floor))
        return low, high

    def _end(self, end: int, floor: Fraction) -> float:
        """Return the end, unless it is too low: then the crossing is too near the best to be told apart."""
        return float(end if polynomials.evaluate(self._payoff, Fraction(end)) >= floor else self.p)


def best_clarity(
    rules: RuleSet, guessers: int, objective: Objective = "points", shared_taste: Chance = 0
) -> Clarity:
    """Return how clear a clue should be, if clarity could be chosen.

    Parameters
    ----------
    rules : RuleSet
        Storyteller or team mode.
    guessers : int
        At least 2.
    objective : {"points", "lead"}
        What to make large: the storyteller's points, or these minus the mean guesser's (a game is a race).
        For the lead, wrong votes fall on each of the other guessers' decoys alike.
    shared_taste : number, default 0
        Correlation between the finds of two guessers.

    Returns
    -------
    Clarity
        With ``p``, ``value`` and ``within``. If several chances are equally good, the one nearest to 1/2;
        ``flat`` tells if all are.

    Raises
    ------
    TheoryProblem

    Examples
    --------
    >>> from dixit_widget.rules import edition
    >>> best_clarity(edition("dixit-2021"), guessers=5)
    Clarity(p=Fraction(1, 2), value=Fraction(45, 16))
    >>> best_clarity(edition("dixit-2021"), guessers=2, objective="lead")
    Clarity(p=Fraction(4, 7), value=Fraction(-5, 7))
    """
    points = Points(rules, guessers)
    check_objective(objective, ("points", "lead"))
    pays = [Fraction(points.storyteller(finders)) for finders in range(points.guessers + 1)]
    if objective == "lead":
        pays = [mine - theirs for mine, theirs in zip(pays, _mean_guesser(points), strict=True)]
    payoff = as_polynomial(pays, Fraction(checked_chance(shared_taste)))
    p, value = polynomials.largest(payoff)
    if p.denominator > 1000:
        return Clarity(float(p), float(value), payoff)
    return Clarity(p, value, payoff)


def as_polynomial(pays: list[Fraction], rho: Fraction) -> polynomials.Polynomial:
    """Write the expected payoff as a polynomial in the chance of a find."""
    guessers = len(pays) - 1
    one, p, q = (Fraction(1),), (Fraction(0), Fraction(1)), (Fraction(1), Fraction(-1))
    whole = prod((1 - rho + i * rho for i in range(1, guessers)), start=Fraction(1))

    def rising(chance: polynomials.Polynomial, times: int) -> polynomials.Polynomial:
        product = chance if times else one
        for i in range(1, times):
            product = polynomials.multiply(
                product, polynomials.add(polynomials.scale(chance, 1 - rho), (i * rho,))
            )
        return product

    total: polynomials.Polynomial = (Fraction(0),)
    for k, pay in enumerate(pays):
        both = 1 - rho if 0 < k < guessers else Fraction(1)
        term = polynomials.multiply(rising(p, k), rising(q, guessers - k))
        total = polynomials.add(total, polynomials.scale(term, pay * comb(guessers, k) * both / whole))
    return total
