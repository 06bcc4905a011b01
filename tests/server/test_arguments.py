"""What is asked of a share: refused in a sentence, with nothing lost, or done as it was said."""

from __future__ import annotations

import asyncio
import sys
from typing import Any

import pytest

import dixit_widget as dixit
from tests.server.phone import Phone

WRONG: list[dict[str, Any]] = [
    {"port": "x"},
    {"port": "http"},
    {"port": True},
    {"port": 80000},
    {"port": -1},
    {"network": "no"},
    {"network": 1},
    {"address": "8.8.8.8"},
    {"address": "nope"},
    {"address": 5},
    {"url": "ftp://x"},
    {"url": 5},
    {"certificate": "cert.pem"},
    {"certificate": 5},
    {"certificate": ("a", "b")},
]


@pytest.fixture
def table() -> Any:
    widget = dixit.play(remote=3, seed=4, store=None)
    yield widget
    widget.close()


async def seated(table: Any) -> list[Phone]:
    phones = [await Phone(table.share().link).enter() for _ in range(3)]
    for phone, name in zip(phones, ("Ana", "Ben", "Cleo"), strict=True):
        assert (await phone.sit(name))["ok"]
    await asyncio.to_thread(table._room.guests.begin_gathered)
    return phones


async def comes_back(table: Any, phone: Phone) -> None:
    back = await Phone(table.share().link).enter(kind="return", key=phone.key)
    assert back.snapshot["private"]["you"] == phone.seat


@pytest.mark.parametrize("wrong", WRONG)
def test_what_is_refused_throws_nobody_out(table: Any, wrong: dict[str, Any]) -> None:
    async def go() -> None:
        ana, *_ = await seated(table)
        link = table.share().link
        with pytest.raises(ValueError, match=r"\.$") as refused:
            await asyncio.to_thread(lambda: table.share(**wrong))
        assert "argument" not in str(refused.value)
        assert table.share().link == link
        await comes_back(table, ana)

    asyncio.run(go())


def test_who_sits_keeps_the_seat_over_another_port_address_and_a_closed_door(table: Any) -> None:
    async def go() -> None:
        ana, *_ = await seated(table)
        first = table.share().link
        await asyncio.to_thread(lambda: table.share(url="https://dixit.example.org/"))
        assert table.share().link.startswith("https://dixit.example.org/#r=")
        assert not ana.closed.is_set()
        await asyncio.to_thread(table.share().close)
        await asyncio.wait_for(ana.closed.wait(), 20)
        share = await asyncio.to_thread(table.share)
        assert share.link == table.share().link
        back = await Phone(first).enter(kind="return", key=ana.key)
        assert back.snapshot["private"]["you"] == "Ana"

    asyncio.run(go())


@pytest.mark.parametrize("name", [None, 3, "", ["Ana"], "Nobody"])
def test_nobody_of_that_name_is_said_in_a_sentence(table: Any, name: Any) -> None:
    share = table.share()
    for deed in (share.kick, share.invite):
        with pytest.raises(ValueError, match="Nobody called"):
            deed(name)


@pytest.mark.parametrize("end", [SystemExit, KeyboardInterrupt])
def test_an_observer_that_ends_the_program_ends_no_share(table: Any, end: type[BaseException]) -> None:
    def leave(_change: object) -> None:
        raise end

    async def go() -> None:
        ana, ben, cleo = await seated(table)
        await ana.until(lambda: ana.snapshot["public"] is not None)
        table.observe(leave, "phase")
        card = ana.snapshot["private"]["hand"][0]
        move = {"action": "give_clue", "card": card, "text": "a clue"}
        await ana.ask("act", revision=0, action=move)
        await ben.until(lambda: ben.snapshot["public"]["phase"] == "cards")
        assert (await cleo.ask("ping"))["ok"]

    asyncio.run(go())
    other = dixit.play(remote=3, store=None)
    other.close()
    assert sys.exc_info() == (None, None, None)


def test_silent_sockets_keep_nobody_out(table: Any) -> None:
    async def go() -> None:
        silent = [await Phone(table.share().link).open() for _ in range(300)]
        (ana, *_) = await seated(table)
        assert (await ana.ask("ping"))["ok"]
        for phone in silent:
            await phone.close()

    asyncio.run(go())
