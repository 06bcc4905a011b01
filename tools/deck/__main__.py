"""The workshop's command line: without a task it says which cards are stale."""

import argparse
import os
import subprocess
import sys
import time

from . import ledger
from .places import (
    DRAFT_SAMPLES,
    DRAFT_SCALE,
    DRAFTS,
    PICTURES,
    PROJECT,
    SAMPLES,
    SCALE,
    SMALL_PICTURES,
    WORK,
)

NICE = ["nice", "-n", "19"] if os.name == "posix" else []


def run(variable: str, *command: str) -> None:
    """Run a module in one of the two environments, named by an environment variable."""
    python = os.environ.get(variable, sys.executable)
    subprocess.run([*NICE, python, "-m", *command], cwd=PROJECT, check=True, stdout=subprocess.DEVNULL)


def draft(card: str) -> None:
    """Take a quick look at a card."""
    run("DECK_RENDER_PYTHON", "tools.deck.stage", card, str(DRAFTS), str(DRAFT_SCALE), str(DRAFT_SAMPLES))
    run("DECK_FINISH_PYTHON", "tools.deck.finish", card, str(DRAFTS), str(DRAFTS / f"{card}.png"))


def paint(card: str, again: bool) -> None:
    """Paint both sizes of a card; a raw render of the same scene is used again."""
    scene = ledger.scene_print(card)
    stamp = WORK / f"{card}.print"
    if again or not stamp.exists() or stamp.read_text() != scene:
        stamp.unlink(missing_ok=True)
        run("DECK_RENDER_PYTHON", "tools.deck.stage", card, str(WORK), str(SCALE), str(SAMPLES))
        stamp.write_text(scene)
    full, small = PICTURES / f"{card}.webp", SMALL_PICTURES / f"{card}.webp"
    run("DECK_FINISH_PYTHON", "tools.deck.finish", card, str(WORK), str(full), str(small))
    ledger.enter(card)


def each(cards: list[str], work) -> int:
    """Do the work for each card, and go on when one fails; return how many failed."""
    failed = 0
    for card in cards:
        start = time.monotonic()
        try:
            work(card)
        except subprocess.CalledProcessError as error:
            print(f"{card}: FAILED ({error})", flush=True)
            failed += 1
        else:
            print(f"{card}: {time.monotonic() - start:.0f} s", flush=True)
    return failed


def stale(cards: list[str]) -> int:
    """Say which cards should be painted again, and why; return how many."""
    reasons = {card: why for card in cards if (why := ledger.why_stale(card))}
    for card, why in reasons.items():
        print(f"{card}: {why}")
    print(f"{len(reasons)} of {len(cards)} stale")
    return len(reasons)


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
    parser.add_argument(
        "task", nargs="?", default="stale", choices=["stale", "render", "draft", "contact", "icons"]
    )
    parser.add_argument("cards", nargs="*", help="ids, or all")
    parser.add_argument("--again", action="store_true", help="also what is not stale")
    parser.add_argument("--to", default="contact.png", help="where the contact sheet goes")
    parser.add_argument("--width", type=int, default=200)
    parser.add_argument("--columns", type=int, default=12)
    given = parser.parse_args()
    cards = ledger.deck() if given.cards in (["all"], []) else given.cards
    match given.task:
        case "stale":
            return min(stale(cards), 1)
        case "draft":
            return each(cards, draft)
        case "render":
            due = cards if given.again else [card for card in cards if ledger.why_stale(card)]
            return each(due, lambda card: paint(card, given.again))
        case "contact":
            contact(given.to, cards, given.width, given.columns)
        case "icons":
            run("DECK_FINISH_PYTHON", "tools.deck.icons", *given.cards)
    return 0


if __name__ == "__main__":
    sys.exit(main())
