"""For how many players rules are."""

from __future__ import annotations

from dixit_widget.rules.ruleset import RuleSet


def fits(rules: RuleSet, players: int) -> bool:
    """Whether rules are for so many players."""
    return rules.players_min <= players <= rules.players_max and not (rules.players_even and players % 2)


def nearest(rules: RuleSet, players: int) -> int:
    """Return the number of players nearest to one that the rules are for.

    Examples
    --------
    >>> from dixit_widget.rules import edition
    >>> nearest(edition("odyssey-team"), 4)
    6
    """
    near = min(max(players, rules.players_min), rules.players_max)
    return near + (near % 2 if rules.players_even else 0)
