"""A class with an open door, and students on sockets."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Sequence
from typing import Any

from dixit_widget.classroom.hall import Hall
from dixit_widget.classroom.share import ClassShare
from dixit_widget.deck import Deck
from dixit_widget.table import Store
from tests.server.phone import Phone
from tests.server.playing import next_move


class School:
    """A class; ``lesson`` of a phone is what its page is told of it."""

    def __init__(
        self,
        store: Store | None = None,
        clock: Callable[[], float] = time.monotonic,
        **given: Any,
    ) -> None:
        self.store = store or Store(":memory:")
        self.hall = Hall(
            "Econ 101", Deck.default(), self.store, open_door=ClassShare.opened, clock=clock, **given
        )
        door = self.hall.guests.door()
        assert isinstance(door, ClassShare)
        self.share = door

    async def students(self, *names: str) -> list[Phone]:
        """Return devices of students who have come by the link, and are in."""
        return [await self.student(name) for name in names]

    async def student(self, name: str = "") -> Phone:
        phone = await Phone(self.share.link).enter()
        reply = await phone.ask("take", name=name)
        assert reply["ok"], reply
        phone.key, phone.seat = reply["key"], reply["seat"]
        await phone.until(lambda: lesson(phone)["name"] != "")
        return phone

    async def do(self, work: Callable[..., Any], *given: Any) -> Any:
        """Have the teacher do something while others act."""
        return await asyncio.to_thread(work, *given)

    def close(self) -> None:
        self.hall.close()


def lesson(phone: Phone) -> dict[str, Any]:
    return dict(phone.snapshot["lesson"])


async def at_tables(phones: Sequence[Phone]) -> None:
    """Wait until every phone is shown a table."""
    for phone in phones:
        await phone.until(lambda phone=phone: lesson(phone)["table"] and phone.snapshot["public"] is not None)


async def play_out(school: School, phones: Sequence[Phone], chance: random.Random) -> None:
    """Play until every table is done, each phone with what its page would offer."""
    sitting = school.hall.tables.playing()
    while not all(table.is_done for table in sitting.tables):
        moved = False
        for phone in phones:
            if phone.snapshot["public"] is None or not lesson(phone)["table"]["seat"]:
                continue
            asked = next_move(phone, chance)
            if asked is None or is_last(phone):
                continue
            reply = await phone.ask("act", **asked)
            assert reply["ok"], reply
            moved = moved or reply["done"]
        if not moved:
            await asyncio.sleep(0.01)


def is_last(phone: Phone) -> bool:
    """Whether the phone shows the review of the last turn."""
    view = phone.snapshot["public"]
    return view["phase"] == "review" and view["turn"] >= lesson(phone)["table"]["turns"]
