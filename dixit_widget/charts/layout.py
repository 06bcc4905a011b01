"""Room for what is written around a chart."""

from __future__ import annotations

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.layout_engine import ConstrainedLayoutEngine

Place = tuple[float, float, float, float]
"""Left, bottom, right and top of axes, in parts of the figure."""

USUAL: Place = (0.09, 0.13, 0.95, 0.84)
"""Where the axes of most charts end up."""

_NEAR = 0.05
"""Of axes that move by no more, what is written around them stays as large as it is."""


class OneChartLayout(ConstrainedLayoutEngine):
    """Matplotlib's constrained layout, with half the work where a chart has the figure to itself.

    To ask all ticks and words how large they are takes as long as to draw them. The general engine asks
    twice, for they may change with the size of the axes. Axes that begin near where they end are asked once.

    Parameters
    ----------
    w_pad, h_pad : float
        Inches of paper beside and above everything.
    """

    def __init__(self, w_pad: float, h_pad: float) -> None:
        super().__init__(w_pad=w_pad, h_pad=h_pad)
        self._pads = np.array([w_pad, h_pad])

    def execute(self, fig: Figure) -> None:
        """Move and resize the axes of a figure."""
        if len(fig.axes) != 1 or fig.subfigs or fig.legends or fig.texts:
            super().execute(fig)
        elif self._make_room(fig.axes[0], fig) > _NEAR:
            self._make_room(fig.axes[0], fig)

    def _make_room(self, ax: Axes, fig: Figure) -> float:
        """Leave room for what is written around axes; return how far they moved, in parts of the figure."""
        inner = ax.get_position(original=True)
        outer = ax.get_tightbbox(for_layout_only=True)
        if outer is None:
            return 0.0
        written = outer.transformed(fig.transFigure.inverted())
        pads = self._pads / fig.get_size_inches()
        low, high = np.array(inner.min), np.array(inner.max)
        new_low, new_high = low - written.min + pads, 1 - (written.max - high + pads)
        if not (new_low < new_high).all():  # no room at all
            return 0.0
        put(ax, (*new_low, *new_high))
        return float(np.abs([new_low - low, new_high - high]).max())


def put(ax: Axes, place: Place) -> None:
    """Put axes somewhere from where a layout may move them."""
    left, bottom, right, top = place
    ax.set_position((left, bottom, right - left, top - bottom))
    ax.set_in_layout(True)
