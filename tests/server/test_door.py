"""Who is let in, and that nobody loses a seat by what goes wrong on the way."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

import dixit_widget as dixit
from dixit_widget.server import crowd
from dixit_widget.server.frames import Enter, Return, Seated
from dixit_widget.server.key_ring import MOST_KEYS, KeyRing
from dixit_widget.server.keys import MOST_WRONG, MOST_WRONG_EACH, Paces
from dixit_widget.table import Change, RefusedRequest, Seat
from dixit_widget.table.seats import seat_of
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


def test_one_who_guesses_codes_keeps_nobody_elsewhere_from_typing_theirs() -> None:
    ring = KeyRing()
    for _ in range(MOST_WRONG_EACH):
        with pytest.raises(RefusedRequest, match="leads to no game"):
            ring.known_by(Enter(code="WRONG"), "10.0.0.6")
    with pytest.raises(RefusedRequest, match="too many wrong tries"):
        ring.known_by(Enter(code=ring.code), "10.0.0.6")
    assert ring.known_by(Enter(code=ring.code), "10.0.0.7") == ("spectator", "")


def test_a_seat_is_lost_only_where_its_key_opens_nothing() -> None:
    host = Hosted()

    async def go() -> None:
        stranger = await Phone(host.share.link).enter(kind="return", key="no key")
        assert stranger.gone == {"kind": "gone", "why": both("share.seat_gone"), "then": "enter"}

    asyncio.run(go())
    host.room.close()


def test_a_name_that_is_free_again_comes_without_the_keys_of_who_had_it() -> None:
    host = Hosted()

    async def go() -> None:
        ana, ben, cleo = await host.phones("Ana", "Ben", "Cleo")
        assert (await host.ask("begin"))["ok"]
        assert (await host.ask("leave"))["ok"]
        await asyncio.to_thread(
            host.room.guests.gather, dixit.edition("dixit-2021"), [Seat("", "remote")] * 3
        )
        await ben.until(lambda: ben.snapshot["seating"]["seat"] == "")
        told = len(ana.received)
        assert (await ben.sit("Ana"))["ok"]
        await ana.until(lambda: ana.gone is not None)
        assert ana.gone == {"kind": "gone", "why": both("share.seat_gone"), "then": "enter"}
        assert not any('"private":{' in text for text in ana.received[told:])
        stranger = Phone(host.share.link)
        stranger.key = ana.key
        await stranger.enter()
        assert stranger.gone
        for phone in (ben, cleo):
            await phone.close()

    asyncio.run(go())
    host.room.close()


def test_a_phone_that_hangs_up_while_it_sits_down_is_not_counted_for_ever() -> None:
    now = [0.0]
    host = Hosted(clock=lambda: now[0])

    async def go() -> None:
        for _ in range(20):
            hasty = await Phone(host.share.link).enter()
            await hasty.say({"id": "1", "kind": "take", "name": "Ana"})
            hasty.hang_up()
            while "Ana" not in host.share.seats:
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.2)
            now[0] += 60.0
            host.room.guests.look_round()
            assert host.share.seats["Ana"] == "away"
            host.share.kick("Ana")

    asyncio.run(go())
    host.room.close()


def test_whoever_has_been_sent_away_is_not_heard_any_more() -> None:
    host = Hosted()

    async def go() -> None:
        (ana,) = await host.phones("Ana")
        host.share.kick("Ana")
        await ana.until(lambda: ana.gone is not None)
        told = len(ana.received)
        await ana.say({"id": "late", "kind": "take", "name": "Ana"})
        await asyncio.wait_for(ana.closed.wait(), 20)
        assert ana.received[told:] == []
        assert list(host.share.seats) == []

    asyncio.run(go())
    host.room.close()


def test_those_who_look_on_keep_no_player_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crowd, "MOST_DEVICES", 3)
    host = Hosted()

    async def go() -> None:
        (ana,) = await host.phones("Ana")
        await ana.close()
        watching = [await Phone(host.share.link).enter() for _ in range(3)]
        one_too_many = await Phone(host.share.link).enter()
        assert one_too_many.gone == {"kind": "gone", "why": both("share.full"), "then": "retry"}
        again = Phone(host.share.link)
        again.key = ana.key
        assert (await again.enter()).snapshot["seating"]["seat"] == "Ana"
        for phone in watching:
            await phone.close()

    asyncio.run(go())
    host.room.close()


def test_one_who_sits_down_over_and_over_waits_and_nobody_elsewhere_does() -> None:
    host = Hosted()
    host.share.taking = Paces(0.001, 2, 9)

    async def go() -> None:
        ana, ben, cleo = [await Phone(host.share.link).enter() for _ in range(3)]
        assert (await ana.sit("Ana"))["ok"]
        assert (await ben.sit("Ben"))["ok"]
        assert (await cleo.sit("Cleo"))["code"] == "join.crowd"
        elsewhere = "10.0.0.7"
        assert host.share.taking.allows(elsewhere)
        back = await Phone(host.share.link).enter(kind="return", key=ana.key)
        assert back.snapshot["seating"]["seat"] == "Ana"

    asyncio.run(go())
    host.room.close()


def test_who_asks_for_a_seat_over_and_over_has_its_newest_keys_alone() -> None:
    ring = KeyRing()
    keys = [ring.new_key("Ana") for _ in range(1000)]
    other = ring.new_key("Ben")
    assert len(ring.seats) == MOST_KEYS + 1
    assert ring.known_by(Return(keys[-MOST_KEYS])) == ("seat", "Ana")
    assert ring.known_by(Return(other)) == ("seat", "Ben")
    with pytest.raises(RefusedRequest):
        ring.known_by(Return(keys[-MOST_KEYS - 1]))


def test_whoever_takes_a_seat_in_the_moment_in_which_it_is_freed_keeps_it() -> None:
    host = Hosted()
    new: list[Seated] = []

    def is_quick(change: Change) -> None:
        ben = seat_of(change.seats, "Ben")
        if ben and ben.kind == "bot" and not new:
            new.append(host.share.seat("Dan", "Ben"))

    for name in ("Ana", "Ben", "Cleo"):
        host.share.seat(name, "")
    assert host.tell("begin")["ok"]
    host.room.running().listen(is_quick)
    host.share.kick("Ben")
    assert host.share.keys.known_by(Return(new[0].key)) == ("seat", "Ben")
    host.room.close()


def test_whoever_is_sent_away_while_they_sit_down_is_not_let_in(monkeypatch: pytest.MonkeyPatch) -> None:
    host = Hosted()
    seat = host.share.seat

    def seated_and_sent_away(*given: str) -> Seated:
        seated = seat(*given)
        host.share.kick(seated.seat)
        return seated

    async def go() -> None:
        monkeypatch.setattr(host.share, "seat", seated_and_sent_away)
        phone = await Phone(host.share.link).enter()
        assert (await phone.ask("take", name="Ana"))["ok"]
        await phone.until(lambda: phone.gone is not None)
        assert phone.gone == {"kind": "gone", "why": both("share.seat_gone"), "then": "enter"}
        assert list(host.share.seats) == []

    asyncio.run(go())
    host.room.close()


def test_who_asks_twice_at_once_for_a_seat_has_one() -> None:
    ring, asked, answer = KeyRing(), threading.Event(), threading.Event()

    def take() -> str:
        assert not asked.is_set()
        asked.set()
        assert answer.wait(20)
        return "Ana"

    with ThreadPoolExecutor(2) as pool:
        taken = [pool.submit(ring.once, "nobody guesses this", take) for _ in range(2)]
        assert asked.wait(20)
        answer.set()
        assert [each.result(20) for each in taken] == ["Ana", "Ana"]


def test_who_was_refused_may_ask_again() -> None:
    ring = KeyRing()

    def refuse() -> str:
        raise RefusedRequest("join.full")

    with pytest.raises(RefusedRequest):
        ring.once("nobody guesses this", refuse)
    assert not ring.has_asked("nobody guesses this")
    assert ring.once("nobody guesses this", lambda: "Ana") == "Ana"
