"""A chart in the next cell follows the game: it changes in its place, without a blink or a jump."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import keep
from tests.browser.driver import Clicker
from tests.browser.lab import Notebook

GAME = "import dixit_widget as dixit\ntable = dixit.play('Ana', bots=3, seed=7, pace=0.05)\ntable"
CHART = "dixit.charts.live(table, dixit.charts.{chart})"
WATCH = """img => {
  const mine = { img, heights: new Set(), widths: new Set(), empty: 0, sources: new Set() };
  window.followed = mine;
  const look = () => {
    if (window.followed !== mine) return;
    const { heights, widths, sources } = mine;
    heights.add(img.offsetHeight);
    widths.add(img.offsetWidth);
    sources.add(img.src);
    // Without a picture it would have no height.
    if (!img.isConnected || !img.offsetHeight) mine.empty += 1;
    requestAnimationFrame(look);
  };
  look();
}"""
SEEN = """() => {
  const { img, heights, widths, empty, sources } = window.followed;
  return {
    same: document.querySelector(".widget-image") === img,
    heights: heights.size, widths: widths.size, empty, sources: sources.size,
  };
}"""


@pytest.mark.parametrize("chart", ["score_progression", "voting_flow"])
def test_it_follows_two_turns_without_a_blink(open_notebook: Callable[..., Notebook], chart: str) -> None:
    notebook = open_notebook(GAME, CHART.format(chart=chart), viewport={"width": 960, "height": 1900})
    page = notebook.page
    notebook.wait_for("clue")
    picture, by_night = page.locator("img.dixit-by-day"), page.locator("img.dixit-by-night")
    words = page.locator(".jp-OutputArea [role=status]", has_text="No turn has been scored yet.")
    expect(picture).to_be_visible()
    expect(words).to_have_count(1)
    page.wait_for_function("() => document.querySelector('img.widget-image').naturalWidth > 0")
    picture.evaluate(WATCH)
    player, reviews = Clicker(notebook), 0
    while reviews < 2:
        situation = player.situation()
        if situation == "continue":
            reviews += 1
            page.wait_for_function("most => window.followed.sources.size >= most", arg=1 + reviews)
        if reviews < 2:
            player.answer(situation)
    told = "After 2 turns" if chart == "score_progression" else "6 votes"
    expect(page.locator(".jp-OutputArea [role=status]", has_text=told)).to_have_count(1)
    seen = page.evaluate(SEEN)
    assert seen == {"same": True, "heights": 1, "widths": 1, "empty": 0, "sources": 3}
    assert page.locator('[data-mime-type="application/vnd.jupyter.stderr"]').count() == 0
    assert notebook.kernel("import sys; print('matplotlib.pyplot' in sys.modules)") == "False"
    for theme in ("Light", "Dark"):
        notebook.theme(f"JupyterLab {theme}")
        expect(page.locator("#jupyterlab-splash")).to_have_count(0)
        page.wait_for_timeout(300)
        expect(picture if theme == "Light" else by_night).to_be_visible()
        expect(by_night if theme == "Light" else picture).to_be_hidden()
        keep(page, f"live-{chart}-960-{theme}")
    page.set_viewport_size({"width": 390, "height": 900})
    page.get_by_role("tab", name="Property Inspector").wait_for()
    by_night.scroll_into_view_if_needed()
    page.wait_for_timeout(300)
    keep(page, f"live-{chart}-390")
    width, scrolls = by_night.evaluate("img => [img.offsetWidth, img.parentElement.scrollWidth]")
    assert width == 480, "smaller it could not be read"
    assert scrolls >= 480, "what is beyond the edge can be scrolled to"
