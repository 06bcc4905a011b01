"""Where a notebook puts a table: behind a tab, folded, out of sight, frozen, on paper; it plays on."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.driver import Clicker
from tests.browser.lab import Notebook
from tests.browser.looking import overflow

CELLS = (
    """import dixit_widget as dixit, ipywidgets as w
table = dixit.play("Ana", bots=3, seed=7, first="Ana", pace=0, store=None)
w.Tab([w.Label("Nothing to see"), table])""",
    """w.Accordion([table])""",
    *("for line in range(60):\n    print(line)" for _ in range(6)),
)
WINDOWED = """mode => { const notebook = window.jupyterapp.shell.currentWidget.content;
  notebook.notebookConfig = { ...notebook.notebookConfig, windowingMode: mode }; }"""
TO_CELL = """at => window.jupyterapp.shell.currentWidget.content.scrollToItem(at, "smart")"""


def test_a_table_behind_tabs_folded_out_of_sight_frozen_and_printed(
    open_notebook: Callable[..., Notebook], shot: Callable[..., None]
) -> None:
    notebook = open_notebook(*CELLS, viewport={"width": 1320, "height": 1000})
    page = notebook.page
    tab = page.locator(".jupyter-widget-tab, .widget-tab")
    expect(tab.get_by_text("Nothing to see")).to_be_visible()
    tab.get_by_role("tab").last.click()
    notebook.wait_for("clue")
    assert overflow(notebook) == []
    hand = notebook.dx("hand-card").first.bounding_box()
    assert hand
    assert hand["width"] > 60

    page.evaluate(TO_CELL, 1)
    folded = page.locator(".jupyter-widget-accordion, .widget-accordion")
    folded.locator(".jupyter-widget-Collapse-header, .lm-Collapse-header").click()
    expect(folded.locator("[data-dx=hand-card]").first).to_be_visible()
    folded.locator(".jupyter-widget-Collapse-header, .lm-Collapse-header").click()

    page.evaluate(TO_CELL, 0)
    player = Clicker(notebook)
    player.answer("send")
    player.situation()  # a screen that comes while the page is scrolled calls it back
    page.evaluate(WINDOWED, "full")
    page.evaluate(TO_CELL, len(CELLS) - 1)
    expect(notebook.root).not_to_be_in_viewport()
    page.evaluate(TO_CELL, 0)
    expect(notebook.root).to_be_in_viewport()
    player.answer(player.situation())
    player.situation()
    page.evaluate(WINDOWED, "none")

    session = page.context.new_cdp_session(page)
    for state in ("frozen", "active"):
        session.send("Page.setWebLifecycleState", {"state": state})
    player.answer(player.situation())

    page.emulate_media(media="print")
    printed = notebook.root.bounding_box()
    shot(page, "printed")
    page.emulate_media(media="screen")
    assert printed
    assert printed["width"] > 320
    player.answer(player.situation())
