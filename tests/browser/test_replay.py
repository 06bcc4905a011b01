"""A recorded game in real JupyterLab: steps, jumps, plays, through anybody's eyes, by mouse and by keys."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.lab import Notebook
from tests.browser.looking import Looker, axe, overflow

CELL = "import dixit_widget as dixit\nreplay = dixit.ReplayWidget(dixit.example_record(){given})\nreplay"
TABLE = """import dixit_widget as dixit
names = "Ana Ben Cleo Dan Eva Fay Gil Hal Ida Jon Kim Lou".split()[:{players}]
table = dixit.play(*[dixit.Seat(name, "bot", "random") for name in names],
                   edition={edition!r}, seed=3, store=None, deck={deck})
while table.phase != "over" and table.turn < 3:
    table.act(dixit.Continue())
replay = dixit.ReplayWidget(table)
replay"""
OWN = "dixit.Deck([dixit.Card(f'{i:016x}') for i in range(84)], {})"


def shown(open_notebook: Callable[..., Notebook], cell: str, **options: object) -> Notebook:
    notebook = open_notebook(cell, **options)
    notebook.wait_for("clue", revision="0")
    return notebook


def go(notebook: Notebook, position: int, seat: str = "") -> None:
    """Set a position and a seat from Python, and wait until the page shows them."""
    notebook.kernel(f"replay.position, replay.seat = {position}, {seat!r}")
    expect(notebook.root).to_have_attribute("data-revision", str(position))
    expect(notebook.root).to_have_attribute("data-seat", seat)


def where(notebook: Notebook) -> str:
    return notebook.dx("where").inner_text()


def test_it_fits_and_axe_finds_nothing(
    open_notebook: Callable[..., Notebook], shot: Callable[..., None]
) -> None:
    notebook = shown(open_notebook, CELL.format(given=""))
    looker = Looker(notebook, shot, [(960, 1500), (390, 2400)])
    moments = (
        ("start", 0, "Badger"), ("tells", 12, "Moth"), ("hands", 4, "*"), ("handed", 4, "Badger"),
        ("votes", 9, "*"), ("voted", 9, "Fox"), ("review", 11, "Fox"), ("over", 132, ""),
    )  # fmt: skip
    for name, position, seat in moments:
        go(notebook, position, seat)
        looker.look(name)
    go(notebook, 60)
    notebook.dx("charts").click()
    expect(notebook.root.locator(".dx-chart img:visible")).to_have_count(1)
    looker.look("charts")
    assert looker.found == {}


def test_a_game_stepped_through_by_the_keyboard_alone(open_notebook: Callable[..., Notebook]) -> None:
    notebook = shown(open_notebook, CELL.format(given=", seat='*'"))
    cells = notebook.page.locator(".jp-Notebook .jp-Cell").count()
    press = notebook.page.keyboard.press
    notebook.dx("scrub").focus()
    for key, position, words in (
        ("ArrowRight", 1, "Turn 1 of 11 · Badger gives the clue"),
        ("ArrowRight", 2, "Turn 1 of 11 · Fox hands in"),
        ("ArrowUp", 12, "Turn 2 of 11 · Moth is the storyteller"),
        ("PageUp", 24, "Turn 3 of 11 · Fox is the storyteller"),
        ("ArrowRight", 25, "Turn 3 of 11 · Fox gives the clue"),
        ("ArrowDown", 24, "Turn 3 of 11 · Fox is the storyteller"),
        ("PageDown", 12, "Turn 2 of 11 · Moth is the storyteller"),
        ("ArrowLeft", 11, "all is turned over"),
        ("End", 132, "Turn 11 of 11 · the game is over"),
        ("ArrowRight", 132, "Turn 11 of 11 · the game is over"),
        ("Home", 0, "Turn 1 of 11 · the game begins"),
    ):
        press(key)
        expect(notebook.root).to_have_attribute("data-revision", str(position))
        expect(notebook.dx("where")).to_contain_text(words)
        expect(notebook.dx("scrub")).to_be_focused()
        expect(notebook.dx("scrub")).to_have_attribute("aria-valuetext", where(notebook))
    # letters are shortcuts of the notebook, and must not get there
    for key in ("a", "b", "x", "d", "d", "z", "m", "0", "0", "j", "k", "Enter", "Escape"):
        press(key)
    assert notebook.page.locator(".jp-Notebook .jp-Cell").count() == cells
    expect(notebook.root).to_have_attribute("data-revision", "0")
    press("Space")
    expect(notebook.dx("play")).to_have_attribute("aria-label", "Pause")
    expect(notebook.root).not_to_have_attribute("data-revision", "0")
    press("Space")
    expect(notebook.dx("play")).to_have_attribute("aria-label", "Play")


def test_keys_work_after_a_click_on_plain_paper(open_notebook: Callable[..., Notebook]) -> None:
    notebook = shown(open_notebook, CELL.format(given=""))
    notebook.root.locator(".dx-tell-head").click()
    notebook.page.keyboard.press("ArrowRight")
    expect(notebook.root).to_have_attribute("data-revision", "1")
    assert notebook.kernel("print(replay.position, replay.game.phase)") == "1 cards"


def test_every_control_by_mouse(open_notebook: Callable[..., Notebook]) -> None:
    notebook = shown(open_notebook, CELL.format(given=""))
    for handle, position in (
        ("step-next", 1), ("step-next", 2), ("turn-next", 12), ("turn-next", 24), ("step-next", 25),
        ("turn-before", 24), ("turn-before", 12), ("step-before", 11), ("last", 132), ("first", 0),
    ):  # fmt: skip
        notebook.dx(handle).click()
        expect(notebook.root).to_have_attribute("data-revision", str(position))
    expect(notebook.dx("step-before")).to_have_attribute("aria-disabled", "true")
    box = notebook.dx("scrub").bounding_box()
    assert box is not None
    notebook.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 30)
    expect(notebook.root).to_have_attribute("data-revision", "66")
    assert notebook.kernel("print(replay.position)") == "66"


def test_dragging_through_the_game_ends_where_the_thumb_is(open_notebook: Callable[..., Notebook]) -> None:
    notebook = shown(open_notebook, CELL.format(given=", seat='*'"))
    box = notebook.dx("scrub").bounding_box()
    assert box is not None
    mouse = notebook.page.mouse
    mouse.move(box["x"] + 11, box["y"] + 30)
    mouse.down()
    mouse.move(box["x"] + box["width"] - 11, box["y"] + 30, steps=60)
    mouse.move(box["x"] + box["width"] / 2, box["y"] + 30, steps=30)
    mouse.up()
    expect(notebook.root).to_have_attribute("data-revision", "66")
    assert notebook.kernel("print(replay.position)") == "66"
    expect(notebook.dx("where")).to_have_text(re.compile("^Turn 6 of 11"))


def test_it_plays_on_by_itself_to_the_end_and_starts_anew(open_notebook: Callable[..., Notebook]) -> None:
    notebook = shown(open_notebook, CELL.format(given=""))
    go(notebook, 130)
    notebook.dx("speed").select_option("4")
    notebook.dx("play").click()
    expect(notebook.root).to_have_attribute("data-revision", "132")
    expect(notebook.dx("play")).to_have_attribute("aria-label", "Play")
    notebook.dx("play").click()
    expect(notebook.dx("play")).to_have_attribute("aria-label", "Pause")
    # at this speed no single step need be seen
    expect(notebook.root).to_have_attribute("data-revision", re.compile(r"^[1-9]\d?$"))
    # whoever takes a closer look is not hurried on
    notebook.root.locator(".dx-clue").click()
    expect(notebook.dx("play")).to_have_attribute("aria-label", "Play")


def test_eyes_see_what_the_seat_knew(open_notebook: Callable[..., Notebook]) -> None:
    notebook = shown(open_notebook, CELL.format(given=""))
    go(notebook, 9)
    assert notebook.root.locator(".dx-band").count() == 0
    expect(notebook.dx("where")).to_have_text("Turn 1 of 11 · Hare votes")
    eyes = notebook.dx("eyes")
    eyes.select_option("Hare")
    expect(notebook.dx("where")).to_have_text("Turn 1 of 11 · Hare votes for card 1")
    expect(notebook.root.locator(".dx-slot[data-picked]")).to_have_count(1)
    expect(notebook.dx("lock")).to_have_count(0)
    eyes.select_option("Fox")
    expect(notebook.dx("where")).to_have_text("Turn 1 of 11 · Hare votes")
    eyes.select_option("*")
    expect(notebook.root.locator(".dx-band")).to_have_count(6)
    expect(notebook.root.locator(".dx-votes .dx-token")).to_have_count(3)
    expect(notebook.root.locator(".dx-slot[data-told]")).to_have_count(1)
    expect(notebook.root.locator(".dx-hands-row")).to_have_count(6)
    assert notebook.kernel("print(replay.seat)") == "*"
    go(notebook, 4, "*")
    expect(notebook.root.locator(".dx-hands [data-told]")).to_have_count(1)
    notebook.root.locator(".dx-hands button").first.click()
    expect(notebook.root.get_by_role("dialog")).to_be_visible()
    notebook.page.keyboard.press("ArrowRight")
    expect(notebook.root).to_have_attribute("data-revision", "4")
    notebook.page.keyboard.press("Escape")
    expect(notebook.root.get_by_role("dialog")).to_have_count(0)


def test_the_chart_follows_the_position(open_notebook: Callable[..., Notebook]) -> None:
    notebook = shown(open_notebook, CELL.format(given=", language='fr'"))
    notebook.dx("charts").click()
    chart = notebook.dx("chart")
    nothing = re.compile("Aucun tour n’a encore été compté")
    expect(chart).to_have_attribute("alt", nothing)
    go(notebook, 11)
    expect(chart).to_have_attribute("alt", re.compile("Après 1 tour.*Hare 5"))
    notebook.dx("voting_pattern").check(force=True)
    expect(chart).to_have_attribute("alt", re.compile("5 votes"))
    go(notebook, 3)
    expect(chart).to_have_attribute("alt", nothing)


@pytest.mark.parametrize(
    ("edition", "players", "deck"),
    [("odyssey-party", 12, None), ("odyssey-team", 6, None), ("dixit-2021", 3, OWN), ("odyssey", 12, OWN)],
    ids=["party", "team", "own-3", "own-12"],
)
def test_every_mode_and_cards_without_pictures(
    edition: str,
    players: int,
    deck: str | None,
    open_notebook: Callable[..., Notebook],
    shot: Callable[..., None],
) -> None:
    cell = TABLE.format(edition=edition, players=players, deck=deck)
    view = {"width": 960, "height": 1700}
    notebook = shown(open_notebook, cell, viewport=view)
    last = int(notebook.kernel("print(len(replay.record.actions))"))
    votes = int(notebook.kernel("print(next(i for i, g in enumerate(replay._film.games) if g.votes))"))
    for name, position, seat in (
        ("unseen", 0, "Ana"),
        ("hands", 3, "*"),
        ("votes", votes, "*"),
        ("last", last, "Ben"),
    ):
        go(notebook, position, seat)
        notebook.page.wait_for_timeout(400)
        shot(notebook.page, name)
        assert axe(notebook) == []
        assert overflow(notebook) == []


def test_two_views_move_together(open_notebook: Callable[..., Notebook]) -> None:
    notebook = open_notebook(CELL.format(given=""), "replay")
    views = notebook.page.locator('.dx-root[data-revision="0"]')
    expect(views).to_have_count(2)
    notebook.dx("last").click()
    expect(notebook.page.locator('.dx-root[data-revision="132"]')).to_have_count(2)
