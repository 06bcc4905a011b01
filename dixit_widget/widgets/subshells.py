"""Let a page be answered while a cell runs."""

from __future__ import annotations

from typing import Any


def answer_on_any_subshell(*widgets: Any) -> None:
    """Have the page's messages to widgets, and to all inside them, answered by the loop the page asks for.

    JupyterLab sends them to a subshell of their own (https://github.com/jupyterlab/jupyterlab/pull/17363), so
    that no running cell is in their way.
    ipykernel 7.4 sends them on to the loop that last spoke to the page instead: for a widget that a cell
    made or changed this is the main one, which is busy while any cell runs.

    Parameters
    ----------
    *widgets : ipywidgets.Widget
    """
    for widget in widgets:
        comm: Any = widget.comm
        if hasattr(comm, "_reply_subshell_for"):
            comm._reply_subshell_for = None
        answer_on_any_subshell(*getattr(widget, "children", ()))
