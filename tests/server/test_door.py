"""Who is let in, and that nobody loses a seat by what goes wrong on the way."""

from __future__ import annotations

import asyncio

from tests.server.hosted import Hosted
from tests.server.phone import Phone


def test_who_asks_again_for_a_seat_because_the_answer_was_lost_has_it() -> None:
    host = Hosted()

    async def go() -> None:
        lost = await Phone(host.share.link).enter()
        seated = await lost.ask("take", name="Ana", nonce="nobody guesses this")
        await lost.close()
        again = await Phone(host.share.link).enter()
        reply = await again.ask("take", name="Ana", nonce="nobody guesses this")
        assert (reply["ok"], reply["seat"]) == (True, "Ana")
        await again.until(lambda: again.snapshot["seating"]["seat"] == "Ana")
        assert [seat["name"] for seat in again.snapshot["seating"]["seats"]] == ["Ana", "", ""]
        for key in (seated["key"], reply["key"]):
            back = Phone(host.share.link)
            back.key = key
            await back.enter()
            assert back.snapshot["seating"]["seat"] == "Ana"
            await back.close()
        other = await Phone(host.share.link).enter()
        assert not (await other.ask("take", name="Ana", nonce="another"))["ok"]
        assert not (await other.ask("take", name="Ana"))["ok"]
        host.share.kick("Ana")
        assert (await other.ask("take", name="Ana", nonce="nobody guesses this"))["seat"] == "Ana"
        await other.close()

    asyncio.run(go())
    host.room.close()
