"""Which single change makes …? All fields are turned, one by one, to all that they can stand at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any, Final

import msgspec

from dixit_widget.rules import InvalidRules, RuleSet
from dixit_widget.rules.amounts import is_amount, tidy
from dixit_widget.rules.players import fits
from dixit_widget.rules.validation import applies
from dixit_widget.table import RefusedRequest
from dixit_widget.table.controls import Control, Family, controls
from dixit_widget.table.judging import Judged, judged_by_theory, said
from dixit_widget.table.rule_words import stands_in_words
from dixit_widget.widgets.explorer.judging import seat_apart, simulated
from dixit_widget.widgets.explorer.messages import Answered, GoalKind, Hunt
from dixit_widget.words import Problem

MOST_FOUND: Final = 40
_GAMES: Final = 4_000
"""Simulated games for each change: the mean length of a game is then known to about a twentieth of a turn."""
_NEAR: Final = 0.5
"""How far the mean length may be from the turns that were wished for."""
_MOST_TURNS: Final = 1000
_EVERY: Final = 8
"""Changes from one report to the next."""
_MOVED_BY: Final[dict[GoalKind, Family]] = {
    "clue_above": "clue",
    "clue_below": "clue",
    "no_dilemma": "votes",
    "stag_hunt": "votes",
    "turns": "length",
    "even_seats": "seats",
    "fair_telling": "seats",
}
_SIMULATED: Final = ("turns", "even_seats")


def hunt(rules: RuleSet, players: int, goal: GoalKind, value: float) -> Iterator[Hunt]:
    """Turn every field that can move the goal, and report what has been found so far.

    The answers nearest to where the field stands come first; of many, the nearest of every field.

    Parameters
    ----------
    rules : RuleSet
    players : int
    goal : str
    value : float
        What the best clue or the number of turns is to be.

    Examples
    --------
    >>> from dixit_widget.rules import edition
    >>> *_, last = hunt(edition("dixit-2021"), 3, "fair_telling", 0)
    >>> [(one.field, one.value) for one in last.found][:2]
    [('lone_finder_points', 6), ('storyteller_points', 4.5)]
    """
    changes = list(_changes(rules, players, _MOVED_BY[goal], in_steps=goal not in _SIMULATED))
    report = Hunt(goal=goal, value=value, of=len(changes), already=_holds(rules, players, goal, value))
    found: list[tuple[float, Answered]] = []
    yield report
    for done, (control, there, changed) in enumerate(changes, 1):
        try:
            judged = _judged(changed, players, goal in _SIMULATED)
            if _GOALS[goal](changed, players, judged, value):
                stands = stands_in_words(changed, control.field)
                answer = Answered(control.field, there, stands, judged)
                found.append((_distance(getattr(rules, control.field), there), answer))
        except Problem as problem:
            yield msgspec.structs.replace(report, done=len(changes), problem=said(problem))
            return
        if done % _EVERY == 0 or done == len(changes):
            yield (
                report := msgspec.structs.replace(report, done=done, number=len(found), found=_nearest(found))
            )


def _nearest(found: list[tuple[float, Answered]]) -> tuple[Answered, ...]:
    """Return the nearest answers, nearest first; no field's second one while another's first one waits."""
    found.sort(key=lambda one: one[0])
    before: Counter[str] = Counter()
    ranked = []
    for place, (_, answer) in enumerate(found):
        ranked.append((before[answer.field], place, answer))
        before[answer.field] += 1
    shown = sorted(ranked, key=lambda one: one[:2])[:MOST_FOUND]
    return tuple(answer for _, _, answer in sorted(shown, key=lambda one: one[1]))


def checked_goal(goal: GoalKind, value: float) -> None:
    """Refuse to look for what cannot be.

    Raises
    ------
    RefusedRequest
    """
    if goal in ("clue_above", "clue_below") and not 0 <= value <= 1:
        raise RefusedRequest("explorer.hunt_chance", value=value)
    if goal == "turns" and not 1 <= value <= _MOST_TURNS:
        raise RefusedRequest("explorer.hunt_turns", value=value, most=_MOST_TURNS)


def _holds(rules: RuleSet, players: int, goal: GoalKind, value: float) -> bool:
    """Whether it is so without any change."""
    try:
        return _GOALS[goal](rules, players, _judged(rules, players, goal in _SIMULATED), value)
    except Problem:
        return False  # the first change says why


def _changes(
    rules: RuleSet, players: int, family: Family, in_steps: bool
) -> Iterator[tuple[Control, Any, RuleSet]]:
    """Yield all single changes that can move something and can be played by so many.

    Points are turned in the steps of their dials; where it would take long to look at each, in whole ones.
    """
    for control in controls():
        if family not in control.moves or control.field == "mode" or not applies(control.field, rules.mode):
            continue
        for value in _values(control, in_steps):
            if value == getattr(rules, control.field):
                continue
            try:
                changed = rules.replace(**{control.field: value})
            except InvalidRules:
                continue
            if fits(changed, players):
                yield control, value, changed


def _values(control: Control, in_steps: bool) -> list[Any]:
    if control.kind == "switch":
        return [False, True]
    if control.kind == "choice":
        return [choice.id for choice in control.choices]
    step = control.step if in_steps else 1
    steps = range(int((control.reach - control.low) / step) + 1)
    numbers: list[Any] = [tidy(control.low + step * i) for i in steps]
    return [*numbers, None] if control.kind == "maybe" else numbers


def _distance(here: object, there: object) -> float:
    """How far a control is turned; on, off and other choices count as one step."""
    return abs(there - here) if is_amount(here) and is_amount(there) else 1


def _judged(rules: RuleSet, players: int, with_games: bool) -> Judged:
    judged = judged_by_theory(rules, players)
    if not with_games:
        return judged
    sim = simulated(rules, players, _GAMES)
    return msgspec.structs.replace(judged, turns=float(sim.mean_turns), apart=seat_apart(sim))


def _above(_rules: RuleSet, _players: int, judged: Judged, value: float) -> bool:
    return judged.clue is not None and not judged.any_clue and judged.clue > value


def _below(_rules: RuleSet, _players: int, judged: Judged, value: float) -> bool:
    return judged.clue is not None and not judged.any_clue and judged.clue < value


def _no_dilemma(_rules: RuleSet, _players: int, judged: Judged, _value: float) -> bool:
    return judged.kind not in (None, "prisoners_dilemma")


def _stag_hunt(_rules: RuleSet, _players: int, judged: Judged, _value: float) -> bool:
    return judged.kind == "stag_hunt"


def _turns(_rules: RuleSet, _players: int, judged: Judged, value: float) -> bool:
    return judged.turns is not None and abs(judged.turns - value) <= _NEAR


def _even(_rules: RuleSet, _players: int, judged: Judged, _value: float) -> bool:
    return judged.turns is not None and judged.apart is None


def _fair(rules: RuleSet, players: int, _judged: Judged, _value: float) -> bool:
    """Whether telling pays as much as guessing, if every clue is half clear."""
    from dixit_widget.theory import guesser_payoff, storyteller_payoff

    guessers, half = rules.sides_for(players) - 1, Fraction(1, 2)
    return storyteller_payoff(rules, guessers, half) == guesser_payoff(rules, guessers, half)


_GOALS: Final[dict[GoalKind, Callable[[RuleSet, int, Judged, float], bool]]] = {
    "clue_above": _above,
    "clue_below": _below,
    "no_dilemma": _no_dilemma,
    "stag_hunt": _stag_hunt,
    "turns": _turns,
    "even_seats": _even,
    "fair_telling": _fair,
}
