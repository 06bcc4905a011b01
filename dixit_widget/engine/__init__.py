"""One game as a value: actions, options, views, records. Pure, seeded, no clock, no threads."""

from dixit_widget.engine.actions import (
    Action,
    Clue,
    Continue,
    GiveClue,
    HandIn,
    IllegalAction,
    UnknownPlayer,
    Vote,
)
from dixit_widget.engine.example import example_record
from dixit_widget.engine.game import Game
from dixit_widget.engine.names import name_problems, tidy_name
from dixit_widget.engine.options import Options
from dixit_widget.engine.record import (
    DamagedRecord,
    MissingFile,
    MissingFolder,
    NewerRecord,
    Record,
    RecordHeader,
    UnusableFile,
)
from dixit_widget.engine.refusals import named
from dixit_widget.engine.setup import InvalidDeck, InvalidPlayers, InvalidStart, plain_deck
from dixit_widget.engine.view_types import ClueKind, OpenView, Phase, PrivateView, PublicView, View
from dixit_widget.engine.views import open_view, private_view, public_view

__all__ = [
    "Action",
    "Clue",
    "ClueKind",
    "Continue",
    "DamagedRecord",
    "Game",
    "GiveClue",
    "HandIn",
    "IllegalAction",
    "InvalidDeck",
    "InvalidPlayers",
    "InvalidStart",
    "MissingFile",
    "MissingFolder",
    "NewerRecord",
    "OpenView",
    "Options",
    "Phase",
    "PrivateView",
    "PublicView",
    "Record",
    "RecordHeader",
    "UnknownPlayer",
    "UnusableFile",
    "View",
    "Vote",
    "example_record",
    "name_problems",
    "named",
    "open_view",
    "plain_deck",
    "private_view",
    "public_view",
    "tidy_name",
]
