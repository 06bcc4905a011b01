"""All chance of a game: shuffles from a seed, the same on every machine and every version of Python.

The generator is SplitMix64 (Steele, Lea and Flood 2014), the shuffle Fisher–Yates from the last place down;
place ``i`` swaps with ``number * (i + 1) >> 64``. Each shuffle has a stream of its own, named by the game's
seed, what is shuffled, and the turn, so that no choice of a player ever changes what chance does later.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeVar

T = TypeVar("T")
Purpose = Literal["deal", "first", "tableau", "reshuffle"]

_PURPOSES: dict[Purpose, int] = {"deal": 1, "first": 2, "tableau": 3, "reshuffle": 4}
_MASK = 2**64 - 1
_STEP = 0x9E3779B97F4A7C15


def mixed(z: int) -> int:
    """Mix the bits of a 64-bit number: SplitMix64's output function."""
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def random_numbers(state: int, count: int) -> list[int]:
    """Return SplitMix64's next numbers, of 64 bits each, from a state."""
    return [mixed((state + i * _STEP) & _MASK) for i in range(1, count + 1)]


def stream(seed: int, purpose: Purpose, turn: int) -> int:
    """Return the state from which the numbers for one purpose in one turn come."""
    return mixed((mixed((seed + _PURPOSES[purpose] * _STEP) & _MASK) + turn * _STEP) & _MASK)


def shuffled(items: Iterable[T], seed: int, purpose: Purpose, turn: int = 0) -> list[T]:
    """Return the items in random order.

    Examples
    --------
    >>> shuffled("abcdef", seed=7, purpose="deal")
    ['c', 'b', 'a', 'd', 'e', 'f']
    """
    order = list(items)
    last = len(order) - 1
    for i, number in zip(range(last, 0, -1), random_numbers(stream(seed, purpose, turn), last), strict=True):
        j = number * (i + 1) >> 64
        order[i], order[j] = order[j], order[i]
    return order
