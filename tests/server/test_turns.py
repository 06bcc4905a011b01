"""How long a thread computes on while players wait."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest

from dixit_widget.server import share
from dixit_widget.server.turns import Turns
from tests.server.hosted import Hosted


@pytest.fixture
def _usual(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Turns as Python has them, whatever doors of other tests are open in this process."""
    monkeypatch.setattr(share, "turns", Turns())
    before = sys.getswitchinterval()
    sys.setswitchinterval(0.005)
    yield
    sys.setswitchinterval(before)


@pytest.mark.usefixtures("_usual")
def test_turns_are_short_while_any_door_is_open_and_as_they_were_afterwards() -> None:
    one, other = Hosted(), Hosted()
    assert sys.getswitchinterval() == pytest.approx(0.001)
    one.room.close()
    assert sys.getswitchinterval() == pytest.approx(0.001)
    other.room.close()
    assert sys.getswitchinterval() == pytest.approx(0.005)


@pytest.mark.usefixtures("_usual")
def test_what_somebody_has_set_meanwhile_stays() -> None:
    host = Hosted()
    sys.setswitchinterval(0.02)
    host.room.close()
    assert sys.getswitchinterval() == pytest.approx(0.02)
