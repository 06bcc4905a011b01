"""How guessers may find cards by many clues at once: what `Crowd` says of one, in columns. Needs NumPy."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, TypeAlias

import numpy as np

if TYPE_CHECKING:
    import numpy.typing as npt

    from dixit_widget.bots.crowd import Prospect
    from dixit_widget.bots.stock import StockProspects

    Table: TypeAlias = npt.NDArray[np.float64]

_NEVER_SURE = 1 - 1e-9
"""So that nothing is divided by nothing; only the smallest decks come near it."""


class Columns:
    """Outlooks of some clues: case by case the chance that it comes, and that a guesser finds the card."""

    def __init__(self, likely: Table, found: Table) -> None:
        self._likely = likely
        self._found = found

    @property
    def clarities(self) -> list[float]:
        """The chance that a guesser finds the card, clue by clue."""
        clarities: list[float] = np.einsum("ij,ij->i", self._likely, self._found).tolist()
        return clarities

    def paid(self, pays: Sequence[float]) -> list[float]:
        """Return what each clue brings if clarities of 0, 1, … 100 % bring so much."""
        percent = np.rint(100 * self._found).astype(np.intp)
        paid: list[float] = np.einsum("ij,ij->i", self._likely, np.array(pays)[percent]).tolist()
        return paid


class Foresight:
    """The prospects of a phrasebook, in a table: worked out once, they serve every hand and game.

    Parameters
    ----------
    cards : sequence of str
        All that there are.
    phrases : int
        How many there are.
    """

    def __init__(self, cards: Sequence[str], phrases: int) -> None:
        self._numbers = {card: number for number, card in enumerate(cards)}
        self._known = np.zeros(phrases, dtype=np.bool_)
        self._lengths = np.zeros(phrases, dtype=np.intp)
        self._own = np.zeros((phrases, 4))
        self._weights = np.zeros((phrases, 0))
        self._rivals = np.zeros((phrases, 0), dtype=np.int32)

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
        width = int(self._lengths[rows].max(initial=0))
        may_come = np.ones(len(self._numbers) + 1)
        may_come[[-1, *[self._numbers[card] for card in mine if card in self._numbers]]] = 0.0
        comes = may_come[self._rivals[rows, :width]]
        weights = self._weights[rows, :width]

        # The mean weight of a rival's card, at first of one without pull; each strong card changes it.
        met = comes * min(in_a_hand, _NEVER_SURE)
        not_met = np.multiply.accumulate(1 - met, axis=1)
        others = np.ones((len(rows), width + 1))
        others[:, 1:] = not_met * (1 + np.add.accumulate(met * weights / not_met, axis=1))
        field = np.empty_like(others)
        field[:, 0] = rivals
        field[:, 1:] = weights + (rivals - 1) * others[:, :-1]

        likely = np.ones_like(others)
        likely[:, :-1] = np.multiply.accumulate(1 - in_any * comes[:, ::-1], axis=1)[:, ::-1]
        likely[:, 1:] *= in_any * comes

        often, seldom, bright, dim = self._own[rows].T[:, :, None]
        return Columns(likely, often / (bright + field) + seldom / (dim + field))

    def unknown(self, phrases: Sequence[int]) -> list[int]:
        """Return the phrases that have to be learnt first."""
        known = self._known[phrases]
        return [] if known.all() else [phrase for phrase in phrases if not self._known[phrase]]

    def learn(self, phrase: int, prospect: Prospect) -> None:
        """Add what is known of a phrase."""
        strong, *own = prospect
        width = len(strong)
        self._make_room(width)
        self._known[phrase] = True
        self._lengths[phrase] = width
        self._own[phrase] = own
        self._weights[phrase, :width] = [weight for weight, _ in strong]
        self._rivals[phrase, :width] = [self._numbers[rival] for _, rival in strong]

    def learn_stock(self, phrases: Sequence[int], prospects: StockProspects) -> None:
        """Add what is known of many phrases, in columns."""
        numbers = np.array(phrases)
        lengths = np.bincount(prospects.phrase, minlength=len(phrases))
        self._make_room(int(lengths.max(initial=0)))
        self._known[numbers] = True
        self._lengths[numbers] = lengths
        self._own[numbers] = prospects.own
        rows = numbers[prospects.phrase]
        places = np.arange(len(rows)) - (lengths.cumsum() - lengths)[prospects.phrase]
        self._weights[rows, places] = prospects.weight
        self._rivals[rows, places] = prospects.rival

    def _make_room(self, width: int) -> None:
        """Make the table wider where it is too narrow; nobody there is the card after the last."""
        wider = width - self._weights.shape[1]
        if wider > 0:
            self._weights = np.pad(self._weights, ((0, 0), (0, wider)))
            self._rivals = np.pad(self._rivals, ((0, 0), (0, wider)), constant_values=len(self._numbers))
