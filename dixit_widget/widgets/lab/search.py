"""Which votes would make a player win? Looked for by moving as few tokens as possible."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator

import msgspec

from dixit_widget.rules import Round, RuleSet, check_round, score_possible_round
from dixit_widget.table.position import Position, voters
from dixit_widget.words import Problem

Votes = tuple[int, ...]


class Found(msgspec.Struct, frozen=True):
    """What a search came to.

    Attributes
    ----------
    rounds : tuple of Round
        Fewest tokens moved first.
    complete : bool
        Whether everything was looked at.
    """

    rounds: tuple[Round, ...]
    complete: bool


def winning(
    position: Position, winner: str, rules: RuleSet, most: int | None = None, looks: int | None = None
) -> Found:
    """Look for votes with which one player has strictly most points.

    Parameters
    ----------
    position : Position
        The cards, and the votes to start from.
    winner : str
    rules : RuleSet
    most : int, optional
        How many rounds to return at most.
    looks : int, optional
        How many rounds to score at most.

    Raises
    ------
    Problem
        If the winner does not play, or the cards cannot lie so under the rules.
    """
    if winner not in position.players:
        raise Problem("lab.nobody_called", name=str(winner)[:40], known=", ".join(position.players))
    found: list[Round] = []
    everything = _rounds(position, rules)
    for looked, round in enumerate(everything):
        if looked == 0:
            check_round(rules, round)
            if rules.mode == "party":  # who votes alone gets nothing, who doesn't shares the points
                break
        if looked == looks or len(found) == most:
            return Found(tuple(found), complete=False)
        points = score_possible_round(rules, round).points
        if all(points[winner] > other for name, other in points.items() if name != winner):
            found.append(round)
    return Found(tuple(found), complete=True)


def possible_votes(position: Position, rules: RuleSet) -> int:
    """Return how many ways to vote there are with these cards."""
    return math.prod(
        len(_ballots(position, rules, voter))
        for voter in voters(rules, position.players, position.round.storyteller)
    )


def _rounds(position: Position, rules: RuleSet) -> Iterator[Round]:
    """Yield every possible round with these cards, those nearest to the position first."""
    round = position.round
    ballots = {
        voter: _ballots(position, rules, voter)
        for voter in voters(rules, position.players, round.storyteller)
    }
    now = {voter: tuple(sorted(round.votes.get(voter, ()))) for voter in ballots}
    kept = {voter: votes in ballots[voter] for voter, votes in now.items()}
    must = [
        voter for voter in ballots if not kept[voter]
    ]  # what lies there is not possible: they move anyway
    may = [voter for voter in ballots if kept[voter]]
    for moved in range(len(may) + 1):
        for movers in itertools.combinations(may, moved):
            turning = [*must, *movers]
            others = [[votes for votes in ballots[voter] if votes != now[voter]] for voter in turning]
            for choice in itertools.product(*others):
                votes = {**now, **dict(zip(turning, choice, strict=True))}
                yield msgspec.structs.replace(round, votes=votes)


def _ballots(position: Position, rules: RuleSet, voter: str) -> list[Votes]:
    slots = [slot for slot, owner in enumerate(position.round.slots, 1) if rules.own_vote or owner != voter]
    most = rules.votes_max_for(len(position.players))
    return [votes for n in range(1, most + 1) for votes in itertools.combinations(slots, n)]
