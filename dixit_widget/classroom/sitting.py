"""Parallel games: the tables that a class plays at, who sits where, and who keeps the others waiting."""

from __future__ import annotations

import hashlib
import threading
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec

from dixit_widget.classroom.groups import balanced, dealt
from dixit_widget.classroom.roster import Student
from dixit_widget.engine.setup import RANDOM_SEED_BITS
from dixit_widget.rules import RuleSet
from dixit_widget.table import RefusedRequest, Room, Seat, bot_seats


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be played at how many tables.

    Attributes
    ----------
    rules : tuple of RuleSet
        Each is played at as many tables as the others, or at one more.
    size : int
        Seats at a table; bots take those that are left over.
    turns : int
        After how many a game stops.
    timer : float or None
        Seconds that each decision may take.
    seed : int
        Where all its chance comes from: no game's own, see :func:`table_seed`.
    """

    rules: tuple[RuleSet, ...]
    size: int = 4
    turns: int = 3
    timer: float | None = 90
    seed: int = 0


class ClassTable:
    """One of the tables.

    Parameters
    ----------
    number : int
    room : Room
    turns : int
        After how many the game stops.

    Attributes
    ----------
    since : (int, float)
        The phase that its people are in, by the revision that it began with, and since when.
    """

    def __init__(self, number: int, room: Room, turns: int) -> None:
        self.number = number
        self.room = room
        self.turns = turns
        self.since = (-1, 0.0)
        room.guests.last_turn = turns

    @property
    def is_done(self) -> bool:
        """Whether nothing more is played here."""
        return self.room.guests.is_done(self.room.running().game)

    @property
    def awaited(self) -> tuple[str, ...]:
        """The people who are waited for."""
        game, people = self.room.running().game, self.room.audience.moment.remote
        if self.is_done or game.phase == "review":
            return ()
        return tuple([name for name in game.waiting_for if name in people])

    @property
    def progress(self) -> int:
        """How far the game has come; the slowest table has the least."""
        game = self.room.running().game
        return game.revision if not self.is_done else game.revision + 10_000

    def advance(self) -> None:
        """Have bots act once for those who are waited for, or go on from a review."""
        table = self.room.running()
        game = table.game
        if self.is_done:
            return
        if game.phase == "review":
            table.play_on(turns=1)
            return
        for name in self.awaited:
            if table.game.phase_revision == game.phase_revision:
                self.room.guests.stand_in(name)

    def bots(self) -> list[str]:
        """Return the bots whose seats somebody may take."""
        return [seat.name for seat in self.room.audience.moment.seats if seat.kind == "bot"]


class Place(NamedTuple):
    """Where a student is: at a table, as who plays there; looking on, where ``seat`` is empty."""

    table: ClassTable
    seat: str


class Kept(msgspec.Struct, frozen=True, kw_only=True):
    """What is kept of a sitting.

    Attributes
    ----------
    games : tuple of int
        Those of the tables, by their numbers in the store.
    numbers : tuple of int
        Those of the tables themselves; none: they count from 1.
    places : dict of str to (int, str)
        Who sits where: the number of the table, and the seat there.
    """

    plan: Plan
    games: tuple[int, ...]
    numbers: tuple[int, ...] = ()
    places: dict[str, tuple[int, str]]
    number: int = 1


class Laid(NamedTuple):
    """A table before it is laid: whose it is, and by which rules."""

    people: tuple[Student, ...]
    seats: tuple[Seat, ...]
    rules: RuleSet
    seed: int


def laid_out(
    plan: Plan, people: Sequence[Student], met: set[frozenset[str]], language: str
) -> tuple[Laid, ...]:
    """Return who would sit with whom, by which rules.

    Parameters
    ----------
    plan : Plan
    people : sequence of Student
        Those who play.
    met : set of frozenset of str
        Pairs who have sat together, by their ids.
    language : {"en", "fr"}
        Of the bots' names.

    Raises
    ------
    RefusedRequest
        If nobody is there.
    """
    if not people:
        raise RefusedRequest("join.nobody_yet")
    by_id = {student.id: student for student in people}
    groups = dealt([*by_id], plan.size, plan.seed, met)
    kinds = balanced(len(plan.rules), len(groups), plan.seed)
    return tuple(
        [
            Laid(
                people=tuple([by_id[id] for id in group]),
                seats=_seats([by_id[id].name for id in group], plan.size, language),
                rules=plan.rules[kind],
                seed=table_seed(plan.seed, number),
            )
            for number, (group, kind) in enumerate(zip(groups, kinds, strict=True), 1)
        ]
    )


def table_seed(seed: int, number: int) -> int:
    """Return the seed of a table's game: whoever is told it when that is over learns nothing of the others.

    Parameters
    ----------
    seed : int
        The plan's.
    number : int
        The table's.
    """
    digest = hashlib.sha256(f"table/{number}/{seed}".encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 64 - RANDOM_SEED_BITS


def _seats(names: Sequence[str], size: int, language: str) -> tuple[Seat, ...]:
    people = [Seat(name, "remote") for name in names]
    return (*people, *bot_seats(size - len(names), names, language))


class Sitting:
    """The tables of a class, while they are played at.

    Parameters
    ----------
    plan : Plan
    tables : sequence of ClassTable
    places : mapping of str to Place
        By the ids of students.
    number : int
        The number of this sitting: the class may play several times.

    Notes
    -----
    ``places`` is never changed but replaced: whoever goes through it needs no lock.
    """

    def __init__(
        self, plan: Plan, tables: Sequence[ClassTable], places: Mapping[str, Place], number: int = 1
    ) -> None:
        self.plan = plan
        self.number = number
        self.tables = tuple(tables)
        self.places: Mapping[str, Place] = dict(places)
        self.risen: set[str] = set()
        self._placing = threading.Lock()

    @property
    def pairs(self) -> set[frozenset[str]]:
        """Who sits with whom, by their ids."""
        return {
            frozenset((one, other))
            for one, at in self.places.items()
            for other, there in self.places.items()
            if one < other and at.table is there.table and at.seat and there.seat
        }

    def who_plays(self, table: ClassTable, seat: str) -> str:
        """Return the student at a seat of a table; empty: a bot plays there."""
        at = (id for id, place in self.places.items() if place == Place(table, seat))
        return next(at, "")

    def _place(self, id: str, place: Place) -> None:
        with self._placing:
            self.places = {**self.places, id: place}

    def forget(self, id: str) -> Place | None:
        """Have a student belong to no table any more, and return where they were."""
        with self._placing:
            places = dict(self.places)
            place = places.pop(id, None)
            self.places = places
        return place

    def admit(self, id: str) -> None:
        """Give a latecomer a bot's seat, where people are fewest; where there is none, let them look on."""
        open_tables = [table for table in self.tables if not table.is_done]
        for table in sorted(open_tables, key=lambda table: -len(table.bots())):
            for bot in table.bots():
                try:
                    seat = table.room.guests.take("", bot)
                except RefusedRequest:
                    continue  # somebody else was quicker
                self._place(id, Place(table, seat))
                return
        if open_tables:
            self._place(id, Place(open_tables[0], ""))

    def dismiss(self, id: str) -> None:
        """Give a student's seat to a bot."""
        place = self.forget(id)
        if place is not None and place.seat:
            place.table.room.guests.release(place.seat)

    @property
    def slowest(self) -> ClassTable | None:
        """The table that the others would wait for; None: all have finished."""
        playing = [table for table in self.tables if not table.is_done]
        return min(playing, key=lambda table: table.progress, default=None)

    def set_timer(self, seconds: float | None) -> None:
        """Let each decision at every table take so many seconds from now on."""
        self.plan = msgspec.structs.replace(self.plan, timer=seconds)
        for table in self.tables:
            table.room.guests.set_timer(seconds)

    def stand_still(self, still: bool) -> None:
        """Stop the time of all tables, or let it run."""
        for table in self.tables:
            table.room.guests.stands_still = still

    def look_round(self) -> None:
        """See to what time brings at each table."""
        for table in self.tables:
            table.room.guests.look_round()

    def kept(self) -> Kept:
        """Return what is written down of it."""
        return Kept(
            plan=self.plan,
            games=tuple([table.room.running().number for table in self.tables]),
            numbers=tuple([table.number for table in self.tables]),
            places={id: (place.table.number, place.seat) for id, place in self.places.items()},
            number=self.number,
        )

    def close(self) -> None:
        """Put the tables away; their games stay stored."""
        for table in self.tables:
            table.room.close()
