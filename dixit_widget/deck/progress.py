"""A line in a notebook that says how far something has got; elsewhere nothing is said."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator, Sequence
from typing import Any, Final, TypeVar

from dixit_widget.words import say

Item = TypeVar("Item")

_WORTH: Final = 12  # pictures; fewer are read while one looks
_STEPS: Final = 50  # a line is not written more often


def counted(items: Sequence[Item], key: str) -> Iterator[Item]:
    """Yield the items, and say in the cell that runs how many have been gone through.

    Parameters
    ----------
    items : sequence
    key : str
        Of the sentence that says so, with ``{n}`` and ``{all}`` in it.
    """
    if len(items) < _WORTH or not _in_notebook():
        yield from items
        return
    display: Any = importlib.import_module("IPython.display").display

    def line(n: int) -> dict[str, str]:
        return {"text/plain": say(key, n=n, all=len(items)) if n < len(items) else ""}

    shown = display(line(0), raw=True, display_id=True)
    try:
        for n, item in enumerate(items):
            if n % max(1, len(items) // _STEPS) == 0:
                shown.update(line(n), raw=True)
            yield item
    finally:
        shown.update(line(len(items)), raw=True)


def _in_notebook() -> bool:
    """Whether a kernel runs this: a terminal could not take the line back."""
    ipython = sys.modules.get("IPython")
    shell = ipython.get_ipython() if ipython else None
    return hasattr(shell, "kernel")
