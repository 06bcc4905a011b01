"""After the reveal a bot says why: wide and narrow, light and dark, in both languages, by the keyboard."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.driver import Clicker
from tests.browser.lab import Notebook
from tests.browser.looking import Looker, axe

CELL = """import dixit_widget as dixit
table = dixit.play('Ana', bots=5, seed=12, pace=0, store=None, language={language!r})
table"""

WHOLE = "list => list.scrollHeight <= list.clientHeight"


@pytest.mark.parametrize(
    ("language", "sizes", "themes"),
    [
        ("en", [(960, 1000), (390, 1000)], ["light", "dark"]),
        ("fr", [(390, 1000)], ["dark"]),
    ],  # French is longer
)
def test_a_bot_says_why(
    language: str,
    sizes: list[tuple[int, int]],
    themes: list[str],
    open_notebook: Callable[..., Notebook],
    shot: Callable[..., None],
) -> None:
    notebook = open_notebook(CELL.format(language=language))
    clicker, looker = Clicker(notebook), Looker(notebook, shot, sizes, themes)
    clicker.play(until="send")
    expect(notebook.dx("why")).to_have_count(0)
    clicker.play(until="continue")
    for width in (960, 1320):
        notebook.resize(width, 1000)
        assert notebook.root.locator(".dx-sheet").evaluate(WHOLE), "a row of the sheet is cut off"
    expect(notebook.dx("why")).to_have_count(5)
    for number in range(5):
        button = notebook.dx("why").nth(number)
        button.focus()
        notebook.page.keyboard.press("Enter")
        dialog = notebook.root.get_by_role("dialog")
        expect(dialog.locator(".dx-why-part").first).to_be_visible()
        looker.look(f"why-{number}")
        notebook.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        expect(button).to_be_focused()
    assert looker.found == {}


def test_the_log_asks_the_storyteller_of_an_earlier_turn(
    open_notebook: Callable[..., Notebook], shot: Callable[..., None]
) -> None:
    notebook = open_notebook(CELL.format(language="en"))
    clicker = Clicker(notebook)
    clicker.play(until="continue")
    clicker.answer("continue")
    clicker.play(until="continue")  # Ana told first, so a bot has told now
    notebook.dx("menu").click()
    notebook.root.get_by_role("menuitem", name="Turns so far").click()
    dialogs = notebook.root.get_by_role("dialog")
    button = dialogs.first.locator('[data-dx="why"]').first
    button.click()
    expect(dialogs.last.locator(".dx-why-part").first).to_be_visible()
    shot(notebook.page, "log")
    assert axe(notebook) == []
    notebook.page.keyboard.press("Escape")
    expect(button).to_be_focused()
    notebook.page.keyboard.press("Escape")
    expect(dialogs).to_have_count(0)
