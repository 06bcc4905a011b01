"""What charts read out of a game: its scored turns, and who sits where."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Protocol, TypeAlias, runtime_checkable

from dixit_widget.charts.canvas import ChartProblem
from dixit_widget.charts.letters import look_for
from dixit_widget.engine import Game, Record
from dixit_widget.engine.record import Row
from dixit_widget.rules import RuleSet


@runtime_checkable
class HasRecord(Protocol):
    """Something with a game on it, such as a table."""

    @property
    def record(self) -> Record:
        """The game so far, written down."""
        ...


RecordLike: TypeAlias = Record | Game | HasRecord


@dataclass(frozen=True)
class Story:
    """The scored turns of a game.

    Attributes
    ----------
    rules : RuleSet
    players : tuple of str
        In seating order.
    turns : list of list of Row
        For each scored turn, a row for each player in seating order.
    """

    rules: RuleSet
    players: tuple[str, ...]
    turns: list[list[Row]]

    @property
    def sides(self) -> dict[str, int]:
        """Who scores (players, or teams) and whose seat's colour stands for them."""
        if not self.turns:
            return {player: seat for seat, player in enumerate(self.players)}
        sides: dict[str, int] = {}
        for seat, row in enumerate(self.turns[0]):
            sides.setdefault(row["team"] or row["player"], seat)
        return sides

    def rows(self) -> Iterator[Row]:
        """All rows, turn by turn."""
        for turn in self.turns:
            yield from turn


def read(record: RecordLike) -> Story:
    """Read a record, a game, or what has a record.

    Raises
    ------
    ChartProblem
        If it is none of these.
    """
    if isinstance(record, Game):
        record = Record.of(record)
    if not isinstance(record, Record):
        inner = record.record if isinstance(record, HasRecord) else None
        if not isinstance(inner, Record):
            raise ChartProblem("charts.record", value=type(record).__name__)
        record = inner
    turns = [list(rows) for _, rows in groupby(record.rows(), key=lambda row: row["turn"])]
    look_for([*record.header.players, *(row["clue"] or "" for rows in turns for row in rows)])
    return Story(record.header.rules, tuple(record.header.players), turns)
