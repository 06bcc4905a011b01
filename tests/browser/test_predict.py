"""Predictions in JupyterLab: alone and in a class, a reload, what the page never holds, looks."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.lab import Notebook
from tests.browser.looking import Looker, axe
from tests.browser.test_lab import drag, slot, token

NUMBER = """import dixit_widget as dixit
q = dixit.Predict("How likely should a guesser be to find your card?", number=(0, 100, 5), unit="%",
                  truth=7919 / 100, explanation=" ".join(["Because", "of", "moonlight."]))
q"""
CHOICE = """import dixit_widget as dixit
q = dixit.Predict("Everybody finds the card. Who gains most?",
                  choices=["The storyteller", "The finders", "Nobody"], truth="The finders")
q"""
DIALS = """import dixit_widget as dixit
def ben_wins(round):
    points = dixit.score_round(dixit.edition("dixit-2021"), round).points
    return all(points["Ben"] > other for name, other in points.items() if name != "Ben")
q = dixit.Predict("Set the dials so that Ben has strictly most points.", check=ben_wins,
                  dials=dixit.Round("Ana", ["Ana", "Ben", "Cleo", "Dan"]),
                  truth={"Ben": 1, "Cleo": 2, "Dan": 2})
q"""

SLOW = """import dixit_widget as dixit, pathlib, time
def truth():
    while not pathlib.Path({path!r}).exists():
        time.sleep(0.05)
    return 7
q = dixit.Predict("How many?", number=(0, 10), truth=truth)
q"""


def holds(notebook: Notebook, text: str) -> bool:
    """Whether a text is in the page or in the saved notebook."""
    notebook.command("docmanager:save")
    return bool(
        notebook.page.evaluate(
            """async ([name, text]) => {
              const file = await (await fetch(`/api/contents/${name}?content=1`)).text();
              return document.documentElement.innerHTML.includes(text) || file.includes(text);
            }""",
            [notebook.name, text],
        )
    )


def test_a_number_alone(open_notebook: Callable[..., Notebook], shot: Callable[..., None]) -> None:
    notebook = open_notebook(NUMBER)
    notebook.wait_for("asking")
    field = notebook.dx("number")
    expect(notebook.dx("reveal")).to_have_count(0)
    expect(notebook.dx("keep")).to_be_disabled()
    field.fill("140")
    expect(notebook.dx("keep")).to_be_disabled()
    field.press("Enter")
    expect(notebook.dx("refused")).to_have_text("A number from 0% to 100%, please.")
    assert axe(notebook) == []
    shot(notebook.page, "refused")
    field.fill("35 %")
    expect(notebook.dx("refused")).to_have_count(0)
    field.press("Enter")
    expect(field).to_have_value("35")
    expect(notebook.dx("kept")).to_contain_text("can be changed until the reveal")
    notebook.comes_to("q.answers", [35])
    field.fill("many")
    field.press("Enter")
    expect(notebook.dx("still")).to_have_text("Your answer is still 35%.")
    field.fill("35")
    notebook.root.locator("input[type=range]").focus()
    notebook.page.keyboard.press("ArrowRight")
    expect(notebook.dx("refused")).to_have_count(0)
    notebook.dx("keep").click()
    expect(notebook.dx("keep")).to_be_disabled()
    notebook.comes_to("q.answers", [40])
    shot(notebook.page, "asking")
    assert not holds(notebook, "Because of moonlight")
    notebook.dx("reveal").click()
    expect(notebook.dx("truth")).to_have_text("79.19%")
    expect(notebook.dx("verdict")).to_have_text("not right")
    expect(notebook.root).to_contain_text("Because of moonlight.")
    expect(notebook.root.locator(".dx-revealed")).to_be_focused()
    shot(notebook.page, "revealed")
    assert notebook.kernel("print(q.truth, q.correct)") == "79.19 False"


def test_a_class_gives_numbers_one_after_another(
    open_notebook: Callable[..., Notebook], shot: Callable[..., None]
) -> None:
    notebook = open_notebook(NUMBER)
    notebook.wait_for("asking")
    notebook.root.locator("label:has([data-dx=several])").click()
    for answer in ("20", "50", "50", "80"):
        notebook.dx("number").fill(answer)
        notebook.dx("number").press("Enter")
        expect(notebook.dx("number")).to_have_value("")
        expect(notebook.dx("number")).to_be_focused()
    expect(notebook.dx("kept")).to_have_text("4 answers are in")
    notebook.root.get_by_label("Take back: 20%").click()
    expect(notebook.dx("kept")).to_have_text("3 answers are in")
    notebook.comes_to("q.answers", [50, 50, 80])
    notebook.dx("reveal").click()
    expect(notebook.dx("verdict")).to_have_text("1 of 3 is right")
    expect(notebook.root.locator(".dx-scale-dot")).to_have_count(3)
    shot(notebook.page, "class")


def test_a_choice_and_a_show_of_hands(
    open_notebook: Callable[..., Notebook], shot: Callable[..., None]
) -> None:
    notebook = open_notebook(CHOICE)
    notebook.wait_for("asking")
    notebook.root.get_by_label("The storyteller").check()
    expect(notebook.dx("reveal")).to_be_visible()
    notebook.comes_to("q.answers", ["The storyteller"])
    notebook.root.get_by_label("Nobody").check()
    expect(notebook.dx("kept")).to_contain_text("can be changed")
    notebook.root.locator("label:has([data-dx=several])").click()
    finders = notebook.root.get_by_label("One more for “The finders”")
    for _ in range(3):
        finders.click()
    expect(notebook.dx("kept")).to_have_text("3 answers are in")  # one person's answer is not the class's
    notebook.dx("reveal").click()
    expect(notebook.dx("verdict")).to_have_text("3 of 3 are right")
    shot(notebook.page, "hands")


def test_dials(open_notebook: Callable[..., Notebook], shot: Callable[..., None]) -> None:
    notebook = open_notebook(DIALS, viewport={"width": 1320, "height": 1400})
    notebook.wait_for("asking")
    expect(notebook.root.locator(".dx-slot img")).to_have_count(4)
    expect(notebook.dx("keep")).to_be_disabled()
    for voter, card in (("Ben", 1), ("Cleo", 2)):
        drag(notebook.page, token(notebook, f"{voter}#0"), slot(notebook, card))
        expect(slot(notebook, card).locator(f'[data-piece="{voter}#0"]')).to_be_visible()
    token(notebook, "Dan#0").focus()
    notebook.page.keyboard.press("4")  # an own card
    expect(notebook.root.locator(".dx-tray")).to_be_visible()
    notebook.page.keyboard.press("3")
    notebook.dx("keep").click()
    expect(notebook.dx("reveal")).to_be_visible()
    shot(notebook.page, "asking")
    notebook.dx("reveal").click()
    expect(notebook.dx("verdict")).to_have_text("right")
    expect(notebook.root.locator(".dx-board-box")).to_have_count(2)
    notebook.page.wait_for_timeout(400)
    shot(notebook.page, "revealed")
    assert notebook.kernel("print(q.correct)") == "True"


def test_a_truth_that_takes_its_time(open_notebook: Callable[..., Notebook], tmp_path: Path) -> None:
    ready = tmp_path / "ready"
    notebook = open_notebook(SLOW.format(path=str(ready)))
    notebook.wait_for("asking")
    notebook.dx("number").fill("4")
    notebook.dx("number").press("Enter")
    notebook.dx("reveal").click()
    expect(notebook.dx("reveal")).to_have_text("Working it out…")
    expect(notebook.dx("reveal")).to_be_disabled()
    expect(notebook.dx("disconnected")).to_contain_text("still working out the truth")
    ready.touch()
    expect(notebook.dx("truth")).to_have_text("7")
    expect(notebook.dx("disconnected")).to_have_count(0)


def test_a_reload_keeps_the_answer_and_no_truth(open_notebook: Callable[..., Notebook]) -> None:
    notebook = open_notebook(NUMBER)
    notebook.wait_for("asking")
    notebook.dx("number").fill("35")
    notebook.dx("number").press("Enter")
    expect(notebook.dx("reveal")).to_be_visible()
    notebook.command("docmanager:save")
    notebook.open_again(notebook.page.locator(".dx-root"))
    expect(notebook.dx("number")).to_have_value("35")
    assert not holds(notebook, "Because of moonlight")
    notebook.dx("reveal").click()
    expect(notebook.dx("truth")).to_have_text("79.19%")


def test_each_kind_reads_well_and_axe_finds_nothing(
    open_notebook: Callable[..., Notebook], shot: Callable[..., None]
) -> None:
    notebook = open_notebook(NUMBER)
    looker = Looker(notebook, shot, [(960, 1200), (390, 1200)])
    for kind, cell, given in (
        ("number", NUMBER, "[35, 50]"),
        ("choice", CHOICE, "['Nobody']"),
        ("dials", DIALS, "[{'Ben': 1, 'Cleo': 2, 'Dan': 3}] * 2"),
    ):
        notebook.replace_cell(cell)
        notebook.run_all()
        notebook.wait_for("asking", kind=kind)
        looker.look(f"{kind}-asking")
        notebook.kernel(f"q.several = True; q.answers = {given}")
        expect(notebook.dx("reveal")).to_be_visible()
        looker.look(f"{kind}-answered")
        notebook.dx("reveal").click()
        expect(notebook.root).to_have_attribute("data-phase", "revealed")
        looker.look(f"{kind}-revealed")
        notebook.kernel("q.language = 'fr'")
        expect(notebook.root).to_have_attribute("lang", "fr")
        looker.look(f"{kind}-french")
    assert looker.found == {}
