"""What the teacher's screen shows, and what it asks; it travels by messages alone, for it holds names."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from dixit_widget.classroom.lesson import ClassOutcome
from dixit_widget.table.devices import Presence
from dixit_widget.table.door import Invitation
from dixit_widget.table.protocol import (
    AskShared,
    AskWords,
    Pictures,
    Ping,
    SetTimer,
    ShareClose,
    ShareThrough,
    ShareWide,
)
from dixit_widget.table.rpc import Request
from dixit_widget.table.timer import LONGEST, SHORTEST
from dixit_widget.words import Both

MOST_SEATS = 12
MOST_TURNS = 100
MOST_RULES = 4


class RegisterRow(msgspec.Struct, frozen=True, kw_only=True):
    """A student; ``own`` is what they have said they are called, ``table`` 0 where they are at none."""

    id: str
    name: str
    own: str
    here: Presence
    out: bool
    table: int
    has_answered: bool


class WallSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat of a small table."""

    name: str
    here: Presence
    score: float


class WallTable(msgspec.Struct, frozen=True, kw_only=True):
    """A small table on the teacher's screen."""

    number: int
    rules: Both
    phase: str
    revision: int
    turn: int
    turns: int
    seats: tuple[WallSeat, ...]
    awaited: tuple[str, ...]
    is_done: bool
    is_slowest: bool


class RulesChoice(msgspec.Struct, frozen=True, kw_only=True):
    """Rules that can be chosen for the tables, and how many seats a table can have by them."""

    id: str
    name: Both
    sizes: tuple[int, ...]


class RegisterQuestion(msgspec.Struct, frozen=True, kw_only=True):
    """The question at hand, and how many have answered it."""

    number: int
    time: int
    question: Both
    asked: Any
    answered: int
    outcome: ClassOutcome | None


class Register(msgspec.Struct, frozen=True, kw_only=True):
    """All that the teacher's screen shows.

    Attributes
    ----------
    title : str
    has_door : bool
        Whether devices can come at all.
    is_open : bool
        Whether newcomers are let in.
    is_paused : bool
    people : tuple of RegisterRow
    question : RegisterQuestion or None
    tables : tuple of WallTable
    rules : tuple of RulesChoice
    chosen : tuple of str
        By which of them the class plays, or has played.
    most_rules : int
        So many of them can be played side by side.
    notice : dict of str to str or None
        What the teacher has to know.
    """

    title: str
    has_door: bool
    is_open: bool
    is_paused: bool
    people: tuple[RegisterRow, ...] = ()
    question: RegisterQuestion | None = None
    tables: tuple[WallTable, ...] = ()
    rules: tuple[RulesChoice, ...] = ()
    chosen: tuple[str, ...] = ()
    most_rules: int = MOST_RULES
    notice: Both | None = None


class ClassroomTraits(msgspec.Struct, frozen=True, kw_only=True):
    """What the traits of a classroom carry; who is in it is nothing that a saved notebook should hold."""

    title: str
    language: Literal["en", "fr", ""]
    theme: Literal["light", "dark", ""]


class RegisterPush(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="register"):
    """How the class is now, sent unasked."""

    register: Register


class Watched(msgspec.Struct, frozen=True):
    """A widget in the teacher's page that looks on at a table, or has votes laid out: how to refer to it."""

    ref: str


class AskRegister(Request, frozen=True, kw_only=True, tag="register"):
    """A page has opened, and asks how the class is."""

    answer = Register


class SetOpen(Request, frozen=True, kw_only=True, tag="set_open"):
    """Let newcomers in, or nobody but those who have been here."""

    answer = Register
    is_open: bool


class SetPaused(Request, frozen=True, kw_only=True, tag="set_paused"):
    """Have everybody wait, or let them go on."""

    answer = Register
    is_paused: bool


class Rename(Request, frozen=True, kw_only=True, tag="rename"):
    """Call a student something else; an empty name draws a pseudonym."""

    answer = Register
    student: str
    name: str


class SendAway(Request, frozen=True, kw_only=True, tag="send_away"):
    """Let a student in no more, or again."""

    answer = Register
    student: str
    out: bool


class InviteStudent(Request, frozen=True, kw_only=True, tag="invite_student"):
    """The way in for another device of a student's."""

    answer = Invitation
    student: str


class RevealToAll(Request, frozen=True, kw_only=True, tag="reveal_to_all"):
    """Show the truth of the question at hand."""

    answer = Register


class AskAgain(Request, frozen=True, kw_only=True, tag="ask_again"):
    """Ask the question at hand for the second time."""

    answer = Register


class PutAway(Request, frozen=True, kw_only=True, tag="put_away"):
    """Put the question at hand away."""

    answer = Register


class LayVote(Request, frozen=True, kw_only=True, tag="lay_vote"):
    """Lay out one of the tables that the votes of the class make."""

    answer = Watched
    table: int


class LayTables(Request, frozen=True, kw_only=True, tag="lay_tables"):
    """Have everybody play in groups, drawn anew, by rules that are chosen by their ids."""

    answer = Register
    rules: Annotated[tuple[str, ...], msgspec.Meta(min_length=1, max_length=MOST_RULES)]
    size: Annotated[int, msgspec.Meta(ge=2, le=MOST_SEATS)]
    turns: Annotated[int, msgspec.Meta(ge=1, le=MOST_TURNS)]
    timer: Annotated[float, msgspec.Meta(ge=SHORTEST, le=LONGEST)] | None


class GiveTime(Request, frozen=True, kw_only=True, tag="give_time"):
    """Let what is waited for at every table take longer."""

    answer = Register
    seconds: Annotated[float, msgspec.Meta(ge=1, le=LONGEST)]


class Advance(Request, frozen=True, kw_only=True, tag="advance"):
    """Have the table go on that was seen to be the slowest, from the phase that it was seen in."""

    answer = Register
    table: int
    revision: int


class ForgetNames(Request, frozen=True, kw_only=True, tag="forget_names"):
    """Forget what everybody has said they are called."""

    answer = Register


class ClearTables(Request, frozen=True, kw_only=True, tag="clear_tables"):
    """Take the tables away."""

    answer = Register


class Watch(Request, frozen=True, kw_only=True, tag="watch"):
    """Look on at a table."""

    answer = Watched
    table: int


ClassroomRequest: TypeAlias = (
    Ping
    | Pictures
    | AskWords
    | AskShared
    | ShareWide
    | ShareThrough
    | ShareClose
    | SetTimer
    | AskRegister
    | SetOpen
    | SetPaused
    | Rename
    | SendAway
    | ForgetNames
    | InviteStudent
    | RevealToAll
    | AskAgain
    | PutAway
    | LayVote
    | LayTables
    | GiveTime
    | Advance
    | ClearTables
    | Watch
)
