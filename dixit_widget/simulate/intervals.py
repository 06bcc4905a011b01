"""How far a share that was counted may be from the true one."""

from __future__ import annotations

from statistics import NormalDist

import numpy as np
import numpy.typing as npt

from dixit_widget.rules.validation import real_number
from dixit_widget.simulate.batch import SimulationProblem

Floats = npt.NDArray[np.float64]


def wilson(shares: npt.ArrayLike, n: npt.ArrayLike, level: float = 0.95) -> tuple[Floats, Floats]:
    """Return the ends of Wilson's intervals: never below 0 or above 1, and none of no width.

    Parameters
    ----------
    shares : array
        Of what was counted, 0 to 1; shared victories make halves, for which it is a little too wide.
    n : array or int
        Of how many.
    level : float, default 0.95
        How likely an interval is to hold the share that many more would show, between 0 and 1.

    Returns
    -------
    low, high : ndarray
        In the shape of both.

    Raises
    ------
    SimulationProblem

    References
    ----------
    Edwin B. Wilson, "Probable inference, the law of succession, and statistical inference", *Journal of the
    American Statistical Association* 22 (1927), 209-212.

    Examples
    --------
    >>> low, high = wilson([0, 0.5], 12)
    >>> print(low.round(3), high.round(3))
    [0.    0.254] [0.242 0.746]
    """
    try:
        p, games = np.broadcast_arrays(np.asarray(shares, np.float64), np.asarray(n, np.float64))
        sure = real_number(level) or 0.0
        if not (((p >= 0) & (p < 1 + 1e-9)).all() and (games > 0).all() and 0 < sure < 1):
            raise ValueError
    except (TypeError, ValueError):
        raise SimulationProblem("simulate.wilson") from None
    p = np.minimum(p, 1.0)  # sums of halves and thirds may be a hair above it
    part = NormalDist().inv_cdf((1 + sure) / 2) ** 2 / games
    middle = (p + part / 2) / (1 + part)
    reach = np.sqrt(part * (p * (1 - p) + part / 4)) / (1 + part)
    return np.clip(middle - reach, 0, 1), np.clip(middle + reach, 0, 1)
