"""A page with a table on it, whatever shows the page."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

PATIENCE = 60_000
"""Milliseconds after which what should be seen is missing: a busy machine is slow, and no test is of that."""
expect.set_options(timeout=PATIENCE)


class TablePage:
    """A page of Chromium with a widget; locators look into open shadow roots, too."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @property
    def root(self) -> Locator:
        """The widget's root element."""
        return self.page.locator(".dx-root").first

    def wait_for(self, phase: str, **data: str) -> Locator:
        """Wait until the widget shows a phase (and whatever other ``data-`` values are given)."""
        extra = "".join(f'[data-{name}="{value}"]' for name, value in data.items())
        found = self.page.locator(f'.dx-root[data-phase="{phase}"]{extra}').first
        expect(found).to_be_visible()
        return found

    def dx(self, name: str, more: str = "") -> Locator:
        """Return the controls with a ``data-dx`` handle."""
        return self.root.locator(f'[data-dx="{name}"]{more}')
