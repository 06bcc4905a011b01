"""Real JupyterLab: a server with private folders, and a page that runs a notebook in it."""

from __future__ import annotations

import contextlib
import json
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Error, Locator, Page, expect

from tests.browser.line import Line
from tests.browser.server import READY, Server
from tests.browser.table_page import TablePage


class LabServer(Server):
    """A JupyterLab server of its own, in a folder of its own."""

    def __init__(self, folder: Path, **options: Any) -> None:
        super().__init__(
            folder,
            "jupyterlab",
            "--no-browser",
            "--ip=127.0.0.1",
            "--port={port}",
            "--ServerApp.port_retries=0",
            "--IdentityProvider.token=",
            "--ServerApp.password=",
            "--ServerApp.disable_check_xsrf=True",
            "--LabApp.expose_app_in_browser=True",
            "--LabApp.news_url=None",
            "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
            "--allow-root",
            ready="/api/status",
            **options,
        )

    def kernels(self) -> list[dict[str, Any]]:
        """Return the kernels that are running."""
        with urllib.request.urlopen(f"{self.url}/api/kernels", timeout=10) as answer:
            return list(json.load(answer))


NARROW = 1000
"""Pixels: in a narrower page there is no room for the side bar."""


class Notebook(TablePage):
    """A notebook open in JupyterLab, or in Notebook 7, in a page of Chromium.

    Parameters
    ----------
    server : Server or Line
        What the page is opened from.
    page : Page
    name : str
        The notebook's file.
    path : str, optional
        The address to go to; ``{name}`` stands for the file.
    """

    def __init__(
        self, server: Server | Line, page: Page, name: str, path: str = "/lab/tree/{name}?reset"
    ) -> None:
        super().__init__(page)
        self.server = server
        self.name = name
        if path:
            self.open(path.replace("{name}", name))

    def open(self, path: str) -> None:
        """Go to an address of the server and wait until the notebook has a kernel."""
        self.page.goto(self.server.url + path)
        self.page.wait_for_function(
            "() => window.jupyterapp?.shell?.currentWidget?.sessionContext", timeout=READY * 1000
        )
        self.wait_for_kernel()

    def open_again(self, shown: Locator, count: int = 1) -> None:
        """Open a notebook that has been run already, on a page that knows nothing of its widgets yet.

        Where the kernel is slow to answer, ipywidgets may say that all is restored before it has read the
        notebook, and shows “model not found” from then on: a person would reload the page.
        """
        for patience in (20_000, 20_000, 60_000):
            self.open(f"/lab/tree/{self.name}?reset")
            with contextlib.suppress(AssertionError):
                return expect(shown).to_have_count(count, timeout=patience)
        raise AssertionError(self.page.locator(".jp-OutputArea-output").all_inner_texts())

    def wait_for_kernel(self) -> None:
        """Wait until JupyterLab and the notebook's kernel are there; make room where there is little."""
        self.page.evaluate("async () => { await window.jupyterapp.started }")
        self._make_room()
        self.page.evaluate("async () => { await window.jupyterapp.shell.currentWidget.sessionContext.ready }")

    def resize(self, width: int, height: int) -> None:
        """Give the page another size."""
        self.page.set_viewport_size({"width": width, "height": height})
        self._make_room()

    def _make_room(self) -> None:
        narrow = (self.page.viewport_size or {})["width"] < NARROW
        self.page.evaluate(
            """narrow => { const { shell } = window.jupyterapp;
            if (narrow) shell.collapseLeft?.(); else shell.expandLeft?.(); }""",
            narrow,
        )

    def run_all(self) -> None:
        """Run every cell, without waiting for the last."""
        self.page.evaluate("() => { window.jupyterapp.commands.execute('notebook:run-all-cells') }")

    def replace_cell(self, code: str) -> None:
        """Put other code into the active cell."""
        self.page.evaluate(
            """code => window.jupyterapp.shell.currentWidget.content.activeCell.model.sharedModel
              .setSource(code)""",
            code,
        )

    def command(self, name: str) -> None:
        """Execute a command of JupyterLab and wait for it."""
        self.page.evaluate("async name => { await window.jupyterapp.commands.execute(name) }", name)

    def kernel(self, code: str) -> str:
        """Run code in the notebook's kernel, beside the cells, and return what it prints."""
        return str(
            self.page.evaluate(
                """async code => {
                  const kernel = window.jupyterapp.shell.currentWidget.sessionContext.session.kernel;
                  const future = kernel.requestExecute({code, silent: false, store_history: false});
                  let text = "";
                  future.onIOPub = message => {
                    if (message.header.msg_type === "stream") text += message.content.text;
                    if (message.header.msg_type === "error") text += message.content.traceback.join("\\n");
                  };
                  await future.done;
                  return text.trim();
                }""",
                code,
            )
        )

    def comes_to(self, expression: str, value: object) -> None:
        """Wait until an expression has a value in the kernel: the page may show a move before."""
        end = time.monotonic() + 60
        while (found := json.loads(self.kernel(f"import json; print(json.dumps({expression}))"))) != value:
            assert time.monotonic() < end, f"{expression} is {found!r}, not {value!r}"
            self.page.wait_for_timeout(100)

    def theme(self, name: str) -> None:
        """Change JupyterLab's theme, as its menu does: ``JupyterLab Dark`` or ``JupyterLab Light``."""
        self.page.evaluate(
            "async theme => window.jupyterapp.commands.execute('apputils:change-theme', {theme})", name
        )


class StandingLab:
    """JupyterLab in one page that stays open, for one notebook after another: that spares its long start.

    Parameters
    ----------
    server : LabServer
    new_page : callable
        Opens a page; called anew when the last one did not come through a test, or was loaded again.
    """

    SETTINGS = frozenset({"viewport", "reduced_motion"})
    """What a page can be given after it was opened."""

    def __init__(self, server: LabServer, new_page: Callable[[], Page]) -> None:
        self._server = server
        self._new_page = new_page
        self._page: Page | None = None
        self._usual: Any = None

    def open(self, name: str, viewport: Any = None, reduced_motion: Any = "reduce") -> Notebook:
        """Open a notebook and wait until it has a kernel; nothing moves unless asked for."""
        page = self._page = self._page or self._start()
        page.bring_to_front()  # what came between had the focus, and keys went there
        page.set_viewport_size(viewport or self._usual)
        page.emulate_media(reduced_motion=reduced_motion)
        page.evaluate(
            """async name => { const { commands, shell } = window.jupyterapp; shell.expandLeft();
            const opened = await commands.execute("docmanager:open", { path: name });
            shell.activateById(opened.id); }""",
            name,
        )
        notebook = Notebook(self._server, page, name, path="")
        notebook.wait_for_kernel()
        return notebook

    def _start(self) -> Page:
        page = self._new_page()
        self._usual = page.viewport_size
        page.goto(f"{self._server.url}/lab?reset")
        page.wait_for_function("() => window.jupyterapp?.shell?.currentWidget", timeout=READY * 1000)
        page.evaluate("async () => { await window.jupyterapp.started; window.untouched = true }")
        return page

    def tidy(self) -> None:
        """Close what is open, without saving, and be light again."""
        if self._page is None:
            return
        try:
            clean = self._page.evaluate(
                """async () => { const { commands, shell } = window.jupyterapp;
                for (const widget of [...shell.widgets("main")]) {
                  await widget.sessionContext?.shutdown();
                  if (widget.context) widget.context.model.dirty = false;
                  widget.dispose();
                }
                await commands.execute("apputils:change-theme", { theme: "JupyterLab Light" });
                // A reload opens again, bit by bit, all that was ever open.
                return window.untouched && document.querySelector(".jp-Dialog, .dx-root") === null; }"""
            )
        except Error:
            clean = False
        if not clean:
            self._page.context.close()
            self._page = None
