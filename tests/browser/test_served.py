"""The owner of a table that no notebook shows: a page by a link of its own, and the players' beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import keep
from tests.browser.phones import PhonePage, phone, play
from tests.server.test_serve import Served

NAMES = ("Ana", "Ben", "Cleo")
NewPage = Callable[..., Page]


@pytest.fixture
def served() -> Iterator[Served]:
    made = Served()
    yield made
    made.room.close()
    made.server.end()


def test_an_owner_without_a_notebook_lays_a_table_begins_and_sees_it_to_its_first_review(
    served: Served, new_page: NewPage
) -> None:
    owner = PhonePage(new_page(viewport={"width": 1000, "height": 800})).come(served.share.owner_link)
    expect(owner.dx("start")).to_be_visible()
    served.gather()
    link = owner.dx("share-link")
    expect(link).to_have_text(served.share.link)
    expect(owner.root).to_contain_text("Dixit")
    picture = owner.page.locator(".dx-qr img")
    assert picture.evaluate("image => image.decode().then(() => image.naturalWidth)") > 0
    phones = [phone(new_page).come(served.share.link).sit(name) for name in NAMES]
    keep(owner.page, "served-lobby")
    owner.dx("start").click()
    owner.wait_for("clue")
    play(phones, lambda: served.room.running().game.phase == "review")
    owner.wait_for("review")
    expect(owner.root).to_have_attribute("data-seat", "")
    keep(owner.page, "served-review")
    owner.page.reload()
    owner.wait_for("review")
    owner.dx("continue").click()
    owner.wait_for("clue")
    for one in (owner, *phones):
        assert one.faults == []
