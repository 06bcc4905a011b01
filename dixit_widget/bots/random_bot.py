"""The baseline: every legal choice alike."""

from __future__ import annotations

import functools
import itertools
import random

from dixit_widget.bots.bot import Bot, sample
from dixit_widget.deck import Deck
from dixit_widget.engine import Action, View
from dixit_widget.engine.view_types import OptionsShape
from dixit_widget.words import ways


@functools.cache
def sounds(language: str) -> tuple[list[str], list[str]]:
    r"""Return the sounds that somebody of this language makes, and all pairs of them.

    Examples
    --------
    >>> single, pairs = sounds("fr")
    >>> single[3], pairs[0]
    ('Tic, tac…', 'Mmh. Oh\u202f!')
    """
    single = ways("bot.sounds", language)
    return single, [f"{one} {other}" for one, other in itertools.permutations(single, 2)]


class RandomBot(Bot):
    """Chooses by chance among all that is legal, and only makes sounds."""

    name = "random"

    def clue(self, view: View, options: OptionsShape, chance: random.Random) -> tuple[str | None, str]:
        """Pick any card and a sound that nobody made yet."""
        card = sample(chance, options["cards"], 1)[0] if options["cards"] else None
        for made in sounds(self.language):
            fresh = [sound for sound in made if self.is_fresh(sound)]
            if fresh:
                return card, sample(chance, fresh, 1)[0]
        return card, self.vague_clue(chance)

    def hand_in(self, view: View, options: OptionsShape, chance: random.Random) -> tuple[str, ...]:
        """Hand in any cards."""
        return sample(chance, options["cards"], options["count"])

    def vote(
        self, view: View, options: OptionsShape, chance: random.Random
    ) -> tuple[tuple[int, ...], int | None]:
        """Vote for any slots, with as many votes as it likes."""
        spread = options["votes_max"] - options["votes_min"] + 1
        count = options["votes_min"] + int(chance.random() * spread)
        red = sample(chance, options["red_slots"], 1)[0] if options["red_slots"] else None
        return sample(chance, options["slots"], count), red


def random_action(view: View) -> Action:
    """Return a random legal action: what a table plays for a bot that failed."""
    return RandomBot(Deck((), {}), seed="instead").act(view)
