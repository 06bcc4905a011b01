"""The notebooks as files, run as they are, and each lesson with the solutions of the guide filled in."""

from __future__ import annotations

import os
import re
from fractions import Fraction
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

import dixit_widget as dixit

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
LESSONS = (
    "02_five_rulebooks",
    "03_the_storytellers_dilemma",
    "04_the_voters_dilemma",
    "05_turn_the_rules",
    "06_reading_a_game",
    "07_tournament_of_bots",
    "09_what_if_you_are_not_sure",
    "10_the_third_decision",
    "11_a_clue_as_a_signal",
)
SOLUTION = re.compile(r"```python\n# (\d\d) (\w+)\n(.*?)```", re.DOTALL)


def run(notebook: nbformat.NotebookNode) -> None:
    """Run a notebook where its files are; a cell that fails is an error."""
    NotebookClient(notebook, timeout=300, resources={"metadata": {"path": str(NOTEBOOKS)}}).execute()


def solutions(lesson: str) -> dict[str, str]:
    """Return the solutions of a lesson, by the number of the exercise in words."""
    guide = (NOTEBOOKS / "instructors" / "solutions.md").read_text()
    return {number: code for which, number, code in SOLUTION.findall(guide) if which == lesson[:2]}


@pytest.mark.parametrize("path", sorted(NOTEBOOKS.glob("*.ipynb")), ids=lambda path: path.stem)
def test_a_notebook_is_kept_without_outputs_and_with_steady_ids(path: Path) -> None:
    notebook = nbformat.read(path, as_version=4)
    nbformat.validate(notebook)
    ids = [cell.id for cell in notebook.cells]
    assert len(ids) == len(set(ids))
    assert not any(re.fullmatch(r"[0-9a-f]{8}(-.*)?", each) for each in ids), "an id made by a machine"
    for cell in notebook.cells:
        if cell.cell_type == "code":
            assert cell.outputs == []
            assert cell.execution_count is None


@pytest.mark.parametrize("lesson", [*LESSONS, "08_a_class_plays"])
def test_what_asserts_claims_is_marked_and_kept_out_of_sight(lesson: str) -> None:
    notebook = nbformat.read(NOTEBOOKS / f"{lesson}.ipynb", as_version=4)
    claims = [cell for cell in notebook.cells if cell.cell_type == "code" and "checked()" in cell.source]
    assert claims
    for cell in claims:
        assert cell.metadata == {"jupyter": {"source_hidden": True}, "tags": ["claims"]}, cell.id
        assert "assert " in cell.source


@pytest.mark.kernel
@pytest.mark.parametrize("path", sorted(NOTEBOOKS.glob("*.ipynb")), ids=lambda path: path.stem)
def test_a_notebook_runs_from_top_to_bottom(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is left with its outputs in the folder ``DIXIT_RUN_NOTEBOOKS``, for the site to show."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    notebook = nbformat.read(path, as_version=4)
    run(notebook)
    shown = [out.data for cell in notebook.cells for out in cell.get("outputs", ()) if "data" in out]
    assert not [data for data in shown if data.get("text/plain", "").startswith(("<Figure", "<Axes"))]
    if folder := os.environ.get("DIXIT_RUN_NOTEBOOKS"):
        nbformat.write(notebook, Path(folder) / path.name)


LEFT_OUT = {
    "02_five_rulebooks": {"4"},
    "04_the_voters_dilemma": {"5", "7"},
    "05_turn_the_rules": {"3"},
    "06_reading_a_game": {"exercise-three"},
    "07_tournament_of_bots": {"4", "6"},
    "09_what_if_you_are_not_sure": {"2"},
    "10_the_third_decision": {"2"},
    "11_a_clue_as_a_signal": {"5"},
}
"""What the guide leaves out where time is short: sections by number, or from a cell to the next section."""


def put_off(cells: list[nbformat.NotebookNode], parts: set[str]) -> list[nbformat.NotebookNode]:
    """Return all cells, those of some parts after all others."""
    part, kept, late = "", [], []
    for cell in cells:
        heading = re.match(r"## (?:(\d+) ·)?", cell.source) if cell.cell_type == "markdown" else None
        if heading:
            part = heading.group(1) or ""
        if cell.id in parts:
            part = cell.id
        (late if part in parts else kept).append(cell)
    assert bool(late) == bool(parts)
    return [*kept, *late]


@pytest.mark.kernel
@pytest.mark.parametrize("lesson", LESSONS)
def test_every_solution_of_the_guide_is_accepted_and_what_it_leaves_out_is_not_missed(lesson: str) -> None:
    """What may be left out comes last, so that all else has run without it, and its exercises are tried."""
    notebook = nbformat.read(NOTEBOOKS / f"{lesson}.ipynb", as_version=4)
    given = solutions(lesson)
    exercises = [cell for cell in notebook.cells if "exercise" in cell.metadata.get("tags", [])]
    assert [cell.id.split("-")[1] for cell in exercises] == list(given)
    for cell in exercises:
        cell.source += "\n" + given[cell.id.split("-")[1]]
    notebook.cells = put_off(notebook.cells, LEFT_OUT.get(lesson, set()))
    run(notebook)
    checks = [cell for cell in notebook.cells if "check" in cell.metadata.get("tags", [])]
    assert len(checks) == len(exercises)
    said = [cell.outputs[-1].data["text/plain"] for cell in checks]
    assert [words[0] for words in said] == ["✓"] * len(said), said


def test_the_guides_answer_for_the_curious_is_the_best() -> None:
    rules = dixit.edition("dixit-2021")
    pays = {
        q: dixit.theory.storyteller_payoff(rules, 2, [2 * q, q])
        for q in (Fraction(step, 80) for step in range(41))
    }
    assert max(pays, key=pays.__getitem__) == Fraction(3, 8)
    assert pays[Fraction(3, 8)] == Fraction(27, 16)
    assert all(pay == 3 * (3 * q - 4 * q**2) for q, pay in pays.items())


KEPT_OUT_OF_SIGHT = {"jupyter": {"source_hidden": True}, "tags": ["after", "remove-input"]}
"""What has a text that waits: its source holds the answer, and the site leaves it out."""
WAITS = re.compile(r"^(\w+)\.then\(", re.MULTILINE)
PLAYED_WITH = re.compile(r"lesson\.ask_|ScoringLab\(|RuleExplorer\(|_to_turn\(\)")
"""What is turned to find an answer, and does not give it away."""


@pytest.mark.parametrize("lesson", LESSONS)
def test_what_follows_a_question_waits_for_its_answer(lesson: str) -> None:
    """From a question to the last that waits for it nothing is shown that does not wait or is played with."""
    cells = nbformat.read(NOTEBOOKS / f"{lesson}.ipynb", as_version=4).cells
    asked, last = {}, {}
    for i, cell in enumerate(cells):
        assert "<details>" not in cell.source
        if question := re.search(r"^(\w+) = lesson\.ask_", cell.source, re.MULTILINE):
            asked[question[1]] = i
        if waits := WAITS.search(cell.source):
            assert waits[1] in asked, cell.id
            last[waits[1]] = i
            text_alone = cell.source.startswith(f'{waits[1]}.then(r"""')
            assert text_alone == (cell.metadata == KEPT_OUT_OF_SIGHT), cell.id
    assert last
    for question, end in last.items():
        for cell in cells[asked[question] + 1 : end]:
            known = {"claims", "exercise", "check"}.intersection(cell.metadata.get("tags", []))
            shows = cell.cell_type == "code" and not known
            assert not shows or WAITS.search(cell.source) or PLAYED_WITH.search(cell.source), cell.id


def test_no_solution_lies_beside_the_notebooks() -> None:
    for path in NOTEBOOKS.glob("*.md"):
        assert not SOLUTION.search(path.read_text(encoding="utf-8"))


def test_lessons_import_only_what_the_package_hands_out() -> None:
    deep = re.compile(r"(?:from|import) (dixit_widget\.\w+\.[\w.]+)")
    for path in (*NOTEBOOKS.glob("*.ipynb"), *NOTEBOOKS.glob("lesson/*.py")):
        assert deep.findall(path.read_text(encoding="utf-8")) == [], path.name
