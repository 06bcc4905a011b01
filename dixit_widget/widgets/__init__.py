"""The anywidget front doors, each loaded when it is asked for: a table waits for no laboratory."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dixit_widget.words.lazily import handed_on

if TYPE_CHECKING:
    from dixit_widget.widgets.classroom_widget import Classroom as Classroom
    from dixit_widget.widgets.deck_sheet import DeckSheet as DeckSheet
    from dixit_widget.widgets.explorer import RuleExplorer as RuleExplorer
    from dixit_widget.widgets.lab import Predict as Predict
    from dixit_widget.widgets.lab import ScoringLab as ScoringLab
    from dixit_widget.widgets.playing import games as games
    from dixit_widget.widgets.playing import play as play
    from dixit_widget.widgets.playing import resume as resume
    from dixit_widget.widgets.replay import ReplayWidget as ReplayWidget
    from dixit_widget.widgets.table_widget import TableWidget as TableWidget

_HOMES = {
    "classroom_widget": ("Classroom",),
    "deck_sheet": ("DeckSheet",),
    "explorer": ("RuleExplorer",),
    "lab": ("Predict", "ScoringLab"),
    "playing": ("games", "play", "resume"),
    "replay": ("ReplayWidget",),
    "table_widget": ("TableWidget",),
}

__getattr__, __dir__, __all__ = handed_on(__name__, _HOMES)  # pyright: ignore[reportUnsupportedDunderAll]
