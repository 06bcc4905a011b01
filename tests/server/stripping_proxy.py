"""A proxy that serves a share under a path of its own, and takes that path off again, as many do."""

from __future__ import annotations

import asyncio
from urllib.parse import urlsplit

from tornado.httpclient import AsyncHTTPClient, HTTPRequest
from tornado.httpserver import HTTPServer
from tornado.netutil import bind_sockets
from tornado.web import Application, RequestHandler
from tornado.websocket import WebSocketClientConnection, WebSocketHandler, websocket_connect

PATH = "/class/of/econ"
_HANDED_ON = ("Origin", "User-Agent", "Accept-Encoding", "Cookie")


class StrippingProxy:
    """Listens on a port of the running loop; ``url`` is where it shows what lies behind."""

    def __init__(self, *, keeps_host: bool) -> None:
        self.behind = ""
        self.keeps_host = keeps_host
        given = {"proxy": self}
        application = Application([(f"{PATH}/ws", _Socket, given), (f"{PATH}/(.*)", _File, given)])
        (bound,) = bind_sockets(0, "127.0.0.1")
        self._server = HTTPServer(application)
        self._server.add_sockets([bound])
        self.url = f"http://127.0.0.1:{bound.getsockname()[1]}{PATH}/"

    def request(self, asked: RequestHandler, scheme: str, path: str) -> HTTPRequest:
        """Return what is asked of the server behind."""
        headers = {name: asked.request.headers[name] for name in _HANDED_ON if name in asked.request.headers}
        if self.keeps_host:
            headers["Host"] = asked.request.host
        place = urlsplit(self.behind).netloc
        return HTTPRequest(f"{scheme}://{place}/{path}", headers=headers, decompress_response=False)

    def close(self) -> None:
        self._server.stop()


class _File(RequestHandler):
    def initialize(self, proxy: StrippingProxy) -> None:
        self.proxy = proxy

    async def get(self, path: str) -> None:
        answer = await AsyncHTTPClient().fetch(self.proxy.request(self, "http", path), raise_error=False)
        self.set_status(answer.code)
        for name in ("Content-Type", "Content-Encoding"):
            if name in answer.headers:
                self.set_header(name, answer.headers[name])
        self.finish(answer.body)


class _Socket(WebSocketHandler):
    def initialize(self, proxy: StrippingProxy) -> None:
        self.proxy = proxy
        self._behind: WebSocketClientConnection | None = None

    def check_origin(self, origin: str) -> bool:
        return True  # it is the share that judges

    async def open(self) -> None:
        self._behind = await websocket_connect(self.proxy.request(self, "ws", "ws"))
        self._handing_on = asyncio.ensure_future(self._hand_on())

    async def on_message(self, message: str | bytes) -> None:
        while self._behind is None:
            await asyncio.sleep(0.01)
        await self._behind.write_message(message)

    def on_close(self) -> None:
        if self._behind is not None:
            self._behind.close()

    async def _hand_on(self) -> None:
        assert self._behind is not None
        while (message := await self._behind.read_message()) is not None:
            await self.write_message(message)
        self.close()
