"""A teacher's kernel that is killed in mid-table: the class comes back whole, and nothing is lost."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from dixit_widget.classroom.data import answers, decisions
from dixit_widget.table import Store
from tests.classroom.school import School, at_tables, lesson, play_out
from tests.server.phone import Phone
from tests.server.playing import next_move

NAMES = ["Ada", "Eve", "Léa", "Max", "Tom", "Ugo"]
KERNEL = """
import sys
import dixit_widget as dixit
room = dixit.Classroom("Econ 101", store=sys.argv[1])
print(room.share().link, flush=True)
for line in sys.stdin:
    exec(line)
    print("done", flush=True)
"""
ASK = 'room.ask(dixit.Predict("2 × 2?", number=(0, 9), truth=4))'
TABLES = """room.tables(size=3, turns=2, timer=None, seed=3, rules=[
    dixit.edition("dixit-2021"), dixit.edition("dixit-2008")])""".replace("\n", "")


class Teacher:
    """A kernel with a class in it; what the teacher runs there is done when :meth:`run` returns."""

    def __init__(self, store: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", KERNEL, str(store)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.link = self._said()

    def _said(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()

    async def run(self, code: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(code + "\n")
        self._process.stdin.flush()
        assert await asyncio.to_thread(self._said) == "done", code

    def kill(self) -> None:
        self._process.kill()
        self._process.communicate()


@pytest.fixture
def teacher(tmp_path: Path) -> Iterator[Teacher]:
    teacher = Teacher(tmp_path / "games.sqlite")
    yield teacher
    teacher.kill()


async def come(link: str, name: str) -> Phone:
    phone = await Phone(link).enter()
    phone.key = (await phone.ask("take", name=name))["key"]
    await phone.until(lambda: lesson(phone)["name"] != "")
    return phone


async def answer(phone: Phone, value: int) -> None:
    await phone.until(lambda: lesson(phone)["question"] is not None)
    asked = lesson(phone)["question"]
    assert (await phone.ask("answer", number=asked["number"], time=asked["time"], value=value))["done"]


def test_a_class_that_is_killed_in_mid_table_comes_back_whole(teacher: Teacher, tmp_path: Path) -> None:
    moves = 0

    async def until_killed() -> list[Phone]:
        nonlocal moves
        phones = [await come(teacher.link, name) for name in NAMES]
        await teacher.run(ASK)
        for phone in phones:
            await answer(phone, 4)
        await teacher.run("room.reveal(); room.put_away(); room.close_door()")
        await teacher.run(TABLES)
        await at_tables(phones)
        chance = random.Random(2)
        while moves < 8:
            await asyncio.sleep(0.01)
            for phone in phones:
                asked = next_move(phone, chance)
                if asked is not None and (await phone.ask("act", **asked))["done"]:
                    moves += asked["action"]["action"] != "continue"
        await teacher.run(ASK)
        await answer(phones[0], 7)
        await teacher.run("room.set_timer(45); room.pause()")
        teacher.kill()  # with a question at hand, two tables in mid-turn, and all of them waiting
        return phones

    phones = asyncio.run(until_killed())
    after = School(Store(tmp_path / "games.sqlite"))
    hall = after.hall
    assert after.share.link == teacher.link
    assert sorted(student.own for student in hall.roster.students) == NAMES
    assert (hall.is_open, hall.is_paused, hall.tables.sitting is not None) == (False, True, True)
    assert {table.room.guests.timer for table in hall.tables.playing().tables} == {45}
    rows = decisions(after.store, hall.title, hall.roster)
    assert len({row["rules"] for row in rows}) == 2
    assert len([row for row in rows if row["student"]]) == moves

    async def go_on() -> None:
        back = []
        for phone in phones:
            again = Phone(teacher.link)
            again.key = phone.key
            back.append(await again.enter())
            assert lesson(again)["name"] == lesson(phone)["name"]
            assert lesson(again)["table"] == lesson(phone)["table"]
        await after.do(hall.set_paused, False)
        await at_tables(back)
        await play_out(after, back, random.Random(1))

    asyncio.run(go_on())
    given = answers(after.store, hall.title, hall.roster)
    assert [(row["question"], row["answer"], row["right"]) for row in given] == [
        *[(1, "4", True)] * 6,
        (2, "7", None),
    ]
    after.close()
