"""The lessons in JupyterLab: the cells that wait for a person are answered, moved and filled in here."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, TimeoutError, expect

from tests.browser.conftest import keep
from tests.browser.lab import LabServer, Notebook, StandingLab

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"


class Lesson:
    """A lesson, run from top to bottom unless it is to be run cell by cell; its cells by their ids."""

    def __init__(self, notebook: Notebook, *, runs: bool = True) -> None:
        self.name = notebook.name.removesuffix(".ipynb")
        self.notebook = notebook
        self.page = notebook.page
        if runs:
            notebook.command("notebook:run-all-cells")
        self.page.evaluate(
            """() => { for (const cell of jupyterapp.shell.currentWidget.content.widgets)
              cell.node.dataset.cell = cell.model.id }"""
        )

    def cell(self, name: str) -> Locator:
        """Scroll to a cell and return it."""
        self._at(name, "await content.scrollToCell(content.widgets[at], 'center')")
        return self.page.locator(f'[data-cell="{name}"]')

    def press_until(self, name: str, button: Locator, reached: Callable[[], bool]) -> None:
        """Press a button in a cell again and again: no count of presses would do.

        JupyterLab may scroll to another cell, and on a busy machine a press that Playwright has given up may
        come through all the same.
        """
        reason: TimeoutError | None = None
        for _ in range(60):
            if reached():
                return
            self.cell(name)
            try:
                button.click(timeout=3000)
            except TimeoutError as error:
                reason = error
        raise AssertionError(f"the button in {name!r} did not lead there") from reason

    def run(self, name: str, code: str | None = None, *, waits: bool = True) -> Locator:
        """Run one cell, with other code if some is given; or only begin to."""
        if code is not None:
            self._at(name, "content.widgets[at].model.sharedModel.setSource(code)", code)
        # Without deselecting, cells that were chosen before would run as well.
        choose = "content.activeCellIndex = at; content.deselectAll()"
        wait = "await" if waits else "void"
        self._at(name, f"{choose}; {wait} jupyterapp.commands.execute('notebook:run-cell')")
        return self.cell(name)

    def source(self, name: str) -> str:
        """Return the code of a cell."""
        return str(self._at(name, "return content.widgets[at].model.sharedModel.getSource()"))

    def _at(self, name: str, action: str, code: str = "") -> object:
        return self.page.evaluate(
            f"""async ([name, code]) => {{
              const content = jupyterapp.shell.currentWidget.content;
              const at = content.widgets.findIndex(cell => cell.model.id === name);
              {action};
            }}""",
            [name, code],
        )

    def verdict(self, name: str, state: str, words: str) -> None:
        """Run a check and read what it says."""
        said = self.run(name).locator(".lesson-verdict")
        expect(said).to_have_attribute("data-state", state)
        expect(said).to_contain_text(words)

    def vote(self, lab: str, voter: str, slot: int) -> None:
        """Move a token by the keyboard: the digit of a slot lays it there."""
        token = self.cell(lab).locator(f'[data-piece="{voter}#0"]')
        token.focus()
        self.page.keyboard.press(str(slot))
        expect(token).to_have_attribute("aria-valuenow", str(slot))
        expect(self.cell(lab).locator("[data-waiting]")).to_have_count(0)  # Python has it, too

    def shot(self, name: str) -> None:
        keep(self.page, f"lesson-{self.name[:2]}-{name}")


@pytest.fixture
def open_lesson(server: LabServer, standing: StandingLab) -> Iterator[Callable[..., Lesson]]:
    """Open and run a lesson; its kernel is shut down after the test."""

    def open_it(name: str, *, runs: bool = True) -> Lesson:
        shutil.copytree(
            NOTEBOOKS, server.folder, ignore=shutil.ignore_patterns(".*", "__pycache__"), dirs_exist_ok=True
        )
        return Lesson(standing.open(f"{name}.ipynb", viewport={"width": 1440, "height": 900}), runs=runs)

    yield open_it
    standing.tidy()


def reveal(question: Locator, truth: str, verdict: str) -> None:
    """Reveal a prediction that has an answer."""
    question.locator("[data-dx=reveal]").click()
    expect(question.locator("[data-dx=truth]")).to_contain_text(truth)
    expect(question.locator("[data-dx=verdict]")).to_contain_text(verdict)


def no_cell_failed(lesson: Lesson) -> None:
    expect(lesson.page.locator('[data-mime-type="application/vnd.jupyter.error"]')).to_have_count(0)


def test_five_rulebooks(open_lesson: Callable[[str], Lesson]) -> None:
    lesson = open_lesson("02_five_rulebooks")
    question = lesson.cell("predict-sheets-ask")
    question.locator("[data-dx=number]").fill("3")
    question.locator("[data-dx=number]").press("Enter")
    reveal(question, "1", "not right")
    lesson.shot("predict")

    lesson.verdict("exercise-one-check", "open", "Move the tokens")
    for voter, slot in (("Ben", 2), ("Tom", 2), ("Zoé", 2)):
        lesson.vote("exercise-one-lab", voter, slot)
    lesson.verdict("exercise-one-check", "again", "who else could vote for Ana’s card?")
    lesson.vote("exercise-one-lab", "Max", 2)
    lesson.verdict(
        "exercise-one-check", "right", "Ana writes 7 points by the 2021 rulebook and 6 by the Odyssey’s"
    )
    lesson.shot("quarrel")

    lesson.run("exercise-two-answer", "def turns(players):\n    return 84 / players")
    lesson.verdict("exercise-two-check", "again", "hands before the first turn")
    lesson.shot("hint")
    no_cell_failed(lesson)


def test_the_storytellers_dilemma(open_lesson: Callable[[str], Lesson]) -> None:
    lesson = open_lesson("03_the_storytellers_dilemma")
    question = lesson.cell("predict-best-ask")
    question.locator("[data-dx=number]").fill("50")
    question.locator("[data-dx=number]").press("Enter")
    reveal(question, "50%", "right")

    bars = lesson.cell("play-chance-slider")
    expect(bars.locator("img:visible")).to_have_attribute(
        "alt", "Each finds the card with chance 0.90: storyteller: 1.23 points on average."
    )
    handle = bars.locator(".noUi-handle").first
    handle.focus()
    for _ in range(8):
        lesson.page.keyboard.press("ArrowLeft")
    expect(bars.locator("img:visible")).to_have_attribute(
        "alt", "Each finds the card with chance 0.50: storyteller: 2.81 points on average."
    )
    lesson.shot("bars")

    joke = lesson.cell("predict-joke-ask")
    joke.get_by_label("each of the five finds it with chance 1/2").check()
    reveal(joke, "one surely finds it", "not right")

    lesson.run("exercise-three-answer", "chances = [1, 1, 0, 0, 0]")
    lesson.verdict("exercise-three-check", "again", "2 find it: that pays 3 for sure")
    lesson.run("exercise-three-answer", "chances = [0, 0, 1, 0, 0]")
    lesson.verdict("exercise-three-check", "right", "Exactly one friend")
    no_cell_failed(lesson)


def test_the_voters_dilemma(open_lesson: Callable[[str], Lesson]) -> None:
    lesson = open_lesson("04_the_voters_dilemma")
    question = lesson.cell("predict-vote-ask")
    question.locator("label:has([data-dx=several])").click()
    for choice in (
        "a vote for somebody’s decoy",
        "a vote for the storyteller’s card",
        "a vote for somebody’s decoy",
    ):
        question.get_by_label(f"One more for “{choice}”").click()
    expect(question.locator("[data-dx=kept]")).to_have_text("3 answers are in")
    counted = json.loads(
        lesson.notebook.kernel("import json; print(json.dumps(sorted(map(str, vote.answers))))")
    )
    assert len(counted) == 3
    reveal(question, "a vote for the storyteller’s card", "1 of 3")
    lesson.shot("vote")

    lesson.verdict("exercise-two-check", "open", "Move the tokens")
    for voter, slot in (("Ben", 3), ("Cleo", 1)):
        lesson.vote("exercise-two-lab", voter, slot)
    lesson.verdict("exercise-two-check", "again", "Dan found the card")
    for voter, slot in (("Cleo", 4), ("Dan", 1)):
        lesson.vote("exercise-two-lab", voter, slot)
    lesson.verdict("exercise-two-check", "right", "All three are better off")
    lesson.shot("together")

    lesson.run("exercise-four-answer", "honest = RULES.replace(lone_finder_points=4)")
    lesson.verdict("exercise-four-check", "again", "in the table already")
    lesson.run("exercise-four-answer", "honest = RULES.replace(decoy_points=0)")
    lesson.verdict("exercise-four-check", "right", "nothing is lost by honest voting")
    lesson.shot("dissolved")
    no_cell_failed(lesson)
