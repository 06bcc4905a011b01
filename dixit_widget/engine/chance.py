"""All chance of a game: shuffles from a seed, the same on every machine and every version of Python.

The generator is SplitMix64 (Steele, Lea and Flood 2014), the shuffle Fisher–Yates from the last place down;
place ``i`` swaps with ``number * (i + 1) >> 64``. Each shuffle has a stream of its own, named by the game's
seed, what is shuffled, and the turn, so that no choice of a player ever changes what chance does later.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from struct import Struct
from typing import Literal, NamedTuple, TypeVar

T = TypeVar("T")
Purpose = Literal["deal", "first", "tableau", "reshuffle"]

_PURPOSES: dict[Purpose, int] = {"deal": 1, "first": 2, "tableau": 3, "reshuffle": 4}
_MASK = 2**64 - 1
_STEP = 0x9E3779B97F4A7C15

_FEW, _TURNS = 24, 16
"""Of so few items, the shuffles of so many turns are worked out at once: a table of cards every turn."""


class Lanes(NamedTuple):
    """Numbers side by side in one long number, a lane of 128 bits for each: what is done is done to all.

    A lane is twice as wide as its number, so that a product doesn't reach the next one.
    """

    ones: int  # 1 in every lane
    steps: int  # in the first lane one step, in the second two, and so on
    mask: int  # the 64 bits of the number, in every lane
    layout: Struct


@lru_cache
def lanes(count: int) -> Lanes:
    """Return so many lanes."""
    layout = Struct("<" + "Q8x" * count)
    ones = int.from_bytes(layout.pack(*[1] * count), "little")
    counted = int.from_bytes(layout.pack(*range(1, count + 1)), "little")
    return Lanes(ones, counted * _STEP, ones * _MASK, layout)


def mixed(z: int, mask: int = _MASK) -> int:
    """Mix the bits of a 64-bit number, or of one in every lane: SplitMix64's output function."""
    z = ((z ^ (z >> 30)) & mask) * 0xBF58476D1CE4E5B9 & mask
    z = ((z ^ (z >> 27)) & mask) * 0x94D049BB133111EB & mask
    return (z ^ (z >> 31)) & mask


def numbers_in_lanes(state: int, count: int) -> int:
    """Return SplitMix64's next numbers from a state, each in a lane of its own."""
    ones, steps, mask, _ = lanes(count)
    return mixed(state * ones + steps & mask, mask)


def random_numbers(state: int, count: int) -> list[int]:
    """Return SplitMix64's next numbers, of 64 bits each, from a state."""
    layout = lanes(count).layout
    return list(layout.unpack(numbers_in_lanes(state, count).to_bytes(layout.size, "little")))


@lru_cache
def source(seed: int, purpose: Purpose) -> int:
    """Return the state from which all streams for one purpose come, the same in every turn of a game."""
    return mixed((seed + _PURPOSES[purpose] * _STEP) & _MASK)


def stream(seed: int, purpose: Purpose, turn: int) -> int:
    """Return the state from which the numbers for one purpose in one turn come."""
    return mixed((source(seed, purpose) + turn * _STEP) & _MASK)


def swaps(seed: int, purpose: Purpose, turn: int, items: int) -> Sequence[int]:
    """Return the place that each item swaps with, from the last one down to the second."""
    if items <= _FEW:
        return _swaps_of_turns(seed, purpose, turn // _TURNS, items)[turn % _TURNS]
    numbers = random_numbers(stream(seed, purpose, turn), items - 1)
    return [number * i >> 64 for number, i in zip(numbers, range(items, 1, -1), strict=True)]


@lru_cache(maxsize=1024)
def _swaps_of_turns(seed: int, purpose: Purpose, block: int, items: int) -> list[tuple[int, ...]]:
    """Return the swaps of several turns: a lane for each turn, one long number for each place."""
    ones, _, mask, layout = lanes(_TURNS)
    before = (source(seed, purpose) + (block * _TURNS - 1) * _STEP) & _MASK
    streams = numbers_in_lanes(before, _TURNS)
    places = []
    for i in range(items, 1, -1):
        streams = streams + ones * _STEP & mask
        chosen = mixed(streams, mask) * i >> 64 & mask
        places.append(layout.unpack(chosen.to_bytes(layout.size, "little")))
    return list(zip(*places, strict=True)) or [()] * _TURNS


def shuffled(items: Iterable[T], seed: int, purpose: Purpose, turn: int = 0) -> list[T]:
    """Return the items in random order.

    Examples
    --------
    >>> shuffled("abcdef", seed=7, purpose="deal")
    ['c', 'b', 'a', 'd', 'e', 'f']
    """
    order = list(items)
    i = len(order)
    for j in swaps(seed, purpose, turn, i):
        i -= 1
        order[i], order[j] = order[j], order[i]
    return order
