"""What a bot is: it sees a view and returns an action; three methods make a character."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import ClassVar, TypeVar

from dixit_widget.deck import Deck
from dixit_widget.engine import Action, GiveClue, HandIn, View, Vote
from dixit_widget.engine.shapes import ClueKind, OptionsShape

T = TypeVar("T")


class Bot:
    """A player without a person.

    A character gives ``clue``, ``hand_in`` and ``vote``; each gets the bot's own view of the
    game, and nothing else of it.

    Parameters
    ----------
    deck : Deck
        The cards with their meaning.
    language : {"en", "fr"}
        The language of its clues.
    seed : str
        Seed of its own chance, apart from the game's.
    """

    name: ClassVar[str]

    def __init__(self, deck: Deck, language: str = "en", seed: str = "") -> None:
        self.deck = deck
        self.language = language
        self.seed = seed

    def act(self, view: View) -> Action:
        """Return what the bot does now; its view says what it may do."""
        options = view["options"]
        if options is None:
            raise ValueError(f"{view['you']} has nothing to do now.")
        # Chance hangs on the moment, not on the past, so a resumed game goes on as it would have.
        chance = random.Random(f"{self.seed}/{view['you']}/{view['revision']}")
        if options["kind"] == "clue":
            card, text = self.clue(view, options, chance)
            return GiveClue(view["you"], card, text, clue_kind(options))
        if options["kind"] == "cards":
            return HandIn(view["you"], self.hand_in(view, options, chance))
        slots, red = self.vote(view, options, chance)
        return Vote(view["you"], slots, red)

    def clue(self, view: View, options: OptionsShape, chance: random.Random) -> tuple[str | None, str]:
        """Return a card of the hand (None where the clue belongs to no card) and the words."""
        raise NotImplementedError

    def hand_in(self, view: View, options: OptionsShape, chance: random.Random) -> tuple[str, ...]:
        """Return the cards to hand in."""
        raise NotImplementedError

    def vote(
        self, view: View, options: OptionsShape, chance: random.Random
    ) -> tuple[tuple[int, ...], int | None]:
        """Return the slots to vote for, and the slot of the red token or None."""
        raise NotImplementedError


def clue_kind(options: OptionsShape) -> ClueKind:
    """Return the kind of clue that needs the fewest lungs: text, where the rules allow it."""
    kinds = options["clue_kinds"]
    return "text" if "text" in kinds else kinds[0]


def sample(chance: random.Random, items: Sequence[T], count: int) -> tuple[T, ...]:
    """Draw without putting back; only ``random()`` is used, which stays the same across versions."""
    left = list(items)
    return tuple(left.pop(int(chance.random() * len(left))) for _ in range(count))
