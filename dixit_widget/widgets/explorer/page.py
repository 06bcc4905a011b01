"""What a page is shown of an exploration, as data: in every language where Python has the words."""

from __future__ import annotations

import re
from typing import Final

from dixit_widget.rules import RuleSet, editions
from dixit_widget.rules.describing import value_in_words
from dixit_widget.rules.validation import applies
from dixit_widget.widgets.explorer.exploration import Exploration
from dixit_widget.widgets.explorer.judging import fits, judged_by_theory
from dixit_widget.widgets.explorer.messages import (
    Difference,
    Effect,
    ExplorerSheet,
    ExplorerState,
    Judged,
    RuleColumn,
    Scored,
)
from dixit_widget.widgets.lab.messages import Named
from dixit_widget.words import LANGUAGES, Both, Problem, both, say

_FIELD: Final = re.compile(rf"\b({'|'.join(name for name in RuleSet.__struct_fields__ if '_' in name)})\b")
_SAID: Final = {
    "rules_not_whole": "explorer.wrong.whole",
    "rules_not_whole_or_none": "explorer.wrong.whole",
    "rules_not_kinds": "explorer.wrong.kinds",
    "rules_team_even": "explorer.wrong.team_even",
    "rules_team_small": "explorer.wrong.team_small",
    "rules_pack_reshuffled": "explorer.wrong.pack_reshuffled",
}
"""What is said here where a problem's own sentence has values or modes as Python writes them."""


def state_of(exploration: Exploration) -> ExplorerState:
    """Return where it stands."""
    return ExplorerState(
        rules=exploration.rules,
        draft=exploration.draft,
        players=exploration.players,
        against=exploration.against,
        beside=exploration.beside,
        kept=exploration.kept,
    )


def sheet_of(exploration: Exploration, known: dict[RuleSet, Judged], scored: Scored | None) -> ExplorerSheet:
    """Return what Python makes of it.

    Parameters
    ----------
    exploration : Exploration
    known : dict of RuleSet to Judged
        What rules come to with so many players, where it has been worked out.
    scored : Scored or None
        The sample turn, if so many can play it.
    """
    rules, players = exploration.rules, exploration.players
    columns = exploration.columns()
    compared = [each for _, each in columns]

    def judged(each: RuleSet) -> Judged:
        return known.get(each) or judged_by_theory(each, players)

    return ExplorerSheet(
        summary={"en": rules.summary("en"), "fr": rules.summary("fr")},
        python=f"dixit.{rules!r}",
        faults=_faults(exploration.problems),
        seating=None if fits(rules, players) else _seating(rules),
        judged=judged(rules),
        effect=_effect(exploration, known),
        columns=tuple(
            RuleColumn(choice, both("explorer.yours") if not choice else named(choice), judged(each))
            for choice, each in columns
        ),
        differences=_differences(compared),
        turned=tuple(field for field in rules.diff(compared[0]) if field not in ("id", "source")),
        choices=tuple(Named(id, named(id)) for id in (*editions(), *exploration.kept)),
        scored=scored,
        boxed=rules.id not in editions() or (rules == editions()[rules.id] and not exploration.problems),
        undo=exploration.history.before is not None,
        redo=exploration.history.after is not None,
    )


def named(choice: str) -> Both:
    """Return what an edition, or kept rules, are called."""
    return both(f"edition.{choice}") if choice in editions() else {"en": choice, "fr": choice}


def full_name(rules: RuleSet) -> Both:
    """Return what rules are called, with all that differs from the box."""
    base = editions().get(rules.id)
    fields = [] if base is None else [each for each in rules.diff(base) if applies(each, rules.mode)]
    changes = [named(rules.id), *(change_in_words(rules, field) for field in fields)]
    return {
        "en": " · ".join(each["en"] for each in changes),
        "fr": " · ".join(each["fr"] for each in changes),
    }


def plainly(problem: Problem, language: str) -> str:
    """Say what is wrong in the words of the controls; problems name fields and values as Python does."""
    key = _SAID.get(problem.code)
    if key:
        quoted = {"field": _quoted(str(problem.values["field"]), language)}
        if "refill" in problem.values:
            quoted["refill"] = say(f"choice.refill.{problem.values['refill']}", language)
        return say(key, language, **{**problem.values, **quoted})
    return _FIELD.sub(lambda name: _quoted(name[0], language), problem.message(language))


def change_in_words(rules: RuleSet, field: str) -> Both:
    """Say where a field stands: “Lone finder: 4”."""
    parts = {language: value_in_words(rules, field, language) for language in LANGUAGES}
    return {
        "en": say("explorer.turned", "en", name=say(f"field.{field}", "en"), value=parts["en"]),
        "fr": say("explorer.turned", "fr", name=say(f"field.{field}", "fr"), value=parts["fr"]),
    }


def _quoted(field: str, language: str) -> str:
    return say("explorer.quoted", language, name=say(f"field.{field}", language))


def _faults(problems: tuple[Problem, ...]) -> dict[str, Both]:
    """Say what is wrong beside each field that is."""
    by_field: dict[str, list[Problem]] = {}
    for problem in problems:
        by_field.setdefault(str(problem.values.get("field", "")), []).append(problem)
    return {
        field: {
            "en": " ".join(plainly(each, "en") for each in wrong),
            "fr": " ".join(plainly(each, "fr") for each in wrong),
        }
        for field, wrong in by_field.items()
    }


def _seating(rules: RuleSet) -> Both:
    """Say for how many players the rules are, to one who asked for another number."""
    key = f"explorer.seating{'_even' if rules.players_even else ''}"
    return both(key, low=rules.players_min, high=rules.players_max)


def _effect(exploration: Exploration, known: dict[RuleSet, Judged]) -> Effect | None:
    """Say what the last change was, and what the rules came to before it."""
    before, now = exploration.history.before, exploration.history.now
    if before is None or before == now:
        return None
    judged = judged_by_theory(before.rules, before.players)
    if before.players == now.players:
        judged = known.get(before.rules, judged)
    return Effect(_change(before.rules, before.players, now.rules, now.players), judged)


def _change(before: RuleSet, players_then: int, now: RuleSet, players: int) -> Both:
    """Say what was changed: one field by its name and value, several by their number."""
    fields = [field for field in now.diff(before) if applies(field, now.mode)]
    if not fields and players != players_then:
        return both("explorer.players_now", n=players)
    if len(fields) == 1:
        return change_in_words(now, fields[0])
    if now.id in editions() and now == editions()[now.id]:
        return named(now.id)
    return {
        "en": say("explorer.many_turned", "en", n=len(fields)),
        "fr": say("explorer.many_turned", "fr", n=len(fields)),
    }


def _differences(compared: list[RuleSet]) -> tuple[Difference, ...]:
    fields = [
        field
        for field in RuleSet.__struct_fields__
        if field not in ("id", "source")
        and any(getattr(rules, field) != getattr(compared[0], field) for rules in compared)
    ]
    return tuple(
        Difference(
            field,
            both(f"field.{field}"),
            tuple(
                Both(en=value_in_words(rules, field, "en"), fr=value_in_words(rules, field, "fr"))
                for rules in compared
            ),
        )
        for field in fields
    )
