"""What travels between the lab's page and Python: what it is shown, what it asks, what is answered."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from dixit_widget.rules import RuleSet
from dixit_widget.table.points import Sheet, Votes
from dixit_widget.table.protocol import Pictures, Ping
from dixit_widget.table.rpc import Done, Request


class LabState(msgspec.Struct, frozen=True, kw_only=True):
    """A position as the page draws it: whose cards lie where, and who votes for what."""

    storyteller: str
    slots: tuple[str, ...]
    votes: Votes
    red: int | None
    target: int | None
    cards: tuple[str, ...]
    rules: tuple[RuleSet, ...]


class LabTraits(msgspec.Struct, frozen=True, kw_only=True):
    """What the traits of the lab carry."""

    state: LabState
    sheet: Sheet
    preset: str
    language: Literal["en", "fr", ""]
    theme: Literal["light", "dark", ""]


class Solved(msgspec.Struct, frozen=True):
    """Which solution is shown, from 1, of how many; 0: none; and whether everything was looked at."""

    at: int
    of: int
    complete: bool


class SetVote(Request, frozen=True, kw_only=True, tag="vote"):
    """Lay a voter's tokens; no slots: take them up."""

    answer = Done
    voter: str
    slots: tuple[int, ...]


class Mark(Request, frozen=True, kw_only=True, tag="mark"):
    """Lay the red token, or say which of the storyteller's cards is the one to find."""

    answer = Done
    what: Literal["red", "target"]
    slot: int


class Tell(Request, frozen=True, kw_only=True, tag="tell"):
    """Another storyteller."""

    answer = Done
    player: str


class SetPlayers(Request, frozen=True, kw_only=True, tag="players"):
    """Another number of players."""

    answer = Done
    number: int


class Lay(Request, frozen=True, kw_only=True, tag="preset"):
    """Lay out a preset."""

    answer = Done
    preset: str


class Compare(Request, frozen=True, kw_only=True, tag="column"):
    """Set a column to another rule set; an empty choice takes the column away."""

    answer = Done
    column: int
    choice: str


class Solve(Request, frozen=True, kw_only=True, tag="solve"):
    """Show the next votes with which a player wins under a column's rules, or those before; 0: as it was."""

    answer = Solved
    winner: str
    column: int = 0
    by: Literal[1, -1, 0] = 1


LabRequest: TypeAlias = Ping | Pictures | SetVote | Mark | Tell | SetPlayers | Lay | Compare | Solve
