"""Many who come at once: all are seated, none twice, and whoever finds no seat is told so."""

from __future__ import annotations

import asyncio
from collections import Counter

from dixit_widget.table import Seat
from tests.server.hosted import Hosted
from tests.server.phone import Phone

ROOMS, SEATS = 25, 8
COME = 40


def test_two_hundred_who_come_at_once_are_all_seated_and_none_twice() -> None:
    hosts = [Hosted(seats=tuple([Seat("", "remote")] * SEATS)) for _ in range(ROOMS)]

    async def come(host: Hosted, number: int) -> Phone:
        phone = await Phone(host.share.link).enter()
        assert (await phone.sit(f"Player {number}"))["ok"]
        return phone

    async def go() -> None:
        await asyncio.gather(*(come(host, number) for host in hosts for number in range(SEATS)))
        for host in hosts:
            assert sorted(host.share.seats) == [f"Player {number}" for number in range(SEATS)]
            assert set(host.share.seats.values()) == {"yes"}

    asyncio.run(go())
    for host in hosts:
        host.room.close()


def test_where_forty_come_for_eight_seats_eight_get_one_each_and_the_others_look_on() -> None:
    host = Hosted(seats=tuple([Seat("", "remote")] * SEATS))

    async def go() -> None:
        phones = await asyncio.gather(*(Phone(host.share.link).enter() for _ in range(COME)))
        replies = await asyncio.gather(
            *(phone.ask("take", name=f"Player {number}") for number, phone in enumerate(phones))
        )
        seated = [reply["seat"] for reply in replies if reply["ok"]]
        assert len(seated) == len(set(seated)) == SEATS
        assert sorted(host.share.seats) == sorted(seated)
        assert Counter(reply.get("code") for reply in replies) == {None: SEATS, "join.full": COME - SEATS}
        for phone in phones:
            await phone.until(lambda phone=phone: len(host.share.seats) == SEATS and phone.snapshot["rules"])

    asyncio.run(go())
    host.room.close()
