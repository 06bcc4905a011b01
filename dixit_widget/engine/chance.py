"""All chance of a game: shuffles from a seed, the same on every machine and every version of Python.

The generator is SplitMix64 (Steele, Lea and Flood 2014), the shuffle Fisher–Yates from the last place down;
place ``i`` swaps with ``number * (i + 1) >> 64``. Each shuffle has a stream of its own, named by the game's
seed, what is shuffled, and the turn, so that no choice of a player ever changes what chance does later.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
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


def numbers(state: int) -> Iterator[int]:
    """Yield SplitMix64's numbers from a state, without end."""
    while True:
        state = (state + _STEP) & _MASK
        yield mixed(state)


def stream(seed: int, purpose: Purpose, turn: int = 0) -> Iterator[int]:
    """Yield the random 64-bit numbers for one purpose in one turn."""
    state = mixed((seed + _PURPOSES[purpose] * _STEP) & _MASK)
    return numbers(mixed((state + turn * _STEP) & _MASK))


def shuffled(items: Iterable[T], seed: int, purpose: Purpose, turn: int = 0) -> list[T]:
    """Return the items in random order.

    Examples
    --------
    >>> shuffled("abcdef", seed=7, purpose="deal")
    ['c', 'b', 'a', 'd', 'e', 'f']
    """
    order = list(items)
    chance = stream(seed, purpose, turn)
    for i in range(len(order) - 1, 0, -1):
        j = next(chance) * (i + 1) >> 64
        order[i], order[j] = order[j], order[i]
    return order
