"""Simulations in pictures: how long games last, whose seat is better, how editions compare."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
from matplotlib.axes import Axes
from matplotlib.ticker import MaxNLocator

from dixit_widget.charts.canvas import (
    GOLD,
    GOLD_INK,
    INK,
    LINE,
    ChartProblem,
    Numbers,
    canvas,
    describe,
    halo,
    kind_of,
)
from dixit_widget.charts.curves import LINES, lines, one_line, rule_name
from dixit_widget.charts.letters import look_for, sans
from dixit_widget.charts.marks import draw_mark
from dixit_widget.simulate import Simulation
from dixit_widget.simulate.intervals import wilson
from dixit_widget.words import number, say

Simulations = Simulation | Sequence[Simulation] | Mapping[str, Simulation]


_CLOSE = 12
"""With more seats than these the shares above them are written upwards."""


def named_simulations(sims: object, language: str) -> dict[str, Simulation]:
    """Return simulations by what they are called in a picture.

    Raises
    ------
    ChartProblem
        If it isn't simulations.
    """
    if isinstance(sims, Simulation):
        sims = [sims]
    if isinstance(sims, Mapping):
        named = {str(name): sim for name, sim in sims.items()}
    elif isinstance(sims, Sequence) and not isinstance(sims, str):
        named = {}
        several = len({sim.players for sim in sims if isinstance(sim, Simulation)}) > 1
        for sim in sims:
            name = rule_name(sim.rules, language) if isinstance(sim, Simulation) else ""
            if several:
                name += "\n" + say("charts.with_players", language, n=getattr(sim, "players", 0))
            named[name if name not in named else f"{name} ({len(named) + 1})"] = sim
    else:
        named = {}
    if not named or not all(isinstance(sim, Simulation) for sim in named.values()):
        raise ChartProblem("charts.simulations", value=kind_of(sims))
    look_for(named)
    return named


_HEADS = ("o", "s", "^", "D", "v", "P", "X")
"""What tells the stems of simulations apart beside their colours."""


def scale(between: object) -> tuple[float, float] | None:
    """Read the ends of a scale of shares; None if it is left to the picture.

    Raises
    ------
    ChartProblem
        If it is no lower and higher share.
    """
    if between is None:
        return None
    try:
        low, high = map(float, between)  # type: ignore[call-overload]
    except (TypeError, ValueError):
        raise ChartProblem("charts.between", value=kind_of(between)) from None
    if not -0.2 <= low < high <= 1.2:
        raise ChartProblem("charts.between", value=kind_of(between))
    return low, high


def game_length(sim: Simulations, ax: Axes | None = None, language: str = "en") -> Axes:
    """Draw how many turns games last.

    Parameters
    ----------
    sim : Simulation, sequence of Simulation, or mapping of str to Simulation
        From `dixit_widget.simulate.games`. Up to seven, side by side; each number of turns has a stem.
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
        If it isn't simulations.

    Examples
    --------
    >>> from dixit_widget.charts import summary
    >>> from dixit_widget.rules import edition
    >>> from dixit_widget.simulate import games
    >>> print(summary(game_length(games(edition("dixit-2008"), players=6, n=100))))
    How long do games last? Dixit 2008: 8.0 turns on average, from 8 to 8.
    """
    named = named_simulations(sim, language)
    if len(named) > len(LINES):
        raise ChartProblem("charts.many", most=len(LINES), n=len(named))
    title = say("charts.length.title", language)
    ax = canvas(ax, title, _length_subtitle(list(named.values()), language))
    words = []
    highest = 0.0
    low = min(int(each.turns.min()) for each in named.values())
    high = max(int(each.turns.max()) for each in named.values())
    for place, ((name, each), (hue, _)) in enumerate(zip(named.items(), LINES, strict=False)):
        turns = np.arange(low, high + 1)
        shares = np.bincount(each.turns, minlength=high + 1)[low:] / each.n
        highest = max(highest, float(shares.max()))
        beside = 0.13 * (place - (len(named) - 1) / 2)
        text = lines(name) if len(named) == 1 else f"{lines(name)} · {number(each.mean_turns, language, 1)}"
        ax.vlines(turns + beside, 0, shares, color=hue, linewidth=3 if len(named) == 1 else 2, zorder=2)
        ax.plot(
            (turns + beside)[shares > 0],
            shares[shares > 0],
            linestyle="none",
            marker=_HEADS[place],
            markersize=8,
            color=hue,
            label=text,
            zorder=3,
        )
        if len(named) == 1:
            mean = say("charts.length.mean", language, mean=number(each.mean_turns, language, 1))
            ax.axvline(each.mean_turns, color=GOLD, linewidth=2.2, zorder=3, label="_mean")
            halo(
                ax.annotate(
                    mean,
                    (each.mean_turns, 1),
                    (6, -4),
                    xycoords=ax.get_xaxis_transform(),
                    textcoords="offset points",
                    va="top",
                    color=GOLD_INK,
                    fontsize=12,
                    fontweight="bold",
                )
            )
        words.append(
            say(
                "charts.length.words",
                language,
                name=one_line(name),
                mean=number(each.mean_turns, language, 1),
                low=int(each.turns.min()),
                high=int(each.turns.max()),
            )
        )
    if len(named) > 1:
        ax.legend(frameon=False, fontsize=11, labelcolor=INK, handlelength=2.6)
    ax.set_xlim(min(low - 0.7, high - 3.7), max(high + 0.7, low + 3.7))
    ax.set_ylim(0, 1.12 * highest)
    ax.xaxis.set_major_locator(MaxNLocator(14, integer=True))
    ax.yaxis.set_major_formatter(Percents(language))
    ax.set_xlabel(say("charts.turns", language))
    ax.set_ylabel(say("charts.length.y", language))
    describe(ax, f"{title} " + " ".join(words))
    return ax


def _length_subtitle(sims: list[Simulation], language: str) -> str:
    """Say how many games there were with how many players, if that is the same in all simulations."""
    first = sims[0]
    if any((sim.n, sim.players) != (first.n, first.players) for sim in sims):
        return say("charts.editions.subtitle", language)
    games = count(first.n, language)
    return say("charts.length.subtitle", language, n=first.n, games=games, players=first.players)


def count(n: int, language: str) -> str:
    """Write a whole number, its thousands apart."""
    return f"{n:,}" if language == "en" else f"{n:,}".replace(",", "\u202f")


def percent(value: float, language: str, digits: int = 0) -> str:
    """Write a share as a percentage."""
    text = number(100 * value, language, digits)
    return f"{text} %" if language == "fr" else f"{text}%"


class Percents(Numbers):
    """Writes shares at the ticks of an axis as percentages; below none there are no shares."""

    def _write(self, value: float) -> str:
        return "" if value < 0 else percent(value, self._language, max(self._digits - 2, 0))


def _level(level: float, language: str) -> str:
    """Write how sure an interval is, with as many digits as tell it from certainty."""
    return percent(level, language, 0 if level <= 0.99 else 1)


def seat_advantage(
    sim: Simulation,
    ax: Axes | None = None,
    language: str = "en",
    between: tuple[float, float] | None = None,
    level: float = 0.95,
) -> Axes:
    """Draw each seat's share of the victories, with its interval; seat 1 tells first.

    Parameters
    ----------
    sim : Simulation
        From `dixit_widget.simulate.games`.
    ax : Axes, optional
        Where to draw, over what is there; a new figure if left out. A figure of your own makes room for the
        words beside the axes if it has ``layout="constrained"``.
    language : {"en", "fr"}, default "en"
    between : tuple of float, optional
        The lowest and the highest share on the scale, so that several pictures have the same; by default what
        suits this one.
    level : float, default 0.95
        How likely each interval is to hold the seat's chance. If ``k`` seats are to hold theirs all at once
        with 99 %, it is ``1 - 0.01 / k``.

    Returns
    -------
    Axes

    Raises
    ------
    ChartProblem
        If it isn't a simulation, or no scale.

    Examples
    --------
    >>> from dixit_widget.charts import summary
    >>> from dixit_widget.rules import edition
    >>> from dixit_widget.simulate import games
    >>> print(summary(seat_advantage(games(edition("dixit-2008"), players=6, n=100))))  # doctest: +ELLIPSIS
    Whose seat is better? Share of victories from seat 1 on: ...; a fair share is 16.7%.
    """
    if not isinstance(sim, Simulation):
        raise ChartProblem("charts.simulation", value=kind_of(sim))
    title = say("charts.seats.title", language)
    fair = 1 / sim.players
    of, sure = one_line(rule_name(sim.rules, language)), _level(level, language)
    subtitle = say("charts.seats.subtitle", language, rules=of, n=count(sim.n, language), level=sure)
    ax = canvas(ax, title, subtitle)
    ax.axhline(fair, color=GOLD, linewidth=1.8, linestyle=(0, (5, 3)), zorder=1, label="_fair")
    lows, highs = wilson(sim.win_share, sim.n, level)
    ax.errorbar(
        range(1, sim.players + 1),
        sim.win_share,
        yerr=np.maximum((sim.win_share - lows, highs - sim.win_share), 0),
        fmt="none",
        ecolor=INK,
        elinewidth=1.8,
        capsize=6,
        capthick=1.8,
        zorder=2,
    )
    for seat, (share, high) in enumerate(zip(sim.win_share, highs, strict=True)):
        draw_mark(ax, seat, (seat + 1, float(share)), 15 if sim.players <= _CLOSE else 11, str(seat + 1))
        halo(
            ax.annotate(
                percent(float(share), language, 1),
                (seat + 1, float(high)),
                (0, 12),
                textcoords="offset points",
                ha="center",
                fontsize=11.5 if sim.players <= 8 else 9.5,
                rotation=90 if sim.players > _CLOSE else 0,
                color=INK,
            )
        )
    low, high = float(lows.min()), float(highs.max())
    room = max(high - fair, fair - low, 0.02)
    ax.set_ylim(scale(between) or (max(fair - 1.6 * room, -0.02), min(fair + 1.7 * room, 1.15)))
    ax.yaxis.set_major_locator(MaxNLocator(7, steps=[1, 2, 5, 10]))
    ax.set_xlim(0.4, sim.players + 0.6)
    ax.annotate(
        say("charts.seats.fair", language, share=percent(fair, language, 1)),
        (1, fair),
        (8, 0),
        xycoords=ax.get_yaxis_transform(),
        textcoords="offset points",
        va="center",
        color=GOLD_INK,
        fontsize=11,
        annotation_clip=False,
    )
    ax.set_xticks(range(1, sim.players + 1))
    ax.yaxis.set_major_formatter(Percents(language))
    ax.set_xlabel(say("charts.seats.x", language))
    ax.set_ylabel(say("charts.seats.y", language))
    shares = ", ".join(percent(float(share), language, 1) for share in sim.win_share)
    describe(
        ax,
        f"{title} " + say("charts.seats.words", language, shares=shares, share=percent(fair, language, 1)),
    )
    return ax


def edition_comparison(sims: Simulations, ax: Axes | None = None, language: str = "en") -> Axes:
    """Draw what a turn pays the storyteller and the others, and how long games last, by rule set.

    Parameters
    ----------
    sims : Simulation, sequence of Simulation, or mapping of str to Simulation
        From `dixit_widget.simulate.games`, one for each rule set.
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
        If it isn't simulations.

    Examples
    --------
    >>> from dixit_widget.charts import summary
    >>> from dixit_widget.rules import edition
    >>> from dixit_widget.simulate import games
    >>> sims = [games(edition(id), players=6, n=100) for id in ("dixit-2008", "odyssey-party")]
    >>> [label.get_text() for label in edition_comparison(sims).get_yticklabels()]
    ['Dixit 2008', 'Odyssey Party']
    """
    named = named_simulations(sims, language)
    title = say("charts.editions.title", language)
    ax = canvas(ax, title, say("charts.editions.subtitle", language), height=2.1 + 0.62 * len(named))
    ax.grid(False, axis="y")
    ax.grid(True, axis="x", color=LINE, linewidth=0.8)
    words = []
    for place, (name, sim) in enumerate(named.items()):
        told, guessed = sim.storyteller_points, sim.guesser_points
        ax.plot(
            [told, guessed],
            [place, place],
            color=LINE,
            linewidth=6,
            solid_capstyle="round",
            zorder=1,
            label="_span",
        )
        ax.plot(
            [told],
            [place],
            marker="o",
            markersize=14,
            markerfacecolor=GOLD,
            markeredgecolor=GOLD_INK,
            markeredgewidth=1.3,
            linestyle="none",
            zorder=3,
            label=say("charts.storyteller", language) if place == 0 else "_told",
        )
        ax.plot(
            [guessed],
            [place],
            marker="D",
            markersize=10,
            markerfacecolor="#4a48cc",
            markeredgecolor="#2b2a83",
            markeredgewidth=1.3,
            linestyle="none",
            zorder=3,
            label=say("charts.other", language) if place == 0 else "_guessed",
        )
        if place == 0:
            _name_dots(ax, told, guessed, language)
        turns = say(
            "charts.editions.turns", language, turns=number(sim.mean_turns, language, 1), players=sim.players
        )
        ax.annotate(
            turns,
            (1, place),
            (14, 0),
            xycoords=ax.get_yaxis_transform(),
            textcoords="offset points",
            va="center",
            fontsize=11.5,
            color=INK,
            annotation_clip=False,
        )
        words.append(
            say(
                "charts.editions.words",
                language,
                name=one_line(name),
                told=number(told, language),
                guessed=number(guessed, language),
                turns=number(sim.mean_turns, language, 1),
            )
        )
    ax.set_yticks(
        range(len(named)), [lines(name) for name in named], fontsize=12, color=INK, fontfamily=sans()
    )
    ax.set_ylim(len(named) - 0.45, -0.8)
    ax.margins(x=0.25)
    ax.xaxis.set_major_formatter(Numbers(language))
    ax.set_xlabel(say("charts.editions.x", language))
    describe(ax, f"{title}. " + " ".join(words))
    return ax


def _name_dots(ax: Axes, told: float, guessed: float, language: str) -> None:
    """Write above the first row which dot is whose; names of dots that are near lean outwards."""
    near = abs(told - guessed) < 0.4
    left, right = ("right", "left") if near else ("center", "center")
    for x, side, key, ink in (
        (told, left if told < guessed else right, "charts.storyteller", GOLD_INK),
        (guessed, right if told < guessed else left, "charts.other", "#2b2a83"),
    ):
        ax.annotate(
            say(key, language),
            (x, 0),
            (0, 13),
            textcoords="offset points",
            ha=side,
            va="bottom",
            color=ink,
            fontsize=11.5,
            fontweight="bold",
        )
