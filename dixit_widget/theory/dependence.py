"""What points hang on: a few small numbers, and the score of every combination of them, asked of the rules.

Whatever the rule set, one turn pays a guesser by whether they found the card, whether they used a single
vote, how many found it, and how many votes lie on their decoy; and the storyteller by how many found it. So
a handful of scored rounds stands for millions of vote profiles, and no scoring rule is written down a
second time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from math import isfinite
from typing import TypeAlias

from dixit_widget.rules import Round, RoundScore, RuleSet, score_possible_round
from dixit_widget.rules.ruleset import check_rules
from dixit_widget.rules.validation import shown, whole_number
from dixit_widget.words import Problem

Score = Callable[[RuleSet, Round], RoundScore]
Payoff: TypeAlias = "int | Fraction"

STORYTELLER = "storyteller"
TARGET = 1
"""The storyteller's card lies in slot 1; that of guesser ``i``, counted from 0, in slot ``i + 2``."""


class TheoryProblem(Problem):
    """A question that the theory cannot answer."""


def names(guessers: int) -> tuple[str, ...]:
    """Names of the guessers in scored rounds."""
    return tuple(f"guesser {i}" for i in range(guessers))


def check_guessers(rules: RuleSet, guessers: object, most: int = 23, refusal: str = "theory.guessers") -> int:
    """Refuse a number of guessers that is none, and rules under which nobody guesses.

    Raises
    ------
    TheoryProblem
    """
    check_rules(rules, TheoryProblem)
    if rules.mode == "party":
        raise TheoryProblem("theory.party")
    return check_whole(guessers, 2, most, refusal, most=most)


def check_whole(value: object, low: int, high: int, code: str, **values: int) -> int:
    """Refuse, with a sentence of the catalogue, what is no whole number from ``low`` to ``high``.

    Raises
    ------
    TheoryProblem
    """
    number = whole_number(value)
    if number is None or not low <= number <= high:
        raise TheoryProblem(code, value=shown(value), **values)
    return number


def check_objective(value: object, allowed: Sequence[str]) -> None:
    """Refuse an aim that players cannot have.

    Raises
    ------
    TheoryProblem
    """
    if not isinstance(value, str) or value not in allowed:
        raise TheoryProblem("theory.objective", allowed=", ".join(allowed), value=shown(value))


def scored(score: Score, rules: RuleSet, round: Round) -> RoundScore:
    """Score a round by a function that somebody may have written for house rules.

    Raises
    ------
    TheoryProblem
        If it answers with anything but a RoundScore.
    """
    answer = score(rules, round)
    if not isinstance(answer, RoundScore):
        raise TheoryProblem("theory.score", value=shown(answer))
    return answer


def lay(rules: RuleSet, votes: tuple[tuple[int, ...], ...]) -> Round:
    """Lay out a round from the slots that each guesser voted for, the storyteller's card in slot 1.

    Votes are for the first card of each: with three players each guesser lays two, and a vote on either pays
    the same. Second cards lie behind the first ones of all.
    """
    guessers = names(len(votes))
    sides = len(guessers) + 1
    each = rules.cards_each_for(sides * 2 if rules.mode == "team" else sides)
    second = (STORYTELLER,) * (rules.storyteller_cards() - 1) + guessers * (each - 1)
    return Round(
        STORYTELLER, (STORYTELLER, *guessers, *second), dict(zip(guessers, votes, strict=True)), None, TARGET
    )


class HousePoints:
    """Points of the storyteller and of a guesser, by all that they hang on, however they are scored.

    Parameters
    ----------
    rules : RuleSet
        Storyteller or team mode (teams stand where players stand).
    guessers : int
    score : callable
        How a round is scored; for house rules that no field expresses.
    """

    def __init__(self, rules: RuleSet, guessers: int, score: Score) -> None:
        self.rules = rules
        self.guessers = guessers = check_guessers(rules, guessers)
        self._score = score
        self._known: dict[tuple[bool, bool, int, int], tuple[Payoff, Payoff]] = {}

    def storyteller(self, finders: int) -> Payoff:
        """Points of the storyteller when so many found the card."""
        alone = self.guessers == 2 and not self.rules.own_vote  # the other's only decoy is mine
        return self._ask(finders > 0, True, finders, int(alone and finders < 2))[0]

    def guesser(self, found: bool, finders: int, decoy_votes: int, single: bool = True) -> Payoff:
        """Points of a guesser.

        Parameters
        ----------
        found : bool
            Whether the guesser is one of the finders.
        finders : int
            How many found the card, the guesser included.
        decoy_votes : int
            Votes on the guesser's decoy.
        single : bool, default True
            Whether the guesser used one vote only.
        """
        return self._ask(found, single, finders, decoy_votes)[1]

    def _ask(self, found: bool, single: bool, finders: int, decoy_votes: int) -> tuple[Payoff, Payoff]:
        key = (found, single, finders, decoy_votes)
        if key not in self._known:
            self._known[key] = self._scored(*key)
        return self._known[key]

    def _scored(self, found: bool, single: bool, finders: int, decoy_votes: int) -> tuple[Payoff, Payoff]:
        """Score a round in which guesser 0 is in this position; a possible one, if the position is."""
        mine, elsewhere, last = 2, 3, self.guessers + 1
        on_mine = self._votes_for_own(found, single, finders, decoy_votes)
        own = (TARGET,) if found else (elsewhere,)
        second = mine if on_mine else elsewhere if found else last
        first = (mine,) if on_mine else own
        votes: list[tuple[int, ...]] = [first if single else (*own, second)]
        for i in range(1, self.guessers):
            finds = i <= finders - found
            pulled = i >= self.guessers - (decoy_votes - on_mine)
            slots = (TARGET,) * finds + (mine,) * pulled
            votes.append(slots or (last if i == 1 else elsewhere,))
        points = scored(self._score, self.rules, lay(self.rules, tuple(votes))).points
        return exact(points[STORYTELLER]), exact(points[names(1)[0]])

    def _votes_for_own(self, found: bool, single: bool, finders: int, decoy_votes: int) -> bool:
        """Whether guesser 0 cannot be in this position without a vote for an own card."""
        if not (found or single) and self.guessers == 2:  # two votes, and one other decoy only
            return True
        spare = self.guessers - 1
        if not found and single and self.rules.votes_max_for(self.guessers + 1) == 1:
            spare -= finders
        return decoy_votes > spare


class Points(HousePoints):
    """`HousePoints` of the rules themselves.

    Parameters
    ----------
    rules : RuleSet
        Storyteller or team mode (teams stand where players stand).
    guessers : int

    Examples
    --------
    >>> from dixit_widget.rules import edition
    >>> points = Points(edition("dixit-2021"), guessers=4)
    >>> [points.storyteller(finders) for finders in range(5)]
    [0, 3, 3, 3, 0]
    >>> points.guesser(found=True, finders=2, decoy_votes=1)
    4
    """

    def __init__(self, rules: RuleSet, guessers: int) -> None:
        super().__init__(rules, guessers, score_possible_round)


def exact(points: object) -> Payoff:
    """Read points that a house rule pays: whole numbers, fractions or floats, which are fractions, too.

    Raises
    ------
    TheoryProblem
        If it is no number.
    """
    if isinstance(points, bool) or not isinstance(points, (int, float, Fraction)) or not isfinite(points):
        raise TheoryProblem("theory.points", value=shown(points))
    return whole(Fraction(points))


def whole(value: Fraction) -> Payoff:
    """Return a fraction as an int where it is one."""
    return value.numerator if value.denominator == 1 else value
