"""Several people at one screen: a curtain before everything secret, and nothing secret behind it."""

from __future__ import annotations

import json
from collections.abc import Callable

from tests.browser.driver import Clicker
from tests.browser.lab import Notebook

CELL = """import dixit_widget as dixit
table = dixit.play("Ana", "Ben", "Cleo", seed=21, pace=0, store=None)
table"""
RECORD_TRAFFIC = """
import json
sent = []
_send = table.comm.send
def _keep(data=None, metadata=None, buffers=None):
    sent.append(json.dumps(data)); return _send(data=data, metadata=metadata, buffers=buffers)
table.comm.send = _keep
"""
COUNT_CLICKS = """() => {
  window.clicks = 0;  // of a mouse: those that a key makes have no detail
  addEventListener("click", ({detail}) => { if (detail > 0) window.clicks += 1; }, true);
}"""
SECRETS = """
laid = set(table.game.tableau)
print(json.dumps({
  "hands": {name: [card for card in table.game.hand(name) if card not in laid]
            for name in table.game.players},
  "state": json.dumps({name: value for name, value in table.get_state().items()
                       if name not in ("_esm", "_css", "setup")}, default=str),
  "sent": " ".join(sent)}))
sent.clear()
"""


def test_nothing_secret_is_anywhere_while_the_curtain_is_down(
    open_notebook: Callable[..., Notebook], shot: Callable[..., None]
) -> None:
    notebook = open_notebook(CELL, reduced_motion="no-preference")
    notebook.wait_for("clue")
    notebook.kernel(RECORD_TRAFFIC)
    pictures = _picture_of_each_card(notebook)
    curtains = 0
    at_screen: list[str] = []

    def watch(situation: str) -> None:
        nonlocal curtains
        seat = notebook.root.get_attribute("data-seat") or ""
        if seat:
            at_screen.append(seat)
        if situation != "pass" or curtains >= 12:
            return
        curtains += 1
        if curtains < 5:
            shot(notebook.page, f"curtain-{curtains}")
        secret = json.loads(notebook.kernel(SECRETS))
        page = notebook.root.evaluate("root => root.outerHTML")
        last = at_screen[-1] if at_screen else ""
        for name, hand in secret["hands"].items():
            for card in hand:
                assert f'"{card}"' not in secret["state"]
                assert pictures[card] not in page
                if name != last:
                    assert f'"{card}"' not in secret["sent"]

    clicker = Clicker(notebook, watch)
    for _ in range(400):
        situation = clicker.situation()
        watch(situation)
        if situation == "replay" or curtains >= 12:
            break
        clicker.answer(situation)
    assert curtains >= 12


def _picture_of_each_card(notebook: Notebook) -> dict[str, str]:
    """What stands in the page where a card is shown: its alt text, which says as much as its picture."""
    code = (
        "import json; from dixit_widget import Deck;"
        " print(json.dumps({card.id: card.alt['en'] for card in Deck.default()}))"
    )
    return dict(json.loads(notebook.kernel(code)))


class Brief(Clicker):
    """Chooses with the mouse, and says with Enter that it is so."""

    def _send(self) -> None:
        self._choose_hand_cards(1)
        self._controls("clue").fill(self.words)
        self._controls("clue").press("Enter")

    def _hand_in(self) -> None:
        self._choose_hand_cards(2)
        self.notebook.page.keyboard.press("Enter")

    def _lock(self) -> None:
        self.notebook.dx("slot", ':not([aria-disabled="true"])').first.click()
        self.notebook.page.keyboard.press("Enter")


def test_three_people_hand_in_two_cards_each_and_a_turn_takes_few_clicks(
    open_notebook: Callable[..., Notebook],
) -> None:
    notebook = open_notebook(CELL)
    clicker = Brief(notebook)
    clicker.play(until="lock")
    assert notebook.dx("slot").count() == 5
    assert notebook.dx("slot", '[aria-disabled="true"]').count() == 2
    clicker.play(until="continue")
    clicker.answer("continue")
    notebook.page.evaluate(COUNT_CLICKS)
    curtains = 0
    while (situation := clicker.situation()) != "continue":
        curtains += situation == "pass"
        clicker.answer(situation)
    clicker.answer(situation)
    assert curtains <= 3
    assert notebook.page.evaluate("window.clicks") <= 13
