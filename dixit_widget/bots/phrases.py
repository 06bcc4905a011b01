"""What a bot could say about a card: lines written for it, sayings, stories, moods, ideas."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable
from typing import Literal, NamedTuple, get_args

import msgspec

from dixit_widget.bots.wording import plain, stem, words
from dixit_widget.deck import Card, Deck
from dixit_widget.deck.deck import Kind

PhraseKind = Literal["line", "saying", "story", "mood", "theme"]
Manner = Literal["line", "word", "question", "call", "quotation", "title"]
"""How something is said, whatever it names: a question or a call may be a line, a saying, a title."""

_MANNERS: dict[PhraseKind, Manner] = {
    "line": "line",
    "saying": "quotation",
    "story": "title",
    "mood": "word",
    "theme": "word",
}
MANNERS: tuple[Manner, ...] = ("line", "word", "question", "call", "quotation")
"""Those that somebody may have taken a liking to; titles are everybody's last resort."""

PHRASE_KINDS: tuple[PhraseKind, ...] = get_args(PhraseKind)
SORTS = tuple([(kind, manner) for kind in PHRASE_KINDS for manner in get_args(Manner)])
"""All kinds of phrases, said in all manners."""

_SPOKEN: dict[Kind, PhraseKind] = {
    "saying": "saying",
    "story": "story",
    "mood": "mood",
    "theme": "theme",
}


class Voice(msgspec.Struct, frozen=True, cache_hash=True):
    """How somebody likes to speak: how gladly in each kind of phrase, from 0 (never) to 1."""

    line: float = 0.0
    saying: float = 0.0
    story: float = 0.0
    mood: float = 0.0
    theme: float = 0.0

    def likes(self, kind: PhraseKind) -> float:
        """Return how gladly a kind of phrase is used."""
        share: float = getattr(self, kind)
        return share


_FAR_FETCHED = 0.45  # what weighs less is understood, but nobody says it
_OBVIOUS = 3  # so many of the weightiest things of a card are what everybody sees at once


class Phrase(NamedTuple):
    """Words for a clue.

    Attributes
    ----------
    text : str
    kind : str
        ``line`` (written for the card) or the kind of concept that it names.
    manner : str
        How it is said.
    card : str
        What it is said of.
    plain : str
        Its plain words.
    """

    text: str
    kind: PhraseKind
    manner: Manner
    card: str
    plain: str


def _manner(text: str, kind: PhraseKind) -> Manner:
    """Return how something is said.

    Examples
    --------
    >>> _manner("Are we there yet?", "saying"), _manner("Snow White", "story")
    ('question', 'title')
    """
    if kind == "story":
        return "title"
    if text.endswith("?"):
        return "question"
    return "call" if text.endswith(("!", "…")) else _MANNERS[kind]


@functools.lru_cache(maxsize=2_000)
def phrases_of(deck: Deck, card: str, language: str) -> tuple[Phrase, ...]:
    """Return what could be said about a card: never a title, its scene, nor what everybody sees at once.

    Parameters
    ----------
    deck : Deck
    card : str
        An id; nothing can be said about a card that isn't in the deck.
    language : {"en", "fr"}

    Returns
    -------
    tuple of Phrase

    Examples
    --------
    >>> len({p.text for card in Deck.default() for p in phrases_of(Deck.default(), card.id, "fr")}) > 400
    True
    """
    if card not in deck:
        return ()
    spoken: Literal["en", "fr"] = "fr" if language == "fr" else "en"
    return _phrases(deck[card], spoken, _titles(deck, spoken))


@functools.lru_cache(maxsize=8)
def _titles(deck: Deck, language: Literal["en", "fr"]) -> frozenset[str]:
    """Return the plain words of all titles."""
    return frozenset(plain(_spoken(card.title.get(language, ""))) for card in deck)


def _phrases(card: Card, language: Literal["en", "fr"], titles: frozenset[str]) -> tuple[Phrase, ...]:
    shown = _obvious(card)
    offered: list[tuple[str, PhraseKind]] = [(text, "line") for text in card.clues.get(language, ())]
    offered += [
        (_said(concept.en) if language == "en" else concept.fr, _SPOKEN[concept.kind])
        for concept in card.concepts
        if concept.kind in _SPOKEN and concept.weight >= _FAR_FETCHED
    ]
    chosen: dict[str, Phrase] = {}
    for written, kind in offered:
        text = _spoken(written)
        said = plain(text)
        if said and said not in titles and not _names(shown, words(text)):
            chosen.setdefault(said, Phrase(text, kind, _manner(text, kind), card.id, said))
    return tuple(chosen.values())


_PART = 3  # letters from which on a word is found in a longer one: tea in teacup


def _names(shown: Iterable[str], said: Iterable[str]) -> bool:
    """Whether words name what is shown, be it as a part of a longer word."""
    pairs = [sorted((stem(word), other), key=len) for word in said for other in shown]
    return any(
        short == long or (len(short) >= _PART and (long.startswith(short) or long.endswith(short)))
        for short, long in pairs
    )


def _obvious(card: Card) -> set[str]:
    things = sorted((c for c in card.concepts if c.kind == "thing"), key=lambda c: -c.weight)[:_OBVIOUS]
    return {stem(word) for c in things for text in (c.en, c.fr) for word in words(text)}


_LISTED = (
    (r"^to ((be|have) )?", ""),
    (r"\bone’s\b", "your"),
    (r"\boneself\b", "yourself"),
    ("one comes", "you come"),
)


def _said(saying: str) -> str:
    """Return an English saying as people say it, not as a dictionary lists it."""
    for listed, said in _LISTED:
        saying = re.sub(listed, said, saying)
    return saying


def _spoken(text: str) -> str:
    """Return a text as one says it: a capital first, and no remark in parentheses at the end."""
    bare = re.sub(r"\s*\([^()]*\)\s*$", "", text).strip()
    return bare[:1].upper() + bare[1:]
