"""Paper and ink: figures that show themselves in a notebook, look alike, and can be read aloud."""

from __future__ import annotations

import base64
import html
import math
import struct
import zlib
from collections.abc import Mapping, Sequence
from contextlib import nullcontext
from pathlib import Path
from textwrap import fill
from weakref import WeakKeyDictionary

import numpy as np
import numpy.typing as npt
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.patheffects import Normal, Stroke
from matplotlib.text import Text
from matplotlib.ticker import Formatter

from dixit_widget.charts.fitting import SUBTITLE, TITLE, fit
from dixit_widget.charts.layout import USUAL, OneChartLayout, Place, put
from dixit_widget.charts.letters import has, look_for, sans, serif
from dixit_widget.charts.night import Edging, by_night
from dixit_widget.charts.pen import PenCanvas
from dixit_widget.words import Problem, number, say

PAPER = "#fbf8f1"
INK = "#1f1d2b"
MUTED = "#5c5867"
LINE = "#ddd6c7"
GOLD = "#e3a93c"
GOLD_INK = "#7b5300"
TINT = "#f3ecdb"
ACCENT = "#4145a0"


WIDTH = 8.0
NARROWEST = "480px"
"""On narrower pages a picture can be scrolled rather than be too small to read."""
HEIGHT = 4.8
_DPI = 144
_BESIDE = 1.5
"""Inches that may be taken by what is written beside axes."""
_LETTERS = 12
"""Letters of a subtitle in an inch."""
_MOST_DIGITS = 6
_CORNER = 0.12
"""Radius, in inches, of the corners of a picture: paper lies as a card on a page, light or dark."""
ON_PAPER = "dixit-paper"
"""The class of what lies as paper on a page; the style sheet has its look, by day and by night."""
BY_DAY, BY_NIGHT = "dixit-by-day", "dixit-by-night"
"""Further classes of pictures that there are twice: on a page only one of them is shown."""
PAPER_STYLE = f"<style>{Path(__file__).with_name('paper.css').read_text(encoding='utf-8')}</style>"

_summaries: WeakKeyDictionary[Axes, str] = WeakKeyDictionary()


class ChartProblem(Problem):
    """Something that no chart can be made of."""


def kind_of(value: object) -> str:
    """Say what was given instead of what a chart needs, in a word: its type, and of many things how many.

    Examples
    --------
    >>> kind_of(3), kind_of([])
    ('int', 'list (0)')
    """
    if isinstance(value, Mapping | Sequence) and not isinstance(value, str):
        return f"{type(value).__name__} ({len(value)})"
    return type(value).__name__


class Chart(Axes):
    """Axes that a notebook shows as their picture, with the summary as its alternative text."""

    name = "dixit"

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        figure = self.get_figure(root=True)
        if figure is None:
            return {"text/plain": repr(self)}
        picture = base64.b64encode(png(figure)).decode()
        return {"text/plain": summary(self), "text/html": markup(self), "image/png": picture}


def summary(ax: Axes) -> str:
    """Return what a chart shows in words, for those who don't see it.

    Parameters
    ----------
    ax : Axes
        What a chart function returned.

    Raises
    ------
    ChartProblem
        If it isn't a chart of this package.
    """
    try:
        return _summaries[ax]
    except (KeyError, TypeError):
        raise ChartProblem("charts.no_summary") from None


def markup(ax: Axes) -> str:
    """Return a chart as HTML: its picture by day and by night, of which a page shows the one that suits it.

    Parameters
    ----------
    ax : Axes
        What a chart function returned.

    Raises
    ------
    ChartProblem
        If it isn't a chart of this package.
    """
    words = html.escape(summary(ax))
    figure = ax.get_figure(root=True)
    width = round((figure.get_figwidth() if figure else WIDTH) * 100)
    fits = f"max-width:100%;min-width:{NARROWEST};height:auto"
    images = ""
    for night in (False, True):
        picture = base64.b64encode(png(figure, night)).decode()  # type: ignore[arg-type]
        kind = f"{ON_PAPER} {BY_NIGHT if night else BY_DAY}"
        source = f"data:image/png;base64,{picture}"
        images += f'<img alt="{words}" class="{kind}" width="{width}" style="{fits}" src="{source}">'
    return images + PAPER_STYLE


def describe(ax: Axes, words: str) -> None:
    """Keep what a chart shows in words, when all of it has been drawn; in axes of others it is fitted in."""
    _summaries[ax] = words
    if not isinstance(ax, Chart):
        fit(ax)


def png(figure: Figure, night: bool = False) -> bytes:
    """Return a figure as PNG with rounded corners, without asking pyplot.

    Parameters
    ----------
    figure : Figure
    night : bool, default False
        On dark paper, for dark pages.

    Raises
    ------
    ChartProblem
        If it isn't a figure.
    """
    if not isinstance(figure, Figure):
        raise ChartProblem("charts.figure", value=type(figure).__name__)
    shown_on, dpi = figure.canvas, figure.dpi
    figure.set_dpi(_DPI)
    try:
        # Drawn once: savefig would lay everything out twice.
        drawing = PenCanvas(figure)
        with by_night(figure) if night else nullcontext():
            drawing.draw()  # type: ignore[no-untyped-call,unused-ignore]
        pixels = np.asarray(drawing.buffer_rgba())  # type: ignore[no-untyped-call,unused-ignore]
    finally:
        figure.set_dpi(dpi)
        figure.set_canvas(shown_on)
    _round(pixels, round(_CORNER * _DPI))
    return _as_png(pixels)


def _as_png(pixels: npt.NDArray[np.uint8]) -> bytes:
    """Write an image as PNG, its rows unfiltered: flat colours are written fastest, and smallest, so."""
    height, width, _ = pixels.shape
    rows = np.empty((height, 1 + 4 * width), dtype=np.uint8)
    rows[:, 0] = 0  # each row begins with its filter: none
    rows[:, 1:] = pixels.reshape(height, -1)
    density = round(_DPI / 0.0254)
    chunks = (
        (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)),
        (b"pHYs", struct.pack(">IIB", density, density, 1)),
        (b"IDAT", zlib.compress(rows.data, 2)),
        (b"IEND", b""),
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in chunks
    )


def _round(pixels: npt.NDArray[np.uint8], radius: int) -> None:
    """Make what lies outside of rounded corners transparent, smoothly."""
    away = radius - 0.5 - np.arange(radius)
    inside = np.clip(radius - np.hypot(away[:, None], away) + 0.5, 0, 1)
    for corner in (pixels, pixels[::-1], pixels[:, ::-1], pixels[::-1, ::-1]):
        alpha = corner[:radius, :radius, 3]
        alpha[:] = np.round(alpha * inside[: alpha.shape[0], : alpha.shape[1]])


def canvas(
    ax: Axes | None, title: str, subtitle: str = "", height: float = HEIGHT, place: Place = USUAL
) -> Axes:
    """Return axes to draw on in our style: new ones on a new figure, or the given ones.

    What was drawn on the given ones stays there, as everywhere in matplotlib. Axes that begin at the place
    where they will end up are drawn faster.

    Raises
    ------
    ChartProblem
        If it isn't axes.
    """
    if ax is None:
        layout = OneChartLayout(w_pad=0.16, h_pad=0.14)
        figure = Figure(figsize=(WIDTH, height), layout=layout, facecolor=PAPER)
        ax = figure.add_subplot(axes_class=Chart)
        put(ax, place)
    elif not isinstance(ax, Axes):
        raise ChartProblem("charts.axes", value=type(ax).__name__)
    elif set(ax.spines) != {"left", "right", "top", "bottom"} or hasattr(ax, "get_zlim"):
        raise ChartProblem("charts.axes_kind", value=type(ax).__name__)
    subtitle = fill(subtitle, _letters_in(ax))
    ax.set_facecolor(PAPER)
    for spine in ax.spines.values():
        spine.set_in_layout(False)  # it lies where the axes end, and takes long to say so
    for side in ("top", "right"):
        ax.spines[side].set_visible(False)
    for side in ("left", "bottom"):
        ax.spines[side].set_color(LINE)
        ax.spines[side].set_linewidth(1.2)
    ax.tick_params(colors=MUTED, labelsize=11, labelfontfamily=sans(), length=0, pad=6)
    ax.tick_params(left=False, bottom=False)  # of no length, but each would be drawn
    for label in (ax.xaxis.label, ax.yaxis.label):
        label.set_color(MUTED)
        label.set_fontsize(11.5)
        label.set_fontfamily(sans())
    ax.grid(True, axis="y", color=LINE, linewidth=0.8, alpha=0.8)
    ax.set_axisbelow(True)
    ax.set_title(
        title,
        loc="left",
        fontsize=16,
        color=INK,
        fontfamily=serif(),
        gid=TITLE,
        pad=14 + 16 * len(subtitle.splitlines()),
        y=1.0 if isinstance(ax, Chart) else None,  # nothing lies above our axes; to look takes long
    )
    if subtitle:
        ax.annotate(
            subtitle,
            (0, 1),
            (0, 12),
            xycoords="axes fraction",
            textcoords="offset points",
            fontsize=11.5,
            color=MUTED,
            fontfamily=sans(),
            gid=SUBTITLE,
        )
    return ax


def _letters_in(ax: Axes) -> int:
    """How many letters of a subtitle have room above axes: no neighbour's picture is written on."""
    figure = ax.get_figure(root=True)
    if isinstance(ax, Chart) or figure is None:
        width = WIDTH - _BESIDE
    else:
        width = figure.get_figwidth() * ax.get_position().width
    return max(24, round(width * _LETTERS))


def placeholder(ax: Axes | None, language: str, key: str, title: str, height: float = HEIGHT) -> Axes:
    """Return a picture that says, in a sentence of the catalogue, why there is nothing to see.

    It is as high as the chart will be, so that nothing jumps when there is something to see.
    """
    ax = canvas(ax, title, height=height)
    words = say(key, language)
    ax.set_axis_off()
    ax.text(
        0.5, 0.5, words, ha="center", va="center", fontsize=14, color=MUTED, transform=ax.transAxes, wrap=True
    )
    describe(ax, f"{title}. {words}")
    return ax


def plain(text: str, width: int = 18, serif: bool = False) -> str:
    """Return a text of a player so that it is drawn as it is: shortened, no formulas, on one line.

    Letters that no installed font has become boxes; so they would anyway, with a warning for each.
    """
    text = " ".join(text.split())
    if len(text) > width:
        text = text[: width - 1].rstrip() + "…"
    return "".join(letter if has(letter, serif) else "□" for letter in text).replace("$", r"\$")


def short_names(names: Sequence[str], width: int = 18, serif: bool = False) -> list[str]:
    """Return names so that they fit and can be told apart: each without its middle if it is too long.

    Those that would look alike then show where they begin to differ in place of their end. Whose letters no
    installed font has goes by a number, that of the mark beside it.

    Examples
    --------
    >>> short_names(["Bo", "Anne-Sophie de la Tour", "Anne-Sophie de Bourg"], 12)
    ['Bo', 'Anne-So…Tour', 'Anne-So…ourg']
    >>> short_names(["Jean-Marie Dupont", "Jean-Michel Dupont"], 12)
    ['Jean-Ma…pont', 'Jean-Mi…pont']
    >>> short_names(["Jean-Marie Dupont", "Jean-Marius Dupont"], 12)
    ['Jean-Ma…e Du', 'Jean-Ma…us D']
    """
    whole = [" ".join(name.split()) for name in names]
    end = width // 3
    begin = width - 1 - end
    short = [
        name if len(name) <= width else f"{name[:begin].rstrip()}…{name[-end:].lstrip()}" for name in whole
    ]
    told_apart = list(short)
    for place, name in enumerate(whole):
        alike = [
            other for other, cut in zip(whole, short, strict=True) if cut == short[place] and other != name
        ]
        if alike:
            differs = min(_same(name, other) for other in alike)
            told_apart[place] = f"{name[:begin].rstrip()}…{name[differs : differs + end].strip()}"
    look_for(told_apart)
    return [
        f"№ {seat + 1}" if _is_dumb(name, serif) else plain(name, width, serif)
        for seat, name in enumerate(told_apart)
    ]


def _is_dumb(name: str, serif: bool) -> bool:
    """Whether not a single letter of a name can be drawn: then its number says more than boxes."""
    return not any(has(letter, serif) for letter in name if not letter.isspace())


def _same(one: str, other: str) -> int:
    """Return with how many same letters two texts begin."""
    return next(
        (at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other))
    )


def edged(colour: str, width: float) -> list[Stroke | Normal]:
    """Return the effect that gives a line an edge of another colour."""
    return [Edging(width, colour), Normal()]


class Numbers(Formatter):
    """Writes the numbers at the ticks of an axis as people do, all with as many decimals as they need.

    Examples
    --------
    >>> Numbers("en").format_ticks([0.0, 0.25, 0.5])
    ['0.00', '0.25', '0.50']
    >>> Numbers("fr").format_ticks([-1.0, -0.5])
    ['−1,0', '−0,5']
    """

    def __init__(self, language: str) -> None:
        self._language = language
        self._digits = 0

    def set_locs(self, locs: Sequence[float]) -> None:
        """Take note of the ticks, and of the decimals that tell them apart."""
        super().set_locs(locs)  # type: ignore[arg-type]
        self._digits = next(
            (n for n in range(_MOST_DIGITS) if np.allclose(locs, np.round(locs, n), rtol=0, atol=1e-9)),
            _MOST_DIGITS,
        )

    def __call__(self, x: float, pos: int | None = None) -> str:
        """Write the number at a tick."""
        return self._write(0.0 if abs(x) < 10.0**-_MOST_DIGITS else x)

    def _write(self, value: float) -> str:
        return number(value, self._language, self._digits)


def halo(text: Text) -> Text:
    """Put paper behind a text, so that lines don't cross it."""
    text.set_path_effects([Edging(3, PAPER), Normal()])
    return text


def spread(heights: list[float], gap: float, top: float = math.inf) -> list[float]:
    """Move labels apart by at least a gap, each as little as possible from where it belongs, and none above.

    Examples
    --------
    >>> spread([10.0, 10.0, 3.0], gap=2.0)
    [9.0, 11.0, 3.0]
    >>> spread([10.0, 10.0, 7.5], gap=2.0, top=10.0)
    [8.0, 10.0, 6.0]
    """
    order = sorted(range(len(heights)), key=lambda i: heights[i])
    groups: list[list[int]] = []
    centres: list[float] = []
    for i in order:
        groups.append([i])
        centres.append(heights[i])
        while len(groups) > 1 and _touch(groups, centres, gap):
            joined = groups[-2] + groups[-1]
            centres[-2:] = [sum(heights[j] for j in joined) / len(joined)]
            groups[-2:] = [joined]
    placed = list(heights)
    for group, centre in zip(groups, centres, strict=True):
        for rank, i in enumerate(group):
            placed[i] = centre + (rank - (len(group) - 1) / 2) * gap
    for i in sorted(order, key=lambda i: -placed[i]):
        placed[i] = min(placed[i], top)
        top = placed[i] - gap
    return placed


def _touch(groups: list[list[int]], centres: list[float], gap: float) -> bool:
    reach = (len(groups[-2]) + len(groups[-1])) / 2 * gap
    return centres[-1] - centres[-2] < reach
