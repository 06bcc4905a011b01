"""The recorded game that comes with the package."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from dixit_widget.engine.record import Record

FILE: Final = Path(__file__).with_name("example.json")


def example_record() -> Record:
    """Return a whole game to look at: six bots, the rules of 2021, the deck of the package.

    It was played on the engine once, by the program ``tools/example_game.py``, and written
    down; nothing in it is made up.

    Returns
    -------
    Record

    Examples
    --------
    >>> *_, end = example_record().replay()
    >>> end.phase, end.turn, end.winners
    ('over', 11, ('Fox',))
    """
    return Record.load(FILE)
