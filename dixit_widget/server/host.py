"""What a door leads to: a room with one table, or anything else that devices are clients of."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from dixit_widget.table import PictureService, Snapshot
from dixit_widget.table.client import Role
from dixit_widget.table.devices import Presence
from dixit_widget.table.door import Door
from dixit_widget.table.rpc import Reply
from dixit_widget.table.sounds import Sound


class Guest(Protocol):
    """One device there, as :class:`dixit_widget.table.Client` is one."""

    @property
    def seat(self) -> str:
        """Who is at it; empty: nobody."""

    def greet(self) -> None:
        """Show it all that it may know."""

    def handle(self, content: object, buffers: Sequence[object] = ()) -> Reply:
        """Answer a message, whatever it holds and whatever comes with it; nothing is ever raised."""

    def flush(self) -> None:
        """Show what has happened so far."""

    def leave(self) -> None:
        """Be told nothing more."""


class Guests(Protocol):
    """Those who come: their seats and the door, as :class:`dixit_widget.table.guests.Guests` has them."""

    @property
    def timer(self) -> float | None:
        """Seconds that each phase may take; None: as long as it likes."""

    def take(self, name: str, seat: str = "") -> str:
        """Seat somebody, and return whose seat it is."""

    def release(self, name: str) -> None:
        """Free a seat."""

    def guest(self, name: object) -> str:
        """Return who is called that and comes with a device; refuse what nobody is called."""

    def presence(self) -> Mapping[str, Presence]:
        """Return for each seat whether somebody is there."""

    def look_round(self) -> None:
        """See to what time brings; called every second or so."""

    def door(self) -> Door:
        """Return the door, opened if it was not."""

    def keep_door(self) -> None:
        """Have it written down how devices come."""

    def use_door(self, door: Door) -> None:
        """Have devices let in by a door that was opened for this."""

    def close_door(self) -> None:
        """Let no device in any more."""

    def shut_out(self) -> None:
        """Close the door because the owner says so."""


class Host(Protocol):
    """What a share lets devices in to."""

    @property
    def pictures(self) -> PictureService:
        """The cards."""

    @property
    def guests(self) -> Guests:
        """Those who come."""

    def heard(self, name: str) -> Sound | None:
        """Return the recorded clue that lies there under this name, if there is one."""

    def join(self, role: Role, show: Callable[[Snapshot], None], seat: str = "") -> Guest:
        """Return a new client, which is shown all that happens from now on."""
