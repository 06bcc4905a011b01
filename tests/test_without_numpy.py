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
    assert set(lacking) == {"charts", "simulate"}
    for name, (english, french) in lacking.items():
        assert f"dixit_widget.{name} works with NumPy" in english
        assert f"dixit_widget.{name} travaille avec NumPy" in french


@pytest.mark.parametrize(
    "line",
    [
        "from dixit_widget.theory import level_k",
        "from dixit_widget.theory import voting_game; voting_game(dixit.edition('odyssey'), 2).equilibria()",
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
        "dixit.DeckSheet(dixit.Deck.default())",
    ],
)
def test_the_widgets_can_be_made(code: str) -> None:
    assert run(f"print(json.dumps(said(lambda: eval({code!r}))))") is None


def test_exact_answers_need_no_numpy() -> None:
    code = """
rules = dixit.edition("dixit-2021")
best, game = dixit.theory.best_clarity(rules, 5), dixit.theory.voting_game(rules, 5)
pays = [dixit.theory.storyteller_payoff(rules, 5, best.p), dixit.theory.guesser_payoff(rules, 5, 0.5)]
print(json.dumps([float(best.p), *map(float, pays), game.kind, len(game.symmetric_equilibria())]))
"""
    assert run(code) == [0.5, 2.8125, 2.03125, "prisoners_dilemma", 1]


def test_the_explorer_says_its_numbers_and_the_voters_game_and_scores_a_turn() -> None:
    code = """
from tools.wire import wires
with wires() as made:
    explorer = dixit.RuleExplorer()
made[-1].deliver({"id": "1", "kind": "show"})
made[-1].deliver({"id": "2", "kind": "turn", "field": "lone_finder_points", "value": 4})
explorer.wait()
drawn = {push["name"]: push for push in made[-1].replies() if push.get("kind") == "drawn"}
columns = explorer.sheet["scored"]["sheet"]["columns"]
print(json.dumps([explorer.sheet["judged"], drawn, [column["points"]["Tom"] for column in columns]]))
"""
    judged, drawn, points = run(code)
    assert (round(judged["clue"], 2), judged["kind"]) == (0.43, "prisoners_dilemma")
    assert "NumPy" in judged["no_games"]["en"]
    assert all("NumPy" in push["fault"] for push in drawn.values())
    assert drawn["clue"]["headline"] == "3.00 points at 0.43."
    assert drawn["votes"]["headline"] == "A prisoner’s dilemma."
    assert points == [7, 8]


def test_pictures_of_your_own_need_pillow() -> None:
    picture = str(next(PICTURES.glob("*.webp")))
    english, french = run(f"print(json.dumps(said(lambda: dixit.Deck.from_files([{picture!r}]))))")
    assert "need Pillow" in english
    assert "Pillow" in french


def test_another_missing_module_is_not_taken_for_one_of_these() -> None:
    from dixit_widget.words.missing import needed_by

    with pytest.raises(ModuleNotFoundError, match="no_such_module"), needed_by("a part"):
        import no_such_module  # noqa: F401


def test_an_exact_answer_may_be_asked_for_while_another_thread_loads_numpy() -> None:
    code = """
import types
sys.modules["numpy"] = types.ModuleType("numpy")  # as it is seen before it has been loaded
print(json.dumps(dixit.theory.voting_game(dixit.edition("dixit-2021"), 3).kind))
"""
    assert run(code) == "prisoners_dilemma"
