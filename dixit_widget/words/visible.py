"""What can be seen of a text: one definition for names, clues and captions.

The page has the same one (``js/src/logic/clue.ts``); ``tests/words/visible.json`` holds both to it.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from typing import Final

JOINERS: Final = "\u200c\u200d"
"""They show nothing and change what stands beside them: emoji of several, Persian letters."""

EMPTY: Final = "\u115f\u1160\u2800\u3164\uffa0\ufffc\U00013441\U00013442\U0001d159"
"""Letters and signs by their category that nevertheless show nothing."""

MOST_MARKS: Final = 4
"""On one letter; accents, vowels and tones need fewer, and more of them cover what stands above and below."""

_FLAG: Final = re.compile("\U0001f3f4[\U000e0020-\U000e007e]+\U000e007f")
"""Scotland’s, England’s, Wales’: a black flag, and letters that are not seen but say which."""


def is_seen(character: str) -> bool:
    """Whether a character shows something by itself: marks do not, for they sit on others.

    An emoji that is newer than this Python shows in the browser in which it was typed.
    """
    if unicodedata.category(character)[0] in "ZCM":
        return "\U0001f000" <= character <= "\U0001faff"
    return character not in EMPTY


def shows(text: str) -> bool:
    r"""Whether anything of a text can be seen.

    Examples
    --------
    >>> shows("…"), shows(" \u200d\u3164\u0301")
    (True, False)
    """
    return any(map(is_seen, text))


def stays(text: str) -> Iterator[tuple[str, bool]]:
    """Yield every character of a text, and whether it may stay where the text is shown.

    Joiners may, and the letters of a flag; what only steers a printer or hides may not.
    """
    flags = {place for flag in _FLAG.finditer(text) for place in range(*flag.span())}
    for place, character in enumerate(text):
        yield (
            character,
            (character.isprintable() or character in JOINERS or is_seen(character) or place in flags),
        )


def unpiled(text: str) -> str:
    r"""Return a text without the marks that are more than any language puts on one letter.

    Examples
    --------
    >>> unpiled("Việt"), unpiled("Z" + "\u0301" * 99) == "Z" + "\u0301" * MOST_MARKS
    ('Việt', True)
    """
    kept, pile = [], 0
    for character in text:
        pile = pile + 1 if unicodedata.category(character)[0] == "M" else 0
        if pile <= MOST_MARKS:
            kept.append(character)
    return "".join(kept)
