"""The messages between a page and the table; the TypeScript types are made from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from dixit_widget.engine import ClueKind, OpenView, PrivateView, PublicView
from dixit_widget.rules import RuleSet
from dixit_widget.rules.describing import RuleRow
from dixit_widget.table.agreement import Agreement
from dixit_widget.table.controls import Control, Meaning
from dixit_widget.table.door import Invitation, Shared
from dixit_widget.table.drafts import Draft
from dixit_widget.table.own_rules import OwnCard, RuleSheet
from dixit_widget.table.pictures import PictureList, PictureSize
from dixit_widget.table.points import CountedTurn, Votes
from dixit_widget.table.reasons import BotReasons, Minds
from dixit_widget.table.rpc import Done, Fault, Request, TextFile
from dixit_widget.table.setup import SetupData
from dixit_widget.table.snapshot import May, Seating, Snapshot
from dixit_widget.table.storytelling import ClarityCurve
from dixit_widget.table.timer import LONGEST, SHORTEST
from dixit_widget.words import Both


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


class Checked(msgspec.Struct, frozen=True):
    """What a draft would mean: what is wrong with it, the line of Python, the rules in a sentence.

    ``own`` are the draft's own rules as a card, where it has some that can be played.
    """

    faults: tuple[Fault, ...]
    line: str
    summary: str
    own: OwnCard | None


class ControlList(msgspec.Struct, frozen=True):
    """Every field of the rules as a control."""

    controls: tuple[Control, ...]


class Turned(msgspec.Struct, frozen=True):
    """A draft of own rules in which fields have been turned, and what it would mean."""

    draft: Draft
    sheet: RuleSheet
    checked: Checked


class TurnList(msgspec.Struct, frozen=True):
    """The public view of every turn that has been scored, as it was at its review."""

    turns: tuple[PublicView, ...]


class RuleRows(msgspec.Struct, frozen=True):
    """Rules in words, row by row."""

    rows: tuple[RuleRow, ...]


class SoundInfo(msgspec.Struct, frozen=True):
    """A recorded clue, which travels beside this as bytes: what it is asked for by, and what it is in."""

    sound: str
    type: str


class Hello(Request, frozen=True, kw_only=True, tag="hello"):
    """A view has mounted and asks for what its seat may know; ``visitor`` is a word its browser keeps."""

    answer = Snapshot
    visitor: Annotated[str, msgspec.Meta(max_length=64)] = ""


class Ping(Request, frozen=True, kw_only=True, tag="ping"):
    """Ask whether anybody is there."""

    answer = Done


class Check(Request, frozen=True, kw_only=True, tag="check"):
    """Ask whether a draft can be played, and what it would mean."""

    answer = Checked
    draft: Draft


class Start(Request, frozen=True, kw_only=True, tag="start"):
    """Start a game from a draft."""

    answer = Done
    draft: Draft


class AskControls(Request, frozen=True, kw_only=True, tag="controls"):
    """Ask for the controls by which rules are turned."""

    answer = ControlList


class TurnRules(Request, frozen=True, kw_only=True, tag="turn"):
    """Turn fields of a draft's rules, and bring others back to where they stand in the box."""

    answer = Turned
    draft: Draft
    changes: dict[str, Any] = msgspec.field(default_factory=dict)
    back: tuple[str, ...] = ()


class AskFieldMeaning(Request, frozen=True, kw_only=True, tag="meaning"):
    """Ask what a field means, and where its value in an edition comes from."""

    answer = Meaning
    edition: str
    field: str


class Sit(Request, frozen=True, kw_only=True, tag="sit"):
    """Somebody takes the screen; an empty name lets the curtain fall."""

    answer = Done
    seat: str


class Act(Request, frozen=True, kw_only=True, tag="act"):
    """The person at the screen makes a move, decided at ``revision``; a clue may come with its recording."""

    answer = Done
    revision: int
    action: Move


class Agree(Request, frozen=True, kw_only=True, tag="agree"):
    """The person at the screen agrees that their team mate hands in, as offered with this number."""

    answer = Done
    revision: int
    number: int


class LetBots(Request, frozen=True, kw_only=True, tag="let_bots_begin"):
    """A bot that waits for a person goes first: with the first clue, or with the team's card."""

    answer = Done
    revision: int
    bot: str = ""


class Pictures(Request, frozen=True, kw_only=True, tag="pictures"):
    """Cards by id, or a page of the deck: ``count`` cards after the first ``from``.

    A page that has pictures asks for ``"none"`` first, only for what is said of them, and then for those that
    it lacks; over a slow line it asks for ``"small"`` ones before the ``"full"`` ones.
    """

    answer = PictureList
    cards: tuple[str, ...] = ()
    start: int = msgspec.field(default=0, name="from")
    count: int = 0
    size: PictureSize = "full"


class AskSound(Request, frozen=True, kw_only=True, tag="sound"):
    """The recorded clue of the turn, by the name that the seating tells: anybody who looks on may hear it."""

    answer = SoundInfo
    name: str


class Turns(Request, frozen=True, kw_only=True, tag="turns"):
    """Every turn that has been scored, for the log and the replay."""

    answer = TurnList


class Why(Request, frozen=True, kw_only=True, tag="why"):
    """Ask a bot why it did what it did in a turn that has been scored."""

    answer = BotReasons
    turn: int
    player: str


class AskMinds(Request, frozen=True, kw_only=True, tag="minds"):
    """What all bots believed of each card in a turn that has been scored."""

    answer = Minds
    turn: int


class WhatIf(Request, frozen=True, kw_only=True, tag="what_if"):
    """Count a scored turn again with votes moved, under the rules of the game and other editions'."""

    answer = CountedTurn
    turn: int
    votes: Votes = msgspec.field(default_factory=dict)
    red: int | None = None
    rules: tuple[str, ...] = ()


class AskClarity(Request, frozen=True, kw_only=True, tag="clarity"):
    """What a clue pays by how many find the card, under the rules of the game on the table."""

    answer = ClarityCurve


class WordList(msgspec.Struct, frozen=True):
    """Sentences by key, in the reader's language."""

    texts: dict[str, str]


class AskWords(Request, frozen=True, kw_only=True, tag="words"):
    """The words of screens that few look at: their pages do not carry them."""

    answer = WordList
    area: Literal["asking", "share", "sound", "keepsakes", "how"]


class Rules(Request, frozen=True, kw_only=True, tag="rules"):
    """The rules of the game on the table, row by row."""

    answer = RuleRows


class SameHands(msgspec.Struct, frozen=True):
    """By which number the cards of a game were dealt, and the line of Python that deals them again."""

    seed: int
    line: str


class AskSameHands(Request, frozen=True, kw_only=True, tag="same_hands"):
    """Ask how to play with the same hands; answered once the game is over."""

    answer = SameHands


class Save(Request, frozen=True, kw_only=True, tag="save"):
    """The record, to keep as a file."""

    answer = TextFile


class Leave(Request, frozen=True, kw_only=True, tag="leave"):
    """Leave the game for the set-up panel, with the same seats; a game that is not over stays stored."""

    answer = Done


class Resume(Request, frozen=True, kw_only=True, tag="resume"):
    """Put an unfinished game back on the table: the last one, or that of a number."""

    answer = Done
    number: int | None = None


class Begin(Request, frozen=True, kw_only=True, tag="begin"):
    """Begin the game that people gather for."""

    answer = Done


class AskShared(Request, frozen=True, kw_only=True, tag="shared"):
    """How people come to the table with devices of their own; opens the door, if it was not."""

    answer = Shared


class ShareWide(Request, frozen=True, kw_only=True, tag="share_wide"):
    """Let devices of the local network in, or only this computer's."""

    answer = Shared
    wide: bool


class ShareThrough(Request, frozen=True, kw_only=True, tag="share_through"):
    """Devices come through the Jupyter server that the page came from, where it has the extension."""

    answer = Shared
    address: str


class ShareClose(Request, frozen=True, kw_only=True, tag="share_close"):
    """Let no device in any more."""

    answer = Done


class Invite(Request, frozen=True, kw_only=True, tag="invite"):
    """The way to one seat, for another device of whoever sits there."""

    answer = Invitation
    seat: str


class Release(Request, frozen=True, kw_only=True, tag="release"):
    """Free the seat of somebody who has come with a device."""

    answer = Done
    seat: str


class StandIn(Request, frozen=True, kw_only=True, tag="stand_in"):
    """A bot acts once for somebody on a device of their own who keeps the others waiting."""

    answer = Done
    seat: str


class SetTimer(Request, frozen=True, kw_only=True, tag="set_timer"):
    """How long each phase may take from now on; None: as long as it likes."""

    answer = Done
    seconds: Annotated[float, msgspec.Meta(ge=SHORTEST, le=LONGEST)] | None


TableRequest: TypeAlias = (
    Hello
    | Ping
    | Check
    | Start
    | Sit
    | Act
    | Agree
    | LetBots
    | Pictures
    | AskSound
    | Turns
    | Why
    | AskMinds
    | WhatIf
    | AskClarity
    | AskControls
    | TurnRules
    | AskFieldMeaning
    | Rules
    | AskWords
    | AskSameHands
    | Save
    | Leave
    | Resume
    | Begin
    | AskShared
    | ShareWide
    | ShareThrough
    | ShareClose
    | Invite
    | Release
    | StandIn
    | SetTimer
)


class Notice(msgspec.Struct, frozen=True):
    """Something to tell everybody at the screen."""

    code: str
    text: Both


class ScreenTraits(msgspec.Struct, frozen=True, kw_only=True):
    """What the traits of a widget carry whose page draws the table's screens: only what all may know."""

    public: PublicView | None
    steps: tuple[dict[str, Any], ...]
    seating: Seating
    may: tuple[May, ...]
    rules: RuleSet | None
    edition: str
    setup: SetupData | None
    notice: Notice | None
    language: Literal["en", "fr", ""]
    theme: Literal["light", "dark", ""]
    pace: float


class PrivatePush(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="private"):
    """What the person at the screen knows, sent unasked beside the traits."""

    epoch: str
    serial: int
    private: PrivateView | None
    agreement: Agreement | None = None
    open: OpenView | None = None


class WorkingPush(msgspec.Struct, frozen=True, tag_field="kind", tag="working"):
    """A sign of life while something that was asked takes its time."""


Push: TypeAlias = PrivatePush | WorkingPush
