"""The fixed files of the players' page."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
from urllib.parse import urlsplit

import pytest
from tornado.httpclient import AsyncHTTPClient, HTTPResponse

from dixit_widget.server import guard
from dixit_widget.table.front_end import front_end
from tests.server.hosted import Hosted


@pytest.mark.parametrize("name", ["", "icon.svg"])
def test_a_file_is_sent_packed_to_those_who_take_it_so_and_whole_to_others(name: str) -> None:
    host = Hosted()
    address = host.share.link.partition("#")[0] + name

    async def fetch(**headers: str) -> HTTPResponse:
        return await AsyncHTTPClient().fetch(address, headers=headers, decompress_response=False)

    async def go() -> None:
        whole = await fetch()
        packed = await fetch(**{"Accept-Encoding": "gzip, br"})
        assert "Content-Encoding" not in whole.headers
        assert packed.headers["Content-Encoding"] == "gzip"
        assert whole.headers["Vary"] == packed.headers["Vary"] == "Accept-Encoding"
        assert gzip.decompress(packed.body) == whole.body

    asyncio.run(go())
    host.room.close()


def test_which_pictures_are_to_be_had_tells_nobody_which_cards_are_out() -> None:
    host = Hosted()
    deck = host.room.deck

    async def status(name: str) -> int:
        address = f"{host.share.link.partition('#')[0]}p/{name}.webp"
        return (await AsyncHTTPClient().fetch(address, raise_error=False)).code

    async def go() -> None:
        phones = await host.phones("Ana", "Ben", "Cleo")
        assert (await host.ask("begin"))["ok"]
        for phone in phones:
            await phone.until(lambda phone=phone: phone.snapshot["public"] is not None)
            assert (await phone.ask("pictures", cards=phone.snapshot["private"]["hand"]))["ok"]
        names = [deck.picture_hash(id, size) for id in deck.ids for size in ("small", "full")]
        assert {await status(name) for name in names} == {200}
        assert await status("0" * 16) == 404

    asyncio.run(go())
    host.room.close()


def test_the_page_names_what_it_needs_and_every_file_of_the_front_end_is_kept_for_ever() -> None:
    host = Hosted()
    address = host.share.link.partition("#")[0]

    async def go() -> None:
        page = (await AsyncHTTPClient().fetch(address)).body.decode()
        needed = front_end().needed("phone")
        assert all(f'"{name}"' in page for name in needed)
        for name in front_end().manifest.files[needed[-1]]:
            answer = await AsyncHTTPClient().fetch(address + name)
            assert answer.body == front_end().content(name)
            assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"
        for name in ("loader.js", "phone.js", "table-00000000.js"):
            missing = await AsyncHTTPClient().fetch(address + name, raise_error=False)
            assert (missing.code, missing.headers["Cache-Control"]) == (404, "no-store")

    asyncio.run(go())
    host.room.close()


def test_who_asks_for_files_and_never_reads_them_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "DRAINED", 0.2)
    host = Hosted()
    place = urlsplit(host.share.link)
    largest = max(front_end().needed("phone"), key=lambda name: len(front_end().content(name)))
    asked = f"GET /{largest} HTTP/1.1\r\nHost: {place.netloc}\r\n\r\n".encode()

    async def go() -> None:
        reader, writer = await asyncio.open_connection(place.hostname, place.port, limit=1)
        writer.write(asked * 500)
        with contextlib.suppress(ConnectionError):  # the line is cut while more is asked for
            await writer.drain()
        await asyncio.sleep(1)
        came = 0
        with contextlib.suppress(ConnectionError):
            while part := await reader.read(1 << 20):
                came += len(part)
        assert came < 400 * len(front_end().content(largest))
        answer = await AsyncHTTPClient().fetch(host.share.link.partition("#")[0])
        assert answer.code == 200

    asyncio.run(go())
    host.room.close()


def test_from_the_link_to_a_hand_no_more_comes_than_a_slow_network_carries() -> None:
    """The page with all that it needs, what the socket tells, and the pictures of the hand."""
    host = Hosted()
    client = AsyncHTTPClient()

    async def fetched(address: str) -> bytes:
        answer = await client.fetch(address, decompress_response=False, headers={"Accept-Encoding": "gzip"})
        return bytes(answer.body)

    async def go() -> None:
        ana, *_ = await host.phones("Ana", "Ben", "Cleo")
        came = [await fetched(ana.page)]
        needed = front_end().needed("phone")
        came += [await fetched(ana.beside(name)) for name in needed]
        assert (await host.ask("begin"))["ok"]
        await ana.until(lambda: ana.snapshot["public"] is not None)
        reply = await ana.ask("pictures", cards=ana.snapshot["private"]["hand"])
        hand = [await fetched(ana.beside(f"p/{card['small']}.webp")) for card in reply["cards"]]
        assert len(hand) == 7
        came += [*hand, *(text.encode() for text in ana.received)]
        assert sum(map(len, came)) < 350_000

    asyncio.run(go())
    host.room.close()
