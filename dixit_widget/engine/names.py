"""Names of players: how they are written, and which cannot be told apart or read aloud."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import lru_cache

from dixit_widget.rules.validation import shown
from dixit_widget.words import Problem
from dixit_widget.words.visible import EMPTY, JOINERS, MOST_MARKS, is_seen, stays, unpiled

NAME_LENGTH = 24
"""The most characters of a player's name."""

_ALIKE = str.maketrans("авекмнорстухіјѕαβεζηικμνορτυχ", "abekmhopctyxijsabezhikmnoptyx")
"""Cyrillic and Greek letters, capitals or not, that a screen shows like Latin ones."""

_ALIKE_AS_WRITTEN = str.maketrans("1|I\u0399\u04060L", "lllllo\ufffd")
"""Digits and capitals that a screen shows like other letters; a capital L is like none of them."""

_HIDDEN_MARKS = "\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f"
"""Marks that show nothing, so that a name with one looks like the name without it."""

_VIRAMA = 9
"""The combining class of the signs after which the scripts of India use joiners."""


@lru_cache(maxsize=1024)
def tidy_name(name: str) -> str:
    r"""Return a name in the one way in which it is kept: composed, single blanks, none around it.

    Examples
    --------
    >>> tidy_name("  Ana\u00a0  Lou ")
    'Ana Lou'
    >>> tidy_name("Zoe\u0308")
    'Zoë'
    """
    composed = unicodedata.normalize("NFC", name)
    blanks = "".join(" " if unicodedata.category(c) == "Zs" else c for c in composed)
    return " ".join([part for part in blanks.strip().split(" ") if part])


def name_problems(names: Iterable[object], *, written: bool = False) -> list[tuple[int, Problem]]:
    """Return all that is wrong with the names of a table: for each seat at most one problem.

    Parameters
    ----------
    names : iterable of object
        In the order of the seats, as people wrote them.
    written : bool, optional
        Whether they are those of a game that was written down: what looks alike today was told apart once, so
        they need only differ.

    Returns
    -------
    list of (int, Problem)
        The seat, counted from 0, and what is wrong there. Of names that are equal but for capitals, blanks,
        the way an accent is coded, or letters and digits that look the same, the later one is at fault.

    Examples
    --------
    >>> for seat, problem in name_problems(["Ana", "", "ANA"]):
    ...     print(seat, problem)
    1 Player 2 needs a name.
    2 Two players are called ANA; every player needs a different name.
    """
    found = []
    taken: set[tuple[str, str]] = set()
    for seat, name in enumerate(names):
        keys = frozenset[tuple[str, str]]()
        if isinstance(name, str):
            name = tidy_name(name)
            keys = frozenset({("written", name)}) if written else _keys(name)
        problem = _problem(seat, name, not taken.isdisjoint(keys))
        if problem is not None:
            found.append((seat, problem))
        taken |= keys
    return found


def _problem(seat: int, name: object, is_taken: bool) -> Problem | None:
    if not isinstance(name, str):
        return Problem("start_name_kind", seat=seat, number=seat + 1, value=shown(name))
    if not name or all(c in EMPTY for c in name):
        return Problem("start_name_empty", seat=seat, number=seat + 1)
    if len(name) > NAME_LENGTH:
        return Problem("start_name_long", seat=seat, name=shown(name), n=NAME_LENGTH)
    if not _all_seen(name):
        return Problem("start_name_odd", seat=seat, name=shown(name))
    if not name.isascii() and unpiled(name) != name:
        return Problem("start_name_marks", seat=seat, name=shown(name), n=MOST_MARKS)
    if is_taken:
        return Problem("start_name_twice", seat=seat, name=name)
    return None


@lru_cache(maxsize=1024)
def _all_seen(name: str) -> bool:
    """Whether every character shows, or joins two that do; marks need something that they sit on."""
    if unicodedata.category(name[0])[0] == "M":
        return False
    for place, (character, may_stay) in enumerate(stays(name)):
        if character in JOINERS:
            if not (0 < place < len(name) - 1 and _joins(name[place - 1])):
                return False
        elif not may_stay or character in EMPTY or character in _HIDDEN_MARKS:
            return False
    return True


def _joins(before: str) -> bool:
    """Whether a joiner makes sense after a character: an emoji and its signs, Arabic letters, viramas."""
    return (
        (unicodedata.category(before) in ("So", "Sk", "Cn") and is_seen(before))
        or _is_selector(before)
        or unicodedata.bidirectional(before) == "AL"
        or unicodedata.combining(before) == _VIRAMA
    )


def _is_selector(character: str) -> bool:
    """Whether a character only chooses between the shapes of the one before it."""
    return "\ufe00" <= character <= "\ufe0f" or "\U000e0100" <= character <= "\U000e01ef"


@lru_cache(maxsize=1024)
def _keys(name: str) -> frozenset[tuple[str, str]]:
    """Return what is equal, one or the other, for names that people would take for the same."""
    plain = "".join(c for c in unicodedata.normalize("NFKC", name) if not _is_selector(c))
    seen = plain.translate(_ALIKE_AS_WRITTEN)
    folded = [text.casefold().translate(_ALIKE) for text in (plain, seen)]
    return frozenset({("read", folded[0]), ("seen", folded[1])})
