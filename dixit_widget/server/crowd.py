"""Who is at a door: where too many look on, or say nothing, one of them goes for one that comes."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from ipaddress import IPv6Address, ip_address
from typing import Final, Generic, Protocol, TypeVar

MOST_DEVICES: Final = 250
MOST_SILENT: Final = 100
"""Devices that have not said yet who they are."""
TIME_TO_SIT: Final = 60.0
"""Seconds in which whoever has come in may think of a name, however many want to come."""


class Visitor(Protocol):
    """A device, as :class:`dixit_widget.server.device.Device` is one."""

    @property
    def address(self) -> str:
        """Where it comes from."""

    @property
    def looks_on(self) -> bool:
        """Whether it has no seat, and is not the owner's."""

    def cut(self) -> None:
        """End its connection without a word."""

    def make_way(self) -> None:
        """Say that there is no room, and end its connection."""


AnyVisitor = TypeVar("AnyVisitor", bound=Visitor)


class Crowd(Generic[AnyVisitor]):
    """The devices at one door, in the order in which they came.

    Whoever has a seat, and the owner, always get in, and nobody makes them go. Of those who look on one goes
    for one that comes: at the address from which most do, so that one person with many devices keeps out
    nobody from elsewhere. Behind one address may also be a whole class; there whoever has come in has some
    time to sit down.

    Parameters
    ----------
    clock : callable, optional
        Returns seconds, which only ever grow.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._silent: dict[AnyVisitor, None] = {}
        self._heard: dict[AnyVisitor, float] = {}

    def __iter__(self) -> Iterator[AnyVisitor]:
        return iter((*self._silent, *self._heard))

    def come(self, device: AnyVisitor) -> None:
        """Wait for a device to say who it is; where too many do not, one of them goes."""
        self._silent[device] = None
        if len(self._silent) > MOST_SILENT:
            _first_of_most([*self._silent]).cut()

    def hear(self, device: AnyVisitor) -> bool:
        """Note that a device has said who it is; return False where there is no room for it."""
        self._silent.pop(device, None)
        if device.looks_on and len(self._heard) >= MOST_DEVICES:
            going = self._one_for(device)
            if going is None:
                return False
            going.make_way()
        self._heard[device] = self._clock()
        return True

    def go(self, device: AnyVisitor) -> None:
        """Let go of a device."""
        self._silent.pop(device, None)
        self._heard.pop(device, None)

    def _one_for(self, newest: AnyVisitor) -> AnyVisitor | None:
        """Return who goes for one more that looks on; None: nobody."""
        looking_on = [device for device in self._heard if device.looks_on]
        if not looking_on:
            return None
        at = Counter(map(_line, looking_on))
        first = _first_of_most(looking_on)
        if at[_line(first)] > at[_line(newest)] + 1:
            return first
        late = self._clock() - TIME_TO_SIT
        return next((device for device in looking_on if self._heard[device] <= late), None)


def _first_of_most(devices: Sequence[AnyVisitor]) -> AnyVisitor:
    """Return the one that has been there for longest, at the address at which most are."""
    at = Counter(map(_line, devices))
    most = max(at.values())
    return next(device for device in devices if at[_line(device)] == most)


def _line(device: Visitor) -> str:
    """Return whose line a device is at: of the newer kind of addresses everybody has billions.

    Examples
    --------
    >>> from types import SimpleNamespace
    >>> [_line(SimpleNamespace(address=each)) for each in ("10.0.0.7", "2001:db8::1", "2001:db8::2", "")]
    ['10.0.0.7', '2001:db8::', '2001:db8::', '']
    """
    try:
        address = ip_address(device.address)
    except ValueError:
        return device.address
    if isinstance(address, IPv6Address):
        return str(IPv6Address(int(address) >> 64 << 64))
    return str(address)
