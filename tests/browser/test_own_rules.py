"""Rules of one's own on the set-up panel: every field is turned there, and a game is played by them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import keep
from tests.browser.lab import Notebook
from tests.browser.looking import axe

CELL = "import dixit_widget as dixit\ntable = dixit.play({given}store=None)\ntable"


def opened(open_notebook: Callable[..., Notebook], given: str = "", **options: object) -> Notebook:
    notebook = open_notebook(CELL.replace("{given}", given), **options)
    notebook.wait_for("setup")
    return notebook


def field(notebook: Notebook, name: str) -> Locator:
    return notebook.root.locator(f'[data-dx=field][data-field="{name}"]')


def own(notebook: Notebook) -> Locator:
    return notebook.root.locator("[data-edition=own]")


def unfold(notebook: Notebook, group: str) -> None:
    notebook.root.locator(f'[data-dx=group][data-group="{group}"] > button').click()


def looks(notebook: Notebook, name: str) -> None:
    """Keep a picture, and look for what axe finds and what sticks out."""
    notebook.page.wait_for_timeout(500)
    keep(notebook.root, f"own-rules-{name}")
    assert axe(notebook) == []
    assert notebook.root.evaluate("root => root.scrollWidth <= root.clientWidth + 1")


def test_any_rule_is_turned_on_the_panel_and_a_game_is_played_by_it(
    open_notebook: Callable[..., Notebook],
) -> None:
    notebook = opened(open_notebook)
    root = notebook.root
    root.locator("[data-dx=turn-rules]").click()
    field(notebook, "lone_finder_points").locator("[data-dx=switch]").press("Space")
    expect(root.locator("[data-dx=line]")).to_contain_text("Dixit 2021")
    expect(root.locator("[data-dx=line-votes]")).to_contain_text("still a dilemma")
    unfold(notebook, "ending")
    target = field(notebook, "target_score").get_by_role("spinbutton")
    target.fill("12")
    target.press("Enter")
    field(notebook, "turns_each").locator("[data-dx=switch]").press("Space")
    field(notebook, "target_score").get_by_role("button", name="What it means").click()
    expect(root.get_by_text("Dixit, 2021 rulebook", exact=False).first).to_be_visible()
    notebook.page.keyboard.press("Escape")
    expect(own(notebook)).to_be_checked()
    card = root.locator(".dx-ed-own")
    expect(card).to_contain_text("Lone finder: 4 · Points that end the game: 12 · Tales each: 2")
    expect(card).to_contain_text("to 12, or 2 tales each")
    expect(root.locator('[data-variant="lone_finder"]')).to_be_checked()
    line = root.locator(".dx-code code").inner_text()
    root.locator("[data-dx=start]").click()
    notebook.wait_for("clue")
    expect(root).to_contain_text("first to 12, or 2 tales each")
    own_rules = line[line.index("rules=") + 6 : -1]
    assert (
        notebook.kernel(f"print(table.game.rules == {own_rules}, table.game.rules.target_score)") == "True 12"
    )
    assert "whichever comes first" in notebook.kernel("print(table.game.rules.summary())")


def test_rules_that_nobody_can_play_say_so_beside_their_control(
    open_notebook: Callable[..., Notebook],
) -> None:
    notebook = opened(open_notebook)
    root = notebook.root
    root.locator("[data-dx=turn-rules]").click()
    unfold(notebook, "ending")
    field(notebook, "target_score").locator("[data-dx=switch]").press("Space")
    expect(field(notebook, "target_score")).to_contain_text("the game would never end")
    expect(root.locator("[data-dx=line]")).to_contain_text("Nobody can play these rules yet.")
    notebook.page.keyboard.press("Escape")
    expect(root.locator(".dx-fault").first).to_contain_text("the game would never end")
    root.locator("[data-dx=start]").click()
    notebook.wait_for("setup")
    root.locator("[data-edition=odyssey]").press("Space")
    expect(root.locator(".dx-fault")).to_have_count(0)
    own(notebook).press("Space")
    expect(root.locator(".dx-fault").first).to_contain_text("the game would never end")


def test_what_is_turned_back_is_the_edition_again(open_notebook: Callable[..., Notebook]) -> None:
    """A variant is a switch of own rules as well; without any change they are those of the box."""
    notebook = opened(open_notebook, "rules=dixit.edition('odyssey').replace(lone_finder_points=4), ")
    root = notebook.root
    expect(own(notebook)).to_be_checked()
    expect(root.locator(".dx-ed-own")).to_contain_text("Lone finder: 4")
    root.locator('[data-variant="lone_finder"]').press("Space")
    expect(root.locator(".dx-ed-own")).to_contain_text("All as in the box so far.")
    root.locator("[data-dx=turn-rules]").click()
    storyteller = field(notebook, "storyteller_points").get_by_role("spinbutton")
    storyteller.press("ArrowUp")
    expect(field(notebook, "storyteller_points")).to_have_attribute("data-turned", "true")
    storyteller.press("ArrowDown")
    expect(field(notebook, "storyteller_points")).not_to_have_attribute("data-turned", "true")
    notebook.page.keyboard.press("Escape")
    expect(root.locator("[data-edition=odyssey]")).to_be_checked()


@pytest.mark.parametrize(("width", "language"), [(390, "fr"), (960, "en")])
def test_the_sheet_of_all_rules_fits_by_day_and_by_night(
    width: int, language: str, open_notebook: Callable[..., Notebook]
) -> None:
    own_rules = "dixit.edition('dixit-2021').replace(lone_finder_points=4, bonus_cap=2)"
    given = f"rules={own_rules}, language={language!r}, "
    notebook = opened(open_notebook, given, viewport={"width": width, "height": 1700})
    for theme in ("dark", "light"):
        notebook.theme(f"JupyterLab {theme.title()}")
        expect(notebook.root).to_have_attribute("data-dx-theme", theme)
        looks(notebook, f"{width}-{theme}")
        notebook.root.locator("[data-dx=turn-rules]").click()
        expect(field(notebook, "storyteller_points")).to_be_visible()
        looks(notebook, f"{width}-{theme}-all")
        notebook.page.keyboard.press("Escape")
