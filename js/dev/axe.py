"""Run axe-core over every harness state: python dev/axe.py [--url …]. Exits with the number of findings."""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright
from shots import FLAGS

HERE = Path(__file__).parent
AXE = HERE.parent / "node_modules" / "axe-core" / "axe.min.js"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--url", default="http://127.0.0.1:8123/")
    parser.add_argument("--states", nargs="*")
    options = parser.parse_args()
    names = re.findall(r'^  "?([\w-]+)"?: \(', (HERE / "states.ts").read_text(), re.M)
    chromium = os.environ.get("DIXIT_CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    found = 0
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium, args=FLAGS)
        for name in options.states or names:
            for theme, width in (("light", 960), ("dark", 390)):
                page = browser.new_page(viewport={"width": width, "height": 900})
                page.emulate_media(reduced_motion="reduce")
                page.goto(f"{options.url}?state={name}&theme={theme}&pace=0")
                page.wait_for_selector(".dx-root")
                page.wait_for_timeout(600)
                page.add_script_tag(path=AXE)
                result = page.evaluate("axe.run('.dx-root', {resultTypes: ['violations']})")
                for violation in result["violations"]:
                    found += 1
                    places = [node["target"] for node in violation["nodes"]][:3]
                    print(name, theme, violation["id"], violation["help"], json.dumps(places), sep=" · ")
                    print("   ", violation["nodes"][0]["failureSummary"][:300].replace("\n", " "))
                page.close()
        browser.close()
    print(found, "findings in", len(options.states or names), "states")
    return found


if __name__ == "__main__":
    sys.exit(main())
