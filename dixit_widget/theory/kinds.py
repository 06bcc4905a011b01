"""What kind of game voters play, told from four payoffs: temptation, reward, punishment, sucker's payoff."""

from __future__ import annotations

from fractions import Fraction
from typing import Literal, NamedTuple, TypeAlias

from dixit_widget.rules.validation import shown
from dixit_widget.theory import polynomials
from dixit_widget.theory.dependence import TheoryProblem, check_whole

Kind = Literal["prisoners_dilemma", "stag_hunt", "assurance", "coordination", "deadlock", "other"]


Pay: TypeAlias = "int | Fraction"


class Corners(NamedTuple):
    """The four payoffs between which a voter stands.

    Attributes
    ----------
    temptation : int or Fraction
        Voting for the storyteller's card while nobody else does.
    reward : int or Fraction
        When nobody votes for it and the decoys share the votes evenly.
    punishment : int or Fraction
        When everybody votes for it.
    sucker : int or Fraction
        Voting for a decoy while everybody else votes for the storyteller's card.
    """

    temptation: int | Fraction
    reward: int | Fraction
    punishment: int | Fraction
    sucker: int | Fraction


def kind_of(corners: Corners, card_dominates: bool, crowds_hold: bool = True) -> Kind:
    """Name the game.

    Four payoffs alone don't make a game: the names are given only where the whole game bears them out.
    Assurance and stag hunt are told apart as in Robinson and Goforth's table of 2 × 2 games: in a stag hunt
    (R > T ≥ P > S) who breaks away alone is no worse off than if all do; in assurance (R > P > T > S) they
    are worse off.

    Parameters
    ----------
    corners : Corners
    card_dominates : bool
        Whether, in the whole game, voting for the storyteller's card always pays more than any vote without
        it. A prisoner's dilemma and a deadlock need that.
    crowds_hold : bool, default True
        Whether nobody gains by leaving the crowd, be it all for the card or all for decoys. A stag hunt,
        assurance and a coordination game need that.

    References
    ----------
    David Robinson and David Goforth, *The Topology of the 2×2 Games: A New Periodic Table*, Routledge 2005.

    Examples
    --------
    >>> kind_of(Corners(4, 3, 2, 0), card_dominates=True)
    'prisoners_dilemma'
    >>> kind_of(Corners(1, 3, 2, -3), card_dominates=False)
    'assurance'
    >>> kind_of(Corners(2, 3, 1, 0), card_dominates=False)
    'stag_hunt'
    """
    temptation, reward, punishment, sucker = _checked(corners)
    tempted, spared = temptation > reward, punishment > sucker
    if tempted and spared and card_dominates:
        return "prisoners_dilemma" if reward > punishment else "deadlock"
    if reward > temptation and spared and crowds_hold:
        return _of_two_crowds(temptation, reward, punishment, sucker)
    return "other"


def _of_two_crowds(temptation: Pay, reward: Pay, punishment: Pay, sucker: Pay) -> Kind:
    """Name a game in which nobody gains by leaving either crowd."""
    if reward <= punishment:
        return "coordination"
    if temptation >= punishment:
        return "stag_hunt"
    return "assurance" if temptation > sucker else "other"


def _checked(corners: Corners) -> Corners:
    four = isinstance(corners, tuple) and len(corners) == 4
    if not four or not all(isinstance(pay, (int, Fraction)) for pay in corners):
        raise TheoryProblem("theory.corners", value=shown(corners))
    return corners


def patience(corners: Corners, tellers: int | None = None) -> Fraction | float | None:
    """Return how patient voters must be to keep away from the card for ever, or None if there is no dilemma.

    With grim triggers (one betrayal, and all vote for the card ever after) each keeps to the decoys if the
    next turn's points count at least this share of this turn's. Where the same people vote in every turn
    that share is δ* = (T - R) / (T - P).

    Where telling goes round, who tells gets nothing under either regime: whoever betrays in the turn before
    their own tale is punished later and less. With N players δ* solves

        (R - P) (δ / (1 - δ) - δ / (1 - δᴺ)) = T - R.

    Both need a game whose last turn nobody knows; where it is known, it unravels backwards from there.

    Parameters
    ----------
    corners : Corners
    tellers : int, optional
        How many players tell in turn, the voters among them; None if the same people vote in every turn.

    Returns
    -------
    Fraction, float or None
        A Fraction where the share is a simple one.

    Raises
    ------
    TheoryProblem
        If fewer than three tell in turn.

    Examples
    --------
    >>> patience(Corners(5, 3, 2, 0))
    Fraction(2, 3)
    >>> round(patience(Corners(4, 3, 2, 0), tellers=6), 3)
    0.625
    """
    temptation, reward, punishment, _ = _checked(corners)
    if not temptation > reward > punishment:
        return None
    if tellers is None:
        return Fraction(temptation - reward) / Fraction(temptation - punishment)
    tellers = check_whole(tellers, 3, 24, "theory.tellers")
    # Divided by 1 - δ, with c = (T - R) / (R - P): δ² + … + δᴺ⁻¹ + (1 + c) δᴺ = c, once between 0 and 1.
    cost = Fraction(temptation - reward) / Fraction(reward - punishment)
    (share,) = polynomials.zeros((-cost, Fraction(0), *[Fraction(1)] * (tellers - 2), 1 + cost))
    return share if share.denominator <= 1000 else float(share)
