"""Take pictures of harness states: python dev/shots.py OUT [--url …] [--run state:width:query …]."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
from tools import chromium


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("runs", nargs="+", help="state:width[:query], for example vote:960:theme=dark&n=8")
    parser.add_argument("--url", default="http://127.0.0.1:8123/")
    parser.add_argument("--do", default="", help="JavaScript to run before the picture")
    parser.add_argument("--wait", type=int, default=400, help="ms before the picture")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as play:
        browser = chromium.launch(play)
        for run in options.runs:
            state, width, *query = run.split(":")
            narrow = int(width) < 600
            context = browser.new_context(
                viewport={
                    "width": int(width) if narrow else int(width) + 60,
                    "height": 844 if narrow else 900,
                },
                device_scale_factor=1.25 if not narrow else 1.5,
                has_touch=narrow,
                is_mobile=narrow,
            )
            page = context.new_page()
            page.on("pageerror", lambda error: print("error:", error))
            page.on("console", lambda message: message.type == "error" and print("console:", message.text))
            page.goto(f"{options.url}?state={state}&{'&'.join(query)}")
            page.wait_for_selector(".dx-root")
            page.wait_for_timeout(options.wait)
            if options.do:
                page.evaluate(options.do)
                page.wait_for_timeout(options.wait)
            name = "-".join([state, width, *query]).replace("=", "").replace("&", "-").replace("%", "")[:60]
            page.screenshot(path=options.out / f"{name}.png", full_page=True)
            print(options.out / f"{name}.png")
            context.close()
        browser.close()


if __name__ == "__main__":
    main()
