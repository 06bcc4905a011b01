"""Moves over a line that is slow, and over one that is cut: until the table shows that they were made."""

from __future__ import annotations

import random
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import NO_WAITING
from tests.browser.driver import Clicker
from tests.browser.lab import LabServer, Notebook
from tests.browser.line import Line, dismiss_errors
from tests.browser.test_cuts import cuts
from tools import chromium
from tools.bench.report import Row

SPEED = 50_000  # bytes a second
WAY = 0.2  # seconds each way
LONGEST = 1.5  # seconds that a move may take there
BACK = 2.0  # seconds after which nothing hangs any more, once the connection is back
MOVES = 9
TABLE = """
import dixit_widget as dixit
table = dixit.play("Ana", bots=3, seed=12, pace=0, store=None)
table
"""
COUNT_BANNERS = """() => {
  window.banners = 0;
  const banner = "[data-dx=disconnected]";
  const look = records => { for (const { addedNodes } of records) for (const node of addedNodes)
    if (node.matches?.(banner) || node.querySelector?.(banner)) window.banners += 1; };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""


def rows() -> list[Row]:
    """Measure."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = LabServer(Path(folder))
        browser = chromium.launch(playwright)
        try:
            with opened(server, browser, "slow") as (line, notebook):
                slow, banners = slowly(line, notebook)
            with opened(server, browser, "cut") as (line, notebook):
                back = cut_off(line, notebook)
        finally:
            browser.close()
            server.close()
    what = f"a line of {SPEED // 1000} kB/s and {2 * WAY * 1000:.0f} ms"
    return [
        Row(f"a move over {what}", [each / LONGEST for each in slow], 1, f"{LONGEST} s"),
        Row(f"“not connected” over {what}", [banners], 0, f"once in {MOVES} moves"),
        Row("a move, once a cut connection is back", [each / BACK for each in back], 1, f"{BACK:.0f} s"),
    ]


@contextmanager
def opened(server: LabServer, browser: Browser, name: str) -> Iterator[tuple[Line, Notebook]]:
    """Open a notebook over a line of its own."""
    line = Line(server.url)
    page = browser.new_page(viewport={"width": 1320, "height": 1000}, reduced_motion="reduce")
    page.add_init_script(NO_WAITING)
    dismiss_errors(page)
    try:
        yield line, Notebook(line, page, server.write(name, TABLE))
    finally:
        page.close()
        line.close()


def slowly(line: Line, notebook: Notebook) -> tuple[list[float], int]:
    """Return how many seconds each move has taken on a slow line, and how often it was called dead."""
    line.slow_down(SPEED, WAY)
    notebook.run_all()
    clicker, took = Clicker(notebook), []
    clicker.situation()
    notebook.page.evaluate(COUNT_BANNERS)
    for _ in range(MOVES):
        situation = clicker.situation()
        start = time.monotonic()
        clicker.answer(situation)
        took.append(time.monotonic() - start)
    return took, int(notebook.page.evaluate("window.banners"))


def cut_off(line: Line, notebook: Notebook) -> list[float]:
    """Return how many seconds after the connection was back each move was done that had been cut off."""
    notebook.run_all()
    clicker, took = Clicker(notebook), []
    for seed in range(MOVES):
        situation = clicker.situation()
        over = line.cut(*cuts(random.Random(seed)))
        clicker.answer(situation)
        done = time.monotonic()
        over.result()
        took.append(max(0.0, done - line.back))
    return took
