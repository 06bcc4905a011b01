"""What goes wrong in real life: reloads, killed kernels, double clicks, busy cells, hostile words."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.driver import Clicker
from tests.browser.lab import LabServer, Notebook

SOLO = "import dixit_widget as dixit\ntable = dixit.play('Ana', bots=3, seed=12, pace=0{more})\ntable"


def solo(more: str = "") -> str:
    return SOLO.replace("{more}", more)


def shown(notebook: Notebook) -> list[str | None]:
    """The cards on the table as the page names them."""
    expect(notebook.root.locator('[data-dx="slot"][aria-label$="still on its way"]')).to_have_count(0)
    return [slot.get_attribute("aria-label") for slot in notebook.dx("slot").all()]


def test_a_reload_in_the_middle_of_a_vote(
    open_notebook: Callable[..., Notebook], shot: Callable[..., None]
) -> None:
    notebook = open_notebook(solo())
    Clicker(notebook).play(until="lock")
    cards = shown(notebook)
    revision = notebook.root.get_attribute("data-revision")
    notebook.command("docmanager:save")
    notebook.open_again(notebook.page.locator(".dx-root"))
    notebook.wait_for("vote", revision=revision or "", seat="Ana")
    expect(notebook.dx("slot")).to_have_count(len(cards))
    expect(notebook.dx("slot").first).to_have_attribute("aria-label", cards[0] or "")
    shot(notebook.page, "after")
    Clicker(notebook).play()


def test_a_kernel_killed_in_the_middle_of_a_turn(
    open_notebook: Callable[..., Notebook], shot: Callable[..., None]
) -> None:
    notebook = open_notebook(solo())
    Clicker(notebook).play(until="lock")
    cards = shown(notebook)
    revision = notebook.root.get_attribute("data-revision")
    notebook.page.evaluate(
        """async () => {
          const kernel = window.jupyterapp.shell.currentWidget.sessionContext.session.kernel;
          kernel.requestExecute({code: "import os, signal; os.kill(os.getpid(), signal.SIGKILL)"});
        }"""
    )
    expect(notebook.dx("disconnected")).to_be_visible()
    expect(notebook.dx("disconnected")).to_contain_text("dixit.resume()")
    shot(notebook.page, "disconnected")
    # JupyterLab restarts a kernel that died, and says so; then the person runs what the table says.
    notebook.page.locator(".jp-Dialog .jp-mod-accept").click()
    notebook.replace_cell("import dixit_widget as dixit\ntable = dixit.resume(pace=0)\ntable")
    notebook.run_all()
    notebook.wait_for("vote", revision=revision or "")
    expect(notebook.dx("disconnected")).to_have_count(0)
    expect(notebook.dx("slot").first).to_have_attribute("aria-label", cards[0] or "")
    Clicker(notebook).play()


class DoubleClicker(Clicker):
    """Clicks every button twice, and once more."""

    def _double(self, name: str) -> None:
        self.notebook.dx(name).first.evaluate("button => { button.click(); button.click(); button.click(); }")

    def _pass(self) -> None:
        self._double("pass")

    def _send(self) -> None:
        self._choose_hand_cards(1)
        self._controls("clue").fill("twice told")
        self._double("send")

    def _hand_in(self) -> None:
        self._choose_hand_cards(1)
        self._double("hand-in")

    def _lock(self) -> None:
        self.notebook.dx("slot", ':not([aria-disabled="true"])').first.click()
        self._double("lock")

    def _continue(self) -> None:
        self._double("continue")


def test_double_clicks_on_every_button(open_notebook: Callable[..., Notebook]) -> None:
    notebook = open_notebook(
        "import dixit_widget as dixit\ntable = dixit.play(pace=0, store=None)\ntable",
        reduced_motion="no-preference",
    )
    notebook.wait_for("setup")
    notebook.dx("start").evaluate("button => { button.click(); button.click(); }")
    notebook.wait_for("clue")
    DoubleClicker(notebook).play()
    assert notebook.root.get_by_role("alert").count() == 0
    players, turns = notebook.kernel(
        "from dixit_widget import Continue, GiveClue\n"
        "game = table.game\n"
        "print(sum(isinstance(a, GiveClue) for a in game.actions),"
        " sum(isinstance(a, Continue) for a in game.actions))"
    ).split()
    assert players == turns


def test_a_game_goes_on_while_another_cell_is_busy(open_notebook: Callable[..., Notebook]) -> None:
    notebook = open_notebook(solo(", store=None"))
    notebook.wait_for("clue")
    notebook.page.evaluate(
        """() => {
          const kernel = window.jupyterapp.shell.currentWidget.sessionContext.session.kernel;
          window.busy = true;
          const cell = kernel.requestExecute({code: "import time; time.sleep(20)"});
          cell.done.then(() => { window.busy = false });
        }"""
    )
    notebook.page.wait_for_timeout(500)
    clicker = Clicker(notebook)
    clicker.play(until="continue")
    clicker.answer("continue")
    assert notebook.page.evaluate("window.busy"), "the cell had ended before the turn was over"


def test_two_views_of_one_table_agree(open_notebook: Callable[..., Notebook]) -> None:
    notebook = open_notebook(solo(", store=None"), "table")
    first, second = notebook.page.locator(".dx-root").nth(0), notebook.page.locator(".dx-root").nth(1)
    expect(second).to_be_visible()
    Clicker(notebook).play(until="lock")
    for name in ("data-phase", "data-revision", "data-seat"):
        expect(second).to_have_attribute(name, first.get_attribute(name) or "")
    second.locator('[data-dx="slot"]:not([aria-disabled="true"])').first.click()
    second.locator('[data-dx="lock"]').click()
    expect(first).to_have_attribute("data-phase", "review")


def test_running_the_cell_again_does_no_harm(
    open_notebook: Callable[..., Notebook], tmp_path: object
) -> None:
    notebook = open_notebook(solo(f", store='{tmp_path}/games.sqlite'"))
    Clicker(notebook).play(until="lock")
    revision = notebook.root.get_attribute("data-revision")
    notebook.run_all()
    notebook.wait_for("clue")
    found = notebook.kernel(
        "import sqlite3\n"
        f"print(sqlite3.connect('{tmp_path}/games.sqlite')"
        ".execute('SELECT count(*) FROM actions WHERE game = 1').fetchone()[0])"
    )
    assert found == revision
    Clicker(notebook).play(until="lock")


def test_a_second_browser_sees_the_same_table(
    open_notebook: Callable[..., Notebook], new_page: Callable[..., Page], server: LabServer
) -> None:
    notebook = open_notebook(solo(", store=None"))
    Clicker(notebook).play(until="lock")
    notebook.command("docmanager:save")
    other = Notebook(server, new_page(), notebook.name)
    other.open_again(other.page.locator(".dx-root"))
    other.wait_for("vote", seat="Ana", revision=notebook.root.get_attribute("data-revision") or "")


HOSTILE = '<img src=x onerror="window.hurt=1"><script>window.hurt=2</script>{{7*7}}'


def test_words_are_words_and_never_markup(
    open_notebook: Callable[..., Notebook], shot: Callable[..., None]
) -> None:
    notebook = open_notebook(
        "import dixit_widget as dixit\n"
        "table = dixit.play('<b>Ana</b>', '&lt;Ben&gt;', bots=1, seed=2, pace=0, store=None)\ntable"
    )
    Clicker(notebook, words=HOSTILE).play(until="continue")
    shot(notebook.page, "review")
    assert notebook.page.evaluate("window.hurt") is None
    expect(notebook.root).to_contain_text(HOSTILE)
    expect(notebook.root).to_contain_text("<b>Ana</b>")


@pytest.mark.parametrize(
    ("name", "said"),
    [("", "name"), ("   ", "name"), ("Fox", "called"), ("x" * 10_000, "characters")],
)
def test_a_name_that_will_not_do_is_said_where_the_person_looks(
    name: str, said: str, open_notebook: Callable[..., Notebook]
) -> None:
    notebook = open_notebook("import dixit_widget as dixit\ntable = dixit.play(store=None)\ntable")
    notebook.wait_for("setup")
    field = notebook.dx("seat-name").first
    field.fill(name)
    notebook.dx("start").click()
    # The field itself may cut what is too long; then there is nothing to complain of.
    if len(name) > 100 and len(field.input_value()) <= 24:
        notebook.wait_for("clue")
        return
    expect(notebook.root.get_by_role("alert").first).to_contain_text(said)
    notebook.wait_for("setup")
