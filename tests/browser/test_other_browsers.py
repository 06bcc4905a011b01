"""A whole game in JupyterLab in Firefox and in WebKit: the dial is dragged, the reveal is seen.

``make browsers`` runs it, and skips what is not installed. On Debian: ``apt install firefox-esr
webkit2gtk-driver xvfb``, and in the environment ``pip install marionette-driver selenium``.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Protocol

import pytest

from tests.browser.lab import LabServer
from tests.browser.table_page import PATIENCE

CELL = """import dixit_widget as dixit
rules = dixit.edition("dixit-2021").replace(target_score=6)
table = dixit.play("Ana", bots=3, rules=rules, seed=7, pace=0, store=None)
table"""
READY = """const context = window.jupyterapp?.shell?.currentWidget?.sessionContext;
return context?.isReady && context.session?.kernel?.status === "idle";"""
RUN = 'window.jupyterapp.commands.execute("notebook:run-all-cells");'
ROOT = """const root = document.querySelector(".dx-root");
const all = name => [...root.querySelectorAll(`[data-dx="${name}"]`)];
"""
ASKED = f"""{ROOT}
const handles = ["pass", "send", "hand-in", "lock", "turn-over", "continue", "replay"];
return root && handles.find(name => all(name).some(one => one.checkVisibility()));"""
PRESS = f"{ROOT} all(arguments[0])[0].click();"
CHOOSE = f"""{ROOT} const chosen = card => card.getAttribute("aria-pressed") === "true";
if (!all("hand-card").some(chosen)) all("hand-card")[0]?.click();"""
TYPE = f"""{ROOT} const [field] = all("clue");
const {{ set }} = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
set.call(field, "a clue"); field.dispatchEvent(new Event("input", {{ bubbles: true }}));"""
DIAL = f"""{ROOT} const dial = root.querySelector(".dx-dial svg"); dial.scrollIntoView({{ block: "center" }});
const {{ left, top, width, height }} = dial.getBoundingClientRect();
return [left + width / 2, top + height / 2, width / 3];"""
POINTED = f"""{ROOT} const at = name => one => one.getAttribute(name) === "true";
return all("slot").some(at("aria-pressed")) || all("slot").some(at("aria-checked"));"""
TOLD = f'{ROOT} return root.querySelectorAll(".dx-slot[data-told]").length;'
STATE = f"""{ROOT} const scores = all("score").map(one => Number(one.textContent));
return [root.dataset.phase, root.dataset.revision, scores];"""


class Browser(Protocol):
    """As much of a browser as a game needs."""

    def go(self, url: str) -> None:
        """Open a page."""

    def run(self, script: str, *given: object) -> Any:
        """Run a script in the page and return what it returns."""

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Press the mouse, move it, let go."""

    def close(self) -> None:
        """End it."""


class Firefox:
    """Debian's ``firefox-esr``, over its own protocol."""

    def __init__(self, folder: Path) -> None:
        path = shutil.which("firefox-esr") or shutil.which("firefox")
        if path is None:
            pytest.skip("there is no Firefox here")
        marionette = pytest.importorskip(
            "marionette_driver.marionette", reason="pip install marionette-driver"
        )
        self._marionette = marionette
        self._firefox = marionette.Marionette(bin=path, headless=True, gecko_log=str(folder / "gecko.log"))
        self._firefox.start_session()
        self._firefox.set_window_rect(width=1320, height=1300)

    def go(self, url: str) -> None:
        self._firefox.navigate(url)

    def run(self, script: str, *given: object) -> Any:
        return self._firefox.execute_script(script, script_args=given, sandbox=None)

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        mouse = self._marionette.ActionSequence(self._firefox, "pointer", "mouse", {"pointerType": "mouse"})
        mouse.pointer_move(*map(int, start)).pointer_down()
        mouse.pointer_move(*map(int, end), duration=200).pointer_up().perform()

    def close(self) -> None:
        self._firefox.quit()
        self._firefox.cleanup()
        self._firefox.instance.profile.cleanup()


class WebKit:
    """The small browser that comes with Debian's ``webkit2gtk-driver``, on a screen of its own."""

    def __init__(self, _folder: Path) -> None:
        driver, screen = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
        browsers = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
        if driver is None or screen is None or not browsers:
            pytest.skip("there is no WebKit here, or no screen for it")
        selenium = pytest.importorskip("selenium.webdriver", reason="pip install selenium")
        self._actions = pytest.importorskip("selenium.webdriver.common.actions.action_builder").ActionBuilder
        command = [screen, "-displayfd", "1", "-screen", "0", "1400x1300x24", "-nolisten", "tcp"]
        self._screen = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self._screen.stdout
        display = ":" + self._screen.stdout.readline().strip()
        try:
            options = selenium.WebKitGTKOptions()
            options.binary_location = str(browsers[-1])
            options.add_argument("--automation")
            service = selenium.WebKitGTKService(driver, env={**os.environ, "DISPLAY": display})
            self._webkit = selenium.WebKitGTK(options=options, service=service)
        except BaseException:
            self._end_screen()
            raise

    def go(self, url: str) -> None:
        self._webkit.set_window_rect(0, 0, 1390, 1290)
        self._webkit.get(url)

    def run(self, script: str, *given: object) -> Any:
        return self._webkit.execute_script(script, *given)

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        actions = self._actions(self._webkit, duration=200)
        mouse = actions.pointer_action
        mouse.move_to_location(*map(int, start)).pointer_down()
        mouse.move_to_location(*map(int, end)).pointer_up()
        actions.perform()

    def close(self) -> None:
        self._webkit.quit()
        self._end_screen()

    def _end_screen(self) -> None:
        self._screen.terminate()
        self._screen.communicate()


@pytest.fixture(params=[Firefox, WebKit])
def browser(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Browser]:
    browser = request.param(tmp_path)
    yield browser
    browser.close()


def wait(look: Callable[[], Any]) -> Any:
    """Wait until there is something, and return it."""
    end = time.monotonic() + PATIENCE / 1000
    while not (seen := look()):
        assert time.monotonic() < end, "what is waited for did not come"
        time.sleep(0.05)
    return seen


def test_a_whole_game(server: LabServer, browser: Browser) -> None:
    browser.go(f"{server.url}/lab/tree/{server.write('other', CELL)}?reset")
    wait(lambda: browser.run(READY))
    browser.run(RUN)
    seen: set[str] = set()
    while (asked := wait(lambda: browser.run(ASKED))) != "replay":
        seen.add(asked)
        before = browser.run(STATE)
        if asked in ("send", "hand-in"):
            browser.run(CHOOSE)
        if asked == "send":
            browser.run(TYPE)
        if asked == "lock":
            x, y, far = browser.run(DIAL)
            for end in ((x + far, y), (x, y + far)):  # one of the cards there is not one's own
                browser.drag((x, y - far), end)
            wait(lambda: browser.run(POINTED))
        if asked == "continue":
            wait(lambda: browser.run(TOLD) == 1)
        browser.run(PRESS, asked)
        wait(lambda asked=asked, before=before: browser.run(STATE) != before or browser.run(ASKED) != asked)
    assert seen >= {"send", "hand-in", "lock", "continue"}
    phase, _, scores = browser.run(STATE)
    assert phase == "over"
    assert max(scores) >= 6
