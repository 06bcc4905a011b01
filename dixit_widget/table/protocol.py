"""The messages between a browser and the table; the TypeScript types are made from these."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from dixit_widget.engine import ClueKind
from dixit_widget.table.seats import Seat


class Draft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the set-up panel holds: an edition, seats, and the variants that are turned."""

    edition: str
    seats: tuple[Seat, ...]
    variants: tuple[str, ...] = ()


class GiveClueMove(
    msgspec.Struct, frozen=True, tag_field="action", tag="give_clue", forbid_unknown_fields=True
):
    """Tell a clue; ``card`` is None where the clue belongs to no card."""

    card: str | None
    text: str
    kind: ClueKind = "text"


class HandInMove(msgspec.Struct, frozen=True, tag_field="action", tag="hand_in", forbid_unknown_fields=True):
    """Hand in cards."""

    cards: tuple[str, ...]


class VoteMove(msgspec.Struct, frozen=True, tag_field="action", tag="vote", forbid_unknown_fields=True):
    """Vote for slots."""

    slots: tuple[int, ...]
    red: int | None = None


class ContinueMove(
    msgspec.Struct, frozen=True, tag_field="action", tag="continue", forbid_unknown_fields=True
):
    """Go on after the review."""


Move: TypeAlias = GiveClueMove | HandInMove | VoteMove | ContinueMove


class Request(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True, kw_only=True):
    """What every request carries: a number to answer to, and the reader's language."""

    id: str
    lang: Literal["en", "fr"] = "en"


class Hello(Request, frozen=True, kw_only=True, tag="hello"):
    """A view has mounted and asks for what its seat may know."""


class Ping(Request, frozen=True, kw_only=True, tag="ping"):
    """Ask whether anybody is there."""


class Check(Request, frozen=True, kw_only=True, tag="check"):
    """Ask whether a draft can be played, and what it would mean."""

    draft: Draft


class Start(Request, frozen=True, kw_only=True, tag="start"):
    """Start a game from a draft."""

    draft: Draft


class Sit(Request, frozen=True, kw_only=True, tag="sit"):
    """Somebody takes the screen; an empty name lets the curtain fall."""

    seat: str


class Act(Request, frozen=True, kw_only=True, tag="act"):
    """The person at the screen makes a move, decided at ``revision``."""

    revision: int
    action: Move


class LetBots(Request, frozen=True, kw_only=True, tag="let_bots_begin"):
    """A bot that waits for a person goes first: with the first clue, or with the team's card."""

    revision: int
    bot: str = ""


class Pictures(Request, frozen=True, kw_only=True, tag="pictures"):
    """Cards by id, or a page of the deck: ``count`` cards after the first ``from``."""

    cards: tuple[str, ...] = ()
    start: int = msgspec.field(default=0, name="from")
    count: int = 0


class Turns(Request, frozen=True, kw_only=True, tag="turns"):
    """Every turn that has been scored, for the log and the replay."""


class Why(Request, frozen=True, kw_only=True, tag="why"):
    """Ask a bot why it did what it did in a turn that has been scored."""

    turn: int
    player: str


class Rules(Request, frozen=True, kw_only=True, tag="rules"):
    """The rules of the game on the table, or of a draft, row by row."""

    draft: Draft | None = None


class Save(Request, frozen=True, kw_only=True, tag="save"):
    """The record, to keep as a file."""


class Again(Request, frozen=True, kw_only=True, tag="again"):
    """After the end: back to the set-up panel with the same seats."""


class Leave(Request, frozen=True, kw_only=True, tag="leave"):
    """Leave the game for the set-up panel; the game stays stored."""


class Resume(Request, frozen=True, kw_only=True, tag="resume"):
    """Put the last unfinished game back on the table."""


AnyRequest: TypeAlias = (
    Hello
    | Ping
    | Check
    | Start
    | Sit
    | Act
    | LetBots
    | Pictures
    | Turns
    | Why
    | Rules
    | Save
    | Again
    | Leave
    | Resume
)


class Fault(msgspec.Struct, frozen=True):
    """Something a draft cannot be played with, and where on the panel it stands."""

    where: str
    message: str


class ReasonCard(msgspec.Struct, frozen=True):
    """What a bot thought of a card that lies open.

    Attributes
    ----------
    card : str
    slot : int
    because : tuple of str
        The concepts that led from the clue to it.
    belief, came : float or None
        What the bot reckoned with, from 0 to 1, and what came of it, where there is something to compare.
    """

    card: str
    slot: int
    because: tuple[str, ...]
    belief: float | None = None
    came: float | None = None


class ReasonPart(msgspec.Struct, frozen=True):
    """One choice of a bot: in its own words, with what came of it, and the cards it weighed."""

    kind: Literal["clue", "cards", "vote", "nothing"]
    text: str
    note: str = ""
    cards: tuple[ReasonCard, ...] = ()


class Reason(msgspec.Struct, frozen=True):
    """Why a bot did what it did in a turn."""

    player: str
    parts: tuple[ReasonPart, ...]


def decode(content: object) -> AnyRequest:
    """Read a request; messages from a browser are data to be checked, whatever they claim.

    Raises
    ------
    msgspec.ValidationError
        If it is not one of :data:`AnyRequest`, to the letter.
    """
    request: AnyRequest = msgspec.convert(content, type=AnyRequest)
    return request
