"""What running a cell again costs a page of JupyterLab: bytes over its sockets, and heap that stays."""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.browser.lab import LabServer, Notebook
from tools import chromium
from tools.bench.report import RUNS, Row

TABLE = """
import dixit_widget as dixit
table = dixit.play("Ana", bots=3, seed=12, pace=0, store=None)
table
"""
FIRST = 12_000  # ms: the whole deck has come
SOON = 1500  # ms: what the new table asks for has come
AGAIN = 2
# The output of the run before is taken away; the new one is another element.
RUN = """
async () => {
  for (const old of document.querySelectorAll(".dx-root")) old.dataset.old = "";
  window.jupyterapp.commands.execute("notebook:run-all-cells");
  while (!document.querySelector(".dx-root:not([data-old])")) await new Promise(go => setTimeout(go, 30));
}
"""


class _Measured:
    """A page, what it has received, and its heap."""

    def __init__(self, page: Page) -> None:
        self.received = 0
        self._page = page
        self._tools = page.context.new_cdp_session(page)
        page.on("websocket", lambda socket: socket.on("framereceived", self._count))

    def _count(self, frame: str | bytes) -> None:
        self.received += len(frame)

    def run(self, rest: int) -> None:
        self._page.evaluate(RUN)
        self._page.wait_for_timeout(rest)

    def heap(self) -> int:
        for _ in range(3):  # what goes with finalizers goes with the next collection
            self._tools.send("HeapProfiler.collectGarbage")
            self._page.wait_for_timeout(100)
        return int(self._tools.send("Runtime.getHeapUsage")["usedSize"])


def rows() -> list[Row]:
    """Measure."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = LabServer(Path(folder))
        browser = chromium.launch(playwright)
        try:
            page = browser.new_page(viewport={"width": 1320, "height": 1000})
            measured = _Measured(page)
            Notebook(server, page, server.write("reruns", TABLE))
            measured.run(FIRST)
            first = measured.received
            for _ in range(2 * AGAIN):  # the engine of the browser learns for a while
                measured.run(SOON)
            bytes_, heaps = [], []
            for _ in range(RUNS):
                before, heap = measured.received, measured.heap()
                for _ in range(AGAIN):
                    measured.run(SOON)
                bytes_.append((measured.received - before) / AGAIN)
                heaps.append((measured.heap() - heap) / AGAIN)
        finally:
            browser.close()
            server.close()
    return [
        Row("bytes that running a cell again sends", [each / first for each in bytes_], 0.1, "the first run"),
        Row("heap that stays of a table run again", [each / 1e5 for each in heaps], 1, "0.1 MB"),
    ]
