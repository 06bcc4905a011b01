"""A round as it lies on the table when all votes are in, and which rounds are possible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import msgspec

from dixit_widget.rules.ruleset import RuleSet, check_rules
from dixit_widget.rules.validation import shown, whole_number
from dixit_widget.words import Problem


class InvalidRound(Problem):
    """A round that cannot come about under the rules."""


class RoundParts(msgspec.Struct, frozen=True):
    """A round whose parts are known to be of the right kind, as a game's are; see `Round`."""

    storyteller: str
    slots: tuple[str, ...] = ()
    votes: Mapping[str, tuple[int, ...]] = {}
    red: int | None = None
    target: int | None = None


class Round(RoundParts, frozen=True):
    """The cards on the table and the votes, before they are scored.

    In team mode teams stand where players stand: as storyteller, as owners and as voters.

    Parameters
    ----------
    storyteller : str
        Who told.
    slots : sequence of str
        Owner of the card in slot 1, 2, …. May be left out in party mode, where ownership scores nothing.
    votes : mapping of str to sequence of int
        Voter to slots voted for; a single slot may stand alone.
    red : int, optional
        Slot with the storyteller's red token (party).
    target : int, optional
        Slot of the card to find. Needed only where the storyteller's side has two cards on the table.

    Raises
    ------
    InvalidRound
        If the parts are of the wrong kind. Whether the round is possible depends on the rules: `score_round`
        checks it.

    Examples
    --------
    >>> Round("Ana", ["Ben", "Ana", "Cleo"], {"Ben": 2, "Cleo": [1]}).votes
    {'Ben': (2,), 'Cleo': (1,)}
    """

    if TYPE_CHECKING:  # what it takes is wider than what it holds

        def __init__(
            self,
            storyteller: str,
            slots: Sequence[str] = (),
            votes: Mapping[str, int | Sequence[int]] = {},
            red: int | None = None,
            target: int | None = None,
        ) -> None: ...

    def __post_init__(self) -> None:
        slots: object = self.slots
        if not isinstance(slots, (list, tuple)) and hasattr(slots, "tolist"):
            slots = slots.tolist()  # NumPy's arrays, pandas' series
        if not isinstance(slots, (list, tuple)):
            raise InvalidRound("round_slots_kind", value=shown(slots))
        votes: object = self.votes
        if not isinstance(votes, Mapping):
            raise InvalidRound("round_votes_kind", value=shown(votes))
        for name in (self.storyteller, *slots, *votes):
            if not (isinstance(name, str) and name):
                raise InvalidRound("round_name_kind", value=shown(name))
        set_field = msgspec.structs.force_setattr
        set_field(self, "slots", tuple(slots))
        set_field(self, "votes", {voter: _slots(voter, voted) for voter, voted in votes.items()})
        if self.red is not None:
            set_field(self, "red", _slot(self.storyteller, self.red))
        if self.target is not None:
            set_field(self, "target", _slot(self.storyteller, self.target))


def _slots(voter: str, voted: object) -> tuple[int, ...]:
    if type(voted) is tuple and len(voted) == 1 and type(voted[0]) is int:
        return voted
    if isinstance(voted, (list, tuple)):
        return tuple([_slot(voter, slot) for slot in voted])
    return (_slot(voter, voted),)


def _slot(voter: str, slot: object) -> int:
    number = whole_number(slot)
    if number is None:
        raise InvalidRound("round_slot_kind", name=voter, value=shown(slot))
    return number


def check_round(rules: RuleSet, round: Round) -> None:
    """Refuse a round that cannot come about under the rules.

    Raises
    ------
    InvalidRound
        Naming the first fault found.
    """
    check_rules(rules, InvalidRound)
    if not isinstance(round, Round):
        raise InvalidRound("round_kind", value=shown(round))
    if rules.mode == "party":
        sides = set(round.votes)
        voters = sides
        if round.storyteller not in sides:
            raise InvalidRound("round_party_storyteller", name=round.storyteller)
    else:
        sides = set(round.slots)
        voters = sides - {round.storyteller}
        if round.storyteller not in sides:
            raise InvalidRound("round_storyteller_card", name=round.storyteller)
    if len(sides) < 3:
        raise InvalidRound("round_few", n=len(sides))
    if round.slots or rules.mode != "party":
        _check_cards(rules, round, sides)
    _check_voters(rules, round, voters)
    for voter, voted in round.votes.items():
        _check_vote(rules, round, voter, voted, len(sides))
    _check_red(rules, round, len(sides))
    _check_target(rules, round)


def _players(rules: RuleSet, sides: int) -> int:
    return sides * 2 if rules.mode == "team" else sides


def _slot_count(rules: RuleSet, round: Round, sides: int) -> int:
    """Slots on the table; known from the rules where a party round leaves them out."""
    return len(round.slots) or rules.cards_on_table(_players(rules, sides))


def _check_cards(rules: RuleSet, round: Round, sides: set[str]) -> None:
    each = rules.cards_each_for(_players(rules, len(sides)))
    cards = Counter(round.slots)
    for owner in [*cards, *sorted(sides)]:
        if owner not in sides:
            raise InvalidRound("round_voter_missing", name=owner)
        right = rules.storyteller_cards() if owner == round.storyteller else each
        if cards[owner] != right:
            raise InvalidRound("round_card_count", name=owner, cards=cards[owner], right=right)


def _check_voters(rules: RuleSet, round: Round, voters: set[str]) -> None:
    for voter in round.votes:
        if voter == round.storyteller and rules.mode != "party":
            code = (
                "round_storyteller_votes" if rules.mode == "storyteller" else "round_storyteller_team_votes"
            )
            raise InvalidRound(code, name=voter)
        if voter not in voters:
            raise InvalidRound("round_voter_unknown", name=voter)
    for voter in round.slots:
        if voter in voters and voter not in round.votes:
            raise InvalidRound("round_voter_missing", name=voter)


def _check_vote(rules: RuleSet, round: Round, voter: str, voted: tuple[int, ...], sides: int) -> None:
    allowed = rules.votes_max_for(sides)
    if not voted:
        raise InvalidRound("round_voter_missing", name=voter)
    if len(voted) > allowed:
        raise InvalidRound("round_vote_many", name=voter, votes=len(voted), n=allowed)
    if len(set(voted)) < len(voted):
        raise InvalidRound("round_vote_doubled", name=voter, slot=max(voted, key=voted.count))
    slots = _slot_count(rules, round, sides)
    for slot in voted:
        if not 1 <= slot <= slots:
            raise InvalidRound("round_vote_range", name=voter, slot=shown(slot), slots=slots)
        if round.slots and round.slots[slot - 1] == voter and not rules.own_vote:
            raise InvalidRound("round_vote_own", name=voter, slot=slot)


def _check_red(rules: RuleSet, round: Round, sides: int) -> None:
    if not rules.red_token:
        if round.red is not None:
            raise InvalidRound("round_red_not_allowed", slot=shown(round.red))
        return
    slots = _slot_count(rules, round, sides)
    if round.red is None:
        raise InvalidRound("round_red_missing", name=round.storyteller)
    if not 1 <= round.red <= slots:
        raise InvalidRound("round_red_range", slot=shown(round.red), slots=slots)


def _check_target(rules: RuleSet, round: Round) -> None:
    if round.target is None:
        if rules.mode != "party" and rules.storyteller_cards() > 1:
            raise InvalidRound("round_target_missing", name=round.storyteller)
        return
    if rules.mode == "party":
        raise InvalidRound("round_target_not_allowed", slot=shown(round.target))
    if not (1 <= round.target <= len(round.slots) and round.slots[round.target - 1] == round.storyteller):
        raise InvalidRound("round_target_wrong", name=round.storyteller, slot=shown(round.target))
