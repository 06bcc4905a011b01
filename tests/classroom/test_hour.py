"""An hour with thirty students of whom a third leave, come late, come back or answer nonsense."""

from __future__ import annotations

import asyncio
import random

import dixit_widget as dixit
from dixit_widget.classroom.data import answers, decisions
from dixit_widget.classroom.sitting import Plan
from dixit_widget.engine import Continue
from tests.classroom.school import School, at_tables, is_last, lesson
from tests.classroom.test_polls import Twice
from tests.server.phone import Phone
from tests.server.playing import next_move

TIME = 60.0


def test_every_table_ends_and_the_export_is_what_was_played() -> None:
    chance = random.Random(7)
    now = 0.0
    school = School(clock=lambda: now)
    hall = school.hall

    async def back(phone: Phone) -> Phone:
        again = Phone(school.share.link)
        again.key, again.seat = phone.key, phone.seat
        return await again.enter()

    async def act(phones: list[Phone]) -> None:
        """Have everybody who is there do what they may, once."""
        for phone in phones:
            view = phone.snapshot["public"]
            if view is None or not lesson(phone)["table"]["seat"] or is_last(phone):
                continue
            asked = next_move(phone, chance)
            if asked is not None:
                assert (await phone.ask("act", **asked))["ok"]

    async def go() -> None:
        nonlocal now
        phones = await school.students(*["x"] * 27)
        await school.do(hall.ask, Twice())
        for number, phone in enumerate(phones):
            await phone.until(lambda phone=phone: lesson(phone)["question"] is not None)
            nonsense = [None, "forty-two", {"a": [1]}, [42]][number % 4]
            given = await phone.ask("answer", number=1, time=1, value=nonsense if number < 9 else 42)
            assert given["ok"] == (number >= 9)
        await school.do(hall.reveal)
        await school.do(hall.put_away)
        plan = Plan(rules=(dixit.edition("dixit-2021"),), size=4, turns=2, timer=TIME, seed=3)
        sitting = await school.do(hall.lay_tables, plan)
        await at_tables(phones)
        gone = chance.sample(phones, 9)
        here = [phone for phone in phones if phone not in gone]
        await act(here)
        for phone in gone:
            phone.hang_up()
        late = await school.students(*["late"] * 3)
        await at_tables(late)
        here += late
        await act(here)
        here += [await back(phone) for phone in gone[:4]]
        while not all(table.is_done for table in sitting.tables):
            await act(here)
            now += TIME + 1  # whoever is away is stood in for
            await school.do(hall.look_round)
            await asyncio.sleep(0.01)

    asyncio.run(go())
    records = [table.room.running().record for table in hall.playing().tables]
    assert [max(row["turn"] for row in record.rows()) for record in records] == [2] * 7
    rows = decisions(school.store, "Econ 101", hall.roster)
    played = [
        (number, at in record.stand_ins, getattr(action, "player", ""))
        for number, record in enumerate(records, 1)
        for at, action in enumerate(record.actions)
        if not isinstance(action, Continue)
    ]
    assert [(row["table"], row["stand_in"], row["player"]) for row in rows] == played
    assert any(row["stand_in"] for row in rows)
    assert len(answers(school.store, "Econ 101", hall.roster)) == 18
    school.close()
