"""A game on a table of a living kernel is offered in no other; which games are offered, and to whom."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import dixit_widget as dixit
from dixit_widget.bots import random_action
from dixit_widget.table import RefusedRequest, Store
from tests.table.asking import Owner, ask

OTHER_KERNEL = """
import sys, dixit_widget as dixit
from dixit_widget.bots import random_action
table = dixit.play("Ana", bots=3, seed=1, store=sys.argv[1])
table.act(random_action(table.game.view("Ana")))
print("ready", flush=True)
for line in sys.stdin:
    exec(line)
    print("done", flush=True)
"""


BOTS = [dixit.Seat("Fox", "bot", "poet"), dixit.Seat("Owl", "bot", "human"), dixit.Seat("Elk", "bot", "poet")]


class OtherKernel:
    def __init__(self, store: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", OTHER_KERNEL, str(store)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._until("ready")

    def run(self, line: str) -> None:
        assert self._process.stdin
        print(line, file=self._process.stdin, flush=True)
        self._until("done")

    def kill(self) -> None:
        self._process.kill()
        self._process.communicate()

    def _until(self, word: str) -> None:
        assert self._process.stdout
        assert self._process.stdout.readline().strip() == word


@pytest.fixture
def store(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite"


@pytest.fixture
def other(store: Path) -> Iterator[OtherKernel]:
    kernel = OtherKernel(store)
    yield kernel
    kernel.kill()


def offered(store: Path) -> list[int]:
    panel = dixit.play(store=store)
    numbers = [game["number"] for game in panel.setup["resumable"]]
    panel.close()
    return numbers


def played(store: Path, seed: int) -> dixit.TableWidget:
    table = dixit.play("Ana", bots=3, seed=seed, store=store)
    table.act(random_action(table.game.view(table.game.waiting_for[0])))
    return table


def test_a_game_of_a_living_kernel_is_offered_in_no_other(store: Path, other: OtherKernel) -> None:
    assert offered(store) == []
    with pytest.raises(RefusedRequest, match=r"The game 1 \(Ana, .*another kernel.*resume\(1, store="):
        dixit.resume(store=store)
    other.kill()
    assert offered(store) == [1]
    dixit.resume(store=store).close()


def test_a_table_that_is_closed_there_may_be_gone_on_with_here(store: Path, other: OtherKernel) -> None:
    other.run("table.close()")
    assert offered(store) == [1]


def test_whoever_knows_the_number_may_take_a_game_over(store: Path, other: OtherKernel) -> None:
    table = dixit.resume(1, store=store)
    assert table.turn == 1
    assert table.revision > 0
    table.close()


def test_looking_at_what_is_held_lets_go_of_nothing(store: Path, other: OtherKernel) -> None:
    mine = played(store, seed=2)
    assert offered(store) == [2]  # in this kernel it is ours
    other.run("assert [game['number'] for game in dixit.play(store=sys.argv[1]).setup['resumable']] == [1]")
    mine.close()


def test_the_last_three_are_offered_the_last_one_first(store: Path) -> None:
    tables = [played(store, seed) for seed in (1, 2, 3, 4)]
    assert offered(store) == [4, 3, 2]
    for table in tables:
        table.close()


def test_the_page_resumes_what_is_offered_and_nothing_else(store: Path) -> None:
    for seed in (1, 2, 3, 4):
        played(store, seed).close()
    panel = Owner(Store(store))
    refused = ask(panel, "resume", number=1)
    assert not refused["ok"]
    assert panel.table is None
    assert ask(panel, "resume", number=3)["ok"]
    assert panel.table.record.header.seed == 3
    assert ask(Owner(Store(store)), "resume")["ok"]


def test_a_visitor_under_voila_is_offered_nobody_s_game(store: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played(store, seed=1).close()
    assert offered(store) == [1]
    monkeypatch.setenv("SERVER_SOFTWARE", "voila/0.5.8")
    assert offered(store) == []
    with pytest.raises(RefusedRequest, match="no unfinished game"):
        dixit.resume(store=store)


def test_a_visitor_under_voila_is_offered_the_games_of_the_same_browser(
    store: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SERVER_SOFTWARE", "voila/0.5.8")

    def come(token: str) -> tuple[Owner, list[int]]:
        panel = Owner(Store(store))
        setup = ask(panel, "hello", visitor=token)["setup"]
        return panel, [game["number"] for game in setup["resumable"]]

    ana, nothing = come("of Ana's browser")
    assert nothing == []
    ana.begin(dixit.edition("dixit-2021"), [dixit.Seat("Ana"), *BOTS], seed=1)
    assert ana.table
    ana.table.act(random_action(ana.table.game.view("Ana")))
    ana.room.clear()
    assert come("of Ben's browser")[1] == []
    assert come("")[1] == []
    back, offered = come("of Ana's browser")
    assert offered == [1]
    assert not ask(come("of Ben's browser")[0], "resume", number=1)["ok"]
    assert ask(back, "resume", number=1)["ok"]
    assert b"of Ana" not in store.read_bytes()


def test_a_game_that_a_cell_has_begun_under_voila_is_the_first_visitor_s(
    store: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SERVER_SOFTWARE", "voila/0.5.8")
    panel = Owner(Store(store))
    panel.begin(dixit.edition("dixit-2021"), [dixit.Seat("Ana"), *BOTS], seed=1)
    for token in ("Ana's", "Ben's"):
        ask(panel, "hello", visitor=token)
    panel.room.clear()
    for token, number in (("Ana's", [1]), ("Ben's", [])):
        setup = ask(Owner(Store(store)), "hello", visitor=token)["setup"]
        assert [game["number"] for game in setup["resumable"]] == number


def test_a_page_that_is_loaded_again_under_voila_gets_its_game_from_the_kernel_it_left(
    store: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Voilà's pages ask it to end their kernel when they go, which it refuses; so that kernel lives on."""
    monkeypatch.setenv("SERVER_SOFTWARE", "voila/0.5.8")
    left = OtherKernel(store)
    try:
        left.run("table._client.handle({'id': 'a', 'kind': 'hello', 'visitor': 'of Ana'})")
        panel = Owner(Store(store))
        for token, numbers in (("of Ben", []), ("of Ana", [1])):
            panel = Owner(Store(store))
            setup = ask(panel, "hello", visitor=token)["setup"]
            assert [game["number"] for game in setup["resumable"]] == numbers
        assert ask(panel, "resume", number=1)["ok"]
    finally:
        left.kill()


def test_where_no_locks_are_to_be_had_games_are_played_and_offered(
    store: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fcntl = pytest.importorskip("fcntl", reason="Windows has no locks of this kind")
    monkeypatch.delattr(fcntl, "lockf")  # as in Pyodide
    played(store, seed=1).close()
    assert offered(store) == [1]


def test_where_the_file_cannot_be_written_games_are_offered(
    store: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played(store, seed=1).close()

    def refuse(*_given: object) -> int:
        raise PermissionError

    monkeypatch.setattr("dixit_widget.table.held.os.open", refuse)
    played(store, seed=2).close()
    assert offered(store) == [2, 1]
