"""Who sits with whom: a class dealt to tables, and rules dealt to the tables, both by a seed. Pure."""

from __future__ import annotations

import itertools
from collections.abc import Collection, Sequence
from typing import Final

from dixit_widget.engine.chance import shuffled

_DRAWS: Final = 60
"""How many ways of dealing are looked at where people should meet others than before."""


def group_sizes(people: int, size: int) -> tuple[int, ...]:
    """Return how many people sit at each table of so many seats: as few tables as seat them all.

    The sizes differ by one at most. Nobody sits alone among bots, unless there is nobody else.

    Examples
    --------
    >>> group_sizes(30, 4)
    (4, 4, 4, 4, 4, 4, 3, 3)
    >>> group_sizes(5, 4)
    (3, 2)
    """
    tables = -(-people // size)
    return tuple([people // tables + (at < people % tables) for at in range(tables)])


def dealt(
    people: Sequence[str], size: int, seed: int, met: Collection[frozenset[str]] = ()
) -> tuple[tuple[str, ...], ...]:
    """Return a class dealt to tables; of several ways the one in which the fewest meet again.

    Parameters
    ----------
    people : sequence of str
    size : int
        The seats of a table; bots take those that stay free.
    seed : int
    met : collection of frozenset of str
        Pairs that have sat together.

    Examples
    --------
    >>> dealt(["Ana", "Ben", "Cleo", "Dan", "Eve"], 4, seed=1)
    (('Ana', 'Eve', 'Dan'), ('Ben', 'Cleo'))
    """
    ways = (_dealt_once(people, size, seed, draw) for draw in range(_DRAWS if met else 1))
    return min(ways, key=lambda groups: len(pairs(groups) & {*met}))


def _dealt_once(people: Sequence[str], size: int, seed: int, draw: int) -> tuple[tuple[str, ...], ...]:
    order = iter(shuffled(people, seed, "deal", draw))
    return tuple([tuple(itertools.islice(order, n)) for n in group_sizes(len(people), size)])


def pairs(groups: Collection[Sequence[str]]) -> set[frozenset[str]]:
    """Return everybody who sits with somebody, two by two."""
    return {frozenset(two) for group in groups for two in itertools.combinations(group, 2)}


def balanced(kinds: int, tables: int, seed: int) -> tuple[int, ...]:
    """Return which of several kinds each table gets, each as often as the others or once more.

    Examples
    --------
    >>> sorted(balanced(2, 6, seed=3))
    [0, 0, 0, 1, 1, 1]
    """
    order = shuffled(range(kinds), seed, "first")  # which of them is had once more is chance as well
    return tuple(shuffled([order[at % kinds] for at in range(tables)], seed, "deal"))
