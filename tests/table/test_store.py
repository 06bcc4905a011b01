"""What is acknowledged is on disk; a file that cannot be used is never touched."""

from __future__ import annotations

import gc
import os
import signal
import sqlite3
import subprocess
import sys
import warnings
from pathlib import Path

import pytest

import dixit_widget as dixit
from dixit_widget.table import Store, StoreOutOfReach, StoreProblem
from dixit_widget.table.class_store import ClassStore


def test_nothing_acknowledged_is_lost_when_the_process_is_killed(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    script = f"""
import dixit_widget as dixit, os, signal
table = dixit.play("Ana", bots=3, seed=5, store={str(path)!r})
table.act(dixit.GiveClue("Ana", table.game.hand("Ana")[0], "before the storm"))
print(table.revision, flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert run.returncode == -signal.SIGKILL, run.stderr
    table = dixit.resume(store=path)
    assert table.revision == int(run.stdout)
    assert table.game.clue.text == "before the storm"


def test_resume_takes_the_last_unfinished_game(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    over = dixit.play(bots=3, seed=1, store=path)
    while over.phase != "over":
        over.act(dixit.Continue())
    with pytest.raises(ValueError, match="no unfinished game"):
        dixit.resume(store=path)
    dixit.play("Ana", bots=2, seed=2, store=path)
    dixit.play("Ben", bots=4, seed=3, store=path)
    assert dixit.resume(store=path).game.players[0] == "Ben"


def test_a_resumed_game_goes_on_as_it_would_have(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    table = dixit.play("Ana", bots=3, seed=11, store=path)
    table.act(dixit.GiveClue("Ana", table.game.hand("Ana")[2], "a clue"))
    copy = tmp_path / "copy.sqlite"
    with sqlite3.connect(path) as file, sqlite3.connect(copy) as other:
        file.backup(other)
    resumed = dixit.resume(store=copy)
    assert resumed.game == table.game
    for each in (table, resumed):
        each.act(dixit.Continue())
    assert resumed.game.view(None) == table.game.view(None)


def test_a_game_whose_names_were_told_apart_when_it_began_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    table = dixit.play("Ilse", "Fay", bots=2, seed=11, store=path)
    table.act(dixit.GiveClue("Ilse", table.game.hand("Ilse")[2], "a clue"))
    with sqlite3.connect(path) as file:
        file.execute(
            "UPDATE games SET header = replace(header, 'Fay', 'lIse'), seats = replace(seats, 'Fay', 'lIse')"
        )
    resumed = dixit.resume(store=path)
    resumed.act(dixit.HandIn("lIse", (resumed.game.hand("lIse")[0],)))
    assert resumed.game.players[:2] == ("Ilse", "lIse")


def test_a_game_that_was_only_begun_hides_no_game_that_was_played(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    table = dixit.play("Ana", bots=3, seed=11, store=path)
    table.act(dixit.GiveClue("Ana", table.game.hand("Ana")[0], "a clue"))
    dixit.play("Ana", bots=3, seed=12, store=path)
    assert dixit.resume(store=path).game == table.game


def test_a_game_that_goes_on_at_two_tables_is_written_down_once(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    table = dixit.play("Ana", bots=3, seed=11, store=path)
    resumed = dixit.resume(store=path)
    table.act(dixit.GiveClue("Ana", table.game.hand("Ana")[0], "first"))
    before = resumed.game
    with pytest.raises(StoreProblem, match="another table"):
        resumed.act(dixit.GiveClue("Ana", table.game.hand("Ana")[1], "second"))
    assert resumed.game is before
    assert dixit.resume(store=path).game.clue.text == "first"


def test_a_damaged_file_is_named_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    path.write_bytes(b"this is no database at all, " * 100)
    before = path.read_bytes()
    with pytest.raises(StoreProblem, match=r"games\.sqlite"):
        dixit.play("Ana", bots=3, store=path)
    assert path.read_bytes() == before


def test_a_file_damaged_inside_is_named_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    Store(path).close()
    table = dixit.play("Ana", bots=3, seed=1, store=path)
    table.act(dixit.GiveClue("Ana", table.game.hand("Ana")[0], "a clue"))
    file = sqlite3.connect(path)
    file.execute('UPDATE actions SET action = \'{"action":"fly"}\'')
    file.commit()
    file.close()
    with pytest.raises(StoreProblem):
        dixit.resume(store=path)


@pytest.mark.parametrize(
    "seats", ["[]", '[{"name":"Ana"},{"name":"Fox","kind":"robot"},{"name":"Owl"}]', "nonsense"]
)
def test_seats_that_make_no_sense_are_refused_and_keep_nobody_from_a_new_game(
    tmp_path: Path, seats: str
) -> None:
    path = tmp_path / "games.sqlite"
    dixit.play("Ana", bots=2, seed=1, store=path)
    with sqlite3.connect(path) as file:
        file.execute("UPDATE games SET seats = ?", (seats,))
    with pytest.raises(StoreProblem):
        dixit.resume(store=path)
    assert dixit.play(store=path).setup["resumable"] == []


def test_a_character_that_is_gone_is_named(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    dixit.play("Ana", bots=["random", "random"], seed=1, store=path)
    with sqlite3.connect(path) as file:
        file.execute("UPDATE games SET seats = replace(seats, 'random', 'zorro')")
    with pytest.raises(ValueError, match="zorro"):
        dixit.resume(store=path)


def test_a_store_may_be_given_itself_and_home_is_understood(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(":memory:")
    table = dixit.play("Ana", bots=2, seed=1, store=store)
    assert dixit.resume(store=store).game == table.game
    monkeypatch.setenv("HOME", str(tmp_path))
    dixit.play("Ana", bots=2, store="~/mine.sqlite")
    assert (tmp_path / "mine.sqlite").exists()


@pytest.mark.parametrize("name", ["a\0b", "a\ud800", "x" * 300])
def test_what_cannot_be_a_file_is_refused_with_a_sentence(tmp_path: Path, name: str) -> None:
    for opened in (Store, lambda place: dixit.play("Ana", bots=3, store=place)):
        with pytest.raises(StoreOutOfReach, match="cannot be used here") as caught:
            opened(f"{tmp_path}/{name}")
        assert str(caught.value).encode()
    assert list(tmp_path.iterdir()) == []


def test_a_home_of_nobody_is_a_folder_like_any_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    dixit.play("Ana", bots=3, store="~no-user-of-this-name/games.sqlite").close()
    assert (tmp_path / "~no-user-of-this-name" / "games.sqlite").is_file()


def test_a_newer_file_is_named_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    Store(path).close()
    file = sqlite3.connect(path)
    file.execute("PRAGMA user_version=99")
    file.commit()
    file.close()
    with pytest.raises(StoreProblem, match="newer version"):
        Store(path)
    file = sqlite3.connect(path)
    assert file.execute("PRAGMA user_version").fetchone() == (99,)


def test_somebody_elses_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "else.sqlite"
    file = sqlite3.connect(path)
    file.execute("CREATE TABLE letters (text TEXT)")
    file.commit()
    file.close()
    with pytest.raises(StoreProblem, match="no file of games"):
        Store(path)


def test_two_processes_share_one_file(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    script = f"""
import dixit_widget as dixit
for seed in range(5):
    table = dixit.play(bots=3, seed=seed, store={str(path)!r})
    while table.phase != "over":
        table.act(dixit.Continue())
"""
    runs = [subprocess.Popen([sys.executable, "-c", script]) for _ in range(2)]
    assert [run.wait(120) for run in runs] == [0, 0]
    file = sqlite3.connect(path)
    assert file.execute("SELECT count(*) FROM games WHERE finished").fetchone() == (10,)


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="permissions are POSIX")
def test_where_there_is_no_disk_the_game_is_played_in_memory_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "a file where the folder should be"
    blocked.write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(blocked))
    table = dixit.play("Ana", bots=3, seed=1)
    assert table.phase == "clue"
    assert table.notice["code"] == "notice.no_store"


def test_a_store_that_is_dropped_is_closed(tmp_path: Path) -> None:
    gc.collect()  # what others have dropped
    with warnings.catch_warnings(record=True) as complaints:
        warnings.simplefilter("always", ResourceWarning)
        for path in (":memory:", tmp_path / "games.sqlite"):
            Store(path)
        gc.collect()
    assert [str(one.message) for one in complaints] == []


def test_a_page_promises_only_a_game_that_is_found_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    stores = ({}, {"store": None}, {"store": ":memory:"}, {"store": tmp_path / "mine.sqlite"})
    tables = [dixit.play("Ana", bots=2, **store) for store in stores]
    assert ["find_again" in table.may for table in tables] == [True, False, False, False]


def test_a_class_is_kept_and_its_games_are_offered_to_nobody_else(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    table = dixit.play("Ana", bots=2, seed=2, store=path)
    store = Store(path)
    classes = ClassStore(store)
    assert classes.state("Econ 101") is None
    classes.keep("Econ 101", "{}", "names")
    classes.keep("Econ 101", "[]", "names")
    assert classes.state("Econ 101") == ("[]", "names")
    assert store.last_unfinished() is not None
    classes.keep_game("Econ 101", table.live.number, 1, 2)
    assert store.last_unfinished() is None
    assert store.games() == []
    assert list(dixit.games(store=path)) == []
    assert classes.games("Econ 101") == [(1, 2, table.live.number)]
    assert classes.games("Econ 102") == []
