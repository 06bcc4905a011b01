"""Devices that come through a real Jupyter server: they reach a share, and nothing that needs a token."""

from __future__ import annotations

import asyncio
import contextlib
import stat
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from tornado.httpclient import AsyncHTTPClient, HTTPClientError
from tornado.httpserver import HTTPServer
from tornado.iostream import StreamClosedError
from tornado.netutil import bind_sockets
from tornado.web import Application
from tornado.websocket import WebSocketProtocol13

from dixit_widget.server import device, extension
from dixit_widget.server.doorplate import FROM_HEADER
from tests.browser.server import Server
from tests.server.hosted import Hosted
from tests.server.phone import Phone

PING = 9
TOKEN = "a-token-that-no-phone-may-ever-see"


@pytest.fixture(scope="module")
def jupyter(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(
        tmp_path_factory.mktemp("jupyter"),
        "jupyter_server",
        "--no-browser",
        "--ip=127.0.0.1",
        "--port={port}",
        "--ServerApp.port_retries=0",
        "--ServerApp.base_url=/user/x/",
        f"--IdentityProvider.token={TOKEN}",
        "--ServerApp.allow_unauthenticated_access=False",
        "--allow-root",
        ready="/user/x/login",
    )
    yield server
    server.close()


@pytest.fixture
def hosted(jupyter: Server, monkeypatch: pytest.MonkeyPatch) -> Iterator[Hosted]:
    monkeypatch.setenv("JUPYTER_RUNTIME_DIR", str(runtime(jupyter)))
    host = Hosted()
    yield host
    host.room.close()


def runtime(jupyter: Server) -> Path:
    return jupyter.log.parent / "jupyter_runtime_dir"


async def through(hosted: Hosted, jupyter: Server) -> str:
    """Make the share's links lead through Jupyter, as the owner's page does; return one."""
    place = f"{jupyter.url}/user/x/{hosted.share.shared().through}"
    reply = await hosted.ask("share_through", address=place)
    assert reply["invitation"]["link"].startswith(f"{place}#r=")
    return str(reply["invitation"]["link"])


def test_a_table_is_played_through_jupyter_and_no_token_goes_to_a_phone(
    hosted: Hosted, jupyter: Server
) -> None:
    async def go() -> None:
        link = await through(hosted, jupyter)
        phones = [await Phone(link).enter() for _ in range(3)]
        for phone, name in zip(phones, ("Ana", "Ben", "Cleo"), strict=True):
            assert (await phone.sit(name))["ok"]
        assert (await hosted.ask("begin"))["ok"]
        for phone in phones:
            await phone.until(lambda phone=phone: phone.snapshot["public"] is not None)
            reply = await phone.ask("pictures", cards=phone.snapshot["private"]["hand"])
            (picture, *_) = [card["small"] for card in reply["cards"]]
            answer = await AsyncHTTPClient().fetch(f"{link.partition('#')[0]}p/{picture}.webp")
            assert answer.headers["Content-Type"] == "image/webp"
            assert TOKEN not in "".join(phone.received)

    asyncio.run(go())


def test_a_share_is_told_no_cookie_and_no_token_of_who_comes(hosted: Hosted, jupyter: Server) -> None:
    """As from the browser in which Jupyter itself is open: it sends what opens Jupyter with every request."""
    secrets = {"Cookie": "username-x=of-somebody-who-is-logged-in", "Authorization": f"token {TOKEN}"}

    async def go() -> None:
        phone = await Phone(await through(hosted, jupyter)).open(**secrets)
        await phone.say({"kind": "enter", "secret": hosted.share.keys.secret})
        await phone.until(lambda: phone.snapshot != {})
        (device,) = hosted.share.crowd
        assert not {*secrets} & {*device.request.headers}
        assert not [value for value in secrets.values() if value in "".join(phone.received)]

    asyncio.run(go())


def test_beside_the_table_nothing_opens_without_the_token(hosted: Hosted, jupyter: Server) -> None:
    async def go() -> None:
        place = (await through(hosted, jupyter)).partition("#")[0]
        page = await AsyncHTTPClient().fetch(place)
        assert "default-src 'none'" in page.headers["Content-Security-Policy"]
        assert not {"Server", "Set-Cookie"} & set(page.headers)
        for path in (
            f"{jupyter.url}/user/x/api/contents",
            f"{jupyter.url}/user/x/api/kernels",
            f"{place}../../api/contents",
            f"{place}secret",
            f"{jupyter.url}/user/x/dixit/000000000000/",
            f"{jupyter.url}/user/x/dixit/../../../etc/passwd/",
        ):
            answer = await AsyncHTTPClient().fetch(path, raise_error=False, follow_redirects=False)
            assert answer.code in (302, 403, 404), path

    asyncio.run(go())


def test_another_page_opens_no_socket_through_jupyter(hosted: Hosted, jupyter: Server) -> None:
    async def go() -> None:
        phone = Phone(await through(hosted, jupyter))
        with pytest.raises(HTTPClientError, match="403"):
            await phone.open(Origin="http://evil.example")

    asyncio.run(go())


@pytest.mark.parametrize(
    "address", ["", "ftp://x/dixit/", "https://evil.example/", "https://evil.example/dixit/000000000000/", 7]
)
def test_links_lead_to_this_table_only(hosted: Hosted, address: Any) -> None:
    reply = asyncio.run(hosted.ask("share_through", address=address))
    assert reply["code"] in ("share.url", "request.malformed")
    assert urlsplit(hosted.share.link).hostname == "127.0.0.1"


def test_the_file_is_for_the_user_alone_and_goes_with_the_share(hosted: Hosted, jupyter: Server) -> None:
    (file,) = runtime(jupyter).glob("dixit-*.json")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    hosted.room.close()
    assert not file.exists()


def test_a_share_that_is_gone_without_having_said_so_is_a_bad_gateway(
    hosted: Hosted, jupyter: Server
) -> None:
    async def go() -> None:
        place = (await through(hosted, jupyter)).partition("#")[0]
        (file,) = runtime(jupyter).glob("dixit-*.json")
        text = file.read_bytes()
        await asyncio.to_thread(hosted.room.guests.close_door)
        file.write_bytes(text)
        answer = await AsyncHTTPClient().fetch(place, raise_error=False)
        file.unlink()
        assert answer.code == 502

    asyncio.run(go())


@contextlib.asynccontextmanager
async def relayed(host: Hosted) -> AsyncIterator[str]:
    """Hand on sockets to a share in this process; yield the address of the table there."""
    relay = Application([(f"/dixit/{extension._ID}/ws", extension.SocketRelay)])
    (socket,) = bind_sockets(0, "127.0.0.1")
    server = HTTPServer(relay, xheaders=True)
    server.add_sockets([socket])
    port = socket.getsockname()[1]
    yield f"http://127.0.0.1:{port}/{host.share.shared().through}#r={host.share.keys.secret}"
    server.stop()


async def until_nobody_is_there(host: Hosted) -> None:
    while [*host.share.crowd]:
        await asyncio.sleep(0.02)


def test_a_device_behind_jupyter_that_is_gone_without_a_word_is_missed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("JUPYTER_RUNTIME_DIR", str(tmp_path))
    monkeypatch.setattr(extension.SocketRelay, "ping_interval", 0.1)
    monkeypatch.setattr(extension.SocketRelay, "ping_timeout", 0.1)
    host = Hosted()

    async def go() -> None:
        async with relayed(host) as link:
            phone = await Phone(link).enter()
            assert len([*host.share.crowd]) == 1
            protocol = phone._socket.protocol
            assert isinstance(protocol, WebSocketProtocol13)
            heard = protocol._handle_message
            monkeypatch.setattr(
                protocol, "_handle_message", lambda kind, data: None if kind == PING else heard(kind, data)
            )
            await asyncio.wait_for(until_nobody_is_there(host), 20)

    assert extension.SocketRelay.max_message_size < 1_000_000
    asyncio.run(go())
    host.room.close()


def test_a_share_knows_from_where_it_is_asked_through_jupyter_and_believes_nobody_else(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("JUPYTER_RUNTIME_DIR", str(tmp_path))
    host = Hosted()
    said = {"X-Forwarded-For": "10.1.2.3", FROM_HEADER: "10.6.6.6"}

    async def go() -> None:
        async with relayed(host) as link:
            for way, address in ((link, "10.1.2.3"), (host.share.link, "127.0.0.1")):
                phone = await Phone(way).open(**said)
                while not [*host.share.crowd]:
                    await asyncio.sleep(0.01)
                assert [device.address for device in host.share.crowd] == [address]
                await phone.close()
                await asyncio.wait_for(until_nobody_is_there(host), 10)

    asyncio.run(go())
    host.room.close()


def test_who_sends_frames_without_end_is_let_go_by_jupyter_too(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("JUPYTER_RUNTIME_DIR", str(tmp_path))
    host = Hosted()

    async def go() -> None:
        async with relayed(host) as link:
            phone = await Phone(link).enter()
            with contextlib.suppress(StreamClosedError):
                await phone.say_frames((b"\x89\x80" + bytes(4)) * 1000)
            await asyncio.wait_for(phone.closed.wait(), 10)
            await asyncio.wait_for(until_nobody_is_there(host), 10)

    asyncio.run(go())
    host.room.close()


@pytest.mark.parametrize("origin", ["http://evil.example", "http://["])
def test_of_a_device_that_is_refused_nothing_stays_behind(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture, origin: str
) -> None:
    monkeypatch.setenv("JUPYTER_RUNTIME_DIR", str(tmp_path))
    monkeypatch.setattr(device, "_GREETING", 60.0)
    host = Hosted()

    async def go() -> None:
        async with relayed(host) as link:
            with pytest.raises(HTTPClientError, match=r"40[03]"):
                await Phone(link).open(Origin=origin)
            await asyncio.wait_for(until_nobody_is_there(host), 10)

    asyncio.run(go())
    host.room.close()
    assert not [record for record in caplog.records if record.name == "tornado.application"]
