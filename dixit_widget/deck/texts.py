"""Texts from outside: made fit to be shown, and titles read off file names."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from dixit_widget.words.visible import shows, stays

LONGEST_TITLE: Final = 80
_LONGEST_NAME: Final = 60
_SEPARATORS: Final = re.compile(r"[\s_\-.+~,()\[\]]+")

_LABELS: Final = frozenset(
    ("img", "dsc", "dscn", "dscf", "pxl", "mvi", "vid", "gopr", "imag", "scan", "wa", "fb")
)
"""What cameras and phones put in front of a number."""
_NAMELESS: Final = _LABELS | {
    *("image", "images", "picture", "pictures", "photo", "photos", "pic", "foto", "card", "carte", "file"),
    *("screenshot", "screen", "shot", "capture", "écran", "whatsapp", "untitled", "unnamed", "download"),
    *("copy", "copie", "sans", "titre", "new", "the", "png", "jpg", "jpeg", "webp", "gif"),
}
"""Words that say nothing about a picture, where there are no others."""


def tidy(text: str) -> str:
    r"""Return a text on one line, without characters that are not seen; empty if none is.

    Examples
    --------
    >>> tidy(" a dog\n at\u202e sea ")
    'a dog at sea'
    """
    kinds = {"Cc": " ", "Zl": " ", "Zp": " ", "Cf": "", "Cs": "", "Co": "", "Cn": ""}
    seen = "".join(
        sign if may_stay else kinds.get(unicodedata.category(sign), sign) for sign, may_stay in stays(text)
    )
    return re.sub(" +", " ", seen).strip() if shows(seen) else ""


def shown(name: str) -> str:
    """Return a file's name as an error may print it."""
    name = "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in name)
    return name if len(name) <= _LONGEST_NAME else f"{name[: _LONGEST_NAME - 1]}…"


def title_from(stem: str) -> str:
    """Return a title for a file's name without its ending; empty where the name says nothing.

    Examples
    --------
    >>> title_from("my_dog-at.sea"), title_from("IMG_1234"), title_from("IMG_20240501 beach")
    ('My dog at sea', '', 'Beach')
    """
    parts = [part for part in _SEPARATORS.split(tidy(unicodedata.normalize("NFC", stem))) if part]
    if _is_code("".join(parts)) or not any(map(_is_word, parts)):
        return ""
    while not _is_word(parts[0]) and _is_label(parts[0]):
        parts = parts[1:]
    title = " ".join(parts)
    return (title[0].upper() + title[1:])[:LONGEST_TITLE].rstrip()


def _is_word(part: str) -> bool:
    """Whether a part of a name says something: letters, not a program's word nor a code."""
    letters = re.sub(r"[\W\d_]", "", part)
    script_of_words = any(unicodedata.category(letter) == "Lo" for letter in letters)
    enough = len(letters) >= (1 if script_of_words else 3)
    return enough and letters.casefold() not in _NAMELESS and not _is_code(part)


def _is_code(text: str) -> bool:
    """Whether a text looks like a hash or an identifier."""
    return bool(re.fullmatch(r"(?=.*\d)[0-9a-f]{8,}", text, re.IGNORECASE))


def _is_label(part: str) -> bool:
    """Whether a part is what a camera or a list puts in front: ``IMG``, ``0042``, ``P1030``."""
    numbered = re.fullmatch(r"0\d*|\d{6,}|[A-Za-z]{1,4}\d{3,}", part)
    return bool(numbered) or part.casefold() in _LABELS
