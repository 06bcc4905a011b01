"""Mixed strategies: what a game pays when players choose by chance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from dixit_widget.rules.validation import shown
from dixit_widget.theory.dependence import TheoryProblem
from dixit_widget.theory.normal_form import Floats, NormalForm

Game: TypeAlias = "NormalForm | npt.ArrayLike"
"""A game of the package, or its payoffs: shape (players, strategies of player 0, of player 1, …)."""
Mixed: TypeAlias = "tuple[Floats, ...]"
"""For each player the chances of their strategies."""


def payoff_array(game: Game) -> Floats:
    """Return all payoffs of a game as floats, shape (players, strategies of player 0, …).

    Raises
    ------
    TheoryProblem
        If it is neither a game nor an array of that shape.

    Examples
    --------
    >>> payoff_array([[[3, 0], [5, 1]], [[3, 5], [0, 1]]]).shape
    (2, 2, 2)
    """
    if isinstance(game, NormalForm):
        return game.to_arrays()
    try:
        pays = np.asarray(game, dtype=np.float64)
    except (TypeError, ValueError):
        raise TheoryProblem("theory.game", value=shown(game)) from None
    if pays.ndim < 3 or len(pays) != pays.ndim - 1 or 0 in pays.shape or not np.isfinite(pays).all():
        raise TheoryProblem("theory.game", value=f"shape {pays.shape}")
    return pays


def uniform(pays: Floats) -> Mixed:
    """Return the profile in which everybody chooses blindly."""
    return tuple(np.full(size, 1 / size) for size in pays.shape[1:])


def checked_mixed(pays: Floats, profile: Sequence[npt.ArrayLike]) -> Mixed:
    """Read chances for each player's strategies.

    Raises
    ------
    TheoryProblem
        If they don't fit the game, or don't add up to 1.
    """
    try:
        read = tuple(np.asarray(own, dtype=np.float64) for own in profile)
    except (TypeError, ValueError):
        raise TheoryProblem("theory.mixed", value=shown(profile)) from None
    fits = [own.shape for own in read] == [(size,) for size in pays.shape[1:]]
    if not fits or not all((own >= 0).all() and abs(own.sum() - 1) < 1e-9 for own in read):
        raise TheoryProblem("theory.mixed", value=shown(profile))
    return read


def expected(pays: Floats, profile: Mixed, *free: int) -> Floats:
    """Return what the first of some players gets by the choices of these players, the others mixing.

    Parameters
    ----------
    pays : ndarray
    profile : tuple of ndarray
    *free : int
        The players whose choices stay open; what comes back has their axes, in this order.
    """
    own = pays[free[0]]
    for player in reversed(range(len(pays))):
        if player not in free:
            own = np.tensordot(own, profile[player], axes=(player, 0))
    order = np.argsort(np.argsort(free))
    return np.asarray(np.transpose(own, order))
