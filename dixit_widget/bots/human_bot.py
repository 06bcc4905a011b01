"""A bot that errs as people do."""

from __future__ import annotations

import random
from numbers import Real

from dixit_widget.bots.bot import fixed, sample
from dixit_widget.bots.makers import BotProblem
from dixit_widget.bots.phrases import Voice
from dixit_widget.bots.reading import Attention
from dixit_widget.bots.thinking_bot import Offers, ThinkingBot
from dixit_widget.deck import Deck
from dixit_widget.engine import View
from dixit_widget.engine.view_types import OptionsShape
from dixit_widget.rules import RuleSet
from dixit_widget.rules.validation import shown


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

    Raises
    ------
    BotProblem
        If one of them is no number from 0 to 1.

    Examples
    --------
    Where bots are asked for, ``functools.partial`` carries the settings:

    >>> from functools import partial
    >>> from dixit_widget import play
    >>> table = play("Ana", bots=["poet", partial(HumanLikeBot, skill=0.9)], seed=7, store=None)
    >>> list(table.scores)
    ['Ana', 'Fox', 'human (skill=0.9)']
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
        skill, boldness = _share("skill", skill), _share("boldness", boldness)
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

    def worths(self, offers: Offers, view: View) -> list[float]:
        """Return how good clues seem: each misjudged by so much, whenever it is looked at."""
        of_this_game, at_most = f"{self.seed}/{view['you']}/", (1.2 - self.skill) * 0.6
        whims = [fixed(of_this_game + phrase.text) for phrase in offers.phrases]
        pairs = zip(super().worths(offers, view), whims, strict=True)
        return [worth + at_most * (whim - 0.5) for worth, whim in pairs]


def _share(setting: str, value: object) -> float:
    if isinstance(value, Real) and not isinstance(value, bool) and 0 <= value <= 1:  # type: ignore[operator]
        return float(value)
    raise BotProblem("bot.share", setting=setting, value=shown(value))
