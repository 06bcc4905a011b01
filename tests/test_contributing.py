"""The map that newcomers get names what is there."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
MAP = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")


def test_every_file_on_the_walk_from_a_click_to_a_redraw_is_there() -> None:
    walk = MAP.split("## From a click to a redraw")[1].split("```")[1]
    files = re.findall(r"(?:js|dixit_widget)/\S+\.(?:py|tsx?)", walk)
    assert len(files) > 20
    assert [file for file in files if not (ROOT / file).exists()] == []


def test_every_room_on_the_map_is_there() -> None:
    rooms = re.findall(r"^\| \d \| `(\w+)/`", MAP, re.MULTILINE)
    assert len(rooms) > 8
    assert [room for room in rooms if not (ROOT / "dixit_widget" / room).is_dir()] == []
