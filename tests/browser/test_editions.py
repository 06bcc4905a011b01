"""Every other edition: some turns by clicks, and its end."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.driver import Clicker, tell_and_guess
from tests.browser.lab import Notebook

GAMES = {
    "odyssey": 7,
    "odyssey-party": 5,
    "odyssey-team": 5,
    "print-and-play": 3,
    "dixit-2008": 5,
    "dixit-2018": 3,
}
FACTS = """
import json
game = table.game
print(json.dumps({
  "turns": game.turn, "pile": len(game.pile), "winners": list(game.winners), "scores": game.scores,
  "votes": max(len(a.slots) for a in game.actions if hasattr(a, "slots")),
  "red": [a.red for a in game.actions if getattr(a, "red", None) is not None]}))
"""


REST = """
from dixit_widget.bots import random_action
while table.game.phase != 'over':
    game = table.game
    table.act(dixit.Continue() if game.phase == 'review' else random_action(game.view('Ana')))
"""
"""Later turns show the same screens; whole games are clicked in the base edition and by the keyboard."""


def test_a_turn_told_a_turn_guessed_and_the_end_of_every_edition(
    open_notebook: Callable[..., Notebook], shot: Callable[..., None]
) -> None:
    notebook = open_notebook("import dixit_widget as dixit", reduced_motion="no-preference")
    for edition, bots in GAMES.items():
        notebook.replace_cell(
            f"table = dixit.play('Ana', bots={bots}, edition={edition!r}, seed=5, pace=0, store=None)\ntable"
        )
        notebook.run_all()
        expect(notebook.root).not_to_have_attribute("data-phase", "over")  # that was the edition before
        tell_and_guess(notebook, lambda page, name, edition=edition: shot(page, f"{edition}-{name}"))
        notebook.kernel(REST)
        notebook.wait_for("over")
        shot(notebook.page, f"{edition}-over")
        the_end_is_told(edition, notebook)


def the_end_is_told(edition: str, notebook: Notebook) -> None:
    facts = json.loads(notebook.kernel(FACTS))
    assert facts["winners"], edition
    shown = {
        name: int(cell.inner_text())
        for cell in notebook.dx("score").all()
        for name in (cell.get_attribute("data-player") or "").split(" & ")
    }
    assert shown == facts["scores"], edition
    assert notebook.dx("score").count() == (3 if edition == "odyssey-team" else len(shown)), edition
    if edition == "odyssey-party":
        assert len(facts["red"]) == 6 == facts["turns"]
    if edition == "odyssey-team":
        assert facts["turns"] == 6
    if edition == "print-and-play":
        assert facts["turns"] == 8
    if edition == "dixit-2008":
        assert facts["pile"] == 0


def test_a_second_vote_with_eight_at_the_table(
    open_notebook: Callable[..., Notebook], shot: Callable[..., None]
) -> None:
    notebook = open_notebook(
        "import dixit_widget as dixit\n"
        "table = dixit.play('Ana', bots=7, edition='odyssey', seed=6, pace=0, store=None)\ntable"
    )
    clicker = Clicker(notebook)
    clicker.situation()
    clicker.change(notebook.dx("let-others").click, "let-others")
    clicker.play(until="lock")
    slots = notebook.dx("slot", ':not([aria-disabled="true"])')
    slots.nth(0).click()
    notebook.root.get_by_role("radio", name="Second").click()
    slots.nth(1).click()
    shot(notebook.page, "two-votes")
    notebook.dx("lock").click()
    notebook.wait_for("review")
    votes = json.loads(notebook.kernel("import json; print(json.dumps(table.public['votes']['Ana']))"))
    assert len(votes) == 2
