"""What anybody sees of a picture without knowing what it shows: how light it is, and its colours."""

from __future__ import annotations

import colorsys
import functools
import io
from collections import Counter
from typing import Final

from dixit_widget.deck.deck import Card, Concept
from dixit_widget.words import say

_LOOK: Final = (24, 36)  # pixels; smaller patches of colour are not seen
_DARK, _LIGHT = 0.25, 0.7  # of 1, as eyes weigh the colours
_GREY: Final = 0.18  # saturation below which a pixel has no colour
_BLACK: Final = 0.15  # brightness below which it has none either
_SHARE: Final = 0.2  # of the picture that a colour fills, to be named
_MOST: Final = 2  # colours that are named
_HUES: Final = (
    (20, "red"),
    (45, "orange"),
    (70, "yellow"),
    (165, "green"),
    (255, "blue"),
    (290, "purple"),
    (345, "pink"),
    (360, "red"),
)
"""Up to which degree of the colour circle each colour goes."""


def concepts_seen(picture: bytes) -> tuple[Concept, ...]:
    """Return the light and the colours of a card's picture, what fills most first; nothing without Pillow.

    Parameters
    ----------
    picture : bytes
        An image file that Pillow reads.
    """
    try:
        from PIL import Image
    except ImportError:
        return ()
    with Image.open(io.BytesIO(picture)) as image:
        small = image.convert("RGB").resize(_LOOK, Image.Resampling.BOX)
    raw, grey = small.tobytes(), small.convert("L").tobytes()
    pixels = [colorsys.rgb_to_hsv(*[part / 255 for part in raw[at : at + 3]]) for at in range(0, len(raw), 3)]
    light = sum(grey) / len(grey) / 255
    seen = ["dark"] if light < _DARK else ["bright"] if light > _LIGHT else []
    filled = Counter(_colour(*pixel) for pixel in pixels)
    seen += [colour for colour, many in filled.most_common(_MOST) if many >= _SHARE * len(pixels)]
    return tuple([_known()[name] for name in seen])


def only_seen(card: Card) -> bool:
    """Whether nobody has said what a card shows: of it, bots know light and colours alone, and its title."""
    return not card.clues and not said_concepts(card)


def said_concepts(card: Card) -> tuple[Concept, ...]:
    """Return what somebody has said that a card shows; nothing where bots only see it."""
    return () if set(card.concepts) <= set(_known().values()) else card.concepts


def _colour(hue: float, saturation: float, value: float) -> str:
    if saturation < _GREY or value < _BLACK:
        return "black" if value < _DARK else "white" if value > 1 - _BLACK else "grey"
    return next(name for end, name in _HUES if hue * 360 <= end)


@functools.cache
def _known() -> dict[str, Concept]:
    names = ("dark", "bright", "black", "grey", "white", *dict.fromkeys(name for _, name in _HUES))
    return {
        name: Concept(
            say(f"deck.seen.{name}", "en"),
            say(f"deck.seen.{name}", "fr"),
            0.6,
            "mood" if name in ("dark", "bright") else "theme",
        )
        for name in names
    }
