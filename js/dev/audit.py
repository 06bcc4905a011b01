"""Look for faults in every harness state: axe-core's findings, and what sticks out of the widget.

python dev/audit.py [--states …] [--lang fr]; exits with the number of findings.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
from tools import chromium

HERE = Path(__file__).parent
AXE = HERE.parent / "node_modules" / "axe-core" / "axe.min.js"
LOOKS = (("light", 960), ("dark", 390), ("light", 274), ("dark", 640), ("light", 1240))
# what is behind a button: name, state and query, what to press
SCENES = (
    ("replay", "over", ["[data-dx=replay]"]),
    ("rules", "vote&long", ["[data-dx=menu]", "[role=menuitem] >> nth=1"]),
    ("log", "vote", ["[data-dx=menu]", "[role=menuitem] >> nth=0"]),
    ("zoom", "vote", ["[data-dx=loupe] >> nth=0"]),
    ("why", "review", ["[data-dx=why] >> nth=0"]),
    ("long-why", "review&long", ["[data-dx=why] >> nth=0"]),
    ("pass-menu", "pass", ["[data-dx=menu]"]),
    ("devices", "projector", ["[data-dx=menu]", "[data-dx=share]", "[data-dx=invite] >> nth=1"]),
    ("long-devices", "projector&long", ["[data-dx=menu]", "[data-dx=share]", "[data-dx=invite] >> nth=1"]),
    ("qr", "lobby", [".dx-qr"]),
    ("long-lobby", "lobby-come&long&narrow", []),
    ("lobby-12", "lobby-come&n=12", []),
    ("long-pass", "pass&long", []),
    ("long-cards", "cards&long&n=12", []),
    ("long-vote", "vote&long&notice", []),
    ("long-review", "review&long", []),
    ("long-over", "over&long", []),
)
OVERFLOW = """() => {
  const root = document.querySelector(".dx-root"), edge = root.getBoundingClientRect().right + 1;
  const table = root.querySelector(".dx-table");
  const clipped = (node) => { for (let e = node; e !== root; e = e.parentElement)
    if (e !== table && getComputedStyle(e).overflowX !== "visible") return true; return false; };
  const wide = (e) => !e.closest(".dx-sr") && e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 0;
  return [
    ...[...root.querySelectorAll("button, input, select, p, h2, h3, li, label, code, .dx-panel *")]
      .filter((e) => e.getBoundingClientRect().right > edge && !clipped(e) && !e.closest(".dx-hand-card")),
    // text that runs out of its own box
    ...[...root.querySelectorAll(
      ".dx-panel-in, .dx-rules *, .dx-clue-by, .dx-sheet-name, .dx-sheet-why li, .dx-give, .dx-give p," +
      ".dx-replay-bar, .dx-btn, .dx-h, .dx-pass-title, .dx-notice p",
    )].filter(wide),
  ].map((e) => e.outerHTML.slice(0, 110));
}"""


def findings(page: Page) -> list[str]:
    """Return what is wrong with the page, one line each."""
    page.add_script_tag(path=AXE)
    result = page.evaluate("axe.run('.dx-root', {resultTypes: ['violations']})")
    found = [
        f"{violation['id']} {json.dumps([node['target'] for node in violation['nodes']][:3])} "
        + violation["nodes"][0]["failureSummary"][:240].replace("\n", " ")
        for violation in result["violations"]
    ]
    return found + [f"sticks out: {html}" for html in page.evaluate(OVERFLOW)[:3]]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--url", default="http://127.0.0.1:8123/")
    parser.add_argument("--states", nargs="*", help="only these, and no scenes")
    parser.add_argument("--lang", default="en")
    options = parser.parse_args()
    states = "".join((HERE / file).read_text() for file in ("states.ts", "teaching.ts"))
    names = options.states or re.findall(r'^  "?([\w-]+)"?: \(', states, re.M)
    scenes = [scene for scene in SCENES if not options.states]
    count = 0
    with sync_playwright() as play:
        browser = chromium.launch(play)
        for theme, width in LOOKS:
            context = browser.new_context(
                viewport={"width": width + (60 if width > 600 else 0), "height": 900}, reduced_motion="reduce"
            )
            for name, state, presses in [*((name, name, []) for name in names), *scenes]:
                page = context.new_page()
                page.goto(f"{options.url}?state={state}&theme={theme}&pace=0&lang={options.lang}")
                page.wait_for_selector(".dx-root")
                page.wait_for_timeout(400)
                for press in presses:
                    page.locator(press).dispatch_event("click")
                    page.wait_for_timeout(250)
                for line in findings(page):
                    count += 1
                    print(name, theme, width, line, sep=" · ")
                page.close()
            context.close()
        browser.close()
    print(count, "findings in", len(names), "states and", len(scenes), "scenes")
    return count


if __name__ == "__main__":
    sys.exit(main())
