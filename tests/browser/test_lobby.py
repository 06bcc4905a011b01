"""People gather round a notebook with devices of their own: what its page shows of it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine, Iterator
from typing import Any, TypeVar

import pytest
from playwright.sync_api import expect

from tests.browser.lab import Notebook
from tests.server.phone import PATIENCE, Phone

CELL = """import dixit_widget as dixit
table = dixit.play("Ana", remote=2, bots=1, seed=4, pace=0, store=None)
table"""
ALL_ON_DEVICES = """import dixit_widget as dixit
table = dixit.play(remote=3, bots=1, seed=4, pace=0, store=None)
table"""
ANOTHER_ADDRESS = """from dixit_widget.server import ports
ports.candidates = lambda: ["127.0.0.2"]"""
KERNEL = "() => window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.id"
R = TypeVar("R")


class Pocket:
    """Phones on a thread with a loop of its own: this one is the browser's."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever)
        self._thread.start()
        self._phones: list[Phone] = []

    def run(self, deed: Coroutine[Any, Any, R]) -> R:
        return asyncio.run_coroutine_threadsafe(deed, self._loop).result(3 * PATIENCE)

    def join(self, link: str, name: str) -> Phone:
        async def come() -> Phone:
            phone = await Phone(link).enter()
            assert (await phone.sit(name))["ok"]
            return phone

        self._phones.append(self.run(come()))
        return self._phones[-1]

    def close(self) -> None:
        for phone in self._phones:
            if not phone.closed.is_set():
                self.run(phone.close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


@pytest.fixture
def pocket() -> Iterator[Pocket]:
    phones = Pocket()
    yield phones
    phones.close()


def _link(notebook: Notebook) -> str:
    return notebook.dx("share-link").inner_text()


def secrets_of(notebook: Notebook) -> list[str]:
    """What opens the kernel or the server: the kernel's id and key, and the cookies of its page."""
    id, key = notebook.kernel(
        "from ipykernel import get_connection_file, get_connection_info\n"
        "print(get_connection_file().rpartition('kernel-')[2].removesuffix('.json'))\n"
        "print(get_connection_info(unpack=True)['key'].decode())"
    ).split()
    assert id in str(notebook.page.evaluate(KERNEL))
    cookies = [str(cookie["value"]) for cookie in notebook.page.context.cookies()]
    assert cookies
    return [id, key, *cookies]


def test_people_gather_play_and_one_is_sent_away(
    open_notebook: Callable[..., Notebook], shot: Callable[..., None], pocket: Pocket
) -> None:
    notebook = open_notebook(CELL)
    lobby = notebook.wait_for("lobby", edition="dixit-2021")
    expect(lobby.locator(".dx-qr img")).to_be_visible()
    link = _link(notebook)
    assert link.startswith("http://127.0.0.1:")
    assert notebook.kernel(f"print({link.partition('=')[2]!r} in str(table.get_state()))") == "False"
    shot(notebook.page, "empty")

    pocket.join(link, "Ben")
    expect(lobby).to_contain_text("1 of 2 has come")
    cleo = pocket.join(link, "Cleo")
    expect(lobby).to_contain_text("2 of 2 have come")
    expect(notebook.dx("release")).to_have_count(2)
    shot(notebook.page, "full")
    notebook.theme("JupyterLab Dark")
    shot(notebook.page, "full-dark")
    notebook.theme("JupyterLab Light")

    notebook.dx("share-timer").select_option("300")
    notebook.dx("start").click()
    notebook.wait_for("clue", seat="Ana")
    pocket.run(cleo.until(lambda: cleo.snapshot["public"] is not None))
    assert cleo.snapshot["seating"]["left"] > 0
    expect(notebook.dx("clock")).to_contain_text("4:")
    shot(notebook.page, "clock")
    notebook.dx("menu").click()
    notebook.dx("share").click()
    assert _link(notebook) == link
    seat = notebook.root.locator(".dx-panel .dx-guest[data-player=Cleo]")
    expect(seat).to_have_attribute("data-present", "yes")
    expect(notebook.dx("share-timer")).to_have_value("300")
    notebook.dx("share-timer").select_option("")
    expect(notebook.dx("clock")).to_have_count(0)
    seat.locator("[data-dx=invite]").click()
    expect(notebook.dx("seat-link")).to_contain_text("#s=")
    shot(notebook.page, "devices")
    seat.locator("[data-dx=release]").click()
    expect(seat).to_have_attribute("data-present", "bot")
    pocket.run(cleo.until(lambda: cleo.gone is not None))
    assert cleo.gone is not None
    assert cleo.gone["then"] == "enter"
    received = "".join(cleo.received)
    assert not [secret for secret in secrets_of(notebook) if secret in received]

    notebook.dx("share-close").click()
    expect(notebook.dx("share-link")).to_have_count(0)
    with pytest.raises((OSError, TimeoutError)):
        pocket.run(Phone(link).open())


def test_the_table_is_open_to_the_network_only_when_asked_to(
    open_notebook: Callable[..., Notebook], shot: Callable[..., None]
) -> None:
    notebook = open_notebook(ANOTHER_ADDRESS, CELL)
    notebook.wait_for("lobby")
    network = notebook.dx("share-network")
    expect(network).not_to_be_checked()
    network.click()
    expect(network).to_be_checked()
    expect(notebook.root).to_contain_text("is not encrypted")
    expect(notebook.dx("share-link")).to_contain_text("http://127.0.0.2:")
    shot(notebook.page, "open")
    network.click()
    expect(network).not_to_be_checked()
    expect(notebook.dx("share-link")).to_contain_text("http://127.0.0.1:")


def test_nobody_sits_at_the_screen_that_all_look_at(
    open_notebook: Callable[..., Notebook], shot: Callable[..., None], pocket: Pocket
) -> None:
    notebook = open_notebook(ALL_ON_DEVICES)
    lobby = notebook.wait_for("lobby")
    notebook.dx("start").click()
    expect(lobby.get_by_role("alert")).to_have_text("Nobody has come yet.")
    link = _link(notebook)
    phones = [pocket.join(link, name) for name in ("Ben", "Cleo")]
    notebook.dx("start").click()
    notebook.wait_for("clue", seat="")
    expect(notebook.dx("pass")).to_have_count(0)
    shot(notebook.page, "clue")
    ben = phones[0]
    pocket.run(ben.until(lambda: ben.snapshot["public"] is not None))
    told = {"action": "give_clue", "card": ben.snapshot["private"]["hand"][0], "text": "Hush", "kind": "text"}
    pocket.run(ben.ask("act", revision=0, action=told))
    notebook.wait_for("cards", seat="")
    expect(notebook.root).to_contain_text("Waiting for Cleo.")
    shot(notebook.page, "cards")


def test_a_lobby_fits_a_narrow_page(
    open_notebook: Callable[..., Notebook], shot: Callable[..., None]
) -> None:
    notebook = open_notebook(CELL, viewport={"width": 460, "height": 900})
    notebook.wait_for("lobby")
    expect(notebook.dx("share-link")).to_be_visible()
    shot(notebook.page, "narrow")
    notebook.dx("leave").click()
    notebook.wait_for("setup")
    expect(notebook.root.get_by_placeholder("whoever comes")).to_have_count(2)
    shot(notebook.page, "setup")
