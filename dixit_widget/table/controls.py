"""Every field of a rule set as a control: data from which a page draws it, and what turning it can move."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, Literal, TypeAlias, get_args

import msgspec

from dixit_widget.engine.view_types import Mode
from dixit_widget.rules import RuleSet
from dixit_widget.rules.validation import CHOICES, CLUE_KINDS, NUMBERS, Quarters, applies, shown
from dixit_widget.table.rpc import RefusedRequest
from dixit_widget.words import Both, both, say

Family: TypeAlias = Literal["clue", "votes", "length", "seats"]
"""What rules move; a picture shows each."""
ControlKind: TypeAlias = Literal["number", "maybe", "choice", "switch", "kinds"]
"""A number, one that can be off, one of several, on or off, some of several."""


class Named(msgspec.Struct, frozen=True):
    """Something to choose, and what it is called."""

    id: str
    name: Both


class Control(msgspec.Struct, frozen=True, kw_only=True):
    """A field of the rules, as a page draws it; ``same``: off means that another number holds.

    ``low`` and ``reach`` are as far as a dial is dragged, ``step`` by step; what is typed may lie beyond.
    """

    field: str
    group: str
    kind: ControlKind
    name: Both
    low: int
    high: int
    reach: int
    step: float
    start: int
    same: bool
    choices: tuple[Named, ...]
    modes: tuple[Mode, ...]
    moves: tuple[Family, ...]


class Meaning(msgspec.Struct, frozen=True):
    """What a field means, and what the rulebook says."""

    meaning: str
    source: str


GROUPS: Final[dict[str, tuple[str, ...]]] = {
    "finding": (
        "storyteller_points",
        "finder_points",
        "lone_finder_points",
        "all_or_none_points",
        "everybody_found_points",
        "nobody_found_points",
    ),
    "decoys": ("decoy_points", "decoy_points_when_nobody", "bonus_cap"),
    "votes": ("votes_max", "second_vote_players", "single_vote_points", "own_vote", "voting_device"),
    "modes": ("mode", "together_cap", "red_token", "team_target"),
    "telling": ("unseen_hand", "first_storyteller", "clue_kinds"),
    "table": (
        "players_min",
        "players_max",
        "players_even",
        "hand_size",
        "hand_size_with_3",
        "cards_each",
        "cards_each_with_3",
        "refill",
        "draws_first",
        "pass_hands",
    ),
    "ending": ("target_score", "turns_each", "ends_with_pack", "ties"),
}
"""The fields group by group; ``id`` and ``source`` come with the edition."""

_PACE: Final[tuple[Family, ...]] = ("length", "seats")
_VOTERS: Final[tuple[Family, ...]] = ("votes", *_PACE)
_ALL: Final[tuple[Family, ...]] = ("clue", *_VOTERS)

_MOVES: Final[dict[str, tuple[Family, ...]]] = {
    "mode": _ALL,
    "storyteller_points": ("clue", *_PACE),  # the clue only where a lone finder is paid otherwise
    "lone_finder_points": _ALL,
    **dict.fromkeys(("finder_points", "all_or_none_points", "everybody_found_points"), _VOTERS),
    **dict.fromkeys(("nobody_found_points", "decoy_points", "decoy_points_when_nobody"), _VOTERS),
    **dict.fromkeys(("bonus_cap", "votes_max", "second_vote_players", "single_vote_points"), _VOTERS),
    "own_vote": _VOTERS,
    **dict.fromkeys(("together_cap", "red_token", "target_score", "turns_each", "ends_with_pack"), _PACE),
    "ties": _PACE,
    **dict.fromkeys(("hand_size", "hand_size_with_3", "cards_each", "cards_each_with_3", "refill"), _PACE),
}
"""What turning a field can move, in some rules; a test turns them all and looks."""

_START: Final = {
    "hand_size_with_3": 7,
    "cards_each_with_3": 2,
    "everybody_found_points": 2,
    "nobody_found_points": 2,
    "bonus_cap": 3,
    "lone_finder_points": 4,
    "together_cap": 5,
    "target_score": 30,
    "turns_each": 2,
}
"""What a number that can be off begins with when it is switched on."""

_REACH: Final = {"target_score": 60, "hand_size": 10, "hand_size_with_3": 10, "cards_each": 4}
_POINTS: Final = 12
"""To where a dial turns, from nothing on; what is typed may lie beyond."""


_MEANT: Final = frozenset(field for fields in GROUPS.values() for field in fields)


@cache
def controls() -> tuple[Control, ...]:
    """Return all controls, group by group."""
    return tuple(_control(field, group) for group, fields in GROUPS.items() for field in fields)


def _control(field: str, group: str) -> Control:
    low, high, _ = NUMBERS.get(field, (0, 0, False))
    return Control(
        field=field,
        group=group,
        kind=_kind(field),
        name=both(f"field.{field}"),
        low=max(low, 0),
        high=high,
        reach=min(high, _REACH.get(field, _POINTS)),
        step=0.5 if isinstance(NUMBERS.get(field), Quarters) else 1,
        start=_START.get(field, low),
        same=field.endswith(("_with_3", "_found_points")),
        choices=tuple(Named(value, both(f"choice.{field}.{value}")) for value in _choices(field)),
        modes=tuple(mode for mode in get_args(Mode) if applies(field, mode)),
        moves=_MOVES.get(field, ()),
    )


def _kind(field: str) -> ControlKind:
    if field == "clue_kinds":
        return "kinds"
    if field in NUMBERS:
        return "maybe" if NUMBERS[field].optional else "number"
    return "choice" if field in CHOICES else "switch"


def _choices(field: str) -> tuple[str, ...]:
    return CLUE_KINDS if field == "clue_kinds" else CHOICES.get(field, ())


def values_of(rules: RuleSet) -> dict[str, Any]:
    """Return where each control stands under rules, as plain data."""
    return {field: value for field, value in rules.to_dict().items() if field not in ("id", "source")}


def meaning(rules: RuleSet, field: str, language: str) -> Meaning:
    """Return what a field means, and where its value under rules comes from.

    Raises
    ------
    RefusedRequest
        If there is no such control.
    """
    if field not in _MEANT:
        raise RefusedRequest("explorer.field", name=shown(field))
    rows = {row["field"]: row for row in rules.rows(language)}
    source = rows[field]["source"] if field in rows else ""
    return Meaning(say(f"meaning.{field}", language), source)
