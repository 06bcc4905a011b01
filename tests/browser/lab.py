"""Real JupyterLab: a server with private folders, and a page that runs a notebook in it."""

from __future__ import annotations

import json
import urllib.request
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

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


class Notebook(TablePage):
    """A notebook open in JupyterLab, or in Notebook 7, in a page of Chromium."""

    def __init__(self, server: Server, page: Page, name: str, path: str = "/lab/tree/{name}?reset") -> None:
        super().__init__(page)
        self.server = server
        self.name = name
        self.open(path.replace("{name}", name))

    def open(self, path: str) -> None:
        """Go to an address of the server and wait until the notebook has a kernel."""
        self.page.goto(self.server.url + path)
        self.page.wait_for_function(
            "() => window.jupyterapp?.shell?.currentWidget?.sessionContext", timeout=READY * 1000
        )
        self.page.evaluate(
            """async () => { const app = window.jupyterapp; await app.started;
            await app.shell.currentWidget.sessionContext.ready; }"""
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

    def theme(self, name: str) -> None:
        """Change JupyterLab's theme, as its menu does: ``JupyterLab Dark`` or ``JupyterLab Light``."""
        self.page.evaluate(
            "async theme => window.jupyterapp.commands.execute('apputils:change-theme', {theme})", name
        )
