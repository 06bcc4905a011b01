"""Cells that show every widget, and a person who uses each once."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.driver import tell_and_guess
from tests.browser.table_page import TablePage

TABLE = """
import dixit_widget as dixit
table = dixit.play("Ana", bots=3, seed=7, pace=0.05, store=None)
table
"""
LAB = """
lab = dixit.ScoringLab()
lab
"""
QUESTION = """
question = dixit.Predict("Who gains most?", choices=["the storyteller", "the finders"], truth="the finders")
question
"""
REPLAY = """
replay = dixit.ReplayWidget(dixit.example_record())
replay
"""
EXPLORER = """
explorer = dixit.RuleExplorer()
explorer
"""
TALL = {"viewport": {"width": 1320, "height": 5600}}  # a notebook draws no cell that is out of sight


def explorer_is_drawn(page: Page, timeout: float = 30_000) -> None:
    """Wait until all four pictures have been drawn; on a narrow page one of them is seen."""
    pictures = page.locator('.dx-root[data-phase="explorer"] [data-dx=picture]')
    expect(pictures.locator("img")).to_have_count(4, timeout=timeout)


def turn_the_rules(page: Page) -> None:
    """Turn a rule, see in the line what it did, and turn it back."""
    explorer = page.locator('.dx-root[data-phase="explorer"]')
    points = explorer.get_by_role("spinbutton", name="Finders")
    points.focus()
    page.keyboard.press("ArrowUp")
    expect(explorer.locator("[data-dx=line]")).to_contain_text("Finders: 4")
    explorer.locator("[data-dx=undo]").click()
    expect(points).to_have_value("3")


def play_the_rules(page: Page) -> None:
    """Have a table laid beneath the explorer."""
    page.locator('.dx-root[data-phase="explorer"] [data-dx=play]').click()
    expect(page.locator("[data-dx=table] .dx-root[data-phase=clue]")).to_be_visible()


def use_the_lab(page: Page) -> None:
    """Move a token, and see points that the kernel gave for it."""
    lab = page.locator('.dx-root[data-phase="lab"]').first
    token = lab.locator('[data-piece="Ana#0"]')
    token.focus()
    page.keyboard.press("4")
    expect(token).to_have_attribute("aria-valuenow", "4")
    expect(lab.locator('[data-dx=points][data-player="Nicolas"] > b').first).to_have_text("1")


def answer_the_question(page: Page) -> None:
    """Choose, and see the truth."""
    asked = page.locator('.dx-root[data-kind="choice"]')
    asked.get_by_role("radio", name="the finders").check()
    asked.locator("[data-dx=reveal]").click()
    expect(asked.locator(".dx-revealed")).to_be_visible()


def step_through_the_replay(page: Page) -> None:
    replay = page.locator(".dx-root", has=page.locator("[data-dx=scrub]"))
    before = replay.locator("[data-dx=where]").inner_text()
    replay.locator("[data-dx=scrub]").focus()
    page.keyboard.press("ArrowRight")
    expect(replay.locator("[data-dx=where]")).not_to_have_text(before)


def use_all(table: TablePage, shot: Callable[..., None]) -> None:
    tell_and_guess(table, shot)
    use_the_lab(table.page)
    answer_the_question(table.page)
    step_through_the_replay(table.page)
    turn_the_rules(table.page)
