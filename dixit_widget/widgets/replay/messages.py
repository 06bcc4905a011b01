"""What travels between a replay's page and Python beside what every table's page gets."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from dixit_widget.table.protocol import (
    AskClarity,
    AskWords,
    Hello,
    Pictures,
    Ping,
    Rules,
    ScreenTraits,
    Turns,
    WhatIf,
)
from dixit_widget.table.rpc import Done, Request
from dixit_widget.widgets.replay.chart_cache import ChartName
from dixit_widget.widgets.replay.film import Step, TurnMark


class FilmTrait(msgspec.Struct, frozen=True, kw_only=True):
    """A recorded game at a glance: a step for each position, and where turns begin and are scored."""

    steps: tuple[Step, ...]
    turns: tuple[TurnMark, ...]
    reviews: tuple[int, ...]
    charts: tuple[ChartName, ...]


class ReplayTraits(ScreenTraits, frozen=True, kw_only=True):
    """What the traits of a replay carry; ``seat``: a player, ``*`` for every hand, or what all knew."""

    position: int
    seat: str
    film: FilmTrait


class Go(Request, frozen=True, kw_only=True, tag="go"):
    """The page goes to a position, to look through the eyes of a seat."""

    answer = Done
    position: int
    seat: str


class Drawn(msgspec.Struct, frozen=True):
    """A chart in words, its pictures by day and by night beside it; None: it is being drawn, ask again."""

    alt: str | None


class Chart(Request, frozen=True, kw_only=True, tag="chart"):
    """A chart of the game up to a position."""

    answer = Drawn
    name: ChartName
    position: int


ReplayRequest: TypeAlias = (
    Hello | Ping | Go | Pictures | Turns | WhatIf | AskClarity | AskWords | Rules | Chart
)
