"""Made-up students come by the door, answer, play to the end of their tables, and go home."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

import pytest

import dixit_widget as dixit

PATIENCE = 60.0


@pytest.fixture
def room() -> Iterator[dixit.Classroom]:
    room = dixit.Classroom("Rehearsal", store=None)
    yield room
    room.close()


def until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)


def test_an_hour_is_rehearsed_alone(room: dixit.Classroom) -> None:
    rehearsal = room.rehearse(7, pace=0)
    until(lambda: len(room.people) == 7)
    assert repr(rehearsal) == "Rehearsal(7 students)"
    round = dixit.Round("Ana", ["Ana", "Ben", "Cleo", "Dan"], {"Ben": 1})
    for question in (
        dixit.Predict("How clear?", number=(0, 1, 0.1), truth=0.5),
        dixit.Predict("Who?", choices=["Ana", "Ben"], truth="Ana"),
        dixit.Predict("Who votes for what?", dials=round, truth={"Ben": 1, "Cleo": 1, "Dan": 2}),
    ):
        room.ask(question)
        until(lambda: len(room.answers) == 7)
        room.reveal()
        assert len(question.answers) == 7
    room.put_away()
    room.tables(size=4, turns=2, timer=None, seed=1)
    assert room.playing == 2
    until(lambda: room.playing == 0)
    frame = room.to_frame()
    assert set(frame["turn"]) == {1, 2}
    assert not frame["stand_in"].any()
    rehearsal.end()
    until(lambda: rehearsal.students == 0)
    assert len(room.people) == 7


def test_made_up_team_mates_agree_who_hands_in(room: dixit.Classroom) -> None:
    rehearsal = room.rehearse(6, pace=0)
    until(lambda: len(room.people) == 6)
    room.ask(dixit.Predict("How clear?", number=(0, 1, 0.1), truth=0.5))
    until(lambda: len(room.answers) == 6)  # all are there
    room.put_away()
    room.tables(size=6, turns=2, timer=None, edition="odyssey-team", seed=1)
    until(lambda: room.playing == 0)
    assert not room.to_frame()["stand_in"].any()
    rehearsal.end()


def test_what_is_no_rehearsal_is_refused(room: dixit.Classroom) -> None:
    for given, why in (
        ({"students": 0}, "takes 1 to 100 students"),
        ({"pace": -1}, "pace= takes seconds"),
        ({"seed": "x"}, "seed= takes a whole number"),
    ):
        with pytest.raises(ValueError, match=why):
            room.rehearse(**given)  # type: ignore[arg-type]
