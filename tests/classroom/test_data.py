"""The export of a class is what was played and answered, by pseudonyms; names are apart."""

from __future__ import annotations

import asyncio
import csv
import random
from pathlib import Path

import pytest

import dixit_widget as dixit
from dixit_widget.classroom.data import answers, decisions, export
from dixit_widget.classroom.sitting import Plan
from dixit_widget.engine import Continue
from dixit_widget.table.rpc import RefusedRequest
from tests.classroom.school import School, at_tables, lesson, play_out
from tests.classroom.test_polls import Twice

RULES = dixit.edition("dixit-2021")


@pytest.mark.parametrize("name", ["a\0b", "a\ud800", "x" * 300])
def test_what_cannot_be_a_folder_is_refused_with_a_sentence(tmp_path: Path, name: str) -> None:
    hall = School().hall
    with pytest.raises(RefusedRequest, match="cannot be written into") as caught:
        export(tmp_path / name, hall.store, hall.title, hall.roster, names=False)
    assert str(caught.value).encode()


def test_the_export_is_what_was_played_and_answered_without_names(tmp_path: Path) -> None:
    now = 0.0
    school = School(clock=lambda: now)
    hall = school.hall

    async def go() -> None:
        nonlocal now
        phones = await school.students("Léa Martin", "Tom", "Eve", "Max")
        await school.do(hall.questions.ask, Twice())
        for phone, value in zip(phones[:2], (42, 41), strict=True):
            await phone.until(lambda phone=phone: lesson(phone)["question"] is not None)
            await phone.ask("answer", number=1, time=1, value=value)
        await school.do(hall.questions.ask_again)
        await phones[0].ask("answer", number=1, time=2, value=42)
        await school.do(hall.questions.reveal)
        plan = Plan(rules=(RULES, dixit.edition("dixit-2008")), size=3, turns=2, timer=60, seed=3)
        await school.do(hall.tables.lay, plan)
        await at_tables(phones)
        now += 61
        await school.do(hall.look_round)  # nobody has told in time
        await play_out(school, phones, random.Random(1))

    asyncio.run(go())
    rows = decisions(school.store, "Econ 101", hall.roster)
    played = [table.room.running().record for table in hall.tables.playing().tables]
    assert len(rows) == sum(
        not isinstance(action, Continue) for record in played for action in record.actions
    )
    for number, record in enumerate(played, 1):
        mine = [row for row in rows if row["table"] == number]
        assert {row["rules"] for row in mine} <= {"Dixit (2021)", "Dixit (2008)", mine[0]["rules"]}
        assert sum(row["stand_in"] for row in mine) == len(record.stand_ins)
        for points in record.rows():
            (found,) = {
                row["points"]
                for row in mine
                if (row["turn"], row["player"]) == (points["turn"], points["player"])
            }
            assert found == points["points"]
        votes = [row["found"] for row in mine if row["phase"] == "vote"]
        assert None not in votes
        assert sum(votes) == sum(
            len(game.last_score.finders) for game in record.replay() if game.phase == "review"
        )
    students = {student.name for student in hall.roster.students}
    assert {row["student"] for row in rows} == {*students, ""}
    for row in rows:
        assert (row["student"] == "") == (row["player"] not in students)
        assert (row["milliseconds"] is None) == (row["student"] == "")
    assert {row["milliseconds"] for row in rows if row["stand_in"]} == {61_000}
    given = answers(school.store, "Econ 101", hall.roster)
    assert [(row["time"], row["answer"], row["right"]) for row in given] == [
        (1, "42", True),
        (1, "41", False),
        (2, "42", True),
    ]
    files = export(tmp_path / "data", school.store, "Econ 101", hall.roster, names=False)
    assert [file.name for file in files] == ["decisions.csv", "answers.csv", "README.md"]
    texts = [file.read_text(encoding="utf-8") for file in files]
    assert not [text for text in texts if "Martin" in text]
    assert len([*csv.DictReader(texts[0].splitlines())]) == len(rows)
    for column in (*rows[0], *given[0]):
        assert f"* `{column}`: " in texts[2]
    *_, apart, _ = export(tmp_path / "data", school.store, "Econ 101", hall.roster, names=True)
    assert "Léa Martin" in apart.read_text(encoding="utf-8")
    (tmp_path / "file").write_text("")
    with pytest.raises(ValueError, match="cannot be written into"):
        export(tmp_path / "file", school.store, "Econ 101", hall.roster, names=False)
    school.close()


def test_a_game_that_cannot_be_read_is_named_and_hides_no_other(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    school = School()
    hall = school.hall
    for _ in range(9):
        hall.enter("")
    sitting = hall.tables.lay(Plan(rules=(RULES,), size=3, turns=1, timer=None, seed=3))
    for table in sitting.tables:
        table.advance()
    damaged, impossible, _ = [table.room.running().number for table in sitting.tables]
    with school.store.writing() as file:
        file.execute("UPDATE actions SET action = '{}' WHERE game = ?", (damaged,))
        file.execute("UPDATE actions SET number = number + 1 WHERE game = ?", (impossible,))
        file.execute("INSERT INTO actions SELECT game, 0, action FROM actions WHERE game = ?", (impossible,))
    assert {row["table"] for row in decisions(school.store, hall.title, hall.roster)} == {3}
    assert "Sitting 1, table 1: game 1 cannot be read" in caplog.text
    for language, said in (("en", "`table` 2 are missing"), ("fr", "`table` 2 manquent")):
        *_, told = export(tmp_path, school.store, hall.title, hall.roster, names=False, language=language)
        assert said in told.read_text(encoding="utf-8")
    school.close()


def test_a_sheet_takes_no_clue_for_a_formula(tmp_path: Path) -> None:
    school = School()

    async def go() -> None:
        phones = await school.students("a", "b", "c")
        await school.do(school.hall.tables.lay, Plan(rules=(RULES,), size=3, seed=3))
        await at_tables(phones)
        teller = school.hall.tables.playing().tables[0].room.running().game.waiting_for[0]
        phone = next(each for each in phones if lesson(each)["name"] == teller)
        card = phone.snapshot["private"]["hand"][0]
        clue = {"action": "give_clue", "card": card, "text": "=1+1", "kind": "text"}
        assert (await phone.ask("act", revision=0, action=clue))["ok"]

    asyncio.run(go())
    first, *_ = export(tmp_path, school.store, "Econ 101", school.hall.roster, names=False)
    assert "'=1+1" in first.read_text(encoding="utf-8")
    school.close()
