"""Plays at the widget as a person does: by clicks, or by the keyboard alone."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, TimeoutError

from tests.browser.table_page import TablePage

_ACTABLE = ", ".join(
    f'[data-dx="{name}"]:visible'
    for name in ("pass", "send", "hand-in", "lock", "turn-over", "continue", "replay")
)
Watcher = Callable[[str], None]


class Clicker:
    """Whoever has the mouse: looks at what the widget offers and takes the first legal choice.

    Parameters
    ----------
    notebook : TablePage
        Where the widget is.
    watch : callable, optional
        Called with the name of each situation before it is answered.
    words : str, optional
        What every clue says.
    """

    def __init__(self, notebook: TablePage, watch: Watcher = lambda _: None, words: str = "A clue") -> None:
        self.notebook = notebook
        self.watch = watch
        self.words = words

    def situation(self) -> str:
        """Wait until the widget asks for something, and return the handle of what it asks."""
        found = self.notebook.root.locator(_ACTABLE).first
        found.wait_for()
        return found.get_attribute("data-dx") or ""

    def play(self, until: str = "replay", most: int = 2_000) -> None:
        """Answer one situation after the other until a handle appears."""
        for _ in range(most):
            situation = self.situation()
            self.watch(situation)
            if situation == until:
                return
            self.answer(situation)
        raise AssertionError(f"still no {until} after {most} moves")

    def answer(self, situation: str) -> None:
        """Do what is asked."""
        self.change(getattr(self, "_" + situation.replace("-", "_")), situation)

    def change(self, move: Callable[[], None], handle: str) -> None:
        """Make a move and wait until the table shows that it was made."""
        root = self.notebook.root.element_handle()
        revision, seat = root.get_attribute("data-revision"), root.get_attribute("data-seat")
        move()
        # The next look must not see the controls of a move that is under way; bots may act meanwhile.
        try:
            self.notebook.page.wait_for_function(
                """([root, seat, dx]) =>
                  root.dataset.seat !== seat || !root.querySelector(`[data-dx="${dx}"]`)""",
                arg=[root, seat, handle],
            )
        except TimeoutError as error:
            focused = "document.activeElement.outerHTML.slice(0, 300)"
            raise AssertionError(
                f"{handle!r} by {seat} at revision {revision} changed nothing; the focus is on "
                f"{self.notebook.page.evaluate(focused)}; the widget says: {self.notebook.root.inner_text()}"
            ) from error

    def _controls(self, name: str) -> Locator:
        return self.notebook.dx(name)

    def _pass(self) -> None:
        self._controls("pass").first.click()

    def _send(self) -> None:
        if self._controls("hand-card").count():
            self._choose_hand_cards(1)
        if self._controls("clue").count():
            self._controls("clue").fill(self.words)
        self._controls("send").click()

    def _hand_in(self) -> None:
        chosen = 0
        while not self._controls("hand-in").is_enabled() and chosen < 3:
            chosen += 1
            self._choose_hand_cards(chosen)
        self._controls("hand-in").click()

    def _choose_hand_cards(self, count: int) -> None:
        cards = self._controls("hand-card")
        for i in range(count):
            if cards.nth(i).get_attribute("aria-pressed") != "true":
                cards.nth(i).click()

    def _lock(self) -> None:
        open_slots = self.notebook.dx("slot", ':not([aria-disabled="true"])')
        open_slots.nth(0).click()
        if self._controls("red").count():
            self._controls("red").first.click()
            open_slots.nth(1).click()
        self._controls("lock").click()

    def _turn_over(self) -> None:
        self._controls("turn-over").click()

    def _continue(self) -> None:
        self._controls("continue").click()


class Typist(Clicker):
    """Plays with the keyboard alone: Tab to get there, Enter and Space to do it, arrows on the dial."""

    _FAR = 80

    def _press(self, key: str) -> None:
        self.notebook.page.keyboard.press(key)

    def _reach(self, selector: str) -> None:
        """Tab forwards, then backwards, until a control of the widget has the focus."""
        for key in ("Tab", "Shift+Tab"):
            for _ in range(self._FAR):
                if self._is_there(selector):
                    return
                self._press(key)
        focused = self.notebook.page.evaluate(
            "[document.hasFocus(), document.activeElement.outerHTML.slice(0, 300)]"
        )
        raise AssertionError(
            f"the keyboard does not reach {selector}; whether the page has the focus, and what has it there: "
            f"{focused}; the widget says: {self.notebook.root.inner_text()}"
        )

    def _is_there(self, selector: str) -> bool:
        return bool(
            self.notebook.page.evaluate(
                """selector => {
                  const focused = document.activeElement;
                  return !!focused.closest(".dx-root") && focused.matches(selector);
                }""",
                selector,
            )
        )

    def _do(self, name: str) -> None:
        self._reach(f'[data-dx="{name}"]')
        self._press("Enter")

    def _pass(self) -> None:
        self._do("pass")

    def _send(self) -> None:
        if self._controls("hand-card").count():
            self._choose_hand_cards(1)
        self._reach('[data-dx="clue"]')
        # The letters of JupyterLab's shortcuts, to see that none of them fires.
        self.notebook.page.keyboard.type("abcdfmxyz00 " + self.words)
        self._do("send")

    def _choose_hand_cards(self, count: int) -> None:
        for i in range(count):
            self._reach('[data-dx="hand-card"]' + (':not([aria-pressed="true"])' if i else ""))
            if self.notebook.page.evaluate("document.activeElement.ariaPressed") != "true":
                self._press("Space")

    def _hand_in(self) -> None:
        chosen = 0
        while not self._controls("hand-in").is_enabled() and chosen < 3:
            chosen += 1
            self._choose_hand_cards(chosen)
        self._do("hand-in")

    def _lock(self) -> None:
        self._reach('[data-dx="dial"]')
        self._press("ArrowRight")
        self._press("ArrowRight")
        self._do("lock")

    def _turn_over(self) -> None:
        self._do("turn-over")

    def _continue(self) -> None:
        self._do("continue")


def tell_and_guess(table: TablePage, shot: Callable[..., None]) -> None:
    """Play until this screen's player has told once and guessed once, and both were scored, or to the end."""
    table.root.wait_for()
    seen: set[str] = set()
    clicker = Clicker(table)
    while (situation := clicker.situation()) != "replay":
        if situation not in seen:
            shot(table.page, situation)
        seen.add(situation)
        clicker.answer(situation)
        if situation == "continue" and {"send", "hand-in", "lock"} <= seen:
            break
    points = [int(cell.inner_text()) for cell in table.dx("score").all()]
    assert len(points) >= 3
    assert sum(points) > 0
