"""Faults of the disk are not faults of the file: another journal, else a game in memory that says so."""

from __future__ import annotations

import errno
import resource
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import dixit_widget as dixit
from dixit_widget.table import Seat, Store, StoreOutOfReach, StoreProblem, disk
from dixit_widget.words import LANGUAGES
from tests.table.asking import Owner, ask
from tests.table.recordings import OGG


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give a home of one's own, and return where it keeps the games."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "dixit_widget" / "games.sqlite"


@pytest.fixture
def no_shared_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """Open every file through SQLite's own way of doing without shared memory, as network homes have to."""
    connect = sqlite3.connect

    def elsewhere(place: str, *, uri: bool = False, **given: Any) -> sqlite3.Connection:
        place = place if uri else Path(place).absolute().as_uri()
        return connect(f"{place}{'&' if '?' in place else '?'}vfs=unix-dotfile", uri=True, **given)

    monkeypatch.setattr(sqlite3, "connect", elsewhere)


def refusing(call: str, code: int) -> Callable[..., None]:
    def refused(*_given: object) -> None:
        raise OSError(code, f"no {call} here")

    return refused


def clue(table: dixit.TableWidget, text: str) -> None:
    table.act(dixit.GiveClue("Ana", table.game.hand("Ana")[0], text))


def in_memory(table: dixit.TableWidget, reason: str) -> None:
    assert table.phase == "clue"
    assert table.notice["code"] == "notice.no_store"
    assert reason in table.notice["text"]["en"]


def test_without_shared_memory_games_are_kept_with_the_older_journal(
    home: Path, no_shared_memory: None
) -> None:
    table = dixit.play("Ana", bots=3, seed=4)
    assert table.notice is None
    clue(table, "over the hills")
    assert dixit.resume().game == table.game
    assert home.exists()


def test_a_file_that_was_made_with_shared_memory_goes_on_without(
    home: Path, request: pytest.FixtureRequest
) -> None:
    table = dixit.play("Ana", bots=3, seed=4)
    clue(table, "over the hills")
    with sqlite3.connect(home) as file:
        assert file.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    table.close()
    del table
    crashed = {end: Path(f"{home}{end}").read_bytes() for end in ("", "-wal")}
    for end, data in crashed.items():
        elsewhere = home.parent / f"moved.sqlite{end}"
        elsewhere.write_bytes(data)
    request.getfixturevalue("no_shared_memory")
    assert dixit.resume(store=home.parent / "moved.sqlite").game.clue.text == "over the hills"


def test_without_locks_a_game_is_played_in_memory(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fcntl.lockf", refusing("locks", errno.ENOLCK))
    in_memory(dixit.play("Ana", bots=3, seed=4), "no locks here")
    with pytest.raises(StoreOutOfReach, match="no locks here"):
        dixit.resume()


@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EDQUOT])
def test_on_a_full_disk_a_game_is_played_in_memory(
    home: Path, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    monkeypatch.setattr(disk, "_lock", refusing("room", code))
    in_memory(dixit.play("Ana", bots=3, seed=4), "no room here")
    with pytest.raises(StoreOutOfReach, match="free some room"):
        Store(home)


def test_an_old_file_that_may_only_be_read_stays_and_the_game_is_played_in_memory(home: Path) -> None:
    store = Store()
    clue(dixit.play("Ana", bots=3, seed=4, store=store), "over the hills")
    store.close()
    with sqlite3.connect(home) as file:
        file.execute("PRAGMA journal_mode=DELETE")
    before = home.read_bytes()
    connect = sqlite3.connect
    with pytest.MonkeyPatch.context() as patch:
        # Whoever runs the tests may write everywhere: SQLite is told that it may not.
        patch.setattr(
            sqlite3,
            "connect",
            lambda place, *, uri, **given: connect(
                place if uri or place == ":memory:" else f"{Path(place).as_uri()}?mode=ro",
                uri=place != ":memory:",
                **given,
            ),
        )
        in_memory(dixit.play("Ana", bots=3, seed=4), "readonly database")
        with pytest.raises(StoreOutOfReach, match="no fault of the file"):
            dixit.resume()
    assert home.read_bytes() == before
    assert dixit.resume().game.clue.text == "over the hills"


def test_a_disk_that_fills_in_mid_game_asks_for_room_and_the_move_can_be_made_again(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    script = f"""
import resource, signal
import dixit_widget as dixit
from dixit_widget.table import StoreOutOfReach
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
table = dixit.play("Ana", bots=3, seed=5, store={str(path)!r})
give = dixit.GiveClue("Ana", table.game.hand("Ana")[0], "before the storm")
before = table.game
resource.setrlimit(resource.RLIMIT_FSIZE, (0, {resource.RLIM_INFINITY}))
for _ in range(2):
    try:
        table.act(give)
    except StoreOutOfReach as problem:
        assert "ree some room" in str(problem), problem
    else:
        raise AssertionError("there was room")
    assert table.game is before
resource.setrlimit(resource.RLIMIT_FSIZE, ({resource.RLIM_INFINITY}, {resource.RLIM_INFINITY}))
assert table.act(give)
assert dixit.resume(store={str(path)!r}).game == table.game
"""
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr


class Filling(Store):
    """A store whose disk is full once so many moves have been written; None: it is not."""

    room: int | None = None

    def append(self, *given: Any, **more: Any) -> None:
        if self.room == 0:
            raise StoreOutOfReach("store_full", path=self.path, reason="full")
        super().append(*given, **more)
        if self.room:
            self.room -= 1


BOTS = [Seat(name, "bot", "literal") for name in ("Ben", "Cleo", "Dan")]


def filling() -> tuple[Filling, Owner, dict[str, Any]]:
    """Return a store with room for Ana's move, a game of hers with bots, and her move."""
    store = Filling(":memory:")
    owner = Owner(store)
    rules = dixit.edition("dixit-2021").replace(clue_kinds=("text", "sung"))
    owner.begin(rules, [Seat("Ana"), *BOTS], seed=5, first="Ana")
    store.room = 1
    card = owner.room.running().game.hand("Ana")[0]
    clue = {"action": "give_clue", "card": card, "text": "before the storm", "kind": "text"}
    return store, owner, {"revision": 0, "action": clue}


def test_a_move_stands_though_there_is_no_room_for_what_bots_answer() -> None:
    _, owner, move = filling()
    assert ask(owner, "act", **move)["done"]
    table = owner.room.running()
    assert (table.game.phase, table.game.revision) == ("cards", 1)
    assert table.held_up
    assert table.held_up.code == "store_full"


@pytest.mark.parametrize("sign", ["hello", "ping", "again", "clock"])
def test_bots_answer_at_the_next_sign_of_life_once_there_is_room(sign: str) -> None:
    store, owner, move = filling()
    assert ask(owner, "act", **move)["done"]
    table = owner.room.running()

    def live() -> None:
        if sign == "clock":
            owner.room.guests.look_round()
        elif sign == "again":
            assert ask(owner, "act", **move)["done"] is False
        else:
            assert ask(owner, sign)["ok"]

    live()
    assert table.game.phase == "cards"
    store.room = None
    live()
    assert (table.game.phase, table.held_up) == ("review", None)
    assert store.game(1).actions == table.game.actions


def test_a_recorded_clue_that_stands_is_heard_though_the_bots_wait() -> None:
    store, owner, move = filling()
    sung = {**move, "action": {**move["action"], "text": "", "kind": "sung"}}
    reply, _ = owner.client.handle({"id": "1", "kind": "act", **sung}, [OGG])
    assert reply["done"]
    name = ask(owner, "hello")["seating"]["sound"]
    store.room = None
    assert ask(owner, "ping")["ok"]
    assert owner.room.running().game.phase == "review"
    assert owner.room.heard(name)


def test_a_notice_says_why_the_bots_wait_as_long_as_they_do() -> None:
    store = Filling(":memory:")
    table = dixit.play("Ana", bots=3, seed=5, first="Ana", store=store)
    store.room = 1
    clue(table, "before the storm")
    assert table.phase == "cards"
    assert table.notice["code"] == "notice.held_up"
    assert "free some room" in table.notice["text"]["en"]
    assert "libérez de la place" in table.notice["text"]["fr"]
    store.room = None
    table.live.let_bots_answer()
    assert (table.phase, table.notice) == ("review", None)


def test_a_table_is_laid_though_there_is_no_room_for_the_bots_first_move() -> None:
    store = Filling(":memory:")
    store.room = 0
    table = dixit.play("Ana", bots=3, seed=5, edition="dixit-2018", first="Fox", store=store)
    assert (table.phase, table.notice["code"]) == ("clue", "notice.held_up")
    store.room = None
    table.live.let_bots_answer()
    assert (table.phase, table.notice) == ("cards", None)


def test_whoever_has_bots_play_on_is_told_that_there_is_no_room() -> None:
    store = Filling(":memory:")
    table = dixit.play(bots=["random"] * 4, seed=5, store=store)
    store.room = 1
    for _ in range(2):
        with pytest.raises(StoreOutOfReach, match="free some room"):
            table.live.play_on()
    store.room = None
    table.live.play_on()
    assert table.game.phase == "over"


def crashed(path: Path, statement: str) -> dict[str, bytes]:
    """Leave a file as a killed kernel leaves it, its log not yet written back, once a statement was run."""
    made = path.with_name("made.sqlite")
    Store(made).close()
    file = sqlite3.connect(made)
    file.execute("PRAGMA wal_autocheckpoint=0")
    file.execute(statement)
    file.commit()
    for end in ("", "-wal"):
        Path(f"{path}{end}").write_bytes(Path(f"{made}{end}").read_bytes())
    file.close()
    return files(path)


def files(path: Path) -> dict[str, bytes]:
    return {end: Path(f"{path}{end}").read_bytes() for end in ("", "-wal")}


@pytest.mark.parametrize(
    "statement", ["PRAGMA user_version=99", "PRAGMA user_version=0", "DROP TABLE actions"]
)
def test_a_file_that_is_refused_is_left_as_it_is_even_by_sqlite(tmp_path: Path, statement: str) -> None:
    path = tmp_path / "games.sqlite"
    before = crashed(path, statement)
    with pytest.raises(StoreProblem, match="left as it is") as refused:
        Store(path)
    assert not isinstance(refused.value, StoreOutOfReach)
    assert files(path) == before


def test_a_damaged_file_in_the_home_is_refused_and_not_played_around(home: Path) -> None:
    home.parent.mkdir()
    home.write_bytes(b"this is no database at all, " * 100)
    with pytest.raises(StoreProblem, match="left as it is"):
        dixit.play("Ana", bots=3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_a_damaged_file_is_to_be_moved_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setattr("fcntl.lockf", refusing("locks", errno.EIO))
    with pytest.raises(StoreOutOfReach) as refused:
        Store(tmp_path / "games.sqlite")
    said = refused.value.message(language)
    assert "move it away" not in said
    assert "déplacez" not in said
