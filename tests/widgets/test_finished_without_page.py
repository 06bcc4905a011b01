"""``await table.finished()`` in a notebook that a program runs: no page will ever answer there."""

from __future__ import annotations

from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError

HERE = Path(__file__).parents[2]


def run(*cells: str) -> str:
    """Run a notebook as papermill does; return what its last cell shows."""
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell) for cell in cells])
    NotebookClient(notebook, timeout=120, resources={"metadata": {"path": str(HERE)}}).execute()
    return "".join(str(output.get("data", {}).get("text/plain", "")) for output in notebook.cells[-1].outputs)


def test_bots_among_themselves_play_on_though_their_table_has_been_shown() -> None:
    shown = run(
        "import dixit_widget as dixit\ntable = dixit.play(bots=['random'] * 4, seed=2, store=None)\ntable",
        "game = await table.finished()\ngame.phase",
    )
    assert shown == "'over'"


@pytest.mark.parametrize("show", ["table", "None"])
def test_where_a_person_is_awaited_it_is_said_that_nobody_can_play(show: str) -> None:
    with pytest.raises(CellExecutionError, match=r"No page shows this table.*Ana") as stopped:
        run(
            "import dixit_widget as dixit\n"
            "from dixit_widget.widgets import table_widget\n"
            "table_widget._PATIENCE = 0.5\n"
            "table = dixit.play('Ana', bots=['random'] * 3, seed=2, store=None)\n"
            f"table.act(dixit.GiveClue('Ana', table.game.hand('Ana')[0], 'a clue'))\n{show}",
            "await table.finished()",
        )
    assert stopped.value.ename == "RefusedRequest"


def test_a_game_that_is_over_is_returned() -> None:
    shown = run(
        "import dixit_widget as dixit\n"
        "table = dixit.play(bots=['random'] * 3, seed=2, store=None)\ntable.live.play_on()\ntable",
        "game = await table.finished()\ngame.phase",
    )
    assert shown == "'over'"
