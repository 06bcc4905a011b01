"""A class that is on: who has come, what they are asked, at which tables they play."""

from __future__ import annotations

import logging
import secrets
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any
from weakref import WeakValueDictionary

import msgspec

from dixit_widget.classroom.attendee import Attendee
from dixit_widget.classroom.choices import choices
from dixit_widget.classroom.data import answer_text
from dixit_widget.classroom.group_commit import GroupCommit
from dixit_widget.classroom.lesson import Lesson, LessonTable
from dixit_widget.classroom.poll import Poll, Question
from dixit_widget.classroom.porch import OpenDoor, Porch
from dixit_widget.classroom.roster import Roster, Student
from dixit_widget.classroom.sitting import ClassTable, Kept, Laid, Place, Plan, Sitting, laid_out
from dixit_widget.deck import Deck
from dixit_widget.rules import RuleSet, edition
from dixit_widget.table import Change, PictureService, RefusedRequest, Room, Seat, Snapshot, Store
from dixit_widget.table.class_store import ClassStore
from dixit_widget.table.client import Role
from dixit_widget.table.devices import Devices, Presence
from dixit_widget.table.known import known
from dixit_widget.table.sounds import Sound
from dixit_widget.words import Problem

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
    """A class: one door for all, and what goes on behind it.

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

    Notes
    -----
    ``_lock`` is held for short, by whoever reads or changes how things are; ``_doing`` by whoever lays tables
    or takes them away. Neither is held while a device is shown something.
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
        self._clock = clock
        self._lock = threading.RLock()
        self._doing = threading.RLock()
        self._devices = Devices(clock)
        self._attendees: tuple[Attendee, ...] = ()
        self._listeners: tuple[Callable[[], None], ...] = ()
        self._seen: dict[str, Presence] = {}
        self.roster = Roster(by_name=by_name, language=language, seed=secrets.randbits(32))
        self.is_open = True
        self.is_paused = False
        self.poll: Poll | None = None
        self.polls: tuple[Poll, ...] = ()
        self.sitting: Sitting | None = None
        self.own_rules: dict[str, RuleSet] = {}
        self.played: tuple[RuleSet, ...] = (edition("dixit-2021"),)
        self._met: set[frozenset[str]] = set()
        self._questions = self._sittings = 0
        self._keep = GroupCommit(self._write)
        self._keep_rows = GroupCommit(self._write_rows)
        self._new_answers: list[tuple[int, int, str, str, str, bool | None]] = []
        self._new_decisions: list[tuple[int, int, str, int | None]] = []
        self.is_elsewhere = False
        self._take_over()
        kept = self._kept()
        self.guests = Porch(self, open_door, kept.door if kept else "")
        if kept is not None:
            self._come_back(kept)

    def _take_over(self) -> None:
        """Be the class of this title from now on, where a cell that was run before has made it as well."""
        key = (self.store.path if self.store.path != ":memory:" else str(id(self.store)), self.title)
        before = _halls.get(key)
        _halls[key] = self
        if before is not None:
            before.is_elsewhere = True
            before.close()

    def refuse_elsewhere(self) -> None:
        """Refuse to go on where the class goes on in another cell.

        Raises
        ------
        RefusedRequest
        """
        if self.is_elsewhere:
            raise RefusedRequest("class.elsewhere")

    # ── what is kept ───────────────────────────────────────────────────────

    def _kept(self) -> KeptClass | None:
        found = self.classes.state(self.title)
        if found is None:
            return None
        kept: KeptClass = msgspec.json.decode(found[0], type=known(KeptClass))
        names = msgspec.json.decode(found[1], type=dict[str, str])
        return msgspec.structs.replace(kept, roster=kept.roster.with_names(names))

    def _come_back(self, kept: KeptClass) -> None:
        """Go on as it was kept: the same people, the same link, the same tables."""
        self.roster = kept.roster
        self.is_open, self.is_paused = kept.is_open, kept.is_paused
        self._questions, self._sittings = kept.questions, kept.sittings
        self._met = {frozenset(pair) for pair in kept.met}
        self.own_rules, self.played = kept.rules, kept.played or self.played
        if kept.sitting is not None:
            self._sit_again(kept.sitting)
            self._let_time_run()
        if kept.door:
            try:
                self.guests.door()
            except Problem:
                log.exception("The door of the class cannot be opened as it was")

    def _sit_again(self, kept: Kept) -> None:
        tables: dict[int, ClassTable] = {}
        for number, game in enumerate(kept.games, 1):
            room = self._room()
            try:
                room.resume(game)
            except Problem:
                log.info("Table %s of the class cannot be laid again", number, exc_info=True)
                room.close()
            else:
                tables[number] = self._table(number, room, kept.plan)
        places = {
            id: Place(tables[number], seat) for id, (number, seat) in kept.places.items() if number in tables
        }
        if tables:
            self.sitting = Sitting(kept.plan, tuple(tables.values()), places, kept.number)

    def keep(self) -> None:
        """Write down how things are; it is on disk when this returns."""
        if not self.is_elsewhere:
            self._keep()

    def _write(self) -> None:
        with self._lock:
            kept = KeptClass(
                roster=self.roster.forget(),
                door=self.guests.kept,
                is_open=self.is_open,
                is_paused=self.is_paused,
                sitting=self.sitting.kept() if self.sitting else None,
                sittings=self._sittings,
                met=tuple(sorted([(min(pair), max(pair)) for pair in self._met])),
                questions=self._questions,
                rules=self.own_rules,
                played=self.played,
            )
            names = msgspec.json.encode(self.roster.names).decode()
        self.classes.keep(self.title, msgspec.json.encode(kept).decode(), names)

    def _write_rows(self) -> None:
        with self._lock:
            answers, self._new_answers = self._new_answers, []
            decisions, self._new_decisions = self._new_decisions, []
        try:
            self.classes.keep_answers(self.title, answers)
            self.classes.keep_decisions(decisions)
        except BaseException:
            with self._lock:  # the next write is for them, too
                self._new_answers, self._new_decisions = answers, decisions
            raise

    # ── devices ────────────────────────────────────────────────────────────

    def heard(self, name: str) -> Sound | None:
        """Return the recorded clue of a name, at whatever table it was told, while its turn lasts."""
        tables = self.sitting.tables if self.sitting is not None else ()
        return next((sound for table in tables if (sound := table.room.heard(name))), None)

    def join(self, role: Role, show: Callable[[Snapshot], None], seat: str = "") -> Attendee:
        """Return a new client, for the device of a student or of somebody who has not come in yet."""
        attendee = Attendee(self, show, seat)
        with self._lock:
            self._attendees = (*self._attendees, attendee)
            if seat:
                self._devices.come(seat)
            late = self.sitting is not None and seat in self.roster and seat not in self.sitting.places
        if late:
            self._admit(seat)
        self._tell_teacher()
        return attendee

    def part(self, attendee: Attendee) -> None:
        """Show a client nothing more."""
        with self._lock:
            if attendee in self._attendees and attendee.seat:
                self._devices.go(attendee.seat)
            self._attendees = tuple([each for each in self._attendees if each is not attendee])
        self._tell_teacher()

    def presence(self, id: str) -> Presence:
        """Return whether a student is there."""
        with self._lock:
            return self._devices.presence(Seat(id, "remote"))

    def place_of(self, id: str) -> Place | None:
        """Return where a student belongs now; None: at no table."""
        with self._lock:
            if self.sitting is None or not id:
                return None
            return self.sitting.places.get(id)

    def lesson_of(self, id: str) -> Lesson:
        """Return what a student's device shows of the class; an empty id is somebody who has not come in."""
        with self._lock:
            if id not in self.roster:
                return Lesson(title=self.title, open=self.is_open, by_name=self.roster.by_name)
            place = self.place_of(id)
            sitting = self.sitting
            return Lesson(
                title=self.title,
                name=self.roster[id].name,
                open=self.is_open,
                by_name=self.roster.by_name,
                paused=self.is_paused,
                question=self.poll.for_student(id) if self.poll else None,
                table=LessonTable(
                    number=place.table.number,
                    seat=place.seat,
                    turns=place.table.turns,
                    risen=id in sitting.risen,
                )
                if place and sitting
                else None,
            )

    @property
    def waits(self) -> bool:
        """Whether nobody may move at a table now: for a pause, or for a question."""
        return self.is_paused or self.poll is not None

    def shows(self, cards: Sequence[object]) -> bool:
        """Whether all of these cards lie on the tableau that is asked about."""
        poll = self.poll
        return bool(cards) and poll is not None and {*cards} <= {*poll.question.asked.get("cards", ())}

    def listen(self, listener: Callable[[], None]) -> Callable[[], None]:
        """Have a function called when the teacher’s screen may be out of date; returns one that ends it."""
        self._listeners = (*self._listeners, listener)

        def stop() -> None:
            self._listeners = tuple([each for each in self._listeners if each is not listener])

        return stop

    def _tell_teacher(self) -> None:
        for listener in self._listeners:
            listener()

    def _settle_all(self) -> None:
        """Write down how things are, and have every device show it."""
        self.keep()
        for attendee in self._attendees:
            attendee.settle()
        self._tell_teacher()

    def look_round(self) -> None:
        """See to what time brings; called every second or so."""
        sitting = self.sitting
        if sitting is not None:
            sitting.look_round()
        seen = {student.id: self.presence(student.id) for student in self.roster.inside}
        if seen != self._seen:
            self._seen = seen
            self._tell_teacher()

    # ── people ─────────────────────────────────────────────────────────────

    def enter(self, name: str) -> str:
        """Let somebody in who comes for the first time, and return their id.

        Raises
        ------
        RefusedRequest
            If the door is shut to newcomers, the class is full, or nobody can be called that.
        """
        with self._lock:
            if not self.is_open:
                raise RefusedRequest("class.shut")
            if self.roster.is_full:
                self._make_room()
            self.roster, student = self.roster.enter(name)
        self.keep()
        self._tell_teacher()
        return student.id

    def _make_room(self) -> None:
        """Forget whoever came last of those who have gone without doing anything.

        One phone can come as often as it likes; it shall not keep everybody else out for a whole term.
        """
        known = self.classes.known(self.title)
        places = self.sitting.places if self.sitting is not None else {}
        known |= {id for id, place in places.items() if place.seat}
        for student in reversed(self.roster.students):
            if student.id not in known and self.presence(student.id) != "yes":
                places.pop(student.id, None)
                self.roster = self.roster.without(student.id)
                self.guests.forget(student.id)
                return

    def rename(self, id: str, name: str) -> None:
        """Call a student something else; at a table that is laid the name stays.

        Raises
        ------
        RefusedRequest
            If nobody can be called that.
        """
        with self._lock:
            self.roster = self.roster.rename(id, name)
        self._settle_all()

    def hide(self, id: str) -> None:
        """Call a student by a new pseudonym."""
        with self._lock:
            self.roster = self.roster.hide(id)
        self._settle_all()

    def send_away(self, id: str) -> None:
        """Let a student in no more, until they are taken back; at their table a bot plays on."""
        with self._doing:
            with self._lock:
                self.roster = self.roster.send_away(id)
                sitting = self.sitting
            if sitting is not None:
                sitting.dismiss(id)
            self.guests.send_away(id)
        self._settle_all()

    def take_back(self, id: str) -> None:
        """Let a student in again who was sent away: with the key that they have."""
        with self._lock:
            self.roster = self.roster.send_away(id, out=False)
        self._settle_all()

    def forget(self) -> None:
        """Forget what everybody said they are called."""
        with self._lock:
            self.roster = self.roster.forget()
        self._settle_all()

    def set_open(self, is_open: bool) -> None:
        """Let newcomers in, or nobody but those who have been here."""
        with self._lock:
            self.is_open = is_open
        self._settle_all()

    def set_paused(self, paused: bool) -> None:
        """Have everybody wait, or let them go on."""
        with self._lock:
            self.is_paused = paused
        self._settle_all()
        self._let_time_run()

    def _let_time_run(self) -> None:
        if self.sitting is not None:
            self.sitting.stand_still(self.waits)

    # ── questions ──────────────────────────────────────────────────────────

    def ask(self, question: Question) -> Poll:
        """Ask everybody something; tables wait meanwhile."""
        self.refuse_elsewhere()
        with self._lock:
            self._questions += 1
            self.poll = Poll(self._questions, question)
            self.polls = (*self.polls, self.poll)
        self._settle_all()
        self._let_time_run()
        return self.poll

    def answer(self, id: str, number: int, time: int, value: object) -> bool:
        """Take a student's answer; return whether it came in time.

        Raises
        ------
        Problem
            If it is no answer to the question, or comes from nobody in the class.
        """
        with self._lock:
            if id not in self.roster:
                raise RefusedRequest("request.not_yours")
            poll = self.poll
            if poll is None or poll.number != number or not poll.take(id, time, value):
                return False
            mine = [attendee for attendee in self._attendees if attendee.seat == id]
            self._note_answers(poll, [(time, id, None)])
        self._keep_rows()
        for attendee in mine:
            attendee.settle()
        self._tell_teacher()
        return True

    def asked(self) -> Poll:
        """Return the question at hand.

        Raises
        ------
        RefusedRequest
            If there is none.
        """
        if self.poll is None:
            raise RefusedRequest("class.no_question")
        return self.poll

    def ask_again(self) -> None:
        """Ask the question at hand once more, beside what was answered first."""
        with self._lock:
            self.asked().again()
        self._settle_all()

    def reveal(self) -> None:
        """Show the truth to all, beside their answers."""
        with self._doing:
            poll = self.asked()
            with self._lock:
                poll.close()  # an answer that comes while the truth is worked out would be in no count
            poll.reveal()
            times = range(len(poll.times) - len(poll.right) + 1, len(poll.times) + 1)
            judged = zip(times, poll.right, strict=True)
            self._note_answers(
                poll, [(time, id, is_right) for time, right in judged for id, is_right in right.items()]
            )
            self._keep_rows()
        self._settle_all()

    def _note_answers(self, poll: Poll, which: Sequence[tuple[int, str, bool | None]]) -> None:
        text = poll.question.question["fr" if self.language == "fr" else "en"]
        rows = [
            (poll.number, time, id, text, answer_text(poll.times[time - 1][id]), is_right)
            for time, id, is_right in which
        ]
        with self._lock:
            self._new_answers += rows

    def put_away(self) -> None:
        """Put the question away: everybody is back at the tables, or waits for something else."""
        with self._lock:
            self.poll = None
        self._settle_all()
        self._let_time_run()

    # ── tables ─────────────────────────────────────────────────────────────

    def lay_tables(self, plan: Plan) -> Sitting:
        """Have everybody who is there play, in groups that are drawn; what was played before is over.

        Raises
        ------
        RefusedRequest
            If nobody is there.
        Problem
            If that cannot be played.
        """
        self.refuse_elsewhere()
        with self._doing:
            here = [student for student in self.roster.inside if self.presence(student.id) == "yes"]
            laid = laid_out(plan, here, self._met, self.language)
            self._sittings += 1
            tables = [self._lay(number, each, plan) for number, each in enumerate(laid, 1)]
            places = {
                student.id: Place(table, student.name)
                for table, each in zip(tables, laid, strict=True)
                for student in each.people
            }
            sitting = Sitting(plan, tables, places, self._sittings)
            with self._lock:
                before, self.sitting = self.sitting, sitting
                self._met |= sitting.pairs
                self.played = plan.rules
                self.poll = None
            self._settle_all()
            self._let_time_run()
            if before is not None:
                before.close()
        return sitting

    @property
    def choices(self) -> dict[str, RuleSet]:
        """The rules that can be chosen for tables, by their names or an edition's id."""
        return choices(self.own_rules, self.played)

    def offer(self, own: dict[str, RuleSet]) -> None:
        """Offer the teacher these rules beside the editions."""
        with self._lock:
            self.own_rules = own
        self.keep()
        self._tell_teacher()

    def _lay(self, number: int, laid: Laid, plan: Plan) -> ClassTable:
        room = self._room()
        room.begin(laid.rules, laid.seats, laid.seed)
        self.classes.keep_game(self.title, room.running().number, self._sittings, number)
        return self._table(number, room, plan)

    def _room(self) -> Room:
        return Room(self.deck, self.store, self.language, clock=self._clock, runs_alone=True)

    def _table(self, number: int, room: Room, plan: Plan) -> ClassTable:
        table = ClassTable(number, room, plan.turns)
        room.guests.set_timer(plan.timer)
        room.join("spectator", lambda snapshot: self._tell_teacher())
        live = room.running()
        table.since = (live.game.phase_revision, self._clock())
        live.listen(lambda change: self._note(table, change))
        return table

    def _note(self, table: ClassTable, change: Change) -> None:
        """Write down which student has made a move, and how long after the phase began."""
        now, number = self._clock(), table.room.running().number
        for game in change.games:
            phase, since = table.since
            player = getattr(game.actions[-1], "player", "")
            with self._lock:
                id = self.sitting.who_plays(table, player) if self.sitting and player else ""
                if id:
                    took = round((now - since) * 1000)
                    self._new_decisions.append((number, game.revision - 1, id, took))
            if game.phase_revision != phase:
                table.since = (game.phase_revision, now)
        if self._new_decisions:
            self._keep_rows()

    def _admit(self, id: str) -> None:
        """Find a place for somebody who comes while tables are laid."""
        with self._doing:
            if self.sitting is not None and id not in self.sitting.places:
                self.sitting.admit(id)
                self.keep()

    def rise(self, id: str) -> None:
        """Note that a student has seen enough of a table that is done."""
        with self._lock:
            if self.sitting is not None:
                self.sitting.risen.add(id)

    def playing(self) -> Sitting:
        """Return the tables.

        Raises
        ------
        RefusedRequest
            If none are laid.
        """
        if self.sitting is None:
            raise RefusedRequest("class.no_tables")
        return self.sitting

    def set_timer(self, seconds: float | None) -> None:
        """Let each decision at every table take so many seconds from now on; None: as long as it likes."""
        self.playing().set_timer(seconds)
        self.keep()

    def give_time(self, seconds: float) -> None:
        """Let what is waited for at every table take so much longer."""
        for table in self.playing().tables:
            table.room.guests.give_time(seconds)

    def advance(self) -> None:
        """Have the slowest table go on: bots act once for those who are waited for there."""
        with self._doing:
            slowest = self.playing().slowest
            if slowest is not None:
                slowest.advance()
        self._tell_teacher()

    def clear_tables(self) -> None:
        """Take the tables away; their games stay stored."""
        with self._doing:
            with self._lock:
                before, self.sitting = self.sitting, None
            self._settle_all()
            if before is not None:
                before.close()

    def close(self) -> None:
        """Let nobody in any more; all stays as it is, and stored."""
        self.guests.close_door()
        if self.sitting is not None:
            self.sitting.close()

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
