"""Looks at what a teacher asks to have played, before anybody is sent to a table."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from dixit_widget.classroom.register import MOST_SEATS, MOST_TURNS
from dixit_widget.classroom.sitting import Plan
from dixit_widget.engine.setup import SEEDS
from dixit_widget.rules import RuleSet
from dixit_widget.rules import edition as edition_rules
from dixit_widget.rules.players import fits
from dixit_widget.rules.validation import shown, whole_number
from dixit_widget.table import RefusedRequest
from dixit_widget.table.setup import players_range
from dixit_widget.table.timer import checked_seconds


def planned(
    size: object,
    turns: object,
    timer: object,
    edition: str | RuleSet | None,
    rules: RuleSet | Sequence[RuleSet] | None,
    seed: object,
) -> Plan:
    """Return what is to be played.

    Parameters
    ----------
    size, turns, timer, edition, rules, seed
        As :meth:`Classroom.tables` takes them, whatever was given.

    Raises
    ------
    Problem
        If that cannot be played.
    """
    if edition is not None and rules is not None:
        raise RefusedRequest("play.edition_and_rules")
    if rules is None:
        sets = [edition if isinstance(edition, RuleSet) else edition_rules(edition or "dixit-2021")]
    else:
        sets = [rules] if isinstance(rules, RuleSet) else list(rules) if isinstance(rules, Sequence) else []
    if not sets or not all(isinstance(each, RuleSet) for each in sets):
        raise RefusedRequest("class.rules")
    seats, number = whole_number(size), whole_number(turns)
    if seats is None or not 2 <= seats <= MOST_SEATS:
        raise RefusedRequest("class.size", most=MOST_SEATS, value=shown(size))
    for each in sets:
        if not fits(each, seats):
            raise RefusedRequest("class.fits", edition=each.id, players=players_range(each), size=seats)
    if number is None or not 1 <= number <= MOST_TURNS:
        raise RefusedRequest("class.turns", most=MOST_TURNS, value=shown(turns))
    drawn = secrets.randbelow(SEEDS) if seed is None else whole_number(seed)
    if drawn is None or not 0 <= drawn < SEEDS:
        raise RefusedRequest("start_seed", value=shown(seed))
    return Plan(rules=tuple(sets), size=seats, turns=number, timer=checked_seconds(timer), seed=drawn)
