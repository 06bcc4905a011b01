"""Play the storytelling card game Dixit in a notebook, teach the theory of its scoring, turn its rules.

Names are handed on lazily: importing the package loads nothing that is not used.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dixit_widget import bots as bots
    from dixit_widget import charts as charts
    from dixit_widget import simulate as simulate
    from dixit_widget import theory as theory
    from dixit_widget.deck import Card as Card
    from dixit_widget.deck import Deck as Deck
    from dixit_widget.engine import Continue as Continue
    from dixit_widget.engine import Game as Game
    from dixit_widget.engine import GiveClue as GiveClue
    from dixit_widget.engine import HandIn as HandIn
    from dixit_widget.engine import IllegalAction as IllegalAction
    from dixit_widget.engine import Record as Record
    from dixit_widget.engine import Vote as Vote
    from dixit_widget.engine import example_record as example_record
    from dixit_widget.rules import InvalidRound as InvalidRound
    from dixit_widget.rules import InvalidRules as InvalidRules
    from dixit_widget.rules import Reason as Reason
    from dixit_widget.rules import Round as Round
    from dixit_widget.rules import RoundScore as RoundScore
    from dixit_widget.rules import RuleSet as RuleSet
    from dixit_widget.rules import edition as edition
    from dixit_widget.rules import editions as editions
    from dixit_widget.rules import score_round as score_round
    from dixit_widget.table import Seat as Seat
    from dixit_widget.table import Store as Store
    from dixit_widget.table import Table as Table
    from dixit_widget.widgets import Classroom as Classroom
    from dixit_widget.widgets import DeckSheet as DeckSheet
    from dixit_widget.widgets import Predict as Predict
    from dixit_widget.widgets import ReplayWidget as ReplayWidget
    from dixit_widget.widgets import RuleExplorer as RuleExplorer
    from dixit_widget.widgets import ScoringLab as ScoringLab
    from dixit_widget.widgets import TableWidget as TableWidget
    from dixit_widget.widgets.playing import games as games
    from dixit_widget.widgets.playing import play as play
    from dixit_widget.widgets.playing import resume as resume

__version__ = "0.1.0"

_HOMES = {
    "rules": (
        "InvalidRound",
        "InvalidRules",
        "Reason",
        "Round",
        "RoundScore",
        "RuleSet",
        "edition",
        "editions",
        "score_round",
    ),
    "deck": ("Card", "Deck"),
    "engine": ("Continue", "Game", "GiveClue", "HandIn", "IllegalAction", "Record", "Vote", "example_record"),
    "table": ("Seat", "Store", "Table"),
    "widgets": (
        "Classroom",
        "DeckSheet",
        "Predict",
        "ReplayWidget",
        "RuleExplorer",
        "ScoringLab",
        "TableWidget",
        "games",
        "play",
        "resume",
    ),
}
_ROOMS = ("bots", "charts", "simulate", "theory")
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}

__all__ = sorted([*_HOME_OF, *_ROOMS])  # pyright: ignore[reportUnsupportedDunderAll]


def __getattr__(name: str) -> object:
    if name in _ROOMS:
        return importlib.import_module(f"{__name__}.{name}")
    if name not in _HOME_OF:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(importlib.import_module(f"{__name__}.{_HOME_OF[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
