"""The table plays in Notebook 7, Voilà and marimo, each in a server of its own, with no other network."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser import hosts
from tests.browser.driver import tell_and_guess
from tests.browser.lab import Notebook
from tests.browser.server import Server
from tests.browser.table_page import TablePage

TABLE = """
import dixit_widget as dixit
table = dixit.play("Ana", bots=3, seed=7, pace=0.05, store=None)
table
"""


Opened = tuple[Server, str, Page]


@pytest.fixture
def start(tmp_path: Path, new_page: Callable[..., Page]) -> Iterator[Callable[..., Opened]]:
    """Start a host on cells, with a page that reaches the host and nothing else."""
    servers: list[Server] = []

    def start_it(host: hosts.Host, *cells: str) -> Opened:
        server, path = host(tmp_path, *cells)
        servers.append(server)
        page = new_page()
        hosts.cut_off(page, server.url)
        return server, path, page

    yield start_it
    for server in servers:
        server.close()


def test_notebook_7(start: Callable[..., Opened], shot: Callable[..., None]) -> None:
    server, path, page = start(hosts.notebook_7, TABLE)
    notebook = Notebook(server, page, "table", path)
    notebook.run_all()
    tell_and_guess(notebook, shot)


@pytest.mark.parametrize("host", [hosts.voila, hosts.marimo])
def test_hosts_that_run_the_cells_themselves(
    host: hosts.Host, start: Callable[..., Opened], shot: Callable[..., None]
) -> None:
    server, path, page = start(host, TABLE)
    page.goto(server.url + path)
    tell_and_guess(TablePage(page), shot)
