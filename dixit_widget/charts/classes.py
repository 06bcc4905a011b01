"""What a class has done at its tables: how clear its clues were, and what other rules have changed."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
from matplotlib.axes import Axes

from dixit_widget.charts.canvas import (
    GOLD,
    INK,
    MUTED,
    ChartProblem,
    Numbers,
    canvas,
    describe,
    kind_of,
    plain,
)
from dixit_widget.charts.simulated import Percents, percent
from dixit_widget.rules.validation import shown
from dixit_widget.simulate.intervals import wilson
from dixit_widget.words import number, say

_ENDINGS: Final = ("nobody", "some", "everybody")
_SURE: Final = 1.959964
_FEW: Final = {1: 12.706205, 2: 4.302653, 3: 3.182446, 4: 2.776445}
"""Student's quantiles where there is little: from five degrees of freedom on a series is as good."""


def class_votes(data: object, ax: Axes | None = None, language: str = "en") -> Axes:
    """Draw how clear the clues of a class were: in how many turns nobody, some or everybody found the card.

    Parameters
    ----------
    data : DataFrame or sequence of dict
        From `dixit_widget.Classroom.to_frame`.
    ax : Axes, optional
        Where to draw, over what is there; a new figure if left out.
    language : {"en", "fr"}, default "en"

    Returns
    -------
    Axes

    Raises
    ------
    ChartProblem
        If it is no such data, or no turn in it has been scored.

    Examples
    --------
    >>> from dixit_widget.charts import summary
    >>> vote = {"sitting": 1, "table": 1, "turn": 1, "phase": "vote"}
    >>> told = summary(class_votes([{**vote, "found": True}, {**vote, "found": False}]))
    >>> print(told)  # doctest: +ELLIPSIS
    How clear were the class’s clues? Of 1 turn nobody found the card in 0%, some in ...
    """
    rows = _rows(data, ("sitting", "table", "turn", "phase", "found"))
    turns: dict[tuple[Any, ...], list[bool]] = {}
    for row in rows:
        if row["phase"] == "vote" and row["found"] in (True, False):
            turns.setdefault((row["sitting"], row["table"], row["turn"]), []).append(bool(row["found"]))
    if not turns:
        raise ChartProblem("charts.class.no_turns")
    kinds = ["everybody" if all(found) else "some" if any(found) else "nobody" for found in turns.values()]
    shares = [kinds.count(kind) / len(kinds) for kind in _ENDINGS]
    votes = [found for each in turns.values() for found in each]
    mean = sum(votes) / len(votes)
    n = len(turns)
    ax = canvas(
        ax,
        say("charts.class_votes.title", language),
        say("charts.class_votes.subtitle", language, n=n, share=percent(mean, language, 0)),
    )
    lows, highs = wilson(shares, n)
    ax.bar(range(3), shares, width=0.62, color=[MUTED, GOLD, MUTED], alpha=0.75, zorder=2)
    ax.errorbar(
        range(3),
        shares,
        yerr=np.clip([np.asarray(shares) - lows, highs - np.asarray(shares)], 0, None),
        fmt="none",
        ecolor=INK,
        elinewidth=1.8,
        capsize=6,
        capthick=1.8,
        zorder=3,
    )
    ax.set_xticks(range(3), [say(f"charts.class_votes.{kind}", language) for kind in _ENDINGS])
    ax.set_ylim(0, 1.08)
    ax.yaxis.set_major_formatter(Percents(language))
    said = {kind: percent(share, language, 0) for kind, share in zip(_ENDINGS, shares, strict=True)}
    words = say("charts.class_votes.words", language, n=n, share=percent(mean, language, 0), **said)
    describe(ax, words)
    return ax


def treatment(data: object, column: str = "points", ax: Axes | None = None, language: str = "en") -> Axes:
    """Draw what the tables of a class came to by each of the rules that they were drawn to play by.

    A dot is the mean of a table: players at one table are not apart from each other, so that tables are what
    is counted. Beside them stands the mean of the tables with its 95 % interval (Student's).

    Parameters
    ----------
    data : DataFrame or sequence of dict
        From `dixit_widget.Classroom.to_frame`.
    column : {"points", "milliseconds", "found"}, default "points"
        What is compared: points in a turn, the time of a decision, or the share of votes that found the card.
    ax : Axes, optional
        Where to draw, over what is there; a new figure if left out.
    language : {"en", "fr"}, default "en"

    Returns
    -------
    Axes

    Raises
    ------
    ChartProblem
        If it is no such data, or there is no such column, or fewer than two rule sets were played by.

    Examples
    --------
    >>> from dixit_widget.charts import summary
    >>> rows = [
    ...     {"sitting": 1, "table": n, "turn": 1, "player": "Ana", "rules": "AB"[n % 2], "points": n}
    ...     for n in range(4)
    ... ]
    >>> print(summary(treatment(rows)))
    Points in a turn, by rules: A 1.00 (−11.71 to 13.71; 2 tables), B 2.00 (−10.71 to 14.71; 2 tables).
    """
    if column not in ("points", "milliseconds", "found"):
        raise ChartProblem("charts.treatment.column", value=shown(column))
    tables = _means(_rows(data, ("sitting", "table", "rules", column)), column)
    if len(tables) < 2:
        raise ChartProblem("charts.treatment.two")
    names = sorted(tables)
    ax = canvas(
        ax,
        say(f"charts.treatment.{column}", language),
        say("charts.treatment.subtitle", language),
    )
    told = []
    for at, name in enumerate(names):
        means = np.asarray(tables[name])
        middle, reach = float(means.mean()), _reach(means)
        shift = (np.arange(len(means)) - (len(means) - 1) / 2) * min(0.05, 0.3 / len(means))
        ax.plot(at - 0.16 + shift, means, "o", color=INK, alpha=0.45, markersize=7, zorder=2)
        ax.errorbar(
            [at + 0.16],
            [middle],
            yerr=[reach] if math.isfinite(reach) else None,
            fmt="D",
            color=GOLD,
            ecolor=INK,
            markeredgecolor=INK,
            markersize=9,
            elinewidth=1.8,
            capsize=6,
            capthick=1.8,
            zorder=3,
        )
        told.append(_told(name, middle, reach, len(means), language))
    ax.set_xticks(range(len(names)), [plain(name, 26) for name in names])
    ax.set_xlim(-0.6, len(names) - 0.4)
    ax.yaxis.set_major_formatter((Percents if column == "found" else Numbers)(language))
    title = say(f"charts.treatment.{column}", language)
    describe(ax, say("charts.treatment.words", language, title=title, told=", ".join(told)))
    return ax


def _told(name: str, middle: float, reach: float, n: int, language: str) -> str:
    value = number(middle, language)
    if not math.isfinite(reach):
        return say("charts.treatment.one", language, name=name, value=value)
    low, high = number(middle - reach, language), number(middle + reach, language)
    return say("charts.treatment.told", language, name=name, value=value, low=low, high=high, tables=n)


def _rows(data: object, columns: Sequence[str]) -> list[Mapping[str, Any]]:
    """Return the rows of a frame, or of a list; a column that one has, all have."""
    records = getattr(data, "to_dict", None)
    rows = records("records") if callable(records) else data
    if not isinstance(rows, list | tuple) or not all(
        isinstance(row, Mapping) and set(columns) <= row.keys() for row in rows
    ):
        raise ChartProblem("charts.class.data", value=kind_of(data))
    return list(rows)


def _means(rows: Sequence[Mapping[str, Any]], column: str) -> dict[str, list[float]]:
    """Return the means of the tables, by rules; points count once for each player and turn."""
    found: dict[tuple[str, Any, Any], dict[Any, float]] = {}
    for at, row in enumerate(rows):
        value = row[column]
        if value is None or value != value:
            continue
        once = (row.get("turn"), row.get("player")) if column == "points" else at
        found.setdefault((str(row["rules"]), row["sitting"], row["table"]), {})[once] = float(value)
    means: dict[str, list[float]] = {}
    for (rules, _, _), values in found.items():
        means.setdefault(rules, []).append(sum(values.values()) / len(values))
    return means


def _reach(means: np.ndarray[Any, Any]) -> float:
    """Return how far the 95 % interval of a mean reaches to either side; of one table it is not known."""
    n = len(means)
    if n < 2:
        return math.nan
    return student(n - 1) * float(means.std(ddof=1)) / math.sqrt(n)


def student(freedom: int) -> float:
    """Return the 97.5 % quantile of Student's distribution.

    References
    ----------
    M. Abramowitz, I. A. Stegun, *Handbook of Mathematical Functions* (1964), 26.7.5.

    Examples
    --------
    >>> round(student(1), 3), round(student(10), 3)
    (12.706, 2.228)
    """
    if freedom in _FEW:
        return _FEW[freedom]
    z, v = _SURE, float(freedom)
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / v**power for power, term in enumerate(terms, 1))
