"""The rules that a class can be told to play by: the boxes', the teacher's own, and those that are played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from dixit_widget.rules import RuleSet, editions
from dixit_widget.rules.validation import shown
from dixit_widget.table import RefusedRequest
from dixit_widget.table.rule_words import full_name, is_name, is_taken

MOST: Final = 12
LONGEST_NAME: Final = 60


def own_rules(given: object, language: str = "en") -> dict[str, RuleSet]:
    """Return rules of one's own by their names; those that come without one are called by what differs.

    Parameters
    ----------
    given : mapping of str to RuleSet, or sequence of RuleSet
    language : {"en", "fr"}, optional
        Of the names that are made up.

    Raises
    ------
    RefusedRequest
        If it is nothing of the sort, a name is an edition's, or there are too many.

    Examples
    --------
    >>> from dixit_widget.rules import edition
    >>> [*own_rules([edition("odyssey").replace(decoy_points=2)])]
    ['Odyssey · Vote on your card: 2']
    """
    named: Mapping[object, object]
    if isinstance(given, Mapping):
        named = given
    elif isinstance(given, Sequence) and all(isinstance(rules, RuleSet) for rules in given):
        named = {full_name(rules)["fr" if language == "fr" else "en"]: rules for rules in given}
    else:
        raise RefusedRequest("class.own_rules", value=shown(given))
    if len(named) > MOST:
        raise RefusedRequest("class.own_many", most=MOST)
    own: dict[str, RuleSet] = {}
    for name, rules in named.items():
        called = name.strip() if isinstance(name, str) else ""
        if not is_name(called, LONGEST_NAME) or is_taken(called):
            raise RefusedRequest("class.own_name", most=LONGEST_NAME, value=shown(name))
        if not isinstance(rules, RuleSet):
            raise RefusedRequest("class.own_rules", value=shown(rules))
        own[called] = rules
    return own


def choices(own: Mapping[str, RuleSet], played: Sequence[RuleSet] = ()) -> dict[str, RuleSet]:
    """Return all that can be chosen, by its name or an edition's id; what is played is there as well."""
    known = {**editions(), **own}
    for rules in played:
        if rules not in known.values():
            known[full_name(rules)["en"]] = rules
    return known


def chosen(names: Sequence[str], known: Mapping[str, RuleSet]) -> tuple[RuleSet, ...]:
    """Return the rules that were chosen by their names.

    Raises
    ------
    RefusedRequest
        If there are none of one of these names.
    """
    for name in names:
        if name not in known:
            raise RefusedRequest("class.no_rules", name=name[:LONGEST_NAME])
    return tuple([known[name] for name in names])
