"""Which rule sets can be played: every field's range, and the combinations that make no game."""

from __future__ import annotations

import codecs
import difflib
import sys
from collections.abc import Collection, Iterable, Iterator
from numbers import Real
from typing import TYPE_CHECKING, NamedTuple, SupportsIndex

import msgspec

from dixit_widget.rules.amounts import exact_number, is_amount
from dixit_widget.words import Problem, Problems

if TYPE_CHECKING:
    from dixit_widget.rules.ruleset import ClueKind, RuleSet

BOX = 84
"""Cards in every box; a rule set must be playable with them."""


class InvalidRules(Problems):
    """A rule set that cannot be played; ``problems`` has all that is wrong, each with ``values["field"]``."""

    @property
    def fields(self) -> tuple[str, ...]:
        """The fields to change, each once."""
        named = (problem.values.get("field") for problem in self.problems)
        return tuple(dict.fromkeys(field for field in named if isinstance(field, str)))


class Whole(NamedTuple):
    """A field that is a whole number in a range, perhaps None."""

    low: int
    high: int
    optional: bool = False

    def allows(self, value: object) -> bool:
        """Whether a value fits; a bool isn't a number here."""
        if value is None:
            return self.optional
        return type(value) is int and self.low <= value <= self.high


class Quarters(Whole):
    """A field of points, whole or in quarters, in a range, perhaps None."""

    def allows(self, value: object) -> bool:
        """Whether a value fits."""
        if value is None:
            return self.optional
        return is_amount(value) and self.low <= value <= self.high


POINTS = Quarters(-99, 99)
MAYBE_POINTS = Quarters(-99, 99, optional=True)

NUMBERS = {
    "players_min": Whole(3, 24),
    "players_max": Whole(3, 24),
    "hand_size": Whole(1, 24),
    "hand_size_with_3": Whole(1, 24, optional=True),
    "cards_each": Whole(1, 12),
    "cards_each_with_3": Whole(1, 12, optional=True),
    "storyteller_points": POINTS,
    "finder_points": POINTS,
    "all_or_none_points": POINTS,
    "everybody_found_points": MAYBE_POINTS,
    "nobody_found_points": MAYBE_POINTS,
    "decoy_points": POINTS,
    "bonus_cap": Quarters(0, 99, optional=True),
    "lone_finder_points": MAYBE_POINTS,
    "votes_max": Whole(1, 24),
    "single_vote_points": POINTS,
    "second_vote_players": Whole(3, 24),
    "together_cap": Whole(1, 99, optional=True),
    "target_score": Whole(1, 1000, optional=True),
    "turns_each": Whole(1, 100, optional=True),
}

CHOICES = {
    "mode": ("storyteller", "party", "team"),
    "team_target": ("teammate", "both"),
    "refill": ("none", "reshuffle_all", "reshuffle_discard", "every_turn"),
    "ties": ("shared", "play_on"),
    "draws_first": ("next_storyteller", "storyteller"),
    "first_storyteller": ("first_clue", "table"),
    "voting_device": ("dial", "tokens", "board", "pointing"),
}

CLUE_KINDS: tuple[ClueKind, ...] = ("text", "sound", "sung", "mimed")

SWITCHES = (
    "players_even",
    "decoy_points_when_nobody",
    "own_vote",
    "red_token",
    "unseen_hand",
    "pass_hands",
    "ends_with_pack",
)

_FINDING = ("storyteller", "team")

ONLY_IN = {
    "storyteller_points": _FINDING,
    "finder_points": _FINDING,
    "all_or_none_points": _FINDING,
    "everybody_found_points": _FINDING,
    "nobody_found_points": _FINDING,
    "decoy_points": _FINDING,
    "decoy_points_when_nobody": _FINDING,
    "bonus_cap": _FINDING,
    "lone_finder_points": _FINDING,
    "votes_max": _FINDING,
    "single_vote_points": _FINDING,
    "second_vote_players": _FINDING,
    "together_cap": ("party",),
    "red_token": ("party",),
    "unseen_hand": ("storyteller", "party"),
    "team_target": ("team",),
}
"""Fields that mean something in some modes only; elsewhere they keep their defaults."""


def applies(field: str, mode: str) -> bool:
    """Whether a field means something in a mode."""
    return mode in ONLY_IN.get(field, CHOICES["mode"])


def coerced_clue_kinds(kinds: object) -> object:
    """Put clue kinds in their usual order, so that equal rules are equal; leave anything else as it is."""
    if isinstance(kinds, (list, tuple, set, frozenset)) and all(kind in CLUE_KINDS for kind in kinds):
        return tuple(kind for kind in CLUE_KINDS if kind in kinds)
    return kinds


def unknown_fields(given: Iterable[object], fields: Collection[str]) -> list[Problem]:
    """Problems of fields that no rule set has, with the nearest one that it has."""
    problems = []
    for name in given:
        if name not in fields:
            near = difflib.get_close_matches(str(name), fields, n=1)
            code = "rules_field_unknown_near" if near else "rules_field_unknown"
            problems.append(Problem(code, field=str(name)[:60], near="".join(near)))
    return problems


def find_problems(rules: RuleSet) -> list[Problem]:
    """Everything that is wrong with a rule set.

    Combinations are only looked at when every field by itself is in order.
    """
    return list(_field_problems(rules)) or list(_combination_problems(rules))


def whole_number(value: object) -> int | None:
    """Read a whole number, also one that has become a float: in a slider, or in a table that has gaps.

    Examples
    --------
    >>> whole_number(3.0), whole_number(3.5), whole_number(float("inf")), whole_number("3")
    (3, None, None, None)
    """
    if not isinstance(value, Real) or isinstance(value, SupportsIndex):
        return exact_number(value)
    number = real_number(value)
    return int(number) if number is not None and number.is_integer() else None


def real_number(value: object) -> float | None:
    """Read a number of any kind, NumPy's and fractions too; a bool is none.

    Examples
    --------
    >>> from fractions import Fraction
    >>> real_number(Fraction(9, 2)), real_number(3), real_number(True), real_number("3")
    (4.5, 3.0, None, None)
    """
    if isinstance(value, bool) or not isinstance(value, Real):
        return None
    try:
        return float(value)
    except OverflowError:
        return None


def plain_text(text: str) -> str:
    """Return a text as one of Python's own, also one of NumPy's or of an enumeration.

    Examples
    --------
    >>> from enum import Enum
    >>> plain_text(Enum("Ties", {"MANY": "shared"}, type=str).MANY)
    'shared'
    """
    return str.__str__(text)


def read_switch(value: object) -> bool | None:
    """Read a bool, also NumPy's; a number is none."""
    numpy = sys.modules.get("numpy")  # whoever has a bool of NumPy's has imported it
    if isinstance(value, bool) or (numpy is not None and isinstance(value, numpy.bool_)):
        return bool(value)
    return None


def without_mark(text: str | bytes) -> str | bytes:
    r"""Return a text without the byte-order mark that some editors put before it.

    Examples
    --------
    >>> without_mark("\ufeff{}"), without_mark(b"\xef\xbb\xbf{}")
    ('{}', b'{}')
    """
    return text.removeprefix("\ufeff") if isinstance(text, str) else text.removeprefix(codecs.BOM_UTF8)


def shown(value: object) -> str:
    """Show an ill-fitting value in an error, short whatever it is."""
    if isinstance(value, int) and value.bit_length() > 64:
        return "a huge number" if value > 0 else "a huge negative number"
    text = repr(value)
    return text if len(text) <= 40 else text[:39] + "…"


def _field_problems(rules: RuleSet) -> Iterator[Problem]:
    for name in ("id", "source"):
        text = getattr(rules, name)
        if name == "id" and text == "":
            yield Problem("rules_field_missing", field=name)
        elif not (isinstance(text, str) and text.isprintable() and 0 < len(text.strip()) == len(text) <= 60):
            yield Problem("rules_not_name", field=name, value=shown(text))
    for name, number in NUMBERS.items():
        value = getattr(rules, name)
        if not number.allows(value):
            code = "rules_not_points" if isinstance(number, Quarters) else "rules_not_whole"
            yield Problem(
                f"{code}_or_none" if number.optional else code,
                field=name,
                low=number.low,
                high=number.high,
                value=shown(value),
            )
    for name, allowed in CHOICES.items():
        value = getattr(rules, name)
        if not (isinstance(value, str) and value in allowed):
            yield Problem("rules_not_choice", field=name, allowed=", ".join(allowed), value=shown(value))
    for name in SWITCHES:
        value = getattr(rules, name)
        if type(value) is not bool:
            yield Problem("rules_not_switch", field=name, value=shown(value))
    kinds: object = rules.clue_kinds
    if not (isinstance(kinds, tuple) and kinds and all(kind in CLUE_KINDS for kind in kinds)):
        yield Problem(
            "rules_not_kinds", field="clue_kinds", allowed=", ".join(CLUE_KINDS), value=shown(kinds)
        )


def _combination_problems(rules: RuleSet) -> Iterator[Problem]:
    yield from _mode_problems(rules)
    yield from _table_problems(rules)
    yield from _ending_problems(rules)


def _mode_problems(rules: RuleSet) -> Iterator[Problem]:
    for field in msgspec.structs.fields(rules):
        modes = ONLY_IN.get(field.name)
        if modes and rules.mode not in modes and getattr(rules, field.name) != field.default:
            yield Problem(
                "rules_other_mode",
                field=field.name,
                mode=rules.mode,
                modes=", ".join(modes),
                default=repr(field.default),
            )
    if rules.mode == "team" and not rules.players_even:
        yield Problem("rules_team_even", field="players_even")
    if rules.mode == "team" and rules.players_min < 6:
        yield Problem("rules_team_small", field="players_min", value=rules.players_min)


def _table_problems(rules: RuleSet) -> Iterator[Problem]:
    """Numbers of players for which there aren't enough cards or choices; the worst case of each is named."""
    if rules.players_min > rules.players_max:
        yield Problem(
            "rules_players_range", field="players_min", low=rules.players_min, high=rules.players_max
        )
        return
    numbers = [
        n for n in range(rules.players_min, rules.players_max + 1) if not (rules.players_even and n % 2)
    ]
    if not numbers:
        yield Problem("rules_players_even", field="players_even", n=rules.players_min)
        return
    numbers = [n for n in numbers if rules.sides_for(n) >= 3]
    if not numbers:  # too few to guess anything; `_mode_problems` says so
        return
    hungriest = max(numbers, key=rules.cards_needed)
    if rules.cards_needed(hungriest) > BOX:
        yield Problem(
            "rules_cards",
            field="hand_size_with_3" if hungriest == 3 and rules.hand_size_with_3 else "hand_size",
            players=hungriest,
            hand=rules.hand_size_for(hungriest),
            laid=rules.cards_on_table(hungriest),
            need=rules.cards_needed(hungriest),
            box=BOX,
        )
    for n in numbers:
        if rules.cards_each_for(n) > rules.hand_size_for(n):
            field = "cards_each_with_3" if n == 3 and rules.cards_each_with_3 else "cards_each"
            yield Problem("rules_cards_each", field=field, players=n, hand=rules.hand_size_for(n))
            break
    for n in numbers:
        own = 0 if rules.own_vote else rules.cards_each_for(n)
        votable = rules.cards_on_table(n) - own
        if rules.votes_max_for(rules.sides_for(n)) > votable:
            yield Problem("rules_votes", field="votes_max", players=n, votable=votable, value=rules.votes_max)
            break


def _ending_problems(rules: RuleSet) -> Iterator[Problem]:
    if rules.target_score is None and rules.turns_each is None and not rules.ends_with_pack:
        yield Problem("rules_no_ending", field="target_score")
    if rules.ends_with_pack and rules.refill != "none":
        yield Problem("rules_pack_reshuffled", field="ends_with_pack", refill=rules.refill)
    if rules.target_score is not None and rules.mode != "party" and not _anything_scores(rules):
        yield Problem("rules_nothing_scores", field="target_score")


def _anything_scores(rules: RuleSet) -> bool:
    """Whether a turn can bring anybody forward, however few play."""
    return any(
        points > 0
        for points in (
            rules.storyteller_points,
            rules.finder_points,
            rules.points_when_everybody(),
            rules.points_when_nobody(),
            rules.lone_finder_points or 0,
            0 if rules.bonus_cap == 0 else rules.decoy_points,
            rules.single_vote_points_for(rules.sides_for(rules.players_min)),
        )
    )
