"""Find a Chromium to test in, and get one where it can be had."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

FLAGS = [
    "--use-fake-device-for-media-stream",  # a microphone that beeps, for pages that may use one
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find() -> str | None:
    """Return the path of an installed Chromium: ``DIXIT_CHROMIUM``, one on the path, or Playwright's own."""
    named = os.environ.get("DIXIT_CHROMIUM")
    if named:
        return named
    for name in _NAMES:
        if path := shutil.which(name):
            return path
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if os.path.exists(path) else None


def get() -> str:
    """Return the path of a Chromium, installing one if need be.

    Raises
    ------
    RuntimeError
        If there is none and none can be had, with what to do.
    """
    if path := find():
        return path
    for command in _ways_to_install():
        print("No Chromium here; trying:", " ".join(command), flush=True)
        if subprocess.run(command, check=False, stdout=subprocess.DEVNULL).returncode == 0 and (
            path := find()
        ):
            return path
    raise RuntimeError(
        "The browser tests need Chromium. Install it, or name one: DIXIT_CHROMIUM=/path/to/chromium make test"
    )


def launch(playwright: Playwright) -> Browser:
    """Start Chromium without a window."""
    return playwright.chromium.launch(executable_path=get(), args=list(FLAGS))


def _ways_to_install() -> list[list[str]]:
    ways = []
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        ways.append(["sh", "-c", "apt-get update -qq && apt-get install -y -qq chromium"])
    ways.append([sys.executable, "-m", "playwright", "install", "chromium"])
    return ways


if __name__ == "__main__":
    print(get())
