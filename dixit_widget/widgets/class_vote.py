"""One laid-out turn on which a whole class votes, and the tables that its votes make."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from dixit_widget.classroom.lesson import AskedVote, RulesPaid, VoteTruth
from dixit_widget.classroom.poll import Verdict
from dixit_widget.rules import InvalidRound, Round, RuleSet
from dixit_widget.table import RefusedRequest
from dixit_widget.table.points import Ballot
from dixit_widget.table.position import Position, verdict
from dixit_widget.table.rpc import plain
from dixit_widget.table.rule_words import full_name
from dixit_widget.widgets.lab.kinds import Dials
from dixit_widget.words import LANGUAGES, Both, both, say

Votes = dict[str, list[int]]


class ClassVote:
    """Asks a class which card is the storyteller's; each student votes in the place of one of the guessers.

    Parameters
    ----------
    position : Position
        The turn, and the rules that are compared on it.
    clue : str
        What the storyteller has said; empty: nothing.

    Attributes
    ----------
    rounds : tuple of Round
        The tables that the class's votes make, once they have been revealed.

    Raises
    ------
    RefusedRequest
        If nobody tells in this turn, so that there is no card to find.
    """

    def __init__(self, position: Position, clue: str = "") -> None:
        if position.yardstick.mode == "party":
            raise RefusedRequest("class.vote_party")
        self.position = position
        self.rounds: tuple[Round, ...] = ()
        self._dials = Dials(position)
        self._seats: dict[str, str] = {}
        name = position.round.storyteller
        key = "class.vote_clue" if clue else "class.vote"
        self.question: Both = both(key, name=name, **({"clue": clue} if clue else {}))

    @property
    def asked(self) -> dict[str, Any]:
        """What is asked, of nobody in particular."""
        slots = tuple(range(1, len(self.position.cards) + 1))
        return self._asked("", (), Ballot(1, slots))

    def asked_of(self, id: str) -> dict[str, Any]:
        """Return what is asked of a student; the guessers' places go round."""
        seat = self._seat_of(id)
        owners = enumerate(self.position.round.slots, 1)
        own = tuple([slot for slot, owner in owners if owner == seat])
        return self._asked(seat, own, self._dials.ballot(seat))

    def _seat_of(self, id: str) -> str:
        voters = self.position.voters
        return self._seats.setdefault(id, voters[len(self._seats) % len(voters)])

    def _asked(self, seat: str, own: tuple[int, ...], ballot: Ballot) -> dict[str, Any]:
        asked = AskedVote(seat=seat, cards=self.position.cards, own=own, ballot=ballot)
        return dict(plain(asked))

    def read(self, id: str, answer: object) -> Votes:
        """Return a student's vote, if the rules allow it to whoever sits there."""
        return self._dials.read_one(self._seat_of(id), answer)

    def reveal(self, answers: Sequence[Votes], before: Sequence[Votes]) -> Verdict:
        """Lay the votes out at as many tables as they make, and say what each rule set pays there."""
        position, round = self.position, self.position.round
        self.rounds = tables(round, position.voters, answers)
        truth = VoteTruth(
            mode=position.yardstick.mode,
            storyteller=round.storyteller,
            players=position.players,
            slots=round.slots,
            target=round.target,
            tables=len(self.rounds),
            laid=_laid(self.rounds),
            notes=tuple(self._notes(answers)),
            paid=tuple([_paid(rules, self.rounds, position.players) for rules in position.rules]),
        )
        return Verdict(
            truth=plain(truth),
            only=True,
            right=tuple([self._found(vote) for vote in answers]),
            right_before=tuple([self._found(vote) for vote in before]),
            explanation=None,
        )

    def _notes(self, answers: Sequence[Votes]) -> Iterator[Both]:
        """Say which votes that are paid are none of the class's, and which are paid more than once."""
        number = Counter([voter for vote in answers for voter in vote])
        given = {name: slots for name, slots in self.position.round.votes.items() if name not in number}
        if given:
            en, fr = (_listed(given, language) for language in LANGUAGES)
            yield {
                "en": say("class.vote_given", "en", votes=en),
                "fr": say("class.vote_given", "fr", votes=fr),
            }
        if len({*number.values()}) > 1:
            yield both("class.vote_in_turn")

    def _found(self, vote: Votes) -> bool:
        round = self.position.round
        target = round.target or round.slots.index(round.storyteller) + 1
        return any(target in slots for slots in vote.values())


def tables(round: Round, voters: Sequence[str], votes: Sequence[Votes]) -> tuple[Round, ...]:
    """Return a turn once for each table that the votes make.

    There are as many tables as the guesser has votes who has most; of another's they are taken in turn. For
    whom nobody votes, the vote counts that the turn came with.

    Parameters
    ----------
    round : Round
    voters : sequence of str
    votes : sequence of dict
        Each of one voter: the slots.

    Examples
    --------
    >>> turn = Round("Ana", ["Ana", "Ben", "Cleo"], {})
    >>> votes = [{"Ben": [1]}, {"Cleo": [2]}, {"Ben": [3]}]
    >>> [dict(each.votes) for each in tables(turn, ("Ben", "Cleo"), votes)]
    [{'Ben': (1,), 'Cleo': (2,)}, {'Ben': (3,), 'Cleo': (2,)}]
    """
    given: dict[str, list[tuple[int, ...]]] = {voter: [] for voter in voters}
    for vote in votes:
        for voter, slots in vote.items():
            given[voter].append(tuple(slots))
    number = max([len(each) for each in given.values()], default=0)
    made = []
    for at in range(number):
        here = {voter: each[at % len(each)] for voter, each in given.items() if each}
        made.append(msgspec.structs.replace(round, votes={**round.votes, **here}))
    return tuple(made)


def _laid(rounds: Sequence[Round]) -> tuple[int, ...]:
    """Return how many votes lie on each card at all of these tables."""
    counts = Counter([slot for round in rounds for slots in round.votes.values() for slot in slots])
    return tuple([counts[slot] for slot in range(1, len(rounds[0].slots) + 1)])


def _listed(votes: Mapping[str, Sequence[int]], language: str) -> str:
    """Say who votes for which card."""
    return ", ".join(
        [
            say("predict.votes", language, name=name, slots=" + ".join([str(slot) for slot in slots]))
            for name, slots in votes.items()
        ]
    )


def _paid(rules: RuleSet, rounds: Sequence[Round], players: Sequence[str]) -> RulesPaid:
    name = full_name(rules)
    scores = []
    for round in rounds:
        score = verdict(rules, round)
        if isinstance(score, InvalidRound):
            fault: Both = {"en": score.message("en"), "fr": score.message("fr")}
            return RulesPaid(rules=name, fault=fault)
        scores.append(score.points)
    means = {player: sum(float(points[player]) for points in scores) / len(scores) for player in players}
    return RulesPaid(rules=name, points=means)
