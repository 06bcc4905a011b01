"""Where NumPy, matplotlib, Pillow and pandas are not to be had, what needs them says so; the rest works."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

PICTURES = Path(__file__).parents[1] / "dixit_widget" / "deck" / "pictures"
BARE = """
import json, sys
for package in ("numpy", "matplotlib", "PIL", "pandas"):
    sys.modules[package] = None
import dixit_widget as dixit
from dixit_widget.words import LANGUAGES, Problem

def said(use):
    try:
        use()
    except Problem as problem:
        return [problem.message(language) for language in LANGUAGES]
    return None
"""


def run(code: str) -> Any:
    """Run code in an interpreter that lacks the packages; return what its last line prints."""
    done = subprocess.run([sys.executable, "-c", BARE + code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout.splitlines()[-1])


def test_every_public_name_is_there_or_says_what_it_lacks() -> None:
    found = run("print(json.dumps({name: said(lambda: getattr(dixit, name)) for name in dixit.__all__}))")
    lacking = {name: sentences for name, sentences in found.items() if sentences}
    assert set(lacking) == {"charts", "simulate", "theory"}
    for name, (english, french) in lacking.items():
        assert f"dixit_widget.{name} works with NumPy" in english
        assert f"dixit_widget.{name} travaille avec NumPy" in french


@pytest.mark.parametrize(
    "line",
    [
        "from dixit_widget.theory import best_clarity",
        "from dixit_widget.simulate import games",
        "from dixit_widget.charts import score_progression",
    ],
)
def test_a_name_of_a_room_says_it_too(line: str) -> None:
    english, _ = run(f"print(json.dumps(said(lambda: exec({line!r}))))")
    assert "cannot be imported here" in english


def test_a_table_of_bots_plays_to_the_end_and_gives_its_rows() -> None:
    code = """
table = dixit.play(bots=4, seed=7, store=":memory:")
while table.phase != "over":
    table.act(dixit.Continue())
frame = said(table.record.to_frame)
print(json.dumps([max(table.scores.values()), len(table.record.rows()), frame]))
"""
    points, rows, frame = run(code)
    assert points >= 30
    assert rows > 0
    assert "pandas" in frame[0]


@pytest.mark.parametrize(
    "code",
    [
        "dixit.ScoringLab().votes_for('Ana')",
        "dixit.Predict('Which?', choices=['this', 'that'], truth='this')",
        "dixit.ReplayWidget(dixit.example_record())",
        "dixit.RuleExplorer()",
    ],
)
def test_the_widgets_can_be_made(code: str) -> None:
    assert run(f"print(json.dumps(said(lambda: eval({code!r}))))") is None


def test_pictures_of_your_own_need_pillow() -> None:
    picture = str(next(PICTURES.glob("*.webp")))
    english, french = run(f"print(json.dumps(said(lambda: dixit.Deck.from_files([{picture!r}]))))")
    assert "need Pillow" in english
    assert "Pillow" in french


def test_another_missing_module_is_not_taken_for_one_of_these() -> None:
    from dixit_widget.words.missing import needed_by

    with pytest.raises(ModuleNotFoundError, match="no_such_module"), needed_by("a part"):
        import no_such_module  # noqa: F401
