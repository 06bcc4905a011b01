"""Lesson 11 in JupyterLab, and what waits below its questions until they have been answered."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.test_lessons import Lesson, no_cell_failed, open_lesson, reveal
from tests.browser.test_lessons_late import has_run

__all__ = ["open_lesson"]  # a fixture


def test_a_clue_as_a_signal(open_lesson: Callable[[str], Lesson]) -> None:
    lesson = open_lesson("11_a_clue_as_a_signal")
    has_run(lesson, "claims-birth")
    below = lesson.cell("explain-birth")
    expect(below.get_by_text("Answer the question above first")).to_be_visible()
    expect(below.get_by_text("literal listener")).to_have_count(0)
    lesson.shot("waits")

    question = lesson.cell("predict-birth-ask")
    question.get_by_label("the egg, rather").check()
    reveal(question, "the seed, rather", "not right")
    below = lesson.cell("explain-birth")
    expect(below.locator("strong", has_text="literal listener")).to_be_visible()
    expect(below.locator("mjx-container, .MathJax").first).to_be_visible()
    lesson.shot("explained")
    tables = lesson.cell("explain-birth-table")
    expect(tables.locator("img:visible")).to_have_count(3)
    lesson.shot("tables")

    only_read = lesson.cell("explain-teller")
    only_read.get_by_role("button", name="I only read").click()
    expect(only_read.get_by_text("The inference has turned round")).to_be_visible()
    slider = lesson.cell("play-speaker-slider")
    alt = slider.locator("img:visible").get_attribute("alt")
    assert alt is not None
    assert alt.startswith("If the speaker wants to be understood, α = 1. growth: bulbs 67%, seed 33%, egg 0%")
    lesson.shot("slider")

    lesson.verdict("exercise-two-check", "open", "Write a clue")
    lesson.run("exercise-two-answer", "my_clue = 'egg'")
    lesson.verdict("exercise-two-check", "again", "Both hear it.")
    lesson.run("exercise-two-answer", "my_clue = 'dinosaur'")
    lesson.verdict("exercise-two-check", "right", "2.20")
    lesson.cell("map-figure")
    lesson.shot("map")
    line = lesson.cell("ears-two-try")
    line.get_by_role("textbox", name="your clue").fill("breakfast")
    line.get_by_role("textbox", name="your clue").press("Enter")
    paid = lesson.notebook.kernel("print(f\"{lesson.pays('breakfast'):.2f}\")")
    expect(line.get_by_text(f"You would be paid {paid} points")).to_be_visible()
    lesson.shot("ears")
    lesson.cell("ears-map-figure")
    lesson.shot("clues")
    lesson.notebook.theme("JupyterLab Dark")
    figure = lesson.cell("ears-map-figure")
    expect(figure.locator("img.dixit-by-night")).to_be_visible()
    expect(figure.locator("img.dixit-by-day")).to_be_hidden()
    lesson.page.wait_for_timeout(300)
    lesson.shot("night")
    no_cell_failed(lesson)
