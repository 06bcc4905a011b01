"""The votes of a game as streams from those who vote to those whose cards they vote for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from matplotlib.axes import Axes
from matplotlib.patches import PathPatch, Rectangle
from matplotlib.path import Path
from matplotlib.transforms import offset_copy

from dixit_widget.charts.canvas import INK, MUTED, canvas, describe, placeholder, short_names
from dixit_widget.charts.fitting import scale_of
from dixit_widget.charts.letters import sans
from dixit_widget.charts.marks import colour, draw_mark, edge
from dixit_widget.charts.record_data import RecordLike, read
from dixit_widget.charts.votes import Pair, count_votes, votes_height, votes_words
from dixit_widget.words import say

_BAR = 0.025
_GAP = 0.35
"""Of the height, shared among the gaps between players."""


def voting_flow(record: RecordLike, ax: Axes | None = None, language: str = "en") -> Axes:
    """Draw the votes as streams: from each player who votes, on the left, to the owners of the cards.

    A stream is as wide as the number of its votes, and has the voter's colour.

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
    >>> from dixit_widget.charts import summary
    >>> from dixit_widget.engine import Game
    >>> from dixit_widget.rules import edition
    >>> game = Game.start(edition("dixit-2021"), ["Ana", "Ben", "Cleo"], seed=7)
    >>> print(summary(voting_flow(game)))
    Where the votes go. No turn has been scored yet.
    """
    story = read(record)
    title = say("charts.flow.title", language)
    players = story.players
    if not story.turns:
        return placeholder(ax, language, "charts.no_turns", title, votes_height(players))
    votes, _ = count_votes(story)
    ax = canvas(ax, title, say("charts.flow.subtitle", language), votes_height(players))
    ax.set_axis_off()
    total = max(sum(votes.values()), 1)
    gap = _GAP * total / len(players)
    seats = range(len(players))
    given = _places([sum(n for (by, _), n in votes.items() if by == seat) for seat in seats], gap)
    taken = _places([sum(n for (_, to), n in votes.items() if to == seat) for seat in seats], gap)
    _draw_streams(ax, votes, given, taken)
    names = short_names(players, 14)
    for x, side, places in ((0.0, -1, given), (1.0, 1, taken)):
        for seat, (top, count) in places.items():
            _draw_end(ax, seat, (x, top), count, side, names[seat])
    low = total + gap * len(players)
    for x, align, key in ((0.0, "left", "charts.votes.voter"), (1.0, "right", "charts.votes.owner")):
        ax.annotate(
            say(key, language),
            (x, low),
            (0, -4),
            textcoords="offset points",
            ha=align,
            va="top",
            fontsize=11.5,
            color=MUTED,
            fontfamily=sans(),
            annotation_clip=False,
        )
    ax.set_xlim(-_BAR, 1 + _BAR)
    ax.set_ylim(low, 0)
    describe(ax, f"{title}. " + votes_words(story, votes, language))
    return ax


def _places(counts: Sequence[int], gap: float) -> dict[int, tuple[float, int]]:
    """Return, for each seat, where its bar begins and how high it is; a gap lies around each."""
    places = {}
    top = gap / 2
    for seat, count in enumerate(counts):
        places[seat] = (top, count)
        top += count + gap
    return places


def _draw_streams(
    ax: Axes,
    votes: Mapping[Pair, int],
    given: Mapping[int, tuple[float, int]],
    taken: Mapping[int, tuple[float, int]],
) -> None:
    leaves = {seat: top for seat, (top, _) in given.items()}
    arrives = {seat: top for seat, (top, _) in taken.items()}
    start, end, half = _BAR, 1 - _BAR, 0.5
    for (voter, owner), count in sorted(votes.items()):
        a, b = leaves[voter], arrives[owner]
        leaves[voter] += count
        arrives[owner] += count
        outline = Path(
            [
                (start, a),
                (half, a),
                (half, b),
                (end, b),
                (end, b + count),
                (half, b + count),
                (half, a + count),
                (start, a + count),
                (start, a),
            ],
            [Path.MOVETO, *[Path.CURVE4] * 3, Path.LINETO, *[Path.CURVE4] * 3, Path.CLOSEPOLY],
        )
        ax.add_patch(
            PathPatch(
                outline,
                facecolor=colour(voter),
                edgecolor=edge(voter),
                linewidth=0.6,
                alpha=0.62,
                zorder=2,
                gid="stream",
            )
        )


def _draw_end(ax: Axes, seat: int, place: tuple[float, float], count: int, side: int, name: str) -> None:
    """Draw a player's bar at one side, and beside it mark, name and number of votes."""
    x, top = place
    ax.add_patch(
        Rectangle(
            (x - (_BAR if side > 0 else 0), top),
            _BAR,
            count,
            facecolor=colour(seat),
            edgecolor=edge(seat),
            linewidth=1,
            zorder=3,
        )
    )
    middle = top + count / 2
    beside = offset_copy(ax.transData, ax.get_figure(root=True), x=13 * side * scale_of(ax), units="points")
    draw_mark(ax, seat, (x, middle), 10, "_end", beside)
    ax.annotate(
        f"{count}  {name}" if side > 0 else f"{name}  {count}",
        (x, middle),
        (24 * side, 0),
        textcoords="offset points",
        ha="left" if side > 0 else "right",
        va="center",
        fontsize=12,
        color=INK,
        fontfamily=sans(),
        annotation_clip=False,
    )
