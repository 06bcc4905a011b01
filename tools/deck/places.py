"""Where the workshop reads and writes, and the one setting with which the whole deck is painted."""

import os
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
PROJECT = HERE.parent.parent
DECK = PROJECT / "dixit_widget" / "deck"
CARDS = DECK / "cards.json"
PICTURES = DECK / "pictures"
SMALL_PICTURES = DECK / "small_pictures"
PAINTED = HERE / "painted.json"
WORK = Path(os.environ.get("DECK_WORK") or Path(tempfile.gettempdir()) / "deck-work")  # raw renders and icons
DRAFTS = WORK / "drafts"

SCALE, SAMPLES = 1.0, 12  # of the card's size; rays for a point of it
DRAFT_SCALE, DRAFT_SAMPLES = 0.4, 6
QUALITY = 76
SMALL_SIZE, SMALL_QUALITY, SMALL_BYTES = (320, 480), 74, 12_000
