"""Decks: the 84 cards of the package, their pictures and their meaning."""

from dixit_widget.deck.deck import Card, Concept, Deck

__all__ = ["Card", "Concept", "Deck"]
