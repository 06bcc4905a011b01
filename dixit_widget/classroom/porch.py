"""Where a class is come into: its door, and what a share asks of those who come."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from dixit_widget.table import RefusedRequest
from dixit_widget.table.devices import Presence, nobody
from dixit_widget.table.door import Door

if TYPE_CHECKING:
    from dixit_widget.classroom.hall import Hall

OpenDoor = Callable[["Hall", str], Door]


class Porch:
    """The side of a class that is for devices; seats are the ids of students.

    Parameters
    ----------
    hall : Hall
    open_door : callable or None
        Opens a :class:`Door` for the class: a new one, or as a text that was kept says.
    kept : str
        How it was kept; empty: there was none.
    """

    def __init__(self, hall: Hall, open_door: OpenDoor | None, kept: str = "") -> None:
        self._hall = hall
        self._open_door = open_door
        self._door: Door | None = None
        self._lock = threading.RLock()
        self.kept = kept

    @property
    def timer(self) -> float | None:
        """Nothing hurries those who only come in."""
        return None

    def take(self, name: str, seat: str = "") -> str:
        """Let somebody in, and return their id; which seat they ask for says nothing in a class."""
        return self._hall.enter(name)

    def release(self, name: str) -> None:
        """Send a student away."""
        self._hall.send_away(name)

    def guest(self, name: object) -> str:
        """Return the student who has that id.

        Raises
        ------
        RefusedRequest
            If nobody has.
        """
        if not isinstance(name, str) or name not in self._hall.roster:
            raise nobody(name)
        return name

    def presence(self) -> Mapping[str, Presence]:
        """Return for each student, by what they are called, whether somebody is there."""
        return {student.name: self._hall.presence(student.id) for student in self._hall.roster.inside}

    def look_round(self) -> None:
        """See to what time brings."""
        self._hall.look_round()

    # ── the door ───────────────────────────────────────────────────────────

    def door(self) -> Door:
        """Return the door, opened if it was not.

        Raises
        ------
        RefusedRequest
            If none can be opened here, or the class goes on elsewhere.
        """
        self._hall.refuse_elsewhere()
        with self._lock:
            if self._door is None:
                if self._open_door is None:
                    raise RefusedRequest("share.not_here")
                self.use_door(self._open_door(self._hall, self.kept))
            assert self._door is not None
            return self._door

    @property
    def is_open(self) -> bool:
        """Whether there is a door that devices come by."""
        return self._door is not None

    def use_door(self, door: Door) -> None:
        """Have devices let in by a door that was opened for this class."""
        with self._lock:
            self._door = door
            self.keep_door()

    def keep_door(self) -> None:
        """Have it written down how devices come, so that a restart of the kernel changes no link."""
        with self._lock:
            if self._door is not None:
                self.kept = self._door.kept()
        self._hall.keep()

    def close_door(self) -> None:
        """Let no device in any more, and none of those that were stay."""
        with self._lock:
            door, self._door = self._door, None
            if door is not None:
                self.kept = door.kept()
        if door is not None:
            door.shut()

    def shut_out(self) -> None:
        """Close the door because the teacher says so; the same link opens with it again."""
        self.close_door()
        self._hall.keep()

    def forget(self, id: str) -> None:
        """Have the keys of somebody who is in the class no more open nothing."""
        with self._lock:
            door = self._door
        if door is not None:
            door.forget(id)

    def send_away(self, id: str) -> None:
        """Break the line of a student's device; their key stays."""
        with self._lock:
            door = self._door
        if door is not None:
            door.turn_away(id, "class.sent_away")
