"""Bots of one's own, written in the notebook: they play, say why, and are offered for a new game."""

from __future__ import annotations

import inspect
from collections.abc import Callable

from playwright.sync_api import expect

from tests.bots import own_bots
from tests.browser.driver import Clicker
from tests.browser.lab import Notebook
from tests.browser.looking import axe, overflow

IMPORTS = """from functools import partial
from typing import ClassVar
import dixit_widget as dixit
from dixit_widget.bots import Bot, Explanation, HumanLikeBot, Thought"""
CLASSES = "\n\n".join([IMPORTS, *map(inspect.getsource, (own_bots.First, own_bots.Reasoning))])
PLAY = """bots = [First, Reasoning, partial(HumanLikeBot, skill=0.9)]
table = dixit.play("Ana", bots=bots, seed=12, pace=0, store=None)
table"""


SLOW = """import time
import dixit_widget as dixit
from dixit_widget.bots import RandomBot
class Slow(RandomBot):
    def vote(self, view, options, chance):
        time.sleep(5)
        return super().vote(view, options, chance)
table = dixit.play("Ana", bots=[Slow, "random"], seed=12, pace=0, store=None)
table"""


def test_a_bot_that_takes_its_time(open_notebook: Callable[..., Notebook], shot: Callable[..., None]) -> None:
    notebook = open_notebook(SLOW, "table")
    expect(notebook.page.locator(".dx-root")).to_have_count(2)
    notebook.wait_for("clue")
    notebook.page.evaluate(
        """() => { window.gone = 0;
          const look = () => { window.gone += document.querySelectorAll('[data-dx="disconnected"]').length };
          new MutationObserver(look).observe(document.body, { childList: true, subtree: true }); }"""
    )
    notebook.dx("hand-card").first.click()
    notebook.dx("clue").fill("Slow and steady")
    notebook.dx("send").click()
    notebook.wait_for("cards")  # the clue is told, whoever still thinks
    expect(notebook.page.locator(".dx-root").first).to_contain_text("thinking")
    shot(notebook.page, "thinking")
    notebook.wait_for("review")
    assert notebook.page.evaluate("window.gone") == 0, "it was not gone, it was thinking"


def test_bots_of_ones_own(open_notebook: Callable[..., Notebook], shot: Callable[..., None]) -> None:
    notebook = open_notebook(CLASSES, PLAY)
    clicker = Clicker(notebook)
    clicker.play(until="continue")
    expect(notebook.dx("why")).to_have_count(3)
    shot(notebook.page, "review")
    said = {"first": "I have no reasons to tell", "reasoning": "being first", "human (skill=0.9)": "“A clue”"}
    for name, words in said.items():
        notebook.root.get_by_role("button", name=f"Why? Ask {name}").click()
        dialog = notebook.root.get_by_role("dialog")
        expect(dialog.locator(".dx-why-part").first).to_be_visible()
        notebook.page.wait_for_timeout(200)
        shot(notebook.page, f"why-{name.split()[0]}")
        expect(dialog).to_contain_text(words)
        assert axe(notebook) == []
        assert overflow(notebook) == []
        notebook.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
    notebook.dx("menu").click()
    notebook.root.get_by_role("menuitem", name="Leave the game").click()
    chosen = notebook.root.locator("select.dx-sel option:checked")
    expect(chosen).to_have_text(["First", "Reasoning", "Human (skill=0.9)"])
    notebook.page.wait_for_timeout(300)
    shot(notebook.page, "setup")
    assert axe(notebook) == []
    assert overflow(notebook) == []
    notebook.dx("start").click()
    clicker.play(until="continue")
    expect(notebook.dx("why")).to_have_count(3)
