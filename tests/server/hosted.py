"""A room with an open door, and its owner's client."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import dixit_widget as dixit
from dixit_widget.deck import Deck
from dixit_widget.server.share import Share
from dixit_widget.table import Room, Seat, Store
from tests.server.phone import Phone


class Hosted:
    """A game that people gather for, with three seats for them unless others are given."""

    def __init__(
        self,
        edition: str = "dixit-2021",
        seats: tuple[Seat, ...] = (),
        store: Store | None = None,
        clock: Callable[[], float] = time.monotonic,
        door: Callable[[Room, str], Share] = Share.opened,
        **changed: Any,
    ) -> None:
        self.room = Room(Deck.default(), store or Store(":memory:"), "en", open_door=door, clock=clock)
        self.owner = self.room.join("owner", lambda snapshot: None)
        rules = dixit.edition(edition).replace(**changed)
        self.room.guests.gather(rules, seats or tuple([Seat("", "remote")] * 3), seed=5)
        door = self.room.guests.door()
        assert isinstance(door, Share)
        self.share = door

    def tell(self, kind: str, **given: Any) -> dict[str, Any]:
        """Have the owner ask for something."""
        reply, _ = self.owner.handle({"id": "1", "kind": kind, "lang": "en", **given})
        return reply

    async def ask(self, kind: str, **given: Any) -> dict[str, Any]:
        """Have the owner ask for something while others act."""
        return await asyncio.to_thread(self.tell, kind, **given)

    async def phones(self, *names: str, link: str = "", trusted: str | None = None) -> list[Phone]:
        """Return devices of people who have come by the link, or by another that leads here."""
        phones = [await Phone(link or self.share.link, trusted).enter() for _ in names]
        for phone, name in zip(phones, names, strict=True):
            assert (await phone.sit(name))["ok"]
        return phones
