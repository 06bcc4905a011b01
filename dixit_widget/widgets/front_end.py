"""The modules of the widgets: for each the loader, which fetches the rest once for a page."""

from __future__ import annotations

from typing import Final

import msgspec

from dixit_widget.table.front_end import front_end
from dixit_widget.words import LANGUAGES
from dixit_widget.words import area_catalogue as area

_UNBUILT: Final = """
export default {
  render({ el }) {
    el.textContent = "The front end of dixit_widget is not built here: run “make front” in the checkout.";
  },
};
"""


def script(name: str) -> str:
    """Return the module of a widget, as text: anywidget keeps every widget for ever whose module is a path.

    Where nothing is built, it says so.
    """
    built = front_end()
    if not built.loader:
        return _UNBUILT
    entry = built.manifest.entries[name]
    told = {
        "key": built.manifest.key,
        "script": entry.script,
        "styles": entry.styles,
        "words": {
            language: {key.removeprefix("still."): text for key, text in area("still", language).items()}
            for language in LANGUAGES
        },
    }
    return f"const dixit = {msgspec.json.encode(told).decode()};\n{built.loader}\n"
