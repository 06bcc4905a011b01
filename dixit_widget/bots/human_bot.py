"""A bot that errs as people do."""

from __future__ import annotations

import random

from dixit_widget.bots.bot import sample
from dixit_widget.bots.phrases import Voice
from dixit_widget.bots.reading import Attention
from dixit_widget.bots.thinking_bot import Offer, ThinkingBot
from dixit_widget.deck import Deck
from dixit_widget.engine import View
from dixit_widget.engine.shapes import OptionsShape
from dixit_widget.rules import RuleSet


class HumanLikeBot(ThinkingBot):
    """Overlooks things, wavers, has a whim now and then; better with skill, darker with boldness.

    Parameters
    ----------
    deck, language, seed, rules
        As for every bot.
    skill : float, default 0.7
        From 0 (hardly looks) to 1 (misses little, and votes as it believes).
    boldness : float, default 0.5
        From 0 (says what all would find) to 1 (says what hardly anybody would).
    """

    name = "human"
    voice = Voice(line=1.0, saying=0.9, story=0.8, theme=0.6, mood=0.6)

    def __init__(
        self,
        deck: Deck,
        language: str = "en",
        seed: str = "",
        rules: RuleSet | None = None,
        skill: float = 0.7,
        boldness: float = 0.5,
    ) -> None:
        super().__init__(deck, language, seed, rules)
        self.skill = skill
        self.attention = Attention().scaled(0.4 + 0.7 * skill)
        self.sharpness = 2 + 5 * skill
        self.aim = 0.8 - 0.6 * boldness

    def hand_in(self, view: View, options: OptionsShape, chance: random.Random) -> tuple[str, ...]:
        """Hand in what fits, or, on a whim, anything."""
        fitting = super().hand_in(view, options, chance)
        if chance.random() < 0.3 * (1 - self.skill):
            return sample(chance, options["cards"], options["count"])
        return fitting

    def worth(self, offer: Offer, view: View, options: OptionsShape) -> float:
        """Return how good a clue seems: misjudged by so much, the same each time that it is looked at."""
        whim = random.Random(f"{self.seed}/{view['you']}/{offer.phrase.text}").random() - 0.5
        return super().worth(offer, view, options) + (1.2 - self.skill) * 0.6 * whim
