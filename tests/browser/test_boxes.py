"""Boxes of ipywidgets lay out by what is in them: whatever the box, a widget of ours fills it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.lab import Notebook

MAKE = """
import dixit_widget as dixit, ipywidgets as w
table = dixit.play("Ana", bots=3, seed=7, store=None)
rest = dict(lab=dixit.ScoringLab(), asked=dixit.Predict("Who?", choices=["Ana", "Ben"], truth="Ben"),
            replay=dixit.ReplayWidget(dixit.example_record()), explorer=dixit.RuleExplorer())
"""
BOXES = {
    "hbox": "w.HBox([table])",
    "box": "w.Box([table])",
    "stack": "w.Stack([table], selected_index=0)",
    "centred": "w.VBox([table], layout=w.Layout(align_items='center'))",
    "row": "w.HBox([*rest.values()], layout=w.Layout(flex_flow='row wrap'))",
    "beside": "w.HBox([table, w.IntSlider()])",
}
LEAST = 320
WIDTHS = """code => { const cell = window.jupyterapp.shell.currentWidget.content.widgets[code].node;
  const wide = node => node.getBoundingClientRect().width;
  return { box: wide(cell.querySelector(".jupyter-widgets")),
           ours: [...cell.querySelectorAll(".dx-root")].map(wide) }; }"""


@pytest.mark.parametrize("width", [1320, 390])
def test_a_widget_fills_its_box(open_notebook: Callable[..., Notebook], width: int) -> None:
    tall = {"width": width, "height": 9000}  # a notebook draws no cell that is out of sight
    notebook = open_notebook(MAKE, *BOXES.values(), viewport=tall)
    page = notebook.page
    shown = len(BOXES) - 1 + 4
    page.wait_for_function(
        "count => document.querySelectorAll('.dx-root').length === count", arg=shown, timeout=60_000
    )
    for number, box in enumerate(BOXES, start=1):
        found = page.evaluate(WIDTHS, number)
        least = min(LEAST, found["box"]) - 1
        assert all(wide >= least for wide in found["ours"]), f"{box}: {found}"
        if box not in ("row", "beside"):
            assert found["ours"][0] >= found["box"] - 12, f"{box}: {found}"
