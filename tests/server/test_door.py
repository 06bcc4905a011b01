"""Who is let in, and that nobody loses a seat by what goes wrong on the way."""

from __future__ import annotations

import asyncio

from dixit_widget.server.keys import MOST_WRONG
from dixit_widget.words import both
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


def test_wrong_tries_of_others_keep_nobody_out_who_has_a_key_or_the_link() -> None:
    host = Hosted()

    async def go() -> None:
        ana = await Phone(host.share.link).enter()
        await ana.sit("Ana")
        await ana.close()
        for _ in range(MOST_WRONG):
            guess = await Phone(host.share.link).enter(kind="enter", code="AAAAAA")
            assert guess.gone
            await guess.close()
        for greeting in ({"code": "AAAAAA"}, {"code": host.share.code}):
            refused = await Phone(host.share.link).enter(kind="enter", **greeting)
            assert refused.gone == {"kind": "gone", "why": both("share.too_many_tries"), "then": "stay"}
            await refused.close()
        back = Phone(host.share.link)
        back.key = ana.key
        await back.enter()
        assert back.snapshot["seating"]["seat"] == "Ana"
        new = await Phone(host.share.link).enter()
        assert new.snapshot["seating"]["seat"] == ""
        await back.close()
        await new.close()

    asyncio.run(go())
    host.room.close()


def test_a_seat_is_lost_only_where_its_key_opens_nothing() -> None:
    host = Hosted()

    async def go() -> None:
        stranger = await Phone(host.share.link).enter(kind="return", key="no key")
        assert stranger.gone == {"kind": "gone", "why": both("share.seat_gone"), "then": "enter"}

    asyncio.run(go())
    host.room.close()
