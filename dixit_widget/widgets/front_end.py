"""The built front end, as texts: anywidget keeps every widget for ever whose module is the path of a file."""

from __future__ import annotations

from pathlib import Path
from typing import Final

STATIC: Final = Path(__file__).parent.parent / "static"
_UNBUILT: Final = """
export default {
  render({ el }) {
    el.textContent = "The front end of dixit_widget is not built here: run “make front” in the checkout.";
  },
};
"""


def script(name: str) -> str:
    """Return the module of a widget; where it is not built, one that says so."""
    path = STATIC / f"{name}.js"
    return path.read_text(encoding="utf-8") + "\n" if path.exists() else _UNBUILT


def styles(name: str) -> str:
    """Return the style sheet of a widget."""
    path = STATIC / f"{name}.css"
    return path.read_text(encoding="utf-8") + "\n" if path.exists() else "\n"
