"""The players' marks: the second cue next to the colour, as at the table."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from matplotlib.axes import Axes
from matplotlib.colors import to_hex, to_rgb
from matplotlib.markers import MarkerStyle
from matplotlib.path import Path
from matplotlib.transforms import Transform

COLOURS = (
    "#d4432a",
    "#4a48cc",
    "#f5d062",
    "#19826d",
    "#632874",
    "#72c8f2",
    "#f39c33",
    "#2a2836",
    "#e0a8c6",
    "#7fbd70",
    "#f3eee2",
    "#675849",
)
"""Colours of the players in seating order, told apart under all common kinds of sight."""

_NIGHT = to_rgb("#17152b")

WHITE_MARKED = frozenset({0, 1, 3, 4, 7, 11})
"""Seats whose colour is dark enough for white writing."""

MARKS = (
    "circle",
    "square",
    "triangle",
    "diamond",
    "star",
    "drop",
    "plus",
    "heart",
    "clover",
    "leaf",
    "ring",
    "bars",
)
"""Names of the players' marks in seating order."""

_M, _L, _C, _Z = Path.MOVETO, Path.LINETO, Path.CURVE4, Path.CLOSEPOLY


def _curves(start: tuple[float, float], *curves: tuple[float, ...]) -> Path:
    """Return a closed shape of cubic curves in a box of 12 × 12 with the origin at its top left."""
    points = [start, *((curve[i], curve[i + 1]) for curve in curves for i in (0, 2, 4)), start]
    return Path(_centred(points), [_M, *[_C] * (3 * len(curves)), _Z])


def _rectangle(left: float, top: float, width: float, height: float) -> Path:
    right, bottom = left + width, top + height
    corners = [(left, top), (right, top), (right, bottom), (left, bottom), (left, top)]
    return Path(_centred(corners), [_M, _L, _L, _L, _Z])


def _disc(radius: float, inwards: bool = False) -> Path:
    """Return a disc; one drawn inwards makes a hole in another."""
    angles = np.linspace(0, 2 * np.pi, 49)[:: -1 if inwards else 1]
    return Path(radius / 6 * np.column_stack([np.cos(angles), np.sin(angles)]), closed=True)


def _trefoil(reach: float, radius: float) -> Path:
    """Return the outline of three discs around the centre."""
    angles = np.linspace(0, 2 * np.pi, 121)
    leaf = (angles - np.pi / 2 + np.pi / 3) % (2 * np.pi / 3) - np.pi / 3
    out = reach * np.cos(leaf) + np.sqrt(radius**2 - (reach * np.sin(leaf)) ** 2)
    return Path(out[:, None] / 6 * np.column_stack([np.cos(angles), np.sin(angles)]), closed=True)


def _centred(points: list[tuple[float, float]]) -> npt.NDArray[np.float64]:
    shifted: npt.NDArray[np.float64] = (np.array(points, dtype=float) - 6) / 6 * np.array([1.0, -1.0])
    return shifted


_OWN = {
    "drop": _curves(
        (6, 0.2),
        (8, 3.2, 10, 5.2, 10, 7.7),
        (10, 9.9, 8.2, 11.7, 6, 11.7),
        (3.8, 11.7, 2, 9.9, 2, 7.7),
        (2, 5.2, 4, 3.2, 6, 0.2),
    ),
    "heart": _curves(
        (6, 11.2),
        (2.2, 8.4, 0.5, 6.3, 0.5, 4.1),
        (0.5, 2.4, 1.8, 1.2, 3.3, 1.2),
        (4.4, 1.2, 5.4, 1.8, 6, 2.9),
        (6.6, 1.8, 7.6, 1.2, 8.7, 1.2),
        (10.2, 1.2, 11.5, 2.4, 11.5, 4.1),
        (11.5, 6.3, 9.8, 8.4, 6, 11.2),
    ),
    "clover": _trefoil(reach=2.9, radius=2.9),
    "leaf": _curves((1, 11), (0.6, 5, 4, 1, 11.2, 0.8), (11.4, 7.6, 7.6, 11.4, 1, 11)),
    "ring": Path.make_compound_path(_disc(5.4), _disc(2.4, inwards=True)),
    "bars": Path.make_compound_path(_rectangle(0.9, 1.6, 10.2, 3.2), _rectangle(0.9, 7.2, 10.2, 3.2)),
}

_BUILT_IN = {"circle": "o", "square": "s", "triangle": "^", "diamond": "D", "star": "*", "plus": "P"}

_SIZES = {"circle": 1.0, "square": 0.92, "triangle": 1.08, "diamond": 0.86, "star": 1.5, "plus": 1.15}
"""Factors that make the marks look equally large."""


def mark(seat: int) -> MarkerStyle:
    """Return the marker of a seat, counted from 0; after the twelfth they start again."""
    name = MARKS[seat % len(MARKS)]
    return MarkerStyle(_BUILT_IN[name]) if name in _BUILT_IN else MarkerStyle(_OWN[name])


def mark_size(seat: int, size: float) -> float:
    """Return the marker size with which a seat's mark looks as large as the others'."""
    return size * _SIZES.get(MARKS[seat % len(MARKS)], 1.1)


def colour(seat: int) -> str:
    """Return the colour of a seat, counted from 0; after the twelfth they start again."""
    return COLOURS[seat % len(COLOURS)]


def edge(seat: int) -> str:
    """Return the edge of a seat's fill: darker, so that pale colours show on paper."""
    red, green, blue = (
        0.62 * fill + 0.38 * night for fill, night in zip(to_rgb(colour(seat)), _NIGHT, strict=True)
    )
    return to_hex((red, green, blue))


def draw_mark(
    ax: Axes,
    seat: int,
    place: tuple[float, float],
    size: float,
    label: str,
    transform: Transform | None = None,
    edge_width: float = 1.3,
) -> None:
    """Draw a seat's mark, never cut off at the end of the axes; ``transform`` if not where the data is."""
    ax.plot(
        [place[0]],
        [place[1]],
        linestyle="none",
        marker=mark(seat),
        markersize=mark_size(seat, size),
        markerfacecolor=colour(seat),
        markeredgecolor=edge(seat),
        markeredgewidth=edge_width,
        transform=transform or ax.transData,
        clip_on=False,
        zorder=5,
        label=label,
    )
