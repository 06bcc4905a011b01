"""Charts in somebody else's axes: written smaller where there is little room, in light ink on dark pages."""

from __future__ import annotations

from itertools import pairwise
from math import radians, sin
from textwrap import fill
from weakref import WeakSet

import numpy as np
from matplotlib.axes import Axes
from matplotlib.collections import Collection
from matplotlib.figure import Figure
from matplotlib.lines import Line2D
from matplotlib.text import Annotation, Text

from dixit_widget.charts.night import luminance, turn_to_night

_WIDE, _HIGH = 5.2, 3.4
"""Inches of a figure, for each of its axes, from which all is written as large as in figures of our own."""
_SMALLEST, _ROOMY = 0.5, 0.8
"""The least by which all is written smaller, and from which there is room for a subtitle."""
_LEAST = 5.5
"""Points: smaller nothing is written."""
_SHARE = 0.775
"""Part of a figure that axes fill by default."""
_BESIDE = 0.75
"""Inches that title and labels take of it, in writing as large as ever."""
_LETTER = 0.56
"""Width of a letter, of its height."""
_PAD = 8.0
"""Points between axes and a title that stands alone above them."""
_SLANT = 35
"""Degrees by which names are turned that have no room side by side."""
_DARK = 0.2

TITLE, SUBTITLE = ABOVE = "title", "subtitle"
"""By what the texts above axes are known."""


_as_they_are: WeakSet[Figure] = WeakSet()


def as_large_as_ever(figure: Figure) -> Figure:
    """Keep all sizes in a figure whose maker fits the writing himself."""
    _as_they_are.add(figure)
    return figure


def scale_of(ax: Axes) -> float:
    """Return by how much all is written smaller in these axes than in a figure of our own."""
    figure = ax.get_figure(root=True)
    if not isinstance(figure, Figure) or figure in _as_they_are:
        return 1.0
    wide, high = _room(figure, ax)
    return min(1.0, max(_SMALLEST, min(wide / _WIDE, high / _HIGH)))


def _room(figure: Figure, ax: Axes) -> tuple[float, float]:
    """Return the inches, across and up, of the part of a figure that axes stand in."""
    given = ax.get_subplotspec()
    place = given.get_position(figure) if given is not None else ax.get_position()
    return figure.get_figwidth() * place.width / _SHARE, figure.get_figheight() * place.height / _SHARE


def width_of(ax: Axes) -> float:
    """Return about how many inches wide axes are."""
    figure = ax.get_figure(root=True)
    return figure.get_figwidth() * ax.get_position().width if isinstance(figure, Figure) else _WIDE


def height_of(ax: Axes) -> float:
    """Return about how many inches high axes will be, once there is room for title and labels."""
    figure = ax.get_figure(root=True)
    if not isinstance(figure, Figure):
        return _HIGH
    if ax.get_subplotspec() is None:
        return figure.get_figheight() * ax.get_position().height
    return max(0.5, _room(figure, ax)[1] * _SHARE - _BESIDE * scale_of(ax))


def fit(ax: Axes) -> None:
    """Fit a chart that has been drawn into axes of a caller's figure."""
    figure = ax.get_figure(root=True)
    if not isinstance(figure, Figure):
        return
    scale = scale_of(ax)
    if scale < 1:
        _shrink(ax, scale, *_room(figure, ax))
    if figure not in _as_they_are:
        _keep_apart(ax, figure)
    if luminance(figure.get_facecolor()) < _DARK:
        turn_to_night(ax)


def letters_below(ax: Axes, beside: int, size: float) -> int:
    """Return how many letters of a size have room side by side below axes with so many beside them."""
    given = ax.get_figure(root=True)
    moves = isinstance(given, Figure) and given.get_layout_engine() is not None
    points = 72 * width_of(ax) / (scale_of(ax) * _LETTER * size)
    return int(points - beside if moves else points)


def slanted(letters: int, size: float) -> float:
    """Return how many points high names of so many letters are when they are written aslant."""
    return letters * _LETTER * size * sin(radians(_SLANT))


def slant_names(ax: Axes) -> None:
    """Write the words at the ticks of the x axis aslant, a little lower, so that they end at their marks."""
    for label in ax.get_xticklabels():
        label.set(rotation=_SLANT, ha="right", rotation_mode="anchor")
    ax.tick_params(axis="x", pad=float(ax.xaxis.get_tick_params()["pad"]) + 4 * scale_of(ax))


def _keep_apart(ax: Axes, figure: Figure) -> None:
    """Mend what is too wide once a layout has given axes their place: names side by side, words above."""
    figure.draw_without_rendering()
    names = [text.get_window_extent() for text in ax.get_xticklabels() if text.get_text()]
    if any(one.x1 > other.x0 for one, other in pairwise(names)):
        slant_names(ax)
    above = [text for text in ax.findobj(Text) if text.get_gid() in ABOVE]
    if any(text.get_window_extent().y1 > figure.bbox.height for text in above):
        _without_subtitle(ax)
        above = [text for text in above if text.get_gid() == TITLE]
    frame, beside = ax.get_window_extent(), ax.yaxis.get_tightbbox()
    begin = min(frame.x0, beside.x0) if beside is not None else frame.x0
    end = _end(ax, figure)
    out = max((text.get_window_extent().x1 - end for text in above), default=0.0)
    if out <= 0:
        return
    moved = min(out, frame.x0 - begin)
    for text in above:
        if isinstance(text, Annotation):
            text.xyann = (-moved * 72 / figure.dpi, text.xyann[1])
        else:
            text.set_x(-moved / frame.width)
        wide = text.get_window_extent().width
        if wide > end - frame.x0 + moved:
            text.set_fontsize(max(_LEAST, float(text.get_fontsize()) * (end - frame.x0 + moved) / wide))


def _without_subtitle(ax: Axes) -> None:
    """Let the title come down where there is no room for more above axes; the summary says it all."""
    for text in list(ax.texts):
        if text.get_gid() == SUBTITLE:
            text.remove()
    title = ax.get_title(loc="left")
    (drawn,) = (text for text in ax.findobj(Text) if text.get_gid() == TITLE)
    ax.set_title(title, loc="left", fontsize=drawn.get_fontsize(), pad=_PAD)


def _end(ax: Axes, figure: Figure) -> float:
    """Return how far to the right, in pixels, it may be written above axes: no neighbour is written on."""
    given = ax.get_subplotspec()
    if given is not None and given.colspan.stop < given.get_gridspec().ncols:
        return float(figure.bbox.width * given.get_position(figure).x1)
    if given is None and len(figure.axes) > 1:
        return float(ax.get_window_extent().x1)
    return float(figure.bbox.width)


def _shrink(ax: Axes, scale: float, wide: float, high: float) -> None:
    above = _PAD
    for text in ax.texts:
        if text.get_gid() == SUBTITLE and scale >= _ROOMY:
            above = scale * (14 + 16 * len(text.get_text().splitlines()))
    if scale < _ROOMY:
        _without_subtitle(ax)
    title = ax.get_title(loc="left")
    size = min(16 * scale, 72 * wide * _SHARE / (_LETTER * max(len(title), 1)))
    kept = ax.title if not title else None
    for artist in ax.findobj():
        if isinstance(artist, Text) and artist is not kept:
            artist.set_fontsize(max(_LEAST, scale * float(artist.get_fontsize())))
            if isinstance(artist, Annotation) and artist.anncoords == "offset points":
                across, up = artist.xyann
                artist.xyann = (scale * across, scale * up)
        elif isinstance(artist, Line2D):
            artist.set_markersize(scale * artist.get_markersize())
            artist.set_linewidth(scale * artist.get_linewidth())
        elif isinstance(artist, Collection):
            artist.set_linewidth((scale * np.asarray(artist.get_linewidth())).tolist())
    for axis, room in ((ax.xaxis, wide), (ax.yaxis, high)):
        pad = float(axis.get_tick_params()["pad"])
        axis.set_tick_params(labelsize=max(_LEAST, 11 * scale), pad=scale * pad)
        letters = int(72 * room * 0.7 / (_LETTER * float(axis.label.get_fontsize())))
        axis.label.set_text(fill(axis.label.get_text(), max(letters, 8)))
    ax.set_title(title, loc="left", fontsize=max(_LEAST + 1.5, size), pad=above)
