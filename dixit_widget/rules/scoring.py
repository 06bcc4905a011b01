"""What a round pays, reason by reason."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING, Literal, NamedTuple

import msgspec

from dixit_widget.rules.amounts import Amount, tidy
from dixit_widget.rules.rounds import Round, RoundParts, check_round
from dixit_widget.rules.ruleset import RuleSet
from dixit_widget.words.missing import data_frame

if TYPE_CHECKING:
    import pandas

Outcome = Literal["some", "everybody", "nobody", "party"]


class Reason(msgspec.Struct, frozen=True):
    """One line of the score sheet.

    Parameters
    ----------
    rule : str
        What happened: ``storyteller_some``, ``storyteller_everybody``, ``storyteller_nobody``, ``found``,
        ``lone_finder``, ``lone_finder_storyteller``, ``everybody_found``, ``nobody_found``, ``missed``,
        ``decoy_votes``, ``single_vote``; in party mode ``together``, ``alone``, ``red_token``.
    points : int or float
        What it pays; 0 where a rule says that there is nothing.
    votes : int
        Votes counted, where votes are counted.
    capped : bool
        Whether a cap cut the points.
    field : str
        The rule set's field that decided.
    """

    rule: str
    points: Amount
    votes: int = 0
    capped: bool = False
    field: str = ""


class RoundScore(msgspec.Struct, frozen=True):
    """What a round pays.

    Parameters
    ----------
    outcome : {"some", "everybody", "nobody", "party"}
        Who found the storyteller's card; ``"party"`` in party mode, where nothing is to be found.
    points : dict of str to int or float
        For everyone who scores, in team mode for every team; exactly the sum of the reasons.
    reasons : dict of str to tuple of Reason
    finders : tuple of str
        Who found the storyteller's card.
    """

    outcome: Outcome
    points: dict[str, Amount]
    reasons: dict[str, tuple[Reason, ...]]
    finders: tuple[str, ...] = ()

    def to_frame(self) -> pandas.DataFrame:
        """Return the score sheet as a pandas table: a row for each reason of each player.

        Raises
        ------
        MissingPackage
            If pandas isn't installed; `reasons` does without.
        """
        lines = [(player, line) for player, own in self.reasons.items() for line in own]
        kept: dict[str, object] = {"player": [player for player, _ in lines]}
        for name in Reason.__struct_fields__:
            kept[name] = [getattr(line, name) for _, line in lines]
        return data_frame("RoundScore.to_frame()", kept)


def score_round(rules: RuleSet, round: Round) -> RoundScore:
    """Score a round.

    How many play isn't judged: scoring and theory look at any number, also at one that a game of these rules
    wouldn't seat (`Game.start` and `simulate.games` refuse it).

    Parameters
    ----------
    rules : RuleSet
    round : Round

    Returns
    -------
    RoundScore

    Raises
    ------
    InvalidRound
        If the round cannot come about under the rules.

    Examples
    --------
    The example of the 2018 rulebook (section "Example of turn"):

    >>> from dixit_widget.rules import edition
    >>> round = Round(
    ...     storyteller="Julien",
    ...     slots=("Léa", "Mathilde", "Tom", "Julien", "Nicolas"),
    ...     votes={"Léa": (4,), "Mathilde": (1,), "Nicolas": (3,), "Tom": (1,)},
    ... )
    >>> score = score_round(edition("dixit-2018"), round)
    >>> score.points
    {'Julien': 3, 'Léa': 5, 'Mathilde': 0, 'Nicolas': 0, 'Tom': 1}
    >>> [(reason.rule, reason.points) for reason in score.reasons["Léa"]]
    [('found', 3), ('decoy_votes', 2)]
    """
    check_round(rules, round)
    return score_possible_round(rules, round)


def score_possible_round(rules: RuleSet, round: RoundParts) -> RoundScore:
    """Score a round that is known to be possible: `score_round` without the checks."""
    return pay(rules, round).score


Slip = tuple[Amount, tuple[Reason, ...]]
"""What one of them is paid, and why."""


class Paid(msgspec.Struct, frozen=True, gc=False):
    """What a possible round pays, on slips that are written once for each rule set: all that a game needs."""

    outcome: Outcome
    slips: dict[str, Slip]
    finders: tuple[str, ...] = ()

    @property
    def score(self) -> RoundScore:
        """The same, laid out for reading."""
        slips = self.slips
        points = {name: points for name, (points, _) in slips.items()}
        reasons = {name: reasons for name, (_, reasons) in slips.items()}
        return RoundScore(self.outcome, points, reasons, self.finders)


def pay(rules: RuleSet, round: RoundParts) -> Paid:
    """Pay for a round that is known to be possible."""
    return _pay_party(rules, round) if rules.mode == "party" else _pay_finding(rules, round)


def _pay_finding(rules: RuleSet, round: RoundParts) -> Paid:
    """Storyteller mode, and team mode with teams in place of players."""
    storyteller, slots, votes = round.storyteller, round.slots, round.votes
    target = round.target or slots.index(storyteller) + 1
    found: dict[str, int] = {}  # by finder: 1 with a single vote, 2 with more
    decoys: dict[str, int] = {}  # by owner: votes on cards that aren't to be found
    for voter, voted in votes.items():
        for slot in voted:
            if slot == target:
                found[voter] = 1 if len(voted) == 1 else 2
            else:
                owner = slots[slot - 1]
                decoys[owner] = decoys.get(owner, 0) + 1
    outcome, told, guessed = _sheet(rules, len(found), len(votes))
    slips = {storyteller: told[decoys.get(storyteller, 0)]}
    for voter in votes:
        slips[voter] = guessed[found.get(voter, 0)][decoys.get(voter, 0)]
    return Paid(outcome, slips, tuple(found))


_ByDecoys = tuple[Slip, ...]
"""Slips by the number of votes on one's decoys."""


class _Sheet(NamedTuple):
    """What a number of finders among a number of voters pays each of them, all of it added up already."""

    outcome: Outcome
    told: _ByDecoys
    guessed: tuple[_ByDecoys, _ByDecoys, _ByDecoys]  # who missed, found with a single vote, found with more


@lru_cache
def _sheet(rules: RuleSet, finders: int, voters: int) -> _Sheet:
    outcome: Outcome = "nobody" if not finders else "everybody" if finders == voters else "some"
    lone = outcome == "some" and finders == 1 and rules.lone_finder_points is not None
    single = rules.single_vote_points_for(voters + 1)
    most = voters * max(2, rules.votes_max)  # theory asks what two votes would pay, whatever the rules
    decoys = _decoy_reasons(rules, outcome, most)

    def slips(*reasons: Reason) -> _ByDecoys:
        points = tidy(sum([reason.points for reason in reasons]))
        return ((points, reasons), *[(tidy(points + decoy.points), (*reasons, decoy)) for decoy in decoys])

    found = _guesser_reason(rules, outcome, lone, found=True)
    with_one = [Reason("single_vote", single, field="single_vote_points")] if single else []
    return _Sheet(
        outcome,
        slips(_storyteller_reason(rules, outcome, lone)),
        (
            slips(_guesser_reason(rules, outcome, lone, found=False)),
            slips(found, *with_one),
            slips(found),
        ),
    )


def _storyteller_reason(rules: RuleSet, outcome: Outcome, lone: bool) -> Reason:
    if outcome != "some":
        return Reason(f"storyteller_{outcome}", 0, field="storyteller_points")
    if lone:
        return Reason("lone_finder_storyteller", rules.lone_finder_points or 0, field="lone_finder_points")
    return Reason("storyteller_some", rules.storyteller_points, field="storyteller_points")


def _guesser_reason(rules: RuleSet, outcome: Outcome, lone: bool, found: bool) -> Reason:
    if outcome == "everybody":
        field = "all_or_none_points" if rules.everybody_found_points is None else "everybody_found_points"
        return Reason("everybody_found", rules.points_when_everybody(), field=field)
    if outcome == "nobody":
        field = "all_or_none_points" if rules.nobody_found_points is None else "nobody_found_points"
        return Reason("nobody_found", rules.points_when_nobody(), field=field)
    if not found:
        return Reason("missed", 0, field="finder_points")
    if lone:
        return Reason("lone_finder", rules.lone_finder_points or 0, field="lone_finder_points")
    return Reason("found", rules.finder_points, field="finder_points")


@lru_cache
def _decoy_reasons(rules: RuleSet, outcome: Outcome, most: int) -> list[Reason]:
    """Return what 1, 2, … votes on somebody's decoys pay."""
    return [_decoy_reason(rules, outcome, votes) for votes in range(1, most + 1)]


def _decoy_reason(rules: RuleSet, outcome: Outcome, votes: int) -> Reason:
    if outcome == "nobody" and not rules.decoy_points_when_nobody:
        return Reason("decoy_votes", 0, votes, field="decoy_points_when_nobody")
    points = tidy(rules.decoy_points * votes)
    if rules.bonus_cap is not None and points > rules.bonus_cap:
        return Reason("decoy_votes", rules.bonus_cap, votes, capped=True, field="bonus_cap")
    return Reason("decoy_votes", points, votes, field="decoy_points")


def _pay_party(rules: RuleSet, round: RoundParts) -> Paid:
    """Party mode: points for voting with the crowd, unless the red token lies there."""
    crowd = Counter(slot for voted in round.votes.values() for slot in voted)
    slips: dict[str, Slip] = {}
    for voter, (slot,) in round.votes.items():
        reason = _party_reason(rules, crowd[slot], red=slot == round.red)
        slips[voter] = reason.points, (reason,)
    return Paid("party", slips)


def _party_reason(rules: RuleSet, votes: int, red: bool) -> Reason:
    if red:
        return Reason("red_token", 0, votes, field="red_token")
    if votes == 1:
        return Reason("alone", 0, votes, field="together_cap")
    if rules.together_cap is not None and votes > rules.together_cap:
        return Reason("together", rules.together_cap, votes, capped=True, field="together_cap")
    return Reason("together", votes, votes, field="together_cap")
