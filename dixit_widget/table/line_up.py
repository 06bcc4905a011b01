"""Who the bots at a table are, where nobody says: their names and their characters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dixit_widget.bots import CHARACTERS
from dixit_widget.table.seats import Seat
from dixit_widget.words import Problem, say

EVERYDAY: Final = ("poet", "strategist", "human", "literal", "contrarian", "human", "poet", "literal")
"""The characters that take the seats in turn; among several strategists everybody finds too much."""
MOST: Final = 11


class RefusedLineUp(Problem):
    """What was asked for is no line-up of bots."""


def bot_seats(bots: int | Sequence[str], taken: Sequence[str], language: str = "en") -> list[Seat]:
    """Return seats for bots, with names that nobody at the table has yet.

    Parameters
    ----------
    bots : int or sequence of str
        How many, or the character of each.
    taken : sequence of str
        Names of the others.
    language : {"en", "fr"}, optional
        The language of the names.

    Raises
    ------
    RefusedLineUp
        If there are too many, or fewer than none.

    Examples
    --------
    >>> [seat.name for seat in bot_seats(3, ["Ana", "owl"])]
    ['Fox', 'Hare', 'Otter']
    """
    characters = _characters(bots)
    used = {name.casefold() for name in taken}
    names = (name for name in say("bot_names", language).split(",") if name.casefold() not in used)
    return [Seat(name, "bot", character) for name, character in zip(names, characters, strict=False)]


def _characters(bots: int | Sequence[str]) -> list[str]:
    if isinstance(bots, int) and not isinstance(bots, bool) and 0 <= bots <= MOST:
        return [EVERYDAY[i % len(EVERYDAY)] for i in range(bots)]
    if isinstance(bots, Sequence) and not isinstance(bots, str) and len(bots) <= MOST:
        return list(bots)
    raise RefusedLineUp("play.bots", most=MOST, known=", ".join(CHARACTERS))
