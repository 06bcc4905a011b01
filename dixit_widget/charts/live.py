"""A chart in the next cell that follows the game."""

from __future__ import annotations

import html
import inspect
import logging
import threading
from collections.abc import Callable
from typing import Any, Protocol

import ipywidgets
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from dixit_widget.charts.canvas import (
    BY_DAY,
    BY_NIGHT,
    NARROWEST,
    ON_PAPER,
    PAPER_STYLE,
    ChartProblem,
    placeholder,
    png,
    summary,
)
from dixit_widget.engine import Record
from dixit_widget.words import Problem, say

_log = logging.getLogger(__name__)

_HIDDEN = "position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap"


class LiveTable(Protocol):
    """A table whose game can be followed."""

    revision: int
    language: str

    @property
    def record(self) -> Record:
        """The game so far, written down."""
        ...

    def observe(self, handler: Callable[[object], None], names: Any) -> None:
        """Call a handler when a trait changes."""
        ...

    def unobserve(self, handler: Callable[[object], None], names: Any) -> None:
        """Stop calling it."""
        ...


Chart = Callable[..., Axes]

_FOLLOWED = ["revision", "language"]


def live(table: LiveTable, chart: Chart, language: str = "") -> Live:
    """Return a chart that follows a running game.

    It is drawn anew when a turn has been scored, and shown in place of the old one without blinking.

    Parameters
    ----------
    table : TableWidget
        What `dixit_widget.play` returned.
    chart : callable
        A chart of a record, such as `score_progression`.
    language : {"", "en", "fr"}, optional
        By default the table's; English, where the table leaves it to the browser.

    Returns
    -------
    Live
        A widget; show it in a cell. ``stop()`` lets go of the table.

    Raises
    ------
    ChartProblem
        If it isn't a table, or the chart cannot be called.
    """
    return Live(table, chart, language)


class Live(ipywidgets.VBox):  # type: ignore[misc,unused-ignore]
    """A chart that follows a running game. Made by `live`."""

    def __init__(self, table: LiveTable, chart: Chart, language: str = "") -> None:
        if not all(hasattr(table, name) for name in ("observe", *_FOLLOWED)):
            raise ChartProblem("charts.live_table", value=type(table).__name__)
        if not callable(chart) or not _takes_a_record(chart):
            raise ChartProblem("charts.live_chart", value=getattr(chart, "__name__", type(chart).__name__))
        self._table = table
        self._chart = chart
        self._asked_language = language
        self._drawing = threading.Lock()  # handlers may run on several threads
        self._drawn: object = self  # nothing that a moment can be
        layout = ipywidgets.Layout(max_width="100%", min_width=NARROWEST, flex="0 0 auto", margin="0")
        self._picture = ipywidgets.Image(format="png", layout=layout)
        self._by_night = ipywidgets.Image(format="png", layout=layout)
        for image, kind in ((self._picture, BY_DAY), (self._by_night, BY_NIGHT)):
            image.add_class(ON_PAPER)
            image.add_class(kind)
        self._words = ipywidgets.HTML()
        style = ipywidgets.HTML(PAPER_STYLE, layout=ipywidgets.Layout(display="none"))
        self._draw()
        super().__init__(children=(self._picture, self._by_night, self._words, style))
        table.observe(self._follow, _FOLLOWED)

    def stop(self) -> None:
        """Let go of the table; the picture stays as it is."""
        self._table.unobserve(self._follow, _FOLLOWED)

    @property
    def picture(self) -> bytes:
        """The picture as it is now, as PNG."""
        return bytes(self._picture.value)

    @property
    def _language(self) -> str:
        return self._asked_language or self._table.language or "en"

    @property
    def words(self) -> str:
        """What the picture shows, in words."""
        return html.unescape(str(self._words.value).removesuffix("</span>").split(">", 1)[-1])

    def _follow(self, _change: object) -> None:
        try:
            self._draw()
        except Exception:  # a picture must never stop a game
            _log.exception("the chart could not be drawn")

    def _draw(self) -> None:
        with self._drawing:
            now = self._moment()
            if now == self._drawn:
                return
            self._drawn = now
            ax = self._axes()
            figure = ax.get_figure(root=True)
            if not isinstance(figure, Figure):
                raise ChartProblem("charts.live_chart", value=type(ax).__name__)
            words = summary(ax)
            for image, night in ((self._picture, False), (self._by_night, True)):
                image.width = str(round(figure.get_figwidth() * 100))
                image.value = png(figure, night)
            self._words.value = f'<span role="status" style="{_HIDDEN}">{html.escape(words)}</span>'

    def _moment(self) -> object:
        """Return what a chart hangs on: language, game, and how many turns have been scored."""
        try:
            record = self._table.record
        except Problem:
            return self._language, None
        return self._language, record.header, len(record.rows())

    def _axes(self) -> Axes:
        title = say("charts.live.title", self._language)
        try:
            record = self._table.record
        except Problem:
            return placeholder(None, self._language, "charts.no_game", title)
        try:
            return self._chart(record, language=self._language)
        except Problem as problem:
            ax = placeholder(None, self._language, "charts.no_game", title)
            ax.texts[-1].set_text(problem.message(self._language))
            return ax


def _takes_a_record(chart: Chart) -> bool:
    """Whether a chart can be drawn of a record alone; what hides what it takes is believed."""
    try:
        inspect.signature(chart).bind(None, language="en")
    except TypeError:
        return False
    except ValueError:
        return True
    return True
