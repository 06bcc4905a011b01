"""Who gets in where too many want to: without any socket."""

from __future__ import annotations

import pytest

from dixit_widget.server import crowd
from dixit_widget.server.crowd import TIME_TO_SIT, Crowd


class Device:
    """One that looks on, until it is told that there is no room for it, or has a seat."""

    def __init__(self, address: str, *, looks_on: bool = True) -> None:
        self.address = address
        self.looks_on = looks_on
        self.crowd: Crowd[Device] | None = None

    def cut(self) -> None:
        self.make_way()

    def make_way(self) -> None:
        assert self.crowd is not None
        self.crowd.go(self)


class Door:
    """A door by which devices come; ``now`` is what its clock shows."""

    def __init__(self) -> None:
        self.now = 0.0
        self.crowd: Crowd[Device] = Crowd(lambda: self.now)

    def come(self, device: Device) -> bool:
        device.crowd = self.crowd
        self.crowd.come(device)
        return self.crowd.hear(device)

    def fill(self, address: str) -> list[Device]:
        return [device for _ in range(crowd.MOST_DEVICES) if self.come(device := Device(address))]


@pytest.fixture
def door(monkeypatch: pytest.MonkeyPatch) -> Door:
    monkeypatch.setattr(crowd, "MOST_DEVICES", 5)
    monkeypatch.setattr(crowd, "MOST_SILENT", 5)
    return Door()


def test_one_person_with_many_devices_keeps_out_nobody_from_elsewhere(door: Door) -> None:
    hostile = door.fill("10.0.0.6")
    for number in range(3):
        assert door.come(Device(f"10.0.0.{10 + number}"))
    assert [device for device in hostile if device in door.crowd] == hostile[3:]
    assert not door.come(Device("10.0.0.6"))


def test_behind_one_address_whoever_has_come_in_has_time_to_sit_down(door: Door) -> None:
    first, *_ = door.fill("10.0.0.1")
    door.now = TIME_TO_SIT - 1
    assert not door.come(Device("10.0.0.1"))
    door.now = TIME_TO_SIT
    assert door.come(Device("10.0.0.1"))
    assert first not in door.crowd


def test_where_all_come_from_elsewhere_they_do_not_push_each_other_out(door: Door) -> None:
    here = [Device(f"10.0.0.{number}") for number in range(5)]
    assert all(door.come(device) for device in here)
    assert not door.come(Device("10.0.0.99"))
    assert all(device in door.crowd for device in here)


def test_nobody_with_a_seat_goes_and_none_is_refused(door: Door) -> None:
    seated = [Device("10.0.0.6", looks_on=False) for _ in range(7)]
    assert all(door.come(device) for device in seated)
    assert not door.come(Device("10.0.0.7"))
    door.now = 2 * TIME_TO_SIT
    assert not door.come(Device("10.0.0.7"))
    assert all(device in door.crowd for device in seated)


def test_of_those_who_say_nothing_one_goes_from_where_most_come(door: Door) -> None:
    slow = Device("10.0.0.10")
    hostile = [Device("10.0.0.6") for _ in range(20)]
    for device in (slow, *hostile):
        device.crowd = door.crowd
        door.crowd.come(device)
    assert slow in door.crowd
    assert [device for device in hostile if device in door.crowd] == hostile[-4:]
