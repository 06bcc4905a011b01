"""How far a share that was counted may be from the true one."""

from __future__ import annotations

from statistics import NormalDist

import numpy as np
import numpy.typing as npt

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
    p, games = np.asarray(shares, dtype=np.float64), np.asarray(n, dtype=np.float64)
    part = NormalDist().inv_cdf((1 + level) / 2) ** 2 / games
    middle = (p + part / 2) / (1 + part)
    reach = np.sqrt(part * (p * (1 - p) + part / 4)) / (1 + part)
    return np.clip(middle - reach, 0, 1), np.clip(middle + reach, 0, 1)
