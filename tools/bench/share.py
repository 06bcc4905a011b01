"""Players on devices of their own: how long until the last screen has a move, and what sockets weigh."""

from __future__ import annotations

import json
import statistics
import subprocess
import sys

import psutil

import dixit_widget as dixit
from dixit_widget.deck import Deck
from dixit_widget.server.share import Share, open_share
from dixit_widget.table import Room, Seat
from tools.bench.report import Row


def _rooms(tables: int, players: int) -> list[tuple[Room, Share]]:
    made = []
    rules = dixit.edition("dixit-2021").replace(players_max=12)
    for _ in range(tables):
        room = Room(Deck.default(), None, "en", open_door=open_share)
        room.guests.gather(rules, [Seat("", "remote")] * players, seed=1)
        door = room.guests.door()
        assert isinstance(door, Share)
        made.append((room, door))
    return made


def _played(tables: int, players: int) -> tuple[float, float]:
    """Return the 95th percentile of seconds from a move to the last screen, and MB that sockets weigh."""
    rooms = _rooms(tables, players)
    process = psutil.Process()
    before = process.memory_info().rss
    command = [sys.executable, "-m", "tools.bench.phones", str(players), *(share.link for _, share in rooms)]
    phones = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert phones.stdin
    assert phones.stdout
    try:
        phones.stdout.readline()
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
    return statistics.quantiles(took, n=20)[-1], weight


def rows() -> list[Row]:
    """Measure 200 devices at 40 tables, and 12 at one."""
    many, weight = _played(40, 5)
    one, _ = _played(1, 12)
    return [
        Row(
            "200 devices at 40 tables: a move to the last screen, 95 of 100",
            [many / 0.25],
            1,
            f"250 ms: {many * 1000:.0f} ms",
        ),
        Row("200 devices at 40 tables: memory of the server", [weight / 60], 1, f"60 MB: {weight:.0f} MB"),
        Row(
            "12 devices at one table: a move to the last screen, 95 of 100",
            [one / 0.1],
            1,
            f"100 ms: {one * 1000:.0f} ms",
        ),
    ]
