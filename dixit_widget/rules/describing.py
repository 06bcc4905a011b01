"""A rule set in words: rows for a table, two sentences for the impatient, and HTML for a notebook."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, TypedDict

from dixit_widget.rules.citations import CITATIONS
from dixit_widget.rules.editions import EDITIONS
from dixit_widget.rules.validation import CHOICES, applies
from dixit_widget.words import catalogue, say, written

if TYPE_CHECKING:
    from dixit_widget.rules.ruleset import RuleSet


class RuleRow(TypedDict):
    """One rule in words."""

    field: str
    label: str
    value: str
    meaning: str
    source: str
    changed: bool


def rows(rules: RuleSet, language: str) -> list[RuleRow]:
    """Return every rule that means something in these rules' mode, in words."""
    base = EDITIONS.get(rules.id)
    return [
        {
            "field": field,
            "label": say(f"field.{field}", language),
            "value": value_in_words(rules, field, language),
            "meaning": say(f"meaning.{field}", language),
            "source": _source(rules, base, field, language),
            "changed": base is not None and getattr(base, field) != getattr(rules, field),
        }
        for field in rules.__struct_fields__
        if field not in ("id", "source") and _matters(rules, field)
    ]


def summary(rules: RuleSet, language: str) -> str:
    """Return what pays and what ends the game, in two or three sentences."""
    return " ".join([_scoring(rules, language), *_besides(rules, language), _ending(rules, language)])


def book_title(source: str, language: str) -> str:
    """Return what people call a rulebook; one that is in no catalogue is called by its id."""
    return catalogue(language).get(f"book.{source}", source)


def as_html(rules: RuleSet, language: str = "en") -> str:
    """Return the rules as a table that shows itself in a notebook, in light and dark."""
    columns = "".join(
        f"<th>{_html(say(f'rules.column.{column}', language))}</th>"
        for column in ("rule", "value", "meaning", "source")
    )
    lines = "".join(_html_line(row) for row in rows(rules, language))
    return (
        f'<div class="dx-rules"><style>{_STYLE}</style><table>{_caption(rules, language)}'
        f"<thead><tr>{columns}</tr></thead><tbody>{lines}</tbody></table></div>"
    )


_STYLE = (
    ".dx-rules{overflow-x:auto}"
    ".dx-rules table{border-collapse:collapse;color:var(--jp-content-font-color1,inherit);font-size:.9em}"
    ".dx-rules caption{text-align:start;font-weight:600;padding:.3em 0}"
    ".dx-rules caption small{display:block;font-weight:400;color:var(--jp-content-font-color2,inherit)}"
    ".dx-rules th,.dx-rules td{text-align:start!important;vertical-align:top;padding:.25em .7em .25em 0;"
    "border-bottom:1px solid var(--jp-border-color2,#8886);white-space:normal}"
    ".dx-rules td:first-child{white-space:nowrap}"
    ".dx-rules code{font-size:.85em;color:var(--jp-content-font-color2,inherit);background:none}"
    ".dx-rules .changed td:nth-child(2){font-weight:700;color:var(--jp-brand-color1,inherit)}"
    ".dx-rules td:last-child{color:var(--jp-content-font-color2,inherit);overflow-wrap:anywhere}"
)


def _html(text: str) -> str:
    return escape(text, quote=True)


def _html_line(row: RuleRow) -> str:
    changed = ' class="changed"' if row["changed"] else ""
    return (
        f"<tr{changed}><td>{_html(row['label'])}<br><code>{row['field']}</code></td>"
        f"<td>{_html(row['value'])}</td><td>{_html(row['meaning'])}</td><td>{_html(row['source'])}</td></tr>"
    )


def _caption(rules: RuleSet, language: str) -> str:
    """Return the table's title, and under it, small, the rulebook."""
    base = EDITIONS.get(rules.id)
    book = "" if base is None else f"<small>{_html(book_title(base.source, language))}</small>"
    return f"<caption>{_html(_title(rules, language))}{book}</caption>"


def _title(rules: RuleSet, language: str) -> str:
    base = EDITIONS.get(rules.id)
    if base is None:
        return say("rules.title_own", language, edition=rules.id)
    key = "rules.title" if rules == base else "rules.title_variant"
    return say(key, language, edition=say(f"edition.{rules.id}", language))


def _matters(rules: RuleSet, field: str) -> bool:
    """Whether a field can make a difference in these rules."""
    if field.endswith("_with_3"):
        return rules.players_min == 3
    if field == "players_even":
        return rules.players_even
    if field == "second_vote_players":
        return rules.votes_max > 1 or rules.single_vote_points > 0
    return applies(field, rules.mode)


def value_in_words(rules: RuleSet, field: str, language: str) -> str:
    """Say the value of a field, as a table of rules has it."""
    value = getattr(rules, field)
    if isinstance(value, tuple):
        return ", ".join(say(f"choice.{field}.{kind}", language) for kind in value)
    if field in CHOICES:
        return say(f"choice.{field}.{value}", language)
    if isinstance(value, bool):
        return say("rules.yes" if value else "rules.no", language)
    if value is None:
        same = field.endswith(("_with_3", "_found_points"))
        return say("rules.same" if same else "rules.none", language)
    return written(value, language) if isinstance(value, float) else str(value)


def _source(rules: RuleSet, base: RuleSet | None, field: str, language: str) -> str:
    if base is None:
        return say("rules.source_own", language)
    citation = CITATIONS[base.id].get(field)
    if citation is None:
        absent = getattr(base, field) in (None, False, 0)
        source = say("rules.source_absent" if absent else "rules.source_silent", language)
    else:
        section, paraphrase = citation
        source = say(
            "rules.source",
            language,
            book=book_title(base.source, language),
            section=section,
            says=say(f"says.{paraphrase}", language),
        )
    if getattr(rules, field) == getattr(base, field):
        return source
    return say("rules.source_changed", language, value=value_in_words(base, field, language), source=source)


def _scoring(rules: RuleSet, language: str) -> str:
    if rules.mode == "party":
        if rules.together_cap is None:
            return say("summary.party", language)
        return say("summary.party_cap", language, cap=rules.together_cap)
    teams = "_teams" if rules.mode == "team" else ""
    apart = "_apart" if rules.points_when_everybody() != rules.points_when_nobody() else ""
    return say(
        f"summary.finding{teams}{apart}",
        language,
        storyteller=rules.storyteller_points,
        finder=rules.finder_points,
        everybody=rules.points_when_everybody(),
        nobody=rules.points_when_nobody(),
        decoy=rules.decoy_points,
    )


def _besides(rules: RuleSet, language: str) -> list[str]:
    """Say in one sentence what pays beside the common points, if anything does."""
    parts = [*_decoy_parts(rules, language), *_finder_parts(rules, language)]
    if rules.own_vote:
        parts.append(say("summary.own_vote", language))
    if rules.red_token:
        parts.append(say("summary.red_token", language))
    if not parts:
        return []
    sentence = say("summary.and", language).join(parts)
    return [say("summary.besides", language, parts=sentence[0].upper() + sentence[1:])]


def _decoy_parts(rules: RuleSet, language: str) -> list[str]:
    if not rules.decoy_points or rules.mode == "party":
        return []
    parts = []
    if rules.bonus_cap is not None:
        parts.append(say("summary.bonus_cap", language, n=rules.bonus_cap))
    if not rules.decoy_points_when_nobody:
        parts.append(say("summary.decoys_need_a_finder", language))
    return parts


def _finder_parts(rules: RuleSet, language: str) -> list[str]:
    parts = []
    lone = rules.lone_finder_points
    if lone is not None and (lone, lone) != (rules.storyteller_points, rules.finder_points):
        parts.append(say(f"summary.lone_finder{'_teams' if rules.mode == 'team' else ''}", language, n=lone))
    votes, single, least = rules.votes_max, rules.single_vote_points, rules.second_vote_players
    if (votes > 1 or single) and least <= rules.sides_for(rules.players_max):
        key = ("votes_single" if single else "votes") if votes > 1 else "single"
        what = say(f"summary.{key}", language, votes=votes, n=single)
        if least > rules.sides_for(rules.players_min):
            unit = "teams" if rules.mode == "team" else "players"
            what = say(f"summary.from_{unit}", language, least=least, what=what)
        parts.append(what)
    return parts


def _ending(rules: RuleSet, language: str) -> str:
    """Say when the game ends; of several endings, whichever comes first."""
    endings = []
    if rules.target_score is not None:
        endings.append(say("summary.end_target", language, n=rules.target_score))
    if rules.turns_each is not None:
        endings.append(say("summary.end_turns", language, n=rules.turns_each))
    if rules.ends_with_pack:
        endings.append(say("summary.end_pack", language))
    key = "summary.end" if len(endings) == 1 else "summary.end_first"
    how = say("summary.end_or", language).join(endings)
    if rules.ties == "play_on":
        how += say("summary.end_tie", language)
    return say(key, language, how=how)
