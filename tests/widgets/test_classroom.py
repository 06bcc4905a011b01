"""The teacher's side of a class: what it refuses, what a page is told, and what no saved notebook holds."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import dixit_widget as dixit
from dixit_widget.classroom.share import ClassShare
from dixit_widget.table import StoreProblem
from tests.classroom.school import lesson
from tests.server.phone import Phone
from tests.widgets.asking import ask
from tools.wire import Wire


async def students(share: ClassShare, *names: str) -> list[Phone]:
    phones = []
    for name in names:
        phone = await Phone(share.link).enter()
        reply = await phone.ask("take", name=name)
        phone.key, phone.seat = reply["key"], reply["seat"]
        await phone.until(lambda phone=phone: lesson(phone)["name"] != "")
        phones.append(phone)
    return phones


@pytest.mark.parametrize(
    ("made", "why"),
    [
        (lambda: dixit.Classroom(""), "needs a title"),
        (lambda: dixit.Classroom(101), "needs a title"),
        (lambda: dixit.Classroom("x" * 61), "at most 60"),
        (lambda: dixit.Classroom("Econ", by_name="yes"), "by_name= takes True or False"),
        (lambda: dixit.Classroom("Econ", language="de"), "no words in"),
        (lambda: dixit.Classroom("Econ", store=7), "store="),
    ],
)
def test_what_is_no_class_is_refused_with_a_sentence(made: Callable[[], Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        made()


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"size": 1}, "size= takes the seats"),
        ({"size": 9}, "dixit-2021 is for 3–8 players"),
        ({"size": "4"}, "size= takes the seats"),
        ({"turns": 0}, "turns= takes a whole number"),
        ({"timer": 2}, "timer= takes seconds"),
        ({"edition": "dixit-1999"}, "no edition"),
        ({"edition": "odyssey", "rules": dixit.edition("odyssey")}, "an edition or rules, not both"),
        ({"rules": ["odyssey"]}, "rules= takes a rule set"),
        ({"rules": []}, "rules= takes a rule set"),
        ({"seed": "x"}, "seed must be a whole number"),
        ({"seed": -1}, "seed must be a whole number"),
        ({}, "Nobody has come yet"),
    ],
)
def test_what_cannot_be_played_at_tables_is_refused(
    room: dixit.Classroom, given: dict[str, Any], why: str
) -> None:
    with pytest.raises(ValueError, match=why):
        room.tables(**given)


def test_what_there_is_not_is_refused(room: dixit.Classroom) -> None:
    revealed = dixit.Predict("2 × 2?", number=(0, 5), truth=4)
    revealed.reveal()
    for deed, why in (
        (lambda: room.ask("What?"), "is asked a dixit.Predict"),
        (lambda: room.ask(revealed), "has been revealed already"),
        (room.reveal, "No question"),
        (room.advance, "at no tables"),
        (lambda: room.more_time(0), "in seconds from 1 to 3600"),
        (lambda: room.watch(1), "at no tables"),
        (lambda: room.kick("Tom"), "Nobody in the class is called Tom"),
        (lambda: room.rename("Tom", 3), "Say what you are called"),
        (lambda: room.invite(None), "Nobody in the class is called None"),
    ):
        with pytest.raises(ValueError, match=why):
            deed()


def test_a_class_is_asked_a_prediction_and_its_answers_are_the_predictions(room: dixit.Classroom) -> None:
    question = dixit.Predict("2 × 2?", number=(0, 5), truth=4, explanation="As with shoes.")

    async def go() -> None:
        ana, ben = await students(room.share(), "Ana", "Ben")
        await asyncio.to_thread(room.ask, question)
        for phone, value in ((ana, 4), (ben, 3)):
            await phone.until(lambda phone=phone: lesson(phone)["question"] is not None)
            refused = await phone.ask("answer", number=1, time=1, value=9)
            assert "from 0 to 5" in refused["message"]
            assert (await phone.ask("answer", number=1, time=1, value=value))["done"]
        assert sorted(room.answers.values()) == [3, 4]
        assert question.answers == []
        await asyncio.to_thread(room.reveal)
        await ana.until(lambda: lesson(ana)["question"]["outcome"] is not None)
        outcome = lesson(ana)["question"]["outcome"]
        assert (outcome["truth"], outcome["explanation"]["en"]) == (4, "As with shoes.")
        assert (question.answers, question.outcome["right"]) == ([4, 3], [True, False])
        room.put_away()
        assert room.answers == {}

    asyncio.run(go())


def test_answers_are_read_between_two_that_come_in_not_during_one(
    room: dixit.Classroom, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall = room._hall
    id = hall.enter("")
    room.ask(dixit.Predict("2 × 2?", number=(0, 5), truth=4))
    assert hall.questions.poll is not None
    coming, come = threading.Event(), threading.Event()
    take = hall.questions.poll.take

    def take_by_and_by(*given: Any) -> bool:
        coming.set()
        assert come.wait(10)
        return take(*given)

    monkeypatch.setattr(hall.questions.poll, "take", take_by_and_by)
    read: list[dict[str, Any]] = []
    student = threading.Thread(target=hall.questions.answer, args=(id, 1, 1, 4), daemon=True)
    teacher = threading.Thread(target=lambda: read.append(room.answers), daemon=True)
    student.start()
    assert coming.wait(10)
    teacher.start()
    teacher.join(0.1)
    come.set()
    teacher.join(10)
    assert read == [{room.people[0]: 4}]
    student.join(10)


def test_names_go_to_the_page_by_message_and_into_no_trait(room: dixit.Classroom, wire: list[Wire]) -> None:
    own = wire[-1]
    asyncio.run(students(room.share(), "Léa Martin"))
    (name,) = room.people
    assert room.names == {name: "Léa Martin"}
    (row,) = ask(own, "register")["people"]
    assert (row["name"], row["own"], row["table"]) == (name, "Léa Martin", 0)
    assert not {"Léa Martin", name} & {*map(str, room.get_state().values())}
    room.forget()
    assert room.names == {}


def test_a_page_does_what_python_does(room: dixit.Classroom, wire: list[Wire]) -> None:
    own = wire[-1]
    share = room.share()
    assert ask(own, "shared")["invitation"]["link"] == share.link

    async def go() -> None:
        phones = await students(share, "Léa", "Tom", "Eve")

        async def tell(kind: str, **given: Any) -> dict[str, Any]:
            return await asyncio.to_thread(lambda: ask(own, kind, **given))

        await tell("rename", student=phones[0].seat, name="Lea")
        await tell("rename", student=phones[0].seat, name="")
        assert "Lea" not in room.people
        await tell("send_away", student=phones[1].seat, out=True)
        assert len(room.people) == 2
        await tell("send_away", student=phones[1].seat, out=False)
        await tell("set_open", is_open=False)
        assert not room.is_open
        assert (await tell("invite_student", student=phones[2].seat))["link"].startswith("http")
        refused = await tell("rename", student="nobody", name="x")
        assert refused["code"] == "class.nobody"
        assert (await tell("lay_tables", rules=["dixit-2021"], size=3, turns=1, timer=60))["ok"]
        (table,) = (await tell("register"))["tables"]
        assert (table["number"], table["turn"], table["turns"], table["is_slowest"]) == (1, 1, 1, True)
        assert (await tell("watch", table=1))["ref"].startswith("anywidget:")
        for kind, given in (
            ("set_paused", {"is_paused": True}),
            ("set_paused", {"is_paused": False}),
            ("give_time", {"seconds": 30}),
            ("set_timer", {"seconds": 45}),
            ("advance", {"table": 1, "revision": 0}),
            ("clear_tables", {}),
            ("share_close", {}),
        ):
            assert (await tell(kind, **given))["ok"]
        assert (await tell("register"))["tables"] == []
        assert not (await tell("register"))["has_door"]
        assert [person["own"] for person in (await tell("register"))["people"]] == ["Léa", "Tom", "Eve"]
        assert [person["own"] for person in (await tell("forget_names"))["people"]] == ["", "", ""]

    asyncio.run(go())


def test_opened_on_a_hub_or_binder_its_links_lead_through_there_and_do_so_when_it_comes_back(
    tmp_path: Path, wire: list[Wire]
) -> None:
    path = tmp_path / "games.sqlite"
    room = dixit.Classroom("Econ 101", store=path)
    through = ask(wire[-1], "shared")["through"]
    place = f"https://hub.example.org/user/x/{through}"
    reply = ask(wire[-1], "share_through", address=place)
    assert reply["invitation"]["link"] == room.share().link
    assert room.share().link.startswith(f"{place}#r=")
    link = room.share().link
    room.close()
    again = dixit.Classroom("Econ 101", store=path)
    assert again.share().link == link
    again.close()


def test_its_page_offers_the_editions_and_rules_of_ones_own_and_lays_tables_by_several(
    tmp_path: Path, wire: list[Wire]
) -> None:
    path = tmp_path / "games.sqlite"
    dear = dixit.edition("dixit-2021").replace(decoy_points=2)
    room = dixit.Classroom("Econ 101", store=path, rules={"Dear decoys": dear})
    own = wire[-1]

    async def go() -> None:
        await students(room.share(), *"abcdef")

        async def tell(kind: str, **given: Any) -> dict[str, Any]:
            return await asyncio.to_thread(lambda: ask(own, kind, **given))

        register = await tell("register")
        assert [each["id"] for each in register["rules"]] == [*dixit.editions(), "Dear decoys"]
        assert register["chosen"] == ["dixit-2021"]
        refused = await tell("lay_tables", rules=["Cheap decoys"], size=3, turns=1, timer=None)
        assert refused["code"] == "class.no_rules"
        both = ["dixit-2008", "Dear decoys"]
        laid = await tell("lay_tables", rules=both, size=3, turns=1, timer=None)
        assert len({table["rules"]["en"] for table in laid["tables"]}) == 2
        assert sorted(laid["chosen"]) == sorted(both)
        cheap = dixit.edition("dixit-2021").replace(decoy_points=0)
        await asyncio.to_thread(room.tables, size=3, turns=1, rules=cheap)
        register = await tell("register")
        assert register["chosen"] == [register["rules"][-1]["id"]] == ["Dixit 2021 · Vote on your card: 0"]

    asyncio.run(go())
    room.close()
    after = dixit.Classroom("Econ 101", store=path)
    assert after.rules == {"Dear decoys": dear}
    for given, why in (
        ({"odyssey": dear}, "no edition’s"),
        ({"DIXIT 2021": dear}, "no edition’s"),
        ({"a\tb": dear}, "no edition’s"),
        ({"": dear}, "no edition’s"),
        ({"Mine": "odyssey"}, "is offered rule sets"),
        (["odyssey"], "is offered rule sets"),
        ({str(n): dear for n in range(13)}, "12 rule sets"),
    ):
        with pytest.raises(ValueError, match=why):
            after.rules = given
    after.close()


def test_a_class_comes_back_by_its_title(tmp_path: Path, wire: list[Wire]) -> None:
    path = tmp_path / "games.sqlite"
    before = dixit.Classroom("Econ 101", store=path)
    link = before.share().link
    asyncio.run(students(before.share(), "Léa"))
    before.close()
    other = dixit.Classroom("Econ 102", store=path)
    assert other.people == ()
    after = dixit.Classroom("Econ 101", store=path)
    assert (after.share().link, after.people, after.names) == (link, before.people, before.names)
    other.close()
    after.close()


@pytest.mark.parametrize(
    ("column", "written"),
    [
        ("state", "substr(state, 1, 40)"),
        ("state", """replace(state, '"dixit-2021-rulebook"', '"dixit-2021-rulebook","newer":1')"""),
        ("names", "'[]'"),
    ],
)
def test_a_class_that_cannot_be_read_is_refused_with_a_sentence_and_shuts_none(
    tmp_path: Path, column: str, written: str
) -> None:
    store = dixit.Store(tmp_path / "games.sqlite")
    room = dixit.Classroom("Econ 101", store=store)
    room.share()
    with store.writing() as file:
        file.execute(f"UPDATE classes SET {column} = {written}")
    with pytest.raises(StoreProblem, match=r"of the class “Econ 101” in .*games\.sqlite cannot be read"):
        dixit.Classroom("Econ 101", store=store)
    room.close_door()  # it is on, and written down anew
    again = dixit.Classroom("Econ 101", store=store)
    assert not again.is_open
    again.close()
    room.close()


def test_its_data_is_a_frame_and_a_folder(room: dixit.Classroom, tmp_path: Path) -> None:
    frame = room.to_frame()
    assert list(frame.columns)[:4] == ["student", "sitting", "table", "rules"]
    assert len(room.export(tmp_path / "data")) == 3
    with pytest.raises(ValueError, match="the name of a folder"):
        room.export(3)


def test_however_much_happens_the_page_is_told_now_and_then_and_at_the_end(
    room: dixit.Classroom, wire: list[Wire]
) -> None:
    own = wire[-1]
    for _ in range(200):
        room.close_door()
        room.open_door()
        time.sleep(0.005)  # many come one after the other
    assert room._looking.wait(60)
    pushed = [message for message in own.replies() if message.get("kind") == "register"]
    assert 2 <= len(pushed) < 200
    assert pushed[-1]["register"]["is_open"]


def test_a_cell_that_is_run_again_takes_the_class_over(tmp_path: Path, wire: list[Wire]) -> None:
    path = tmp_path / "games.sqlite"
    before = dixit.Classroom("Econ 101", store=path)
    link = before.share().link

    async def go() -> None:
        phones = await students(before.share(), "a", "b", "c")
        await asyncio.to_thread(before.tables, size=3, turns=1, timer=None, seed=1)
        after = await asyncio.to_thread(dixit.Classroom, "Econ 101", store=path)
        assert after.share().link == link
        for phone in phones:
            await phone.until(phone.closed.is_set)
            again = Phone(link)
            again.key = phone.key
            await again.enter()
            assert lesson(again)["table"]["number"] == 1
        with pytest.raises(ValueError, match="goes on in another cell"):
            before.tables()
        with pytest.raises(ValueError, match="goes on in another cell"):
            before.share()
        after.close()

    asyncio.run(go())
    before.close()
