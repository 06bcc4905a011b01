"""Every widget works in Notebook 7, Voilà and marimo, each in a server of its own, with no other network."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser import hosts
from tests.browser.driver import Clicker
from tests.browser.every_widget import (
    EXPLORER,
    LAB,
    QUESTION,
    REPLAY,
    TABLE,
    TALL,
    explorer_is_drawn,
    play_the_rules,
    use_all,
)
from tests.browser.lab import Notebook
from tests.browser.server import Server
from tests.browser.table_page import TablePage

Opened = tuple[Server, str, Page]


@pytest.fixture
def start(tmp_path: Path, new_page: Callable[..., Page]) -> Iterator[Callable[..., Opened]]:
    """Start a host on cells, with a page that reaches the host and nothing else."""
    servers: list[Server] = []

    def start_it(host: hosts.Host, *cells: str) -> Opened:
        server, path = host(tmp_path, *cells)
        servers.append(server)
        page = new_page(**TALL)
        hosts.cut_off(page, server.url)
        return server, path, page

    yield start_it
    for server in servers:
        server.close()


def test_notebook_7(start: Callable[..., Opened], shot: Callable[..., None]) -> None:
    server, path, page = start(hosts.notebook_7, TABLE, LAB, QUESTION, REPLAY, EXPLORER)
    notebook = Notebook(server, page, "table", path)
    notebook.run_all()
    explorer_is_drawn(page, timeout=90_000)
    use_all(notebook, shot)  # once the last cell has run: each that ends takes the focus
    play_the_rules(page)


def test_voila(
    start: Callable[..., Opened], shot: Callable[..., None], new_page: Callable[..., Page]
) -> None:
    """It runs the cells itself, and the explorer draws its pictures while the page opens."""
    server, path, page = start(hosts.voila, TABLE, LAB, QUESTION, REPLAY, EXPLORER)
    page.goto(server.url + path)
    explorer_is_drawn(page, timeout=90_000)
    use_all(TablePage(page), shot)
    play_the_rules(page)
    panel = f"{server.url}/voila/render/" + server.write(
        "panel", "import dixit_widget as dixit\ndixit.play()"
    )
    a_reload_gives_a_visitor_their_game_back(panel, TablePage(page), TablePage(new_page()))


def a_reload_gives_a_visitor_their_game_back(panel: str, first: TablePage, second: TablePage) -> None:
    """And nobody else: each page has a kernel of its own, which knows a visitor again by their browser."""
    first.page.goto(panel)
    first.dx("start").click()
    Clicker(first).play(until="hand-in")
    revision = first.root.get_attribute("data-revision") or ""
    second.page.goto(panel)
    second.wait_for("setup")
    expect(second.dx("resume")).to_have_count(0)
    first.page.reload()
    expect(first.wait_for("setup")).to_contain_text("Resume the last game")
    first.dx("resume").click()
    first.wait_for("cards", revision=revision)


def test_marimo(start: Callable[..., Opened], shot: Callable[..., None]) -> None:
    """It runs the cells itself, shows no ipywidgets, and no widget inside of another that was made later."""
    server, path, page = start(hosts.marimo, TABLE, LAB, QUESTION, REPLAY, EXPLORER)
    page.goto(server.url + path)
    explorer_is_drawn(page, timeout=90_000)
    use_all(TablePage(page), shot)
    page.locator('.dx-root[data-phase="explorer"] [data-dx=play]').click()
    refused = page.locator('.dx-root[data-phase="explorer"] [data-dx=trouble]')
    expect(refused).to_contain_text("explorer.play()")
