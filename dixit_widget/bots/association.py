"""How strongly a text recalls the concepts of each card: by its words, and by its meaning."""

from __future__ import annotations

import functools
import math
from collections import Counter, OrderedDict
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from dixit_widget.bots.encoder import Encoder, encoder
from dixit_widget.bots.wording import Vocabulary, plain, spelt_out, words
from dixit_widget.deck import Concept, Deck

if TYPE_CHECKING:
    from dixit_widget.bots.encoder import Floats


class Link(NamedTuple):
    """A concept of a card that a text recalls.

    Attributes
    ----------
    closeness : float
        From 0 (not at all) to 1 (it is the concept).
    concept : int
        Which of the card's concepts.
    """

    closeness: float
    concept: int


_WEAKEST = 0.08
"""Links below this closeness are left out."""

Links = dict[str, tuple[Link, ...]]
"""By card, strongest first; cards that a text doesn't recall are left out."""


class Association:
    """Relates texts to the cards of a deck. Get it from `association_of`, which makes one for each deck.

    Parameters
    ----------
    deck : Deck
        Cards without concepts are related to nothing.

    Notes
    -----
    By words: the share of a concept's words that the text has, times the share of the text's words that
    the concept has (geometric mean, rare words counting more). By meaning: the inner product of the vectors,
    in standard deviations above what any text has with that concept. The better of the two counts.
    """

    _MOST_KEPT = 6_000
    # A clue is about something: where no link is strong, the strongest there are count for more.
    _SURELY_ABOUT, _MOST_GAIN = 0.7, 2.0
    # What people type may be about nothing here, and nonsense has links as strong as the first of these.
    _NONSENSE, _SENSE, _DOUBTED = 0.38, 0.46, 0.5
    _WORDS_BESIDE_MEANING = 0.75  # shared words say less where the meaning is known

    def __init__(self, deck: Deck) -> None:
        self._places = [(card.id, i) for card in deck for i in range(len(card.concepts))]
        self._concepts = [concept for card in deck for concept in card.concepts]
        self._by_words = _ByWords(self._concepts, _written(deck))
        self._kept: OrderedDict[str, Links] = OrderedDict()

    @functools.cached_property
    def _by_meaning(self) -> _ByMeaning | None:
        known = encoder()
        return _ByMeaning(self._concepts, known) if known and self._concepts else None

    def links(self, text: str) -> Links:
        """Return which concepts of which cards a text recalls.

        Parameters
        ----------
        text : str
            In English or French.

        Returns
        -------
        dict of str to tuple of Link

        Examples
        --------
        >>> from dixit_widget.deck import Card
        >>> book = Card("book", concepts=(Concept("old book", "vieux livre", 1.0, "thing"),))
        >>> Association(Deck([book], {})).links("un vieux livre")["book"][0].closeness
        1.0
        """
        links = self._kept.get(text)
        if links is None:
            said = spelt_out(text)
            meant = self._by_meaning.closeness(said, self._by_words.vocabulary) if self._by_meaning else {}
            known = self._by_meaning is None or self._by_meaning.knows(said)
            links = self._keep(text, self._joined(said, meant, typed=not known))
        return links

    def look_up(self, texts: Iterable[str]) -> None:
        """Find the links of many texts that bots say, which takes less time for all together."""
        new = [text for text in texts if text not in self._kept]
        if self._by_meaning:
            for text, meant in self._by_meaning.closeness_of_known(new).items():
                self._keep(text, self._joined(text, meant))

    def _keep(self, text: str, links: Links) -> Links:
        self._kept[text] = links
        if len(self._kept) > self._MOST_KEPT:
            self._kept.popitem(last=False)
        return links

    def _joined(self, text: str, meant: Mapping[int, float], typed: bool = False) -> Links:
        closeness = self._by_words.closeness(text)
        if meant:
            closeness = {at: self._WORDS_BESIDE_MEANING * near for at, near in closeness.items()}
        for at, near in meant.items():
            closeness[at] = max(near, closeness.get(at, 0.0))
        strongest = max(closeness.values(), default=1.0)
        gain = min(self._MOST_GAIN, max(1.0, self._SURELY_ABOUT / strongest))
        if typed:
            sense = (strongest - self._NONSENSE) / (self._SENSE - self._NONSENSE)
            gain = 1.0 + min(1.0, sense) * (gain - 1.0) if sense > 0 else self._DOUBTED
        found: dict[str, list[Link]] = {}
        for at, near in closeness.items():
            if near >= _WEAKEST:
                card, index = self._places[at]
                found.setdefault(card, []).append(Link(round(gain * near, 4), index))
        return {card: tuple(sorted(links, key=_strongest_first)) for card, links in found.items()}


def _written(deck: Deck) -> set[str]:
    """Return the words in the texts of a deck that aren't concepts: they are no misspellings."""
    texts = [text for card in deck for said in card.clues.values() for text in said]
    texts += [
        text for card in deck for by_language in (card.title, card.alt) for text in by_language.values()
    ]
    return {word for text in texts for word in words(text)}


def _strongest_first(link: Link) -> tuple[float, int]:
    return -link.closeness, link.concept


class _ByWords:
    """Closeness by shared words. Needs nothing but the standard library."""

    def __init__(self, concepts: list[Concept], written: Iterable[str]) -> None:
        self._texts = [(at, words(text)) for at, c in enumerate(concepts) for text in {c.en, c.fr}]
        spread = Counter(word for _, said in self._texts for word in said)
        self._rarity = {word: math.log(1 + len(self._texts) / n) for word, n in spread.items()}
        self._unknown = max(self._rarity.values(), default=1.0)
        self._weights = [sum(self._rarity[word] for word in said) for _, said in self._texts]
        self._where: dict[str, list[int]] = {}
        for row, (_, said) in enumerate(self._texts):
            for word in said:
                self._where.setdefault(word, []).append(row)
        self.vocabulary = Vocabulary(self._rarity, written)

    def closeness(self, text: str) -> dict[int, float]:
        """Return how close a text is to each concept that shares a word with it."""
        said = words(text)
        shared: dict[int, float] = {}  # by row of a concept's text: weight of the words in common
        whole = 0.0
        for word in said:
            alike = self.vocabulary.alike(word)
            whole += max((self._rarity[other] for other, _ in alike), default=self._unknown)
            best: dict[int, float] = {}
            for other, surely in alike:
                for row in self._where[other]:
                    best[row] = max(best.get(row, 0.0), surely * self._rarity[other])
            for row, weight in best.items():
                shared[row] = shared.get(row, 0.0) + weight
        found: dict[int, float] = {}
        for row, weight in shared.items():
            at, _ = self._texts[row]
            of_both = min(1.0, weight / self._weights[row]) * min(1.0, weight / whole)
            found[at] = max(found.get(at, 0.0), math.sqrt(of_both))
        return found


class _ByMeaning:
    """Closeness by vectors."""

    # In standard deviations above the usual: below the first there is no link, at the second it is the thing.
    _NOTHING, _SAME = 0.5, 6.7

    _DOUBT = 2.0  # weak links are many and mean little

    def __init__(self, concepts: list[Concept], encoder: Encoder) -> None:
        self._encoder = encoder
        texts = ([c.en for c in concepts], [c.fr for c in concepts])
        self._languages = [self._standard(encoder.vectors(said)) for said in texts]

    def _standard(self, vectors: Floats) -> tuple[Floats, Floats]:
        usual = self._encoder.background @ vectors.T
        spread = usual.std(axis=0) + 1e-6
        return (vectors / spread[:, None]), usual.mean(axis=0) / spread

    def knows(self, text: str) -> bool:
        """Whether a text is one that the deck or bots say, and not one that somebody typed."""
        return self._encoder.knows(text)

    def closeness(self, text: str, vocabulary: Vocabulary) -> dict[int, float]:
        """Return how close a text is to each concept that it is close to."""
        if not plain(text):
            return {}
        readings = {text: 1.0}
        if not self._encoder.knows(text):
            readings.setdefault(vocabulary.corrected(text), Vocabulary.SLIP)
        found: dict[int, float] = {}
        for reading, surely in readings.items():
            for at, near in self._near([reading])[0].items():
                found[at] = max(found.get(at, 0.0), surely * near)
        return found

    def closeness_of_known(self, texts: Iterable[str]) -> dict[str, dict[int, float]]:
        """Return how close texts are to each concept, of those that are in the table."""
        known = [text for text in texts if self._encoder.knows(text)]
        return dict(zip(known, self._near(known), strict=True)) if known else {}

    def _near(self, texts: Sequence[str]) -> list[dict[int, float]]:
        import numpy as np

        said = self._encoder.vectors(texts)
        # einsum keeps to one thread: for so small a product, waking others costs more than it saves.
        above = [np.einsum("tj,ij->ti", said, vectors) - usual for vectors, usual in self._languages]
        share = (np.maximum(*above) - self._NOTHING) / (self._SAME - self._NOTHING)
        near = np.clip(share, 0.0, 1.0) ** self._DOUBT
        near[~said.any(axis=1)] = 0.0  # unknown, and no encoder
        return [_strong(row) for row in near]


def _strong(near: Floats) -> dict[int, float]:
    """Return by concept what is near enough to be a link."""
    (at,) = (near >= _WEAKEST).nonzero()
    return dict(zip(at.tolist(), near[at].tolist(), strict=True))


@functools.lru_cache(maxsize=4)
def association_of(deck: Deck) -> Association:
    """Return the association for a deck: the same for all bots that play with it."""
    return Association(deck)
