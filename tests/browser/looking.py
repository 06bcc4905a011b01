"""Looking at one moment by day and by night, wide and narrow: what axe-core finds, what sticks out."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.lab import Notebook
from tests.browser.table_page import TablePage

SHOTS = os.environ.get("DIXIT_SHOTS", "")
"""The folder for pictures of what is shown; empty: nobody wants any."""
AXE = Path(__file__).resolve().parents[2] / "js" / "node_modules" / "axe-core" / "axe.min.js"
FIND = """async ([where, options]) => (await axe.run(where, options)).violations
  .map(violation => [violation.id, violation.nodes.map(node => node.html.slice(0, 150))])"""
ALL = {"rules": {"target-size": {"enabled": True}}}
"""What axe-core looks for, and whether every target is 24 pixels wide and high, or has that much room."""
CONTRAST = {"runOnly": ["color-contrast"]}
"""All that another theme can change."""
SETTLE = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  await frame(); await frame();
  // what JupyterLab leaves out while it is out of sight (content-visibility) comes to no end
  const seen = one => one.effect.target?.checkVisibility({ contentVisibilityAuto: true });
  const ends = one => one.effect.getComputedTiming().endTime < Infinity;
  const passing = document.getAnimations().filter(one => ends(one) && seen(one));
  await Promise.allSettled(passing.map(animation => animation.finished));
  await frame();
}"""

CROWDED = """root => {
  // what may be cut off says so with an ellipsis; what lies above the rest hides it, and is looked at alone
  const top = root.querySelector(".dx-layer") ?? root;
  const seen = [];
  const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  const faults = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const box = text.parentElement;
    if (!text.data.trim() || box.closest("svg, .dx-sr, select, option")) continue;
    if (!box.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const frames = [];
    for (let node = box; node !== root.parentElement; node = node.parentElement)
      if (node === root || getComputedStyle(node).overflowX !== "visible") frames.push(node);
    const edges = frames.map(frame => frame.getBoundingClientRect());
    const item = box.closest("li")?.getBoundingClientRect() ?? edges.at(-1);
    const dotted = getComputedStyle(frames[0]).textOverflow === "ellipsis";
    for (const { left, right, top, bottom } of range.getClientRects()) {
      const line = { left: Math.max(left, ...edges.map(edge => edge.left)),
        right: Math.min(right, ...edges.map(edge => edge.right)),
        top: Math.max(top, ...edges.map(edge => edge.top)),
        bottom: Math.min(bottom, ...edges.map(edge => edge.bottom)) };
      if (line.right - line.left < 2 || line.bottom - line.top < 2) continue;
      if (!dotted && right - left > line.right - line.left + 2) faults.push(`cut off: ${text.data}`);
      const out = line.right > item.right + 1 || line.left < item.left - 1;
      if (out && !box.closest(".dx-no")) faults.push(`runs out: ${text.data}`); // they straddle corners
      seen.push({ text, line });
    }
  }
  const clear = 3; // pixels: lines stand close above each other, words of two boxes never side by side
  for (const [at, { text, line }] of seen.entries()) for (const other of seen.slice(at + 1)) {
    if (other.text.parentElement === text.parentElement) continue;
    const over = Math.min(line.bottom, other.line.bottom) - Math.max(line.top, other.line.top);
    const beside = Math.min(line.right, other.line.right) - Math.max(line.left, other.line.left);
    if (over > clear && beside > 0) faults.push(`in each other: ${text.data} | ${other.text.data}`);
  }
  return [...new Set(faults)];
}"""


def give_axe(page: Page) -> None:
    """Have axe-core in a page, whatever scripts its content security policy lets in."""
    if not page.evaluate("'axe' in window"):
        page.evaluate("source => { (0, eval)(source); }", AXE.read_text(encoding="utf-8"))


def axe(shown: TablePage, where: str = ".dx-root", options: Mapping[str, Any] = ALL) -> list[str]:
    """Return what axe-core finds in the widget."""
    give_axe(shown.page)
    return [json.dumps(violation) for violation in shown.page.evaluate(FIND, [where, options])]


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


def crowded(shown: TablePage) -> list[str]:
    """Return which texts of the widget run into each other, and which are cut off."""
    return list(shown.root.evaluate(CROWDED))


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
        Every look ends with the last one and the next begins there. What no theme changes is looked at once.
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
        """Look at what is shown now; in the second theme at one size, or for pictures at each."""
        for theme, rules in zip(self._themes, (ALL, CONTRAST), strict=False):
            self._notebook.theme(f"JupyterLab {theme.title()}")
            expect(self._notebook.root).to_have_attribute("data-dx-theme", theme)
            for size in self._sizes if rules is ALL or SHOTS else self._sizes[:1]:
                self._notebook.resize(*size)
                self._notebook.root.scroll_into_view_if_needed()
                self._notebook.page.evaluate(SETTLE)
                where = f"{name}-{size[0]}-{theme}"
                self._shot(self._notebook.page, where)
                if (
                    faults := axe(self._notebook, options=rules)
                    + overflow(self._notebook)
                    + crowded(self._notebook)
                ):
                    self.found[where] = faults
            self._sizes.reverse()
        self._themes.reverse()
