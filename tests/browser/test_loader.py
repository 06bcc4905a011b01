"""The front end comes once for a page; where no kernel answers, a still picture stands in its place."""

from __future__ import annotations

import ast
import json
import re
import urllib.request
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, WebSocket, expect

from dixit_widget.table.front_end import front_end
from tests.browser.conftest import keep
from tests.browser.lab import LabServer, Notebook

TABLE = "import dixit_widget as dixit\ntable = dixit.play('Ana', bots=3, seed=12, pace=0, store=None)\ntable"
LAB = "import dixit_widget as dixit\nlab = dixit.ScoringLab()\nlab"
EXPLORER = "explorer = dixit.RuleExplorer('odyssey')\nexplorer"
SAVED = 30_000
"""Bytes that a saved notebook holds of a widget."""
FEW = 40_000
"""Bytes: a whole front end is more, and what a widget tells of itself is less."""


NAMES = {
    "table",
    "lab",
    "cards",
    "vote",
    "reveal",
    "over",
}  # and the screens of later phases, which come at once
ALL_HERE = """async ([key, files]) => {
  for (const file of files) await globalThis[Symbol.for(key)].load(file);
}"""


class Wire:
    """What goes over a page's sockets."""

    def __init__(self, page: Page) -> None:
        self.opened: list[int] = []
        self.asked: list[str] = []
        page.on("websocket", self._watch)

    def _watch(self, socket: WebSocket) -> None:
        socket.on("framesent", self._sent)
        socket.on("framereceived", self._received)

    def _sent(self, frame: str | bytes) -> None:
        text = frame if isinstance(frame, str) else frame.decode(errors="replace")
        if '"kind":"code"' in text:
            self.asked += re.findall(r'"([\w-]+\.js)"', text.split('"want":')[1].split("]")[0])

    def _received(self, frame: str | bytes) -> None:
        content = frame.encode() if isinstance(frame, str) else frame
        if b'"comm_open"' in content:
            self.opened.append(len(content))


@pytest.fixture
def page_and_wire(new_page: Callable[..., Page]) -> tuple[Page, Wire]:
    page = new_page()
    return page, Wire(page)


def test_the_code_comes_once_however_often_a_cell_is_run(
    server: LabServer, page_and_wire: tuple[Page, Wire]
) -> None:
    page, wire = page_and_wire
    notebook = Notebook(server, page, server.write("often", TABLE, LAB, "table", "lab"))
    entries = front_end().manifest.entries
    for run in range(6):
        notebook.run_all()
        # a widget of the run before has another number; the cells below show the same widgets again
        notebook.comes_to("table._room.table is not None and len(table.comm.comm_id) > 0", True)
        expect(page.locator(".jp-OutputArea-output .dx-root")).to_have_count(4)
        notebook.wait_for("clue")
        # a widget that goes while code is on the way hands on what it asked for: that is not looked at here
        while {name.partition("-")[0] for name in wire.asked} < NAMES:
            page.wait_for_timeout(50)
        page.evaluate(ALL_HERE, [front_end().manifest.key, wire.asked])
        assert {entries[name].script for name in ("table", "lab")} <= set(wire.asked), run
        assert len(wire.asked) == len(set(wire.asked)), run
    assert len(wire.opened) >= 6 * 2
    assert max(wire.opened) < FEW
    notebook.command("kernelmenu:shutdown")


def test_code_that_gets_lost_comes_after_a_still_picture(open_notebook: Callable[..., Notebook]) -> None:
    deaf = """
import dixit_widget as dixit
from dixit_widget.widgets.page_widget import PageWidget
handle, lost = PageWidget._handle_custom_msg, []
def lose(widget, content, buffers):
    if len(lost) < 2:
        lost.append(content["kind"])
    else:
        handle(widget, content, buffers)
PageWidget._handle_custom_msg = lose
"""
    # no other widget of this page may have brought the code before
    notebook = open_notebook(deaf, TABLE.replace("'Ana'", "'Ana', 'Ben'"), locale="fr-FR")
    still = notebook.page.locator("[data-dx=still]")
    expect(still).to_contain_text("aucun noyau ne répond")
    expect(still).to_contain_text("Dixit 2021")
    notebook.wait_for("clue")
    expect(still).to_have_count(0)
    notebook.comes_to("lost", ["code", "ping"])


@pytest.fixture
def saving(server: LabServer) -> Iterator[None]:
    """Let JupyterLab save the state of widgets with a notebook."""

    def settle(raw: str) -> None:
        address = f"{server.url}/lab/api/settings/@jupyter-widgets/jupyterlab-manager:plugin"
        body = json.dumps({"raw": raw}).encode()
        urllib.request.urlopen(urllib.request.Request(address, body, method="PUT"), timeout=10)

    settle('{"saveState": true}')
    yield
    settle("{}")


@pytest.mark.usefixtures("saving")
def test_a_saved_notebook_is_small_and_tells_how_things_stood(
    server: LabServer, new_page: Callable[..., Page]
) -> None:
    page = new_page(viewport={"width": 1320, "height": 2000})
    bots = "bots = dixit.play(bots=4, seed=7)\nfor _ in range(3): bots.act(dixit.Continue())\nbots"
    name = server.write("saved", TABLE, bots, LAB, EXPLORER)
    notebook = Notebook(server, page, name)
    notebook.run_all()
    expect(page.locator(".dx-root")).to_have_count(4)
    told = notebook.kernel("print(bots.game.scores)")
    notebook.command("docmanager:save")
    saved = json.loads((server.folder / name).read_text(encoding="utf-8"))
    (views,) = saved["metadata"]["widgets"].values()
    ours = [model for model in views["state"].values() if model["model_module"] == "anywidget"]
    assert len(ours) == 4
    assert max(len(json.dumps(model)) for model in ours) < SAVED
    notebook.command("kernelmenu:shutdown")

    stills = page.locator("[data-dx=still]")
    for theme in ("Light", "Dark"):
        notebook.open_again(stills, len(ours))
        notebook.theme(f"JupyterLab {theme}")
        for player, points in ast.literal_eval(told).items():
            expect(stills.nth(1)).to_contain_text(f"{player} {points}")
        expect(stills.nth(1)).to_contain_text("import dixit_widget as dixit; dixit.resume()")
        expect(stills.first).to_contain_text("the game is not kept in the usual place")
        expect(stills.last).to_contain_text("dixit.edition('odyssey')")
        keep(page, f"still-{theme}")
    notebook.command("kernelmenu:shutdown")
