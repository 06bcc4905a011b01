"""A bot that takes words at their word: it goes by the concepts written down for each card."""

from __future__ import annotations

import functools
import math
import random
from collections.abc import Callable

from dixit_widget.bots.association import Association
from dixit_widget.bots.bot import Bot, sample
from dixit_widget.engine import View
from dixit_widget.engine.shapes import OptionsShape


class LiteralBot(Bot):
    """Says a phrase that goes with a card, hands in what fits the words best, votes by how well cards fit."""

    name = "literal"
    _COOLNESS = 1.2  # the higher, the more a vote follows the best fit and the less it strays

    @functools.cached_property
    def _association(self) -> Association:
        return Association(self.deck)

    @functools.cached_property
    def _said(self) -> set[str]:
        return set()

    def clue(self, view: View, options: OptionsShape, chance: random.Random) -> tuple[str | None, str]:
        """Say a phrase of a card in hand that it has not said before."""
        cards = sample(chance, options["cards"], len(options["cards"]))
        for card in cards:
            fresh = [text for text in self._phrases(card) if text not in self._said]
            if fresh:
                text = sample(chance, fresh, 1)[0]
                self._said.add(text)
                return card, text
        return (cards[0] if cards else None), self._any_phrase(chance)

    def _phrases(self, card: str) -> tuple[str, ...]:
        if card not in self.deck:
            return ()
        return self.deck[card].clues.get("fr" if self.language == "fr" else "en", ())

    def _any_phrase(self, chance: random.Random) -> str:
        """Return words for a clue that belongs to no card, or for a card of which nothing is known."""
        phrases = [text for card in self.deck for text in self._phrases(card.id) if text not in self._said]
        text = sample(chance, phrases, 1)[0] if phrases else "…?"
        self._said.add(text)
        return text

    def hand_in(self, view: View, options: OptionsShape, chance: random.Random) -> tuple[str, ...]:
        """Hand in what fits the clue best; equals by chance."""
        cards = sample(chance, options["cards"], len(options["cards"]))
        return tuple(sorted(cards, key=self._fit(view), reverse=True)[: options["count"]])

    def vote(
        self, view: View, options: OptionsShape, chance: random.Random
    ) -> tuple[tuple[int, ...], int | None]:
        """Vote for a slot with a chance that grows with its fit; a second vote goes unused."""
        fit = self._fit(view)
        fits = {slot: fit(view["tableau"][slot - 1]) for slot in options["slots"]}
        slot = self._draw(fits, chance)
        others = {red: fits.get(red, 0.0) for red in options["red_slots"] if red != slot}
        red = max(others, key=lambda s: (others[s], -s)) if others else None
        return (slot,), red

    def _fit(self, view: View) -> Callable[[str], float]:
        words = view["clue"]["text"] if view["clue"] else ""
        return functools.partial(self._association.strength, words)

    def _draw(self, fits: dict[int, float], chance: random.Random) -> int:
        weights = {slot: math.exp(self._COOLNESS * min(fit, 8.0)) for slot, fit in fits.items()}
        mark = chance.random() * sum(weights.values())
        for slot, weight in weights.items():
            mark -= weight
            if mark <= 0:
                return slot
        return max(fits)
