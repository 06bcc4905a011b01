"""One person and bots, from the set-up panel to the podium, by clicks alone."""

from __future__ import annotations

import json
from collections.abc import Callable

from tests.browser.driver import Clicker
from tests.browser.lab import Notebook

CELL = "import dixit_widget as dixit\ntable = dixit.play(pace=0.05)\ntable"
SCORES = """
import json
from dixit_widget import Record, score_round
game = table.game
totals = dict.fromkeys(game.players, 0)
for state in Record.of(game).replay():
    if state.phase == "review":
        for player, points in score_round(state.rules, state.last_round).points.items():
            totals[player] += points
print(json.dumps([totals, game.scores, game.winners]))
"""


def test_from_the_set_up_panel_to_the_podium_by_clicks_alone(
    open_notebook: Callable[..., Notebook], shot: Callable[..., None]
) -> None:
    notebook = open_notebook(CELL, reduced_motion="no-preference")
    notebook.wait_for("setup")
    shot(notebook.page, "setup")
    notebook.dx("start").click()
    notebook.wait_for("clue", edition="dixit-2021")
    seen: set[str] = set()

    def watch(situation: str) -> None:
        if situation not in seen:
            seen.add(situation)
            shot(notebook.page, situation)

    Clicker(notebook, watch).play()
    notebook.wait_for("over")
    shot(notebook.page, "over")
    totals, scores, winners = json.loads(notebook.kernel(SCORES))
    shown = {cell.get_attribute("data-player"): int(cell.inner_text()) for cell in notebook.dx("score").all()}
    assert shown == totals == scores
    assert max(totals.values()) >= 30
    assert winners
