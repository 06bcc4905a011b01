"""How firmly the guessers of a game go by a clue: learnt from who found the cards of the turns so far."""

from __future__ import annotations

import functools
from math import exp, log
from operator import mul

from dixit_widget.bots.stakes import SHARED_TASTE

_FACTORS = tuple(step / 4 for step in range(13))  # from 0, by chance, over 1, as foreseen, to 3
_LIKELY, _SPREAD = 1.25, 1.0  # mean and standard deviation of what is held likely before the first turn


class Keenness:
    """Beliefs about the guessers, by Bayes' rule.

    The log odds with which a card is found, measured from those of a blind guess, are taken to be some factor
    times the foreseen ones. Which factor is believed in follows from the turns seen.

    Examples
    --------
    >>> guessers = Keenness()
    >>> guessers.see(foreseen=0.5, blind=0.2, found=5, missed=0)
    >>> guessers.mean > 1
    True
    """

    def __init__(self) -> None:
        self._log_beliefs = [-0.5 * ((factor - _LIKELY) / _SPREAD) ** 2 for factor in _FACTORS]

    def see(self, foreseen: float, blind: float, found: int, missed: int) -> None:
        """Learn from a turn.

        Parameters
        ----------
        foreseen : float
            The chance with which one of the many would have found the card.
        blind : float
            The chance with which a blind guess would have.
        found, missed : int
            How many guessers did and didn't; they think alike, so many count for fewer.
        """
        each = 1 / (1 + (found + missed - 1) * SHARED_TASTE) if found + missed else 0.0
        for i, chance in enumerate(_scaled(foreseen, blind)):
            self._log_beliefs[i] += each * (found * log(chance) + missed * log(1 - chance))

    @property
    def beliefs(self) -> dict[float, float]:
        """How likely each factor is."""
        top = max(self._log_beliefs)
        weights = [exp(belief - top) for belief in self._log_beliefs]
        whole = sum(weights)
        return {factor: weight / whole for factor, weight in zip(_FACTORS, weights, strict=True)}

    @property
    def mean(self) -> float:
        """The factor to expect."""
        return sum(factor * belief for factor, belief in self.beliefs.items())

    def expect(self, pays: tuple[float, ...], blind: float) -> tuple[float, ...]:
        """Return what foreseen clarities of 0, 1, … 100 % pay with such guessers, given what true ones do."""
        beliefs = tuple(self.beliefs.values())
        return tuple([sum(map(mul, beliefs, by_factor)) for by_factor in _paid(pays, blind)])


@functools.lru_cache(maxsize=64)
def _paid(pays: tuple[float, ...], blind: float) -> tuple[tuple[float, ...], ...]:
    """Return what foreseen clarities of 0, 1, … 100 % pay, by factor."""
    return tuple(
        tuple([pays[round(100 * chance)] for chance in _scaled(percent / 100, blind)])
        for percent in range(101)
    )


def _scaled(chance: float, blind: float) -> list[float]:
    """Return what a foreseen chance is, by factor."""
    base = _log_odds(blind)
    beyond = _log_odds(chance) - base
    return [1 / (1 + exp(-base - factor * beyond)) for factor in _FACTORS]


def _log_odds(chance: float) -> float:
    sure = min(0.99, max(0.01, chance))
    return log(sure / (1 - sure))
