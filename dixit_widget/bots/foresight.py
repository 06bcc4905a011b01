"""How guessers may find cards by many clues at once: what `Crowd` says of one, in columns. Needs NumPy."""

from __future__ import annotations

import functools
import threading
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, TypeAlias

import numpy as np

if TYPE_CHECKING:
    import numpy.typing as npt

    from dixit_widget.bots.crowd import Prospect

    Floats: TypeAlias = npt.NDArray[np.float64]
    Numbers: TypeAlias = npt.NDArray[np.intp]

_NEVER_SURE = 0.5
"""More than the chance to meet a card in any deck that is large enough for its players."""


class Columns:
    """Outlooks of some clues: the cases of each, one clue after the other, in columns.

    Parameters
    ----------
    firsts : ndarray of int
        Where the cases of each clue begin; each has one at least.
    likely, found : ndarray of float
        Case by case, the chance that it comes, and that a guesser finds the card.
    """

    def __init__(self, firsts: Numbers, likely: Floats, found: Floats) -> None:
        self._firsts = firsts
        self._likely = likely
        self._found = found

    @property
    def clarities(self) -> list[float]:
        """The chance that a guesser finds the card, clue by clue."""
        return self._over_cases(self._found)

    def paid(self, pays: Sequence[float]) -> list[float]:
        """Return what each clue brings if clarities of 0, 1, … 100 % bring so much."""
        percent = np.rint(100 * self._found).astype(np.intp)
        return self._over_cases(np.array(pays)[percent])

    def _over_cases(self, values: Floats) -> list[float]:
        means: list[float] = np.add.reduceat(self._likely * values, self._firsts).tolist()
        return means


class Foresight:
    """The prospects of a phrasebook, in columns: worked out once, they serve every hand and game.

    Parameters
    ----------
    cards : sequence of str
        All that there are.
    phrases : int
        How many there are.
    """

    def __init__(self, cards: Sequence[str], phrases: int) -> None:
        self._numbers = {card: number for number, card in enumerate(cards)}
        self._learning = threading.Lock()
        self._own = np.zeros((4, phrases))
        self._starts = np.zeros(phrases, dtype=np.intp)
        self._counts = np.zeros(phrases, dtype=np.intp)
        # The cases of all phrases known, one phrase after the other: the strongest rival and its weight.
        self._rivals = np.zeros(0, dtype=np.intp)
        self._weights = np.zeros(0)

    def outlooks(
        self, phrases: Sequence[int], mine: Iterable[str], rivals: int, in_a_hand: float, in_any: float
    ) -> Columns:
        """Return how guessers may find the cards that phrases are said of.

        Parameters
        ----------
        phrases : sequence of int
            Their numbers; none is `unknown`.
        mine : iterable of str
            Cards that cannot come.
        rivals : int
            Cards beside it on the tableau.
        in_a_hand, in_any : float
            The chances that a card is seen in one hand, and in any.

        Returns
        -------
        Columns
            Its cases: that no strong rival comes, that the strongest is the weakest, ….
        """
        rows = np.array(phrases, dtype=np.intp)
        counts = self._counts[rows]
        clue = np.repeat(np.arange(len(rows)), counts)  # of each case
        cases = np.arange(len(clue)) + (self._starts[rows] - counts.cumsum() + counts)[clue]
        may_come = np.ones(len(self._numbers) + 1, dtype=np.bool_)
        may_come[[self._numbers[card] for card in mine if card in self._numbers]] = False
        comes = may_come[self._rivals[cases]]
        clue, weights = clue[comes], self._weights[cases[comes]]
        counts = np.bincount(clue, minlength=len(rows))
        firsts = counts.cumsum() - counts
        weaker = np.arange(len(clue)) - firsts[clue]

        # The mean weight of a rival's card, at first of one without pull; each strong card changes it.
        met = min(in_a_hand, _NEVER_SURE)
        not_met = _powers(1 - met, len(may_come))[weaker]
        gains = weights / not_met
        gained = gains.cumsum() - gains
        others = not_met * (1 + met / (1 - met) * (gained - gained[firsts][clue]))
        field = weights + (rivals - 1) * others

        not_seen = _powers(1 - in_any, len(may_come))
        likely = in_any * not_seen[counts[clue] - 1 - weaker]
        likely[firsts] = not_seen[counts - 1]
        often, seldom, bright, dim = self._own[:, rows[clue]]
        return Columns(firsts, likely, often / (bright + field) + seldom / (dim + field))

    def unknown(self, phrases: Sequence[int]) -> list[int]:
        """Return the phrases that have to be learnt first."""
        known = self._counts[phrases]
        return [] if known.all() else [phrase for phrase in phrases if not self._counts[phrase]]

    def learn(self, phrases: Sequence[int], prospects: Sequence[Prospect]) -> None:
        """Add what is known of some phrases."""
        strong = [one for prospect in prospects for one in prospect.strong]
        self.learn_columns(
            phrases,
            np.array([len(prospect.strong) for prospect in prospects]),
            np.array([self._numbers[rival] for _, rival in strong], dtype=np.intp),
            np.array([weight for weight, _ in strong]),
            np.array([prospect[1:] for prospect in prospects]),
        )

    def learn_columns(
        self, phrases: Sequence[int], counts: Numbers, rivals: Numbers, weights: Floats, own: Floats
    ) -> None:
        """Add what is known of some phrases, in columns.

        Parameters
        ----------
        phrases : sequence of int
            Their numbers.
        counts : ndarray of int
            How many cards each of them recalls strongly.
        rivals, weights : ndarray
            These cards, by number, and their weights in votes: phrase by phrase, of each the weakest first.
        own : ndarray of float, shape (phrases, 4)
            ``often``, ``seldom``, ``bright`` and ``dim`` of a `crowd.Prospect`.
        """
        # Before them comes the case that nobody strong is there: a card without pull.
        before = counts.cumsum() - counts
        with self._learning:
            starts = len(self._weights) + before + np.arange(len(phrases))
            self._rivals = np.append(self._rivals, np.insert(rivals, before, len(self._numbers)))
            self._weights = np.append(self._weights, np.insert(weights, before, 1.0))
            self._own[:, phrases] = own.T
            self._starts[phrases] = starts
            self._counts[phrases] = 1 + counts  # last: from now on other threads may go by them


@functools.lru_cache(maxsize=64)
def _powers(base: float, count: int) -> Floats:
    """Return so many powers of a number, the first of them 1."""
    powers: Floats = np.full(count, base) ** np.arange(count)
    return powers
