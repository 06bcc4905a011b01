"""The explorer's words as HTML: what differs, what is wrong, how to keep it."""

from __future__ import annotations

import base64
from html import escape

from dixit_widget.rules import InvalidRules, RuleSet
from dixit_widget.rules.describing import value_in_words
from dixit_widget.words import say


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


def trouble(refusal: InvalidRules, language: str) -> str:
    """Return all that is wrong with rules that cannot be played."""
    lines = "".join(f"<li>{escape(problem.message(language))}</li>" for problem in refusal.problems)
    head = _say("explorer.refused", language)
    return f'<div class="dxe-refused" role="status"><b>{head}</b><ul>{lines}</ul></div>'


def refused(refusal: InvalidRules, name: str, language: str) -> str:
    """Say why a file was not taken."""
    return said(f"{say('explorer.not_loaded', language, name=name)} {refusal.message(language)}")


def said(words: str) -> str:
    """Say something once, also to those who listen."""
    return f'<p class="dxe-said" role="status">{escape(words)}</p>'


def heading(title: str, subtitle: str) -> str:
    """Return the head of a picture: what it asks and how to read it."""
    return f'<h4 class="dxe-head">{escape(title)}</h4><p class="dxe-sub">{escape(subtitle)}</p>'


def caption(words: str, everything: str) -> str:
    """Return what is to be seen in a picture; all that is in it for screen readers only."""
    return f'<p class="dxe-caption">{escape(words)}</p><p class="dxe-hidden">{escape(everything)}</p>'


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
