"""Lesson 8: for whom a cell waits that has asked a class something."""

from __future__ import annotations

import asyncio
from pathlib import Path

from lesson import class_plays

import dixit_widget as dixit
from tests.widgets.test_classroom import students


def test_nobody_waits_for_those_who_have_not_come_this_time(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    last_week = dixit.Classroom("Econ 101", store=file)
    asyncio.run(students(last_week.share(), "Léa", "Tom"))
    last_week.close()
    room = dixit.Classroom("Econ 101", store=file)
    have_answered = class_plays.all_have_answered(room)

    async def go() -> None:
        (eve,) = await students(room.share(), "Eve")
        assert (len(room.people), room.here) == (3, (room.people[2],))
        room.ask(class_plays.ask_clarity())
        assert not have_answered()
        assert (await eve.ask("answer", number=1, time=1, value=40))["done"]
        assert have_answered()

    asyncio.run(go())
    room.close()
