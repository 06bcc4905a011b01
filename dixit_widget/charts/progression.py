"""The score by turn: who was ahead when."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from matplotlib.axes import Axes
from matplotlib.ticker import MaxNLocator
from matplotlib.transforms import offset_copy

from dixit_widget.charts.canvas import (
    GOLD,
    GOLD_INK,
    INK,
    PAPER,
    canvas,
    describe,
    edged,
    halo,
    placeholder,
    short_names,
    spread,
)
from dixit_widget.charts.fitting import height_of, scale_of
from dixit_widget.charts.letters import sans
from dixit_widget.charts.marks import colour, draw_mark, edge
from dixit_widget.charts.record_data import RecordLike, Story, read
from dixit_widget.rules import Amount
from dixit_widget.words import say

_LINE = 15
"""Points that a line of names needs, in writing as large as ever."""


def score_progression(record: RecordLike, ax: Axes | None = None, language: str = "en") -> Axes:
    """Draw the score of every player (in team mode of every team) by turn.

    Small marks under the turns say who told; a ring is where another player than before comes to lead alone.

    Parameters
    ----------
    record : Record, Game or TableWidget
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
        If it isn't a record.

    Examples
    --------
    >>> from dixit_widget.engine import Game
    >>> from dixit_widget.rules import edition
    >>> from dixit_widget.charts import summary
    >>> game = Game.start(edition("dixit-2021"), ["Ana", "Ben", "Cleo"], seed=7)
    >>> print(summary(score_progression(game)))
    Score by turn. No turn has been scored yet.
    """
    story = read(record)
    title = say("charts.progression.title", language)
    if not story.turns:
        return placeholder(ax, language, "charts.no_turns", title)
    ax = canvas(ax, title, say("charts.progression.subtitle", language))
    turns = len(story.turns)
    scores = _scores(story)
    figure = ax.get_figure(root=True)
    for rank, (side, line) in enumerate(scores.items()):
        seat = story.sides[side]
        width = 3.2 if len(scores) <= 6 else 2.4
        aside = (rank - (len(scores) - 1) / 2) * min(1.2, 5 / len(scores))  # equal lines lie side by side
        ax.plot(
            range(turns + 1),
            line,
            color=colour(seat),
            linewidth=width,
            solid_joinstyle="round",
            solid_capstyle="round",
            path_effects=edged(edge(seat), width + 1.8),
            transform=offset_copy(ax.transData, figure, y=aside * scale_of(ax), units="points"),
            label=side,
            zorder=3,
        )
    target = story.rules.target_score
    top = max(max(line) for line in scores.values())
    highest = max(top, 1)
    if target is not None and top >= 0.5 * target:
        highest = max(top, target)
        ax.axhline(target, color=GOLD, linewidth=1.6, linestyle=(0, (5, 3)), zorder=1, label="_target")
        halo(
            ax.text(
                0.1,
                target,
                say("charts.target", language, n=target),
                color=GOLD_INK,
                fontsize=11,
                va="bottom",
                fontfamily=sans(),
            )
        )
    ax.set_ylim(-0.025 * highest, 1.08 * highest)
    ax.set_xlim(0, turns)
    ax.set_xlabel(say("charts.turn", language))
    ax.set_ylabel(say("charts.points", language))
    ax.xaxis.set_major_locator(MaxNLocator(min(turns, 12), integer=True))
    ax.yaxis.set_major_locator(MaxNLocator(7, integer=True))
    ax.tick_params(axis="x", pad=19)
    _name(ax, story, scores)
    _mark_storytellers(ax, story)
    changes = lead_changes(scores)
    for turn, side in changes:
        ax.plot(
            [turn],
            [scores[side][turn]],
            "o",
            markersize=13,
            markerfacecolor="none",
            markeredgecolor=GOLD_INK,
            markeredgewidth=1.8,
            path_effects=edged(PAPER, 4),
            clip_on=False,
            zorder=6,
            label="_lead",
        )
    describe(ax, _words(title, scores, changes, language))
    return ax


def lead_changes(scores: Mapping[str, Sequence[Amount]]) -> list[tuple[int, str]]:
    """Return at which turn who came to lead alone, where somebody else had led alone before.

    Examples
    --------
    >>> lead_changes({"Ana": [0, 3, 3, 3], "Ben": [0, 0, 3, 6]})
    [(3, 'Ben')]
    """
    changes: list[tuple[int, str]] = []
    leader = ""
    for turn, points in enumerate(zip(*scores.values(), strict=True)):
        ahead = [side for side, own in zip(scores, points, strict=True) if own == max(points)]
        if len(ahead) == 1 and ahead[0] != leader:
            if leader:
                changes.append((turn, ahead[0]))
            leader = ahead[0]
    return changes


def _scores(story: Story) -> dict[str, list[Amount]]:
    scores: dict[str, list[Amount]] = {side: [0] for side in story.sides}
    for turn in story.turns:
        for row in turn:
            line = scores[row["team"] or row["player"]]
            if len(line) <= row["turn"]:
                line.append(row["score"])
    return scores


def _name(ax: Axes, story: Story, scores: dict[str, list[Amount]]) -> None:
    """Write every name and score at the end of its line, moved apart where they would touch."""
    low, high = ax.get_ylim()
    ends = [float(line[-1]) for line in scores.values()]
    gap = max(0.068, _LINE * scale_of(ax) / 72 / height_of(ax))
    places = spread(ends, (high - low) * min(gap, 1 / len(ends)), top=high)
    names = short_names(list(scores))
    for (side, line), name, place in zip(scores.items(), names, places, strict=True):
        seat = story.sides[side]
        ax.plot(
            [1, 1.03],
            [line[-1], place],
            color=edge(seat),
            linewidth=1.2,
            alpha=0.6,
            transform=ax.get_yaxis_transform(),
            clip_on=False,
            label="_leader",
        )
        draw_mark(ax, seat, (1.035, place), 10.5, "_mark", ax.get_yaxis_transform())
        ax.annotate(
            f"{name}  {line[-1]}",
            (1.035, place),
            (13, 0),
            xycoords=ax.get_yaxis_transform(),
            textcoords="offset points",
            va="center",
            fontsize=12.5,
            color=INK,
            fontfamily=sans(),
            annotation_clip=False,
        )


def _mark_storytellers(ax: Axes, story: Story) -> None:
    """Put the storyteller's mark under each turn."""
    for number, turn in enumerate(story.turns, 1):
        seat = next(i for i, row in enumerate(turn) if row["player"] == row["storyteller"])
        size = 6.5 if len(story.turns) <= 24 else 4
        draw_mark(ax, seat, (number, -0.045), size, "_storyteller", ax.get_xaxis_transform(), 0.9)


def _words(
    title: str, scores: Mapping[str, Sequence[Amount]], changes: list[tuple[int, str]], language: str
) -> str:
    order = sorted(scores, key=lambda side: -scores[side][-1])
    turns = len(scores[order[0]]) - 1
    standing = ", ".join(f"{side} {scores[side][-1]}" for side in order)
    ends = say("charts.progression.words", language, n=turns, standing=standing)
    if not changes:
        return f"{title}. {ends}"
    told = ", ".join(
        say("charts.progression.lead", language, turn=turn, player=side) for turn, side in changes
    )
    return f"{title}. {ends} " + say("charts.progression.leads", language, changes=told)
