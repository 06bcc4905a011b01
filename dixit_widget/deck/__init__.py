"""Decks: the 84 cards of the package, their pictures and their meaning; decks from people's own pictures."""

from dixit_widget.deck.deck import Card, Concept, Deck, Size
from dixit_widget.deck.refusals import BrokenPicture, LeftOut, MissingCard, PillowMissing, UnusableFiles

__all__ = [
    "BrokenPicture",
    "Card",
    "Concept",
    "Deck",
    "LeftOut",
    "MissingCard",
    "PillowMissing",
    "Size",
    "UnusableFiles",
]
