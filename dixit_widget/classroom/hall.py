"""A class that is on: who has come, with which devices, and what is written down of it."""

from __future__ import annotations

import logging
import secrets
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any
from weakref import WeakValueDictionary, finalize

import msgspec

from dixit_widget.classroom.attendee import Attendee
from dixit_widget.classroom.group_commit import GroupCommit
from dixit_widget.classroom.journal import Journal
from dixit_widget.classroom.lesson import Lesson, LessonTable
from dixit_widget.classroom.porch import OpenDoor, Porch
from dixit_widget.classroom.questions import Questions
from dixit_widget.classroom.roster import Roster, Student
from dixit_widget.classroom.sitting import Kept
from dixit_widget.classroom.tables import Tables
from dixit_widget.deck import Deck
from dixit_widget.rules import RuleSet
from dixit_widget.table import PictureService, RefusedRequest, Seat, Snapshot, Store
from dixit_widget.table.class_store import ClassStore
from dixit_widget.table.client import Role
from dixit_widget.table.devices import Devices, Presence
from dixit_widget.table.known import known
from dixit_widget.table.sounds import Sound
from dixit_widget.table.store import StoreProblem

log = logging.getLogger("dixit_widget")


class KeptClass(msgspec.Struct, frozen=True, kw_only=True):
    """What is written down of a class; what its people are called is kept beside it."""

    roster: Roster
    door: str = ""
    is_open: bool = True
    is_paused: bool = False
    sitting: Kept | None = None
    sittings: int = 0
    met: tuple[tuple[str, str], ...] = ()
    questions: int = 0
    rules: dict[str, RuleSet] = {}
    played: tuple[RuleSet, ...] = ()


class Hall:
    """A class: one door for all, and the people who have come by it.

    What they are asked is in :attr:`questions`, where they play in :attr:`tables`, how their devices come in
    in :attr:`guests`.

    Parameters
    ----------
    title : str
        What the class is called; by it, it comes back.
    deck : Deck
        The cards.
    store : Store
        Where it is kept.
    by_name : bool, optional
        Whether students go by their names instead of by pseudonyms.
    language : {"en", "fr"}, optional
        Of pseudonyms and bots.
    open_door : callable, optional
        Opens a door for the class: a new one, or as a text that was kept says.
    clock : callable, optional
        Returns seconds, which only ever grow.

    Attributes
    ----------
    refusal : str
        Why nothing can be changed here, as the key of a sentence; empty: it can.

    Notes
    -----
    ``lock`` is held for short, by whoever reads or changes how things are; ``doing`` by whoever lays tables
    or takes them away. Neither is held while a device is shown something. Whoever opens the door may take
    ``lock``, so whoever holds it leaves the door alone.
    """

    def __init__(
        self,
        title: str,
        deck: Deck,
        store: Store,
        *,
        by_name: bool = False,
        language: str = "en",
        open_door: OpenDoor | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.title = title
        self.deck = deck
        self.language = language
        self.pictures = PictureService(deck)
        self.store = store
        self.classes = ClassStore(store)
        self.journal = Journal(self.classes, title)
        self.lock = threading.RLock()
        self.doing = threading.RLock()
        self._devices = Devices(clock)
        self._attendees: tuple[Attendee, ...] = ()
        self._listeners: tuple[Callable[[], None], ...] = ()
        self._seen: dict[str, Presence] = {}
        self.roster = Roster(by_name=by_name, language=language, seed=secrets.randbits(32))
        self.is_open = True
        self.is_paused = False
        self.questions = Questions(self)
        self.tables = Tables(self, clock)
        self._keep = GroupCommit(self._write)
        self.refusal = ""
        self._let_go: Callable[[], object] = lambda: None
        self._kept()  # what cannot be read shuts no class that is on
        self._take_over()
        kept = self._kept()
        self.guests = Porch(self, open_door, kept.door if kept else "")
        if kept is not None:
            self._come_back(kept)

    def _take_over(self) -> None:
        """Be the class of this title from now on, where a cell that was run before has made it as well.

        Where another kernel has it, it can only be looked at here: two that change it would each undo what
        the other does.
        """
        key = (self.store.path if self.store.path != ":memory:" else str(id(self.store)), self.title)
        before = _halls.get(key)
        _halls[key] = self
        if self.classes.hold(self.title):
            self._let_go = finalize(self, self.classes.release, self.title)
        else:
            self.refusal = "class.other_kernel"
        if before is not None:
            before.refusal = "class.elsewhere"
            before.close()

    def refuse_elsewhere(self) -> None:
        """Refuse to go on where the class goes on in another cell or kernel, or is closed.

        Raises
        ------
        RefusedRequest
        """
        if self.refusal:
            raise RefusedRequest(self.refusal)

    @contextmanager
    def changing(self) -> Iterator[None]:
        """Hold the lock to change how things are.

        Raises
        ------
        RefusedRequest
            If the class goes on elsewhere.
        """
        with self.lock:
            self.refuse_elsewhere()
            yield

    # ── what is kept ───────────────────────────────────────────────────────

    def _kept(self) -> KeptClass | None:
        found = self.classes.state(self.title)
        if found is None:
            return None
        try:
            kept: KeptClass = msgspec.json.decode(found[0], type=known(KeptClass))
            names = msgspec.json.decode(found[1], type=dict[str, str])
        except ValueError as error:
            raise StoreProblem(
                "class.unreadable", title=self.title, path=self.store.path, reason=str(error)
            ) from error
        return msgspec.structs.replace(kept, roster=kept.roster.with_names(names))

    def _come_back(self, kept: KeptClass) -> None:
        """Go on as it was kept: the same people, the same link, the same tables.

        Where it goes on in another kernel, only to look at: without link or tables.
        """
        self.roster = kept.roster
        self.is_open, self.is_paused = kept.is_open, kept.is_paused
        self.questions.number, tables = kept.questions, self.tables
        tables.number, tables.met = kept.sittings, {frozenset(pair) for pair in kept.met}
        tables.own_rules, tables.played = kept.rules, kept.played or tables.played
        if self.refusal:
            return
        if kept.sitting is not None:
            tables.lay_again(kept.sitting)
            self.let_time_run()
        if kept.door:
            try:
                self.guests.door()
            except ValueError:  # a Problem, or what was kept is no door
                log.exception("The door of the class cannot be opened as it was")

    def keep(self) -> None:
        """Write down how things are; it is on disk when this returns."""
        if not self.refusal:
            self._keep()

    def written_roster(self) -> Roster:
        """Return who is in the class; where it goes on elsewhere, as was written down there."""
        kept = self._kept() if self.refusal else None
        return kept.roster if kept else self.roster

    def _write(self) -> None:
        tables = self.tables
        with self.lock:
            kept = KeptClass(
                roster=self.roster.forget(),
                door=self.guests.kept,
                is_open=self.is_open,
                is_paused=self.is_paused,
                sitting=tables.sitting.kept() if tables.sitting else None,
                sittings=tables.number,
                met=tuple(sorted([(min(pair), max(pair)) for pair in tables.met])),
                questions=self.questions.number,
                rules=tables.own_rules,
                played=tables.played,
            )
            names = msgspec.json.encode(self.roster.names).decode()
        self.classes.keep(self.title, msgspec.json.encode(kept).decode(), names)

    # ── devices ────────────────────────────────────────────────────────────

    def heard(self, name: str) -> Sound | None:
        """Return the recorded clue of a name, at whatever table it was told, while its turn lasts."""
        return self.tables.heard(name)

    def join(self, role: Role, show: Callable[[Snapshot], None], seat: str = "") -> Attendee:
        """Return a new client, for the device of a student or of somebody who has not come in yet."""
        attendee = Attendee(self, show, seat)
        with self.lock:
            self._attendees = (*self._attendees, attendee)
            if seat:
                self._devices.come(seat)
            late = self.tables.is_late(seat)
        if late:
            self.tables.admit(seat)
        self.tell_teacher()
        return attendee

    def part(self, attendee: Attendee) -> None:
        """Show a client nothing more."""
        with self.lock:
            if attendee in self._attendees and attendee.seat:
                self._devices.go(attendee.seat)
            self._attendees = tuple([each for each in self._attendees if each is not attendee])
        self.tell_teacher()

    def presence(self, id: str) -> Presence:
        """Return whether a student is there."""
        with self.lock:
            return self._devices.presence(Seat(id, "remote"))

    @property
    def here(self) -> tuple[Student, ...]:
        """Those of the class who are there."""
        return tuple([student for student in self.roster.inside if self.presence(student.id) == "yes"])

    def lesson_of(self, id: str) -> Lesson:
        """Return what a student's device shows of the class; an empty id is somebody who has not come in."""
        with self.lock:
            if id not in self.roster:
                return Lesson(title=self.title, open=self.is_open, by_name=self.roster.by_name)
            poll, sitting, place = self.questions.poll, self.tables.sitting, self.tables.place_of(id)
            return Lesson(
                title=self.title,
                name=self.roster[id].name,
                open=self.is_open,
                by_name=self.roster.by_name,
                paused=self.is_paused,
                question=poll.for_student(id) if poll else None,
                table=LessonTable(
                    number=place.table.number,
                    seat=place.seat,
                    turns=place.table.turns,
                    alone=len(sitting.tables) == 1,
                    risen=id in sitting.risen,
                )
                if place and sitting
                else None,
            )

    @property
    def waits(self) -> bool:
        """Whether nobody may move at a table now: for a pause, or for a question."""
        return self.is_paused or self.questions.poll is not None

    def shows(self, cards: Sequence[object]) -> bool:
        """Whether all of these cards lie on the tableau that is asked about."""
        poll = self.questions.poll
        return bool(cards) and poll is not None and {*cards} <= {*poll.question.asked.get("cards", ())}

    def listen(self, listener: Callable[[], None]) -> Callable[[], None]:
        """Have a function called when the teacher’s screen may be out of date; returns one that ends it."""
        self._listeners = (*self._listeners, listener)

        def stop() -> None:
            self._listeners = tuple([each for each in self._listeners if each is not listener])

        return stop

    def tell_teacher(self) -> None:
        """Say that the teacher’s screen may be out of date."""
        for listener in self._listeners:
            listener()

    def settle(self, id: str) -> None:
        """Have the devices of a student show how things are."""
        for attendee in self._attendees:
            if attendee.seat == id:
                attendee.settle()

    def settle_all(self) -> None:
        """Write down how things are, and have every device show it."""
        self.keep()
        for attendee in self._attendees:
            attendee.settle()
        self.tell_teacher()

    def look_round(self) -> None:
        """See to what time brings; called every second or so."""
        sitting = self.tables.sitting
        if sitting is not None:
            sitting.look_round()
        seen = {student.id: self.presence(student.id) for student in self.roster.inside}
        if seen != self._seen:
            self._seen = seen
            self.tell_teacher()

    # ── people ─────────────────────────────────────────────────────────────

    def enter(self, name: str) -> str:
        """Let somebody in who comes for the first time, and return their id.

        Raises
        ------
        RefusedRequest
            If the door is shut to newcomers, the class is full, or nobody can be called that.
        """
        with self.changing():
            if not self.is_open:
                raise RefusedRequest("class.shut")
            gone = self._least_missed() if self.roster.is_full else ""
            self.roster, student = self.roster.without(gone).enter(name)
            if gone and self.tables.sitting is not None:
                self.tables.sitting.forget(gone)
            self._devices.expect(student.id)
        if gone:
            self.guests.forget(gone)
        self.keep()
        self.tell_teacher()
        return student.id

    def _least_missed(self) -> str:
        """Return who came last of those who have gone without doing anything; empty: there is nobody.

        One phone can come as often as it likes; it shall not keep everybody else out for a whole term.
        """
        known = self.classes.known(self.title)
        sitting = self.tables.sitting
        if sitting is not None:
            known |= {id for id, place in sitting.places.items() if place.seat}
        left = (
            student.id
            for student in reversed(self.roster.students)
            if student.id not in known and self.presence(student.id) != "yes"
        )
        return next(left, "")

    def rename(self, id: str, name: str) -> None:
        """Call a student something else; at a table that is laid the name stays.

        Raises
        ------
        RefusedRequest
            If nobody can be called that.
        """
        with self.changing():
            self.roster = self.roster.rename(id, name)
        self.settle_all()

    def hide(self, id: str) -> None:
        """Call a student by a new pseudonym."""
        with self.changing():
            self.roster = self.roster.hide(id)
        self.settle_all()

    def send_away(self, id: str) -> None:
        """Let a student in no more, until they are taken back; at their table a bot plays on."""
        with self.doing:
            with self.changing():
                self.roster = self.roster.send_away(id)
                sitting = self.tables.sitting
            if sitting is not None:
                sitting.dismiss(id)
            self.guests.send_away(id)
        self.settle_all()

    def take_back(self, id: str) -> None:
        """Let a student in again who was sent away: with the key that they have."""
        with self.changing():
            self.roster = self.roster.send_away(id, out=False)
        self.settle_all()

    def forget(self) -> None:
        """Forget what everybody said they are called."""
        with self.changing():
            self.roster = self.roster.forget()
        self.settle_all()

    def set_open(self, is_open: bool) -> None:
        """Let newcomers in, or nobody but those who have been here."""
        with self.changing():
            self.is_open = is_open
        self.settle_all()

    def set_paused(self, paused: bool) -> None:
        """Have everybody wait, or let them go on."""
        with self.changing():
            self.is_paused = paused
        self.settle_all()
        self.let_time_run()

    def let_time_run(self) -> None:
        """Let the time of the tables run, or stand still while all wait."""
        sitting = self.tables.sitting
        if sitting is not None:
            sitting.stand_still(self.waits)

    def close(self) -> None:
        """Let nobody in any more; all stays as it is, and stored, and another kernel may go on with it."""
        self.refusal = self.refusal or "class.closed"
        self.guests.close_door()
        if self.tables.sitting is not None:
            self.tables.sitting.close()
        self._let_go()

    def find(self, who: Any) -> Student:
        """Return the student whom the teacher means.

        Raises
        ------
        RefusedRequest
            If there is none, or several.
        """
        return self.roster.find(who)


_halls: WeakValueDictionary[tuple[str, str], Hall] = WeakValueDictionary()
"""By where they are kept and what they are called: of each class there is one."""
