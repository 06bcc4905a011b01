"""Devices at a table: who gets in, what they may, what they are shown, and that a lost one is not gone."""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import json
import random
import resource
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args
from urllib.parse import urlsplit

import pytest
from tornado.httpclient import AsyncHTTPClient, HTTPClientError
from tornado.iostream import StreamClosedError
from tornado.websocket import WebSocketClosedError

import dixit_widget as dixit
from dixit_widget.deck import Deck
from dixit_widget.server import device, ports
from dixit_widget.server.frames import Enter, Take
from dixit_widget.server.keys import Pace
from dixit_widget.server.share import Share, _open_shares
from dixit_widget.table import Client, Room, Seat, Store, protocol
from dixit_widget.words import say
from tests.server.hosted import Hosted
from tests.server.phone import Phone
from tests.server.playing import move, play
from tests.wire_types import texts_in
from tools.bench.phones import stall


@pytest.fixture
def hosted() -> Iterator[Hosted]:
    host = Hosted()
    yield host
    host.room.close()


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


def test_a_game_goes_on_by_the_same_link_after_the_kernel_was_restarted(tmp_path: Path) -> None:
    host = Hosted(store=Store(tmp_path / "games.sqlite"))
    again = Room(Deck.default(), None, "en")

    async def go() -> None:
        nonlocal again
        phones = await host.phones("Ana", "Ben", "Cleo")
        assert (await host.ask("begin"))["ok"]
        link, hand = host.share.link, host.room.running().game.hand("Ben")
        await asyncio.to_thread(host.room.close)
        for phone in phones:
            await asyncio.wait_for(phone.closed.wait(), 20)
        again = Room(Deck.default(), Store(tmp_path / "games.sqlite"), "en", open_door=Share.opened)
        await asyncio.to_thread(again.resume)
        door = again.guests.door()
        assert isinstance(door, Share)
        assert door.link == link
        ben = await Phone(link).enter(kind="return", key=phones[1].key)
        assert ben.snapshot["private"]["hand"] == list(hand)

    asyncio.run(go())
    again.close()


def test_a_resumed_game_takes_its_links_from_the_table_that_is_still_open(tmp_path: Path) -> None:
    store = Store(tmp_path / "games.sqlite")
    host = Hosted(store=store)

    async def go() -> None:
        (ana,) = await host.phones("Ana")
        assert (await host.ask("begin"))["ok"]
        again = Room(Deck.default(), store, "en", open_door=Share.opened)
        await asyncio.to_thread(again.resume)
        await asyncio.wait_for(ana.closed.wait(), 20)
        back = await Phone(ana.origin).enter(kind="return", key=ana.key)
        assert back.snapshot["seating"]["seat"] == "Ana"
        await asyncio.to_thread(again.close)

    asyncio.run(go())
    host.room.close()


def test_a_door_that_cannot_be_opened_leaves_no_server_behind(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ports, "candidates", list)
    before = {*_open_shares}
    with pytest.raises(ValueError, match="in no network"):
        Share(hosted.room, network=True)
    assert {*_open_shares} == before


@pytest.mark.parametrize(
    ("greeting", "code"),
    [
        ({"kind": "enter", "secret": "x" * 22}, "share.wrong_link"),
        ({"kind": "enter", "secret": ""}, "share.wrong_link"),
        ({"kind": "enter", "code": "AAAAAA"}, "share.wrong_code"),
        ({"kind": "return", "key": "y" * 22}, "share.seat_gone"),
    ],
)
def test_who_has_no_key_is_told_so_and_gets_nothing(hosted: Hosted, greeting: Any, code: str) -> None:
    async def go() -> None:
        phone = await Phone(hosted.share.link).enter(**greeting)
        await asyncio.wait_for(phone.closed.wait(), 20)
        (told,) = [json.loads(text) for text in phone.received]
        assert told["why"]["en"] == say(code, "en")

    asyncio.run(go())


@pytest.mark.parametrize(
    "first",
    [
        "",
        "x",
        "[]",
        "null",
        '{"kind":"act"}',
        '{"kind":"enter","secret":7}',
        '{"kind":"enter","admin":true}',
        "{}",
    ],
)
def test_who_says_nothing_sensible_first_is_let_go(hosted: Hosted, first: str) -> None:
    async def go() -> None:
        phone = await Phone(hosted.share.link).open()
        await phone.say(first)
        await asyncio.wait_for(phone.closed.wait(), 20)
        assert phone.received == []

    asyncio.run(go())


@pytest.mark.parametrize(
    "kind", [request.__struct_config__.tag for request in get_args(protocol.TableRequest | Take)]
)
def test_nothing_is_answered_before_hello(hosted: Hosted, kind: str) -> None:
    async def go() -> None:
        phone = await Phone(hosted.share.link).open()
        await phone.say({"id": "1", "kind": kind, "lang": "en"})
        await asyncio.wait_for(phone.closed.wait(), 20)
        assert phone.received == []

    asyncio.run(go())


def test_who_has_a_seat_takes_no_second_one_and_who_looks_on_acts_for_nobody(hosted: Hosted) -> None:
    async def go() -> None:
        ana, ben = await hosted.phones("Ana", "Ben")
        refused = await ana.ask("take", name="Cleo")
        assert refused["code"] == "join.seated"
        assert list(hosted.share.seats) == ["Ana", "Ben"]
        assert (await hosted.ask("begin"))["ok"]
        await ana.until(lambda: ana.snapshot["public"] is not None)
        (bot,) = [name for name, there in hosted.share.seats.items() if there == "bot"]
        assert (await ana.ask("take", name="Ana", seat=bot))["code"] == "join.seated"
        looks_on = await Phone(hosted.share.link).enter()
        game = hosted.room.running().game
        clue = {"action": "give_clue", "card": game.hand("Ana")[0], "text": "mine"}
        refused = await looks_on.ask("act", revision=0, action=clue)
        assert refused["code"] == "request.not_yours"
        assert (await ben.ask("act", revision=0, action=clue))["code"] == "illegal_card"
        assert hosted.room.running().game == game
        stale = {"revision": -1, "action": {**clue, "card": game.hand("Ben")[0]}}
        assert (await ben.ask("act", **stale))["done"] is False

    asyncio.run(go())


def test_the_code_can_be_typed_in_small_letters_with_blanks(hosted: Hosted) -> None:
    async def go() -> None:
        code = hosted.share.code.lower()
        phone = await Phone(hosted.share.link).enter(kind="enter", code=f"{code[:3]} {code[3:]}")
        assert (await phone.sit("Ana"))["ok"]

    asyncio.run(go())


def test_after_sixty_wrong_tries_no_code_is_heard_for_a_minute(hosted: Hosted) -> None:
    for number in range(60):
        with pytest.raises(ValueError, match="That code leads to no game"):
            hosted.share.keys.known_by(Enter(code="WRONG"), f"10.0.0.{number}")
    with pytest.raises(ValueError, match="too many wrong tries"):
        hosted.share.keys.known_by(Enter(code=hosted.share.code))


def test_a_kicked_player_is_told_so_loses_the_key_and_a_bot_plays_on(hosted: Hosted) -> None:
    async def go() -> None:
        ana, ben, _ = await hosted.phones("Ana", "Ben", "Cleo")
        assert (await hosted.ask("begin"))["ok"]
        assert (await hosted.ask("release", seat="Ben"))["ok"]
        await asyncio.wait_for(ben.closed.wait(), 20)
        assert ben.gone
        assert ben.gone["then"] == "enter"
        await ana.until(lambda: ana.snapshot["seating"]["present"] == ["yes", "bot", "yes"])
        back = await Phone(hosted.share.link).enter(kind="return", key=ben.key)
        assert back.gone
        late = await Phone(hosted.share.link).enter()
        assert late.snapshot["private"] is None
        assert (await late.sit("Dan", seat="Ana"))["code"] == "join.taken"
        assert (await late.sit("Dan", seat="Ben"))["seat"] == "Ben"
        assert late.snapshot["private"]["you"] == "Ben"

    asyncio.run(go())


def test_of_two_who_come_for_a_seat_at_once_one_gets_it(hosted: Hosted) -> None:
    async def go() -> None:
        await hosted.phones("Ana")
        assert (await hosted.ask("begin"))["ok"]
        bot = next(seat.name for seat in hosted.room.running().seats if seat.kind == "bot")
        late = [await Phone(hosted.share.link).enter() for _ in range(5)]
        replies = await asyncio.gather(*(phone.sit("Dan", seat=bot) for phone in late))
        assert sorted(reply["ok"] for reply in replies) == [False] * 4 + [True]

    asyncio.run(go())


def test_the_newest_device_of_a_seat_counts(hosted: Hosted) -> None:
    async def go() -> None:
        (ana,) = await hosted.phones("Ana")
        link = (await hosted.ask("invite", seat="Ana"))["link"]
        other = await Phone(link).enter()
        assert other.snapshot["seating"]["seat"] == "Ana"
        await asyncio.wait_for(ana.closed.wait(), 20)
        assert ana.gone
        assert ana.gone["then"] == "stay"
        assert (await hosted.ask("invite", seat="Nobody"))["code"] == "join.nobody"

    asyncio.run(go())


def test_names_are_judged_as_everywhere(hosted: Hosted) -> None:
    async def go() -> None:
        await hosted.phones("Ana")
        phone = await Phone(hosted.share.link).enter()
        assert (await phone.sit("  "))["code"] == "join.name"
        assert not (await phone.sit("ANA"))["ok"]
        assert not (await phone.sit("x" * 400))["ok"]
        assert (await phone.sit("<b>Zoé</b> 🐇"))["seat"] == "<b>Zoé</b> 🐇"
        last = await Phone(hosted.share.link).enter()
        assert (await last.sit("Cleo"))["ok"]
        late = await Phone(hosted.share.link).enter()
        assert (await late.sit("Dan"))["code"] == "join.full"

    asyncio.run(go())


def test_nobody_has_come_yet(hosted: Hosted) -> None:
    assert asyncio.run(hosted.ask("begin"))["code"] == "join.nobody_yet"


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1", "localhost:1", "evil.example:{port}"])
def test_another_host_s_name_gets_nothing(hosted: Hosted, host: str) -> None:
    async def go() -> None:
        parts = urlsplit(hosted.share.link)
        for path in ("/", "/phone.js", "/ws"):
            url = f"http://{parts.netloc}{path}"
            headers = {"Host": host.format(port=parts.port)}
            answer = await AsyncHTTPClient().fetch(url, headers=headers, raise_error=False)
            assert (answer.code, answer.body) == (421, b"421")

    asyncio.run(go())


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://localhost:1", "http://["])
def test_another_page_opens_no_socket(hosted: Hosted, caplog: pytest.LogCaptureFixture, origin: str) -> None:
    async def go() -> None:
        with pytest.raises(HTTPClientError, match=r"40[03]"):
            await Phone(hosted.share.link).open(Origin=origin)

    asyncio.run(go())
    assert not caplog.records


@pytest.mark.parametrize(
    ("path", "method", "headers", "code"),
    [
        ("", "GET", {"Origin": "http://["}, 400),
        ("", "POST", {"Content-Type": "multipart/form-data; boundary="}, 400),
        ("", "POST", {}, 405),
        ("no/such/thing", "GET", {}, 404),
        ("no/such/thing", "GET", {"Host": "evil.example"}, 421),
    ],
)
def test_nonsense_is_refused_like_everything_else_and_fills_no_log(
    hosted: Hosted,
    caplog: pytest.LogCaptureFixture,
    path: str,
    method: str,
    headers: dict[str, str],
    code: int,
) -> None:
    async def go() -> None:
        url = hosted.share.link.partition("#")[0] + path
        body = b"abc" if method == "POST" else None
        client = AsyncHTTPClient()
        answer = await client.fetch(url, method=method, headers=headers, body=body, raise_error=False)
        assert (answer.code, answer.body) == (code, str(code).encode())
        assert answer.headers["Cache-Control"] == "no-store"
        assert "Server" not in answer.headers

    asyncio.run(go())
    assert not caplog.records


def test_the_page_may_do_nothing_but_play_and_no_address_tells_a_key(hosted: Hosted) -> None:
    async def go() -> None:
        url = hosted.share.link.partition("#")[0]
        answer = await AsyncHTTPClient().fetch(url)
        policy = answer.headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert answer.headers["Referrer-Policy"] == "no-referrer"
        assert answer.headers["Cache-Control"] == "no-store"
        assert not {"Server", "Set-Cookie"} & set(answer.headers)
        for path in ("p/0123456789abcdef.webp", "../pyproject.toml", "phone.js/../../x", "static/table.js"):
            missing = await AsyncHTTPClient().fetch(url + path, raise_error=False)
            assert missing.code == 404

    asyncio.run(go())


def test_who_talks_too_much_or_too_long_is_let_go_and_the_others_play_on(hosted: Hosted) -> None:
    async def go() -> None:
        ana, ben, cleo = await hosted.phones("Ana", "Ben", "Cleo")
        with contextlib.suppress(WebSocketClosedError):
            for number in range(1000):
                await ana.say({"id": f"x{number}", "kind": "nonsense"})
        await asyncio.wait_for(ana.closed.wait(), 20)
        with contextlib.suppress(WebSocketClosedError):
            await ben.say("x" * 10_000_000)
        await asyncio.wait_for(ben.closed.wait(), 20)
        assert (await cleo.ask("ping"))["ok"]

    asyncio.run(go())


@pytest.mark.parametrize("edition", dixit.editions())
def test_no_byte_of_any_socket_tells_what_its_seat_cannot_see(edition: str) -> None:
    rules = dixit.edition(edition)
    names = ("Ana", "Ben", "Cleo", "Dan", "Eve", "Flo")[: max(4, rules.players_min)]
    host = Hosted(edition, tuple([Seat("", "remote")] * len(names)))

    async def go() -> None:
        phones = await host.phones(*names)
        looking_on = await Phone(host.share.link).enter()
        everyone = [*phones, looking_on]
        assert (await host.ask("begin"))["ok"]
        for phone in everyone:
            await phone.until(lambda phone=phone: phone.snapshot["public"] is not None)
        chance = random.Random(7)
        table = host.room.running()
        while table.game.turn < 3 and table.game.phase != "over":
            for phone in chance.sample(phones, len(phones)):
                await move(phone, chance)
            for phone in everyone:
                await phone.until(
                    lambda phone=phone: phone.snapshot["public"]["revision"] == table.game.revision
                )
                cards = [card for card in phone.snapshot["public"]["tableau"] if card]
                assert (await phone.ask("pictures", cards=cards[:12]))["ok"]
        moments = {game.revision: game for game in dixit.Record.of(table.game).replay()}
        for phone in everyone:
            read_all(phone, moments)

    asyncio.run(go())
    host.room.close()


def read_all(phone: Phone, moments: dict[int, dixit.Game]) -> None:
    """Look for what the seat cannot see in every text, at the moment that it is of."""
    game = moments[0]
    for text in phone.received:
        frame = json.loads(text)
        view = frame["snapshot"]["public"] if frame.get("kind") == "show" else None
        game = moments[view["revision"]] if view else game
        held = {name: {*game.hand(name), *game.handed.get(name, ())} for name in game.players}
        secret = {card for name, cards in held.items() if name != phone.seat for card in cards}
        secret -= {*game.tableau, *held.get(phone.seat, ())}
        assert not secret & set(texts_in(frame))


@pytest.fixture
def _many_files() -> Iterator[None]:
    """Let this process have both ends of a thousand sockets open."""
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (before[1], before[1]))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, before)


@pytest.mark.usefixtures("_many_files")
def test_who_never_ends_a_request_is_let_go_and_the_others_play_on(hosted: Hosted) -> None:
    async def go() -> None:
        (ana,) = await hosted.phones("Ana")
        parts = urlsplit(hosted.share.link)
        halves = [await asyncio.open_connection(parts.hostname, parts.port) for _ in range(500)]
        for _, half in halves:
            half.write(b"GET / HTTP/1.1\r\nHost: ")
        assert (await ana.ask("ping"))["ok"]
        ends = await asyncio.wait_for(asyncio.gather(*(reader.read() for reader, _ in halves)), 60)
        assert set(ends) == {b""}
        assert (await ana.ask("ping"))["ok"]
        for _, half in halves:
            half.close()

    asyncio.run(go())


def test_of_thousands_of_connections_only_so_many_are_kept_open(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ports, "most_connections", lambda: 20)

    async def go() -> None:
        (ana,) = await hosted.phones("Ana")
        parts = urlsplit(hosted.share.link)
        opened = [await asyncio.open_connection(parts.hostname, parts.port) for _ in range(60)]
        ends = [asyncio.ensure_future(reader.read()) for reader, _ in opened]
        done, _ = await asyncio.wait(ends, timeout=2)
        assert len(done) == 40
        assert (await ana.ask("ping"))["ok"]
        for _, each in opened:
            each.close()
        ben = await Phone(hosted.share.link).enter()
        assert (await ben.sit("Ben"))["ok"]

    asyncio.run(go())


def test_a_held_interpreter_drops_nobody(hosted: Hosted) -> None:
    async def go() -> None:
        phones = await hosted.phones("Ana", "Ben", "Cleo")
        ctypes.PyDLL(None).sleep(5)  # in this library's name nothing else of Python runs
        for phone in phones:
            assert (await phone.ask("ping"))["ok"]
            assert not phone.closed.is_set()

    asyncio.run(go())


def test_a_device_is_told_that_its_request_takes_its_time(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = threading.Event()
    handle = Client.handle

    def slow(client: Client, *given: Any) -> Any:
        assert done.wait(20)
        return handle(client, *given)

    async def go() -> None:
        (ana,) = await hosted.phones("Ana")
        monkeypatch.setattr(device, "BEAT", 0.01)
        monkeypatch.setattr(Client, "handle", slow)
        answer = asyncio.ensure_future(ana.ask("ping"))
        await ana.until(lambda: [json.loads(text)["kind"] for text in ana.received[-2:]] == ["working"] * 2)
        done.set()
        assert (await answer)["ok"]

    asyncio.run(go())


@pytest.mark.parametrize("depth", [600, 2000, 4000])
def test_what_is_nested_deeper_than_anything_is_refused_as_nonsense(
    hosted: Hosted, caplog: pytest.LogCaptureFixture, depth: int
) -> None:
    nested = f'{{"x": {"[" * depth}{"]" * depth}, "id": "deep", "kind": "ping"}}'

    async def go() -> None:
        stranger = await Phone(hosted.share.link).open()
        await stranger.say(nested)
        await asyncio.wait_for(stranger.closed.wait(), 20)
        (ana,) = await hosted.phones("Ana")
        await ana.say(nested)
        await ana.until(lambda: "request.malformed" in ana.received[-1])
        assert (await ana.ask("ping"))["ok"]

    asyncio.run(go())
    assert not caplog.records


@pytest.mark.parametrize(
    ("first", "again"),
    [(b"", b"\x89\x80"), (b"", b"\x8a\x80"), (b"\x01\x80", b"\x00\x80")],
    ids=["pings", "pongs", "pieces of nothing"],
)
def test_who_sends_frames_without_end_is_let_go(hosted: Hosted, first: bytes, again: bytes) -> None:
    mask = bytes(4)

    async def go() -> None:
        ana, ben = await hosted.phones("Ana", "Ben")
        with contextlib.suppress(StreamClosedError):
            await ana.say_frames(first + mask if first else b"")
            await ana.say_frames((again + mask) * 1000)
        await asyncio.wait_for(ana.closed.wait(), 20)
        for _ in range(5):
            await ben.say_frames(b"\x89\x80" + mask)
        assert (await ben.ask("ping"))["ok"]

    asyncio.run(go())


def test_who_reads_no_answers_is_asked_for_no_more_of_them(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Pace, "allows", lambda pace: True)
    answered: list[object] = []

    def handle(client: Client, content: Any, buffers: object) -> Any:
        answered.append(content)
        return {"id": "1", "ok": True, "much": "x" * 500_000}, []

    async def go() -> None:
        monkeypatch.setattr(Client, "handle", handle)
        dead = await stall(hosted.share.link)
        ping = b'{"id":"1","kind":"ping"}'
        dead.sendall((bytes([0x81, 0x80 | len(ping), 0, 0, 0, 0]) + ping) * 100)
        before = -1
        while before < len(answered):
            before = len(answered)
            await asyncio.sleep(0.3)
        assert before < 50
        dead.close()

    asyncio.run(go())


def test_an_answer_comes_behind_what_it_has_led_to(hosted: Hosted) -> None:
    async def go() -> None:
        ana, *_ = await hosted.phones("Ana", "Ben", "Cleo")
        assert (await hosted.ask("begin"))["ok"]
        await ana.until(lambda: ana.snapshot["public"] is not None)
        hand = ana.snapshot["private"]["hand"]
        clue = {"action": "give_clue", "card": hand[0], "text": "mine"}
        assert (await ana.ask("act", revision=0, action=clue))["done"]
        assert ana.snapshot["public"]["revision"] == 1

    asyncio.run(go())
