"""The rule explorer in real JupyterLab: it fits, it answers while it is turned, it keeps nobody waiting."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import SHOTS
from tests.browser.every_widget import explorer_is_drawn
from tests.browser.lab import Notebook

AXE = Path(__file__).resolve().parents[2] / "js" / "node_modules" / "axe-core" / "axe.min.js"
CELL = "import dixit_widget as dixit\nexplorer = dixit.RuleExplorer({given})\nexplorer"


def shown(open_notebook: Callable[..., Notebook], given: str = "", **options: object) -> Notebook:
    notebook = open_notebook(CELL.replace("{given}", given), **options)
    explorer_is_drawn(notebook.page)
    return notebook


def root(notebook: Notebook) -> Locator:
    return notebook.page.locator('.dx-root[data-phase="explorer"]').first


def field(notebook: Notebook, name: str) -> Locator:
    return root(notebook).locator(f'[data-dx=field][data-field="{name}"]')


def unfold(notebook: Notebook, group: str) -> None:
    root(notebook).locator(f'[data-dx=group][data-group="{group}"] > button').click()


def flip(notebook: Notebook, name: str) -> None:
    """Turn the switch of a rule with the keyboard."""
    field(notebook, name).locator("[data-dx=switch]").focus()
    notebook.page.keyboard.press("Space")


def line(notebook: Notebook) -> Locator:
    return root(notebook).locator("[data-dx=line]")


def shot(notebook: Notebook, name: str) -> None:
    notebook.page.wait_for_timeout(600)
    root(notebook).screenshot(path=SHOTS / f"explorer-{name}.png")


def axe(notebook: Notebook) -> list[str]:
    notebook.page.add_script_tag(path=AXE)
    found = notebook.page.evaluate(
        """async () => (await axe.run({include: ['.dx-root[data-phase="explorer"]']})).violations
          .map(violation => [violation.id, violation.nodes.map(node => node.html.slice(0, 150))])"""
    )
    return [json.dumps(violation) for violation in found]


def overflow(notebook: Notebook) -> list[str]:
    """Return what sticks out to the right, but for what scrolls in its own box."""
    return list(
        root(notebook).evaluate(
            """root => { const edge = root.getBoundingClientRect().right + 1;
              return [...root.querySelectorAll("*")].filter(e => !e.closest(".dx-xtable-box"))
                .map(e => [e.getBoundingClientRect(), e])
                .filter(([box]) => box.width > 1 && box.right > edge)
                .map(([, e]) => e.outerHTML.slice(0, 120)); }"""
        )
    )


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 700, 960, 1400])
def test_it_fits_and_axe_finds_nothing(
    width: int, theme: str, open_notebook: Callable[..., Notebook]
) -> None:
    notebook = shown(open_notebook, viewport={"width": width, "height": 3600 if width < 800 else 2400})
    if theme == "dark":
        notebook.theme("JupyterLab Dark")
    explorer = root(notebook)
    flip(notebook, "lone_finder_points")
    expect(line(notebook)).to_contain_text("best clue 0.50 → 0.43")
    for part in ("compare", "hunt", "bots", "files"):
        explorer.locator(f"[data-dx={part}-open]").click()
    explorer.locator("[data-dx=search]").click()
    expect(explorer.locator("[data-dx=answer]").first).to_be_visible()
    assert "True" in notebook.kernel("print(explorer.wait(30))")
    shot(notebook, f"{width}-{theme}")
    assert overflow(notebook) == []
    assert axe(notebook) == []
    notebook.theme("JupyterLab Light")
