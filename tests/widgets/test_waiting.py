"""``await table.finished()``: whoever waits, gives up, or lives on a loop of their own."""

from __future__ import annotations

import asyncio
import threading

import pytest

import dixit_widget as dixit
from dixit_widget.table import RefusedRequest


def of_bots() -> dixit.TableWidget:
    return dixit.play(bots=["random"] * 3, first="Owl", seed=2, store=None)


def test_whoever_gives_up_waiting_leaves_nothing_behind() -> None:
    table = dixit.play("Ana", bots=["random"] * 3, seed=2, store=None)

    async def give_up() -> None:
        with pytest.raises(asyncio.TimeoutError):
            await asyncio.wait_for(table.finished(), 0.05)

    asyncio.run(give_up())
    assert table._waiting == []


def test_a_loop_that_is_gone_keeps_no_other_waiting() -> None:
    table = of_bots()
    gone = asyncio.new_event_loop()
    gone.close()
    table._waiting.append((gone, asyncio.Event()))

    async def wait() -> str:
        return (await table.finished()).phase

    assert asyncio.run(wait()) == "over"


@pytest.mark.parametrize("end", ["left", "closed", "closed before", "lobby left", "lobby closed"])
def test_a_game_that_will_never_be_over_is_waited_for_no_more(end: str) -> None:
    table = (
        dixit.play(remote=3, seed=2, store=None)
        if end.startswith("lobby")
        else dixit.play("Ana", bots=["random"] * 3, seed=2, store=None)
    )
    table._handle_custom_msg({"id": "a", "kind": "hello"}, [])

    def stop() -> None:
        if end.endswith("left"):
            table._handle_custom_msg({"id": "b", "kind": "leave"}, [])
        else:
            table.close()

    async def wait() -> None:
        if end == "closed before":
            stop()
        waiting = asyncio.ensure_future(table.finished())
        await asyncio.sleep(0)
        threading.Thread(target=stop).start()
        await waiting

    with pytest.raises(RefusedRequest, match=r"left before it was over|no game on the table"):
        asyncio.run(asyncio.wait_for(wait(), 20))
    assert table._waiting == []
    table.close()


def test_it_waits_through_the_lobby_and_for_people_on_devices_of_their_own() -> None:
    table = dixit.play(remote=3, seed=2, store=None)
    assert table.phase == "lobby"
    guests = table._room.guests

    def play() -> None:
        for name in ("Ana", "Ben", "Cleo"):
            guests.take(name)
        guests.begin_gathered()
        while table.game.phase != "over":
            if table.game.phase == "review":
                table.live.play_on(turns=1)
            for name in table.game.waiting_for:
                guests.stand_in(name)

    async def wait() -> str:
        return (await table.finished()).phase

    player = threading.Timer(0.3, play)
    player.start()
    assert asyncio.run(asyncio.wait_for(wait(), 60)) == "over"
    player.join()
    table.close()
