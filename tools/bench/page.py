"""Click → Python → page, beside a bare anywidget counter: same page, same kernel, clicks in turn."""

from __future__ import annotations

import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.driver import Clicker
from tests.browser.lab import LabServer, Notebook
from tools import chromium
from tools.bench.report import RUNS, Row

CLICKS = 6
REST = 250  # ms: a click right after another's answer waits for the acknowledgement of that
COUNTER = '''
import anywidget, traitlets
class Counter(anywidget.AnyWidget):
    _esm = """export default { render({ model, el }) {
      const button = document.createElement("button"); button.className = "bare-counter";
      const show = () => { button.textContent = model.get("shown"); };
      button.onclick = () => { model.set("count", model.get("count") + 1); model.save_changes(); };
      model.on("change:shown", show); show(); el.append(button); } }"""
    count = traitlets.Int(0).tag(sync=True)
    shown = traitlets.Int(0).tag(sync=True)
    @traitlets.observe("count")
    def _counted(self, change):
        self.shown = change.new
counter = Counter()
counter
'''
TABLE = """
import dixit_widget as dixit
table = dixit.play("Ana", "Ben", "Cleo", "Dan", seed=3, pace=0, store=None)
table
"""
# Sitting down is a whole round trip: request, table, public state, private view, reply, page.
TIME_ONE = """
async ([counting]) => {
  const changed = (element, ready) => new Promise(done => {
    const watch = new MutationObserver(() => { if (ready()) { watch.disconnect(); done(); } });
    watch.observe(element, {subtree: true, childList: true, characterData: true, attributes: true});
  });
  const start = performance.now();
  if (counting) {
    const button = document.querySelector(".bare-counter"), before = button.textContent;
    const done = changed(button, () => button.textContent !== before);
    button.click();
    await done;
  } else {
    const root = document.querySelector(".dx-root");
    const confirmed = changed(root, () => root.dataset.seat !== "");
    const dealt = changed(root, () => root.querySelector('[data-dx="hand-card"]'));
    root.querySelector('[data-dx="pass"]').click();
    await confirmed;
    const first = performance.now() - start;
    await dealt;
    return [first, performance.now() - start];
  }
  return [performance.now() - start];
}
"""


def rows() -> list[Row]:
    """Measure."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = LabServer(Path(folder))
        browser = chromium.launch(playwright)
        try:
            page = browser.new_page(viewport={"width": 1320, "height": 1000}, reduced_motion="reduce")
            notebook = Notebook(server, page, server.write("bench", COUNTER, TABLE))
            notebook.run_all()
            notebook.wait_for("clue")
            Clicker(notebook).play(until="pass")
            runs = [_alternate(notebook) for _ in range(RUNS)]
        finally:
            browser.close()
            server.close()
    counter = statistics.median(bare for bare, _, _ in runs)
    of = f"a bare counter ({counter:.0f} ms)"
    return [
        Row("click → Python → page, median", [confirmed / bare for bare, confirmed, _ in runs], 1.15, of),
        Row("the same, until six pictures lie there", [dealt / bare for bare, _, dealt in runs], 1.3, of),
    ]


def _alternate(notebook: Notebook) -> tuple[float, float, float]:
    """Return median milliseconds: a click on the counter, on the table, and until its hand is dealt."""
    bare, confirmed, dealt = [], [], []
    for _ in range(CLICKS):
        notebook.page.wait_for_timeout(REST)
        bare += notebook.page.evaluate(TIME_ONE, [True])
        notebook.page.wait_for_timeout(REST)
        first, last = notebook.page.evaluate(TIME_ONE, [False])
        confirmed.append(first)
        dealt.append(last)
        notebook.kernel("table._client.handle({'id': 'bench', 'kind': 'sit', 'seat': ''})")
        notebook.page.wait_for_selector('.dx-root [data-dx="pass"]')
    return statistics.median(bare), statistics.median(confirmed), statistics.median(dealt)
