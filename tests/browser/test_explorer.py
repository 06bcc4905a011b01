"""The rule explorer in real JupyterLab: it fits, it answers, and it keeps nobody waiting."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import SHOTS
from tests.browser.lab import Notebook

AXE = Path(__file__).resolve().parents[2] / "js" / "node_modules" / "axe-core" / "axe.min.js"
CELL = "import dixit_widget as dixit\nexplorer = dixit.RuleExplorer({given})\nexplorer"


def shown(open_notebook: Callable[..., Notebook], given: str = "", **options: object) -> Notebook:
    notebook = open_notebook(CELL.replace("{given}", given), **options)
    if (notebook.page.viewport_size or {})["width"] < 1000:
        notebook.page.evaluate("() => window.jupyterapp.shell.collapseLeft?.()")
    expect(notebook.page.locator(".dxe-card img:visible")).to_have_count(4, timeout=60_000)
    return notebook


def root(notebook: Notebook) -> Locator:
    return notebook.page.locator(".dxe").first


def shot(notebook: Notebook, name: str) -> None:
    notebook.page.wait_for_timeout(600)
    root(notebook).screenshot(path=SHOTS / f"explorer-{name}.png")


def axe(notebook: Notebook) -> list[str]:
    notebook.page.add_script_tag(path=AXE)
    found = notebook.page.evaluate(
        """async () => (await axe.run(".dxe")).violations
          .map(violation => [violation.id, violation.nodes.map(node => node.html.slice(0, 150))])"""
    )
    return [json.dumps(violation) for violation in found]


def overflow(notebook: Notebook) -> list[str]:
    return list(
        root(notebook).evaluate(
            """root => { const edge = root.getBoundingClientRect().right + 1;
              return [...root.querySelectorAll("*")].map(e => [e.getBoundingClientRect(), e])
                .filter(([box]) => box.width && box.right > edge)
                .map(([, e]) => e.outerHTML.slice(0, 120)); }"""
        )
    )


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 960, 1320])
def test_it_fits_and_axe_finds_nothing(
    width: int, theme: str, open_notebook: Callable[..., Notebook]
) -> None:
    notebook = shown(open_notebook, viewport={"width": width, "height": 3200 if width == 390 else 1800})
    if theme == "dark":
        notebook.theme("JupyterLab Dark")
    shot(notebook, f"{width}-{theme}")
    assert overflow(notebook) == []
    assert axe(notebook) == []
    notebook.theme("JupyterLab Light")
