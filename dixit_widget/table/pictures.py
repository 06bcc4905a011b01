"""Hands out a deck's pictures: by card or page by page, with what is said of each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from dixit_widget.deck import Deck, Size
from dixit_widget.words import Problem

PAGE: Final = 12
"""Pictures in one answer, so that no message gets large."""


PictureSize = Literal["full", "small", "none"]
"""What is sent of a picture beside what is said of it."""


class UnknownCard(Problem):
    """A picture was asked for that is not in the deck."""


class PictureInfo(msgspec.Struct, frozen=True):
    """What is said of a picture; the picture itself travels beside it, as bytes.

    ``hash`` and ``small`` are the names under which a browser keeps it, and the one for narrow screens.
    """

    id: str
    hash: str
    small: str
    title: dict[Literal["en", "fr"], str]
    alt: dict[Literal["en", "fr"], str]


class PictureList(msgspec.Struct, frozen=True):
    """What is said of some pictures, and how many cards the deck has."""

    cards: tuple[PictureInfo, ...]
    total: int


class PictureService:
    """Answers requests for pictures out of one deck.

    Parameters
    ----------
    deck : Deck
    """

    def __init__(self, deck: Deck) -> None:
        self._deck = deck

    def answer(
        self, cards: Sequence[str] = (), start: int = 0, count: int = 0, size: PictureSize = "full"
    ) -> tuple[PictureList, list[bytes]]:
        """Return what is said of some cards, and their pictures, in the same order.

        Parameters
        ----------
        cards : sequence of str
            Ids; where there are none, a page of the deck: ``count`` cards after the first ``start``.
        start, count : int
        size : {"full", "small", "none"}
            Of a card without a small picture the full one is small enough.

        Returns
        -------
        cards : PictureList
        pictures : list of bytes
            At most :data:`PAGE` of each; none where ``size`` says so.

        Raises
        ------
        UnknownCard
            If a card is not in the deck.
        """
        unknown = [id for id in cards if id not in self._deck]
        if unknown:
            raise UnknownCard("request.unknown_card", name=unknown[0][:40])
        first = max(start, 0)
        ids = list(cards or self._deck.ids[first : first + max(count, 0)])[:PAGE]
        info = tuple([self._info(id) for id in ids])
        pictures = [] if size == "none" else [self._deck.picture(id, size) for id in ids]
        return PictureList(info, len(self._deck)), pictures

    def by_name(self) -> dict[str, bytes]:
        """Return all pictures, full and small, under the names by which a browser keeps them."""
        sizes: tuple[Size, ...] = ("small", "full")
        return {
            self._deck.picture_hash(id, size): self._deck.picture(id, size)
            for size in sizes
            for id in self._deck.ids
        }

    def _info(self, id: str) -> PictureInfo:
        card = self._deck[id]
        return PictureInfo(
            id, self._deck.picture_hash(id), self._deck.picture_hash(id, "small"), card.title, card.alt
        )
