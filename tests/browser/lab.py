"""Real JupyterLab: a server with private folders, and a page that runs a notebook in it."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import nbformat
from playwright.sync_api import Locator, Page, expect

_READY = 90
_PRIVATE = (
    "JUPYTER_CONFIG_DIR",
    "JUPYTER_DATA_DIR",
    "JUPYTER_RUNTIME_DIR",
    "JUPYTERLAB_SETTINGS_DIR",
    "JUPYTERLAB_WORKSPACES_DIR",
    "IPYTHONDIR",
    "XDG_DATA_HOME",
)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class LabServer:
    """A JupyterLab server of its own, in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "notebooks"
        self.folder.mkdir()
        self.port = _free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        private = {name: str(folder / name.lower()) for name in _PRIVATE}
        quiet = Path(private["JUPYTERLAB_SETTINGS_DIR"]) / "@jupyterlab" / "apputils-extension"
        quiet.mkdir(parents=True)
        quiet.joinpath("notification.jupyterlab-settings").write_text('{"fetchNews": "false"}')
        options = [
            "--no-browser",
            "--ip=127.0.0.1",
            f"--port={self.port}",
            "--ServerApp.port_retries=0",
            "--IdentityProvider.token=",
            "--ServerApp.password=",
            "--ServerApp.disable_check_xsrf=True",
            "--LabApp.expose_app_in_browser=True",
            "--LabApp.news_url=None",
            "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
            "--allow-root",
        ]
        self.log = folder / "server.log"
        with self.log.open("w") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "jupyterlab", *options],
                cwd=self.folder,
                env={**os.environ, **private},
                stdout=log,
                stderr=subprocess.STDOUT,
            )
        self._wait()

    def _wait(self) -> None:
        end = time.monotonic() + _READY
        while time.monotonic() < end:
            if self._process.poll() is not None:
                break
            try:
                with urllib.request.urlopen(f"{self.url}/api/status", timeout=2):
                    return
            except (urllib.error.URLError, OSError):
                time.sleep(0.2)
        raise RuntimeError(f"JupyterLab did not start:\n{self.log.read_text()[-3000:]}")

    def write(self, name: str, *cells: str) -> str:
        """Write a notebook of code cells and return its file name."""
        notebook = nbformat.v4.new_notebook(
            cells=[nbformat.v4.new_code_cell(cell) for cell in cells],
            metadata={"kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"}},
        )
        nbformat.write(notebook, self.folder / f"{name}.ipynb")
        return f"{name}.ipynb"

    def kernels(self) -> list[dict[str, Any]]:
        """Return the kernels that are running."""
        with urllib.request.urlopen(f"{self.url}/api/kernels", timeout=10) as answer:
            return list(json.load(answer))

    def close(self) -> None:
        """Stop the server and its kernels."""
        self._process.terminate()
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()


class Notebook:
    """A notebook open in JupyterLab in a page of Chromium."""

    def __init__(self, server: LabServer, page: Page, name: str) -> None:
        self.server = server
        self.page = page
        self.name = name
        self.open(f"/lab/tree/{name}?reset")

    def open(self, path: str) -> None:
        """Go to an address of the server and wait until the notebook has a kernel."""
        self.page.goto(self.server.url + path)
        self.page.wait_for_function(
            "() => window.jupyterapp?.shell?.currentWidget?.sessionContext", timeout=_READY * 1000
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

    @property
    def root(self) -> Locator:
        """The widget's root element."""
        return self.page.locator(".dx-root").first

    def wait_for(self, phase: str, **data: str) -> Locator:
        """Wait until the widget shows a phase (and whatever other ``data-`` values are given)."""
        extra = "".join(f'[data-{name}="{value}"]' for name, value in data.items())
        found = self.page.locator(f'.dx-root[data-phase="{phase}"]{extra}').first
        expect(found).to_be_visible(timeout=30_000)
        return found

    def theme(self, name: str) -> None:
        """Change JupyterLab's theme, as its menu does: ``JupyterLab Dark`` or ``JupyterLab Light``."""
        self.page.evaluate(
            "async theme => window.jupyterapp.commands.execute('apputils:change-theme', {theme})", name
        )

    def dx(self, name: str, more: str = "") -> Locator:
        """Return the controls with a ``data-dx`` handle."""
        return self.root.locator(f'[data-dx="{name}"]{more}')
