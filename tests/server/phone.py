"""A player's device without a browser: a socket, what it says, and every byte that it is sent."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Callable
from typing import Any
from urllib.parse import urljoin, urlsplit

from tornado.httpclient import HTTPRequest
from tornado.websocket import WebSocketClientConnection, WebSocketProtocol13, websocket_connect

PATIENCE = 20.0


class Phone:
    """One socket to a share; ``received`` holds every frame as text."""

    def __init__(self, link: str, trusted: str | None = None) -> None:
        """Be told the link, and for https whose certificates to trust."""
        self.trusted = trusted
        parts = urlsplit(link)
        self.origin = f"{parts.scheme}://{parts.netloc}"
        self.page = f"{self.origin}{parts.path}"
        self.socket = self.beside("ws").replace("http", "ws", 1)
        self.fragment = parts.fragment
        self.received: list[str] = []
        self.key = ""
        self.seat = ""
        self.snapshot: dict[str, Any] = {}
        self.gone: dict[str, Any] | None = None
        self.closed = asyncio.Event()
        self._changed = asyncio.Event()
        self._replies: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._numbers = itertools.count()
        self._reading: asyncio.Task[None] | None = None
        self._socket: WebSocketClientConnection

    def beside(self, name: str) -> str:
        """Return the address of something that lies beside the page."""
        return urljoin(self.page, name)

    async def open(self, **headers: str) -> Phone:
        request = HTTPRequest(
            self.socket,
            headers={"Origin": self.origin, **headers},
            ca_certs=self.trusted,
        )
        self._socket = await websocket_connect(request)
        self._reading = asyncio.ensure_future(self._read())
        return self

    async def enter(self, **greeting: str) -> Phone:
        """Open, and say hello with the link's secret or key, or as given."""
        await self.open()
        if not greeting:
            kind, _, value = self.fragment.partition("=")
            greeting = (
                {"kind": "return", "key": self.key or value}
                if self.key or kind == "s"
                else {"kind": "own", "key": value}
                if kind == "o"
                else {"kind": "enter", "secret": value}
            )
        await self.say(greeting)
        await self.until(lambda: bool(self.snapshot) or self.gone is not None or self.closed.is_set())
        return self

    async def say(self, content: object) -> None:
        text = content if isinstance(content, str) else json.dumps(content)
        await self._socket.write_message(text)

    async def say_bytes(self, content: bytes) -> None:
        await self._socket.write_message(content, binary=True)

    async def say_frames(self, frames: bytes) -> None:
        """Send just these bytes."""
        protocol = self._socket.protocol
        assert isinstance(protocol, WebSocketProtocol13)
        await protocol.stream.write(frames)

    async def ask(self, kind: str, **given: Any) -> dict[str, Any]:
        return await self.reply_to({"id": str(next(self._numbers)), "kind": kind, "lang": "en", **given})

    async def ask_with(self, recording: bytes, kind: str, **given: Any) -> dict[str, Any]:
        """Ask with a recording beside it."""
        content = {"id": str(next(self._numbers)), "kind": kind, "lang": "en", **given}
        return await self.reply_to(content, recording=recording)

    async def reply_to(
        self, content: dict[str, Any], hangs_up: str = "", recording: bytes = b""
    ) -> dict[str, Any]:
        """Say something and wait for the answer; the line may be cut ``"before"`` or ``"after"``."""
        reply = self._replies[content["id"]] = asyncio.get_running_loop().create_future()
        if hangs_up == "before":
            self.hang_up()
        if recording:
            await self.say_bytes(json.dumps(content).encode() + b"\n" + recording)
        else:
            await self.say(content)
        if hangs_up == "after":
            self.hang_up()
        return await asyncio.wait_for(reply, PATIENCE)

    async def sit(self, name: str, seat: str = "") -> dict[str, Any]:
        reply = await self.ask("take", name=name, seat=seat)
        if reply["ok"]:
            self.key, self.seat = reply["key"], reply["seat"]
            await self.until(lambda: self.snapshot["seating"]["seat"] == self.seat)
        return reply

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until something holds of what has come."""

        async def wait() -> None:
            while not true():
                self._changed.clear()
                await self._changed.wait()

        await asyncio.wait_for(wait(), PATIENCE)

    async def close(self) -> None:
        self._socket.close()
        if self._reading:
            await asyncio.wait_for(self._reading, PATIENCE)

    def hang_up(self) -> None:
        """Be gone without a word."""
        stream = self._socket.protocol.stream if self._socket.protocol else None
        assert stream is not None
        stream.close()

    async def _read(self) -> None:
        while (text := await self._socket.read_message()) is not None:
            self.received.append(str(text))
            self._take(json.loads(text))
            self._changed.set()
        self.closed.set()
        self._changed.set()

    def _take(self, frame: dict[str, Any]) -> None:
        if "id" in frame:
            if frame["id"] in self._replies:
                self._replies.pop(frame["id"]).set_result(frame)
        elif frame["kind"] == "show":
            self.snapshot = frame["snapshot"]
        elif frame["kind"] == "gone":
            self.gone = frame
