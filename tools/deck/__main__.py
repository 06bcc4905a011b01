"""The workshop's command line: render, draft, meaning, contact, icons."""

import argparse
import os
import subprocess
import sys
import time

from . import meaning
from .places import MEANING, PICTURES, PROJECT, WORK

NICE = ["nice", "-n", "19"] if os.name == "posix" else []


def run(variable: str, *command: str) -> None:
    """Run a module in one of the two environments, named by an environment variable."""
    python = os.environ.get(variable, sys.executable)
    subprocess.run([*NICE, python, "-m", *command], cwd=PROJECT, check=True, stdout=subprocess.DEVNULL)


def paint(cards: list[str], draft: bool, again: bool) -> int:
    """Render and finish cards one after the other; go on when one fails."""
    failed = 0
    for card in cards:
        raw = WORK / f"{card}.exr"
        target = WORK / "drafts" / f"{card}.png" if draft else PICTURES / f"{card}.webp"
        done = WORK / f"{card}.done"
        if not again and (target.exists() if draft else done.exists()):
            continue
        start = time.monotonic()
        target.parent.mkdir(parents=True, exist_ok=True)
        try:
            run(
                "DECK_RENDER_PYTHON",
                "tools.deck.stage",
                card,
                "0.4" if draft else "0.75",
                "6" if draft else "10",
            )
            middle = time.monotonic()
            run("DECK_FINISH_PYTHON", "tools.deck.finish", card, str(target))
        except subprocess.CalledProcessError as error:
            print(f"{card}: FAILED ({error})", flush=True)
            failed += 1
            continue
        raw.unlink()
        if not draft:
            done.touch()
        print(f"{card}: render {middle - start:.0f} s, finish {time.monotonic() - middle:.0f} s", flush=True)
    return failed


def contact(path: str, cards: list[str], width: int, columns: int) -> None:
    """Lay the pictures out on one sheet."""
    from PIL import Image

    height, gap = width * 3 // 2, max(6, width // 20)
    rows = -(-len(cards) // columns)
    sheet = Image.new("RGB", (columns * (width + gap) + gap, rows * (height + gap) + gap), "#26222a")
    for place, card in enumerate(cards):
        source = PICTURES / f"{card}.webp"
        if source.exists():
            picture = Image.open(source).convert("RGB").resize((width, height), Image.Resampling.LANCZOS)
            sheet.paste(
                picture, (gap + place % columns * (width + gap), gap + place // columns * (height + gap))
            )
    sheet.save(path)


def main() -> int:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m tools.deck", description=__doc__)
    parser.add_argument("task", choices=["render", "draft", "meaning", "contact", "icons"])
    parser.add_argument("cards", nargs="*", help="ids, or all")
    parser.add_argument("--again", action="store_true", help="also what is done already")
    parser.add_argument("--to", default="contact.png", help="where the contact sheet goes")
    parser.add_argument("--width", type=int, default=200)
    parser.add_argument("--columns", type=int, default=12)
    given = parser.parse_args()
    deck = sorted(path.stem for path in MEANING.glob("*.txt"))
    cards = deck if given.cards in (["all"], []) else given.cards
    if given.task in ("render", "draft"):
        return paint(cards, given.task == "draft", given.again)
    if given.task == "meaning":
        meaning.write()
    elif given.task == "contact":
        contact(given.to, cards, given.width, given.columns)
    elif given.task == "icons":
        run("DECK_FINISH_PYTHON", "tools.deck.icons", *given.cards)
    return 0


if __name__ == "__main__":
    sys.exit(main())
