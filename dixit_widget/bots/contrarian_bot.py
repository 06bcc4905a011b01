"""A bot that distrusts the obvious."""

from __future__ import annotations

import random
from collections.abc import Sequence

from dixit_widget.bots.phrases import Voice
from dixit_widget.bots.thinking_bot import ThinkingBot
from dixit_widget.engine import View
from dixit_widget.engine.view_types import OptionsShape


class ContrarianBot(ThinkingBot):
    """Takes the card that fits best for a decoy, hands in its second best, and speaks darkly."""

    name = "contrarian"
    voice = Voice(line=1.0, saying=0.8, story=0.8, theme=0.3)
    aim = 0.45
    _OBVIOUS = 0.5  # beliefs above this are too good to be true
    _DISTRUST = 0.3  # what is left of them

    def hand_in(self, view: View, options: OptionsShape, chance: random.Random) -> tuple[str, ...]:
        """Hand in the second best: the best is what everybody would take for a decoy."""
        best_first = super().hand_in(view, {**options, "count": len(options["cards"])}, chance)
        first = 1 if len(best_first) > options["count"] else 0
        return best_first[first : first + options["count"]]

    def judge(self, view: View, cards: Sequence[str]) -> list[float]:
        """Return its beliefs, cut down where a card fits too well."""
        beliefs = [b * self._DISTRUST if b > self._OBVIOUS else b for b in super().judge(view, cards)]
        whole = sum(beliefs)
        return [belief / whole for belief in beliefs]
