"""A whole game by each way that leads to a share: https, and behind a proxy that takes its path off."""

from __future__ import annotations

import asyncio
import contextlib
import random
from pathlib import Path
from urllib.parse import urlsplit

import pytest
import trustme
from tornado.httpclient import AsyncHTTPClient

from dixit_widget.server.share import Share
from tests.server.hosted import Hosted
from tests.server.phone import Phone
from tests.server.playing import play
from tests.server.stripping_proxy import StrippingProxy

NAMES = ("Ana", "Ben", "Cleo")


async def play_to_the_end(host: Hosted, phones: list[Phone]) -> None:
    """Begin the game, and have everybody play it out and look at their cards meanwhile."""
    assert (await host.ask("begin"))["ok"]
    for phone in phones:
        await phone.until(lambda phone=phone: phone.snapshot["public"] is not None)
        reply = await phone.ask("pictures", cards=phone.snapshot["private"]["hand"])
        address = phone.beside(f"p/{reply['cards'][0]['small']}.webp")
        picture = await AsyncHTTPClient().fetch(address, ca_certs=phone.trusted)
        assert picture.headers["Content-Type"] == "image/webp"
    table = host.room.running()
    await play(phones, random.Random(3), lambda: table.game.phase == "over")
    for phone in phones:
        await phone.until(lambda phone=phone: phone.snapshot["public"]["phase"] == "over")
        await phone.close()


async def speak_plainly(link: str) -> None:
    """Ask without a handshake where one is due."""
    parts = urlsplit(link)
    reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
    writer.write(b"GET / HTTP/1.1\r\n\r\n")
    with contextlib.suppress(ConnectionResetError):
        assert await reader.read() == b""
    writer.close()


def test_a_whole_game_over_https(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    authority = trustme.CA()
    trusted, certificate, key = (str(tmp_path / name) for name in ("trusted.pem", "cert.pem", "key.pem"))
    authority.cert_pem.write_to_path(trusted)
    issued = authority.issue_cert("127.0.0.1")
    issued.cert_chain_pems[0].write_to_path(certificate)
    issued.private_key_pem.write_to_path(key)
    host = Hosted(door=lambda room, kept: Share(room, certificate=(certificate, key)), target_score=12)
    assert host.share.link.startswith("https://127.0.0.1:")

    async def go() -> None:
        await speak_plainly(host.share.link)
        await play_to_the_end(host, await host.phones(*NAMES, trusted=trusted))

    asyncio.run(go())
    host.room.close()
    assert not caplog.records


@pytest.mark.parametrize("keeps_host", [True, False])
def test_a_whole_game_behind_a_proxy_that_takes_its_path_off(keeps_host: bool) -> None:
    async def go() -> None:
        proxy = StrippingProxy(keeps_host=keeps_host)

        def door(room: object, kept: str) -> Share:
            return Share(room, url=proxy.url)  # type: ignore[arg-type]

        host = await asyncio.to_thread(Hosted, door=door, target_score=12)
        proxy.behind = f"http://127.0.0.1:{host.share._ports.number}/"
        assert host.share.link.startswith(f"{proxy.url}#r=")
        await play_to_the_end(host, await host.phones(*NAMES))
        page = await AsyncHTTPClient().fetch(proxy.url)
        assert b'src="phone-' in page.body  # relative: right under any path
        await asyncio.to_thread(host.room.close)
        proxy.close()

    asyncio.run(go())
