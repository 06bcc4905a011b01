"""Fixtures that drive real JupyterLab in real Chromium."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, sync_playwright

from tests.browser.lab import LabServer, Notebook, StandingLab
from tests.browser.looking import SHOTS
from tests.browser.table_page import PATIENCE
from tools import chromium

NO_WAITING = "try { localStorage.setItem('dixit-pace', 'none') } catch {}"
"""As if chosen in the table's menu: bots take no time, as no test should wait for what only seems to be."""


def keep(shown: Page | Locator, name: str, **options: Any) -> None:
    """Keep a picture of a page, or of a part of one, as a file, if somebody wants to look at it."""
    if SHOTS:  # Playwright makes the folder
        shown.screenshot(path=Path(SHOTS) / f"{name}.png", **options)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)
            if item.get_closest_marker("timeout") is None:
                item.add_marker(pytest.mark.timeout(600))


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


def _page(browser: Browser, **options: Any) -> Page:
    """Open a page in a context of its own, which the options go to."""
    settings = {"viewport": {"width": 1320, "height": 1000}, "locale": "en-GB", **options}
    context = browser.new_context(**settings)
    context.add_init_script(NO_WAITING)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    return page


@pytest.fixture
def new_page(browser: Browser) -> Iterator[Callable[..., Page]]:
    """Open pages that are closed after the test; options go to the browser context."""
    pages: list[Page] = []

    def open_page(**options: object) -> Page:
        pages.append(_page(browser, **options))
        return pages[-1]

    yield open_page
    for page in pages:
        page.context.close()


@pytest.fixture(scope="session")
def standing(server: LabServer, browser: Browser) -> StandingLab:
    return StandingLab(server, lambda: _page(browser))


@pytest.fixture
def open_notebook(
    server: LabServer, standing: StandingLab, new_page: Callable[..., Page], request: pytest.FixtureRequest
) -> Iterator[Callable[..., Notebook]]:
    """Open a notebook with the given cells and run them; its kernel is shut down after the test."""
    alone: list[Notebook] = []

    def open_it(*cells: str, **options: object) -> Notebook:
        name = server.write(re.sub(r"[^\w-]+", "-", request.node.name), *cells)
        if options.keys() <= StandingLab.SETTINGS:
            notebook = standing.open(name, **options)
        else:
            notebook = Notebook(server, new_page(**options), name)
            alone.append(notebook)
        notebook.run_all()
        return notebook

    yield open_it
    standing.tidy()
    for notebook in alone:
        notebook.page.evaluate(
            "async () => { await window.jupyterapp?.shell?.currentWidget?.sessionContext?.shutdown() }"
        )


@pytest.fixture
def shot(request: pytest.FixtureRequest) -> Callable[..., None]:
    """Return what keeps a picture of a widget of the page, by default the first."""

    def take(page: Page, name: str, which: int = 0) -> None:
        name = f"{request.node.name}-{name}".replace("[", "-").replace("]", "")
        keep(page.locator(".dx-root").nth(which), name)

    return take
