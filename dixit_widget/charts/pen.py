"""Matplotlib's pen for pictures, which remembers from one picture to the next how large words are."""

from __future__ import annotations

from matplotlib.backends.backend_agg import FigureCanvasAgg, RendererAgg
from matplotlib.font_manager import FontProperties

Size = tuple[float, float, float]
"""Width, height and descent, in pixels."""

_MOST_KEPT = 2_000
_sizes: dict[tuple[str, FontProperties, object, float], Size] = {}


class _Pen(RendererAgg):
    """Measures words once: a chart that is drawn anew says mostly the same, and each word is asked twice."""

    def get_text_width_height_descent(self, s: str, prop: FontProperties, ismath: object) -> Size:
        """Return how large words are; ``prop`` is a copy that nobody changes."""
        key = (s, prop, ismath, self.dpi)
        size = _sizes.get(key)
        if size is None:
            if len(_sizes) >= _MOST_KEPT:
                _sizes.clear()
            size = super().get_text_width_height_descent(s, prop, ismath)  # type: ignore[no-untyped-call,unused-ignore]
            _sizes[key] = size
        return size


class PenCanvas(FigureCanvasAgg):
    """A canvas for one picture, drawn with such a pen."""

    _pen: _Pen | None = None

    def get_renderer(self) -> RendererAgg:
        """Return the pen, made for the figure as large as it is."""
        if self._pen is None:
            width, height = self.get_width_height(physical=True)
            self._pen = _Pen(width, height, self.figure.dpi)  # type: ignore[no-untyped-call,unused-ignore]
        return self._pen
