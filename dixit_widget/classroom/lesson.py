"""What a student's device shows of the class, beside the table that they may sit at."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from dixit_widget.engine.view_types import Mode
from dixit_widget.table.points import Ballot
from dixit_widget.table.rpc import Done, Request
from dixit_widget.table.snapshot import Seating, Snapshot, new_epoch
from dixit_widget.words import Both


class Counted(msgspec.Struct, frozen=True):
    """How many gave an answer, and whether it is right."""

    value: Any
    n: int
    right: bool


class ClassOutcome(msgspec.Struct, frozen=True, kw_only=True):
    """The truth beside the answers of a class.

    Attributes
    ----------
    truth : float, str, dict or None
        None: no answer was named as the right one.
    only : bool
        Whether nothing else is right.
    answers : tuple of Counted
    before : tuple of Counted or None
        What was answered when it was asked for the first time, where it was asked twice.
    explanation : dict of str to str or None
    """

    truth: Any
    only: bool
    answers: tuple[Counted, ...]
    before: tuple[Counted, ...] | None = None
    explanation: Both | None = None


class AskedVote(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="vote"):
    """A vote on a tableau is asked for, from the place of one of those who vote there; not whose cards lie.

    Attributes
    ----------
    seat : str
        In whose place; empty: in nobody's.
    cards : tuple of str
    own : tuple of int
        The slots of the cards that are that player's own.
    ballot : Ballot
    """

    seat: str
    cards: tuple[str, ...]
    own: tuple[int, ...]
    ballot: Ballot


class RulesPaid(msgspec.Struct, frozen=True, kw_only=True):
    """What rules pay for a vote of the class, on average over the tables that it makes.

    Attributes
    ----------
    rules : dict of str to str
    points : dict of str to float or None
        By player, in team mode by team.
    fault : dict of str to str or None
        Why these rules pay nothing for it.
    """

    rules: Both
    points: dict[str, float] | None = None
    fault: Both | None = None


class VoteTruth(msgspec.Struct, frozen=True, kw_only=True):
    """Whose card is whose, and what the votes are worth.

    Attributes
    ----------
    mode : {"storyteller", "team"}
    storyteller : str
    players : tuple of str
    slots : tuple of str
        The owner of each card.
    target : int or None
    tables : int
        How many the votes make.
    laid : tuple of int
        How many votes lie on each card at all of these tables: all that are paid.
    notes : tuple of dict of str to str
        Which of them are not votes of the class, or count at more than one table.
    paid : tuple of RulesPaid
    """

    mode: Mode
    storyteller: str
    players: tuple[str, ...]
    slots: tuple[str, ...]
    target: int | None
    tables: int
    laid: tuple[int, ...]
    notes: tuple[Both, ...]
    paid: tuple[RulesPaid, ...]


class LessonQuestion(msgspec.Struct, frozen=True, kw_only=True):
    """The question that is at hand.

    Attributes
    ----------
    number : int
        Tells it from every other question of the class.
    time : int
        1, or 2 where it is asked again.
    question : dict of str to str
    asked : dict
        What an answer is, as a prediction's page is told.
    mine : float, str, dict or None
        What was answered on this device.
    first : float, str, dict or None
        What was answered there when it was asked for the first time, where it was asked twice.
    outcome : ClassOutcome or None
        None: the truth has not been revealed.
    """

    number: int
    time: int
    question: Both
    asked: Any
    mine: Any = None
    first: Any = None
    outcome: ClassOutcome | None = None


class LessonTable(msgspec.Struct, frozen=True, kw_only=True):
    """The table that a student is at: as a player, or looking on where ``seat`` is empty.

    Where it is the only one, it is ``alone``.
    """

    number: int
    seat: str
    turns: int
    alone: bool = False
    risen: bool = False


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    """What a student knows of the class.

    Attributes
    ----------
    title : str
    name : str
        What they are called there; empty: they have not come in yet.
    open : bool
        Whether newcomers are let in.
    by_name : bool
        Whether people go by their names; else pseudonyms are drawn.
    paused : bool
        Whether everybody waits for the teacher.
    question : LessonQuestion or None
    table : LessonTable or None
    """

    title: str
    name: str = ""
    open: bool = True
    by_name: bool = False
    paused: bool = False
    question: LessonQuestion | None = None
    table: LessonTable | None = None


class LessonSnapshot(Snapshot, frozen=True, kw_only=True):
    """What a student's device is shown at once: the class, and the table where there is one."""

    lesson: Lesson

    @classmethod
    def of(cls, lesson: Lesson, table: Snapshot) -> LessonSnapshot:
        """Return a class around what is shown of a table."""
        fields = {name: getattr(table, name) for name in Snapshot.__struct_fields__}
        return cls(lesson=lesson, **fields)


def no_table() -> Snapshot:
    """Return what is shown where there is no table: another epoch, so that a page forgets the last one."""
    return Snapshot(seating=Seating(epoch=new_epoch()))


class GiveAnswer(Request, frozen=True, kw_only=True, tag="answer"):
    """A student answers a question; until the reveal it can be answered anew."""

    answer = Done
    number: int
    time: int
    value: Any


LessonRequest: TypeAlias = GiveAnswer
