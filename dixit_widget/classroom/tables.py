"""Where a class plays: the tables are laid, latecomers find a place, and all is written down."""

from __future__ import annotations

import logging
from collections.abc import Callable
from itertools import count
from typing import TYPE_CHECKING

from dixit_widget.classroom.choices import choices
from dixit_widget.classroom.sitting import ClassTable, Kept, Laid, Place, Plan, Sitting, laid_out
from dixit_widget.rules import RuleSet, edition
from dixit_widget.table import Change, RefusedRequest, Room
from dixit_widget.table.sounds import Sound
from dixit_widget.words import Problem

if TYPE_CHECKING:
    from dixit_widget.classroom.hall import Hall

log = logging.getLogger("dixit_widget")


class Tables:
    """The side of a class that is for games.

    Parameters
    ----------
    hall : Hall
    clock : callable
        Returns seconds, which only ever grow.

    Attributes
    ----------
    sitting : Sitting or None
        The tables that are laid.
    number : int
        How often tables have been laid, over all the term.
    met : set of frozenset of str
        Pairs who have sat together, by their ids.
    own_rules : dict of str to RuleSet
        What the teacher is offered beside the editions.
    played : tuple of RuleSet
        What was played last.
    """

    def __init__(self, hall: Hall, clock: Callable[[], float]) -> None:
        self._hall = hall
        self._clock = clock
        self.sitting: Sitting | None = None
        self.number = 0
        self.met: set[frozenset[str]] = set()
        self.own_rules: dict[str, RuleSet] = {}
        self.played: tuple[RuleSet, ...] = (edition("dixit-2021"),)

    # ── what is played ─────────────────────────────────────────────────────

    @property
    def choices(self) -> dict[str, RuleSet]:
        """The rules that can be chosen for tables, by their names or an edition's id."""
        return choices(self.own_rules, self.played)

    def offer(self, own: dict[str, RuleSet]) -> None:
        """Offer the teacher these rules beside the editions."""
        with self._hall.changing():
            self.own_rules = own
        self._hall.keep()
        self._hall.tell_teacher()

    def lay(self, plan: Plan) -> Sitting:
        """Have everybody who is there play, in groups that are drawn; what was played before is over.

        Raises
        ------
        RefusedRequest
            If nobody is there.
        Problem
            If that cannot be played.
        """
        hall = self._hall
        hall.refuse_elsewhere()
        with hall.doing:
            laid = laid_out(plan, hall.here, self.met, hall.language)
            self.number += 1
            tables = [self._lay(number, each, plan) for number, each in enumerate(laid, 1)]
            places = {
                student.id: Place(table, student.name)
                for table, each in zip(tables, laid, strict=True)
                for student in each.people
            }
            sitting = Sitting(plan, tables, places, self.number)
            with hall.lock:
                before, self.sitting = self.sitting, sitting
                self.met |= sitting.pairs
                self.played = plan.rules
                hall.questions.poll = None
            hall.settle_all()
            hall.let_time_run()
            if before is not None:
                before.close()
        return sitting

    def _lay(self, number: int, laid: Laid, plan: Plan) -> ClassTable:
        room = self._room()
        room.begin(laid.rules, laid.seats, laid.seed)
        self._hall.classes.keep_game(self._hall.title, room.running().number, self.number, number)
        return self._table(number, room, plan)

    def lay_again(self, kept: Kept) -> None:
        """Lay the tables that were kept, but for those that cannot be; where all is over, to look at it."""
        tables: dict[int, ClassTable] = {}
        for number, game in zip(kept.numbers or count(1), kept.games, strict=False):
            room = self._room()
            try:
                room.resume(game, even_over=True)
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

    def _room(self) -> Room:
        hall = self._hall
        return Room(hall.deck, hall.store, hall.language, clock=self._clock, runs_alone=True)

    def _table(self, number: int, room: Room, plan: Plan) -> ClassTable:
        table = ClassTable(number, room, plan.turns)
        room.guests.set_timer(plan.timer)
        room.join("spectator", lambda snapshot: self._hall.tell_teacher())
        live = room.running()
        table.since = (live.game.phase_revision, self._clock())
        live.listen(lambda change: self._note(table, change))
        return table

    def _note(self, table: ClassTable, change: Change) -> None:
        """Write down which student has made a move, and how long after the phase began."""
        hall, now, number = self._hall, self._clock(), table.room.running().number
        noted = False
        for game in change.games:
            phase, since = table.since
            player = getattr(game.actions[-1], "player", "")
            with hall.lock:
                id = self.sitting.who_plays(table, player) if self.sitting and player else ""
            if id:
                hall.journal.note_decision((number, game.revision - 1, id, round((now - since) * 1000)))
                noted = True
            if game.phase_revision != phase:
                table.since = (game.phase_revision, now)
        if noted:
            hall.journal.keep()

    # ── who sits where ─────────────────────────────────────────────────────

    def place_of(self, id: str) -> Place | None:
        """Return where a student belongs now; None: at no table."""
        sitting = self.sitting
        return sitting.places.get(id) if sitting is not None and id else None

    def is_late(self, id: str) -> bool:
        """Whether tables are laid, and none for this student of the class."""
        roster = self._hall.roster
        is_inside = id in roster and not roster[id].out
        return is_inside and self.sitting is not None and id not in self.sitting.places

    def admit(self, id: str) -> None:
        """Find a place for somebody who comes while tables are laid."""
        with self._hall.doing:
            if self.sitting is not None and self.is_late(id):
                self.sitting.admit(id)
                self._hall.keep()

    def rise(self, id: str) -> None:
        """Note that a student has seen enough of a table that is done."""
        with self._hall.lock:
            if self.sitting is not None:
                self.sitting.risen.add(id)

    def heard(self, name: str) -> Sound | None:
        """Return the recorded clue of a name, at whatever table it was told."""
        tables = self.sitting.tables if self.sitting is not None else ()
        return next((sound for table in tables if (sound := table.room.heard(name))), None)

    # ── while they are played at ───────────────────────────────────────────

    def playing(self) -> Sitting:
        """Return the tables.

        Raises
        ------
        RefusedRequest
            If none are laid, or the class goes on elsewhere.
        """
        self._hall.refuse_elsewhere()
        if self.sitting is None:
            raise RefusedRequest("class.no_tables")
        return self.sitting

    def set_timer(self, seconds: float | None) -> None:
        """Let each decision at every table take so many seconds from now on; None: as long as it likes."""
        self.playing().set_timer(seconds)
        self._hall.keep()

    def give_time(self, seconds: float) -> None:
        """Let what is waited for at every table take so much longer."""
        for table in self.playing().tables:
            table.room.guests.give_time(seconds)

    def advance(self, seen: tuple[int, int] | None = None) -> None:
        """Have the slowest table go on: bots act once for those who are waited for there.

        Parameters
        ----------
        seen : (int, int), optional
            The table that was the slowest when somebody decided this, and the revision of its game: once that
            phase has passed nothing happens.
        """
        with self._hall.doing:
            sitting = self.playing()
            if seen is None:
                table = sitting.slowest
            else:
                number, revision = seen
                then = (table for table in sitting.tables if table.number == number)
                table = next((table for table in then if not table.room.running().is_past(revision)), None)
            if table is not None:
                table.advance()
        self._hall.tell_teacher()

    def clear(self) -> None:
        """Take the tables away; their games stay stored."""
        with self._hall.doing:
            with self._hall.changing():
                before, self.sitting = self.sitting, None
            self._hall.settle_all()
            if before is not None:
                before.close()
