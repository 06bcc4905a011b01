"""The rule explorer in real JupyterLab: it fits, it answers, and it keeps nobody waiting."""

from __future__ import annotations

import json
import re
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
    expect(notebook.page.locator(".dxe-card img:visible")).to_have_count(4)
    return notebook


def root(notebook: Notebook) -> Locator:
    return notebook.page.locator(".dxe").first


def shot(notebook: Notebook, name: str) -> None:
    notebook.page.wait_for_timeout(600)
    root(notebook).screenshot(path=SHOTS / f"explorer-{name}.png")


def axe(notebook: Notebook) -> list[str]:
    """Return what axe-core finds in the explorer; the lab in it is looked at by its own tests."""
    notebook.page.add_script_tag(path=AXE)
    found = notebook.page.evaluate(
        """async () => (await axe.run({include: [".dxe"], exclude: [".dx-root"]})).violations
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


def test_all_is_answered_while_the_next_cell_runs(open_notebook: Callable[..., Notebook]) -> None:
    """All cells are run at once: no page has spoken to the kernel before the second one is busy."""
    notebook = open_notebook(
        CELL.replace("{given}", ""),
        "import time\nwhile explorer.players == 6:\n    time.sleep(0.05)\nprint('the cell has ended')",
    )
    explorer, ended = root(notebook), notebook.page.get_by_text("the cell has ended", exact=True)
    explorer.get_by_role("checkbox", name="Lone finder").focus()
    notebook.page.keyboard.press("Space")
    expect(explorer.get_by_text("3.00 points at 0.43.")).to_be_visible()
    expect(explorer.get_by_text("Dixit 2021 (dashed): 11.1 turns on average.")).to_be_visible()
    expect(explorer.locator(".dx-root img").first).to_be_visible()
    expect(ended).to_have_count(0)
    explorer.get_by_role("spinbutton", name="Players").fill("5")
    notebook.page.keyboard.press("Enter")
    expect(ended).to_be_visible()


def test_what_cannot_be_played_says_why_and_keeps_the_pictures(
    open_notebook: Callable[..., Notebook],
) -> None:
    notebook = shown(open_notebook)
    explorer = root(notebook)
    explorer.get_by_role("button", name="Ending").press("Enter")
    explorer.get_by_role("checkbox", name="Points that end the game").uncheck()
    expect(explorer.locator(".dxe-field .dxe-trouble")).to_contain_text("would never end")
    expect(explorer.get_by_text("Nobody can play these rules.")).to_be_visible()
    expect(explorer.locator(".dxe-pictures.dxe-stale img")).to_have_count(4)
    expect(explorer.get_by_role("button", name="Play these rules")).to_be_disabled()
    shot(notebook, "refused")
    assert axe(notebook) == []
    explorer.get_by_label("Rules of").select_option("Odyssey")
    expect(explorer.locator(".dxe-stale")).to_have_count(0)
    expect(explorer.get_by_text("Nobody can play these rules.")).to_have_count(0)
    explorer.get_by_label("What it means: Points that end the game").press("Enter")
    expect(explorer.get_by_text("the game ends when somebody has thirty points")).to_be_visible()
    explorer.get_by_label("What differs from").select_option("Dixit 2008")
    expect(explorer.locator(".dxe-differences")).to_contain_text("Bonus cap 3")
    shot(notebook, "odyssey")


def test_a_new_picture_takes_the_place_of_the_old_without_blinking(
    open_notebook: Callable[..., Notebook],
) -> None:
    notebook = shown(open_notebook)
    notebook.page.evaluate(
        """() => { window.blank = 0; window.frames_seen = 0; const look = () => {
          const images = [...document.querySelectorAll(".dxe-card .dixit-by-day")];
          frames_seen += 1; blank += images.length < 4 || images.some(i => !i.complete || !i.naturalWidth);
          requestAnimationFrame(look); }; look(); }"""
    )
    explorer = root(notebook)
    for points in ("4", "5", "6"):
        explorer.get_by_role("spinbutton", name="Storyteller").fill(points)
        notebook.page.keyboard.press("Enter")
        expect(explorer.locator(".dxe-differences")).to_contain_text(f"Storyteller {points}")
    assert "True" in notebook.kernel("print(explorer.wait(30))")
    notebook.page.wait_for_timeout(300)
    assert notebook.page.evaluate("frames_seen") > 10
    assert notebook.page.evaluate("blank") == 0


def test_rules_are_kept_as_a_file_and_played_with_one_click(
    open_notebook: Callable[..., Notebook], tmp_path: Path
) -> None:
    notebook = shown(open_notebook, "rules=dixit.edition('odyssey').replace(bonus_cap=5), players=4")
    explorer = root(notebook)
    with notebook.page.expect_download() as download:
        explorer.get_by_role("link", name="Save as a file").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert json.loads(file.read_text())["bonus_cap"] == 5
    explorer.get_by_label("Rules of").select_option("Dixit 2021")
    with notebook.page.expect_file_chooser() as chooser:
        explorer.get_by_role("button", name="Load a file").click()
    chooser.value.set_files(file)
    code = explorer.locator(".dxe-code code")
    expect(code).to_have_text("dixit.edition('odyssey').replace(bonus_cap=5)")
    explorer.get_by_role("button", name="Play these rules").click()
    table = explorer.locator('.dxe-table .dx-root[data-phase="clue"]')
    expect(table).to_be_visible()
    assert notebook.kernel("print(explorer._table.children[0].game.rules == explorer.rules)") == "True"
    code.click()
    assert (
        notebook.page.evaluate("getSelection().toString()") == "dixit.edition('odyssey').replace(bonus_cap=5)"
    )
    shot(notebook, "played")


def test_party_in_french_on_a_narrow_page(open_notebook: Callable[..., Notebook]) -> None:
    notebook = open_notebook(
        CELL.replace("{given}", "'odyssey-party', language='fr'"), viewport={"width": 390, "height": 3000}
    )
    expect(root(notebook).locator(".dxe-kindly")).to_have_count(2)
    expect(root(notebook).locator(".dxe-card img:visible")).to_have_count(2)
    shot(notebook, "party-fr")
    assert overflow(notebook) == []
    assert axe(notebook) == []


def test_what_is_typed_is_played_or_refused(open_notebook: Callable[..., Notebook]) -> None:
    notebook = shown(open_notebook)
    explorer = root(notebook)
    points = explorer.get_by_role("spinbutton", name="Storyteller")
    for typed in ("4.5", "150", "four", "4,5"):
        points.click()
        notebook.page.keyboard.press("Control+a")
        notebook.page.keyboard.type(typed)
        notebook.page.keyboard.press("Enter")
        expect(explorer.locator(".dxe-field .dxe-trouble")).to_contain_text("a whole number from 0 to 99")
        expect(points).to_have_value(typed)
    players = explorer.get_by_role("spinbutton", name="Players")
    players.fill("4,5")
    notebook.page.keyboard.press("Enter")
    expect(explorer.locator(".dxe-bar .dxe-trouble")).to_contain_text("A whole number from 3 to 12")
    shot(notebook, "typed")
    assert axe(notebook) == []
    explorer.get_by_role("button", name="As in the box").press("Enter")
    expect(points).to_have_value("3")
    expect(players).to_have_value("6")
    expect(explorer.locator(".dxe-trouble:visible")).to_have_count(0)
    expect(explorer.locator(".dxe-stale")).to_have_count(0)
    points.press("ArrowUp")
    points.press("Enter")
    expect(explorer.locator(".dxe-differences")).to_contain_text("Storyteller 4")
    assert notebook.kernel("print(explorer.rules.storyteller_points)") == "4"
    points.fill("5,0")
    points.press("Enter")
    expect(points).to_have_value("5")
    expect(explorer.locator(".dxe-differences")).to_contain_text("Storyteller 5")
    points.locator("xpath=following-sibling::span/button[2]").click()
    expect(explorer.locator(".dxe-differences")).to_contain_text("Storyteller 4")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_without_a_kernel_one_line_says_so_and_all_stays_in_place(
    language: str, open_notebook: Callable[..., Notebook]
) -> None:
    notebook = shown(open_notebook, f"language={language!r}")
    explorer = root(notebook)

    def places() -> list[float]:
        return list(
            explorer.evaluate("root => [...root.querySelectorAll('.dxe-card')].map(e => e.offsetLeft)")
        )

    before = places()
    notebook.page.evaluate(
        """() => window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.restart()"""
    )
    expect(explorer).to_have_class(re.compile("jupyter-widgets-disconnected"))
    shot(notebook, f"lost-{language}")
    said = explorer.evaluate("root => getComputedStyle(root, '::before').content")
    assert {"en": "run the cell again", "fr": "exécutez à nouveau la cellule"}[language] in said
    inside = explorer.evaluate(
        """root => [...root.querySelectorAll(".jupyter-widgets-disconnected")]
          .filter(e => getComputedStyle(e, "::before").content !== "none").length"""
    )
    assert inside == 0
    assert places() == before
