"""Players' own devices in real Chromium, at a room of this very process."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.table_page import TablePage

HEIGHTS = {320: 640, 360: 740, 390: 844, 430: 932}
"""How high the screens of phones of some widths are, in CSS pixels."""
ACTABLE = ("send", "hand-in", "lock", "continue")
PATIENCE = 2_000
"""Milliseconds for one thing that a phone asks for; then it is looked whether it still asks for it."""
ASKED = """(root, names) => names.find(name => {
  const controls = [...root.querySelectorAll(`[data-dx="${name}"]`)];
  const shown = one => one.getClientRects().length > 0 && getComputedStyle(one).visibility === "visible";
  return controls.some(one => shown(one) && !(name === "continue" && one.disabled));
}) ?? ""
"""


class PhonePage(TablePage):
    """One phone; ``faults`` holds what its console complained of."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.faults: list[str] = []
        page.on("console", lambda said: self.faults.append(said.text) if said.type == "error" else None)
        page.on("pageerror", lambda error: self.faults.append(str(error)))

    def come(self, link: str) -> PhonePage:
        """Follow a link."""
        self.page.goto(link)
        self.root.wait_for()
        return self

    def sit(self, name: str) -> PhonePage:
        """Say a name, and sit down."""
        self.dx("join-name").fill(name)
        self.dx("join").click()
        expect(self.root).to_have_attribute("data-seat", name)
        return self

    @property
    def situation(self) -> str:
        """What the phone asks for now; empty: nothing."""
        return str(self.root.evaluate(ASKED, ACTABLE))

    def answer(self, situation: str) -> None:
        """Do what is asked, unless another is quicker, and wait until the phone shows that it was done."""
        while self.situation == situation:
            try:
                self.do(situation)
            except TooLate:
                continue
            break
        expect(self.root.locator(f'[data-dx="{situation}"]:enabled')).to_have_count(0)

    def do(self, situation: str) -> None:
        """Do what is asked."""
        if situation == "send":
            if self.dx("hand-card").count():
                self.dx("hand-card").first.click(timeout=PATIENCE)
            self.dx("clue").fill("A clue", timeout=PATIENCE)
        elif situation == "hand-in":
            cards = self.dx("hand-card")
            for at in range(cards.count()):
                if not self.dx("hand-in").is_enabled(timeout=PATIENCE):
                    cards.nth(at).click(timeout=PATIENCE)
        elif situation == "lock":
            self.dx("slot", ':not([aria-disabled="true"])').first.click(timeout=PATIENCE)
        self.dx(situation).click(timeout=PATIENCE)


def phone(new_page: Callable[..., Page], width: int = 390, **options: Any) -> PhonePage:
    """Take a phone of some width out of a pocket."""
    settings = {
        "viewport": {"width": width, "height": HEIGHTS[width]},
        "has_touch": True,
        "is_mobile": True,
        "device_scale_factor": 2,
        "reduced_motion": "reduce",
        **options,
    }
    return PhonePage(new_page(**settings))


def play(phones: Sequence[PhonePage], until: Callable[[], bool]) -> None:
    """Do on each phone what it asks for, in turn, until something holds."""
    while not until():
        for one in phones:
            if situation := one.situation:
                one.answer(situation)
        phones[0].page.wait_for_timeout(50)
