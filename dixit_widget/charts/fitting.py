"""Charts in somebody else's axes: written smaller where there is little room, in light ink on dark pages."""

from __future__ import annotations

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
_DARK = 0.2


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
    if luminance(figure.get_facecolor()) < _DARK:
        turn_to_night(ax)


def _shrink(ax: Axes, scale: float, wide: float, high: float) -> None:
    above = 8.0
    for text in list(ax.texts):
        if text.get_gid() == "subtitle":
            if scale < _ROOMY:
                text.remove()  # there is no room; the summary says it all
            else:
                above = scale * (14 + 16 * len(text.get_text().splitlines()))
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
