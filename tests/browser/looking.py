"""Looking at one moment by day and by night, wide and narrow: what axe-core finds, what sticks out."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.lab import Notebook
from tests.browser.table_page import TablePage

AXE = Path(__file__).resolve().parents[2] / "js" / "node_modules" / "axe-core" / "axe.min.js"
FIND = """async where => (await axe.run(where, {rules: {"target-size": {enabled: true}}})).violations
  .map(violation => [violation.id, violation.nodes.map(node => node.html.slice(0, 150))])"""
"""What axe-core looks for, and whether every target is 24 pixels wide and high, or has that much room."""
SETTLE = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  await frame(); await frame();
  const passing = document.getAnimations().filter(one => one.effect.getComputedTiming().endTime < Infinity);
  await Promise.allSettled(passing.map(animation => animation.finished));
  await frame();
}"""


def give_axe(page: Page) -> None:
    """Have axe-core in a page, whatever scripts its content security policy lets in."""
    if not page.evaluate("'axe' in window"):
        page.evaluate("source => { (0, eval)(source); }", AXE.read_text(encoding="utf-8"))


def axe(shown: TablePage, where: str = ".dx-root") -> list[str]:
    """Return what axe-core finds in the widget."""
    give_axe(shown.page)
    return [json.dumps(violation) for violation in shown.page.evaluate(FIND, where)]


def overflow(shown: TablePage) -> list[str]:
    """Return what sticks out of the widget to the right."""
    return list(
        shown.root.evaluate(
            """root => {
              const edge = root.getBoundingClientRect().right + 1;
              const table = root.querySelector(".dx-table");
              const clipped = element => { for (let e = element; e !== root; e = e.parentElement)
                if (e !== table && getComputedStyle(e).overflowX !== "visible") return true; return false; };
              return [...root.querySelectorAll("button, input, p, h2, h3")]
                .filter(e => e.getBoundingClientRect().right > edge && !clipped(e))
                .map(e => e.outerHTML.slice(0, 120));
            }"""
        )
    )


class Looker:
    """Looks at a notebook's widget in each size and theme, and remembers what was wrong where.

    Parameters
    ----------
    notebook : Notebook
    shot : callable
        Keeps a picture of a page under a name.
    sizes : sequence of (int, int)
        Widths and heights of the page, in pixels.
    themes : sequence of str, optional
        Every look ends with the last one and the next begins there.
    """

    def __init__(
        self,
        notebook: Notebook,
        shot: Callable[..., None],
        sizes: Sequence[tuple[int, int]],
        themes: Sequence[str] = ("light", "dark"),
    ) -> None:
        self._notebook = notebook
        self._shot = shot
        self._sizes = list(sizes)
        self._themes = list(themes)
        self.found: dict[str, list[str]] = {}

    def look(self, name: str) -> None:
        """Look at what is shown now."""
        for theme in self._themes:
            self._notebook.theme(f"JupyterLab {theme.title()}")
            expect(self._notebook.root).to_have_attribute("data-dx-theme", theme)
            for size in self._sizes:
                self._notebook.resize(*size)
                self._notebook.page.evaluate(SETTLE)
                where = f"{name}-{size[0]}-{theme}"
                self._shot(self._notebook.page, where)
                if faults := axe(self._notebook) + overflow(self._notebook):
                    self.found[where] = faults
            self._sizes.reverse()
        self._themes.reverse()
