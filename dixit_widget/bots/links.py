"""What a text recalls of cards; what the clues of the package's own deck do, is worked out beforehand."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from importlib import resources
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from dixit_widget.bots.senses import senses
from dixit_widget.deck import Deck

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

TABLE = "links.npz"
"""Made by `tools.bot_vectors`."""

_WHOLE = 10_000
"""Closeness is kept in whole ten-thousandths, as it is worked out."""


class Link(msgspec.Struct, frozen=True, gc=False):
    """Something that a text recalls of a card.

    Attributes
    ----------
    closeness : float
        From 0 (not at all) to 1 (it says just that).
    sense : int
        Which of the card's `senses`.
    """

    closeness: float
    sense: int


Links = dict[str, tuple[Link, ...]]
"""By card, strongest first; cards that a text doesn't recall are left out."""


class LinkColumns(NamedTuple):
    """Links of some texts, in columns: numbers of texts and cards, of each card's senses, and closeness."""

    text: npt.NDArray[np.intp]
    card: npt.NDArray[np.intp]
    sense: npt.NDArray[np.intp]
    closeness: npt.NDArray[np.float64]


class KnownLinks:
    """Links of many texts, in columns.

    Parameters
    ----------
    cards : sequence of str
        By their number in the table.
    texts : sequence of str
        By their row.
    columns : mapping of str to ndarray
        As `columns_of` returns them.
    """

    def __init__(self, cards: Sequence[str], texts: Sequence[str], columns: Mapping[str, Any]) -> None:
        self._cards = cards
        self._parts: dict[str, slice] = {}
        if texts:
            ends = columns["counts"].cumsum(dtype=int).tolist()
            self._parts = dict(zip(texts, map(slice, [0, *ends], ends), strict=False))
            self._columns = [columns[name] for name in ("cards", "senses", "closeness")]

    def __contains__(self, text: str) -> bool:
        return text in self._parts

    def links(self, text: str) -> Links:
        """Return what a text of the table recalls."""
        part = self._parts[text]
        found: dict[str, list[Link]] = {}
        for card, sense, closeness in zip(*[column[part].tolist() for column in self._columns], strict=True):
            found.setdefault(self._cards[card], []).append(Link(closeness / _WHOLE, sense))
        return {card: tuple(links) for card, links in found.items()}

    def columns(self, texts: Sequence[str]) -> LinkColumns:
        """Return what some texts of the table recall, text by text."""
        import numpy as np

        parts = [self._parts[text] for text in texts]
        rows = np.concatenate([np.arange(part.start, part.stop) for part in parts])
        card, sense, closeness = (column[rows] for column in self._columns)
        text = np.repeat(np.arange(len(parts)), [part.stop - part.start for part in parts])
        return LinkColumns(text, card.astype(np.intp), sense.astype(np.intp), closeness / _WHOLE)


NOTHING = KnownLinks((), (), {})


def columns_of(cards: Sequence[str], links: Sequence[Links]) -> dict[str, Any]:
    """Return the links of some texts in columns: how many each text has; their cards, senses, closeness."""
    import numpy as np

    numbers = {card: number for number, card in enumerate(cards)}
    rows = [[(numbers[card], link) for card in each for link in each[card]] for each in links]
    whole = [one for row in rows for one in row]
    return {
        "counts": np.array([len(row) for row in rows], dtype=np.uint8),
        "cards": np.array([card for card, _ in whole], dtype=np.uint8),
        "senses": np.array([link.sense for _, link in whole], dtype=np.uint8),
        "closeness": np.array([round(_WHOLE * link.closeness) for _, link in whole], dtype=np.uint16),
    }


def mark_of(deck: Deck, texts: Sequence[str]) -> int:
    """Return a number that tells what was worked out: of which texts, with what written of the cards."""
    written = [(card.id, card.alt, senses(card)) for card in deck]
    return int.from_bytes(hashlib.sha256(msgspec.json.encode([written, texts])).digest()[:8], "big")


def known_links(deck: Deck, said: Sequence[str]) -> KnownLinks:
    """Return the table if it was made for a deck and what is said of it; `NOTHING` for any other deck."""
    import numpy as np

    texts = list(dict.fromkeys(said))
    with np.load(str(resources.files(__package__) / TABLE)) as table:
        if int(table["mark"]) != mark_of(deck, texts):
            return NOTHING
        return KnownLinks(deck.ids, texts, table)
