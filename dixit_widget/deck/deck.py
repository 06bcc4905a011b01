"""Decks: cards with a picture, and with their meaning for bots, screen readers and lessons."""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Iterable, Iterator
from importlib import resources
from typing import Literal

import msgspec

Kind = Literal["thing", "setting", "mood", "theme", "saying", "story"]
Words = dict[Literal["en", "fr"], str]


class Concept(msgspec.Struct, frozen=True):
    """Something that a card shows or recalls, in each language, with a weight from 0 to 1."""

    en: str
    fr: str
    weight: float
    kind: Kind


class Card(msgspec.Struct, frozen=True):
    """A card's meaning.

    Attributes
    ----------
    id : str
        The name of the card at the table.
    title, alt : dict of str to str
        By language: a title, and what the picture shows, for those who do not see it.
    concepts : tuple of Concept
        What it shows and recalls; empty where nobody wrote it down.
    clues : dict of str to tuple of str
        By language: phrases that a storyteller could say.
    """

    id: str
    title: Words = {}
    alt: Words = {}
    concepts: tuple[Concept, ...] = ()
    clues: dict[Literal["en", "fr"], tuple[str, ...]] = {}


class _CardFile(msgspec.Struct, frozen=True):
    format: int
    cards: tuple[Card, ...]


class Deck:
    """Cards to play with.

    Parameters
    ----------
    cards : iterable of Card
        At least one, each id once.
    pictures : dict of str to bytes
        The picture of each card: WebP, JPEG or PNG.

    Examples
    --------
    >>> deck = Deck.default()
    >>> len(deck)
    84
    """

    def __init__(self, cards: Iterable[Card], pictures: dict[str, bytes]) -> None:
        self._cards = {card.id: card for card in cards}
        self._pictures = pictures

    @classmethod
    def default(cls) -> Deck:
        """Return the deck of the package."""
        return _default()

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of the cards, sorted."""
        return tuple(sorted(self._cards))

    def __len__(self) -> int:
        return len(self._cards)

    def __iter__(self) -> Iterator[Card]:
        return (self._cards[id] for id in self.ids)

    def __contains__(self, id: object) -> bool:
        return id in self._cards

    def __getitem__(self, id: str) -> Card:
        return self._cards[id]

    def picture(self, id: str) -> bytes:
        """Return the picture of a card as the bytes of an image file."""
        return self._pictures[id]

    def picture_hash(self, id: str) -> str:
        """Return the name under which a browser keeps the picture: 16 hex digits of its SHA-256."""
        return hashlib.sha256(self._pictures[id]).hexdigest()[:16]


@functools.cache
def _default() -> Deck:
    folder = resources.files(__package__)
    file = msgspec.json.decode((folder / "cards.json").read_bytes(), type=_CardFile)
    pictures = folder / "pictures"
    return Deck(file.cards, {card.id: (pictures / f"{card.id}.webp").read_bytes() for card in file.cards})
