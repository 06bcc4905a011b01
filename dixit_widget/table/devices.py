"""Which seats' devices are there: absent is not gone."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from typing import Final, Literal, TypeAlias

from dixit_widget.rules.validation import shown
from dixit_widget.table.rpc import RefusedRequest
from dixit_widget.table.seats import Seat

Presence: TypeAlias = Literal["yes", "away", "bot", "free"]
"""Whether somebody is at a seat: a person; one whose device has not been heard of; a bot; nobody yet."""

PATIENCE: Final = 20.0
"""Seconds after which a device that is not connected is away: phones sleep, and trains have tunnels."""


class Devices:
    """Counts the devices at each seat, and remembers since when a seat has none; knows no lock.

    Parameters
    ----------
    clock : callable, optional
        Returns seconds, which only ever grow.

    Examples
    --------
    >>> now = 0.0
    >>> devices = Devices(lambda: now)
    >>> devices.come("Ana")
    >>> devices.go("Ana")
    >>> devices.presence(Seat("Ana", "remote"))
    'yes'
    >>> now = 21.0
    >>> devices.presence(Seat("Ana", "remote"))
    'away'
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._here: Counter[str] = Counter()
        self._left: dict[str, float] = {}

    def come(self, name: str) -> None:
        """Count one device more at a player's seat."""
        self._here[name] += 1

    def go(self, name: str) -> None:
        """Count one device less, which has been gone since now."""
        self._here[name] -= 1
        if self._here[name] <= 0:
            del self._here[name]
        self.expect(name)

    def expect(self, name: str) -> None:
        """Wait for a player’s device as for one that has just gone; of those before, no longer than that."""
        now = self._clock()
        self._left.pop(name, None)
        self._left[name] = now
        while now - (left := next(iter(self._left.items())))[1] >= PATIENCE:
            del self._left[left[0]]

    def presence(self, seat: Seat) -> Presence:
        """Return whether somebody is at a seat."""
        if seat.kind == "bot":
            return "bot"
        if not seat.name:
            return "free"
        if seat.kind == "person" or self._here[seat.name] > 0:
            return "yes"
        left = self._left.get(seat.name)
        return "yes" if left is not None and self._clock() - left < PATIENCE else "away"


def nobody(name: object) -> RefusedRequest:
    """Return the refusal of a name that nobody plays by with a device."""
    return RefusedRequest("join.nobody", name=name[:40] if isinstance(name, str) else shown(name))
