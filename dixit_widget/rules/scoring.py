"""What a round pays, reason by reason."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Literal

import msgspec

from dixit_widget.rules.rounds import Round, check_round
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
    points : int
        What it pays; 0 where a rule says that there is nothing.
    votes : int
        Votes counted, where votes are counted.
    capped : bool
        Whether a cap cut the points.
    field : str
        The rule set's field that decided.
    """

    rule: str
    points: int
    votes: int = 0
    capped: bool = False
    field: str = ""


class RoundScore(msgspec.Struct, frozen=True):
    """What a round pays.

    Parameters
    ----------
    outcome : {"some", "everybody", "nobody", "party"}
        Who found the storyteller's card; ``"party"`` in party mode, where nothing is to be found.
    points : dict of str to int
        For everyone who scores, in team mode for every team; exactly the sum of the reasons.
    reasons : dict of str to tuple of Reason
    finders : tuple of str
        Who found the storyteller's card.
    """

    outcome: Outcome
    points: dict[str, int]
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


def score_possible_round(rules: RuleSet, round: Round) -> RoundScore:
    """Score a round that is known to be possible: `score_round` without the checks."""
    return _score_party(rules, round) if rules.mode == "party" else _score_finding(rules, round)


def _score_finding(rules: RuleSet, round: Round) -> RoundScore:
    """Storyteller mode, and team mode with teams in place of players."""
    target = round.target or round.slots.index(round.storyteller) + 1
    finders = tuple([voter for voter, voted in round.votes.items() if target in voted])
    if not finders:
        outcome: Outcome = "nobody"
    elif len(finders) == len(round.votes):
        outcome = "everybody"
    else:
        outcome = "some"
    lone = outcome == "some" and len(finders) == 1 and rules.lone_finder_points is not None
    single_vote_points = rules.single_vote_points_for(len(round.votes) + 1)

    told: tuple[Reason, ...] = (_storyteller_reason(rules, outcome, lone),)
    missed = (_guesser_reason(rules, outcome, lone, found=False),)
    found = (_guesser_reason(rules, outcome, lone, found=True),)
    reasons = {round.storyteller: told, **dict.fromkeys(round.votes, missed), **dict.fromkeys(finders, found)}
    if single_vote_points:
        for finder in finders:
            if len(round.votes[finder]) == 1:
                reasons[finder] += (Reason("single_vote", single_vote_points, field="single_vote_points"),)
    for owner, votes in _decoy_votes(round, target).items():
        reasons[owner] += (_decoy_reason(rules, outcome, votes),)
    return RoundScore(outcome, _sums(reasons), reasons, finders)


def _decoy_votes(round: Round, target: int) -> dict[str, int]:
    """Votes on cards that aren't to be found, by owner; only owners with votes.

    In team mode the storyteller's team may be one: its second card lies on the table where both do.
    """
    votes: dict[str, int] = {}
    for voted in round.votes.values():
        for slot in voted:
            if slot != target:
                owner = round.slots[slot - 1]
                votes[owner] = votes.get(owner, 0) + 1
    return votes


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


def _decoy_reason(rules: RuleSet, outcome: Outcome, votes: int) -> Reason:
    if outcome == "nobody" and not rules.decoy_points_when_nobody:
        return Reason("decoy_votes", 0, votes, field="decoy_points_when_nobody")
    points = rules.decoy_points * votes
    if rules.bonus_cap is not None and points > rules.bonus_cap:
        return Reason("decoy_votes", rules.bonus_cap, votes, capped=True, field="bonus_cap")
    return Reason("decoy_votes", points, votes, field="decoy_points")


def _score_party(rules: RuleSet, round: Round) -> RoundScore:
    """Party mode: points for voting with the crowd, unless the red token lies there."""
    crowd = Counter(slot for voted in round.votes.values() for slot in voted)
    reasons: dict[str, tuple[Reason, ...]] = {}
    for voter, voted in round.votes.items():
        (slot,) = voted
        reasons[voter] = (_party_reason(rules, crowd[slot], red=slot == round.red),)
    return RoundScore("party", _sums(reasons), reasons)


def _party_reason(rules: RuleSet, votes: int, red: bool) -> Reason:
    if red:
        return Reason("red_token", 0, votes, field="red_token")
    if votes == 1:
        return Reason("alone", 0, votes, field="together_cap")
    if rules.together_cap is not None and votes > rules.together_cap:
        return Reason("together", rules.together_cap, votes, capped=True, field="together_cap")
    return Reason("together", votes, votes, field="together_cap")


def _sums(reasons: dict[str, tuple[Reason, ...]]) -> dict[str, int]:
    sums = {}
    for name, lines in reasons.items():
        points = 0
        for reason in lines:
            points += reason.points
        sums[name] = points
    return sums
