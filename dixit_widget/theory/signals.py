"""A clue as a signal: what one hears by it, who would have said it, and what else it could have meant.

The models are those of rational speech acts: a literal listener takes a clue at its word, a speaker chooses
clues by how they are heard, a pragmatic listener asks who would have chosen this one. Each makes the next,
so one may go on as far as one likes. Chances are exact where all numbers are whole or fractions.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from dixit_widget.rules.validation import real_number, shown, whole_number
from dixit_widget.theory.dependence import TheoryProblem
from dixit_widget.theory.normal_form import Floats

Chances: TypeAlias = "npt.NDArray[np.float64] | npt.NDArray[np.object_]"
"""Floats, or exact fractions in an array of objects; each row adds up to 1."""
Worth = Callable[[Floats], npt.ArrayLike]

MOST_ALPHA = 1000


def literal_listener(fits: npt.ArrayLike, prior: npt.ArrayLike | None = None) -> Chances:
    """Return which card is meant, for who takes a clue at its word.

    What fits twice as well is twice as likely.

    Parameters
    ----------
    fits : array, shape (clues, cards)
        How well a clue fits a card, from 0; 1 and 0 for "true of it" and "not true of it".
    prior : array, shape (cards,), optional
        How likely each card is before a word has been said, or how much it leaps to the eye; by default all
        alike.

    Returns
    -------
    ndarray, shape (clues, cards)
        For each clue the chances of the cards. Of a clue that fits none, one learns nothing.

    Raises
    ------
    TheoryProblem
        If the numbers are no table, or no shares.

    Examples
    --------
    Three cards and three clues; the first clue is true of two cards:

    >>> print(literal_listener([[1, 1, 0], [0, 1, 1], [0, 0, 1]])[0])
    [Fraction(1, 2) Fraction(1, 2) Fraction(0, 1)]
    """
    table = _table(fits)
    return _shares(_weighed(table, prior), _weighed(1 + 0 * table, prior))


def pragmatic_speaker(listener: npt.ArrayLike, alpha: float = 1, worth: Worth | None = None) -> Chances:
    """Return what is said of a card by who thinks of how it is heard.

    Only clues are said by which the card can be found at all. By default the speaker wants to be understood:
    clues are chosen in proportion to the chance that the card is found, to the power of ``alpha``. With
    ``worth`` the speaker wants something else: in proportion to exp(alpha × worth).

    Parameters
    ----------
    listener : array, shape (clues, cards)
        For each clue, how likely it is to be heard as which card; of `literal_listener`, or of
        `pragmatic_listener`.
    alpha : float, default 1
        How firmly the best is chosen: 0 blindly, from 0 to 1000.
    worth : callable, optional
        Takes an array of chances to be understood, and returns what each is worth: for a storyteller
        ``lambda p: storyteller_payoff(rules, guessers, p)``.

    Returns
    -------
    ndarray, shape (cards, clues)
        For each card the chances of the clues; exact where the listener is, ``alpha`` is a whole number and
        the speaker wants to be understood. Where no clue fits, any is said.

    Raises
    ------
    TheoryProblem

    Examples
    --------
    Of the third card, which two clues fit, the one is said that fits no other:

    >>> heard = literal_listener([[1, 1, 0], [0, 1, 1], [0, 0, 1]])
    >>> print(pragmatic_speaker(heard)[2])
    [Fraction(0, 1) Fraction(1, 3) Fraction(2, 3)]

    A storyteller of Dixit says the other one: who is found by everybody gets nothing.

    >>> from dixit_widget.rules import edition
    >>> from dixit_widget.theory import storyteller_payoff
    >>> pays = lambda p: storyteller_payoff(edition("dixit-2021"), 5, p)
    >>> pragmatic_speaker(heard, worth=pays)[2].round(2)
    array([0.  , 0.94, 0.06])
    """
    found = _table(listener).T
    rationality = real_number(alpha)
    if rationality is None or not 0 <= rationality <= MOST_ALPHA:
        raise TheoryProblem("theory.rationality", most=MOST_ALPHA, value=shown(alpha))
    possible = found > 0
    anything = 1 + 0 * found
    if worth is not None:
        chances = found.astype(np.float64)
        if not callable(worth):
            raise TheoryProblem("theory.worth", shape=str(chances.shape), value=shown(worth))
        answer = worth(chances)
        try:
            pays = np.asarray(answer, dtype=np.float64)
        except (TypeError, ValueError):
            raise TheoryProblem("theory.worth", shape=str(chances.shape), value=shown(answer)) from None
        if pays.shape != chances.shape or not np.isfinite(pays[possible]).all():
            raise TheoryProblem("theory.worth", shape=str(chances.shape), value=str(pays.shape))
        best = np.max(pays, axis=1, where=possible, initial=-np.inf, keepdims=True)
        drive = np.where(possible, rationality * (pays - np.where(np.isfinite(best), best, 0.0)), -np.inf)
        return _shares(np.exp(drive), anything.astype(np.float64))
    power = whole_number(rationality)
    top = found.max(axis=1, keepdims=True)  # so that high powers do not vanish
    relative = found / np.where(top > 0, top, top + 1)
    if power is None:
        relative, anything = relative.astype(np.float64), anything.astype(np.float64)
    weights = np.where(possible, relative ** (rationality if power is None else power), 0 * found)
    return _shares(weights, anything)


def pragmatic_listener(speaker: npt.ArrayLike, prior: npt.ArrayLike | None = None) -> Chances:
    """Return which card is meant, for who asks of which card this speaker would have said so (Bayes' rule).

    Parameters
    ----------
    speaker : array, shape (cards, clues)
        Of `pragmatic_speaker`.
    prior : array, shape (cards,), optional
        As for `literal_listener`.

    Returns
    -------
    ndarray, shape (clues, cards)
        Of a clue that is never said, one learns nothing.

    Raises
    ------
    TheoryProblem

    References
    ----------
    Michael C. Frank and Noah D. Goodman, "Predicting pragmatic reasoning in language games", *Science* 336
    (2012), 998.

    Examples
    --------
    The second clue is as true of the second card as of the third. But of the third one would rather have said
    the third clue:

    >>> heard = literal_listener([[1, 1, 0], [0, 1, 1], [0, 0, 1]])
    >>> print(pragmatic_listener(pragmatic_speaker(heard))[1])
    [Fraction(0, 1) Fraction(3, 5) Fraction(2, 5)]
    """
    said = _table(speaker).T
    return _shares(_weighed(said, prior), _weighed(1 + 0 * said, prior))


def _table(values: object) -> npt.NDArray[Any]:
    """Read a table of shares: exact if all are whole numbers or fractions, else floats."""
    try:
        table = np.array(values, dtype=object)
        if table.ndim != 2 or not table.size:
            raise TheoryProblem("theory.table", value=shown(values))
        if all(isinstance(each, (int, Fraction, np.integer, np.bool_)) for each in table.flat):
            return _not_below_0(np.vectorize(Fraction, otypes=[object])(table), values)
        return _not_below_0(table.astype(np.float64), values)
    except (TypeError, ValueError) as error:
        if isinstance(error, TheoryProblem):
            raise
        raise TheoryProblem("theory.table", value=shown(values)) from None


def _not_below_0(table: npt.NDArray[Any], values: object) -> npt.NDArray[Any]:
    if not np.isfinite(table.astype(np.float64)).all() or (table < 0).any():
        raise TheoryProblem("theory.table", value=shown(values))
    return table


def _weighed(table: npt.NDArray[Any], prior: npt.ArrayLike | None) -> npt.NDArray[Any]:
    """Multiply each column by how likely its card is beforehand."""
    if prior is None:
        return table
    weights = _table([prior])[0]
    if weights.shape != table.shape[1:] or not weights.any():
        raise TheoryProblem("theory.prior", cards=table.shape[1], value=shown(prior))
    weighed: npt.NDArray[Any] = table * weights
    return weighed


def _shares(weights: npt.NDArray[Any], otherwise: npt.NDArray[Any]) -> Chances:
    """Make each row add up to 1; a row of nothing is taken from the other table."""
    empty = ~weights.astype(bool).any(axis=1, keepdims=True)
    table = np.where(empty, otherwise, weights)
    shares: Chances = table / table.sum(axis=1, keepdims=True)
    return shares
