"""Letters that the charts' own fonts lack: which installed font has them, and that it is used for them."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator

from matplotlib import rcParams
from matplotlib.font_manager import FontProperties, findfont, fontManager, get_font

SANS, SERIF = "DejaVu Sans", "DejaVu Serif"
_NO_LETTERS = "Last Resort"
"""A font that has a box for every letter."""

_further: list[str] = []
"""Families that were found to have letters that ours lack, in order."""


def sans() -> list[str]:
    """Return the families of plain writing: ours, and what has been found for other letters."""
    return [SANS, *_further]


def serif() -> list[str]:
    """Return the families of titles and of what is said."""
    return [SERIF, *_further]


def look_for(texts: Iterable[str]) -> None:
    """Find fonts for the letters of some texts, before they are written: the user's first, then any."""
    for letter in sorted(set().union(*texts)):
        code = ord(letter)
        if letter.isspace() or code in _of_family(SANS) or any(code in _of_family(each) for each in _further):
            continue
        family = _family_with(code)
        if family is not None:
            _further.append(family)


def has(letter: str, serif: bool = False) -> bool:
    """Whether a letter can be drawn."""
    code = ord(letter)
    own = _italic() if serif else _of_family(SANS)
    return code in own or any(code in _of_family(each) for each in _further)


def _family_with(code: int) -> str | None:
    return next((family for family in _families() if code in _of_family(family)), None)


def _families() -> Iterator[str]:
    installed = {font.name for font in fontManager.ttflist if not font.name.startswith(_NO_LETTERS)}
    wanted = [*rcParams["font.family"], *rcParams["font.sans-serif"], *rcParams["font.serif"]]
    yield from (family for family in dict.fromkeys(wanted) if family in installed)
    yield from sorted(installed)


@functools.cache
def _of_family(family: str) -> frozenset[int]:
    return _letters(next((font.fname for font in fontManager.ttflist if font.name == family), ""))


@functools.cache
def _italic() -> frozenset[int]:
    return _letters(findfont(FontProperties(family=SERIF, style="italic")))


@functools.cache
def _letters(file: str) -> frozenset[int]:
    """Return the letters of a font; none of one that cannot be drawn with, such as of coloured pictures."""
    try:
        return frozenset(get_font(file).get_charmap()) if file else frozenset()
    except (OSError, RuntimeError):
        return frozenset()
