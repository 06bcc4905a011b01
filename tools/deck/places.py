"""Where the workshop reads and writes."""

import os
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
PROJECT = HERE.parent.parent
PICTURES = PROJECT / "dixit_widget" / "deck" / "pictures"
CARDS = PROJECT / "dixit_widget" / "deck" / "cards.json"
MEANING = HERE / "meaning"
WORK = Path(os.environ.get("DECK_WORK") or Path(tempfile.gettempdir()) / "deck-work")  # raw renders and icons
