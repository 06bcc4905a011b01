"""One device in a class: a client of the class, and of the table that its student is sent to."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from dixit_widget.classroom.lesson import GiveAnswer, Lesson, LessonRequest, LessonSnapshot, no_table
from dixit_widget.table import Client, RefusedRequest, Snapshot
from dixit_widget.table.client import Role
from dixit_widget.table.outbox import Outbox
from dixit_widget.table.protocol import (
    Act,
    Agree,
    AskWords,
    ContinueMove,
    Hello,
    LetBots,
    Pictures,
    Ping,
    TableRequest,
    WordList,
)
from dixit_widget.table.rpc import Answer, Done, Reply, answered
from dixit_widget.words import area_catalogue

if TYPE_CHECKING:
    from dixit_widget.classroom.hall import Hall
    from dixit_widget.classroom.sitting import Place


class Attendee:
    """Made by :meth:`Hall.join`; what it is shown of a table comes through that table's own client.

    Parameters
    ----------
    hall : Hall
    show : callable
        Called with a :class:`LessonSnapshot` after everything that has happened, outside of every lock.
    id : str
        Whose device it is; empty: nobody's yet.
    """

    def __init__(self, hall: Hall, show: Callable[[Snapshot], None], id: str) -> None:
        self.seat = id
        self._hall = hall
        self._outbox = Outbox(show)
        self._moving = threading.RLock()
        self._showing = threading.Lock()
        self._place: Place | None = None
        self._at: Client | None = None
        self._move = 0
        self._table = no_table()
        self._lesson: Lesson | None = None
        self._has_left = False

    # ── what it is shown ───────────────────────────────────────────────────

    def settle(self) -> None:
        """Be where the class wants this student to be, and show how things are."""
        with self._moving:
            if self._has_left:
                return
            place, lesson = self._hall.tables.place_of(self.seat), self._hall.lesson_of(self.seat)
            with self._showing:
                is_news = lesson != self._lesson
                self._lesson = lesson
            if place != self._place:
                self._go_to(place)
            elif is_news:
                with self._showing:  # nothing has just happened at the table
                    self._put(msgspec.structs.replace(self._table, steps=()))
        self._outbox.flush_unless_held()

    def _go_to(self, place: Place | None) -> None:
        left, self._at = self._at, None
        self._place = place
        with self._showing:
            self._move += 1
            self._table = no_table()
            if place is None:
                self._put(self._table)
        if left is not None:
            left.leave()
        if place is not None:
            role: Role = "seat" if place.seat else "spectator"
            self._at = place.table.room.join(role, partial(self._see, self._move), place.seat)
            self._at.greet()

    def _see(self, move: int, shown: Snapshot) -> None:
        with self._showing:
            if move != self._move:
                return  # of a table that was left
            self._table = shown
            self._put(shown)
        self._outbox.flush_unless_held()

    def _put(self, shown: Snapshot) -> None:
        assert self._lesson is not None
        self._outbox.put(LessonSnapshot.of(self._lesson, shown))

    def greet(self) -> None:
        """Show all that this device may know."""
        self.settle()

    def flush(self) -> None:
        """Show what has happened so far."""
        if self._at is not None:
            self._at.flush()
        self._outbox.flush()

    def leave(self) -> None:
        """Be told nothing more."""
        with self._moving:
            self._has_left = True
            left, self._at = self._at, None
        if left is not None:
            left.leave()
        self._hall.part(self)

    # ── messages ───────────────────────────────────────────────────────────

    def handle(self, content: object, buffers: Sequence[object] = ()) -> Reply:
        """Answer a message, whatever it holds and whatever comes with it; nothing is ever raised."""
        with self._outbox.held():
            kind = content.get("kind") if isinstance(content, Mapping) else None
            at = self._at
            if kind == GiveAnswer.__struct_config__.tag:
                return self._with_moment(answered(content, LessonRequest, self._take))
            if at is None or (kind == "pictures" and self._are_asked_about(content)):
                return self._with_moment(answered(content, TableRequest, self._answer))
            if kind in _MOVES and self._hall.waits:
                return self._with_moment(answered(content, TableRequest, self._refuse))
            if kind == Act.__struct_config__.tag:
                return self._act(at, content, buffers)
            return at.handle(content, buffers)

    def _with_moment(self, reply: Reply) -> Reply:
        fields, buffers = reply
        seating = self._table.seating
        return {**fields, "epoch": seating.epoch, "serial": seating.serial}, buffers

    def _take(self, request: GiveAnswer) -> Done:
        return Done(self._hall.questions.answer(self.seat, request.number, request.time, request.value))

    def _answer(self, request: TableRequest) -> Answer:
        match request:
            case Hello():
                return self._table
            case Ping():
                return Done()
            case Pictures(cards=cards, size=size) if self._hall.shows(cards):
                return self._hall.pictures.answer(cards, size=size)
            case AskWords(area=area, lang=lang):
                return WordList(area_catalogue(area, lang))
            case _:
                raise RefusedRequest("request.no_game")

    def _are_asked_about(self, content: Any) -> bool:
        """Whether cards are those of the question at hand."""
        cards = content.get("cards")
        are_named = isinstance(cards, list | tuple) and all(isinstance(card, str) for card in cards)
        return are_named and self._hall.shows(cards)

    def _act(self, at: Client, content: Any, buffers: Sequence[object]) -> Reply:
        """Hand a move on to the table; from the last review one goes nowhere."""
        action = content.get("action")
        goes_on = isinstance(action, Mapping) and action.get("action") == _CONTINUE
        place = self._place
        if goes_on and place is not None and place.table.is_done:
            return self._with_moment(answered(content, Act, partial(self._rise, place)))
        return at.handle(content, buffers)

    def _refuse(self, request: TableRequest) -> Done:
        raise RefusedRequest("class.waits")

    def _rise(self, place: Place, request: Act) -> Done:
        if place.table.room.running().is_past(request.revision):
            return Done(False)
        self._hall.tables.rise(self.seat)
        self.settle()
        return Done()


_MOVES = tuple([kind.__struct_config__.tag for kind in (Act, Agree, LetBots)])
_CONTINUE = ContinueMove.__struct_config__.tag
