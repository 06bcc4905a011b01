"""What rules come to by theory: the best clue, and the game of voters who know the card.

The theory is loaded when it is first asked, and what it needs where it is missing, it says.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Final, Literal

import msgspec

from dixit_widget.rules import RuleSet
from dixit_widget.rules.players import fits
from dixit_widget.words import Both, Problem, both

if TYPE_CHECKING:
    from dixit_widget.theory import Clarity, VotingGame

_REMEMBERED: Final = 64
"""How many answers of each kind are kept: who turns a rule back sees the old one at once."""


class SeatApart(msgspec.Struct, frozen=True):
    """The seat that stands out; several: seats are uneven, but none stands out from all others."""

    which: Literal["best", "least", "several"]
    seat: int = 0
    share: float = 0.0


class Judged(msgspec.Struct, frozen=True, kw_only=True):
    """What rules come to; None: it is being worked out, or cannot be, which is said in ``no_…``.

    Attributes
    ----------
    clue, worth : float or None
        The best clue: the chance to be found, and the storyteller's points then.
    any_clue : bool
        Whether every clue is as good.
    kind : str or None
        The game of voters who know the card.
    turns : float or None
        Mean length of a game.
    apart : SeatApart or None
        None: seats are even, or nothing has been simulated yet.
    """

    clue: float | None = None
    worth: float | None = None
    any_clue: bool = False
    kind: str | None = None
    no_theory: Both | None = None
    turns: float | None = None
    apart: SeatApart | None = None
    no_games: Both | None = None


class Effect(msgspec.Struct, frozen=True):
    """The last change, and what the rules came to before it."""

    label: Both
    before: Judged


@functools.lru_cache(_REMEMBERED)
def judged_by_theory(rules: RuleSet, players: int) -> Judged:
    """Return the best clue and the kind of the voters' game: what takes no simulation.

    Examples
    --------
    >>> from dixit_widget.rules import edition
    >>> judged = judged_by_theory(edition("dixit-2021"), 6)
    >>> judged.clue, judged.worth, judged.kind
    (0.5, 2.8125, 'prisoners_dilemma')
    """
    if not fits(rules, players):
        return Judged(no_games=both("explorer.no_table", n=players))
    try:
        clue, kind = best_clue(rules, players), voters_game(rules, players).kind
    except Problem as problem:
        return Judged(no_theory=said(problem))
    return Judged(clue=float(clue.p), worth=float(clue.value), any_clue=clue.flat, kind=kind)


def said(problem: Problem) -> Both:
    """Return a problem's sentence in every language."""
    return {"en": problem.message("en"), "fr": problem.message("fr")}


@functools.lru_cache(_REMEMBERED)
def best_clue(rules: RuleSet, players: int) -> Clarity:
    """Return how clear the best clue is.

    Raises
    ------
    Problem
        If there is no card to find, or a package is missing.
    """
    from dixit_widget.theory import best_clarity

    return best_clarity(rules, rules.sides_for(players) - 1)


@functools.lru_cache(_REMEMBERED)
def voters_game(rules: RuleSet, players: int) -> VotingGame:
    """Return the voters' game; of very many guessers, of as many as can be worked out.

    Raises
    ------
    Problem
        If there is no card to find, or a package is missing.
    """
    from dixit_widget.theory import voting_game
    from dixit_widget.theory.voting import MOST_GUESSERS

    return voting_game(rules, min(rules.sides_for(players) - 1, MOST_GUESSERS))
