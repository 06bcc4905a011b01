"""How somebody looks at cards: what is noticed in a picture, and how strongly a clue then recalls it."""

from __future__ import annotations

import functools
import random
from collections.abc import Iterable
from math import exp
from typing import NamedTuple

import msgspec

from dixit_widget.bots.association import Association, Link, association_of
from dixit_widget.deck import Deck
from dixit_widget.deck.deck import Kind


class Attention(msgspec.Struct, frozen=True):
    """By kind of concept: the chance that one of middling weight is noticed. The defaults are typical."""

    thing: float = 0.95
    setting: float = 0.9
    mood: float = 0.7
    theme: float = 0.65
    saying: float = 0.5
    story: float = 0.4

    def noticing(self, kind: Kind, weight: float) -> float:
        """Return the chance that a concept is noticed: what is large in the picture rather."""
        share: float = getattr(self, kind)
        return min(1.0, share * (0.6 + 0.55 * weight))

    def scaled(self, factor: float) -> Attention:
        """Return an attention that is so many times as keen."""
        return Attention(*[share * factor for share in msgspec.structs.astuple(self)])


_FADING = (1.0, 0.4, 0.16)
"""How much the strongest recalled concept counts, the second, the third; more add nothing."""


def pull(strengths: Iterable[float]) -> float:
    """Sum up how strongly a clue recalls a card, from its recalled concepts, strongest first.

    Examples
    --------
    >>> pull([0.5, 0.5])
    0.7
    """
    return sum(share * strength for share, strength in zip(_FADING, strengths, strict=False))


def _felt(closeness: float, weight: float) -> float:
    """How strongly a noticed concept is felt: what is small in the picture less."""
    return closeness * (0.5 + 0.5 * weight)


class Reading:
    """One player's way of looking at the cards, the same for the whole game.

    Parameters
    ----------
    deck : Deck
    association : Association
    attention : Attention
    eye : str
        Whose eye it is: what is noticed is drawn from this seed.
    """

    def __init__(self, deck: Deck, association: Association, attention: Attention, eye: str) -> None:
        self._deck = deck
        self._association = association
        self._attention = attention
        self._eye = eye
        self._seen: dict[str, tuple[float, ...]] = {}

    def recalled(self, clue: str, card: str) -> list[tuple[float, int]]:
        """Return strength and index of the noticed concepts that a clue recalls, strongest first."""
        links = self._association.links(clue).get(card, ())
        seen = self._weights(card) if links else ()
        felt = [
            (_felt(link.closeness, seen[link.concept]), link.concept) for link in links if seen[link.concept]
        ]
        return sorted(felt, key=lambda pair: (-pair[0], pair[1]))

    def pull(self, clue: str, card: str) -> float:
        """Return how strongly a clue recalls a card: 0 not at all, 1 and more very much."""
        return pull(strength for strength, _ in self.recalled(clue, card))

    def concepts(self, clue: str, card: str, language: str, most: int = 3) -> tuple[str, ...]:
        """Return the concepts of a card that a clue recalls, in words."""
        return named(self._deck, card, language, [index for _, index in self.recalled(clue, card)[:most]])

    def _weights(self, card: str) -> tuple[float, ...]:
        """Return the weight of each concept of a card, 0 for those that aren't noticed."""
        seen = self._seen.get(card)
        if seen is None:
            chance = random.Random(f"{self._eye}/{card}")
            seen = self._seen[card] = tuple(
                [
                    c.weight if chance.random() < self._attention.noticing(c.kind, c.weight) else 0.0
                    for c in self._deck[card].concepts
                ]
            )
        return seen


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
    _MOST_KEPT = 6_000

    def __init__(self, deck: Deck, association: Association, attention: Attention | None = None) -> None:
        self._deck = deck
        self._association = association
        self._attention = attention or Attention()
        self._kept: dict[str, dict[str, Shade]] = {}

    def shades(self, clue: str) -> dict[str, Shade]:
        """Return how strongly a clue recalls each card for the many; cards that it doesn't are left out."""
        shades = self._kept.get(clue)
        if shades is None:
            if len(self._kept) >= self._MOST_KEPT:
                self._kept.clear()
            links = self._association.links(clue)
            shades = self._kept[clue] = {card: self._shade(card, found) for card, found in links.items()}
        return shades

    def _shade(self, card: str, links: tuple[Link, ...]) -> Shade:
        concepts = self._deck[card].concepts
        recalled = [(link.closeness, concepts[link.concept]) for link in links]
        felt = sorted(
            [
                (_felt(closeness, concept.weight), self._attention.noticing(concept.kind, concept.weight))
                for closeness, concept in recalled
            ],
            reverse=True,
        )
        expected = [strength * noticed for strength, noticed in felt[1:]]
        strongest, noticed = felt[0]
        return Shade(noticed, pull([strongest, *expected]), pull(expected))

    def beliefs(self, clue: str, cards: Iterable[str]) -> list[float]:
        """Return the chances with which one of the many votes for each of these cards."""
        shades = self.shades(clue)
        return shares([shades[card].mean if card in shades else 0.0 for card in cards], self.SHARPNESS)

    def clarity(self, clue: str, card: str, mine: Iterable[str], rivals: int, hand: int) -> float:
        """Return the chance that one of the many finds a card, whatever else may come to lie there.

        Each rival card is the best that somebody finds in a hand dealt from the rest of the deck.

        Parameters
        ----------
        clue, card : str
        mine : iterable of str
            Cards that cannot come: the storyteller's own hand.
        rivals : int
            Cards beside it on the tableau.
        hand : int
            Cards in each rival's hand.

        Returns
        -------
        float
        """
        shades = self.shades(clue)
        target = shades.get(card, Shade(0.0, 0.0, 0.0))
        left_out = {card, *mine}
        pulls = sorted((shade.mean for other, shade in shades.items() if other not in left_out), reverse=True)
        rest = max(len(self._deck) - len(left_out), 1)
        bright = self._found(target.bright, pulls, rest, rivals, hand)
        dim = self._found(target.dim, pulls, rest, rivals, hand)
        return target.noticed * bright + (1 - target.noticed) * dim

    def _found(self, mine: float, pulls: list[float], rest: int, rivals: int, hand: int) -> float:
        """Chance to be voted for, averaged over which card is the strongest rival.

        With ``pulls`` from the strongest down, one hand's best is each in turn with the same chance that it
        is held, and so is the best of all hands together.
        """
        weight = exp(self.SHARPNESS * mine)
        in_a_hand = min(1.0, hand / rest)
        in_any = min(1.0, rivals * hand / rest)
        others = 1.0  # mean weight of another rival's card: beginning with one that has no pull
        behind = []
        for strength in reversed(pulls):
            behind.append(others)
            others = in_a_hand * exp(self.SHARPNESS * strength) + (1 - in_a_hand) * others
        chance, left = 0.0, 1.0
        for strength, other in zip(pulls, reversed(behind), strict=True):
            strongest = exp(self.SHARPNESS * strength)
            chance += left * in_any * weight / (weight + strongest + (rivals - 1) * other)
            left *= 1 - in_any
        return chance + left * weight / (weight + rivals)


def shares(pulls: list[float], sharpness: float) -> list[float]:
    """Return the chances that come of pulls: in proportion to their exponentials.

    Examples
    --------
    >>> shares([1.0, 1.0], sharpness=6)
    [0.5, 0.5]
    """
    top = max(pulls, default=0.0)
    weights = [exp(sharpness * (strength - top)) for strength in pulls]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def named(deck: Deck, card: str, language: str, indexes: Iterable[int]) -> tuple[str, ...]:
    """Return some of a card's concepts in words."""
    concepts = [deck[card].concepts[index] for index in indexes]
    return tuple(concept.fr if language == "fr" else concept.en for concept in concepts)


def recalled_concepts(deck: Deck, clue: str, card: str, language: str, most: int = 3) -> tuple[str, ...]:
    """Return the concepts of a card that a clue recalls, noticed or not, in words."""
    links = association_of(deck).links(clue).get(card, ())
    return named(deck, card, language, [link.concept for link in links[:most]])


@functools.lru_cache(maxsize=4)
def crowd_of(deck: Deck) -> Crowd:
    """Return what to expect of the many with a deck: the same for all bots."""
    return Crowd(deck, association_of(deck))
