"""Lesson 8 as a teacher gives it: twelve come with phones, are asked, play, vote, play again; the export."""

from __future__ import annotations

import csv
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.looking import Looker
from tests.browser.phones import PhonePage, phone, play
from tests.browser.test_lessons import Lesson, no_cell_failed, open_lesson

__all__ = ["open_lesson"]  # a fixture

NAMES = ("Léa", "Tom", "Eve", "Ugo", "Ada", "Max", "Zoé", "Ben", "Ida", "Jan", "Mia", "Noé")
SIZES = ((960, 1400), (390, 1700))


def come(new_page: Callable[..., Page], link: str) -> list[PhonePage]:
    """Have twelve phones come in, all at once."""
    pupils = [phone(new_page, (360, 390)[at % 2], device_scale_factor=1) for at in range(len(NAMES))]
    for pupil in pupils:
        pupil.page.goto(link, wait_until="commit")
    for pupil, name in zip(pupils, NAMES, strict=True):
        pupil.dx("join-name").fill(name)
        pupil.dx("join").click()
    for pupil in pupils:
        pupil.wait_for("wait")
    return pupils


def lay_tables(lesson: Lesson, cell: str, size: int) -> None:
    """Run a cell that lays tables, for one turn without a timer: no test is of how fast somebody is."""
    code = lesson.source(cell).replace("size=4, turns=3, timer=90", f"size={size}, turns=1, timer=None")
    lesson.run(cell, code, waits=False)


def test_lesson_8_is_given_to_a_class_of_twelve(
    open_lesson: Callable[..., Lesson], new_page: Callable[..., Page], shot: Callable[..., None]
) -> None:
    lesson = open_lesson("08_a_class_plays", runs=False)
    teacher = lesson.notebook
    lesson.run("setup")
    lesson.run("room")
    teacher.wait_for("lobby")
    link = teacher.dx("share-link").inner_text()
    code, usual = teacher.root.locator(".dx-qr"), teacher.page.viewport_size
    teacher.page.set_viewport_size({"width": 1280, "height": 800})
    code.click()  # for those at the back, and none of it out of sight
    expect(code.locator("img")).to_be_in_viewport(ratio=0.99)
    code.click()
    teacher.page.set_viewport_size(usual or {})
    assert teacher.kernel(f"print({link.partition('=')[2]!r} in str(room.get_state()))") == "False"
    pupils = come(new_page, link)
    expect(teacher.dx("person", '[data-here="yes"]')).to_have_count(12)
    expect(teacher.dx("here")).to_have_text("12 of 12 here")
    assert teacher.kernel("print('Léa' in str(room.get_state()))") == "False"
    expect(teacher.root.get_by_text("Léa")).to_have_count(0)
    teacher.dx("names").click()
    expect(teacher.root.get_by_text("Léa")).to_be_visible()
    teacher.dx("rules").last.select_option("odyssey")
    teacher.dx("person").first.click()
    teacher.dx("invite").click()
    expect(teacher.dx("seat-link")).to_be_visible()

    for time, cell in ((1, "ask"), (2, "ask-again")):
        lesson.run(cell, waits=False)
        for at, pupil in enumerate(pupils):
            pupil.wait_for("question")
            if time == 2:
                expect(pupil.root.get_by_text("Once more")).to_be_visible()
            pupil.dx("number").fill("50" if at < 4 * time else "30")
            pupil.dx("number").press("Enter")
            expect(pupil.dx("kept")).to_contain_text("Your answer is in")
    lesson.run("reveal")
    lesson.cell("room")
    for one in (teacher, *pupils):
        expect(one.dx("verdict").first).to_contain_text("4 of 12")
        expect(one.dx("verdict").nth(1)).to_contain_text("8 of 12")

    lay_tables(lesson, "tables", 4)
    expect(teacher.dx("table")).to_have_count(3)
    for pupil in pupils:
        pupil.wait_for("clue")
    play(pupils, lambda: any(pupil.situation == "lock" for pupil in pupils))
    lesson.cell("room")  # only now: JupyterLab has scrolled to the cell that runs
    teacher.dx("pause").click()  # the cell that waits for the tables is in nobody's way
    for pupil in pupils:
        pupil.wait_for("paused")
    teacher.dx("pause").click()
    teacher.dx("watch").first.click()
    window = teacher.dx("window").locator(".dx-root")
    expect(window).to_be_visible()
    assert window.locator('[data-dx="hand-card"]').count() == 0
    play(
        pupils, lambda: all(pupil.root.get_attribute("data-phase") in ("done", "review") for pupil in pupils)
    )
    expect(teacher.dx("table", '[data-done="true"]')).to_have_count(3)
    for cell in ("votes", "claims-played", "decoy-votes", "claims-decoys", "tellers"):
        lesson.run(cell)

    lesson.run("vote", waits=False)
    for pupil in pupils:
        pupil.wait_for("question")
        pupil.dx("slot", '[data-slot="2"]').click()
        if pupil is not pupils[-1]:  # with the last vote all is revealed
            expect(pupil.dx("slot", '[aria-pressed="true"]')).to_have_count(1)
        if pupil in pupils[:2]:
            shot(pupil.page, f"votes-{(pupil.page.viewport_size or {})['width']}")
    expect(lesson.cell("vote").locator("img").first).to_have_attribute("alt", re.compile("100% of 12"))
    lesson.cell("room")
    for one in (teacher, *pupils):
        expect(one.dx("paid").locator("tbody tr")).to_have_count(4)
    teacher.dx("lay-vote").click()
    expect(teacher.dx("window").locator('[data-dx="points"]').first).to_be_visible()
    look = Looker(teacher, shot, SIZES)
    look.look("vote-and-person")
    lesson.run("claims-known")
    lesson.run("lab")  # puts the vote away
    lesson.cell("room")
    expect(teacher.dx("window").locator(".dx-root")).to_have_count(0)

    teacher.dx("send-away").click()
    expect(teacher.dx("person", '[data-here="out"]')).to_have_count(1)
    pupils[0].wait_for("gone")
    teacher.dx("send-away").click()
    pupils[0].dx("join-again").click()
    pupils[0].wait_for("wait")

    lesson.run("ask-change", waits=False)
    for pupil in pupils:
        pupil.root.get_by_role("radio", name="only the points grow").click()
    lesson.cell("room")
    for one in (teacher, *pupils):
        expect(one.dx("verdict").first).to_contain_text("12 of 12")
    lay_tables(lesson, "again", 3)
    expect(teacher.dx("table")).to_have_count(4)
    finished = teacher.dx("table", '[data-done="true"]')
    # nobody does anything any more: a clue, cards and votes at each table
    lesson.press_until("room", teacher.dx("advance"), lambda: finished.count() == 4)
    # by its words: JupyterLab draws no cell that is far out of sight
    for shown, told in ((lesson.cell("again"), "Points in a turn"), (lesson.run("found"), "found")):
        expect(shown.locator("img").first).to_have_attribute("alt", re.compile(told))
    lesson.run("claims-drawn")
    assert [pupil.faults for pupil in pupils] == [[]] * len(pupils)
    lesson.run("home", 'room.export("a-class-plays")\nroom.close()')
    no_cell_failed(lesson)
    assert look.found == {}

    export = Path(teacher.server.folder) / "a-class-plays"
    with (export / "decisions.csv").open(encoding="utf-8") as file:
        decisions = [(row["sitting"], row["phase"], row["stand_in"]) for row in csv.DictReader(file)]
    once = {phase: decisions.count(("1", phase, "0")) for phase in ("clue", "cards", "vote")}
    again = {phase: decisions.count(("2", phase, "1")) for phase in ("clue", "cards", "vote")}
    assert once == {"clue": 3, "cards": 9, "vote": 9}
    assert again == {"clue": 4, "cards": 8, "vote": 8}
    assert len(decisions) == sum(once.values()) + sum(again.values())
    with (export / "answers.csv").open(encoding="utf-8") as file:
        assert len([*csv.DictReader(file)]) == 12 * 4
    assert not any("Léa" in file.read_text(encoding="utf-8") for file in export.iterdir())
