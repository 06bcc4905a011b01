"""A chart by night: the same drawing on dark paper, in ink that shows on it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any
from weakref import WeakKeyDictionary

from matplotlib.artist import Artist
from matplotlib.axes import Axes
from matplotlib.collections import Collection
from matplotlib.colors import Colormap, to_hex, to_rgb, to_rgba
from matplotlib.figure import Figure
from matplotlib.image import AxesImage
from matplotlib.lines import Line2D
from matplotlib.patches import Patch
from matplotlib.patheffects import AbstractPathEffect, Stroke
from matplotlib.text import Text

from dixit_widget.charts.marks import COLOURS, edge

PAPER = "#1f1d29"
_PAPERS = {"#fbf8f1": PAPER, "#f3ecdb": "#33303f", "#ddd6c7": "#454152", "#e7e1d3": "#353240"}
_INKS = {
    "#1f1d2b": "#f2eee4",
    "#5c5867": "#b9b4c4",
    "#7b5300": "#efc46b",
    "#8a5200": "#efc46b",
    "#4145a0": "#a3a7f5",
    "#2b2a83": "#a3a7f5",
    "#3b3995": "#a3a7f5",
    "#c9c1ae": "#6b6678",
}
"""What is written and drawn: light in place of dark."""
_LINES = {
    "#4a48cc": "#9a98f7",
    "#d4432a": "#f2826c",
    "#19826d": "#52c4aa",
    "#b26a00": "#e9a84e",
    "#632874": "#c593da",
    "#2a2836": "#dcd9e6",
    "#675849": "#bcab98",
}
_OF_A_SEAT = {
    edge(seat): to_hex(tuple(0.5 + 0.5 * part for part in to_rgb(colour)))  # type: ignore[arg-type]
    for seat, colour in enumerate(COLOURS)
}
"""The edges of seats' marks: lighter than the fill in place of darker; the fill stays the player's."""

_LIGHT = 0.5
ON_COLOUR = "on colour"
"""The ``gid`` of writing on a colour that stays as it is."""


class Edging(Stroke):
    """An edge around a line or a letter, of another colour."""

    def __init__(self, width: float, colour: Any) -> None:
        super().__init__(linewidth=width, foreground=colour)
        self.width = width
        self.colour = colour


_tints: WeakKeyDictionary[AxesImage, Colormap] = WeakKeyDictionary()


def tinted_by_night(image: AxesImage, tints: Colormap) -> None:
    """Give a picture made of tints other ones for the night."""
    _tints[image] = tints


_Restore = Callable[[], object]


@contextmanager
def by_night(figure: Figure) -> Iterator[None]:
    """Draw a figure on dark paper for as long as the context lasts; colours that are not ours stay.

    Light paper of somebody else's becomes ours: on it nothing could be read.
    """
    restore: list[_Restore] = []
    before = figure.get_facecolor()
    if luminance(before) > _LIGHT and to_rgba(before)[3] > 0:
        figure.set_facecolor(PAPER)
        restore.append(partial(figure.set_facecolor, before))
    for artist in figure.findobj():
        _recolour(artist, restore)
    try:
        yield
    finally:
        for undo in reversed(restore):
            undo()


def luminance(colour: Any) -> float:
    """Return how light a colour is, from 0 to 1."""
    red, green, blue = to_rgb(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def turn_to_night(ax: Axes) -> None:
    """Recolour a chart that lies on dark paper of somebody else's, for good."""
    for artist in ax.findobj():
        _recolour(artist, [])


def _ink(colour: Any) -> Any:
    return _changed(colour, {**_PAPERS, **_INKS, **_LINES, **_OF_A_SEAT})


def _paper(colour: Any) -> Any:
    return _changed(colour, {**_PAPERS, **_INKS})


def _changed(colour: Any, instead: dict[str, str]) -> Any:
    """Return what stands for a colour by night, as see-through as it was; other things stay."""
    if isinstance(colour, str) and colour in ("none", "auto"):
        return colour
    try:
        other = instead.get(to_hex(colour))
    except (TypeError, ValueError):
        return colour
    if other is None:
        return colour
    alpha = colour[3] if not isinstance(colour, str) and len(colour) == 4 else 1.0
    return (*to_rgb(other), alpha)


def _recolour(artist: Artist, restore: list[_Restore]) -> None:
    def change(name: str, by: Callable[[Any], Any]) -> None:
        before = getattr(artist, f"get_{name}")()
        after = by(before)
        if after is not before:
            getattr(artist, f"set_{name}")(after)
            restore.append(partial(getattr(artist, f"set_{name}"), before))

    if isinstance(artist, Text):
        if artist.get_gid() != ON_COLOUR:
            change("color", _ink)
    elif isinstance(artist, Line2D):
        is_mark = _hex(artist.get_markeredgecolor()) in _OF_A_SEAT
        change("color", _ink)
        change("markeredgecolor", _ink)
        if not is_mark:
            change("markerfacecolor", _ink)
    elif isinstance(artist, Patch):
        of_a_seat = _hex(artist.get_edgecolor()) in _OF_A_SEAT
        change("edgecolor", _ink)
        if not of_a_seat:
            change("facecolor", _paper)
    elif isinstance(artist, Collection):
        change("edgecolor", lambda colours: _each(colours, _ink))
        change("facecolor", lambda colours: _each(colours, _paper))
    elif isinstance(artist, AxesImage):
        change("cmap", lambda tints: _tints.get(artist, tints))
    effects = artist.get_path_effects()
    if effects:
        artist.set_path_effects([_effect(effect) for effect in effects])
        restore.append(partial(artist.set_path_effects, effects))


def _each(colours: Any, by: Callable[[Any], Any]) -> Any:
    if len(colours) == 0:
        return colours
    return [by(tuple(colour)) for colour in colours]


def _hex(colour: Any) -> str:
    try:
        return to_hex(colour)
    except (TypeError, ValueError):
        return ""


def _effect(effect: AbstractPathEffect) -> AbstractPathEffect:
    return Edging(effect.width, _ink(effect.colour)) if isinstance(effect, Edging) else effect
