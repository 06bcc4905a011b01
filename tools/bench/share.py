"""Players on devices of their own: how long until the last screen has a move, and what sockets weigh."""

from __future__ import annotations

import asyncio
import contextlib
import json
import signal
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from typing import NamedTuple

import psutil

import dixit_widget as dixit
from dixit_widget.deck import Deck
from dixit_widget.server.keys import Pace
from dixit_widget.server.share import Share
from dixit_widget.table import Room, Seat
from tests.server.broken_lines import play_on_broken_lines
from tests.server.hosted import Hosted
from tests.server.phone import Phone
from tests.server.steady_phone import SteadyPhone
from tests.server.test_serve import Program
from tools.bench.report import Row


def _rooms(tables: int, players: int) -> list[tuple[Room, Share]]:
    made = []
    rules = dixit.edition("dixit-2021").replace(players_max=12)
    for _ in range(tables):
        room = Room(Deck.default(), None, "en", open_door=Share.opened)
        room.guests.gather(rules, [Seat("", "remote")] * players, seed=1)
        door = room.guests.door()
        assert isinstance(door, Share)
        made.append((room, door))
    return made


class Measured(NamedTuple):
    """The seconds that all took to come, of 95 of 100 moves to the last screen, and MB that sockets weigh."""

    coming: float
    moves: float
    weight: float


def _played(tables: int, players: int, watchers: int = 0, stalled: int = 0) -> Measured:
    rooms = _rooms(tables, players)
    process = psutil.Process()
    before = process.memory_info().rss
    numbers = map(str, (players, watchers, stalled))
    command = [sys.executable, "-m", "tools.bench.phones", *numbers, *(share.link for _, share in rooms)]
    phones = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert phones.stdin
    assert phones.stdout
    try:
        coming = float(phones.stdout.readline())
        for room, _ in rooms:
            room.guests.begin_gathered()
        phones.stdin.write("\n")
        phones.stdin.flush()
        took = json.loads(phones.stdout.readline())
        weight = (process.memory_info().rss - before) / 1e6
    finally:
        phones.kill()
        phones.wait()
        for room, _ in rooms:
            room.close()
    return Measured(coming, statistics.quantiles(took, n=20)[-1], weight)


@contextlib.contextmanager
def _busy_cell() -> Iterator[None]:
    """Compute in another thread, as a cell does that runs."""
    over = threading.Event()

    def compute() -> None:
        while not over.is_set():
            sum(range(10_000))

    cell = threading.Thread(target=compute)
    cell.start()
    try:
        yield
    finally:
        over.set()
        cell.join()


def _cut(moves: int) -> int:
    """Cut the line at so many moves; return how many were lost or doubled."""
    allows, Pace.allows = Pace.allows, lambda pace: True  # type: ignore[method-assign]
    host = Hosted(target_score=1000)
    try:
        games = asyncio.run(play_on_broken_lines(host, ("Ana", "Ben", "Cleo"), moves))
    finally:
        Pace.allows = allows  # type: ignore[method-assign]
        host.room.close()
    return len({*range(1, len(games) + 1)} ^ {game.revision for game in games})


def _killed(players: int, watchers: int) -> float:
    """Kill a program that hosts a table; return the seconds until all are back at the one that goes on."""
    with tempfile.TemporaryDirectory() as folder:
        store = f"--store={folder}/games.sqlite"
        first = Program(f"--players={players}", store)

        async def go() -> float:
            owner = await Phone(first.owner_link).enter()
            steady = [SteadyPhone(first.link) for _ in range(players + watchers)]
            for number, each in enumerate(steady):
                phone = await each.come()
                if number < players:
                    assert (await phone.sit(f"Player {number}"))["ok"]
                    each.key = phone.key
            assert (await owner.ask("begin"))["ok"]
            await asyncio.to_thread(first.stop, signal.SIGKILL)
            start = time.perf_counter()
            again = await asyncio.to_thread(Program, "--resume", store)
            await asyncio.gather(*(each.come() for each in steady))
            took = time.perf_counter() - start
            await asyncio.to_thread(again.stop)
            return took

        return asyncio.run(go())


def _seconds(what: str, seconds: float, target: float) -> Row:
    return Row(what, [seconds / target], 1, f"{target * 1000:.0f} ms: {seconds * 1000:.0f} ms")


def rows() -> list[Row]:
    """Measure what ``docs`` promises of devices, one crowd after the other."""
    to_last = "a move to the last screen, 95 of 100"
    many = _played(40, 5)
    one = _played(1, 8, 32)
    with _busy_cell():
        busy = _played(1, 8)
    alone = _played(1, 8)
    stalled = _played(1, 8, stalled=20)
    lost = _cut(500)
    return [
        _seconds("200 devices come to 40 tables at once", many.coming, 10),
        _seconds(f"200 devices at 40 tables: {to_last}", many.moves, 0.25),
        Row(
            "200 devices at 40 tables: memory of the server",
            [many.weight / 60],
            1,
            f"60 MB: {many.weight:.0f} MB",
        ),
        _seconds(f"40 devices at one table: {to_last}", one.moves, 0.1),
        _seconds(f"8 devices, and a cell that computes: {to_last}", busy.moves, 0.1),
        Row(
            f"20 that never read: {to_last} of the others", [stalled.moves / alone.moves], 1.2, "without them"
        ),
        Row(
            "20 that never read: memory of the server",
            [stalled.weight / 5],
            1,
            f"5 MB: {stalled.weight:.1f} MB",
        ),
        Row("500 moves whose line was cut: lost or doubled", [float(lost)], 0, "one move"),
        _seconds("30 devices are back after the program was killed", _killed(8, 22), 10),
    ]
