"""All that bots may say about the cards of a deck in one language, by number: numbers are soon compared."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Sequence

from dixit_widget.bots.kept import Kept
from dixit_widget.bots.phrases import PHRASE_KINDS, Manner, Phrase, Voice, phrases_of
from dixit_widget.deck import Deck


class Phrasebook:
    """Phrases, numbered in the order of the cards. Get it from `phrasebook_of`.

    Parameters
    ----------
    deck : Deck
    language : {"en", "fr"}

    Attributes
    ----------
    phrases : tuple of Phrase
    """

    _MOST_KEPT = 4_000

    def __init__(self, deck: Deck, language: str) -> None:
        self.phrases: tuple[Phrase, ...] = tuple(
            [phrase for card in deck.ids for phrase in phrases_of(deck, card, language)]
        )
        self._of_card: dict[str, list[int]] = {}
        self._saying: dict[str, list[int]] = {}
        for number, phrase in enumerate(self.phrases):
            self._of_card.setdefault(phrase.card, []).append(number)
            self._saying.setdefault(phrase.plain, []).append(number)
        self._in_manner: Kept[object, tuple[Sequence[int], Sequence[int]]] = Kept(self._MOST_KEPT)

    def saying(self, heard: Iterable[str]) -> set[int]:
        """Return the phrases that say no more than what has been heard, given in plain words."""
        return {number for plain in heard for number in self._saying.get(plain, ())}

    def in_manner(
        self, card: str, voice: Voice, manner: Manner, titles: bool
    ) -> tuple[Sequence[int], Sequence[int]]:
        """Return what a voice could say about a card in a manner, and what otherwise."""
        asked = (card, voice, manner, titles)
        found = self._in_manner.get(asked)
        return self._in_manner.keep(asked, self._sorted(*asked)) if found is None else found

    def _sorted(
        self, card: str, voice: Voice, manner: Manner, titles: bool
    ) -> tuple[Sequence[int], Sequence[int]]:
        kinds = {kind for kind in PHRASE_KINDS if voice.likes(kind) and (titles or kind != "story")}
        liked: list[int] = []
        others: list[int] = []
        for number in self._of_card.get(card, ()):
            phrase = self.phrases[number]
            if phrase.kind in kinds:
                (liked if phrase.manner == manner else others).append(number)
        return tuple(liked), tuple(others)


@functools.lru_cache(maxsize=8)
def phrasebook_of(deck: Deck, language: str) -> Phrasebook:
    """Return the phrases about a deck: the same for all bots that play with it."""
    return Phrasebook(deck, language)
