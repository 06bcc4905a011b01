"""How close texts are to what cards may mean by the words that they share."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence

from dixit_widget.bots.denial import denied, denies
from dixit_widget.bots.form import forms
from dixit_widget.bots.opposites import stance
from dixit_widget.bots.wording import ARTICLES, LIGHT, Languages, Vocabulary, is_form, plain, says, words
from dixit_widget.deck import Concept

_WHOLE = 2
"""Words: so much is the whole of a text worth, be it one word."""


class ByWords:
    """Closeness by shared words. Needs nothing but the standard library."""

    _MERE_WORDS = 0.9  # the same words, but for those that say little, may be said of another thing
    _LIGHT = 0.2  # the part that words count which say little by themselves
    _STRANGE = 1.0  # a word that the deck doesn't know tells that a text is about something else
    _PHRASE = 1.5  # so many rare words are a phrase; what a text says beyond does not make it say less

    def __init__(self, senses: list[Concept], written: Iterable[str]) -> None:
        texts = [
            (at, text) for at, sense in enumerate(senses) for text in dict.fromkeys((sense.en, sense.fr))
        ]
        self._texts = [(at, words(text)) for at, text in texts]
        self._languages = Languages(
            {"en": (sense.en for sense in senses), "fr": (sense.fr for sense in senses)}
        )
        self._in = [
            [language for language, named in (("en", senses[at].en), ("fr", senses[at].fr)) if named == text]
            for at, text in texts
        ]
        self._same: dict[str, list[int]] = {}
        for at, text in texts:
            self._same.setdefault(plain(text), []).append(at)
        self.denying = {at for at, text in texts if denied(text)}
        self.negating = {at for at, text in texts if denies(text)}
        self.calling = {at for at, text in texts if "call" in forms(text)}
        self._opposing: dict[str, set[int]] = {}
        for at, text in texts:
            for word in stance(text).said:
                self._opposing.setdefault(word, set()).add(at)
        spread = Counter(word for _, said in self._texts for word in said)
        self._rarity = {
            word: math.log(1 + len(self._texts) / n) * (self._LIGHT if word in LIGHT else 1.0)
            for word, n in spread.items()
        }
        self._unknown = max(self._rarity.values(), default=1.0)
        self._weights = [
            self._unknown if LIGHT.issuperset(said) else sum(self._rarity[word] for word in said)
            for _, said in self._texts
        ]
        self._where: dict[str, list[int]] = {}
        for row, (_, said) in enumerate(self._texts):
            for word in said:
                self._where.setdefault(word, []).append(row)
        self.vocabulary = Vocabulary(self._rarity, written)

    def closeness(self, text: str) -> dict[int, float]:
        """Return how close a text is to each sense that shares a word with it."""
        said = words(text)
        spoken = self._languages.of(text)
        shared: dict[int, float] = {}  # by row of a sense's text: weight of the words in common
        whole = 0.0
        strange = 0
        for word in said:
            alike = self.vocabulary.alike(word)
            if not alike and word not in LIGHT:
                strange += 1
            whole += max((self._rarity[other] for other, _ in alike), default=0.0)
            best: dict[int, float] = {}
            heard_in = self._languages.of_word(word) & spoken or spoken
            for other, surely in alike:
                weight = surely * self._rarity[other]
                for row in self._where[other]:
                    if weight > best.get(row, 0.0) and not heard_in.isdisjoint(self._in[row]):
                        best[row] = weight
            for row, weight in best.items():
                shared[row] = shared.get(row, 0.0) + weight
        whole = min(whole, self._PHRASE * self._unknown) + strange * self._STRANGE * self._unknown
        found: dict[int, float] = {}
        for row, weight in shared.items():
            at, _ = self._texts[row]
            of_both = min(1.0, weight / self._weights[row]) * min(1.0, weight / whole)
            close = self._MERE_WORDS * math.sqrt(of_both)
            if close > found.get(at, 0.0):
                found[at] = close
        found.update(dict.fromkeys(self._same.get(plain(text), ()), 1.0))
        return found

    def shared(self, text: str, name: str) -> int:
        """Return how many words a text and a name share; at least two, where one says all of the other."""
        known = {other for word in words(text) for other, _ in self.vocabulary.alike(word)}
        named = words(name)
        together = sum(word in known for word in named)
        whole = says(text, name) or says(name, text) or self._is_kin_of(text, named)
        return max(together, _WHOLE) if whole else together

    def _is_kin_of(self, text: str, named: Sequence[str]) -> bool:
        """Whether a text is a single word, and a relative of one that a name has, slips apart."""
        kin = self.vocabulary.alike(plain(text))
        return any(other in named and surely != Vocabulary.SLIP for other, surely in kin)

    def is_most_of(self, text: str, name: str) -> bool:
        """Whether a text has most of the words of a name, but for their endings, and the rarer of them."""
        named = [word for word in plain(name).split() if word not in ARTICLES]
        has = [word for word in words(name) if any(is_form(word, other) for other in words(text))]
        rarity = [sum(self._rarity.get(word, 0.0) for word in some) for some in (has, words(name))]
        return 2 * len(has) >= len(named) and 2 * rarity[0] > rarity[1]

    def having(self, said: Iterable[str]) -> set[int]:
        """Return the senses that have one of some words."""
        names = {other for word in said for other, _ in self.vocabulary.alike(word)}
        return {self._texts[row][0] for name in names for row in self._where[name]}

    def opposed(self, text: str) -> set[int]:
        """Return the senses that say the opposite of what a text says."""
        return set().union(*(self._opposing.get(word, ()) for word in stance(text).against))
