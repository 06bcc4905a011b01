"""Play a turn in each edition and put its moments on one sheet: ``python -m tools.film_strip OUT``.

For each edition there are two sheets, by day and by night: a row for each moment, a column for each width.
Texts that run into each other or are cut off are printed.
"""

from __future__ import annotations

import argparse
import itertools
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Page, expect, sync_playwright

import dixit_widget as dixit
from tests.browser.lab import LabServer, Notebook
from tests.browser.looking import SETTLE, crowded
from tools import chromium

SEATS = {"odyssey": 8, "odyssey-party": 8, "odyssey-team": 6, "print-and-play": 4}
WIDTHS = {1280: (1280, 800), 960: (960, 800), 390: (506, 844), 274: (390, 844)}
"""The size of JupyterLab's page for each: of the narrow ones that in which the table itself is so wide."""
MOMENTS = ("clue", "review", "cards", "vote", "review", "over")
"""Ana tells, and sees what came of it; then she guesses."""
THEMES = ("light", "dark")
GAME = """import dixit_widget as dixit
from dixit_widget.bots import random_action
table = dixit.play(
    "Ana", bots={bots}, edition={edition!r}, first={first!r}, seed={seed},
    language={language!r}, pace=0, store=None)
def play_on(until):
    left = table.game.revision
    while table.game.phase != "over" and (table.game.phase != until or table.game.revision == left > 0):
        game = table.game
        if until == "vote" and game.phase == "cards" and table.live.let_bots_begin():
            continue  # of a team, one hands in and the other votes
        action = dixit.Continue() if game.phase == "review" else random_action(game.view("Ana"))
        if isinstance(action, dixit.GiveClue):
            action = dixit.GiveClue("Ana", action.card, "What the morning keeps")
        table.act(action)
    print(table.game.revision)
table"""
SHEET = """<body style="margin:0;padding:16px;background:{paper};color:{ink};font:14px sans-serif">
<h1 style="font-size:18px">{title}</h1><table style="border-spacing:8px;vertical-align:top">{rows}</table>"""
SCALE = 0.6
DECODED = "root => Promise.all([...root.querySelectorAll('img')].map(picture => picture.decode()))"
SCREEN = """async (root, screen) => {
  const outer = root.closest(".jp-WindowedPanel-outer"), room = outer.clientHeight;
  const at = outer.scrollTop + root.getBoundingClientRect().top - outer.getBoundingClientRect().top;
  if (screen * room > root.offsetHeight - 2) return null;
  outer.scrollTop = at + screen * room;
  await new Promise(requestAnimationFrame);
  const seen = outer.getBoundingClientRect(), { left, top, right, bottom } = root.getBoundingClientRect();
  const x = Math.max(left, seen.left), y = top + (screen ? screen * room : 0);
  return { x, y, width: right - x, height: Math.min(bottom, seen.top + room) - y };
}"""


def looks(notebook: Notebook, folder: Path, edition: str) -> Iterator[tuple[str, str, int, list[Path]]]:
    """Play, and yield each moment, theme and width with its pictures."""
    themes, widths = list(THEMES), list(WIDTHS)
    for at, moment in enumerate(MOMENTS):
        revision = notebook.kernel(f"play_on({moment!r})")
        expect(notebook.root).to_have_attribute("data-revision", revision)
        for theme in themes:
            notebook.theme(f"JupyterLab {theme.title()}")
            expect(notebook.root).to_have_attribute("data-dx-theme", theme)
            for width in widths:
                notebook.resize(*WIDTHS[width])
                expect(notebook.root.locator(".dx-card[data-loading]")).to_have_count(0)
                notebook.root.evaluate(DECODED)
                notebook.page.evaluate(SETTLE)
                for fault in crowded(notebook):
                    print(f"{edition} {moment} {width}: {fault}", flush=True)
                name = f"{edition}-{at}-{moment}-{width}-{theme}"
                yield f"{at + 1} {moment}", theme, width, screens(notebook, folder / name)
            widths.reverse()
        themes.reverse()


def screens(notebook: Notebook, name: Path) -> list[Path]:
    """Take pictures of the table as whoever scrolls through it would see it, one for each screen."""
    pictures = []
    for screen in itertools.count():
        clip = notebook.root.evaluate(SCREEN, screen)
        if clip is None:
            return pictures
        pictures.append(name.with_name(f"{name.name}-{screen}.png"))
        notebook.page.screenshot(path=pictures[-1], clip=clip)
    raise AssertionError


def sheet(page: Page, title: str, theme: str, pictures: dict[tuple[str, int], list[Path]], to: Path) -> None:
    """Lay pictures side by side, a row for each moment."""
    rows = "".join(
        f'<tr style="vertical-align:top"><th>{moment}</th>'
        + "".join(
            "<td>"
            + "".join(
                f'<img src="{one.as_uri()}" style="zoom:{SCALE};display:block;margin-bottom:6px">'
                for one in pictures[moment, width]
            )
            + "</td>"
            for width in WIDTHS
        )
        for moment in dict.fromkeys(moment for moment, _ in pictures)
    )
    paper, ink = ("#eee", "#222") if theme == "light" else ("#111", "#ddd")
    beside = to.with_suffix(".html")
    beside.write_text(SHEET.format(paper=paper, ink=ink, title=title, rows=rows), encoding="utf-8")
    page.goto(beside.as_uri())
    page.screenshot(path=to, full_page=True)
    beside.unlink()


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("out", type=Path, help="the folder for the sheets")
    parser.add_argument("editions", nargs="*", default=list(dixit.editions()), metavar="edition")
    parser.add_argument("--language", choices=("en", "fr"), default="en")
    parser.add_argument("--seed", type=int, default=5)
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server, browser = LabServer(Path(folder)), chromium.launch(playwright)
        try:
            page = browser.new_page(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
            page.add_init_script("localStorage.setItem('dixit-pace', 'none')")
            notebook = Notebook(server, page, server.write("strip", "0"))
            paper = browser.new_page(viewport={"width": 1700, "height": 800})
            for edition in options.editions:
                mode = dixit.edition(edition).mode
                game = GAME.format(
                    bots=SEATS.get(edition, 6) - 1,
                    edition=edition,
                    first="Ana" if mode == "storyteller" else None,
                    seed=options.seed,
                    language=options.language,
                )
                notebook.replace_cell(game)
                notebook.run_all()
                expect(page.locator(f'.dx-root[data-edition="{edition}"]')).to_be_visible()
                shown: dict[str, dict[tuple[str, int], list[Path]]] = {theme: {} for theme in THEMES}
                for moment, theme, width, seen in looks(notebook, Path(folder), edition):
                    shown[theme][moment, width] = seen
                for theme, pictures in shown.items():
                    to = options.out / f"{edition}-{options.language}-{theme}.png"
                    sheet(paper, f"{edition}, {options.language}, {theme}", theme, pictures, to)
                    print(to, flush=True)
        finally:
            browser.close()
            server.close()


if __name__ == "__main__":
    main()
