"""What the page of the lab asks for."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from dixit_widget.table.protocol import Hello, Ping, Request
from dixit_widget.widgets.lab.asked_widget import Pictures


class SetVote(Request, frozen=True, kw_only=True, tag="vote"):
    """Lay a voter's tokens; no slots: take them up."""

    voter: str
    slots: tuple[int, ...]


class Mark(Request, frozen=True, kw_only=True, tag="mark"):
    """Lay the red token, or say which of the storyteller's cards is the one to find."""

    what: Literal["red", "target"]
    slot: int


class Tell(Request, frozen=True, kw_only=True, tag="tell"):
    """Another storyteller."""

    player: str


class Seat(Request, frozen=True, kw_only=True, tag="seat"):
    """Another number of players."""

    number: int


class Lay(Request, frozen=True, kw_only=True, tag="preset"):
    """Lay out a preset."""

    preset: str


class Compare(Request, frozen=True, kw_only=True, tag="rules"):
    """Set a column to another rule set; an empty choice takes the column away."""

    column: int
    choice: str


class Solve(Request, frozen=True, kw_only=True, tag="solve"):
    """Show the next votes with which a player wins under a column's rules, or those before; 0: as it was."""

    winner: str
    column: int = 0
    by: Literal[1, -1, 0] = 1


AnyRequest: TypeAlias = Hello | Ping | Pictures | SetVote | Mark | Tell | Seat | Lay | Compare | Solve


def decode(content: object) -> AnyRequest:
    """Read a request; what comes from a page is data to be checked.

    Raises
    ------
    msgspec.ValidationError
        If it is not one of :data:`AnyRequest`, to the letter.
    """
    request: AnyRequest = msgspec.convert(content, type=AnyRequest)
    return request
