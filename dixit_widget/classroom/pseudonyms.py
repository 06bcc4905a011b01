"""Names that say nothing of whoever bears them: two words each, so that a class finds enough of them."""

from __future__ import annotations

import itertools
from collections.abc import Collection
from functools import cache

from dixit_widget.engine.chance import shuffled
from dixit_widget.words import say


@cache
def pseudonyms(language: str = "en") -> tuple[str, ...]:
    """Return all there are.

    Examples
    --------
    >>> len(pseudonyms()), pseudonyms()[0], pseudonyms("fr")[0]
    (400, 'Amber Comet', 'Comète d’ambre')
    """
    things = say("pseudonym.things", language).split(",")
    kinds = say("pseudonym.kinds", language).split(",")
    return tuple(
        [
            say("pseudonym", language, thing=thing, kind=kind)
            for thing, kind in itertools.product(things, kinds)
        ]
    )


def pseudonym(taken: Collection[str], seed: int, language: str = "en") -> str:
    """Return one that nobody has, drawn by a seed; should all be taken, one with a number.

    Examples
    --------
    >>> pseudonym([], seed=1) == pseudonym(["Nobody"], seed=1)
    True
    """
    used = {name.casefold() for name in taken}
    drawn = shuffled(pseudonyms(language), seed, "deal")
    free = (name for name in drawn if name.casefold() not in used)
    numbered = (f"{name} {n}" for n in itertools.count(2) for name in drawn)
    return next(free, "") or next(name for name in numbered if name.casefold() not in used)
