"""What a card may mean to those who hear of it: its concepts, its title, and the lines written for it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest

from dixit_widget.deck import Card, Concept

_OF_A_TITLE, _OF_A_LINE = 0.9, 0.5
"""Weights: a title sums the picture up, a line is one way to see it."""


def senses(card: Card) -> tuple[Concept, ...]:
    """Return a card's concepts, and after them its title and lines, for whoever types something like these.

    Parameters
    ----------
    card : Card

    Returns
    -------
    tuple of Concept

    Examples
    --------
    >>> [sense.en for sense in senses(Card("1", title={"en": "Beach at dusk"}))]
    ['Beach at dusk']
    """
    return (*card.concepts, *_written(card))


def _written(card: Card) -> Iterator[Concept]:
    if card.title:
        either = next(iter(card.title.values()))
        yield Concept(card.title.get("en", either), card.title.get("fr", either), _OF_A_TITLE, "theme")
    for en, fr in zip_longest(card.clues.get("en", ()), card.clues.get("fr", ()), fillvalue=""):
        yield Concept(en or fr, fr or en, _OF_A_LINE, "saying")
