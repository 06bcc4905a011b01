"""Clues that are heard on devices: how a recording comes, who gets it, and that it is gone after the turn."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest
from tornado.httpclient import AsyncHTTPClient, HTTPResponse

import dixit_widget as dixit
from dixit_widget.server.keys import Paces
from dixit_widget.table import sounds
from tests.server.hosted import Hosted
from tests.server.phone import Phone
from tests.table.recordings import OGG

RECORDING = OGG.ljust(sounds.MOST_BYTES, b"\x07")


@pytest.fixture
def hosted() -> Iterator[Hosted]:
    host = Hosted(clue_kinds=("text", "sound", "sung"))
    yield host
    host.room.close()


async def gathered(host: Hosted, link: str = "") -> list[Phone]:
    """Three players and one who looks on, the game begun; whoever has come first tells."""
    link = link or host.share.link
    phones = [*await host.phones("Ana", "Ben", "Cleo", link=link), await Phone(link).enter()]
    assert (await host.ask("begin"))["ok"]
    for phone in phones:
        await phone.until(lambda phone=phone: phone.snapshot["public"] is not None)
    return phones


def clue(phone: Phone, **change: Any) -> dict[str, Any]:
    card = (phone.snapshot["private"] or {"hand": ["none"]})["hand"][0]
    return {"action": "give_clue", "card": card, "text": "", "kind": "sung", **change}


async def fetch(phone: Phone, name: str) -> HTTPResponse:
    return await AsyncHTTPClient().fetch(phone.beside(f"s/{name}"), raise_error=False)


def test_all_hear_it_while_the_turn_lasts_and_no_socket_carries_it(hosted: Hosted) -> None:
    async def go() -> None:
        await hear_a_clue(hosted, await gathered(hosted))

    asyncio.run(go())


async def hear_a_clue(host: Hosted, phones: list[Phone]) -> None:
    """Have the first phone sing its clue, the others listen, and the turn come to its end."""
    ana, ben, *_ = phones
    reply = await ana.ask_with(RECORDING, "act", revision=0, action=clue(ana))
    assert reply["done"], reply
    for phone in phones:
        await phone.until(lambda phone=phone: phone.snapshot["seating"]["sound"] != "")
        name = phone.snapshot["seating"]["sound"]
        told = await phone.ask("sound", name=name)
        assert (told["sound"], told["type"]) == (name, "audio/ogg")
        answer = await fetch(phone, name)
        assert (answer.code, answer.body) == (200, RECORDING)
        assert answer.headers["Content-Type"] == "audio/ogg"
        assert answer.headers["Cache-Control"] == "no-store"
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert "OpusHead" not in "".join(phone.received)
    await asyncio.to_thread(end_the_turn, host)
    await ben.until(lambda: ben.snapshot["public"]["turn"] == 2)
    assert ben.snapshot["seating"]["sound"] == ""
    assert (await fetch(ben, name)).code == 404
    assert (await ben.ask("sound", name=name))["code"] == "request.sound_gone"


def end_the_turn(host: Hosted) -> None:
    table = host.room.running()
    while table.game.phase != "review":
        name = table.game.waiting_for[0]
        table.act(dixit.bots.random_action(table.game.view(name)))
    table.act(dixit.Continue())


def test_nobody_else_is_heard_and_no_address_is_to_be_guessed(hosted: Hosted) -> None:
    async def go() -> None:
        ana, ben, cleo, looking_on = await gathered(hosted)
        assert (await ana.ask("act", revision=0, action=clue(ana, text="La la")))["done"]
        refused = await ben.ask_with(RECORDING, "act", revision=1, action=clue(ben))
        assert not refused["ok"]
        assert not (await cleo.ask_with(RECORDING, "act", revision=0, action=clue(cleo)))["done"]
        assert (await cleo.ask_with(RECORDING, "ping"))["ok"]
        assert not hosted.room.audience.sounds._kept
        for name in ("x" * 22, "x" * 21, "..%2f" * 4, ""):
            assert (await fetch(ana, name)).code == 404
        # who has no seat may send nothing so large
        await looking_on.say_bytes(json.dumps({"id": "x", "kind": "ping"}).encode() + b"\n" + RECORDING)
        await asyncio.wait_for(looking_on.closed.wait(), 20)

    asyncio.run(go())


@pytest.mark.parametrize(
    "said",
    [
        b"x" * 9000 + b"\n" + OGG,
        b'{"id": "1", "kind": "ping"}\n' + RECORDING.ljust(150_000),
    ],
    ids=["words too long", "far too large"],
)
def test_who_sends_too_much_is_let_go(hosted: Hosted, said: bytes) -> None:
    async def go() -> None:
        (ana,) = await hosted.phones("Ana")
        await ana.say_bytes(said)
        await asyncio.wait_for(ana.closed.wait(), 20)
        back = await Phone(hosted.share.link).enter(kind="return", key=ana.key)
        assert back.snapshot["seating"]["seat"] == "Ana"

    asyncio.run(go())


def test_bytes_before_hello_and_recordings_without_end_are_let_go(hosted: Hosted) -> None:
    async def go() -> None:
        stranger = await Phone(hosted.share.link).open()
        await stranger.say_bytes(b'{"kind": "enter"}')
        await asyncio.wait_for(stranger.closed.wait(), 20)
        (ana,) = await hosted.phones("Ana")
        for number in range(7):
            await ana.say_bytes(b'{"id": "%d", "kind": "ping"}\n' % number + OGG)
        await asyncio.wait_for(ana.closed.wait(), 20)

    asyncio.run(go())


def test_who_fetches_it_over_and_over_has_to_wait(hosted: Hosted) -> None:
    async def go() -> None:
        ana, ben, *_ = await gathered(hosted)
        hosted.share.hearing = Paces(0.001, 2, 9)
        assert (await ana.ask_with(RECORDING, "act", revision=0, action=clue(ana)))["done"]
        await ben.until(lambda: ben.snapshot["seating"]["sound"] != "")
        answers = [await fetch(ben, ben.snapshot["seating"]["sound"]) for _ in range(3)]
        assert [answer.code for answer in answers] == [200, 200, 429]

    asyncio.run(go())
