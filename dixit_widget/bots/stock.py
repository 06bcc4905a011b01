"""What to expect of all clues that bots say: what `Crowd` works out of one, in columns. Needs NumPy."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from dixit_widget.bots.reading import FADING, FADING_OUT

if TYPE_CHECKING:
    import numpy.typing as npt

    from dixit_widget.bots.association import FeelingColumns

    Floats = npt.NDArray[np.float64]
    Numbers = npt.NDArray[np.intp]


class StockProspects(NamedTuple):
    """The prospects of some phrases, each for the card that it is said of; see `crowd.Prospect`.

    Attributes
    ----------
    counts : ndarray of int
        How many cards each phrase recalls strongly.
    rivals, weights : ndarray
        These cards, and their weights in votes: phrase by phrase, of each the weakest first.
    own : ndarray of float, shape (phrases, 4)
        ``often``, ``seldom``, ``bright`` and ``dim``.
    """

    counts: Numbers
    rivals: Numbers
    weights: Floats
    own: Floats


def stock_prospects(
    felt: FeelingColumns,
    said_of: Sequence[int],
    noticing: Sequence[Sequence[float]],
    sharpness: float,
    least: float,
) -> StockProspects:
    """Return the prospects of phrases.

    Parameters
    ----------
    felt : FeelingColumns
        What they make those feel who notice all.
    said_of : sequence of int
        The card that each phrase is said of.
    noticing : sequence of sequence of float
        By card: the chance that each sense is noticed.
    sharpness : float
        How firmly a vote follows the pull.
    least : float
        The mean pull of a card that is recalled strongly.
    """
    first_of_card = np.cumsum([0, *map(len, noticing)])
    noticed = np.concatenate([*noticing, ()])[first_of_card[felt.card] + felt.sense]
    noticed[felt.named] = 1.0

    # All feelings for a card together, the strongest first, of equal ones what is rather noticed.
    order = np.lexsort((-noticed, -felt.strength, felt.card, felt.text))
    phrase, card, strength = felt.text[order], felt.card[order], felt.strength[order]
    noticed = noticed[order]
    starts = np.flatnonzero(np.diff(phrase, prepend=-1) | np.diff(card, prepend=-1))
    ends = np.append(starts[1:], len(order))
    phrase, card = phrase[starts], card[starts]
    expected = np.append(strength * noticed, 0.0)  # the last stands for feelings that there aren't
    others = [expected[np.where(starts + i < ends, starts + i, -1)] for i in range(1, 1 + FADING_OUT)]
    strongest, noticed = strength[starts], noticed[starts]
    bright, dim = _pull([strongest, *others[:-1]]), _pull(others)
    means = noticed * bright + (1 - noticed) * dim

    strong = np.flatnonzero(means >= least)
    weights = _exp(sharpness * means[strong])
    order = np.lexsort((weights, phrase[strong]))
    strong, weights = strong[order], weights[order]

    own = np.tile([0.0, 1.0, 1.0, 1.0], (len(said_of), 1))  # of a phrase that doesn't recall its card
    at = np.flatnonzero(card == np.array(said_of)[phrase])
    surely = _exp(sharpness * bright[at]), _exp(sharpness * dim[at])
    own[phrase[at]] = np.transpose([noticed[at] * surely[0], (1 - noticed[at]) * surely[1], *surely])
    counts = np.bincount(phrase[strong], minlength=len(said_of))
    return StockProspects(counts, card[strong], weights, own)


def _pull(strengths: Sequence[Floats]) -> Floats:
    """Return the `pull` of feelings, the strongest of all rows first."""
    pull = np.zeros(len(strengths[0]))
    for fading, strength in zip(FADING, strengths, strict=True):
        pull += fading * strength
    return pull


def _exp(exponents: Floats) -> Floats:
    """Return exponentials to the last digit as `math` does."""
    return np.array(list(map(exp, exponents.tolist())))
