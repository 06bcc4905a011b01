"""What waits for a person in lessons 05 to 07, in JupyterLab: controls, tokens, predictions, exercises."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.test_lessons import Lesson, no_cell_failed, open_lesson, reveal

__all__ = ["open_lesson"]  # a fixture

SLOW = 120_000
"""ms until cells that play hundreds of games have run, on a computer that is busy."""


def answer(question: Locator, number: str) -> None:
    """Type a number, and wait until Python has it."""
    field = question.locator("[data-dx=number]")
    field.fill(number)
    field.press("Enter")
    expect(question.locator("[data-dx=reveal]"), question.inner_text()).to_be_enabled(timeout=SLOW)


def has_run(lesson: Lesson, name: str) -> Locator:
    """Return a cell of claims once it has run; all cells above have run then, too."""
    cell = lesson.cell(name)
    expect(cell).to_contain_text("Checked: the claims above hold", timeout=SLOW)
    return cell


def test_turn_the_rules(open_lesson: Callable[[str], Lesson]) -> None:
    lesson = open_lesson("05_turn_the_rules")
    has_run(lesson, "claims-cure")
    question = lesson.cell("predict-storyteller-ask")
    answer(question, "4")
    reveal(question, "4.5", "not right")
    lesson.shot("predict")

    explorer = lesson.cell("play-three-explorer").locator('.dx-root[data-phase="explorer"]')
    expect(explorer.locator("[data-dx=picture] img")).to_have_count(4, timeout=SLOW)
    points = explorer.get_by_role("spinbutton", name="Storyteller")
    for value in ("5", "4"):
        points.fill(value)
        points.press("Enter")
        expect(explorer.locator("[data-dx=line]")).to_contain_text(f"Storyteller: {value}")
    expect(explorer.get_by_text("2.00 points at 0.50.")).to_be_visible(timeout=SLOW)
    lesson.shot("explorer")

    lesson.run("exercise-one-answer", "fair = three.rules")
    lesson.verdict("exercise-one-check", "again", "Guessing pays 9/4, telling 2")
    lesson.run("exercise-one-answer", "fair = three.rules.replace(finder_points=2)")
    lesson.verdict("exercise-one-check", "right", "both pay 2")

    lesson.verdict("exercise-three-check", "open", "Not filled in yet")
    lesson.run("exercise-three-answer", "mine = fair.replace(target_score=20)")
    lesson.verdict("exercise-three-check", "again", "(4) a game lasts 8")
    lesson.shot("commission")
    lesson.run("exercise-three-answer", "mine = three.rules.replace(decoy_points_when_nobody=False)")
    lesson.verdict("exercise-three-check", "right", "Play it!")
    table = lesson.run("play-mine-table").locator('.dx-root[data-phase="clue"]')
    expect(table).to_be_visible(timeout=SLOW)
    assert lesson.notebook.kernel("print(table.record.header.rules == mine)") == "True"
    no_cell_failed(lesson)


def test_reading_a_game(open_lesson: Callable[[str], Lesson]) -> None:
    lesson = open_lesson("06_reading_a_game")
    has_run(lesson, "claims-twins")
    replay = lesson.cell("predict-winner-replay").locator(".dx-root")
    expect(replay).to_have_attribute("data-revision", "108")
    lesson.shot("replay")
    question = lesson.cell("predict-winner-ask")
    question.get_by_label("Owl").check()
    reveal(question, "Fox", "not right")
    lesson.shot("winner")

    lesson.verdict("exercise-one-check", "open", "Move the tokens")
    lesson.vote("exercise-one-lab", "Hare", 3)
    lesson.verdict("exercise-one-check", "again", "a tie")
    lesson.vote("exercise-one-lab", "Hare", 1)
    lesson.vote("exercise-one-lab", "Fox", 3)
    lesson.verdict("exercise-one-check", "right", "if it was Fox’s")
    lesson.shot("saved")

    lesson.run("exercise-two-answer", "def reads(rows):\n    return {'Fox': 5 / 11}")
    lesson.verdict("exercise-two-check", "again", "A storyteller does not guess")
    equals = lesson.cell("predict-gap-ask")
    answer(equals, "6")
    reveal(equals, "14", "not right")
    lesson.cell("gap-figure")
    lesson.shot("gap")
    no_cell_failed(lesson)


def test_tournament_of_bots(open_lesson: Callable[[str], Lesson]) -> None:
    lesson = open_lesson("07_tournament_of_bots")
    has_run(lesson, "claims-cluster")
    lesson.cell("think-turn")
    lesson.shot("think")
    question = lesson.cell("predict-equal-ask")
    answer(question, "10")
    reveal(question, "37", "not right")
    lesson.cell("many-games")
    lesson.shot("shares")

    lesson.verdict("exercise-two-check", "open", "begin with the first legal choice")
    first = """from dixit_widget.bots import Bot

class Mine(Bot):
    name = "mine"

    def clue(self, view, options, chance):
        return options["cards"][0], self.vague_clue(chance)

    def hand_in(self, view, options, chance):
        return options["cards"][0]

    def vote(self, view, options, chance):
        return (options["slots"][0],), None"""
    lesson.run("exercise-two-answer", first)
    lesson.verdict("exercise-two-check", "again", "even if it is one: return (card,)")
    lesson.shot("hint")
    literal = "from dixit_widget.bots import LiteralBot\n\nclass Mine(LiteralBot):\n    name = 'mine'"
    lesson.run("exercise-two-answer", literal)
    said = lesson.run("exercise-two-check").locator('.lesson-verdict[data-state="right"]')
    expect(said).to_contain_text("ahead of the Dreamer", timeout=SLOW)
    no_cell_failed(lesson)
