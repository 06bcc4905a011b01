"""How clear each clue was, and what that paid."""

from __future__ import annotations

import math
from typing import NamedTuple

from matplotlib.axes import Axes

from dixit_widget.charts.canvas import (
    GOLD,
    GOLD_INK,
    INK,
    MUTED,
    TINT,
    ChartProblem,
    canvas,
    describe,
    halo,
    placeholder,
    plain,
    short_names,
)
from dixit_widget.charts.letters import sans, serif
from dixit_widget.charts.marks import draw_mark, edge
from dixit_widget.charts.record_data import RecordLike, read
from dixit_widget.engine.record import Row
from dixit_widget.theory import best_clarity
from dixit_widget.words import number, say

_ROOMY = 24.0
"""Points of height from which a turn has room for its clue on a line of its own."""
_LINE = 14.0
_LETTER = 6.0
"""Points that a line of writing is high, and that a letter beside a mark is wide."""


class Room(NamedTuple):
    """The room that turns have on axes.

    Attributes
    ----------
    height, width : float
        In points: of a turn, and from nobody to everybody.
    """

    height: float
    width: float

    @property
    def roomy(self) -> bool:
        """Whether a clue fits above its mark; else it stands beside it."""
        return self.height >= _ROOMY

    @property
    def step(self) -> int:
        """How many turns apart those are that can be written out."""
        return 1 if self.roomy else math.ceil(_LINE / self.height)

    def is_left(self, share: float) -> bool:
        """Whether a clue stands at the left of its mark, where there is more room."""
        return not self.roomy and share > 0.5

    @property
    def mark(self) -> float:
        """The size of a mark."""
        return min(12, 0.85 * self.height)


def clarity_of_clues(record: RecordLike, ax: Axes | None = None, language: str = "en") -> Axes:
    """Draw which share of the guessers found the storyteller's card, clue by clue, and which would be best.

    The dashed line is the clarity at which a clue pays the storyteller most under these rules. On given axes
    that are too low for all clues, every second or third is written out.

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
        If it isn't a record, or its mode knows no card to find.

    Examples
    --------
    >>> from dixit_widget.charts import summary
    >>> from dixit_widget.engine import Game
    >>> from dixit_widget.rules import edition
    >>> game = Game.start(edition("dixit-2021"), ["Ana", "Ben", "Cleo"], seed=7)
    >>> print(summary(clarity_of_clues(game)))
    How clear the clues were. No turn has been scored yet.
    """
    story = read(record)
    title = say("charts.clues.title", language)
    if story.rules.mode == "party":
        raise ChartProblem("charts.party_clues")
    if not story.turns:
        return placeholder(ax, language, "charts.no_turns", title)
    turns = story.turns
    guessers = len(_guesses(turns[0]))
    best = best_clarity(story.rules, guessers)
    ax = canvas(ax, title, say("charts.clues.subtitle", language), height=1.8 + 0.5 * max(len(turns), 4))
    ax.grid(False, axis="y")
    ax.axvspan(-0.06, 0.06, color=TINT, zorder=0)
    ax.axvspan(0.94, 1.06, color=TINT, zorder=0)
    room = _room(ax, len(turns))
    sentences = []
    for place, turn in enumerate(turns):
        seat = next(i for i, row in enumerate(turn) if row["player"] == row["storyteller"])
        guesses = _guesses(turn)
        share = sum(guesses) / len(guesses)
        paid = turn[seat]["points"]
        if not (room.is_left(share) and place % room.step == 0):  # there its clue stands in its place
            ax.plot([0, share], [place, place], color=edge(seat), linewidth=1.6, alpha=0.55, zorder=2)
        draw_mark(ax, seat, (share, place), room.mark, turn[seat]["player"])
        if place % room.step == 0:
            ax.annotate(
                f"{sum(guesses)}/{len(guesses)}   ☾ {paid}",
                (1.06, place),
                (12, 0),
                textcoords="offset points",
                va="center",
                fontsize=11.5,
                color=GOLD_INK if paid else MUTED,
                fontweight="bold" if paid else "normal",
                annotation_clip=False,
            )
        sentences.append(
            say(
                "charts.clues.words",
                language,
                player=turn[seat]["player"],
                clue=turn[seat]["clue"] or "…",
                found=sum(guesses),
                of=len(guesses),
                paid=paid,
            )
        )
    names = dict(zip(story.players, short_names(story.players, 12, serif=True), strict=True))
    written = range(0, len(turns), room.step)
    for place in written:
        guesses = _guesses(turns[place])
        clue, teller = turns[place][0]["clue"], names[turns[place][0]["storyteller"]]
        _write(ax, room, place, sum(guesses) / len(guesses), clue, teller, language)
    ax.set_yticks(written, [str(turns[place][0]["turn"]) for place in written])
    ax.set_ylim(max(len(turns), 4) - 0.55, -max(1.1, 24 / room.height))
    ax.set_xlim(-0.06, 1.06)
    shares = (0, 0.25, 0.5, 0.75, 1)
    ax.set_xticks(shares, [say("charts.nobody", language), "", "½", "", say("charts.everybody", language)])
    ax.grid(True, axis="x", color="#e7e1d3", linewidth=0.8)
    ax.set_xlabel(say("charts.clues.axis", language))
    ax.set_ylabel(say("charts.turn", language))
    ax.spines["left"].set_visible(False)
    p, value = (number(float(each), language) for each in (best.p, best.value))
    if best.flat:
        words = say("charts.clues.same_words", language, value=value)
    else:
        _mark_best(ax, float(best.p), say("charts.clues.best", language, p=p))
        words = say("charts.clues.best_words", language, p=p, value=value)
    describe(ax, f"{title}. " + " ".join([*sentences, words]))
    return ax


def _mark_best(ax: Axes, p: float, label: str) -> None:
    ax.axvline(p, color=GOLD, linewidth=1.6, linestyle=(0, (5, 3)), zorder=1, label="_best")
    halo(
        ax.annotate(
            label,
            (p, 1),
            (6, -2),
            xycoords=ax.get_xaxis_transform(),
            textcoords="offset points",
            va="top",
            fontsize=11,
            color=GOLD_INK,
            fontfamily=sans(),
            annotation_clip=False,
        )
    )


def _guesses(turn: list[Row]) -> list[bool]:
    """Return, for each guesser (in team mode for each team that guesses), whether the card was found."""
    return [row["found"] for row in turn if row["found"] is not None]


def _room(ax: Axes, turns: int) -> Room:
    figure = ax.get_figure(root=True)
    inch = figure.dpi if figure is not None else 72.0
    return Room(72 * ax.bbox.height / inch / (max(turns, 4) + 0.55), 72 * ax.bbox.width / inch / 1.12)


def _write(ax: Axes, room: Room, place: int, share: float, clue: str, teller: str, language: str) -> None:
    """Write a clue above its turn, or where that is too low, beside the mark, where there is more room."""
    if room.roomy:
        letters, where, shift, sides, size = 44, (0.0, place - 0.2), 0.0, ("left", "bottom"), 12
    else:
        is_left = room.is_left(share)
        free = room.width * (share if is_left else 1 - share)
        letters = max(8, int(free / _LETTER) - len(teller) - 6)
        shift = (room.mark / 2 + 5) * (-1 if is_left else 1)
        where, sides, size = (share, place), ("right" if is_left else "left", "center"), 10
    quoted = say("charts.quoted", language, text=plain(clue or "…", min(letters, 44), serif=True))
    halo(
        ax.annotate(
            f"{quoted} – {teller}",
            where,
            (shift, 0),
            textcoords="offset points",
            ha=sides[0],
            va=sides[1],
            fontsize=size,
            color=INK,
            fontfamily=serif(),
            fontstyle="italic",
            zorder=4,
        )
    )
