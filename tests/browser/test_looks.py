"""Narrow and wide, dark and light, French, the keyboard alone, and what axe-core says."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.driver import Clicker, Typist
from tests.browser.lab import Notebook
from tests.browser.looking import Looker, axe

SOLO = """import dixit_widget as dixit
table = dixit.play('Ana', bots=5, seed=12, pace=0, store=None{more})
table"""
STAGES = ("send", "hand-in", "lock", "continue")


def solo(more: str = "") -> str:
    return SOLO.replace("{more}", more)


def test_every_phase_reads_well_and_axe_finds_nothing(
    open_notebook: Callable[..., Notebook], shot: Callable[..., None]
) -> None:
    notebook = open_notebook(solo())
    clicker, looker = Clicker(notebook), Looker(notebook, shot, [(960, 1000), (390, 1000)])

    def look_into(what: str, sign: str) -> None:
        notebook.dx(what).click()
        expect(notebook.root.get_by_role("dialog").locator(sign)).to_be_visible()
        looker.look(what)
        notebook.page.keyboard.press("Escape")
        expect(notebook.dx(what)).to_be_focused()

    for stage in (*STAGES, "replay"):
        clicker.play(until=stage)
        looker.look(stage)
        if stage == "send":
            clicker.play(until="continue")
            look_into("curve", ".dx-curve")
            look_into("what-if", ".dx-cmp")
            look_into("minds", ".dx-believed")
    look_into("album", ".dx-postcard")
    notebook.page.evaluate("delete window.showSaveFilePicker")  # it would ask outside of the page
    notebook.dx("album").click()
    with notebook.page.expect_download() as download:
        notebook.dx("save-postcard").click()
    assert Path(download.value.path()).read_bytes().startswith(b"\x89PNG")
    expect(notebook.root.get_by_text("Handed to your browser as dixit-12.png")).to_be_visible()
    notebook.page.keyboard.press("Escape")
    notebook.dx("replay").click()
    expect(notebook.root.get_by_role("button", name="Back to the result")).to_be_visible()
    looker.look("replaying")
    notebook.root.get_by_role("button", name="Next turn").click()
    notebook.root.get_by_role("button", name="Back to the result").click()
    expect(notebook.dx("replay")).to_be_visible()
    assert looker.found == {}


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_set_up_panel_and_the_curtain(
    theme: str, open_notebook: Callable[..., Notebook], shot: Callable[..., None]
) -> None:
    notebook = open_notebook(
        f"import dixit_widget as dixit\ntable = dixit.play(store=None, theme={theme!r})\ntable",
        f"second = dixit.play('Ana', 'Ben', 'Cleo', seed=1, pace=0, store=None, theme={theme!r})\nsecond",
    )
    expect(notebook.page.locator(".dx-root")).to_have_count(2)
    notebook.page.wait_for_timeout(1000)
    shot(notebook.page, "setup")
    second = notebook.page.locator(".dx-root").nth(1)
    second.locator('[data-dx="pass"]').first.click()
    second.locator('[data-dx="hand-card"]').first.click()
    second.locator('[data-dx="clue"]').fill("What the morning keeps")
    second.locator('[data-dx="send"]').click()
    expect(second.get_by_text("Pass to Ben")).to_be_visible()
    shot(notebook.page, "curtain", 1)
    assert axe(notebook) == []


def test_a_turn_in_french(open_notebook: Callable[..., Notebook], shot: Callable[..., None]) -> None:
    notebook = open_notebook(solo(), locale="fr-FR")
    clicker = Clicker(notebook)
    for stage in STAGES:
        clicker.play(until=stage)
        shot(notebook.page, stage)
    expect(notebook.dx("continue")).to_contain_text("Continuer")


def test_language_beats_the_browser(open_notebook: Callable[..., Notebook]) -> None:
    notebook = open_notebook(solo(", language='fr'"))
    Clicker(notebook).play(until="continue")
    expect(notebook.dx("continue")).to_contain_text("Continuer")


def test_a_whole_game_by_the_keyboard_alone(open_notebook: Callable[..., Notebook]) -> None:
    notebook = open_notebook(
        "import dixit_widget as dixit\n"
        "rules = dixit.edition('dixit-2021').replace(target_score=12)\n"
        "table = dixit.play('Ana', 'Ben', bots=2, rules=rules, seed=3, pace=0, store=None)\ntable"
    )
    notebook.wait_for("clue")
    cells = notebook.page.locator(".jp-Notebook .jp-Cell").count()
    notebook.root.locator("button").first.focus()
    Typist(notebook).play()
    notebook.wait_for("over")
    assert notebook.page.locator(".jp-Notebook .jp-Cell").count() == cells
    assert "abcdfmxyz00 A clue" in notebook.kernel("print({turn['clue'] for turn in table.record.rows()})")


def test_the_notebook_is_saved_from_the_table_as_well(open_notebook: Callable[..., Notebook]) -> None:
    notebook = open_notebook(solo())
    notebook.wait_for("clue")
    unsaved = "window.jupyterapp.shell.currentWidget.context.model.dirty"
    expect(notebook.page.locator(".jp-InputPrompt")).to_have_text("[1]:")
    notebook.dx("clue").fill("Saved by the bell")
    assert notebook.page.evaluate(unsaved)
    notebook.page.keyboard.press("ControlOrMeta+s")
    notebook.page.wait_for_function(f"() => !{unsaved}")
    expect(notebook.dx("clue")).to_have_value("Saved by the bell")


def test_the_next_screen_begins_at_its_head(open_notebook: Callable[..., Notebook]) -> None:
    notebook = open_notebook(solo(), viewport={"width": 390, "height": 844})
    clicker = Clicker(notebook)
    clicker.play(until="continue")
    above = """root => root.closest(".jp-WindowedPanel-outer").getBoundingClientRect().top
      - root.getBoundingClientRect().top"""
    notebook.dx("continue").scroll_into_view_if_needed()
    assert notebook.root.evaluate(above) > 100
    clicker.answer("continue")
    clicker.situation()
    assert notebook.root.evaluate(above) <= 1


def test_the_focus_wears_the_ring_of_the_table_not_the_line_of_jupyterlab(
    open_notebook: Callable[..., Notebook],
) -> None:
    notebook = open_notebook(solo())
    expect(notebook.dx("clue")).to_be_visible()  # the screen that comes with the hand takes the focus
    notebook.dx("menu").press("Shift")  # from here on the focus is led by keys
    expect(notebook.dx("menu")).to_have_css("outline-width", "3px")
    expect(notebook.dx("menu")).to_have_css("outline-offset", "2px")


def test_a_forced_theme_reaches_the_placeholder(open_notebook: Callable[..., Notebook]) -> None:
    notebook = open_notebook(solo(", theme='dark'"))
    notebook.wait_for("clue")
    ink, hint = notebook.dx("clue").evaluate(
        """field => [getComputedStyle(field).color, getComputedStyle(field, "::placeholder").color]"""
    )
    assert ink.startswith("rgba(255, 255, 255")
    assert hint.startswith("color(srgb 1 1 1")


def test_a_refusal_is_said_once_and_leaves_the_line_of_python_its_room(
    open_notebook: Callable[..., Notebook],
) -> None:
    notebook = open_notebook("import dixit_widget as dixit\ntable = dixit.play(store=None)\ntable")
    notebook.wait_for("setup")
    notebook.page.locator("[data-dx=seat-name]").first.fill("x" * 40)
    notebook.dx("start").click()
    expect(notebook.page.locator("[data-dx=seat-name]").first).to_be_focused()
    expect(notebook.root.locator(".dx-fault")).to_have_count(1)
    expect(notebook.root.locator(".dx-trouble")).to_have_count(0)
    line = notebook.page.locator(".dx-start .dx-code code").bounding_box()
    assert line is not None
    assert line["width"] > 250
    assert line["height"] < 100
