"""What to expect of other players: how a clue strikes the many, and how many will find a card by it."""

from __future__ import annotations

import functools
from collections.abc import Iterable
from math import exp
from typing import NamedTuple

from dixit_widget.bots.association import Association, Link, association_of
from dixit_widget.bots.reading import FADING_OUT, Attention, felt, pull, shares
from dixit_widget.bots.senses import senses
from dixit_widget.deck import Deck


class Shade(NamedTuple):
    """How strongly a clue recalls a card for the many: they differ in whether they notice the main link.

    Attributes
    ----------
    noticed : float
        Chance that the concept that the clue recalls most is noticed.
    bright, dim : float
        The pull if it is, and if it isn't.
    """

    noticed: float
    bright: float
    dim: float

    @property
    def mean(self) -> float:
        """The mean pull."""
        return self.noticed * self.bright + (1 - self.noticed) * self.dim


class Outlook(NamedTuple):
    """How a card may come to be found: it hangs on what else will lie there.

    Attributes
    ----------
    likely : tuple of float
        The chance of each case; together 1.
    found : tuple of float
        The chance that a guesser finds the card, case by case.
    """

    likely: tuple[float, ...]
    found: tuple[float, ...]

    @property
    def clarity(self) -> float:
        """The chance that a guesser finds the card, over all cases."""
        return sum(likely * found for likely, found in zip(self.likely, self.found, strict=True))


class Crowd:
    """What to expect of other players' readings.

    Parameters
    ----------
    deck : Deck
    association : Association
    attention : Attention, optional
        What they notice, on average.
    """

    SHARPNESS = 6.0
    """How firmly a vote follows the pull: each tenth makes a card almost twice as likely."""
    _CARE = 0.6  # the part of a hand's cards whose pull its holder sees as the many do
    _STRONG = 2.0  # weight in votes, against 1 for a card without pull, from which a rival is looked at
    _MOST_KEPT = 6_000

    def __init__(self, deck: Deck, association: Association, attention: Attention | None = None) -> None:
        self._deck = deck
        self._association = association
        attention = attention or Attention()
        self._felt = {  # by card: how its senses are felt, and noticed
            card.id: [
                (felt(1.0, sense.weight), attention.noticing(sense.kind, sense.weight))
                for sense in senses(card)
            ]
            for card in deck
        }
        self._kept: dict[str, dict[str, Shade]] = {}
        self._ranked: dict[str, list[tuple[float, str]]] = {}
        self._foreseen: dict[tuple[str, str, int, float, int, tuple[float, ...]], Outlook] = {}

    def shades(self, clue: str) -> dict[str, Shade]:
        """Return how strongly a clue recalls each card for the many; cards that it doesn't are left out."""
        shades = self._kept.get(clue)
        if shades is None:
            if len(self._kept) >= self._MOST_KEPT:
                self._kept.clear()
                self._ranked.clear()
                self._foreseen.clear()
            links = self._association.links(clue)
            shades = self._kept[clue] = {card: self._shade(card, found) for card, found in links.items()}
        return shades

    def _shade(self, card: str, links: tuple[Link, ...]) -> Shade:
        felt_of = self._felt[card]
        strengths = []
        for closeness, sense in links:
            feeling, noticed = felt_of[sense]
            strengths.append((closeness * feeling, noticed))
        strengths.sort(reverse=True)
        expected = [strength * noticed for strength, noticed in strengths[1 : 1 + FADING_OUT]]
        strongest, noticed = strengths[0]
        return Shade(noticed, pull([strongest, *expected]), pull(expected))

    def beliefs(self, clue: str, cards: Iterable[str]) -> list[float]:
        """Return the chances with which one of the many votes for each of these cards."""
        shades = self.shades(clue)
        return shares([shades[card].mean if card in shades else 0.0 for card in cards], self.SHARPNESS)

    def outlook(self, clue: str, card: str, mine: Iterable[str], rivals: int, hand: float) -> Outlook:
        """Return the chances with which one of the many finds a card, whatever else may come to lie there.

        Each rival card is the best that somebody finds in a hand dealt from the rest of the deck. There is a
        chance for each card that may be the strongest rival: from the strongest down, each comes with the
        same chance if no stronger one did.

        Parameters
        ----------
        clue, card : str
        mine : iterable of str
            Cards that cannot come: the storyteller's own hand.
        rivals : int
            Cards beside it on the tableau.
        hand : float
            Cards from which each rival is the best: those of a hand, divided by how many are handed in.

        Returns
        -------
        Outlook
        """
        left_out = {card, *mine}
        rest = max(len(self._deck) - len(left_out), 1)
        weights = tuple([weight for weight, other in self._strongest(clue) if other not in left_out])
        moment = (clue, card, rivals, hand, rest, weights)
        outlook = self._foreseen.get(moment)
        if outlook is None:
            target = self.shades(clue).get(card, Shade(0.0, 0.0, 0.0))
            outlook = self._outlook(target, weights, rivals, self._CARE * hand / rest)
            self._foreseen[moment] = outlook
        return outlook

    def _outlook(self, target: Shade, weights: tuple[float, ...], rivals: int, in_a_hand: float) -> Outlook:
        """Foresee how a card is found, given the weights of the cards that it may meet."""
        in_a_hand, in_any = min(1.0, in_a_hand), min(1.0, rivals * in_a_hand)
        others = 1.0  # mean weight of a rival's card other than the strongest: at first, of one without pull
        fields = []
        for weight in reversed(weights):
            fields.append(weight + (rivals - 1) * others)
            others = in_a_hand * weight + (1 - in_a_hand) * others
        fields = [*reversed(fields), float(rivals)]
        bright, dim = exp(self.SHARPNESS * target.bright), exp(self.SHARPNESS * target.dim)
        often, seldom = target.noticed, 1 - target.noticed
        found = [often * bright / (bright + field) + seldom * dim / (dim + field) for field in fields]
        likely = [in_any * (1 - in_any) ** stronger for stronger in range(len(weights))]
        return Outlook((*likely, (1 - in_any) ** len(weights)), tuple(found))

    def _strongest(self, clue: str) -> list[tuple[float, str]]:
        """Return the weights of the cards that a clue recalls most, in votes, and the cards."""
        strongest = self._ranked.get(clue)
        if strongest is None:
            ranked = sorted(((shade.mean, card) for card, shade in self.shades(clue).items()), reverse=True)
            weighed = [(exp(self.SHARPNESS * mean), card) for mean, card in ranked]
            strongest = [(weight, card) for weight, card in weighed if weight >= self._STRONG]
            self._ranked[clue] = strongest
        return strongest


@functools.lru_cache(maxsize=4)
def crowd_of(deck: Deck) -> Crowd:
    """Return what to expect of the many with a deck: the same for all bots."""
    return Crowd(deck, association_of(deck))
