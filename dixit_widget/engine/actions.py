"""What players do: four actions, as plain values that also are their own JSON."""

from __future__ import annotations

import re
from typing import Final

import msgspec

from dixit_widget.engine.view_types import ClueKind
from dixit_widget.words import Problem
from dixit_widget.words.visible import shows, stays, unpiled

CLUE_LENGTH = 200
"""The most characters of a clue."""
_UNBROKEN: Final = "\u202f\u00a0"
"""They keep a mark with its word, as French has them before “?”."""

_BLANKS: Final = re.compile(r"\s{2,}")


class IllegalAction(Problem):
    """An action that the rules don't allow now; nothing has changed."""


class UnknownPlayer(IllegalAction):
    """Nobody of this name plays."""


class GiveClue(
    msgspec.Struct, frozen=True, gc=False, tag_field="action", tag="give_clue", forbid_unknown_fields=True
):
    """The storyteller gives a clue.

    Parameters
    ----------
    player : str
        The storyteller; in the race for the first clue, whoever is first.
    card : str or None
        The card that it tells of; None where the clue belongs to no card.
    text : str
        The words; what is heard or mimed may go without.
    kind : {"text", "sound", "sung", "mimed"}
    """

    player: str
    card: str | None
    text: str
    kind: ClueKind = "text"


class HandIn(
    msgspec.Struct, frozen=True, gc=False, tag_field="action", tag="hand_in", forbid_unknown_fields=True
):
    """A player hands in cards for the clue.

    Parameters
    ----------
    player : str
    cards : tuple of str
    """

    player: str
    cards: tuple[str, ...]


class Vote(msgspec.Struct, frozen=True, gc=False, tag_field="action", tag="vote", forbid_unknown_fields=True):
    """A player votes.

    Parameters
    ----------
    player : str
    slots : tuple of int
        Slots of the cards voted for.
    red : int, optional
        Slot for the red token (the storyteller in party mode).
    """

    player: str
    slots: tuple[int, ...]
    red: int | None = None


class Continue(msgspec.Struct, frozen=True, tag_field="action", tag="continue", forbid_unknown_fields=True):
    """The table goes on after the review: refill, end check, next storyteller."""


class Clue(msgspec.Struct, frozen=True, gc=False):
    """The clue of the turn: who gave it, its words, and how it was given."""

    by: str
    text: str
    kind: ClueKind


Action = GiveClue | HandIn | Vote | Continue


def tidy_clue(text: str) -> str:
    r"""Return a clue on one line: no blanks around it, no control characters, single spaces.

    Of a clue of which nothing can be seen, nothing is left; of marks that pile up on a letter, a few.

    Examples
    --------
    >>> tidy_clue("  Where is\n happiness? ")
    'Where is happiness?'
    >>> tidy_clue("Zo\u0308" + "\u0301" * 99) == "Zo\u0308" + "\u0301" * 3
    True
    """
    if not text.isprintable():
        text = "".join([c if may or c in _UNBROKEN else " " for c, may in stays(text)])
    tidy = _BLANKS.sub(_one_blank, text).strip()
    if tidy.isascii():
        return tidy  # what is left of it shows
    return unpiled(tidy) if shows(tidy) else ""


def _one_blank(run: re.Match[str]) -> str:
    return next((blank for blank in _UNBROKEN if blank in run[0]), " ")
