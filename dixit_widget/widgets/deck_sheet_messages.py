"""What travels between the sheet of a deck and Python: what is said of each card, and what is typed."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from dixit_widget.deck.captions import Field
from dixit_widget.table.protocol import Pictures, Ping
from dixit_widget.table.rpc import Done, Request, TextFile


class CaptionedCard(msgspec.Struct, frozen=True, kw_only=True):
    """What is said of a card, as its reader types it, and what there is where nobody says anything.

    ``unsaid`` is the title that it has then, ``seen`` what bots see; ``silent``: they know nothing else.
    """

    id: str
    title: str
    alt: str
    concepts: str
    clues: str
    unsaid: str
    seen: str
    silent: bool


class SaidOfCard(msgspec.Struct, frozen=True):
    """What is said of a card now."""

    card: CaptionedCard


class CaptionList(msgspec.Struct, frozen=True):
    """What is said of all cards, as of a revision, and the line of Python that says what has been changed."""

    revision: int
    cards: tuple[CaptionedCard, ...]
    line: str


class DeckSummary(msgspec.Struct, frozen=True):
    """How often something has changed, of how many cards nobody says anything, and what can be undone."""

    revision: int
    cards: int
    silent: int
    undo: bool
    redo: bool


class DeckSheetTraits(msgspec.Struct, frozen=True, kw_only=True):
    """What the traits of a deck's sheet carry."""

    summary: DeckSummary
    language: Literal["en", "fr", ""]
    theme: Literal["light", "dark", ""]


class AskCaptions(Request, frozen=True, kw_only=True, tag="captions"):
    """Ask for what is said of the cards."""

    answer = CaptionList


class SayOfCard(Request, frozen=True, kw_only=True, tag="say"):
    """Say something of a card."""

    answer = SaidOfCard
    card: str
    field: Field
    text: str


class StepCaptions(Request, frozen=True, kw_only=True, tag="step"):
    """Undo what was said last, or say it again."""

    answer = Done
    by: Literal[1, -1]


class AskCaptionFile(Request, frozen=True, kw_only=True, tag="file"):
    """Ask for the captions as a file."""

    answer = TextFile


DeckSheetRequest: TypeAlias = Ping | Pictures | AskCaptions | SayOfCard | StepCaptions | AskCaptionFile
