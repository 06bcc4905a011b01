"""How somebody looks at cards: what is noticed in a picture, and how strongly a clue then recalls it."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterable, Sequence
from math import exp
from operator import add, mul
from typing import NamedTuple

import msgspec

from dixit_widget.bots.association import Association, Feeling, Ground, association_of
from dixit_widget.bots.bot import FIXED, fixed_whole
from dixit_widget.bots.senses import senses
from dixit_widget.deck import Deck
from dixit_widget.deck.deck import Kind


class Attention(msgspec.Struct, frozen=True, cache_hash=True):
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

    def finding(self, kind: Kind, weight: float) -> float:
        """Return the chance that a concept is found by who looks for it, as people's own words make one do.

        Looking brings no story to mind: one thinks of it or not.
        """
        noticed = self.noticing(kind, weight)
        return noticed if kind == "story" else 1.0 - (1.0 - noticed) ** _LOOKS

    def scaled(self, factor: float) -> Attention:
        """Return an attention that is so many times as keen."""
        return Attention(*[share * factor for share in msgspec.structs.astuple(self)])


_LOOKS = 4
"""Who looks for something looks so many times: each time it may be noticed."""

FADING = (1.0, 0.4, 0.16)
"""How much the strongest recalled concept counts, the second, the third; more add nothing."""
FADING_OUT = len(FADING)

_NAMED = 0.15
"""A concept that is felt less strongly is no reason that one could give."""


def pull(strengths: Iterable[float]) -> float:
    """Sum up how strongly a clue recalls a card, from its recalled concepts, strongest first.

    Examples
    --------
    >>> pull([0.5, 0.5])
    0.7
    """
    return sum(map(mul, FADING, strengths), 0.0)


@functools.lru_cache(maxsize=4_000)
def _chances(deck: Deck, card: str, attention: Attention, looking: bool) -> tuple[float, ...]:
    """Return for each sense of a card in how many of `FIXED` cases it is noticed; none if weightless."""
    chance = attention.finding if looking else attention.noticing
    chances = [chance(s.kind, s.weight) if s.weight else 0.0 for s in senses(deck[card])]
    return tuple([chance * FIXED for chance in chances])


class Telling(NamedTuple):
    """What somebody would say that a clue recalls of a card.

    Attributes
    ----------
    concepts : tuple of str
        The concepts that it recalls strongly enough to speak of them, in words, the most telling first.
    pun : bool
        Whether the first is recalled by a mere word.
    far : bool
        Whether it is only hinted at.
    """

    concepts: tuple[str, ...]
    pun: bool
    far: bool


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
        self._drawn: dict[str, tuple[int, ...]] = {}

    def recalled(self, clue: str, card: str) -> list[Feeling]:
        """Return what a clue recalls of what is noticed, or names outright; strongest first."""
        return self._own(self._association.feelings(clue).get(card, ()), card, self._is_looking(clue))

    def _own(self, feelings: Sequence[Feeling], card: str, looking: bool) -> list[Feeling]:
        """Return which feelings for a card are its own."""
        if not feelings:
            return []
        drawn, chances = self._look(card, looking)
        return [f for f in feelings if drawn[f.sense] < chances[f.sense] or f.named]

    def pull(self, clue: str, card: str) -> float:
        """Return how strongly a clue recalls a card: 0 not at all, 1 and more very much."""
        return self.pulls(clue, (card,))[0]

    def pulls(self, clue: str, cards: Iterable[str]) -> list[float]:
        """Return how strongly a clue recalls each of some cards."""
        feelings, looking = self._association.feelings(clue), self._is_looking(clue)
        return [
            pull([feeling.strength for feeling in self._own(feelings[card], card, looking)])
            if card in feelings
            else 0.0
            for card in cards
        ]

    def fit(self, clue: str, card: str) -> float:
        """Return how well a card goes with a clue: its pull, and the inkling that there is without any."""
        return self.fits(clue, (card,))[0]

    def fits(self, clue: str, cards: Sequence[str]) -> list[float]:
        """Return how well each of some cards goes with a clue."""
        return list(map(add, self.pulls(clue, cards), self._association.inklings(clue, cards)))

    def nearest(self, clue: str, card: str, language: str) -> tuple[str, ...]:
        """Return what of a card comes nearest to a clue, in words; nothing if all is far.

        Stories and settings apart: when all is far, a title or a place by day says nothing to anybody.
        """
        if card not in self._deck:
            return ()
        drawn, chances = self._look(card, self._is_looking(clue))
        concepts = self._deck[card].concepts
        near = [
            sense
            for sense in self._association.nearest(clue, card)
            if drawn[sense] < chances[sense] and concepts[sense].kind not in ("story", "setting")
        ]
        return named(self._deck, card, language, near, most=1)

    def telling(self, clue: str, card: str, language: str, most: int = 3) -> Telling:
        """Return what of a card one would speak of: first what is meant, then what a mere word recalls.

        A word that only the other language has is no reason that one could give.
        """
        least = _NAMED * self._association.firmness(clue)
        recalled = [feeling.sense for feeling in self.recalled(clue, card) if feeling.strength >= least]
        led: dict[Ground, list[int]] = {"meaning": [], "word": [], "hint": [], "nothing": []}
        for sense in recalled:
            if sense < len(self._deck[card].concepts):
                led[self._association.ground(clue, card, sense, language)].append(sense)
        del led["nothing"]
        concepts = named(self._deck, card, language, [*itertools.chain(*led.values())], most)
        best = next((ground for ground, told in led.items() if told), "nothing")
        return Telling(concepts, pun=best == "word", far=best == "hint")

    def _is_looking(self, clue: str) -> bool:
        """Whether it looks again for what a clue says: where a person has said it."""
        return not self._association.is_stock(clue)

    def _look(self, card: str, looking: bool) -> tuple[tuple[int, ...], tuple[float, ...]]:
        """Return for each sense of a card what was drawn, and below which number it is noticed."""
        chances = _chances(self._deck, card, self._attention, looking)
        drawn = self._drawn.get(card)
        if drawn is None:
            drawn = self._drawn[card] = fixed_whole(f"{self._eye}/{card}", len(chances))
        return drawn, chances


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


def named(deck: Deck, card: str, language: str, indexes: Sequence[int], most: int) -> tuple[str, ...]:
    """Return the first of some senses of a card in words; titles and lines are left out: nobody sees them."""
    if not indexes:
        return ()
    concepts = deck[card].concepts
    seen = [concepts[index] for index in indexes if index < len(concepts)]
    return tuple(concept.fr if language == "fr" else concept.en for concept in seen[:most])


def recalled_concepts(deck: Deck, clue: str, card: str, language: str, most: int = 3) -> tuple[str, ...]:
    """Return the concepts of a card that a clue recalls, noticed or not, in words."""
    links = association_of(deck).links(clue).get(card, ())
    return named(deck, card, language, [link.sense for link in links], most)
