"""Fixtures that drive real JupyterLab in real Chromium."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.lab import LabServer, Notebook
from tools import chromium

PATIENCE = 60_000
"""Milliseconds after which what should be seen is missing: a busy machine is slow, and no test is of that."""
expect.set_options(timeout=PATIENCE)

SHOTS = Path(os.environ.get("DIXIT_SHOTS", Path(__file__).parent / "shots"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)


def pytest_configure(config: pytest.Config) -> None:
    one_of_several = hasattr(config, "workerinput")
    if not (one_of_several or config.option.collectonly):
        shutil.rmtree(SHOTS, ignore_errors=True)
    SHOTS.mkdir(parents=True, exist_ok=True)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LabServer]:
    lab = LabServer(tmp_path_factory.mktemp("lab"))
    yield lab
    lab.close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = chromium.launch(playwright)
        yield browser
        browser.close()


@pytest.fixture
def new_page(browser: Browser) -> Iterator[Callable[..., Page]]:
    """Open pages that are closed after the test; options go to the browser context."""
    contexts = []

    def open_page(**options: object) -> Page:
        settings = {"viewport": {"width": 1320, "height": 1000}, "locale": "en-GB", **options}
        context = browser.new_context(**settings)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        return page

    yield open_page
    for context in contexts:
        context.close()


@pytest.fixture
def open_notebook(
    server: LabServer, new_page: Callable[..., Page], request: pytest.FixtureRequest
) -> Iterator[Callable[..., Notebook]]:
    """Open a notebook with the given cells and run them; its kernel is shut down after the test."""
    opened: list[Notebook] = []

    def open_it(*cells: str, **options: object) -> Notebook:
        name = server.write(f"{request.node.name}-{len(opened)}".replace("[", "-").replace("]", ""), *cells)
        notebook = Notebook(server, new_page(**options), name)
        opened.append(notebook)
        notebook.run_all()
        return notebook

    yield open_it
    for notebook in opened:
        if not notebook.page.is_closed():
            notebook.page.evaluate(
                "async () => { await window.jupyterapp?.shell?.currentWidget?.sessionContext?.shutdown() }"
            )


@pytest.fixture
def shot(request: pytest.FixtureRequest) -> Callable[..., None]:
    """Keep a picture of a widget of the page (by default the first) as a file."""

    def take(page: Page, name: str, which: int = 0) -> None:
        path = SHOTS / f"{request.node.name}-{name}.png".replace("[", "-").replace("]", "")
        page.locator(".dx-root").nth(which).screenshot(path=path)

    return take
