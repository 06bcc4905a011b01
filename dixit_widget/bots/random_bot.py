"""The baseline: every legal choice alike."""

from __future__ import annotations

import random

from dixit_widget.bots.bot import Bot, sample
from dixit_widget.deck import Deck
from dixit_widget.engine import Action, View
from dixit_widget.engine.shapes import OptionsShape

_SOUNDS = ("Mmh.", "Oh!", "La, la, la…", "Tick, tock…", "Whoosh!", "Shh…", "Hop!", "Brrr…")


class RandomBot(Bot):
    """Chooses by chance among all that is legal, and only makes sounds."""

    name = "random"

    def clue(self, view: View, options: OptionsShape, chance: random.Random) -> tuple[str | None, str]:
        """Pick any card and any sound."""
        card = sample(chance, options["cards"], 1)[0] if options["cards"] else None
        return card, sample(chance, _SOUNDS, 1)[0]

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
