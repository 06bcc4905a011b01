"""What a page shows of a position: points and reasons by rule set, and what may be moved where."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, TypeAlias

import msgspec

from dixit_widget.engine.view_types import Mode, Outcome, ReasonShape
from dixit_widget.rules import InvalidRound, RuleSet, editions
from dixit_widget.rules.describing import RuleRow
from dixit_widget.rules.validation import applies
from dixit_widget.table.controls import Named
from dixit_widget.table.position import Position, Verdict, numbers, verdict
from dixit_widget.words import Both, both, catalogue, say

Votes: TypeAlias = dict[str, list[int]]
"""Slots voted for, by voter; whoever has not voted is missing."""


class Ballot(msgspec.Struct, frozen=True):
    """Where a voter's tokens may lie, and how many there are at most."""

    most: int
    slots: tuple[int, ...]


class Column(msgspec.Struct, frozen=True, kw_only=True):
    """What a rule set pays for the votes that lie there; ``fault``: why it pays nothing.

    Attributes
    ----------
    choice : str
        The rule set's id among the choices.
    name, note : dict of str to str
        What it is called, and what makes it differ.
    """

    choice: str
    name: Both
    note: Both
    fault: Both | None = None
    outcome: Outcome | None = None
    finders: tuple[str, ...] = ()
    points: dict[str, int] = {}
    reasons: dict[str, tuple[ReasonShape, ...]] = {}


class Sheet(msgspec.Struct, frozen=True, kw_only=True):
    """What Python makes of a position: points by rule set, and what may be moved where."""

    mode: Mode
    players: tuple[str, ...]
    voters: dict[str, Ballot]
    reds: tuple[int, ...]
    targets: tuple[int, ...]
    columns: tuple[Column, ...]
    choices: tuple[Named, ...]
    presets: tuple[Named, ...]
    numbers: tuple[int, ...]


class CountedTurn(msgspec.Struct, frozen=True, kw_only=True):
    """A turn as it lies there, and what each rule set pays for it."""

    storyteller: str
    slots: tuple[str, ...]
    cards: tuple[str, ...]
    votes: Votes
    red: int | None
    target: int | None
    sheet: Sheet


_ON_PAPER: Final = {
    "players_min", "players_max", "players_even", "hand_size", "hand_size_with_3", "unseen_hand",
    "pass_hands", "target_score", "turns_each", "ends_with_pack", "ties", "refill",
    "draws_first", "first_storyteller",
    "clue_kinds", "voting_device", "mode",
}  # fmt: skip
"""Fields that change nothing about the points of a round that lies there."""

_TWO_VOTES: Final = ("votes_max", "single_vote_points", "second_vote_players")


def sheet(
    position: Position,
    verdicts: Sequence[Verdict],
    choices: Mapping[str, RuleSet],
    presets: Iterable[str] = (),
) -> Sheet:
    """Return what a page needs beside the state, in every language at once.

    Parameters
    ----------
    position : Position
    verdicts : sequence
        By rule set: the score, or why there is none.
    choices : mapping of str to RuleSet
        What the columns can be set to.
    presets : iterable of str, optional
        Positions that can be laid out instead, by name.
    """
    yardstick = position.yardstick
    slots = range(1, len(position.round.slots) + 1)
    return Sheet(
        mode=yardstick.mode,
        players=position.players,
        voters={name: _ballot(position, name) for name in position.voters},
        reds=tuple(slots) if yardstick.red_token else (),
        targets=_targets(position),
        columns=tuple(
            _column(position, rules, one, choices)
            for rules, one in zip(position.rules, verdicts, strict=True)
        ),
        choices=tuple(Named(id, _full_name(rules)) for id, rules in choices.items()),
        presets=tuple(Named(id, both(f"preset.{id}")) for id in presets),
        numbers=tuple(numbers(yardstick)),
    )


def counted(position: Position, choices: Mapping[str, RuleSet]) -> CountedTurn:
    """Return a position's turn with its points.

    Parameters
    ----------
    position : Position
    choices : mapping of str to RuleSet
        What the columns can be set to.
    """
    round = position.round
    verdicts = [verdict(rules, round) for rules in position.rules]
    return CountedTurn(
        storyteller=round.storyteller,
        slots=round.slots,
        cards=position.cards,
        votes={voter: list(slots) for voter, slots in round.votes.items()},
        red=round.red,
        target=round.target,
        sheet=sheet(position, verdicts, choices),
    )


def _ballot(position: Position, voter: str) -> Ballot:
    """Where a voter's tokens may lie under at least one of the rule sets of this mode of play."""
    sets = [rules for rules in position.rules if rules.mode == position.yardstick.mode]
    own = any(rules.own_vote for rules in sets)
    return Ballot(
        max(rules.votes_max_for(len(position.players)) for rules in sets),
        tuple(slot for slot, owner in enumerate(position.round.slots, 1) if own or owner != voter),
    )


def refuse_vote(position: Position, voter: str, slots: Sequence[int]) -> None:
    """Refuse votes that none of the rule sets allows.

    Raises
    ------
    InvalidRound
    """
    if voter not in position.voters:
        raise InvalidRound("round_voter_unknown", name=voter[:40])
    ballot = _ballot(position, voter)
    if len(slots) > ballot.most:
        raise InvalidRound("round_vote_many", name=voter, votes=len(slots), n=ballot.most)
    for slot in slots:
        if 1 <= slot <= len(position.round.slots) and slot not in ballot.slots:
            raise InvalidRound("round_vote_own", name=voter, slot=slot)


def _targets(position: Position) -> tuple[int, ...]:
    if position.yardstick.storyteller_cards() == 1:
        return ()
    teller = position.round.storyteller
    return tuple(slot for slot, owner in enumerate(position.round.slots, 1) if owner == teller)


def _column(position: Position, rules: RuleSet, verdict: Verdict, choices: Mapping[str, RuleSet]) -> Column:
    column = Column(
        choice=next(id for id, one in choices.items() if one == rules),
        name=name(rules),
        note=note(rules, position),
    )
    if isinstance(verdict, InvalidRound):
        fault: Both = {"en": verdict.message("en"), "fr": verdict.message("fr")}
        return msgspec.structs.replace(column, fault=fault)
    return msgspec.structs.replace(
        column,
        outcome=verdict.outcome,
        finders=verdict.finders,
        points=verdict.points,
        reasons={player: msgspec.to_builtins(lines) for player, lines in verdict.reasons.items()},
    )


def name(rules: RuleSet) -> Both:
    """Return what a rule set is called, by language: its edition's name, else its own."""
    if rules.id in editions():
        return both(f"edition.{rules.id}")
    return {"en": rules.id, "fr": rules.id}


def note(rules: RuleSet, position: Position) -> Both:
    """Return what makes these rules' points different, by language: from the box, and from the yardstick."""
    fields = [*_turned(rules), *_unlike(rules, position)]
    if not fields:
        return both("lab.as_in_the_box" if rules.id in editions() else "lab.own_rules")
    each = tuple(dict.fromkeys(fields))
    return {"en": _listed(rules, each, "en"), "fr": _listed(rules, each, "fr")}


def _full_name(rules: RuleSet) -> Both:
    """Return a rule set's name with what differs from the box."""
    fields, names = tuple(_turned(rules)), name(rules)
    return {
        "en": " · ".join(filter(None, (names["en"], _listed(rules, fields, "en")))),
        "fr": " · ".join(filter(None, (names["fr"], _listed(rules, fields, "fr")))),
    }


def _turned(rules: RuleSet) -> list[str]:
    box = editions().get(rules.id)
    return [] if box is None else [field for field in rules.diff(box) if field not in _ON_PAPER]


def _unlike(rules: RuleSet, position: Position) -> list[str]:
    """Fields in which the points can differ from the yardstick's with so many players."""
    yardstick, sides = position.yardstick, len(position.players)
    if rules is yardstick or rules.mode != yardstick.mode:
        return []
    fields = []
    for field in rules.diff(yardstick):
        if field in _ON_PAPER or field == "id" or field == "source" or not applies(field, rules.mode):
            continue
        same_votes = rules.votes_max_for(sides) == yardstick.votes_max_for(sides)
        same_bonus = rules.single_vote_points_for(sides) == yardstick.single_vote_points_for(sides)
        if field in _TWO_VOTES and same_votes and same_bonus:
            continue
        if field.endswith("_with_3") and sides != 3:
            continue
        fields.append(field)
    return fields


def _listed(rules: RuleSet, fields: tuple[str, ...], language: str) -> str:
    rows = {row["field"]: row for row in rules.rows(language)}
    return ", ".join([_said(rules, rows[field], language) for field in fields if field in rows])


def _said(rules: RuleSet, row: RuleRow, language: str) -> str:
    field = row["field"]
    if field == "team_target":
        return say(f"lab.team_target.{rules.team_target}", language)
    if getattr(rules, field) is None and f"lab.off.{field}" in catalogue(language):
        return say(f"lab.off.{field}", language)
    label = row["label"]
    return say("lab.turned", language, label=label[:1].lower() + label[1:], value=row["value"])
