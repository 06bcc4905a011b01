"""How strongly words recall a card: by the concepts written down for it, misspellings forgiven."""

from __future__ import annotations

import functools
import math
import re
import unicodedata
from collections import Counter
from collections.abc import Iterable

from dixit_widget.deck import Card, Deck

_STOP = frozenset(
    [
        "a",
        "an",
        "and",
        "are",
        "as",
        "at",
        "be",
        "but",
        "by",
        "for",
        "from",
        "has",
        "he",
        "her",
        "his",
        "i",
        "if",
        "in",
        "into",
        "is",
        "it",
        "its",
        "me",
        "my",
        "no",
        "not",
        "of",
        "on",
        "one",
        "or",
        "our",
        "she",
        "so",
        "than",
        "that",
        "the",
        "their",
        "them",
        "then",
        "there",
        "they",
        "this",
        "to",
        "too",
        "up",
        "us",
        "was",
        "we",
        "what",
        "when",
        "where",
        "which",
        "who",
        "why",
        "will",
        "with",
        "you",
        "your",
        "au",
        "aux",
        "avec",
        "ce",
        "ces",
        "cette",
        "dans",
        "de",
        "des",
        "du",
        "elle",
        "en",
        "est",
        "et",
        "eux",
        "il",
        "ils",
        "je",
        "la",
        "le",
        "les",
        "leur",
        "lui",
        "ma",
        "mais",
        "me",
        "mes",
        "moi",
        "mon",
        "ne",
        "nos",
        "notre",
        "nous",
        "on",
        "ou",
        "par",
        "pas",
        "pour",
        "qu",
        "que",
        "qui",
        "sa",
        "se",
        "ses",
        "son",
        "sur",
        "ta",
        "te",
        "tes",
        "toi",
        "ton",
        "tu",
        "un",
        "une",
        "vos",
        "votre",
        "vous",
    ]
)


def tokens(text: str) -> list[str]:
    """Return the words that carry meaning: lower case, without accents, without articles and the like.

    Examples
    --------
    >>> tokens("L’été de la petite fille")
    ['ete', 'petite', 'fille']
    """
    plain = unicodedata.normalize("NFKD", text.casefold())
    plain = "".join(c for c in plain if not unicodedata.combining(c))
    return [word for word in re.findall(r"[^\W_]+", plain) if len(word) > 1 and word not in _STOP]


@functools.lru_cache(maxsize=20_000)
def _pieces(word: str) -> frozenset[str]:
    padded = f"^{word}$"
    return frozenset(padded[i : i + 3] for i in range(len(padded) - 2))


def likeness(word: str, other: str) -> float:
    """How alike two words are, from 0 to 1: shared groups of three letters (Dice's coefficient).

    Examples
    --------
    >>> likeness("moon", "moon"), likeness("moon", "tree")
    (1.0, 0.0)
    """
    if word == other:
        return 1.0
    a, b = _pieces(word), _pieces(other)
    return 2 * len(a & b) / (len(a) + len(b))


class Association:
    """Relates words to the cards of a deck.

    Parameters
    ----------
    deck : Deck
        Cards without concepts are related to nothing.
    """

    _ALIKE = 0.5

    def __init__(self, deck: Deck) -> None:
        self._words = {card.id: self._weigh(card) for card in deck}
        spread = Counter(word for words in self._words.values() for word in words)
        self._rarity = {word: math.log(1 + len(self._words) / n) for word, n in spread.items()}

    @staticmethod
    def _weigh(card: Card) -> dict[str, float]:
        weights: dict[str, float] = {}
        for concept in card.concepts:
            for word in {*tokens(concept.en), *tokens(concept.fr)}:
                weights[word] = max(weights.get(word, 0.0), concept.weight)
        return weights

    def strength(self, text: str, card: str) -> float:
        """How strongly ``text`` recalls a card: 0 for not at all, without an upper bound."""
        total = 0.0
        for word in tokens(text):
            total += max(
                (
                    weight * self._rarity[known] * alike
                    for known, weight in self._words.get(card, {}).items()
                    if (alike := likeness(word, known)) >= self._ALIKE
                ),
                default=0.0,
            )
        return total

    def ranking(self, text: str, cards: Iterable[str]) -> list[tuple[float, str]]:
        """Return ``(strength, card)`` for each card, strongest first."""
        return sorted(((self.strength(text, card), card) for card in cards), reverse=True)
