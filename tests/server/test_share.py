"""Devices at a table: who gets in, what they may, what they are shown, and that a lost one is not gone."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from typing import Any

import pytest

import dixit_widget as dixit
from dixit_widget.bots import random_action
from dixit_widget.deck import Deck
from dixit_widget.server import Share
from dixit_widget.table import Room, Seat, Store
from tests.server.phone import Phone


class Hosted:
    """A room with an open door, and its owner's client."""

    def __init__(self, edition: str = "dixit-2021", seats: tuple[Seat, ...] = ()) -> None:
        self.room = Room(Deck.default(), Store(":memory:"), "en", open_door=Share)
        self.owner = self.room.join("owner", lambda snapshot: None)
        self.room.gather(dixit.edition(edition), seats or tuple([Seat("", "remote")] * 3), seed=5)
        door = self.room.door()
        assert isinstance(door, Share)
        self.share = door

    async def ask(self, kind: str, **given: Any) -> dict[str, Any]:
        content = {"id": "1", "kind": kind, "lang": "en", **given}
        reply, _ = await asyncio.to_thread(self.owner.handle, content)
        return reply

    async def phones(self, *names: str) -> list[Phone]:
        phones = [await Phone(self.share.link).enter() for _ in names]
        for phone, name in zip(phones, names, strict=True):
            assert (await phone.sit(name))["ok"]
        return phones


@pytest.fixture
def hosted() -> Iterator[Hosted]:
    host = Hosted()
    yield host
    host.room.close()


async def move(phone: Phone, chance: random.Random) -> bool:
    """Do what this phone's player may do, if anything, as the page would."""
    view, private = phone.snapshot["public"], phone.snapshot["private"]
    if view["phase"] == "review":
        reply = await phone.ask("act", revision=view["revision"], action={"action": "continue"})
    elif private and private["options"]:
        action = random_action({**view, **private})
        given = {
            dixit.GiveClue: lambda a: {"action": "give_clue", "card": a.card, "text": a.text, "kind": a.kind},
            dixit.HandIn: lambda a: {"action": "hand_in", "cards": a.cards},
            dixit.Vote: lambda a: {"action": "vote", "slots": a.slots, "red": a.red},
        }[type(action)](action)
        reply = await phone.ask("act", revision=view["revision"], action=given)
    else:
        return False
    assert reply["ok"], reply
    return bool(reply["done"])


async def play(phones: list[Phone], chance: random.Random, until: Any) -> None:
    while not until():
        if not [None for phone in phones if await move(phone, chance)]:
            await asyncio.sleep(0.01)


def test_three_come_by_the_link_and_play_a_whole_game_with_a_bot() -> None:
    host = Hosted(seats=(*[Seat("", "remote")] * 3, Seat("Fox", "bot", "literal")))

    async def go() -> None:
        phones = await host.phones("Ana", "Ben", "Cleo")
        assert (await host.ask("begin"))["ok"]
        for phone in phones:
            await phone.until(lambda phone=phone: phone.snapshot["public"] is not None)
            assert phone.snapshot["private"]["you"] == phone.seat
        game = host.room.running()
        await play(phones, random.Random(3), lambda: game.game.phase == "over")
        for phone in phones:
            await phone.until(lambda phone=phone: phone.snapshot["public"]["phase"] == "over")
            await phone.close()

    asyncio.run(go())
    host.room.close()
