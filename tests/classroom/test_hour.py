"""An hour with thirty students of whom a third leave, come late, reload, or answer and play nonsense."""

from __future__ import annotations

import asyncio
import csv
import random
from pathlib import Path
from typing import Any

import dixit_widget as dixit
from dixit_widget.classroom.data import answers, export
from dixit_widget.classroom.sitting import Plan
from dixit_widget.engine import Continue, GiveClue, HandIn, Vote
from tests.classroom.school import School, at_tables, is_last, lesson
from tests.classroom.test_polls import Twice
from tests.server.phone import Phone
from tests.server.playing import next_move

TIME = 60.0
NONSENSE: tuple[dict[str, Any], ...] = (
    {"action": "vote", "slots": [99]},
    {"action": "hand_in", "cards": ["nobody's", "nobody's"]},
    {"action": "give_clue", "card": "nobody's", "text": "", "kind": "text"},
    {"action": "win", "points": 30},
    {"action": "vote", "slots": "all"},
)


def in_words(action: Any) -> str:
    """Return what the export's README says that a decision is written as."""
    match action:
        case GiveClue(text=text):
            return text
        case HandIn(cards=cards):
            return " ".join(cards)
        case Vote(slots=slots):
            return " ".join(map(str, slots))
    raise AssertionError(action)


def test_every_table_ends_and_the_export_is_what_was_played(tmp_path: Path) -> None:
    chance = random.Random(7)
    now = 0.0
    school = School(clock=lambda: now)
    hall = school.hall

    async def back(phone: Phone) -> Phone:
        again = Phone(school.share.link)
        again.key, again.seat = phone.key, phone.seat
        return await again.enter()

    async def act(phones: list[Phone]) -> None:
        """Have everybody who is there do what they may, once; every fifth tries what nobody may."""
        for number, phone in enumerate(phones):
            view = phone.snapshot["public"]
            if view is None or not lesson(phone)["table"]["seat"] or is_last(phone):
                continue
            if number % 5 == 0:
                tried = await phone.ask("act", revision=view["revision"], action=chance.choice(NONSENSE))
                assert not tried.get("done"), tried  # refused, or too late to be looked at
            asked = next_move(phone, chance)
            if asked is not None:
                assert (await phone.ask("act", **asked))["ok"]

    async def go() -> None:
        nonlocal now
        phones = await school.students(*["x"] * 27)
        await school.do(hall.questions.ask, Twice())
        for number, phone in enumerate(phones):
            await phone.until(lambda phone=phone: lesson(phone)["question"] is not None)
            nonsense = [None, "forty-two", {"a": [1]}, [42]][number % 4]
            given = await phone.ask("answer", number=1, time=1, value=nonsense if number < 9 else 42)
            assert given["ok"] == (number >= 9)
        await school.do(hall.questions.reveal)
        await school.do(hall.questions.put_away)
        plan = Plan(rules=(dixit.edition("dixit-2021"),), size=4, turns=2, timer=TIME, seed=3)
        sitting = await school.do(hall.tables.lay, plan)
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
        reloaded, here[:3] = here[:3], [await back(phone) for phone in here[:3]]
        for phone in reloaded:  # the newest page of a student counts
            await phone.until(lambda phone=phone: phone.gone is not None)
        await at_tables(here)
        while not all(table.is_done for table in sitting.tables):
            await act(here)
            now += TIME + 1  # whoever is away is stood in for
            await school.do(hall.look_round)
            await asyncio.sleep(0.01)

    asyncio.run(go())
    records = [table.room.running().record for table in hall.tables.playing().tables]
    assert [max(row["turn"] for row in record.rows()) for record in records] == [2] * 7
    export(tmp_path, school.store, "Econ 101", hall.roster, names=False)
    with (tmp_path / "decisions.csv").open(encoding="utf-8") as file:
        rows = [*csv.DictReader(file)]
    paid = [{(row["turn"], row["player"]): row["points"] for row in record.rows()} for record in records]
    played = [
        (
            str(number),
            str(before.turn),
            before.phase,
            action.player,
            in_words(action),
            str(int(at in record.stand_ins)),
            str(paid[number - 1][before.turn, action.player]),
        )
        for number, record in enumerate(records, 1)
        for at, (before, action) in enumerate(zip(record.replay(), record.actions, strict=False))
        if not isinstance(action, Continue)
    ]
    columns = ("table", "turn", "phase", "player", "decision", "stand_in", "points")
    assert [tuple([row[column] for column in columns]) for row in rows] == played
    assert any(row["stand_in"] == "1" for row in rows)
    students = {student.name for student in hall.roster.students}
    assert len(students) == 30
    for row in rows:
        assert row["student"] in {"", *students}
        assert row["milliseconds"].isdecimal() == (row["student"] != "")
    assert len({row["student"] for row in rows} - {""}) == 28  # of three who came late one found a bot’s seat
    assert len(answers(school.store, "Econ 101", hall.roster)) == 18
    school.close()
