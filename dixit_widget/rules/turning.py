"""Turning rules field by field: where controls stand, and the rules that this makes, if it makes any."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from dixit_widget.rules.ruleset import RuleSet
from dixit_widget.rules.validation import applies

_TEAMS: Final[Mapping[str, object]] = {"players_even": True, "players_min": 6}
"""What has to be turned together with the mode, for teams to be possible at all."""


def turned(values: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """Return where controls stand after some of them have been turned, whether that can be played or not.

    Parameters
    ----------
    values : mapping of str to object
        Where they stood, field by field.
    changes : mapping of str to object
        The fields that are turned, and to what.

    Examples
    --------
    >>> from dixit_widget.rules import edition
    >>> values = turned(edition("odyssey").to_dict(), {"mode": "team"})
    >>> values["players_even"], values["players_min"]
    (True, 6)
    """
    together = _TEAMS if changes.get("mode") == "team" else {}
    return {**values, **together, **changes}


def rules_of(values: Mapping[str, Any]) -> RuleSet:
    """Return the rules that controls stand at; what means nothing in what is played is left out.

    Parameters
    ----------
    values : mapping of str to object
        All fields of a rule set, as plain data.

    Raises
    ------
    InvalidRules
        If nobody can play them.

    Examples
    --------
    >>> from dixit_widget.rules import edition
    >>> values = turned(edition("odyssey").to_dict(), {"mode": "party"})
    >>> values["bonus_cap"], rules_of(values).bonus_cap
    (3, None)
    """
    mode = str(values.get("mode", ""))
    return RuleSet.from_dict({field: each for field, each in values.items() if applies(field, mode)})
