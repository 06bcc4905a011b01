"""Level-k thinking: each player thinks one step further than they believe the others to think."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from dixit_widget.theory.dependence import check_whole
from dixit_widget.theory.mixing import Game, Mixed, checked_mixed, expected, payoff_array, uniform

MOST_LEVELS = 1000
_EQUAL = 1e-9


def level_k(game: Game, levels: int = 3, start: Sequence[npt.ArrayLike] | None = None) -> list[Mixed]:
    """Return what players of level 0, 1, …, ``levels`` do.

    Level 0 chooses blindly, or as ``start`` says. Level k is the best reply to all others at level k - 1; of
    equally good replies each is as likely.

    Parameters
    ----------
    game : NormalForm or array
    levels : int, default 3
    start : sequence of array, optional
        For each player the chances of their strategies at level 0.

    Returns
    -------
    list of tuple of ndarray
        For each level and player the chances of their strategies.

    Raises
    ------
    TheoryProblem

    References
    ----------
    Rosemarie Nagel, "Unraveling in guessing games: an experimental study", *American Economic Review* 85
    (1995), 1313-1326.

    Examples
    --------
    >>> from dixit_widget.rules import edition
    >>> from dixit_widget.theory import voting_game
    >>> blind, first, second = level_k(voting_game(edition("dixit-2021"), guessers=2), levels=2)
    >>> blind[0], first[0]
    (array([0.5, 0.5]), array([1., 0.]))
    """
    pays = payoff_array(game)
    levels = check_whole(levels, 0, MOST_LEVELS, "theory.levels", most=MOST_LEVELS)
    thought = [uniform(pays) if start is None else checked_mixed(pays, start)]
    for _ in range(levels):
        thought.append(tuple(_reply(expected(pays, thought[-1], player)) for player in range(len(pays))))
    return thought


def _reply(earned: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    best = earned >= earned.max() - _EQUAL
    chances: npt.NDArray[np.float64] = best / best.sum()
    return chances
