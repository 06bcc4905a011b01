"""One class in two notebooks: one kernel has it, the other reads and exports it until that one lets go."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

import dixit_widget as dixit
from dixit_widget.table import Store
from dixit_widget.table.class_store import ClassStore
from tests.classroom.test_killed import Teacher

TITLE = "Econ 101"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite"


@pytest.fixture
def teacher(path: Path) -> Iterator[Teacher]:
    teacher = Teacher(path)
    asyncio.run(teacher.run("for name in 'Léa', 'Tom', 'Eve': room._hall.enter(name)"))
    asyncio.run(teacher.run("room.tables(size=3, turns=1, timer=None, seed=3)"))
    yield teacher
    teacher.kill()


def test_a_second_notebook_reads_a_class_and_changes_nothing_of_it(
    teacher: Teacher, path: Path, tmp_path: Path
) -> None:
    room = dixit.Classroom(TITLE, rules=[dixit.edition("odyssey").replace(decoy_points=2)], store=path)
    before = ClassStore(Store(path)).state(TITLE)
    person = room.people[0]
    for deed in (
        room.share,
        room.rehearse,
        lambda: room.tables(size=3),
        room.advance,
        room.clear_tables,
        room.close_door,
        room.pause,
        room.forget,
        lambda: room.ask(dixit.Predict("2 × 2?", number=(0, 5), truth=4)),
        lambda: room.rename(person, "Max"),
        lambda: room.hide(person),
        lambda: room.kick(person),
        lambda: setattr(room, "rules", {"Mine": dixit.edition("dixit-2008")}),
    ):
        with pytest.raises(ValueError, match="open in another notebook"):
            deed()
    assert ClassStore(Store(path)).state(TITLE) == before
    assert (room.playing, room.here) == (0, ())
    notice = room._register().notice
    assert notice is not None
    assert "another notebook" in notice["en"]
    asyncio.run(teacher.run("room._hall.enter('Max'); room.advance()"))
    assert sorted(room.names.values()) == ["Eve", "Léa", "Max", "Tom"]
    assert set(room.to_frame()["student"]) <= {"", *room.people}
    assert len(room.to_frame()) == 1
    assert len(room.export(tmp_path / "data", names=True)) == 4
    asyncio.run(teacher.run("room.advance()"))  # the table there has gone on undisturbed
    room.close()


def test_once_the_other_notebook_lets_go_the_class_goes_on_in_this_one(teacher: Teacher, path: Path) -> None:
    looked = dixit.Classroom(TITLE, store=path)
    other = dixit.Classroom("Econ 102", store=path)  # a class of its own
    other.close_door()
    asyncio.run(teacher.run("room.close()"))
    room = dixit.Classroom(TITLE, store=path)
    assert (len(room.people), room.playing) == (3, 1)
    assert room.share().link == teacher.link
    asyncio.run(teacher.run("again = dixit.Classroom('Econ 101', store=sys.argv[1])"))
    asyncio.run(teacher.run("assert again._hall.refusal == 'class.other_kernel'"))
    with pytest.raises(ValueError, match="goes on in another cell"):
        looked.close_door()
    room.close()
    with pytest.raises(ValueError, match="has been closed"):
        room.tables()
    other.close()


def test_a_kernel_that_is_killed_has_let_go_of_its_class(teacher: Teacher, path: Path) -> None:
    teacher.kill()
    room = dixit.Classroom(TITLE, store=path)
    assert room.playing == 1
    room.close()
