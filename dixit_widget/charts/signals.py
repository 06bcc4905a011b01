"""Clues as signals: how they are heard, as a table, and to whom they are clear, as a map."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from matplotlib.axes import Axes
from matplotlib.patches import Rectangle

from dixit_widget.charts.canvas import (
    ACCENT,
    GOLD,
    INK,
    MUTED,
    PAPER,
    ChartProblem,
    Numbers,
    canvas,
    describe,
    halo,
    kind_of,
    plain,
)
from dixit_widget.charts.curves import one_line, rule_name
from dixit_widget.charts.letters import look_for
from dixit_widget.charts.night import ON_COLOUR
from dixit_widget.charts.simulated import percent
from dixit_widget.rules import RuleSet
from dixit_widget.theory import audience_payoff
from dixit_widget.theory.clarity import checked_chance
from dixit_widget.words import number, say

_STEPS = 81
_LEVELS = (0, 0.5, 0.7, 0.8, 0.9, 0.95, 1)
"""Shares of the highest payoff at which the map changes its shade: finest at the top, which is flat."""
_MOST_CLUES = 24


def signal_table(
    chances: npt.ArrayLike,
    rows: Sequence[str],
    columns: Sequence[str],
    ax: Axes | None = None,
    language: str = "en",
    title: str = "",
) -> Axes:
    """Draw a table of chances: what a clue is heard as, or what is said of a card; the surer, the more gold.

    Parameters
    ----------
    chances : array, shape (rows, columns)
        Of a listener (clues in rows, cards in columns) or of a speaker (cards, clues).
    rows, columns : sequence of str
        Their names.
    ax : Axes, optional
        Where to draw, over what is there; a new figure if left out. A figure of your own makes room for the
        words beside the axes if it has ``layout="constrained"``.
    language : {"en", "fr"}, default "en"
    title : str, optional

    Returns
    -------
    Axes

    Raises
    ------
    ChartProblem
        If it isn't a table of chances with a name for each row and column.

    Examples
    --------
    >>> from dixit_widget.charts import summary
    >>> from dixit_widget.theory import literal_listener
    >>> heard = literal_listener([[1, 1], [0, 1]])
    >>> print(summary(signal_table(heard, ["sea", "ship"], ["the bay", "the boat"])))
    How clues are heard. sea: the bay 50%, the boat 50%; ship: the bay 0%, the boat 100%.
    """
    table = _chances(chances, rows, columns)
    title = title or say("charts.signals.title", language)
    look_for([title, *rows, *columns])
    ax = canvas(ax, title, height=1.9 + 0.55 * len(rows))
    ax.grid(False)
    for side in ax.spines.values():
        side.set_visible(False)
    words = []
    for y, (row, shares) in enumerate(zip(rows, table, strict=True)):
        cells = []
        for x, (column, share) in enumerate(zip(columns, shares, strict=True)):
            tile = Rectangle((x - 0.46, y - 0.42), 0.92, 0.84, facecolor=GOLD, alpha=0.06 + 0.8 * share)
            ax.add_patch(tile)
            chance = percent(share, language)
            bold = "bold" if share == max(shares) else "normal"
            written = ax.text(x, y, chance, ha="center", va="center", fontsize=13, color=INK, fontweight=bold)
            if share > 0.5:
                written.set_gid(ON_COLOUR)
            cells.append(f"{column} {chance}")
        words.append(f"{row}: {', '.join(cells)}")
    ax.set_xlim(-0.5, len(columns) - 0.5)
    ax.set_ylim(len(rows) - 0.5, -0.5)
    ax.set_xticks(range(len(columns)), [plain(each, 22) for each in columns], fontsize=12, color=INK)
    ax.set_yticks(range(len(rows)), [plain(each, 22) for each in rows], fontsize=12, color=INK)
    describe(ax, f"{title}. {'; '.join(words)}.")
    return ax


def _chances(chances: Any, rows: object, columns: object) -> npt.NDArray[np.float64]:
    try:
        table = np.array([[float(share) for share in row] for row in chances])
        fits = table.ndim == 2 and table.size > 0 and list(map(_names, (rows, columns))) == list(table.shape)
    except (TypeError, ValueError):
        fits = False
    if not fits or not ((table >= 0) & (table <= 1)).all():
        raise ChartProblem("charts.signals.table", value=kind_of(chances))
    return table


def _names(given: object) -> int:
    """Return how many names there are; none, if something else was given."""
    if not isinstance(given, Sequence) or not all(isinstance(each, str) for each in given):
        return 0
    return len(given)


def audience_map(
    rules: RuleSet,
    sizes: Sequence[int],
    clues: Mapping[str, Sequence[float]] | None = None,
    ax: Axes | None = None,
    language: str = "en",
) -> Axes:
    """Draw what a clue pays the storyteller by how clear it is to each of two groups of guessers.

    On the dashed diagonal both groups hear it alike: there one can only ask how clear it is. Away from it one
    asks to whom.

    Parameters
    ----------
    rules : RuleSet
    sizes : sequence of int
        How many guessers each of the two groups has.
    clues : mapping of str to pair of float, optional
        Clues to mark on the map: the chance that one of the first group finds the card, and one of the
        second.
    ax : Axes, optional
        Where to draw, over what is there; a new figure if left out. A figure of your own makes room for the
        words beside the axes if it has ``layout="constrained"``.
    language : {"en", "fr"}, default "en"

    Returns
    -------
    Axes

    Raises
    ------
    ChartProblem
        If there are not two groups, or a clue has no chance for each.
    TheoryProblem
        If there is no answer for these rules or this number of guessers.

    Examples
    --------
    >>> from dixit_widget.charts import summary
    >>> from dixit_widget.rules import edition
    >>> print(summary(audience_map(edition("dixit-2021"), (2, 3), {"sea": (1, 0)})))
    Clear to whom? Dixit 2021, 2 + 3 guessers. sea: 1.00 and 0.00, 3.00 points.
    """
    if not isinstance(sizes, Sequence) or len(sizes) != 2:
        raise ChartProblem("charts.audiences.sizes", value=kind_of(sizes))
    if clues is None:
        clues = {}
    if not isinstance(clues, Mapping) or len(clues) > _MOST_CLUES:
        raise ChartProblem("charts.audiences.clues", most=_MOST_CLUES, value=kind_of(clues))
    marked = {str(name): _pair(pair) for name, pair in clues.items()}
    look_for(marked)
    grid = np.linspace(0, 1, _STEPS)
    pays = np.asarray(audience_payoff(rules, sizes, (grid, grid[:, None])))
    title = say("charts.audiences.title", language)
    of = one_line(rule_name(rules, language))
    subtitle = say("charts.audiences.subtitle", language, rules=of, a=sizes[0], b=sizes[1])
    ax = canvas(ax, title, subtitle, height=5.6)
    ax.grid(False)
    top = float(pays.max()) or 1.0
    levels = top * np.array(_LEVELS)
    shades = [(GOLD, alpha) for alpha in np.linspace(0.06, 0.92, len(levels) - 1)]
    ax.contourf(grid, grid, pays, levels, colors=shades)
    edges = ax.contour(grid, grid, pays, levels[1:-1], colors=[MUTED], linewidths=0.8)
    for label in ax.clabel(edges, fmt=lambda value: number(value, language), fontsize=10, colors=[INK]):
        halo(label)
    ax.plot([0, 1], [0, 1], color=INK, linewidth=1.4, linestyle=(0, (5, 3)), label="_alike")
    words = []
    for name, (first, second) in marked.items():
        paid = float(audience_payoff(rules, sizes, (first, second)))
        ax.plot(
            [first],
            [second],
            "o",
            color=ACCENT,
            markersize=8,
            markeredgecolor=PAPER,
            markeredgewidth=1.4,
            clip_on=False,
            zorder=5,
            label=f"_{name}",
        )
        right = first > 0.7
        label = ax.annotate(
            plain(name, 20),
            (first, second),
            (-7 if right else 7, 5),
            textcoords="offset points",
            ha="right" if right else "left",
            fontsize=10.5,
            color=INK,
            zorder=6,
        )
        halo(label)
        chances = (number(first, language), number(second, language))
        values = {"name": name, "a": chances[0], "b": chances[1], "value": number(paid, language)}
        words.append(say("charts.audiences.clue", language, **values))
    ax.set_xlim(0, 1)
    ax.set_ylim(0, 1)
    ax.set_aspect("equal")
    for axis in (ax.xaxis, ax.yaxis):
        axis.set_major_formatter(Numbers(language))
    ax.set_xlabel(say("charts.audiences.first", language, n=sizes[0]))
    ax.set_ylabel(say("charts.audiences.second", language, n=sizes[1]))
    named = say("charts.audiences.words", language, rules=of, a=sizes[0], b=sizes[1])
    describe(ax, " ".join([title, named, *words]))
    return ax


def _pair(pair: object) -> tuple[float, float]:
    if not isinstance(pair, Sequence) or isinstance(pair, str) or len(pair) != 2:
        raise ChartProblem("charts.audiences.pair", value=kind_of(pair))
    return float(checked_chance(pair[0])), float(checked_chance(pair[1]))
