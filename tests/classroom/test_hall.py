"""A class on sockets: it comes in, plays at tables, is sent away and taken back, and outlives its kernel."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import dixit_widget as dixit
from dixit_widget.classroom.pseudonyms import pseudonyms
from dixit_widget.classroom.sitting import Plan
from dixit_widget.table import RefusedRequest, Store
from dixit_widget.words import both
from tests.classroom.school import School, at_tables, is_last, lesson, play_out
from tests.classroom.test_polls import Twice
from tests.server.phone import Phone

RULES = dixit.edition("dixit-2021")


@pytest.fixture
def school() -> Iterator[School]:
    school = School()
    yield school
    school.close()


def test_students_come_in_by_one_link_and_see_pseudonyms_and_no_names(school: School) -> None:
    async def go() -> None:
        guest = await Phone(school.share.link).enter()
        assert lesson(guest) == {
            "title": "Econ 101",
            "name": "",
            "open": True,
            "by_name": False,
            "paused": False,
            "question": None,
            "table": None,
        }
        assert (await guest.ask("act", revision=0, action={"action": "continue"}))[
            "code"
        ] == "request.no_game"
        refused = await guest.ask("answer", number=1, time=1, value=1)
        assert refused["code"] == "request.not_yours"
        phones = await school.students("Léa Martin", "Tom", "")
        assert [school.hall.roster[phone.seat].own for phone in phones] == ["Léa Martin", "Tom", ""]
        assert all(lesson(phone)["name"] in pseudonyms() for phone in phones)
        assert set(school.share.seats.values()) == {"yes"}
        assert not [text for phone in phones for text in phone.received if "Martin" in text]

    asyncio.run(go())


def test_one_phone_that_comes_again_and_again_keeps_nobody_else_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dixit_widget.classroom.roster.MOST", 5)
    now = 0.0
    school = School(clock=lambda: now)

    async def leave(phone: Phone) -> None:
        nonlocal now
        await phone.close()
        while school.hall.presence(phone.seat) == "yes":
            now += 21  # absent is not gone: for some seconds nobody is away
            await asyncio.sleep(0.01)

    async def go() -> None:
        here, answered, played = await school.students("here", "answered", "played")
        await school.do(school.hall.questions.ask, Twice())
        await answered.until(lambda: lesson(answered)["question"] is not None)
        assert (await answered.ask("answer", number=1, time=1, value=42))["ok"]
        await leave(answered)
        await school.do(school.hall.tables.lay, Plan(rules=(RULES,), size=3, seed=3))
        await leave(played)
        ghosts = []
        for _ in range(4):  # the first takes over a bot, the others look on
            ghosts.append(await school.student("a ghost"))
            await leave(ghosts[-1])
        assert len({phone.seat for phone in ghosts}) == 4  # an id is not given again
        await school.student("late")
        own = [student.own for student in school.hall.roster.students]
        assert own == ["here", "answered", "played", "a ghost", "late"]
        assert lesson(here)["name"]
        for phone, is_known in ((ghosts[-1], False), (answered, True), (played, True)):
            again = Phone(school.share.link)
            again.key = phone.key
            await again.enter()
            assert (again.gone is None) == is_known

    asyncio.run(go())
    school.close()


def test_nobody_is_forgotten_while_they_come_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dixit_widget.classroom.roster.MOST", 2)
    now = 0.0
    school = School(clock=lambda: now)
    first, second = school.hall.enter("first"), school.hall.enter("second")
    with pytest.raises(RefusedRequest, match="class is full"):
        school.hall.enter("third")
    assert [student.id for student in school.hall.here] == [first, second]
    now += 21
    school.hall.enter("third")
    assert [student.own for student in school.hall.roster.students] == ["first", "third"]
    school.close()


def test_a_door_is_opened_while_somebody_comes_for_whom_another_is_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("dixit_widget.classroom.roster.MOST", 1)
    now = 0.0
    school = School(clock=lambda: now)
    school.hall.enter("gone")
    now += 21
    opening, coming = threading.Event(), threading.Event()
    known, kept = school.hall.classes.known, school.share.kept

    def known_by_and_by(title: str) -> set[str]:
        coming.set()
        return known(title)

    def kept_by_and_by() -> str:
        opening.set()
        assert coming.wait(10)
        return kept()

    monkeypatch.setattr(school.hall.classes, "known", known_by_and_by)
    monkeypatch.setattr(school.share, "kept", kept_by_and_by)
    teacher = threading.Thread(target=school.hall.guests.use_door, args=(school.share,), daemon=True)
    student = threading.Thread(target=school.hall.enter, args=("late",), daemon=True)
    teacher.start()
    assert opening.wait(10)
    student.start()
    for each in (teacher, student):
        each.join(10)
        assert not each.is_alive()
    assert [each.own for each in school.hall.roster.students] == ["late"]
    school.close()


def test_whoever_comes_back_with_the_key_is_who_they_were(school: School) -> None:
    async def go() -> None:
        phone = await school.student("Tom")
        name = lesson(phone)["name"]
        await phone.close()
        again = Phone(school.share.link)
        again.key = phone.key
        await again.enter()
        assert lesson(again)["name"] == name
        assert len(school.hall.roster.students) == 1

    asyncio.run(go())


def test_behind_a_shut_door_only_those_who_were_here_get_in(school: School) -> None:
    async def go() -> None:
        phone = await school.student("Tom")
        guest = await Phone(school.share.link).enter()
        await school.do(school.hall.set_open, False)
        await guest.until(lambda: not lesson(guest)["open"])
        assert (await guest.ask("take", name="Eve"))["code"] == "class.shut"
        await phone.close()
        phone = await Phone(f"{school.share.link.partition('#')[0]}#s={phone.key}").enter()
        assert lesson(phone)["name"]
        await school.do(school.hall.set_open, True)
        assert (await guest.ask("take", name="Eve"))["ok"]

    asyncio.run(go())


def test_whoever_is_sent_away_keeps_the_key_and_comes_back_when_taken_back(school: School) -> None:
    async def go() -> None:
        phone = await school.student("Tom")
        await school.do(school.hall.send_away, phone.seat)
        await phone.until(lambda: phone.gone is not None)
        assert phone.gone is not None
        assert (phone.gone["then"], "sent you out" in phone.gone["why"]["en"]) == ("stay", True)
        refused = Phone(school.share.link)
        refused.key = phone.key
        await refused.enter()
        assert refused.gone == phone.gone
        await school.do(school.hall.take_back, phone.seat)
        again = Phone(school.share.link)
        again.key = phone.key
        await again.enter()
        assert lesson(again)["name"] == school.hall.roster[phone.seat].name

    asyncio.run(go())


def test_whoever_is_sent_away_while_they_come_in_is_not_let_in(
    school: School, monkeypatch: pytest.MonkeyPatch
) -> None:
    enter = school.hall.enter

    def entered_and_sent_away(name: str) -> str:
        id = enter(name)
        school.hall.send_away(id)
        return id

    async def go() -> None:
        monkeypatch.setattr(school.hall, "enter", entered_and_sent_away)
        phone = await Phone(school.share.link).enter()
        assert (await phone.ask("take", name="Tom"))["ok"]
        await phone.until(lambda: phone.gone is not None)
        assert phone.gone == {"kind": "gone", "why": both("class.sent_away"), "then": "stay"}
        assert not school.hall.here

    asyncio.run(go())


def test_whoever_is_sent_away_in_the_moment_of_coming_takes_no_bot_s_seat(school: School) -> None:
    ids = [school.hall.enter(name) for name in ("Tom", "Eve", "Sue")]
    sitting = school.hall.tables.lay(Plan(rules=(RULES,), size=4, seed=3))
    school.hall.send_away(ids[0])
    school.hall.join("seat", lambda snapshot: None, ids[0])  # the door had let them in before
    assert sorted(sitting.places) == ids[1:]
    school.hall.take_back(ids[0])
    school.hall.join("seat", lambda snapshot: None, ids[0])
    assert sorted(sitting.places) == ids


def test_a_class_plays_at_tables_whose_bots_fill_them_and_stops_after_so_many_turns(school: School) -> None:
    async def go() -> None:
        phones = await school.students(*["x"] * 7)
        sitting = await school.do(school.hall.tables.lay, Plan(rules=(RULES,), size=4, turns=2, seed=3))
        assert [len(table.bots()) for table in sitting.tables] == [0, 1]
        await at_tables(phones)
        assert {lesson(phone)["table"]["number"] for phone in phones} == {1, 2}
        assert not lesson(phones[0])["table"]["alone"]
        for phone in phones:
            assert phone.snapshot["seating"]["seat"] == lesson(phone)["name"]
        await play_out(school, phones, random.Random(1))
        assert [table.room.running().game.turn for table in sitting.tables] == [2, 2]
        for phone in phones:
            await phone.until(lambda phone=phone: is_last(phone))
        go_on = {"action": "continue"}
        late = await phones[0].ask("act", revision=0, action=go_on)  # from a review that is past
        assert (late["ok"], late["done"]) == (True, False)
        assert not lesson(phones[0])["table"]["risen"]
        revision = phones[0].snapshot["public"]["revision"]
        assert (await phones[0].ask("act", revision=revision, action=go_on))["done"]
        await phones[0].until(lambda: lesson(phones[0])["table"]["risen"])
        assert not lesson(phones[1])["table"]["risen"]
        await school.do(school.hall.tables.clear)
        for phone in phones:
            await phone.until(lambda phone=phone: lesson(phone)["table"] is None)
            assert phone.snapshot["public"] is None

    asyncio.run(go())


def test_rules_are_balanced_over_the_tables_and_a_class_dealt_anew_meets_others(school: School) -> None:
    async def go() -> None:
        await school.students(*["x"] * 12)
        plan = Plan(rules=(RULES, dixit.edition("dixit-2008")), size=3, seed=3)
        first = await school.do(school.hall.tables.lay, plan)
        editions = sorted(table.room.running().game.rules.id for table in first.tables)
        assert editions == ["dixit-2008"] * 2 + ["dixit-2021"] * 2
        met = first.pairs
        assert len(met) == 4 * 3
        second = await school.do(school.hall.tables.lay, plan)
        assert len(second.pairs & met) <= 3

    asyncio.run(go())


def test_latecomers_take_over_bots_and_where_there_is_none_they_look_on(school: School) -> None:
    async def go() -> None:
        await school.students("a", "b", "c")
        sitting = await school.do(school.hall.tables.lay, Plan(rules=(RULES,), size=4, seed=3))
        late, later = await school.students("late", "later")
        await at_tables([late, later])
        place = lesson(late)["table"]
        assert place["seat"] not in ("", lesson(late)["name"])
        assert late.snapshot["seating"]["seat"] == place["seat"]
        assert late.snapshot["private"]["hand"]
        assert lesson(later)["table"]["seat"] == ""
        assert later.snapshot["private"] is None
        assert sitting.tables[0].bots() == []

    asyncio.run(go())


def test_moves_are_made_while_a_latecomer_is_given_a_place(school: School) -> None:
    ids = [school.hall.enter("") for _ in range(3)]
    sitting = school.hall.tables.lay(Plan(rules=(RULES,), size=4, seed=3))
    late = school.hall.enter("")
    looking = iter(sitting.places.items())  # as whoever writes a move down looks for who made it
    found = [next(looking)]
    school.hall.join("seat", lambda snapshot: None, late)
    school.hall.send_away(ids[0])
    found += looking
    assert sorted(id for id, _ in found) == ids
    assert sorted(sitting.places) == sorted([*ids[1:], late])


def test_a_pause_stops_moves_and_time_until_it_is_over() -> None:
    now = 0.0
    school = School(clock=lambda: now)

    async def go() -> None:
        nonlocal now
        phones = await school.students("a", "b", "c")
        await school.do(school.hall.tables.lay, Plan(rules=(RULES,), size=3, timer=60, seed=3))
        await at_tables(phones)
        await school.do(school.hall.set_paused, True)
        game = school.hall.tables.playing().tables[0].room.running().game
        now += 600
        await school.do(school.hall.look_round)
        teller = game.waiting_for[0]
        phone = next(each for each in phones if lesson(each)["name"] == teller)
        clue = {"action": "give_clue", "card": game.hand(teller)[0], "text": "x", "kind": "text"}
        refused = await phone.ask("act", revision=game.revision, action=clue)
        assert refused["code"] == "class.waits"
        assert (await phone.ask("agree", revision=game.revision, number=1))["code"] == "class.waits"
        assert (await phone.ask("let_bots_begin", revision=game.revision))["code"] == "class.waits"
        assert school.hall.tables.playing().tables[0].room.running().game == game
        await school.do(school.hall.set_paused, False)
        assert (await phone.ask("act", revision=game.revision, action=clue))["done"]
        now += 61
        await school.do(school.hall.look_round)  # stand-ins hand in for the two others
        assert school.hall.tables.playing().tables[0].room.running().game.phase == "vote"

    asyncio.run(go())
    school.close()


def test_the_slowest_table_is_advanced(school: School) -> None:
    async def go() -> None:
        phones = await school.students(*"abcdef")
        sitting = await school.do(
            school.hall.tables.lay, Plan(rules=(RULES,), size=3, timer=None, turns=1, seed=3)
        )
        await at_tables(phones)
        for _ in range(6):
            await school.do(school.hall.tables.advance)
        assert all(table.is_done for table in sitting.tables)
        assert sitting.slowest is None
        record = sitting.tables[0].room.running().record
        assert len(record.stand_ins) == 5

    asyncio.run(go())


def test_a_table_is_advanced_no_further_than_it_was_seen_to_be(school: School) -> None:
    async def go() -> None:
        phones = await school.students(*"abc")
        tables = school.hall.tables
        plan = Plan(rules=(RULES,), size=3, timer=None, turns=2, seed=3)
        (table,) = (await school.do(tables.lay, plan)).tables
        await at_tables(phones)
        assert lesson(phones[0])["table"]["alone"]
        live = table.room.running()
        while live.game.phase != "review":
            seen = (1, live.game.revision)
            for _ in range(2):
                await school.do(tables.advance, seen)
            assert live.game.phase_revision > seen[1]
        await school.do(tables.advance, seen)  # of the vote
        await school.do(tables.advance, (2, live.game.revision))  # there is no such table
        assert live.game.phase == "review"
        await school.do(tables.advance, (1, live.game.revision))
        assert live.game.turn == 2

    asyncio.run(go())


def test_a_class_outlives_its_kernel_with_its_people_its_link_and_its_tables(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    before = School(Store(path))

    async def first() -> list[Phone]:
        phones = await before.students("Léa", "Tom", "Eve")
        await before.do(before.hall.tables.lay, Plan(rules=(RULES,), size=3, turns=1, seed=3))
        await at_tables(phones)
        return phones

    phones = asyncio.run(first())
    link, roster = before.share.link, before.hall.roster
    game = before.hall.tables.playing().tables[0].room.running().game
    before.close()
    after = School(Store(path))
    assert (after.share.link, after.hall.roster) == (link, roster)

    async def second() -> None:
        back = []
        for phone in phones:
            again = Phone(link)
            again.key = phone.key
            back.append(await again.enter())
        await at_tables(back)
        assert after.hall.tables.playing().tables[0].room.running().game == game
        await play_out(after, back, random.Random(1))

    asyncio.run(second())
    after.close()


def test_however_often_a_class_comes_back_its_students_sit_where_they_sat(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    school = School(Store(path))
    ids = [school.hall.enter("") for _ in range(9)]
    rules = RULES.replace(target_score=None, turns_each=1)
    lost, over, goes_on = school.hall.tables.lay(
        Plan(rules=(rules,), size=3, turns=99, timer=None, seed=1)
    ).tables
    while not over.is_done:
        over.advance()
    game, places = goes_on.room.running().game, school.hall.tables.playing().places
    sat = {id: (places[id].table.number, places[id].seat) for id in ids if places[id].table is not lost}
    with school.store.writing() as file:
        file.execute("UPDATE games SET header = '{}' WHERE id = ?", (lost.room.running().number,))
    for _ in range(3):
        school.hall.keep()
        school.close()
        school = School(Store(path))
        sitting = school.hall.tables.playing()
        there = {id: (place.table.number, place.seat) for id, place in sitting.places.items()}
        assert there == sat
        assert [table.room.running().game for table in sitting.tables] == [over.room.running().game, game]
    shown: list[Any] = []
    student = next(id for id, (number, _) in sat.items() if number == over.number)
    school.hall.join("seat", shown.append, student).settle()
    assert (shown[-1].public["phase"], shown[-1].seating.seat) == ("over", sat[student][1])
    school.close()


def test_tables_that_were_kept_without_their_numbers_count_from_one(school: School) -> None:
    ids = [school.hall.enter("") for _ in range(6)]
    sitting = school.hall.tables.lay(Plan(rules=(RULES,), size=3, seed=1))
    kept = msgspec.structs.replace(sitting.kept(), numbers=())
    school.hall.tables.lay_again(kept)
    again = school.hall.tables.playing()
    assert [table.number for table in again.tables] == [1, 2]
    for id in ids:
        assert again.places[id].table.number == sitting.places[id].table.number
    again.close()


def test_with_an_empty_class_no_tables_are_laid(school: School) -> None:
    with pytest.raises(ValueError, match="Nobody has come yet"):
        school.hall.tables.lay(Plan(rules=(RULES,)))
    with pytest.raises(ValueError, match="The class is at no tables"):
        school.hall.tables.give_time(30)


def test_two_hundred_come_at_once_and_sit_at_forty_tables(school: School) -> None:
    gate = asyncio.Semaphore(60)  # a door lets no more than a hundred stand there in silence

    async def come() -> Phone:
        async with gate:
            return await school.student()

    async def go() -> None:
        phones = await asyncio.gather(*(come() for _ in range(200)))
        assert len({phone.seat for phone in phones}) == 200
        assert len({lesson(phone)["name"] for phone in phones}) == 200
        sitting = await school.do(school.hall.tables.lay, Plan(rules=(RULES,), size=5, seed=3))
        await at_tables(phones)
        assert len(sitting.tables) == 40
        assert not any(table.bots() for table in sitting.tables)
        assert all(len(phone.snapshot["private"]["hand"]) == 6 for phone in phones)

    asyncio.run(go())
