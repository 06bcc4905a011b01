"""The choice of a decoy: what pulling votes is worth to its owner, and what it costs the others."""

from __future__ import annotations

from fractions import Fraction
from math import comb
from typing import NamedTuple, TypeVar

import numpy as np

from dixit_widget.rules import RuleSet
from dixit_widget.rules.validation import shown
from dixit_widget.theory.clarity import beta_binomial, checked_chance
from dixit_widget.theory.dependence import Payoff, Points, TheoryProblem, check_whole

Number = TypeVar("Number", Fraction, float)


class PulledVote(NamedTuple):
    """What changes when one finder votes for my decoy instead.

    Attributes
    ----------
    me, voter, storyteller : int or Fraction
        Change of the points of the decoy's owner, of who changed their mind, and of the storyteller.
    finder, misser : int, Fraction or None
        Change for each other finder and for each other guesser who had missed it; None if there are none.
    """

    me: Payoff
    voter: Payoff
    storyteller: Payoff
    finder: Payoff | None
    misser: Payoff | None


def pulled_vote(
    rules: RuleSet, guessers: int, finders: int, i_found: bool = True, decoy_votes: int = 0
) -> PulledVote:
    """Return what it changes if one finder votes for my decoy instead of the storyteller's card.

    Nobody else's decoy has votes; each uses one vote.

    Parameters
    ----------
    rules : RuleSet
    guessers : int
    finders : int
        How many find the card before the change.
    i_found : bool, default True
        Whether I am one of them.
    decoy_votes : int, default 0
        Votes that my decoy has before the change.

    Returns
    -------
    PulledVote

    Raises
    ------
    TheoryProblem
        If no other guesser has found the card, or the numbers don't fit together.

    Examples
    --------
    When everybody would find it, one pulled vote saves the storyteller, and costs the voter two points:

    >>> from dixit_widget.rules import edition
    >>> pulled_vote(edition("dixit-2021"), guessers=5, finders=5)
    PulledVote(me=2, voter=-2, storyteller=3, finder=1, misser=None)
    """
    points = Points(rules, guessers)
    guessers = points.guessers
    finders = check_whole(finders, 0, guessers, "theory.finders", guessers=guessers)
    decoy_votes = check_whole(decoy_votes, 0, guessers, "theory.decoy_votes", guessers=guessers)
    if not isinstance(i_found, (bool, np.bool_)):
        raise TheoryProblem("theory.i_found", value=shown(i_found))
    missers = guessers - finders - (not i_found)
    if not (i_found < finders <= guessers - (not i_found)) or not 0 <= decoy_votes <= missers:
        raise TheoryProblem("theory.no_vote_to_pull", guessers=guessers, finders=str(finders)[:20])
    left = finders - 1

    def change(found_before: bool, found_after: bool) -> Payoff:
        return points.guesser(found_after, left, 0) - points.guesser(found_before, finders, 0)

    return PulledVote(
        me=points.guesser(i_found, left, decoy_votes + 1) - points.guesser(i_found, finders, decoy_votes),
        voter=change(True, False),
        storyteller=points.storyteller(left) - points.storyteller(finders),
        finder=change(True, True) if left - i_found > 0 else None,
        misser=change(False, False) if missers > 0 else None,
    )


class DecoyChoice(NamedTuple):
    """Expected points in a turn, by role.

    Attributes
    ----------
    me, other, storyteller : Fraction or float
        The decoy's owner, the mean of the other guessers, the storyteller.
    """

    me: Fraction | float
    other: Fraction | float
    storyteller: Fraction | float


def decoy_choice(rules: RuleSet, guessers: int, p: Fraction | float, pull: Fraction | float) -> DecoyChoice:
    """Return the expected points when my decoy pulls each other guesser with a given chance.

    Each other guesser votes for my decoy with chance ``pull``; if not pulled, finds the card with chance
    ``p``, and otherwise votes for one of the others' decoys alike (with three players: for mine, as there
    is no other). I find the card with chance ``p``, or else vote for any of the decoys alike.

    Parameters
    ----------
    rules : RuleSet
    guessers : int
    p, pull : Fraction or float
        Chances, 0 to 1.

    Returns
    -------
    DecoyChoice
        Exact when both chances are whole numbers or fractions.

    Raises
    ------
    TheoryProblem

    Examples
    --------
    >>> from dixit_widget.rules import edition
    >>> half = Fraction(1, 2)
    >>> pale, bright = (decoy_choice(edition("dixit-2021"), 5, half, pull) for pull in (0, half))
    >>> [float(b - a) for a, b in zip(pale, bright)]
    [2.283203125, -0.716796875, -0.29296875]
    """
    points = Points(rules, guessers)
    found, pulled = checked_chance(p), checked_chance(pull)
    if isinstance(found, Fraction) and isinstance(pulled, Fraction):
        return DecoyChoice(*_expected(points, found, pulled))
    return DecoyChoice(*_expected(points, float(found), float(pulled)))


def _expected(points: Points, chance_found: Number, mine: Number) -> tuple[Number, Number, Number]:
    """Return the expected points of the decoy's owner, the others and the storyteller."""
    others = points.guessers - 1
    finds = (1 - mine) * chance_found
    if others == 1:
        mine = 1 - finds
    strays = 1 - mine - finds
    me = other = storyteller = 0 * mine
    for found in range(others + 1):
        for pulled in range(others + 1 - found):
            astray = others - found - pulled
            ways = comb(others, found) * comb(others - found, pulled)
            for i_found, share in ((True, chance_found), (False, 1 - chance_found)):
                chance = share * ways * finds**found * mine**pulled * strays**astray
                if not chance:
                    continue
                finders = found + i_found
                me += chance * points.guesser(i_found, finders, pulled)
                storyteller += chance * points.storyteller(finders)
                other += chance * _mean_other(points, i_found, found, pulled, astray)
    return me, other, storyteller


def _mean_other(points: Points, i_found: bool, found: int, pulled: int, astray: int) -> Fraction:
    """Mean points of the other guessers, of whom so many found it, fell for my decoy, and went astray."""
    others = points.guessers - 1
    finders = found + i_found

    def mean(has_found: bool, voters: int) -> Fraction:
        """One's mean points if so many of the others, and perhaps I, may vote for one's decoy."""
        hit = Fraction(1, others - 1) if others > 1 else Fraction(0)
        chances = beta_binomial(voters, hit, Fraction(0)) if voters else [Fraction(1)]
        my_hit = Fraction(0) if i_found else Fraction(1, others)
        return sum(
            (
                chance
                * (
                    my_hit * points.guesser(has_found, finders, votes + 1)
                    + (1 - my_hit) * points.guesser(has_found, finders, votes)
                )
                for votes, chance in enumerate(chances)
                if chance
            ),
            Fraction(0),
        )

    total = Fraction(0)
    if found:
        total += found * mean(True, astray)
    if pulled:
        total += pulled * mean(False, astray)
    if astray:
        total += astray * mean(False, astray - 1)
    return total / others
