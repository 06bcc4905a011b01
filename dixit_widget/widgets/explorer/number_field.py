"""A field for a whole number that hands on what is typed."""

from __future__ import annotations

from typing import Any, ClassVar

import traitlets

from dixit_widget.widgets.front_end import script
from dixit_widget.widgets.page_widget import PageWidget


class NumberField(PageWidget):
    """A field for a whole number, turned by the arrow keys too.

    Attributes
    ----------
    value : int or str
        The number; or what was typed, if that is no whole number, so that it can be refused and mended.
    min, max : int
        How far the arrow keys turn it; what is typed may lie beyond.
    description : str
        Its name.
    """

    _esm = script("number")
    _from_page: ClassVar = frozenset({"value"})

    value: Any = traitlets.Union([traitlets.Int(), traitlets.Unicode()], default_value=0).tag(sync=True)
    min = traitlets.Int(0).tag(sync=True)
    max = traitlets.Int(99).tag(sync=True)
    description = traitlets.Unicode().tag(sync=True)
