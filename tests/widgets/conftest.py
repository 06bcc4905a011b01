"""A class in a notebook, and what goes over its wire."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import dixit_widget as dixit
from tools.wire import Wire, wires


@pytest.fixture
def wire() -> Iterator[list[Wire]]:
    with wires() as made:
        yield made


@pytest.fixture
def room(wire: list[Wire]) -> Iterator[dixit.Classroom]:
    room = dixit.Classroom("Econ 101", store=None)
    yield room
    room.close()
