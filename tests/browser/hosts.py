"""The hosts of notebooks beside JupyterLab, each started as a person starts it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, Route

from tests.browser.server import Server

Host = Callable[..., tuple[Server, str]]

_APP = """
import marimo

app = marimo.App()
{cells}

if __name__ == "__main__":
    app.run()
"""
_CELL = """

@app.cell
def _():
{code}
    return
"""


def notebook_7(folder: Path, *cells: str) -> tuple[Server, str]:
    """Start Notebook 7; the cells wait to be run."""
    server = Server(
        folder,
        "notebook",
        "--no-browser",
        "--ip=127.0.0.1",
        "--port={port}",
        "--ServerApp.port_retries=0",
        "--IdentityProvider.token=",
        "--JupyterNotebookApp.expose_app_in_browser=True",
        "--allow-root",
        ready="/api/status",
    )
    return server, "/notebooks/" + server.write("table", *cells)


def voila(folder: Path, *cells: str) -> tuple[Server, str]:
    """Start Voilà, which runs the cells whenever the page is opened."""
    server = Server(
        folder,
        "voila",
        "--no-browser",
        "--Voila.ip=127.0.0.1",
        "--port={port}",
        "--Voila.port_retries=0",
        "--show_tracebacks=True",
        ready="/voila/tree",
    )
    return server, "/voila/render/" + server.write("table", *cells)


def marimo(folder: Path, *cells: str) -> tuple[Server, str]:
    """Start a marimo app, which runs the cells whenever the page is opened."""
    indented = ("\n".join("    " + line for line in cell.splitlines()) for cell in cells)
    app = folder / "app.py"
    app.write_text(_APP.format(cells="".join(_CELL.format(code=code) for code in indented)))
    server = Server(
        folder,
        *("marimo", "run", str(app), "--headless", "--no-token", "--host", "127.0.0.1", "--port", "{port}"),
        ready="/health",
    )
    return server, "/"


def cut_off(page: Page, url: str) -> list[str]:
    """Let a page reach nothing but one server; returns the addresses it asked for in vain, as they come."""
    refused: list[str] = []

    def answer(route: Route) -> None:
        if route.request.url.startswith(url + "/"):
            route.continue_()
        else:
            refused.append(route.request.url)
            route.abort()

    page.context.route("**/*", answer)
    return refused
