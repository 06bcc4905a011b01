"""A whole game with somebody's own pictures: sixty photographs in a folder, one person and bots."""

from __future__ import annotations

import json
from collections.abc import Callable

from PIL import Image, ImageDraw
from playwright.sync_api import expect

from tests.browser.driver import Clicker
from tests.browser.lab import LabServer, Notebook

CELLS = (
    "import dixit_widget as dixit\ndeck = dixit.Deck.from_folder('photos')\ndeck",
    "rules = dixit.edition('dixit-2021').replace(target_score=8)\n"
    "table = dixit.play('Ana', bots=3, rules=rules, deck=deck, seed=4, pace=0.05, store=None)\ntable",
)
SHEET = "sheet = dixit.DeckSheet(deck)\nsheet"
SHOWN = """() => [...document.querySelectorAll(".dx-root img")]
  .filter(picture => picture.checkVisibility())
  .map(({naturalWidth, naturalHeight, src}) => ({naturalWidth, naturalHeight, src}))"""
LABELS = """() => [...document.querySelectorAll(".dx-root [aria-label]")].map(named => named.ariaLabel)"""
LOADED = """() => {
  const pictures = [...document.querySelectorAll(".dx-root img")];
  const waiting = document.querySelector(".dx-root .dx-card[data-loading]");
  const here = picture => picture.complete && picture.naturalWidth > 0;
  return !waiting && pictures.length && pictures.every(here);
}"""
OWN = """
import json
names = sorted(card.alt['en'] for card in deck)
print(json.dumps([names, table.phase, table.scores, len(table.game.setup.deck)]))
"""


def take_photos(server: LabServer) -> None:
    """Put sixty different JPEGs beside the notebooks: half of them wide, each with its number in stripes."""
    folder = server.folder / "photos"
    folder.mkdir(exist_ok=True)
    for number in range(60):
        size = (900, 600) if number % 2 else (600, 900)
        photo = Image.new("RGB", size, (40 + 3 * number, 200 - 3 * number, (37 * number) % 256))
        draw = ImageDraw.Draw(photo)
        for bit in range(6):
            if number >> bit & 1:
                draw.rectangle((80 + bit * 80, 150, 120 + bit * 80, 450), fill=(250, 240, 200))
        photo.save(folder / (f"evening_{number}-in.town.jpg" if number % 3 else f"IMG_{number:04}.jpg"))


def test_a_game_with_ones_own_photographs(
    server: LabServer, open_notebook: Callable[..., Notebook], shot: Callable[..., None]
) -> None:
    take_photos(server)
    notebook = open_notebook(*CELLS)
    notebook.wait_for("clue", edition="dixit-2021")
    names, _, _, dealt = json.loads(notebook.kernel(OWN))
    assert dealt == len(names) == 60
    sheet = notebook.page.locator(".dx-contact-sheet img")
    expect(sheet).to_have_count(60)
    assert sheet.evaluate_all("pictures => pictures.every(picture => picture.naturalWidth === 120)")
    sources: set[str] = set()
    labels: set[str] = set()
    sizes: set[tuple[int, int]] = set()

    def watch(situation: str) -> None:
        notebook.page.wait_for_function(LOADED)
        for picture in notebook.page.evaluate(SHOWN):
            assert picture["src"].startswith("blob:")
            sizes.add((picture["naturalWidth"], picture["naturalHeight"]))
            sources.add(picture["src"])
        labels.update(notebook.page.evaluate(LABELS))
        shot(notebook.page, situation)

    Clicker(notebook, watch).play()
    notebook.wait_for("over")
    _, phase, scores, _ = json.loads(notebook.kernel(OWN))
    assert phase == "over"
    assert max(scores.values()) >= 8
    shown = {cell.get_attribute("data-player"): int(cell.inner_text()) for cell in notebook.dx("score").all()}
    assert shown == scores
    assert sizes == {(600, 900), (640, 960)}
    assert len(sources) >= 10
    assert sum(any(name in label for label in labels) for name in names) >= 10
    notebook.replace_cell(SHEET)
    notebook.command("notebook:run-cell")
    caption_a_photograph(notebook, shot)


def caption_a_photograph(notebook: Notebook, shot: Callable[..., None]) -> None:
    """Type under the first picture what it shows: the deck that comes of it says so."""
    page, sheet = notebook.page, notebook.page.locator('.dx-root[data-phase="deck-sheet"]')
    pictures = sheet.locator(".dx-cap img")
    expect(pictures.first).to_be_visible()
    assert pictures.count() < 60
    sheet.locator("[data-dx=next-silent]").click()
    page.keyboard.type("fireflies; mood: calm")
    page.keyboard.press("Enter")
    expect(page.locator(":focus")).to_have_attribute("data-field", "title")
    expect(sheet.locator("[data-dx=silent]")).to_contain_text("59 pictures of 60")
    shot(page, "captions")
    concepts = "[[concept.en for concept in card.concepts] for card in sheet.deck][0]"
    notebook.comes_to(concepts, ["fireflies", "calm"])
