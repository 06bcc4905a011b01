"""How close texts are to what cards may mean by their vectors."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from dixit_widget.bots.encoder import Encoder
from dixit_widget.bots.form import Form, forms
from dixit_widget.bots.wording import Vocabulary, parts
from dixit_widget.deck import Concept

if TYPE_CHECKING:
    from dixit_widget.bots.encoder import Floats

WEAKEST = 0.06
"""Links below this closeness are left out."""


class ByMeaning:
    """Closeness by vectors."""

    # In standard deviations above the usual: below the first there is no link, at the second it is the thing.
    _NOTHING, _SAME = 0.5, 6.7

    _DOUBT = 2.0  # weak links are many and mean little
    _FORMAL = 0.84  # in standard deviations among texts of one form, the closest fifth: less says nothing
    _FEW = 30  # texts in one form that do not show what is usual in it
    _AS_TYPED, _AS_MEANT = 0.6, 0.9  # how much what is misspelt means, and what it was likely meant to be
    _EMPTY = 0.85  # the part of the texts about nothing to which a sense is no closer by chance

    def __init__(self, senses: list[Concept], encoder: Encoder) -> None:
        import numpy as np

        self._encoder = encoder
        texts = ([sense.en for sense in senses], [sense.fr for sense in senses])
        self._vectors = [encoder.vectors(said) for said in texts]
        known = dict(zip(itertools.chain(*texts), itertools.chain(*self._vectors), strict=True))
        put: dict[Form, list[Floats]] = {}
        for text, vector in known.items():
            for form in forms(text):
                put.setdefault(form, []).append(vector)
        formal = {form: np.stack(said) for form, said in put.items() if len(said) > self._FEW}
        self._languages = [self._standard(vectors, formal) for vectors in self._vectors]

    def _standard(
        self, vectors: Floats, formal: Mapping[Form, Floats]
    ) -> tuple[Floats, Floats, dict[Form, Floats]]:
        """Return vectors, and what is usual with each, and in each form, in standard deviations."""
        import numpy as np

        usual = self._encoder.background @ vectors.T
        spread = usual.std(axis=0) + 1e-6
        least = np.maximum(
            usual.mean(axis=0), np.quantile(self._encoder.nothing @ vectors.T, self._EMPTY, axis=0)
        )
        in_form = {}
        for form, said in formal.items():
            near = said @ vectors.T
            in_form[form] = (near.mean(axis=0) + self._FORMAL * near.std(axis=0)) / spread
        return (vectors / spread[:, None]), least / spread, in_form

    def knows(self, text: str) -> bool:
        """Whether a text has its vector without the package."""
        return self._encoder.knows(text)

    def closeness(self, text: str, vocabulary: Vocabulary) -> dict[int, float]:
        """Return how close a text is to each sense that it is close to."""
        if not has_words(text):
            return {}
        readings = self._readings(text, vocabulary)
        if not self._encoder.knows(text):
            readings.update(dict.fromkeys(parts(text), 1.0))
        found: dict[int, float] = {}
        for surely, links in zip(readings.values(), self._near(list(readings)), strict=True):
            for at, near in links.items():
                found[at] = max(found.get(at, 0.0), surely * near)
        return found

    def nearness_of(self, text: str, vocabulary: Vocabulary) -> Floats:
        """Return how close a text is to each sense, however little, shape (senses,)."""
        import numpy as np

        readings = self._readings(text, vocabulary)
        near: Floats = (np.array([*readings.values()], np.float32)[:, None] * self.nearness([*readings])).max(
            axis=0
        )
        return near

    def _readings(self, text: str, vocabulary: Vocabulary) -> dict[str, float]:
        """Return as what a text may be read, and how much that means."""
        meant = text if self._encoder.knows(text) else vocabulary.corrected(text)
        return {text: 1.0} if meant == text else {text: self._AS_TYPED, meant: self._AS_MEANT}

    def near(self, texts: Sequence[str], least: float) -> list[set[int]]:
        """Return for each text the senses to which it is at least so close."""
        return [{at for at, near in links.items() if near >= least} for links in self._near(texts)]

    def _near(self, texts: Sequence[str]) -> list[dict[int, float]]:
        return [strong(row) for row in self.nearness(texts)]

    def nearness(self, texts: Sequence[str], most: int | None = None) -> Floats:
        """Return how close texts are to each of the first senses, shape (texts, senses)."""
        import numpy as np

        said = self._encoder.vectors(texts)
        formal = [(row, form) for row, text in enumerate(texts) for form in forms(text)]
        above = []
        for vectors, usual, in_form in self._languages:
            least = np.repeat(usual[None, :most], len(texts), axis=0)
            for row, form in formal:
                if form in in_form:
                    np.maximum(least[row], in_form[form][:most], out=least[row])
            above.append(_products(said, vectors[:most]) - least)
        share = (np.maximum(*above) - self._NOTHING) / (self._SAME - self._NOTHING)
        near: Floats = np.clip(share, 0.0, 1.0) ** self._DOUBT
        near[~said.any(axis=1)] = 0.0  # unknown, and no encoder
        return near

    def kinship(self, text: str) -> Floats:
        """Return the inner products of a text with the senses in each language, shape (languages, senses)."""
        import numpy as np

        (said,) = self._encoder.vectors([text])
        return np.array([vectors @ said for vectors in self._vectors])


_SMALL = 1 << 17
"""Multiplications of a product for which no other thread is woken: that costs more than it saves."""


def _products(said: Floats, vectors: Floats) -> Floats:
    """Return the inner products of two sets of vectors, shape (said, vectors)."""
    import numpy as np

    rows = max(32, _SMALL // max(said.size, 1))
    blocks = [said @ vectors[at : at + rows].T for at in range(0, max(len(vectors), 1), rows)]
    return np.concatenate(blocks, axis=1)


def strong(near: Floats) -> dict[int, float]:
    """Return by sense what is near enough to be a link."""
    (at,) = (near >= WEAKEST).nonzero()
    return dict(zip(at.tolist(), near[at].tolist(), strict=True))


def has_words(text: str) -> bool:
    """Whether there is a letter in a text: a mere number is near to other numbers, and means nothing."""
    return any(letter.isalpha() for letter in text)
