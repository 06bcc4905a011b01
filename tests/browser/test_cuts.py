"""Fifty cuts at random points of the line between a page and its server: no move is lost, none made twice."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.driver import Clicker
from tests.browser.lab import LabServer, Notebook
from tests.browser.line import Cut, How, Line, dismiss_errors

CELLS = (
    """import dixit_widget as dixit
table = dixit.play("Ana", "Ben", bots=1, seed=12, pace=0, store=None)
table""",
    """question = dixit.Predict("How many?", number=(0, 100), truth=2, several=True)
question""",
    """replay = dixit.ReplayWidget(dixit.example_record())
replay""",
    """explorer = dixit.RuleExplorer(players=5)
for players in 5 * (6, 5):
    explorer.players = players
explorer""",
)
ROUNDS, CUTS = 10, 5
HOWS: tuple[How, ...] = ("half open", "answers swallowed")


@pytest.fixture
def line(server: LabServer) -> Iterator[Line]:
    line = Line(server.url)
    yield line
    line.close()


def cuts(chance: random.Random) -> list[Cut]:
    """Cut what is said, or what comes of it, and again and again while all is coming back.

    Only one is refused: browsers make those who were refused wait, and JupyterLab tries more and more rarely.
    """
    many = [
        Cut(chance.choice(HOWS), chance.choice((0.0, chance.uniform(0, 0.3))), chance.uniform(0.02, 0.15))
        for _ in range(CUTS)
    ]
    at = chance.randrange(CUTS)
    many[at] = many[at]._replace(how="refused")
    return many


def test_fifty_cuts(server: LabServer, line: Line, new_page: Callable[..., Page]) -> None:
    chance = random.Random(secrets.randbits(32))
    page = new_page(viewport={"width": 1320, "height": 3600})
    notebook = Notebook(line, page, server.write("cuts", *CELLS))
    dismiss_errors(page)
    notebook.run_all()
    question = page.locator('.dx-root[data-phase="asking"]')
    replay = page.locator(".dx-root", has=page.locator("[data-dx=scrub]"))
    explorer = page.locator('.dx-root[data-phase="explorer"]')
    expect(explorer.locator("[data-dx=undo]")).to_be_visible()
    player = Clicker(notebook)

    for n in range(1, ROUNDS + 1):
        situation = player.situation()
        question.locator("[data-dx=number]").fill(str(n))
        over = line.cut(*cuts(chance))
        question.locator("[data-dx=number]").press("Enter")
        replay.locator("[data-dx=step-next]").click()
        explorer.locator("[data-dx=undo]").click()
        player.answer(situation)
        expect(question.locator("[data-dx=chip]")).to_have_count(n)
        expect(replay).to_have_attribute("data-revision", str(n))
        expect(explorer.locator("[data-dx=players]")).to_have_attribute("aria-valuenow", str(5 + n % 2))
        over.result()

    notebook.comes_to("question.answers", list(range(1, ROUNDS + 1)))
    notebook.comes_to("replay.position", ROUNDS)
    notebook.comes_to("explorer.players", 5)
    expect(notebook.root).to_have_attribute("data-revision", notebook.kernel("print(table.revision)"))
