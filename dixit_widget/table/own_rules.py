"""Rules that are turned on the set-up panel, as it shows them: as a card, and field by field."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from dixit_widget.rules import InvalidRules, RuleSet, edition
from dixit_widget.rules.turning import rules_of, turned
from dixit_widget.rules.validation import shown
from dixit_widget.table.controls import values_of
from dixit_widget.table.drafts import Draft, draft_rules
from dixit_widget.table.judging import Effect, Judged, judged_by_theory
from dixit_widget.table.rpc import RefusedRequest
from dixit_widget.table.rule_words import change_in_words, faults_by_field, named
from dixit_widget.table.setup import ending, players_range
from dixit_widget.words import Both


class OwnCard(msgspec.Struct, frozen=True, kw_only=True):
    """Own rules as a card beside the editions.

    Attributes
    ----------
    changes : tuple of dict of str to str
        What differs from the box, field by field, in words.
    """

    players: str
    even: bool
    ending: Both
    changes: tuple[Both, ...]


class RuleSheet(msgspec.Struct, frozen=True, kw_only=True):
    """Rules that are turned field by field.

    Attributes
    ----------
    values : dict
        Where every control stands.
    faults : dict of str to dict
        What is wrong, by field; then nobody can play them.
    turned : tuple of str
        The fields that differ from the box.
    judged : Judged
        What they come to by theory.
    effect : Effect or None
        What the box comes to; None: nothing differs.
    """

    values: dict[str, Any]
    faults: dict[str, Both]
    turned: tuple[str, ...]
    judged: Judged
    effect: Effect | None


def own_card(draft: Draft) -> OwnCard | None:
    """Return own rules as a card; None: an edition is played, or nobody can play them."""
    if draft.own is None:
        return None
    try:
        rules = draft_rules(draft)
    except InvalidRules:
        return None
    unlike = _turned(rules, edition(draft.edition))
    return OwnCard(
        players=players_range(rules),
        even=rules.players_even,
        ending=ending(rules),
        changes=tuple(change_in_words(rules, field) for field in unlike),
    )


def turn(draft: Draft, changes: Mapping[str, Any], back: tuple[str, ...] = ()) -> Draft:
    """Return a draft of own rules in which fields are turned.

    Parameters
    ----------
    draft : Draft
    changes : mapping of str to object
        Fields, and to what they are turned; this need not be playable.
    back : tuple of str, optional
        Fields that go back to where they stand in the box.

    Raises
    ------
    RefusedRequest
        If there is no such field.
    Problem
        If the draft is none of an edition.
    """
    box = edition(draft.edition)
    values = draft_rules(draft).to_dict() if draft.own is None else draft.own
    known = values_of(box)
    for field in (*changes, *back):
        if field not in known:
            raise RefusedRequest("explorer.field", name=shown(field))
    return msgspec.structs.replace(
        draft, own=turned(values, {**changes, **{field: known[field] for field in back}})
    )


def sheet(draft: Draft) -> RuleSheet:
    """Return the rules of a draft field by field, judged for as many players as have a seat.

    Raises
    ------
    Problem
        If the draft is none of an edition.
    """
    box, players = edition(draft.edition), len(draft.seats)
    values = draft_rules(draft).to_dict() if draft.own is None else draft.own
    try:
        rules = rules_of(values)
    except InvalidRules as refusal:
        standing = {field: values[field] for field in values_of(box) if field in values}
        faults = faults_by_field(refusal.problems)
        return RuleSheet(values=standing, faults=faults, turned=(), judged=Judged(), effect=None)
    unlike = _turned(rules, box)
    return RuleSheet(
        values=values_of(rules),
        faults={},
        turned=unlike,
        judged=judged_by_theory(rules, players),
        effect=Effect(named(box.id), judged_by_theory(box, players)) if unlike else None,
    )


def _turned(rules: RuleSet, box: RuleSet) -> tuple[str, ...]:
    return tuple(field for field in rules.diff(box) if field not in ("id", "source"))
