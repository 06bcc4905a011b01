"""Lines that break: no move is lost, none is made twice, and a killed program is found again by everybody."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

import dixit_widget as dixit
from dixit_widget.server.keys import Pace
from tests.server.broken_lines import play_on_broken_lines
from tests.server.hosted import Hosted
from tests.server.steady_phone import SteadyPhone
from tests.server.test_serve import Program, seated, started

__all__ = ["started"]

CUTS = 80  # the benchmarks cut five hundred
NAMES = ("Ana", "Ben", "Cleo")


def test_a_line_that_is_cut_at_any_move_loses_none_and_doubles_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Pace, "allows", lambda pace: True)  # here they play faster than any person
    host = Hosted(target_score=1000)
    games = asyncio.run(play_on_broken_lines(host, NAMES, CUTS))
    assert [game.revision for game in games] == list(range(1, len(games) + 1))
    *_, last = dixit.Record.of(host.room.running().game).replay()
    assert last.revision == len(games)
    host.room.close()


def test_after_a_kill_thirty_phones_are_back_by_the_same_links_without_a_touch(
    started: Callable[..., Program], tmp_path: Path
) -> None:
    store = f"--store={tmp_path / 'games.sqlite'}"
    first = started("--players=8", store)

    async def go() -> None:
        owner = await SteadyPhone(first.owner_link).come()
        names = tuple(f"Player {n}" for n in range(8))
        players = [SteadyPhone(first.link, phone.key) for phone in await seated(first.link, names)]
        watchers = [SteadyPhone(first.link) for _ in range(22)]
        assert (await owner.ask("begin"))["ok"]
        hands = [(await player.come()).snapshot["private"]["hand"] for player in players]
        for watcher in watchers:
            await watcher.come()
        await asyncio.to_thread(first.stop, signal.SIGKILL)
        for steady in (*players, *watchers):
            await asyncio.wait_for(steady.phone.closed.wait(), 20)
        coming = asyncio.gather(*(steady.come() for steady in (*players, *watchers)))
        await asyncio.to_thread(started, "--resume", store)
        back = await coming
        assert [phone.snapshot["private"]["hand"] for phone in back[:8]] == hands
        assert {phone.snapshot["seating"]["seat"] for phone in back[8:]} == {""}

    asyncio.run(go())
