"""A phone's page in a real browser: how long from the link to the seat, and from a cut to the table again."""

from __future__ import annotations

import random
import time

from playwright.sync_api import Browser, Page, expect, sync_playwright

import dixit_widget as dixit
from dixit_widget.bots import random_action
from tests.browser.phones import PhonePage, phone
from tests.server.hosted import Hosted
from tools import chromium
from tools.bench.report import Row

COME = 1.5  # seconds that a phone may take from the link to the seat, but for the person’s own
BACK = 2.0  # seconds from a cut until the page shows what has happened meanwhile
COMINGS, CUTS = 8, 20


def rows() -> list[Row]:
    """Measure; of each the longest counts."""
    with sync_playwright() as playwright:
        browser = chromium.launch(playwright)
        host = Hosted(target_score=1000)
        try:
            coming = [come(browser, host) for _ in range(COMINGS)]
            back = come_back(browser, host)
        finally:
            browser.close()
            host.room.close()
    return [
        _longest(f"from the link to the seat, the longest of {COMINGS} phones", coming, COME),
        _longest(f"a phone whose socket was cut, the longest of {CUTS} times", back, BACK),
    ]


def _longest(what: str, took: list[float], most: float) -> Row:
    return Row(what, [max(took) / most], 1, f"{most} s: {max(took):.2f} s")


def new_phone(browser: Browser) -> PhonePage:
    """Return a phone that has never been here."""

    def new_page(**options: object) -> Page:
        return browser.new_context(**options).new_page()  # type: ignore[arg-type]

    return phone(new_page)


def come(browser: Browser, host: Hosted) -> float:
    """Return the seconds that one phone takes to be seated; then its seat is free for the next."""
    one = new_phone(browser)
    start = time.perf_counter()
    one.come(host.share.link).sit("Ana")
    took = time.perf_counter() - start
    one.page.context.close()
    host.share.kick("Ana")
    return took


def come_back(browser: Browser, host: Hosted) -> list[float]:
    """Return the seconds from each cut until the page shows a move that was made while it was away."""
    one, chance = new_phone(browser).come(host.share.link).sit("Ana"), random.Random(5)
    assert host.tell("begin")["ok"]
    table, took = host.room.running(), list[float]()
    for _ in range(CUTS):
        one.page.wait_for_timeout(chance.uniform(0, 500))
        start = time.perf_counter()
        host.share.loop.call_soon_threadsafe(cut, host)
        game = table.game
        player = game.waiting_for[0] if game.waiting_for else ""
        table.act(random_action(game.view(player)) if player else dixit.Continue())
        expect(one.root).to_have_attribute("data-revision", str(table.game.revision))
        took.append(time.perf_counter() - start)
    return took


def cut(host: Hosted) -> None:
    """Cut every line, without a word."""
    for device in host.share.crowd:
        device.cut()
