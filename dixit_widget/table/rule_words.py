"""Rules that are turned, in the words of their controls: what was changed, and what is wrong with it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from dixit_widget.rules import RuleSet, editions
from dixit_widget.rules.describing import value_in_words
from dixit_widget.rules.validation import applies
from dixit_widget.words import Both, Problem, both, say

_FIELD: Final = re.compile(rf"\b({'|'.join(name for name in RuleSet.__struct_fields__ if '_' in name)})\b")
_SAID: Final = {
    "rules_not_whole": "control.wrong.whole",
    "rules_not_whole_or_none": "control.wrong.whole",
    "rules_not_kinds": "control.wrong.kinds",
    "rules_team_even": "control.wrong.team_even",
    "rules_team_small": "control.wrong.team_small",
    "rules_pack_reshuffled": "control.wrong.pack_reshuffled",
}
"""What is said here where a problem's own sentence has values or modes as Python writes them."""


def named(choice: str) -> Both:
    """Return what an edition, or kept rules, are called."""
    return both(f"edition.{choice}") if choice in editions() else {"en": choice, "fr": choice}


def is_name(name: str, longest: int) -> bool:
    """Whether rules of one's own can go by a name: some letters that are seen, not too many.

    Examples
    --------
    >>> is_name("Ours", 40), is_name(" ", 40), is_name("Hers", 3)
    (True, False, False)
    """
    return bool(name.strip()) and len(name) <= longest and name.isprintable()


def is_taken(name: str) -> bool:
    """Whether an edition goes by a name, in any language, however it is written.

    Examples
    --------
    >>> is_taken("DIXIT 2021"), is_taken("dixit-2021"), is_taken("Ours")
    (True, True, False)
    """
    called = {title.casefold() for id in editions() for title in (id, named(id)["en"], named(id)["fr"])}
    return name.casefold() in called


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


def stands_in_words(rules: RuleSet, field: str) -> Both:
    """Say at what a field stands: “4”."""
    return {
        "en": value_in_words(rules, field, "en"),
        "fr": value_in_words(rules, field, "fr"),
    }


def change_in_words(rules: RuleSet, field: str) -> Both:
    """Say where a field stands: “Lone finder: 4”."""
    parts = stands_in_words(rules, field)
    return {
        "en": say("control.turned", "en", name=say(f"field.{field}", "en"), value=parts["en"]),
        "fr": say("control.turned", "fr", name=say(f"field.{field}", "fr"), value=parts["fr"]),
    }


def _quoted(field: str, language: str) -> str:
    return say("control.quoted", language, name=say(f"field.{field}", language))


def faults_by_field(problems: Iterable[Problem]) -> dict[str, Both]:
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
