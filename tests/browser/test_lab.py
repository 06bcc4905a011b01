"""The lab in JupyterLab: tokens by mouse, keys and touch; points, refusals, solutions; looks."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.browser.lab import Notebook
from tests.browser.looking import Looker

LAB = """import dixit_widget as dixit
lab = dixit.ScoringLab({arguments})
lab"""


def lab(arguments: str = "") -> str:
    return LAB.replace("{arguments}", arguments)


def token(notebook: Notebook, key: str) -> Locator:
    return notebook.root.locator(f'[data-piece="{key}"]')


def slot(notebook: Notebook, number: int) -> Locator:
    return notebook.root.locator(f'.dx-slot[data-slot="{number}"]')


def ready(notebook: Notebook, cards: int = 6) -> None:
    """Wait until the kernel has answered and the pictures are here."""
    notebook.wait_for("lab")
    expect(notebook.root.locator(".dx-slot img")).to_have_count(cards)


def points(notebook: Notebook, player: str) -> list[str]:
    return notebook.root.locator(f'[data-dx=points][data-player="{player}"] > b').all_inner_texts()


def votes(notebook: Notebook) -> object:
    return json.loads(notebook.kernel("import json; print(json.dumps(lab.state['votes']))"))


def resting(what: Locator) -> FloatRect:
    """Return where something is, once it stays there."""
    before = None
    while (now := what.bounding_box()) is None or now != before:
        before = now
        what.page.wait_for_timeout(100)
    return now


def drag(page: Page, what: Locator, to: Locator) -> None:
    """Drag with the mouse, in steps, as a hand would."""
    end, start = resting(to), resting(what)
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 3, steps=8)
    page.mouse.up()


def test_tokens_move_and_points_follow(
    open_notebook: Callable[..., Notebook], shot: Callable[..., None]
) -> None:
    notebook = open_notebook(lab(), viewport={"width": 1320, "height": 1100}, reduced_motion="no-preference")
    page = notebook.page
    ready(notebook)
    assert points(notebook, "Tom") == ["7", "8", "6"]
    assert notebook.root.locator(".dx-cell[data-diff]").count() == 3
    page.wait_for_timeout(400)
    shot(page, "first")

    # by hand
    drag(page, token(notebook, "Ana#0"), slot(notebook, 5))
    expect(slot(notebook, 5).locator('[data-piece="Ana#0"]')).to_be_visible()
    expect(notebook.root.locator('[data-dx=points][data-player="Ana"] > b').first).to_have_text("3")
    notebook.comes_to("lab.state['votes']['Ana']", [5])
    expect(notebook.dx("summary")).to_contain_text("Two of five found it.")

    # by keys: on to the next card that is not an own one, and the focus stays on the token
    token(notebook, "Ana#0").focus()
    page.keyboard.press("ArrowRight")
    expect(token(notebook, "Ana#0")).to_have_attribute("aria-valuenow", "6")
    expect(token(notebook, "Ana#0")).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(token(notebook, "Ana#0")).to_have_attribute("aria-valuenow", "3")  # 2 is Ana’s own
    page.keyboard.press("ArrowDown")
    expect(token(notebook, "Ana#0")).to_have_attribute("aria-valuenow", "6")
    page.keyboard.press("4")
    expect(token(notebook, "Ana#0")).to_have_attribute("aria-valuenow", "4")
    expect(token(notebook, "Ana#0")).to_be_focused()
    expect(notebook.root.locator('[data-dx=points][data-player="Nicolas"] > b').first).to_have_text("1")
    notebook.comes_to("lab.state['votes']['Ana']", [4])

    # an own card is refused, in a sentence
    drag(page, token(notebook, "Ana#0"), slot(notebook, 2))
    expect(notebook.dx("trouble")).to_contain_text("Ana votes for an own card, in slot 2")
    expect(slot(notebook, 4).locator('[data-piece="Ana#0"]')).to_be_visible()
    notebook.comes_to("lab.state['votes']['Ana']", [4])

    # taken up, everything waits for it
    token(notebook, "Ana#0").focus()
    page.keyboard.press("Delete")
    expect(notebook.root.locator(".dx-tray")).to_contain_text("Not on a card")
    expect(notebook.root.locator(".dx-cmp-no").first).to_have_text("Ana has not voted.")
    expect(token(notebook, "Ana#0")).to_be_focused()
    shot(page, "not-voted")


def test_the_lecturer_sets_a_position_and_the_page_follows(open_notebook: Callable[..., Notebook]) -> None:
    notebook = open_notebook(lab("rules=('dixit-2021', 'odyssey')"))
    ready(notebook)
    notebook.kernel(
        "lab.round = dixit.Round('Ben', ['Ana', 'Ben', 'Cleo', 'Dan'], {'Ana': 2, 'Cleo': 2, 'Dan': 2})"
    )
    expect(notebook.root.locator(".dx-slot")).to_have_count(4)
    expect(notebook.dx("summary")).to_contain_text("Everybody found it.")
    assert points(notebook, "Ben") == ["0", "0"]
    notebook.kernel("lab.rules = ('odyssey',)")
    expect(notebook.root.locator(".dx-cmp thead select")).to_have_count(1)


def test_presets_players_storyteller_rules_and_solutions(
    open_notebook: Callable[..., Notebook], shot: Callable[..., None]
) -> None:
    notebook = open_notebook(lab(), viewport={"width": 1320, "height": 1200})
    page = notebook.page
    ready(notebook)
    notebook.dx("players").select_option("4")
    expect(notebook.root.locator(".dx-slot")).to_have_count(4)
    notebook.dx("storyteller").select_option("Ana")
    expect(slot(notebook, 2)).to_have_attribute("data-told", "true")
    notebook.dx("preset").select_option("two-votes")
    expect(notebook.root.locator(".dx-slot")).to_have_count(7)
    page.wait_for_timeout(500)
    shot(page, "two-votes")
    token(notebook, "Ana#1").focus()  # the second vote lies beside the cards
    page.keyboard.press("6")
    expect(slot(notebook, 6).locator('[data-piece="Ana#1"]')).to_be_visible()
    notebook.comes_to("lab.state['votes']['Ana']", [1, 6])
    notebook.dx("preset").select_option("red-token")
    expect(token(notebook, "red")).to_be_visible()
    drag(page, token(notebook, "red"), slot(notebook, 4))
    expect(slot(notebook, 4).locator('[data-piece="red"]')).to_be_visible()
    notebook.comes_to("lab.state['red']", 4)
    expect(notebook.root.locator('[data-dx=points][data-player="Tom"] > b').first).to_have_text("0")
    shot(page, "red-token")
    notebook.dx("preset").select_option("teams-both-cards")
    token(notebook, "moon").focus()
    page.keyboard.press("ArrowLeft")
    expect(slot(notebook, 2)).to_have_attribute("data-told", "true")
    notebook.comes_to("lab.state['target']", 2)
    shot(page, "teams")

    notebook.dx("preset").select_option("lone-finder")
    notebook.dx("rules").nth(2).select_option("odyssey-party")
    expect(notebook.root.locator(".dx-cmp-no")).to_contain_text("in party mode")
    shot(page, "impossible")
    notebook.dx("rules").nth(2).select_option("")
    expect(notebook.root.locator(".dx-cmp thead select")).to_have_count(2)
    notebook.dx("add-rules").click()
    expect(notebook.root.locator(".dx-cmp thead select")).to_have_count(3)

    before = votes(notebook)
    notebook.dx("winner").select_option("Léa")
    notebook.dx("solve").click()
    expect(notebook.dx("solved")).to_contain_text("1 of")
    first = votes(notebook)
    assert first != before
    assert notebook.kernel("print(max(lab.scores[0].points, key=lab.scores[0].points.get))") == "Léa"
    notebook.dx("solve").click()
    expect(notebook.dx("solved")).to_contain_text("2 of")
    notebook.dx("solve-before").click()
    expect(notebook.dx("solved")).to_contain_text("1 of")
    notebook.comes_to("lab.state['votes']", first)
    shot(page, "solved")
    notebook.dx("solve-back").click()
    expect(notebook.dx("solve-back")).to_have_count(0)
    notebook.comes_to("lab.state['votes']", before)
    notebook.dx("winner").select_option("Mathilde")
    notebook.dx("solve").click()
    expect(notebook.dx("solved")).to_contain_text("Mathilde cannot have most points alone")


CROWD = """import dixit_widget as dixit
names = [f"P{at}" for at in range(12)]
lab = dixit.ScoringLab(round=dixit.Round("P0", names, {name: 1 for name in names[1:]}), rules="odyssey")
lab"""


@pytest.mark.parametrize("width", [390, 1320])
def test_eleven_tokens_stay_on_their_card(
    width: int, open_notebook: Callable[..., Notebook], shot: Callable[..., None]
) -> None:
    notebook = open_notebook(CROWD, viewport={"width": width, "height": 1100})
    ready(notebook, 12)
    shot(notebook.page, "crowd")
    apart = slot(notebook, 1).evaluate(
        """slot => {
          const box = (one) => one.getBoundingClientRect();
          const meet = (a, b) =>
            a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
          const card = box(slot.querySelector(".dx-face"));
          const marks = [...slot.querySelectorAll(".dx-no, .dx-told")].map(box);
          const tokens = [...slot.querySelectorAll(".dx-votes .dx-token")].map(box);
          const inside = (a) => a.left >= card.left && a.right <= card.right && a.top >= card.top;
          return [tokens.length, tokens.every(inside), tokens.some(a => marks.some(b => meet(a, b)))];
        }"""
    )
    assert apart == [11, True, False]


def test_touch(open_notebook: Callable[..., Notebook]) -> None:
    notebook = open_notebook(lab(), viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    ready(notebook)
    ana = token(notebook, "Ana#0")
    ana.scroll_into_view_if_needed()
    ana.tap()
    expect(notebook.root.locator(".dx-lab-hint")).to_have_text("Ana: now pick a card.")
    slot(notebook, 5).locator("[data-dx=lay]").tap()
    expect(slot(notebook, 5).locator('[data-piece="Ana#0"]')).to_be_visible()
    notebook.comes_to("lab.state['votes']['Ana']", [5])


def test_it_reads_well_and_axe_finds_nothing(
    open_notebook: Callable[..., Notebook], shot: Callable[..., None]
) -> None:
    notebook = open_notebook(lab())
    ready(notebook)
    looker = Looker(notebook, shot, [(960, 1100), (390, 1100)])
    for preset in ("lone-finder", "example-party", "two-votes"):
        notebook.dx("preset").select_option(preset)
        expect(notebook.dx("preset")).to_have_value(preset)
        looker.look(preset)
    notebook.kernel("lab.language = 'fr'")
    expect(notebook.root).to_have_attribute("lang", "fr")
    looker.look("french")
    assert looker.found == {}


def test_the_lab_says_when_nobody_answers_and_goes_on(open_notebook: Callable[..., Notebook]) -> None:
    notebook = open_notebook(lab())
    ready(notebook)
    notebook.kernel("send = lab.send; lab.send = lambda *given: None")
    token(notebook, "Ana#0").focus()
    notebook.page.keyboard.press("5")
    expect(slot(notebook, 5).locator('[data-piece="Ana#0"]')).to_be_visible()
    expect(notebook.dx("disconnected")).to_be_visible()
    notebook.kernel("lab.send = send")
    expect(notebook.dx("disconnected")).to_have_count(0)
    notebook.comes_to("lab.state['votes']['Ana']", [5])
