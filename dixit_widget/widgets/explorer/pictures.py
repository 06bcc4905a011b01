"""The four charts of the explorer, drawn small.

NumPy and matplotlib are loaded when the first is drawn; where they are missing, the rooms of the package that
need them say so, which is why these are imported first.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from textwrap import fill
from typing import TYPE_CHECKING, Final, NamedTuple

from dixit_widget.rules import RuleSet
from dixit_widget.table.controls import Family
from dixit_widget.table.judging import best_clue, voters_game
from dixit_widget.widgets.explorer.judging import BY_CHANCE, seat_apart, simulated
from dixit_widget.words import say

if TYPE_CHECKING:
    import numpy.typing as npt
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure
    from matplotlib.text import Text

    from dixit_widget.simulate import Simulation
    from dixit_widget.theory import Clarity, VotingGame

_REMEMBERED: Final = 12
"""How many pictures of each kind are kept: who turns a rule back sees the old one at once."""

_WIDTH: Final = 4.0
_HEIGHT: Final = 2.6
_UPRIGHT, _TALL = 13, 24
_SHARES: Final = 5
"""Seats up to which there is room to write each one's share."""


class _Aside(NamedTuple):
    """How a rule set that is compared with is drawn behind the variant, and the word for it."""

    color: str
    dashes: tuple[float, ...]
    marker: str
    word: str


_ASIDES: Final = (
    _Aside("#8d8797", (4, 2), "o", "explorer.dashed"),
    _Aside("#8a6fb0", (1, 1.6), "s", "explorer.dotted"),
)
"""The first and the second that is compared with: dashed grey, dotted violet."""


class Compared(NamedTuple):
    """A rule set behind the one that is turned, and what it is called."""

    name: str
    rules: RuleSet


class Question(NamedTuple):
    """What the pictures are asked for.

    Attributes
    ----------
    rules : RuleSet
        The rules that are turned.
    behind : tuple of Compared
        One or two that they are compared with.
    players : int
    language : {"en", "fr"}
    night : bool
        Whether they are drawn on dark paper.
    """

    rules: RuleSet
    behind: tuple[Compared, ...]
    players: int
    language: str
    night: bool = False

    def others(self) -> Iterator[tuple[_Aside, Compared]]:
        """Go through those behind that are not the rules themselves, with how each is drawn."""
        for aside, compared in zip(_ASIDES, self.behind, strict=False):
            if compared.rules != self.rules:
                yield aside, compared


class Limits(NamedTuple):
    """How far the axes of a picture reach."""

    x: tuple[float, float]
    y: tuple[float, float]

    def around(self, other: Limits) -> Limits:
        """Return limits that have room for both."""
        return Limits(
            (min(self.x[0], other.x[0]), max(self.x[1], other.x[1])),
            (min(self.y[0], other.y[0]), max(self.y[1], other.y[1])),
        )


class Picture(NamedTuple):
    """A chart without its words, and the words.

    Attributes
    ----------
    image : bytes
        As PNG.
    subtitle : str
        How to read it.
    headline, caption : str
        What is to be seen in it: in a few words, and more.
    words : str
        All that is in it, for those who don't see it.
    limits : Limits
        How far its axes reach.
    """

    image: bytes
    subtitle: str
    headline: str
    caption: str
    words: str
    limits: Limits


@functools.lru_cache(_REMEMBERED)
def clue(question: Question, held: Limits | None = None) -> Picture:
    """Draw the clarity curve with the best clue, those it is compared with behind it."""
    from dixit_widget.charts import clarity_curve
    from dixit_widget.theory import storyteller_payoff

    rules, _, players, language, _ = question
    guessers = rules.sides_for(players) - 1
    best = best_clue(rules, players)
    figure, ax = _canvas(left=0.15)
    clarity_curve({say("explorer.yours", language): rules}, guessers, ax=ax, language=language)
    top = float(best.value)
    for aside, (_, behind) in question.others():
        if behind.mode == "party":
            continue
        import numpy as np

        chances = np.linspace(0, 1, 101)
        other = best_clue(behind, players)
        _draw_behind(ax, aside, chances, storyteller_payoff(behind, behind.sides_for(players) - 1, chances))
        _draw_behind(ax, aside, [float(other.p)], [float(other.value)], dots=7)
        top = max(top, float(other.value))
        ax.set_ylim(0, 1.08 * top or 1)
    return _picture(figure, ax, *clue_in_words(question), question.night, held)


def _best_words(best: Clarity, language: str) -> str:
    from dixit_widget.words import number

    p, value = number(float(best.p), language), number(float(best.value), language)
    return say(f"explorer.clarity.{'same' if best.flat else 'best'}", language, p=p, value=value)


@functools.lru_cache(_REMEMBERED)
def voters(question: Question, held: Limits | None = None) -> Picture:
    """Draw the voters' game with its equilibria; of very many guessers, as many as can be worked out."""
    from dixit_widget.charts import payoff_matrix

    rules, _, players, language, _ = question
    game = voters_game(rules, players)
    figure, ax = _canvas(left=0.23 if len(game.strategies[0]) == 2 else 0.3, bottom=0.26)
    payoff_matrix(game, ax=ax, language=language)
    ax.set_xlabel(fill(ax.get_xlabel(), 34))
    if game.guessers == 2:  # the names stand upright, one above the other
        ax.set_ylabel(fill(ax.get_ylabel(), _TALL))
        names = [fill(label.get_text(), _UPRIGHT) for label in ax.get_yticklabels()]
        ax.set_yticks(ax.get_yticks(), names, fontsize=min(10, ax.get_yticklabels()[0].get_fontsize()))
    picture = _picture(figure, ax, *voters_in_words(question), question.night, held)
    return picture._replace(subtitle=say("explorer.voters.subtitle", language))


def voters_in_words(question: Question) -> tuple[str, str]:
    """Say what game the voters play: in a few words, and why; it takes no picture."""
    from dixit_widget.theory.voting import MOST_GUESSERS

    rules, _, players, language, _ = question
    game, guessers = voters_game(rules, players), rules.sides_for(players) - 1
    caption = f"{game.why(language)} {equilibria(game, language)}"
    if guessers > MOST_GUESSERS:
        caption = f"{say('explorer.fewer_guessers', language, most=MOST_GUESSERS, n=guessers)} {caption}"
    return say(f"charts.kind.{game.kind}", language) + ".", caption


def clue_in_words(question: Question) -> tuple[str, str]:
    """Say how clear the best clue is, and that of the rules compared with; it takes no picture."""
    rules, _, players, language, _ = question
    captions = [
        say(aside.word, language, name=name, words=_best_words(best_clue(behind, players), language))
        for aside, (name, behind) in question.others()
        if behind.mode != "party"
    ]
    return _best_words(best_clue(rules, players), language), " ".join(captions)


def equilibria(game: VotingGame, language: str) -> str:
    """Say in which equilibria all guessers do the same."""
    from dixit_widget.theory.dependence import TARGET, TheoryProblem
    from dixit_widget.theory.normal_form import Strategy
    from dixit_widget.words import number

    n = game.guessers
    card: list[Strategy] = [TARGET] * n
    decoys = [game.away(i) for i in range(n)]
    found = [
        say(f"explorer.equilibrium.{name}", language)
        for name, profile in (("card", card), ("decoys", decoys))
        if game.is_equilibrium(profile)
    ]
    try:
        mixed = [p for p in game.symmetric_equilibria() if 0 < p < 1]
    except TheoryProblem:  # with second or own votes, or where nothing pays, only the two ends are looked at
        mixed = []
    found += [say("explorer.equilibrium.mixed", language, p=number(float(p), language)) for p in mixed]
    if not found:
        return say("explorer.equilibrium.none", language)
    return say("explorer.equilibria", language, found="; ".join(found))


@functools.lru_cache(_REMEMBERED)
def length(question: Question, held: Limits | None = None) -> Picture:
    """Draw how long games last, those it is compared with behind it."""
    from dixit_widget.charts import game_length

    rules, _, players, language, _ = question
    sim = simulated(rules, players)
    figure, ax = _canvas(left=0.19)
    game_length({say("explorer.yours", language): sim}, ax=ax, language=language)
    captions = []
    for aside, (name, behind) in question.others():
        other = _simulated_if_played(behind, players)
        if other is None:
            continue
        import numpy as np

        shares = np.bincount(other.turns) / other.n
        turns = np.flatnonzero(shares)
        _draw_behind(ax, aside, turns, shares[turns], dots=4)
        low, high = ax.get_xlim()
        ax.set_xlim(min(low, turns[0] - 0.7), max(high, turns[-1] + 0.7))
        ax.set_ylim(0, max(ax.get_ylim()[1], 1.12 * float(shares.max())))
        captions.append(say(aside.word, language, name=name, words=_mean_words(other, language)))
    return _picture(figure, ax, _mean_words(sim, language), " ".join(captions), question.night, held)


def _mean_words(sim: Simulation, language: str) -> str:
    from dixit_widget.words import number

    return say("explorer.length.mean", language, mean=number(sim.mean_turns, language, 1))


@functools.lru_cache(_REMEMBERED)
def seats(question: Question, held: Limits | None = None) -> Picture:
    """Draw whose seat is better."""
    from dixit_widget.charts import seat_advantage
    from dixit_widget.words import number

    rules, _, players, language, _ = question
    sim = simulated(rules, players)
    figure, ax = _canvas(left=0.18, right=0.3)
    seat_advantage(sim, ax=ax, language=language, level=1 - BY_CHANCE / players)
    for text in list(ax.texts):
        if text.get_horizontalalignment() != "center":
            text.set_fontsize(9.5)
        elif players <= _SHARES:
            text.set_fontsize(8.5)
        else:
            text.remove()
    fair = say("explorer.seats.fair", language, share=number(100 / players, language, 1))
    caption = f"{fair} {say('explorer.seats.rule', language)}"
    picture = _picture(figure, ax, standing_out(sim, language), caption, question.night, held)
    return picture._replace(subtitle=say("explorer.seats.subtitle", language))


def standing_out(sim: Simulation, language: str) -> str:
    """Say which seat wins most, or least, if one stands out from all others."""
    from dixit_widget.words import number

    apart = seat_apart(sim)
    if apart is None:
        return say("explorer.seats.chance", language)
    share = number(100 * apart.share, language, 1)
    return say(f"explorer.seats.{apart.which}", language, seat=apart.seat, share=share)


def _simulated_if_played(rules: RuleSet, players: int) -> Simulation | None:
    """Return games by rules that are compared with, if so many can play them."""
    from dixit_widget.words import Problem

    try:
        return simulated(rules, players)
    except Problem:
        return None


DRAWN: Final[dict[Family, Callable[[Question, Limits | None], Picture]]] = {
    "clue": clue,
    "votes": voters,
    "length": length,
    "seats": seats,
}
"""The charts in the order in which they are drawn: the exact ones first."""

EXACT: Final[tuple[Family, ...]] = ("clue", "votes")
"""Those that are worked out, not simulated."""

IN_WORDS: Final[dict[Family, Callable[[Question], tuple[str, str]]]] = {
    "clue": clue_in_words,
    "votes": voters_in_words,
}
"""What is to be said of those where they cannot be drawn."""


def _canvas(left: float, right: float = 0.04, bottom: float = 0.21) -> tuple[Figure, Axes]:
    """Return axes with fixed margins on a small figure: a layout engine would take as long as the drawing."""
    from matplotlib.figure import Figure

    from dixit_widget.charts.canvas import PAPER
    from dixit_widget.charts.fitting import as_large_as_ever

    figure = as_large_as_ever(Figure(figsize=(_WIDTH, _HEIGHT), facecolor=PAPER))
    return figure, figure.add_axes((left, bottom, 1 - left - right, 0.96 - bottom))


def _picture(
    figure: Figure, ax: Axes, headline: str, caption: str, night: bool, held: Limits | None
) -> Picture:
    """Take the words out of a chart, so that they wrap and can be read beside it, and draw the rest.

    Where limits are held, the axes reach at least as far.
    """
    from matplotlib.text import Annotation

    from dixit_widget.charts import png, summary

    words = summary(ax)
    subtitle = ""
    for text in list(ax.texts):
        if text.get_gid() == "subtitle":
            subtitle = text.get_text()
            text.remove()
    ax.set_title("", loc="left")
    legend = ax.get_legend()
    if legend is not None:
        legend.remove()
    limits = Limits(ax.get_xlim(), ax.get_ylim())
    if held is not None and not ax.yaxis_inverted():
        limits = limits.around(held)
        ax.set_xlim(limits.x)
        ax.set_ylim(limits.y)
    _fit(figure, [ax.xaxis.label, *(text for text in ax.texts if isinstance(text, Annotation))])
    return Picture(png(figure, night), subtitle, headline, caption, words, limits)


def _fit(figure: Figure, texts: list[Text]) -> None:
    """Write smaller what would be cut at the right edge; what stands in a cell of a table fits there."""
    edge = 0.97 * figure.bbox.width
    for text in texts:
        box = text.get_window_extent()
        if box.x1 > edge:
            middle = text.get_horizontalalignment() == "center"
            fixed = (box.x0 + box.x1) / 2 if middle else box.x0
            text.set_fontsize(text.get_fontsize() * (edge - fixed) / (box.x1 - fixed))


def _draw_behind(ax: Axes, aside: _Aside, x: npt.ArrayLike, y: npt.ArrayLike, dots: float = 0) -> None:
    """Draw what other rules have, behind what the variant has."""
    from dixit_widget.charts.canvas import PAPER

    ax.plot(
        x,
        y,
        color=aside.color,
        linestyle=(0, aside.dashes),
        linewidth=1.6,
        marker=aside.marker if dots else "",
        markersize=dots,
        markerfacecolor=PAPER,
        label="_behind",
        zorder=1.5,
    )
