"""How simulated players see the cards: a random-utility model of who votes for what.

A turn of storyteller mode. Every card on the table has a weight, and a guesser votes for each card that
isn't their own with a chance in proportion to its weight (a logit choice: utility is the logarithm of the
weight plus Gumbel noise of the guesser's own).

* The storyteller's card weighs so much that it is found with chance ``clarity`` among decoys drawn at random.
* A decoy of fit ``x`` weighs ``exp(pull · x)``. The fit of any card to any clue is uniform from 0 to 1, and a
  guesser hands in the best of the hand: with ``pull`` above 0 some decoys draw many votes, and the
  storyteller's card loses some. With ``pull = 0`` wrong votes are uniform, and everybody finds the card with
  chance ``clarity``.
* ``shared_taste`` draws the clarity of each turn from a beta distribution around ``clarity``: the finds of
  two guessers are then correlated by so much (with ``pull = 0`` the number of finders is beta-binomial).
* A clarity for each seat makes bold and careful storytellers.

In team mode teams stand where players stand: one of them hands in the best of a hand, the other votes. Where
the storyteller's own card lies there beside the teammate's, that one is the best of a hand as well.

A turn of party mode: one card fits the clue best, every player votes for it with chance ``clarity`` and for
any of the others alike; the storyteller lays the red token on any card that they don't vote for.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import expm1
from numbers import Real

import numpy as np
import numpy.typing as npt

from dixit_widget.rules import RuleSet
from dixit_widget.rules.validation import shown
from dixit_widget.simulate.batch import NONE, Bytes, SimulationProblem

Floats = npt.NDArray[np.float32]

_MARGIN = 1 - 2.0**-20
"""Keeps rounding from reaching one card too far; changes no chance by more than a millionth."""


@dataclass(frozen=True)
class Perception:
    """Parameters of the model; see the module's words.

    Attributes
    ----------
    clarity : tuple of float
        For each seat, the chance that its clues are seen through.
    shared_taste : float
        Correlation between the finds of two guessers.
    pull : float
        How much more a fitting decoy draws; 0: decoys are alike.
    second_vote : float
        Chance that a guesser uses a second vote, where the rules allow it.
    """

    clarity: tuple[float, ...]
    shared_taste: float = 0.0
    pull: float = 0.0
    second_vote: float = 0.0


def make_perception(
    rules: RuleSet,
    players: int,
    clarity: float | Sequence[float],
    shared_taste: float,
    pull: float,
    second_vote: float,
) -> Perception:
    """Check the parameters of the model.

    Raises
    ------
    SimulationProblem
    """
    if not isinstance(clarity, Real) and hasattr(clarity, "__array__"):  # NumPy's arrays, pandas' series
        clarity = np.ma.asarray(clarity).tolist()  # None where it is masked
    if isinstance(clarity, Sequence) and not isinstance(clarity, (str, bytes)):
        each = tuple(clarity)
    else:
        each = (clarity,) * players  # type: ignore[assignment]  # what is no number is refused below
    if len(each) != players:
        raise SimulationProblem("simulate.clarity_each", players=players, n=len(each))
    for name, value in [
        *(("clarity", c) for c in each),
        ("shared_taste", shared_taste),
        ("second_vote", second_vote),
    ]:
        if not _between(value, 0, 1):
            raise SimulationProblem("simulate.share", name=name, value=_as_given(value))
    if not _between(pull, 0, 50):
        raise SimulationProblem("simulate.pull", value=_as_given(pull))
    if rules.mode == "party" and (pull or shared_taste):
        raise SimulationProblem("simulate.party_model")
    if second_vote and rules.votes_max_for(rules.sides_for(players)) < 2:
        raise SimulationProblem("simulate.no_second")
    return Perception(tuple(map(float, each)), float(shared_taste), float(pull), float(second_vote))


def _as_given(value: object) -> str:
    return str(value)[:40] if isinstance(value, Real) else shown(value)


def _between(value: object, low: int, high: int) -> bool:
    return isinstance(value, Real) and bool(low <= float(value) <= high)


class Voters:
    """Draws the votes of a turn in many games at once.

    Parameters
    ----------
    rules : RuleSet
    players : int
    model : Perception
    chance : numpy.random.Generator
    """

    def __init__(self, rules: RuleSet, players: int, model: Perception, chance: np.random.Generator) -> None:
        self._model = model
        self._chance = chance
        self._guessers = rules.sides_for(players) - 1
        self._beside = rules.storyteller_cards() - 1  # the storyteller's side's that isn't to be found
        self._cards_each = rules.cards_each_for(players)
        self._hand = rules.hand_size_for(players)
        self._plain = model.pull == 0 and model.second_vote == 0

    def finding(self, seat: int, games: int) -> tuple[Bytes, Bytes | None]:
        """Draw votes on a clue of this seat.

        Returns
        -------
        votes : ndarray of uint8, shape (guessers, games)
            0 for the storyteller's card, ``j`` for that of guesser ``j``, counted from 1 in seating order,
            and the last for the storyteller's teammate's, where it lies there, too.
        second : ndarray of uint8 or None
            Second votes alike, `NONE` where one vote is enough; None if nobody uses two.
        """
        clarity = self._clarity(self._model.clarity[seat], games)
        if self._plain:
            return self._plain_votes(clarity, games), None
        weights = self._weights(clarity, games)
        votes = self._drawn(weights, None)
        if not self._model.second_vote:
            return votes, None
        second = self._drawn(weights, votes)
        second[self._chance.random(votes.shape, dtype=np.float32) >= self._model.second_vote] = NONE
        return votes, second

    def _clarity(self, mean: float, games: int) -> float | Floats:
        """Clarity of this turn's clue, one for each game where taste is shared."""
        rho = self._model.shared_taste
        if rho == 0 or mean in (0, 1):
            return mean
        if rho == 1:
            return (self._chance.random(games, dtype=np.float32) < mean).astype(np.float32)
        spread = (1 - rho) / rho
        return self._chance.beta(mean * spread, (1 - mean) * spread, games).astype(np.float32)

    def _plain_votes(self, clarity: float | Floats, games: int) -> Bytes:
        """Draw one number a vote: below the clarity the card is found, and what is above is cut evenly."""
        others = self._guessers - 1 + self._beside
        numbers = self._chance.random((self._guessers, games), dtype=np.float32)
        numbers -= np.float32(clarity) if isinstance(clarity, float) else clarity
        room = np.maximum(1 - np.asarray(clarity, dtype=np.float32), np.float32(1e-30))
        numbers *= np.float32(others * _MARGIN) / room
        numbers += np.float32(1)
        np.maximum(numbers, np.zeros((1, games), dtype=np.float32), out=numbers)
        votes: Bytes = numbers.astype(np.uint8)
        for guesser in range(1, self._guessers + 1):  # nobody votes for their own: count on past it
            votes[guesser - 1] += votes[guesser - 1] >= guesser
        return votes

    def _weights(self, clarity: float | Floats, games: int) -> list[Floats]:
        """Weights of the storyteller's card, of each guesser's from the best of a hand, and a teammate's."""
        pull = self._model.pull
        decoys = (self._guessers - 1) * self._cards_each + self._beside
        typical = expm1(pull) / pull if pull else 1.0
        shape = (self._guessers, games)
        total = np.zeros(shape, dtype=np.float32)
        best = np.ones(shape, dtype=np.float32)
        for rank in range(
            self._cards_each
        ):  # the largest of h uniform numbers, then the largest of what is left
            best *= self._chance.random(shape, dtype=np.float32) ** np.float32(1 / max(self._hand - rank, 1))
            total += np.exp(np.float32(pull) * best)
        dark = np.asarray(1 - np.asarray(clarity, dtype=np.float32), dtype=np.float32)
        told = np.broadcast_to(np.asarray(clarity, dtype=np.float32) * np.float32(decoys * typical), (games,))
        beside = [self._chance.random(games, dtype=np.float32) for _ in range(self._beside)]
        fits = (np.exp(np.float32(pull) * number ** np.float32(1 / self._hand)) for number in beside)
        return [told.astype(np.float32), *(total * dark), *(fit * dark for fit in fits)]

    def _drawn(self, weights: list[Floats], taken: Bytes | None) -> Bytes:
        """Draw a card for each guesser in proportion to the weights, but not one that is taken."""
        games = len(weights[0])
        votes = np.empty((self._guessers, games), dtype=np.uint8)
        for guesser in range(1, self._guessers + 1):
            own = []
            for card, weight in enumerate(weights):
                left = np.zeros_like(weight) if card == guesser else weight
                own.append(
                    left if taken is None else np.where(taken[guesser - 1] == card, np.float32(0), left)
                )
            heights = np.cumsum(own, axis=0)
            mark = self._chance.random(games, dtype=np.float32) * heights[-1]
            below = (heights <= mark).sum(axis=0, dtype=np.uint8)
            votes[guesser - 1] = np.minimum(below, self._last(own))
        return votes

    @staticmethod
    def _last(weights: list[Floats]) -> npt.NDArray[np.uint8]:
        """Return the last card with any weight: rounding must never choose one without."""
        some = np.array(weights) > 0
        last: Bytes = (len(weights) - 1 - np.argmax(some[::-1], axis=0)).astype(np.uint8)
        return last

    def party(self, seat: int, games: int, red_token: bool, own_vote: bool) -> tuple[Bytes, Bytes | None]:
        """Draw votes and red token of a turn of party mode with this storyteller.

        Returns
        -------
        votes : ndarray of uint8, shape (players, games)
            The storyteller's first; 0 for the storyteller's card.
        red : ndarray of uint8, shape (games,), or None
        """
        players = self._guessers + 1
        fitting = self._chance.integers(players, size=games, dtype=np.uint8)
        sees = self._chance.random((players, games), dtype=np.float32) < np.float32(self._model.clarity[seat])
        steps = self._chance.integers(1, players, size=(players, games), dtype=np.uint8)
        votes = ((fitting + np.where(sees, np.uint8(0), steps)) % players).astype(np.uint8)
        if not own_vote:
            own = np.arange(players, dtype=np.uint8)[:, None]
            again = self._chance.integers(1, players, size=(players, games), dtype=np.uint8)
            votes = np.where(votes == own, (votes + again) % players, votes).astype(np.uint8)
        if not red_token:
            return votes, None
        step = self._chance.integers(1, players, size=games, dtype=np.uint8)
        return votes, ((votes[0] + step) % players).astype(np.uint8)
