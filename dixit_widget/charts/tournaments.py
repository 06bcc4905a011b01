"""Tournaments of bots: who wins how often, and how long it takes to know."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from matplotlib.axes import Axes
from matplotlib.ticker import MaxNLocator

from dixit_widget.bots import CHARACTERS
from dixit_widget.charts.canvas import GOLD, INK, ChartProblem, canvas, describe, kind_of, plain
from dixit_widget.charts.letters import look_for
from dixit_widget.charts.marks import colour, draw_mark, edge
from dixit_widget.charts.simulated import Percents, count, percent, scale
from dixit_widget.simulate import Tournament
from dixit_widget.simulate.intervals import wilson
from dixit_widget.words import say

_FIRST = 10
"""Games from which on a share is drawn: of fewer, it jumps about."""


def win_shares(
    result: Tournament,
    ax: Axes | None = None,
    language: str = "en",
    between: tuple[float, float] | None = None,
) -> Axes:
    """Draw each bot's share of the victories with its 95 % interval (Wilson's).

    Parameters
    ----------
    result : Tournament
        From `dixit_widget.simulate.tournament`.
    ax : Axes, optional
        Where to draw, over what is there; a new figure if left out.
    language : {"en", "fr"}, default "en"
    between : tuple of float, optional
        The lowest and the highest share on the scale, so that several pictures have the same; by default what
        suits this one.

    Returns
    -------
    Axes

    Raises
    ------
    ChartProblem
        If it isn't a tournament of which a game was played, or no scale.

    Examples
    --------
    >>> from dixit_widget.charts import summary
    >>> from dixit_widget.rules import edition
    >>> from dixit_widget.simulate import tournament
    >>> played = tournament(["random", "random", "random"], edition("dixit-2021"), 6, progress=False)
    >>> print(summary(win_shares(played)))  # doctest: +ELLIPSIS
    Who wins? Share of the victories in 6 games, with 95% intervals: the Dreamer ...
    """
    _check(result)
    n = len(result.turns)
    ax = canvas(
        ax, say("charts.wins.title", language), say("charts.wins.subtitle", language, n=count(n, language))
    )
    ax.axhline(1 / len(result.bots), color=GOLD, linewidth=1.8, linestyle=(0, (5, 3)), zorder=1)
    lows, highs = wilson(result.win_share, n)
    told = []
    for seat, (bot, share, low, high) in enumerate(
        zip(result.bots, map(float, result.win_share), lows, highs, strict=True)
    ):
        ax.errorbar(
            [seat],
            [share],
            yerr=[[max(share - low, 0)], [max(high - share, 0)]],
            color=INK,
            linewidth=1.8,
            capsize=6,
            capthick=1.8,
        )
        draw_mark(ax, seat, (seat, share), 15, bot)
        ax.annotate(
            percent(share, language, 0),
            (seat, high),
            (0, 8),
            textcoords="offset points",
            ha="center",
            fontsize=12,
            color=INK,
        )
        ends = f"{percent(float(low), language, 0)}–{percent(float(high), language, 0)}"
        told.append(f"{called(bot, language)} {percent(share, language, 0)} ({ends})")
    names = [plain(called(bot, language), 16) for bot in result.bots]
    ax.set_xticks(range(len(names)), names)
    ax.set_xlim(-0.5, len(names) - 0.5)
    highest = float(highs.max())
    ax.set_ylim(scale(between) or (-0.04 * highest, 1.16 * highest))
    ax.yaxis.set_major_formatter(Percents(language))
    describe(ax, say("charts.wins.words", language, n=count(n, language), shares=", ".join(told)))
    return ax


def running_shares(
    result: Tournament, bots: Sequence[str] | None = None, ax: Axes | None = None, language: str = "en"
) -> Axes:
    """Draw how the share of the victories of bots settles from game to game, with 95 % bands (Wilson's).

    Parameters
    ----------
    result : Tournament
    bots : sequence of str, optional
        Which of them; by default all.
    ax : Axes, optional
        Where to draw, over what is there; a new figure if left out.
    language : {"en", "fr"}, default "en"

    Returns
    -------
    Axes

    Raises
    ------
    ChartProblem
        If it isn't a tournament of ten games and more, or a bot did not play in it.
    """
    _check(result, least=_FIRST)
    chosen = result.bots if bots is None else bots
    if not isinstance(chosen, Sequence) or not chosen or any(bot not in result.bots for bot in chosen):
        raise ChartProblem("charts.running.bots", known=", ".join(result.bots), value=kind_of(bots))
    ax = canvas(ax, say("charts.running.title", language), say("charts.running.subtitle", language))
    played = np.arange(1, len(result.turns) + 1)
    shown = slice(_FIRST - 1, None)
    for bot in chosen:
        seat = result.bots.index(bot)
        share = np.cumsum(result.wins[:, seat]) / played
        low, high = wilson(share, played)
        ax.fill_between(played[shown], low[shown], high[shown], color=colour(seat), alpha=0.22, linewidth=0)
        ax.plot(played[shown], share[shown], color=edge(seat), linewidth=2)
        ax.annotate(
            plain(called(bot, language), 16),
            (played[-1], share[-1]),
            (8, 0),
            textcoords="offset points",
            va="center",
            color=edge(seat),
            annotation_clip=False,
        )
    ax.set_xlabel(say("charts.running.games", language))
    ax.set_xlim(_FIRST, max(played[-1], _FIRST + 1))
    ax.xaxis.set_major_locator(MaxNLocator(6, integer=True))
    ax.yaxis.set_major_formatter(Percents(language))
    names = ", ".join(called(bot, language) for bot in chosen)
    describe(ax, say("charts.running.words", language, bots=names, first=_FIRST, n=len(played)))
    return ax


def called(bot: str, language: str) -> str:
    """Return what people call a bot: its character's name, or its own."""
    return say(f"character.{bot}", language) if bot in CHARACTERS else bot


def _check(result: object, least: int = 1) -> None:
    if not isinstance(result, Tournament) or len(result.turns) < least:
        raise ChartProblem("charts.tournament", least=least, value=kind_of(result))
    look_for(result.bots)
