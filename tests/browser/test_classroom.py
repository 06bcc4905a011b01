"""A class from the teacher's notebook to its phones: students come, are asked, play, and are watched."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.lab import Notebook
from tests.browser.looking import Looker
from tests.browser.phones import PhonePage, phone, play

CELL = """import dixit_widget as dixit
room = dixit.Classroom("Econ 101", store=None)
room"""
SIZES = ((960, 1400), (390, 1700))
QUESTION = """room.ask(dixit.Predict(
    "Who gains most when everybody finds the card?",
    choices=["the storyteller", "the finders"], truth="the finders"))"""


def come(new_page: Callable[..., Page], link: str, name: str, width: int = 390) -> PhonePage:
    one = phone(new_page, width).come(link)
    one.dx("join-name").fill(name)
    one.dx("join").click()
    one.wait_for("wait")
    return one


def test_a_class_comes_is_asked_and_plays(
    open_notebook: Callable[..., Notebook], new_page: Callable[..., Page], shot: Callable[..., None]
) -> None:
    teacher = open_notebook(CELL)
    teacher.wait_for("lobby")
    look = Looker(teacher, shot, SIZES)
    link = teacher.dx("share-link").inner_text()
    assert teacher.kernel(f"print({link.partition('=')[2]!r} in str(room.get_state()))") == "False"
    look.look("class-empty")

    def phone_shot(pupil: PhonePage, name: str) -> None:
        for scheme in ("dark", "light"):
            pupil.page.emulate_media(color_scheme=scheme)
            shot(pupil.page, f"{name}-{pupil.page.viewport_size['width']}-{scheme}")

    pupils = [come(new_page, link, name, width) for name, width in (("Léa", 360), ("Tom", 390), ("Eve", 390))]
    expect(teacher.dx("person", '[data-here="yes"]')).to_have_count(3)
    expect(teacher.dx("here")).to_have_text("3 of 3 here")
    assert teacher.kernel("print('Léa' in str(room.get_state()))") == "False"
    expect(teacher.root.get_by_text("Léa")).to_have_count(0)
    teacher.dx("names").click()
    expect(teacher.dx("names")).to_be_checked()
    expect(teacher.root.get_by_text("Léa")).to_be_visible()

    teacher.kernel(QUESTION)
    for pupil, choice in zip(pupils, ("the storyteller", "the finders", "the finders"), strict=True):
        pupil.root.get_by_role("radio", name=choice).check()
        expect(pupil.dx("kept")).to_contain_text("Your answer is in")
    expect(teacher.dx("answered")).to_contain_text("3 of 3 have answered")
    teacher.dx("reveal").click()
    for one in (teacher, *pupils):
        expect(one.dx("truth")).to_contain_text("the finders")
        expect(one.dx("verdict")).to_contain_text("2 of 3")
    teacher.dx("put-away").click()
    pupils[0].wait_for("wait")

    teacher.kernel("room.vote('lone-finder', 'Where is happiness?')")
    for pupil in pupils:
        pupil.wait_for("question")
        pupil.dx("slot", ':not([aria-disabled="true"])').last.click()
        expect(pupil.dx("slot", '[aria-pressed="true"]')).to_have_count(1)
        expect(pupil.dx("kept")).to_contain_text("Your answer is in")
        phone_shot(pupil, "phone-votes")
    teacher.dx("reveal").click()
    for one in (teacher, *pupils):
        expect(one.dx("paid").locator("tbody tr")).to_have_count(6)
    phone_shot(pupils[0], "phone-voted")
    teacher.dx("lay-vote").click()
    expect(teacher.dx("window").locator('[data-dx="points"]').first).to_be_visible()
    look.look("class-vote")
    teacher.dx("put-away").click()
    expect(teacher.dx("window").locator(".dx-root")).to_have_count(0)

    teacher.dx("size").select_option("3")
    teacher.dx("turns").select_option("1")
    teacher.dx("timer").select_option("")
    teacher.dx("tables").click()
    expect(teacher.dx("table")).to_have_count(1)
    for pupil in pupils:
        pupil.wait_for("clue")
    play(pupils, lambda: any(pupil.situation == "lock" for pupil in pupils))
    teacher.dx("pause").click()
    for pupil in pupils:
        pupil.wait_for("paused")
    teacher.dx("pause").click()
    teacher.dx("watch").click()
    window = teacher.dx("window").locator(".dx-root")
    expect(window).to_have_attribute("data-phase", "vote")
    assert window.locator('[data-dx="hand-card"]').count() == 0
    play(
        pupils, lambda: all(pupil.root.get_attribute("data-phase") in ("done", "review") for pupil in pupils)
    )
    expect(teacher.dx("table")).to_have_attribute("data-done", "true")
    for pupil in pupils:
        if pupil.situation:
            pupil.answer("continue")
        pupil.wait_for("done")
        assert pupil.faults == []
    teacher.dx("rules").last.select_option("odyssey")
    teacher.dx("person").first.click()
    teacher.dx("invite").click()
    expect(teacher.dx("seat-link")).to_be_visible()
    look.look("class-person")
    teacher.dx("send-away").click()
    expect(teacher.dx("person", '[data-here="out"]')).to_have_count(1)
    pupils[0].wait_for("gone")
    teacher.dx("send-away").click()
    pupils[0].dx("join-again").click()
    pupils[0].wait_for("wait")
    assert look.found == {}
