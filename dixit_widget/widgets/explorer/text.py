"""The explorer's words as HTML: what differs, what is wrong, how to keep it."""

from __future__ import annotations

import base64
import re
from html import escape
from typing import Final

from dixit_widget.rules import InvalidRules, RuleSet
from dixit_widget.rules.describing import value_in_words
from dixit_widget.words import Problem, say

_FIELD: Final = re.compile(rf"\b({'|'.join(name for name in RuleSet.__struct_fields__ if '_' in name)})\b")


def summary(rules: RuleSet, language: str) -> str:
    """Return the title, and what pays and what ends the game."""
    return (
        f'<h3 class="dxe-title">{_say("explorer.title", language)}</h3>'
        f'<p class="dxe-summary">{escape(rules.summary(language))}</p>'
    )


def differences(rules: RuleSet, against: RuleSet, language: str) -> str:
    """Return what differs from an edition, field by field."""
    fields = [field for field in rules.diff(against) if field not in ("id", "source")]
    if not fields:
        return f'<p class="dxe-none">{_say("explorer.no_difference", language)}</p>'
    lines = "".join(_difference(rules, against, field, language) for field in fields)
    return f'<ul class="dxe-differences">{lines}</ul>'


def _difference(rules: RuleSet, against: RuleSet, field: str, language: str) -> str:
    now, there = (escape(value_in_words(each, field, language)) for each in (rules, against))
    name, was = _say(f"field.{field}", language), say("explorer.was", language, value=there)
    return f"<li>{name} <b>{now}</b> <small>{was}</small></li>"


_SAID: Final = {
    "rules_not_whole": "explorer.wrong.whole",
    "rules_not_whole_or_none": "explorer.wrong.whole",
    "rules_not_kinds": "explorer.wrong.kinds",
    "rules_team_even": "explorer.wrong.team_even",
    "rules_team_small": "explorer.wrong.team_small",
    "rules_pack_reshuffled": "explorer.wrong.pack_reshuffled",
}
"""What is said here where a problem's own sentence has values or modes as Python writes them."""


def plainly(problem: Problem, language: str) -> str:
    """Say what is wrong in the words of the controls; problems name fields and values as Python does."""
    key = _SAID.get(problem.code)
    if key:
        named = {
            "field": say("explorer.quoted", language, name=say(f"field.{problem.values['field']}", language))
        }
        if "refill" in problem.values:
            named["refill"] = say(f"choice.refill.{problem.values['refill']}", language)
        return say(key, language, **{**problem.values, **named})
    return _FIELD.sub(
        lambda name: say("explorer.quoted", language, name=say(f"field.{name[0]}", language)),
        problem.message(language),
    )


def trouble(refusal: InvalidRules, language: str) -> str:
    """Return all that is wrong with rules that cannot be played."""
    lines = "".join(f"<li>{escape(plainly(problem, language))}</li>" for problem in refusal.problems)
    head = _say("explorer.refused", language)
    return f'<div class="dxe-refused" role="status"><b>{head}</b><ul>{lines}</ul></div>'


def refused(refusal: InvalidRules, name: str, language: str) -> str:
    """Say why a file was not taken."""
    return said(f"{say('explorer.not_loaded', language, name=name)} {refusal.message(language)}")


def said(words: str) -> str:
    """Say something once, also to those who listen."""
    return f'<p class="dxe-said" role="status">{escape(words)}</p>'


def meaning(field: str, source: str, language: str) -> str:
    """Return a question mark that opens what a field means and where its value comes from."""
    name = escape(say("explorer.why", language, name=say(f"field.{field}", language)), quote=True)
    what = say(f"meaning.{field}", language)
    tip = escape(f"{what} {source}", quote=True)
    return (
        f'<details><summary aria-label="{name}" title="{tip}">?</summary>'
        f"<p>{escape(what)} <small>{escape(source)}</small></p></details>"
    )


def whole(low: int, high: int, language: str) -> str:
    """Ask for a whole number where something else stands."""
    return said(say("explorer.whole", language, low=low, high=high))


def style(css: str, language: str) -> str:
    """Return the style sheet, with the line that it shows when no kernel is there to say anything."""
    lost = say("explorer.lost", language)
    return f'<style>{css}\n.dxe-{language} {{ --dxe-lost: "{lost}"; }}</style>'


def seating(rules: RuleSet, language: str) -> str:
    """Say for how many players the rules are, to one who asked for another number."""
    key = f"explorer.seating{'_even' if rules.players_even else ''}"
    return said(say(key, language, low=rules.players_min, high=rules.players_max))


def wrong(words: str) -> str:
    """Return what is wrong with a field."""
    return f"<p>{escape(words)}</p>" if words else ""


def heading(title: str, subtitle: str = "") -> str:
    """Return the head of a picture: what it asks and how to read it."""
    return f'<h4 class="dxe-head">{escape(title)}</h4><p class="dxe-sub">{escape(subtitle)}</p>'


def image(by_day: bytes, by_night: bytes, words: str) -> str:
    """Return a picture for eyes and ears, decoded before it replaces another, so that nothing blinks."""
    images = ""
    for png, kind in ((by_day, "day"), (by_night, "night")):
        data = base64.b64encode(png).decode()
        images += (
            f'<img decoding="sync" class="dixit-by-{kind}" alt="{escape(words, quote=True)}"'
            f' src="data:image/png;base64,{data}">'
        )
    return images


def caption(headline: str, words: str) -> str:
    """Return what is to be seen in a picture."""
    more = f" {escape(words)}" if words else ""
    return f'<p class="dxe-caption"><b>{escape(headline)}</b>{more}</p>'


def kindly(words: str) -> str:
    """Say why there is no picture."""
    return f'<p class="dxe-kindly">{escape(words)}</p>'


def code(python: str, language: str) -> str:
    """Return a line of Python that a click selects whole."""
    hint = _say("explorer.copy", language)
    return f'<div class="dxe-code"><span>{hint}</span><code tabindex="0">{escape(python)}</code></div>'


def link(rules: RuleSet, language: str) -> str:
    """Return a link that saves the rules as a file; the browser alone does it."""
    data = base64.b64encode((rules.to_json() + "\n").encode()).decode()
    name = escape(f"{rules.id}-rules.json", quote=True)
    return (
        f'<a class="dxe-link" download="{name}" href="data:application/json;base64,{data}">'
        f"{_say('explorer.save', language)}</a>"
    )


def _say(key: str, language: str, **values: str) -> str:
    return escape(say(key, language, **values))
