"""The rule explorer in real JupyterLab: it fits, it answers while it is turned, it keeps nobody waiting."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import keep
from tests.browser.every_widget import explorer_is_drawn
from tests.browser.lab import Notebook
from tests.browser.looking import SETTLE, axe

EXPLORER = '.dx-root[data-phase="explorer"]'
CELL = "import dixit_widget as dixit\nexplorer = dixit.RuleExplorer({given})\nexplorer"


def shown(open_notebook: Callable[..., Notebook], given: str = "", **options: object) -> Notebook:
    notebook = open_notebook(CELL.replace("{given}", given), **options)
    explorer_is_drawn(notebook.page)
    return notebook


def root(notebook: Notebook) -> Locator:
    return notebook.page.locator(EXPLORER).first


def field(notebook: Notebook, name: str) -> Locator:
    return root(notebook).locator(f'[data-dx=field][data-field="{name}"]')


def unfold(notebook: Notebook, group: str) -> None:
    root(notebook).locator(f'[data-dx=group][data-group="{group}"] > button').click()


def flip(notebook: Notebook, name: str) -> None:
    """Turn the switch of a rule with the keyboard."""
    field(notebook, name).locator("[data-dx=switch]").press("Space")


def line(notebook: Notebook) -> Locator:
    return root(notebook).locator("[data-dx=line]")


def shot(notebook: Notebook, name: str) -> None:
    notebook.page.wait_for_timeout(600)
    keep(root(notebook), f"explorer-{name}")


def overflow(notebook: Notebook) -> list[str]:
    """Return what sticks out to the right, but for what scrolls in its own box."""
    return list(
        root(notebook).evaluate(
            """root => { const edge = root.getBoundingClientRect().right + 1;
              return [...root.querySelectorAll("*")].filter(e => !e.closest(".dx-xtable-box"))
                .map(e => [e.getBoundingClientRect(), e])
                .filter(([box]) => box.width > 1 && box.right > edge)
                .map(([, e]) => e.outerHTML.slice(0, 120)); }"""
        )
    )


def test_it_fits_by_day_and_by_night_and_axe_finds_nothing(open_notebook: Callable[..., Notebook]) -> None:
    notebook = shown(open_notebook, viewport={"width": 1400, "height": 4200})
    explorer = root(notebook)
    flip(notebook, "lone_finder_points")
    expect(line(notebook)).to_contain_text("best clue 0.50 → 0.43")
    for part in ("compare", "hunt", "bots", "files"):
        explorer.locator(f"[data-dx={part}-open]").click()
    explorer.locator("[data-dx=search]").click()
    expect(explorer.locator("[data-dx=answer]").first).to_be_visible()
    assert "True" in notebook.kernel("print(explorer.wait(30))")
    for theme in ("dark", "light"):
        notebook.theme(f"JupyterLab {theme.title()}")
        expect(explorer).to_have_attribute("data-dx-theme", theme)
        for width in (1400, 960, 700, 390):
            notebook.resize(width, 5200 if width < 800 else 4200)
            notebook.page.evaluate(SETTLE)
            shot(notebook, f"{width}-{theme}")
            assert overflow(notebook) == [], f"{width} {theme}"
            assert axe(notebook, EXPLORER) == [], f"{width} {theme}"


def test_a_dial_is_dragged_and_the_line_stays_in_sight(open_notebook: Callable[..., Notebook]) -> None:
    """While it is dragged, pictures keep their scale; all of the drag is one change."""
    notebook = shown(open_notebook, viewport={"width": 1320, "height": 900})
    explorer, page = root(notebook), notebook.page
    knob = field(notebook, "storyteller_points").locator(".dx-knob")
    knob.scroll_into_view_if_needed()
    box = knob.bounding_box()
    assert box
    x, y = box["x"] + 25, box["y"] + 25
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(1, 7):
        page.mouse.move(x + 11 * step, y)
    expect(line(notebook)).to_contain_text("Storyteller: 9")
    expect(line(notebook)).to_be_in_viewport()
    expect(explorer.locator("[data-dx=picture][data-name=clue]")).to_contain_text("8.44 points at 0.50")
    page.mouse.up()
    expect(explorer.get_by_role("spinbutton", name="Storyteller")).to_have_value("9")
    shot(notebook, "dragged")
    explorer.locator("[data-dx=undo]").click()
    expect(explorer.get_by_role("spinbutton", name="Storyteller")).to_have_value("3")
    assert notebook.kernel("print(explorer.rules == dixit.edition('dixit-2021'))") == "True"
    explorer.locator("[data-dx=compare-open]").click()
    explorer.locator("[data-dx=compared]").scroll_into_view_if_needed()
    expect(line(notebook)).to_be_in_viewport()


def test_all_is_answered_while_the_next_cell_runs(open_notebook: Callable[..., Notebook]) -> None:
    """All cells are run at once: no page has spoken to the kernel before the second one is busy."""
    notebook = open_notebook(
        CELL.replace("{given}", ""),
        "import time\nwhile explorer.players == 6:\n    time.sleep(0.05)\nprint('the cell has ended')",
    )
    explorer, ended = root(notebook), notebook.page.get_by_text("the cell has ended", exact=True)
    flip(notebook, "lone_finder_points")
    expect(explorer.get_by_text("3.00 points at 0.43.")).to_be_visible()
    expect(explorer.get_by_text("Dixit 2021 (dashed): 11.1 turns on average.")).to_be_visible()
    expect(ended).to_have_count(0)
    players = explorer.get_by_role("spinbutton", name="Players")
    players.fill("5")
    players.press("Enter")
    expect(ended).to_be_visible()


def test_what_cannot_be_played_says_why_and_keeps_the_pictures(
    open_notebook: Callable[..., Notebook],
) -> None:
    notebook = shown(open_notebook)
    explorer = root(notebook)
    unfold(notebook, "ending")
    flip(notebook, "target_score")
    expect(field(notebook, "target_score")).to_contain_text("would never end")
    expect(line(notebook)).to_contain_text("Nobody can play these rules")
    expect(explorer.locator("[data-dx=picture][data-stale] img")).to_have_count(4)
    expect(explorer.locator("[data-dx=play]")).to_have_attribute("aria-disabled", "true")
    shot(notebook, "refused")
    assert axe(notebook, EXPLORER) == []
    explorer.locator("[data-dx=take]").select_option("Odyssey")
    expect(line(notebook)).to_contain_text("Odyssey")
    expect(explorer.locator("[data-stale]")).to_have_count(0)
    field(notebook, "target_score").locator("[data-dx=meaning]").press("Enter")
    expect(explorer.get_by_text("the game ends when somebody has thirty points")).to_be_visible()
    shot(notebook, "odyssey")


def test_what_is_typed_is_played_or_refused(open_notebook: Callable[..., Notebook]) -> None:
    notebook = shown(open_notebook)
    explorer = root(notebook)
    points = explorer.get_by_role("spinbutton", name="Storyteller")
    for typed in ("4.1", "150", "four", "1,2,3"):
        points.fill(typed)
        points.press("Enter")
        expect(field(notebook, "storyteller_points")).to_contain_text("points from −99 to 99")
        expect(points).to_have_value(typed)
    shot(notebook, "typed")
    assert axe(notebook, EXPLORER) == []
    explorer.locator("[data-dx=back]").press("Enter")
    expect(points).to_have_value("3")
    expect(explorer.locator(".dx-trouble")).to_have_count(0)
    points.fill("4,5")
    points.press("Enter")
    expect(points).to_have_value("4.5")
    expect(line(notebook)).to_contain_text("Storyteller: 4.5")
    points.press("ArrowDown")
    expect(line(notebook)).to_contain_text("Storyteller: 4")
    points.fill("5,0")
    points.press("Enter")
    expect(points).to_have_value("5")
    expect(line(notebook)).to_contain_text("Storyteller: 5")
    explorer.get_by_role("button", name="One less: Storyteller").click()
    expect(line(notebook)).to_contain_text("Storyteller: 4")
    assert notebook.kernel("print(explorer.rules.storyteller_points)") == "4"


def test_a_new_picture_takes_the_place_of_the_old_without_blinking(
    open_notebook: Callable[..., Notebook],
) -> None:
    notebook = shown(open_notebook)
    notebook.page.evaluate(
        """() => { window.blank = 0; window.frames_seen = 0; const look = () => {
          const images = [...document.querySelectorAll("[data-dx=picture] img")];
          frames_seen += 1; blank += images.length < 4 || images.some(i => !i.complete || !i.naturalWidth);
          requestAnimationFrame(look); }; look(); }"""
    )
    points = root(notebook).get_by_role("spinbutton", name="Storyteller")
    for _ in range(3):
        points.press("ArrowUp")
    expect(line(notebook)).to_contain_text("Storyteller: 6")
    assert "True" in notebook.kernel("print(explorer.wait(30))")
    notebook.page.wait_for_timeout(300)
    assert notebook.page.evaluate("frames_seen") > 10
    assert notebook.page.evaluate("blank") == 0


def test_rules_are_kept_as_a_file_and_played_with_one_click(
    open_notebook: Callable[..., Notebook], tmp_path: Path
) -> None:
    notebook = shown(open_notebook, "rules=dixit.edition('odyssey').replace(bonus_cap=5), players=4")
    explorer = root(notebook)
    explorer.locator("[data-dx=files-open]").click()
    with notebook.page.expect_download() as download:
        explorer.locator("[data-dx=save]").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert json.loads(file.read_text())["bonus_cap"] == 5
    explorer.locator("[data-dx=take]").select_option("Dixit 2021")
    expect(explorer.locator(".dx-code code")).to_have_text("dixit.edition('dixit-2021')")
    explorer.locator("[data-dx=load]").set_input_files(file)
    expect(explorer.locator(".dx-code code")).to_have_text("dixit.edition('odyssey').replace(bonus_cap=5)")
    explorer.locator("[data-dx=play]").click()
    table = notebook.page.locator('.dx-root[data-phase="clue"]')
    expect(table).to_be_visible()
    assert notebook.kernel("print(explorer._table.game.rules == explorer.rules)") == "True"
    notebook.page.wait_for_timeout(600)
    keep(notebook.page, "explorer-played")


def test_rules_of_ones_own_are_compared_and_an_answer_is_clicked_on(
    open_notebook: Callable[..., Notebook],
) -> None:
    notebook = shown(open_notebook)
    explorer = root(notebook)
    flip(notebook, "lone_finder_points")
    for part in ("compare", "hunt"):
        explorer.locator(f"[data-dx={part}-open]").click()
    explorer.locator("[data-dx=keep-name]").fill("duet")
    explorer.locator("[data-dx=keep]").click()
    explorer.locator("[data-dx=goal]").select_option("about so many turns")
    explorer.locator("[data-dx=search]").click()
    answer = explorer.locator("[data-dx=answer][data-field=target_score]").first
    answer.click()
    expect(line(notebook)).to_contain_text("Points that end the game: 1")
    explorer.locator("[data-dx=beside]").select_option("duet")
    expect(explorer.locator("[data-dx=compared] thead th")).to_have_count(4)
    expect(explorer.locator("[data-dx=compared] tr[data-field=target_score]")).to_contain_text("30")
    shot(notebook, "compared")


def reach(notebook: Notebook, selector: str, back: bool = False) -> None:
    """Go to something in the explorer with the tabulator alone; it shows that it has the focus."""
    for _ in range(150):
        notebook.page.keyboard.press("Shift+Tab" if back else "Tab")
        focused = root(notebook).locator(f":is({selector}):focus-visible")
        if focused.count():
            expect(focused).to_be_in_viewport()
            return
    raise AssertionError(f"the tabulator never came to {selector}")


def test_a_whole_exploration_by_the_keyboard_alone(open_notebook: Callable[..., Notebook]) -> None:
    notebook = shown(open_notebook, viewport={"width": 1320, "height": 900})
    explorer, keys = root(notebook), notebook.page.keyboard
    explorer.locator("[data-dx=take]").focus()
    reach(notebook, "[data-field=storyteller_points] input")
    keys.press("ArrowUp")
    expect(line(notebook)).to_contain_text("Storyteller: 4")
    keys.type("7")
    keys.press("Enter")
    expect(line(notebook)).to_contain_text("Storyteller: 7")
    reach(notebook, "[data-field=lone_finder_points] [data-dx=switch]")
    keys.press("Space")
    expect(line(notebook)).to_contain_text("Lone finder: 4")
    reach(notebook, "[data-group=decoys] > button")
    keys.press("Enter")
    reach(notebook, "[data-field=bonus_cap] [data-dx=switch]")
    keys.press("Space")
    expect(line(notebook)).to_contain_text("Bonus cap: 3")
    reach(notebook, "[data-dx=undo]", back=True)
    keys.press("Enter")
    keys.press("Enter")
    expect(line(notebook)).to_contain_text("Storyteller: 7")
    reach(notebook, "[data-dx=redo]")
    keys.press("Space")
    expect(line(notebook)).to_contain_text("Lone finder: 4")
    reach(notebook, "[data-dx=compare-open]")
    keys.press("Enter")
    reach(notebook, "[data-dx=beside]")
    keys.type("Odyssey")
    expect(explorer.locator("[data-dx=compared] thead th").last).to_have_text("Odyssey")
    reach(notebook, "[data-dx=keep-name]")
    keys.type("mine")
    keys.press("Enter")
    expect(explorer.get_by_role("button", name="Turn to mine")).to_be_visible()
    reach(notebook, "[data-dx=hunt-open]")
    keys.press("Enter")
    reach(notebook, "[data-dx=goal]")
    keys.type("no dilemma")
    reach(notebook, "[data-dx=search]")
    keys.press("Enter")
    expect(explorer.locator("[data-dx=found]")).to_contain_text("changes do it")
    reach(notebook, "[data-dx=answer]")
    keys.press("Enter")
    expect(line(notebook)).to_contain_text("a dilemma →")
    reach(notebook, "[data-dx=play]", back=True)
    keys.press("Enter")
    expect(notebook.page.locator('.dx-root[data-phase="clue"]')).to_be_visible()
    rules = "explorer._table.game.rules"
    assert notebook.kernel(f"print({rules} == explorer.rules, {rules}.storyteller_points)") == "True 7"


def test_bots_play_under_a_bar(open_notebook: Callable[..., Notebook]) -> None:
    notebook = shown(open_notebook, "players=3")
    explorer = root(notebook)
    explorer.locator("[data-dx=bots-open]").click()
    explorer.locator("[data-dx=bots-go]").click()
    expect(explorer.locator("[data-dx=bots-table] tbody tr")).to_have_count(3, timeout=60_000)
    explorer.locator("[data-dx=bots-stop]").click()
    expect(explorer.locator("[data-dx=bots-stop]")).to_have_count(0)
    shot(notebook, "bots")


def test_party_in_french_on_a_narrow_page(open_notebook: Callable[..., Notebook]) -> None:
    notebook = open_notebook(
        CELL.replace("{given}", "'odyssey-party', language='fr'"), viewport={"width": 390, "height": 3600}
    )
    expect(root(notebook).locator("[data-dx=picture] img")).to_have_count(2)
    shot(notebook, "party-fr")
    assert overflow(notebook) == []
    assert axe(notebook, EXPLORER) == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_without_a_kernel_one_line_says_so_and_all_stays_in_place(
    language: str, open_notebook: Callable[..., Notebook]
) -> None:
    notebook = shown(open_notebook, f"language={language!r}")
    explorer = root(notebook)
    notebook.page.evaluate(
        """() => window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.restart()"""
    )
    flip(notebook, "lone_finder_points")
    said = {"en": "Run the cell again", "fr": "Relancez la cellule"}[language]
    expect(explorer.locator("[data-dx=disconnected]")).to_contain_text(said)
    expect(explorer.locator("[data-dx=picture] img")).to_have_count(4)
    shot(notebook, f"lost-{language}")
