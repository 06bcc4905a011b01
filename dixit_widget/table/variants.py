"""Variants that the set-up panel offers by name; any other turn of the rules is ``RuleSet.replace``."""

from __future__ import annotations

from typing import Any

import msgspec

from dixit_widget.rules import RuleSet


class Variant(msgspec.Struct, frozen=True):
    """Some fields of a rule set, turned together.

    Attributes
    ----------
    id : str
        Its name in drafts and in the catalogues of words.
    modes : tuple of str
        The modes of play that have something to turn.
    changes : dict
        The fields and their values.
    players_min : int
        With fewer players it would change nothing.
    """

    id: str
    modes: tuple[str, ...]
    changes: dict[str, Any]
    players_min: int = 0

    def suits(self, rules: RuleSet) -> bool:
        """Whether it changes these rules at all, at a table as large as they allow."""
        return (
            rules.mode in self.modes
            and rules.players_max >= self.players_min
            and any(getattr(rules, field) != value for field, value in self.changes.items())
        )


VARIANTS: tuple[Variant, ...] = (
    Variant("lone_finder", ("storyteller", "team"), {"lone_finder_points": 4}),
    Variant(
        "mime_or_song",
        ("storyteller", "party", "team"),
        {"clue_kinds": ("text", "sound", "sung", "mimed")},  # in the books it adds, and forbids nothing
    ),
    Variant("bonus_cap", ("storyteller",), {"bonus_cap": 3}),
    Variant(
        "second_vote",
        ("storyteller",),
        {"votes_max": 2, "single_vote_points": 1, "second_vote_players": 7},
        players_min=7,
    ),
    Variant("both_targets", ("team",), {"team_target": "both"}),
    Variant("two_tales", ("party", "team"), {"turns_each": 2}),
)
