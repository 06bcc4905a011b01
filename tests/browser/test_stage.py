"""The table fits what is seen of the page, and keeps one height: nothing below it moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.driver import Clicker
from tests.browser.lab import Notebook
from tests.browser.looking import SETTLE, crowded

SEATS = {
    "dixit-2008": 6,
    "dixit-2018": 6,
    "dixit-2021": 7,
    "odyssey": 8,
    "odyssey-party": 8,
    "odyssey-team": 8,
    "print-and-play": 4,
}
TABLE = """import dixit_widget as dixit
from dixit_widget.bots import random_action
table = dixit.play('Ana', bots={bots}, edition={edition!r}, seed=10, language={language!r},
    pace=0, store=None)
told = False
def move(until=''):
    global told
    while True:
        game = table.game
        told |= game.phase == 'review' and game.storyteller == 'Ana' and game.view()['target'] is not None
        table.act(dixit.Continue() if game.phase == 'review' else random_action(game.view('Ana')))
        if not until or table.game.phase == until:
            print(table.game.revision)
            return
table"""
TOGETHER = """import dixit_widget as dixit
table = dixit.play('Ana', 'Ben', bots=2, edition='dixit-2021', seed=5, pace=0, store=None)
table"""
MEASURE = """root => {
  const scrolls = node => {
    const { overflowX, overflowY } = getComputedStyle(node);
    return (/auto|scroll|hidden/.test(overflowX) && node.scrollWidth > node.clientWidth + 1)
      || (/auto|scroll|hidden/.test(overflowY) && node.scrollHeight > node.clientHeight + 1);
  };
  return {
    height: root.getBoundingClientRect().height,
    room: root.closest(".jp-WindowedPanel-outer").clientHeight,
    below: root.closest(".jp-Cell").getBoundingClientRect().height,
    hidden: [...root.querySelectorAll(".dx-table, .dx-stage, .dx-side, .dx-sheet, .dx-over, .dx-pass")]
      .filter(scrolls).map(node => node.className),
    cut: [...root.querySelectorAll(".dx-hand-card, .dx-slot, .dx-btn, .dx-podium g svg")].filter(node => {
      const { left, right, top, bottom } = node.getBoundingClientRect();
      const frame = root.getBoundingClientRect();
      return left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom;
    }).map(node => node.className),
  };
}"""
WHOLE: dict[str, Any] = {"hidden": [], "cut": []}


def _look(notebook: Notebook) -> tuple[str, float, float]:
    """Return the phase, the height of the table, and where the cell below begins; all of it must be seen."""
    notebook.page.evaluate(SETTLE)
    seen = notebook.root.evaluate(MEASURE)
    phase = notebook.root.get_attribute("data-phase") or ""
    where = notebook.root.get_attribute("data-edition"), phase
    assert {name: seen[name] for name in WHOLE} == WHOLE, where
    assert seen["height"] <= seen["room"], where
    assert crowded(notebook) == [], where
    return phase, seen["height"], seen["below"]


@pytest.mark.parametrize(("width", "height", "language"), [(1280, 800, "fr"), (1440, 900, "en")])
def test_every_screen_of_a_game_is_seen_at_once_and_nothing_below_it_moves(
    width: int, height: int, language: str, open_notebook: Callable[..., Notebook], shot: Callable[..., None]
) -> None:
    notebook = open_notebook("0", viewport={"width": width, "height": height})
    phases = set()
    for edition, seats in SEATS.items():
        notebook.replace_cell(TABLE.format(bots=seats - 1, edition=edition, language=language))
        notebook.run_all()
        expect(notebook.page.locator(f'.dx-root[data-edition="{edition}"]')).to_be_visible()
        looks = [_look(notebook)]
        for until in ("", "", "", "", "", "", "over"):
            revision = notebook.kernel(f"move({until!r})")
            expect(notebook.root).to_have_attribute("data-revision", revision)
            if until and notebook.kernel("print(told)") == "True":
                expect(notebook.page.locator(".dx-curve")).to_be_visible()
            looks.append(_look(notebook))
            if edition in ("dixit-2021", "odyssey-party", "print-and-play"):
                shot(notebook.page, f"{edition}-{len(looks)}-{looks[-1][0]}")
        phases |= {phase for phase, _, _ in looks}
        assert len({(high, below) for _, high, below in looks}) == 1, (edition, looks)
    assert phases == {"clue", "cards", "vote", "review", "over"}


def test_the_curtain_is_as_high_as_what_it_hides(open_notebook: Callable[..., Notebook]) -> None:
    notebook = open_notebook(TOGETHER, viewport={"width": 1280, "height": 800})
    looks = []
    clicker = Clicker(notebook)
    for _ in range(12):
        situation = clicker.situation()
        looks.append((situation, *_look(notebook)[1:]))
        clicker.answer(situation)
        # below its code it hung out of the window; since somebody plays it is seen whole
        expect(notebook.root).to_be_in_viewport(ratio=0.99)
    assert {"pass", "lock", "continue"} <= {situation for situation, _, _ in looks}
    assert len({tuple(measures) for _, *measures in looks}) == 1, looks


def test_the_set_up_panel_shows_how_to_start(
    open_notebook: Callable[..., Notebook], shot: Callable[..., None]
) -> None:
    notebook = open_notebook(
        "import dixit_widget as dixit\ntable = dixit.play(store=None)\ntable",
        viewport={"width": 1280, "height": 800},
    )
    notebook.wait_for("setup")
    # where the page stands after the cell was run: the code above takes its share
    expect(notebook.dx("start")).to_be_in_viewport(ratio=1)
    for table in ("gentle", "lively", "tough"):
        chosen = notebook.root.locator("label").filter(has=notebook.page.locator(f"[data-dx=table-{table}]"))
        expect(chosen).to_be_in_viewport(ratio=1)
    shot(notebook.page, "setup")


def test_jupyterlab_on_a_phone_shows_two_cards_a_row_and_going_on_above_the_sheet(
    open_notebook: Callable[..., Notebook], shot: Callable[..., None]
) -> None:
    notebook = open_notebook(
        TABLE.format(bots=5, edition="dixit-2021", language=""), viewport={"width": 390, "height": 844}
    )
    clicker = Clicker(notebook)
    for until, cards in (("hand-in", ".dx-hand-card"), ("lock", ".dx-slot")):
        clicker.play(until=until)
        shot(notebook.page, until)
        lefts = notebook.root.locator(cards).evaluate_all("all => all.map(card => card.offsetLeft)")
        assert len(set(lefts)) == 2
    clicker.play(until="continue")
    shot(notebook.page, "continue")
    going_on, row = notebook.dx("continue").bounding_box(), notebook.page.locator(".dx-sheet").bounding_box()
    assert going_on is not None
    assert row is not None
    assert going_on["y"] + going_on["height"] < row["y"]
    for name in notebook.page.locator(".dx-seat-name").all():
        assert name.evaluate("name => name.scrollWidth <= name.clientWidth || name.clientWidth === 1")
