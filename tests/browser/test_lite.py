"""The site without a server: the first notebook plays in the browser, out of the site’s own files alone."""

from __future__ import annotations

import contextlib
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser import hosts
from tests.browser.every_widget import EXPLORER, LAB, QUESTION, REPLAY, TALL, use_all
from tests.browser.server import Server
from tests.browser.table_page import PATIENCE, TablePage
from tools.lite import site

pytestmark = pytest.mark.timeout(1200)  # the first builds the site
SLOW = 5 * PATIENCE
LACKING = """
try:
    dixit.simulate
except ImportError as error:
    print(error)
"""


FETCHING = """
try:
    import numpy
except ImportError as error:
    print("Without a network:", type(error).__name__)
"""


@pytest.fixture(scope="module", autouse=True)
def _patience() -> Iterator[None]:
    """Python compiled for the browser takes a minute to begin where other tests keep the processors busy."""
    expect.set_options(timeout=SLOW)
    yield
    expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    command = ("http.server", "{port}", "--bind", "127.0.0.1", "--directory", str(site.build()))
    server = Server(tmp_path_factory.mktemp("lite"), *command, ready=f"/{site.START}")
    yield server
    server.close()


def open_site(server: Server, page: Page) -> list[str]:
    """Open the first notebook, with some cells more; returns what the page asks of others, in vain."""
    refused = hosts.cut_off(page, server.url)
    notebook = json.loads((site.ROOT / "notebooks" / site.FIRST).read_text())
    first = notebook["cells"][1]
    for number, code in enumerate((LAB, QUESTION, REPLAY, EXPLORER, LACKING, FETCHING)):
        notebook["cells"].append({**first, "id": f"more-{number}", "source": code})

    def hand_out(route: Route) -> None:
        route.fulfill(body=json.dumps(notebook), content_type="application/json")

    page.set_default_timeout(SLOW)
    page.context.route(f"**/files/{site.FIRST}*", hand_out)
    page.goto(f"{server.url}/{site.START}")
    page.locator('.jp-Notebook-ExecutionIndicator[data-status="idle"]').wait_for()
    run_all(page)
    return refused


def run_all(page: Page) -> None:
    """Run every cell from the menu, again where none runs: Lite calls a kernel idle before it takes cells."""
    taken = page.locator(".jp-CodeCell .jp-InputPrompt").first
    for _ in range(6):
        page.get_by_role("menuitem", name="Run", exact=True).click()
        page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
        with contextlib.suppress(AssertionError):
            expect(taken).not_to_have_text("[ ]:", timeout=10_000)
            return
    raise AssertionError("no cell of the notebook has been run")


def test_the_first_notebook_plays_with_no_server_and_no_network(
    server: Server, new_page: Callable[..., Page], shot: Callable[..., None]
) -> None:
    page = new_page(**TALL)
    refused = open_site(server, page)
    table = TablePage(page)
    table.wait_for("setup")
    shot(page, "setup")
    table.dx("start").click()
    use_all(table, shot)
    expect(
        page.get_by_text("dixit_widget.simulate works with NumPy, which cannot be imported here")
    ).to_be_visible()
    expect(page.get_by_text("Without a network: ModuleNotFoundError")).to_be_visible()
    (address,) = {*refused}
    assert re.fullmatch(r"https://cdn\.jsdelivr\.net/pyodide/v[\d.]+/full/numpy-[^/]+\.whl", address)


def test_the_site_has_the_wheels_that_its_list_names() -> None:
    folder = site.SITE / "static" / "pyodide"
    packages = json.loads((folder / "pyodide-lock.json").read_text())["packages"]
    assert "dixit-widget" in packages
    assert packages["dixit-widget"]["imports"] == ["dixit_widget"]
    fetched = {name for name, package in packages.items() if "://" in package["file_name"]}
    assert {"numpy", "matplotlib", "pillow"} <= fetched
    for name, package in packages.items():
        assert set(package["depends"]) <= set(packages)
        if name not in fetched:
            assert Path(folder / package["file_name"]).is_file()
            assert not fetched & set(package["depends"])
