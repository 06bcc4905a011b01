"""What was worked out and is likely to be asked for again, up to so many."""

from __future__ import annotations

from collections import OrderedDict
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Kept(OrderedDict[K, V]):
    """Values that are kept until there are too many: then the oldest goes.

    Unlike a ``functools.lru_cache`` around a method it doesn't hold whom it belongs to, so that what is known
    of a deck goes with the deck.

    Parameters
    ----------
    most : int

    Examples
    --------
    >>> squares = Kept(most=2)
    >>> [squares.keep(number, number**2) for number in (1, 2, 3)]
    [1, 4, 9]
    >>> list(squares)
    [2, 3]
    """

    def __init__(self, most: int) -> None:
        super().__init__()
        self._most = most

    def keep(self, key: K, value: V) -> V:
        """Keep a value, and return it."""
        self[key] = value
        if len(self) > self._most:
            self.popitem(last=False)
        return value
