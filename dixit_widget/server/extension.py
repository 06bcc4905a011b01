"""A Jupyter server extension: devices come to a table through the Jupyter server, and to nothing else of it.

Under ``dixit/<id>/`` it hands on what the page of an open share asks, to that share's own port on this
computer. Whoever asks needs no Jupyter token, and gets nothing that would need one.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final
from urllib.parse import urlsplit

from jupyter_server.auth.decorator import allow_unauthenticated
from jupyter_server.utils import url_path_join
from tornado.httpclient import AsyncHTTPClient, HTTPRequest
from tornado.httputil import HTTPServerRequest
from tornado.web import HTTPError, RequestHandler
from tornado.websocket import (
    WebSocketClientConnection,
    WebSocketClosedError,
    websocket_connect,
)

from dixit_widget.server.doorplate import FROM_HEADER, RELAY_HEADER, Doorplate, read
from dixit_widget.server.guard import refuse_odd_origin
from dixit_widget.server.paced import PacedSocket

_ID: Final = "([0-9a-z]{12})"
_FILES: Final = r"(|icon\.svg|[\w-]+\.(?:js|css)|p/[0-9a-f]{16}\.webp|s/[\w-]{22})"
"""Just what the page of a share is made of; the share itself says which of them there are."""
_MOST_BYTES: Final = 131_072
"""Of a frame: the share takes fewer of most."""
PATIENCE: Final = 10.0
"""Seconds from one ping to the next, and in which each is answered."""
_KEPT: Final = (
    "Content-Type",
    "Content-Security-Policy",
    "X-Content-Type-Options",
    "Referrer-Policy",
    "Cross-Origin-Resource-Policy",
    "Cache-Control",
)


def _jupyter_server_extension_points() -> list[dict[str, str]]:
    return [{"module": "dixit_widget.server.extension"}]


def _load_jupyter_server_extension(server: Any) -> None:
    web = server.web_app
    base = url_path_join(web.settings["base_url"], "dixit")
    web.add_handlers(
        ".*$",
        [
            (f"{base}/{_ID}/ws", SocketRelay),
            (f"{base}/{_ID}/{_FILES}", FileRelay),
        ],
    )


def _door(id: str) -> Doorplate:
    plate = read(id)
    if plate is None:
        raise HTTPError(404)
    return plate


def _request(plate: Doorplate, scheme: str, path: str, asked: HTTPServerRequest) -> HTTPRequest:
    """Return a request to a share on this computer, with nothing of the device's own: no cookie, no token.

    The share is told the address it was asked from, where this server knows it: who comes from one and the
    same address waits for each other, and for nobody else.
    """
    return HTTPRequest(
        f"{scheme}{'s' if plate.secure else ''}://127.0.0.1:{plate.port}/{path}",
        headers={RELAY_HEADER: plate.secret, FROM_HEADER: asked.remote_ip or ""},
        validate_cert=False,
        request_timeout=10,
        decompress_response=False,
    )


class FileRelay(RequestHandler):
    """Hands on one of the page's files, a picture, or a recording."""

    @allow_unauthenticated
    async def get(self, id: str, path: str) -> None:
        """Send what the share sends."""
        request = _request(_door(id), "http", path, self.request)
        try:
            answer = await AsyncHTTPClient().fetch(request, raise_error=False)
        except OSError as error:
            raise HTTPError(502) from error
        self.set_status(answer.code)
        self.clear_header("Server")
        for name in _KEPT:
            if name in answer.headers:
                self.set_header(name, answer.headers[name])
        self.finish(answer.body)


class SocketRelay(PacedSocket):
    """Hands on what goes over a device's socket, both ways.

    The share's pings end here, so a device that has gone without a word is missed by pings from here.
    """

    _share: WebSocketClientConnection | None = None
    ping_interval = ping_timeout = PATIENCE
    max_message_size = _MOST_BYTES

    @allow_unauthenticated
    async def get(self, id: str) -> None:
        """Open a socket to the share, and then the device's."""
        refuse_odd_origin(self.request)
        request = _request(_door(id), "ws", "ws", self.request)
        try:
            self._share = await websocket_connect(request, ping_interval=PATIENCE, ping_timeout=PATIENCE)
        except OSError as error:
            raise HTTPError(502) from error
        try:
            await super().get(id)
        finally:
            self._share.close()  # the device has gone, or was refused

    def check_origin(self, origin: str) -> bool:
        """Let only a page of this very server open sockets here."""
        return urlsplit(origin).netloc == self.request.host

    def open(self, *args: str, **kwargs: str) -> None:
        """Begin to hand on."""
        self._handing_on = asyncio.ensure_future(self._hand_on())

    async def on_message(self, message: str | bytes) -> None:
        """Hand on what the device says; the share judges it."""
        if self._share is not None:
            try:
                await self._share.write_message(message, binary=isinstance(message, bytes))
            except WebSocketClosedError:
                self.close()

    async def _hand_on(self) -> None:
        assert self._share is not None
        while (message := await self._share.read_message()) is not None:
            try:
                await self.write_message(message, binary=isinstance(message, bytes))
            except WebSocketClosedError:
                return
        self.close()
