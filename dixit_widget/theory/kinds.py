"""What kind of game voters play, told from four payoffs: temptation, reward, punishment, sucker's payoff."""

from __future__ import annotations

from fractions import Fraction
from typing import Literal, NamedTuple

from dixit_widget.rules.validation import shown
from dixit_widget.theory.dependence import TheoryProblem

Kind = Literal["prisoners_dilemma", "stag_hunt", "coordination", "deadlock", "other"]


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

    Parameters
    ----------
    corners : Corners
    card_dominates : bool
        Whether, in the whole game, voting for the storyteller's card always pays more than any vote without
        it. A prisoner's dilemma and a deadlock need that.
    crowds_hold : bool, default True
        Whether nobody gains by leaving the crowd, be it all for the card or all for decoys. A stag hunt and
        a coordination game need that.

    Examples
    --------
    >>> kind_of(Corners(4, 3, 2, 0), card_dominates=True)
    'prisoners_dilemma'
    >>> kind_of(Corners(1, 3, 2, -3), card_dominates=False)
    'stag_hunt'
    """
    temptation, reward, punishment, sucker = _checked(corners)
    tempted, spared = temptation > reward, punishment > sucker
    if tempted and spared and card_dominates:
        return "prisoners_dilemma" if reward > punishment else "deadlock"
    if reward > temptation and spared and crowds_hold:
        return "stag_hunt" if reward > punishment else "coordination"
    return "other"


def _checked(corners: Corners) -> Corners:
    four = isinstance(corners, tuple) and len(corners) == 4
    if not four or not all(isinstance(pay, (int, Fraction)) for pay in corners):
        raise TheoryProblem("theory.corners", value=shown(corners))
    return corners


def patience(corners: Corners) -> Fraction | None:
    """Return how patient voters must be to keep away from the card for ever, or None if there is no dilemma.

    With grim triggers (one betrayal, and all vote for the card ever after) each keeps to the decoys if the
    next turn's points count at least this share of this turn's: δ* = (T - R) / (T - P).

    Examples
    --------
    >>> patience(Corners(5, 3, 2, 0))
    Fraction(2, 3)
    """
    temptation, reward, punishment, _ = _checked(corners)
    if not temptation > reward > punishment:
        return None
    return Fraction(temptation - reward) / Fraction(temptation - punishment)
