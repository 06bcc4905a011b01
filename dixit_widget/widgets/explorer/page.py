"""What a page is shown of an exploration, as data: in every language where Python has the words."""

from __future__ import annotations

from dixit_widget.rules import RuleSet, editions
from dixit_widget.rules.describing import value_in_words
from dixit_widget.rules.players import fits
from dixit_widget.rules.validation import applies
from dixit_widget.table.controls import Named
from dixit_widget.table.judging import Effect, Judged, judged_by_theory
from dixit_widget.table.points import CountedTurn
from dixit_widget.table.rule_words import change_in_words, faults_by_field, named
from dixit_widget.widgets.explorer.exploration import Exploration, Moment
from dixit_widget.widgets.explorer.messages import (
    Difference,
    ExplorerSheet,
    ExplorerState,
    RuleColumn,
)
from dixit_widget.words import Both, both, say


def state_of(exploration: Exploration) -> ExplorerState:
    """Return where it stands."""
    return ExplorerState(
        rules=exploration.rules,
        draft=exploration.draft,
        players=exploration.players,
        against=exploration.against,
        beside=exploration.beside,
        kept=tuple(exploration.kept),
    )


def sheet_of(
    exploration: Exploration, known: dict[RuleSet, Judged], scored: CountedTurn | None
) -> ExplorerSheet:
    """Return what Python makes of it.

    Parameters
    ----------
    exploration : Exploration
    known : dict of RuleSet to Judged
        What rules come to with so many players, where it has been worked out.
    scored : CountedTurn or None
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
        faults=faults_by_field(exploration.problems),
        seating=None if fits(rules, players) else _seating(rules),
        judged=judged(rules),
        effect=_effect(exploration, known),
        columns=tuple(
            RuleColumn(choice, both("explorer.yours") if not choice else named(choice), judged(each))
            for choice, each in columns
        ),
        differences=_differences(compared),
        turned=tuple(field for field in rules.diff(compared[0]) if field not in ("id", "source")),
        editions=tuple(Named(id, named(id)) for id in editions()),
        scored=scored,
        boxed=rules.id not in editions() or (rules == editions()[rules.id] and not exploration.problems),
        undo=exploration.history.before is not None,
        redo=exploration.history.after is not None,
    )


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
    return Effect(_change(before, now), judged)


def _change(before: Moment, now: Moment) -> Both:
    """Say what was changed, the number of players as well where an edition brought another."""
    if before.kept != now.kept:
        return _kept(before.kept, now.kept)
    fields = [field for field in now.rules.diff(before.rules) if applies(field, now.rules.mode)]
    if now.players == before.players:
        return _turned(fields, now.rules)
    seated = both("explorer.players_now", n=now.players)
    if not fields:
        return seated
    turned = _turned(fields, now.rules)
    return {
        "en": say("explorer.and_players", "en", turned=turned["en"], players=seated["en"]),
        "fr": say("explorer.and_players", "fr", turned=turned["fr"], players=seated["fr"]),
    }


def _kept(before: dict[str, RuleSet], now: dict[str, RuleSet]) -> Both:
    """Say which rules have been kept, or forgotten."""
    for name, rules in now.items():
        if before.get(name) != rules:
            return both("explorer.kept_now", name=name)
    (name,) = before.keys() - now.keys()
    return both("explorer.forgotten_now", name=name)


def _turned(fields: list[str], now: RuleSet) -> Both:
    """Say what became of the rules: one field by its name and value, several by their number."""
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
