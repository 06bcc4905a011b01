"""A recorded game as a film: every moment of it at hand, and what led there."""

from __future__ import annotations

import os
from functools import cached_property
from pathlib import Path
from typing import Literal, TypeAlias, TypedDict

import traitlets

from dixit_widget.engine import Action, Continue, Game, GiveClue, HandIn, Record, UnusableFile
from dixit_widget.rules.validation import shown
from dixit_widget.words import Problem
from dixit_widget.words.paths import as_path

StepKind: TypeAlias = Literal["start", "clue", "hand_in", "vote", "turn", "over"]


class RefusedReplay(Problem, traitlets.TraitError):
    """What cannot be replayed, or a position or seat that the recorded game does not have."""


class Step(TypedDict):
    """What led to a position: who did what; nothing of it was ever secret."""

    kind: StepKind
    player: str


class TurnMark(TypedDict):
    """Where a turn begins, and who tells; empty: nobody did, before the record ends."""

    turn: int
    start: int
    teller: str


class Film:
    """Every moment of a recorded game.

    Parameters
    ----------
    record : Record

    Attributes
    ----------
    record : Record
    games : tuple of Game
        The game at each position: after so many actions.

    Raises
    ------
    DamagedRecord
        If it tells of a game that cannot have been played.
    """

    def __init__(self, record: Record) -> None:
        self.record = record
        self.games = tuple(record.replay())

    @property
    def players(self) -> tuple[str, ...]:
        """The players in playing order."""
        return self.games[0].players

    @property
    def last(self) -> int:
        """The last position."""
        return len(self.games) - 1

    @cached_property
    def steps(self) -> list[Step]:
        """For each position what led there."""
        start: Step = {"kind": "start", "player": ""}
        return [start, *map(_step, self.record.actions, self.games[1:])]

    @cached_property
    def turns(self) -> list[TurnMark]:
        """Where each turn begins."""
        marks: list[TurnMark] = []
        for position, game in enumerate(self.games):
            if game.phase == "over":
                break
            if not marks or marks[-1]["turn"] != game.turn:
                marks.append({"turn": game.turn, "start": position, "teller": ""})
            marks[-1]["teller"] = game.storyteller or ""
        return marks

    @cached_property
    def reviews(self) -> tuple[int, ...]:
        """The positions at which a turn has just been scored."""
        return tuple([position for position, game in enumerate(self.games) if game.phase == "review"])

    def reviewed(self, position: int) -> tuple[Game, ...]:
        """Return the game at the review of each turn that has been scored by then."""
        return tuple([self.games[review] for review in self.reviews[: self.scored(position)]])

    def scored(self, position: int) -> int:
        """Return how many turns have been scored by then."""
        return sum(review <= position for review in self.reviews)

    def until(self, scored: int) -> Record:
        """Return the record up to the scoring of a turn."""
        return Record(self.record.header, self.record.actions[: self.reviews[scored - 1] if scored else 0])


def read_record(given: object) -> Record:
    """Return a record from whatever has one: a record, a game, a table, the path of a file.

    Raises
    ------
    RefusedReplay
        If there is no record in it.
    DamagedRecord, NewerRecord
        If the file holds none that can be read.
    """
    if isinstance(given, Record):
        return given
    if isinstance(given, Game):
        return Record.of(given)
    if isinstance(given, str | os.PathLike):
        return _load(as_path(given))
    record = getattr(given, "record", None)
    if isinstance(record, Record):
        return record
    raise RefusedReplay("replay.record", value=shown(given))


def _load(path: Path) -> Record:
    try:
        return Record.load(path)
    except UnusableFile as problem:
        raise RefusedReplay(problem.code, **problem.values) from problem


def _step(action: Action, after: Game) -> Step:
    match action:
        case GiveClue(player=player):
            return {"kind": "clue", "player": player}
        case HandIn(player=player):
            return {"kind": "hand_in", "player": player}
        case Continue():
            return {"kind": "over" if after.phase == "over" else "turn", "player": after.storyteller or ""}
    return {"kind": "vote", "player": action.player}
